"""Takes one utterance into the memory: diary, facts, corrections, wishes."""

from dataclasses import dataclass, field, replace
from datetime import datetime
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.branch import Kind
from ...statements.changes.bare import is_remark
from ...statements.changes.replacement import Replacement
from ...statements.changes.updates import without_wishes
from ...statements.facts import Reading, read, tellings
from ...statements.patterns import match
from ...statements.phrases import PHRASES
from ...statements.prefacing import unprefaced
from ...statements.rivals import swapping
from ...statements.topics.topic_words import only_confides
from ...statements.unspaced_text.particles import is_cut, is_value
from .. import diary, forgetting, graph, rows
from ..base import Memory, Note, Scope, Source
from ..finding import lookup
from ..finding.topics import is_that, said_then, topic_of
from ..forgotten import Forgotten
from . import opened, ordering, recent, replacing, restating, revising, taking
from .elliptic import as_answered, instead, is_of_like_kind, may_be_of_kind
from .hushing import hush
from .learned import Learned, Moment

_SHORT_VALUE: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    """What a person said; `person` is None for an unknown voice.

    `about` are the ids of memories the answer before it spoke of, best first, so
    that "no, it is green" and "forget that" know what is meant. Without
    `may_forget` a wish to forget does nothing, and is not written down either.
    `answered`: the memory itself gave that answer, and nothing was said since.
    """

    text: str
    language: str
    person: str | None = None
    source: Source = field(default_factory=Source)
    at: datetime | None = None
    about: tuple[int, ...] = ()
    may_forget: bool = True
    answered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """What an utterance did to the memory.

    `said` is its row in the diary, 0 if it has none. `asked` tells that the user
    wanted something kept, so a reply may confirm it. `forgotten` is None unless
    something was to be forgotten. `private`: it was said in confidence.
    """

    said: int = 0
    asked: bool = False
    learned: Learned = field(default_factory=Learned)
    forgotten: Forgotten | None = None
    private: bool = False

    @property
    def nothing_to_remember(self) -> bool:
        """Tell that "remember" came with nothing to keep."""
        return self.asked and not (self.learned.stored or self.learned.known)


def hear(
    connection: sqlite3.Connection,
    utterance: Utterance,
    reading: Reading,
    at: datetime,
    day: str,
) -> Heard:
    """Write an utterance down and do what it wants, in the caller's transaction."""
    if reading.forget or reading.forget_last or reading.forget_all:
        return _hear_forgetting(connection, utterance, reading, at, day)
    if reading.private and only_confides(utterance.text, utterance.language):
        kept = hush(connection, _told_before(connection, utterance), utterance.person)
        return Heard(private=True, learned=Learned(belied=kept))
    note = _written(utterance, private=reading.private)
    plain = unprefaced(utterance.text, utterance.language)
    utterance = replace(utterance, text=plain)
    if not reading.remember and (
        put := _put_right(connection, utterance, note, at, day)
    ):
        return put
    before = _said_before(connection, utterance)
    whose = (utterance.person, utterance.language)
    reading, plain = opened.read_plainly(connection, reading, utterance.text, whose)
    changed = ordering.revisions(
        connection,
        lookup.scopes_of(connection, utterance.person),
        plain,
        utterance.language,
    )
    reading = taking.unread(reading, plain, changed, utterance.language)
    reading = restating.of_itself(connection, reading, utterance.text, whose)
    reading = _pointing(connection, reading, utterance, before)
    if plain == utterance.text:
        reading = _instead(reading, utterance)
    told = recent.told_last(
        connection, utterance.person, utterance.source.conversation, at
    )
    only_asked = reading.remember and not reading.claims
    reading = taking.worth_keeping(connection, reading, note)
    mended = any(claim.text not in utterance.text for claim in reading.claims)
    mended = mended or any(revision.repeats for revision in changed)
    mended = mended or any(change.gone for change in reading.changes)
    said = 0 if only_asked else diary.write(connection, note, at, day, outdated=mended)
    moment = Moment(at=at, day=day, said=said or None, speaker=utterance.person)
    learned = revising.revise(connection, changed, note, moment)
    learned += taking.take(
        connection,
        reading,
        note,
        moment,
        lambda replacement: _meant(connection, replacement, utterance, before, told),
    )
    learned += _swap(connection, told, note, moment)
    if said and (learned.stored or learned.known):
        diary.mark_read(connection, [said])
    return Heard(
        said=said, asked=reading.remember, learned=learned, private=reading.private
    )


def _hear_forgetting(
    connection: sqlite3.Connection,
    utterance: Utterance,
    reading: Reading,
    at: datetime,
    day: str,
) -> Heard:
    """Forget, and hear what is said besides: "Forget the old one. It is 5"."""
    # The wish itself names what is to be forgotten: it is not written down.
    if not utterance.may_forget:
        return Heard(private=reading.private)
    forgotten = _forget(connection, utterance, reading, at)
    # "Forget the old code. The new one is 1234."
    rest = without_wishes(utterance.text, utterance.language)
    if not (reading.forget and reading.claims and rest):
        return Heard(forgotten=forgotten)
    left = replace(utterance, text=rest)
    heard = hear(connection, left, read(rest, utterance.language), at, day)
    return replace(heard, forgotten=forgotten)


