"""Erases: rows, indexes, vectors, echoes in the diary; leaves tombstones.

A tombstone is a digest, so what was forgotten cannot be read from it.
"""

from collections.abc import Sequence
from datetime import datetime
import sqlite3

from ..lang.keywords import Keyword, base_language, content_words
from ..statements.branch import Branch, Kind
from ..statements.facts import tellings
from ..statements.patterns import compiled
from ..statements.phrases import PHRASES
from ..statements.slots import is_of_kind
from ..statements.topics.erased import MOST_TEXTS, erased_words
from . import rows
from .base import Memory
from .finding import lookup
from .finding.by_content import named_otherwise, several_named
from .finding.by_time import said_in_time
from .finding.follow_up import put_right_by
from .finding.kindred import answerable, answers_to, of_kind_named, speaking_of
from .finding.sources import (
    earlier,
    not_of_others,
    only_told_in,
    sources_of_others,
    telling_only,
)
from .finding.sparing import without_kept
from .finding.topics import (
    CLEARLY_MEANT,
    Topic,
    covers,
    does_itself,
    each_of,
    holds_names,
    is_of_name,
    is_of_others,
    is_own,
    is_subject,
    is_within,
    names,
    plainly,
    without_kind,
)
from .forgotten import Forgotten
from .graph import bury
from .intake import settling
from .intake.echoes import repeating, summaries_of, summarise_again
from .intake.rewriting import other_parts, write_again


