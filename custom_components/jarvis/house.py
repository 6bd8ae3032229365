"""The composition root: the only place that knows every member."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.httpx_client import get_async_client
from homeassistant.util import ulid as ulid_util

from .archive import open_memory
from .bookkeeping import open_ledger
from .commands.shelf.counter import Counter, Wiring
from .const import (
    DOMAIN,
    LOGGER,
    REAUTH_SUBENTRY,
    SUBENTRY_AGENT,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
    SUBENTRY_RULE,
    SUBENTRY_SAFETY,
)
from .engines import load_engine
from .engines.base import Engine
from .engines.embedding import Embedder
from .engines.entity import EntityEngine
from .engines.health import Observed
from .engines.locality import is_local
from .engines.text_calls import TextDialect
from .grammar.grammars import Grammars
from .home.learned_store import follow_registry, load_learned
from .home.reader import HomeReader
from .home.resolver import Resolver
from .home.thermostats import PowerSensors
from .lang.responses import Lines, load_lines
from .memory import Meaning
from .nlu.interpret import Interpreter
from .safety.authorizer import Authorizer
from .safety.pin import KeptTries, load_tries
from .settings import (
    ENTITY_KIND,
    AgentSettings,
    EngineSettings,
    MemorySettings,
    RecordSettings,
    RuleSettings,
    SafetySettings,
)
from .telemetry.tracer import Tracer, price_of
from .tools.failures import load_refusals
from .tools.find_entities import FindEntities
from .tools.toolbox import Toolboxes
from .tools.web_search import open_web
from .turn.choice import EngineRouter, OtherAgents, load_experience
from .turn.command import marker
from .turn.command_consent import CommandConsent
from .turn.deferring import Deferring
from .turn.dialogue import Dialogues
from .turn.guard import RunningTurns
from .turn.hear import owner_of
from .turn.helper_call import TokenRates
from .turn.narrowing import Narrowing
from .turn.redact import redact
from .turn.route import Sentences
from .turn.telling import Hindsight
from .turn.warm_up import Prefills
from .types import House, Seat

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .types import JarvisConfigEntry


READER_DAMAGED = "reader_damaged"
LEARNED_READER = "learned_reader"


async def build(hass: HomeAssistant, entry: JarvisConfigEntry) -> House:
    """Read the entry and put the house together; nothing is contacted yet."""
    home, dialogues = HomeReader(hass), Dialogues()
    resolver = Resolver(home.home, languages=(hass.config.language,))
    learned = await load_learned(hass, resolver.learn)
    entry.async_on_unload(follow_registry(hass, learned))
    recording = RecordSettings.from_options(entry.options)
    tracer = Tracer(ulid_util.ulid_now)
    power = PowerSensors(hass, recording.power)
    seats = await _seats(hass, entry, recording, tracer, power)
    lines = await hass.async_add_executor_job(load_lines)
    tries = await load_tries(hass, entry.entry_id)
    safety = _safety(hass, entry, home, lines, tries)
    grammars = Grammars(
        resolver, hass.async_add_executor_job, Path(hass.config.cache_path(DOMAIN))
    )
    interpreter = await _interpreter(hass, entry)
    remembering, agents = _remembering(entry), _agents(entry)
    meaning = _meaning(seats, remembering, agents.values())
    memory = await open_memory(hass, entry, remembering, meaning)
    experience, save = await load_experience(hass)
    key_refused = partial(_ask_for_key, hass, entry)
    router = EngineRouter(seats, experience, save=save, key_refused=key_refused)
    web, has_model = open_web(hass, entry, _masked), lambda: bool(router.seats)
    own = (FindEntities(home, resolver), *(web.tools if web else ()))
    consents = CommandConsent(guardian=safety)
    wiring = _guarded(consents, tracer, grammars, resolver, dialogues, read=interpreter)
    doer = Deferring(house=lambda: entry.runtime_data, consents=consents)
    return House(
        hass=hass,
        seats=router.seats,
        router=router,
        prefills=Prefills(),
        agents=agents,
        home=home,
        resolver=resolver,
        learned=learned,
        grammars=grammars,
        interpreter=interpreter,
        sentences=Sentences(hass),
        counter=Counter(
            hass,
            lambda: home.home,
            resolver.resolve,
            replace(wiring, memory=memory, web=web, has_model=has_model, doer=doer),
        ),
        toolboxes=Toolboxes(hass, home, own=own),
        dialogues=dialogues,
        turns=RunningTurns(),
        rates=TokenRates(),
        memory=memory,
        remembering=remembering,
        safety=safety,
        tracer=tracer,
        ledger=await open_ledger(hass, entry, recording),
        power=power,
        recording=recording,
        lines=lines,
        on_key_refused=key_refused,
    )


async def _interpreter(hass: HomeAssistant, entry: JarvisConfigEntry) -> Interpreter:
    """Load the learned reader, where it is turned off nothing is done by it."""
    interpreter, unread = await hass.async_add_executor_job(Interpreter.open)
    interpreter.acts = entry.options.get(LEARNED_READER, True)
    if not unread:
        ir.async_delete_issue(hass, DOMAIN, READER_DAMAGED)
        return interpreter
    LOGGER.error("Sentences are only understood to the word: %s", unread)
    ir.async_create_issue(
        hass,
        DOMAIN,
        READER_DAMAGED,
        is_fixable=False,
        is_persistent=False,
        severity=ir.IssueSeverity.WARNING,
        translation_key=READER_DAMAGED,
        translation_placeholders={"reason": unread},
    )
    return interpreter


def _masked(text: str, language: str) -> str:
    """Return what may leave the house of a text: its secrets are placeholders."""
    return redact(text, language).text


async def _seats(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    recording: RecordSettings,
    tracer: Tracer,
    power: PowerSensors,
) -> dict[str, Seat]:
    """Make the engines, each watched and able to speak the text dialect."""
    refusals, agents = await load_refusals(hass), OtherAgents(hass)
    seats = {}
    for sub in entry.get_subentries_of_type(SUBENTRY_ENGINE):
        settings = EngineSettings.from_data(sub.subentry_id, sub.title, sub.data)
        seats[settings.id] = Seat(
            settings=settings,
            engine=TextDialect(
                Observed(
                    await _engine(hass, settings, agents),
                    tracer.listeners,
                    now=time,
                    price=partial(price_of, recording.prices),
                    meter=power.meter(settings.id),
                ),
                wanted=settings.tool_calls,
                refusals=refusals.of(settings.kind, settings.url),
            ),
        )
    return seats


def _agents(entry: JarvisConfigEntry) -> dict[str, AgentSettings]:
    return {
        sub.subentry_id: AgentSettings.from_data(sub.subentry_id, sub.title, sub.data)
        for sub in entry.get_subentries_of_type(SUBENTRY_AGENT)
    }


def _guarded(
    consents: CommandConsent,
    tracer: Tracer,
    grammars: Grammars,
    resolver: Resolver,
    dialogues: Dialogues,
    *,
    read: Interpreter,
) -> Wiring:
    """Let commands ask safety first, and look back into its journal."""
    safety = consents.guardian
    return Wiring(
        execute=consents.execute,
        judge=consents.withheld,
        narrow=Narrowing(safety.hass),
        hooks=Hindsight(guardian=safety, tracer=tracer, dialogues=dialogues),
        guard=grammars.is_guarded,
        area=resolver.resolve_area,
        mark=marker(dialogues),
        interpreter=read,
    )


def _safety(
    hass: HomeAssistant,
    entry: JarvisConfigEntry,
    home: HomeReader,
    lines: Lines,
    tries: KeptTries,
) -> Authorizer:
    subs = entry.get_subentries_of_type(SUBENTRY_SAFETY)
    remembering = _remembering(entry)
    return Authorizer(
        hass=hass,
        home=lambda: home.home,
        lines=lines,
        settings=SafetySettings.from_data(next((sub.data for sub in subs), {})),
        tries=tries,
        owner_of=lambda satellite: owner_of(hass, remembering, satellite),
        rules=tuple(rules_of(entry).values()),
    )


def rules_of(entry: JarvisConfigEntry) -> dict[str, RuleSettings]:
    """Return the owner's rules by the ids of their subentries."""
    return {
        sub.subentry_id: RuleSettings.from_data(sub.title, sub.data)
        for sub in entry.get_subentries_of_type(SUBENTRY_RULE)
    }


