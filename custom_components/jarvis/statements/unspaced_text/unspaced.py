"""Reads a statement against a known fact where words have no spaces; pure.

Its subject must stand there as it was called, followed by a particle of its own;
what values of each kind look like is a table of the language.
"""

from functools import lru_cache
import re
from typing import TYPE_CHECKING, Final

from ..patterns import EDGE, compiled, full, match, search
from ..phrases import PHRASES, Phrases
from ..slots import HOME, NUMBER, PLACE, TIME, kind_of, value_kind
from ..words.particle_words import PARTICLES
from .particles import is_figure, told

if TYPE_CHECKING:
    from ...memory.base import Memory

# What says that something is over is hardly longer than its subject.
_MOST_BESIDE: Final = 14
# What looks like a time is one, also where its slot says that it is a number.
_DATED: Final = TIME.strip()
_LATIN = re.compile(r"[\w.:,-]+", re.ASCII)


def renewed_unspaced(fact: Memory, text: str, phrases: Phrases) -> str | None:
    """Return the value that holds now, '' for none any more; None for no change."""
    subject = _subject(fact.text, phrases)
    if not subject or subject not in text or search(phrases.briefly, text):
        return None
    named = rf"(?:^|{phrases.opener}){re.escape(subject)}(?:{phrases.particle})"
    found = search(named, text)
    if found is None or search(phrases.more, text):
        return None
    rest = f"{text[: found.start()]}\u3001{text[found.end() :]}"
    rest = compiled(rf"{re.escape(fact.value)}(?:{phrases.past})?").sub("\u3001", rest)
    if value := _value(rest, fact, phrases):
        value = _with_beginning(value, text, phrases.code)
        return None if value == fact.value else value
    looks = patterns_of(phrases.code).get(PLACE.strip(), "(?!)")
    placed = kind_of(fact.slot) in {PLACE, HOME} or match(looks, fact.value)
    stays = placed and search(phrases.gives_up, rest)
    over = search(phrases.ends, rest) and len(text) <= len(subject) + _MOST_BESIDE
    over = over and not stays
    return "" if over else None


def _with_beginning(value: str, text: str, code: str) -> str:
    """Return a value with the signs before it that belong to it: "walnut allergy"."""
    clause = told(text, code)
    parts = [] if clause is None or is_figure(value, code) else clause.parts
    whole = (one.text for one in parts if one.text.endswith(value))
    # "離れて" is a verb before it.
    return next(
        (one for one in whole if one[-len(value) - 1 :][:1] not in "てで"), value
    )


def _subject(text: str, phrases: Phrases) -> str:
    """Return what a statement opens with, without whose it is."""
    found = compiled(phrases.particle).search(text)
    subject = text[: found.start()] if found else ""
    return compiled(rf"^(?:{phrases.opener})+").sub("", subject)


def _value(rest: str, fact: Memory, phrases: Phrases) -> str:
    """Return the last value of the fact's kind in the rest of a statement."""
    patterns = patterns_of(phrases.code)
    # "August 24" is a time before it is a number: the table tells in which order.
    looks = next((one for one, form in patterns.items() if full(form, fact.value)), "")
    looks = looks or _DATED * (
        match(patterns.get(_DATED, "(?!)"), fact.value) is not None
    )
    kind = kind_of(fact.slot).strip() or value_kind(fact.value, phrases).strip()
    kind = looks if looks == _DATED else kind_of(fact.slot).strip() or looks or kind
    if kind == HOME.strip() and search(phrases.living, rest) is None:
        return ""
    pattern = patterns.get(kind, "")
    if kind == NUMBER.strip() and match(pattern, fact.value) is None:
        # Of "緑町9" the number is not all.
        return ""
    found = [_whole(one, rest) for one in compiled(pattern).finditer(rest) if pattern]
    values = [one.strip(EDGE) for one in found]
    value = next((one for one in reversed(values) if one), "")
    return f"{value}{_done(fact.value, pattern, phrases)}" if value else ""


def _done(value: str, pattern: str, phrases: Phrases) -> str:
    """Return what is done at a time that a value opens with: "on Friday he comes"."""
    known = search(pattern, value)
    behind = value[known.end() :] if known else ""
    return behind if match(PARTICLES[phrases.code].led_on, behind) else ""


def _whole(found: re.Match[str], text: str) -> str:
    """Return what was found with the letters and digits that it is a part of."""
    if not (found[0][:1].isascii() and found[0][-1:].isascii()):
        return found[0]
    word = next(one for one in _LATIN.finditer(text, 0) if one.end() >= found.end())
    return word[0] if word.start() <= found.start() else found[0]


@lru_cache(maxsize=16)
def patterns_of(code: str) -> dict[str, str]:
    """Return what values look like by the kind of their slot."""
    lines = (
        line.partition(" = ") for line in PHRASES[code].values.strip().splitlines()
    )
    return {kind.strip("'"): pattern for kind, _, pattern in lines}
