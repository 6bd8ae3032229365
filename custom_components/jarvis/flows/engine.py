"""Adds and changes an engine: where it is, does it answer, which model."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, cast

from homeassistant.config_entries import SubentryFlowResult
from homeassistant.const import CONF_API_KEY, CONF_ENTITY_ID, CONF_MODEL, CONF_URL
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
from ..engines import ENGINES
from ..engines.discovery import usual_port
from ..engines.errors import EngineError
from ..engines.recommend import MEASURE_SECONDS, measure, recommend
from ..settings import DEFAULT_CONTEXT, ENTITY_KIND
from .form import SubentryForm
from .nearby import find_nearby
from .schema import GIGABYTE, entity_schema, model_schema, server_schema
from .trying import TEST_SECONDS, clean_url, make_engine, title_of, try_engine

if TYPE_CHECKING:
    from ..engines.base import Model
    from ..engines.discovery import Finding
    from ..engines.ollama import OllamaEngine
    from ..engines.recommend import Speed
    from ..types import House

KEEPS_LOADED = frozenset({"ollama"})
ASKABLE = frozenset({"ai_task", "conversation"})
HOME_ASSISTANT_AGENT = "conversation.home_assistant"


class EngineFlow(SubentryForm):
    """The server, or another agent of the house; then the model."""

    def __init__(self) -> None:
        """Start empty."""
        self._data: dict[str, Any] = {}
        self._models: tuple[Model, ...] = ()
        self._found: tuple[Finding, ...] | None = None
        self._work: asyncio.Task[str | None] | None = None
        self._speed: Speed | None = None
        self._trouble: dict[str, str] = {}

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
        if self._data.get(CONF_KIND) == ENTITY_KIND and user_input is None:
            return await self.async_step_entity()
        return await self._server(user_input)

    async def _server(self, user_input: dict[str, Any] | None) -> SubentryFlowResult:
        if (refusal := self.refusal()) is not None:
            return refusal
        errors: dict[str, str] = {}
        if user_input is not None:
            if user_input[CONF_KIND] == ENTITY_KIND:
                self._data = {CONF_KIND: ENTITY_KIND}
                return await self.async_step_entity()
            data, errors = self._merged(user_input)
            if not errors:
                if self._is_known(data):
                    return self.async_abort(reason="already_configured")
                title = title_of(data[CONF_URL])
                self._models, error = await try_engine(self.hass, title, data)
                if error is None:
                    self._data = data
                    return await self.async_step_model()
                errors = {"base": error}
        return await self._server_form(user_input, errors)

    async def _server_form(
        self, user_input: dict[str, Any] | None, errors: dict[str, str]
    ) -> SubentryFlowResult:
        if self._found is None:
            self._found = await find_nearby(self.hass)
        shown = user_input or self._data
        if not shown and (fresh := self._fresh()):
            shown = {CONF_URL: fresh[0].url, CONF_KIND: fresh[0].known.kind}
        return self.async_show_form(
            step_id=self.source,
            data_schema=self.add_suggested_values_to_schema(
                server_schema(
                    (*ENGINES, ENTITY_KIND),
                    {f.url: f"{f.known.server}: {f.url}" for f in self._fresh()},
                    has_key=CONF_API_KEY in self._data,
                ),
                {k: v for k, v in shown.items() if k != CONF_API_KEY},
            ),
            errors=errors,
        )

    def _fresh(self) -> list[Finding]:
        """Give the servers that were found and are no engines yet."""
        known = {e.data.get(CONF_URL) for e in self._engines()}
        return [f for f in self._found or () if f.url not in known]

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
        # A field that was emptied does not come back.
        self._data.pop(CONF_FAST_MODEL, None)
        self._data |= user_input
        if pull:
            self._data[CONF_PULL] = pull
            return await self.async_step_pull()
        if measures:
            return await self.async_step_measure()
        title = title_of(self._data[CONF_URL])
        return self.keep(title, self._data, rename=True)

    def _model_form(self) -> SubentryFlowResult:
        advice = recommend(self._models, self._speed)
        suggested = dict(self._data)
        if suggested.get(CONF_MODEL) not in {m.name for m in self._models}:
            suggested[CONF_MODEL] = advice.model or self._models[0].name
        if self._speed is not None:
            suggested |= {CONF_MODEL: advice.model, CONF_CONTEXT: advice.context}
        errors, self._trouble = self._trouble, {}
        return self.async_show_form(
            step_id="model",
            data_schema=self.add_suggested_values_to_schema(
                model_schema(
                    self._models, keeps_loaded=self._data[CONF_KIND] in KEEPS_LOADED
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
        speed, advice = self._speed, recommend(self._models, self._speed)
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
        if self._speed is None or (placed := self._speed.placed) is None:
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
        return self._waiting("measure", self._measure)

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
        name, title = self._data[CONF_PULL], title_of(self._data[CONF_URL])
        engine = await make_engine(self.hass, title, self._data, seconds=TEST_SECONDS)
        try:
            async with aclosing(cast("OllamaEngine", engine).pull(name)) as parts:
                async for part in parts:
                    if part is not None:
                        self.async_update_progress(part)
            self._models = await engine.models()
        except EngineError:
            return "pull_failed"
        self._data[CONF_MODEL] = next(
            (m.name for m in self._models if m.name in (name, f"{name}:latest")), name
        )
        return None

    async def _measure(self) -> str | None:
        """Measure the chosen model; tell what went wrong."""
        title = title_of(self._data[CONF_URL])
        engine = await make_engine(self.hass, title, self._data, seconds=TEST_SECONDS)
        context = int(self._data.get(CONF_CONTEXT, DEFAULT_CONTEXT))
        try:
            async with asyncio.timeout(MEASURE_SECONDS):
                self._speed = await measure(engine, self._data[CONF_MODEL], context)
        except EngineError, TimeoutError:
            return "measure_failed"
        return None

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
        port = usual_port(data[CONF_KIND])
        if (url := clean_url(user_input.get(CONF_URL, ""), port)) is None:
            return data, {CONF_URL: "invalid_url"}
        data[CONF_URL] = url
        # What answered there has said what it is.
        kinds = {f.url: f.known.kind for f in self._found or ()}
        data[CONF_KIND] = kinds.get(user_input[CONF_URL], data[CONF_KIND])
        return data, {}

    def _engines(self) -> list[Any]:
        return list(self._get_entry().get_subentries_of_type(SUBENTRY_ENGINE))

    def _is_known(self, data: dict[str, Any]) -> bool:
        own = self._get_reconfigure_subentry().subentry_id if self.changing else None
        keys = (CONF_KIND, CONF_URL, CONF_ENTITY_ID)
        wanted = [data.get(key) for key in keys]
        return any(
            engine.subentry_id != own and [engine.data.get(k) for k in keys] == wanted
            for engine in self._engines()
        )


def _figure(value: float | None) -> str:
    return "?" if value is None else f"{value:.0f}"
