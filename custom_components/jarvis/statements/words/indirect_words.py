"""How an indirect question names what shall be forgotten, per language, as data.

`ASKS` finds what asks in "how warm Nadia likes the bedroom", what is left is what is
told; `of` is the kind of thing that is asked for and need not be told ("which car"),
`by` the small word that stands before the answer, `who` asks for somebody. `IS` is
left where a thing is asked for itself ("who our tutor is"), `ENDS` must be found for
a text to be such a question, where the asking word may stand anywhere.
"""

from typing import Final

from ...lang.tables import texts

ASKS: Final = texts("indirect", "asks")
# Nothing but whose it is: of what is asked the noun of it is the matter.
OWNERS: Final = texts("indirect", "owners")
NOUNS: Final = texts("indirect", "nouns")
# What helps to ask straight out: "which car does Oliver have?".
HELPS: Final = texts("indirect", "helps")
IS: Final = texts("indirect", "is")
ENDS: Final = texts("indirect", "ends")
