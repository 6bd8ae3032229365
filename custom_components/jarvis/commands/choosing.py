"""Which of the entries on the agenda is meant: by name, length, place, or all."""

from collections.abc import Sequence
from datetime import datetime

from rapidfuzz import fuzz

from ..lang.durations import parse_duration
from ..lang.normalise import fold
from ..lang.numbers import parse_ordinal, tokens
from .agenda import Entry
from .every import is_all
from .titles import bare_name, title
from .words.timer import SMALL

_NEAR = 80


def which_of(entries: Sequence[Entry], said: str, language: str) -> list[Entry]:
    """Return the entries that the words name; all of them for no words or "all"."""
    if named := [entry for entry in entries if entry.id == said]:
        return named
    code = language.partition("-")[0]
    small = set(SMALL.get(code, SMALL["en"]).split())
    if is_all(said, language):
        return list(entries)
    words = [word for word in tokens(bare_name(said, language)) if word not in small]
    if not words:
        return list(entries)
    text = " ".join(words)
    if (at := parse_ordinal(text, language)) is not None:
        return [entries[at - 1 if at > 0 else -1]] if at <= len(entries) else []
    if (length := parse_duration(text, language)) is not None:
        return [entry for entry in entries if entry.length == length]
    exact = [entry for entry in entries if fold(entry.text) == text]
    near = [e for e in entries if e.text and fuzz.ratio(fold(e.text), text) >= _NEAR]
    said_words = set(words)
    part = [e for e in entries if said_words <= set(tokens(e.text))]
    return exact or near or part


def called(entry: Entry, now: datetime, language: str) -> str:
    """Return how a timer is called: "pasta timer", "10 minute timer"."""
    return title(entry.text, entry.length or entry.remaining(now), language)
