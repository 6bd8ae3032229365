# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""By what endings and small words a value shows where it belongs, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Regular expressions over one word.

    `leads`: small words that open a value, `twins` those that are one, `froms` those of
    where it came from. `cases`:
    `name: pattern` lines of endings that say what a word is there for; two names joined
    by `=` are one where something moves, and what may be one ends in `?`. `owner`: the
    ending of whose something is, `owned`: that of what is theirs; such a one takes the
    bare word before it along.
    `before`: what stands between a value and its verb, `acts`: a verb that ends a
    clause, `more`: a word by which the next one belongs to what is spoken of. `being`:
    what stands between a thing and its value, `numbered`: what leads a number that is
    part of a value, `holder`: whose something is, opening a statement, cased.
    `quality`: the ending of what something is like as a value opens with it, `liked`
    that in any case, `part_of`: of what something is. `whose`: the ending of whose
    something is where no table of cases is sure, `theirs`: that of what is whose,
    `there`: verbs of having, `finite`: how a verb ends that comes last,
    `speaks`: what is said of the moment, never in a value, `light`: a noun that means
    little without what it is of.
    """

    leads: str = r"(?!)"
    twins: str = ""
    froms: str = r"(?!)"
    cases: str = ""
    owner: str = r"(?!)"
    owned: str = r"(?!)"
    before: str = r"(?!)"
    acts: str = r"(?!)"
    more: str = r"(?!)"
    being: str = ""
    numbered: str = r"(?!)"
    holder: str = r"(?!)"
    quality: str = r"(?!)"
    liked: str = r"(?!)"
    part_of: str = r"(?!)"
    whose: str = r"(?!)"
    theirs: str = r"(?!)"
    there: str = r"(?!)"
    finite: str = r"(?!)"
    speaks: str = r"(?!)"
    light: str = r"(?!)"


SHAPES: Mapping[str, Shape] = {
    "ru": Shape(
        leads=r"(?:в|во|на|под|над|за|у|около|возле|рядом|между|перед|внутри|с|со|из|от|до|для|без|к|ко|по|о|об|про|через|при|против|вместо|около|напротив|из-за|из-под|после|кроме|ради)",
        twins="в/во с/со к/ко о/об",
        acts=r"(?!\w*(?:модели|недели|цели|постели|мебели|панели|туннели|кабели|отели|цать|десят|девят|бинет|билет|буфет|паркет|банкет|пакет|предмет|совет|скелет|секрет|портрет|кредит|визит|лимит|аппетит|магнит|кит|стула|стола|мела|села|дела|пола|школы|пила)$)(?:\w{2,}(?:[аяеую]ет|[^\W\d_]ит|[яюу]т|ёт|[еи]тся|[яюу]тся|[аяиыуе]л(?:[аио]|ся|ась|ись|ось)?|[аеиыоу]ть(?:ся)?)|\w*ш(?:[ёе]л|л[аои])(?:ся|сь)?|ест|пьёт|пьет|шьёт|живет|едет|может|хочет|идет|поёт|зовут|\w*ш(?:[ёе]л|л[аои])(?:ся|сь)?)",
        cases="with: .{3,}(?:ом|ем|ём|ью|ами|ями)\nwith?: .{3,}(?:ой|ей)",
        froms=r"(?:из|от|из-за|из-под)",
        more=r"любим(?:ый|ая|ое|ые)",
        being=r"это",
        numbered=r"(?:номер|дом|квартира|кабинет|палата|том|часть)",
        holder=r"[Уу] (?:(?:мо|наш|тво|ваш)(?:его|ей|их) )?(?:[а-яё]+(?:ого|его) (?=[а-яё]+[ая]\b)|[а-яё]+[оеё]й (?=[а-яё]+(?:[^ы\W]и|ы|ей)\b)){0,2}[А-ЯЁа-яё-]+(?: [А-ЯЁ][а-яё]+)*",
        quality=r"(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$",
        liked=r"(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ое](?:го|му|м)|[ую]ю|[ыи][мх])$",
        part_of=r"(?:[аяыи]|ов|ей)$",
        light=r"аллерги[яюией]|непереносимост[ьи]|страх|слабост[ьи]|интерес|прав[оа]|скидк[ау]|подписк[ау]|абонемент|рецепт|запись|билет[ы]?|доступ|спрос|тягу|любовь|иммунитет",
        speaks=r"\w+(?:лась|лся|лись|лось|юсь|ешься|ишься|ются|утся|[^\W\d]ится|ешь|ёшь)|\w{2,}[аяе]ем|звон(?:ят|ит)|стуч(?:ат|ит)|сегодня|ладно|понятно|ясно|здорово|точно|спасибо|бывает|я|мы|ты|вы|тебе|тебя|мне|надо|нужно|можно|нельзя|пора|был[аио]?|так|как|вс[её]|что|ничего|пойду|иду|хочу|могу|вижу|знаю",
    ),
    "tr": Shape(
        cases=r"""
