"""The guided set-up: a model server, the assistant, the diary; each may be skipped.

It goes on by itself after Jarvis was added, and may be walked again at any time. What
a step decides is stored when it ends, so leaving half-way loses nothing.
"""

import asyncio
from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.config_entries import (
    ConfigEntryState,
    ConfigFlowResult,
    ConfigSubentry,
    OptionsFlow,
)
from homeassistant.const import CONF_API_KEY, CONF_NAME, CONF_URL
from homeassistant.helpers.selector import BooleanSelector
from homeassistant.helpers.translation import async_get_translations

from ..const import (
    CONF_ASSISTANT,
    CONF_DIARY_DAYS,
    CONF_KIND,
    CONF_MEASURE,
    CONF_MEMORY,
    CONF_PULL,
    CONF_RECOMMENDED,
    CONF_SERVER,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
)
from ..settings import DEFAULT_DIARY_DAYS
from .assistant import is_assistant, make_assistant
from .fields import number, secret
from .naming import engine_title, kind_title, plain, text
from .nearby import find_nearby
from .schema import KEEPS_LOADED, address, model_schema
from .server import Server
from .trying import full_url

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from ..engines.discovery import Finding
    from ..types import House

# What starts the guided set-up without its menu, where the options flow begins.
GUIDED: Final = MappingProxyType({"guided": True})
# Instead of a server that was found: another one, or none for now.
OTHER: Final = "other"
NONE: Final = "none"
# So many kinds of things are named, the most frequent first.
_KINDS: Final = 8


