"""Which script a question asks, and how what it returns is said. Quiet."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from ...lang.keywords import content_words
from ...safety.reach.answering import answers
from ...safety.reach.containers import entity as living

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ...home.snapshot import Entity

# Of more values nobody hears the end.
_MOST: Final = 8
_FEWEST: Final = 2


def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of what a text is about."""
    return frozenset(word.stem for word in content_words(text, language))


def knows(
    hass: HomeAssistant, entity: Entity, wanted: frozenset[str], language: str
) -> bool:
    """Tell whether a script answers, and a question is about what it is called."""
    described = getattr(living(hass, entity.entity_id), "description", "") or ""
    about = stems(str(described), language)
    for name in entity.names:
        called = stems(name, language)
        whole = len(called) >= _FEWEST and called <= wanted
        told = len(wanted) >= _FEWEST and wanted <= called | about
        if whole or (told and wanted & (called | about)):
            return answers(hass, entity.entity_id)
    return False


def spoken_values(told: object) -> str:
    """Say what a script returns: its one value, or each with its name."""
    values = list(_values(told, ""))[:_MOST]
    if len(values) == 1:
        return values[0][1]
    return ", ".join(f"{name}: {value}" if name else value for name, value in values)


def _values(told: object, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(told, Mapping):
        for key, value in told.items():
            yield from _values(value, str(key).replace("_", " "))
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _values(value, name)
    elif (said := _said(told)) is not None:
        yield name, said


def _said(value: Any) -> str | None:
    if value is None or value == "":
        return None
    return f"{value:g}" if isinstance(value, float) else str(value)
