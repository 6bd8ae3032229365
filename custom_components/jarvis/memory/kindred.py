"""Finds what speaks of a topic in other forms of its words, where none holds them.

The index is asked for forms and beginnings of words; what it names is read and told
by `kin.py`, and left alone where it is about something else that is only named so.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ..lang.keywords import base_language, content_words
from . import kin
from .base import Memory
from .facts import slots_of
from .matching import NEWEST_ID, matching
from .patterns import search
from .phrases import PHRASES
from .rows import fetch
from .slots import subject_of
from .topics import Topic, is_of_others, is_own

_MOST: Final = 300


def speaking_of(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> list[Memory]:
    """Return facts and diary rows that mean a topic by words of the same kin."""
    wanted = kin.named_by(topic.what, topic.language)
    if not wanted or not scopes:
        return []
    expression = " AND ".join(
        f"({_any_form(scopes, word, topic.language)})" for word in wanted
    )
    ids = matching(connection, [expression], (0, NEWEST_ID), _MOST)[0]
    return [
        memory
        for memory in fetch(connection, ids).values()
        if _means(memory, wanted, topic)
    ]


def _any_form(scopes: Sequence[int], word: str, language: str) -> str:
    """Return what asks the index for a word and its kin in some scopes."""
    prefixes = [form for scope in scopes for form in (f"{scope}_", f"h{scope}_")]
    forms, start = kin.forms_of(word, language)
    terms = [f'"{prefix}{form}"' for prefix in prefixes for form in forms]
    if start:
        terms += [f'"{prefix}{start}" *' for prefix in prefixes]
    return " OR ".join(terms)


def _means(memory: Memory, wanted: Sequence[str], topic: Topic) -> bool:
    """Tell whether a memory is of the topic, not of a thing that is named alike."""
    code = base_language(topic.language)
    if base_language(memory.language) != code:
        return False
    if not kin.speaks_of(wanted, f"{memory.slot} {memory.text}", code):
        return False
    if is_of_others(content_words(topic.what, code), memory):
        return False
    # One word alone stands in much that is of something else.
    if len(wanted) > 1:
        return True
    own = not is_own(topic) or _is_own(memory, code)
    return own and _is_about(memory, wanted, code)


def _is_own(memory: Memory, code: str) -> bool:
    """Tell whether somebody speaks of themself; yes where that is seldom said."""
    phrases = PHRASES.get(code)
    if phrases is None or phrases.values:
        return True
    return search(rf"{phrases.own}|{phrases.ours}", memory.text) is not None


def _is_about(memory: Memory, wanted: Sequence[str], code: str) -> bool:
    """Tell whether the subject of a statement is named by the topic, if it has one."""
    slots = {memory.slot} if memory.slot else slots_of(memory.text, code)
    subjects = [subject_of(slot).split() for slot in slots]
    return not any(subjects) or any(
        all(any(kin.are_kin(one, word, code) for word in wanted) for one in subject)
        for subject in subjects
    )
