# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Words of what was so once, or is not so at all, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreal:
    """Regular expressions over a text: how it `opens`, how it `ends`.

    `now`: words of what holds from now on, beside which it is told as a change.
    """

    opens: str
    ends: str
    now: str


_RU_PAST: Final = r"(?:в|на) (?:прошл|позапрошл|том)\w* (?:год|месяц|недел|век|раз|лет|зим|весн|осен)\w*|в то (?:время|лето)|в те (?:времена|годы)|когда-то|некогда|раньше|прежде|давно|давным-давно|в (?:детстве|молодости|юности|школе|армии)|(?:\w+ )?(?:лет|года?|месяц\w*|недел\w*) (?:\w+ )?назад|до (?:войны|свадьбы|переезда|ремонта|пенсии|школы)"
_RU_SAID: Final = r"(?:[\w-]+ ){1,3}(?:шут\w+|вр[её]т|врут|врал\w*|сочиня\w+|выдум\w+|думал\w*|считал\w*|мечта\w+|надеет\w*|надеял\w*|боится|подозрева\w+|фантазир\w+),? (?:что|будто|чтобы|как)"
_TR_PAST: Final = r"(?:geçen|evvelki|önceki) (?:yıl|sene|ay|hafta|sefer|yaz|kış|bahar)|eskiden|önceden|bir zamanlar|vaktiyle|zamanında|(?:çocuk|küçük|genç|bekar|öğrenci)ken|\w+ (?:yıl|sene|ay|hafta) önce"
_TR_SAID: Final = r"(?:[\w'’]+ ){1,3}(?:yalan söylüyor|uyduruyor|şaka yapıyor|sanıyor|zannediyor|umuyor|hayal ediyor)"

_EN_JEST: Final = r"(?:(?:i'm |i was |we're )?(?:just |only )*(?:kidding|joking|messing(?: with you)?|teasing)(?: you)?|(?:that was|it's|that's|it was)(?: just| only)? a joke|not seriously)"
_DE_JEST: Final = r"(?:(?:das )?(?:war|ist)(?: doch| ja| nur| bloß| ein)* (?:spaß|witz|scherz)|(?:nur |bloß |kleiner |ein )*(?:spaß|witz|scherz)(?: gemacht)?|ich mach(?:e)?(?: doch| ja)? nur (?:spaß|witze)|nicht ernst gemeint)"

UNREAL: Mapping[str, Unreal] = {
    "en": Unreal(
        opens=r"(?:well,? |hm+,? )?i(?:'m| am) not (?:(?:quite|really|entirely|completely|so|too|very|all that|at all) )?(?:sure|certain)\b.+",
        ends=rf".+[,;.!\u2026\u2013-] ?(?:(?:ha)+,? |lol,? )?{_EN_JEST}(?:,? (?:of course|haha|you know))*",
        now=r"(?!)",
    ),
    "de": Unreal(
        opens=r"(?:na ja,? |hm+,? )?ich bin (?:mir )?(?:da )?nicht (?:(?:ganz|so|wirklich|völlig) )?sicher\b.+",
        ends=rf".+[,;.!\u2026\u2013-] ?(?:(?:ha)+,? )?{_DE_JEST}(?:,? (?:natürlich|haha))*",
        now=r"(?!)",
    ),
    "ru": Unreal(
        opens=rf"(?:(?:ну|а|да|и|вот|ой)[, ]+)*(?:{_RU_PAST}|{_RU_SAID}|(?:\w+ )?(?:при)?снил\w+|во сне|в (?:кино|фильме|сериале|книге|игре|песне|анекдоте|сказке)|говорят|поговаривают|ходят слухи|по слухам|якобы|вряд ли|едва ли|навряд ли|будто бы?|как будто|не (?:думаю|верю|помню|уверен[аы]?|факт),? (?:что|чтобы)|хорошо бы|вот бы|если бы|хотелось бы|лишь бы|в шутку)(?!\w).+",
        ends=r".+[,;] (?:но |хотя )?(?:это )?(?:неправда|шутка|шучу|враньё|приснилось|не факт|показалось)",
        now=r"\b(?:теперь|сейчас|уже|отныне|нынче|больше не|оказал\w+|выяснил\w+|впредь|неверно|неправильно)\b|(?<!\w)не(?:т|-а)?,|^(?:это )?неправда",
    ),
    "tr": Unreal(
        opens=rf"(?:(?:ya|ay|şey|hani|e)[, ]+)*(?:{_TR_PAST}|{_TR_SAID}|rüyamda|rüyada|rüyasında|şaka(?:sına|dan)?|güya|sözde|sanki|galiba|herhalde|belki|keşke|(?:film|dizi|kitap|masal|oyun|şarkı)d[ae]|sanm[ıi]yorum|zannetmiyorum|inanm[ıi]yorum)(?!\w).+",
        ends=r".+\b(?:san(?:ıyor|ırdı|mıştı)\w*|zanned\w+|zannet\w+|(?:diye )?düşünü?yord\w+|diyorlar|umuyorum|umarım|olsaydı|olsa|olabilir|rüyamda gördüm|şaka)\b(?:,? (?:ama|fakat|da)\b.*)?\W*",
        now=r"\b(?:artık|şimdi|bundan (?:sonra|böyle)|itibaren|beri|meğer\w*|hayır|yanlış\w*|düzelt\w*|aslında|doğrusu)\b",
    ),
}
