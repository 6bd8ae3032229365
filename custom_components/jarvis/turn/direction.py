"""Asks where direction and number of a wish disagree: "close it to 90", at 30.

Which way was said is what the same words mean without their number: to the grammar
("close the blind") or to the commands that move things ("dim the lamp").
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.cover import ATTR_CURRENT_POSITION
from homeassistant.components.fan import ATTR_PERCENTAGE
from homeassistant.components.light import ATTR_BRIGHTNESS
from homeassistant.components.media_player import ATTR_MEDIA_VOLUME_LEVEL
from homeassistant.const import ATTR_TEMPERATURE
from homeassistant.helpers import intent

from ..commands.parts.ways import RISING
from ..lang.degrees import converted, named_degrees
from ..lang.numbers import numbers_for, phrases, tokens
from ..lang.sequels import sequels_for
from ..lang.values import values_for
from .command import moves
from .route import Routed, route

if TYPE_CHECKING:
    from homeassistant.core import State

    from ..grammar.types import Wish
    from .types import Heard, Turn

ANSWERED: Final = "the way that was meant"
_FULL: Final = 100
_UP: Final = RISING | {"up", "louder"}
_PLAIN: Final = {intent.INTENT_TURN_ON: True, intent.INTENT_TURN_OFF: False}
_STEP: Final = "volume_step"
# Words that may lead to a number: "until it is at 90".
_LED: Final = 2
_MOST_LED: Final = 6
# "90 por ciento".
_LONGEST_AMOUNT: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class _Scale:
    """What an intent sets: the slot, how a state tells it, and the kind of question."""

    slot: str
    told: Callable[[State], float | None]
    line: str = "way_percent"


def _share(attribute: str, factor: float = 1.0) -> Callable[[State], float | None]:
    def told(state: State) -> float | None:
        # What is off is switched on, whatever it is dimmed to.
        value = state.attributes.get(attribute) if state.state != "off" else None
        return round(value * factor) if isinstance(value, int | float) else None

    return told


def _degrees(state: State) -> float | None:
    value = state.attributes.get(ATTR_TEMPERATURE)
    return float(value) if isinstance(value, int | float) else None


_SCALES: Final[Mapping[str, _Scale]] = {
    "HassSetPosition": _Scale(slot="position", told=_share(ATTR_CURRENT_POSITION)),
    "HassLightSet": _Scale(slot="brightness", told=_share(ATTR_BRIGHTNESS, 100 / 255)),
    "HassFanSetSpeed": _Scale(slot="percentage", told=_share(ATTR_PERCENTAGE)),
    "HassSetVolume": _Scale(
        slot="volume_level", told=_share(ATTR_MEDIA_VOLUME_LEVEL, 100)
    ),
    "HassClimateSetTemperature": _Scale(
        slot="temperature", told=_degrees, line="way_degrees"
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenWay:
    """A question that waits: which of these values is meant, by which wish."""

    readings: tuple[tuple[float, Wish], ...]
    now: float


async def contrary(turn: Turn, heard: Heard, routed: Routed) -> str:
    """Ask which is meant, where a number goes the other way than was said; "" else."""
    if len(routed.wishes) != 1:
        return ""
    [wish] = routed.wishes
    found = await _against(turn, heard, wish.intent, wish.slots, wish.targets)
    if found is None:
        return ""
    now, value, other = found
    scale = _SCALES[wish.intent]
    readings = [(value, wish)]
    if other is not None:
        kind = type(wish.slots[scale.slot])
        slots = {**wish.slots, scale.slot: kind(other)}
        readings.append((other, replace(wish, slots=slots)))
    turn.dialogue.open_way = OpenWay(readings=tuple(readings), now=now)
    turn.dialogue.refer_to(wish.targets)
    turn.trace.lane = routed.lane
    return _question(turn, heard, scale, found)


async def contrary_call(
    turn: Turn, heard: Heard, name: str, call: Mapping[str, Any], ids: tuple[str, ...]
) -> str:
    """Tell a model what to ask, where its number goes the other way than was said."""
    found = await _against(turn, heard, name, call, ids, loosely=True)
    if found is None:
        return ""
    asked = _question(turn, heard, _SCALES[name], found)
    return f"Not done: the user wants the other direction. Ask exactly this: {asked}"


async def way_answered(turn: Turn, heard: Heard) -> Routed | str | None:
    """Read the answer to our question; None for any other words."""
    waiting, turn.dialogue.open_way = turn.dialogue.open_way, None
    if waiting is None:
        return None
    said, values = tokens(heard.text), values_for(heard.language)
    if said in phrases(values.never_mind) or said in phrases(values.no):
        turn.trace.lane = "fuzzy"
        return turn.house.lines.say("dropped", heard.language)
    numbers, house = _numbers(heard), turn.house.hass.config.units.temperature_unit
    meant = [
        wish
        for value, wish in waiting.readings
        if (converted(value, house, wish.unit) if wish.unit else value) in numbers
    ]
    if not meant and len(waiting.readings) == 1 and said in phrases(values.yes):
        meant = [waiting.readings[0][1]]
    if not meant:
        wish = waiting.readings[0][1]
        rises = await _way(turn, heard, wish.intent, heard.text)
        meant = [
            one
            for value, one in waiting.readings
            if rises is not None and (value > waiting.now) is rises
        ]
    if len(meant) != 1:
        return None
    return Routed(lane="sentence", wishes=(meant[0],), why=ANSWERED)


async def _against(
    turn: Turn,
    heard: Heard,
    name: str,
    slots: Mapping[str, Any],
    targets: tuple[str, ...],
    *,
    loosely: bool = False,
) -> tuple[float, float, float | None] | None:
    """Return how it stands, the number, and what else that may mean; None if well."""
    scale = _SCALES.get(name)
    value = slots.get(scale.slot) if scale else None
    if scale is None or not isinstance(value, int | float):
        return None
    states = [s for one in targets if (s := turn.house.hass.states.get(one))]
    stands = [now for state in states if (now := scale.told(state)) is not None]
    if not stands or len(stands) < len(targets):
        return None
    rises = all(value > now for now in stands)
    if not rises and not all(value < now for now in stands):
        return None
    way = await _said_way(turn, heard, name, loosely=loosely)
    if way is None or way is rises:
        return None
    other = float(_FULL - value)
    fits = scale.line == "way_percent" and all((other > n) is way for n in stands)
    fits = fits and other not in stands
    return stands[0], float(value), other if fits else None


def _question(
    turn: Turn,
    heard: Heard,
    scale: _Scale,
    found: tuple[float, float, float | None],
) -> str:
    now, value, other = found
    named = named_degrees(heard.text, heard.language)
    if scale.line == "way_degrees" and named is not None:
        house = turn.house.hass.config.units.temperature_unit
        now, value = converted(now, house, named.unit), named.value
    line = scale.line if other is not None or scale.line == "way_degrees" else "way_one"
    return turn.house.lines.say(
        line,
        heard.language,
        now=f"{now:g}",
        value=f"{value:g}",
        other=f"{other:g}" if other is not None else "",
    )


async def _said_way(
    turn: Turn, heard: Heard, name: str, *, loosely: bool
) -> bool | None:
    """Tell whether the words without their number raise something; None for neither.

    What a model understood may have more behind it: then what stands before counts.
    """
    if (named := named_degrees(heard.text, heard.language)) is not None:
        heard = replace(heard, text=named.rest.replace("{}", f"{named.value:g}"))
    for text in _numberless(heard, loosely=loosely):
        if (way := await _way(turn, heard, name, text)) is not None:
            return way
    return None


async def _way(turn: Turn, heard: Heard, name: str, text: str) -> bool | None:
    """Tell which way words without a number go."""
    without = replace(heard, text=text)
    if (direction := moves(turn, without)) is not None:
        return direction in _UP
    if name not in {"HassSetPosition", "HassSetVolume"}:
        return None
    routed = await route(without, turn.said, turn.house, turn.dialogue.targets)
    if not isinstance(routed, Routed) or routed.lane != "sentence":
        return None
    [wish, *more] = routed.wishes
    if more or wish.kind != "action":
        return None
    if (step := wish.slots.get(_STEP)) is not None:
        return step == "up" if isinstance(step, str) else step > 0
    moved = all(one.startswith(("cover.", "valve.")) for one in wish.targets)
    return _PLAIN.get(wish.intent) if moved and wish.targets else None


def _numbers(heard: Heard) -> set[float]:
    """Return the numbers that words hold."""
    said, read = tokens(heard.text), numbers_for(heard.language).read
    return {float(n[0]) for at in range(len(said)) if (n := read(said, at))}


def _numberless(heard: Heard, *, loosely: bool) -> Iterator[str]:
    """Write a sentence without its number, its unit, and the word that leads to it."""
    words, read = heard.text.split(), numbers_for(heard.language).read
    units = sequels_for(heard.language)
    for at in range(len(words)):
        said = tuple(token for word in words[at:] for token in tokens(word))
        if (number := read(said, 0)) is None:
            continue
        rest = said[number[1] :]
        unit = max(
            (len(u) for u in units.percent | units.degrees if rest[: len(u)] == u),
            default=0,
        )
        end, taken = at, 0
        while end < len(words) and taken < number[1] + unit:
            taken += len(tokens(words[end])) or 1
            end += 1
        for lead in (1, 0):
            if at >= lead:
                yield " ".join([*words[: at - lead], *words[end:]])
        # A unit may have any words, in any language: the rest is left out with it.
        ends = len(words) - at <= _LONGEST_AMOUNT
        for lead in range(_MOST_LED if loosely else _LED if ends else 0):
            if at > lead:
                yield " ".join(words[: at - lead])
        return
