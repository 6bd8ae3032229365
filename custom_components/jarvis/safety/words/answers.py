"""Yes and no in more languages and more words than the tables of values have."""

from collections.abc import Mapping
from typing import Final

# Languages without a table of values, and what theirs lack: yes, no.
ANSWERS: Final[Mapping[str, tuple[str, str]]] = {
    "en": (
        "please,do that,yes do,yes do it,confirm,confirmed,i confirm,go for it",
        "stop,wait,abort,please don't,do nothing",
    ),
    "de": (
        "ja,ja bitte,jawohl,mach das,mach es,bestätige,bestätigt,gerne,genau,bitte,tu das,tu es,los,klar,sicher,natürlich",
        "nein,nein danke,nicht,lass es,lass das,stopp,halt,abbrechen,abbruch,auf keinen fall,bloß nicht,lieber nicht",
    ),
    "pt": (
        "sim,claro,pode,pode ser,por favor,faça isso,confirmo,ok",
        "não,não obrigado,deixa,cancela,para,esquece",
    ),
    "sv": (
        "ja,javisst,gör det,okej,absolut,ja tack",
        "nej,nej tack,låt bli,avbryt,stopp,glöm det",
    ),
    "nb": ("ja,gjør det,greit,ok,ja takk", "nei,nei takk,avbryt,stopp,glem det"),
    "da": ("ja,gør det,okay,ja tak", "nej,nej tak,afbryd,stop,glem det"),
    "fi": ("kyllä,joo,tee se,ok,selvä", "ei,ei kiitos,peruuta,seis,unohda"),
    "pl": ("tak,zrób to,dobrze,jasne,proszę,ok", "nie,nie dziękuję,anuluj,stop,zostaw"),
    "cs": ("ano,jo,udělej to,dobře,jistě,ok", "ne,nechci,zruš,stop,nech to"),
    "ru": ("да,конечно,давай,хорошо,сделай,ок,ага", "нет,не надо,отмена,стоп,не нужно"),
    "uk": ("так,звичайно,добре,давай,зроби", "ні,не треба,скасуй,стоп"),
    "tr": ("evet,tamam,olur,yap,tabii,lütfen", "hayır,olmaz,iptal,dur,vazgeç,yapma"),
    "ja": (
        "はい,うん,お願いします,お願い,いいよ,ええ,オーケー",
        "いいえ,いや,やめて,だめ,キャンセル,いらない",
    ),
    "zh": ("是,是的,好,好的,对,可以,行,确认,确定", "不,不是,不要,不用,取消,算了,不行"),
    "ko": (
        "네,예,응,그래,좋아,해줘,해 줘,확인",
        "아니,아니요,아니오,취소,하지마,하지 마,됐어",
    ),
}
# Whole sentences that begin like a yes and are none.
IRONY: Final[Mapping[str, str]] = {
    "en": "yeah right,yea right,yeah yeah right,right yeah",
    "de": "ja von wegen,ja ja von wegen",
}
# Whoever ends with one of these has not finished; together for all languages.
UNFINISHED: Final = frozenset(
    {
        *("and", "but", "or", "then", "if", "und", "aber", "oder", "dann", "wenn"),
        *("et", "mais", "ou", "y", "pero", "o", "e", "ma", "se", "en", "maar", "of"),
        *("och", "men", "eller", "og", "i", "ale", "lub", "и", "но", "а", "ve", "ama"),
    }
)
