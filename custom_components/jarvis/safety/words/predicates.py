"""How sentences say in what state things are, per language, as words and patterns.

`states` are words for a state beside those of `claims`, `links` what ties one to a
thing, `after` what may stand behind it, `cuts` what joins two that each have their own.
`verbs` tell one wherever they stand, `soft` only introduces or softens, `denies` turns
a state round, `left` is a past that lasts. `only` and `but` tell of the others, too;
`exact` is one and not several, `some` is not all, `many` is of several; `plenty` and
`which` ask how many, and which of them. `norms` tell what is best or usual, `rules`
what is to be so again. `self` is who speaks, `when` begins what is only told of a time.
`lacking` goes on with what is not so: "and the back door is not".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Predicating:
    """The table of one language."""

    states: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    links: str
    after: str
    cuts: str
    soft: str
    denies: str
    left: str
    only: str
    but: str
    exact: str
    some: str
    many: str
    plenty: str
    which: str
    norms: str
    rules: str
    self: str = "(?!)"
    when: str = "(?!)"
    lacking: str = "(?!)"


PREDICATES: Final = table("predicates", "predicates", Predicating)
