"""The living set of commands: which there are, which are on, which a sentence asks for.

Built-in commands win name clashes. Switching, secrets and new sources take effect
at once; the fast lane's index is rebuilt on the next sentence.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
import logging
from typing import TYPE_CHECKING, Any

from ..lang.normalise import fold
from ..lang.values import values_for
from .base import Command, Response, Spoken
from .coerce import Reading, coerce
from .declare import Kind
from .lifecycle import NotReady, spoken_name
from .naming import Names
from .patterns import Heard, Pattern, PatternIndex, compile_pattern, hear
from .response import Refused
from .threads import Thread

if TYPE_CHECKING:
    from .kit import Kit

_LOGGER = logging.getLogger(__name__)
# Refusals with these words mean "not for me"; others ("in the past") are answered.
_FOREIGN = ("not_", "too_long")
_COMPLAINTS = frozenset({"not_duration"})

type Guard = Callable[[tuple[str, ...], str], bool]


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

    `secrets` are by command: {"household": {key: value}, user_id: {key: value}}.
    """

    off: frozenset[str] = frozenset()
    patterns_off: frozenset[tuple[str, str]] = frozenset()
    secrets: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(
        default_factory=dict, repr=False
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Routed:
    """A sentence that asks for a command, without a model."""

    command: str
    arguments: Mapping[str, Any]
    pattern: str


@dataclass(slots=True, kw_only=True)
class _Entry:
    command: Command
    source: str
    built_in: bool
    started: bool = False
    failed: str = ""


def _unguarded(words: tuple[str, ...], language: str) -> bool:
    del words, language
    return False


type Install = Callable[[Command], Any]


class Book:
    """All commands of the house. It is the lifecycle's shelf."""

    def __init__(
        self,
        names: Names,
        *,
        guard: Guard = _unguarded,
        on_missing: Callable[[Command, Sequence[str]], None] | None = None,
        install: Callable[[Command], Any] | None = None,
    ) -> None:
        """Start empty.

        `guard` tells whether folded words hold a negation, condition or delay;
        `install` is awaited with a command whose packages are wanted and returns
        why that failed, or None; `on_missing` makes the repair issue.
        """
        self._names = names
        self._guard = guard
        self._on_missing = on_missing
        self._install = install
        self._entries: dict[str, _Entry] = {}
        self._switches = Switches()
        self._kit: Kit | None = None
        self._problems: dict[tuple[str, str, str], Problem] = {}
        self._indexes: dict[str, PatternIndex] = {}
        self._listeners: list[Callable[[], None]] = []

    # What there is.

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands, switched off ones too, in the order they came."""
        return tuple(entry.command for entry in self._entries.values())

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
        if entry.failed:
            return NotReady(key="not_installed", facts={"why": entry.failed})
        return None

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

    def missing(self, command: Command, keys: Sequence[str]) -> None:
        """Pass on to the owner that secrets are missing."""
        if self._on_missing is not None:
            self._on_missing(command, keys)

    # How it changes.

    def note(self, problem: Problem) -> None:
        """Keep a problem for the owner."""
        self._problems[problem.kind, problem.command, problem.where] = problem

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
            for language, patterns in command.patterns.items():
                del language
                for pattern_id, templates in patterns.items():
                    for template in templates:
                        compile_pattern(name, pattern_id, template)
        except ValueError as err:
            self.note(
                Problem(kind="broken", command=name, where=source, reason=str(err))
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

    async def init(self, name: str) -> Response | None:
        """Run a command's one-time preparation; None when there is no such command."""
        command = self.find(name)
        if command is None or self._kit is None:
            return None
        try:
            return await command.init(self._kit)
        except Exception as err:
            _LOGGER.exception("Preparing command %s failed", name)
            return Response.failure(str(err), type(err).__name__)

    async def _start(self, entry: _Entry) -> None:
        command = entry.command
        if self._kit is None or entry.started or command.name in self._switches.off:
            return
        entry.failed = ""
        if command.packages and self._install is not None:
            entry.failed = await self._install(command) or ""
        if not entry.failed:
            try:
                await command.start(self._kit)
            except Exception as err:
                _LOGGER.exception("Starting command %s failed", command.name)
                entry.failed = str(err) or type(err).__name__
        if entry.failed:
            kind = "package" if command.packages else "start"
            self.note(
                Problem(
                    kind=kind,
                    command=command.name,
                    where=entry.source,
                    reason=entry.failed,
                )
            )
            return
        entry.started = True
        for kind in ("package", "start"):
            self._problems.pop((kind, command.name, entry.source), None)

    async def _stop(self, entry: _Entry) -> None:
        if not entry.started:
            return
        entry.started = False
        try:
            await entry.command.stop()
        except Exception:
            _LOGGER.exception("Stopping command %s failed", entry.command.name)

    def _changed(self) -> None:
        self._indexes.clear()
        for listener in list(self._listeners):
            listener()

    # What a sentence asks for.

    def route(
        self, spoken: Spoken, thread: Thread | None = None, area_id: str | None = None
    ) -> Routed | None:
        """Find the command a sentence asks for; None when none or when unsure."""
        heard = hear(spoken.text, spoken.language)
        if heard is None or not heard.folded:
            return None
        reading = Reading(
            language=spoken.language,
            now=spoken.now,
            names=self._names,
            area_id=area_id,
        )
        best: list[tuple[int, Routed]] = []
        whole = hear(spoken.text, spoken.language, whole=True)
        readings = [heard] if whole in (None, heard) else [heard, whole]
        for way in readings:
            for pattern, slots in self._index(spoken.language).matches(way):
                routed = self._claim(pattern, slots, spoken, reading)
                if routed is not None:
                    best.append((_literal(slots, way), routed))
        if best:
            return _clearest(best)
        return self._ask(spoken, thread)

    def _index(self, language: str) -> PatternIndex:
        code = language.partition("-")[0].casefold()
        if code not in self._indexes:
            self._indexes[code] = PatternIndex(self._patterns(code))
        return self._indexes[code]

    def _patterns(self, code: str) -> Iterable[Pattern]:
        for command in self.enabled:
            for pattern_id, templates in command.patterns.get(code, {}).items():
                if (command.name, pattern_id) not in self._switches.patterns_off:
                    for template in templates:
                        yield compile_pattern(command.name, pattern_id, template)

    def _claim(
        self, pattern: Pattern, slots: dict[str, str], spoken: Spoken, reading: Reading
    ) -> Routed | None:
        """Ask the command whether the words make sense to it."""
        command = self._entries[pattern.command].command
        arguments = command.from_slots(pattern.id, slots, spoken)
        if arguments is None or not self._plausible(command, arguments, reading):
            return None
        return Routed(command=command.name, arguments=arguments, pattern=pattern.id)

    def _plausible(
        self, command: Command, arguments: Mapping[str, Any], reading: Reading
    ) -> bool:
        for parameter in command.parameters:
            value = arguments.get(parameter.name)
            if value is None:
                continue
            found = coerce(parameter, value, reading)
            if isinstance(found, Refused):
                if found.key.startswith(_FOREIGN):
                    return False
            elif parameter.kind in (Kind.STRING, Kind.LIST) and not parameter.free:
                words = hear(str(value), reading.language)
                if words and self._turned(words.folded, reading.language):
                    return False
        return True

    def _turned(self, words: tuple[str, ...], language: str) -> bool:
        """Tell whether words turn a plain wish into something else."""
        negations = values_for(language).negations.split()
        if not {fold(word) for word in negations}.isdisjoint(words):
            return True
        return self._guard(words, language)

    def _ask(self, spoken: Spoken, thread: Thread | None) -> Routed | None:
        """Ask the command of the last turn, and those that want every sentence."""
        last = thread.last if thread else ""
        for entry in self._entries.values():
            command = entry.command
            if not (command.always_asked or command.name == last):
                continue
            if self.not_ready(command) is not None:
                continue
            try:
                claimed = command.pre_route(spoken, thread)
            except Exception:
                _LOGGER.exception("Command %s failed on a sentence", command.name)
                continue
            key = (command.name, claimed.pattern) if claimed else None
            if claimed is not None and key not in self._switches.patterns_off:
                return Routed(
                    command=command.name,
                    arguments=claimed.arguments,
                    pattern=claimed.pattern,
                )
        return None


def _literal(slots: Mapping[str, str], heard: Heard) -> int:
    """Count the words that the template itself explains."""
    return len(heard.folded) - sum(len(words.split()) for words in slots.values())


def _clearest(found: list[tuple[int, Routed]]) -> Routed | None:
    """Take the claim that explains most words itself; two commands even: neither."""
    top = max(score for score, _ in found)
    first = [routed for score, routed in found if score == top]
    if len({routed.command for routed in first}) > 1:
        return None
    return first[0]


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
