"""What may stand around a statement that is said again with another value; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Regular expressions.

    Over one word: `being` stands between a thing and its value, `telling` between
    somebody and the one such that they have: where they live, what they work as; `at`
    between a thing and when, where or how much, `called` and its name; `facets`: a
    value that is only how a thing is. `filler` may stand between a thing and its verb.
    `that`: behind it the verb may come last, `to` leads what something is changed to.
    `kin`: who there may be several of, unless `of` leads them there, `title`: what
    stands before a name. Over what opens a statement: `unreal` makes it no statement,
    whatever else is said, `denying` one that is denied where no pause follows, `only`
    bounds when or where it holds unless all that it names is of `speech`, `since` when
    it came to be so. `were`: it held then. Over all of it, `imagined`: it is played,
    wished, dreamt or only believed by others.
    """

    being: str
    telling: str
    at: str
    called: str
    that: str
    to: str
    kin: str
    of: str
    title: str
    facets: str
    filler: str
    unreal: str
    denying: str
    only: str
    speech: str
    since: str
    were: str
    imagined: str


AGAIN: Final = table("said_again", "again", Again)
