"""Words of memories: what they share, and what is erased."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from itertools import combinations
import re
import sqlite3
from typing import Final

from ..lang.keywords import base_language, content_words, root, words
from . import diary, rows
from .base import Branch, Kind, Memory, Note, NothingToRemember, NotTrusted, Origin
from .rows import State

# A text must be made of the user's own words, by this share.
_OWN_SHARE: Final = 0.5
# Of the words of what was forgotten, as many as make it the same statement.
_MOSTLY: Final = 0.6
# What was forgotten is known this many times over, so many texts each.
MOST_TIMES: Final = 20
MOST_TEXTS: Final = 200
_DIGIT: Final = re.compile(r"\d")
_SENTENCES: Final = re.compile(r"(?:[^.!?\u3002]|[.](?=\S))+[.!?\u3002]*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Erased:
    """The roots of an erased row, for talks that go on; its text is not kept."""

    roots: frozenset[str]
    language: str


def roots(text: str, language: str) -> frozenset[str]:
    """Return the content words of a text without endings."""
    return _roots(text, base_language(language))


@lru_cache(maxsize=1024)
def _roots(text: str, code: str) -> frozenset[str]:
    return frozenset(_root_of(one.word, code) for one in content_words(text, code))


def _root_of(word: str, code: str) -> str:
    """Return a folded word without its endings; with an s it is the same word."""
    bare = root(word, code)
    return root(bare, code) if f"{bare}s" == word else bare


def as_said(text: str) -> str:
    """Return what the same words share, however they are written."""
    return " ".join(words(text)) or text.casefold().strip()


def gist(text: str, language: str) -> str:
    """Return what different wordings of one statement share."""
    return " ".join(sorted(roots(text, language))) or text.casefold().strip()


def shared(text: str, other: str, language: str) -> float:
    """Return the share of the shorter text's roots that stand in the other, 0 to 1."""
    one, two = roots(text, language), roots(other, language)
    return len(one & two) / max(1, min(len(one), len(two)))


def stands_in(text: str, said: Iterable[str], language: str) -> bool:
    """Tell whether a statement is made of words that were said."""
    told = roots(text, language)
    there = frozenset[str]().union(*(roots(one, language) for one in said))
    return bool(told) and len(told & there) / len(told) >= _OWN_SHARE


def made_of(text: str, said: Sequence[str], language: str) -> str:
    """Return the sentences of a text that are made of what was said, numbers too."""
    there = {word for one in said for word in words(one) if _DIGIT.search(word)}
    return " ".join(
        part.strip()
        for part in _SENTENCES.findall(text)
        if stands_in(part, said, language)
        and {word for word in words(part) if _DIGIT.search(word)} <= there
    )


def erased_words(text: str, language: str) -> Erased:
    """Return what is kept of a row's words while talks may still hold them."""
    return Erased(roots=roots(text, language), language=language)


def retells(said: str, gone: Sequence[Erased]) -> bool:
    """Tell whether what was said in a turn tells most of what was erased.

    A model that reads it there would tell what nobody is to know any more.
    """
    for one in gone:
        shared = len(roots(said, one.language) & one.roots)
        if one.roots and shared >= _MOSTLY * len(one.roots):
            return True
    return False


_OWN_WORDS: Final = frozenset({Origin.USER, Origin.OWNER})
# Sharing so much of their roots, two live facts may be about one matter.
_ONE_MATTER: Final = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What a statement changed, as ids; `stale` are diary rows that told the old."""

    stored: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    retired: tuple[int, ...] = ()
    stale: tuple[int, ...] = ()

    def __add__(self, other: Learned) -> Learned:
        """Join what two statements changed."""
        return Learned(
            stored=self.stored + other.stored,
            known=self.known + other.known,
            retired=self.retired + other.retired,
            stale=self.stale + other.stale,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """When a statement was made, and the diary row it stands in."""

    at: datetime
    day: str
    said: int | None = None


def key_of(note: Note) -> bytes:
    """Return what the same fact shares, however it is written."""
    return rows.digest(f"{note.branch}|{as_said(note.text)}")


def gist_of(branch: Branch | None, text: str, language: str) -> bytes:
    """Return what stands for a fact in tombstones, also in other words."""
    return rows.digest(f"{branch}|{gist(text, language)}")


def learn(
    connection: sqlite3.Connection,
    note: Note,
    moment: Moment,
    supersedes: Sequence[int] = (),
) -> Learned:
    """Keep a fact, once; retire the live facts of the same scope that it supersedes.

    Nothing is kept that was forgotten or corrected, unless the person says it.
    Raises NothingToRemember and NotTrusted.
    """
    note = _checked(note)
    scope = rows.scope_id(connection, note.scope)
    keys = (key_of(note), gist_of(note.branch, note.text, note.language))
    if note.origin in _OWN_WORDS:
        for key in keys:
            rows.unbury(connection, scope, key)
    elif any(rows.is_buried(connection, scope, key) for key in keys):
        return Learned()
    known = connection.execute(
        "SELECT id FROM memory WHERE scope = ? AND key = ? AND state = 0"
        " AND kind = 'fact'",
        (scope, keys[0]),
    ).fetchone()
    if known is not None:
        kept = int(known[0])
        _confirm(connection, kept, moment)
        learned = Learned(known=(kept,))
    else:
        kept = rows.add(connection, note, moment.at, moment.day, keys[0])
        learned = Learned(stored=(kept,))
    if moment.said is not None:
        diary.draw(connection, kept, [moment.said])
    older = rows.fetch(connection, [one for one in supersedes if one != kept])
    going = [one for one in older.values() if _may_go(one, note)]
    return learned + retire(connection, going, moment.at, kept)


def _may_go(old: Memory, note: Note) -> bool:
    """Tell whether a fact may be superseded by a note: the same person's, and live."""
    return old.live and old.kind is Kind.FACT and old.scope.person == note.scope.person


