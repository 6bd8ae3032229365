"""How a word sounds, coarsely, so that misheard words come close again.

`sound` follows the spelling rules of a language as far as recognisers confuse
them; `blur` levels what is confused most: voicing, nasals, vowels. Languages
without rules of their own and other scripts go through a transliteration and
one universal table.
"""

from functools import lru_cache
import re
from typing import Final

from text_unidecode import unidecode  # type: ignore[import-untyped]

from .tables import common, texts

# Patterns and the sounds in their place, "old>new", parted by two spaces.
RULES: Final = texts("phonetic", "rules")
# The first vowel of a group stands for all of it.
_VOWELS: Final = {"a": "a", "e": "i", "i": "i", "y": "i", "o": "u", "u": "u"}
_BLUR: Final = str.maketrans(
    {
        "b": "p",
        "d": "t",
        "g": "k",
        "v": "f",
        "w": "f",
        "z": "s",
        "Z": "S",
        "J": "C",
        "T": "t",
        "m": "n",
        "H": "k",
        "i": "a",
        "u": "a",
        "y": "a",
    }
)
_TWICE = re.compile(r"(.)\1+")


@lru_cache(maxsize=32)
def _compiled(language: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    line = RULES.get(language) or common("phonetic", "rules")
    rules = [rule.partition(">") for rule in line.split("  ")]
    pattern = re.compile("|".join(f"({old})" for old, _, _ in rules))
    return pattern, tuple(new for _, _, new in rules)


@lru_cache(maxsize=16384)
def sound(word: str, language: str) -> str:
    """Write a folded word as it sounds in that language; '' for no letters."""
    plain = word if word.isascii() else unidecode(word).replace(" ", "").lower()
    pattern, news = _compiled(language)

    def instead(found: re.Match[str]) -> str:
        new = news[(found.lastindex or 1) - 1]
        return _VOWELS.get(found.group()[0], "") if new == "vowel" else new

    return _TWICE.sub(r"\1", pattern.sub(instead, plain))


@lru_cache(maxsize=16384)
def blur(sounded: str) -> str:
    """Level a sounded word further: voice, nasals and vowels become one each."""
    return _TWICE.sub(r"\1", sounded.translate(_BLUR))
