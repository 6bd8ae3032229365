"""Fix flows of issues: a missing secret, what to try again, what to take as it is."""

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components.repairs import (
    ConfirmRepairFlow,
    RepairsFlow,
    RepairsFlowResult,
)
from homeassistant.config_entries import ConfigSubentry

from .commands.base import Scope
from .commands.shelf.credentials import HOUSEHOLD
from .commands.shelf.issues import BROKEN_FILE, SECRET
from .commands.shelf.titles import title_of
from .const import CONF_COMMAND, CONF_PERSON, CONF_SECRETS, DOMAIN, SUBENTRY_COMMAND
from .flows.checklist import NO_ASSISTANT, NO_ENGINE, LackFlow
from .flows.command_forms import described_secrets, person_field, secret_fields, taken
from .flows.drift_issue import DriftIssueFlow
from .flows.memory_issue import MemoryIssueFlow
from .turn.background import ISSUE as DRIFT

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from .commands.base import Command
    from .types import JarvisConfigEntry

type Values = dict[str, Any]


async def async_create_fix_flow(
    hass: HomeAssistant,
    issue_id: str,
    data: dict[str, str | int | float | None] | None,
) -> RepairsFlow:
    """Choose the flow by what is wrong."""
    del hass, issue_id
    match (data or {}).get("kind"):
        case kind if kind == SECRET:
            return SecretFlow()
        case "package" | "start" | "broken_file":
            return AgainFlow()
        case "memory":
            return MemoryIssueFlow()
        case kind if kind == DRIFT:
            return DriftIssueFlow()
        case kind if kind in (NO_ENGINE, NO_ASSISTANT):
            return LackFlow()
        case _:
            return ConfirmRepairFlow()


class _CommandFlow(RepairsFlow):
    """What both flows need of the issue and the house."""

    def _entry(self) -> JarvisConfigEntry | None:
        entries = self.hass.config_entries.async_loaded_entries(DOMAIN)
        return entries[0] if entries else None

    def _fact(self, key: str) -> str:
        return str((self.data or {}).get(key) or "")


class AgainFlow(_CommandFlow):
    """Reads a file again, or installs and starts a command again."""

    async def async_step_init(self, _user_input: Values | None = None) -> Any:
        """Begin."""
        return await self.async_step_again()

    async def async_step_again(
        self, user_input: Values | None = None
    ) -> RepairsFlowResult:
        """Try; what is still wrong is said in the form."""
        if (entry := self._entry()) is None:
            return self.async_abort(reason="not_loaded")
        errors, counter = {}, entry.runtime_data.counter
        if user_input is not None:
            if self._fact("kind") == BROKEN_FILE:
                await counter.reload()
            else:
                await counter.book.retry(self._fact("command"))
            if self._why() is None:
                return self.async_create_entry(data={})
            errors = {"base": "still_wrong"}
        return self.async_show_form(
            step_id="again",
            data_schema=probatio.Schema({}),
            errors=errors,
            description_placeholders={
                "command": title_of(self._fact("command"), self.hass.config.language),
                "where": self._fact("where"),
                "why": self._why() or "",
            },
        )

    def _why(self) -> str | None:
        """Tell what is wrong now, None when nothing is."""
        if (entry := self._entry()) is None:
            return None
        for problem in entry.runtime_data.counter.book.problems:
            here = problem.where == self._fact("where")
            if here and problem.command == self._fact("command"):
                line = f" ({problem.line})" if problem.line else ""
                return f"{problem.reason}{line}"
        return None


class SecretFlow(_CommandFlow):
    """Asks for the secrets that a command lacks and stores them."""

    async def async_step_init(self, _user_input: Values | None = None) -> Any:
        """Begin with the household's, unless only a person's are missing."""
        command, keys = self._command(), self._fact("keys").split()
        if command is None:
            return self.async_abort(reason="command_gone")
        scopes = {secret.scope for secret in command.secrets if secret.key in keys}
        if Scope.HOUSEHOLD in scopes:
            return await self.async_step_secrets()
        return await self.async_step_person()

    async def async_step_secrets(self, user_input: Values | None = None) -> Any:
        """Ask for the household's."""
        return await self._ask("secrets", Scope.HOUSEHOLD, HOUSEHOLD, user_input)

    async def async_step_person(self, user_input: Values | None = None) -> Any:
        """Ask for a person's; whose, where that is not known."""
        person = self._fact("person")
        if user_input is not None:
            person = user_input.pop(CONF_PERSON, "") or person
        return await self._ask("person", Scope.PERSON, person, user_input)

    async def _ask(
        self, step: str, scope: Scope, owner: str, given: Values | None
    ) -> RepairsFlowResult:
        entry, command = self._entry(), self._command()
        if entry is None or command is None:
            return self.async_abort(reason="command_gone")
        data = self._data(entry, command)
        errors: dict[str, str] = {}
        stored = data.get(CONF_SECRETS, {}).get(owner, {})
        if given is not None:
            values, errors = taken(command, scope, given, stored)
            if not errors:
                self._keep(entry, command, data, {owner: values})
                return self.async_create_entry(data={})
        schema = secret_fields(command, scope, stored)
        if scope is Scope.PERSON and not self._fact("person"):
            schema = person_field(await self._users()).extend(schema.schema)
        return self.async_show_form(
            step_id=step,
            data_schema=schema,
            errors=errors,
            description_placeholders={
                "command": title_of(command.name, self.hass.config.language),
                "secrets": described_secrets(command, scope),
                "person": (await self._users()).get(owner, "-"),
            },
        )

    def _command(self) -> Command | None:
        entry = self._entry()
        name = self._fact("command")
        return entry.runtime_data.counter.book.find(name) if entry else None

    async def _users(self) -> dict[str, str]:
        users = await self.hass.auth.async_get_users()
        return {u.id: u.name or "" for u in users if not u.system_generated}

    def _data(self, entry: JarvisConfigEntry, command: Command) -> Values:
        subentry = _subentry(entry, command)
        return dict(subentry.data) if subentry else {CONF_COMMAND: command.name}

    def _keep(
        self, entry: JarvisConfigEntry, command: Command, data: Values, new: Values
    ) -> None:
        data = {**data, CONF_SECRETS: {**data.get(CONF_SECRETS, {}), **new}}
        entries = self.hass.config_entries
        if (subentry := _subentry(entry, command)) is not None:
            entries.async_update_subentry(entry, subentry, data=data)
            return
        entries.async_add_subentry(
            entry,
            ConfigSubentry(
                data=MappingProxyType(data),
                subentry_type=SUBENTRY_COMMAND,
                title=title_of(command.name, self.hass.config.language),
                unique_id=command.name,
            ),
        )


def _subentry(entry: JarvisConfigEntry, command: Command) -> ConfigSubentry | None:
    for subentry in entry.get_subentries_of_type(SUBENTRY_COMMAND):
        if subentry.data[CONF_COMMAND] == command.name:
            return subentry
    return None
