"""A statement by its words alone: figures, places, what it denies, how it adds; pure.

What needs no known subject to be seen, so that two statements can be compared.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
import re
from typing import Final

from ..lang.keywords import content_words
from .asides import heart
from .day_names import day_named
from .patterns import compiled, full, search
from .phrases import PHRASES, Phrases
from .shapes import SHAPES
from .slots import people_of
from .spoken import Word, words_of
from .times import is_time, names_time
from .unspaced_text.unspaced import patterns_of
from .wording import is_negated, root_of, roots, subject_roots

_KANA = re.compile(r"[\u3040-\u309f]+")
_DIGITS = re.compile(r"\d+")
# What is written large within a sentence.
_NAMED = re.compile(r"(?<=\w )[A-Z]\w+")
_GENITIVE: Final = ("'s", "\u2019s", "s'", "s\u2019")
_OWNER: Final = r"(?:[^\u3001\u3002]*から)?([^\u3001\u3002はがをも]+)の(\w)"
_FIGURES: Final = ("%", "#")
# What is said before a pause.
_SET_OFF: Final = re.compile(r"[^:;,.!?\u2014]{2,60}[:;,.!\u2014](?=\s)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A statement; all words are roots.

    `words` in order, none where they have no spaces. `figures` are times and numbers,
    `units` what stands behind them; `plain` are verbs and words of change; `verbs` must
    be its verb, `following` may be, as far as order tells; `names` are of people that
    are told. `denied` is named as what is not so. `whose`: "his", "her". `done`:
    something happened, for which others were `pending`.
    """

    text: str
    words: tuple[Word, ...]
    roots: frozenset[str]
    figures: frozenset[str]
    units: frozenset[str]
    plain: frozenset[str]
    verbs: frozenset[str]
    following: frozenset[str]
    names: frozenset[str]
    denied: frozenset[str]
    whose: frozenset[str]
    dated: bool
    placed: bool
    marked: bool
    adds: bool
    denies: bool
    named: bool
    own: bool
    done: bool
    pending: frozenset[str]

    def is_verb(self, at: int) -> bool:
        """Tell whether a word can only be the verb, by where it stands."""
        return bool(self.words[at].roots & self.verbs)

    def leading(self, about: frozenset[str]) -> frozenset[str]:
        """Return the words that stand right before one of a subject."""
        return frozenset().union(
            *(
                first.roots
                for first, second in pairwise(self.words)
                if second.roots & about and not second.opens
            )
        )

    def behind(self, subject: frozenset[str]) -> frozenset[str]:
        """Return the words that stand right behind one of a subject."""
        return frozenset().union(
            *(
                second.roots
                for first, second in pairwise(self.words)
                if first.roots & subject and not second.opens
            )
        )

    def beside(self, words: frozenset[str]) -> frozenset[str]:
        """Return the words that stand right before or behind some."""
        return self.leading(words) | self.behind(words)

    def possessors(self, people: frozenset[str], links: str) -> frozenset[str]:
        """Return of whom something is told: "der Zahnarzt meines Mannes"."""
        return frozenset().union(
            *(
                word.roots & people
                for before, word in pairwise(self.words)
                if full(links, before.text) is not None and not word.opens
            )
        )

    def owners(self, about: frozenset[str]) -> frozenset[str]:
        """Return whose a subject is that is written without spaces."""
        found: set[str] = set()
        for owner in compiled(_OWNER).finditer(self.text):
            behind = self.text[owner.end() - 1 :]
            if any(behind.startswith(word) for word in about):
                found |= set(roots(owner[1], "ja"))
        return frozenset(found)


@lru_cache(maxsize=4096)
def _is(table: str, word: str) -> bool:
    """Tell whether a word is one of a table's; the words of a house come again."""
    return full(table, word) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """What of `Told` it takes to cut a statement into pieces; cheap beside it."""

    words: tuple[Word, ...]
    figures: frozenset[str]
    plain: frozenset[str]
    verbs: frozenset[str]
    marked: bool


