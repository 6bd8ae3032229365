"""Tells our own answer, heard back by the microphone, from what somebody says."""

import re

_ENDED = re.compile(r"(?<=[.!?\u3002\uff01\uff1f])\s*")
_SIGNS = re.compile(r"[\W_]+")
# Fewer words may be somebody's: "kitchen light", after a list of lamps.
_FEWEST = 3
_FEWEST_UNSPACED = 6
# Longer answers were heard by their beginning or end, if at all.
_MOST = 40


def is_own_answer(heard: str, answer: str, *, ordered: bool = True) -> bool:
    """Tell whether what was heard are whole sentences of the answer, word for word.

    From its beginning or up to its end: who repeats a part of a sentence ("say: lights
    off") speaks. Signs and case do not count. A word or two are an echo of the whole
    answer only, and where they order nothing.
    """
    said = _bare(heard)
    words = len(_SIGNS.sub(" ", heard).split())
    if said and not ordered and said == _bare(answer):
        return True
    if words < _FEWEST and (heard.isascii() or len(said) < _FEWEST_UNSPACED):
        return False
    sentences = [bare for one in _ENDED.split(answer) if (bare := _bare(one))]
    most = min(len(sentences), _MOST)
    return any(
        said in ("".join(sentences[:count]), "".join(sentences[-count:]))
        for count in range(1, most + 1)
    )


def _bare(text: str) -> str:
    return _SIGNS.sub("", text.casefold())
