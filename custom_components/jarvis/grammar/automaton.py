"""The word graph as an automaton that is made deterministic while it is used.

A state is a set of graph nodes. Only states that sentences reach are ever
built, each once, so memory follows what people say, not what could be said.
"""

from collections.abc import Iterable

from .templates import Slot, Weaver


class State:
    """One state: its words, its slots, and the blocks that may end here."""

    __slots__ = ("arcs", "blocks", "nodes", "slots")

    def __init__(self, nodes: frozenset[int], weaver: Weaver) -> None:
        """Read the arcs of all nodes of the set."""
        self.nodes = nodes
        arcs: dict[str | Slot, set[int]] = {}
        blocks: set[int] = set()
        for node in nodes:
            blocks |= weaver.ends(node)
            for label, then in weaver.arcs(node).items():
                arcs.setdefault(label, set()).update(then)
        self.arcs = {label: frozenset(then) for label, then in arcs.items()}
        self.slots = tuple(label for label in self.arcs if isinstance(label, Slot))
        self.blocks = tuple(sorted(blocks))


class Automaton:
    """All templates of one language; safe to share, it only ever grows."""

    def __init__(self, weaver: Weaver, starts: Iterable[int]) -> None:
        """Take a woven graph and the nodes where its templates start."""
        self._weaver = weaver
        self._states: dict[frozenset[int], State] = {}
        self.start = self._state(frozenset(starts))

    def step(self, state: State, label: str | Slot) -> State | None:
        """Return the state behind a word or slot, None when there is none."""
        nodes = state.arcs.get(label)
        return None if nodes is None else self._state(nodes)

    def vocabulary(self) -> frozenset[str]:
        """Return every literal word; walks the whole graph, so at build time only."""
        seen: set[int] = set(self.start.nodes)
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

    def _state(self, nodes: frozenset[int]) -> State:
        if (known := self._states.get(nodes)) is None:
            known = self._states[nodes] = State(nodes, self._weaver)
        return known
