"""The forms, built from the defaults in `settings.py` so that both agree."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.const import (
    CONF_API_KEY,
    CONF_ENTITY_ID,
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_NAME,
    CONF_PROMPT,
    CONF_TIMEOUT,
    CONF_URL,
    CONF_VERIFY_SSL,
)
from homeassistant.helpers.selector import (
    BooleanSelector,
    EntitySelector,
    EntitySelectorConfig,
    LanguageSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TemplateSelector,
    TextSelector,
)

from ..const import (
    CONF_CONTEXT,
    CONF_DEADLINE,
    CONF_DIRECT,
    CONF_ENGINE,
    CONF_FAST_LANE,
    CONF_FAST_MODEL,
    CONF_FORGET_KEY,
    CONF_IN_HOUSE,
    CONF_KEEP_ALIVE,
    CONF_LOCAL_ONLY,
    CONF_MEASURE,
    CONF_MEMORY,
    CONF_ORIGINALS,
    CONF_POLICY,
    CONF_PRIORITY,
    CONF_PULL,
    CONF_READ_AHEAD,
    CONF_REPLY_LANGUAGE,
    CONF_SERVER,
    CONF_STAND_IN,
    CONF_THINK,
    CONF_TOOL_CALLS,
    ENGINE_AUTOMATIC,
)
from ..engines.router import Policy
from ..settings import (
    DEFAULT_AGENT_NAME,
    DEFAULT_APIS,
    DEFAULT_CONTEXT,
    DEFAULT_DEADLINE,
    DEFAULT_KEEP_ALIVE,
    DEFAULT_POLICY,
    DEFAULT_PRIORITY,
    DEFAULT_TIMEOUT,
    ENTITY_KIND,
    TOOL_CALLS,
)
from .fields import choice, number, secret

if TYPE_CHECKING:
    from homeassistant.helpers import llm

    from ..engines.base import Model

# Whether an engine may serve where it was not asked for; the first is the default.
STAND_IN = ("usual", "yes", "no")
KEEPS_LOADED = frozenset({"ollama"})
# Lower comes first.
LOWEST_PRIORITY = 99
GIGABYTE = 1_000_000_000
_BILLION = 1_000_000_000


def rank_fields() -> dict[probatio.Marker, Any]:
    """Ask when an engine's turn comes."""
    return {
        probatio.Optional(CONF_PRIORITY, default=DEFAULT_PRIORITY): number(
            1, LOWEST_PRIORITY, ""
        ),
        probatio.Optional(CONF_STAND_IN, default=STAND_IN[0]): choice(
            CONF_STAND_IN, STAND_IN
        ),
    }


def server_fields(
    models: Iterable[Model], *, pulls: bool
) -> dict[probatio.Marker, Any]:
    """Ask for a second model, a download, a measurement: what a server can do."""
    fields: dict[probatio.Marker, Any] = {
        probatio.Optional(CONF_FAST_MODEL): SelectSelector(
            SelectSelectorConfig(
                options=[model.name for model in models],
                custom_value=True,
                mode=SelectSelectorMode.DROPDOWN,
            )
        )
    }
    if pulls:
        fields[probatio.Optional(CONF_PULL)] = TextSelector()
    fields[probatio.Optional(CONF_READ_AHEAD, default=False)] = BooleanSelector()
    fields[probatio.Optional(CONF_MEASURE, default=False)] = BooleanSelector()
    return fields


def entity_schema(exclude: Iterable[str]) -> probatio.Schema:
    """Ask which other agent of the house shall think."""
    return probatio.Schema(
        {
            probatio.Required(CONF_ENTITY_ID): EntitySelector(
                EntitySelectorConfig(
                    domain=["conversation", "ai_task"], exclude_entities=list(exclude)
                )
            ),
            probatio.Required(CONF_IN_HOUSE, default=False): BooleanSelector(),
            probatio.Required(CONF_CONTEXT, default=DEFAULT_CONTEXT): number(
                2048, 1_048_576, "tokens"
            ),
            **rank_fields(),
        }
    )


def key_schema() -> probatio.Schema:
    """Ask for a key alone."""
    return probatio.Schema({probatio.Required(CONF_API_KEY): secret()})


def server_schema(found: Mapping[str, str], *, has_key: bool) -> probatio.Schema:
    """Ask where the server is; a stored key is never sent back to the browser.

    `found` are servers that answered, their labels by URL. What kind it is is asked of
    the server itself; instead of one, another agent of the house may be chosen.
    """
    fields: dict[probatio.Marker, Any] = {
        probatio.Optional(CONF_URL): address(found, ENTITY_KIND),
        probatio.Optional(CONF_API_KEY): secret(),
    }
    if has_key:
        fields[probatio.Optional(CONF_FORGET_KEY, default=False)] = BooleanSelector()
    fields[probatio.Required(CONF_TIMEOUT, default=DEFAULT_TIMEOUT)] = number(
        1, 600, "s"
    )
    fields[probatio.Optional(CONF_VERIFY_SSL, default=True)] = BooleanSelector()
    return probatio.Schema(fields)


