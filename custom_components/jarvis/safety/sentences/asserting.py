"""Does a sentence tell what is so here and now, whatever its verb.

Asked where nothing was done: what is told of a thing of the house as the case can only
be so by chance then, and is looked up. What may be, was, or is so as a rule is no such
sentence, nor is what is thought of a thing.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.clauses import joined
from ...lang.tables import table
from ..claims import language_code
from ..words.predicates import PREDICATES
from .bidding import bids_deed
from .patterns import Tables, compiled
from .told_states import clauses_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Asserting:
    """The table of one language; "" for what it has no words for.

    For turns in which nothing was done, whatever was said: a sentence that speaks of a
    thing of the house as the case is looked up, whatever its verb. `hedged` marks what
    may be, is so as a rule, was so, or is said of whom one talks to; `vague` are things
    of no house in particular ("a lamp"), `link` begins what only tells where such a
    thing would be, `kinds` begins what is said of all of a kind; `rating` is what is
    thought of a thing, `now` what makes a report of anything. `done` tells without any
    name that something has come about, `brief` does so where somebody wished for
    something and a few words answer. `felt` is what a person tells of the air, the
    light or the day instead of a wish, `greets` begins a greeting, `spared` asks to
    leave a thing as it is. `definite` words stand before a thing that one knows, `own`
    begins what oneself did, `under` a clause that is hedged where the one before it is,
    `effects` are what devices act on, `needs` says what is needed, `turned` tells what
    has become otherwise by now, of whom one talks to or of what was spoken of, `set`
    that somebody has just set a thing, `abstract` are no things that a deed is done to.
    """

    hedged: str
    vague: str = ""
    link: str = ""
    kinds: str = ""
    rating: str = ""
    now: str = ""
    done: str = ""
    brief: str = ""
    felt: str = ""
    greets: str = ""
    spared: str = ""
    definite: str = ""
    own: str = ""
    under: str = ""
    effects: str = ""
    needs: str = ""
    turned: str = ""
    set: str = ""
    abstract: str = ""


ASSERTING: Final = table("asserting", "asserting", Asserting)


_NEVER: Final = "(?!)"
_ALSO: Final = "en"
_ASKED: Final = ("?", "\uff1f")
# With fewer words nothing is told of a thing.
_FEWEST: Final = 3
# With more words nothing is reported in passing.
_BRIEF: Final = 9
# So many words greet; more wish something, too.
_GREETING: Final = 3
# So few words go on with what the clause before them says.
_GOES_ON: Final = 3
# So many words are the subject of a clause at most.
_SUBJECT: Final = 3
# So near behind an article a noun stands, and so long is one at least.
_NEAR: Final = 2
_LONG: Final = 4
# Longer texts are stories.
_LONGEST: Final = 400
_QUOTED: Final = re.compile(
    '["\u201c\u201e\u00ab\u300c][^"\u201d\u201c\u00bb\u300d]*["\u201d\u201c\u00bb\u300d]'
)

# A word that begins large within a sentence is a name; in German it is any noun.
_NAME: Final = re.compile(r"(?<=[a-zà-ÿ,'] )[A-ZÀ-Þ][\w'-]{2,}")
_NAMES: Final = {"de": re.compile(r"(?<=[\w,] )[A-ZÄÖÜ][\w-]{2,}")}
_EDGE: Final = " \t\n,.;:!?"


class _Table(NamedTuple):
    """`words/asserting.Asserting`, compiled."""

    hedged: re.Pattern[str]
    vague: re.Pattern[str]
    link: re.Pattern[str]
    kinds: re.Pattern[str]
    rating: re.Pattern[str]
    now: re.Pattern[str]
    done: re.Pattern[str]
    brief: re.Pattern[str]
    felt: re.Pattern[str]
    greets: re.Pattern[str]
    spared: re.Pattern[str]
    definite: re.Pattern[str]
    own: re.Pattern[str]
    under: re.Pattern[str]
    effects: re.Pattern[str]
    needs: re.Pattern[str]
    turned: re.Pattern[str]
    set: re.Pattern[str]
    abstract: re.Pattern[str]


_TABLES: Final = Tables(ASSERTING, compiled(_Table))


def told_clauses(sentence: str, language: str) -> tuple[str, ...]:
    """Give the clauses of a sentence that may tell what is so; none of a question."""
    text = _QUOTED.sub(" ", sentence[:_LONGEST]).replace("\u2019", "'").strip("*_ ")
    table = _TABLES.of(language)
    if table is None or not text or text.endswith(_ASKED):
        return ()
    parts = [
        part.strip(" ,;.!")
        for clause in clauses_of(text)
        for part in (joined(clause, language) or (clause,))
    ]
    told: list[str] = []
    hedged = False
    for part in filter(None, parts):
        # "I can switch lights, play music": what goes on so is hedged, too.
        few = len(part.split()) <= _GOES_ON
        # So does "let the soil dry out and move them away".
        few = few or bids_deed(part, language)
        goes_on = hedged and (few or table.under.match(part) is not None)
        hedged = goes_on or table.hedged.search(part) is not None
        told += [] if hedged else [part]
    return tuple(told)


def told_of(clause: str, language: str, *, wished: bool) -> str:
    """Give the part of a clause that may name a thing here; "" for what is no report.

    "A lamp" is none in particular, and does nothing where nothing was wished; "the lamp
    is lovely" reports nothing.
    """
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return ""
    if table.now.search(clause) is None and (
        table.rating.search(clause) or table.kinds.search(clause)
    ):
        return ""
    rest = table.vague.sub(" ", clause).strip()
    if rest != clause and table.link.search(rest):
        return ""
    if not wished and table.vague.match(clause):
        return ""
    return rest


def tells_done(sentence: str, language: str, *, wished: bool) -> bool:
    """Tell whether a sentence says that something has come about, naming nothing.

    A few words do so wherever something was wished: "a touch brighter", "on its way".
    """
    table = _TABLES.of(language)
    if table is None:
        return False
    found = told_clauses(sentence, language)
    if any(table.done.search(one) for one in found):
        return True
    if not wished:
        return False
    return any(
        # No noun for being the first word.
        table.brief.search(one[:1].lower() + one[1:]) and not table.rating.search(one)
        for one in found
        if len(one.split()) <= _BRIEF
    )


def is_definite(clause: str, language: str) -> bool:
    """Tell whether a clause speaks of things one knows: "the heat", not "heat"."""
    table = _TABLES.of(language)
    return table is None or table.definite.search(clause) is not None


def definite_words(clause: str, language: str) -> tuple[str, ...]:
    """Give the words right behind those that make a thing a known one."""
    table = _TABLES.of(language)
    if table is None:
        return ()
    ends = [match.end() for match in table.definite.finditer(clause)]
    near = [word for end in ends for word in clause[end:].split()[:_NEAR]]
    return tuple(word for word in near if len(word) >= _LONG)


def things_told(clause: str, language: str) -> tuple[str, ...]:
    """Give the known things of which a clause speaks; a deed or a wish is none."""
    table = _TABLES.of(language)
    if table is None:
        return ()
    known = definite_words(clause, language)
    return tuple(
        one for one in known if table.abstract.fullmatch(one.strip(_EDGE)) is None
    )


def objects_told(clause: str, language: str) -> tuple[str, ...]:
    """Give the things a deed was done to: known ones, and what bears a name.

    Of which nothing is known where none is told: "I've done it".
    """
    table = _TABLES.of(language)
    if table is None:
        return ()
    named = _NAMES.get(language_code(language))
    if named is not None:
        # Every noun begins large.
        found = tuple(named.findall(clause))
        return tuple(one for one in found if table.abstract.fullmatch(one) is None)
    return (*things_told(clause, language), *_NAME.findall(clause))


def subject_told(clause: str, language: str) -> str:
    """Give the few words of which a few say that they are so; "" for none.

    "Drinks are served"; a proverb takes more words.
    """
    code = language_code(language)
    table, links = _TABLES.of(language), _links(code)
    found = links.search(clause) if links is not None else None
    if table is None or found is None:
        return ""
    words, rest = clause[: found.start()].split(), clause[found.end() :].split()
    known = [one for one in words if table.abstract.fullmatch(one) is None]
    return " ".join(known) if max(len(words), len(rest)) <= _SUBJECT else ""


def begins_with_thing(clause: str, language: str, *, now: bool) -> bool:
    """Tell whether a few words begin with a known thing, and tell what it does.

    With `now` only where they say that it is so by now.
    """
    table = _TABLES.of(language)
    words = clause.split()
    if table is None or not _FEWEST <= len(words) <= _BRIEF:
        return False
    if now and table.now.search(clause) is None:
        return False
    first = " ".join(words[: _NEAR + 1])
    return table.definite.match(clause) is not None and bool(
        objects_told(first, language)
    )


def feels(text: str, language: str) -> bool:
    """Tell whether somebody tells of the air, the light or the day: a wish unsaid."""
    table = _TABLES.of(language)
    return table is not None and table.felt.search(text[:_LONGEST]) is not None


def names_effect(text: str, language: str) -> bool:
    """Tell whether a text names what devices act on: the light, the song, the water."""
    table = _TABLES.of(language)
    return table is not None and table.effects.search(text[:_LONGEST]) is not None


def needs(text: str, language: str) -> bool:
    """Tell whether somebody says what is needed: "we need a cab at nine"."""
    table = _TABLES.of(language)
    return table is not None and table.needs.search(text[:_LONGEST]) is not None


def greets(text: str, language: str) -> bool:
    """Tell whether a text begins as a greeting does."""
    table = _TABLES.of(language)
    return (
        table is not None and table.greets.search(text.strip()[:_LONGEST]) is not None
    )


def only_greets(text: str, language: str) -> bool:
    """Tell whether a text is no more than a greeting."""
    return len(text.split()) <= _GREETING and greets(text, language)


@lru_cache(maxsize=32)
def _links(code: str) -> re.Pattern[str] | None:
    found = PREDICATES.get(code)
    return None if found is None else re.compile(found.links, re.IGNORECASE)
