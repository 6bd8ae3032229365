"""Adds and changes an engine: where it is, does it answer, which model."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, cast

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import (
    CONF_API_KEY,
    CONF_ENTITY_ID,
    CONF_MODEL,
    CONF_NAME,
    CONF_URL,
)
from homeassistant.helpers import entity_registry as er

from ..const import (
    CONF_CONTEXT,
    CONF_FAST_MODEL,
    CONF_FORGET_KEY,
    CONF_KIND,
    CONF_MEASURE,
    CONF_PULL,
    SUBENTRY_ENGINE,
)
from ..engines.errors import EngineError
from ..settings import ENTITY_KIND
from .form import SubentryForm
from .naming import engine_title, plain
from .nearby import find_nearby
from .schema import GIGABYTE, KEEPS_LOADED, entity_schema, model_schema, server_schema
from .server import Server
from .trying import TEST_SECONDS, full_url, make_engine

if TYPE_CHECKING:
    from ..engines.discovery import Finding
    from ..engines.ollama import OllamaEngine
    from ..types import House

ASKABLE = frozenset({"ai_task", "conversation"})
HOME_ASSISTANT_AGENT = "conversation.home_assistant"


class EngineFlow(SubentryForm):
    """The server, or another agent of the house; then the model."""

    def __init__(self) -> None:
        """Start empty."""
        self._data: dict[str, Any] = {}
        self._server: Server
        self._found: dict[str, Finding] | None = None
        self._work: asyncio.Task[str | None] | None = None
        self._trouble: dict[str, str] = {}

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Add an engine."""
        return await self._ask_server(user_input)

    async def async_step_reconfigure(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Change an engine."""
        if not self._data:
            self._data = dict(self._get_reconfigure_subentry().data)
        if self._data.get(CONF_KIND) == ENTITY_KIND and user_input is None:
            return await self.async_step_entity()
        return await self._ask_server(user_input)

    async def _ask_server(
        self, user_input: dict[str, Any] | None
    ) -> SubentryFlowResult:
        if (refusal := self.refusal()) is not None:
            return refusal
        errors: dict[str, str] = {}
        if user_input is not None:
            if user_input.get(CONF_URL) == ENTITY_KIND:
                self._data = {CONF_KIND: ENTITY_KIND}
                return await self.async_step_entity()
            data = self._merged(user_input)
            url = await full_url(self.hass, user_input.get(CONF_URL, ""))
            if url is None:
                errors = {CONF_URL: "invalid_url"}
            elif self._is_known(data := data | {CONF_URL: url}):
                return self.async_abort(reason="already_configured")
            else:
                self._server = Server(self.hass, data)
                error = await self._server.reach((self._found or {}).get(url))
                if error is None:
                    self._data = self._server.data
                    return await self.async_step_model()
                errors = {"base": error}
        return await self._server_form(user_input, errors)

    async def _server_form(
        self, user_input: dict[str, Any] | None, errors: dict[str, str]
    ) -> SubentryFlowResult:
        if self._found is None:
            self._found = {one.url: one for one in await find_nearby(self.hass)}
        known = {e.data.get(CONF_URL) for e in self._engines()}
        fresh = {u: f for u, f in self._found.items() if u not in known}
        shown = user_input or self._data
        if not shown and fresh:
            shown = {CONF_URL: next(iter(fresh))}
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                server_schema(
                    {
                        url: f"{engine_title(self.hass, one.known.server, url)} ({url})"
                        for url, one in fresh.items()
                    },
                    has_key=CONF_API_KEY in self._data,
                ),
                {k: v for k, v in shown.items() if k != CONF_API_KEY},
            ),
            errors=errors,
        )

    async def async_step_entity(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose another agent of the house."""
        if user_input is None:
            return self.async_show_form(
                step_id="entity",
                data_schema=self.add_suggested_values_to_schema(
                    entity_schema(self._not_askable()), self._data
                ),
            )
        entity_id = user_input[CONF_ENTITY_ID]
        state = self.hass.states.get(entity_id)
        if state is None or entity_id in self._not_askable():
            return self.async_show_form(
                step_id="entity",
                data_schema=self.add_suggested_values_to_schema(
                    entity_schema(self._not_askable()), user_input
                ),
                errors={CONF_ENTITY_ID: "not_askable"},
            )
        data = {CONF_KIND: ENTITY_KIND, CONF_MODEL: entity_id} | user_input
        if self._is_known(data):
            return self.async_abort(reason="already_configured")
        return self.keep(state.name, data, rename=True)

    def _not_askable(self) -> list[str]:
        """Name the agents that cannot think for us: our own, and the house's."""
        own = er.async_entries_for_config_entry(
            er.async_get(self.hass), self._get_entry().entry_id
        )
        agents = (e.entity_id for e in own if e.domain in ASKABLE)
        return [HOME_ASSISTANT_AGENT, *agents]

    async def async_step_model(
        self, user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Choose among the models the server has; download or measure first."""
        if user_input is None:
            return self._model_form()
        user_input[CONF_MODEL] = user_input[CONF_MODEL].strip()
        if not user_input[CONF_MODEL]:
            self._trouble = {CONF_MODEL: "model_needed"}
            return self._model_form()
        pull = (user_input.pop(CONF_PULL, None) or "").strip()
        measures = user_input.pop(CONF_MEASURE, False)
        name = plain(user_input.get(CONF_NAME, ""))
        # A field that was emptied does not come back.
        self._data.pop(CONF_FAST_MODEL, None)
        self._data |= user_input
        if pull:
            self._data[CONF_PULL] = pull
            return await self.async_step_pull()
        if measures:
            return await self.async_step_measure()
        self._data.pop(CONF_NAME, None)
        return self.keep(name or self._title(), self._data, rename=True)

    def _title(self) -> str:
        """Name the engine: as its owner did, else by where it is."""
        if self.changing:
            sub = self._get_reconfigure_subentry()
            if sub.data.get(CONF_URL) == self._data[CONF_URL]:
                return sub.title
        return self._server.title(one.title for one in self._engines())

    def _model_form(self) -> SubentryFlowResult:
        models, advice = self._server.models, self._server.advice
        suggested = {CONF_NAME: self._title()} | self._data
        if suggested.get(CONF_MODEL) not in {m.name for m in models}:
            suggested[CONF_MODEL] = advice.model or models[0].name
        if self._server.speed is not None:
            suggested |= {CONF_MODEL: advice.model, CONF_CONTEXT: advice.context}
        errors, self._trouble = self._trouble, {}
        return self.async_show_form(
            step_id="model",
            data_schema=self.add_suggested_values_to_schema(
                model_schema(
                    models, keeps_loaded=self._data[CONF_KIND] in KEEPS_LOADED
                ),
                suggested,
            ),
            errors=errors,
            description_placeholders={"advice": self._advice()},
        )

    def _advice(self) -> str:
        """Tell what is recommended and why, in the house's language."""
        house: House = self._get_entry().runtime_data
        lines, language = house.lines, self.hass.config.language
        speed, advice = self._server.speed, self._server.advice
        text = lines.say(
            f"advice_{advice.reason}",
            language,
            model=advice.model,
            context=str(advice.context),
        )
        if speed is None:
            return text
        measured = lines.say(
            "advice_speed",
            language,
            model=speed.model,
            reads=_figure(speed.reads),
            writes=_figure(speed.writes),
            load=f"{speed.load:.0f}",
        )
        return " ".join((measured, *self._hardware(), text))

    def _hardware(self) -> Iterator[str]:
        """Tell where the measured model lies, as far as its server knows."""
        speed = self._server.speed
        if speed is None or (placed := speed.placed) is None:
            return
        house: House = self._get_entry().runtime_data
        share = "all" if placed.on_card >= placed.size else "part"
        yield house.lines.say(
            f"advice_card_{share if placed.on_card else 'none'}",
            self.hass.config.language,
            size=f"{placed.size / GIGABYTE:.1f}",
            card=f"{placed.on_card / GIGABYTE:.1f}",
        )

    async def async_step_pull(
        self, _user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Wait for a download."""
        return self._waiting("pull", self._pull)

    async def async_step_measure(
        self, _user_input: dict[str, Any] | None = None
    ) -> SubentryFlowResult:
        """Wait for a measurement."""
        return self._waiting("measure", self._server.measure)

    def _waiting(self, step: str, work: Any) -> SubentryFlowResult:
        if self._work is None:
            self._work = self.hass.async_create_task(work(), f"engine flow: {step}")
        if not self._work.done():
            return self.async_show_progress(
                step_id=step,
                progress_action=step,
                progress_task=self._work,
                description_placeholders={
                    "model": self._data.get(CONF_PULL) or self._data[CONF_MODEL]
                },
            )
        error, self._work = self._work.result(), None
        self._trouble = {"base": error} if error else {}
        self._data.pop(CONF_PULL, None)
        return self.async_show_progress_done(next_step_id="model")

    async def _pull(self) -> str | None:
        """Download a model and list the models again; tell what went wrong."""
        name, server = self._data[CONF_PULL], self._server
        engine = await make_engine(
            self.hass, server.brand, self._data, seconds=TEST_SECONDS
        )
        try:
            async with aclosing(cast("OllamaEngine", engine).pull(name)) as parts:
                async for part in parts:
                    if part is not None:
                        self.async_update_progress(part)
            server.models = await engine.models()
        except EngineError:
            return "pull_failed"
        self._data[CONF_MODEL] = next(
            (m.name for m in server.models if m.name in (name, f"{name}:latest")), name
        )
        return None

    def _merged(self, user_input: dict[str, Any]) -> dict[str, Any]:
        """Join the form with what is stored: an empty key keeps the old one."""
        data = self._data | user_input
        forget = data.pop(CONF_FORGET_KEY, False)
        if key := (user_input.get(CONF_API_KEY) or "").strip():
            data[CONF_API_KEY] = key
        elif forget:
            data.pop(CONF_API_KEY, None)
        return data

    def _engines(self) -> list[Any]:
        return list(self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE))

    def _is_known(self, data: dict[str, Any]) -> bool:
        own = self._get_reconfigure_subentry().subentry_id if self.changing else None
        keys = (CONF_URL, CONF_ENTITY_ID)
        wanted = [data.get(key) for key in keys]
        return any(
            engine.subentry_id != own and [engine.data.get(k) for k in keys] == wanted
            for engine in self._engines()
        )


def _figure(value: float | None) -> str:
    return "?" if value is None else f"{value:.0f}"
