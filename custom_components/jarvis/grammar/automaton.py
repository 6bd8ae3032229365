"""The word graph as a small deterministic automaton.

Every set of graph nodes that some words can lead to becomes one state, and
states that accept the same continuations are one. A language is a few thousand
states; the graph it came from is thrown away.
"""

from collections.abc import Iterable, Mapping

from .templates import Slot, Weaver

type Label = str | Slot
type _Signature = tuple[tuple[int, ...], frozenset[tuple[Label, int]]]


class State:
    """One state: its words, its slots with the states behind, its blocks.

    `blocks` are the templates that are complete here.
    """

    __slots__ = ("_following", "blocks", "slots")

    def __init__(self, following: dict[Label, State], blocks: tuple[int, ...]) -> None:
        """Take what follows."""
        self._following = following
        self.blocks = blocks
        self.slots = tuple(
            (label, state)
            for label, state in following.items()
            if isinstance(label, Slot)
        )

    def step(self, label: Label) -> State | None:
        """Return the state behind a word or slot, None when there is none."""
        return self._following.get(label)

    def following(self) -> Iterable[tuple[Label, State]]:
        """Return every label of this state and the state behind it."""
        return self._following.items()


class Losses:
    """What it costs to pass over template words that were lost; answers are kept."""

    def __init__(self, prices: Mapping[str, float]) -> None:
        """Take the words that may be lost, and their price."""
        self._prices = prices
        self._known: dict[State, tuple[tuple[float, State], ...]] = {}

    def behind(self, state: State) -> tuple[tuple[float, State], ...]:
        """Return (price, state behind) of the words of a state that may be lost."""
        if (known := self._known.get(state)) is None:
            known = self._known[state] = tuple(
                (self._prices[label], then)
                for label, then in state.following()
                if isinstance(label, str) and label in self._prices
            )
        return known


def determine(weaver: Weaver, starts: Iterable[int]) -> State:
    """Make the graph deterministic and minimal; return the state to start from.

    The graph has no cycles, so what follows a state is finished before the state
    is, and two states with equal continuations are the same one.
    """
    done: dict[frozenset[int], State] = {}
    known: dict[_Signature, State] = {}
    first = frozenset(starts)
    stack: list[frozenset[int]] = [first]
    while stack:
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
        following = {label: done[then] for label, then in arcs.items()}
        signature = (blocks, frozenset((x, id(s)) for x, s in following.items()))
        if (state := known.get(signature)) is None:
            state = known[signature] = State(following, blocks)
        done[nodes] = state
    return done[first]


def vocabulary(start: State) -> frozenset[str]:
    """Return every word of the automaton."""
    seen = {start}
    stack = [start]
    found: set[str] = set()
    while stack:
        for label, state in stack.pop().following():
            if isinstance(label, str):
                found.add(label)
            if state not in seen:
                seen.add(state)
                stack.append(state)
    return frozenset(found)


def _arcs(nodes: frozenset[int], weaver: Weaver) -> dict[Label, frozenset[int]]:
    if len(nodes) == 1:
        return weaver.arcs(next(iter(nodes)))
    found: dict[Label, set[int]] = {}
    for node in nodes:
        for label, then in weaver.arcs(node).items():
            if (known := found.get(label)) is None:
                found[label] = set(then)
            else:
                known |= then
    return {label: frozenset(then) for label, then in found.items()}
