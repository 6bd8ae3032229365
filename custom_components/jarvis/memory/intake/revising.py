"""Holds what is told against what is known: which facts get another value, or end.

Facts and rows of the diary alike: a statement that nobody asked to be kept is known
as well, and must not be recalled when it no longer holds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
import re
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Branch, Kind
from ...statements.changes.ceasing import ceased, outlived
from ...statements.changes.contrast import contrasted
from ...statements.changes.renaming import renamed
from ...statements.changes.renewing import renewed, tells_change
from ...statements.facts import claims_of, read, tellings
from ...statements.patterns import compiled, match, search
from ...statements.phrases import PHRASES, Phrases
from ...statements.rivals.apart import are_of_two
from ...statements.rivals.opposites import are_opposed
from ...statements.slots import kind_of, subject_of
from ...statements.unspaced_text.particles import told as clause_of
from ...statements.wording import roots
from .. import graph, rows
from ..base import Memory, Note
from ..finding import lookup
from .learned import Learned, Moment

_NEWEST: Final = 1 << 62
_LEAST_PARTS: Final = 2
_FIRST_LETTERS: Final = 4
# Of words without spaces those that are no endings; and that it is so by now.
_SIGNS: Final = re.compile("[\u3400-\u9fff\u30a0-\u30ff]")
_SINCE: Final = (
    r"^(?P<t>[^\u3001\u3002]{1,24}?[はが])(?:今は|いまは|もう|最近は|現在は)[\u3001]?"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """A fact that a sentence gives another value, '' for none any more.

    `repeats`: the sentence names the old value too, so it is not to be recalled.
    """

    fact: Memory
    value: str
    sentence: str
    repeats: bool


def revisions(
    connection: sqlite3.Connection, scopes: Sequence[int], text: str, language: str
) -> tuple[Revision, ...]:
    """Return what a text changes of what is known in these scopes."""
    found: list[Revision] = []
    for said, plain in tellings(text, language):
        near = lookup.sharing(
            connection, scopes, content_words(plain, language), _NEWEST
        )
        found += (
            Revision(
                fact=fact,
                value=value,
                sentence=said,
                repeats=_repeats(fact, said, language),
            )
            for fact in _known(connection, near, plain, language)
            if (value := _value(fact, plain)) is not None
            and not _is_read(fact, value, said, language)
        )
        found += (
            Revision(fact=memory, value="", sentence=said, repeats=False)
            for memory in outlived(near, ceased(plain, language))
        )
    return tuple(found)


def _value(fact: Memory, plain: str) -> str | None:
    """Return what a statement makes of a fact's value; None for no change."""
    language = fact.language
    if are_opposed(roots(fact.text, language), roots(plain, language), language):
        return None
    value = renewed(fact, plain)
    if value is None:
        value = renamed(fact, plain)
    value = value or _told_apart(fact, plain) or value
    return None if value is None or are_of_two(fact.text, plain, language) else value


def _is_parted(text: str, language: str) -> bool:
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and search(phrases.joins, text) is not None


def _told_apart(fact: Memory, plain: str) -> str | None:
    """Return the value told in one clause where another names the old one.

    "Chloe is off to uni; the babysitter's name is Imogen."
    """
    phrases = PHRASES.get(base_language(fact.language))
    parts = compiled(phrases.joins).split(plain) if phrases else []
    # Looked at for each fact that is near: most statements have one clause.
    if len(parts) < _LEAST_PARTS or not (old := set(roots(fact.value, fact.language))):
        return None
    named = [old <= set(roots(part, fact.language)) for part in parts]
    if not any(named):
        return None
    rest = " ".join(part for part, is_old in zip(parts, named, strict=True) if is_old)
    values = (
        renewed(_as_theirs(fact, part, rest, phrases), part, news=True)
        for part, is_old in zip(parts, named, strict=True)
        if phrases and not is_old
    )
    return next((value for value in values if value), None)


