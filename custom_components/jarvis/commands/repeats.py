"""Finds "every day", "werktags" in what was said about when; pure."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from ..lang.numbers import phrases, tokens
from .words.alarm import REPEATS

_SATURDAY = 5
CHOICES = ("daily", "weekdays", "weekly")


def part_repeat(said: str, language: str) -> tuple[str, str]:
    """Return the words without the repetition, and the repetition or ''."""
    table = REPEATS.get(language.partition("-")[0], REPEATS["en"])
    words = said.split()
    heard = [" ".join(tokens(word)) for word in words]
    for repeat, line in table.items():
        for phrase in sorted(phrases(line), key=len, reverse=True):
            at = _position(heard, phrase)
            if at is not None:
                rest = words[:at] + words[at + len(phrase) :]
                return " ".join(rest), repeat
    return said, ""


def first_of(repeat: str, at: datetime) -> datetime:
    """Return the first time of a repetition: weekdays do not begin on a weekend."""
    while repeat == "weekdays" and at.weekday() >= _SATURDAY:
        at += timedelta(days=1)
    return at


def _position(heard: Sequence[str], phrase: Sequence[str]) -> int | None:
    size = len(phrase)
    for at in range(len(heard) - size + 1):
        if tuple(heard[at : at + size]) == tuple(phrase):
            return at
    return None