def meant(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> tuple[Memory, ...]:
    """Return the facts that a topic would erase."""
    each = [_meant_by(connection, one, person) for one in each_of(topic)]
    if len(each) > 1 and all(each) and not _meant_by(connection, topic, person):
        return tuple({fact.id: fact for found in each for fact in found}.values())
    return _meant_by(connection, topic, person)


def _meant_by(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> tuple[Memory, ...]:
    if topic.what or topic.said is not None:
        found, _ = _found(connection, topic, person)
    else:
        found = _of_unknown(connection) if person is None else _own(connection, person)
    return tuple(one for one in found if one.live and one.kind is Kind.FACT)


def by_topic(
    connection: sqlite3.Connection, topic: Topic, person: str | None, at: datetime
) -> Forgotten:
    """Erase what a person may forget of a topic; nothing if no word matches.

    Of two things that are named together, each is a topic if there are both.
    """
    gone = _by_topic(connection, topic, person, at)
    each = () if gone.ids else each_of(topic)
    if all(_meant_by(connection, one, person) for one in each):
        for one in each:
            gone += _by_topic(connection, one, person, at)
    return gone


def _by_topic(
    connection: sqlite3.Connection, topic: Topic, person: str | None, at: datetime
) -> Forgotten:
    facts, spoken = _found(connection, topic, person)
    if topic.said is not None:
        return erase(connection, facts, at, spoken)
    if not facts and not spoken:
        return Forgotten()
    named = f"{topic.what} {topic.why}"
    kept = other_parts(connection, facts, spoken, named)
    more, rows_of = put_right_by(connection, facts, spoken)
    facts, spoken = [*facts, *more], [*spoken, *rows_of]
    gone = _for_good(connection, topic, facts, at, spoken)
    write_again(connection, kept)
    return gone


def several(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> list[list[Memory]]:
    """Return the things that may be meant where none is clear, best told first each."""
    if any(_found(connection, topic, person)):
        return []
    return several_named(connection, lookup.scopes_of(connection, person), topic)


def knows_of(connection: sqlite3.Connection, topic: Topic, person: str | None) -> bool:
    """Tell whether forgetting a topic takes anything, be it only from the diary."""
    each = (topic, *each_of(topic))
    return any(any(_found(connection, one, person)) for one in each) or bool(
        several(connection, topic, person)
    )


def _found(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> tuple[list[Memory], list[int]]:
    """Return the facts of a topic, and the rows of the diary that are of it, too.

    Without what is to be kept of them.
    """
    facts, spoken = _with_all(connection, topic, person)
    if topic.kept:
        facts = without_kept(topic, facts)
        told = rows.fetch(connection, spoken).values()
        spoken = [one.id for one in without_kept(topic, [*told])]
    return facts, spoken


def _with_all(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> tuple[list[Memory], list[int]]:
    if topic.what or topic.said is not None:
        facts, spoken = _literally(connection, topic, person)
        if facts or spoken:
            return facts, spoken
    scopes = lookup.scopes_of(connection, person)
    facts, spoken = _apart(named_otherwise(connection, scopes, topic))
    return [*facts, *only_told_in(connection, spoken, facts)], spoken


def _literally(
    connection: sqlite3.Connection, topic: Topic, person: str | None
) -> tuple[list[Memory], list[int]]:
    """Return likewise what holds the words of a topic, or forms of them."""
    if topic.said is not None:
        return _apart(said_in_time(connection, topic, person))
    scopes = lookup.scopes_of(connection, person)
    if (answers := answers_to(connection, scopes, topic)) is not None:
        return _apart(answers)
    wish, topic = topic, plainly(topic)
    words = _words(connection, scopes, topic)
    if not words or not scopes:
        return [], []
    facts = answerable(wish, _meant(connection, scopes, words, topic))
    spared = sources_of_others(connection, scopes, words, facts)
    spoken = [
        memory.id
        for memory in answerable(
            wish, lookup.holding(connection, scopes, words, hidden=True)
        )
        if memory.kind is not Kind.FACT
        and memory.id not in spared
        and names(words, memory)
        and holds_names(topic, memory)
        and not is_of_others(words, memory, topic)
        and is_of_name(topic, memory)
    ]
    kin = answerable(wish, speaking_of(connection, scopes, topic))
    kin = [one for one in kin if is_of_name(topic, one)]
    if not facts and (valued := of_kind_named(connection, scopes, topic)):
        return _apart(valued)
    if not (facts or spoken or kin) and (bare := without_kind(topic)) is not None:
        return _literally(connection, bare, person)
    if not facts and not spoken:
        facts = [one for one in kin if one.kind is Kind.FACT]
        spoken = telling_only(connection, kin, facts)
    elif len(words) > 1:
        # "My debt to Ben" was also spoken of by the way: "I had to pay Ben back".
        spoken += telling_only(connection, kin, facts)
    return [*facts, *only_told_in(connection, spoken, facts)], spoken


def _apart(found: Sequence[Memory]) -> tuple[list[Memory], list[int]]:
    facts = [one for one in found if one.kind is Kind.FACT]
    return facts, [one.id for one in found if one.kind is not Kind.FACT]


def _for_good(
    connection: sqlite3.Connection,
    topic: Topic,
    facts: Sequence[Memory],
    at: datetime,
    spoken: Sequence[int],
) -> Forgotten:
    """Erase what was found of a topic, and what it is told of in the place of."""
    words = content_words(topic.what, topic.language)
    ids = [*(fact.id for fact in facts), *spoken]
    belied = rows.fetch(connection, settling.belied_by(connection, ids, sure=False))
    older = [
        one
        for one in belied.values()
        if one.id not in ids
        and (covers(words, one) and names(words, one))
        and is_of_name(topic, one)
        and not is_of_others(words, one, topic)
    ]
    facts = [*facts, *(one for one in older if one.kind is Kind.FACT)]
    spoken = [*spoken, *(one.id for one in older if one.kind is not Kind.FACT)]
    return erase(connection, facts, at, spoken, for_good=True)


def _words(
    connection: sqlite3.Connection, scopes: Sequence[int], topic: Topic
) -> tuple[Keyword, ...]:
    """Return the words of a topic, as its things are named where they are known so."""
    words = content_words(topic.what, topic.language)
    phrases = PHRASES.get(base_language(topic.language))
    if phrases is None or lookup.holding(connection, scopes, words, hidden=True):
        return words
    bare = compiled(phrases.object).sub("", topic.what)
    return content_words(bare, topic.language)


def erase(
    connection: sqlite3.Connection,
    facts: Sequence[Memory],
    at: datetime,
    spoken: Sequence[int] = (),
    *,
    for_good: bool = False,
) -> Forgotten:
    """Erase facts, their corrected forms, their echoes and these diary rows.

    What they belied holds again, unless it is all to be over `for_good`.
    """
    facts = [*facts, *earlier(connection, facts)]
    ids = [fact.id for fact in facts]
    stamp = rows.stamp(at)
    echoed = not_of_others(connection, repeating(connection, facts), ids)
    gone = [*ids, *echoed, *spoken]
    gone += summaries_of(connection, spoken)
    summarise_again(connection, gone)
    gone = list(dict.fromkeys(gone))
    bury(connection, facts, stamp)
    rows.bury(connection, gone, stamp)
    _bury_taken_from(connection, gone, stamp)
    if for_good:
        settling.seal(connection, gone, at)
    return _erased(connection, facts, gone)


def everything_of(
    connection: sqlite3.Connection, person: str | None, at: datetime
) -> Forgotten:
    """Erase all that is a person's own.

    For an unknown voice that is what unknown voices said of themselves; what the
    house knows and what others told it stays.
    """
    if person is None:
        return _of_unknown_voices(connection, at)
    facts = _own(connection, person)
    ids: list[int] = []
    for scope in lookup.own_scopes(connection, person):
        found = connection.execute("SELECT id FROM memory WHERE scope = ?", (scope,))
        ids += [int(row[0]) for row in found]
    bury(connection, facts, rows.stamp(at))
    rows.bury(connection, ids, rows.stamp(at))
    return _erased(connection, facts, ids)


def _erased(
    connection: sqlite3.Connection, facts: Sequence[Memory], ids: Sequence[int]
) -> Forgotten:
    newest = rows.fetch(connection, sorted(ids)[-MOST_TEXTS:])
    turns = rows.turns_of(connection, ids)
    rows.erase(connection, ids)
    told = [one for one in newest.values() if one.kind is Kind.SAID]
    told = [one for one in told if tellings(one.text, one.language)]
    return Forgotten(
        facts=tuple(fact for fact in facts if fact.live),
        spoken=tuple(sorted(told, key=lambda one: -one.id)),
        ids=tuple(ids),
        erased=tuple(erased_words(one.text, one.language) for one in newest.values()),
        turns=turns,
    )


def _of_unknown_voices(connection: sqlite3.Connection, at: datetime) -> Forgotten:
    found = _of_unknown(connection)
    facts = [memory for memory in found if memory.kind is Kind.FACT]
    spoken = [memory.id for memory in found if memory.kind is not Kind.FACT]
    return erase(connection, facts, at, spoken)


def _own(connection: sqlite3.Connection, person: str) -> list[Memory]:
    """Return the facts that are a person's own."""
    return [
        fact
        for scope in lookup.own_scopes(connection, person)
        for fact in rows.select(
            connection, "WHERE scope = ? AND kind = 'fact'", (scope,)
        )
    ]


def _of_unknown(connection: sqlite3.Connection) -> list[Memory]:
    """Return what unknown voices said of themselves."""
    return rows.select(
        connection,
        "WHERE person = '' AND speaker IS NULL AND (branch IS NULL OR branch <> ?)",
        (Branch.WORLD,),
    )


def _meant(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    words: Sequence[Keyword],
    topic: Topic,
) -> list[Memory]:
    """Return the facts that a topic means: about it, else holding its words.

    "My doctor" is not my brother's, unless only he is known to have one.
    """
    near = lookup.about(connection, scopes, words, CLEARLY_MEANT, hidden=True)
    near = [one for one in near if names(words, one) and holds_names(topic, one)]
    holding = [fact for fact in near if not is_of_others(words, fact, topic)]
    if not holding and not is_own(topic):
        holding = near
    facts = [fact for fact in holding if covers(words, fact)]
    facts += [fact for fact in holding if fact not in facts and is_within(words, fact)]
    facts = [fact for fact in facts if is_of_name(topic, fact)]
    facts = [fact for fact in facts if not does_itself(words, fact, topic)]
    if topic.every:
        return facts
    facts = [fact for fact in facts if is_subject(words, fact)] or facts
    kind, code = topic.kind, base_language(topic.language)
    values = [(fact, fact.value or fact.text) for fact in facts if fact.slot]
    # "Where the pump is" does not mean what it cost.
    like = [one for one, told in values if is_of_kind(one.slot, told, kind, code)]
    return like if kind and like else facts


def rows_by_id(
    connection: sqlite3.Connection, ids: Sequence[int], at: datetime
) -> Forgotten:
    """Erase rows that the owner chose, whatever they are."""
    found = rows.fetch(connection, ids)
    facts = [memory for memory in found.values() if memory.kind is Kind.FACT]
    spoken = [memory.id for memory in found.values() if memory.kind is not Kind.FACT]
    return erase(connection, facts, at, spoken)


def chosen(
    connection: sqlite3.Connection, things: Sequence[Sequence[int]], at: datetime
) -> Forgotten:
    """Erase for good what somebody chose of several things, each by its rows."""
    gone = Forgotten()
    for ids in things:
        if found := [*rows.fetch(connection, ids).values()]:
            facts, spoken = _apart(found)
            facts += only_told_in(connection, spoken, facts)
            topic = Topic(found[0].text, found[0].language)
            gone += _for_good(connection, topic, facts, at, spoken)
    return gone


def _bury_taken_from(
    connection: sqlite3.Connection, spoken: Sequence[int], stamp: int
) -> None:
    """Leave tombstones also for retired facts whose words are about to go."""
    for row in spoken:
        taken = connection.execute(
            "SELECT fact FROM provenance JOIN memory ON memory.id = fact"
            " WHERE said = ? AND memory.state <> 0",
            (row,),
        ).fetchall()
        rows.bury(connection, [int(fact[0]) for fact in taken], stamp)
