"""The words of a wish that name what is to be forgotten or kept quiet; pure."""

from ...lang.keywords import base_language, content_words
from ...lang.nominal_clause import told_as_noun
from ..patterns import EDGE, LONGEST, compiled
from ..phrases import PHRASES
from ..phrases.table import Phrases
from ..slots import kind_wanted
from ..wording import roots
from .indirect import asked_in


def named_topic(what: str, phrases: Phrases) -> tuple[str, str]:
    """Return what is named, and of what kind of value alone ("where the pump is")."""
    # "Which instrument Ben plays" is told without that word.
    asked = asked_in(what, phrases.code)
    named = asked.core if asked else told_as_noun(what, phrases.code)
    topic = " ".join(compiled(phrases.around).sub(" ", named).split()).strip(EDGE)
    left = roots(topic, phrases.code)
    return topic if left else what, kind_wanted(what, phrases)


def topic_wished(what: str, phrases: Phrases) -> tuple[str, str]:
    """Return what a wish names, and of what kind; an indirect question as it is."""
    named = named_topic(what, phrases)
    return (what, named[1]) if asked_in(what, phrases.code) else named


def only_confides(text: str, language: str) -> bool:
    """Tell whether a text says no more than that what was told is a secret."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or len(text) > LONGEST:
        return False
    left = compiled(phrases.private).sub(" ", text)
    return left != text and not content_words(left, phrases.code)
