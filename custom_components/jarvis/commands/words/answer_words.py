# ruff: noqa: RUF001 - language data
"""How a question is answered in languages that have no table of values; data.

Regular expressions over a whole answer without its last stop: `yes`, `no`, `all`,
`both`, and the places in the order they were told, the last as `last`. `frame` is what
stands around a name.
"""

from collections.abc import Mapping
from typing import Final

_JA_END = r"(?:の?(?:方|ほう|やつ|もの)?)?(?:を|で|だけ)?(?:です|だ|ね|よ|お願い(?:します)?|ください|忘れて|消して)*"
_RU_ENDS = r"(?: пожалуйста| удали| забудь)*"
_TR_ENDS = r"(?: lütfen| olsun| olan[ıi]?| unut| sil)*"

ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "yes": r"(?:はい|うん|ええ|そう|もちろん|いい|お願い|よろしく|忘れて|消して)(?:です|ね|よ|お願い(?:します)?|忘れて|消して|いい|ください|、)*",
        "no": r"(?:いいえ|いや|ううん|違う|やめて|やめ|だめ|結構)(?:です|ね|よ|おいて|、|おく|とく)*|(?:どちら|どっち|どれ)(?:で)?も(?:ない|違う|いい(?:え)?|忘れないで|消さないで)(?:です)*|(?:やっぱり|もう)?(?:いい|やめ)(?:です|とく|ておく|る|よ)*|(?:何|なに)も忘れないで",
        "all": rf"(?:全部|すべて|全て|みんな){_JA_END}",
        "both": rf"(?:両方|どっちも|どちらも|二つとも|ふたつとも|2つとも)(?:とも)?{_JA_END}",
        "first": rf"(?:最初|一つ目|ひとつ目|1つ目|一番目|1番目?|一番|前者|はじめ|初め){_JA_END}",
        "second": rf"(?:二つ目|ふたつ目|2つ目|二番目?|2番目?|後者|次){_JA_END}",
        "third": rf"(?:三つ目|みっつ目|3つ目|三番目?|3番目?){_JA_END}",
        "fourth": rf"(?:四つ目|よっつ目|4つ目|四番目?|4番目?){_JA_END}",
        "last": rf"(?:最後|一番最後){_JA_END}",
        "frame": r"(?:(?:の(?:方|ほう|やつ|こと|話|件)|について|に関する)?(?:の?(?:方|ほう|やつ|もの|話|件))?(?:を|で|だけ)?(?:です|だ|ね|よ|お願い(?:します)?|ください|忘れて|消して)*)$",
    },
    "ru": {
        "yes": rf"(?:да|ага|конечно|верно|давай|хорошо|забудь|удаляй|точно)(?:,? (?:да|конечно|забудь|удали|все|всё|их))*{_RU_ENDS}",
        "no": r"(?:нет|не|не надо|не нужно|ни одно(?:го|й)?|ни один|ни одну|ни то,? ни другое|ни ту,? ни другую|ни тот,? ни другой|никак\w+|ничего(?: не (?:надо|забывай|удаляй))?|неважно|отмена|отмени|передумала?|оставь(?: (?:все|всё|оба|обе|их))?|лучше (?:нет|не надо|не стоит))(?: спасибо| пожалуйста)*",
        "all": rf"(?:все|всё|всех|абсолютно все)(?: (?:их|сразу))*{_RU_ENDS}",
        "both": rf"(?:оба|обе|обоих|обеих|и то,? и другое|и ту,? и другую){_RU_ENDS}",
        "first": rf"перв(?:ый|ая|ое|ую|ого|ой|ом){_RU_ENDS}|номер один",
        "second": rf"втор(?:ой|ая|ое|ую|ого|ом){_RU_ENDS}|номер два",
        "third": rf"трет(?:ий|ья|ье|ью|ьего|ьей){_RU_ENDS}|номер три",
        "fourth": rf"четв[её]рт(?:ый|ая|ое|ую|ого|ой){_RU_ENDS}|номер четыре",
        "last": rf"последн(?:ий|яя|ее|юю|его|ей){_RU_ENDS}",
    },
    "tr": {
        "yes": rf"(?:evet|tabii|tabi|olur|tamam|elbette|peki|aynen|unut)(?:,? (?:evet|unut|sil|hepsini|lütfen))*{_TR_ENDS}",
        "no": r"(?:hayır|yok|olmaz|hiçbiri(?:ni|si)?(?: (?:değil|unutma|silme))?|hiçbirini|ikisi de (?:değil|kalsın)|ikisini de (?:unutma|silme)|boş ?ver|vazgeçtim|vazgeç|iptal|istemem|istemiyorum|gerek yok|kalsın|unutma|silme)(?:,? (?:kalsın|teşekkürler|teşekkür ederim|lütfen|istemem|unutma|vazgeçtim))*",
        "all": rf"(?:hepsi|hepsini|tümü|tümünü|tamamı|tamamını){_TR_ENDS}",
        "both": rf"(?:ikisi|ikisini|her ikisi|her ikisini)(?: de| birden)*{_TR_ENDS}",
        "first": rf"(?:birinci|ilk|bir numara)(?:si|sini|i|ini|yi)?{_TR_ENDS}",
        "second": rf"ikinci(?:si|sini|yi)?{_TR_ENDS}",
        "third": rf"üçüncü(?:sü|sünü|yü)?{_TR_ENDS}",
        "fourth": rf"dördüncü(?:sü|sünü|yü)?{_TR_ENDS}",
        "last": rf"(?:sonuncu|son)(?:su|sunu|yu)?{_TR_ENDS}",
    },
}
PLACES: Final = ("first", "second", "third", "fourth")
