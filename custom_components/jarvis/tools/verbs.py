"""What a tiny model may do: a verb and a thing, each a call of a real tool.

Twenty tools with nine arguments each are too much for a model of a hundred million
weights. It chooses a verb here; which tool, domain and arguments that means is
decided in code. The list never changes, so a server reads it once.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ..engines.base import ToolSpec

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
