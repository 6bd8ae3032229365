"""What is planned: said, listed, found by its words, moved and cancelled."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final

from homeassistant.core import valid_entity_id
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..lang.durations import say_duration
from ..lang.moments import Moment, local, parse_moment
from ..lang.numbers import tokens
from ..lang.responses import words_of
from .base import Arguments, Request, Response
from .shelf.answers import are_all, is_all
from .times.agenda import Entry
from .times.calendar_words import Upcoming, say_moment

SMALL: Final = words_of("timer", "small")

# Sooner than this it is said in minutes.
_SOON: Final = timedelta(hours=1)
_VERY_SOON: Final = timedelta(minutes=5)
_MINUTE: Final = timedelta(minutes=1)
# How exactly what is sooner than that is said.
_GRAINS: Final = (
    (timedelta(minutes=2), timedelta(seconds=1)),
    (_VERY_SOON, timedelta(seconds=10)),
)
# What passes between a sentence and its answer.
_BLUR: Final = timedelta(seconds=2)
_HALF_DAY: Final = 43_200


class Planned(Upcoming):
    """Tells, moves and cancels what is planned."""

    def told(self, entry: Entry, request: Request) -> str:
        """Say what is planned now: what and when, and how long."""
        language = request.language
        when = self._when(entry, request.now, language)
        if not entry.text:
            return self.say("restored", language, when=when)
        text = self._span(entry, request)
        return self.say("set", language, when=when, text=text)

    def _span(self, entry: Entry, request: Request) -> str:
        """Say what is to be done, and how long it lasts."""
        ends = entry.deed.get("ends")
        if not ends:
            return entry.text
        language = request.language
        if ends["until"]:
            until = dt_util.parse_datetime(ends["until"], raise_on_error=True)
            when = say_moment(
                until.astimezone(request.now.tzinfo), request.now, language
            )
            end = self.say("ends", language, when=when)
        else:
            length = say_duration(timedelta(seconds=ends["lasting"]), language)
            end = self.say("lasting", language, length=length)
        return f"{entry.text}, {end}"

    def _when(self, entry: Entry, now: datetime, language: str) -> str:
        """Say when it is due: in so long, or at a time."""
        due = entry.due or dt_util.as_utc(now)
        left = due - now
        grain = next((fine for far, fine in _GRAINS if left < far), _MINUTE)
        length = round(left / grain) * grain
        rounded = abs(left - length) <= _BLUR or left < _VERY_SOON
        if rounded and timedelta() < left <= _SOON + _BLUR:
            said = say_duration(max(length, grain), language)
            return self.say("soon", language, length=said)
        return say_moment(due.astimezone(now.tzinfo), now, language)

    def _named(self, entry: Entry, language: str) -> str:
        """Call an entry by its words."""
        return entry.text or self.say("back", language)

    def _called(
        self, entries: Sequence[Entry], request: Request
    ) -> list[tuple[Entry, str]]:
        language = request.language
        return [
            (
                entry,
                self.say(
                    "one",
                    language,
                    text=self._named(entry, language),
                    when=self._when(entry, request.now, language),
                ),
            )
            for entry in entries
        ]

    def list_of(
        self, entries: Sequence[Entry], which: str, request: Request
    ) -> Response:
        """Tell what is planned: the one that is named by its id, or all of it."""
        if not entries:
            return Response.answer(self.say("none", request.language), count=0)
        meant = [entry for entry in entries if entry.id == which] or entries
        listed = "; ".join(name for _, name in self._called(meant, request))
        key = "single" if len(meant) == 1 else "list"
        facts = {"count": str(len(meant)), "list": listed}
        return Response.answer(
            self.say(key, request.language, **facts),
            count=len(meant),
            planned=[
                {"id": e.id, "text": e.text, "time": e.due.isoformat() if e.due else ""}
                for e in meant
            ],
        )

    async def cancel(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        """Cancel what was found; of several the one that is meant is asked for."""
        language, which = request.language, str(arguments.get("which", ""))
        every = are_all(which, language, len(found))
        if len(found) > 1 and not every:
            return self.ask_which(self._called(found, request), arguments, request)
        await request.kit.agenda.drop(found)
        if len(found) > 1:
            said = self.say("cancelled_all", language, count=str(len(found)))
        else:
            said = self.say("cancelled", language, text=self._named(found[0], language))
        return Response.success(said, cancelled_count=len(found))

    async def move(
        self, found: list[Entry], arguments: Arguments, request: Request
    ) -> Response:
        """Do it at another time; of several the one that is meant is asked for."""
        if len(found) > 1:
            return self.ask_which(self._called(found, request), arguments, request)
        [entry], at, language = found, arguments["time"], request.language
        if at < request.now:
            return Response.failure(self.say("past", language), "past")
        before = (entry.due or request.now).isoformat()
        deed = entry.deed
        if (doer := request.kit.doer) is not None:
            # At another time it is another wish.
            deed = await doer.agree_anew(deed, request)
        length = entry.length
        if length is not None and entry.due is not None:
            length = max(dt_util.as_utc(at) - entry.due + length, timedelta())
        moved = replace(entry, due=dt_util.as_utc(at), length=length, deed=deed)
        await request.kit.agenda.put(moved)
        self.touch(moved, request)
        said = self.say(
            "moved",
            language,
            when=self._when(moved, request.now, language),
            text=self._named(moved, language),
        )
        back = {"action": "move", "which": entry.id, "time": before}
        return replace(
            Response.success(said, id=moved.id, time=at.isoformat()),
            undo=((DOMAIN, self.name, back),),
        )


def is_seen(entry: Entry, request: Request) -> bool:
    """Tell whether who asks may see all that is planned there; their own is theirs."""
    if request.names is None or entry.person == request.person:
        return True
    data, seen = entry.deed, request.kit.home().entities
    about = {one for wish in data.get("wishes", ()) for one in wish["targets"]}
    about |= {one["entity_id"] for one in data.get("states", ())}
    given = (data.get("command") or {}).get("arguments", {}).values()
    about |= {one for one in given if isinstance(one, str) and valid_entity_id(one)}
    return about <= seen.keys()


def planned_as(
    entries: Sequence[Entry], said: str, language: str, now: datetime
) -> list[Entry]:
    """Return the entries that the words and times name; all for no words or "all"."""
    if named := [entry for entry in entries if entry.id == said]:
        return named
    if not said or is_all(said, language):
        return list(entries)
    words = said.split()
    # The farthest time at the end of the words, and the words without any.
    for cut in range(len(words) + 1):
        moment = parse_moment(" ".join(words[cut:]), language, now)
        if cut < len(words) and moment is None:
            continue
        wanted = _content(" ".join(words[:cut]), language)
        if not wanted and moment is None:
            return []
        return [
            entry
            for entry in entries
            if _names(entry, wanted, language) and _is_at(entry, moment, now)
        ]
    return []


def moved_to(entry: Entry, moment: Moment, now: datetime) -> datetime | None:
    """Return when "make it eight" means: the eight that is nearest to the old time.

    Where that has gone by it is the same of the next day: who moves an alarm from seven
    to half past six, at a quarter to seven, does not want it in the evening.
    """
    if moment.at is not None or moment.date is not None or entry.due is None:
        return moment.after(now)
    if moment.time is None:
        return None
    due = entry.due.astimezone(now.tzinfo)
    times = [moment.time]
    if moment.vague:
        times.append(moment.time.replace(hour=(moment.time.hour + 12) % 24))

    def far(at: time) -> float:
        return abs(local(due.date(), at, now).timestamp() - due.timestamp())

    nearest = min(times, key=far)
    days = (due.date(), now.date(), now.date() + timedelta(days=1))
    return next(at for day in days if (at := local(day, nearest, now)) > now)


def _content(said: str, language: str) -> tuple[str, ...]:
    code = language.partition("-")[0]
    small = SMALL.get(code, SMALL["en"]).split()
    return tuple(word for word in tokens(said) if word not in small)


def _names(entry: Entry, wanted: Sequence[str], language: str) -> bool:
    """Tell whether an entry has all these words: "Licht" also in "Flurlicht"."""
    has = _content(entry.text, language)
    return all(any(word.endswith(one) for word in has) for one in wanted)


def _is_at(entry: Entry, moment: Moment | None, now: datetime) -> bool:
    """Tell whether an entry is due at a moment; "at 11" is either 11."""
    if moment is None:
        return True
    if entry.due is None:
        return False
    due = entry.due.astimezone(now.tzinfo)
    if moment.date is not None and due.date() != moment.date:
        return False
    at = moment.after(now)
    if at is None or moment.soft:
        return True
    apart = abs(due.timestamp() - at.timestamp())
    if moment.vague or moment.date is None:
        apart %= _HALF_DAY if moment.vague else 2 * _HALF_DAY
    return apart < 60  # noqa: PLR2004 - within the minute
