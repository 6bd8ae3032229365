"""Whether a tool acts or only looks, by its verb."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
import re
from typing import Any, Final, Literal
import unicodedata

from homeassistant.helpers import llm

from ..engines.base import ToolSpec
from ..lang.tables import common_words
from ..safety.reach.containers import named_so
from ..safety.risks import OPENERS

_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|(?:(?![A-Za-z])[^\W\d_])+")
# Shorter beginnings are those of too many words.
_STEM: Final = 5
# "Sends" and "sending" are "send".
_ENDINGS: Final = ("s", "ing")


def _of(name: str) -> frozenset[str]:
    """Return words of names of tools, folded."""
    return frozenset(common_words("tools", name))


# Beginnings of names of tools that only look.
LOOKING: Final = _of("looking")
# What is done by them is done, wherever in a name they stand.
ACTING: Final = _of("acting")
# They are done, too; but behind a word that looks they are mostly things or how things
# are: "get_order", "list_open_issues".
NAMING: Final = _of("naming")
# How something is, wherever it stands: "door_status".
TELLING: Final = _of("telling")
# A name that ends with one moves something: "gate_up", "let_in".
DIRECTIONS: Final = _of("directions")
# What joins a deed to a look: "list_and_open".
JOINING: Final = _of("joining")
# How verbs of other languages begin; a short one is the whole word.
FOREIGN: Final = _of("foreign")


def only_looks(tool: llm.Tool) -> bool:
    """Tell whether a tool only looks: by its name, else as it says itself."""
    if looks_by_name(tool.name):
        return True
    words = _words(tool.name)
    return tool.annotations.read_only and not _does(words) and not _moves(words)


def looks_by_name(name: str) -> bool:
    """Tell whether the name of a tool says that it looks, and nothing else."""
    words = _words(name)
    return bool(words) and words[0] in LOOKING and not _does(words)


def does_by_name(name: str) -> bool:
    """Tell whether the name of a tool says that it does something."""
    return _does(_words(name))


def may_do_anything(tool: llm.Tool) -> bool:
    """Tell whether a tool does something that nobody can foresee."""
    words = _words(tool.name)
    return tool.annotations.destructive and (_does(words) or _moves(words))


def _does(words: list[str]) -> bool:
    """Tell whether any word is a deed; every one is looked at."""
    looks = bool(words) and words[0] in LOOKING
    joined = not looks
    for before, word in zip(["", *words], words, strict=False):
        if before in JOINING and word not in LOOKING | JOINING:
            # "View and sign": what goes on does not only look.
            return True
        joined = joined or word in JOINING
        stem = next((word[: -len(e)] for e in _ENDINGS if word.endswith(e)), word)
        if not {word, stem}.isdisjoint(ACTING) or _is_foreign(word):
            return True
        if joined and word in NAMING:
            return True
    return False


def _moves(words: list[str]) -> bool:
    """Tell whether a name that does not begin as a look names a way in: "gate up"."""
    if not words or words[0] in LOOKING or not TELLING.isdisjoint(words):
        return False
    return words[-1] in DIRECTIONS or named_so((" ".join(words),), OPENERS)


def _is_foreign(word: str) -> bool:
    """Tell whether a word is a deed in another language."""
    return any(
        word.startswith(one) if len(one) >= _STEM or not one.isascii() else word == one
        for one in FOREIGN
    )


def _words(name: str) -> list[str]:
    """Return the words of a name, without the server's: "x__openGate", "open_gate"."""
    plain = unicodedata.normalize("NFKD", name.rpartition("__")[2])
    plain = "".join(one for one in plain if not unicodedata.combining(one))
    return [word.lower() for word in _WORD.findall(unicodedata.normalize("NFC", plain))]


type Arguments = dict[str, Any]

