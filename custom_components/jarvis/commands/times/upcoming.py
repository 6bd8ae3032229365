"""What the commands about the agenda share: keeping an entry, and asking which."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from ...const import DOMAIN
from ..base import Arguments, Command, Item, Request, Response, Spoken
from ..shelf.every import are_several, is_all
from .agenda import Entry, What
from .choosing import telling


class Upcoming(Command):
    """A command about one kind of entries of the agenda.

    `what` is the kind, `drops` the action that takes an entry away, `rings` tells
    that it is heard by everybody who is in its room. The lines
    "full" and "which" (with {list}) are the command's own.
    """

    what: ClassVar[What]
    drops: ClassVar[str]
    rings: ClassVar[bool] = False

    def named(
        self, arguments: Mapping[str, Any], slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments:
        """Add that all of them are meant, where the sentence says so."""
        language = spoken.language
        if telling(slots.get("which", ""), language):
            return dict(arguments)
        words = spoken.text.split()
        every = next((word for word in words if is_all(word, language)), None)
        if every is None and are_several(spoken.text, language):
            # "Cancel my timers" is about each of them.
            every = "all"
        return dict(arguments) if every is None else {**arguments, "which": every}

    async def keep(self, request: Request, **facts: Any) -> Entry | None:
        """Store a new entry for who asks; None when there are too many."""
        agenda = request.kit.agenda
        if agenda.is_full:
            return None
        facts.setdefault("person", request.person)
        entry = Entry(
            what=self.what,
            language=request.language,
            satellite_id=request.satellite_id,
            area_id=request.area_id,
            **facts,
        )
        await agenda.put(entry)
        self.touch(entry, request)
        return entry

    def touch(self, entry: Entry, request: Request) -> None:
        """Remember which one was spoken of: "it" means this one."""
        request.thread.kept[self.name] = entry.id

    def of_nobody_else(self, which: str, request: Request) -> list[Entry]:
        """List the entries without those of another account.

        What rings in a room is the room's, and so is what a voice without an account
        may hear of. One for somebody else stays within reach of who has just made it.
        """
        spoken_of = {which, request.thread.kept.get(self.name)}
        return [
            one
            for one in request.kit.agenda.entries(self.what)
            if one.person in {None, request.person}
            or (self.rings and one.satellite_id is not None)
            or one.id in spoken_of
            or (request.person is None and _is_told_there(one, request))
        ]

    def kept(self, response: Response, entry: Entry) -> Response:
        """Say how the entry just made is taken back."""
        back = {"action": self.drops, "which": entry.id}
        return replace(response, undo=((DOMAIN, self.name, back),))

    def too_many(self, request: Request) -> Response:
        """Refuse one more."""
        return Response.failure(self.say("full", request.language), "too_many")

    def ask_which(
        self,
        found: Sequence[tuple[Entry, str]],
        arguments: Arguments,
        request: Request,
        joint: str = "; ",
    ) -> Response:
        """Ask which of these entries is meant, each called by its words."""
        items = tuple(
            Item(
                id=entry.id,
                name=name,
                command=self.name,
                arguments={**arguments, "which": entry.id},
            )
            for entry, name in found
        )
        listed = joint.join(item.name for item in items)
        said = self.say("which", request.language, list=listed)
        return replace(Response.listing(said, items), error="which")


def _is_told_there(entry: Entry, request: Request) -> bool:
    """Tell whether an account's entry is told where somebody unknown speaks.

    The house itself, as its automations are, may reach all of them.
    """
    if request.satellite_id is None and request.device_id is None:
        return True
    there = (
        entry.satellite_id is not None and entry.satellite_id == request.satellite_id
    )
    return there or (entry.area_id is not None and entry.area_id == request.area_id)
