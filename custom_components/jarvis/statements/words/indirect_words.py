# ruff: noqa: E501, RUF001 - language data
"""How an indirect question names what shall be forgotten, per language, as data.

`ASKS` finds what asks in "how warm Nadia likes the bedroom", what is left is what is
told; `of` is the kind of thing that is asked for and need not be told ("which car"),
`by` the small word that stands before the answer, `who` asks for somebody. `IS` is
left where a thing is asked for itself ("who our tutor is"), `ENDS` must be found for
a text to be such a question, where the asking word may stand anywhere.
"""

from collections.abc import Mapping
from typing import Final

# "The time the library closes", "the way of commuting": the noun asks, what stands
# before it is told.
JA_NOUN: Final = r"(?:(?<!とい)(?<!という)(?:(?<=[うくぐすつぬぶむるたい])|(?<=んだ)|(?<=いだ))(?:時間|時刻|時期|場所|所|ところ|人|日|曜日|もの|物|こと|相手|店|会社|値段|金額|年|方法|階|部屋|楽器|言葉|言語|間隔|距離|種目|種類|科目|曲|役|料理|回数|人数|期間|理由|持ち主|学校|駅|国|町|色)|(?<=[\u3400-\u9fff])[\u3040-\u309f]?(?:方法|手段|相手|先|時期)|(?<=[いきしちりみび])事)(?:について|に関して|のこと)?$"

ASKS: Final[Mapping[str, str]] = {
    "en": r"^(?:(?P<by>in|on|at|to|for|with|from|by|of|about|under|against) )?(?:how (?:much|many|often|long|(?P<how>(?-i:[a-z]+)(?=\s\w+ ?\w*)))|what time|(?P<who>who(?:m|se)?)|(?:what|which)(?: (?:kind|sort|type|brand|colou?r) of)? (?P<of>(?-i:[a-z]+)) (?=\w+ \w+|i\b|we\b)|where|when|why|what|which)\b",
    "de": r"^(?:(?P<by>in|im|an|am|auf|zu|zum|zur|für|mit|von|bei|aus|über|unter|gegen|um|nach|ab|seit|als|durch) )?(?:wie (?:viele?|oft|lange|(?P<how>(?!(?:mein|dein|unser|euer|sein|ihr|de[rmns]|die|das|man|ich|wir|es|er|sie|ein)\w{0,2}\b)(?-i:[a-zäöüß]+)))|(?:welche[rnms]?|was für (?:eine?[nmrs]? )?)\s?(?P<of>(?-i:[A-ZÄÖÜ])[\w-]+)|(?P<who>we(?:r|n|m|ssen))|wo(?:r(?=[aäuüio]))?(?P<with>mit|für|gegen|bei|durch|zu|nach|an|auf|aus|über|um|unter|von|in)|woher|wohin|warum|weshalb|wann|was|wo|wie)\b",
    "ru": r"^(?:(?P<by>во?|на|со?|об?|из|от|у|к|за|для|по|до|под|над|перед) )?(?:как(?:ой|ая|ое|ие|ого|ую|ом|ою|ими?|их|им) (?P<of>(?-i:[а-яё]+))|сколько|(?P<who>кто|кого|кому|кем|ком)|что|чего|чему|чем|чём|ч(?:ей|ья|ьё|ьи|ьего|ьей)|где|когда|куда|откуда|почему|зачем|как)\b",
    "ja": rf"何の(?P<of>[\u3400-\u9fff\u30a1-\u30fc]+)|ど(?:んな|の)(?P<of2>[\u3400-\u9fff\u30a1-\u30fc]+)|何(?:時|日|曜日|月|人|匹|個|番|枚|本|歳|才|度|分|円|回|キロ|グラム|センチ|メートル|ミリ)?|なに|(?P<who>誰|だれ)|どこ|いつ|いくら|いくつ|どれ(?:くらい|ぐらい|だけ)?|どう|{JA_NOUN}",
    "tr": r"\b(?:hangi (?P<of>\w+)|kaç(?:a|t[ae]n?)?(?: (?P<how>kilo|derece|yaş\w*|lira|cm|santim|numara|metre|saat|gün|para))?|(?P<who>kim\w{0,5})|ne(?:yi|ye|yle|yin|yden)?(?: (?:zaman|kadar|iş|renk|cins|marka|tür|çeşit|model|boy|sıklıkta|sıklıkla))?|nere\w+|nasıl)\b",
}
# Nothing but whose it is: of what is asked the noun of it is the matter.
OWNERS: Final[Mapping[str, str]] = {
    "ru": r"^(?:у )?(?:мо|наш|тво|ваш)(?:его|ей|их) [^\W\d_]+(?: (?-i:[А-ЯЁ])\w+)*$"
}
NOUNS: Final[Mapping[str, str]] = {"ja": JA_NOUN}
# What helps to ask straight out: "which car does Oliver have?".
HELPS: Final[Mapping[str, str]] = {"en": r"^(?:do|does|did)\b"}
IS: Final[Mapping[str, str]] = {
    "en": r"\b(?:is|are|was|were)$",
    "de": r"\b(?:ist|sind|war|waren)$",
    "ja": r"(?:が|は)か(?:は|を)?$",
    "tr": r"\bolduğu(?:nu)?$",
}
ENDS: Final[Mapping[str, str]] = {
    "ja": rf"か(?:は|を)?$|{JA_NOUN}",
    "tr": r"[dt][ıiuü]ğ[ıiuü](?:n[ıiuü]|m[ıiuü]|m[ıiuü]z[ıiuü])?$",
}
