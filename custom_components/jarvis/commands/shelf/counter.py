"""The commands of one house, put together."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import UserContent, async_get_chat_log
from homeassistant.const import MATCH_ALL
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import (
    device_registry as dr,
    entity_registry as er,
    intent,
    llm,
)
from homeassistant.helpers.chat_session import ChatSession, current_session
from homeassistant.util import dt as dt_util

from ...const import DOMAIN, SUBENTRY_COMMAND, SUBENTRY_OWN_COMMANDS
from ...home.question import Query, Resolution
from ...home.snapshot import Home
from ...memory import MemoryService
from ...nlu.interpret import Interpreter
from ...settings import CommandSettings
from .. import COMMANDS
from ..base import Arguments, Command, Door, Request, Response
from ..lifecycle import perform
from ..parts.ways import DOMAINS, DONE, WISHED, way_of
from ..times.agenda import Agenda, Entry, buttons_of
from ..tool import tools_for
from .book import Book, Missing, Switches, register_intents
from .desk import Desk, Execute, Narrow
from .hearing import Hearing
from .issues import Issues
from .kit import Doer, Hooks, Judge, Kit, Web, no_model
from .names import HouseNames, Places, nowhere
from .packages import installer
from .routing import Guard, Routed, compile_all
from .sources import follow_platforms, load_folder
from .threads import Thread, Threads
from .voices import Buttons, PhoneButton, Voices

if TYPE_CHECKING:
    from homeassistant.config_entries import ConfigEntry


_SATELLITE = "assist_satellite"


def area_of(hass: HomeAssistant, device_id: str | None) -> str | None:
    """Return the area a device stands in."""
    registry = dr.async_get(hass)
    if not device_id or (device := registry.async_get(device_id)) is None:
        return None
    return dr.async_get_effective_area_id(hass, device)


def satellite_of(hass: HomeAssistant, device_id: str | None) -> str | None:
    """Return the satellite that belongs to a device."""
    if not device_id:
        return None
    entries = er.async_entries_for_device(er.async_get(hass), device_id)
    return next((e.entity_id for e in entries if e.domain == _SATELLITE), None)


def last_words(hass: HomeAssistant, session: ChatSession) -> str:
    """Return what the user said last in a chat session that is open now."""
    with async_get_chat_log(hass, session) as log:
        for content in reversed(log.content):
            if isinstance(content, UserContent):
                return content.content
    return ""


# The command that goes on with steps.
_STEPS = "adjust"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wiring:
    """What the house hands in; every part may be left at its default.

    `execute` runs a command that safety lets pass, `judge` is its word before each
    action that one calls, `narrow` leaves of the house what the caller may see, `mark`
    writes the trace, `on_missing` makes a repair issue of
    missing secrets, `guard` tells whether words hold a negation, condition or delay,
    `hooks` are the turn's own undo, why and stop, `doer` does later what is said now,
    `memory` what the house keeps,
    `web` the way out, `area` finds one by a misheard name; `has_model` tells whether
    a model could answer.
    """

    execute: Execute | None = None
    judge: Judge | None = None
    narrow: Narrow | None = None
    mark: Callable[[str, Mapping[str, Any]], None] | None = None
    on_missing: Missing | None = None
    guard: Guard | None = None
    hooks: Hooks | None = None
    doer: Doer | None = None
    memory: MemoryService | None = None
    web: Web | None = None
    has_model: Callable[[], bool] = no_model
    install: Callable[[Command], Any] | None = None
    area: Places = nowhere
    interpreter: Interpreter | None = None


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
        names = HouseNames(home, resolve, wiring.area)
        self._names = names
        book: dict[str, Any] = {"on_missing": wiring.on_missing or self._missing}
        if wiring.guard is not None:
            book["guard"] = wiring.guard
        book["interpreter"] = wiring.interpreter
        install = wiring.install or installer(hass, self._running)
        self._folder: Path | None = None
        self.book = Book(names, install=install, **book)
        desk = {
            key: value
            for key in ("execute", "narrow", "mark")
            if (value := getattr(wiring, key)) is not None
        }
        self.desk = Desk(shelf=self.book, names=names, done=self._done, **desk)
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
            memory=wiring.memory,
            web=wiring.web,
            has_model=wiring.has_model,
            interpreter=wiring.interpreter,
            commands_on=lambda: frozenset(one.name for one in self.book.enabled),
            judge=wiring.judge,
            doer=wiring.doer,
        )
        self.issues = Issues(hass, self.book)
        self._hearing = Hearing(self.book, self.desk, names)
        self._tools: list[llm.Tool] | None = None
        self._ending: list[Callable[[], None]] = []

    async def open(
        self, switches: Switches | None = None, folder: Path | None = None
    ) -> None:
        """Bring the commands to life; `folder` holds the owner's, when allowed."""
        await self.agenda.open()
        built_in = [kind() for kind in COMMANDS]
        await self._hass.async_add_executor_job(_compile, built_in)
        for command in built_in:
            await self.book.add(command, "built_in", built_in=True)
        self._ending.append(await follow_platforms(self._hass, self.book))
        self._folder = folder
        if folder is not None:
            await load_folder(self._hass, self.book, folder)
        await self.book.open(self.kit, switches or Switches())
        self._ending.append(self.buttons.listen())
        self.agenda.offer(self._offer)

        def register() -> Callable[[], None]:
            return register_intents(
                self._hass, self.book.enabled, self.desk, self._from_intent
            )

        remove = [register()]

        def follow() -> None:
            self._tools = None
            remove.pop()()
            remove.append(register())

        def end() -> None:
            remove.pop()()

        self._ending += [self.book.listen(follow), end, self.issues.open()]

    async def follow(self, switches: Switches, folder: Path | None) -> None:
        """Do as the owner decided; what runs and what is open goes on."""
        await self.book.apply(switches)
        if folder != self._folder:
            before, self._folder = self._folder, folder
            if before is not None:
                await self.book.clear(str(before))
            await self.reload()

    async def reload(self) -> None:
        """Read the owner's folder again, and try again what failed to start."""
        if self._folder is not None:
            await self.book.clear(str(self._folder))
            await load_folder(self._hass, self.book, self._folder)
        for problem in self.book.problems:
            if problem.kind in {"package", "start"}:
                await self.book.retry(problem.command)

    async def close(self) -> None:
        """Stop everything; what is stored stays."""
        for ending in self._ending:
            ending()
        self._ending.clear()
        self.threads.clear()
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
        recent: tuple[str, ...] = (),
    ) -> Request:
        """Make the request of an utterance in a conversation."""
        now = now or dt_util.now()
        return Request(
            language=language,
            now=now,
            door=door,
            kit=self.kit,
            thread=self._thread(conversation_id, now),
            conversation_id=conversation_id,
            utterance=text,
            context=context,
            device_id=device_id,
            satellite_id=satellite_id or satellite_of(self._hass, device_id),
            area_id=area_id or area_of(self._hass, device_id),
            person=person,
            recent=recent,
        )

    def _thread(self, conversation_id: str, now: datetime) -> Thread:
        """Return the conversation's thread; it goes with Home Assistant's session."""
        session = current_session.get()
        if session is not None and self.threads.peek(conversation_id, now) is None:
            # The session outlives a reload: it must not keep the whole house alive.
            session.async_on_cleanup(partial(self.threads.forget, conversation_id))
        return self.threads.of(conversation_id, now)

    async def hear(
        self, request: Request, route: Callable[[], Routed | None] | None = None
    ) -> Response | None:
        """Answer a sentence without a model; None when no command is asked for.

        `route` knows already which command that is.
        """
        return await self._hearing.hear(request, route)

    async def ask_again(self, request: Request, *, alone: bool) -> Response | None:
        """Put an open question once more to words that made no sense, then drop it."""
        return await self._hearing.ask_again(request, alone=alone)

    def route(self, request: Request) -> Routed | None:
        """Find the command a sentence asks for; nothing happens."""
        return self._hearing.route(request)

    def interpreted(self, request: Request) -> Routed | None:
        """Find the command that the learned reader is sure of; nothing happens."""
        return self._hearing.interpreted(request)

    def leave(self, conversation_id: str, *, overheard: str = "") -> None:
        """Let the next words go on from nothing: something else was done meanwhile.

        Or from a question that was answered elsewhere, and could have been here.
        """
        if overheard or self.thread(conversation_id) is not None:
            thread = self._thread(conversation_id, dt_util.now())
            thread.asked, thread.overheard = None, overheard
            thread.kept.pop("undo", None)
            if not overheard:
                thread.kept.pop(_STEPS, None)

    def moved(self, conversation_id: str, domain: str, *, rises: bool) -> None:
        """Let "a bit more" go on from what was moved without a command."""
        if domain in DOMAINS.values():
            thread = self._thread(conversation_id, dt_util.now())
            way = way_of(domain, rises=rises)
            thread.kept[_STEPS] = {"direction": way, DONE: 0, WISHED: thread.last}

    def last_way(self, conversation_id: str) -> str | None:
        """Tell which way a step of the last turn went; None where it was none."""
        thread = self.thread(conversation_id)
        stepped = thread is not None and thread.last == _STEPS
        steps = thread.kept.get(_STEPS) if thread is not None and stepped else None
        return steps["direction"] if steps else None

    def replied(self, conversation_id: str, text: str) -> None:
        """Keep what was said last, by whomever, so that it can be repeated."""
        if text:
            self._thread(conversation_id, dt_util.now()).said = text

    async def perform(
        self, name: str, arguments: Mapping[str, Any], request: Request
    ) -> Response:
        """Run a command that a sentence of another lane asks for."""
        return await perform(name, arguments, request, self.desk)

    async def act(
        self, name: str, arguments: Mapping[str, Any], request: Request
    ) -> Response:
        """Serve the action `jarvis.run_command`."""
        return await perform(
            name, arguments, replace(request, door=Door.ACTION), self.desk
        )

    def tools(self) -> list[llm.Tool]:
        """List the commands that are on as tools, by name; the same until a change."""
        if self._tools is None:
            offered = [c for c in self.book.enabled if self.book.is_for_models(c)]
            language = self._hass.config.language
            self._tools = tools_for(offered, self.desk, self._from_model, language)
        return list(self._tools)

    def _from_model(self, context: llm.LLMContext) -> Request:
        """Make the request of a model's call in the conversation that it runs in.

        Refusals are counted per conversation. A question that is left open by the
        call of another agent is that agent's, so its threads are kept apart.
        """
        session = current_session.get()
        conversation_id = session.conversation_id if session else ""
        if context.platform != DOMAIN and session is not None:
            conversation_id = f"{context.platform}/{conversation_id}"
        language = context.language
        if not language or language == MATCH_ALL:
            language = self._hass.config.language
        request = self.request(
            text=last_words(self._hass, session) if session else "",
            language=language,
            conversation_id=conversation_id,
            door=Door.TOOL,
            context=context.context,
            device_id=context.device_id,
            person=context.context.user_id if context.context else None,
        )
        return request if session else replace(request, thread=Thread())

    def _from_intent(self, asked: intent.Intent) -> Request:
        """Make the request of an intent, in the conversation that it comes up in."""
        session = current_session.get()
        area = (asked.slots.get("preferred_area_id") or {}).get("value")
        request = self.request(
            text=asked.text_input or "",
            language=asked.language,
            conversation_id=session.conversation_id if session else "",
            door=Door.INTENT,
            context=asked.context,
            device_id=asked.device_id,
            satellite_id=asked.satellite_id,
            area_id=area,
            person=asked.context.user_id,
        )
        return request if session else replace(request, thread=Thread())

    def forget(self, conversation_id: str) -> None:
        """Drop what a conversation left open; its session has ended."""
        self.threads.forget(conversation_id)

    def thread(self, conversation_id: str) -> Thread | None:
        """Return what a conversation has open, if it lives."""
        return self.threads.peek(conversation_id, dt_util.now())

    def _done(
        self,
        command: Command,
        arguments: Arguments,
        response: Response,
        request: Request,
    ) -> None:
        """Send the buttons of what ran to the phones."""
        del command, arguments
        if response.buttons:
            sending = self.buttons.send(response.message, response.buttons, request)
            self._hass.async_create_task(sending)

    def _offer(self, entry: Entry) -> list[PhoneButton]:
        """Make the buttons of something that comes due."""
        request = self.request(
            text="",
            language=entry.language,
            conversation_id="",
            satellite_id=entry.satellite_id,
            area_id=entry.area_id,
            person=entry.person,
        )
        return self.buttons.issue(buttons_of(entry), request)

    def _missing(
        self, command: Command, keys: Sequence[str], person: str | None
    ) -> None:
        self.issues.missing(command, keys, person)

    def _running(self) -> tuple[Command, ...]:
        return self.book.running

    async def _run(
        self, name: str, arguments: Arguments | Mapping[str, Any], request: Request
    ) -> Response:
        deeper = replace(request, depth=request.depth + 1)
        return await perform(name, arguments, deeper, self.desk)


