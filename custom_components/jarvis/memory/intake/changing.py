"""Finds what a statement of change makes untrue where no table reads its words.

"The plumber comes on Friday now" says that he does not come on Thursday, whether
that was kept as a fact or merely stands in the diary. Only what is told of the
same subject, and in mostly the same words, is taken to be meant.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import sqlite3
from typing import Final, Self

from ...lang.keywords import base_language, content_words
from ...statements.branch import Branch, Kind
from ...statements.changes.contrast import Change
from ...statements.changes.cues import told_plainly
from ...statements.changes.renewing import may_renew
from ...statements.facts import slots_of
from ...statements.patterns import EDGE
from ...statements.phrases import PHRASES, Phrases
from ...statements.reading import without_change
from ...statements.sightings import told_by
from ...statements.slots import people_of, rivals, subject_of
from ...statements.times import is_time
from ...statements.wording import is_negated, root_of, roots
from .. import rows
from ..base import Memory
from ..finding import lookup

_LEAST: Final = 2
_PAIR: Final = 2
_MOST: Final = 12
_MOST_TOLD: Final = 3
# Shares of common words: where only times and numbers differ, else, and of the
# earlier statement where it is denied or where the new one names no such time.
_OTHER_TIME: Final = 0.5
_OTHER_WORD: Final = 0.6
_DENIED: Final = 0.6
_TIMELESS: Final = 0.8
_OF_THE_DIARY: Final = frozenset({Kind.SAID, Kind.FACT})


@dataclass(frozen=True, slots=True)
class _Told:
    """A statement as roots, in order: all, those that are times or numbers.

    `units` stand behind numbers: "80 kilos".
    """

    order: tuple[str, ...]
    roots: frozenset[str]
    times: frozenset[str]
    units: frozenset[str]
    denies: bool

    @classmethod
    def of(cls, text: str, language: str, *, denies: bool) -> Self:
        """Read the words of a statement."""
        code = base_language(language)
        phrases = PHRASES.get(code)
        plain = _plain(text, phrases) if phrases else text
        words = content_words(plain, language)
        order = tuple(root_of(word.word, code) for word in words)
        found = frozenset(order)
        times = {root_of(word.word, code) for word in words if is_time(word, code)}
        # Pairs of ideographs hold the number that stands in them.
        times |= {
            pair
            for pair in found
            if len(pair) == _PAIR and not pair.isascii() and times.intersection(pair)
        }
        return cls(
            order=order,
            roots=found,
            times=frozenset(times),
            units=told_by(plain, code).units if code in PHRASES else frozenset(),
            denies=denies,
        )


def _plain(text: str, phrases: Phrases) -> str:
    """Return a statement without what opens it and without words of change."""
    return without_change(told_plainly(text.strip(EDGE), phrases), phrases)


def outdated(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    change: Change,
    language: str,
    before: int,
) -> list[Memory]:
    """Return the live facts and diary rows older than `before` that it belies."""
    told = _Told.of(change.text, language, denies=change.denies)
    words = content_words(change.text, language)
    if not _LEAST <= len(told.roots) <= _MOST:
        return []
    likely = lookup.sharing(connection, scopes, words, before)
    # What a fact was taken from goes with the fact.
    facts = [memory.id for memory in likely if memory.kind is Kind.FACT]
    taken = set().union(*rows.said_in(connection, facts).values())
    found = [
        memory
        for memory in likely
        if memory.kind in _OF_THE_DIARY
        and memory.branch is not Branch.DIRECTIVES
        and memory.id not in taken
        and not _is_settled(memory, change)
        and _is_of_subject(memory, told, change)
        and _is_belied(memory, told, change)
    ]
    return found if change.denies else _latest_put(found, told, language)


def _latest_put(found: list[Memory], told: _Told, language: str) -> list[Memory]:
    """Return those in whose place a change puts what it tells last.

    "I lent the mattress to Bob" is of the mattress Ada got, not of Bob's drill.
    """
    earlier = [_Told.of(one.text, language, denies=False).roots for one in found]
    opens = [
        next((at for at, root in enumerate(told.order) if root not in known), 0)
        for known in earlier
    ]
    return [
        one for one, at in zip(found, opens, strict=True) if at == max(opens, default=0)
    ]


def _is_of_subject(memory: Memory, told: _Told, change: Change) -> bool:
    """Tell whether two statements may be about one thing, as far as they read."""
    if memory.kind is Kind.FACT:
        slots = frozenset({memory.slot} - {""})
    else:
        slots = slots_of(memory.text, memory.language)
    if not slots or not change.slots:
        return True
    if not slots.isdisjoint(rival for slot in change.slots for rival in rivals(slot)):
        return True
    if _are_apart(slots, change.slots, memory.language):
        return False
    earlier = _Told.of(memory.text, memory.language, denies=False)
    return any(_words(slot) - earlier.times <= told.roots for slot in slots) and any(
        _is_about(_words(slot) - told.times, told, earlier) for slot in change.slots
    )


def _are_apart(slots: frozenset[str], others: frozenset[str], language: str) -> bool:
    """Tell slots that cannot be one: another kind of value, or another person's."""
    code = base_language(language)
    known = [_unnamed(slot, code) for slot in slots]
    told = [_unnamed(slot, code) for slot in others]
    people = people_of(code)
    return all(
        one == other or (one ^ other) & people for one in known for other in told
    )


