"""Takes off what only introduces a report: "I can confirm that the lamp is on"."""

from functools import lru_cache
import re

from ..claims import language_code
from ..words.framing import FRAMING, VERB_LAST

# Introductions stand behind one another so often at most.
_MOST = 3
# Longer texts are stories.
_LONGEST = 400


def without_frames(sentence: str, language: str) -> str:
    """Give what a sentence reports, without the words that only introduce it."""
    frame = _frame(language_code(language))
    if frame is None or len(sentence) > _LONGEST:
        return sentence
    plain = sentence.replace("\u2019", "'").strip()
    rest = plain
    for _ in range(_MOST):
        if (found := frame.match(rest)) is None or not rest[found.end() :].strip():
            break
        rest = _verb_first(rest[found.end() :].lstrip(), found.group(), language)
    return sentence if rest == plain else f"{rest[:1].upper()}{rest[1:]}"


def _verb_first(rest: str, frame: str, language: str) -> str:
    """Put the verb where it stands in a sentence of its own."""
    turned = _turned(language_code(language))
    if turned is None or not frame.endswith(("dass ", "dat ")):
        return rest
    return turned.sub(r"\1 \3 \2\4", rest)


@lru_cache(maxsize=16)
def _turned(code: str) -> re.Pattern[str] | None:
    found = VERB_LAST.get(code)
    return None if found is None else re.compile(rf"^{found}$", re.IGNORECASE)


@lru_cache(maxsize=16)
def _frame(code: str) -> re.Pattern[str] | None:
    found = FRAMING.get(code)
    return None if found is None else re.compile(rf"(?:{found})", re.IGNORECASE)
