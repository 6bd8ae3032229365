"""Parts "to call mom tomorrow at 8" into what, when, how often, on what; pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time

from ..lang.moments import Moment, parse_moment
from ..lang.numbers import phrases, tokens
from .patterns import compile_pattern, hear
from .repeats import part_repeat
from .words.reminder import ARRIVALS, CHANGES, LEADS, SELF, WHEN

_MORNING = time(9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """Something that changes: the thing in words (None: the speaker), and to what.

    `zone` is a place in words that the speaker arrives at.
    """

    thing: str | None
    change: str
    zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants to be reminded of."""

    text: str = ""
    moment: Moment | None = None
    repeat: str = ""
    condition: Condition | None = None


def part(said: str, language: str, now: datetime) -> Wish:
    """Part a wish; what is not understood as when stays in the text."""
    code = language.partition("-")[0]
    rest, repeat = part_repeat(said, language)
    words = rest.replace(",", " ").split()
    condition, words = _condition(words, code)
    moment: Moment | None = None
    if condition is None:
        moment, words = _moment(words, code, language, now)
    return Wish(
        text=" ".join(_without_lead(words, code)),
        moment=moment,
        repeat=repeat,
        condition=condition,
    )


def _moment(
    words: list[str], code: str, language: str, now: datetime
) -> tuple[Moment | None, list[str]]:
    """Take the longest end, else the longest beginning, that says when."""
    for cut in range(len(words)):
        if found := parse_moment(" ".join(words[cut:]), language, now):
            return _timed(found), words[:cut]
    for cut in range(len(words) - 1, 0, -1):
        if not _leads(words[cut:], code):
            continue
        if found := parse_moment(" ".join(words[:cut]), language, now):
            return _timed(found), words[cut:]
    return None, words


def _timed(moment: Moment) -> Moment:
    """Give a day without a time its morning."""
    if moment.at is None and moment.time is None:
        return replace(moment, time=_MORNING)
    return moment


def _leads(words: Sequence[str], code: str) -> int:
    """Count the words in front that only lead in ("to", "daran dass")."""
    heard = [" ".join(tokens(word)) for word in words]
    for phrase in sorted(_table(LEADS, code), key=len, reverse=True):
        if tuple(heard[: len(phrase)]) == phrase:
            return len(phrase)
    return 0


def _without_lead(words: list[str], code: str) -> list[str]:
    while size := _leads(words, code):
        words = words[size:]
    return words


def _condition(words: list[str], code: str) -> tuple[Condition | None, list[str]]:
    """Find "when the washer is done" and return the words without it."""
    heard = [" ".join(tokens(word)) for word in words]
    for at in range(len(words)):
        for phrase in _table(WHEN, code):
            if tuple(heard[at : at + len(phrase)]) != phrase:
                continue
            begin = at + len(phrase)
            found = (
                _own(heard, begin, code)
                or _zone(words, begin, code)
                or _thing(heard, words, begin, code)
            )
            if found is not None:
                condition, end = found
                return condition, words[:at] + words[end:]
    return None, words


def _own(heard: list[str], at: int, code: str) -> tuple[Condition, int] | None:
    for phrase, change in _changes(SELF, code):
        if tuple(heard[at : at + len(phrase)]) == phrase:
            return Condition(thing=None, change=change), at + len(phrase)
    return None


def _zone(words: list[str], at: int, code: str) -> tuple[Condition, int] | None:
    """Read "I get to work", up to the end or to what leads in the text."""
    for end in range(at + 1, len(words) + 1):
        if end < len(words) and not _leads(words[end:], code):
            continue
        clause = hear(" ".join(words[at:end]), code)
        for template in ARRIVALS.get(code, ARRIVALS["en"]):
            pattern = compile_pattern("reminder", "zone", template)
            if clause and (slots := pattern.match(clause)):
                return Condition(thing=None, change="zone", zone=slots["zone"]), end
    return None


def _thing(
    heard: list[str], words: list[str], begin: int, code: str
) -> tuple[Condition, int] | None:
    changes = _changes(CHANGES, code)
    for at in range(begin + 1, len(words)):
        for phrase, change in changes:
            if tuple(heard[at : at + len(phrase)]) == phrase:
                thing = " ".join(words[begin:at])
                return Condition(thing=thing, change=change), at + len(phrase)
    return None


def _table(table: Mapping[str, str], code: str) -> frozenset[tuple[str, ...]]:
    return phrases(table.get(code, table["en"]))


def _changes(table: Mapping[str, str], code: str) -> list[tuple[tuple[str, ...], str]]:
    found = []
    for entry in table.get(code, table["en"]).split(","):
        phrase, _, change = entry.partition("=")
        found.append((tokens(phrase), change))
    return sorted(found, key=lambda pair: -len(pair[0]))