def _unnamed(slot: str, code: str) -> frozenset[str]:
    """Return the words of a slot; that somebody is called so is no other subject."""
    phrases = PHRASES.get(code)
    words = _words(slot)
    return words - set(roots(phrases.noun, code)) or words if phrases else words


def _is_about(subject: frozenset[str], told: _Told, earlier: _Told) -> bool:
    """Tell whether an earlier statement may have the same subject, told more briefly.

    "My niece's phone number" is "my niece's number"; "the colour for the walls" is
    not "the colour".
    """
    more = subject - earlier.roots
    if not more:
        return True
    kept = subject & earlier.roots & told.roots
    head = max((told.order.index(word) for word in kept), default=-1)
    return _is_same_subject(told, earlier) and all(
        told.order.index(word) < head for word in more & told.roots
    )


def _words(slot: str) -> frozenset[str]:
    return frozenset(subject_of(slot).split())


def _is_settled(memory: Memory, change: Change) -> bool:
    """Tell whether a change leaves a fact as it is, as far as that can be read."""
    read = memory.kind is Kind.FACT and bool(memory.value)
    if not read or _words(memory.slot).isdisjoint(roots(memory.text, memory.language)):
        return False
    return not change.denies and not may_renew(memory, change.text)


def _is_belied(memory: Memory, told: _Told, change: Change) -> bool:
    earlier = _Told.of(
        memory.text, memory.language, denies=is_negated(memory.text, memory.language)
    )
    shared = told.roots & earlier.roots
    if not shared - told.units:
        return False
    if told.denies != earlier.denies and _is_of_other(told, earlier, shared):
        return False
    if told.denies != earlier.denies and _covers(shared, earlier, _DENIED):
        return _covers(shared, told, _DENIED if not change.marked else _OTHER_TIME)
    if not change.marked or told.roots <= shared:
        return False
    return _is_replaced(memory, told, earlier, shared)


def _is_of_other(told: _Told, earlier: _Told, shared: frozenset[str]) -> bool:
    """Tell whether what is denied is another thing, or at another time.

    "No cake at Miller's" leaves the bread there, "not on Friday" the Monday.
    """
    times = bool(told.times and earlier.times and not told.times & earlier.times)
    fresh, gone = (one.roots - shared - one.times for one in (told, earlier))
    return times or bool(fresh and gone)


def _is_replaced(
    memory: Memory, told: _Told, earlier: _Told, shared: frozenset[str]
) -> bool:
    """Tell whether the words in which two statements differ stand for each other."""
    fresh, gone = told.roots - shared, earlier.roots - shared
    share = len(shared) / min(len(told.roots), len(earlier.roots))
    other_time = fresh & told.times, gone & earlier.times
    if fresh <= told.times and (other_time[1] or not gone):
        return share >= _OTHER_TIME
    if not other_time[0] and other_time[1]:
        return _is_same_subject(told, earlier) and _covers(shared, earlier, _TIMELESS)
    if _is_of_slot(memory, told):
        # A value is told in few words; what is told in more is another story.
        if shared <= _words(memory.slot) and len(fresh) > _MOST_TOLD:
            return False
        return bool(other_time[0]) == bool(other_time[1])
    # Where the time is the same, or other too, other words are another subject.
    same_time = bool(shared & told.times)
    if same_time or (all(other_time) and not gone <= earlier.times):
        return False
    return _is_same_subject(told, earlier) and share >= _OTHER_WORD


def _covers(shared: frozenset[str], told: _Told, least: float) -> bool:
    return len(shared) >= least * len(told.roots)


def _is_same_subject(one: _Told, other: _Told) -> bool:
    """Tell whether each speaks of what the other one opens with."""
    return (
        bool(one.order and other.order)
        and one.order[0] in other.roots
        and other.order[0] in one.roots
    )


def _is_of_slot(memory: Memory, told: _Told) -> bool:
    """Tell whether a statement names the whole subject of a fact that was read."""
    named = _words(memory.slot)
    return bool(memory.value) and bool(named) and named <= told.roots
