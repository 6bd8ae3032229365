"""What somebody waits for who said something: a deed, words, or nothing at all."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...safety.confirm import Answer, read_consent
from ...safety.sentences.accounts import (
    composes,
    is_errand,
    is_search,
    is_switching,
    without_topic,
)
from ...safety.sentences.asserting import feels, only_greets
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
    """Whether what was said wishes for an act, read once a turn.

    `wished` is an act that is waited for: whoever gets nothing done is to be told so.
    One may be `implied`: of something that this house knows nothing of, or by what is
    amiss. `unsure` is all that is neither a question nor a remark nor for words.
    """

    orders: bool
    composes: bool
    errand: bool
    searches: bool
    wished: bool
    implied: bool
    unsure: bool


def waited_for(asker: Asker, wish: Wished, home: Home, *, offered: bool) -> Waited:
    """Read what somebody waits for; `offered` tells that we asked whether to act."""
    said, language = asker.text, asker.language
    agrees = offered and read_consent(said, language) is Answer.YES
    # "I'm stuck in traffic, tell my wife", whatever it begins like.
    # So does "put off all that is to be done", whatever stands behind its comma.
    at_last = bids_at_last(said, language)
    passes_on = bids_passing_on(said, language)
    orders = passes_on or at_last or not only_asks(said, language)
    wants = wants_something(said, language)
    errand = orders and is_errand(said, language)
    deed = orders and (at_last or bids_deed(said, language))
    muses = not deed and is_musing(said, language, errand=errand)
    errand = errand and not muses
    told = muses or bids_words(said, language) or only_tells(said, language)
    words = told or is_remark(said, language)
    may = wants or may_wish(said, language)
    surely = (deed and wants) or passes_on
    for_house = may and not words and _is_for_the_house(asker, wish, home)
    bare = orders and not (for_house or words) and wish.is_elliptic()
    implied = orders and (deed or may or feels(said, language))
    return Waited(
        orders=orders,
        composes=composes(said, language),
        errand=errand,
        searches=is_search(said, language),
        wished=agrees or errand or for_house or bare or (surely and not words),
        implied=implied and not words,
        unsure=orders and not words,
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
