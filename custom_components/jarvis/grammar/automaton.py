"""The word graph as an automaton that is made deterministic while it is used.

A state is a set of graph nodes. Only states that sentences reach are ever
built, each once, so memory follows what people say, not what could be said.
"""

from collections.abc import Iterable

from .templates import Slot, Weaver


class State:
    """One state: its words and slots, and the blocks that may end here.

    `passable` are its words that may have been lost, with the states behind.
    """

    __slots__ = ("_arcs", "_automaton", "_known", "_passable", "blocks", "slots")

    def __init__(
        self, nodes: frozenset[int], weaver: Weaver, automaton: Automaton
    ) -> None:
        """Read the arcs of all nodes of the set."""
        arcs: dict[str | Slot, set[int]] = {}
        blocks: set[int] = set()
        for node in nodes:
            blocks |= weaver.ends(node)
            for label, then in weaver.arcs(node).items():
                arcs.setdefault(label, set()).update(then)
        self._arcs = arcs
        self._automaton = automaton
        self._known: dict[str | Slot, State] = {}
        self._passable: tuple[tuple[str, State], ...] | None = None
        self.slots = tuple(label for label in arcs if isinstance(label, Slot))
        self.blocks = tuple(sorted(blocks))

    def step(self, label: str | Slot) -> State | None:
        """Return the state behind a word or slot, None when there is none."""
        if (known := self._known.get(label)) is not None:
            return known
        nodes = self._arcs.get(label)
        if nodes is None:
            return None
        state = self._known[label] = self._automaton.state(frozenset(nodes))
        return state

    @property
    def passable(self) -> tuple[tuple[str, State], ...]:
        """Words of this state that may be missing, and where they lead."""
        if self._passable is None:
            lost = [
                (label, state)
                for label in self._arcs
                if isinstance(label, str) and label in self._automaton.losable
                if (state := self.step(label)) is not None
            ]
            self._passable = tuple(lost)
        return self._passable


class Automaton:
    """All templates of one language; safe to share, it only ever grows."""

    def __init__(
        self, weaver: Weaver, starts: Iterable[int], losable: frozenset[str]
    ) -> None:
        """Take a woven graph, where its templates start, and words often lost."""
        self.losable = losable
        self._weaver = weaver
        self._states: dict[frozenset[int], State] = {}
        self._starts = frozenset(starts)
        self.start = self.state(self._starts)

    def state(self, nodes: frozenset[int]) -> State:
        """Return the one state of a set of graph nodes."""
        if (known := self._states.get(nodes)) is None:
            known = self._states[nodes] = State(nodes, self._weaver, self)
        return known

    def vocabulary(self) -> frozenset[str]:
        """Return every literal word; walks the whole graph, so at build time only."""
        seen: set[int] = set(self._starts)
        stack = list(seen)
        found: set[str] = set()
        while stack:
            for label, then in self._weaver.arcs(stack.pop()).items():
                if isinstance(label, str):
                    found.add(label)
                fresh = then - seen
                seen |= fresh
                stack.extend(fresh)
        return frozenset(found)
