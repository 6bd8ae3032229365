"""How a statement ends that tells what was, or what is thought of a thing.

For languages whose verbs say it in their endings: `told` as a pattern, and `troubles`,
which make a wish of what has come about: "it got dark", "I left it on".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """The patterns of one language, over case-folded text."""

    told: str
    troubles: str


TELLING: Final[Mapping[str, Telling]] = {
    "ja": Telling(
        told=r"(?:た|だった|かった|(?:好き|嫌い|高い|安い|古い|新しい|きれい|便利|有名|かわいい|自慢)(?:だ|な)?)(?:よ|ね|な|んだ|のだ|んです|です|って|らしい|そうだ|と思う|の)*[。!！]*$",
        troubles=r"忘れ|寒|暑|暗|うるさ|眩|まぶし|疲れ|帰|着い|終わっ|なくな|無くな|切れ|足り|降っ|始ま|っぱなし|開いて|濡れ|汚れ|こぼし|困っ|眠|起き|てほしかった|お願い|まま|壊れ|止ま|鳴り",
    ),
    "ru": Telling(
        told=r"\b(?!(?:стол|пол|был бы|хотел|хотела|хотели|жил|мал|цел|бел|угол|стул|футбол|сигнал|зал|журнал|канал|мел|текстил)\b)\w{2,}(?:[аеёиоуыюя]л|[аеёиоуыюя]ла|[аеёиоуыюя]ло|[аеёиоуыюя]ли|ёк|ёс|ёг|шёл|шла|шли)(?:ся|сь)?\b|\b(?:нравится|нравятся|стоит \d+|люблю|обожаю|ненавижу|красив\w+|стар(?:ый|ая|ое|ые)|новы[йе]|новая|напоминает)\b",
        troubles=r"забы|остав|стемнел|темно|холод|жарк|душн|громк|ярк|замёрз|замерз|(?:за|о)?кончил|закончил|пром|устал|приш|верну|приех|начал(?:ся|ась|ось)|погас|потух|сломал|пролил|грязн|слишком|опять|снова|ещё|пора|надо|нужн|хо[тч]|можно|пусть|прос(?:и|ь)|лучше|было бы|хватит|зря|впустую|ни для кого|весь день|всю ночь|бы\b",
    ),
    "tr": Telling(
        told=r"\w(?:[dt][ıiuü](?:m|n|k|n[ıiuü]z|lar|ler)?|m[ıiuü][şs](?:t[ıiuü])?(?:m|n|k|lar|ler)?|yd[ıiuü](?:m|k|lar|ler)?)[.!]*$|\b(?:güzel|pahalı|ucuz|eski|yeni|seviyorum|hediye|benziyor|hatırlatıyor)(?:ydi|dı|dir|dır)?[.!]*$",
        troubles=r"unut|bırak|üşü|don(?:d|m)|bitt|karar|kaldı|geld|yorul|ıslan|başla|tüken|acık|karanlık|soğu|sıcak|gürültü|parlak|kirl|dökül|lütfen|gerek|lazım|ister|istiyor|olsun|yeter|açık|hala|hâlâ|boşuna|fazla|çok (?:sıcak|soğuk|karanlık|parlak|gürültülü|yüksek|alçak|sesli)",
    ),
}
