"""What was set or told just now gets another time, an end, or one more of its kind."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import ClassVar, Final, override

from ..const import DOMAIN
from ..lang.durations import parse_duration
from ..lang.moments import Moment, local, parse_moment
from ..lang.responses import sentences
from ..lang.sequels import sequels_for
from .base import Arguments, PreRoute, Request, Response, Spoken
from .planned import moved_to
from .shelf.answers import are_all, is_all
from .shelf.patterns import follow_ups
from .shelf.threads import Thread
from .times.agenda import Entry
from .times.calendar_words import Upcoming
from .times.repeats import every_weekend, part_repeat

FOLLOWS: Final = sentences("retiming", "follows")

# In place of a name: those that were told last.
SHOWN: Final = "@shown"


class Retimed(Upcoming):
    """A command about entries that have a time of day, and may get another one."""

    # "Cancel it" is about what was set or told, whatever was done to it last.
    sooner: ClassVar[frozenset[str]] = frozenset(
        {"cancel", "cancel_all", "cancel_one", "another"}
    )

    @override
    def touch(self, entry: Entry, request: Request) -> None:
        """Remember which one was spoken of: "it" means this one."""
        self.show([entry], request)

    def show(self, entries: Sequence[Entry], request: Request) -> None:
        """Remember which were told: "it" is the only one, "them" are all of them."""
        kept = request.thread.kept
        kept[self.name + SHOWN] = tuple(entry.id for entry in entries)
        if len(entries) == 1:
            kept[self.name] = entries[0].id

    def shown(self, entries: Sequence[Entry], thread: Thread) -> list[Entry]:
        """Return those that were told last and are still there."""
        ids = thread.kept.get(self.name + SHOWN, ())
        return [entry for entry in entries if entry.id in ids]

    def moved(
        self, response: Response, entry: Entry, before: datetime | None
    ) -> Response:
        """Say how the move just made is taken back; what had no time gets none."""
        if before is None:
            return response
        back = {"action": "move", "which": entry.id, "time": before.isoformat()}
        return replace(response, undo=((DOMAIN, self.name, back),))

    def matching(self, entries: list[Entry], said: str, spoken: Spoken) -> list[Entry]:
        """Return the entries that words of a sentence name; none where they do not."""
        raise NotImplementedError

    def one_more(
        self, entry: Entry, at: datetime | None, rest: str, spoken: Spoken
    ) -> Arguments | None:
        """Return the arguments of an entry like this one, with something else in it."""
        raise NotImplementedError

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Claim what goes on from the entries this conversation spoke of last."""
        if self.kit is None or thread is None or thread.last != self.name:
            return None
        shown = self.shown(self.kit.agenda.entries(self.what), thread)
        if not shown:
            return None
        language = spoken.language
        # "And at nine on weekends" names the days besides.
        rest = sequels_for(language).rest(spoken.text, question=True) or ""
        if shown[0].repeat:
            rest = every_weekend(rest, language)
        again = bool(part_repeat(rest, language)[1])
        if again and (found := self._one_more_of(shown[0], rest, spoken)):
            return PreRoute(arguments=found, pattern="another")
        for pattern, slots in follow_ups(self.name, FOLLOWS, spoken.text, language):
            if pattern == "all" and not self._asks_which(thread):
                continue
            if "length" in slots:
                found = self._shifted(pattern, slots["length"], shown, spoken)
            elif "time" in slots or "rest" in slots:
                found = self._timed(pattern, slots, shown, spoken)
            else:
                found = self._dropped(pattern, slots, shown, spoken)
            if found is not None:
                return PreRoute(arguments=found, pattern=pattern)
        return None

    def _one_more_of(self, entry: Entry, said: str, spoken: Spoken) -> Arguments | None:
        """Set one more as it is said; None where no time is."""
        found = self.one_more(entry, None, said.strip(), spoken)
        return found if found and ("time" in found or "change" in found) else None

    @override
    def ask_which(
        self,
        found: Sequence[tuple[Entry, str]],
        arguments: Arguments,
        request: Request,
        joint: str = "; ",
    ) -> Response:
        """Ask which of these entries is meant; "all of them" are these."""
        self.show([entry for entry, _ in found], request)
        return super().ask_which(found, arguments, request, joint)

    def _asks_which(self, thread: Thread) -> bool:
        """Tell whether it was asked just now which entry is to go."""
        asked = thread.items[:1]
        return any(
            one.command == self.name and one.arguments.get("action") == self.drops
            for one in asked
        )

    def _dropped(
        self,
        pattern: str,
        slots: Mapping[str, str],
        shown: list[Entry],
        spoken: Spoken,
    ) -> Arguments | None:
        """Let the one go that is meant, or all that were told."""
        if pattern in {"cancel_one", "cancel_about"}:
            found = self.matching(shown, slots["which"], spoken)
            # "The one about the bins" is one of these, or there is none.
            missing = None if pattern == "cancel_one" else self._drop(slots["which"])
            return self._drop(found[0].id) if len(found) == 1 else missing
        if len(shown) == 1:
            return self._drop(shown[0].id)
        if pattern not in {"all", "cancel_all"}:
            return self._drop("")
        language, words = spoken.language, spoken.text.split()
        counted = [word for word in words if is_all(word, language)]
        fits = all(are_all(word, language, len(shown)) for word in counted)
        return self._drop(SHOWN if fits else "")

    def _drop(self, which: str) -> Arguments:
        return {"action": self.drops, **({"which": which} if which else {})}

    def _shifted(
        self, pattern: str, said: str, shown: list[Entry], spoken: Spoken
    ) -> Arguments | None:
        """Move the one that is meant by so much, to an earlier time or a later."""
        length, due = parse_duration(said, spoken.language), shown[0].due
        if length is None or due is None or len(shown) > 1:
            return None
        at = (due - length if pattern == "earlier" else due + length).astimezone(
            spoken.now.tzinfo
        )
        if at <= spoken.now:
            return None
        return {"action": "move", "which": shown[0].id, "time": at}

    def _timed(
        self,
        pattern: str,
        slots: Mapping[str, str],
        shown: list[Entry],
        spoken: Spoken,
    ) -> Arguments | None:
        """Move the one that is meant, or set another one like it."""
        entry, language = shown[0], spoken.language
        besides = sequels_for(language).rest(spoken.text, question=True) is not None
        if pattern == "also_of" and not besides:
            return None
        when = slots.get("time", "")
        if "rest" in slots:
            return self._one_more_of(entry, f"{slots['rest']} {when}", spoken)
        moment = parse_moment(when, language, spoken.now)
        at = None if moment is None else _moved(entry, moment, spoken.now)
        if at is None or (pattern == "also" and not besides):
            return None
        if pattern == "another" or (pattern in {"at", "also"} and besides):
            return self.one_more(entry, at, "", spoken)
        meant = shown
        if "which" in slots:
            meant = self.matching(shown, slots["which"], spoken)
            if len(meant) != 1:
                return None
        which = {"which": meant[0].id} if len(meant) == 1 else {}
        return {"action": "move", **which, "time": at}


def _moved(entry: Entry, moment: Moment, now: datetime) -> datetime | None:
    """Return the new time: on the old day where none is named, or at the old hour."""
    if moment.at is None and moment.date and moment.time is None and entry.due:
        due = entry.due.astimezone(now.tzinfo)
        return local(moment.date, due.timetz(), now)
    return moved_to(entry, moment, now)
