"""How a clause becomes a noun where its subject stands in the genitive; data only."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class NominalClause:
    """Regular expressions that match a whole word, but for `tidied` and `asking`.

    `verb` has a `stem`, an ending of the `past` and `who` does it; `future` is such a
    verb of what will be. `being` is "that … is", `exists` what one has, also where
    `counted` and `held`. A word in the `genitive` is the subject unless it is `never`
    one, or `leans` on it what comes behind; `owned` belongs to the one before, as what
    comes behind `relative` does. `bare` cuts a genitive off, the first that matches;
    `forms` follow no rule. `soft` stems end `hard` by themselves; `object` is the
    ending of what something is done to; `done` verbs tell what is over, as those
    `bought` do where the source is named, and any verb beside a time gone by, `once`.
    `narrow` stems change before a vowel.
    """

    verb: str
    future: str
    being: str
    exists: str
    counted: str
    held: str
    kin: str
    has: str
    has_not: str
    is_not: str
    genitive: str
    never: str
    leans: str
    owned: str
    relative: str
    bare: tuple[tuple[str, str], ...]
    forms: Mapping[str, str]
    soft: str
    hard: Mapping[str, str]
    object: str
    done: str
    bought: tuple[str, str]
    once: str
    asking: str
    tense: str
    persons: Mapping[str, tuple[str, str]]
    vowels: Mapping[str, str]
    narrow: Mapping[str, str]


NOMINAL_CLAUSES: Final = table("nominal_clause", "nominal_clauses", NominalClause)
