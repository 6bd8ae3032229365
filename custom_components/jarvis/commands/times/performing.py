"""Does what was planned when its time has come, and tells how it went.

What went well is told in a few words by day and not at all at night; what did not is
always told. What came due while Home Assistant was down is done if it is minutes ago.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from homeassistant.util import dt as dt_util, ulid as ulid_util

from ..base import Command, Request
from ..shelf.deeds import Deed, Doer, Told, Where
from ..shelf.kit import Kit
from .agenda import Entry
from .calendar_words import say_moment

# So late it is still what was wanted; what was consented to has less.
GRACE: Final = timedelta(minutes=10)
GRACE_CONSENTED: Final = timedelta(minutes=2)
# In these hours nobody is told that all went well.
_NIGHT_FROM: Final = 22
_NIGHT_TO: Final = 7


@dataclass(frozen=True, slots=True)
class Performing:
    """Does planned things for the command whose lines are `command`'s."""

    kit: Kit
    doer: Doer
    command: Command

    async def at_once(
        self, deed: Deed, consent: Mapping[str, Any], request: Request
    ) -> Told:
        """Do now what stands in front of what is planned."""
        data = {**deed.data, "consent": consent}
        return self._worded(
            await self.doer.do(deed.text, data, Where.of(request)), request.language
        )

    async def begin(self, entry: Entry, request: Request) -> tuple[Told, Entry | None]:
        """Do now what is to last; the entry that ends it, when it was done."""
        told, ending = await self._done(entry, Where.of(request))
        return self._worded(told, entry.language), ending

    async def perform(self, entry: Entry, late: timedelta) -> None:
        """Do what came due, and let those know who wished it."""
        grace = GRACE_CONSENTED if entry.deed.get("consent") else GRACE
        if late > grace:
            await self._deliver(entry, self._missed(entry))
            return
        there = Where(
            language=entry.language,
            conversation_id=f"{self.command.name}-{entry.id}",
            satellite_id=entry.satellite_id,
            person=entry.person,
        )
        told, _ = await self._done(entry, there)
        if not told.ok:
            why = self._worded(told, entry.language).said
            said = self._say("failed", entry, text=entry.text, why=why)
            await self._deliver(entry, said.strip())
        elif told.said and not told.heard and not _is_night(dt_util.now()):
            await self._mention(entry, self._say("done", entry, said=told.said))

    async def _done(self, entry: Entry, where: Where) -> tuple[Told, Entry | None]:
        """Do it, and plan what ends it; the end is None where nothing does."""
        ends = entry.deed.get("ends")
        before = self.doer.before(entry.deed) if ends and not ends["deed"] else {}
        told = await self.doer.do(entry.text, entry.deed, where)
        if not told.ok or not ends:
            return told, None
        now = dt_util.utcnow()
        due = dt_util.parse_datetime(ends["until"]) if ends["until"] else None
        ending = replace(
            entry,
            id=ulid_util.ulid_now(),
            text=ends["text"],
            due=due or now + timedelta(seconds=ends["lasting"] or 0),
            length=None if due else timedelta(seconds=ends["lasting"] or 0),
            deed=ends["deed"] or {**before, "consent": entry.deed.get("consent") or {}},
        )
        await self.kit.agenda.put(ending)
        return told, ending

    def _worded(self, told: Told, language: str) -> Told:
        """Say why nothing was done, where there is only a reason."""
        if told.ok or not told.why:
            return told
        return replace(told, said=self.command.say(told.why, language))

    def _missed(self, entry: Entry) -> str:
        now = dt_util.now()
        due = (entry.due or now).astimezone(now.tzinfo)
        when = say_moment(due, now, entry.language)
        return self._say("missed", entry, text=entry.text, when=when)

    async def _deliver(self, entry: Entry, said: str) -> None:
        await self.kit.voices.deliver(
            said,
            entry.id,
            satellite_id=entry.satellite_id,
            area_id=entry.area_id,
            person=entry.person,
            by_phone=entry.satellite_id is None,
        )

    async def _mention(self, entry: Entry, said: str) -> None:
        """Tell it where it was asked for, or on the phone; nobody else cares."""
        voices = self.kit.voices
        if entry.satellite_id in voices.satellites():
            await voices.announce(said, [entry.satellite_id])
        elif entry.person is not None and (phones := voices.phones(entry.person)):
            await voices.notify(said, phones)

    def _say(self, key: str, entry: Entry, **facts: str) -> str:
        text = facts.get("text")
        if text is not None:
            facts["text"] = text or self.command.say("back", entry.language)
        return self.command.say(key, entry.language, **facts)


def _is_night(now: datetime) -> bool:
    return now.hour >= _NIGHT_FROM or now.hour < _NIGHT_TO
