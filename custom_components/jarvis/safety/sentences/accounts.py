"""Does a reply account for a wish that nothing was done for: deny it, or ask for more.

Strict the other way round than a claim: whoever wished for something and got nothing
is to be told so, whatever friendly words there are for "done".
"""

from functools import lru_cache
import re
from typing import Final

from ...lang.tables import texts
from ..claims import denied_words, language_code, offers_more
from .patterns import plain_text

SEEMING: Final = texts("accounts", "seeming")
EVADING: Final = texts("accounts", "evading")
BESIDE: Final = texts("accounts", "beside")
# Wishes that switch something, whatever it is called.
SWITCHING: Final = texts("accounts", "switching")
# Behind these stands what is talked of.
TOPIC: Final = texts("accounts", "topic")
# Words of places and things that name none.
IDIOMS: Final = texts("accounts", "idioms")
# A bit of what no one thing is: "some shade", "etwas Licht". Things are not measured.
STUFF: Final = texts("accounts", "stuff")


_NEVER = re.compile("(?!)")
_CLAUSES = re.compile("[,.:;!]\\s+")
_NEXT = re.compile(r"[,;:\u2014]\s+|\b(?:but|aber|mais|pero|ma|maar)\b")


def accounts(sentence: str, language: str) -> bool:
    """Tell whether a sentence says that a wish is not fulfilled, or asks for more.

    "No problem, better so?" does neither. False without a table for the language.
    """
    denied = denied_words(language)
    if denied is None or offers_more(sentence, language):
        return False
    text = plain_text(sentence)
    said = _compiled(SEEMING.get(language_code(language))).sub(" ", text)
    evading = _compiled(EVADING.get(language_code(language)))
    return denied.search(said) is not None or evading.search(said) is not None


def without_topic(text: str, language: str) -> str:
    """Leave out what is only talked of: "a fun fact about doors"."""
    plain = _compiled(IDIOMS.get(language_code(language))).sub("", text)
    return _compiled(TOPIC.get(language_code(language))).sub("", plain)


def without_idioms(text: str, language: str) -> str:
    """Leave out what names a place only by its letters: "in Gang"."""
    return _compiled(IDIOMS.get(language_code(language))).sub("", text)


def without_stuff(text: str, language: str) -> str:
    """Leave out what is wished a bit of, whatever gives it: "some shade"."""
    return _compiled(STUFF.get(language_code(language))).sub(" ", text)


def beside_words(language: str) -> re.Pattern[str]:
    """Give what stands before a name that only tells where something is."""
    return _compiled(BESIDE.get(language_code(language)))


@lru_cache(maxsize=64)
def _compiled(pattern: str | None) -> re.Pattern[str]:
    return _NEVER if pattern is None else re.compile(pattern, re.IGNORECASE)
