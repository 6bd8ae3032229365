"""Choose the engine and model of a turn."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
import contextvars
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
import random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.conversation import async_converse
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import Context
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.intent import IntentResponseType
from homeassistant.helpers.storage import Store

from ..const import DOMAIN, ENGINE_AUTOMATIC, LOGGER
from ..engines.errors import EngineError, EngineOverloaded, EngineUnauthorized
from ..engines.failover import Candidate, Failover
from ..engines.features import RoutingContext, is_correction, read_context
from ..engines.health import Health
from ..engines.locality import is_local
from ..engines.profile import is_coder, profile
from ..engines.router import Experience, Need, Offer, Policy, Task, choose, rank
from ..types import Seat
from .helper_call import Originals

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..engines.base import ChatRequest, Engine, Model
    from ..settings import AgentSettings, EngineSettings
    from ..telemetry.tracer import Trace
    from ..types import House
    from .redact import Vault
    from .types import Heard, Outcome, Turn


# What a wrong turn could open or set off: nobody experiments with it.
RISKY_DOMAINS: Final = frozenset(
    {"lock", "alarm_control_panel", "cover", "valve", "siren", "water_heater"}
)
# A correction within so many seconds is about the turn before it.
CORRECTION_SECONDS: Final = 30.0
# How good an outcome was, from 0 to 1.
WELL: Final = 1.0
PARTLY: Final = 0.3
BADLY: Final = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a caller wants of a seat; the defaults are those of a turn's own words."""

    task: Task = Task.CHAT
    context: RoutingContext = field(default_factory=RoutingContext)
    risky: bool = False
    vision: bool = False
    vault: Vault | None = None
    trace: Trace | None = None


