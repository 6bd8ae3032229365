"""Finds the facts that a new one makes untrue: same subject, another value."""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import Keyword, base_language, content_words, stem
from ...statements.branch import Branch, Kind
from ...statements.changes.contrast import Change
from ...statements.changes.frames import is_told_anew
from ...statements.changes.overlaid import frame_of
from ...statements.facts import slots_of
from ...statements.patterns import full
from ...statements.phrases import PHRASES
from ...statements.pieces import pieces_of
from ...statements.rivals.apart import are_of_two
from ...statements.rivals.bearers import are_apart
from ...statements.rivals.doers import is_of_another
from ...statements.rivals.opposites import are_opposed
from ...statements.slots import (
    NUMBER,
    TIME,
    is_bare_number,
    is_name,
    is_shared,
    kind_of,
    people_of,
    rivals,
    subject_of,
    without_noun,
)
from ...statements.unspaced_text.aligning_unspaced import is_told_otherwise
from ...statements.unspaced_text.particles import is_cut
from ...statements.wording import roots
from ..base import Memory, Note
from ..finding import lookup
from ..rows import fetch
from .learned import Moment

_SAME_SUBJECT: Final = 0.7
_HALF: Final = 0.5
_FEW: Final = 32
_NUMERIC: Final = frozenset({NUMBER, TIME})
# Of these people have many, each one the outcome of a choice.
_CHOICES: Final = frozenset({"prefers"})


def replaced(
    connection: sqlite3.Connection, note: Note, moment: Moment
) -> list[Memory]:
    """Return the live facts that a new one makes untrue."""
    told = roots(note.text, note.language)
    return [
        fact
        for fact in _replaced(connection, note, moment)
        if not are_opposed(roots(fact.text, fact.language), told, note.language)
        and (
            (moment.changed and frame_of(fact.text, note.text, note.language))
            or not are_of_two(fact.text, note.text, note.language)
        )
    ]


def _replaced(
    connection: sqlite3.Connection, note: Note, moment: Moment
) -> list[Memory]:
    # Who says "no, it is …" may correct what the house knows, too.
    scopes = (
        lookup.scopes_of(connection, moment.speaker or note.scope.person)
        if moment.changed
        else lookup.own_scopes(connection, note.scope.person)
    )
    if not note.slot:
        if not moment.changed:
            return []
        close = lookup.similar(connection, scopes, note.text, note.language)
        return [] if close is None else [close]
    older = [
        fact
        for fact in lookup.in_slot(connection, scopes, _opposites(note.slot))
        if _same_value(fact, note)
    ]
    if moment.changed and is_shared(note.slot):
        # "I have three cats now": the same thing, another number.
        same = lookup.in_slot(connection, scopes, [note.slot])
        older += [fact for fact in same if _is_same_thing(fact, note)] or _chosen(
            same, note
        )
    elif moment.changed:
        older += _rivals(connection, scopes, note)
    elif note.single:
        every = lookup.scopes_of(connection, moment.speaker or note.scope.person)
        older += [
            fact
            for fact in lookup.in_slot(connection, every, [note.slot])
            if fact.scope.person == note.scope.person or _is_same_voice(fact, moment)
        ]
    return older


def _chosen(known: Sequence[Memory], note: Note) -> list[Memory]:
    """Return the preference that "actually I prefer tea" takes the place of.

    The only one there is, else the last one of the same conversation.
    """
    if note.slot not in _CHOICES:
        return []
    other = [fact for fact in known if not _same_value(fact, note)]
    if len(other) <= 1:
        return other
    here = note.source.conversation
    return [fact for fact in other if here and fact.source.conversation == here][:1]


def _is_same_thing(fact: Memory, note: Note) -> bool:
    ours = set(roots(note.value, note.language))
    theirs = set(roots(fact.value, fact.language))
    shared = len(ours & theirs)
    return shared > 0 and shared / min(len(ours), len(theirs)) >= _HALF


def _is_same_voice(fact: Memory, moment: Moment) -> bool:
    """Tell whether the same person told the house what they now call their own."""
    return moment.speaker is not None and fact.source.speaker == moment.speaker


def _opposites(slot: str) -> list[str]:
    """Name the slots in which the same value says the contrary."""
    if slot.startswith("not "):
        return [slot.removeprefix("not ")]
    contrary = {"likes": "dislikes", "dislikes": "likes"}.get(slot)
    return [f"not {slot}", *([contrary] if contrary else ())]


def _rivals(
    connection: sqlite3.Connection, scopes: Sequence[int], note: Note
) -> list[Memory]:
    """Return the facts of the same subject whose value a changed one may replace."""
    slots = rivals(note.slot)
    numeric = is_bare_number(note.value, note.language)
    found = [
        fact
        for fact in lookup.in_slot(connection, scopes, slots)
        if kind_of(fact.slot) == kind_of(note.slot)
        or kind_of(fact.slot) not in _NUMERIC
        or numeric
        or is_bare_number(fact.value, fact.language)
    ]
    return found + _namesakes(connection, scopes, note)


def _namesakes(
    connection: sqlite3.Connection, scopes: Sequence[int], note: Note
) -> list[Memory]:
    """Return the names of "my dentist is called X", or those of "my dentist is X"."""
    phrases = PHRASES.get(base_language(note.language))
    if phrases is None or kind_of(note.slot) or not is_name(note.value, phrases):
        return []
    bare = without_noun(note.slot, phrases)
    named = " ".join(sorted({*bare.split(), *roots(phrases.noun, phrases.code)}))
    other = named if bare == note.slot else bare
    found = lookup.in_slot(connection, scopes, [other])
    return [fact for fact in found if is_name(fact.value, phrases)]


