"""Settings of the entry and its parts, as typed records."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, Self

from homeassistant.const import (
    CONF_API_KEY,
    CONF_ENTITY_ID,
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_PROMPT,
    CONF_TIMEOUT,
    CONF_URL,
    CONF_VERIFY_SSL,
)

from ..const import (
    CONF_ACTIONS,
    CONF_AGENTS,
    CONF_ANSWER_SECONDS,
    CONF_AREAS,
    CONF_CACHED_PRICE,
    CONF_COMMAND,
    CONF_COMPLETION_PRICE,
    CONF_CONTEXT,
    CONF_DEADLINE,
    CONF_DEVICE_CLASSES,
    CONF_DIARY_DAYS,
    CONF_DIGEST_RESULTS,
    CONF_DIRECT,
    CONF_DOMAINS,
    CONF_EMBED_ENGINE,
    CONF_EMBED_MODEL,
    CONF_ENABLED,
    CONF_ENGINE,
    CONF_ENTITIES,
    CONF_FAST_LANE,
    CONF_FAST_MODEL,
    CONF_FIGURE_DAYS,
    CONF_FILLER,
    CONF_FOLLOW_TOPICS,
    CONF_FOR_MODELS,
    CONF_HANDFUL,
    CONF_IN_HOUSE,
    CONF_KEEP_ALIVE,
    CONF_KIND,
    CONF_LABELS,
    CONF_LOCAL_ONLY,
    CONF_MEGABYTES,
    CONF_MEMORY,
    CONF_ORIGINALS,
    CONF_PATTERNS_OFF,
    CONF_PERSON,
    CONF_PERSONS,
    CONF_PIN,
    CONF_PIN_SALT,
    CONF_PLANNING,
    CONF_POLICY,
    CONF_POWER,
    CONF_PRICES,
    CONF_PRIORITY,
    CONF_PROMPT_PRICE,
    CONF_READ_AHEAD,
    CONF_REPLY_LANGUAGE,
    CONF_SATELLITE,
    CONF_SATELLITES,
    CONF_SECRETS,
    CONF_SENSOR,
    CONF_STAND_IN,
    CONF_SUMMARIES,
    CONF_THINK,
    CONF_TIER,
    CONF_TOOL_CALLS,
    CONF_TOOL_CHOICE,
    CONF_TOOLS_OFF,
    CONF_TOOLS_ONLY,
    CONF_TOPICS,
    CONF_TRACE_DAYS,
    CONF_VOICES,
    CONF_WEEKLY_TEST,
    ENGINE_AUTOMATIC,
    WEB_TOOLS,
)

DEFAULT_FIGURE_DAYS = 90
DEFAULT_TRACE_DAYS = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """What a million tokens cost, in Home Assistant's currency.

    Tokens from the cache cost as much as others where `cached` is None.
    """

    prompt: float
    completion: float
    cached: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordSettings:
    """What is kept about turns and model calls, and what they cost.

    `prices` are by model or pattern, `power` the power sensor by engine (subentry
    id); figures and traces are kept for so many days, 0 keeps none. `weekly_test`
    tests the model on this house every week.
    """

    prices: Mapping[str, Price] = field(default_factory=dict)
    power: Mapping[str, str] = field(default_factory=dict)
    days: int = DEFAULT_FIGURE_DAYS
    trace_days: int = DEFAULT_TRACE_DAYS
    weekly_test: bool = False

    @classmethod
    def from_options(cls, options: Mapping[str, Any]) -> RecordSettings:
        """Read the entry's options; keys that are missing take the defaults."""
        return cls(
            prices={
                row[CONF_MODEL]: Price(
                    prompt=float(row[CONF_PROMPT_PRICE]),
                    completion=float(row[CONF_COMPLETION_PRICE]),
                    cached=_optional(row.get(CONF_CACHED_PRICE)),
                )
                for row in options.get(CONF_PRICES, ())
            },
            power={
                row[CONF_ENGINE]: row[CONF_SENSOR]
                for row in options.get(CONF_POWER, ())
            },
            days=int(options.get(CONF_FIGURE_DAYS, DEFAULT_FIGURE_DAYS)),
            trace_days=int(options.get(CONF_TRACE_DAYS, DEFAULT_TRACE_DAYS)),
            weekly_test=options.get(CONF_WEEKLY_TEST, False),
        )


def _optional(value: Any) -> float | None:
    return None if value is None else float(value)


SEARCH_KINDS = ("searxng", "brave")


