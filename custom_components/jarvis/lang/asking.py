"""Tells a question about the house from a wish put as one.

"Is the door open?" asks, "could you open the door?" does not. Per language the
words that begin a question; of others only the question mark tells.
"""

from typing import Final

from .keywords import base_language, words
from .tables import sets

# Words that begin a question.
FIRST: Final = sets("asking", "first")
# "On which day …": what stands before the word that asks.
BEFORE: Final = sets("asking", "before")
ASKED: Final = sets("asking", "asked")
# "Can you …?" and "would you …?" are wishes.
WISHES: Final = sets("asking", "wishes")
_MARKS: Final = ("?", "\uff1f", "\u061f")


def is_asking(text: str, language: str) -> bool:
    """Tell whether a sentence asks for something to be told."""
    code = base_language(language)
    heard = words(text)
    if not heard or heard[0] in WISHES.get(code, ()):
        return False
    if text.rstrip().endswith(_MARKS) or heard[0] in FIRST.get(code, ()):
        return True
    asked = heard[0] in BEFORE.get(code, ()) and heard[1:2]
    return bool(asked) and heard[1] in ASKED.get(code, ())
