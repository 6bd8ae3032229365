"""Reads configurations of Home Assistant as they are written; nothing is rendered."""

from collections.abc import Iterator, Mapping
import re
from typing import Any, Final

from homeassistant.const import ATTR_ENTITY_ID
from homeassistant.helpers.template import Template, is_template_string

from ..tiers import Act

# Why nobody can tell what will be done.
TEMPLATE: Final = "template"
_UNKNOWN_ACTION: Final = "unknown action"
# What may be anything, so that it may be a way in.
UNKNOWN: Final = frozenset({_UNKNOWN_ACTION, "unknown step", "too deep", "too much"})
# Whatever may be an entity's id in a template, also where two such names touch.
_NAME: Final = re.compile(r"(?=(?<![\w.])(?:states\.)?(\w+\.\w+))")
_ACTION: Final = re.compile(r"""["']([a-z_]+\.[a-z_0-9]*)["']""")


def branches(step: Mapping[str, Any]) -> Iterator[Any]:
    """Yield every part of a step that holds steps itself."""
    for key in ("then", "else", "default", "sequence", "parallel"):
        if key in step:
            yield step[key]
    choices = step.get("choose", ())
    choices = (choices,) if isinstance(choices, Mapping) else choices
    for choice in choices or ():
        if isinstance(choice, Mapping):
            yield choice.get("sequence", ())
    repeat = step.get("repeat")
    if isinstance(repeat, Mapping):
        yield repeat.get("sequence", ())


def data_of(step: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a step says to an action, wherever it says it."""
    given = [step.get(key) for key in ("data_template", "data")]
    if any(one is not None and not isinstance(one, Mapping) for one in given):
        given = [{ATTR_ENTITY_ID: "{{ }}"}]
    data: dict[str, Any] = {}
    for one in given:
        data |= one or {}
    said = {key: step[key] for key in ("target", ATTR_ENTITY_ID) if key in step}
    return data | said


def leaves(value: object) -> Iterator[object]:
    """Yield every value of a configuration, however deep it is."""
    match value:
        case Mapping():
            for one in value.values():
                yield from leaves(one)
        case list() | tuple() | set() | frozenset():
            for one in value:
                yield from leaves(one)
        case _:
            yield value


def names_in(template: str) -> list[str]:
    """Return what may be ids in a template's text."""
    return _NAME.findall(template.lower())


def flat(value: object) -> list[Any]:
    """Make a list of ids: of one, of a list, of a comma list; of nothing none."""
    if isinstance(value, str) and not is_template_string(value):
        return [part.strip().lower() for part in value.split(",") if part.strip()]
    if isinstance(value, list | tuple | set):
        return [part for one in value for part in flat(one)]
    return [] if value is None else [value]


def templated(name: str, inside: tuple[str, ...]) -> Iterator[Act]:
    """Yield what is known of an action that a template decides."""
    told = [one.partition(".") for one in _ACTION.findall(name)]
    for domain, _, service in told:
        yield Act(domain=domain, service=service, inside=inside, opaque=TEMPLATE)
    domain, dot, _ = name.partition(".")
    domain = domain if dot and domain.isidentifier() else ""
    opaque = TEMPLATE if domain or told else _UNKNOWN_ACTION
    yield Act(domain=domain, service="", inside=inside, opaque=opaque)


def is_template(value: object) -> bool:
    """Tell whether a template decides a value."""
    return isinstance(value, Template) or (
        isinstance(value, str) and is_template_string(value)
    )
