"""Where sentences and calls reach the commands: one counter for all doors.

Puts the shelf, the agenda, the voices and the open conversations together, and
takes a sentence through pending question → listed items → patterns.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util import dt as dt_util

from ..home.question import Query, Resolution
from ..home.snapshot import Home
from . import COMMANDS
from .agenda import Agenda
from .answers import Dropped, Filled, read_answer, refer
from .base import Arguments, Command, Door, Request, Response, Spoken
from .book import Book, Switches
from .buttons import Buttons
from .coerce import Reading, coerce, plain
from .desk import Ask, Desk, Tell
from .intents import register_intents
from .kit import Hooks, Kit
from .lifecycle import perform
from .names import HouseNames
from .packages import installer
from .response import Refused
from .routing import Guard, Routed
from .sources import load_folder
from .threads import Open, Pending, Thread, Threads
from .tool import area_of, request_from, result_of, tools_for
from .voices import Voices

# A choice is named in so many words; a longer sentence may be a new command.
_ANSWER = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Wiring:
    """What the house hands in; every part may be left at its default.

    `consent` is safety's word before a command runs, `done` hears of every call
    that ran, `mark` writes the trace, `on_missing` makes a repair issue of missing
    secrets, `guard` tells whether words hold a negation, condition or delay,
    `hooks` are the turn's own undo, why and stop.
    """

    consent: Ask | None = None
    done: Tell | None = None
    mark: Callable[[str, Mapping[str, Any]], None] | None = None
    on_missing: Callable[[Command, Any], None] | None = None
    guard: Guard | None = None
    hooks: Hooks | None = None
    install: Callable[[Command], Any] | None = None


class Counter:
    """The commands of one house, ready to be asked."""

    def __init__(
        self,
        hass: HomeAssistant,
        home: Callable[[], Home],
        resolve: Callable[[Query], Resolution],
        wiring: Wiring | None = None,
    ) -> None:
        """Put everything together; nothing runs before `open`."""
        wiring = wiring or Wiring()
        self._hass = hass
        names = HouseNames(home, resolve)
        self._names = names
        book: dict[str, Any] = {"on_missing": wiring.on_missing}
        if wiring.guard is not None:
            book["guard"] = wiring.guard
        install = wiring.install or installer(hass, self._commands)
        self.book = Book(names, install=install, **book)
        desk = {
            key: value
            for key in ("consent", "mark", "done")
            if (value := getattr(wiring, key)) is not None
        }
        self.desk = Desk(shelf=self.book, names=names, **desk)
        self.threads = Threads()
        self.voices = Voices(hass)
        self.agenda = Agenda(hass, self.voices)
        self.buttons = Buttons(hass, self.desk, self.voices)
        self.kit = Kit(
            hass=hass,
            home=home,
            resolve=resolve,
            agenda=self.agenda,
            voices=self.voices,
            run=self._run,
            hooks=wiring.hooks,
        )
        self._ending: list[Callable[[], None]] = []

    async def open(
        self, switches: Switches | None = None, folder: Path | None = None
    ) -> None:
        """Bring the commands to life; `folder` holds the owner's, when allowed."""
        await self.agenda.open()
        for kind in COMMANDS:
            await self.book.add(kind(), "built_in", built_in=True)
        if folder is not None:
            await load_folder(self._hass, self.book, folder)
        await self.book.open(self.kit, switches or Switches())
        self._ending.append(self.buttons.listen())
        remove = [register_intents(self._hass, self.book.enabled, self.desk, self.kit)]

        def follow() -> None:
            remove.pop()()
            enabled = self.book.enabled
            remove.append(register_intents(self._hass, enabled, self.desk, self.kit))

        def end() -> None:
            remove.pop()()

        self._ending += [self.book.listen(follow), end]

    async def close(self) -> None:
        """Stop everything; what is stored stays."""
        for ending in self._ending:
            ending()
        self._ending.clear()
        self.agenda.close()
        await self.book.close()

    def request(
        self,
        *,
        text: str,
        language: str,
        conversation_id: str,
        door: Door = Door.FAST_LANE,
        now: datetime | None = None,
        context: Context | None = None,
        device_id: str | None = None,
        satellite_id: str | None = None,
        area_id: str | None = None,
        person: str | None = None,
    ) -> Request:
        """Make the request of an utterance in a conversation."""
        now = now or dt_util.now()
        return Request(
            language=language,
            now=now,
            door=door,
            kit=self.kit,
            thread=self.threads.of(conversation_id, now),
            conversation_id=conversation_id,
            utterance=text,
            context=context,
            device_id=device_id,
            satellite_id=satellite_id,
            area_id=area_id or area_of(self._hass, device_id),
            person=person,
        )

    async def hear(self, request: Request) -> Response | None:
        """Answer a sentence without a model; None when no command is asked for."""
        response = await self._answered(request) or await self._referred(request)
        if response is None and (routed := self.route(request)) is not None:
            if routed.command != "repeat":
                request.thread.pending = None
            response = await perform(
                routed.command, routed.arguments, request, self.desk
            )
        if response is not None:
            request.thread.said = response.message
        return response

    def route(self, request: Request) -> Routed | None:
        """Find the command a sentence asks for; nothing happens."""
        spoken = Spoken(
            text=request.utterance, language=request.language, now=request.now
        )
        return self.book.route(spoken, request.thread, request.area_id)

    async def _answered(self, request: Request) -> Response | None:
        """Take the sentence as the answer to the pending question, if it is one."""
        thread, pending = request.thread, request.thread.pending
        if pending is None:
            return None
        answer = read_answer(pending, request.utterance, request.language)
        if isinstance(answer, Dropped):
            thread.pending = None
            return Response.final(self.desk.lines.say("dropped", request.language))
        if answer is None or not self._fits(pending, answer, request):
            return None
        thread.pending = None
        return await perform(
            pending.command,
            answer.arguments,
            replace(request, utterance=pending.utterance, confirmed=answer.confirmed),
            self.desk,
        )

    def _fits(self, pending: Pending, answer: Filled, request: Request) -> bool:
        """Tell an answer in free words from a new command."""
        if pending.kind is not Open.VALUE:
            return True
        long = len(request.utterance.split()) > _ANSWER
        if (long or not pending.choices) and self.route(request) is not None:
            return False
        if pending.choices:
            return True
        command = self.book.find(pending.command)
        for parameter in command.parameters if command else ():
            if parameter.name == pending.param:
                reading = Reading(
                    language=request.language,
                    now=request.now,
                    names=self._names,
                    area_id=request.area_id,
                )
                found = coerce(parameter, answer.arguments[pending.param], reading)
                wrong = isinstance(found, Refused) and found.key.startswith("not_")
                return not wrong
        return True

    async def _referred(self, request: Request) -> Response | None:
        """Take "the second one" as one of the things that were listed."""
        item = refer(request.thread.items, request.utterance, request.language)
        if item is None or not item.command:
            return None
        request.thread.items = ()
        return await perform(item.command, item.arguments, request, self.desk)

    async def act(
        self, name: str, arguments: Mapping[str, Any], request: Request
    ) -> dict[str, Any]:
        """Serve the action `jarvis.run_command`: the response as JSON."""
        response = await perform(
            name, arguments, replace(request, door=Door.ACTION), self.desk
        )
        data = result_of(response).data
        return {
            "success": response.ok,
            "outcome": str(response.outcome),
            "wait_for_input": response.wait_for_input,
            **plain(data),
        }

    def tools(
        self, request: Callable[[llm.LLMContext], Request] | None = None
    ) -> list[llm.Tool]:
        """List the commands as tools; our own turns pass their own requests."""

        def outside(context: llm.LLMContext) -> Request:
            return request_from(self.kit, context)

        return tools_for(self.book.enabled, self.desk, request or outside)

    def forget(self, conversation_id: str) -> None:
        """Drop what a conversation left open; its session has ended."""
        self.threads.forget(conversation_id)

    def thread(self, conversation_id: str) -> Thread | None:
        """Return what a conversation has open, if it lives."""
        return self.threads.peek(conversation_id, dt_util.now())

    def _commands(self) -> tuple[Command, ...]:
        return self.book.commands

    async def _run(
        self, name: str, arguments: Arguments | Mapping[str, Any], request: Request
    ) -> Response:
        return await perform(name, arguments, request, self.desk)
