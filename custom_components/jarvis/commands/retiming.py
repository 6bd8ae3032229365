"""What was set just now gets another time ("make it ten"), or an end ("delete it")."""

from datetime import datetime
from typing import override

from ..lang.moments import Moment, local, parse_moment
from .agenda import Agenda, Entry
from .base import Arguments, PreRoute, Spoken
from .kit import Kit
from .patterns import follow_ups
from .planned import moved_to
from .threads import Thread
from .upcoming import Upcoming
from .words.schedule import CHANGES


class Retimed(Upcoming):
    """A command about entries that have a time of day, and may get another one."""

    _agenda: Agenda | None = None

    @override
    async def start(self, kit: Kit) -> None:
        """Know the entries, and whether one rings."""
        self._agenda = kit.agenda

    @override
    async def stop(self) -> None:
        """Let the agenda go."""
        self._agenda = None

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim another time, or an end, for what this conversation spoke of last."""
        if self._agenda is None or thread is None or thread.last != self.name:
            return None
        kept = thread.kept.get(self.name)
        entries = self._agenda.entries(self.what)
        entry = next((one for one in entries if one.id == kept), None)
        if entry is None:
            return None
        language = spoken.language
        found: Arguments
        for pattern, slots in follow_ups(self.name, CHANGES, spoken.text, language):
            if "time" not in slots:
                found = {"action": self.drops, "which": entry.id}
                return PreRoute(arguments=found, pattern=pattern)
            moment = parse_moment(slots["time"], language, spoken.now)
            at = None if moment is None else _moved(entry, moment, spoken.now)
            if at is not None:
                found = {"action": "move", "which": entry.id, "time": at}
                return PreRoute(arguments=found, pattern=pattern)
        return None


def _moved(entry: Entry, moment: Moment, now: datetime) -> datetime | None:
    """Return the new time: on the old day where none is named, or at the old hour."""
    if moment.at is None and moment.date and moment.time is None and entry.due:
        due = entry.due.astimezone(now.tzinfo)
        return local(moment.date, due.timetz(), now)
    return moved_to(entry, moment, now)
