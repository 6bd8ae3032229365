"""Reads a change whose subject is called by its old value: "Bello is now called Rex".

Nothing there names the dog of "our dog is called Bello"; the value does.
"""

import re
from typing import TYPE_CHECKING

from ...lang.keywords import base_language
from ..facts import read
from ..patterns import EDGE, compiled, match, search
from ..phrases import PHRASES, Phrases
from ..reading import Claim
from ..slots import is_name, kind_of, subject_of, without_noun
from ..wording import roots

if TYPE_CHECKING:
    from ...memory.base import Memory

_ENDING = re.compile(r"(?<=\w)['\u2019]\w+")


def renamed(fact: Memory, text: str) -> str | None:
    """Return what a fact's value has become; None where that is not told."""
    phrases = PHRASES.get(base_language(fact.language))
    called = frozenset(roots(fact.value, fact.language))
    if phrases is None or not called or kind_of(fact.slot):
        return None
    if not called <= set(roots(text, fact.language)):
        return None
    for claim in read(_ENDING.sub("", text), fact.language).claims:
        about = without_noun(subject_of(claim.slot), phrases).split()
        if claim.changed and called == set(about):
            return _value(fact, claim, phrases)
    return None


def _value(fact: Memory, claim: Claim, phrases: Phrases) -> str | None:
    """Return a claim's value where it is a name as the old one, or a thing as it."""
    value = compiled(phrases.naming).sub("", claim.value).strip(EDGE)
    noun = set(roots(phrases.noun, phrases.code))
    # "Rex is a nurse now" is no other name.
    named = noun <= set(subject_of(claim.slot).split())
    if named and is_name(fact.value, phrases) and is_name(value, phrases):
        return value
    both = (
        _name_behind_article(fact.value, phrases),
        _name_behind_article(value, phrases),
    )
    return value if all(both) and search(phrases.naming, claim.text) is None else None


def _name_behind_article(value: str, phrases: Phrases) -> bool:
    """Tell "a Golf": what goes by the name of its make."""
    found = match(rf"(?:{phrases.articles})\s+", value)
    return found is not None and is_name(value[found.end() :], phrases)