class EngineRouter:
    """The engines of the house in the owner's order, how they do, whom they suit."""

    def __init__(
        self,
        seats: Mapping[str, Seat],
        experience: Experience,
        *,
        save: Callable[[], None] = lambda: None,
        key_refused: Callable[[EngineSettings], None] = lambda _settings: None,
        clock: Callable[[], float] = monotonic,
        dice: Callable[[], float] = random.random,
    ) -> None:
        """Take the seats; `save` is called after every outcome."""
        self._seats = dict(
            sorted(seats.items(), key=lambda item: item[1].settings.priority)
        )
        self._experience = experience
        self._save = save
        self._key_refused = key_refused
        self._clock = clock
        self._dice = dice
        self._last: dict[str, tuple[str, float]] = {}
        self.health = {key: Health(clock) for key in seats}
        self.models: dict[str, Model] = {}

    @property
    def seats(self) -> Mapping[str, Seat]:
        """The seats in the owner's order."""
        return self._seats

    def is_local(self, engine_id: str) -> bool:
        """Tell whether an engine stands in the house."""
        settings = self._seats[engine_id].settings
        return is_local(settings.url) if settings.url else settings.in_house

    def offers(self, agent: AgentSettings, task: Task = Task.CHAT) -> tuple[Offer, ...]:
        """Tell what the engines offer an agent, in the owner's order."""
        return tuple(self._offers(agent, task))

    def choose(self, agent: AgentSettings, wanted: Wanted = Wanted()) -> Offer:
        """Say who would serve and why; nothing is asked and nothing noted."""
        need = self._need(agent, wanted, dice=1.0)
        return choose(wanted.task, need, self._offers(agent, wanted.task))

    def ranked(self, agent: AgentSettings, wanted: Wanted) -> tuple[Offer, ...]:
        """Say who would serve, best first; nothing is asked and nothing noted."""
        need = self._need(agent, wanted, dice=1.0)
        return rank(wanted.task, need, self._offers(agent, wanted.task))

    def seat(
        self,
        agent: AgentSettings,
        left: Callable[[], float],
        wanted: Wanted = Wanted(),
    ) -> Seat | None:
        """Give a seat whose engine fails over to the next; None when none may serve.

        `left` are the seconds that the caller has. The seat's settings are those of
        the engine that is asked first, its model the one chosen.
        """
        need = self._need(agent, wanted, dice=self._dice())
        ranked = rank(wanted.task, need, self._offers(agent, wanted.task))
        if not ranked:
            return None
        self._note(wanted, ranked)
        first = self._seats[ranked[0].id].settings
        restore = agent.originals and wanted.vault is not None
        engine = Failover(
            [
                self._candidate(o, first, wanted.vault if restore else None)
                for o in ranked
            ],
            left=left,
            failed=self._has_failed,
        )
        return Seat(settings=replace(first, model=ranked[0].model), engine=engine)

    def label(self, trace_id: str, score: float, *, final: bool = False) -> bool:
        """Count the outcome of a turn, 0 (wrong) to 1 (right).

        Of several labels the worst counts; a `final` one is a person's own judgement
        and overrules all. False when no engine was chosen for that turn lately.
        """
        known = self._experience.label(trace_id, score, final=final)
        if known:
            self._save()
        return known

    def ended(self, turn: Turn, outcome: Outcome) -> None:
        """Label a turn by how it ended, as far as that can be seen at once."""
        self._last[turn.log.conversation_id] = (turn.trace.id, self._clock())
        if len(self._last) > 200:  # noqa: PLR2004 - conversations that were left
            self._last.pop(next(iter(self._last)))
        failed = any(
            step.name == "tool" and step.facts.get("failed")
            for step in turn.trace.steps
        )
        good = {"done": PARTLY if failed else WELL, "out_of_rounds": PARTLY}
        self.label(turn.trace.id, good.get(outcome.stop, BADLY))

    def heard(self, conversation_id: str, text: str, language: str) -> bool:
        """Note new words: a correction soon after a turn says that it went wrong."""
        last = self._last.get(conversation_id)
        if last is None or self._clock() - last[1] > CORRECTION_SECONDS:
            return False
        return is_correction(text, language) and self.label(last[0], BADLY)

    def _offers(self, agent: AgentSettings, task: Task) -> Iterator[Offer]:
        named = self._holder(agent)
        for position, (key, seat) in enumerate(self._seats.items()):
            settings = seat.settings
            model = agent.model if key == named else settings.model
            if task is Task.FAST and settings.fast_model and key != named:
                model = settings.fast_model
            known = self.models.get(key)
            facts = profile(known if known and known.name == model else model)
            local = self.is_local(key)
            yield Offer(
                id=key,
                engine=settings.title,
                model=model,
                local=local,
                stand_in=local if settings.stand_in is None else settings.stand_in,
                ready=self.health[key].ready,
                load=self.health[key].load,
                position=position,
                parameters=facts.parameters,
                size=facts.size,
                tools=known.tools if known and known.name == model else None,
                vision=known.vision if known and known.name == model else None,
                coder=is_coder(model),
            )

    def _holder(self, agent: AgentSettings) -> str | None:
        """Find the engine that an agent's own model is meant for.

        A model that no engine is known for never goes to a cloud by itself, as long
        as there is an engine in the house.
        """
        if not agent.model:
            return None
        if agent.engine in self._seats:
            return agent.engine
        for key, seat in self._seats.items():
            if agent.model in (seat.settings.model, seat.settings.fast_model):
                return key
        names = {agent.model, f"{agent.model}:latest"}
        for key, seat in self._seats.items():
            # What the servers told last; an agent of the house lists nothing.
            if not names.isdisjoint(getattr(seat.engine, "listed", ())):
                return key
        local = (key for key in self._seats if self.is_local(key))
        return next(local, next(iter(self._seats), None))

    def _need(self, agent: AgentSettings, wanted: Wanted, *, dice: float) -> Need:
        policy = Policy(agent.policy) if agent.policy in set(Policy) else Policy.FIXED
        engine = None if agent.engine == ENGINE_AUTOMATIC else agent.engine
        return Need(
            policy=policy,
            engine=engine or self._holder(agent),
            local_only=agent.local_only,
            tools=wanted.context.tools,
            vision=wanted.vision,
            context=wanted.context,
            risky=wanted.risky,
            scores=self._experience.scores(wanted.context.bucket),
            dice=dice,
        )

    def _candidate(
        self, offer: Offer, first: EngineSettings, vault: Vault | None
    ) -> Candidate:
        seat = self._seats[offer.id]
        engine: Engine = seat.engine
        if vault is not None and offer.local:
            engine = Originals(engine, vault)
        fit = partial(_fit, settings=seat.settings, model=offer.model, first=first)
        return Candidate(
            id=offer.id,
            engine=engine,
            health=self.health[offer.id],
            model=offer.model,
            fit=_unchanged if seat.settings.id == first.id else fit,
        )

    def _note(self, wanted: Wanted, ranked: tuple[Offer, ...]) -> None:
        if (trace := wanted.trace) is None:
            return
        best = ranked[0]
        trace.mark(
            "engine",
            task=str(wanted.task),
            engine=best.engine,
            model=best.model,
            why=best.why,
            next=[offer.engine for offer in ranked[1:]],
        )
        if wanted.task is Task.CHAT:
            self._experience.decided(trace.id, wanted.context.bucket, best.id)

    def _has_failed(self, engine_id: str, error: EngineError) -> None:
        LOGGER.debug(
            "Engine %s failed: %s", self._seats[engine_id].settings.title, error
        )
        if isinstance(error, EngineUnauthorized):
            self._key_refused(self._seats[engine_id].settings)


def seat_for(turn: Turn, heard: Heard) -> Seat | None:
    """Choose the engine of a turn; None when there is none that may serve."""
    earlier = sum(content.role == "user" for content in turn.log.content) - 1
    wanted = replace(
        wanted_for(turn.house, turn.agent, heard, history=earlier),
        vault=turn.dialogue.vault,
        trace=turn.trace,
    )
    return turn.house.router.seat(turn.agent, lambda: turn.clock.left, wanted)


