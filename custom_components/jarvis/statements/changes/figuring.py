"""Puts other times and numbers where their like stood in a statement; pure."""

import re
from typing import Final

from ...lang.quantities import parse_unit
from ..patterns import full, search
from ..pieces import CLOCK, CODE, DAY, NUMBER, Piece, Pieces, akin
from ..shapes import SHAPES

_FIGURES: Final = (DAY, CLOCK, NUMBER, CODE)
_HOURS: Final = frozenset({CLOCK, NUMBER})

# "A hundred and ten" is one number.
_SCALES: Final = {
    "en": (r"(?:hundred|thousand|million)", r"and"),
    "de": (r"(?:\w*hundert|\w*tausend|million(?:en)?)", r"und"),
}

_YEAR: Final = re.compile(r"(?:19|20)\d\d")

type _Run = tuple[Piece, ...]


def put_figures(told: Pieces, new: Pieces) -> str:
    """Return a statement with other times and numbers in it."""
    runs = runs_of(new)
    held = [one for run in runs for one in _with_unit(run, new)]
    rest = [one for one in new.told() if one not in held and not akin(one, told.all)]
    if not runs or rest:
        return ""
    text = told.text
    for run in runs:
        put = _with_unit(run, new)
        known = runs_of(told)
        if run[0].role == CLOCK and put == run:
            hours = [one for one in known if _may_be_hour(one, told)]
            # "Seven and a half" may be an hour, and is a number of kilos.
            bare = all(one.word.text.isalpha() for one in run) and run[0] is new.all[0]
            known = hours or (known if bare and len(run) > 1 else [])
        old = _like(run, known)
        if old is None:
            return ""
        old = _same_part(run, old)
        measured = _with_unit(old, told)
        if put != run and measured != old:
            # "168 cm" stands for "1.75 m".
            old = measured
        elif any(not akin(one, told.all) for one in put[len(run) :] if one.tells):
            return ""
        else:
            put = run
        text = text.replace(_cut(told, old), _cut(new, put), 1)
    return text if text != told.text else ""


def is_amount(told: Pieces) -> bool:
    """Tell what says nothing but an amount: "sorry, 18 thousand euros"."""
    shape = SHAPES.get(told.phrases.code)
    acts = told.phrases.verbs if shape is None else shape.acts
    counted = [
        one.role in _FIGURES
        or (
            at > 0
            and told.all[at - 1].role in _FIGURES
            and not (one.word.opens or full(acts, one.word.text))
        )
        for at, one in enumerate(told.all)
    ]
    rest = [
        one.clause
        for one, counts in zip(told.all, counted, strict=True)
        if one.tells and not counts
    ]
    retracts = told.phrases.retracts
    said = all(search(retracts, told.said_in(one)) for one in rest)
    return any(one.role in _FIGURES for one in told.all) and said


def _with_unit(run: _Run, told: Pieces) -> _Run:
    """Return figures with the unit behind them, if there is one."""
    behind = told.all[told.all.index(run[-1]) + 1 :][:1]
    measured = any(
        not one.word.opens and parse_unit(one.word.text, told.phrases.code)
        for one in behind
    )
    return (*run, *behind) if measured else run


def runs_of(told: Pieces) -> list[_Run]:
    """Return the figures that stand together: "the 4th", "quarter to eight", "8 pm"."""
    found: list[list[Piece]] = []
    before: Piece | None = None
    for at, one in enumerate(told.all):
        last = found[-1][-1] if found else None
        joins = last is not None and last is before
        if one.role in _FIGURES:
            if joins and last is not None and _goes_on(last, one, told):
                found[-1].append(one)
            else:
                found.append([one])
        elif joins and _is_within(at, told):
            found[-1].append(one)
        before = one
    return [tuple(run) for run in found]


def _goes_on(last: Piece, one: Piece, told: Pieces) -> bool:
    """Tell whether a figure belongs to what stands before it."""
    if last.role in _FIGURES:
        # "To eight".
        hour = last.role == CLOCK and one.role == NUMBER and one.word.text.isalpha()
        to = full(told.shifts.to, one.word.text) is not None
        return hour or to or (last.role == one.role and not one.word.opens)
    if one.role == DAY:
        # "The seventh of June".
        return full(told.phrases.links, last.word.text) is not None
    # "Quarter to eight", "8 pm".
    return {one.role} <= _HOURS or full(told.phrases.clock, one.word.text) is not None


def _is_within(at: int, told: Pieces) -> bool:
    """Tell a word within a time of the clock, or at its end, that is no figure."""
    one, last = told.all[at], told.all[at - 1]
    follows = told.all[at + 1 : at + 2]
    if last.role in {DAY, NUMBER} and full(told.phrases.links, one.word.text):
        month = [each for each in follows if each.role == DAY]
        if any(not _is_weekday((each,)) for each in month):
            return True
    if last.role not in _HOURS:
        return False
    if full(told.phrases.clock, one.word.text):
        return True
    scale, joins = _SCALES.get(told.phrases.code, ("(?!)", "(?!)"))
    if full(scale, last.word.text) and full(joins, one.word.text):
        return any(each.role == NUMBER for each in follows)
    to = full(told.shifts.to, one.word.text) is not None
    return to and any(each.role in _HOURS for each in follows)


def _like(run: _Run, known: list[_Run]) -> _Run | None:
    """Return the last figures of a kind; a bare number is one of the clock as well."""
    kind = _kind(run)
    alike = [one for one in known if _kind(one) == kind]
    dated = [one for one in alike if _is_weekday(one) == _is_weekday(run)]
    if kind == DAY:
        alike = dated
    if not alike and kind in {CLOCK, NUMBER}:
        alike = [one for one in known if _kind(one) in {CLOCK, NUMBER}]
    if not alike and kind == DAY:
        # "Until 2030", "March 2028".
        alike = [one for one in known if _YEAR.fullmatch(one[0].word.text)]
    return alike[-1] if alike else None


def _kind(run: _Run) -> str:
    """Return of which kind figures are; "the third of May" is a day."""
    return DAY if any(one.role == DAY for one in run) else run[0].role


def _may_be_hour(run: _Run, told: Pieces) -> bool:
    """Tell whether a number may be a time: 83 kilos and the 13th of May are none."""
    if run[0].role == CLOCK:
        return True
    behind = told.all[told.all.index(run[-1]) + 1 :][:1]
    return _with_unit(run, told) == run and all(one.role != DAY for one in behind)


def _same_part(run: _Run, old: _Run) -> _Run:
    """Return the day alone of a day and its month, where only a day is put there."""
    days = [one for one in old if re.match(r"\d{1,2}(?!\d)", one.word.text)]
    bare = len(run) == 1 and run[0].role == DAY and run[0].word.text[:1].isdigit()
    return (days[0],) if bare and len(days) == 1 else old


def _is_weekday(run: _Run) -> bool:
    return any(one.role == DAY and one.meant.startswith("d") for one in run)


def _cut(told: Pieces, run: _Run) -> str:
    """Return figures as they are written; "a" belongs to "a hundred"."""
    first = told.all.index(run[0])
    scale, _ = _SCALES.get(told.phrases.code, ("(?!)", ""))
    led = first > 0 and full(scale, run[0].word.text)
    led = led and full(told.phrases.indefinite, told.all[first - 1].word.text)
    start = told.all[first - 1] if led else run[0]
    return told.text[start.word.start : run[-1].word.end]
