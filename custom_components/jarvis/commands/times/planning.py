"""Plans: their words, and carrying them out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from homeassistant.util import dt as dt_util, ulid as ulid_util

from ...lang.durations import counted_like
from ...lang.moments import parse_moment
from ...lang.responses import sentences
from ..base import Arguments, Command, PreRoute, Request, Spoken
from ..planned import moved_to, planned_as
from ..shelf.answers import is_all
from ..shelf.kit import Deed, Doer, Kit, Open, Told, Where
from ..shelf.patterns import follow_ups
from .agenda import Entry, What
from .calendar_words import say_moment
from .putting_off import PutOff, put_off, turned_ways


class Plan:
    """What the words of a new entry mean, as far as it is understood."""

    def __init__(self, doer: Doer, arguments: Arguments, request: Request) -> None:
        """Begin with what was said; `read` finds out what it means."""
        self.arguments = arguments
        self.deed: Deed | None = None
        self.first: Deed | None = None
        self.end: Deed | None = None
        self.then: Plan | None = None
        self.open: Open | None = None
        self.doer = doer
        self._request = request

    @property
    def all(self) -> list[Deed]:
        """Everything that is to be done, in order."""
        deeds = (self.first, self.deed, self.end)
        after = self.then.all if self.then else []
        return [*(deed for deed in deeds if deed is not None), *after]

    @property
    def targets(self) -> tuple[str, ...]:
        """What of the house it is about."""
        return self.deed.targets if self.deed else ()

    @property
    def is_over(self) -> bool:
        """Whether its time is over, or its end before its beginning."""
        now = self._request.now
        begin, end = self.arguments.get("time", now), self.arguments.get("until")
        return begin < now or (end is not None and end <= begin)

    def entry(self, consent: Mapping[str, Any]) -> Entry:
        """Write down what is to be done, and what ends it; not due: it begins now."""
        arguments, request = self.arguments, self._request
        deed = self.deed or Deed(text="")
        data = {**deed.data, "consent": consent}
        until, lasting = arguments.get("until"), arguments.get("lasting")
        if until is not None or lasting is not None:
            end = self.end
            data["ends"] = {
                "text": end.text if end else "",
                "deed": {**end.data, "consent": consent} if end else {},
                "until": dt_util.as_utc(until).isoformat() if until else None,
                "lasting": lasting.total_seconds() if lasting else None,
            }
        due = arguments.get("time")
        return Entry(
            what=What.COMMAND,
            text=deed.text,
            due=dt_util.as_utc(due) if due else None,
            length=self._wait(due),
            deed=data,
            language=request.language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            person=request.person,
        )

    def _wait(self, due: datetime | None) -> timedelta | None:
        """Tell how long it waits, where it was put so: "in twenty minutes"."""
        request = self._request
        wish = put_off(request.utterance, request.language, request.now)
        if due is None or wish is None or wish.at is None or wish.at.at is None:
            return None
        return timedelta(seconds=round((due - request.now).total_seconds()))

    async def read(self) -> bool:
        """Understand all of it; False when any part makes no sense."""
        arguments = self.arguments
        previous: tuple[str, ...] = ()
        if first := arguments.get("first"):
            found = await self._understand(first, ())
            if not isinstance(found, Deed):
                return False
            self.first, previous = found, found.targets
        for words in ("text", "other"):
            if not (said := arguments.get(words)):
                continue
            found = await self._understand(said, previous)
            if isinstance(found, Deed):
                self.deed = found
                return await self._ended() and await self._followed()
            self.open = self.open or found
        return False

    async def _understand(
        self, said: str, previous: Sequence[str]
    ) -> Deed | Open | None:
        return await self.doer.understand(
            said,
            self._request,
            previous=previous,
            target=str(self.arguments.get("target", "")),
        )

    async def _followed(self) -> bool:
        """Understand what is to be done after it, at a time of its own."""
        if not (said := self.arguments.get("then")):
            return True
        request = self._request
        wish = put_off(said, request.language, request.now)
        since = self.arguments.get("time", request.now)
        at = wish.at.after(since) if wish and wish.at else None
        if wish is None or at is None:
            return False
        arguments = {"text": wish.text, "other": wish.other, "time": at}
        recent = replace(request, recent=self.targets)
        self.then = Plan(self.doer, arguments, recent)
        return await self.then.read() and not self.then.is_over

    async def _ended(self) -> bool:
        """Find what ends a wish that is to last: its opposite, or how it was before."""
        deed = self.deed
        if deed is None or not {"lasting", "until"} & self.arguments.keys():
            return True
        for way in turned_ways(deed.text, self._request.language):
            end = await self._understand(way, deed.targets)
            if isinstance(end, Deed) and self.doer.is_opposite(deed, end):
                self.end = end
                return True
        return deed.backs


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


FOLLOWS: Final = sentences("schedule", "follows")
NAMED: Final = sentences("schedule", "named")


def going_on(
    command: str, kept: str, spoken: Spoken, entries: Sequence[Entry]
) -> PreRoute | None:
    """Read "make that 11:30" and "cancel it", right after a plan (`kept`) was made."""
    entry = next((one for one in entries if one.id == kept), None)
    if entry is None:
        return None
    for action, slots in follow_ups(command, FOLLOWS, spoken.text, spoken.language):
        said = {**slots, "action": action, "which": kept}
        if action == "retime":
            read = _lengthened(slots["amount"], spoken, entry)
        else:
            read = _timed(said, spoken, [entry])
        if read is not None:
            return PreRoute(arguments=read, pattern=action)
    return None


def which_one(command: str, spoken: Spoken) -> PreRoute | None:
    """Read "cancel it" where several were told: it is asked which."""
    for action, _ in follow_ups(command, FOLLOWS, spoken.text, spoken.language):
        if action == "cancel":
            return PreRoute(arguments={"action": action}, pattern="which_one")
    return None


def naming(command: str, spoken: Spoken, entries: Sequence[Entry]) -> PreRoute | None:
    """Read "cancel the lamp at 11" where a lamp is planned for 11."""
    for action, slots in follow_ups(command, NAMED, spoken.text, spoken.language):
        which = slots["which"]
        if is_all(which, spoken.language):
            continue
        found = planned_as(entries, which, spoken.language, spoken.now)
        read = _timed({**slots, "action": action}, spoken, found)
        if found and read is not None:
            return PreRoute(arguments=read, pattern=action)
    return None


def arguments_of(
    wish: PutOff, spoken: Spoken, since: datetime | None = None
) -> Arguments | None:
    """Write down what was said; None where it is over, or only a day.

    An end is the next such time after the beginning, and what is wished besides a
    plan ("and off again at seven") is for the next such time `since` then.
    """
    begin = wish.at.after(since or spoken.now) if wish.at else spoken.now
    if begin is None or begin < spoken.now:
        return None
    until = wish.until.after(begin) if wish.until else None
    optional = {
        "time": begin if wish.at else None,
        "lasting": wish.lasting,
        "until": until,
        "first": wish.first,
        "other": wish.other,
        "then": wish.then,
    }
    found = {key: value for key, value in optional.items() if value}
    return {"action": "set", "text": wish.text, **found}


def _timed(
    found: Arguments, spoken: Spoken, entries: Sequence[Entry]
) -> Arguments | None:
    """Read the new time of these entries; None where the words are none."""
    if "time" not in found:
        return found
    moment = parse_moment(found["time"], spoken.language, spoken.now)
    if moment is None:
        return None
    at = (
        moved_to(entries[0], moment, spoken.now)
        if len(entries) == 1
        else moment.after(spoken.now)
    )
    return None if at is None else {**found, "time": at}


def _lengthened(said: str, spoken: Spoken, entry: Entry) -> Arguments | None:
    """Read another length for what waits or lasts so long: "make it twenty"."""
    if entry.length is None or entry.due is None:
        return None
    length = counted_like(said, spoken.language, entry.length)
    if not length:
        return None
    at = (entry.due - entry.length + length).astimezone(spoken.now.tzinfo)
    return {"action": "move", "which": entry.id, "time": at}
