"""How timers and reminders are called in a sentence: "5-Minuten-Timer"; quiet."""

from datetime import timedelta
from typing import Final

from ...lang.durations import say_duration
from ...lang.normalise import fold
from ...lang.responses import words_of
from ...lang.values import values_for

KEPT: Final = words_of("reminder", "kept")
GLUE: Final = words_of("timer", "glue")
OWN_WORDS: Final = words_of("timer", "own_words")
SINGULAR: Final = frozenset({"en"})
TITLES: Final = words_of("timer", "titles")


def title(text: str, length: timedelta, language: str) -> str:
    """Name a timer by its own name, else by its length."""
    code = language.partition("-")[0]
    glue = GLUE.get(code, " ")
    if any(fold(text).endswith(word) for word in OWN_WORDS.get(code, "").split()):
        return text
    name = text or _attribute(length, language)
    return TITLES.get(code, TITLES["en"]).format(name=glue.join(name.split()))


def bare_name(said: str, language: str) -> str:
    """Take "timer" off a name that was said as one word: "Nudeltimer" → "Nudel"."""
    code = language.partition("-")[0]
    end = TITLES.get(code, TITLES["en"]).rpartition("}")[2].strip(" -").casefold()
    if len(said) > len(end) and said.casefold().endswith(end):
        return said[: -len(end)].rstrip(" -")
    return said


def fitting(key: str, text: str, language: str) -> str:
    """Return the key of the line for a text: one may join itself ("an den Müll")."""
    joins = KEPT.get(language.partition("-")[0], "").split()
    first = fold(text.partition(" ")[0])
    return f"{key}_about" if first in joins else key


def _attribute(length: timedelta, language: str) -> str:
    """Say a length in front of a noun, where English has no plural: "5 minute"."""
    said = say_duration(length, language)
    if language.partition("-")[0] in SINGULAR:
        for one, many in values_for(language).span_names.values():
            said = said.replace(many, one)
    return said
