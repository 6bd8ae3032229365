"""Words by which one matter is named in several ways, per language, as data.

`FAMILIES`: words of one matter in lines; what somebody tells with one of them is
named by another later ("I owe Ben twenty", "my debt to Ben"). `BARE`: words that add
nothing to a topic ("the business with Ben"). `DERIVED`: endings by which one word
is made of another ("adopt", "adoption"), longest first. `AHEAD`: what stands before
a stem without changing what it is kin to. `PREFIXES`: syllables that many words
open with, so that having them in common means nothing. `FLEETING`: vowels that
come and go before the last letter. `OWNED`: topics in which a bare word is what
somebody has: "Elif'in işi" is her job.
"""

from typing import Final

from ...lang.tables import texts

FAMILIES: Final = texts("kin", "families")
BARE: Final = texts("kin", "bare")
DERIVED: Final = texts("kin", "derived")
AHEAD: Final = texts("kin", "ahead")
# Endings that are written behind an apostrophe.
ATTACHED: Final = texts("kin", "attached")
FLEETING: Final = texts("kin", "fleeting")
PREFIXES: Final = texts("kin", "prefixes")
OWNED: Final = texts("kin", "owned")
