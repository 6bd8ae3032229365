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

type Rules = tuple[tuple[str, str], ...]

_UNIVERSAL: Final[Rules] = (
    ("sch|sh", "S"),
    ("tch|ch", "C"),
    ("ph", "f"),
    ("th", "t"),
    ("zh", "Z"),
    ("kh", "k"),
    ("ck", "k"),
    ("qu", "kv"),
    ("c(?=[eiy])", "s"),
    ("[cq]", "k"),
    ("x", "ks"),
    ("w", "v"),
    ("h", ""),
    ("ng", "n"),
    ("[ao][uw]", "u"),
    ("[iy][aeou]", "i"),
    ("[aeiouy]+", "vowel"),
)
_ENGLISH: Final[Rules] = (
    ("^(?:kn|gn)", "n"),
    ("^wr", "r"),
    ("^ps", "s"),
    ("^x", "z"),
    ("wh", "w"),
    ("mb$", "m"),
    ("lk$", "k"),
    ("ight", "it"),
    ("ough|augh", "uf"),
    ("gh", ""),
    ("ph", "f"),
    ("tch|ch", "C"),
    ("tion|sion", "Sn"),
    ("sh", "S"),
    ("th", "T"),
    ("dge?", "d"),
    ("ck", "k"),
    ("c(?=[eiy])", "s"),
    ("c", "k"),
    ("qu", "kw"),
    ("q", "k"),
    ("x", "ks"),
    ("g(?=[eiy])", "J"),
    ("j", "J"),
    ("(?<=[^aeiouy])e$", ""),
    ("[aeiou]y|[aeiouy]+", "vowel"),
    ("h", ""),
)
_GERMAN: Final[Rules] = (
    ("sch", "S"),
    ("ch", "C"),
    ("ph|v", "f"),
    ("w", "v"),
    ("qu", "kv"),
    ("th|dt", "t"),
    ("d$", "t"),
    ("b$", "p"),
    ("g$", "k"),
    ("tz|z", "ts"),
    ("ck|[cq]", "k"),
    ("x", "ks"),
    ("j", "i"),
    ("h", ""),
    ("[aeiouy]+", "vowel"),
)
_FRENCH: Final[Rules] = (
    ("eaux?|aux?", "o"),
    ("oi", "va"),
    ("gn", "n"),
    ("qu", "k"),
    ("ch", "S"),
    ("ph", "f"),
    ("ill", "i"),
    ("c(?=[eiy])", "s"),
    ("[cq]", "k"),
    ("ge(?=[ao])|g(?=[eiy])|j", "J"),
    ("(?:es|e|s|t|d|x|z|p)$", ""),
    ("x", "ks"),
    ("w", "v"),
    ("h", ""),
    ("[aeiouy]+", "vowel"),
)
_SPANISH: Final[Rules] = (
    ("ch", "C"),
    ("ll", "i"),
    ("qu", "k"),
    ("gu(?=[ei])", "g"),
    ("j|g(?=[ei])", "H"),
    ("c(?=[ei])|z", "s"),
    ("[cq]", "k"),
    ("v", "b"),
    ("x", "ks"),
    ("h", ""),
    ("[aeiouy]+", "vowel"),
)
_ITALIAN: Final[Rules] = (
    ("ch", "k"),
    ("gh", "g"),
    ("sc(?=[ei])", "S"),
    ("gli", "l"),
    ("gn", "n"),
    ("c(?=[ei])", "C"),
    ("g(?=[ei])", "J"),
    ("qu", "kv"),
    ("[cq]", "k"),
    ("z", "ts"),
    ("h", ""),
    ("[aeiouy]+", "vowel"),
)
_MANDARIN: Final[Rules] = (
    ("zh|j", "z"),
    ("ch|q", "c"),
    ("sh|x", "s"),
    ("ng", "n"),
    ("[aeiouy]+", "vowel"),
)
_RULES: Final[dict[str, Rules]] = {
    "en": _ENGLISH,
    "de": _GERMAN,
    "fr": _FRENCH,
    "es": _SPANISH,
    "it": _ITALIAN,
    "zh": _MANDARIN,
}
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
    rules = _RULES.get(language, _UNIVERSAL)
    return re.compile("|".join(f"({old})" for old, _ in rules)), tuple(
        new for _, new in rules
    )


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
