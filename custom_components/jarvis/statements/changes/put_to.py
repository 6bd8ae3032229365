"""Tells a verb that sets something to a figure, whichever it is; pure.

"They hiked the rent to 31", "die Miete wurde auf 31 hochgeschraubt": who does it stands
before the verb, and what it is now is led by a small word.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ...lang.tables import table
from ..patterns import full
from ..spoken import Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Put:
    """Regular expressions over one word.

    `who` does it, `helps` may stand between them and the verb or tells that it is
    done, `to` leads the figure, `along` may stand before that. `ends`: the verb may
    end a clause behind the figure.
    """

    who: str
    helps: str
    to: str
    along: str
    ends: bool = False


PUTS: Final = table("put", "puts", Put)


def is_put_to(
    words: Sequence[Word], at: int, code: str, counts: Callable[[Word], bool]
) -> bool:
    """Tell whether a word sets what is told of to a figure; `counts` tells those."""
    put, word = PUTS.get(code), words[at]
    if put is None or word.capital or counts(word) or not word.roots:
        return False
    clause = [one for one in words if one.clause == word.clause]
    spot = clause.index(word)
    led = [
        here
        for here, one in enumerate(clause)
        if full(put.to, one.text) and any(map(counts, clause[here + 1 : here + 3]))
    ]
    if not led:
        return False
    if put.ends and spot == len(clause) - 1:
        return led[-1] < spot
    behind = [here for here in led if here > spot]
    return bool(behind) and (
        _is_done(clause[:spot], put) or _is_along(clause[spot + 1 : behind[0]], put)
    )


def _is_done(before: Sequence[Word], put: Put) -> bool:
    """Tell whether nothing but who does it, and that it is done, stands before."""
    left = list(before)
    while left and full(put.helps, left[-1].text):
        left.pop()
    if len(left) < len(before):
        # "The rent was hiked": of what it is told stands before.
        return True
    return len(left) == 1 and full(put.who, left[0].text) is not None


def _is_along(between: Sequence[Word], put: Put) -> bool:
    """Tell whether nothing stands between a verb and where it leads to."""
    return all(full(put.along, one.text) for one in between)
