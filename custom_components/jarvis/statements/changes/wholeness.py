"""Tells whether a statement holds a new value whole, where an old one stood; pure.

What retires an old fact leaves the new one in its place, or nothing is done: never
"a hundred and hundred litres", "lives in Haha, nonsense".
"""

from collections import Counter

from ...lang.keywords import base_language, stop_words, words
from ..patterns import search
from ..words.amending_words import AMENDING


def is_whole(told: str, put: str, value: str, language: str) -> bool:
    """Tell whether nothing of a value is lost, doubled or made up."""
    around = AMENDING.get(base_language(language))
    if around is None:
        return True
    old, new, wanted = (Counter(words(one)) for one in (told, put, value))
    small = stop_words(language)
    lost = any(word not in new for word in wanted if word not in small)
    made_up = any(word not in wanted for word in new - old)
    doubled = any(
        new[word] > max(old[word], wanted[word]) for word in wanted if word not in small
    )
    remarked = search(rf"\b(?:{around.strays})(?!\w)", value)
    return not (lost or made_up or doubled or remarked)