def _compile(commands: Iterable[Command]) -> None:
    """Compile the sentences of all languages (0.3 s), each once; not for the loop."""
    for command in commands:
        compile_all(command)


FOLDER = "jarvis/commands"
_OURS = (SUBENTRY_COMMAND, SUBENTRY_OWN_COMMANDS)


def switches_of(entry: ConfigEntry[Any]) -> Switches:
    """Put the switches of all commands together; what is not stored is on."""
    chosen = [
        CommandSettings.from_data(sub.data)
        for sub in entry.get_subentries_of_type(SUBENTRY_COMMAND)
    ]
    return Switches(
        off=frozenset(one.command for one in chosen if not one.enabled),
        hidden=frozenset(one.command for one in chosen if not one.for_models),
        patterns_off=frozenset(
            (one.command, pattern) for one in chosen for pattern in one.patterns_off
        ),
        secrets={one.command: one.secrets for one in chosen},
    )


def folder_of(hass: HomeAssistant, entry: ConfigEntry[Any]) -> Path | None:
    """Return the folder of the owner's own commands; None while not allowed."""
    allowed = any(True for _ in entry.get_subentries_of_type(SUBENTRY_OWN_COMMANDS))
    return Path(hass.config.path(FOLDER)) if allowed else None


def beside_commands(entry: ConfigEntry[Any]) -> tuple[Any, ...]:
    """Return everything in an entry that takes a reload to follow, to compare."""
    others = {
        sub.subentry_id: (sub.subentry_type, sub.title, dict(sub.data))
        for sub in entry.subentries.values()
        if sub.subentry_type not in _OURS
    }
    return entry.title, dict(entry.data), dict(entry.options), others
