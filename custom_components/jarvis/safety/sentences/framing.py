"""Takes off what only introduces a report: "I can confirm that the lamp is on"."""

import re
from typing import Final

from ...lang.tables import texts
from .patterns import Tables

# Behind "dass" the verb stands last: the subject, the rest, the verb, the end.
VERB_LAST: Final = texts("framing", "verb_last")
FRAMING: Final = texts("framing", "framing")


# Introductions stand behind one another so often at most.
_MOST = 3
# Longer texts are stories.
_LONGEST = 400
_FRAMES: Final = Tables(FRAMING, lambda one: re.compile(f"(?:{one})", re.IGNORECASE))
_TURNED: Final = Tables(VERB_LAST, lambda one: re.compile(f"^{one}$", re.IGNORECASE))


def without_frames(sentence: str, language: str) -> str:
    """Give what a sentence reports, without the words that only introduce it."""
    frame = _FRAMES.of(language)
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
    turned = _TURNED.of(language)
    if turned is None or not frame.endswith(("dass ", "dat ")):
        return rest
    return turned.sub(r"\1 \3 \2\4", rest)
