"""Best readings of a sentence: a beam search through the automaton.

The automaton says what can be said, the lattice what may have been heard at
each place and at which price. Positions are worked off from left to right, so
the cost grows with the length of the sentence and with nothing else.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from .automaton import Automaton, State
from .templates import Slot
from .terminals import Value

BEAM = 48
"""Readings kept per position."""


@dataclass(frozen=True, slots=True)
class Option:
    """Grammar words that may stand at a place: `words` up to token `end`.

    `cost` 0 is what was heard, letter by letter.
    """

    end: int
    words: tuple[str, ...]
    cost: float


@dataclass(frozen=True, slots=True)
class Filling:
    """What may fill a slot: tokens up to `end` meaning `value`.

    A value of None is words that somebody else must make sense of.
    """

    end: int
    value: Value | tuple[str, ...] | None
    cost: float


@dataclass(frozen=True, slots=True)
class Capture:
    """A filled slot of a reading; `start` and `end` count tokens."""

    slot: Slot
    start: int
    end: int
    value: Value | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the sentence.

    `literal` counts tokens that the template spells out itself.
    """

    block: int
    cost: float
    literal: int
    captures: tuple[Capture, ...]


class Lattice(Protocol):
    """What may have been heard, place by place."""

    @property
    def length(self) -> int:
        """Tokens of the sentence."""

    def options(self, start: int) -> Iterable[Option]:
        """Return the grammar words that may stand here."""

    def skips(self, start: int) -> Iterable[tuple[int, float]]:
        """Return (end, cost) of words here that say nothing."""

    def fillings(self, slot: Slot, start: int) -> Iterable[Filling]:
        """Return what may fill a slot from here on."""

    def missing(self, start: int, word: str) -> float | None:
        """Return the price of a template word that was not heard, None: never."""


@dataclass(slots=True)
class _Path:
    cost: float
    literal: int
    state: State
    captures: tuple[Capture, ...]


type _Key = tuple[State, tuple[Capture, ...]]
type _Layer = dict[_Key, _Path]


def read(automaton: Automaton, lattice: Lattice, most: float) -> list[Reading]:
    """Return the readings that cost at most `most`, cheapest first."""
    layers: list[_Layer] = [{} for _ in range(lattice.length + 1)]
    _enter(layers[0], _Path(0.0, 0, automaton.start, ()), most)
    for at in range(lattice.length):
        paths = _close(automaton, lattice, layers[at], at, most)
        for path in sorted(paths, key=_rank)[:BEAM]:
            _advance(automaton, lattice, layers, path, at, most)
        layers[at].clear()
    paths = _close(automaton, lattice, layers[-1], lattice.length, most)
    found = [
        Reading(block, path.cost, path.literal, path.captures)
        for path in paths
        for block in path.state.blocks
    ]
    return sorted(found, key=lambda r: (r.cost, -r.literal, r.block))


def _rank(path: _Path) -> tuple[float, int]:
    return path.cost, -path.literal


def _enter(layer: _Layer, path: _Path, most: float) -> None:
    if path.cost > most:
        return
    key = (path.state, path.captures)
    known = layer.get(key)
    if known is None or _rank(path) < _rank(known):
        layer[key] = path


def _close(
    automaton: Automaton, lattice: Lattice, layer: _Layer, at: int, most: float
) -> list[_Path]:
    """Add the paths that pass over template words nobody said."""
    stack = list(layer.values())
    while stack:
        path = stack.pop()
        for label in path.state.arcs:
            if isinstance(label, Slot):
                continue
            price = lattice.missing(at, label)
            following = automaton.step(path.state, label)
            if price is None or following is None or path.cost + price > most:
                continue
            onward = _Path(path.cost + price, path.literal, following, path.captures)
            known = layer.get((onward.state, onward.captures))
            if known is None or _rank(onward) < _rank(known):
                layer[(onward.state, onward.captures)] = onward
                stack.append(onward)
    return list(layer.values())


def _advance(
    automaton: Automaton,
    lattice: Lattice,
    layers: list[_Layer],
    path: _Path,
    at: int,
    most: float,
) -> None:
    for option in lattice.options(at):
        state: State | None = path.state
        for word in option.words:
            state = automaton.step(state, word) if state else None
        if state is not None:
            literal = path.literal + option.end - at
            cost = path.cost + option.cost
            _enter(layers[option.end], _Path(cost, literal, state, path.captures), most)
    for end, price in lattice.skips(at):
        cost = path.cost + price
        path_on = _Path(cost, path.literal, path.state, path.captures)
        _enter(layers[end], path_on, most)
    for slot in path.state.slots:
        following = automaton.step(path.state, slot)
        if following is None:
            continue
        for filling in lattice.fillings(slot, at):
            capture = Capture(slot, at, filling.end, filling.value)
            captures = (*path.captures, capture)
            cost = path.cost + filling.cost
            onward = _Path(cost, path.literal, following, captures)
            _enter(layers[filling.end], onward, most)