def address(
    found: Mapping[str, str], *others: str, typed: bool = True
) -> SelectSelector:
    """Offer the servers that were found, and others by their translated names.

    Where it may be `typed`, any other address is taken.
    """
    labels = dict(found) | {one: one for one in others}
    return SelectSelector(
        SelectSelectorConfig(
            options=[SelectOptionDict(value=u, label=t) for u, t in labels.items()],
            custom_value=typed,
            translation_key=CONF_SERVER,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def model_schema(models: Iterable[Model], *, keeps_loaded: bool) -> probatio.Schema:
    """Ask for the model; a name that is not listed may be typed."""
    models = tuple(models)
    fields: dict[probatio.Marker, Any] = {
        probatio.Optional(CONF_NAME): TextSelector(),
        probatio.Required(CONF_MODEL): SelectSelector(
            SelectSelectorConfig(
                options=[
                    SelectOptionDict(value=model.name, label=_label(model))
                    for model in models
                ],
                custom_value=True,
                mode=SelectSelectorMode.DROPDOWN,
            )
        ),
        probatio.Required(CONF_CONTEXT, default=DEFAULT_CONTEXT): number(
            2048, 1_048_576, "tokens"
        ),
    }
    if keeps_loaded:
        fields[probatio.Required(CONF_KEEP_ALIVE, default=DEFAULT_KEEP_ALIVE)] = number(
            -1, 604_800, "s"
        )
    fields[probatio.Required(CONF_THINK, default="default")] = choice(
        CONF_THINK, ("default", "on", "off")
    )
    fields[probatio.Required(CONF_TOOL_CALLS, default=TOOL_CALLS[0])] = choice(
        CONF_TOOL_CALLS, TOOL_CALLS
    )
    return probatio.Schema(
        fields | rank_fields() | server_fields(models, pulls=keeps_loaded)
    )


def agent_schema(
    engines: Mapping[str, str], apis: Iterable[llm.API], *, with_name: bool
) -> probatio.Schema:
    """Ask how an agent shall behave; `engines` are titles by subentry id."""
    fields: dict[probatio.Marker, Any] = {}
    if with_name:
        fields[probatio.Required(CONF_NAME, default=DEFAULT_AGENT_NAME)] = (
            TextSelector()
        )
    fields |= {
        probatio.Required(CONF_ENGINE, default=ENGINE_AUTOMATIC): SelectSelector(
            SelectSelectorConfig(
                options=[
                    SelectOptionDict(value=ENGINE_AUTOMATIC, label=ENGINE_AUTOMATIC),
                    *(
                        SelectOptionDict(value=key, label=title)
                        for key, title in engines.items()
                    ),
                ],
                translation_key=CONF_ENGINE,
                mode=SelectSelectorMode.DROPDOWN,
            )
        ),
        probatio.Optional(CONF_MODEL): TextSelector(),
        probatio.Optional(CONF_PROMPT): TemplateSelector(),
        probatio.Optional(
            CONF_LLM_HASS_API, default=list(DEFAULT_APIS)
        ): SelectSelector(
            SelectSelectorConfig(
                options=[
                    SelectOptionDict(value=api.id, label=api.name) for api in apis
                ],
                multiple=True,
            )
        ),
        probatio.Optional(CONF_REPLY_LANGUAGE): LanguageSelector(),
        probatio.Required(CONF_POLICY, default=DEFAULT_POLICY): choice(
            CONF_POLICY, (str(policy) for policy in Policy)
        ),
        probatio.Required(CONF_LOCAL_ONLY, default=False): BooleanSelector(),
        probatio.Required(CONF_ORIGINALS, default=False): BooleanSelector(),
        probatio.Required(CONF_FAST_LANE, default=True): BooleanSelector(),
        probatio.Required(CONF_MEMORY, default=True): BooleanSelector(),
        probatio.Required(CONF_DIRECT, default=False): BooleanSelector(),
        probatio.Required(CONF_DEADLINE, default=DEFAULT_DEADLINE): number(5, 600, "s"),
    }
    return probatio.Schema(fields)


def _label(model: Model) -> str:
    """Tell what is known of a model: "qwen3:4b (2.6 GB, 4 B, 32k context, tools)"."""
    known = []
    if model.size is not None:
        known.append(f"{model.size / GIGABYTE:.1f} GB")
    if model.parameters is not None:
        known.append(f"{model.parameters / _BILLION:.3g} B")
    if model.context is not None:
        known.append(f"{model.context // 1024}k")
    known += [
        mark
        for mark, has in (
            ("🛠", model.tools),
            ("👁", model.vision),
            ("💭", model.thinking),
        )
        if has
    ]
    return f"{model.name} ({', '.join(known)})" if known else model.name
