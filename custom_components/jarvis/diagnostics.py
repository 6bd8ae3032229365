"""What an owner may attach to a report: only what is listed here as harmless.

A setting, a fact of a step or a name that is not listed is withheld, so that what is
added later is withheld too. Titles and addresses name people and places: engines and
agents are numbered.
"""

from collections.abc import Iterable, Mapping
import re
from typing import TYPE_CHECKING, Any, Final

from homeassistant.components.diagnostics import REDACTED
from homeassistant.const import CONF_LLM_HASS_API, CONF_TIMEOUT, CONF_VERIFY_SSL

from .commands import COMMANDS
from .const import (
    CONF_ANSWER_SECONDS,
    CONF_COMMAND,
    CONF_CONTEXT,
    CONF_DEADLINE,
    CONF_DIARY_DAYS,
    CONF_DIGEST_RESULTS,
    CONF_DIRECT,
    CONF_ENABLED,
    CONF_FAST_LANE,
    CONF_FIGURE_DAYS,
    CONF_FILLER,
    CONF_FOLLOW_TOPICS,
    CONF_FOR_MODELS,
    CONF_HANDFUL,
    CONF_IN_HOUSE,
    CONF_KEEP_ALIVE,
    CONF_KIND,
    CONF_LOCAL_ONLY,
    CONF_MEGABYTES,
    CONF_MEMORY,
    CONF_ORIGINALS,
    CONF_PLANNING,
    CONF_POLICY,
    CONF_PRIORITY,
    CONF_READ_AHEAD,
    CONF_STAND_IN,
    CONF_SUMMARIES,
    CONF_THINK,
    CONF_TIER,
    CONF_TOOL_CALLS,
    CONF_TOOL_CHOICE,
    CONF_TRACE_DAYS,
    CONF_WEEKLY_TEST,
)
from .engines import ENGINES
from .engines.profile import family
from .engines.router import Policy
from .safety.tiers import Tier
from .settings import DEFAULT_APIS, DIGEST_RESULTS, PLANNING, TOOL_CALLS, TOOL_CHOICES
from .settings.records import ENTITY_KIND, SEARCH_KINDS
from .telemetry.summary import Subject, told

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .types import JarvisConfigEntry

# Settings that are a number or a switch and say nothing of anybody.
_PLAIN: Final = frozenset(
    {
        CONF_ANSWER_SECONDS,
        CONF_CONTEXT,
        CONF_DEADLINE,
        CONF_DIARY_DAYS,
        CONF_DIRECT,
        CONF_ENABLED,
        CONF_FAST_LANE,
        CONF_FIGURE_DAYS,
        CONF_FILLER,
        CONF_FOLLOW_TOPICS,
        CONF_FOR_MODELS,
        CONF_HANDFUL,
        CONF_IN_HOUSE,
        CONF_KEEP_ALIVE,
        CONF_LOCAL_ONLY,
        CONF_MEGABYTES,
        CONF_MEMORY,
        CONF_ORIGINALS,
        CONF_PRIORITY,
        CONF_READ_AHEAD,
        CONF_SUMMARIES,
        CONF_TIMEOUT,
        CONF_TRACE_DAYS,
        CONF_VERIFY_SSL,
        CONF_WEEKLY_TEST,
    }
)
# Settings that are one of a few words of ours.
_CHOICES: Final[Mapping[str, frozenset[str]]] = {
    CONF_COMMAND: frozenset(kind.name for kind in COMMANDS),
    CONF_DIGEST_RESULTS: frozenset(DIGEST_RESULTS),
    CONF_KIND: frozenset({*ENGINES, ENTITY_KIND, *SEARCH_KINDS}),
    CONF_LLM_HASS_API: frozenset(DEFAULT_APIS),
    CONF_PLANNING: frozenset(PLANNING),
    CONF_POLICY: frozenset(str(policy) for policy in Policy),
    CONF_STAND_IN: frozenset({"usual", "yes", "no"}),
    CONF_THINK: frozenset({"default", "on", "off"}),
    CONF_TIER: frozenset(tier.key for tier in Tier),
    CONF_TOOL_CALLS: frozenset(TOOL_CALLS),
    CONF_TOOL_CHOICE: frozenset(TOOL_CHOICES),
}
# Numbers of a turn, of its steps and of its calls.
_COUNTS: Final = frozenset(
    {
        "at",
        "at_ms",
        "bytes_per_token",
        "cached",
        "cached_tokens",
        "calls",
        "completion",
        "completion_tokens",
        "cost",
        "count",
        "energy",
        "first_token",
        "forgotten",
        "joules_per_token",
        "latency",
        "messages",
        "model_calls",
        "parts",
        "prompt",
        "prompt_chars",
        "prompt_tokens",
        "recalled",
        "retry",
        "rounds",
        "started",
        "step_took_ms",
        "tokens_per_second",
        "took_ms",
        "tools",
        "turns",
        "waited_ms",
    }
)
# Words of ours in a turn: keys of errors, names of steps, lanes and tasks.
_KEYS: Final = frozenset(
    {
        "ended",
        "error",
        "kind",
        "lane",
        "name",
        "outcome",
        "policy",
        "purpose",
        "stop",
        "task",
        "tier",
    }
)
_KEY: Final = re.compile(r"[A-Za-z_]{1,40}(?: [A-Za-z]{1,40})?")
# Tools and intents that every house has; those of a script are called as the owner
# called it.
_OURS: Final = re.compile(
    r"(?:[a-z_]{1,30}__)?"
    r"(?:Hass[A-Za-z]{1,40}|Get[A-Z][A-Za-z]{1,40}"
    rf"|{'|'.join(kind.name for kind in COMMANDS)})"
)


