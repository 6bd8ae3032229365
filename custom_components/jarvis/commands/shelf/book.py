"""The registry of commands, their intents and their lives."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
import logging
from typing import TYPE_CHECKING, Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent

from ...lang.normalise import fold
from ...nlu.interpret import Interpreter
from ..base import Command, Request, Response, Spoken
from ..lifecycle import Desk, perform, spoken_name
from .coerce import Names
from .desk import NotReady, confidential, masked
from .foreign import Misbehaved, fence, report, within
from .routing import Guard, Routed, Router, compile_all, unguarded
from .threads import Thread

if TYPE_CHECKING:
    from .kit import Kit


def intent_name(command: Command) -> str:
    """Return the intent's name: world_time → JarvisWorldTime."""
    return "Jarvis" + "".join(part.capitalize() for part in command.name.split("_"))


type MakeRequest = Callable[[intent.Intent], Request]


class CommandIntent(intent.IntentHandler):
    """Handles the intent of one command through the lifecycle."""

    def __init__(self, command: Command, desk: Desk, request: MakeRequest) -> None:
        """Take the command, the desk and what makes a request of an intent."""
        self.command = command
        self.intent_type = intent_name(command)
        self.description = command.description
        self._desk = desk
        self._request = request

    @property
    @override
    def slot_schema(self) -> dict[Any, Any] | None:
        """All slots are optional here: the lifecycle asks for what is missing."""
        return {
            probatio.Optional(parameter.name, description=parameter.description): object
            for parameter in self.command.parameters
        }

    @override
    async def async_handle(self, intent_obj: intent.Intent) -> intent.IntentResponse:
        """Run the command and say its message; a failure is an error response."""
        arguments = {
            name: slot.get("value")
            for name, slot in intent_obj.slots.items()
            if isinstance(slot, dict)
        }
        request = self._request(intent_obj)
        response = await perform(self.command.name, arguments, request, self._desk)
        answer = intent_obj.create_response()
        if response.ok or response.wait_for_input:
            answer.async_set_speech(response.message)
        else:
            code = intent.IntentResponseErrorCode.FAILED_TO_HANDLE
            answer.async_set_error(code, response.message)
        return answer


def register_intents(
    hass: HomeAssistant,
    commands: Iterable[Command],
    desk: Desk,
    request: MakeRequest,
) -> Callable[[], None]:
    """Register the intents; returns the function that removes them again."""
    handlers = [CommandIntent(command, desk, request) for command in commands]
    for handler in handlers:
        intent.async_register(hass, handler)

    def remove() -> None:
        for handler in handlers:
            intent.async_remove(hass, handler.intent_type)

    return remove


_LOGGER = logging.getLogger(__name__)
# Seconds: the house waits for a command that starts, nobody for one that prepares.
_START, _STOP, _PREPARE = 30.0, 10.0, 3_600.0


async def begin(command: Command, kit: Kit) -> str:
    """Start a command; returns why that failed, for the owner, or nothing."""
    try:
        await within(_START, partial(_start, command, kit))
    except TimeoutError:
        return f"it did not start within {_START:g} seconds"
    except Misbehaved as err:
        report(f"Starting command {command.name} failed", err)
        return str(err)
    return ""


async def _start(command: Command, kit: Kit) -> None:
    command.kit = kit
    await command.start(kit)


async def end(command: Command) -> None:
    """Stop a command, whatever it says to that."""
    try:
        await within(_STOP, command.stop)
    except TimeoutError:
        _LOGGER.warning("Command %s did not stop in time", command.name)
    except Misbehaved as err:
        report(f"Stopping command {command.name} failed", err)
    finally:
        command.kit = None


