"""Tells who speaks of their own plans, or of what others do, from who wishes something.

A modal verb makes a wish only of what the house is to do or to be: "I should sell the
lamp" and "Lisa is going to turn it off" leave it to them. What a model calls there is
asked back, since now and then somebody means it.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .narrated import is_meant, only_tells
from .patterns import CLAUSES, SENTENCES, Tables, compiled, plain_text
from .questions import only_asks, orders_in
from .remarks import is_remark
from .wanting import without_asides


@dataclass(frozen=True, slots=True, kw_only=True)
class Musing:
    """The table of one language.

    Patterns over one clause. `others` tells what somebody else does, is to do or wants
    to do themselves with a thing; `own` what the speaker means to do, the verb in a
    group of its name: a wish where it is one of the `uses`, which a house serves, or of
    the `deeds`, which it does itself. `plans` tells of such a deed as the speaker's
    own. `hedges` begin what is only supposed, `sayings` mark what people say, or what
    is so in general, with whatever order is in it, `supposed` makes a thing hang on
    what may happen. `under` begins a clause that only goes with another one.
    `addressed` anywhere speaks to who hears it.
    """

    others: str
    own: str
    deeds: str
    uses: str
    plans: str
    hedges: str
    sayings: str
    under: str
    addressed: str
    supposed: str = "(?!)"


MUSING: Final = table("musing", "musing", Musing)


# Longer texts are stories.
_LONGEST: Final = 400
# So few words wish nothing by themselves.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/musing.Musing`, compiled."""

    others: re.Pattern[str]
    own: re.Pattern[str]
    deeds: re.Pattern[str]
    uses: re.Pattern[str]
    plans: re.Pattern[str]
    hedges: re.Pattern[str]
    sayings: re.Pattern[str]
    under: re.Pattern[str]
    addressed: re.Pattern[str]
    supposed: re.Pattern[str]


_TABLES: Final = Tables(MUSING, compiled(_Table))


def is_musing(text: str, language: str, *, errand: bool = False) -> bool:
    """Tell whether a text speaks of the speaker's own doing or that of others only.

    Of an `errand`, a list or a reminder, one's own doing is what it is wanted for.
    """
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST or is_meant(text, language):
        return False
    plain = without_asides(plain_text(text), language)
    if table.addressed.search(table.sayings.sub(" ", plain)):
        return False
    sentences = [one for one in SENTENCES.split(plain) if one.strip()]
    mused = [_muses(one, language, table, errand=errand) for one in sentences]
    return any(mused) and all(
        so or _is_idle(one, language, table)
        for so, one in zip(mused, sentences, strict=True)
    )


def is_addressed(text: str, language: str) -> bool:
    """Tell whether a text says "please", or what who hears it can, may or should do."""
    table = _TABLES.of(language)
    return table is not None and table.addressed.search(text[:_LONGEST]) is not None


def _muses(sentence: str, language: str, table: _Table, *, errand: bool) -> bool:
    """Tell whether a sentence supposes, or one of its clauses leaves it to somebody."""
    if table.sayings.search(sentence):
        return True
    if not errand and table.supposed.search(sentence):
        return True
    parts = [part for part in CLAUSES.split(sentence) if part.strip(" .!")]
    if table.hedges.search(sentence):
        return not any(orders_in(one, language) for one in parts)
    mused = [one for one in parts if _leaves_it(one, table, errand=errand)]
    return bool(mused) and all(
        one in mused or _is_idle(one, language, table) for one in parts
    )


def _leaves_it(clause: str, table: _Table, *, errand: bool) -> bool:
    """Tell whether a clause leaves the doing to somebody else, or to who speaks."""
    if table.others.search(clause):
        return True
    if errand:
        return False
    if table.plans.search(clause):
        return True
    own = table.own.search(clause)
    if own is None:
        return False
    verb = own["verb"]
    served = table.uses.fullmatch(verb) or table.deeds.fullmatch(verb)
    return served is None


def _is_idle(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause beside it wishes for nothing."""
    if len(clause.split()) <= _FEW:
        return not orders_in(clause, language)
    return (
        (table.under.match(clause) is not None and not orders_in(clause, language))
        or is_remark(clause, language)
        or only_tells(clause, language)
        or only_asks(clause, language)
    )
