"""Keeps the values of secrets out of what a command says, and out of the log. Quiet."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .declare import Secret

MASK = "•••"
# Shorter values are part of ordinary words; masking them would hide nothing.
_SHORTEST = 4


def confidential(
    secrets: Iterable[Secret], values: Mapping[str, Any]
) -> tuple[str, ...]:
    """Return the values that nobody may read: texts that were typed in freely."""
    found = (
        values.get(secret.key)
        for secret in secrets
        if secret.value_type == "string" and not secret.choices
    )
    return tuple(
        value for value in found if isinstance(value, str) and len(value) >= _SHORTEST
    )


def masked(text: str, secrets: Iterable[str]) -> str:
    """Blacken secret values in a text."""
    for value in secrets:
        text = text.replace(value, MASK)
    return text


def mask_all(value: Any, secrets: Iterable[str]) -> Any:
    """Blacken secret values in every text of a JSON value."""
    match value:
        case str():
            return masked(value, secrets)
        case Mapping():
            return {key: mask_all(part, secrets) for key, part in value.items()}
        case list() | tuple():
            return [mask_all(part, secrets) for part in value]
        case _:
            return value
