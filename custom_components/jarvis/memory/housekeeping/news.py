"""After a change: the last good copy forgets too, and whoever cached is told."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
import logging

from .. import rows
from ..base import Branch, Mutation, StoreError
from ..file import recovery
from ..file.access import Access
from ..forgetting import Forgotten
from ..graph import Learned
from ..words import MOST_TIMES, Erased

_LOGGER = logging.getLogger(__name__)

type Listener = Callable[[Mutation], None]
type Parting = Callable[[Forgotten], None]


class News:
    """What changed, for those who keep something that was made of it."""

    def __init__(self, access: Access) -> None:
        """Take the file; nobody listens yet."""
        self._access = access
        # Counts the changes of what a warm profile is made of.
        self.changes = 0
        # Counts how often something that may have been told was taken out.
        self.removals = 0
        self._erased: deque[tuple[int, Sequence[Erased]]] = deque(maxlen=MOST_TIMES)
        self._listeners: list[Listener] = []
        self._partings: list[Parting] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call back after every change of the graph; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def on_forgotten(self, listener: Parting) -> Callable[[], None]:
        """Call back with what was erased; returns how to stop that."""
        self._partings.append(listener)
        return lambda: self._partings.remove(listener)

    def all_changed(self) -> None:
        """Make everything that was made of the memory be made anew."""
        self.changes += 1
        self.removals += 1

    def erased_since(self, removals: int) -> tuple[Erased, ...]:
        """Return what was erased after so many removals, as far as it is known."""
        return tuple(
            one for number, texts in self._erased if number > removals for one in texts
        )

    async def after(
        self,
        learned: Learned,
        forgotten: Forgotten | None,
        person: str | None,
        now: datetime,
    ) -> None:
        """Make the last good copy forget too, and tell the listeners."""
        changed = learned.stored + learned.retired
        gone = forgotten.ids if forgotten else ()
        retired = learned.retired + learned.stale
        self.removals += bool(gone or retired)
        if forgotten and forgotten.erased:
            self._erased.append((self.removals, forgotten.erased))
            for parting in tuple(self._partings):
                parting(forgotten)
        self.changes += bool(gone)
        try:
            if gone or retired:
                at, copy = rows.stamp(now), self._access.copy
                await self._access.outside(
                    lambda _: recovery.mirror(
                        copy, lambda kept: recovery.take_out(kept, gone, retired, at)
                    )
                )
            if changed:
                found = await self._access.read(
                    lambda connection: rows.fetch(connection, changed)
                )
                branches = tuple(memory.branch for memory in found.values())
                self._tell(branches, "update", person)
        except StoreError as error:
            # The change itself is on the disk, and that is what was asked for.
            _LOGGER.warning(
                "A change of the memory could not be followed up: %s", error
            )
            self.all_changed()
        if forgotten and forgotten.facts:
            self._tell(tuple(one.branch for one in forgotten.facts), "delete", person)

    def _tell(
        self, branches: tuple[Branch | None, ...], action: str, person: str | None
    ) -> None:
        for branch in dict.fromkeys(branches):
            if branch is None:
                continue
            self.changes += branch is not Branch.WORLD
            for listener in tuple(self._listeners):
                listener(Mutation(action=action, branch=branch, person=person))
