"""Finds what speaks of a topic in other forms of its words, where none holds them.

The index is asked for forms and beginnings of words; what it names is read and told
by `kin.py`, and left alone where it is about something else that is only named so.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words, words
from ...statements.branch import Branch, Kind
from ...statements.facts import slots_of
from ...statements.patterns import full, search
from ...statements.phrases import PHRASES, Phrases
from ...statements.slots import subject_of
from ...statements.topics import kin
from ...statements.topics.answered import answering, may_answer_it
from ...statements.topics.indirect import asked_in
from ...statements.topics.kind_nouns import of_kind_noun, tells_kind
from ...statements.unspaced_text.particles import is_cut
from ...statements.wording import root_of, roots, searchable
from ..base import Memory
from ..rows import fetch, told_by
from . import lookup
from .matching import NEWEST_ID, matching
from .topics import (
    Topic,
    holds_names,
    is_of_named,
    is_of_others,
    is_own,
    is_theirs,
    names,
)

_MOST: Final = 300
# Where the noun stands in "my suitcase weighs".
_NOUN: Final = 1


def speaking_of(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    topic: Topic,
    *,
    doing: bool = False,
) -> list[Memory]:
    """Return facts and diary rows that mean a topic by words of the same kin.

    `doing`: also what a thing that is named alone does itself.
    """
    wanted = kin.named_by(topic.what, topic.language)
    if not wanted or not scopes:
        return []
    expression = " AND ".join(
        f"({any_form(scopes, word, topic.language)})" for word in wanted
    )
    ids = matching(connection, [expression], (0, NEWEST_ID), _MOST)[0]
    return [
        memory
        for memory in fetch(connection, ids).values()
        if _means(memory, wanted, topic, doing=doing)
    ]


def answers_to(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> list[Memory] | None:
    """Return what answers an indirect question; None for what is not asked so.

    Who somebody is, is answered by nothing else that is told of them.
    """
    asked = asked_in(topic.what, topic.language)
    if asked is None:
        return None
    # What was taken from a row goes with it: such a row needs no finding.
    found = [
        one
        for one in speaking_of(connection, scopes, topic._replace(what=asked.core))
        if one.kind is Kind.FACT or not told_by(connection, one.id)
    ]
    fits = answerable(topic, found)
    if found and not fits:
        return []
    if topic.kind:
        # Russian says of a kettle that it costs and that it stands in one word.
        fits = [one for one in fits if tells_kind(one, (topic.kind,))] or fits
    told = answering(fits, asked, base_language(topic.language))
    return told or ([] if asked.who and asked.itself else None)


def of_kind_named(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> list[Memory]:
    """Return what tells the kind of value that a topic names of something.

    "The date of the sweep": when the sweep comes, not what else is known of the sweep.
    """
    of, kinds = of_kind_noun(topic.what, topic.language)
    if not of:
        return []
    named = topic._replace(what=of)
    words_of = content_words(of, topic.language)
    found = lookup.holding(connection, scopes, words_of, hidden=True)
    found = [one for one in found if holds_names(named, one) and names(words_of, one)]
    found = [*found, *speaking_of(connection, scopes, named, doing=True)]
    once = {one.id: one for one in found if not is_of_others(words_of, one, named)}
    return [one for one in once.values() if tells_kind(one, kinds)]


def answerable(topic: Topic, found: Sequence[Memory]) -> list[Memory]:
    """Return what may answer an indirect question; all where none is asked."""
    asked = asked_in(topic.what, topic.language)
    if asked is None or topic.every:
        return list(found)
    code = base_language(topic.language)
    return [one for one in found if may_answer_it(one, asked, topic.kind, code)]


def any_form(scopes: Sequence[int], word: str, language: str) -> str:
    """Return what asks the index for a word and its kin in some scopes."""
    prefixes = [form for scope in scopes for form in (f"{scope}_", f"h{scope}_")]
    forms, start = kin.forms_of(word, language)
    terms = [f'"{prefix}{form}"' for prefix in prefixes for form in forms]
    if start:
        terms += [f'"{prefix}{start}" *' for prefix in prefixes]
    return " OR ".join(terms)


def _means(memory: Memory, wanted: Sequence[str], topic: Topic, *, doing: bool) -> bool:
    """Tell whether a memory is of the topic, not of a thing that is named alike."""
    code = base_language(topic.language)
    if base_language(memory.language) != code:
        return False
    # By what else a fact is asked for, but not by the roots that name its slot.
    told = searchable(memory.slot, memory.text, code).removeprefix(memory.slot)
    if not (
        kin.speaks_of(wanted, told, code) and kin.holds_first(topic.what, told, code)
    ):
        return False
    if is_theirs(topic, memory):
        return False
    if is_of_others(content_words(topic.what, code), memory, topic):
        # "My boss Ben was fired" is of Ben.
        return is_of_named(topic, memory) and holds_names(topic, memory)
    # One word alone stands in much that is of something else.
    named = len(wanted) + bool(kin.named_first(topic.what, code))
    return doing or named > 1 or _is_of_one(memory, wanted[0], topic, code)


def _is_of_one(memory: Memory, wanted: str, topic: Topic, code: str) -> bool:
    """Tell whether a memory that holds kin of a topic's only word is about that."""
    phrases = PHRASES.get(code)
    if phrases is None:
        return True
    if is_own(topic) and not _is_own(memory, phrases):
        return False
    if memory.branch is Branch.DIRECTIVES and is_cut(code):
        # A wish what to do has no thing that does it.
        return True
    if phrases.verb_last and root_of(wanted, code) in roots(memory.text, code):
        return True
    if not any(kin.are_kin(wanted, one, code) for one in words(memory.text)):
        # It holds both words that the topic grew from.
        return True
    return not _acts_itself(memory.text, wanted, phrases) and _is_about(
        memory, wanted, code
    )


def _acts_itself(text: str, wanted: str, phrases: Phrases) -> bool:
    """Tell whether a thing does what a topic says of a person: "my suitcase weighs"."""
    if search(phrases.acting, text):
        return False
    said = words(text)
    at = next(
        (at for at, one in enumerate(said) if kin.are_kin(wanted, one, phrases.code)),
        0,
    )
    small = rf"(?:{phrases.own}|{phrases.ours}|{phrases.articles})"
    first = at == _NOUN + 1 and full(small, said[0]) is not None
    noun = said[at - 1] if first or at == 1 else ""
    return bool(noun and content_words(noun, phrases.code))


def _is_own(memory: Memory, phrases: Phrases) -> bool:
    """Tell whether somebody speaks of themself; yes where that is seldom said."""
    own = rf"{phrases.own}|{phrases.ours}"
    return bool(phrases.values) or search(own, memory.text) is not None


def _is_about(memory: Memory, wanted: str, code: str) -> bool:
    """Tell whether the subject of a statement is the topic, if it has one."""
    slots = {memory.slot} if memory.slot else slots_of(memory.text, code)
    subjects = [subject_of(slot).split() for slot in slots]
    kindred = {
        root_of(one, code)
        for one in (*words(memory.text), *slots)
        if kin.are_kin(one, wanted, code)
    }
    return not any(subjects) or any(kindred.issuperset(one) for one in subjects)
