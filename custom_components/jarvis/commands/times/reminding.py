"""Parts "to call mom tomorrow at 8" into what, when, how often, on what; pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, time
from typing import Any, Final

from ...lang.keywords import spelled_out
from ...lang.moments import Moment, parse_moment
from ...lang.normalise import fold
from ...lang.numbers import phrases, tokens
from ...lang.responses import word_lists, words_of
from ..shelf.patterns import compile_pattern, hear
from .repeats import part_repeat

AGAIN: Final = words_of("reminder", "again")
ARRIVALS: Final = word_lists("reminder", "arrivals")
CHANGES: Final = words_of("reminder", "changes")
CLOSING: Final = words_of("reminder", "closing")
DEPARTURES: Final = word_lists("reminder", "departures")
KEPT: Final = words_of("reminder", "kept")
LEADS: Final = words_of("reminder", "leads")
PRONOUNS: Final = words_of("reminder", "pronouns")
SELF: Final = words_of("reminder", "self")
VERB_LAST: Final = {"en": False, "de": True}
WHEN: Final = words_of("reminder", "when")

_MORNING = time(9)
# Nobody says more in one breath; who types it is reminded of its beginning.
_MOST_WORDS = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """Something that changes: the thing in words (None: the speaker), and to what.

    `zone` is a place in words that the speaker arrives at, or leaves.
    """

    thing: str | None
    change: str
    zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants to be reminded of; `again` is the last one once more."""

    text: str = ""
    moment: Moment | None = None
    repeat: Mapping[str, Any] = field(default_factory=dict)
    condition: Condition | None = None
    again: bool = False


def part(said: str, language: str, now: datetime) -> Wish:
    """Part a wish; what is not understood as when stays in the text."""
    code = language.partition("-")[0]
    said = " ".join(said.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS])
    rest, repeat = part_repeat(said, language)
    words = spelled_out(rest.replace(",", " "), language).split()
    condition, words = _condition(words, code)
    moment: Moment | None = None
    if condition is None:
        moment, words = _moment(words, code, language, now)
        if moment is None and repeat and "every" not in repeat:
            moment = Moment(time=_MORNING)
    words = _without_lead(words, code)
    heard = tokens(" ".join(words))
    return Wish(
        text=" ".join(words),
        moment=moment,
        repeat=repeat,
        condition=_meant(condition, words, code),
        again=heard in _table(AGAIN, code),
    )


def waits(said: str, language: str) -> bool:
    """Tell whether a wish is for when something happens; cheaper than to part it."""
    code = language.partition("-")[0]
    words = spelled_out(said.replace(",", " "), language).split()[:_MOST_WORDS]
    return _condition(words, code)[0] is not None


def _meant(
    condition: Condition | None, words: list[str], code: str
) -> Condition | None:
    """Let "it" be what the text speaks of: "empty the dishwasher when it is done"."""
    if condition is None or condition.thing is None or not words:
        return condition
    pronouns = PRONOUNS.get(code, "").split()
    if fold(condition.thing) not in pronouns:
        return condition
    # The verb is no part of the thing.
    thing = words[:-1] if VERB_LAST.get(code) else words[1:]
    return replace(condition, thing=" ".join(thing or words))


def _moment(
    words: list[str], code: str, language: str, now: datetime
) -> tuple[Moment | None, list[str]]:
    """Take the longest end, else the longest beginning, that says when."""
    for cut in range(len(words)):
        if found := parse_moment(" ".join(words[cut:]), language, now):
            return _timed(found), words[:cut]
    bare = words[_leads(words, code) :]
    for cut in range(len(bare) - 1, 0, -1):
        found = parse_moment(" ".join(bare[:cut]), language, now)
        # "8 eggs" is no time; "tomorrow", "at 8" and "in 5 minutes" are.
        if found and (_leads(bare[cut:], code) or found.date or found.at or cut > 1):
            return _timed(found), bare[_shortest(bare[:cut], code, language, now) :]
    return None, words


def _shortest(words: list[str], code: str, language: str, now: datetime) -> int:
    """Leave small words to the text where the time is the same without them."""
    cut, found = len(words), parse_moment(" ".join(words), language, now)
    closing = {fold(word) for word in CLOSING.get(code, "").split()}
    while cut > 1 and fold(words[cut - 1]) not in closing:
        if parse_moment(" ".join(words[: cut - 1]), language, now) != found:
            break
        cut -= 1
    return cut


def bare_text(said: str, language: str) -> str:
    """Take off what only leads in: "to feed the fish" → "feed the fish"."""
    return " ".join(_without_lead(said.split(), language.partition("-")[0])) or said


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
    kept = KEPT.get(code, "").split()
    while (size := _leads(words, code)) and fold(words[0]) not in kept:
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
                _zone(words, begin, code)
                or _own(heard, begin, code)
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
        for change, table in (("zone", ARRIVALS), ("left", DEPARTURES)):
            for template in table.get(code, table["en"]):
                pattern = compile_pattern("reminder", change, template)
                if clause is None or (slots := pattern.match(clause)) is None:
                    continue
                if clause.folded not in _own_words(code):
                    zone = slots["zone"]
                    return Condition(thing=None, change=change, zone=zone), end
    return None


def _own_words(code: str) -> frozenset[tuple[str, ...]]:
    """Return what is said of home: "I leave the house" names no other place."""
    return frozenset(phrase for phrase, _ in _changes(SELF, code))


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
