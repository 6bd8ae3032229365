"""Turns what was said or written into comparable words.

Folding is the same for every language: compatibility forms, case, accents and
kana are levelled, digits part from letters, apostrophes from their words. What
differs per language (small words, numbers, plurals) is the lexicon's business.
"""

from collections.abc import Container
from functools import lru_cache
import re
from typing import Final
import unicodedata

# Longer texts are never a name; the rest of them is ignored.
LONGEST: Final = 300

_MARKS = re.compile("[\u0300-\u036f]")
_POSSESSIVE = re.compile(r"['\u2019\u02bc`]s\b")
_WORD = re.compile(
    r"\d+|(?:[^\W\d_][\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0900-\u0dff"
    r"\u0e00-\u0eff\u3099\u309a]*)+"
)
_LETTERS: Final = str.maketrans(
    {
        "ß": "ss",
        "ø": "o",
        "æ": "ae",
        "œ": "oe",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "\N{LATIN SMALL LETTER DOTLESS I}": "i",
        "ħ": "h",
    }
)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"})
# Katakana a..ke stand exactly this far above their hiragana.
_KANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_KANA_ONLY = re.compile("[\u3040-\u30ff]")
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f\u3040-\u30ff\u3400-\u9fff]"
)


@lru_cache(maxsize=8192)
def fold(word: str) -> str:
    """Level case, accents, ligatures and kana; '' stays ''."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKC", word).casefold().translate(_LETTERS)
    plain = _MARKS.sub("", unicodedata.normalize("NFD", plain))
    return unicodedata.normalize("NFC", plain).translate(_KANA)


def spell_out(word: str) -> str:
    """Fold a word as people without umlaut keys write it (Küche → kueche)."""
    return fold(unicodedata.normalize("NFC", word).casefold().translate(_UMLAUTS))


def split(text: str) -> list[str]:
    """Cut a text into raw words: letters and digits apart, no punctuation."""
    plain = unicodedata.normalize("NFKC", text[:LONGEST])
    return _WORD.findall(_POSSESSIVE.sub("", plain))


def join_letters(words: list[str]) -> list[str]:
    """Join letters that were spelled one by one ('v m c' → 'vmc')."""
    joined: list[str] = []
    run = ""
    for word in [*words, ""]:
        if len(word) == 1 and word.isalpha() and word.isascii():
            run += word
            continue
        if run:
            joined.append(run)
            run = ""
        if word:
            joined.append(word)
    return joined


def is_unspaced(word: str) -> bool:
    """Tell whether a word is written in a script that puts no spaces."""
    return not word.isascii() and bool(_UNSPACED.search(word))


def without_kana(text: str) -> str:
    """Leave only what a slip of a kana cannot change: ideographs, letters, digits."""
    return "".join(char for char in text if not _KANA_ONLY.match(char))


def _kind(char: str) -> str:
    code = ord(char)
    if 0x3040 <= code < 0x30A0:  # noqa: PLR2004 - the block of hiragana
        return "hiragana"
    if 0x30A0 <= code < 0x3100:  # noqa: PLR2004 - the block of katakana
        return "katakana"
    return "other"


def segment(run: str, known: Container[str], longest: int = 10) -> list[str]:
    """Cut a run without spaces into known words and, between them, chunks.

    A known word costs 1, a foreign character 2; the cheapest cut wins. Foreign
    neighbours stay together as long as their script does. The pieces are folded.
    """
    folded = "".join(fold(char) or char for char in run)
    if len(folded) != len(run):
        return [fold(run)]
    size = len(folded)
    cost = [0] * (size + 1)
    step = [1] * (size + 1)
    for start in range(size - 1, -1, -1):
        cost[start] = cost[start + 1] + 2
        for stop in range(start + 1, min(size, start + longest) + 1):
            if 1 + cost[stop] < cost[start] and folded[start:stop] in known:
                cost[start], step[start] = 1 + cost[stop], stop - start
    return _pieces(run, folded, step, known)


def _pieces(run: str, folded: str, step: list[int], known: Container[str]) -> list[str]:
    pieces: list[str] = []
    foreign = False
    at = 0
    while at < len(folded):
        piece = folded[at : at + step[at]]
        strange = piece not in known
        same = at > 0 and _kind(run[at - 1]) == _kind(run[at])
        if strange and foreign and same:
            pieces[-1] += piece
        else:
            pieces.append(piece)
        foreign = strange
        at += step[at]
    return pieces
