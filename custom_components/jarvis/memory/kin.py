"""Whether a text speaks of a topic in other forms of its words; pure.

"My weight" is told by "I weigh 92 kilos", "Maya's adoption" by "we adopted Maya". Used
where somebody names what is to be forgotten and nothing holds the very words.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
import re
from typing import Final

from ..lang.keywords import base_language, content_words, stem, words
from .kin_words import AHEAD, BARE, DERIVED, FAMILIES, FLEETING, PREFIXES
from .wording import root_of

# An ending of one letter leaves five, one of three leaves three.
_SHORTEST: Final = 3
_LEAST: Final = 6
_LESS: Final = {"tr": 1}
_SHARED: Final = 4
_BEYOND: Final = 2
_IDEOGRAPH = re.compile("[\u3400-\u9fff]")
_KATAKANA = re.compile("[\u30a1-\u30fa\u30fc]{2,}")
_UNSPACED: Final = frozenset({"ja"})


def named_by(topic: str, language: str) -> tuple[str, ...]:
    """Return the words that a topic cannot do without, each once."""
    code = base_language(language)
    if code in _UNSPACED:
        found = [*_IDEOGRAPH.findall(topic), *words(" ".join(_KATAKANA.findall(topic)))]
        bare = set("".join(BARE[code].split()))
    else:
        found = [one.word for one in content_words(topic, code)]
        bare = set(words(BARE.get(code, "")))
    return tuple(dict.fromkeys(word for word in found if word not in bare))


def speaks_of(wanted: Sequence[str], text: str, language: str) -> bool:
    """Tell whether a text holds each of these words, or one that is kin to it."""
    code = base_language(language)
    told = words(text)
    return bool(wanted) and all(
        any(are_kin(word, one, code) for one in told) for word in wanted
    )


def forms_of(word: str, language: str) -> tuple[tuple[str, ...], str]:
    """Return by what rows that hold kin of a word are found: forms, and a beginning.

    The beginning is '' where only whole forms count.
    """
    code = base_language(language)
    forms = [word, stem(word, code)]
    for line in _lines(code):
        if root_of(word, code) in line:
            forms += [form for one in line.values() for form in (one, stem(one, code))]
    base = min(_cores(word, code), key=len)
    start = base[:_SHARED] if code in DERIVED else ""
    return tuple(dict.fromkeys(forms)), start


@lru_cache(maxsize=8192)
def are_kin(one: str, other: str, code: str) -> bool:
    """Tell whether two folded words are forms of one word, or of one matter."""
    if one == other:
        return True
    first, second = root_of(one, code), root_of(other, code)
    if first == second or any(
        first in line and second in line for line in _lines(code)
    ):
        return True
    if code not in DERIVED or min(len(one), len(other)) < _SHORTEST:
        return False
    alike = not _cores(one, code).isdisjoint(_cores(other, code))
    return alike or _opens_alike(first, second, code)


@lru_cache(maxsize=8192)
def _cores(word: str, code: str) -> frozenset[str]:
    """Return what may be left of a word without what it is derived by."""
    found = {word, root_of(word, code)}
    if ahead := AHEAD.get(code):
        found |= {re.sub(ahead, "", one, count=1) for one in found}
    if fleeting := FLEETING.get(code):
        found |= {re.sub(fleeting, "", one, count=1) for one in found}
    less = _LESS.get(code, 0)
    for one in tuple(found):
        for ending in DERIVED.get(code, "").split():
            least = max(_LEAST - len(ending), _SHORTEST) - less
            if one.endswith(ending) and len(one) - len(ending) >= least:
                found.add(one.removesuffix(ending))
    return frozenset(found)


def _opens_alike(one: str, other: str, code: str) -> bool:
    """Tell whether two roots open alike beyond a prefix that many words have."""
    prefixes = PREFIXES.get(code)
    if prefixes is None:
        return False
    pairs = zip(one, other, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    ahead = max(
        (len(prefix) for prefix in prefixes.split() if one.startswith(prefix)),
        default=0,
    )
    least = max(_SHARED, ahead + _BEYOND)
    return shared >= least and max(len(one), len(other)) - shared <= _SHARED


@lru_cache(maxsize=16)
def _lines(code: str) -> tuple[dict[str, str], ...]:
    """Return the families of a language: their words by root."""
    lines = FAMILIES.get(code, "").strip().splitlines()
    return tuple({root_of(word, code): word for word in words(line)} for line in lines)
