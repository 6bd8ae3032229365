"""The words of verb-last clauses, as tests over single words; pure."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
import re

from .clause_order_words import CLAUSE_ORDERS, ClauseOrder

type Is = Callable[[str], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """Tells of a word what it may be in a clause."""

    conjunction: Is
    alone: Is
    article: Is
    inflected: Is
    title: Is
    genitive: Is
    place: Is
    adverb: Is
    clock: Is
    verb: Is
    never: Is
    link: Is
    tangled: Is
    owner: Is
    being: Is
    takes: Is
    bound: Is
    negating: Is
    shared: Is
    given: Is
    lying: Is
    stating: Is
    attached: Is
    where: Is
    number: Is
    kin: Is
    rank: Is
    made: Is
    passive: Is
    parting: re.Pattern[str]

    def may_be_verb(self, word: str) -> bool:
        """Tell whether the last word may be the verb: written small, and like one."""
        return (
            word.isalpha()
            and word[0].islower()
            and self.verb(word)
            and not self.never(word)
            and not self.clock(word)
        )

    def parted(self, verb: str) -> tuple[str, str]:
        """Split "abfährt" into "ab" and "fährt"; ("", verb) where nothing parts."""
        found = self.parting.fullmatch(verb)
        return ("", verb) if found is None else (found["part"], found["verb"])


@lru_cache(maxsize=8)
def order_of(code: str) -> Order | None:
    """Return the words of a language's clauses; None without a table."""
    table = CLAUSE_ORDERS.get(code)
    return None if table is None else _read(table)


def _read(table: ClauseOrder) -> Order:
    return Order(
        conjunction=_whole(table.conjunction),
        alone=_whole(table.alone),
        article=_whole(table.article),
        inflected=_whole(table.inflected),
        title=_whole(table.title),
        genitive=_whole(table.genitive),
        place=_whole(table.place),
        adverb=_whole(table.adverb),
        clock=_whole(table.clock),
        verb=_whole(table.verb),
        never=_whole(table.never),
        link=_whole(table.link),
        tangled=_whole(table.tangled),
        owner=_whole(table.owner),
        being=_whole(table.being),
        takes=_whole(table.takes),
        bound=_whole(table.bound),
        negating=_whole(table.negating),
        shared=_whole(table.shared),
        given=_whole(table.given),
        lying=_whole(table.lying),
        stating=_whole(table.stating),
        attached=_whole(table.attached),
        where=_whole(table.where),
        number=_whole(table.number),
        kin=_whole(table.kin),
        rank=_whole(table.rank),
        made=_whole(table.made),
        passive=_whole(table.passive),
        parting=re.compile(table.parting),
    )


def _whole(pattern: str) -> Is:
    found = re.compile(pattern, re.IGNORECASE)
    return lambda word: found.fullmatch(word) is not None