@lru_cache(maxsize=512)
def words_in(text: str, code: str) -> frozenset[str]:
    """Return the roots of a text; cheap beside a reading."""
    if PHRASES[code].values:
        return frozenset(roots(text, code))
    told = heart(text, PHRASES[code])
    return frozenset().union(*(word.roots for word in words_of(told, code)))


def asked_by(question: str, code: str) -> frozenset[str]:
    """Return the roots of a question, figures among them: all that is needed of it."""
    spaced = not PHRASES[code].values
    figures, rest = (_figures if spaced else _unspaced)(question, code)
    return subject_roots(rest, code) | figures


@lru_cache(maxsize=512)
def outlined(text: str, code: str) -> Outline:
    """Read the words, figures and verbs of a statement."""
    phrases = PHRASES[code]
    spaced = not phrases.values
    words = words_of(text, code) if spaced else ()
    figures = (_figures if spaced else _unspaced)(text, code)[0]
    plain = _plain(text, words, phrases) - figures
    verbs = _verbs(words, figures, phrases) | plain if spaced else _last(text, phrases)
    return Outline(
        words=words,
        figures=figures,
        plain=plain,
        verbs=verbs,
        marked=is_marked(text, code),
    )


def is_marked(text: str, code: str) -> bool:
    """Tell whether a statement says that something is not as it was."""
    phrases = PHRASES[code]
    tables = (phrases.changed, phrases.moves, phrases.ends)
    plain = without_names(text, code)
    return (
        full(phrases.cue, text) is not None
        or any(search(table, plain) for table in tables)
        or _opens_with_remark(plain, phrases)
    )


def _opens_with_remark(text: str, phrases: Phrases) -> bool:
    """Tell "my mistake, …" where no word of change need stand beside it."""
    found = _SET_OFF.match(text) if phrases.code in SHAPES else None
    return found is not None and search(phrases.retracts, found[0]) is not None


def without_names(text: str, code: str) -> str:
    """Return a text with blanks for its names: what Grandma Rose has never rose."""
    if PHRASES[code].verbs_open:
        return text
    return _NAMED.sub(
        lambda one: one[0] if day_named(one[0], code) else "_" * len(one[0]), text
    )


@lru_cache(maxsize=128)
def told_by(text: str, code: str) -> Told:
    """Read a statement; kept for a while, as it is compared with many."""
    phrases = PHRASES[code]
    text = heart(text, phrases)
    spaced = not phrases.values
    outline = outlined(text, code)
    words, figures, plain = outline.words, outline.figures, outline.plain
    rest = text if spaced else _unspaced(text, code)[1]
    return Told(
        text=text,
        words=words,
        roots=subject_roots(rest, code) | figures,
        figures=figures,
        units=_units(words, figures),
        plain=plain,
        following=plain.union(
            *(word.roots for word in _following(words, figures, phrases))
        ),
        verbs=outline.verbs,
        names=_names(words, code),
        denied=_denied(text, phrases),
        whose=frozenset(
            word.text.casefold() for word in words if _is(phrases.theirs, word.text)
        ),
        dated=bool(figures) and names_time(text, code),
        placed=any(_is_placing(words, at, figures, phrases) for at in range(len(words)))
        if spaced
        else search(patterns_of(code)["@"], text) is not None,
        marked=outline.marked,
        adds=search(phrases.more, text) is not None,
        denies=is_negated(text, code),
        named=search(phrases.naming, text) is not None,
        own=search(phrases.own, text) is not None,
        done=search(phrases.done, text) is not None,
        pending=_within(text, words, (phrases.pending,))
        if spaced
        else frozenset(one[0] for one in compiled(phrases.pending).finditer(text)),
    )


def _figures(text: str, code: str) -> tuple[frozenset[str], str]:
    """Return the numbers, days and months of a text, and the text."""
    found = frozenset(
        root_of(word.word, code)
        for word in content_words(text, code)
        # "Oh" is nought only among digits.
        if is_time(word, code) and len(word.word) > 2 - word.word.isdigit() * 2
    )
    return found, text


