# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Questions for a suggestion: what somebody likes bears on them, whatever its words.

"What should I watch tonight?" shares no word with "I love Korean horror films".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ...lang.keywords import Keyword, base_language, stem, words


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taste:
    """How a language asks for a suggestion, and the words of likes and dislikes."""

    asks: str
    likes: str


_TASTES: Final[Mapping[str, _Taste]] = {
    "en": _Taste(
        asks=r"\b(?:recommend(?:ations?)?|suggest(?:ions?)?|what (?:should|could|shall|might|can) (?:i|we) (?:\w+ ){0,3}?(?:watch|read|cook|eat|make|bake|listen|play|wear|do|visit|buy|drink|order|see|give)|(?:i|we)(?:'d| would| might) (?:\w+ )?(?:like|enjoy|love)|(?:might|could|would) interest (?:me|us)|any ideas? (?:for|what))\b",
        likes="like likes love loves enjoy enjoys prefer prefers favourite favorite hobby hobbies interested hate dislike allergic",
    ),
    "de": _Taste(
        asks=r"\b(?:empfiehl\w*|empfehl\w*|vorschlag|vorschläge|vorschlagen|schlag(?:e)? (?:mir|uns)|was (?:soll|sollen|könnte|könnten|kann|können|sollte|sollten) (?:ich|wir|mich|uns) (?:\w+ ){0,5}?(?:schauen|gucken|ansehen|anschauen|lesen|kochen|essen|backen|hören|spielen|anziehen|machen|unternehmen|besuchen|kaufen|trinken|bestellen|schenken)|(?:mich|uns) (?:\w+ )?interessieren|(?:könnte|würde)n? (?:mich|uns) interessieren|(?:mir|uns) gefallen|ideen? für)\b",
        likes="mag mögen liebe lieben gern gerne hobby hobbys interessiere hasse allergisch bevorzuge schmeckt liebstes liebster liebste begeistert",
    ),
    "ru": _Taste(
        asks=r"\b(?:посовету\w*|порекоменду\w*|предложи\w*|что (?:бы )?(?:мне|нам) (?:\w+ ){0,4}?(?:посмотреть|почитать|приготовить|поесть|послушать|надеть|купить|поделать|сделать|подарить)|(?:мне|нам) (?:может )?(?:интересно|понравится))\b",
        likes="люблю любим нравится обожаю хобби интересуюсь предпочитаю ненавижу аллергия увлекаюсь любимый любимая любимое",
    ),
    "tr": _Taste(
        asks=r"\b(?:öner\w*|tavsiye\w*|ne (?:izlesem|izleyelim|okusam|okuyalım|pişirsem|pişireyim|yesem|yiyelim|yapsam|yapalım|dinlesem|giysem|alsam|içsem)|ilgimi çek\w*|hoşuma gid\w*)",
        likes="severim seviyorum bayılırım hobim ilgileniyorum tercih nefret alerjim favori sevdiğim merakım",
    ),
    "ja": _Taste(
        asks=r"おすすめ|お勧め|お薦め|何を(?:見|観|読|食べ|作|聴|聞|着|買|飲)|興味(?:が|を)?(?:あ|持)|何がいい|何したら",
        likes="好 大好 趣味 興味 嫌 苦手",
    ),
}


def likes_asked_for(question: str, language: str) -> tuple[Keyword, ...]:
    """Return the words of likes where a question wants a suggestion; else none."""
    taste = _TASTES.get(base_language(language))
    if taste is None or not _asking(taste.asks).search(question.casefold()):
        return ()
    return _likes(base_language(language))


@lru_cache(maxsize=8)
def _asking(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@lru_cache(maxsize=8)
def _likes(code: str) -> tuple[Keyword, ...]:
    listed = dict.fromkeys(words(_TASTES[code].likes))
    return tuple(Keyword(word, stem(word, code)) for word in listed)
