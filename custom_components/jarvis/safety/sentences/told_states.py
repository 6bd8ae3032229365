"""Is what a sentence tells of some things the state they are in: it is looked up.

Only for what a sentence says they are, not for what has been done to them: "the lamp
is on already", "it shows 22 degrees". Where that cannot be read, nothing is known.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
import re
from typing import Final

from homeassistant.core import State

from ..claims import language_code
from ..words.claims import IS, NOW, SHOWS, STATES
from ..words.looking import LOOKING

_CLAUSES: Final = re.compile(r"[,;:.!]+\s+|\s[-\u2013\u2014]\s|[.!]+$")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_GONE: Final = frozenset({"unavailable", "unknown"})
_OFF: Final = frozenset({"off", "standby"})
# Neither on nor off.
_RESTING: Final = frozenset({"docked", "returning", "paused", "idle", "error"})
_TOLERANCE: Final = 0.51
# Attributes that a number may tell, and by how much they are multiplied.
_VALUES: Final = {
    "temperature": 1.0,
    "current_temperature": 1.0,
    "current_position": 1.0,
    "percentage": 1.0,
    "humidity": 1.0,
    "volume_level": 100.0,
    "brightness": 100 / 255,
}
# "It is not locked".
_NOT: Final[dict[str, re.Pattern[str]]] = {
    code: re.compile(words, re.IGNORECASE)
    for code, words in {
        "en": r"n't\b|\bnot\b|\bno longer\b",
        "de": r"\bnicht\b",
        "fr": r"\bn(?:e\b|')|\bpas\b",
        "es": r"\bno\b",
        "it": r"\bnon\b",
        "nl": r"\bniet\b",
    }.items()
}
_MEASURED: Final = frozenset({"current_temperature"})
_OPPOSITES: Final = {
    "on": frozenset({"off"}),
    "off": frozenset({"on", "playing"}),
    "open": frozenset({"closed", "locked"}),
    "closed": frozenset({"open"}),
    "locked": frozenset({"unlocked", "open"}),
    "unlocked": frozenset({"locked"}),
}
_ONLY_OF: Final = {
    "docked": "vacuum",
    "cleaning": "vacuum",
    "playing": "media_player",
    "paused": "media_player",
}
_SHUT: Final = frozenset({"cover", "valve", "lock", "binary_sensor"})


def clauses_of(sentence: str) -> list[str]:
    """Cut a sentence into clauses, each of which may speak of something else."""
    parts = _CLAUSES.split(sentence.replace("\u2019", "'"))
    return [part.strip() for part in parts if part.strip()]


def is_so(
    clause: str, language: str, states: Sequence[State], *, measured: bool = True
) -> bool | None:
    """Tell whether these are in the state a clause tells; None for no such words.

    False where one certainly is not. Numbers have to be theirs, too, and not only
    `measured` where a clause tells what somebody has set.
    """
    word = _told(clause, language)
    numbers = [float(one.replace(",", ".")) for one in _NUMBER.findall(clause)]
    if only := _ONLY_OF.get(word or ""):
        # "Music is playing in the kitchen" tells nothing of its lamps.
        states = [one for one in states if one.domain == only] or states
    if not states or not (word or numbers):
        return None
    not_so = is_not(clause, language)
    found = [_is_so_or_not(state, word, denied=not_so) for state in states if word]
    shown = [values_of(state, measured=measured) for state in states]
    found += [_shows(values, number) for number in numbers for values in shown]
    if None in found and False not in found:
        return None
    return False not in found


def is_not(clause: str, language: str) -> bool:
    """Tell whether a clause says that something is not so."""
    denied = _NOT.get(language_code(language))
    return denied is not None and denied.search(clause) is not None


def is_plainly(state: State, word: str) -> bool | None:
    """Tell whether a state is this one, or its opposite; None for another."""
    if state.state in _OPPOSITES.get(word, frozenset()):
        return False
    return True if state.state == word else None


def values_of(state: State, *, measured: bool = True) -> tuple[float, ...]:
    """Give the numbers that may be told of something, as people say them.

    Without what is `measured`, only those that somebody sets.
    """
    shown = [
        float(value) * scale
        for name, scale in _VALUES.items()
        if isinstance(value := state.attributes.get(name), int | float)
        and (measured or name not in _MEASURED)
    ]
    own = [float(state.state)] if _NUMBER.fullmatch(state.state) else []
    return (*shown, *own)


def _told(clause: str, language: str) -> str | None:
    """Give the state a clause tells; None for another clause."""
    found = _reading(language_code(language))
    if found is None:
        return None
    match = found.search(clause.strip())
    if match is None:
        return None
    code = language_code(language)
    word = match.group("state") or match.group("shows")
    return {**STATES[code], **SHOWS.get(code, {})}[word.casefold()]


def is_in(state: State, word: str) -> bool | None:
    """Tell whether something is in the state of a word; None where it has no such."""
    if state.state in _GONE:
        return False
    if (domain := _ONLY_OF.get(word)) is not None:
        return state.state == word if state.domain == domain else None
    shut = state.domain in _SHUT
    test = _SHUT_WORDS.get(word) if shut else _OTHER_WORDS.get(word)
    return test(state) if test is not None else None


def _is_so_or_not(state: State, word: str, *, denied: bool) -> bool | None:
    """Tell whether something is in a state, or is not in one that is `denied`."""
    so = is_in(state, word)
    return so if so is None or state.state in _GONE else so is not denied


def _shows(values: Sequence[float], number: float) -> bool:
    return any(abs(one - number) <= _TOLERANCE for one in values)


_SHUT_WORDS: Final[dict[str, Callable[[State], bool]]] = {
    "open": lambda state: state.state in {"open", "unlocked", "on"},
    "closed": lambda state: state.state in {"closed", "locked", "off"},
    "locked": lambda state: state.state == "locked",
    "unlocked": lambda state: state.state in {"unlocked", "open"},
}
_OTHER_WORDS: Final[dict[str, Callable[[State], bool]]] = {
    "on": lambda state: state.state not in _OFF | _RESTING,
    "off": lambda state: state.state in _OFF,
    "stopped": lambda state: state.state in _OFF | _RESTING,
}


@lru_cache(maxsize=32)
def _reading(code: str) -> re.Pattern[str] | None:
    """Match a clause that ends in a state, or has a verb for one."""
    if code not in STATES or code not in IS:
        return None
    states = "|".join(map(re.escape, STATES[code]))
    shows = "|".join(map(re.escape, SHOWS.get(code, ()))) or "(?!)"
    where = LOOKING[code].where if code in LOOKING else "(?!)"
    ended = rf"\b(?P<state>{states})(?: (?:{NOW[code]}|{where}))*$"
    return re.compile(rf"{ended}|\b(?P<shows>{shows})\b", re.IGNORECASE)


@lru_cache(maxsize=32)
def _plainly(code: str) -> re.Pattern[str] | None:
    """Match a clause that is no more than "it is on"."""
    if code not in STATES or code not in IS:
        return None
    states = "|".join(map(re.escape, STATES[code]))
    shows = "|".join(map(re.escape, SHOWS.get(code, ()))) or "(?!)"
    ended = rf"\b{IS[code]}(?: \w+){{0,2}} (?:{states})(?: {NOW[code]})*$"
    return re.compile(rf"{ended}|\b(?:{shows})\b", re.IGNORECASE)