def _same_value(fact: Memory, note: Note) -> bool:
    ours = set(roots(note.value, note.language))
    theirs = set(roots(fact.value, fact.language))
    return bool(ours & theirs) and (ours <= theirs or theirs <= ours)


def with_value(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    old: str,
    subject: str,
    language: str,
) -> Memory | None:
    """Return the live fact that a correction calls by its old value and subject."""
    phrases = PHRASES.get(base_language(language))
    if phrases is not None and full(phrases.ahead, old):
        # "It was not anything" is no value of anything.
        return None
    named = set(roots(old, language))
    about = set(roots(subject, language))
    people = people_of(base_language(language))
    # A number alone is no part of a day: "not 6, ward 2" leaves 6 December alone.
    whole = old.strip(".").isdecimal() and about <= named
    best: tuple[float, int, Memory] | None = None
    for word in content_words(old, language):
        for memory in lookup.holding(connection, scopes, [word]):
            value = set(roots(memory.value, memory.language))
            # "not Kent" may mean "Mrs. Kent".
            if memory.kind is not Kind.FACT or not (
                value and (value <= named or (named <= value and not whole))
            ):
                continue
            told = set(roots(f"{memory.slot} {memory.text}", memory.language))
            if (about - value - told) & people:
                # "My husband's dentist" is not mine.
                continue
            fits = _share(about - value, memory)
            if fits >= _SAME_SUBJECT and (best is None or (fits, memory.id) > best[:2]):
                best = (fits, memory.id, memory)
    return None if best is None else best[2]


def still_saying(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    old: str,
    subject: str,
    language: str,
) -> list[Memory]:
    """Return the live facts and diary rows that give a subject its old value.

    `subject` are roots; a fact that is about more than that is another one's.
    """
    value, about = set(roots(old, language)), set(subject.split())
    if not value or not about:
        return []
    found: list[Memory] = []
    for memory in lookup.holding(connection, scopes, content_words(old, language)):
        told = set(roots(f"{memory.slot} {memory.text}", memory.language))
        fact = memory.kind is Kind.FACT
        of_other = fact and not set(subject_of(memory.slot).split()) <= about | value
        if about | value <= told and memory.branch is not Branch.DIRECTIVES:
            found += [] if of_other else [memory]
    return found


def denied(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    change: Change,
    language: str,
) -> list[Memory]:
    """Return what gives the subject of a change the value that it denies."""
    gone = set(roots(change.gone, language))
    if not gone:
        return []
    held = set(roots(change.text, language))
    people = people_of(base_language(language))

    def is_denied(memory: Memory) -> bool:
        told = set(roots(memory.text, memory.language)) - gone
        # "My wife's dentist" is another one than mine.
        others = (told ^ (held | change.about)) & people - gone
        if others or not told & (held | change.about):
            return False
        if is_of_another(memory.text, change.text, language):
            return False
        named = bool(change.about) and change.about <= told
        return named or len(told & held) >= _HALF * len(told)

    words = content_words(change.gone, language)
    return [
        memory
        for memory in lookup.holding(connection, scopes, words)
        if memory.branch is not Branch.DIRECTIVES and is_denied(memory)
    ]


def told_before(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    slot: str,
    language: str,
) -> list[Memory]:
    """Return the live diary rows that read as being about what a slot holds."""
    code = base_language(language)
    words = [Keyword(word, stem(word, code)) for word in subject_of(slot).split()]
    spoken = lookup.holding(connection, scopes, words, most=_FEW)
    wanted = set(rivals(slot))
    return [
        row
        for row in spoken
        if row.kind is Kind.SAID and wanted & slots_of(row.text, row.language)
    ]


def framed(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    text: str,
    language: str,
) -> list[Memory]:
    """Return the live facts and diary rows that are a statement with another value."""
    after = pieces_of(text, base_language(language))
    near = lookup.nearest(connection, scopes, content_words(text, language))[:_FEW]
    told = [
        one
        for one in fetch(connection, near).values()
        if one.live
        and one.branch is not Branch.DIRECTIVES
        and one.kind in (Kind.FACT, Kind.SAID)
    ]
    if is_cut(language):
        return [one for one in told if _is_told_otherwise(one, text, language)]
    return [
        one
        for one in told
        if after is not None
        and (before := pieces_of(one.text, after.phrases.code)) is not None
        and (
            is_told_anew(before, after, anyhow=True)
            or frame_of(one.text, text, language)
        )
        and not are_apart(one.text, text, language)
    ]


def _is_told_otherwise(memory: Memory, text: str, language: str) -> bool:
    """Tell whether a statement without spaces is a memory with another value."""
    return (
        base_language(memory.language) == base_language(language)
        and is_told_otherwise(memory.text, text, language)
        and not are_apart(memory.text, text, language)
    )


def _share(wanted: set[str], memory: Memory) -> float:
    """Return how much of a subject stands in a fact; 1 if there is none."""
    if not wanted:
        return 1.0
    there = set(roots(f"{memory.slot} {memory.text}", memory.language))
    return len(wanted & there) / len(wanted)
