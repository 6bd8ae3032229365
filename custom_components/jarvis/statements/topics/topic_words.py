"""The words of a wish that name what is to be forgotten or kept quiet; pure."""

from typing import Final

from ...lang.keywords import base_language, content_words
from ...lang.nominal_clause import told_as_noun
from ..patterns import EDGE, LONGEST, compiled, search
from ..phrases import PHRASES, Phrases
from ..slots import is_name, kind_wanted, subject_of, without_noun
from ..wording import roots
from ..words.forget_words import AROUND
from .indirect import asked_in

# The kind of what is no value like any other: how somebody or something is called.
NAME: Final = " name"


def named_topic(what: str, phrases: Phrases) -> tuple[str, str]:
    """Return what is named, and of what kind of value alone ("where the pump is")."""
    if owner := _named(what, phrases):
        return owner, NAME
    # "Which instrument Ben plays" is told without that word.
    asked = asked_in(what, phrases.code)
    bare = asked.core if asked is not None and not asked.noun else ""
    named = bare or told_as_noun(what, phrases.code)
    topic = " ".join(compiled(phrases.around).sub(" ", named).split()).strip(EDGE)
    left = roots(topic, phrases.code)
    return topic if left else what, kind_wanted(what, phrases)


def topic_wished(what: str, phrases: Phrases) -> tuple[str, str]:
    """Return what a wish names, and of what kind; an indirect question as it is."""
    named = named_topic(what, phrases)
    if named[1] == NAME or not asked_in(what, phrases.code):
        return named
    return what, named[1]


def _named(what: str, phrases: Phrases) -> str:
    """Return whose name is meant: "what my dentist is called"; '' for no name."""
    words = AROUND.get(phrases.code)
    if words is None or search(words.asks_name, what) is None:
        return ""
    owner = " ".join(compiled(words.asks_name).sub(" ", what).split()).strip(EDGE)
    owner = " ".join(compiled(phrases.around).sub(" ", owner).split()).strip(EDGE)
    return owner if roots(owner, phrases.code) else ""


def tells_name(told: str, slot: str, value: str, owner: str, language: str) -> bool:
    """Tell whether a fact, or what was said, gives the name of its owner."""
    code = base_language(language)
    phrases, words = PHRASES.get(code), AROUND.get(code)
    if phrases is None or words is None:
        return False
    if search(rf"{phrases.naming}|{words.names}", told):
        return True
    # "My dentist is Fairweather", but not "my dentist's car is a Saab".
    bare = without_noun(subject_of(slot), phrases).split()
    return is_name(value, phrases) and set(bare) == set(roots(owner, code))


def only_confides(text: str, language: str) -> bool:
    """Tell whether a text says no more than that what was told is a secret."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or len(text) > LONGEST:
        return False
    left = compiled(phrases.private).sub(" ", text)
    return left != text and not content_words(left, phrases.code)
