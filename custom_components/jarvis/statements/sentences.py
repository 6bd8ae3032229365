# ruff: noqa: E501, RUF001 - language data
"""Cuts what was said into sentences, and tells questions from statements; pure."""

from collections.abc import Iterator
import re
from typing import Final

from ..lang.keywords import base_language
from .asides import heart
from .patterns import EDGE, LONGEST, full, search
from .phrases import PHRASES, Phrases
from .provisos import is_proviso

# The wide forms of ! and ? end sentences too.
_SENTENCE = re.compile(
    # A sign within a word is none: "^[a-z]+(?:x)?$", "3.5".
    "[^.!?\u3002\uff01\uff1f\n]+(?:(?:[.!](?=\\S)|\\?(?=[^\\s\\w\"'.!?\u00bb\u201c\u201d\u2019)\\]]))"
    "[^.!?\u3002\uff01\uff1f\n]+)*"
    "[.!?\u3002\uff01\uff1f]*"
)
_MOST: Final = 20
# What a teller adds to what is told, so that it ends like a question.
_AMAZED: Final = {
    "en": r"(?:can|would|could) you (?:believe|imagine) (?:it|that)|would you believe|you know|imagine|crazy,? (?:huh|right)|isn't (?:it|that) (?:\w+)|ok(?:ay)?|all ?right|yeah|got (?:it|that)",
    "de": r"(?:kannst|könntest) du (?:dir )?das (?:glauben|vorstellen)|kaum zu glauben,?(?: oder| was)?|ist das zu glauben|stell dir (?:das )?(?:mal )?vor|unglaublich,?(?: oder| was)?|weißt du",
    "ja": r"信じ(?:られ(?:る|ます(?:か)?|ない(?:でしょう?|よね))|る)|すごくない(?:ですか)?|びっくり(?:でしょう?|だよね)|知って(?:た|ました)",
    "ru": r"представля(?:ешь|ете)|вер(?:ишь|ите)|можешь (?:себе )?представить|можешь (?:в это )?поверить|представь",
    "tr": r"inan(?:ır|abiliyor|ıyor) (?:mısın(?:ız)?|musun(?:uz)?)|düşünebiliyor musun(?:uz)?|biliyor musun(?:uz)?",
}


# "The Petersens have moved, did you know?": it is told by asking.
_NEWS: Final = {
    "ja": r"(?P<told>.{4,}?)(?:の|って|こと|のを|ことを|って話)、?(?:もう)?(?:知って(?:い)?(?:た|ます|ました|る)|聞い(?:た|て(?:い)?(?:る|た)))(?:か|の|っけ)?[?\uff1f]+",
}


def sentences(text: str, phrases: Phrases) -> Iterator[str]:
    """Yield the sentences of a text, at most twenty."""
    pending = ""
    for number, found in enumerate(_SENTENCE.finditer(text)):
        if number >= _MOST:
            return
        pending += found[0]
        # "on 3. May" and "Dr. Who" go on behind the full stop.
        if not search(phrases.dotted, pending) or found.end() == len(text):
            if sentence := pending.strip(" \t;"):
                yield sentence
            pending = ""


def is_only_asking(text: str, language: str) -> bool:
    """Tell whether every sentence is a question or a supposition."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return text.rstrip().endswith(("?", "\uff1f", "\u061f"))
    cut = list(sentences(text, phrases))
    return (
        bool(cut)
        and all(
            is_asking(sentence[:LONGEST], phrases)
            # "Let's say 4500" tells.
            and full(phrases.instead, sentence[:LONGEST].strip(EDGE)) is None
            for sentence in cut
        )
    )


def is_asking(sentence: str, phrases: Phrases) -> bool:
    """Tell a question or a supposition from "what a price: it cost 189 pounds"."""
    told = heart(_told(sentence, phrases), phrases)
    return full(phrases.skip, told) is not None and not is_proviso(told, phrases.code)


def _told(sentence: str, phrases: Phrases) -> str:
    """Return "it was 57, can you believe it?" as what it tells."""
    amazed = _AMAZED.get(phrases.code, "(?!)")
    found = full(rf"(?P<told>.{{4,}}?)[,\u3001;]\s*(?:{amazed})\s*[?\uff1f]*", sentence)
    found = found or full(_NEWS.get(phrases.code, "(?!)"), sentence)
    return found["told"] if found else sentence
