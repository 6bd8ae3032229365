"""A small home, a shelf and a few commands for tests that need no Home Assistant."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, cast, override
from zoneinfo import ZoneInfo

from custom_components.jarvis.commands.base import (
    Accepted,
    Arguments,
    Check,
    Command,
    Corrected,
    Door,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Secret,
)
from custom_components.jarvis.commands.lifecycle import Desk
from custom_components.jarvis.commands.shelf.book import Book, Switches
from custom_components.jarvis.commands.shelf.kit import Kit
from custom_components.jarvis.commands.shelf.names import HouseNames
from custom_components.jarvis.commands.shelf.threads import Thread
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Area, Entity, make_home

NOW = datetime(2026, 1, 28, 15, 45, tzinfo=ZoneInfo("Europe/Berlin"))
HOME = make_home(
    areas=[
        Area(area_id="kitchen", names=("Kitchen",)),
        Area(area_id="bedroom", names=("Bedroom",)),
        Area(area_id="guest", names=("Guest Bedroom",)),
    ],
    entities=[
        Entity(
            entity_id="light.kitchen_lamp", names=("Kitchen Lamp",), area_id="kitchen"
        ),
        Entity(entity_id="lock.back_door", names=("Back Door",), area_id="kitchen"),
        Entity(
            entity_id="climate.bedroom", names=("Bedroom Heater",), area_id="bedroom"
        ),
        Entity(
            entity_id="climate.guest", names=("Guest Bedroom Heater",), area_id="guest"
        ),
        Entity(entity_id="person.anna", names=("Anna",)),
    ],
)


class Probe(Command):
    """Takes one parameter of each kind and tells what it got."""

    name = "probe"
    description = "Probe"
    parameters = (
        Parameter(
            name="count", kind=Kind.INTEGER, description="", minimum=1, maximum=9
        ),
        Parameter(
            name="mode",
            kind=Kind.ENUM,
            description="",
            choices=("slow", "fast"),
            words={"en": {"fast": ("quick",)}},
        ),
        Parameter(
            name="heater",
            kind=Kind.ENTITY,
            description="",
            domains=frozenset({"climate"}),
        ),
        Parameter(name="when", kind=Kind.DATETIME, description=""),
        Parameter(name="loud", kind=Kind.BOOLEAN, description="", default=False),
    )
    seen: Arguments | None = None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Keep what came."""
        self.seen = arguments
        return Response.success("Probed.", **{k: str(v) for k, v in arguments.items()})


class Needy(Command):
    """Needs a heater and a secret."""

    name = "needy"
    description = "Needs things"
    secrets = (Secret(key="api_key", description="the key of the weather service"),)
    parameters = (
        Parameter(
            name="heater",
            kind=Kind.ENTITY,
            description="",
            domains=frozenset({"climate"}),
            required=True,
        ),
    )

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Show that the secret is there without saying it."""
        return Response.success(f"Key of {len(request.secrets['api_key'])} letters.")


class Broken(Command):
    """Misbehaves as asked."""

    name = "broken"
    description = "Misbehaves"
    timeout = 0.05
    parameters = (Parameter(name="how", kind=Kind.STRING, description="", free=True),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Hang, raise, or return nonsense."""
        match arguments.get("how"):
            case "hang":
                await asyncio.sleep(60)
            case "raise":
                raise RuntimeError("secret detail")
            case "cancel":
                raise asyncio.CancelledError
            case "fail":
                return Response.failure("The device is offline.", "offline")
            case "silent":
                return Response.failure("", "offline")
            case "quiet":
                return Response.success("")
        return cast("Response", {"done": True})


class Checked(Command):
    """Corrects, refuses and verifies."""

    name = "checked"
    description = "Checks"
    parameters = (
        Parameter(name="low", kind=Kind.INTEGER, description=""),
        Parameter(name="high", kind=Kind.INTEGER, description=""),
        Parameter(name="room", kind=Kind.STRING, description=""),
    )

    @override
    def check(self, arguments: Arguments, request: Request) -> Sequence[Check]:
        """Compare two parameters; correct one room, ask about another."""
        found: list[Check] = [Accepted()]
        if arguments.get("low", 0) > arguments.get("high", 9):
            found.append(Refused(param="low", reason="low is above high"))
        room = arguments.get("room")
        if room in {"leaving room", "front more"}:
            found.append(
                Corrected(
                    param="room",
                    value="living_room" if room == "leaving room" else "front_door",
                    said=room,
                    name="Living Room" if room == "leaving room" else "Front Door",
                    risky=room == "front more",
                )
            )
        return found

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Say where."""
        return Response.success(f"Room {arguments.get('room')}.")

    @override
    async def verify(
        self, arguments: Arguments, response: Response, request: Request
    ) -> Response:
        """Fail for the room that never obeys."""
        if arguments.get("room") == "stubborn":
            return Response.failure("It did not happen.", "not_verified")
        return response


class Post(Command):
    """Mends its arguments after the model."""

    name = "post"
    description = "Mends"
    parameters = (
        Parameter(name="action", kind=Kind.STRING, description="", required=True),
    )

    @override
    def post_process(self, arguments: Arguments, utterance: str) -> Arguments:
        """Take what is missing from the utterance."""
        return {"action": "trash"} if "delete" in utterance else arguments

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Say it."""
        return Response.success(arguments["action"])


async def shelf(*commands: Command, switches: Switches | None = None) -> Book:
    """Put commands on a shelf in the small home."""
    resolver = Resolver(HOME)
    book = Book(HouseNames(lambda: HOME, resolver.resolve))
    for command in commands or (Probe(), Needy(), Broken(), Checked(), Post()):
        await book.add(command, "test")
    await book.open(kit(), switches or Switches())
    return book


def kit() -> Kit:
    """Return a kit for commands that reach for nothing."""
    return cast("Kit", object())


def desk(book: Book, **more: Any) -> Desk:
    """Return a desk over the shelf."""
    resolver = Resolver(HOME)
    return Desk(shelf=book, names=HouseNames(lambda: HOME, resolver.resolve), **more)


def request(door: Door = Door.FAST_LANE, **more: Any) -> Request:
    """Return a request at a fixed time."""
    values: Mapping[str, Any] = {"language": "en", "now": NOW, "thread": Thread()}
    return Request(door=door, kit=kit(), **{**values, **more})
