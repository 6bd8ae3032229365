"""Of what answers one question with rival values, only the newest holds; pure.

Not every change can be read when it is told: "the recycling is collected on Thursday"
belies "… on Monday" with no word of its own. Beside a question that both answer it
shows: the question's words tell what the subject is, what is left are the values.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from ..lang.keywords import Keyword, base_language, words
from .base import Branch, Kind, Memory
from .patterns import full, search
from .phrases import PHRASES
from .phrases.table import Phrases
from .renewing import tells_change
from .replacing import is_shared
from .sightings import Told, asked_by, told_by, words_in
from .slots import people_of
from .times import is_time
from .wording import is_negated

# Beyond these nobody reads, and pairs are many.
_MOST: Final = 12
# Of so many texts it is kept what they can belie.
KEPT_SIGNS: Final = 256
# A value is told in few words; what is told in more is another story.
_MOST_TOLD: Final = 3
_MOST_PIECES: Final = 9
_PAIR: Final = 2
_LEAST: Final = 0.3
_HALF: Final = 0.5
_TELLING: Final = frozenset({Kind.FACT, Kind.SAID})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """A question: its roots, and which kind of value it asks for; '' if not for one."""

    roots: frozenset[str]
    wants: str
    phrases: Phrases


def outdone(memories: Iterable[Memory], question: str, language: str) -> set[int]:
    """Return the ids of those that a newer one of them answers otherwise."""
    code = base_language(language)
    phrases = PHRASES.get(code)
    roots = asked_by(question, code) if phrases else frozenset()
    if phrases is None or not roots:
        return set()
    known = [
        memory
        for memory in memories
        if memory.kind in _TELLING
        and memory.branch is not Branch.DIRECTIVES
        and base_language(memory.language) == code
    ][:_MOST]
    known.sort(key=lambda memory: (memory.at, memory.id))
    asked = _Asked(roots=roots, wants=_wanted(question, phrases), phrases=phrases)
    pairs = list(combinations(range(len(known)), 2))
    if not asked.wants:
        # Whatever is asked for, only few can belie another one: all need not be read.
        signs = [_signs(memory.text, code) for memory in known]
        pairs = [(one, two) for one, two in pairs if _may_belie(signs[one], signs[two])]
    if not pairs:
        return set()
    held = [roots & words_in(memory.text, code) for memory in known]
    most = max(map(len, held))
    return {
        known[one].id
        for one, two in pairs
        # What answers less than others do is no answer.
        if len(held[one]) >= most - 1
        and _may_answer(held[one] & held[two], held[one], known[two])
        and _is_rival(known[one], known[two], asked)
    }


def _may_answer(shared: frozenset[str], held: frozenset[str], later: Memory) -> bool:
    """Tell whether a later statement may answer what an earlier one does; cheap.

    With few of its words only where it tells of a change.
    """
    share = len(shared) / len(held) if held else 0.0
    if share >= _HALF:
        return True
    return share >= _LEAST and tells_change(later.text, later.language)


class _Signs(NamedTuple):
    """What of a text can belie another one whatever is asked for."""

    figures: bool
    denies: bool


@lru_cache(maxsize=KEPT_SIGNS)
def _signs(text: str, code: str) -> _Signs:
    """Look for figures, and for words that deny or tell of something done; cheap."""
    phrases = PHRASES[code]
    if phrases.values:
        # Where words have no spaces, any part of a text may be a number.
        return _Signs(figures=True, denies=True)
    return _Signs(
        figures=any(is_time(Keyword(word, word), code) for word in words(text)),
        denies=is_negated(text, code) or search(phrases.done, text) is not None,
    )


def _may_belie(earlier: _Signs, later: _Signs) -> bool:
    return later.denies or (later.figures and earlier.figures)


def _is_rival(earlier: Memory, later: Memory, asked: _Asked) -> bool:
    code = asked.phrases.code
    before, after = told_by(earlier.text, code), told_by(later.text, code)
    own = before.own or after.own
    if own and earlier.source.speaker != later.source.speaker:
        return False
    if not _is_of_same(before, after, asked):
        return False
    if _is_denied(before, after, asked) or _other_figures(before, after, asked.roots):
        return True
    several = is_shared(earlier.slot) or is_shared(later.slot)
    return not several and _is_otherwise(before, after, asked)


def _is_of_same(before: Told, after: Told, asked: _Asked) -> bool:
    """Tell whether two statements are about one thing, and neither is added."""
    about = asked.roots & before.roots
    if not about & after.roots or after.adds or before.adds:
        return False
    missing = about - after.roots - _needless(before, after, about, asked.phrases.code)
    named_old = before.roots & after.denied - asked.roots
    if missing and not named_old and not _is_of_value(missing, before, after, about):
        return False
    return not _is_of_other(before, after, about, asked.phrases)


def _needless(
    before: Told, after: Told, about: frozenset[str], code: str
) -> frozenset[str]:
    """Return the words of an earlier statement that a later one need not repeat.

    Its verb; who somebody is, where the name is said; that it is yet to come, where it
    came.
    """
    # "My work number": what stands right before a word of the subject is no verb.
    needless = before.verbs - before.leading(about)
    needless |= before.pending if after.done else frozenset()
    return needless | _named(before, after, code)


def _is_of_value(
    missing: frozenset[str], before: Told, after: Told, about: frozenset[str]
) -> bool:
    """Tell whether words belong to an old value: "Oakfield school" is no more said."""
    if not after.marked or len(about & after.roots) < _PAIR or len(missing) > 1:
        return False
    gone = before.roots - after.roots - about
    return bool(before.beside(missing) & gone) and missing.isdisjoint(
        before.leading(about & after.roots)
    )


def _named(before: Told, after: Told, code: str) -> frozenset[str]:
    """Return who somebody is, if a later statement says the name instead."""
    return people_of(code) if before.names & after.roots else frozenset()


def _other_figures(before: Told, after: Told, asked: frozenset[str]) -> bool:
    """Tell whether two statements give one thing different times or numbers."""
    gone = before.figures - after.figures - asked | before.figures & after.denied
    fresh = after.figures - before.figures - asked - after.denied
    if not gone or not fresh or before.dated != after.dated:
        return False
    units = before.units & after.units
    if not (before.dated or units) and before.units and after.units:
        return False
    told = after.roots - before.roots - asked - after.plain - after.figures
    return len(told) <= _most(after)


def _is_denied(before: Told, after: Told, asked: _Asked) -> bool:
    """Tell whether a later statement says that it is not so, or done by now."""
    gone = before.roots - after.roots - asked.roots - before.plain
    if after.denies and not before.denies and not gone:
        return True
    return after.done and (before.dated or bool(before.pending))


def _is_otherwise(before: Told, after: Told, asked: _Asked) -> bool:
    """Tell whether two statements of one subject cannot hold both."""
    values = before.roots | after.roots
    values -= asked.roots | before.plain | after.plain
    if asked.wants == ".":
        # Since when it holds is not what is asked.
        values -= before.figures | after.figures
    gone = values & before.roots - (after.roots - after.denied)
    fresh = values & after.roots - before.roots
    same = values & before.roots & after.roots
    if not fresh or not asked.wants or fresh & after.figures:
        return False
    if not gone or (same and after.marked):
        # It names the old value too.
        return asked.roots & before.roots <= after.roots or after.marked
    most = _most(after)
    if len(fresh) > most < len(gone):
        return False
    moved = asked.wants == "@" and after.marked
    if before.placed != after.placed and not (moved or after.named):
        return False
    return (
        after.marked
        or gone <= after.denied
        or _is_told_alike(before, after, asked, gone, fresh)
    )


def _is_told_alike(
    before: Told,
    after: Told,
    asked: _Asked,
    gone: frozenset[str],
    fresh: frozenset[str],
) -> bool:
    """Tell whether a later statement differs in nothing but the one value."""
    if asked.wants == "." and search(asked.phrases.many, before.text):
        # "Anna is allergic to milk": to nuts as well.
        return False
    told = after.roots | after.plain | _named(before, after, asked.phrases.code)
    verbs = fresh & after.following if after.words else frozenset()
    if gone & before.behind(asked.roots):
        # What stands there is the value.
        verbs -= after.behind(asked.roots)
    return asked.roots <= told and not verbs


def _most(told: Told) -> int:
    return _MOST_TOLD if told.words else _MOST_PIECES


def _is_of_other(
    before: Told, after: Told, about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether a later statement tells of another thing of the same name."""
    if before.whose and after.whose and before.whose.isdisjoint(after.whose):
        return True
    if not after.words:
        return bool(after.owners(about) - before.roots)
    named = about - before.verbs or about
    return any(
        word.roots & named
        and any(_qualifies(after, at, one, before, phrases) for one in (-1, 1))
        for at, word in enumerate(after.words)
    )


def _qualifies(told: Told, at: int, side: int, before: Told, phrases: Phrases) -> bool:
    """Tell a word right beside a subject by which it is another one."""
    beside = at + side
    if not 0 <= beside < len(told.words) or told.words[max(at, beside)].opens:
        return False
    word = told.words[beside]
    if not word.roots or word.roots & before.roots:
        return False
    if word.roots & people_of(phrases.code):
        return True
    if word.roots & (told.figures | told.plain) or full(phrases.links, word.text):
        return False
    # Behind a subject comes the verb; or what is told, where the verb is last.
    told_before = before.behind(told.words[at].roots) - told.roots
    value = phrases.verb_last and (told.marked or bool(told_before))
    return not (side > 0 and (value or told.is_verb(beside)))


def _wanted(question: str, phrases: Phrases) -> str:
    for line in phrases.wants.strip().splitlines():
        kind, _, pattern = line.partition(" = ")
        if search(pattern, question):
            return kind
    return ""