def _put_right(
    connection: sqlite3.Connection,
    utterance: Utterance,
    note: Note,
    at: datetime,
    day: str,
) -> Heard | None:
    """Keep what was told right before with the value that is named now."""
    found = restating.restated(
        connection,
        utterance.text,
        utterance.language,
        person=utterance.person,
        conversation=utterance.source.conversation,
        at=at,
    )
    if found is None:
        return None
    row, text = found
    alike = recent.told_alike(connection, row, utterance.person)
    said = diary.write(connection, note, at, day, outdated=True)
    moment = Moment(at=at, day=day, said=said, speaker=utterance.person)
    old = [*recent.facts_of(connection, row), *alike]
    meant = replace(note, text=text, scope=row.scope)
    reading = recent.as_told(text, note.language)
    learned = taking.take(connection, reading, meant, moment, lambda _: None)
    kept = {*learned.stored, *learned.known, *learned.retired, *learned.stale}
    old = [one for one in old if one.id not in kept]
    by = next(iter((*learned.stored, *learned.known)), said)
    learned += graph.outdate(connection, old, at, by)
    return Heard(said=said, learned=learned, private=note.scope.private)


def _written(utterance: Utterance, *, private: bool) -> Note:
    """Return an utterance as it is written down."""
    return Note(
        text=utterance.text,
        language=utterance.language,
        kind=Kind.SAID,
        scope=Scope(person=utterance.person, private=private),
        source=replace(
            utterance.source, speaker=utterance.source.speaker or utterance.person
        ),
    )


def _instead(reading: Reading, utterance: Utterance) -> Reading:
    """Read "make it Friday" as the new value of what was told last."""
    told = any(not claim.tentative for claim in reading.claims)
    if told or any(one.old for one in reading.replacements):
        return reading
    value = instead(utterance.text, utterance.language)
    if is_remark(value, base_language(utterance.language)):
        return reading
    named = (Replacement(value=value, latest=True),)
    return replace(reading, claims=(), replacements=named) if value else reading


def _swap(
    connection: sqlite3.Connection, told: list[Memory], note: Note, moment: Moment
) -> Learned:
    """Keep two things that were mixed up the other way round."""
    plain = [said for _, said in tellings(note.text, note.language)]
    if not told or not any(swapping.is_swap(one, note.language) for one in plain):
        return Learned()
    learned = Learned()
    for row, text in swapping.put_right(told, note.language):
        learned += graph.outdate(
            connection, recent.facts_of(connection, row), moment.at, moment.said
        )
        meant = replace(note, text=text, scope=row.scope)
        reading = recent.as_told(text, note.language)
        learned += taking.take(connection, reading, meant, moment, lambda _: None)
    return learned


def _pointing(
    connection: sqlite3.Connection, reading: Reading, utterance: Utterance, before: int
) -> Reading:
    """Read "no, her name is Ina" as the new value of the fact that was spoken of."""
    phrases = PHRASES.get(base_language(utterance.language))
    if phrases is None:
        return reading
    for claim in reading.claims:
        if not claim.changed or not claim.slot or not match(phrases.theirs, claim.text):
            continue
        named = Replacement(value=claim.value)
        fact = _meant(connection, named, utterance, before, [])
        if fact is None or not set(claim.slot.split()) <= set(fact.slot.split()):
            continue
        reading = replace(
            reading,
            claims=tuple(one for one in reading.claims if one is not claim),
            replacements=(*reading.replacements, named),
            changes=tuple(one for one in reading.changes if one.text != claim.text),
        )
    return reading


def _meant(
    connection: sqlite3.Connection,
    replacement: Replacement,
    utterance: Utterance,
    before: int,
    told: list[Memory],
) -> Memory | None:
    """Find the fact that a correction is about; None if that is not clear."""
    scopes = lookup.scopes_of(connection, utterance.person)
    if replacement.old:
        language, old = utterance.language, replacement.old
        about = replacement.subject
        known = replacing.with_value(connection, scopes, old, about, language)
        return known or recent.with_old_value(connection, scopes, old, about, language)
    fact = _spoken_of(connection, utterance)
    if fact and told and told[0].id == before:
        # What was told right before is meant, or nothing.
        said = rows.said_in(connection, [fact.id])[fact.id]
        fact = fact if before in said else None
    if replacement.latest:
        if fact and is_of_like_kind(fact, replacement.value, sure=False):
            return fact
        return recent.of_kind(connection, told, replacement.value)
    if fact is None and (row := _row_before(connection, utterance, before)):
        return as_answered(row, replacement.value)
    fact = fact or lookup.last_fact(connection, scopes, utterance.source.conversation)
    if fact is None or not replacement.bare:
        return fact
    right_after = before in rows.said_in(connection, [fact.id])[fact.id]
    spoken_of = fact.id in utterance.about
    value, language = replacement.value, utterance.language
    alike = bool(fact.value) and _is_short(value, language)
    alike = alike and (not is_cut(language) or is_value(value, language))
    alike = alike and may_be_of_kind(fact, value)
    return fact if alike and (right_after or spoken_of) else None


