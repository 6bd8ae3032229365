"""The form for a command's secrets, built from its own declarations.

Stored in a config subentry; never shown again, never logged, never sent to a model.
"""

from collections.abc import Container, Mapping
from typing import Any

import probatio

from homeassistant.helpers import selector

from ..base import Command, Scope, Secret

HOUSEHOLD = "household"


def of_scope(command: Command, scope: Scope) -> tuple[Secret, ...]:
    """List the secrets of one scope."""
    return tuple(secret for secret in command.secrets if secret.scope is scope)


def secrets_schema(
    command: Command, scope: Scope, stored: Container[str] = ()
) -> probatio.Schema:
    """Return the form of one scope: masked fields, lists for choices.

    What is stored, or what a preset may fill, can be left empty.
    """
    presets = {
        key for s in command.secrets for filled in s.presets.values() for key in filled
    }
    fields: dict[Any, Any] = {}
    for secret in of_scope(command, scope):
        needed = secret.required and secret.key not in {*presets}
        needed = needed and secret.key not in stored
        marker = probatio.Required if needed else probatio.Optional
        fields[marker(secret.key)] = _selector(secret)
    return probatio.Schema(fields)


def _selector(secret: Secret) -> Any:
    if secret.choices:
        return selector.SelectSelector({"options": list(secret.choices)})
    match secret.value_type:
        case "int":
            box = selector.NumberSelectorMode.BOX
            return selector.NumberSelector({"mode": box, "step": 1})
        case "bool":
            return selector.BooleanSelector()
        case "user":
            return selector.EntitySelector({"domain": "person"})
        case _:
            kind = selector.TextSelectorType.PASSWORD
            return selector.TextSelector({"type": kind})


def fill_presets(command: Command, values: Mapping[str, Any]) -> dict[str, Any]:
    """Fill the fields a chosen preset knows; what was typed in stays."""
    filled = dict(values)
    for secret in command.secrets:
        for key, value in secret.presets.get(values.get(secret.key, ""), {}).items():
            if not filled.get(key):
                filled[key] = value
    return filled


def wrong_secrets(
    command: Command, values: Mapping[str, Any], scope: Scope | None = None
) -> dict[str, str]:
    """Return {key: error} of values that are missing or of the wrong kind."""
    errors: dict[str, str] = {}
    for secret in of_scope(command, scope) if scope else command.secrets:
        value = values.get(secret.key)
        if value in (None, ""):
            if secret.required:
                errors[secret.key] = "required"
        elif secret.value_type == "int" and not _is_whole(value):
            errors[secret.key] = "not_a_number"
        elif secret.value_type == "bool" and not isinstance(value, bool):
            errors[secret.key] = "not_a_boolean"
        elif secret.choices and value not in secret.choices:
            errors[secret.key] = "not_a_choice"
    return errors


def tidied(command: Command, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that are given, with their types: forms give 993.0 for 993.

    A key that was pasted comes without the spaces around it.
    """
    whole = {secret.key for secret in command.secrets if secret.value_type == "int"}
    plain = {k: v.strip() if isinstance(v, str) else v for k, v in values.items()}
    return {
        key: int(value) if key in whole and _is_whole(value) else value
        for key, value in plain.items()
        if value not in (None, "")
    }


def _is_whole(value: Any) -> bool:
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (isinstance(value, float) and value.is_integer())


def owner_of(scope: Scope, user_id: str) -> str:
    """Return the key a scope's values are stored under."""
    return HOUSEHOLD if scope is Scope.HOUSEHOLD else user_id


def overview(command: Command, values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """List the secrets as set or not; no value leaves."""
    return [
        {
            "key": secret.key,
            "description": secret.description,
            "scope": str(secret.scope),
            "required": secret.required,
            "is_set": values.get(secret.key) not in (None, ""),
        }
        for secret in command.secrets
    ]
