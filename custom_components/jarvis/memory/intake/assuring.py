"""Sees to it that what retires a fact leaves another one in its place.

"Correction: Theo goes to bed at nine" may be of no table, and still it is what holds
now: as it was told it is kept, unless it only says that something is no more.
"""

from dataclasses import replace
from datetime import datetime
import sqlite3

from ...lang.keywords import base_language, content_words
from ...statements.branch import Branch, Kind
from ...statements.confiding import confided
from ...statements.facts import tellings
from ...statements.patterns import EDGE, match
from ...statements.phrases import PHRASES
from ...statements.wording import is_negated, roots
from ...statements.words.amending_words import AMENDING
from .. import graph, rows
from ..base import Memory, Note, Scope
from . import recent
from .hearing import Heard, Utterance
from .learned import Learned, Moment


def assured(
    connection: sqlite3.Connection,
    heard: Heard,
    utterance: Utterance,
    at: datetime,
    day: str,
) -> Learned:
    """Return what was learned, with a fact of what took the place of retired ones."""
    learned = heard.learned
    kept = learned.stored or learned.known or heard.forgotten
    gone = (*learned.retired, *learned.belied)
    if kept or not (gone and heard.said):
        return learned
    known = base_language(utterance.language) in AMENDING
    old = rows.fetch(connection, gone) if known else {}
    for fact in old.values():
        if fact.kind is not Kind.FACT or fact.branch is Branch.DIRECTIVES:
            continue
        if told := _told_instead(fact, utterance):
            note = Note(
                text=told,
                language=utterance.language,
                scope=Scope(person=utterance.person, private=heard.private),
                source=replace(
                    utterance.source,
                    speaker=utterance.source.speaker or utterance.person,
                ),
            )
            anew = _as_fact(note, fact)
            moment = Moment(at=at, day=day, said=heard.said, speaker=utterance.person)
            return learned + graph.learn(connection, anew, moment)
    return learned


def _told_instead(fact: Memory, utterance: Utterance) -> str:
    """Return the statement that names what a retired fact is of; '' for none."""
    language = utterance.language
    phrases = PHRASES[base_language(language)]
    before = set(roots(fact.text, fact.language))
    for _, plain in tellings(utterance.text, language):
        bare = plain.strip(EDGE)
        follows = match(rf"(?:{phrases.goes_on}|{phrases.theirs})\b", bare)
        words = {one.word for one in content_words(bare, language)}
        shares = before & set(roots(bare, language))
        if shares and words and not (follows or is_negated(bare, language)):
            return bare
    return ""


def _as_fact(note: Note, old: Memory) -> Note:
    told = recent.as_told(note.text, note.language).claims[0]
    return replace(
        note,
        text=told.text,
        kind=Kind.FACT,
        branch=old.branch,
        scope=confided(old.scope, note.scope),
        slot=told.slot,
        value=told.value,
    )
