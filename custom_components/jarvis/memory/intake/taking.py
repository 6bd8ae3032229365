"""Takes what was read into the memory: keeps it, and retires what it makes untrue."""

from collections.abc import Callable, Sequence
from dataclasses import replace
import sqlite3
from typing import Final

from ...lang.keywords import base_language
from ...statements.branch import Branch, Kind
from ...statements.changes import parts
from ...statements.changes.contrast import Change
from ...statements.changes.figuring import is_amount
from ...statements.changes.overlaid import frame_of
from ...statements.changes.replacement import Replacement
from ...statements.changes.wholeness import is_whole
from ...statements.confiding import confided, is_surprise
from ...statements.facts import Reading, read
from ...statements.pieces import pieces_of
from ...statements.prefacing import unprefaced
from ...statements.reading import Claim
from ...statements.rivals.apart import are_of_two
from ...statements.slots import is_shared, of_kinds, subject_of
from .. import graph
from ..base import Memory, Note, NothingToRemember, Origin
from ..finding import lookup
from ..housekeeping.portability import read_note
from . import changing, opened, ordering, replacing, revising
from .elliptic import as_placed
from .learned import Learned, Moment
from .recent import as_told

_MASK: Final = "[[secret:"
# "Remember that", and nothing more.
_NOTHING: Final = Reading(remember=True)
_OWN_WORDS: Final = frozenset({Origin.USER, Origin.OWNER})

type Meant = Callable[[Replacement], Memory | None]


def worth_keeping(
    connection: sqlite3.Connection, reading: Reading, note: Note
) -> Reading:
    """Return a reading with what is worth keeping of what the house may not know."""
    scopes = lookup.scopes_of(connection, note.scope.person)
    return replace(
        reading,
        claims=tuple(
            claim
            # A mask stands for a secret of one conversation; later for nothing.
            for claim in reading.claims
            if _MASK not in (claim.value or claim.text)
            and (
                not claim.tentative
                or claim.gone
                or _is_known(connection, claim, scopes, note.language)
            )
        ),
    )


def unread(
    reading: Reading,
    text: str,
    changed: Sequence[revising.Revision],
    language: str,
) -> Reading:
    """Return a reading without the sentences that gave known facts another value."""
    if not any(revision.value for revision in changed):
        return reading
    left = read(revising.left_of(text, changed), language)
    return replace(left, remember=reading.remember, private=reading.private)


def take(
    connection: sqlite3.Connection,
    reading: Reading,
    note: Note,
    moment: Moment,
    meant: Meant,
) -> Learned:
    """Keep what an utterance tells; `meant` finds the fact that it corrects."""
    learned = Learned()
    for claim in reading.claims:
        learned += _keep(connection, claim, _scoped(note, claim), moment)
    for replacement in () if learned.retired else reading.replacements:
        fact = meant(replacement)
        named = replacement.value
        if fact and not fact.value and not replacement.old:
            # A statement that is of no value has none to be replaced.
            continue
        if fact and (replacement.latest or replacement.bare):
            named = as_placed(fact, named)
        value = fact and parts.mended(fact, named, replacement.old)
        if (
            fact
            and value
            and is_whole(
                fact.text,
                graph.with_value(fact, value),
                replacement.value,
                note.language,
            )
        ):
            learned += graph.replace_value(connection, fact, value, note, moment)
    for change in () if learned.retired else reading.changes:
        learned += _outdate(connection, change, note, moment, learned)
    return learned


def note_down(connection: sqlite3.Connection, note: Note, moment: Moment) -> Learned:
    """Keep a note for whom it is for, as if they had said it.

    Words that read as nothing are kept as they are. Raises NothingToRemember and
    NotTrusted.
    """
    if replace(read(note.text, note.language), private=False) == _NOTHING:
        raise NothingToRemember("a wish to keep something, and nothing behind it")
    # A directive stays as it was said.
    if note.branch is not Branch.DIRECTIVES:
        note = replace(note, text=unprefaced(note.text, note.language))
    if note.slot or note.branch is Branch.DIRECTIVES or note.origin not in _OWN_WORDS:
        return graph.learn_all(connection, read_note(note), moment)
    scopes = lookup.scopes_of(connection, note.scope.person)
    moment = replace(moment, speaker=note.scope.person)
    changed = ordering.revisions(connection, scopes, note.text, note.language)
    reading = read(note.text, note.language)
    whose = (note.scope.person, note.language)
    reading, plain = opened.read_plainly(connection, reading, note.text, whose)
    reading = unread(reading, plain, changed, note.language)
    learned = revising.revise(connection, changed, note, moment)
    for claim in reading.claims:
        if claim.slot and claim.branch is not Branch.DIRECTIVES:
            learned += _keep(connection, claim, note, moment)
    for replacement in () if learned.stored else reading.replacements:
        fact = replacing.with_value(
            connection, scopes, replacement.old, replacement.subject, note.language
        )
        if fact is not None:
            value = parts.mended(fact, replacement.value, replacement.old)
            learned += graph.replace_value(connection, fact, value, note, moment)
    if not (learned.stored or learned.known):
        asked = reading.claims if reading.remember and len(reading.claims) == 1 else ()
        text = asked[0].text if asked else note.text
        learned += graph.learn(connection, replace(note, text=text), moment)
    for change in () if learned.retired else reading.changes:
        learned += _outdate(connection, change, note, moment, learned)
    return learned


