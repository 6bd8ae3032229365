"""What somebody waits for who said something: a deed, words, or nothing at all."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...safety.sentences.accounts import (
    composes,
    is_errand,
    is_search,
    is_switching,
    without_topic,
)
from ...safety.sentences.asserting import only_greets
from ...safety.sentences.bidding import (
    bids_at_last,
    bids_deed,
    bids_passing_on,
    bids_words,
)
from ...safety.sentences.musing import is_musing
from ...safety.sentences.narrated import only_tells
from ...safety.sentences.questions import may_wish, only_asks, wants_something
from ...safety.sentences.remarks import is_remark
from ..house_names import is_for_the_house

if TYPE_CHECKING:
    from ...home.snapshot import Home
    from ...safety.tiers import Asker
    from .wished import Wished


@dataclass(frozen=True, slots=True, kw_only=True)
class Waited:
    """What was said orders something, wants it, or is for words; and is of the house.

    `wished` is whatever is ordered: whoever gets nothing done is to be told so.
    """

    orders: bool
    wants: bool
    composes: bool
    errand: bool
    searches: bool
    text: bool
    of_house: bool
    wished: bool


def waited_for(asker: Asker, wish: Wished, home: Home) -> Waited:
    """Read what somebody waits for."""
    said, language = asker.text, asker.language
    # "I'm stuck in traffic, tell my wife", whatever it begins like.
    # So does "put off all that is to be done", whatever stands behind its comma.
    at_last = bids_at_last(said, language)
    asks = only_asks(said, language) and not at_last
    orders = bids_passing_on(said, language) or not asks
    wants = wants_something(said, language)
    errand = orders and is_errand(said, language)
    deed = orders and (at_last or bids_deed(said, language))
    muses = not deed and is_musing(said, language, errand=errand)
    errand = errand and not muses
    text = bids_words(said, language)
    told = text or muses or only_tells(said, language)
    words = told or is_remark(said, language)
    of_house = _is_for_the_house(asker, wish, home)
    for_house = of_house and not words and (wants or may_wish(said, language))
    elliptic = orders and not (for_house or words) and wish.is_elliptic()
    return Waited(
        orders=orders,
        wants=wants,
        composes=composes(said, language),
        errand=errand,
        searches=is_search(said, language),
        text=orders and text,
        of_house=of_house,
        wished=errand or for_house or elliptic or (deed and not words),
    )


def _is_for_the_house(asker: Asker, wish: Wished, home: Home) -> bool:
    plain = without_topic(asker.text, asker.language)
    if only_greets(asker.text, asker.language):
        # It may be the name of a scene, too.
        return False
    return (
        is_for_the_house(replace(asker, text=plain), home)
        or wish.is_of_the_house()
        or is_switching(asker.text, asker.language)
    )
