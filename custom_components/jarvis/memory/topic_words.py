"""The words of a wish that name what is to be forgotten; pure."""

from .kin_words import WHICH
from .patterns import EDGE, compiled
from .phrases.table import Phrases
from .slots import kind_wanted
from .wording import roots


def named_topic(what: str, phrases: Phrases) -> tuple[str, str]:
    """Return what is named, and of what kind of value alone ("where the pump is")."""
    # "Which instrument Ben plays" is told without that word.
    named = compiled(WHICH.get(phrases.code, "(?!)")).sub("", what)
    topic = " ".join(compiled(phrases.around).sub(" ", named).split()).strip(EDGE)
    left = roots(topic, phrases.code)
    return topic if left else what, kind_wanted(what, phrases)
