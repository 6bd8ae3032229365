"""The automaton: terminals, classes and transitions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hassil.numbers import get_rbnf_engine
from unicode_rbnf import RbnfEngine

from .interrupt import Check
from .templates import Slot, Weaver, spellings
from .text import words

type Label = str | Slot
type _Signature = tuple[tuple[int, ...], frozenset[tuple[Label, int]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flat:
    """An automaton in lists: per state its blocks, and its labels and what follows.

    `arcs` of a state are label, state, label, state; both are counted. What follows
    a state stands before it, and the state to start from is the last.
    """

    labels: Sequence[Label]
    blocks: Sequence[Sequence[int]]
    arcs: Sequence[Sequence[int]]


class State:
    """One state: its words, its slots with the states behind, its blocks.

    `blocks` are the templates that are complete here.
    """

    __slots__ = ("blocks", "following", "slots")

    def __init__(self, following: dict[Label, State], blocks: tuple[int, ...]) -> None:
        """Take what follows."""
        self.following = following
        self.blocks = blocks
        self.slots = tuple(
            (label, state)
            for label, state in following.items()
            if isinstance(label, Slot)
        )

    def step(self, label: Label) -> State | None:
        """Return the state behind a word or slot, None when there is none."""
        return self.following.get(label)


def determine(weaver: Weaver, starts: Iterable[int], check: Check) -> Flat:
    """Make the graph deterministic and minimal.

    The graph has no cycles, so what follows a state is finished before the state
    is, and two states with equal continuations are the same one. `check` may raise.
    """
    done: dict[frozenset[int], int] = {}
    known: dict[_Signature, int] = {}
    first = frozenset(starts)
    stack: list[frozenset[int]] = [first]
    while stack:
        check()
        nodes = stack[-1]
        if nodes in done:
            stack.pop()
            continue
        arcs = _arcs(nodes, weaver)
        waiting = [then for then in arcs.values() if then not in done]
        if waiting:
            stack.extend(waiting)
            continue
        stack.pop()
        blocks = tuple(sorted({b for node in nodes for b in weaver.ends(node)}))
        following = frozenset((label, done[then]) for label, then in arcs.items())
        done[nodes] = known.setdefault((blocks, following), len(known))
    return _flat(list(known), check)


def _flat(states: list[_Signature], check: Check) -> Flat:
    """Count the labels; each state in a fixed order, so that equal data is equal."""
    labels: dict[Label, int] = {}
    for _, following in states:
        check()
        for label, _ in sorted(following, key=_order):
            labels.setdefault(label, len(labels))
    return Flat(
        labels=tuple(labels),
        blocks=tuple(blocks for blocks, _ in states),
        arcs=tuple(
            tuple(n for x, s in sorted(following, key=_order) for n in (labels[x], s))
            for _, following in states
        ),
    )


def _order(arc: tuple[Label, int]) -> tuple[bool, Label, int]:
    label, state = arc
    return isinstance(label, Slot), label, state


def thaw(flat: Flat) -> State:
    """Make the states of an automaton in lists; return the one to start from.

    Raises LookupError when the lists do not belong together.
    """
    states: list[State] = []
    for blocks, arcs in zip(flat.blocks, flat.arcs, strict=True):
        pairs = zip(arcs[::2], arcs[1::2], strict=True)
        following = {flat.labels[label]: states[state] for label, state in pairs}
        states.append(State(following, tuple(blocks)))
    return states[-1]


def _arcs(nodes: frozenset[int], weaver: Weaver) -> dict[Label, frozenset[int]]:
    if len(nodes) == 1:
        return weaver.arcs(next(iter(nodes)))
    found: dict[Label, list[frozenset[int]]] = {}
    for node in nodes:
        for label, then in weaver.arcs(node).items():
            if (known := found.get(label)) is None:
                found[label] = [then]
            else:
                known.append(then)
    return {
        label: many[0] if len(many) == 1 else many[0].union(*many[1:])
        for label, many in found.items()
    }


type Value = str | int | float
_VALUE = ""
"""Key of the value in a trie node; no token is empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """Numbers from `low` to `high`, by `step` or its `parts` (0.5 for halves)."""

    low: float
    high: float
    step: int = 1
    parts: float = 1.0
    times: float = 1.0

    def value(self, text: str) -> Value | None:
        """Return the number written in digits, None when it is not in the range."""
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            return None
        if not self.low <= number <= self.high or number % self.parts:
            return None
        number *= self.times
        return int(number) if number.is_integer() else number


class Terminal:
    """One list: which tokens it accepts and what they mean."""

    def __init__(self, *, numbers: Range | None = None, free: bool = False) -> None:
        """Start empty; `free` lists accept any words."""
        self.numbers = numbers
        self.free = free
        self.trie: dict[str, Any] = {}

    def add(self, tokens: tuple[str, ...], value: Value) -> None:
        """Accept one more token sequence; the first meaning of equal ones stays."""
        node = self.trie
        for token in tokens:
            node = node.setdefault(token, {})
        node.setdefault(_VALUE, value)

    def flat(self) -> dict[str, Any]:
        """Return the list in the form of JSON."""
        numbers = None if self.numbers is None else asdict(self.numbers)
        return {"numbers": numbers, "free": self.free, "trie": self.trie}

    def ends(self, heard: tuple[str, ...], start: int) -> Iterator[tuple[int, Value]]:
        """Yield (end, value) of everything the list accepts from `start` on."""
        if start < len(heard) and self.numbers and heard[start][0].isdigit():
            value = self.numbers.value(heard[start])
            if value is not None:
                yield start + 1, value
        node = self.trie
        for at in range(start, len(heard)):
            following = node.get(heard[at])
            if following is None:
                return
            node = following
            if _VALUE in node:
                yield at + 1, node[_VALUE]

    def vocabulary(self) -> set[str]:
        """Return every token the list knows."""
        found: set[str] = set()
        stack = [self.trie]
        while stack:
            for token, node in stack.pop().items():
                if token != _VALUE:
                    found.add(token)
                    stack.append(node)
        return found


