"""The word graph as a small deterministic automaton.

Every set of graph nodes that some words can lead to becomes one state, and
states that accept the same continuations are one. A language is a few thousand
states; the graph it came from is thrown away. It is made as flat lists, which
can be kept on disk, and read into states from these.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .interrupt import Check
from .templates import Slot, Weaver

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