async def async_get_config_entry_diagnostics(
    _hass: HomeAssistant, entry: JarvisConfigEntry
) -> dict[str, Any]:
    """Describe the entry and its last turns."""
    house = entry.runtime_data
    home = house.home.home
    subentries = tuple(entry.subentries.values())
    numbers = _numbered(subentry.title for subentry in subentries)
    return {
        "subentries": [
            {
                "type": subentry.subentry_type,
                "number": numbers[subentry.title],
                "data": harmless(subentry.data),
                **_model_of(subentry.data.get("model")),
            }
            for subentry in subentries
        ],
        "home": {
            "version": home.version,
            "floors": len(home.floors),
            "areas": len(home.areas),
            "entities": len(home.entities),
        },
        "options": harmless(entry.options),
        "telemetry": {
            "kept": house.ledger.opened,
            "begun": house.ledger.begun,
            "all_time": told(house.ledger.total(_any)),
            "last_day": told(house.ledger.recent(_any)),
        },
        "learned_names": len(house.learned.items),
        "conversations": len(house.dialogues),
        "turns": [_turn(trace.as_dict(), numbers) for trace in house.tracer.traces],
    }


def harmless(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings with every value withheld that is not listed."""
    return {name: _setting(name, value) for name, value in settings.items()}


def _setting(name: str, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_setting(name, one) for one in value]
    plain = name in _PLAIN and isinstance(value, bool | int | float)
    chosen = isinstance(value, str) and value in _CHOICES.get(name, ())
    return value if plain or chosen else REDACTED


def _model_of(model: object) -> dict[str, Any]:
    """Tell which family a model is of and how large; its name may be a path."""
    return {"family": family(model)} if isinstance(model, str) and model else {}


def _any(_subject: Subject) -> bool:
    return True


def _numbered(titles: Iterable[str]) -> dict[str, int]:
    return {title: n for n, title in enumerate(dict.fromkeys(titles), start=1)}


def _turn(trace: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    return {
        **_facts_of(trace, numbers),
        "steps": [_facts_of(step, numbers) for step in trace["steps"]],
        "calls": [_facts_of(call, numbers) for call in trace["calls"]],
    }


def _facts_of(facts: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    """Return what is listed of a turn, of a step, or of a call."""
    told_of: dict[str, Any] = {}
    for name, value in facts.items():
        match value:
            case bool() | int() | float() | None if name in _COUNTS:
                told_of[name] = value
            case str() if name in _KEYS and _KEY.fullmatch(value):
                told_of[name] = value
            case str() if name in {"tool", "intent"}:
                told_of[name] = value if _OURS.fullmatch(value) else REDACTED
            case str() if name in {"engine", "agent"}:
                told_of[name] = numbers.get(value, REDACTED)
            case str() if name == "model":
                told_of |= _model_of(value)
    return told_of
