"""The form for a command's secrets, built from its own declarations.

Stored in a config subentry; never shown again, never logged, never sent to a model.
"""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.helpers import selector

from .base import Command, Scope, Secret

HOUSEHOLD = "household"


def secrets_schema(command: Command, scope: Scope) -> probatio.Schema:
    """Return the form of one scope: masked fields, lists for choices."""
    return probatio.Schema(
        {
            (probatio.Required if secret.required else probatio.Optional)(
                secret.key, description=secret.description
            ): _selector(secret)
            for secret in command.secrets
            if secret.scope is scope
        }
    )


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


def wrong_secrets(command: Command, values: Mapping[str, Any]) -> dict[str, str]:
    """Return {key: error} of values that are missing or of the wrong kind."""
    errors: dict[str, str] = {}
    for secret in command.secrets:
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
