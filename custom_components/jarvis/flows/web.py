"""Adds and changes a search service; it is tried before it is stored."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.helpers.httpx_client import get_async_client
from homeassistant.helpers.selector import (
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)

from ..const import CONF_KIND, SUBENTRY_WEB
from ..settings.records import SEARCH_KINDS, WebSettings
from ..tools.web_search import PROVIDERS, SearchError, SearchUnauthorized
from .fields import choice, secret
from .form import SubentryForm
from .trying import clean_url

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

# What a service is tried with.
_TRIAL = "home"
_TITLES = {"searxng": "SearXNG", "brave": "Brave Search"}


async def try_search(hass: HomeAssistant, data: Mapping[str, Any]) -> str | None:
    """Search for something; return the key of the form's error text."""
    settings = WebSettings.from_data("", data)
    ask = PROVIDERS[settings.kind]
    try:
        await ask(get_async_client(hass), settings, _TRIAL, hass.config.language)
    except SearchUnauthorized:
        return "invalid_auth"
    except SearchError:
        return "search_failed"
    return None


class WebFlow(SubentryForm):
    """One form; one service serves the house."""

    only = SUBENTRY_WEB

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add or change the service."""
        if (refusal := self.refusal()) is not None:
            return refusal
        stored = self.stored
        errors: dict[str, str] = {}
        if user_input is not None:
            data, errors = _merged(stored, user_input)
            if not errors:
                if (error := await try_search(self.hass, data)) is None:
                    return self.keep(_TITLES[data[CONF_KIND]], data, rename=True)
                errors["base"] = error
            stored = user_input
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                _schema(), {k: v for k, v in stored.items() if k != CONF_API_KEY}
            ),
            errors=errors,
        )

    async_step_reconfigure = async_step_user


def _merged(
    stored: Mapping[str, Any], user_input: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Join the form with what is stored: an empty key keeps the old one."""
    data: dict[str, Any] = {CONF_KIND: user_input[CONF_KIND]}
    same = stored.get(CONF_KIND) == data[CONF_KIND]
    kept = stored.get(CONF_API_KEY) if same else None
    if key := (user_input.get(CONF_API_KEY) or "").strip() or kept:
        data[CONF_API_KEY] = key
    if text := (user_input.get(CONF_URL) or "").strip():
        if (url := clean_url(text)) is None:
            return data, {CONF_URL: "invalid_url"}
        data[CONF_URL] = url
    if data[CONF_KIND] == "searxng" and CONF_URL not in data:
        return data, {CONF_URL: "url_needed"}
    if data[CONF_KIND] == "brave" and CONF_API_KEY not in data:
        return data, {CONF_API_KEY: "key_needed"}
    return data, {}


def _schema() -> probatio.Schema:
    return probatio.Schema(
        {
            probatio.Required(CONF_KIND, default=SEARCH_KINDS[0]): choice(
                "search_kind", SEARCH_KINDS
            ),
            probatio.Optional(CONF_URL): TextSelector(
                TextSelectorConfig(type=TextSelectorType.URL)
            ),
            probatio.Optional(CONF_API_KEY): secret(),
        }
    )