def helper_seat(turn: Turn) -> Seat | None:
    """Choose the engine of a plan, a digest and the like; None when none may serve."""
    wanted = Wanted(task=Task.FAST, vault=turn.dialogue.vault, trace=turn.trace)
    return turn.house.router.seat(turn.agent, lambda: turn.clock.left, wanted)


def wanted_for(
    house: House, agent: AgentSettings, heard: Heard, *, history: int = 0
) -> Wanted:
    """Read what words want of an engine; `history` are the turns before them."""
    if agent.policy == Policy.FIXED or len(house.router.seats) < 2:  # noqa: PLR2004 - nothing to choose
        return Wanted()
    named = house.resolver.suggest(heard.text, heard.language, may_read=heard.may_read)
    return Wanted(
        context=read_context(
            heard.text,
            heard.language,
            devices=len(named),
            history=history,
            tools=bool(agent.apis),
        ),
        risky=any(entity.domain in RISKY_DOMAINS for entity in named),
    )


def _unchanged(request: ChatRequest) -> ChatRequest:
    return request


def _fit(
    request: ChatRequest, *, settings: EngineSettings, model: str, first: EngineSettings
) -> ChatRequest:
    """Write a request that was meant for another engine the way this one needs it."""
    return replace(
        request,
        model=model,
        context=settings.context,
        keep_alive=settings.keep_alive,
        think=settings.think if request.think == first.think else request.think,
        timeout=min(settings.timeout, request.timeout)
        if request.timeout != first.timeout
        else settings.timeout,
    )


_KEY = f"{DOMAIN}.routing"
_VERSION = 1
_SAVE_DELAY = 30.0


async def load_experience(
    hass: HomeAssistant,
) -> tuple[Experience, Callable[[], None]]:
    """Read what was learned; the second value stores it, a while after a change."""
    store: Store[dict[str, Any]] = Store(hass, _VERSION, _KEY, atomic_writes=True)
    experience = Experience(await store.async_load())

    def save() -> None:
        # In a context of its own: the turn that taught it is over when it is written.
        contextvars.Context().run(
            store.async_delay_save, experience.as_dict, _SAVE_DELAY
        )

    return experience, save


AI_TASK: Final = "ai_task"
CONVERSATION: Final = "conversation"
# Questions to other agents at once; a loop that leaves no trace ends here.
MOST_AT_ONCE: Final = 8

_asking: ContextVar[bool] = ContextVar("jarvis_asks_another_agent", default=False)


class OtherAgents:
    """The agents of the house that are not ours."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Look after the house."""
        self._hass = hass
        self._running = 0

    def is_there(self, entity_id: str) -> bool:
        """Tell whether the entity exists, can be asked and is not ours."""
        state = self._hass.states.get(entity_id)
        if state is None or state.state == STATE_UNAVAILABLE:
            return False
        entry = er.async_get(self._hass).async_get(entity_id)
        return entry is None or entry.platform != DOMAIN

    async def ask(self, entity_id: str, text: str, instructions: str) -> str:
        """Return its answer; raises EngineError, always so when it asks us back."""
        if _asking.get():
            raise EngineError(
                "This agent was asked by one that asks it", engine=entity_id
            )
        if self._running >= MOST_AT_ONCE:
            raise EngineOverloaded("Too many questions at once", engine=entity_id)
        self._running += 1
        try:
            # A task of its own: a nested conversation would end ours in this one.
            return await self._hass.async_create_task(
                self._ask(entity_id, text, instructions), f"ask {entity_id}"
            )
        except asyncio.CancelledError, EngineError:
            raise
        except (HomeAssistantError, ValueError) as err:
            raise EngineError(str(err), engine=entity_id) from err
        finally:
            self._running -= 1

    async def _ask(self, entity_id: str, text: str, instructions: str) -> str:
        _asking.set(True)
        if entity_id.startswith(f"{AI_TASK}."):
            return await self._ask_task(entity_id, text, instructions)
        result = await async_converse(
            self._hass,
            text,
            None,
            Context(),
            agent_id=entity_id,
            extra_system_prompt=instructions or None,
        )
        said = str(result.response.speech.get("plain", {}).get("speech") or "")
        if result.response.response_type is IntentResponseType.ERROR:
            raise EngineError(said, engine=entity_id)
        return said

    async def _ask_task(self, entity_id: str, text: str, instructions: str) -> str:
        answer = await self._hass.services.async_call(
            AI_TASK,
            "generate_data",
            {
                "task_name": DOMAIN,
                "instructions": f"{instructions}\n\n{text}".strip(),
                "entity_id": entity_id,
            },
            blocking=True,
            return_response=True,
        )
        return str((answer or {}).get("data", ""))
