"""Sentence templates into a word graph.

Templates come in Home Assistant's own notation (`home_assistant_intents`, parsed
by hassil). Every template of a language goes into one graph whose suffixes are
shared (equal continuations are one node), so a language is some ten thousand
nodes however many sentences it spells. Built once per language, off the loop.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import permutations
import re
from typing import NamedTuple

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)
from hassil.parse_expression import parse_sentence

from .text import is_unspaced, words

_PIECES = re.compile(r"\s+|\S+")
_MOST_SPELLINGS = 400


class Slot(NamedTuple):
    """A place for words: which list they come from and the slot they fill.

    `prefix` is what the script writes onto the word in front of it (Hebrew).
    """

    list: str
    name: str
    prefix: str = ""


class End(NamedTuple):
    """The end of a template of block number `block`."""

    block: int


type Piece = str | Slot | End
type Arc = tuple[Piece, int]
type Node = tuple[Arc] | frozenset[Arc]
"""Arcs that differ; most nodes have one, and a set takes four times the memory."""

_SPACE = " "
_NOWHERE = -1


class Weaver:
    """Builds the graph of one language; `rules` are its expansion rules."""

    def __init__(self, rules: dict[str, str]) -> None:
        """Take the rules; they are parsed when a template first needs them."""
        self._bodies = rules
        self._rules: dict[str, Expression] = {}
        self._ids: dict[Node, int] = {}
        self._nodes: list[Node] = []
        self._done: dict[tuple[str, int], int] = {}
        self._words: dict[int, dict[str | Slot, frozenset[int]]] = {}
        self._ends: dict[int, frozenset[int]] = {}

    def weave(self, template: str, block: int) -> int:
        """Add one template; return the node where it starts."""
        expression = parse_sentence(template).expression
        return self._build(expression, self._node(((End(block), _NOWHERE),)))

    def finish(self) -> None:
        """Let go of what only weaving needs; no template can follow."""
        self._done.clear()
        self._rules.clear()

    def arcs(self, node: int) -> dict[str | Slot, frozenset[int]]:
        """Return the next words and slots of a node, and where each leads."""
        if (known := self._words.get(node)) is None:
            known = self._words[node] = self._spell(node)
        return known

    def ends(self, node: int) -> frozenset[int]:
        """Return the blocks whose template is complete at this node."""
        if (known := self._ends.get(node)) is None:
            known = self._ends[node] = self._complete(node)
        return known

    def _complete(self, node: int) -> frozenset[int]:
        found: set[int] = set()
        stack = [node]
        while stack:
            for piece, then in self._nodes[stack.pop()]:
                if isinstance(piece, End):
                    found.add(piece.block)
                elif piece == _SPACE:
                    stack.append(then)
        return frozenset(found)

    def _node(self, arcs: Collection[Arc]) -> int:
        key: Node = (next(iter(arcs)),) if len(arcs) == 1 else frozenset(arcs)
        if (known := self._ids.get(key)) is None:
            known = self._ids[key] = len(self._nodes)
            self._nodes.append(key)
        return known

    def _rule(self, name: str, then: int) -> int:
        key = (name, then)
        if (known := self._done.get(key)) is None:
            if (body := self._rules.get(name)) is None:
                body = self._rules[name] = parse_sentence(self._bodies[name]).expression
            known = self._done[key] = self._build(body, then)
        return known

    def _build(self, expression: Expression, then: int) -> int:
        match expression:
            case TextChunk():
                return self._text(expression.text, then)
            case Permutation():
                return self._any(
                    self._spaced(order, then)
                    for order in permutations(expression.items)
                )
            case Alternative():
                return self._any(self._build(item, then) for item in expression.items)
            case Group():
                for item in reversed(expression.items):
                    then = self._build(item, then)
                return then
            case RuleReference():
                return self._rule(expression.rule_name, then)
            case ListReference():
                slot = Slot(expression.list_name, expression.slot_name)
                return self._node(((slot, then),))
            case _:
                raise TypeError(expression)

    def _text(self, text: str, then: int) -> int:
        for piece in _pieces(text):
            if is_unspaced(piece[-1]):
                # A border after every piece: no spelling ever gets long.
                then = self._node(((_SPACE, then),))
            then = self._node(((_SPACE if piece.isspace() else piece, then),))
        return then

    def _spaced(self, items: Iterable[Expression], then: int) -> int:
        for item in reversed(tuple(items)):
            then = self._node(((_SPACE, then),))
            then = self._node(((_SPACE, self._build(item, then)),))
        return then

    def _any(self, nodes: Iterable[int]) -> int:
        arcs: set[Arc] = set()
        for node in nodes:
            arcs.update(self._nodes[node])
        return self._node(arcs)

    def _spell(self, node: int) -> dict[str | Slot, frozenset[int]]:
        """Follow the pieces up to the next border and read whole words from them."""
        found: dict[str | Slot, set[int]] = {}
        for text, slot, then in self._runs(node):
            parts = words(text)
            if slot is not None:
                self._chain(found, (*parts, slot), then)
                if text[-1:].isalpha() and not is_unspaced(text[-1]):
                    # Written onto the word behind it (Hebrew "in", "to").
                    glued = Slot(slot.list, slot.name, parts[-1])
                    self._chain(found, (*parts[:-1], glued), then)
            elif parts:
                self._chain(found, parts, then)
        return {label: frozenset(nodes) for label, nodes in found.items()}

    def _chain(
        self,
        found: dict[str | Slot, set[int]],
        labels: tuple[str | Slot, ...],
        then: int,
    ) -> None:
        """Enter the first label; the rest of the word becomes nodes of its own."""
        for label in reversed(labels[1:]):
            piece: Piece = label if isinstance(label, Slot) else label + _SPACE
            then = self._node(((piece, then),))
        found.setdefault(labels[0], set()).add(then)

    def _runs(self, start: int) -> Iterator[tuple[str, Slot | None, int]]:
        """Yield (text, slot behind it or None, node behind that) up to each border."""
        stack: list[tuple[str, int]] = [("", start)]
        seen: set[tuple[str, int]] = set(stack)
        while stack:
            text, node = stack.pop()
            for piece, then in self._nodes[node]:
                if isinstance(piece, Slot):
                    yield text, piece, then
                elif isinstance(piece, End):
                    if text:
                        yield text, None, node
                elif text and piece[-1] == _SPACE:
                    yield text + piece, None, then
                elif (text + piece.lstrip(), then) not in seen:
                    step = (text + piece.lstrip(), then)
                    if piece[-1] == _SPACE and len(piece) > 1:
                        yield step[0], None, then
                    else:
                        seen.add(step)
                        stack.append(step)


@lru_cache(maxsize=4_096)
def _pieces(text: str) -> tuple[str, ...]:
    """Return the words and spaces of a text, the last first."""
    return tuple(reversed(_PIECES.findall(text)))


def spellings(template: str) -> frozenset[tuple[str, ...]]:
    """Return every token sequence of a small template without slots."""
    found = {words(text) for text in _expand(parse_sentence(template).expression)}
    return frozenset(found - {()})


def _expand(expression: Expression) -> list[str]:
    match expression:
        case TextChunk():
            return [expression.text]
        case Permutation():
            orders = permutations(expression.items)
            return [text for order in orders for text in _sequence(order, " ")]
        case Alternative():
            return [text for item in expression.items for text in _expand(item)]
        case Group():
            return _sequence(expression.items, "")
        case _:
            return []


def _sequence(items: Iterable[Expression], between: str) -> list[str]:
    texts = [""]
    for item in items:
        endings = _expand(item)
        texts = [f"{text}{between}{end}" for text in texts for end in endings]
        del texts[_MOST_SPELLINGS:]
    return texts
