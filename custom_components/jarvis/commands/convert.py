"""Converts units with Home Assistant's converters, currencies with a given rate."""

from collections.abc import Mapping
from typing import Final, override

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import unit_conversion as units

from ..lang.numbers import Number, parse_number, say_number
from ..lang.quantities import (
    CURRENCIES,
    KITCHEN,
    parse_quantity,
    parse_unit,
    unit_names,
)
from ..lang.responses import examples, responses, sentences, word_lists
from ..lang.sequels import sequels_for
from .base import (
    Arguments,
    Command,
    Effect,
    Kind,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .shelf.kit import Kit
from .shelf.patterns import compile_pattern, hear
from .shelf.threads import Thread

EXAMPLES: Final = examples("convert")
FOLLOWS: Final = word_lists("convert", "follows")
LINES: Final = responses("convert")
PATTERNS: Final = sentences("convert")

_CONVERTERS: tuple[type[units.BaseUnitConverter], ...] = (
    units.TemperatureConverter,
    units.DistanceConverter,
    units.MassConverter,
    units.VolumeConverter,
    units.SpeedConverter,
    units.AreaConverter,
    units.EnergyConverter,
    units.PowerConverter,
    units.PressureConverter,
    units.DurationConverter,
    units.InformationConverter,
)
_OUNCE = "fl. oz."


class Convert(Command):
    """Converts lengths, masses, volumes, temperatures, speeds, money and more."""

    name = "convert"
    description = "Convert an amount from one unit or currency to another"
    parameters = (
        Parameter(name="value", kind=Kind.NUMBER, description="The amount", default=1),
        Parameter(
            name="from_unit",
            kind=Kind.STRING,
            description="Unit or currency of the amount",
            required=True,
            longest=60,
            ask={"en": "Convert from which unit?", "de": "Aus welcher Einheit?"},
        ),
        Parameter(
            name="to_unit",
            kind=Kind.STRING,
            description="Unit or currency to convert to",
            required=True,
            longest=60,
            ask={"en": "Convert to which unit?", "de": "In welche Einheit?"},
        ),
        Parameter(
            name="rate",
            kind=Kind.NUMBER,
            description="For currencies: how much of the target one unit is worth",
            minimum=1e-9,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("sums without units (calculate)",)
    keywords = ("unit", "miles", "celsius", "euros", "umrechnen")
    effect = Effect.NONE
    allow_direct_answer = False

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Claim it only when both sides are units."""
        quantity = parse_quantity(slots["quantity"], spoken.language)
        target = parse_unit(slots["to"], spoken.language)
        if quantity is None or target is None:
            return None
        arguments: Arguments = {"from_unit": quantity.unit, "to_unit": target}
        if quantity.value is not None:
            arguments["value"] = quantity.value
        if rate := slots.get("rate"):
            if (number := parse_number(rate, spoken.language)) is None:
                return None
            arguments["rate"] = number
        return arguments

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the last amount: "and in liters"."""
        last = thread.kept.get(self.name) if thread else None
        if last is not None and (amount := _another(spoken, last)):
            return PreRoute(arguments=amount, pattern="follow")
        heard = hear(spoken.text, spoken.language)
        if last is None or heard is None:
            return None
        for template in FOLLOWS.get(spoken.language.partition("-")[0], ()):
            slots = compile_pattern(self.name, "follow", template).match(heard)
            target = parse_unit(slots["to"], spoken.language) if slots else None
            if target is not None:
                found = {**last, "to_unit": target}
                return PreRoute(arguments=found, pattern="follow")
        return None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Convert, or say why these two do not go together."""
        language = request.language
        symbols = []
        for key in ("from_unit", "to_unit"):
            unit = parse_unit(arguments[key], language)
            if unit is None:
                said = self.say("unknown", language, unit=arguments[key])
                return Response.failure(said, "unknown_unit")
            symbols.append(unit)
        source, target = symbols
        value = arguments["value"]
        if {source, target} <= CURRENCIES:
            rate = arguments.get("rate") or rate_between(request.kit, source, target)
            if rate is None:
                return self._fail("no_rate", source, target, language)
            result: Number | None = value * rate
        else:
            result = convert(value, source, target)
        if result is None:
            return self._fail("apart", source, target, language)
        request.thread.kept[self.name] = {
            "value": value,
            "from_unit": source,
            "to_unit": target,
        }
        spoken = _rounded(result)
        return Response.follow_up(
            self.say(
                "result",
                language,
                value=say_number(value, language),
                unit=unit_names(source, language)[value != 1],
                result=say_number(spoken, language),
                target=unit_names(target, language)[spoken != 1],
            ),
            result=result,
            text=f"{result:.2f}",
            unit=target,
        )

    def _fail(self, key: str, source: str, target: str, language: str) -> Response:
        names = {
            "unit": unit_names(source, language)[1],
            "target": unit_names(target, language)[1],
        }
        return Response.failure(self.say(key, language, **names), key)


def _another(spoken: Spoken, last: Arguments) -> Arguments | None:
    """Read another amount to convert in the same way: "and 10", "and 10 gallons"."""
    rest = sequels_for(spoken.language).rest(spoken.text, question=True)
    if rest is None:
        return None
    if (number := parse_number(rest, spoken.language)) is not None:
        return {**last, "value": number}
    quantity = parse_quantity(rest, spoken.language)
    if quantity is None or quantity.value is None:
        return None
    return {**last, "value": quantity.value, "from_unit": quantity.unit}


def _rounded(value: Number) -> Number:
    small = 0 < abs(value) < 0.1  # noqa: PLR2004 - two decimals would say nothing
    return float(f"{value:.3g}") if small else round(value, 2)


def convert(value: Number, source: str, target: str) -> float | None:
    """Convert an amount; None when the units measure different things."""
    factor = 1.0
    if source in KITCHEN:
        value, source = value * KITCHEN[source], _OUNCE
    if target in KITCHEN:
        factor, target = 1 / KITCHEN[target], _OUNCE
    for converter in _CONVERTERS:
        if {source, target} <= converter.VALID_UNITS:
            try:
                return converter.convert(float(value), source, target) * factor
            except HomeAssistantError:
                return None
    return None


def rate_between(kit: Kit, source: str, target: str) -> float | None:
    """Find an exposed exchange-rate sensor that names both currencies."""
    hass: HomeAssistant = kit.hass
    for entity_id in kit.home().entities:
        parts = entity_id.upper().replace(".", "_").split("_")
        if source not in parts or target not in parts:
            continue
        state = hass.states.get(entity_id)
        try:
            rate = float(state.state) if state else 0.0
        except ValueError:
            continue
        if rate > 0:
            forward = parts.index(source) < parts.index(target)
            return rate if forward else 1 / rate
    return None
