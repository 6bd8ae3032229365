"""The forms of a command's settings, built from what the command declares."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.helpers.selector import (
    BooleanSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
)

from ..commands.base import Command, Scope
from ..commands.shelf.credentials import (
    fill_presets,
    of_scope,
    secrets_schema,
    tidied,
    wrong_secrets,
)
from ..commands.shelf.titles import sample, title_of
from ..const import (
    CONF_COMMAND,
    CONF_ENABLED,
    CONF_FOR_MODELS,
    CONF_PATTERNS_OFF,
    CONF_PERSON,
)

if TYPE_CHECKING:
    from collections.abc import Collection

CONF_PREPARE = "prepare"
CONF_ANOTHER = "another"
CONF_FORGET_SECRETS = "forget_secrets"

type Values = dict[str, Any]


def _select(options: Iterable[tuple[str, str]], *, multiple: bool) -> SelectSelector:
    return SelectSelector(
        SelectSelectorConfig(
            options=[SelectOptionDict(value=v, label=label) for v, label in options],
            multiple=multiple,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def choice_schema(commands: Iterable[Command], language: str) -> probatio.Schema:
    """Ask which command, by title."""
    titles = ((one.name, title_of(one.name, language)) for one in commands)
    options = sorted(titles, key=lambda one: one[1].casefold())
    return probatio.Schema(
        {probatio.Required(CONF_COMMAND): _select(options, multiple=False)}
    )


def settings_schema(command: Command, language: str) -> probatio.Schema:
    """Ask for the switches; a preparation is offered where there is one."""
    fields: dict[probatio.Marker, Any] = {
        probatio.Required(CONF_ENABLED, default=True): BooleanSelector(),
        probatio.Required(CONF_FOR_MODELS, default=True): BooleanSelector(),
    }
    if ids := command.pattern_ids():
        options = [(one, sample(command, one, language)) for one in ids]
        fields[probatio.Optional(CONF_PATTERNS_OFF)] = _select(options, multiple=True)
    if type(command).init is not Command.init:
        fields[probatio.Required(CONF_PREPARE, default=True)] = BooleanSelector()
    return probatio.Schema(fields)


def secret_fields(
    command: Command, scope: Scope, stored: Mapping[str, Any]
) -> probatio.Schema:
    """Ask for secrets; stored ones stay when left empty and can be forgotten."""
    schema = secrets_schema(command, scope, stored)
    known = [(s.key, s.key) for s in of_scope(command, scope) if s.key in stored]
    if not known:
        return schema
    forget = probatio.Optional(CONF_FORGET_SECRETS)
    return schema.extend({forget: _select(known, multiple=True)})


def person_field(users: Mapping[str, str]) -> probatio.Schema:
    """Ask whose secrets they are; users are names by id."""
    return probatio.Schema(
        {probatio.Required(CONF_PERSON): _select(users.items(), multiple=False)}
    )


def person_schema(command: Command, users: Mapping[str, str]) -> probatio.Schema:
    """Ask for one person's secrets; nobody chosen ends it."""
    keys = [secret.key for secret in of_scope(command, Scope.PERSON)]
    fields = secrets_schema(command, Scope.PERSON, keys).schema
    return probatio.Schema(
        {
            probatio.Optional(CONF_PERSON): _select(users.items(), multiple=False),
            **fields,
            probatio.Required(CONF_ANOTHER, default=False): BooleanSelector(),
        }
    )


def taken(
    command: Command, scope: Scope, given: Values, stored: Mapping[str, Any]
) -> tuple[Values, dict[str, str]]:
    """Put what was typed over what is stored: (values, {key: error})."""
    forgotten: Collection[str] = given.pop(CONF_FORGET_SECRETS, ())
    kept = {key: value for key, value in stored.items() if key not in forgotten}
    values = {**kept, **tidied(command, given)}
    mine = {secret.key for secret in of_scope(command, scope)}
    filled = {k: v for k, v in fill_presets(command, values).items() if k in mine}
    errors = wrong_secrets(command, filled, scope)
    if forgotten:
        # Who forgets a secret on purpose knows that it is missing then.
        errors = {key: why for key, why in errors.items() if key not in forgotten}
    return filled, errors


def described_secrets(command: Command, scope: Scope) -> str:
    """List what the fields mean; their names are the command's own."""
    return "\n".join(
        f"- **{secret.key}**: {secret.description}"
        for secret in of_scope(command, scope)
    )
