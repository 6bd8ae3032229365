"""Keywords: content words, stems and roots; compounds and contractions taken apart."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final
import unicodedata

from .normalise import fold
from .tables import common_set, table, texts
from .values import values_for

# What questions and statements are built with.
STOP: Final = texts("keywords", "stop")
# What is cut from a word before it is compared, the longest first.
ENDINGS: Final = texts("keywords", "endings")
# How often, for languages that stack endings.
ROUNDS: Final = table("keywords", "rounds", int)
# What is written behind a name or a number, and is no part of it: "Ece'nin".
SUFFIXED: Final = texts("keywords", "suffixed")
# A word without this ending is the word itself, whatever it ends in then.
CASES: Final = texts("keywords", "cases")
# The shortest stem that endings may leave; two where words of two letters bear them.
SHORTEST: Final = table("keywords", "shortest", int)
# What an ending never follows, as "stem+ending": a letter that only joins vowels stands
# behind no consonant, and of two letters only what is a word is left ("ev", no "de").
NEVER: Final = texts("keywords", "never")
# The longest stem; what goes beyond is derivation more often than meaning.
LONGEST: Final = table("keywords", "longest", int)
# Final letters that soften before an ending.
HARDEN: Final = texts("keywords", "harden")
# Spellings that count as one.
RESPELL: Final = texts("keywords", "respell")
# Languages whose words grow together: the tail of a long one is a word of its own.
COMPOUND: Final = common_set("keywords", "compound")

# Texts are searched by their beginning; the rest of a longer one is not indexed.
MOST_CHARACTERS: Final = 8_000

_LONGEST_STEM: Final = 6
_SHORTEST_STEM: Final = 3
_SHORTEST_RESPELLED: Final = 5
_SHORTEST_COMPOUND: Final = 8
_TAILS: Final = range(4, 12)
_WORD = re.compile(
    r"\d+(?:[.:]\d+)*|(?:[^\W\d_][\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f"
    r"\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3099\u309a\u30fc]*)+"
)
_POSSESSIVE = re.compile(r"['\u2019\u02bc`]s\b")
# Runs of one kind inside a word: ideographs, kana, hangul, South-East Asian.
_RUN = re.compile(
    "(?P<han>[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff\u3005]+)"
    "|(?P<hiragana>[\u3040-\u309f]+)"
    "|(?P<katakana>[\u30a0-\u30ff]+)"
    "|(?P<hangul>[\uac00-\ud7a3]+)"
    "|(?P<other>[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+)"
    "|(?P<spaced>[^\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7a3\u0e00-\u0eff"
    "\u1000-\u109f\u1780-\u17ff\u3005\U00020000-\U0003ffff]+)"
)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word to look for: the word itself and the stem it is also found by."""

    word: str
    stem: str


def base_language(language: str) -> str:
    """Reduce a language tag to its first part ('de-CH' → 'de')."""
    return language.replace("_", "-").partition("-")[0].lower()


def words(text: str) -> list[str]:
    """Cut a text into folded words, in order; ideographs come single and in pairs."""
    plain = unicodedata.normalize("NFKC", text[:MOST_CHARACTERS])
    found: list[str] = []
    for word in _WORD.findall(_POSSESSIVE.sub("", plain)):
        if word.isascii():
            found.append(word.lower())
        else:
            found.extend(_pieces(word))
    return found


def keywords(text: str, language: str, most: int = 16) -> tuple[Keyword, ...]:
    """Return the content words of a text, each once, in order, at most `most`.

    A text of nothing but small words yields those, so that a name like "May"
    can still be looked for.
    """
    if content := content_words(text, language):
        return content[:most]
    once = (word for word in dict.fromkeys(words(text)) if len(word) > 1)
    code = base_language(language)
    return tuple(Keyword(word, stem(word, code)) for word in once)[:most]


def content_words(text: str, language: str) -> tuple[Keyword, ...]:
    """Return the words of a text that are not small ones, each once, in order."""
    code = base_language(language)
    small = stop_words(code)
    return tuple(
        Keyword(word, stem(word, code))
        for word in dict.fromkeys(words(_unsuffixed(text, code)))
        if word not in small
    )


def index_terms(text: str, language: str) -> tuple[str, ...]:
    """Return everything a text shall be found by, each once."""
    code = base_language(language)
    terms: dict[str, None] = {}
    for word in words(_unsuffixed(text, code)):
        terms[word] = None
        terms[stem(word, code)] = None
        if code in COMPOUND and len(word) >= _SHORTEST_COMPOUND:
            tails = (word[-n:] for n in _TAILS if n < len(word))
            terms.update(
                (form, None) for tail in tails for form in (tail, stem(tail, code))
            )
    return tuple(terms)