def _scoped(note: Note, claim: Claim) -> Note:
    # What somebody tells in confidence is theirs, whatever it is about.
    own = claim.personal or claim.branch is Branch.DIRECTIVES or note.scope.private
    own = own or is_surprise(claim.text, note.language)
    return note if own else replace(note, scope=replace(note.scope, person=None))


def _keep(
    connection: sqlite3.Connection, claim: Claim, note: Note, moment: Moment
) -> Learned:
    fact = replace(
        note,
        text=claim.text,
        kind=Kind.FACT,
        branch=claim.branch,
        slot=claim.slot,
        value=claim.value,
        single=not claim.several,
    )
    moment = replace(moment, changed=claim.changed)
    if claim.back:
        return graph.take_back(connection, fact, moment)
    learned = graph.learn(connection, fact, moment)
    if not claim.changed or is_shared(fact.slot):
        return learned
    found = _untrue(connection, claim, note, moment)
    kept = {*learned.stored, *learned.known, *learned.stale, moment.said}
    found = [memory for memory in found if memory.id not in kept]
    by = next(iter((*learned.stored, *learned.known)), moment.said)
    return learned + graph.outdate(connection, found, moment.at, by)


def _untrue(
    connection: sqlite3.Connection, claim: Claim, note: Note, moment: Moment
) -> list[Memory]:
    """Return what else a changed value belies: the old one by name, what was said."""
    scopes = lookup.scopes_of(connection, moment.speaker or note.scope.person)
    subject = subject_of(claim.slot)
    found = [
        memory
        for old in claim.gone
        for memory in (
            *replacing.still_saying(connection, scopes, old, subject, note.language),
            *replacing.denied(
                connection,
                scopes,
                Change(text=claim.text, marked=True, denies=False, gone=old),
                note.language,
            ),
        )
    ]
    found += replacing.told_before(connection, scopes, claim.slot, note.language)
    found += replacing.framed(connection, scopes, claim.text, note.language)
    return list(
        {
            memory.id: memory
            for memory in found
            if memory.live
            and (
                frame_of(memory.text, claim.text, note.language)
                or not are_of_two(memory.text, claim.text, note.language)
            )
        }.values()
    )


def _outdate(
    connection: sqlite3.Connection,
    change: Change,
    note: Note,
    moment: Moment,
    learned: Learned,
) -> Learned:
    """Retire what a statement of change belies; keep it where it takes the place."""
    told = pieces_of(change.text, base_language(note.language))
    if told is not None and is_amount(told):
        # "Sorry, 18 thousand euros" is of no matter by itself.
        return Learned()
    scopes = lookup.scopes_of(connection, moment.speaker)
    kept = {*learned.stored, *learned.known}
    # Of "it wasn't Ada who called, it was Ben" who called is what was denied.
    named = bool(change.gone) and not change.about
    outdated = changing.outdated(
        connection, scopes, change, note.language, moment.said or 1 << 62
    )
    found = [one for one in outdated if not named and one.id not in kept]
    denied = replacing.denied(connection, scopes, change, note.language)
    found += [one for one in denied if one.id not in {*kept, moment.said}]
    found = [
        one
        for one in found
        # As it was said, too: without what it denies it may read as anything.
        if not any(
            are_of_two(one.text, told, note.language)
            for told in (change.text, note.text)
        )
    ]
    facts = [memory for memory in found if memory.kind is Kind.FACT]
    new = Learned()
    if (facts or change.gone) and not kept and _MASK not in change.text:
        new = graph.learn(connection, _anew(change, facts, note), moment)
    by = next(iter((*learned.stored, *learned.known, *new.stored, *new.known)), None)
    return new + graph.outdate(connection, found, moment.at, by or moment.said)


def _anew(change: Change, facts: Sequence[Memory], note: Note) -> Note:
    """Return a change as a fact, where the first one was that it takes the place of."""
    read_as = as_told(change.text, note.language).claims[0]
    return replace(
        note,
        text=read_as.text,
        kind=Kind.FACT,
        branch=facts[0].branch if facts else read_as.branch,
        scope=confided(facts[0].scope, note.scope) if facts else note.scope,
        slot=read_as.slot if change.gone else "",
        value=read_as.value if change.gone else "",
    )


def _is_known(
    connection: sqlite3.Connection,
    claim: Claim,
    scopes: Sequence[int],
    language: str,
) -> bool:
    """Tell whether a remark is about something that is kept already."""
    if lookup.in_slot(connection, scopes, of_kinds(subject_of(claim.slot))):
        return True
    if not claim.changed:
        return False
    if replacing.told_before(connection, scopes, claim.slot, language):
        return True
    return lookup.similar(connection, scopes, claim.text, language) is not None