def _unspaced(text: str, code: str) -> tuple[frozenset[str], str]:
    """Return the times and numbers of a text without spaces, and what is left of it."""
    found: set[str] = set()
    for kind in _FIGURES:
        if pattern := patterns_of(code).get(kind, ""):
            found |= {one[0] for one in compiled(pattern).finditer(text)}
            text = compiled(pattern).sub(" ", text)
    return frozenset(found), _KANA.sub(" ", text)


def _denied(text: str, phrases: Phrases) -> frozenset[str]:
    """Return what is named as what is not so, or not so any more."""
    found: set[str] = set()
    for denied in compiled(phrases.contrast).finditer(text):
        figures, _ = (
            _unspaced(denied["o"], phrases.code) if phrases.values else ((), "")
        )
        found |= {*roots(denied["o"], phrases.code), *figures}
    return frozenset(found)


def _units(words: tuple[Word, ...], figures: frozenset[str]) -> frozenset[str]:
    behind = (
        second.roots
        for first, second in pairwise(words)
        if first.roots & figures and not second.opens
    )
    return frozenset().union(*behind) - figures


def _verbs(
    words: tuple[Word, ...], figures: frozenset[str], phrases: Phrases
) -> frozenset[str]:
    """Return what must be the verb: what follows a word where there is no other."""
    tables = (
        (phrases.states,) if phrases.verbs_open else (phrases.states, phrases.verbs)
    )
    told = {
        word.clause for word in words if any(_is(table, word.text) for table in tables)
    }
    found = [
        word.roots
        for word in _following(words, figures, phrases)
        if word.clause not in told
    ]
    if phrases.verb_last:
        found += [word.roots for word in words if word.roots][-2:]
    return frozenset().union(*found)


def _following(
    words: tuple[Word, ...], figures: frozenset[str], phrases: Phrases
) -> list[Word]:
    """Return what stands right behind another word and is no name."""
    none = figures | people_of(phrases.code)
    return [
        word
        for before, word in pairwise(words)
        if word.roots - none
        and not (word.opens or word.capital or before.text.endswith(_GENITIVE))
        and (before.roots or _is(phrases.theirs, before.text))
        and not _is(phrases.links, before.text)
    ]


def _names(words: tuple[Word, ...], code: str) -> frozenset[str]:
    """Return what people are called: "my sister Ada"."""
    people = people_of(code)
    found = (
        word.roots
        for before, word in pairwise(words)
        if before.roots & people and word.capital and not word.opens
    )
    return frozenset().union(*found) - people


def _last(text: str, phrases: Phrases) -> frozenset[str]:
    """Return what follows the last particle, where the verb comes last."""
    return frozenset(roots(compiled(phrases.particle).split(text)[-1], phrases.code))


def _plain(text: str, words: tuple[Word, ...], phrases: Phrases) -> frozenset[str]:
    """Return the verbs and the words of change."""
    tables = [phrases.states, phrases.naming, phrases.since]
    tables += [] if phrases.verbs_open else [phrases.verbs]
    changes = (phrases.changed, phrases.moves, phrases.ends, phrases.done)
    known = (
        word.roots
        for at, word in enumerate(words)
        # A name is none, whatever it ends in.
        if (not word.capital or not at or word.opens)
        and any(_is(table, word.text) for table in tables)
    )
    plain = without_names(text, phrases.code)
    return _within(plain, words, changes).union(*known)


def _within(
    text: str, words: tuple[Word, ...], tables: tuple[str, ...]
) -> frozenset[str]:
    """Return the words that are (parts of) what the tables know."""
    spans = [
        found.span() for table in tables for found in compiled(table).finditer(text)
    ]
    return frozenset().union(
        *(
            word.roots
            for word in words
            if any(first <= word.start and word.end <= last for first, last in spans)
        )
    )


def _is_placing(
    words: tuple[Word, ...], at: int, figures: frozenset[str], phrases: Phrases
) -> bool:
    """Tell a preposition before a place, or a word in the case of a place."""
    if not _is(phrases.place, words[at].text):
        return False
    if words[at].roots:
        return not words[at].roots & figures
    behind = next((word for word in words[at + 1 :] if word.roots), None)
    return behind is not None and not behind.roots & figures