def _unsuffixed(text: str, code: str) -> str:
    """Return a text without what is only written behind its names."""
    pattern = SUFFIXED.get(code)
    return re.sub(pattern, "", text[:MOST_CHARACTERS]) if pattern else text


@lru_cache(maxsize=16384)
def root(word: str, language: str) -> str:
    """Return a folded word without its endings, at its full length."""
    if not _RUN.fullmatch(word) or word[0].isdigit():
        return word
    if len(word) > _SHORTEST_RESPELLED:
        for old, new in _rules(RESPELL.get(language, "")):
            word = word.replace(old, new)
    said = word
    for _ in range(ROUNDS.get(language, 1)):
        word = _without_ending(word, language)
    if (case := CASES.get(language)) and f"{word}{case}" == said:
        word = _without_ending(word, language)
    for old, new in _rules(HARDEN.get(language, "")):
        word = word[: -len(old)] + new if word.endswith(old) else word
    if len(word) > _SHORTEST_STEM and word[-1] == word[-2]:
        word = word[:-1]
    return word


def stem(word: str, language: str) -> str:
    """Return the beginning that a folded word shares with its kin."""
    bare = root(word, language)
    return bare[: LONGEST.get(language, _LONGEST_STEM)] if _is_spaced(bare) else bare


@lru_cache(maxsize=64)
def stop_words(language: str) -> frozenset[str]:
    """Return the folded small words of a language; empty if it is unknown."""
    listed = STOP.get(language, "").split()
    return frozenset(piece for word in listed for piece in (*words(word), fold(word)))


def _without_ending(word: str, language: str) -> str:
    shortest, never = SHORTEST.get(language, _SHORTEST_STEM), NEVER.get(language)
    for ending in _endings(language):
        bare = word.removesuffix(ending)
        if bare == word or len(bare) < shortest:
            continue
        if never is None or re.search(never, f"{bare}+{ending}") is None:
            return bare
    return word


@lru_cache(maxsize=64)
def _endings(language: str) -> tuple[str, ...]:
    folded = {fold(ending) for ending in ENDINGS.get(language, "").split()}
    return tuple(sorted(folded, key=lambda ending: (-len(ending), ending)))


@lru_cache(maxsize=64)
def _rules(line: str) -> tuple[tuple[str, str], ...]:
    """Read what takes the place of what: "old>new", parted by spaces."""
    rules = (rule.partition(">") for rule in line.split())
    return tuple((old, new) for old, _, new in rules)


def _is_spaced(word: str) -> bool:
    run = _RUN.match(word)
    return run is not None and run.lastgroup == "spaced"


def _pieces(word: str) -> Iterator[str]:
    for run in _RUN.finditer(word):
        match run.lastgroup:
            case "spaced":
                yield fold(run[0])
            case "han":
                yield from run[0]
                yield from _pairs(run[0])
            case "hangul":
                yield run[0]
                yield from _pairs(run[0])
            case _:
                folded = fold(run[0])
                yield from _pairs(folded) if len(folded) > 1 else (folded,)


def _pairs(run: str) -> Iterator[str]:
    for at in range(len(run) - 1):
        yield run[at : at + 2]


_EDGE = ".,;:!?"


def spelled_out(text: str, language: str) -> str:
    """Spell out the contractions of a text; the same text where there are none."""
    table = _table(language.partition("-")[0].casefold())
    said = text.replace("\u2019", "'").split()
    whole = [table.get(word.casefold().strip(_EDGE), word) for word in said]
    return text if whole == said else " ".join(whole)


@lru_cache(maxsize=16)
def _table(code: str) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in values_for(code).contractions.split(","))
    return {short.strip(): long.strip() for short, _, long in pairs if long}


type Stem = Callable[[str], str]
type Knows = Callable[[str], bool]

_SHORTEST: Final = 3


def part(
    word: str, links: tuple[str, ...], stem: Stem, knows: Knows
) -> tuple[str, str] | None:
    """Part a folded word into two stems; None when neither half is known.

    `links` are what may stand between the halves ('s', 'n', …); two known halves
    are better than one, a longer head better than a shorter.
    """
    best: tuple[int, tuple[str, str]] | None = None
    for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
        tail = stem(word[at:])
        knows_tail = knows(tail)
        head, knows_head = _head(word[:at], links, stem, knows)
        if not (knows_tail or (knows_head and at > _SHORTEST)):
            continue
        worth = 2 * (knows_head + knows_tail) * len(word) + at
        if best is None or worth > best[0]:
            best = worth, (head, tail)
    return best[1] if best else None


def _head(
    head: str, links: tuple[str, ...], stem: Stem, knows: Knows
) -> tuple[str, bool]:
    for link in links:
        size = len(head) - len(link)
        if head.endswith(link) and size >= _SHORTEST:
            found = stem(head[:size])
            if knows(found):
                return found, True
    return stem(head), False
