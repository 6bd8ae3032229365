"""Understands what is to be planned: all parts of it, or nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from homeassistant.util import dt as dt_util

from ..base import Arguments, Request
from ..shelf.deeds import Deed, Doer, Open
from .agenda import Entry, What
from .putting_off import put_off, turned_ways


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
