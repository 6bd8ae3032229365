"""Does a reply account for a wish that nothing was done for: deny it, or ask for more.

Strict the other way round than a claim: whoever wished for something and got nothing
is to be told so, whatever friendly words there are for "done".
"""

from functools import lru_cache
import re
from typing import Final

from ...lang.clauses import joined
from ...lang.requests import plain_request
from ...lang.tables import texts
from ..claims import denied_words, language_code, offers_more
from .patterns import CLAUSES, plain_text
from .questions import orders_in

SEEMING: Final = texts("accounts", "seeming")
PLAINLY: Final = texts("accounts", "plainly")
ERRANDS: Final = texts("accounts", "errands")
# Errands that are done once somebody has looked.
SEARCHES: Final = texts("accounts", "searches")
KNOWS: Final = texts("accounts", "knows")
EVADING: Final = texts("accounts", "evading")
BESIDE: Final = texts("accounts", "beside")
# Wishes that switch something, whatever it is called.
SWITCHING: Final = texts("accounts", "switching")
# Behind these stands what is talked of.
TOPIC: Final = texts("accounts", "topic")
# Words of places and things that name none.
IDIOMS: Final = texts("accounts", "idioms")
# Who goes on so wishes for more than a text.
HANDING: Final = texts("accounts", "handing")
# Wishes for a text, whatever is told in it.
COMPOSING: Final = texts("accounts", "composing")
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


def denies_plainly(beginning: str, language: str) -> bool:
    """Tell whether the newest clause of what is said so far denies."""
    plain = _compiled(PLAINLY.get(language_code(language)))
    newest = _NEXT.split(beginning.replace("\u2019", "'"))[-1]
    return plain.search(newest) is not None


def is_errand(text: str, language: str) -> bool:
    """Tell whether only a call can fulfil a wish: a timer, a list entry, a note."""
    return bool(_errands(text, language))


def is_switching(text: str, language: str) -> bool:
    """Tell whether a wish switches something, whatever it is called."""
    switching = _compiled(SWITCHING.get(language_code(language)))
    parts = (plain_request(text, language), *_CLAUSES.split(text))
    return any(switching.search(one.strip()) for one in parts)


def is_search(text: str, language: str) -> bool:
    """Tell whether all errands of a wish are done once somebody has looked."""
    search = _compiled(SEARCHES.get(language_code(language)))
    errands = _errands(text, language)
    return bool(errands) and all(search.search(one) for one in errands)


def _errands(text: str, language: str) -> list[str]:
    errand = _compiled(ERRANDS.get(language_code(language)))
    # "Translate this and mail it": an errand may stand behind another wish.
    parts = (
        plain_request(text, language),
        *_CLAUSES.split(text),
        *joined(text, language),
    )
    return [one.strip() for one in parts if errand.search(one.strip())]


def wants_to_know(text: str, language: str) -> bool:
    """Tell whether a wish may be fulfilled by telling what a look shows."""
    return _compiled(KNOWS.get(language_code(language))).search(text) is not None


def composes(text: str, language: str) -> bool:
    """Tell whether all that a wish is for is a text, whatever is told in it."""
    composing = _compiled(COMPOSING.get(language_code(language)))
    plain = plain_request(text, language)
    if composing.search(plain) is None or is_switching(text, language):
        return False
    return _compiled(HANDING.get(language_code(language))).search(plain) is None


def only_composes(text: str, language: str) -> bool:
    """Tell whether a wish for a text orders nothing beside it: "and dim the light"."""
    first, *others = [
        part
        for clause in CLAUSES.split(plain_text(text))
        for part in (joined(clause, language) or (clause,))
    ]
    # "Write soap and candles on the list": what is written is in both halves.
    if is_errand(plain_text(text), language):
        return False
    return composes(first, language) and not any(
        orders_in(one, language) for one in others
    )


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
