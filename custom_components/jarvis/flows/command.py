"""Sets up one command: its switches, its secrets, and its one-time preparation."""

import asyncio
from typing import TYPE_CHECKING

from homeassistant.config_entries import SubentryFlowResult

from ..commands.base import Command, Response, Scope
from ..commands.shelf.credentials import HOUSEHOLD, of_scope
from ..commands.shelf.titles import examples_of, title_of
from ..const import (
    CONF_COMMAND,
    CONF_ENABLED,
    CONF_FOR_MODELS,
    CONF_PATTERNS_OFF,
    CONF_PERSON,
    CONF_SECRETS,
    SUBENTRY_COMMAND,
)
from .command_forms import (
    CONF_ANOTHER,
    CONF_PREPARE,
    Values,
    choice_schema,
    described_secrets,
    person_schema,
    secret_fields,
    settings_schema,
    taken,
)
from .form import SubentryForm

if TYPE_CHECKING:
    from ..commands.shelf.book import Book


class CommandFlow(SubentryForm):
    """Choose a command → switches → secrets → preparation."""

    # Chosen by the first step, whichever that is.
    _command: Command

    def __init__(self) -> None:
        """Start with nothing chosen."""
        self._data: Values = {}
        self._prepare = False
        self._task: asyncio.Task[Response | None] | None = None
        self._failed = ""

    @property
    def _book(self) -> Book:
        book: Book = self._get_entry().runtime_data.counter.book
        return book

    async def async_step_user(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Choose a command that has not been set up yet."""
        if (refusal := self.refusal()) is not None:
            return refusal
        done = {
            sub.data[CONF_COMMAND]
            for sub in self._get_entry().get_subentries_of_type(SUBENTRY_COMMAND)
        }
        left = [c for c in self._book.commands if c.name not in done]
        if not left:
            return self.async_abort(reason="nothing_left")
        if user_input is None:
            schema = choice_schema(left, self.hass.config.language)
            return self.async_show_form(step_id="user", data_schema=schema)
        return await self._chosen(user_input[CONF_COMMAND])

    async def async_step_reconfigure(
        self, _user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Change a command that was set up."""
        if (refusal := self.refusal()) is not None:
            return refusal
        self._data = self.stored
        return await self._chosen(self._data[CONF_COMMAND])

    async def _chosen(self, name: str) -> SubentryFlowResult:
        if (command := self._book.find(name)) is None:
            return self.async_abort(reason="command_gone")
        self._command = command
        self._data[CONF_COMMAND] = command.name
        return await self.async_step_settings()

    async def async_step_settings(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Switch it, its patterns, and whether models may use it."""
        command = self._command
        if user_input is None:
            return self.async_show_form(
                step_id="settings",
                data_schema=self.add_suggested_values_to_schema(
                    settings_schema(command, self.hass.config.language), self._data
                ),
                description_placeholders=self._about(command),
            )
        self._prepare = user_input.pop(CONF_PREPARE, False)
        self._data[CONF_PATTERNS_OFF] = user_input.get(CONF_PATTERNS_OFF, [])
        for key in (CONF_ENABLED, CONF_FOR_MODELS):
            self._data[key] = user_input[key]
        if of_scope(command, Scope.HOUSEHOLD):
            return await self.async_step_secrets()
        return await self._after_secrets()

    async def async_step_secrets(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Ask for the household's secrets; stored ones are never shown."""
        command = self._command
        errors: dict[str, str] = {}
        stored = self._secrets_of(HOUSEHOLD)
        if user_input is not None:
            values, errors = taken(command, Scope.HOUSEHOLD, user_input, stored)
            if not errors:
                self._keep_secrets(HOUSEHOLD, values)
                return await self._after_secrets()
        return self.async_show_form(
            step_id="secrets",
            data_schema=secret_fields(command, Scope.HOUSEHOLD, stored),
            errors=errors,
            description_placeholders={
                **self._about(command),
                "secrets": described_secrets(command, Scope.HOUSEHOLD),
            },
        )

    async def _after_secrets(self) -> SubentryFlowResult:
        if of_scope(self._command, Scope.PERSON):
            return await self.async_step_person()
        return await self._after_persons()

    async def async_step_person(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Ask for the secrets of one person after the other."""
        command = self._command
        errors: dict[str, str] = {}
        person = ""
        if user_input is not None:
            another = user_input.pop(CONF_ANOTHER, False)
            person = user_input.pop(CONF_PERSON, "")
            if not person and not any(user_input.values()):
                return await self._after_persons()
            values, errors = taken(
                command, Scope.PERSON, user_input, self._secrets_of(person)
            )
            if not person:
                errors = {CONF_PERSON: "required"}
            if not errors:
                self._keep_secrets(person, values)
                if not another:
                    return await self._after_persons()
                person = ""
        users = await self.hass.auth.async_get_users()
        named = {u.id: u.name or "" for u in users if not u.system_generated}
        return self.async_show_form(
            step_id="person",
            data_schema=self.add_suggested_values_to_schema(
                person_schema(command, named), {CONF_PERSON: person} if person else {}
            ),
            errors=errors,
            description_placeholders={
                **self._about(command),
                "secrets": described_secrets(command, Scope.PERSON),
                "known": ", ".join(
                    name for who, name in named.items() if self._secrets_of(who)
                )
                or "-",
            },
        )

    async def _after_persons(self) -> SubentryFlowResult:
        if self._prepare and self._data[CONF_ENABLED]:
            return await self.async_step_init()
        return await self.async_step_finish()

    async def async_step_init(
        self, _user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Run the command's preparation and show how far it is."""
        command = self._command
        if self._task is None:
            self._task = self.hass.async_create_task(
                self._book.init(
                    command.name,
                    self.async_update_progress,
                    self._secrets_of(HOUSEHOLD),
                )
            )
        if not self._task.done():
            return self.async_show_progress(
                step_id="init",
                progress_action="init",
                progress_task=self._task,
                description_placeholders=self._about(command),
            )
        response, self._task = self._task.result(), None
        if response is None or response.ok:
            return self.async_show_progress_done(next_step_id="finish")
        self._failed = response.message or response.error
        return self.async_show_progress_done(next_step_id="init_failed")

    async def async_step_init_failed(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Offer to try again, to change the secrets, or to go on without."""
        del user_input
        options = ["init", "finish"]
        if self._command.secrets:
            options.insert(1, "secrets")
        return self.async_show_menu(
            step_id="init_failed",
            menu_options=options,
            description_placeholders={
                **self._about(self._command),
                "why": self._failed,
            },
        )

    async def async_step_finish(
        self, user_input: Values | None = None
    ) -> SubentryFlowResult:
        """Store it; everything takes effect at once."""
        del user_input
        name = self._command.name
        title = title_of(name, self.hass.config.language)
        return self.keep(title, self._data, unique_id=name)

    def _about(self, command: Command) -> dict[str, str]:
        language = self.hass.config.language
        said = " · ".join(f"“{one}”" for one in examples_of(command, language))
        return {
            "command": title_of(command.name, language),
            "description": said or command.description,
        }

    def _secrets_of(self, owner: str) -> Values:
        return dict(self._data.get(CONF_SECRETS, {}).get(owner, {}))

    def _keep_secrets(self, owner: str, values: Values) -> None:
        kept = {**self._data.get(CONF_SECRETS, {}), owner: values}
        self._data[CONF_SECRETS] = {key: held for key, held in kept.items() if held}
