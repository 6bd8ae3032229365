"""Coercion: words to a parameter's value, within its bounds and the house's names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from json import loads
import math
import re
from typing import Any, Final, Protocol

from rapidfuzz import fuzz, process

from ...lang.amounts import without_unit
from ...lang.durations import parse_duration, say_duration
from ...lang.moments import Moment, local, parse_date, parse_moment, parse_time
from ...lang.normalise import fold
from ...lang.numbers import parse_number, phrases, tokens
from ...lang.responses import Lines, responses
from ...lang.values import values_for
from .declare import NAMED, Kind, Parameter
from .response import Choice, Corrected, Refused

DEEPEST = 20
"""Parts in parts in parts: nobody means more."""
# Of a whole number: as many as a float can hold.
_BITS = 1024
_CONTROL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069"
    r"\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)


def is_bounded(value: Any, longest: int) -> bool:
    """Tell whether a value is no larger and no deeper than anybody means it.

    Counted without recursion: what came over the wire may be nested at will.
    """
    left, open_parts, depth = longest, [value], 0
    while open_parts:
        depth += 1
        if depth > DEEPEST or any(map(_is_huge, open_parts)):
            return False
        inner: list[Any] = []
        for part in open_parts:
            left -= len(part) if isinstance(part, str | list | tuple | Mapping) else 1
            if left < 0:
                return False
            if isinstance(part, Mapping):
                inner += [*part.keys(), *part.values()]
            elif isinstance(part, list | tuple):
                inner += part
        open_parts = inner
    return True


def _is_huge(part: Any) -> bool:
    return isinstance(part, int) and part.bit_length() > _BITS


def clean(value: Any) -> Any:
    """Take what nobody can see out of every text; a value is bounded by now."""
    match value:
        case str():
            return _CONTROL.sub("", value).strip()
        case Mapping():
            return {clean(key): clean(part) for key, part in value.items()}
        case list() | tuple():
            return [clean(part) for part in value]
        case _:
            return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What a name means: one id, or the choices there are.

    `exact` is False when the words only come near; `valid` are the values that
    would be right, nearest first, of `total`; `which` says that several fit.
    """

    id: str | None = None
    name: str = ""
    exact: bool = True
    which: bool = False
    valid: tuple[Choice, ...] = ()
    total: int = 0


class Names(Protocol):
    """Resolves names of entities, areas and persons; total."""

    def named(
        self, spoken: str, parameter: Parameter, language: str, area_id: str | None
    ) -> Named:
        """Resolve a name for a parameter, said by somebody in `area_id`."""


LINES: Final = responses("lifecycle")

