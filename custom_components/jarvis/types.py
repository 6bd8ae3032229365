"""The house as one value, and the entry that carries it."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from homeassistant.config_entries import ConfigEntry
    from homeassistant.core import HomeAssistant

    from .commands.shelf.counter import Counter
    from .coordinator import EngineCoordinator
    from .engines.base import Engine
    from .grammar.grammars import Grammars
    from .home.learned import LearnedNames
    from .home.reader import HomeReader
    from .home.resolver import Resolver
    from .home.thermostats import PowerSensors
    from .lang.responses import Lines
    from .memory import MemoryService
    from .nlu.interpret import Interpreter
    from .safety.authorizer import Authorizer
    from .settings import AgentSettings, EngineSettings, MemorySettings, RecordSettings
    from .telemetry.ledger import Ledger
    from .telemetry.tracer import Tracer
    from .tools.api import Toolboxes
    from .turn.choice import EngineRouter
    from .turn.dialogue import Dialogues
    from .turn.guard import RunningTurns
    from .turn.helper_call import TokenRates
    from .turn.route import Sentences
    from .turn.warm_up import Prefills


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """An engine with the owner's settings for it."""

    settings: EngineSettings
    engine: Engine


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """Every member of the house; it never changes during a turn.

    `seats` are the engines in the owner's order, by subentry id; `router` chooses
    among them. `on_key_refused` asks the owner for the engine's new key. `watches`
    look after the engines, as long as the entry is loaded.
    """

    hass: HomeAssistant
    seats: Mapping[str, Seat]
    router: EngineRouter
    prefills: Prefills
    agents: Mapping[str, AgentSettings]
    home: HomeReader
    resolver: Resolver
    learned: LearnedNames
    grammars: Grammars
    interpreter: Interpreter
    sentences: Sentences
    counter: Counter
    toolboxes: Toolboxes
    dialogues: Dialogues
    turns: RunningTurns
    rates: TokenRates
    memory: MemoryService
    remembering: MemorySettings
    safety: Authorizer
    tracer: Tracer
    ledger: Ledger
    power: PowerSensors
    recording: RecordSettings
    lines: Lines
    on_key_refused: Callable[[EngineSettings], None]
    watches: dict[str, EngineCoordinator] = field(default_factory=dict)


type JarvisConfigEntry = ConfigEntry[House]