@dataclass(frozen=True, slots=True, kw_only=True)
class WebSettings:
    """One search service; `url` is empty where the service has one of its own."""

    id: str
    kind: str
    url: str = ""
    key: str | None = field(default=None, repr=False)

    @classmethod
    def from_data(cls, subentry_id: str, data: Mapping[str, Any]) -> WebSettings:
        """Read a stored subentry."""
        return cls(
            id=subentry_id,
            kind=data[CONF_KIND],
            url=data.get(CONF_URL, ""),
            key=data.get(CONF_API_KEY) or None,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandSettings:
    """What the owner decided about one command.

    `secrets` are by owner, "household" or a user's id: {owner: {key: value}}.
    """

    command: str
    enabled: bool = True
    for_models: bool = True
    patterns_off: frozenset[str] = frozenset()
    secrets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, repr=False)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> CommandSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            command=data[CONF_COMMAND],
            enabled=data.get(CONF_ENABLED, True),
            for_models=data.get(CONF_FOR_MODELS, True),
            patterns_off=frozenset(data.get(CONF_PATTERNS_OFF, ())),
            secrets=data.get(CONF_SECRETS, {}),
        )


def _limit(default: int, low: int, high: int, unit: str = "") -> Any:
    return field(default=default, metadata={"low": low, "high": high, "unit": unit})


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitSettings:
    """The bounds of an agent's turns; the field's name is the option's key.

    `helper_seconds` are those of a plan, a choice of tools and a next step,
    `carried_…` what of earlier tool results is sent again.
    """

    rounds: int = _limit(8, 1, 30)
    more_tools: int = _limit(3, 0, 20)
    tool_seconds: int = _limit(15, 1, 300, "s")
    helper_seconds: int = _limit(6, 1, 120, "s")
    digest_seconds: int = _limit(8, 1, 120, "s")
    result_characters: int = _limit(12_000, 500, 200_000)
    carried_turns: int = _limit(2, 0, 20)
    carried_characters: int = _limit(1_200, 100, 50_000)
    note_characters: int = _limit(600, 100, 1_500)
    recall_count: int = _limit(5, 1, 50)
    recall_tokens: int = _limit(2_048, 128, 32_768, "tokens")
    recall_characters: int = _limit(500, 100, 1_500)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read stored options; what is missing, or no number, is the default."""
        known = {}
        for one in fields(cls):
            stored = data.get(one.name)
            if isinstance(stored, int | float) and not isinstance(stored, bool):
                low, high = one.metadata["low"], one.metadata["high"]
                known[one.name] = int(max(low, min(stored, high)))
        return cls(**known)


DEFAULT_DIARY_DAYS = 730
DEFAULT_MEGABYTES = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class MemorySettings:
    """What the house may remember.

    `summaries` lets a model read the diary while the house is quiet. The diary is
    kept for `diary_days` (0 for ever), the file below `megabytes` (0 any size).
    `embed_engine` is the subentry id of the engine for search by meaning, '' for
    none. `voices` tells whose a satellite is: entity id to a person's entity id.
    """

    enabled: bool = True
    summaries: bool = True
    diary_days: int = DEFAULT_DIARY_DAYS
    megabytes: int = DEFAULT_MEGABYTES
    embed_engine: str = ""
    embed_model: str = ""
    voices: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> MemorySettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        rows = data.get(CONF_VOICES, ())
        return cls(
            enabled=data.get(CONF_MEMORY, True),
            summaries=data.get(CONF_SUMMARIES, True),
            diary_days=int(data.get(CONF_DIARY_DAYS, DEFAULT_DIARY_DAYS)),
            megabytes=int(data.get(CONF_MEGABYTES, DEFAULT_MEGABYTES)),
            embed_engine=data.get(CONF_EMBED_ENGINE, ""),
            embed_model=data.get(CONF_EMBED_MODEL, ""),
            voices={row[CONF_SATELLITE]: row[CONF_PERSON] for row in rows},
        )


DEFAULT_TIER = "confirm"
DEFAULT_HANDFUL = 5
DEFAULT_ANSWER_SECONDS = 60


def _typed(values: Iterable[str]) -> frozenset[str]:
    """Read what an owner may have typed: "Garage ", "Lock.Unlock"."""
    return frozenset(value.strip().strip(".").lower() for value in values)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSettings:
    """One rule of the owner: the tier of what fits all that it names.

    What it leaves empty fits everything. `actions` are `lock.unlock` or `unlock`,
    `persons` ids of users, `agents` conversation entities.
    """

    name: str
    tier: str = DEFAULT_TIER
    entities: frozenset[str] = frozenset()
    areas: frozenset[str] = frozenset()
    labels: frozenset[str] = frozenset()
    domains: frozenset[str] = frozenset()
    device_classes: frozenset[str] = frozenset()
    actions: frozenset[str] = frozenset()
    satellites: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset()
    agents: frozenset[str] = frozenset()

    @classmethod
    def from_data(cls, title: str, data: Mapping[str, Any]) -> RuleSettings:
        """Read a stored subentry; keys that are missing fit everything."""
        return cls(
            name=title,
            tier=data.get(CONF_TIER, DEFAULT_TIER),
            entities=frozenset(data.get(CONF_ENTITIES, ())),
            areas=frozenset(data.get(CONF_AREAS, ())),
            labels=frozenset(data.get(CONF_LABELS, ())),
            domains=_typed(data.get(CONF_DOMAINS, ())),
            device_classes=_typed(data.get(CONF_DEVICE_CLASSES, ())),
            actions=_typed(data.get(CONF_ACTIONS, ())),
            satellites=frozenset(data.get(CONF_SATELLITES, ())),
            persons=frozenset(data.get(CONF_PERSONS, ())),
            agents=frozenset(data.get(CONF_AGENTS, ())),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SafetySettings:
    """The PIN (salted hash), and how safety asks.

    More targets than a `handful` are counted aloud first (0: never); a question
    waits `answer_seconds` for its answer.
    """

    pin: str = field(default="", repr=False)
    salt: str = field(default="", repr=False)
    handful: int = DEFAULT_HANDFUL
    answer_seconds: float = DEFAULT_ANSWER_SECONDS

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> SafetySettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            pin=data.get(CONF_PIN, ""),
            salt=data.get(CONF_PIN_SALT, ""),
            handful=int(data.get(CONF_HANDFUL, DEFAULT_HANDFUL)),
            answer_seconds=float(data.get(CONF_ANSWER_SECONDS, DEFAULT_ANSWER_SECONDS)),
        )


DEFAULT_TIMEOUT = 60
DEFAULT_CONTEXT = 8192
DEFAULT_KEEP_ALIVE = 3600
DEFAULT_PRIORITY = 50
ENTITY_KIND = "entity"

# How a model is given its tools: as its server does, in words, or by a schema.
type ToolWay = Literal["automatic", "native", "text", "constrained"]
TOOL_CALLS: tuple[ToolWay, ...] = ("automatic", "native", "text", "constrained")


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineSettings:
    """One model server.

    `timeout` is the longest silence in seconds, `keep_alive` the seconds an
    Ollama server keeps the model loaded (-1 for ever), `context` the tokens it
    reserves for one conversation. An engine of kind ENTITY_KIND has an `entity_id`
    instead of a `url`, and `in_house` says whether what stands behind it is local.
    `fast_model` serves small tasks, empty for `model`. Lower `priority` comes first;
    `stand_in` is whether it may serve where it was not asked for, None what its
    address suggests: engines of the house may, others not.
    `tool_calls` overrules what the server tells of its model's tools. `verify_ssl`
    False trusts any certificate of the server. `read_ahead` keeps the prompt of the
    first agent in the server's cache while nobody speaks.
    """

    id: str
    title: str
    kind: str
    url: str
    api_key: str | None = field(default=None, repr=False)
    timeout: float = DEFAULT_TIMEOUT
    model: str
    context: int = DEFAULT_CONTEXT
    keep_alive: int = DEFAULT_KEEP_ALIVE
    think: bool | None = None
    entity_id: str = ""
    in_house: bool = False
    fast_model: str = ""
    priority: int = DEFAULT_PRIORITY
    stand_in: bool | None = None
    tool_calls: ToolWay = TOOL_CALLS[0]
    verify_ssl: bool = True
    read_ahead: bool = False

    @classmethod
    def from_data(
        cls, subentry_id: str, title: str, data: Mapping[str, Any]
    ) -> EngineSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            id=subentry_id,
            title=title,
            kind=data[CONF_KIND],
            url=data.get(CONF_URL, ""),
            api_key=data.get(CONF_API_KEY) or None,
            timeout=float(data.get(CONF_TIMEOUT, DEFAULT_TIMEOUT)),
            model=data.get(CONF_MODEL) or data.get(CONF_ENTITY_ID, ""),
            context=int(data.get(CONF_CONTEXT, DEFAULT_CONTEXT)),
            keep_alive=int(data.get(CONF_KEEP_ALIVE, DEFAULT_KEEP_ALIVE)),
            think={"on": True, "off": False}.get(data.get(CONF_THINK, "default")),
            entity_id=data.get(CONF_ENTITY_ID, ""),
            in_house=data.get(CONF_IN_HOUSE, False),
            fast_model=data.get(CONF_FAST_MODEL, ""),
            priority=int(data.get(CONF_PRIORITY, DEFAULT_PRIORITY)),
            stand_in={"yes": True, "no": False}.get(data.get(CONF_STAND_IN, "")),
            tool_calls=_way(data.get(CONF_TOOL_CALLS)),
            verify_ssl=data.get(CONF_VERIFY_SSL, True),
            read_ahead=data.get(CONF_READ_AHEAD, False),
        )


def _way(stored: Any) -> ToolWay:
    return next((way for way in TOOL_CALLS if way == stored), TOOL_CALLS[0])


DEFAULT_AGENT_NAME = "Jarvis"
DEFAULT_DEADLINE = 30
DEFAULT_APIS = ("assist",)
# The first of each is the default.
TOOL_CHOICES = ("ranked", "model", "all")
PLANNING = ("auto", "on", "off")
DIGEST_RESULTS = ("off", "auto", "on")
DEFAULT_POLICY = "fixed"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentSettings:
    """One conversation agent.

    `engine` is a subentry id or ENGINE_AUTOMATIC (the first engine in the
    owner's order), an empty `model` means the engine's own, `reply_language`
    None answers in the language that was spoken, `deadline` is the longest time
    in seconds that one turn may take. `policy` is how an engine is chosen where none
    is named, `local_only` keeps every word in the house, `originals` lets engines of
    the house read what is masked for others. A `direct` agent makes one model call
    without tools.
    """

    id: str
    name: str = DEFAULT_AGENT_NAME
    engine: str = ENGINE_AUTOMATIC
    model: str = ""
    prompt: str = ""
    apis: tuple[str, ...] = DEFAULT_APIS
    reply_language: str | None = None
    fast_lane: bool = True
    deadline: float = DEFAULT_DEADLINE
    tool_choice: str = TOOL_CHOICES[0]
    tools_off: tuple[str, ...] = ()
    tools_only: tuple[str, ...] = ()
    planning: str = PLANNING[0]
    digest_results: str = DIGEST_RESULTS[0]
    filler: bool = False
    topics: str = ""
    follow_topics: bool = False
    policy: str = DEFAULT_POLICY
    local_only: bool = False
    originals: bool = False
    memory: bool = True
    direct: bool = False
    limits: LimitSettings = field(default_factory=LimitSettings)

    @classmethod
    def from_data(
        cls, subentry_id: str, title: str, data: Mapping[str, Any]
    ) -> AgentSettings:
        """Read a stored subentry; keys that are missing take the defaults."""
        return cls(
            id=subentry_id,
            name=title,
            engine=data.get(CONF_ENGINE, ENGINE_AUTOMATIC),
            model=data.get(CONF_MODEL, ""),
            prompt=data.get(CONF_PROMPT, ""),
            apis=tuple(data.get(CONF_LLM_HASS_API, ())),
            reply_language=data.get(CONF_REPLY_LANGUAGE),
            fast_lane=data.get(CONF_FAST_LANE, True),
            deadline=float(data.get(CONF_DEADLINE, DEFAULT_DEADLINE)),
            tool_choice=_one_of(TOOL_CHOICES, data.get(CONF_TOOL_CHOICE)),
            # Who keeps every word in the house sends none to a search service.
            tools_off=(
                *data.get(CONF_TOOLS_OFF, ()),
                *(WEB_TOOLS if data.get(CONF_LOCAL_ONLY, False) else ()),
            ),
            tools_only=tuple(data.get(CONF_TOOLS_ONLY, ())),
            planning=_one_of(PLANNING, data.get(CONF_PLANNING)),
            digest_results=_one_of(DIGEST_RESULTS, data.get(CONF_DIGEST_RESULTS)),
            filler=data.get(CONF_FILLER, False),
            topics=data.get(CONF_TOPICS, ""),
            follow_topics=data.get(CONF_FOLLOW_TOPICS, False),
            policy=data.get(CONF_POLICY, DEFAULT_POLICY),
            local_only=data.get(CONF_LOCAL_ONLY, False),
            originals=data.get(CONF_ORIGINALS, False),
            memory=data.get(CONF_MEMORY, True),
            direct=data.get(CONF_DIRECT, False),
            limits=LimitSettings.from_data(data),
        )

    def language(self, spoken: str) -> str:
        """Tell the language of the reply to something said in `spoken`."""
        return self.reply_language or spoken


def _one_of(choices: tuple[str, ...], stored: str | None) -> str:
    """Return what is stored, the default where that is no choice (any more)."""
    return stored if stored in choices else choices[0]
