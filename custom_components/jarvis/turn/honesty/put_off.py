"""Whether a wish is to be left undone, or done later: then its answer may agree."""

from typing import TYPE_CHECKING

from ...grammar.text import words as split
from ...safety.sentences.asserting import is_spared
from ...safety.sentences.narrated import insists
from ...safety.sentences.questions import lets_happen, may_wish, pleads

if TYPE_CHECKING:
    from ...safety.tiers import Asker
    from ..types import Turn
    from .wished import Wished

# Guards of a wish that something be not done, or later, and of what only tells of one.
_UNDONE = frozenset({"negation"})
_LATER = _UNDONE | {"condition"}
_PUT_OFF = _LATER | {"delay", "story"}


def is_put_off(turn: Turn, asker: Asker, wish: Wished) -> bool:
    """Tell whether it is to be not done, or later, or is only told of."""
    kinds = _LATER if may_wish(asker.text, asker.language) else _PUT_OFF
    if pleads(asker.text, asker.language):
        # "It would be nice if it were on" is no condition.
        kinds = _UNDONE
    return _is_guarded(turn, asker, wish, kinds)


def _is_guarded(turn: Turn, asker: Asker, wish: Wished, kinds: frozenset[str]) -> bool:
    language = asker.language.partition("-")[0]
    if is_spared(asker.text, asker.language):
        return True
    if insists(asker.text, asker.language):
        # "Not so bright" wishes for less.
        return False
    if lets_happen(asker.text, asker.language):
        return False
    guarded = turn.house.grammars.is_guarded
    # "Bring the blinds down, I can't see": what is not wished is not negated, nor does
    # the "bedtime" of a script put off what else is wished.
    return all(guarded(split(clause), language, kinds) for clause in wish.clauses)