MOST_VALID = 20
_NEAR, _MARGIN = 80, 10
# A name is never longer, a number never larger.
_LONGEST_NAME, _MOST = 300, 1e300
# Characters and parts of what is not a text, all in all.
_MOST_PARTS = 20_000
# Characters of a wrong value that are worth repeating.
_SHORT = 60
# What a wrong guess would open: never corrected without a question.
RISKY_DOMAINS = frozenset({"lock", "alarm_control_panel", "cover", "valve", "siren"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What coercion depends on: the language, the present, the names, the place."""

    language: str
    now: datetime
    names: Names
    area_id: str | None = None


type Coerced = tuple[Any, Corrected | None] | Refused


def coerce(parameter: Parameter, value: Any, reading: Reading) -> Coerced:
    """Give the value the parameter's type: (value, correction), or the refusal."""
    text = isinstance(value, str)
    most = max(parameter.longest, _LONGEST_NAME if text else _MOST_PARTS)
    if not is_bounded(value, most):
        return _refuse(parameter, "too_long", limit=str(parameter.longest))
    value = clean(value)
    if parameter.kind in NAMED:
        return _name(parameter, value, reading)
    if parameter.kind is Kind.ENUM:
        return _enum(parameter, value, reading)
    if parameter.early and isinstance(value, str):
        moment = parse_moment(value, reading.language, reading.now)
        value = replace(moment, vague=False) if moment else value
    if parameter.maximum is not None and isinstance(value, str):
        # A scale has a unit that goes without saying; a bare sum has none.
        value = without_unit(value, reading.language)
    read = _SIMPLE[parameter.kind]
    found = read(value, reading)
    if found is None:
        # What a model writes is English in every house.
        found = read(value, replace(reading, language="en"))
    if found is None:
        return _refuse(parameter, f"not_{parameter.kind}", said=_said(value, reading))
    return _bounded(parameter, found, reading)


def is_blank(value: Any) -> bool:
    """Tell whether an argument says nothing: None, '', [], 'null', '  '."""
    if isinstance(value, str):
        return value.strip().casefold() in {"", "null", "none", "undefined"}
    return value is None or (isinstance(value, list | dict) and not value)


def _said(value: Any, reading: Reading) -> str:
    """Give what was said for the ears: words and numbers, and nothing else."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if number and abs(value) < _MOST:
        return f"{value:g}"
    if isinstance(value, str) and value:
        return value if len(value) <= _SHORT else f"{value[:_SHORT]}…"
    return Lines(LINES).say("that", reading.language)


def _refuse(
    parameter: Parameter,
    key: str,
    valid: tuple[Choice, ...] = (),
    total: int = 0,
    **facts: str,
) -> Refused:
    return Refused(
        param=parameter.name,
        reason=" ".join((f"{parameter.name}:", key.replace("_", " "), *facts.values())),
        key=key,
        facts=facts,
        valid=valid,
        total=total or len(valid),
    )


def _bounded(parameter: Parameter, value: Any, reading: Reading) -> Coerced:
    measure = value
    if isinstance(value, timedelta):
        measure = value.total_seconds()
    if isinstance(measure, int | float) and not isinstance(measure, bool):
        if parameter.minimum is not None and measure < parameter.minimum:
            return _refuse(parameter, "too_small", limit=_say(parameter, True, reading))
        if parameter.maximum is not None and measure > parameter.maximum:
            return _refuse(
                parameter, "too_large", limit=_say(parameter, False, reading)
            )
    if isinstance(value, datetime) and not parameter.past and value <= reading.now:
        return _refuse(parameter, "in_the_past")
    if isinstance(value, str) and len(value) > parameter.longest:
        return _refuse(parameter, "too_long", limit=str(parameter.longest))
    if parameter.validate and (wrong := parameter.validate(value)) is not None:
        return Refused(
            param=parameter.name, reason=wrong, key="wrong", facts={"why": wrong}
        )
    return value, None


def _say(parameter: Parameter, lower: bool, reading: Reading) -> str:  # noqa: FBT001
    limit = parameter.minimum if lower else parameter.maximum
    if parameter.kind is Kind.DURATION:
        return say_duration(timedelta(seconds=limit or 0), reading.language)
    return f"{limit:g}"


def _string(value: Any, reading: Reading) -> str | None:
    del reading
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return str(value) if is_number else None


def _number(value: Any, reading: Reading) -> int | float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return value if math.isfinite(value) and abs(value) < _MOST else None
    if isinstance(value, str):
        text = value.removesuffix("%").strip()
        return parse_number(text, reading.language)
    return None


def _integer(value: Any, reading: Reading) -> int | None:
    number = _number(value, reading)
    if isinstance(number, float):
        return int(number) if number.is_integer() else None
    return number


def _boolean(value: Any, reading: Reading) -> bool | None:
    if isinstance(value, bool):
        return value
    if value in (0, 1):
        return bool(value)
    if not isinstance(value, str):
        return None
    said = tokens(value)
    for code in (reading.language, "en"):
        values = values_for(code)
        if said in phrases(values.yes) or said == ("1",):
            return True
        if said in phrases(values.no) or said == ("0",):
            return False
    return None


def _list(value: Any, reading: Reading) -> list[str] | None:
    if isinstance(value, str):
        parsed = _json(value)
        if isinstance(parsed, list):
            value = parsed
        else:
            link = values_for(reading.language).link
            parts = re.split(rf"\s*[,;]\s*(?:{link}\s+)?|\s+{link}\s+|\s*&\s*", value)
            return [part for part in parts if part] or None
    if not isinstance(value, list):
        return None
    texts = [_string(part, reading) for part in value]
    return [text for text in texts if text]


def _json(value: str) -> Any:
    if value[:1] not in {"{", "["}:
        return None
    try:
        parsed = loads(value)
    except ValueError, RecursionError:
        return None
    return parsed if is_bounded(parsed, _MOST_PARTS) else None


def _object(value: Any, reading: Reading) -> dict[str, Any] | None:
    del reading
    if isinstance(value, str):
        value = _json(value)
    return value if isinstance(value, dict) else None


def _date(value: Any, reading: Reading) -> date | None:
    if isinstance(value, datetime):
        return value.date()
    if isinstance(value, date):
        return value
    if not isinstance(value, str):
        return None
    return parse_date(value, reading.language, reading.now)


def _time(value: Any, reading: Reading) -> time | None:
    if isinstance(value, time):
        return value
    if not isinstance(value, str):
        return None
    return parse_time(value, reading.language, reading.now)


def _datetime(value: Any, reading: Reading) -> datetime | None:
    if isinstance(value, datetime):
        aware = value.tzinfo is not None
        return value if aware else local(value.date(), value.time(), reading.now)
    if isinstance(value, Moment):
        return value.after(reading.now)
    if not isinstance(value, str):
        return None
    moment = parse_moment(value, reading.language, reading.now)
    return moment.after(reading.now) if moment else None


_DELTA_KEYS = frozenset(
    {"days", "hours", "minutes", "seconds", "milliseconds", "weeks"}
)


def _duration(value: Any, reading: Reading) -> timedelta | None:
    if isinstance(value, timedelta):
        return value
    if isinstance(value, Mapping):
        parts = {key: _number(part, reading) for key, part in value.items()}
        if not parts or not parts.keys() <= _DELTA_KEYS or None in parts.values():
            return None
        return _seconds(timedelta, parts)
    if isinstance(value, str) and (found := parse_duration(value, reading.language)):
        return found
    number = _number(value, reading)
    if number is None:
        return (
            parse_duration(value, reading.language) if isinstance(value, str) else None
        )
    return _seconds(timedelta, {"seconds": number})


def _seconds(
    make: Callable[..., timedelta], parts: Mapping[str, Any]
) -> timedelta | None:
    try:
        return make(**parts)
    except OverflowError:
        return None


_SIMPLE: Mapping[Kind, Callable[[Any, Reading], Any]] = {
    Kind.STRING: _string,
    Kind.INTEGER: _integer,
    Kind.NUMBER: _number,
    Kind.BOOLEAN: _boolean,
    Kind.LIST: _list,
    Kind.OBJECT: _object,
    Kind.DATE: _date,
    Kind.TIME: _time,
    Kind.DATETIME: _datetime,
    Kind.DURATION: _duration,
}


def _enum(parameter: Parameter, value: Any, reading: Reading) -> Coerced:
    if isinstance(value, bool):
        # What YAML makes of an unquoted on and off.
        value = "on" if value else "off"
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    text = str(value) if isinstance(value, str | int | float) else ""
    said = fold(text).replace("_", " ").replace("-", " ").strip()
    names: dict[str, str] = {}
    for code in (reading.language.partition("-")[0], "en"):
        for choice, words in parameter.words.get(code, {}).items():
            for word in words:
                names.setdefault(fold(word).replace("-", " "), choice)
    for choice in parameter.choices:
        names[fold(choice).replace("_", " ").replace("-", " ")] = choice
    if said in names:
        return _checked(parameter, names[said], None)
    near = process.extract(said, list(names), scorer=fuzz.ratio, limit=3)
    others = [score for word, score, _ in near[1:] if names[word] != names[near[0][0]]]
    if near and near[0][1] >= _NEAR and near[0][1] - max(others, default=0) >= _MARGIN:
        choice = names[near[0][0]]
        change = Corrected(
            param=parameter.name, value=choice, said=_said(value, reading), name=choice
        )
        return _checked(parameter, choice, change)
    valid, total = nearest([Choice(value=c, name=c) for c in parameter.choices], said)
    return _refuse(parameter, "not_a_choice", valid, total, said=_said(value, reading))


def _checked(parameter: Parameter, value: Any, change: Corrected | None) -> Coerced:
    if parameter.validate and (wrong := parameter.validate(value)) is not None:
        return Refused(
            param=parameter.name, reason=wrong, key="wrong", facts={"why": wrong}
        )
    return value, change


def nearest(choices: list[Choice], said: str) -> tuple[tuple[Choice, ...], int]:
    """Give at most 20 choices, those most like what was said when there are more."""
    if len(choices) <= MOST_VALID:
        return tuple(choices), len(choices)
    names = [fold(choice.name) for choice in choices]
    near = process.extract(said, names, scorer=fuzz.WRatio, limit=MOST_VALID)
    return tuple(choices[at] for _, _, at in near), len(choices)


def _name(parameter: Parameter, value: Any, reading: Reading) -> Coerced:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if not isinstance(value, str) or len(value) > _LONGEST_NAME:
        return _refuse(parameter, "not_found", said=_said(value, reading))
    named = reading.names.named(value, parameter, reading.language, reading.area_id)
    if named.id is None:
        key = "which_one" if named.which else "not_found"
        return _refuse(
            parameter, key, named.valid, named.total, said=_said(value, reading)
        )
    change = None
    if not named.exact:
        risky = named.id.partition(".")[0] in RISKY_DOMAINS
        change = Corrected(
            param=parameter.name,
            value=named.id,
            said=_said(value, reading),
            name=named.name,
            risky=risky,
        )
    return _checked(parameter, named.id, change)


def plain(value: Any, *, deep: int = 0) -> Any:
    """Write a coerced value as JSON can carry it; `coerce` reads it back.

    What lies deeper than anybody reads, or holds itself, is left out.
    """
    if isinstance(value, Mapping):
        inner = value.items() if deep < DEEPEST else ()
        return {str(key): plain(part, deep=deep + 1) for key, part in inner}
    if isinstance(value, list | tuple | frozenset | set):
        parts = value if deep < DEEPEST else ()
        return [plain(part, deep=deep + 1) for part in parts]
    return _leaf(value)


def _leaf(value: Any) -> Any:
    match value:
        case datetime() | date() | time():
            return value.isoformat()
        case timedelta():
            return value.total_seconds()
        case None | bool() | int() | str():
            return value
        case float():
            return value if math.isfinite(value) else None
        case _:
            return str(value)
