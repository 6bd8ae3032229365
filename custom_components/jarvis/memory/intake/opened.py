"""Reads what is told of a known matter, whatever opens it: "as it turns out, …"."""

from dataclasses import replace
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...lang.normalise import fold
from ...statements.branch import Branch, Kind
from ...statements.facts import Reading, read
from ...statements.patterns import EDGE, LONGEST
from ...statements.pieces import pieces_of
from ...statements.rivals.matter import is_imagined
from ...statements.rivals.said_again import core_of, is_unsaid
from ...statements.unreal import is_unreal
from ...statements.words.said_again_words import AGAIN
from ..base import Memory
from ..finding import lookup
from .elliptic import restated
from .ordering import is_order

_NEWEST: Final = 1 << 62
# So many known ones are looked at: each costs the writer half a millisecond.
_MOST: Final = 5
_KINDS: Final = frozenset({Kind.FACT, Kind.SAID})


def read_plainly(
    connection: sqlite3.Connection,
    reading: Reading,
    text: str,
    whose: tuple[str | None, str],
) -> tuple[Reading, str]:
    """Return a reading of a text in plain words, and these."""
    person, language = whose
    code = base_language(language)
    unreal = is_imagined(text, code) or is_unreal(text.strip(EDGE), code)
    if not reading.remember and unreal:
        return Reading(private=reading.private), ""
    plain = restated(text, language)
    if plain != text:
        return read(plain, language), plain
    told = reading.replacements or any(claim.changed for claim in reading.claims)
    scopes = () if told else lookup.scopes_of(connection, person)
    if is_order(connection, scopes, text, language):
        return reading, text
    core = known_core(connection, scopes, text, language) if scopes else ""
    if not core:
        return reading, text
    anew = read(core, language)
    claims = tuple(
        replace(one, changed=True, tentative=one.tentative and not reading.remember)
        for one in anew.claims
        # What is merely said again is settled as it is written.
        if one.slot and not (one.tentative and core == text.strip(EDGE))
    )
    if not claims:
        return reading, text
    return replace(reading, claims=claims, changes=anew.changes), core


def known_core(
    connection: sqlite3.Connection, scopes: tuple[int, ...], text: str, language: str
) -> str:
    """Return a known matter as a text tells it otherwise; see `said_again.core_of`."""
    code = base_language(language)
    after = pieces_of(text, code) if len(text) <= LONGEST else None
    if after is None:
        return ""
    if code not in AGAIN or is_unsaid(after):
        return ""
    words = content_words(text, language)
    near = lookup.sharing(connection, scopes, words, _NEWEST)
    stems = [one.stem for one in words]

    def shared(memory: Memory) -> int:
        said = fold(memory.text)
        return sum(stem in said for stem in stems)

    told = [
        one
        for one in near
        if one.kind in _KINDS and one.branch is not Branch.DIRECTIVES
    ]
    # Its whole matter is named: few others share as many words.
    for memory in sorted(told, key=shared, reverse=True)[:_MOST]:
        before = pieces_of(memory.text.strip(EDGE), code)
        core = core_of(before, after) if before else None
        if core and base_language(memory.language) == code:
            return core
    return ""
