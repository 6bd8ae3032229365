"""Turns a sentence into hashed features; shared by training and run time."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
import re
import unicodedata
import zlib

import numpy as np
from numpy.typing import NDArray

# Powers of two. The weights tell the same numbers; another makes them unreadable.
SENTENCE_BUCKETS = 1 << 17
TOKEN_BUCKETS = 1 << 16
WORD_BUCKETS = 1 << 18
# What is longer is no wish. Time stays bounded whatever is said.
LONGEST = 400
UNSPACED = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u0e00-\u0eff"
_TOKEN = re.compile(rf"\d+(?:[.,:]\d+)?|[{UNSPACED}]|[^\W\d_{UNSPACED}]+")
_UNSPACED = re.compile(rf"[{UNSPACED}]")
# Letters that no Unicode decomposition folds, and katakana as hiragana.
_ALIKE = str.maketrans("łıøđæœ", "liodao") | {
    code: code - 0x60 for code in range(0x30A1, 0x30F7)
}


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a letter of an unspaced script, and where it stands."""

    text: str
    start: int
    end: int
    unspaced: bool = False


def fold(text: str) -> str:
    """Return text without case and accents, katakana as hiragana."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    folded = folded.translate(_ALIKE)
    if folded.isascii():
        return folded
    return "".join(
        letter
        if "\u3040" <= letter <= "\u30ff"
        else unicodedata.normalize("NFD", letter)[0]
        for letter in folded
        if not unicodedata.combining(letter)
    )


def tokens(text: str) -> list[Token]:
    """Return the tokens of a sentence, folded, with their places in the original."""
    found = []
    for match in _TOKEN.finditer(text[:LONGEST]):
        said = match[0]
        word = re.sub(r"\d", "0", said) if said[0].isdigit() else fold(said)
        unspaced = bool(_UNSPACED.match(said))
        found.append(Token(word, match.start(), match.end(), unspaced))
    return found


def _grams(text: str, low: int, high: int) -> Iterator[str]:
    for size in range(low, high + 1):
        for start in range(len(text) - size + 1):
            yield text[start : start + size]


def _written(said: list[Token]) -> str:
    """Return the sentence as letters: words apart, unspaced scripts together."""
    text = " "
    for token in said:
        text = text[:-1] if token.unspaced and text[-2:-1] > "\u0e00" else text
        text += token.text + " "
    return text


def sentence_strings(said: list[Token]) -> Iterator[str]:
    """Yield the names of a sentence's features."""
    words = ["<", *(token.text for token in said), ">"]
    for first, second in pairwise(words):
        yield f"b{first}_{second}"
    for first, second in zip(words, words[2:], strict=False):
        yield f"s{first}_{second}"
    for word in words[1:-1]:
        yield f"w{word}"
    unspaced = any(token.unspaced for token in said)
    text = _written(said)
    for gram in _grams(text, 1, 4) if unspaced else _grams(text, 2, 5):
        yield f"c{gram}"


def bucket(name: str, buckets: int) -> int:
    """Return the bucket of a feature."""
    return zlib.crc32(name.encode()) & (buckets - 1)


def word_buckets(name: str) -> tuple[int, int]:
    """Return the two buckets of a word in a Bloom filter of words."""
    hashed = zlib.crc32(name.encode())
    return hashed & (WORD_BUCKETS - 1), hashed >> 14


def sentence(
    said: list[Token], language: str
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Return the buckets of a sentence and how often each occurs, damped."""
    names = [*sentence_strings(said), f"l{language}"]
    hashed = np.fromiter(
        (zlib.crc32(name.encode()) for name in names), np.int64, len(names)
    ) & (SENTENCE_BUCKETS - 1)
    found, counts = np.unique(hashed, return_counts=True)
    return found, (1 + np.log(counts)).astype(np.float32)


def _shape(word: str) -> str:
    return "0" if word[0].isdigit() else "u" if _UNSPACED.match(word) else "a"


def token_strings(said: list[Token], at: int) -> Iterator[str]:
    """Yield the names of a token's features: itself and what stands around it."""
    words = [
        said[place].text if 0 <= place < len(said) else "|"
        for place in range(at - 3, at + 4)
    ]
    word = words[3]
    yield "*"
    for offset, other in enumerate(words):
        yield f"{offset}{other}"
    for offset in range(1, 5):
        yield f"{offset}+{words[offset]}_{words[offset + 1]}"
    yield f"-{words[2]}_{words[4]}"
    yield f"={words[2]}_{word}_{words[4]}"
    yield f"#{_shape(word)}{min(at, 3)}{min(len(said) - at, 3)}"
    for size in (2, 3, 4):
        yield f"^{word[:size]}"
        yield f"${word[-size:]}"
    yield f"<{words[2][-3:]}"
    yield f">{words[4][:3]}"


def spoken(said: Token, language: str) -> str:
    """Return the name of a word in its language."""
    return f"l{language}{said.text}"


def token(said: list[Token], at: int, intent: str, language: str) -> NDArray[np.int64]:
    """Return the buckets of a token, also together with the sentence's intent."""
    names = list(token_strings(said, at))
    group = intent.split(".", maxsplit=1)[0]
    names += [f"{group}:{name}" for name in names[:14]]
    names.append(spoken(said[at], language))
    return np.fromiter(
        (zlib.crc32(name.encode()) for name in names), np.int64, len(names)
    ) & (TOKEN_BUCKETS - 1)