def terminal(body: Mapping[str, Any]) -> Terminal:
    """Build a list from its flat form; raises LookupError or TypeError on others."""
    numbers = body["numbers"]
    made = Terminal(numbers=Range(**numbers) if numbers else None, free=body["free"])
    made.trie = body["trie"]
    return made


def terminals(
    lists: Mapping[str, Any], language: str, check: Check
) -> dict[str, Terminal]:
    """Build every list of a language from the data package's own form."""
    engine = _engine(language)
    return {name: _terminal(body, engine, check) for name, body in lists.items()}


def _terminal(
    body: Mapping[str, Any], engine: RbnfEngine | None, check: Check
) -> Terminal:
    if body.get("wildcard"):
        return Terminal(free=True)
    if "range" in body:
        return _numbers(body["range"], engine, check)
    made = Terminal()
    for value in body.get("values", ()):
        template = value["in"] if isinstance(value, Mapping) else value
        meaning = value.get("out", template) if isinstance(value, Mapping) else value
        if isinstance(meaning, str) and meaning.isdecimal():
            meaning = int(meaning)
        check()
        for tokens in spellings(str(template)):
            made.add(tokens, meaning)
    return made


def _numbers(
    body: Mapping[str, Any], engine: RbnfEngine | None, check: Check
) -> Terminal:
    parts = {"halves": 0.5, "tenths": 0.1}.get(body.get("fractions", ""), 1.0)
    numbers = Range(
        low=body["from"],
        high=body["to"],
        step=body.get("step", 1),
        parts=parts,
        times=body.get("multiplier", 1),
    )
    made = Terminal(numbers=numbers)
    if engine is not None:
        for number in range(int(numbers.low), int(numbers.high) + 1, numbers.step):
            check()
            value = numbers.value(str(number))
            for tokens in number_words(engine, number):
                if value is not None:
                    made.add(tokens, value)
    return made


def number_words(engine: RbnfEngine, number: int) -> set[tuple[str, ...]]:
    """Return the ways a number is said (genders, cases) as token sequences."""
    said = engine.format_number(number).text_by_ruleset
    return {
        words(text.replace("\u00ad", ""))
        for rules, text in said.items()
        if "ordinal" not in rules and "year" not in rules
    } - {()}


def _engine(language: str) -> RbnfEngine | None:
    try:
        engine = get_rbnf_engine(language)
        engine.format_number(1)
    except ValueError:
        return None
    return engine


type Body = Mapping[str, Any]
type Strings = Sequence[str]

_MANY = ("any", "all", "which", "how_many")


def questions(own: Body) -> Iterator[Body]:
    """Yield blocks of HassGetState, in the form of the data package."""
    frames: Mapping[str, Any] = own.get("frames", {})
    classes: Mapping[str, Any] = own.get("classes", {})
    for name, said in classes.get("binary_sensor", {}).items():
        slots = {"domain": "binary_sensor", "device_class": name}
        yield from _states(said, frames, slots, _list("binary_sensor", name))
    for name, said in classes.get("domain", {}).items():
        yield from _groups(said, frames, {"domain": name}, _list("domain", name))
    for name, noun in classes.get("sensor", {}).items():
        yield from _measures(name, noun, frames)


def states(own: Body) -> dict[str, Body]:
    """Return the list of states that each binary device class brings."""
    classes: Mapping[str, Any] = own.get("classes", {})
    return {
        _list(kind, name): {
            "values": [
                {"in": said, "out": state}
                for state, said in words.items()
                if state != "noun"
            ]
        }
        for kind in ("binary_sensor", "domain")
        for name, words in classes.get(kind, {}).items()
    }


def _states(words: Body, frames: Body, slots: Body, said: str) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("binary_sensor", {})
    state = f"{{{said}:state}}"
    noun = str(words["noun"])
    one = _filled(table.get("one", ()), noun, state)
    yield _block("one_yesno", slots, one)
    detected = _filled(table.get("detected", ()), noun, state)
    yield _block("one_yesno", {**slots, "state": "on"}, detected)
    present = _filled(table.get("present", ()), noun, state)
    yield _block("any", {**slots, "state": "on"}, _everywhere(present, frames))
    yield from _groups(words, frames, slots, said)


def _groups(words: Body, frames: Body, slots: Body, said: str) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("binary_sensor", {})
    for response in _MANY:
        templates = table.get(response, ())
        plain = _filled(templates, str(words["noun"]), f"{{{said}:state}}")
        yield _block(response, slots, _everywhere(plain, frames))


def _measures(name: str, noun: str, frames: Body) -> Iterator[Body]:
    table: Mapping[str, Strings] = frames.get("sensor", {})
    slots = {"domain": "sensor", "device_class": name}
    for key in ("one", "where"):
        yield _block("one", slots, _filled(table.get(key, ()), noun, ""))


def _everywhere(plain: Strings, frames: Body) -> list[str]:
    """Say it of the house, of an area and of a floor, where the frame says $place."""
    places = ["", *frames.get("place", ()), *frames.get("floor", ())]
    return [text.replace("$place", place) for text in plain for place in places]


def _filled(templates: Strings, noun: str, state: str) -> list[str]:
    return [t.replace("$noun", noun).replace("$state", state) for t in templates]


def _block(response: str, slots: Body, sentences: Strings) -> Body:
    return {"response": response, "slots": slots, "sentences": sentences}


def _list(kind: str, name: str) -> str:
    return f"{kind}_{name}"
