"""Asks for the fields of a script, and reads each as its selector wants it. Quiet."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from json import dumps, loads
from typing import Any, Final

from ...safety.reach.targets import Field, defaults, required_fields
from ..base import (
    Arguments,
    Check,
    Choice,
    Corrected,
    Kind,
    Parameter,
    Refused,
    Request,
)
from ..shelf.coerce import Reading, coerce
from ..shelf.names import HouseNames

FIELDS: Final = "fields"
_KINDS: Final[Mapping[str, Kind]] = {
    "area": Kind.AREA,
    "boolean": Kind.BOOLEAN,
    "date": Kind.DATE,
    "datetime": Kind.DATETIME,
    "duration": Kind.DURATION,
    "entity": Kind.ENTITY,
    "number": Kind.NUMBER,
    "select": Kind.ENUM,
    "target": Kind.ENTITY,
    "time": Kind.TIME,
}


def filled(arguments: Arguments, request: Request) -> tuple[Check, ...]:
    """Read what was said for the fields of a script, and ask for the next one."""
    script: str = arguments["routine"]
    fields = required_fields(request.kit.hass, script)
    if not fields:
        return ()
    said = arguments.get(FIELDS)
    kept: dict[str, Any] = request.thread.kept.get(FIELDS, {})
    goes_on = said is not None and kept.get("script") == script
    values: dict[str, Any] = dict(kept["values"]) if goes_on else {}
    missing = [one for one in fields if one.key not in values]
    given = _object(said)
    if given is None and said is not None and missing:
        given = {missing[0].key: said}
    for field in missing:
        if field.key not in (given or {}):
            continue
        value = read_field(FIELDS, field, (given or {})[field.key], request)
        if isinstance(value, Refused):
            request.thread.kept[FIELDS] = {"script": script, "values": values}
            return (replace(value, reason=_wanted(field)),)
        values[field.key] = value
    request.thread.kept[FIELDS] = {"script": script, "values": values}
    for field in missing:
        if field.key not in values:
            return (_asked(field, script, request),)
    whole = dumps(values)
    return (Corrected(param=FIELDS, value=whole, said="", name="", silent=True),)


def values_of(arguments: Arguments, request: Request) -> dict[str, Any]:
    """Return the data that a script is started with."""
    request.thread.kept.pop(FIELDS, None)
    given = _object(arguments.get(FIELDS)) or {}
    return {**defaults(request.kit.hass, arguments["routine"]), **given}


def _asked(field: Field, script: str, request: Request) -> Refused:
    """Ask for a field; a model reads its name and what it means."""
    entity = request.kit.home().entities.get(script)
    options = choices_of(field)
    return Refused(
        param=FIELDS,
        reason=_wanted(field),
        key="field",
        facts={"name": entity.name if entity else script, "field": field.name},
        valid=tuple(Choice(value=value, name=name) for value, name in options),
        total=len(options),
    )


def _wanted(field: Field) -> str:
    return f"{field.key} is required ({field.name}). {field.description}".strip()


def _object(said: Any) -> dict[str, Any] | None:
    """Read fields that were handed over as JSON; None for words."""
    if not isinstance(said, str) or not said.lstrip().startswith("{"):
        return None
    try:
        found = loads(said)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def read_field(param: str, field: Field, said: Any, request: Request) -> Any | Refused:
    """Return the value of a field, or what is wrong with what was said."""
    parameter = _parameter(param, field)
    reading = Reading(
        language=request.language,
        now=request.now,
        names=request.names or HouseNames(request.kit.home, request.kit.resolve),
        area_id=request.area_id,
    )
    if isinstance(said, str) and parameter.kind is Kind.ENUM:
        said = _options(field).get(said, said)
    found = coerce(parameter, said, reading)
    if field.kind == "target" and isinstance(found, Refused):
        # A room will do as well as a thing.
        place = coerce(_parameter(param, field, Kind.AREA), said, reading)
        return found if isinstance(place, Refused) else {"area_id": [place[0]]}
    if isinstance(found, Refused):
        return found
    value = _written(found[0])
    if field.kind == "target":
        return {"entity_id": [value]}
    if field.kind == "select":
        value = {name: key for key, name in _options(field).items()}.get(value, value)
    return [value] if field.config.get("multiple") else value


def choices_of(field: Field) -> tuple[tuple[str, str], ...]:
    """List the options of a field, (value, name)."""
    return tuple(_options(field).items()) if field.kind == "select" else ()


def _options(field: Field) -> dict[str, str]:
    """Give the options of a selection: what is stored, to what it is called."""
    return dict(map(_option, field.config.get("options") or ()))


def _option(one: Any) -> tuple[str, str]:
    if isinstance(one, Mapping):
        value = str(one.get("value"))
        return value, str(one.get("label") or value)
    return str(one), str(one)


def _parameter(param: str, field: Field, kind: Kind | None = None) -> Parameter:
    kind = kind or _KINDS.get(field.kind, Kind.STRING)
    names = tuple(_options(field).values()) if kind is Kind.ENUM else ()
    if kind is Kind.ENUM and not names:
        kind = Kind.STRING
    config = field.config
    return Parameter(
        name=param,
        kind=kind,
        description=field.description,
        choices=names,
        domains=frozenset(_domains(config)) if kind is Kind.ENTITY else frozenset(),
        minimum=config.get("min") if kind is Kind.NUMBER else None,
        maximum=config.get("max") if kind is Kind.NUMBER else None,
        free=True,
    )


def _domains(config: Mapping[str, Any]) -> tuple[str, ...]:
    """Read the domains of an entity's or a target's selector."""
    inner = config.get("entity", config)
    filters = inner if isinstance(inner, list) else [inner, *_listed(config, "filter")]
    found = [
        domain
        for one in filters
        if isinstance(one, Mapping)
        for domain in _listed(one, "domain")
    ]
    return tuple(map(str, found))


def _listed(config: Mapping[str, Any], key: str) -> list[Any]:
    value = config.get(key) or []
    return list(value) if isinstance(value, list | tuple) else [value]


def _written(value: Any) -> Any:
    """Write a value as an action takes it."""
    match value:
        case timedelta():
            seconds = int(value.total_seconds())
            return {
                "hours": seconds // 3600,
                "minutes": seconds // 60 % 60,
                "seconds": seconds % 60,
            }
        case datetime():
            return value.strftime("%Y-%m-%d %H:%M:%S")
        case date() | time():
            return value.isoformat()
    return value
