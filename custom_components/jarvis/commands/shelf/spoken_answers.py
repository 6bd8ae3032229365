"""Reads the answer to a question in languages that have no table of values.

Quiet. "二つ目", "ни то, ни другое", "ikisi de".
"""

from collections.abc import Sequence
from functools import lru_cache
import re
from typing import Final

from ...lang.keywords import base_language
from ...lang.normalise import fold
from ...lang.responses import word_tables
from .response import Choice

ANSWERS: Final = word_tables("answer_words", "answers")
PLACES: Final = ("first", "second", "third", "fourth")

_EDGE = " \t,.;:!?\u3002\u3001\uff01\uff1f"
_LONGEST = 80
_PAIR = 2


def is_said(key: str, text: str, language: str) -> bool:
    """Tell whether a whole answer is a "yes", a "no", or one of the places."""
    code, bare = base_language(language), text.strip(_EDGE)
    if len(bare) > _LONGEST or (pattern := ANSWERS.get(code, {}).get(key)) is None:
        return False
    return _compiled(pattern).fullmatch(bare) is not None


def are_all_said(text: str, language: str, count: int) -> bool:
    """Tell whether the words mean all of so many: "both" are two, never three."""
    pair = count == _PAIR and is_said("both", text, language)
    return pair or is_said("all", text, language)


def chosen(
    choices: Sequence[Choice], text: str, language: str, most: int
) -> Choice | None:
    """Pick by place, else the only one whose name holds the words as they are.

    The last is the last of those that were told: `most`.
    """
    for at, place in enumerate(PLACES[: len(choices)]):
        if is_said(place, text, language):
            return choices[at]
    if is_said("last", text, language):
        return choices[:most][-1]
    frame = ANSWERS.get(base_language(language), {}).get("frame")
    if frame is None or len(text) > _LONGEST:
        return None
    bare = fold(_compiled(frame).sub("", text.strip(_EDGE)))
    found = [one for one in choices if len(bare) > 1 and bare in fold(one.name)]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)