class GuidedFlow(OptionsFlow):
    """Search → model → house; the options flow begins it."""

    def __init__(self) -> None:
        """Nothing is found yet."""
        self._found: dict[str, Finding] = {}
        self._server: Server | None = None
        self._work: asyncio.Task[str] | None = None
        self._trouble: dict[str, str] = {}
        self._seen = asyncio.Event()

    async def async_step_guided(
        self, _user_input: dict[str, Any] | None = None, *, seen: bool = True
    ) -> ConfigFlowResult:
        """Begin; with an engine the search is done.

        Where it begins by itself nothing is looked for until somebody has `seen` it:
        a program that adds Jarvis does not have the network searched.
        """
        if seen:
            self._seen.set()
        if self.config_entry.state is not ConfigEntryState.LOADED:
            return self.async_abort(reason="entry_not_loaded")
        if self._engines():
            return await self.async_step_house()
        return await self.async_step_search()

    async def async_step_search(
        self, _user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Look for servers; the first that has models is proposed."""
        if self._work is not None:
            self._seen.set()
        return self._waiting("search", self._search)

    async def async_step_measure(
        self, _user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Measure the recommended model."""
        return self._waiting("measure", self._measure)

    async def async_step_gone(
        self, _user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """End, for the entry went away meanwhile."""
        return self.async_abort(reason="entry_not_loaded")

    def _waiting(
        self, step: str, work: Callable[[], Coroutine[Any, Any, str]]
    ) -> ConfigFlowResult:
        """Show progress until `work` names the next step."""
        if self._work is None:
            name = f"guided set-up: {step}"
            if self._seen.is_set():
                self._work = self.hass.async_create_task(work(), name)
            else:
                self._work = self.config_entry.async_create_background_task(
                    self.hass, work(), name
                )
        if self._work.cancelled():
            return self.async_show_progress_done(next_step_id="gone")
        if not self._work.done():
            facts = {}
            if self._server is not None:
                advised = self._server.advice.model
                facts = {"server": self._server.title(), "model": plain(advised)}
            return self.async_show_progress(
                step_id=step,
                progress_action=step,
                progress_task=self._work,
                description_placeholders=facts,
            )
        following, self._work = self._work.result(), None
        return self.async_show_progress_done(next_step_id=following)

    async def _search(self) -> str:
        await self._seen.wait()
        self._found = {one.url: one for one in await find_nearby(self.hass)}
        for url in self._found:
            if (error := await self._take(url)) is None:
                return "measure"
            # The address of the first is shown, so it is told what is wrong with it.
            self._trouble = self._trouble or {"base": error}
        return "address"

    async def _take(self, url: str, key: str = "") -> str | None:
        """Choose a server; return the key of the form's error text."""
        server = Server(
            self.hass, {CONF_URL: url} | ({CONF_API_KEY: key} if key else {})
        )
        error = await server.reach(self._found.get(url))
        if error is None:
            server.follow_advice()
            self._server = server
        return error

    async def _measure(self) -> str:
        assert self._server is not None  # noqa: S101 - a server led here
        if await self._server.measure() is None:
            self._server.follow_advice()
        return "model"

    async def async_step_address(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for an address, where none was found; empty goes on without a model."""
        errors, self._trouble = self._trouble, {}
        if user_input is not None:
            typed = (user_input.get(CONF_URL) or "").strip()
            if typed in {"", NONE}:
                return await self.async_step_house()
            if (url := await full_url(self.hass, typed)) is None:
                errors = {CONF_URL: "invalid_url"}
            else:
                key = (user_input.get(CONF_API_KEY) or "").strip()
                if (error := await self._take(url, key)) is None:
                    return await self.async_step_measure()
                errors = {"base": error}
        given = user_input or {CONF_URL: next(iter(self._found), NONE)}
        return self.async_show_form(
            step_id="address",
            data_schema=self.add_suggested_values_to_schema(
                probatio.Schema(
                    {
                        probatio.Optional(CONF_URL): address(self._labels(), NONE),
                        probatio.Optional(CONF_API_KEY): secret(),
                    }
                ),
                {k: v for k, v in given.items() if k != CONF_API_KEY},
            ),
            errors=errors,
        )

    async def async_step_model(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Propose server, model and context with what was measured."""
        assert self._server is not None  # noqa: S101 - a server led here
        errors: dict[str, str] = {}
        here = str(self._server.data[CONF_URL])
        if user_input is not None:
            match user_input[CONF_SERVER]:
                case chosen if chosen == NONE:
                    return await self.async_step_house()
                case chosen if chosen == OTHER:
                    return await self.async_step_address()
                case chosen if chosen != here:
                    if (error := await self._take(chosen)) is None:
                        return await self.async_step_measure()
                    errors = {"base": error}
                case _ if user_input[CONF_RECOMMENDED]:
                    self._keep_engine()
                    return await self.async_step_house()
                case _:
                    return await self.async_step_details()
        labels = {here: self._server.title()} | self._labels()
        schema = probatio.Schema(
            {
                probatio.Required(CONF_SERVER, default=here): address(
                    labels, OTHER, NONE, typed=False
                ),
                probatio.Required(CONF_RECOMMENDED, default=True): BooleanSelector(),
            }
        )
        advice, speed = self._server.advice, self._server.words_a_second()
        return self.async_show_form(
            step_id="model",
            data_schema=schema,
            errors=errors,
            description_placeholders={
                "server": self._server.title(),
                "model": plain(advice.model or self._server.models[0].name),
                "context": str(advice.context),
                "speed": speed or text(self.hass, "not_measured"),
            },
        )

    async def async_step_details(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for what the recommended settings hide."""
        assert self._server is not None  # noqa: S101 - a server led here
        server = self._server
        if user_input is not None:
            name = plain(user_input.pop(CONF_NAME, ""))
            server.data |= user_input
            self._keep_engine(name)
            return await self.async_step_house()
        schema = model_schema(
            server.models, keeps_loaded=server.data[CONF_KIND] in KEEPS_LOADED
        )
        asked = {
            key: field
            for key, field in schema.schema.items()
            if key not in {CONF_PULL, CONF_MEASURE}
        }
        return self.async_show_form(
            step_id="details",
            data_schema=self.add_suggested_values_to_schema(
                probatio.Schema(asked), {CONF_NAME: server.title()} | server.data
            ),
        )

    def _keep_engine(self, name: str = "") -> None:
        assert self._server is not None  # noqa: S101 - a server led here
        taken = [one.title for one in self._engines()]
        self.hass.config_entries.async_add_subentry(
            self.config_entry,
            ConfigSubentry(
                data=MappingProxyType(self._server.data),
                subentry_type=SUBENTRY_ENGINE,
                title=name or self._server.title(taken),
                unique_id=None,
            ),
        )

    async def async_step_house(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask who answers and what is remembered; tell what Jarvis may touch."""
        if user_input is not None:
            await self._keep_memory(user_input)
            if user_input.get(CONF_ASSISTANT):
                await make_assistant(self.hass, self.config_entry)
            return self.async_create_entry(data=dict(self.config_entry.options))
        stored = self._memory()
        fields: dict[Any, Any] = {
            probatio.Required(CONF_MEMORY, default=True): BooleanSelector(),
            probatio.Required(CONF_DIARY_DAYS, default=DEFAULT_DIARY_DAYS): number(
                0, 36_500, "d"
            ),
        }
        if is_assistant(self.hass, self.config_entry) is not None:
            use = probatio.Required(CONF_ASSISTANT, default=True)
            fields = {use: BooleanSelector(), **fields}
        return self.async_show_form(
            step_id="house",
            data_schema=self.add_suggested_values_to_schema(
                probatio.Schema(fields), stored.data if stored else {}
            ),
            description_placeholders={"exposed": await self._exposed()},
        )

    async def _exposed(self) -> str:
        """Tell how many things of which kinds Jarvis may see and use."""
        house: House = self.config_entry.runtime_data
        kinds = Counter(one.partition(".")[0] for one in house.home.home.entities)
        if not kinds:
            return text(self.hass, "nothing_exposed")
        titles = await async_get_translations(
            self.hass, self.hass.config.language, "title", kinds
        )
        named = [
            f"{titles.get(f'component.{kind}.title', kind)} ({count})"
            for kind, count in kinds.most_common(_KINDS)
        ]
        rest = ", …" if len(kinds) > _KINDS else ""
        return f"{kinds.total()}: {', '.join(named)}{rest}"

    def _memory(self) -> ConfigSubentry | None:
        kept = self.config_entry.get_subentries_of_type(SUBENTRY_MEMORY)
        return next(iter(kept), None)

    async def _keep_memory(self, given: dict[str, Any]) -> None:
        entries, entry = self.hass.config_entries, self.config_entry
        chosen = {key: given[key] for key in (CONF_MEMORY, CONF_DIARY_DAYS)}
        if (kept := self._memory()) is not None:
            data = {**kept.data, **chosen}
            entries.async_update_subentry(entry, kept, data=data)
            return
        title = await kind_title(self.hass, SUBENTRY_MEMORY)
        entries.async_add_subentry(
            entry,
            ConfigSubentry(
                data=MappingProxyType(chosen),
                subentry_type=SUBENTRY_MEMORY,
                title=title,
                unique_id=SUBENTRY_MEMORY,
            ),
        )

    def _engines(self) -> list[ConfigSubentry]:
        return list(self.config_entry.get_subentries_of_type(SUBENTRY_ENGINE))

    def _labels(self) -> dict[str, str]:
        """Return the names of the servers that were found, by their addresses."""
        labels: dict[str, str] = {}
        for url, one in self._found.items():
            labels[url] = engine_title(
                self.hass, one.known.server, url, labels.values()
            )
        return labels