async def prepare(command: Command, kit: Kit) -> Response:
    """Run a command's one-time preparation; what it raises is a failure."""
    hidden = confidential(command.secrets, kit.secrets)
    try:
        answer: object = await within(_PREPARE, partial(command.init, kit))
        with fence():
            if not isinstance(answer, Response):
                raise TypeError(f"init returned {type(answer).__name__}")
            return answer
    except TimeoutError:
        return Response.failure("TimeoutError", "timeout")
    except Misbehaved as err:
        report(f"Preparing command {command.name} failed", err, hidden)
        return Response.failure(masked(str(err), hidden), "raised")


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Something the owner should know: a broken file, a clash, a failed package.

    `kind` is one of clash, broken, package, start; `where` a file or a domain.
    """

    kind: str
    command: str
    where: str
    reason: str
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches:
    """What the owner decided, as stored: off are commands and (command, pattern).

    `hidden` commands are not offered to models. `secrets` are by command:
    {"household": {key: value}, user_id: {key: value}}.
    """

    off: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    patterns_off: frozenset[tuple[str, str]] = frozenset()
    secrets: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(
        default_factory=dict, repr=False
    )


type Missing = Callable[[Command, Sequence[str], str | None], None]


@dataclass(slots=True, kw_only=True)
class _Entry:
    command: Command
    source: str
    built_in: bool
    started: bool = False
    failed: tuple[str, str] | None = None


class Book:
    """All commands of the house. It is the lifecycle's shelf."""

    def __init__(
        self,
        names: Names,
        *,
        guard: Guard = unguarded,
        interpreter: Interpreter | None = None,
        on_missing: Missing | None = None,
        install: Callable[[Command], Any] | None = None,
    ) -> None:
        """Start empty.

        `guard` tells whether folded words hold a negation, condition or delay;
        `install` is awaited with a command whose packages are wanted and returns
        why that failed, or None; `on_missing` makes the repair issue.
        """
        self._router = Router(names, guard, interpreter)
        self._on_missing = on_missing
        self._install = install
        self._entries: dict[str, _Entry] = {}
        self._switches = Switches()
        self._kit: Kit | None = None
        self._problems: dict[tuple[str, str, str], Problem] = {}
        self._listeners: list[Callable[[], None]] = []

    # What there is.

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands, switched off ones too, in the order they came."""
        return tuple(entry.command for entry in self._entries.values())

    @property
    def running(self) -> tuple[Command, ...]:
        """Those that have been started."""
        return tuple(e.command for e in self._entries.values() if e.started)

    @property
    def enabled(self) -> tuple[Command, ...]:
        """Those that are on and set up."""
        return tuple(
            command for command in self.commands if self.not_ready(command) is None
        )

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What the owner should know."""
        return tuple(self._problems.values())

    def source(self, name: str) -> str:
        """Tell where a command comes from: built_in, an integration, or a file."""
        return self._entries[name].source

    def listen(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; returns the function that ends it."""
        self._listeners.append(changed)
        return lambda: self._listeners.remove(changed)

    def find(self, name: str) -> Command | None:
        """Return a command by name, or by how it is spoken ("world time")."""
        entry = self._entries.get(name) or self._entries.get(
            fold(name).removeprefix("jarvis__").replace(" ", "_").replace("-", "_")
        )
        return entry.command if entry else None

    def not_ready(self, command: Command) -> NotReady | None:
        """Tell why a command cannot run now."""
        entry = self._entries.get(command.name)
        if entry is None or command.name in self._switches.off:
            return NotReady(key="disabled")
        if entry.failed is None:
            return None
        kind, why = entry.failed
        if kind == "package":
            return NotReady(key="not_installed", facts={"why": why})
        return NotReady(key="not_started")

    def secrets(self, command: Command, person: str | None) -> Mapping[str, Any]:
        """Return the secrets that are set, read at the time of the call."""
        stored = self._switches.secrets.get(command.name, {})
        found: dict[str, Any] = {}
        for secret in command.secrets:
            owner = "household" if secret.scope == "household" else (person or "")
            value = stored.get(owner, {}).get(secret.key)
            if value not in (None, ""):
                found[secret.key] = value
        return found

    def missing(
        self, command: Command, keys: Sequence[str], person: str | None
    ) -> None:
        """Pass on to the owner that secrets are missing."""
        if self._on_missing is not None:
            self._on_missing(command, keys, person)

    def is_on(self, command: Command) -> bool:
        """Tell whether the owner has a command switched on."""
        return command.name not in self._switches.off

    def is_pattern_on(self, command: Command, pattern: str) -> bool:
        """Tell whether the owner has one of its patterns switched on."""
        return (command.name, pattern) not in self._switches.patterns_off

    def is_for_models(self, command: Command) -> bool:
        """Tell whether a command is offered to models."""
        return command.offered_to_models and command.name not in self._switches.hidden

    # How it changes.

    def note(self, problem: Problem) -> None:
        """Keep a problem for the owner."""
        self._problems[problem.kind, problem.command, problem.where] = problem
        self._tell()

    async def clear(self, source: str) -> None:
        """Forget everything that came from a source or below it, problems too."""

        def below(where: str) -> bool:
            return where == source or where.startswith(f"{source}/")

        for name in [n for n, e in self._entries.items() if below(e.source)]:
            await self.remove(name)
        for key in [key for key in self._problems if below(key[2])]:
            del self._problems[key]
        self._tell()

    async def retry(self, name: str) -> bool:
        """Install and start a command again that failed; True when it runs now."""
        if (entry := self._entries.get(name)) is None:
            return False
        await self._stop(entry)
        await self._start(entry)
        self._changed()
        return entry.started

    async def add(
        self, command: Command, source: str, *, built_in: bool = False
    ) -> bool:
        """Put a command on the shelf and start it; False when it cannot be taken."""
        name = command.name
        known = self._entries.get(name)
        if known is not None and (known.built_in or not built_in):
            reason = f"there is a command {name} from {known.source} already"
            self.note(Problem(kind="clash", command=name, where=source, reason=reason))
            return False
        try:
            with fence():
                compile_all(command)
        except Misbehaved as err:
            line = getattr(type(command), "__firstlineno__", None)
            self.note(
                Problem(
                    kind="broken",
                    command=name,
                    where=source,
                    reason=str(err),
                    line=line,
                )
            )
            return False
        if known is not None:
            await self.remove(name)
        self._entries[name] = _Entry(command=command, source=source, built_in=built_in)
        await self._start(self._entries[name])
        self._changed()
        return True

    async def remove(self, name: str) -> None:
        """Take a command off the shelf."""
        if (entry := self._entries.pop(name, None)) is not None:
            await self._stop(entry)
            self._changed()

    async def open(self, kit: Kit, switches: Switches) -> None:
        """Bring all commands to life."""
        self._kit = kit
        await self.apply(switches)

    async def apply(self, switches: Switches) -> None:
        """Follow what the owner decided, without a restart."""
        self._switches = switches
        for entry in list(self._entries.values()):
            if entry.command.name in switches.off:
                await self._stop(entry)
            else:
                await self._start(entry)
        self._changed()

    async def close(self) -> None:
        """Stop all commands; the shelf can be opened again."""
        for entry in self._entries.values():
            await self._stop(entry)
        self._kit = None

    async def init(
        self,
        name: str,
        progress: Callable[[float], None] | None = None,
        secrets: Mapping[str, Any] | None = None,
    ) -> Response | None:
        """Run a command's one-time preparation; None when there is no such command.

        `secrets` are those just typed in; without them the stored ones count.
        """
        command = self.find(name)
        if command is None or self._kit is None:
            return None
        values = self.secrets(command, None) if secrets is None else secrets
        kit = replace(self._kit, secrets=values)
        if progress is not None:
            kit = replace(kit, progress=progress)
        return await prepare(command, kit)

    async def _start(self, entry: _Entry) -> None:
        command = entry.command
        if self._kit is None or entry.started or command.name in self._switches.off:
            return
        problem = await self._why_not(command, self._kit)
        for kind in ("package", "start"):
            self._problems.pop((kind, command.name, entry.source), None)
        entry.failed = problem
        entry.started = problem is None
        if problem is not None:
            kind, why = problem
            self.note(
                Problem(kind=kind, command=command.name, where=entry.source, reason=why)
            )

    async def _why_not(self, command: Command, kit: Kit) -> tuple[str, str] | None:
        """Install and start; (kind, reason) of what failed."""
        install = self._install if command.packages else None
        if install is not None and (why := await install(command)):
            return "package", why
        why = await begin(command, kit)
        return ("start", why) if why else None

    async def _stop(self, entry: _Entry) -> None:
        if entry.started:
            entry.started = False
            await end(entry.command)

    def _changed(self) -> None:
        self._router.learn(self.enabled, self._switches.patterns_off)
        self._tell()

    def _tell(self) -> None:
        for listener in list(self._listeners):
            listener()

    def route(
        self, spoken: Spoken, thread: Thread | None = None, area_id: str | None = None
    ) -> Routed | None:
        """Find the command a sentence asks for; None when none or when unsure."""
        return self._router.route(spoken, thread, area_id)

    def interpreted(self, spoken: Spoken, area_id: str | None = None) -> Routed | None:
        """Find the command that the learned reader is sure a sentence asks for."""
        return self._router.interpreted(spoken, area_id)


def described(command: Command) -> dict[str, Any]:
    """Describe a command for lists and settings; secrets only as set or not."""
    schema: dict[str, Any] = {
        "name": command.name,
        "spoken": spoken_name(command),
        "description": command.description,
        "parameters": [
            {
                "name": p.name,
                "type": str(p.kind),
                "description": p.description,
                "required": p.required,
            }
            for p in command.parameters
        ],
        "secrets": [secret.key for secret in command.secrets],
        "packages": [package.spec for package in command.packages],
    }
    for key in ("rules", "antipatterns", "keywords"):
        if values := getattr(command, key):
            schema[key] = list(values)
    return schema