def _row_before(
    connection: sqlite3.Connection, utterance: Utterance, before: int
) -> Memory | None:
    """Return what the same person told right before, where no fact was taken of it."""
    row = rows.fetch(connection, [before]).get(before)
    if row is None or not row.live or row.source.speaker != utterance.person:
        return None
    told = tellings(row.text, row.language)
    taken = rows.select(
        connection, "JOIN provenance ON fact = memory.id WHERE said = ?", (before,)
    )
    return row if told and not taken else None


def _spoken_of(connection: sqlite3.Connection, utterance: Utterance) -> Memory | None:
    """Return the fact that the answer before was about."""
    for memory in _about(connection, utterance):
        if memory.kind is Kind.FACT and memory.live:
            return memory
    return None


def _about(connection: sqlite3.Connection, utterance: Utterance) -> list[Memory]:
    found = rows.fetch(connection, utterance.about)
    mine = (utterance.person, None)
    return [
        found[one]
        for one in utterance.about
        if one in found and found[one].scope.person in mine
    ]


def _forget(
    connection: sqlite3.Connection,
    utterance: Utterance,
    reading: Reading,
    at: datetime,
) -> Forgotten:
    person = utterance.person
    if reading.forget_all:
        return forgetting.everything_of(connection, person, at)
    if reading.forget_said:
        said = said_then(reading.forget, utterance.language, at)
        return forgetting.by_topic(connection, said, person, at)
    topic = topic_of(reading, utterance.language)
    gone = forgetting.by_topic(connection, topic, person, at)
    last = is_that(topic) and has_just_told(connection, utterance)
    if gone.ids or not (reading.forget_last or last):
        return gone
    return _forget_last(connection, utterance, at)


def _forget_last(
    connection: sqlite3.Connection, utterance: Utterance, at: datetime
) -> Forgotten:
    """Erase what "that" is: what was just said, else what was just recalled."""
    said, facts = _that(connection, utterance)
    if facts or said:
        return forgetting.erase(connection, facts, at, said)
    scopes = lookup.scopes_of(connection, utterance.person)
    fact = lookup.last_fact(connection, scopes, utterance.source.conversation)
    return forgetting.erase(connection, [fact] if fact else [], at)


def has_just_told(connection: sqlite3.Connection, utterance: Utterance) -> bool:
    """Tell whether "that" is what was told or recalled right before, no order."""
    said, facts = _that(connection, utterance)
    rest = rows.fetch(connection, said).values()
    return bool(facts) or any(tellings(one.text, one.language) for one in rest)


def _that(
    connection: sqlite3.Connection, utterance: Utterance
) -> tuple[list[int], list[Memory]]:
    """Return the rows and the facts that were told or recalled right before."""
    last = _said_before(connection, utterance)
    taken = recent.taken_in(connection, last)
    asked = not last or recent.is_question(connection, last)
    if not asked and not utterance.answered:
        return [last], taken
    if fact := _spoken_of(connection, utterance):
        return [], [fact]
    # A model answered from what was said and is no fact.
    told = [one.id for one in _about(connection, utterance) if one.kind is Kind.SAID]
    whose = (utterance.person, utterance.source.conversation)
    told = told or recent.answering(connection, last, whose)
    return told[:1], recent.taken_in(connection, told[0]) if told else []


def _said_before(connection: sqlite3.Connection, utterance: Utterance) -> int:
    """Return what this person said last in the conversation, 0 for nothing."""
    whose = (utterance.person, utterance.source.conversation)
    return recent.said_last(connection, *whose)


def _told_before(connection: sqlite3.Connection, utterance: Utterance) -> list[Memory]:
    """Return what this person told last in the conversation: its row and facts."""
    row = _said_before(connection, utterance)
    scopes = lookup.scopes_of(connection, utterance.person)
    last = lookup.last_fact(connection, scopes, utterance.source.conversation)
    taken = recent.taken_in(connection, row)
    if last is not None and last.id > row and last.id not in {one.id for one in taken}:
        # "Remember that …" stands in the diary as nothing but what was kept.
        mine = last.source.speaker == utterance.person
        return [last] if mine else []
    return [*rows.fetch(connection, [row]).values(), *taken]


def _is_short(value: str, language: str) -> bool:
    return len(content_words(value, language)) <= _SHORT_VALUE
