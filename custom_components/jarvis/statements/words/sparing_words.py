"""What is to be kept where something is to be forgotten: "…, keep the number"; data.

Each pattern is over a whole sentence: `wish` is what asks to forget, `kept` what stays,
`rest` what ends the wish behind it.
"""

from typing import Final

from ...lang.tables import lists

SPARING: Final = lists("sparing", "sparing")
