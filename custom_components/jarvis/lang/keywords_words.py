"""Words that carry nothing in a search, and endings, per language, as data.

`STOP`: what questions and statements are built with. `ENDINGS`: what is cut from
a word before it is compared, longest first. `ROUNDS`: how often, for languages
that stack endings. `HARDEN`: final letters that soften before an ending.
`RESPELL`: spellings that count as one. `COMPOUND`: languages whose words grow
together, so that the tail of a long word is a word of its own. Everything is
folded when it is loaded; write it as people write it.
"""

from typing import Final

from .tables import common_set, table, texts

STOP: Final = texts("keywords", "stop")
ENDINGS: Final = texts("keywords", "endings")
ROUNDS: Final = table("keywords", "rounds", int)
# What is written behind a name or a number, and is no part of it: "Ece'nin".
SUFFIXED: Final = texts("keywords", "suffixed")
# A word without this ending is the word itself, whatever it ends in then.
CASES: Final = texts("keywords", "cases")
# The shortest stem that endings may leave; two where words of two letters bear them.
SHORTEST: Final = table("keywords", "shortest", int)
# What an ending never follows, as "stem+ending": a letter that only joins vowels stands
# behind no consonant, and of two letters only what is a word is left ("ev", no "de").
NEVER: Final = texts("keywords", "never")
# The longest stem; what goes beyond is derivation more often than meaning.
LONGEST: Final = table("keywords", "longest", int)
HARDEN: Final = texts("keywords", "harden")
RESPELL: Final = texts("keywords", "respell")
COMPOUND: Final = common_set("keywords", "compound")
