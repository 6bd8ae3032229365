# ruff: noqa: E501 - language data
"""Takes out of a question that people talked: "what did we talk about on Tuesday?"; pure.

What was said then is meant, and none of it need hold these words.
"""

from collections.abc import Mapping
from typing import Final

from ...lang.keywords import base_language
from ...statements.patterns import compiled

_TALKED: Final[Mapping[str, str]] = {
    "en": r"\b(?:talk(?:ed|ing)?|discuss(?:ed|ing|ion)?|chat(?:ted|ting)?|sp(?:eak|oke|oken|eaking)|conversations?|remind me)\b",
    "de": r"\b(?:(?:ge|be|an)?sprochen|(?:be)?sprechen|(?:be)?sprachen|(?:ge)?redete?n?|geredet|reden|unterhalten|unterhielten|gespräche?|wor(?:um|über)|ging(?:'s)?|geht(?:'s)?|drehte)\b",
    "ja": r"話(?:し合)?(?:した|しました|していた|していました|った|いました)|話題|会話|お?話",
    "ru": r"\b(?:(?:по)?говорил[аио]?|обсуждал[аио]?|обсудил[аио]?|разговаривал[аио]?|беседовал[аио]?|разговор\w*|(?:шла )?речь|напомни|чём)\b",
    "tr": r"\b(?:konuş\w*|görüştük|görüşmüştük|sohbet\w*|bahsett\w*|ettik|etmiştik)\b",
}


def without_talking(question: str, language: str) -> str:
    """Return a question without the words that only say that there was talk."""
    pattern = _TALKED.get(base_language(language))
    return compiled(pattern).sub(" ", question) if pattern else question