def retire(
    connection: sqlite3.Connection,
    facts: Iterable[Memory],
    at: datetime,
    by: int | None,
) -> Learned:
    """Take facts, and what only told them, out of every search, with tombstones."""
    facts = list(facts)
    ids = [fact.id for fact in facts]
    stamp = rows.stamp(at)
    bury(connection, facts, stamp)
    rows.retire(connection, ids, State.SUPERSEDED, stamp, by)
    told = set().union(*rows.said_in(connection, ids).values()) if ids else set()
    told -= set().union(*rows.said_in(connection, [by]).values()) if by else set()
    stale = [row for row in sorted(told) if not rows.told_by(connection, row)]
    stale += diary.summaries_of(connection, stale)
    rows.retire(connection, stale, State.STALE, stamp, by)
    diary.summarise_again(connection, stale)
    return Learned(retired=tuple(ids), stale=tuple(stale))


def bury(connection: sqlite3.Connection, facts: Iterable[Memory], stamp: int) -> None:
    """Leave tombstones for facts: as they are kept, and by their gist."""
    for fact in facts:
        rows.bury(connection, [fact.id], stamp)
        scope = rows.scope_id(connection, fact.scope)
        rows.bury_key(
            connection, scope, gist_of(fact.branch, fact.text, fact.language), stamp
        )


def has_rivals(found: Sequence[Memory]) -> bool:
    """Tell whether two of these may say different things about one matter."""
    return any(True for _ in _rivals(found))


def note_rivals(connection: sqlite3.Connection, found: Sequence[Memory]) -> None:
    """Note pairs of live facts about one matter that were recalled together."""
    connection.executemany(
        "INSERT OR IGNORE INTO compared (earlier, later)"
        " SELECT one.id, two.id FROM memory AS one, memory AS two"
        " WHERE one.id = ? AND two.id = ?",
        _rivals(found),
    )


def _rivals(found: Sequence[Memory]) -> Iterator[tuple[int, int]]:
    facts = sorted(
        (one for one in found if one.kind is Kind.FACT and one.live),
        key=lambda one: (one.at, one.id),
    )
    for one, two in combinations(facts, 2):
        if are_rivals(one, two):
            yield one.id, two.id


def are_rivals(one: Memory, two: Memory) -> bool:
    """Tell whether two facts may say different things about one matter."""
    same = one.scope == two.scope and one.branch is two.branch is Branch.USER
    return same and shared(one.text, two.text, one.language) >= _ONE_MATTER


def rewrite(
    connection: sqlite3.Connection,
    memory: int,
    text: str,
    language: str,
    moment: Moment,
) -> Learned:
    """Replace a live fact by the owner's words. Raises KeyError."""
    old = rows.fetch(connection, [memory]).get(memory)
    if old is None or not old.live or old.kind is not Kind.FACT or old.branch is None:
        raise KeyError(memory)
    note = Note(
        text=text,
        language=language or old.language,
        branch=old.branch,
        scope=old.scope,
        origin=Origin.OWNER,
        source=old.source,
    )
    return learn(connection, note, moment, [memory])


def _checked(note: Note) -> Note:
    text = rows.shorten(note.text.strip())
    if rows.is_blank(text):
        raise NothingToRemember("no words to keep")
    if note.kind is not Kind.FACT or note.branch is None:
        raise ValueError("only facts are learned")
    theirs = note.origin in _OWN_WORDS
    if note.branch is Branch.DIRECTIVES and not theirs:
        raise NotTrusted("directives come from the user's own words")
    outside = note.origin in (Origin.TOOL, Origin.ASSISTANT)
    if note.branch is Branch.USER and outside:
        raise NotTrusted("facts about the user come from the user's own words")
    return replace(note, text=text)


def _confirm(connection: sqlite3.Connection, fact: int, moment: Moment) -> None:
    """Note that a known fact was said again."""
    connection.execute(
        "UPDATE memory SET at = max(at, ?), confidence = 1.0 WHERE id = ?",
        (rows.stamp(moment.at), fact),
    )