from: (?:.{2,}['’][dt][ae]n|.{3,}[dt][ae]n)
at: (?:.{2,}['’]n?[dt][ae]|.{3,}(?:[ıiuü]n|[lm][ae]r|[bcçfghjkmnprsştvyz])[dt][ae])
to: (?:.{2,}['’][yn]?[ae]|.{2,}l[ae]r[ae]|.{2,}[ıiuü]n[ae]|.{2,}[ıiuüoöae]y[ae])
with: (?:.{2,}['’]y?l[ae]|.{2,}[aeıiuü]yl[ae])
what: (?:.{2,}['’][yn]?[ıiuü]|.{2,}l[ae]r[ıi]n[ıi])
whose: (?:.{2,}['’]n?[ıiuü]n|.{3,}[aeıiuü]n[ıiuü]n)
to?: .{2,}[ae]
with?: .{2,}[^\Waeıiuüoö_]l[ae]
what?: .{2,}[ıiuü]
at = to""",
        owner=r"(?:.{2,}['’]n?[ıiuü]n|(?-i:[a-zçğıöşü]).+[^\W\d_]{2}n?[ıiuü]n|(?!yasemin$)\w{2,}(?:[aeıiuü]m|m[ıiuü]z|[aeıiuü]n)[ıiuü]n)",
        owned=r"\w+(?:s[ıiuü]|[^aeıiuüoö\W][ıiuü])(?:n[dt][ae]n?|n[ae]|n[ıiuü])?",
        before=r"(?:olarak|diye|gibi|için|(?!latince$)\w{2,}[ıiuü]nc[ae]|nefret|ödünç|tercih|takip|park|akort|tamir|merak|ilgi|yardım|telefon|kayıt|abone|dahil)",
        acts=r"(?!(?:kedi|yedi|şimdi|abdi|vadi|değerli)$)\w{2,}(?:yor(?:u[mz]|l[ae]r)?|[dt][ıiuü](?:[mk]|l[ae]r)?|[ae]c[ae](?:k|ğ[ıi][mz])|m[ıiuü]ş|[aeıiuü]r(?:[ıiuü][mz]|l[ae]r)|m[ae]z)|var|yok|değil",
        more=r"(?:sevdi\w+|favori)",
        whose=r"[ıiuü]n$",
        theirs=r"[ıiuü](?:n[ıiuü]n?)?$",
        there=r"(?:var|yok)",
        speaks=r"\w{2,}(?:yorum|yorsun\w*|yoruz|m[ıiuü]ş[ıiuü]m|m[ıiuü]ş[ıiuü]z)|\w{3,}(?:d[ıiuü]m|d[ıiuü]k|t[ıiuü]m|t[ıiuü]k)|\w{2,}[ae]l[ıi]m|\w{2,}[ae]y[ıi]m|(?!bas)\w{2,}s[ıiuü]n(?:l[ae]r)?|değil\w*|değiştir|kaydır|ertele|taşı|çevir|sen|ben|siz|biz|bana|sana|tamam|peki|böyle|öyle|şöyle|canım|güzel|selam|teşekkür\w*|sağ|olur",
        finite=r"(?:yor|m[ae]z|m[ıiuü]ş|[ae]c[ae][ğk]|\w[dt][ıiuü]|\w\w[ae]r)(?:l[ae]r|[ıiuü][mz]|s[ıiuü]n)?$|(?<!^ol)d[ıiuü]ğ[ıiuü]n[ıiuü]$",
    ),
}