def _meaning(
    seats: Mapping[str, Seat],
    remembering: MemorySettings,
    agents: Iterable[AgentSettings],
) -> Meaning | None:
    """Return what searches by meaning; None when no engine was chosen for it.

    Agents share the memory: for one that keeps every word in the house no engine
    elsewhere may read any of it.
    """
    seat, model = seats.get(remembering.embed_engine), remembering.embed_model
    engine: Any = seat.engine if seat else None
    if seat is None or not model or not hasattr(engine, "embed"):
        return None
    if any(agent.local_only for agent in agents) and not is_local(seat.settings.url):
        LOGGER.warning("%s may not embed: it is not in the house", seat.settings.title)
        return None
    embedder = Embedder(engine, model)
    return Meaning(model=embedder.name, embed=embedder, ask=embedder.ask)


def _remembering(entry: JarvisConfigEntry) -> MemorySettings:
    subs = entry.get_subentries_of_type(SUBENTRY_MEMORY)
    return MemorySettings.from_data(next((sub.data for sub in subs), {}))


def _ask_for_key(
    hass: HomeAssistant, entry: JarvisConfigEntry, engine: EngineSettings
) -> None:
    entry.async_start_reauth(hass, data={REAUTH_SUBENTRY: engine.id})


async def _engine(
    hass: HomeAssistant, settings: EngineSettings, agents: OtherAgents
) -> Engine:
    if settings.kind == ENTITY_KIND:
        return EntityEngine(
            name=settings.title, entity_id=settings.entity_id, agents=agents
        )
    make = await hass.async_add_import_executor_job(load_engine, settings.kind)
    return make(
        name=settings.title,
        url=settings.url,
        key=settings.api_key,
        http=get_async_client(hass, verify_ssl=settings.verify_ssl),
        timeout=settings.timeout,
    )
