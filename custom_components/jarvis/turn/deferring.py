"""Deferred acts: kept, judged again when they are due, and put back."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import ChatLog, ConversationInput
from homeassistant.core import Context, State
from homeassistant.util import dt as dt_util

from ..commands.shelf.coerce import Reading, coerce, plain
from ..commands.shelf.declare import NAMED
from ..commands.shelf.kit import Deed, Open, Told, Where
from ..grammar.types import Ask, Understood, Wish
from ..home.readable import readable_by
from ..lang.sequels import sequels_for
from ..safety.executor import execute
from ..safety.journal import RESTORABLE
from ..safety.restore import acts_back, restoring
from ..safety.tiers import NO_CONSENT, Act, Grant, Tier
from ..telemetry.tracer import current_trace
from .asker import acts_of_wishes, asker_of, permits
from .command_consent import CommandConsent, granting
from .dialogue import Dialogue
from .execute import obey
from .guard import TurnClock
from .narrowing import narrowed
from .programs import agent_of, entity_of
from .route import Routed
from .types import Heard, Speaker, Stop, Turn

if TYPE_CHECKING:
    from ..commands.base import Command, Request
    from ..settings import AgentSettings
    from ..types import House


_LANE: Final = "command"


async def put_back(
    turn: Turn, heard: Heard, states: Sequence[State], granted: Grant
) -> Told:
    """Bring these states back, if that may be done; they are read back."""
    safety, language = turn.house.safety, heard.language
    turn.trace.lane = _LANE
    context, most = turn.said.context, turn.clock.left / 2
    back = restoring(safety.hass, states, context, lane=_LANE, most=most)
    asker, trace_id = asker_of(turn, heard), turn.trace.id
    done = await execute(safety, back, asker, granted=granted, trace_id=trace_id)
    if done.withheld:
        return Told(ok=False, why="withheld")
    if done.failed:
        return Told(ok=False, said=safety.exceptions(done.held, language))
    names = safety.names([state.entity_id for state in states], language)
    return Told(ok=True, said=safety.say("undone_named", language, names=names))


def wish_data(wish: Wish) -> dict[str, Any]:
    """Write a wish; what it would put off itself is no part of it."""
    return {
        "intent": wish.intent,
        "slots": dict(wish.slots),
        "targets": list(wish.targets),
        "response": wish.response,
    }


def read_wishes(data: Iterable[Mapping[str, Any]]) -> tuple[Wish, ...]:
    """Read wishes."""
    return tuple(
        Wish(
            intent=one["intent"],
            slots=dict(one["slots"]),
            targets=tuple(one["targets"]),
            response=one.get("response"),
        )
        for one in data
    )


def grant_data(granted: Grant) -> dict[str, Any]:
    """Write consent with the acts it was given to; None of them are all."""
    acts = granted.acts
    return {
        "tier": granted.tier.key,
        "acts": None if acts is None else [_act_data(act) for act in acts],
    }


def read_grant(data: Mapping[str, Any]) -> Grant:
    """Read consent; none where nothing was written."""
    if not data:
        return NO_CONSENT
    acts = data["acts"]
    return Grant(
        tier=Tier[data["tier"].upper()],
        acts=None if acts is None else tuple(_read_act(act) for act in acts),
    )


def states_data(states: Iterable[State]) -> list[dict[str, Any]]:
    """Write states with their attributes."""
    return [
        {
            "entity_id": state.entity_id,
            "state": state.state,
            "attributes": plain(state.attributes),
        }
        for state in states
    ]


def read_states(data: Sequence[Mapping[str, Any]]) -> tuple[State, ...]:
    """Read states."""
    return tuple(
        State(one["entity_id"], one["state"], dict(one["attributes"])) for one in data
    )


def _act_data(act: Act) -> dict[str, Any]:
    return {
        "domain": act.domain,
        "service": act.service,
        "entity_id": act.entity_id,
        "data": plain(act.data),
        "inside": list(act.inside),
        "opaque": act.opaque,
    }


def _read_act(data: Mapping[str, Any]) -> Act:
    return Act(**{**data, "inside": tuple(data["inside"])})


_CONSENT: Final = "consent"
_PIN: Final = "pin"


def consent_data(house: House, granted: Grant) -> Mapping[str, Any]:
    """Write consent as JSON carries it, with which PIN it was given by."""
    if not granted.tier:
        return {}
    by = {_PIN: house.safety.pin.salt} if granted.tier is Tier.PIN else {}
    return {**grant_data(granted), **by}


def consent_of(house: House, data: Mapping[str, Any]) -> Grant:
    """Read the consent a deed holds; a PIN that has changed since counts as a yes."""
    kept = data.get(_CONSENT) or {}
    granted = read_grant(kept)
    if granted.tier is Tier.PIN and kept.get(_PIN) != house.safety.pin.salt:
        return replace(granted, tier=Tier.CONFIRM)
    return granted


def acts_of_deed(
    house: House, consents: CommandConsent, heard: Heard, data: Mapping[str, Any]
) -> Iterator[Act]:
    """Yield what a deed that was written down would do now, and what ends it."""
    wishes = read_wishes(data.get("wishes", ()))
    for some in acts_of_wishes(house.hass, heard, wishes):
        yield from some
    yield from acts_back(house.hass, read_states(data.get("states", ())))
    if (call := data.get("command")) is not None:
        command = house.counter.book.find(call["name"])
        yield from consents.acts(command, call["arguments"]) if command else ()
    if ends := (data.get("ends") or {}).get("deed"):
        yield from acts_of_deed(house, consents, heard, ends)


def agreed_by(
    house: House, data: Mapping[str, Any], acts: tuple[Act, ...], granted: Grant
) -> Mapping[str, Any]:
    """Return a deed with the consent of who moves it beside the one it has."""
    before = consent_of(house, data)
    tier = max(before.tier, granted.tier)
    consent = consent_data(house, Grant(tier=tier, acts=acts))
    agreed = {**data, _CONSENT: consent}
    if ends := data.get("ends"):
        deed = {**ends["deed"], _CONSENT: consent} if ends["deed"] else {}
        agreed["ends"] = {**ends, "deed": deed}
    return agreed


_WITHHELD: Final = Told(ok=False, why="withheld")
_GONE: Final = Told(ok=False, why="gone")
_UNLASTING: Final = frozenset({"unavailable", "unknown"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Deferring:
    """The turn, for commands that put something off; `house` gives the house of now."""

    house: Callable[[], House]
    consents: CommandConsent

    async def understand(
        self, said: str, request: Request, *, previous: Sequence[str] = (), target: str
    ) -> Deed | Open | None:
        """Understand a plain wish of the house, or of a command that can wait."""
        house = self.house()
        recent = tuple(previous) or request.recent
        whole = sequels_for(request.language).whole(said) if recent else None
        heard = await self._heard(whole or said, Where.of(request))
        grammar = await house.grammars.get(request.language, house.home.home)
        verdict = (
            grammar.understand(heard.text, place=heard.place, previous=recent)
            if grammar is not None
            else None
        )
        match verdict:
            case Understood() if self._is_plain(verdict):
                alone = grammar and grammar.understand(heard.text, place=heard.place)
                points = recent and not isinstance(alone, Understood)
                said = self._named(said, verdict) if points else said
                return self._wished(said, heard, verdict)
            case Ask() if target in verdict.candidates:
                slots = {**verdict.wish.slots, "name": target}
                wish = replace(verdict.wish, slots=slots, targets=(target,))
                why = "the answer to our question"
                meant = Understood(wishes=(wish,), lane="fuzzy", why=why)
                return self._wished(said, heard, meant)
            case Ask():
                return self._open(verdict, heard)
        return self._ordered(said, request)

    def _wished(self, said: str, heard: Heard, understood: Understood) -> Deed | None:
        """Write down wishes that all do something, and that may be seen."""
        house = self.house()
        wishes, lane = understood.wishes, understood.lane
        routed = narrowed(Routed(lane=lane, wishes=wishes, why=""), heard.may_read)
        if not isinstance(routed, Routed):
            return None
        acts = acts_of_wishes(house.hass, heard, routed.wishes)
        targets = tuple(t for wish in routed.wishes for t in wish.targets)
        return Deed(
            text=said,
            data={
                "lane": lane,
                "wishes": [wish_data(wish) for wish in routed.wishes],
            },
            targets=targets,
            acts=tuple(act for some in acts for act in some),
            backs=all(one.partition(".")[0] in RESTORABLE for one in targets),
        )

    def _is_plain(self, understood: Understood) -> bool:
        """Tell whether every wish does something to things of the house."""
        return all(
            wish.kind == "action" and wish.targets and not wish.later
            for wish in understood.wishes
        )

    def _named(self, said: str, understood: Understood) -> str:
        """Add what "it" means."""
        targets = [one for wish in understood.wishes for one in wish.targets]
        language = self.house().hass.config.language
        return f"{said} ({self.consents.guardian.names(targets, language)})"

    def _open(self, asked: Ask, heard: Heard) -> Open | None:
        entities = self.house().home.home.entities
        choices = tuple(
            (one, entities[one].name)
            for one in asked.candidates
            if one in entities and heard.may_read(one)
        )
        return Open(choices=choices) if choices else None

    def _ordered(self, said: str, request: Request) -> Deed | None:
        """Write down the call of a command that can wait."""
        counter = self.house().counter
        routed = counter.route(replace(request, utterance=said))
        command = counter.book.find(routed.command) if routed else None
        if routed is None or command is None or not command.deferrable:
            return None
        arguments = self._meant(command, routed.arguments, request)
        call = {"name": routed.command, "arguments": plain(arguments)}
        return Deed(
            text=said,
            data={"command": call},
            acts=self.consents.acts(command, arguments),
        )

    def _meant(
        self, command: Command, arguments: Mapping[str, Any], request: Request
    ) -> Mapping[str, Any]:
        """Take names for the things they surely name: consent is to things."""
        reading = Reading(
            language=request.language,
            now=request.now,
            names=request.names or self.house().counter.desk.names,
            area_id=request.area_id,
        )
        found = {
            one.name: coerce(one, arguments[one.name], reading)
            for one in command.parameters
            if one.kind in NAMED and one.name in arguments
        }
        sure = {
            name: one[0]
            for name, one in found.items()
            if isinstance(one, tuple) and one[1] is None
        }
        return {**arguments, **sure}

    def is_opposite(self, deed: Deed, other: Deed) -> bool:
        """Tell whether the same things are wished something else."""
        pairs = list(
            zip(deed.data.get("wishes", ()), other.data.get("wishes", ()), strict=False)
        )
        return (
            bool(deed.targets)
            and set(deed.targets) == set(other.targets)
            and all(
                (one["intent"], one["slots"]) != (two["intent"], two["slots"])
                for one, two in pairs
            )
        )

    async def agree(self, deeds: Sequence[Deed], request: Request) -> Mapping[str, Any]:
        """Return the consent there is to all of it; raises Withheld."""
        acts = tuple(act for deed in deeds for act in deed.acts)
        granted = await self.consents.ahead(request, acts)
        return consent_data(self.house(), granted)

    async def agree_anew(
        self, data: Mapping[str, Any], request: Request
    ) -> Mapping[str, Any]:
        """Return a deed as who asks now agrees to it; raises Withheld."""
        house, heard = self.house(), await self._heard("", Where.of(request))
        acts = tuple(acts_of_deed(house, self.consents, heard, data))
        granted = await self.consents.ahead(request, acts)
        return agreed_by(house, data, acts, granted)

    def before(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the states of what a deed is about to change."""
        states = self.house().hass.states
        targets = [one for wish in data.get("wishes", ()) for one in wish["targets"]]
        found = (states.get(one) for one in targets)
        kept = [one for one in found if one and one.state not in _UNLASTING]
        return {"states": states_data(kept)}

    async def do(self, text: str, data: Mapping[str, Any], where: Where) -> Told:
        """Do it in the name of who wished it, if it still may be done."""
        granted = consent_of(self.house(), data)
        if (agent := agent_of(self.house(), None)) is None:
            # Whom it was said to is not there any more.
            return _GONE
        with ExitStack() as stack:
            turn = self._turn(text, where, agent, stack)
            if (call := data.get("command")) is not None:
                return await self._run(text, call, where, granted)
            heard = await self._heard(text, where)
            if states := read_states(data.get("states", ())):
                return await put_back(turn, heard, states, granted)
            return await self._obey(turn, heard, data, granted)

    async def _obey(
        self, turn: Turn, heard: Heard, data: Mapping[str, Any], granted: Grant
    ) -> Told:
        wishes = read_wishes(data.get("wishes", ()))
        whole = Routed(lane=str(data.get("lane", "")), wishes=wishes, why="planned")
        routed = narrowed(whole, heard.may_read)
        if not isinstance(routed, Routed) or not all(map(self._is_there, wishes)):
            return _GONE
        if not await permits(turn, heard, routed.wishes, granted):
            return _WITHHELD
        if (obeyed := await obey(turn, heard, routed, granted)) is None:
            return _GONE
        said = str(obeyed.response.speech["plain"]["speech"])
        return Told(ok=obeyed.outcome.stop is Stop.DONE, said=said)

    def _is_there(self, wish: Wish) -> bool:
        """Tell whether any of what is meant is still in the house, and exposed."""
        entities = self.house().home.home.entities
        return any(one in entities for one in wish.targets)

    async def _run(
        self, text: str, call: Mapping[str, Any], where: Where, granted: Grant
    ) -> Told:
        """Run a command of ours as if it were said now."""
        house = self.house()
        request = house.counter.request(
            text=text,
            language=where.language,
            conversation_id=where.conversation_id,
            context=Context(user_id=where.person),
            device_id=where.device_id,
            satellite_id=where.satellite_id,
            area_id=_area_of(house, where),
            person=where.person,
        )
        with granting(granted):
            done = await request.kit.run(call["name"], call["arguments"], request)
        if done.wait_for_input:
            # A question that nobody hears must not wait for an answer.
            request.thread.pending = None
            if request.kit.hooks is not None:
                await request.kit.hooks.stop(request)
            return _WITHHELD if done.error == "question" else _GONE
        return Told(ok=done.ok, said=done.message, heard=True)

    # A turn without anybody --------------------------------------------------------

    def _turn(
        self, text: str, where: Where, agent: AgentSettings, stack: ExitStack
    ) -> Turn:
        """Make a turn: the one that runs, where there is one, with a log of its own."""
        house = self.house()
        context = Context(user_id=where.person)
        trace = current_trace()
        if trace is None or trace.conversation_id != where.conversation_id:
            trace = stack.enter_context(
                house.tracer.turn(where.conversation_id, agent.name, context)
            )
            trace.person = where.person
            trace.mark("heard", text=text, language=where.language, secrets=[])
        clock = TurnClock(agent.deadline)
        stack.enter_context(house.turns.running(clock))
        said = ConversationInput(
            text=text,
            context=context,
            conversation_id=where.conversation_id,
            device_id=where.device_id,
            satellite_id=where.satellite_id,
            language=where.language,
            agent_id=entity_of(house, agent),
        )
        return Turn(
            said=said,
            log=ChatLog(house.hass, where.conversation_id),
            agent=agent,
            house=house,
            dialogue=house.dialogues.peek(where.conversation_id) or Dialogue(),
            clock=clock,
            trace=trace,
        )

    async def _heard(self, text: str, where: Where) -> Heard:
        """Hear words as they would be heard from where they were said."""
        house = self.house()
        user = (
            await house.hass.auth.async_get_user(where.person) if where.person else None
        )
        return Heard(
            text=text,
            language=where.language,
            place=house.home.place(where.satellite_id, where.device_id),
            speaker=Speaker(user_id=user.id, name=user.name or "") if user else None,
            may_read=await readable_by(house.hass, where.person),
            at=dt_util.utcnow(),
        )


def _area_of(house: House, where: Where) -> str | None:
    area = house.home.place(where.satellite_id, where.device_id).area
    return area.area_id if area else None
