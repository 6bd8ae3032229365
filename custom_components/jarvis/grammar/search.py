"""Best readings of a sentence: a beam search through the automaton.

The automaton says what can be said, the lattice what may have been heard at
each place and at which price. Positions are worked off from left to right, so
the cost grows with the length of the sentence and with nothing else.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from .automaton import State, Value
from .templates import Slot

BEAM = 40
"""Readings kept per position."""

HOPELESS = 1.0
"""A reading that is so much dearer than the best at a place is given up."""


@dataclass(frozen=True, slots=True)
class Filling:
    """What may fill a slot: tokens up to `end` meaning `value`.

    A value of None is words that somebody else must make sense of.
    """

    end: int
    value: Value | tuple[str, ...] | None
    cost: float


@dataclass(frozen=True, slots=True, eq=False)
class Capture:
    """A filled slot of a reading; `start` and `end` count tokens.

    Made once per place, so being the same one is being equal.
    """

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

    words: tuple[str, ...]
    length: int

    def skips(self, start: int) -> Iterable[tuple[int, float]]:
        """Return (end, cost) of words here that say nothing."""

    def fillings(self, slot: Slot, start: int) -> Iterable[Filling]:
        """Return what may fill a slot from here on."""


class _Path:
    """A reading under way."""

    __slots__ = ("captures", "cost", "literal", "state")

    def __init__(
        self, cost: float, literal: int, state: State, captures: tuple[Capture, ...]
    ) -> None:
        self.cost = cost
        self.literal = literal
        self.state = state
        self.captures = captures


class _Layer:
    """The paths that have reached one place, the best of each kind."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._paths: dict[tuple[State, tuple[Capture, ...]], _Path] = {}

    def enter(self, path: _Path) -> bool:
        """Add a path unless an equal one is as good; tell whether it was added."""
        if path.cost > self._most:
            return False
        key = (path.state, path.captures)
        known = self._paths.get(key)
        if known is not None and _rank(known) <= _rank(path):
            return False
        self._paths[key] = path
        return True

    def best(self) -> list[_Path]:
        """Return the best paths, cheapest first, without the hopeless."""
        paths = sorted(self._paths.values(), key=_rank)[:BEAM]
        worst = paths[0].cost + HOPELESS if paths else 0.0
        return [path for path in paths if path.cost <= worst]


def _rank(path: _Path) -> tuple[float, int]:
    return path.cost, -path.literal


class _Place:
    """What the lattice offers at one place, asked for once."""

    def __init__(self, lattice: Lattice, at: int) -> None:
        self.word = lattice.words[at]
        self.skips = tuple(lattice.skips(at))
        self._lattice = lattice
        self._at = at
        self._captures: dict[Slot, tuple[tuple[Capture, float], ...]] = {}

    def captures(self, slot: Slot) -> tuple[tuple[Capture, float], ...]:
        """Return the captures of a slot from here on, with their cost."""
        if (known := self._captures.get(slot)) is None:
            at = self._at
            known = self._captures[slot] = tuple(
                [
                    (Capture(slot, at, filling.end, filling.value), filling.cost)
                    for filling in self._lattice.fillings(slot, at)
                ]
            )
        return known


def read(start: State, lattice: Lattice, most: float) -> list[Reading]:
    """Return the readings that cost at most `most`, cheapest first."""
    layers = [_Layer(most) for _ in range(lattice.length + 1)]
    layers[0].enter(_Path(0.0, 0, start, ()))
    for at in range(lattice.length):
        if paths := layers[at].best():
            place = _Place(lattice, at)
            for path in paths:
                _advance(place, layers, path, at)
    found = [
        Reading(block, path.cost, path.literal, path.captures)
        for path in layers[-1].best()
        for block in path.state.blocks
    ]
    return sorted(found, key=lambda r: (r.cost, -r.literal, r.block))


def _advance(place: _Place, layers: list[_Layer], path: _Path, at: int) -> None:
    if (state := path.state.step(place.word)) is not None:
        spelled = _Path(path.cost, path.literal + 1, state, path.captures)
        layers[at + 1].enter(spelled)
    for end, price in place.skips:
        onward = _Path(path.cost + price, path.literal, path.state, path.captures)
        layers[end].enter(onward)
    for slot, following in path.state.slots:
        for capture, price in place.captures(slot):
            taken = (*path.captures, capture)
            onward = _Path(path.cost + price, path.literal, following, taken)
            layers[capture.end].enter(onward)
