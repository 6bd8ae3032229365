"""Which of the entries on the agenda is meant: by name, length, place, or all."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from rapidfuzz import fuzz

from ...lang.durations import counted_like, parse_duration, say_duration
from ...lang.normalise import fold
from ...lang.numbers import parse_ordinal, tokens
from ...lang.responses import words_of
from ...lang.sequels import sequels_for
from ..shelf.answers import is_all
from .agenda import Entry
from .titles import bare_name, title

SMALL: Final = words_of("timer", "small")

_NEAR = 80


def which_of(entries: Sequence[Entry], said: str, language: str) -> list[Entry]:
    """Return the entries that the words name; all of them for no words or "all"."""
    if named := [entry for entry in entries if entry.id == said]:
        return named
    name = bare_name(said, language)
    words = telling(name, language)
    if not words or is_all(said, language):
        return list(entries)
    text = " ".join(words)
    # With its small words too: "an hour and a half".
    if length := parse_duration(name, language) or parse_duration(text, language):
        return [entry for entry in entries if entry.length == length]
    if (at := parse_ordinal(text, language)) is not None:
        return [entries[at - 1 if at > 0 else -1]] if at <= len(entries) else []
    exact = [entry for entry in entries if fold(entry.text) == text]
    near = [e for e in entries if e.text and fuzz.ratio(fold(e.text), text) >= _NEAR]
    said_words = set(words)
    part = [e for e in entries if said_words <= set(tokens(e.text))]
    return exact or near or part


def which_beside(entries: Sequence[Entry], said: str, last: str, language: str) -> str:
    """Say which entries words name after a turn about `last`, an id; "" for none.

    "The other one" is the one beside it.
    """
    if said == last:
        return said
    if sequels_for(language).before_other(said) is not None:
        others = [one.id for one in entries if one.id != last]
        return others[0] if len(others) == 1 else ""
    return said if which_of(entries, said, language) else ""


def counted_as(entries: Sequence[Entry], said: str, last: str, language: str) -> str:
    """Give a bare number the unit of the last timer's length: "another for 10"."""
    before = next((one.length for one in entries if one.id == last), None)
    length = counted_like(said, language, before) if before else None
    return said if length is None else say_duration(length, language)


def telling(said: str, language: str) -> list[str]:
    """Return the words that name something: "the pasta" names pasta, "my" nothing."""
    small = set(SMALL.get(language.partition("-")[0], SMALL["en"]).split())
    return [word for word in tokens(said) if word not in small]


def called(entry: Entry, now: datetime, language: str) -> str:
    """Return how a timer is called: "pasta timer", "10 minute timer"."""
    return title(entry.text, entry.length or entry.remaining(now), language)