NAME: Final = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verb:
    """One thing to do with entities of `domains`; {} means with any.

    `tool` is the end of the real tool's name, `subject` its argument for the entity.
    `value` is its argument for a number, `words` for a text; `said` is what a model
    calls that argument. `asks` tells that nothing is changed.
    """

    name: str
    does: str
    domains: frozenset[str]
    tool: str
    subject: str = NAME
    value: str | None = None
    words: str | None = None
    said: str = ""
    kind: Literal["number", "string"] = "number"
    asks: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def spoken(self) -> str:
        """The verb as people say it: "turn on", nearer to what a model heard."""
        return self.name.replace("_", " ")

    @property
    def spec(self) -> ToolSpec:
        """The verb as a tool, for models that are given tools."""
        properties: Arguments = {NAME: {"type": "string", "description": "Device."}}
        required = [NAME]
        if self.said:
            properties[self.said] = {"type": self.kind}
            required.append(self.said)
        return ToolSpec(
            name=self.name,
            description=self.does,
            parameters={
                "type": "object",
                "properties": properties,
                "required": required,
            },
        )

    def fits(self, domain: str) -> bool:
        """Tell whether entities of a domain understand it."""
        return not self.domains or domain in self.domains

    def call(self, subject: Mapping[str, Any], said: object = None) -> Arguments:
        """Write the real tool's arguments; `subject` are those that name the thing."""
        arguments = {
            self.subject if key == NAME else key: value
            for key, value in subject.items()
        }
        if (key := self.value or self.words) and said is not None:
            arguments[key] = said
        return {**arguments, **self.more}


_SWITCHED = frozenset(
    {
        "automation",
        "climate",
        "fan",
        "humidifier",
        "input_boolean",
        "light",
        "media_player",
        "siren",
        "switch",
        "vacuum",
        "water_heater",
    }
)
_COVERS = frozenset({"cover", "valve"})
_PLAYERS = frozenset({"media_player"})

VERBS: Final = (
    Verb(
        name="turn_on",
        does="Turns on or starts a light, plug or device.",
        domains=_SWITCHED,
        tool="HassTurnOn",
    ),
    Verb(
        name="turn_off",
        does="Turns off or stops a light, plug or device.",
        domains=_SWITCHED,
        tool="HassTurnOff",
    ),
    Verb(
        name="open",
        does="Opens a blind, curtain, shutter or garage door.",
        domains=_COVERS,
        tool="HassTurnOn",
    ),
    Verb(
        name="close",
        does="Closes a blind, curtain, shutter or garage door.",
        domains=_COVERS,
        tool="HassTurnOff",
    ),
    Verb(
        name="lock",
        does="Locks a door.",
        domains=frozenset({"lock"}),
        tool="HassTurnOn",
    ),
    Verb(
        name="unlock",
        does="Unlocks a door.",
        domains=frozenset({"lock"}),
        tool="HassTurnOff",
    ),
    Verb(
        name="set_brightness",
        does="Dims a light to a percentage.",
        domains=frozenset({"light"}),
        tool="HassLightSet",
        value="brightness",
        said="percent",
    ),
    Verb(
        name="set_temperature",
        does="Sets the degrees of a thermostat.",
        domains=frozenset({"climate"}),
        tool="HassClimateSetTemperature",
        value="temperature",
        said="degrees",
    ),
    Verb(
        name="set_position",
        does="Moves a blind or shutter to a percentage.",
        domains=_COVERS,
        tool="HassSetPosition",
        value="position",
        said="percent",
    ),
    Verb(
        name="set_volume",
        does="Sets the volume of a speaker or TV.",
        domains=_PLAYERS,
        tool="HassSetVolume",
        value="volume_level",
        said="percent",
    ),
    Verb(
        name="set_speed",
        does="Sets the speed of a fan.",
        domains=frozenset({"fan"}),
        tool="HassFanSetSpeed",
        value="percentage",
        said="percent",
    ),
    Verb(
        name="pause",
        does="Pauses the music.",
        domains=_PLAYERS,
        tool="HassMediaPause",
    ),
    Verb(
        name="play",
        does="Plays music again.",
        domains=_PLAYERS,
        tool="HassMediaUnpause",
    ),
    Verb(
        name="next_track",
        does="Skips to the next song.",
        domains=_PLAYERS,
        tool="HassMediaNext",
    ),
    Verb(
        name="run",
        does="Activates a scene or routine.",
        domains=frozenset({"scene", "script"}),
        tool="HassTurnOn",
    ),
    Verb(
        name="add_item",
        does="Adds an item to a shopping or to-do list.",
        domains=frozenset({"todo"}),
        tool="HassListAddItem",
        words="item",
        said="item",
        kind="string",
    ),
    Verb(
        name="get_state",
        does="Answers a question about a device, sensor, door or window.",
        domains=frozenset(),
        tool="find_entities",
        subject="text",
        asks=True,
    ),
)
BY_NAME: Final = {verb.name: verb for verb in VERBS}


def known_verbs(tools: Iterable[str]) -> dict[str, str]:
    """Return the verbs that these tools can carry out: verb -> name of its tool."""
    by_end = {name.rpartition("__")[2]: name for name in tools}
    return {verb.name: by_end[verb.tool] for verb in VERBS if verb.tool in by_end}
