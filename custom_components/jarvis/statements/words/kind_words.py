# ruff: noqa: E501, RUF001 - language data
"""Nouns that name a kind of value and no thing, per language, as data.

"The date of the sweep" is told as "the sweep comes on 3 October": with no such word.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class KindNouns:
    """Regular expressions over a noun: of when, of how much, of where something is.

    `frames`: how it is said of what, the noun in place of `{noun}`; `of` is that.
    """

    time: str
    amount: str
    place: str
    frames: tuple[str, ...]


KIND_NOUNS: Mapping[str, KindNouns] = {
    "en": KindNouns(
        time=r"(?:dates?|days?|times?|weekdays?|appointments?|bookings?|visits?|arrival|schedule|hours|deadline|due date)",
        amount=r"(?:prices?|costs?|amounts?|sums?|fees?|rates?|rent|value|numbers?|figures?|sizes?)",
        place=r"(?:places?|locations?|spots?|whereabouts|positions?|hiding place|address(?:es)?|homes?|residence|home town|town|city|move)",
        frames=(
            r"(?:the |an? |that |this )?(?:exact |current |new |old )?{noun} (?:of|for|with|from) (?P<of>.+)",
            r"(?P<of>.+?)(?:['\u2019]s?)? {noun}",
        ),
    ),
    "de": KindNouns(
        time=r"(?:termine?n?|datum|tage?s?|uhrzeit|zeit|zeiten|besuchs?|ankunft|frist)",
        amount=r"(?:preise?s?|kosten|betrag|betrags|summe|gebühr|miete|wert|nummern?|zahl|höhe|größe)",
        place=r"(?:orte?s?|platz|stelle|aufenthaltsort|versteck|lage|standort|adresse|anschrift|wohnort|zuhause|umzug|stadt)",
        frames=(
            r"(?:(?:de[nrms]|die|das) )?(?:genaue[nrs]? |neue[nrs]? |alte[nrs]? )?{noun} (?:(?:von|vom|für|zum?|zur|beim?|mit) )?(?P<of>.+)",
            r"(?P<of>[\w\u2019'-]+(?: [\w\u2019'-]+)??)s? {noun}",
            r"(?:(?:de[nrms]|die|das) )?(?P<of>\w{{4,}}?){noun}",
        ),
    ),
    "ja": KindNouns(
        time=r"(?:日にち|日程|日付|日取り|予定|日時|時間|時刻|予約|曜日|期限|期日|時期|(?<=[のるた])日|(?<=の)年)",
        amount=r"(?:値段|価格|料金|金額|費用|代金|家賃|番号|[\u3400-\u9fff]?数|サイズ|[深高長重広]さ|大きさ|温度|(?<=の)[量額])",
        place=r"(?:(?:[\u3400-\u9fff]{1,2}[きし])?場所?|在りか|在り処|ありか|位置|居場所|会場|住所|住まい|引っ越し先|引っ越し|行き先)",
        frames=(r"(?P<of>.+?)の?{noun}(?:のこと|の件|の話)?",),
    ),
    "ru": KindNouns(
        time=r"(?:дат[ауые]|день|дни|врем[яени]+|час|часы|визит\w?|приход\w?|при[её]м\w?|срок\w?|расписани[еяю])",
        amount=r"(?:цен[ауые]|стоимость|сумм[ауы]|плат[ауы]|номер\w?|тариф\w?|размер\w?)",
        place=r"(?:мест[оа]|местоположени[ея]|местонахождени[ея]|адрес\w?|жильё|город|тайник|переезд\w?)",
        frames=(
            r"(?:точн\w+ |нов\w+ |стар\w+ )?{noun}(?: (?:для|у|от|визита|прихода|приезда))? (?P<of>.+)",
        ),
    ),
    "tr": KindNouns(
        time=r"(?:tarih|gün|saat|zaman|vakt|randevu|ziyaret|program)",
        amount=r"(?:fiyat|ücret|tutar|bedel|kira|numara|değer|maliyet)",
        place=r"(?:yer|konum|adres|ev adres|saklandığı yer|şehr|taşınma)",
        frames=(
            r"(?P<of>.+?) {noun}(?:[ıiuü]|s[ıiuü]|lar[ıi]|ler[ıi])(?:n[ıiuü]n?|n[dt][ae]n?)?",
        ),
    ),
}
