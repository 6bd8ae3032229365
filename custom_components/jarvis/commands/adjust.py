"""A step brighter or dimmer, warmer or cooler: in this room or for what is named."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, override

from homeassistant.components.climate import (
    ATTR_MAX_TEMP,
    ATTR_MIN_TEMP,
    ATTR_TARGET_TEMP_HIGH,
    ATTR_TARGET_TEMP_LOW,
    ATTR_TARGET_TEMP_STEP,
)
from homeassistant.components.cover import ATTR_CURRENT_POSITION
from homeassistant.components.fan import ATTR_PERCENTAGE
from homeassistant.components.light import ATTR_BRIGHTNESS
from homeassistant.const import (
    ATTR_TEMPERATURE,
    STATE_OFF,
    STATE_ON,
    STATE_UNAVAILABLE,
    STATE_UNKNOWN,
)
from homeassistant.core import HomeAssistant, State

from ..lang.numbers import say_number
from ..lang.responses import examples, responses, sentences, words_of
from ..lang.sequels import is_asking, named_besides
from .base import (
    Arguments,
    Check,
    Command,
    Door,
    Kind,
    Parameter,
    PreRoute,
    Refused,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, drive
from .parts.settling import settled
from .parts.shading import FULL, is_at_end, is_dimmable, relit, shaded
from .parts.steps import can_step, stepped, unstepped
from .parts.targets import name_of, targets
from .parts.ways import (
    CLIMATE,
    DOMAINS,
    DONE,
    LIGHT,
    RISING,
    WAYS,
    WISHED,
    amount_of,
    bare_target,
    exact_way,
    gone_on,
    is_measured,
)
from .shelf.patterns import follow_ups
from .shelf.threads import Thread

ASK: Final = words_of("adjust", "ask")
EXAMPLES: Final = examples("adjust")
FOLLOWS: Final = sentences("adjust", "follows")
LINES: Final = responses("adjust")
PATTERNS: Final = sentences("adjust")

_MOST_DEGREES = 5
# A name has no more words; what is longer is no wish to move something.
_MOST_WORDS = 5
_SHARES = (ATTR_PERCENTAGE, ATTR_CURRENT_POSITION)
_GONE = frozenset({STATE_UNAVAILABLE, STATE_UNKNOWN})

type _Calls = Sequence[tuple[str, dict[str, Any]]]


class Adjust(Command):
    """Moves lights, heating, fans and blinds by a step."""

    name = "adjust"
    description = (
        "Make lights brighter or dimmer, heating warmer or cooler, fans faster or "
        "slower, or open blinds wider or narrower, by a step"
    )
    parameters = (
        Parameter(
            name="direction",
            kind=Kind.ENUM,
            description="Which way",
            choices=WAYS,
            required=True,
        ),
        Parameter(
            name="target",
            kind=Kind.STRING,
            description="Name of the thing or the room; leave out for here",
            longest=200,
            ask=ASK,
        ),
        Parameter(
            name="amount",
            kind=Kind.NUMBER,
            description="Percent or degrees; leave out for a step",
            minimum=0.5,
            maximum=100,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    # Whatever moved last: "a bit more" may follow a sentence about the house, too.
    always_asked = True
    antipatterns = ("set to an exact brightness or temperature",)
    keywords = ("brighter", "dimmer", "warmer", "cooler", "heller", "dunkler", "wärmer")

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Take the pattern's id as the direction; a target with a number is none."""
        target = slots.get("target", "")
        if any(char.isdigit() for char in target):
            return None
        if target and is_asking(spoken.text, spoken.language):
            return None
        room = slots.get("room", "")
        named = bare_target(f"{room} {target}".strip(), spoken.language)
        if len(named.split()) > _MOST_WORDS or is_measured(named, spoken.language):
            return None
        rest = {key: s for key, s in slots.items() if key not in ("target", "room")}
        return {"direction": pattern, **rest, **({"target": named} if named else {})}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with what was moved last: "a bit more", "and the hall, too"."""
        if thread is None or self.name not in thread.kept:
            return None
        last: Arguments = thread.kept[self.name]
        if thread.last != last.get(WISHED, self.name):
            return None
        said = follow_ups(self.name, FOLLOWS, spoken.text, spoken.language)
        pattern, slots = next(said, ("", {}))
        if not pattern and WISHED in last:
            return None
        if not pattern:
            named = named_besides(spoken.text, spoken.language, _MOST_WORDS)
            found = {**last, "target": named}
            return PreRoute(arguments=found, pattern="besides") if named else None
        onward = gone_on(last, pattern, slots, spoken.language)
        return PreRoute(arguments=onward, pattern=pattern) if onward else None

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Want one thing, or the things of one room."""
        found = _meant(exact_way(arguments, request), request)
        if isinstance(found, Refused) and not _is_strange(found, request):
            return (found,)
        return ()

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Move what is meant a step, and tell where it stands."""
        arguments = exact_way(arguments, request)
        found = _meant(arguments, request)
        language = request.language
        if isinstance(found, Refused) and _is_strange(found, request):
            # What this house has no name for may be something else altogether.
            said = self.say("unknown", language, said=found.facts.get("said", ""))
            return Response.failure(said, "not_found", declined=True)
        if isinstance(found, Refused) or not found:
            return Response.failure(self.say("nothing_here", language), "nothing_here")
        done = amount_of(arguments, request)
        request.thread.kept[self.name] = {**arguments, DONE: done}
        states = [s for e in found if (s := request.kit.hass.states.get(e)) is not None]
        there = [state for state in states if state.state not in _GONE]
        if not there:
            return self._fail("unavailable", states, request)
        match DOMAINS[arguments["direction"]]:
            case "light":
                return await self._lights(there, arguments, request)
            case "climate":
                return await self._climates(there, arguments, request)
            case domain:
                return await self._steps(domain, there, arguments, request)

    async def _steps(
        self,
        domain: str,
        states: Sequence[State],
        arguments: Arguments,
        request: Request,
    ) -> Response:
        """Move fans and blinds."""
        able = [state for state in states if can_step(state)]
        if not able:
            return self._fail("cannot", states, request)
        step = _signed(arguments["direction"], amount_of(arguments, request))
        moving = [(one, made) for one in able if (made := stepped(one, step))]
        if not moving:
            return self._fail("limit", able, request)
        before, calls = [one for one, _ in moving], [made for _, made in moving]
        response = await self._do(before, calls, domain, "", request)
        return replace(
            response, undo=tuple((domain, *unstepped(state)) for state in before)
        )

    async def _lights(
        self, states: Sequence[State], arguments: Arguments, request: Request
    ) -> Response:
        direction = arguments["direction"]
        able = [s for s in states if is_dimmable(s)]
        if not able:
            return self._fail("cannot", states, request)
        lit = [state for state in able if state.state == STATE_ON]
        if not lit and direction == "dimmer":
            if len(able) == 1:
                return self._fail("off", able, request)
            return Response.failure(
                self.say("nothing_on", request.language), "nothing_on"
            )
        meant = lit or able
        step = _signed(direction, amount_of(arguments, request))
        moving = [s for s in meant if not is_at_end(s, step)]
        if not moving:
            return self._fail("limit", meant, request)
        response = await self._do(
            moving, shaded(moving, step), LIGHT, direction, request
        )
        return replace(response, undo=tuple(relit(state) for state in moving))

    async def _climates(
        self, states: Sequence[State], arguments: Arguments, request: Request
    ) -> Response:
        running = [state for state in states if state.state != STATE_OFF]
        if not running:
            return self._fail("off", states, request)
        amount = amount_of(arguments, request)
        step = _signed(arguments["direction"], min(amount, _MOST_DEGREES))
        calls = [
            ("set_temperature", {"entity_id": state.entity_id, **moved})
            for state in running
            if (moved := _moved(state, step))
        ]
        if not calls:
            settable = any(_set_points(state) for state in running)
            return self._fail("limit" if settable else "cannot", running, request)
        ids = {data["entity_id"] for _, data in calls}
        meant = [state for state in running if state.entity_id in ids]
        response = await self._do(
            meant, calls, CLIMATE, arguments["direction"], request
        )
        return replace(
            response,
            undo=tuple(
                (
                    CLIMATE,
                    "set_temperature",
                    {"entity_id": s.entity_id, **_set_points(s)},
                )
                for s in meant
            ),
        )

    async def _do(
        self,
        before: Sequence[State],
        calls: _Calls,
        domain: str,
        direction: str,
        request: Request,
    ) -> Response:
        """Call the actions, wait for the things to move, and tell how they stand."""
        try:
            for service, data in calls:
                await drive(request, domain, service, data)
        except ActionFailed as err:
            said = self.say("failed", request.language, why=str(err))
            return Response.failure(said, "action_failed")
        lazy = await _laggards(request.kit.hass, before)
        if lazy:
            return self._fail("not_so", lazy, request)
        return self._done(before, domain, direction, request)

    def _done(
        self, before: Sequence[State], domain: str, direction: str, request: Request
    ) -> Response:
        ids = [state.entity_id for state in before]
        names = ", ".join(name_of(entity_id, request) for entity_id in ids)
        values = [
            _value(s, request) for e in ids if (s := request.kit.hass.states.get(e))
        ]
        if len(ids) == 1 and values and values[0]:
            said = self.say(domain, request.language, name=names, value=values[0])
        else:
            key = f"lights_{direction}" if domain == LIGHT else f"{domain}s"
            said = self.say(key, request.language, name=names)
        return Response.success(said, entity_ids=ids)

    def _fail(self, key: str, states: Sequence[State], request: Request) -> Response:
        ids = tuple(state.entity_id for state in states)
        names = ", ".join(name_of(one, request) for one in ids)
        said = self.say(key, request.language, name=names)
        return Response.failure(said, key, entity_ids=ids)


def _meant(arguments: Arguments, request: Request) -> tuple[str, ...] | Refused:
    return targets(DOMAINS[arguments["direction"]], arguments.get("target"), request)


def _is_strange(refused: Refused, request: Request) -> bool:
    """Tell whether a sentence names something that is not here."""
    return refused.key == "not_found" and request.door is Door.FAST_LANE


def _signed(direction: str, amount: float) -> float:
    return amount if direction in RISING else -amount


def _set_points(state: State) -> dict[str, float]:
    """Return the temperatures a thermostat is set to."""
    keys = (ATTR_TEMPERATURE, ATTR_TARGET_TEMP_LOW, ATTR_TARGET_TEMP_HIGH)
    return {k: v for k in keys if (v := state.attributes.get(k)) is not None}


def _moved(state: State, step: float) -> dict[str, float]:
    """Return its set points a step further; {} when there is no way left."""
    least = state.attributes.get(ATTR_MIN_TEMP)
    most = state.attributes.get(ATTR_MAX_TEMP)
    grain = state.attributes.get(ATTR_TARGET_TEMP_STEP) or 0
    if grain and abs(step) < grain:
        step = grain if step > 0 else -grain
    moved = {}
    for key, value in _set_points(state).items():
        wanted = value + step
        wanted = wanted if most is None else min(wanted, most)
        wanted = wanted if least is None else max(wanted, least)
        if wanted != value:
            moved[key] = wanted
    return moved


async def _laggards(hass: HomeAssistant, before: Sequence[State]) -> list[State]:
    """Wait a moment for the things to move; return what has not."""

    def still() -> list[State]:
        return [s for s in before if not _has_moved(s, hass.states.get(s.entity_id))]

    await settled(hass, [s.entity_id for s in before], lambda: not still())
    return still()


def _has_moved(before: State, now: State | None) -> bool:
    return now is not None and (
        now.attributes.get(ATTR_BRIGHTNESS) != before.attributes.get(ATTR_BRIGHTNESS)
        or _set_points(now) != _set_points(before)
        or any(now.attributes.get(a) != before.attributes.get(a) for a in _SHARES)
        or now.state != before.state
    )


def _value(state: State, request: Request) -> str:
    if (level := state.attributes.get(ATTR_BRIGHTNESS)) is not None:
        return f"{round(level / FULL * 100)}"
    for share in _SHARES:
        if (value := state.attributes.get(share)) is not None:
            return f"{value}"
    if (degrees := state.attributes.get(ATTR_TEMPERATURE)) is not None:
        unit = request.kit.hass.config.units.temperature_unit
        return f"{say_number(degrees, request.language)} {unit}"
    return ""
