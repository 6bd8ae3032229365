"""Finds what is to be forgotten by another noun than it was told with.

Only where nothing holds the very words: "the plumber's quote" is "the plumber wants
900", "I gave Ben the present, delete that" the drone that was ordered for Ben.
"""

from collections.abc import Sequence
import sqlite3
from typing import Final

from ...lang.keywords import base_language
from ...statements.branch import Kind
from ...statements.rivals.bearers import are_apart
from ...statements.sentences import is_only_asking
from ...statements.topics import kin
from ...statements.topics.content import ENOUGH, Named, counts, is_told, named
from ...statements.topics.indirect import asked_in
from ...statements.unspaced_text.particles import is_cut
from ..base import Memory
from ..rows import fetch, said_in
from .kindred import any_form
from .matching import NEWEST_ID, matching
from .topics import Topic, is_that

_MOST: Final = 300
_KINDS: Final = frozenset({Kind.FACT, Kind.SAID})


def named_otherwise(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> list[Memory]:
    """Return what a topic, or what is said before "delete that", clearly means.

    Of several that are told of as much, none is clear.
    """
    best = _best(connection, scopes, topic, ENOUGH)
    return best if len(_things(connection, best)) == 1 else []


def several_named(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> list[list[Memory]]:
    """Return the things that a topic may mean likewise, each as it is best told."""
    best = _best(connection, scopes, topic, 1)
    found = {one.id: one for one in best}
    things = [
        sorted(
            (found[one] for one in ids if one in found),
            key=lambda one: (one.kind is not Kind.FACT, -one.id),
        )
        for ids in _things(connection, best)
    ]
    told = [thing for thing in things if _is_told_of(thing[0])]
    return told if len(told) > 1 else []


def _is_told_of(one: Memory) -> bool:
    return one.kind is Kind.FACT or not is_only_asking(one.text, one.language)


def _best(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic, enough: int
) -> list[Memory]:
    """Return what is told of most of the words, at least of so many."""
    if topic.every or topic.said is not None or not scopes:
        return []
    wanted = named(topic.what, topic.why, topic.language)
    if not wanted.words:
        return []
    open_to = wanted.that or wanted.whose or is_that(topic)
    if not open_to and asked_in(topic.what, topic.language):
        # What answers a question is told by its words.
        return []
    found = _holding_any(connection, scopes, wanted)
    that = wanted.that or is_that(topic)
    counted = [(counts(wanted, one.text, whole=not that), one) for one in found]
    most = max((many for many, _ in counted), default=0)
    # "What the agent said": whatever that was.
    alone = wanted.said or (that and (bool(wanted.names) or wanted.called))
    alone = alone and len(wanted.looked_for) == 1
    if most < (1 if alone else enough):
        return []
    best = [one for many, one in counted if many == most]
    if not (that or alone) and not _is_told_otherwise(wanted, best):
        return []
    return best


def _is_told_otherwise(wanted: Named, best: Sequence[Memory]) -> bool:
    """Tell that a word of the topic stands in none of it: the very words did not do."""
    return bool(wanted.whose) or any(
        not is_told(word, one.text, wanted.code)
        for word in wanted.words
        for one in best
    )


def _holding_any(
    connection: sqlite3.Connection, scopes: Sequence[int], wanted: Named
) -> list[Memory]:
    """Return the newest live rows that hold one of the words."""
    expressions = [_asking(scopes, word, wanted.code) for word in wanted.looked_for]
    found = matching(connection, expressions, (0, NEWEST_ID), _MOST)
    ids = list(dict.fromkeys(row for rows in found for row in rows))
    text = " ".join(wanted.looked_for)
    return [
        one
        for one in fetch(connection, ids).values()
        if one.kind in _KINDS
        and base_language(one.language) == wanted.code
        and not are_apart(text, one.text, wanted.code)
    ]


def _asking(scopes: Sequence[int], word: str, code: str) -> str:
    """Return what asks the index for a word in any of its forms."""
    if not is_cut(code):
        return any_form(scopes, word, code)
    signs = kin.named_by(word, code) or (word,)
    return " AND ".join(f"({any_form(scopes, one, code)})" for one in signs)


def _things(connection: sqlite3.Connection, best: Sequence[Memory]) -> list[set[int]]:
    """Return rows by what was told: a fact goes with where it was said."""
    facts = [one.id for one in best if one.kind is Kind.FACT]
    sources = said_in(connection, facts)
    groups = [{one.id} for one in best if one.kind is Kind.SAID]
    for fact in facts:
        mine = {fact, *sources[fact]}
        joined = [group for group in groups if group & mine]
        groups = [group for group in groups if not group & mine]
        groups.append(mine.union(*joined))
    return groups
