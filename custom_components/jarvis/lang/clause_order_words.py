"""What opens and closes a subordinate clause whose verb stands last, per language.

Regular expressions over single words, without case unless `name` or `noun` says so.
"""

from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseOrder:
    """The words by which a verb-last clause is turned into a sentence.

    `conjunction` opens such a clause; `alone` is a subject by itself, `article` and
    `inflected` stand before a noun, `title` before a name; `genitive` ties another noun
    to the first; `place` opens a place or time, `adverb` is one; `clock` a number that
    closes one; `verb` is what the last word may be, `never` what looks like a verb and
    is none; `owner` is a name of whom the next noun is, if the verb is one of `being`
    what that is, where nobody takes it; `parting` splits off a verb that is written
    together only there. `takes` are verbs of what somebody has, likes or does with a
    thing, `bound` a thing that is told with no article, `negating` stands behind one.
    `shared` opens an owner, or whom a thing is `given` to or who somebody is; `lying`
    are verbs of where a thing is, `stating` of what it is; `attached` ties what a thing
    is for to it, `where` opens a place; `number` is one that a drawer has, or that
    counts. `kin` is somebody whose name may stand behind, `rank` stands before the name
    of a stranger and is nobody by itself; `made` is what a thing may have in or with
    it; `passive` closes what is done by somebody.
    """

    conjunction: str
    alone: str
    article: str
    inflected: str
    title: str
    genitive: str
    place: str
    adverb: str
    clock: str
    verb: str
    never: str
    parting: str
    link: str
    tangled: str
    owner: str
    being: str
    takes: str
    bound: str
    negating: str
    shared: str
    given: str
    lying: str
    stating: str
    attached: str
    where: str
    number: str
    kin: str
    rank: str
    made: str
    passive: str


CLAUSE_ORDERS: Final = table("clause_order", "clause_orders", ClauseOrder)
