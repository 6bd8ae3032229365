"""Whether what the user tells goes into the memory when the turn is over."""

from typing import TYPE_CHECKING

from ...safety.sentences.questions import only_asks, wants_something
from ...statements.facts import claims_of
from ...statements.sentences import is_only_asking

if TYPE_CHECKING:
    from ...safety.tiers import Asker
    from ..types import Turn


def keeps_what_is_told(turn: Turn, asker: Asker, *, of_house: bool) -> bool:
    """Tell whether somebody tells something, and it will be kept.

    Then "I'll remember that" is so: it is in the diary before the next turn. What is
    told `of_house` may be meant as a wish, unless it is read as a fact.
    """
    said, language = asker.text, asker.language
    if not turn.agent.memory or turn.house.memory.store is None:
        return False
    if is_only_asking(said, language) or wants_something(said, language):
        return False
    return bool(claims_of(said, language)) or not (
        of_house or only_asks(said, language)
    )
