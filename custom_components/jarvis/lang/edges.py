r"""Where a word ends, also in scripts that write no space behind it.

Python's `\w` takes a kana or a particle behind a token for more of the token. What is
written in letters of such a script never continues what is not.
"""

import re
from typing import Final

# Thai to Tibetan, Burmese, Khmer, kana, ideographs, Hangul: words and particles touch.
GLUED: Final = (
    "\u0e00-\u0fff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029"
    "\u3040-\u318f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff"
    "\uf900-\ufaff\uff66-\uffdc\U00020000-\U0003ffff"
)
# A sign of a word whose end shows: a letter, a digit or an underscore.
SIGN: Final = rf"[^\W{GLUED}]"
BEGINS: Final = rf"(?<!{SIGN})"
ENDS: Final = rf"(?!{SIGN})"
# What ends a clause where no space does.
STOPS: Final = "。、\uff01\uff1f\uff0c\uff1b"
COLONS: Final = ":=\uff1a\uff1d"


def compiled(pattern: str) -> re.Pattern[str]:
    """Compile without case, with every edge of a word by its script."""
    for plain, by_script in (
        (r"(?<!\w)", BEGINS),
        (r"(?!\w)", ENDS),
        (r"(?!\w|", f"(?!{SIGN}|"),
        (r"(?![\w-])", f"(?!{SIGN}|-)"),
    ):
        pattern = pattern.replace(plain, by_script)
    return re.compile(pattern, re.IGNORECASE)
