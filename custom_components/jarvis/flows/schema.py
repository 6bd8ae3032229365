"""The forms, built from the defaults in `settings.py` so that both agree."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.const import (
    CONF_API_KEY,
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_NAME,
    CONF_PROMPT,
    CONF_TIMEOUT,
    CONF_URL,
)
from homeassistant.helpers.selector import (
    BooleanSelector,
    LanguageSelector,
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TemplateSelector,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)

from ..const import (
    CONF_CONTEXT,
    CONF_DEADLINE,
    CONF_DIRECT,
    CONF_ENGINE,
    CONF_FAST_LANE,
    CONF_FORGET_KEY,
    CONF_KEEP_ALIVE,
    CONF_KIND,
    CONF_REPLY_LANGUAGE,
    CONF_THINK,
    CONF_TOOL_CALLS,
    ENGINE_AUTOMATIC,
)
from ..settings import (
    TOOL_CALLS,
    DEFAULT_AGENT_NAME,
    DEFAULT_APIS,
    DEFAULT_CONTEXT,
    DEFAULT_DEADLINE,
    DEFAULT_KEEP_ALIVE,
    DEFAULT_TIMEOUT,
)

if TYPE_CHECKING:
    from homeassistant.helpers import llm

    from ..engines.base import Model

_KEY = TextSelector(
    TextSelectorConfig(type=TextSelectorType.PASSWORD, autocomplete="off")
)
_GIGABYTE = 1_000_000_000
_BILLION = 1_000_000_000


def _number(low: int, high: int, unit: str) -> NumberSelector:
    return NumberSelector(
        NumberSelectorConfig(
            min=low,
            max=high,
            step=1,
            mode=NumberSelectorMode.BOX,
            unit_of_measurement=unit,
        )
    )


def key_schema() -> probatio.Schema:
    """Ask for a key alone."""
    return probatio.Schema({probatio.Required(CONF_API_KEY): _KEY})


def server_schema(kinds: Iterable[str], *, has_key: bool) -> probatio.Schema:
    """Ask where the server is; a stored key is never sent back to the browser."""
    fields: dict[probatio.Marker, Any] = {
        probatio.Required(CONF_KIND): SelectSelector(
            SelectSelectorConfig(
                options=list(kinds),
                translation_key=CONF_KIND,
                mode=SelectSelectorMode.DROPDOWN,
            )
        ),
        probatio.Required(CONF_URL): TextSelector(
            TextSelectorConfig(type=TextSelectorType.URL)
        ),
        probatio.Optional(CONF_API_KEY): _KEY,
    }
    if has_key:
        fields[probatio.Optional(CONF_FORGET_KEY, default=False)] = BooleanSelector()
    fields[probatio.Required(CONF_TIMEOUT, default=DEFAULT_TIMEOUT)] = _number(
        1, 600, "s"
    )
    return probatio.Schema(fields)


def model_schema(models: Iterable[Model], *, keeps_loaded: bool) -> probatio.Schema:
    """Ask for the model; a name that is not listed may be typed."""
    fields: dict[probatio.Marker, Any] = {
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
        probatio.Required(CONF_CONTEXT, default=DEFAULT_CONTEXT): _number(
            2048, 1_048_576, "tokens"
        ),
    }
    if keeps_loaded:
        fields[probatio.Required(CONF_KEEP_ALIVE, default=DEFAULT_KEEP_ALIVE)] = (
            _number(-1, 604_800, "s")
        )
    fields[probatio.Required(CONF_THINK, default="default")] = SelectSelector(
        SelectSelectorConfig(
            options=["default", "on", "off"],
            translation_key=CONF_THINK,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )
    fields[probatio.Required(CONF_TOOL_CALLS, default=TOOL_CALLS[0])] = SelectSelector(
        SelectSelectorConfig(
            options=list(TOOL_CALLS),
            translation_key=CONF_TOOL_CALLS,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )
    return probatio.Schema(fields)


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
        probatio.Required(CONF_FAST_LANE, default=True): BooleanSelector(),
        probatio.Required(CONF_DIRECT, default=False): BooleanSelector(),
        probatio.Required(CONF_DEADLINE, default=DEFAULT_DEADLINE): _number(
            5, 600, "s"
        ),
    }
    return probatio.Schema(fields)


def _label(model: Model) -> str:
    """Tell what is known of a model: "qwen3:4b (2.6 GB, 4 B, 32k context, tools)"."""
    known = []
    if model.size is not None:
        known.append(f"{model.size / _GIGABYTE:.1f} GB")
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
