"""How a sentence tells what is so here and now, per language, as patterns.

For turns in which nothing was done, whatever was said: a sentence that speaks of a
thing of the house as the case is looked up, whatever its verb. `hedged` marks what may
be, is so as a rule, was so, or is said of whom one talks to; `vague` are things of no
house in particular ("a lamp"), `link` begins what only tells where such a thing would
be, `kinds` begins what is said of all of a kind; `rating` is what is thought of a
thing, `now` what makes a report of anything. `done` tells without any name that
something has come about, `brief` does so where somebody wished for something and a few
words answer. `felt` is what a person tells of the air, the light or the day instead of
a wish, `greets` begins a greeting, `spared` asks to leave a thing as it is. `definite`
words stand before a thing that one knows, `own` begins what oneself did, `under` a
clause that is hedged where the one before it is, `effects` are what devices act on,
`needs` says what is needed, `turned` tells what has become otherwise by now, of whom
one talks to or of what was spoken of, `set` that somebody has just set a thing,
`abstract` are no things that a deed is done to.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Asserting:
    """The table of one language; "" for what it has no words for."""

    hedged: str
    vague: str = ""
    link: str = ""
    kinds: str = ""
    rating: str = ""
    now: str = ""
    done: str = ""
    brief: str = ""
    felt: str = ""
    greets: str = ""
    spared: str = ""
    definite: str = ""
    own: str = ""
    under: str = ""
    effects: str = ""
    needs: str = ""
    turned: str = ""
    set: str = ""
    abstract: str = ""


ASSERTING: Final = table("asserting", "asserting", Asserting)
