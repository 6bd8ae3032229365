"""Tokens of a sentence as they were meant: repeats, split and run-together words.

Only changes that the grammar or the home can vouch for: two words become one
when that one is known and they are not, a stutter is said once.
"""

from .hearing import Utterance
from .language import Language
from .text import LONGEST, Token, tokens
from .vocabulary import Vocabulary

_LONGEST_REPEAT = 4
_SHORTEST_PART = 2
_SHORTEST_STEM = 2


def prepare(
    text: str, language: Language, vocabulary: Vocabulary, known: frozenset[str]
) -> Utterance:
    """Return the utterance that the lattice is made of."""
    if len(text) > LONGEST:
        return Utterance(text, tuple(tokens(text[: LONGEST * 2])))
    parts = _join(tokens(text), vocabulary, known)
    parts = _split(parts, vocabulary, known)
    return Utterance(text, tuple(_once(parts, language)))


def _join(
    parts: list[Token], vocabulary: Vocabulary, known: frozenset[str]
) -> list[Token]:
    """Join "bed room" and "t v" where the whole is a word and the parts are not."""
    out: list[Token] = []
    for part in parts:
        whole = out[-1].text + part.text if out else ""
        vouched = whole in vocabulary.tokens or whole in known
        apart = out and any(
            word not in vocabulary.tokens and word not in known
            for word in (out[-1].text, part.text)
        )
        if vouched and apart and whole.isalpha():
            out[-1] = Token(whole, out[-1].start, part.end)
        else:
            out.append(part)
    return out


def _split(
    parts: list[Token], vocabulary: Vocabulary, known: frozenset[str]
) -> list[Token]:
    """Split "turnoff" and "livingroom", and endings off names ("Wohnzimmers")."""
    out: list[Token] = []
    for part in parts:
        plain = part.text in known or part.text in vocabulary.tokens
        at = 0 if plain else _cut(part.text, vocabulary, known)
        if at and len(part.text) == part.end - part.start:
            middle = part.start + at
            out.append(Token(part.text[:at], part.start, middle))
            out.append(Token(part.text[at:], middle, part.end))
        else:
            out.append(part)
    return out


def _cut(text: str, vocabulary: Vocabulary, known: frozenset[str]) -> int:
    """Return where an unknown word falls into two known ones, 0 when nowhere."""
    for at in range(len(text) - 1, _SHORTEST_STEM - 1, -1):
        if text[:at] in vocabulary.tokens and text[at:] in known:
            return at
    cuts = [
        at
        for at in range(_SHORTEST_PART, len(text) - _SHORTEST_PART + 1)
        if _is_word(text[:at], vocabulary, known)
        and _is_word(text[at:], vocabulary, known)
    ]
    return cuts[0] if len(cuts) == 1 else 0


def _is_word(text: str, vocabulary: Vocabulary, known: frozenset[str]) -> bool:
    return text in known or text in vocabulary.tokens


def _once(parts: list[Token], language: Language) -> list[Token]:
    """Say a repeated word or phrase once, with or without an "uh" between."""
    out: list[Token] = []
    texts = [part.text for part in parts]
    at = 0
    while at < len(parts):
        skip = _repeat(texts, at, language)
        if skip:
            at += skip
        else:
            out.append(parts[at])
            at += 1
    return out


def _repeat(texts: list[str], at: int, language: Language) -> int:
    """Return how many tokens from `at` on are said again right behind, else 0."""
    for size in range(_LONGEST_REPEAT, 0, -1):
        first = texts[at : at + size]
        if len(first) < size or any(not text.isalpha() for text in first):
            continue
        if size == 1 and len(first[0]) < _SHORTEST_PART:
            continue
        for gap in (0, 1):
            between = tuple(texts[at + size : at + size + gap])
            if gap and between not in language.tables.fillers:
                continue
            if texts[at + size + gap : at + 2 * size + gap] == first:
                return size + gap
    return 0
