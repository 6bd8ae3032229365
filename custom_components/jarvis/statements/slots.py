"""What a slot is made of: a subject's words, and what kind of value it holds; pure.

"My class is on Monday" and "my class is in room four" have one subject and hold
beside each other; another day takes the place of the first, another room of the
second.
"""

from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language, content_words, root
from .patterns import compiled, full, match, search
from .phrases import PHRASES, Phrases
from .times import is_time, names_time
from .wording import roots

PLACE: Final = " @"
HOME: Final = " ~"
NUMBER: Final = " #"
TIME: Final = " %"
# Begins the kinds that have a name: " =state".
STATE: Final = " ="
_KIND = re.compile(r" (?:[@~#%]|=\w+)$")
# Words that only ask, for a value of any kind.
_ANY: Final = "."
_DIGIT = re.compile(r"\d")
# Where a new value may take the place of another kind's.
_WIDER: Final = {HOME: (PLACE,), NUMBER: (TIME,), TIME: (NUMBER,)}


def subject_of(slot: str) -> str:
    """Return the words of a slot's subject."""
    return _KIND.sub("", slot.removeprefix("not "))


def kind_of(slot: str) -> str:
    """Return the kind of value that a slot holds; '' for one like any other."""
    found = _KIND.search(slot)
    return found[0] if found else ""


def of_kinds(subject: str) -> list[str]:
    """Return the slots of a subject, whatever kind of value they hold in general."""
    return [subject + kind for kind in ("", PLACE, HOME, NUMBER, TIME)]


def rivals(slot: str) -> list[str]:
    """Return the slots whose values a changed value may take the place of."""
    subject, kind = slot.removesuffix(kind_of(slot)), kind_of(slot)
    return [slot, *(subject + other for other in _WIDER.get(kind, ()))]


def value_kind(value: str, phrases: Phrases) -> str:
    """Return what kind of thing a value is, as the end of a slot."""
    if names_time(value, phrases.code):
        return TIME
    # "Half past seven" has words that are no numbers.
    plain = compiled(phrases.clock).sub(" ", value)
    timed = plain != value and _is_only_time(plain, phrases.code)
    if match(phrases.place, value):
        timed = timed or _is_only_time(value, phrases.code)
        return TIME if timed else PLACE
    if timed:
        return TIME
    if _DIGIT.search(value):
        return NUMBER
    for line in phrases.kinds.strip().splitlines():
        name, _, pattern = line.partition(": ")
        if search(rf"^(?:{pattern})\b", value):
            return f"{STATE}{name}"
    return ""


def asked_for(question: str, language: str) -> tuple[str, str]:
    """Return a question without "in which city", and what kind of value that is."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return question, ""
    for line in phrases.asking.strip().splitlines():
        kind, _, pattern = line.partition(" = ")
        if search(pattern, question):
            plain = compiled(pattern).sub(" ", question)
            if f" {kind}" == TIME:
                # "Office days" are when the office is open.
                less = compiled(phrases.timely).sub(" ", plain)
                plain = less if roots(less, phrases.code) else plain
            return " ".join(plain.split()), "" if kind == _ANY else f" {kind}"
    return question, ""


def kind_wanted(text: str, phrases: Phrases) -> str:
    """Return what kind of value is asked for by "where" or "how much"; '' for any."""
    for line in phrases.wants.strip().splitlines():
        kind, _, pattern = line.partition(" = ")
        if kind != _ANY and search(pattern, text):
            return f" {kind}"
    return ""


def is_of_kind(slot: str, value: str, kind: str, language: str) -> bool:
    """Tell whether a fact answers a question for a kind of value; '' is any."""
    phrases = PHRASES.get(base_language(language))
    if not kind or phrases is None:
        return True
    told = kind_of(slot) or value_kind(value, phrases)
    if told in {kind, *_WIDER.get(kind, ())}:
        return True
    # "Half past five" and "two sugars" have no digit in them.
    plain = compiled(phrases.clock).sub(" ", value)
    if kind == TIME:
        return is_bare_number(plain, language)
    words = content_words(plain, language) if kind == NUMBER else ()
    return any(is_time(word, phrases.code) for word in words)


def is_bare_number(value: str, language: str) -> bool:
    """Tell a value of nothing but numbers and times."""
    return _is_only_time(value, language)


@lru_cache(maxsize=16)
def people_of(code: str) -> frozenset[str]:
    """Return the roots of the words for whom things are: "wife", "boss"."""
    phrases = PHRASES.get(code)
    return frozenset(roots(phrases.people, code) if phrases else ())


def is_name(value: str, phrases: Phrases) -> bool:
    """Tell whether a value may be what somebody is called."""
    return full(phrases.called, value) is not None


def without_noun(subject: str, phrases: Phrases) -> str:
    """Return a subject without the word "name"."""
    noun = {
        root(phrases.noun.casefold(), phrases.code),
        *roots(phrases.noun, phrases.code),
    }
    return " ".join(word for word in subject.split() if word not in noun)


def _is_only_time(value: str, language: str) -> bool:
    words = content_words(compiled("[-\u2013]").sub(" ", value), language)
    return bool(words) and all(is_time(word, language) for word in words)


def is_shared(slot: str) -> bool:
    """Tell a slot that holds many values by nature ("likes")."""
    return slot.removeprefix("not ") in {
        "likes",
        "dislikes",
        "prefers",
        "allergy",
        "owns",
        "plays",
        "speaks",
        "studies",
    }