def _as_theirs(fact: Memory, part: str, rest: str, phrases: Phrases) -> Memory:
    """Return a fact without its owner where a clause says "her" and the rest whose."""
    if match(phrases.theirs, part) is None:
        return fact
    # "Granny's" and "granny" need not have one root.
    owner = {word[:_FIRST_LETTERS] for word in roots(rest, phrases.code)}
    subject = subject_of(fact.slot).split()
    left = " ".join(word for word in subject if word[:_FIRST_LETTERS] not in owner)
    return replace(fact, slot=f"{left}{kind_of(fact.slot)}") if left else fact


def _repeats(fact: Memory, said: str, language: str) -> bool:
    """Tell whether a sentence names a fact's old value too."""
    return set(roots(fact.value, language)) <= set(roots(said, language))


def _is_read(fact: Memory, value: str, said: str, language: str) -> bool:
    """Tell whether a sentence itself reads as the fact with its new value alone."""
    if _repeats(fact, said, language):
        return False
    return any(
        claim.slot == fact.slot
        and (claim.changed or not claim.several)
        and not claim.gone
        and roots(claim.value, language) == roots(value, language)
        for claim in read(said, language).claims
    )


def left_of(text: str, found: Sequence[Revision]) -> str:
    """Return a text without the sentences that gave known facts another value."""
    for revision in found:
        if revision.value:
            text = text.replace(revision.sentence, " ")
    return text.strip()


def revise(
    connection: sqlite3.Connection,
    found: Sequence[Revision],
    note: Note,
    moment: Moment,
) -> Learned:
    """Keep the new values in the place of the old ones."""
    learned = Learned()
    for revision in found:
        fact = revision.fact
        if not revision.value:
            learned += graph.outdate(connection, [fact], moment.at, moment.said)
        elif fact.id not in learned.retired + learned.stale:
            learned += graph.replace_value(
                connection,
                fact,
                revision.value,
                note,
                moment,
                text=_worded(fact, revision),
            )
    return learned


def _worded(fact: Memory, revision: Revision) -> str:
    """Return a sentence in its own words where a fact has no room for all it tells.

    Without spaces nobody can tell where in the fact the value ends.
    """
    phrases = PHRASES.get(base_language(fact.language))
    if phrases is None or not phrases.values:
        return ""
    plain = next((one for _, one in tellings(revision.sentence, phrases.code)), "")
    change = contrasted(plain, phrases)
    told = "".join(change.text.split()) if change is not None else plain
    told = compiled(_SINCE).sub(r"\g<t>", told)
    kept = graph.with_value(fact, revision.value)
    signs = set(_SIGNS.findall(told)) - set(_SIGNS.findall(kept))
    named = set(_SIGNS.findall(subject_of(fact.slot))) <= set(_SIGNS.findall(told))
    clauses = [clause_of(one, phrases.code) for one in (told, kept)]
    verbs = [one.verb if one else "" for one in clauses]
    # What somebody does is no longer told where only they are left.
    return told if (signs or (verbs[0] and not verbs[1])) and named else ""


def _known(
    connection: sqlite3.Connection, near: list[Memory], text: str, language: str
) -> Iterator[Memory]:
    """Yield the facts among what is near a statement, also those of the diary."""
    facts = [memory.id for memory in near if memory.kind is Kind.FACT]
    # What a fact was taken from goes with the fact.
    taken = set().union(*rows.said_in(connection, facts).values())
    # The diary is read anew for this, which is dear: only for words of change.
    diary = tells_change(text, language) or _is_parted(text, language)
    for memory in near:
        if memory.branch is Branch.DIRECTIVES or memory.id in taken:
            continue
        if memory.kind is Kind.FACT:
            yield memory
        elif diary and memory.kind is Kind.SAID:
            yield from claimed(memory)


def claimed(row: Memory) -> Iterator[Memory]:
    """Yield a row of the diary as the facts that it tells."""
    for claim in _claims(row.text, row.language):
        if claim.slot and claim.value:
            yield replace(
                row,
                text=claim.text,
                slot=claim.slot,
                value=claim.value,
                branch=claim.branch,
            )


# The newest rows that share a word are held against one statement after the other.
_claims = lru_cache(maxsize=1024)(claims_of)
