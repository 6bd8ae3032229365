"""Makes commands out of the names of this house, and judges what was made of them.

Pure: the same house and seed give the same commands. Nothing risky is among them,
even though nothing is carried out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
import random
from typing import Any, Final

from ..lang.tables import branches
from .question import Decision, Query, Resolution
from .snapshot import Entity, Home

# How commands are worded, by what is wanted: `{name}` of a thing, `{number}` percent.
TEMPLATES: Final = branches("self_test", "templates")
# What can be wanted of a kind of thing.
_WANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "light": ("turn_on", "turn_off", "brightness", "ask"),
    "switch": ("turn_on", "turn_off", "ask"),
    "fan": ("turn_on", "turn_off", "ask"),
    "input_boolean": ("turn_on", "turn_off"),
    "cover": ("open", "close", "ask"),
    "sensor": ("ask",),
    "climate": ("ask",),
    "media_player": ("turn_off", "ask"),
}
# Endings of the names of tools that do it.
_DOES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn_on": ("HassTurnOn", "turn_on"),
    "turn_off": ("HassTurnOff", "turn_off"),
    "brightness": ("HassLightSet", "set_brightness"),
    "open": ("HassTurnOn", "HassOpenCover", "HassSetPosition", "open"),
    "close": ("HassTurnOff", "HassCloseCover", "HassSetPosition", "close"),
}
_ACTING: Final = frozenset(ending for endings in _DOES.values() for ending in endings)
_NAMES: Final = ("name", "entity", "target")
FEWEST: Final = 5
MOST: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One command of the test: its words, and what should come of them."""

    text: str
    want: str
    entity_id: str
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether a model did as told, and what was wrong if not."""

    right: bool
    why: str = ""


def make_commands(
    home: Home, language: str, *, count: int, seed: int
) -> tuple[Command, ...]:
    """Make commands, every kind of wish as often as the house allows."""
    dice = random.Random(seed)  # noqa: S311 - the same seed, the same commands
    base = language.casefold().partition("-")[0]
    templates = TEMPLATES.get(base, TEMPLATES["en"])
    able: dict[str, list[Entity]] = {}
    for entity in sorted(home.entities.values(), key=lambda e: e.entity_id):
        for want in _WANTS.get(entity.domain, ()) if entity.names else ():
            able.setdefault(want, []).append(entity)
    if not able:
        return ()
    commands: dict[str, Command] = {}
    wants = sorted(able)
    for turn in range(count * 4):
        if len(commands) >= count:
            break
        want = wants[turn % len(wants)]
        entity = dice.choice(able[want])
        number = dice.randrange(1, 10) * 10 if want == "brightness" else None
        text = dice.choice(templates[want]).format(name=entity.name, number=number)
        commands[text] = Command(
            text=text, want=want, entity_id=entity.entity_id, number=number
        )
    return tuple(commands.values())


def judge(
    command: Command,
    calls: Iterable[tuple[str, Mapping[str, Any]]],
    resolve: Callable[[Query], Resolution],
    language: str,
) -> Verdict:
    """Say whether the calls of a model are what the command asks for."""
    acting = [(tool, args) for tool, args in calls if _acts(tool)]
    if command.want == "ask":
        return Verdict(right=not acting, why="acted on a question" if acting else "")
    if not acting:
        return Verdict(right=False, why="did nothing")
    fitting = [args for tool, args in acting if tool.endswith(_DOES[command.want])]
    if not fitting or len(acting) > 1:
        tools = ", ".join(tool for tool, _ in acting)
        return Verdict(right=False, why=f"called {tools}")
    [arguments] = fitting
    if command.number is not None and arguments.get("brightness") != command.number:
        return Verdict(right=False, why=f"brightness {arguments.get('brightness')}")
    if not _means(command, arguments, resolve, language):
        return Verdict(right=False, why=f"meant {dict(arguments)}")
    return Verdict(right=True)


def _acts(tool: str) -> bool:
    return any(tool.endswith(ending) for ending in _ACTING)


def _means(
    command: Command,
    arguments: Mapping[str, Any],
    resolve: Callable[[Query], Resolution],
    language: str,
) -> bool:
    if command.entity_id in _texts(arguments.get("entity_id")):
        return True
    name = next((arguments[key] for key in _NAMES if arguments.get(key)), None)
    if not isinstance(name, str):
        return False
    domain = command.entity_id.partition(".")[0]
    found = resolve(
        Query(text=name, language=language, domains=frozenset({domain}), near=False)
    )
    return found.decision is Decision.PICK and found.entity_ids[0] == command.entity_id


def _texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value or ())
