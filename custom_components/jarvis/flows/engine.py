"""Adds and changes an engine: where it is, does it answer, which model."""

from collections.abc import Mapping
import re
from typing import TYPE_CHECKING, Any

from yarl import URL

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    ConfigEntryState,
    ConfigSubentryFlow,
    SubentryFlowResult,
)
from homeassistant.const import CONF_API_KEY, CONF_MODEL, CONF_TIMEOUT, CONF_URL
from homeassistant.helpers.httpx_client import get_async_client

from ..const import CONF_FORGET_KEY, CONF_KIND, SUBENTRY_ENGINE
from ..engines import ENGINES, load_engine
from ..engines.errors import (
    EngineBadReply,
    EngineError,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnreachable,
)
from .schema import model_schema, server_schema

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..engines.base import Model

# The test of a connection must not keep the owner waiting for a dead host.
TEST_SECONDS = 10.0
KEEPS_LOADED = frozenset({"ollama"})
_HOST = re.compile(r"[a-zA-Z0-9_.:%-]+$")
# The text shown for each failure; the first that fits is taken.
_ERRORS: tuple[tuple[type[EngineError], str], ...] = (
    (EngineUnauthorized, "invalid_auth"),
    (EngineTimeout, "timeout_connect"),
    (EngineUnreachable, "cannot_connect"),
    (EngineBadReply, "not_a_model_server"),
    (EngineError, "engine_failed"),
)


async def try_engine(
    hass: HomeAssistant, title: str, data: Mapping[str, Any]
) -> tuple[tuple[Model, ...], str | None]:
    """List the models, or tell the key of the form's error text."""
    make = await hass.async_add_import_executor_job(load_engine, data[CONF_KIND])
    engine = make(
        name=title,
        url=data[CONF_URL],
        key=data.get(CONF_API_KEY),
        http=get_async_client(hass),
        timeout=min(float(data[CONF_TIMEOUT]), TEST_SECONDS),
    )
    try:
        models = await engine.models()
    except EngineError as err:
        return (), next(key for kind, key in _ERRORS if isinstance(err, kind))
    return models, None if models else "no_models"


class EngineFlow(ConfigSubentryFlow):
    """Two steps: the server, then its model."""

    def __init__(self) -> None:
        """Start empty."""
        self._data: dict[str, Any] = {}
        self._models: tuple[Model, ...] = ()

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add an engine."""
        return await self._server(user_input)

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Change an engine."""
        if not self._data:
            self._data = dict(self._get_reconfigure_subentry().data)
        return await self._server(user_input)

    async def _server(self, user_input: dict[str, Any] | None) -> SubentryFlowResult:
        if self._get_entry().state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        errors: dict[str, str] = {}
        if user_input is not None:
            data, errors = self._merged(user_input)
            if not errors:
                if self._is_known(data):
                    return self.async_abort(reason="already_configured")
                self._models, error = await try_engine(self.hass, _title(data), data)
                if error is None:
                    self._data = data
                    return await self.async_step_model()
                errors = {"base": error}
        shown = user_input or self._data
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                server_schema(ENGINES, has_key=CONF_API_KEY in self._data),
                {k: v for k, v in shown.items() if k != CONF_API_KEY},
            ),
            errors=errors,
        )

    async def async_step_model(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose among the models the server has."""
        if user_input is None:
            known = {m.name for m in self._models}
            suggested = dict(self._data)
            if suggested.get(CONF_MODEL) not in known:
                suggested[CONF_MODEL] = self._models[0].name
            return self.async_show_form(
                step_id="model",
                data_schema=self.add_suggested_values_to_schema(
                    model_schema(
                        self._models,
                        keeps_loaded=self._data[CONF_KIND] in KEEPS_LOADED,
                    ),
                    suggested,
                ),
            )
        data = self._data | user_input
        if self.source == SOURCE_RECONFIGURE:
            return self.async_update_and_abort(
                self._get_entry(),
                self._get_reconfigure_subentry(),
                title=_title(data),
                data=data,
            )
        return self.async_create_entry(title=_title(data), data=data)

    def _merged(
        self, user_input: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """Join the form with what is stored: an empty key keeps the old one."""
        data = self._data | user_input
        forget = data.pop(CONF_FORGET_KEY, False)
        key = (user_input.get(CONF_API_KEY) or "").strip()
        if key:
            data[CONF_API_KEY] = key
        elif forget:
            data.pop(CONF_API_KEY, None)
        if (url := _clean_url(data[CONF_URL])) is None:
            return data, {CONF_URL: "invalid_url"}
        data[CONF_URL] = url
        return data, {}

    def _is_known(self, data: dict[str, Any]) -> bool:
        own = (
            self._get_reconfigure_subentry().subentry_id
            if self.source == SOURCE_RECONFIGURE
            else None
        )
        return any(
            engine.subentry_id != own
            and (engine.data[CONF_KIND], engine.data[CONF_URL])
            == (data[CONF_KIND], data[CONF_URL])
            for engine in self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE)
        )


def _clean_url(text: str) -> str | None:
    """Normalise an address; None when it is none, or hides a password in it."""
    text = text.strip()
    if "://" not in text:
        text = f"http://{text}"
    try:
        url = URL(text.rstrip("/") if text.count("/") > len("//") else text)
        port = url.port
    except ValueError:
        return None
    if (
        url.scheme not in {"http", "https"}
        or not port
        or not _HOST.match(url.raw_host or "")
    ):
        return None
    if url.user or url.password or url.query_string or url.fragment:
        return None
    return str(url).rstrip("/")


def _title(data: Mapping[str, Any]) -> str:
    url = URL(data[CONF_URL])
    return f"{url.host}:{url.port}"
