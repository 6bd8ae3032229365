# ruff: noqa: E501, RUF001 - language data
"""How a clause becomes a noun where its subject stands in the genitive; data only."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class NominalClause:
    """Regular expressions that match a whole word, but for `tidied` and `asking`.

    `verb` has a `stem`, an ending of the `past` and `who` does it; `future` is such a verb
    of what will be. `being` is "that … is", `exists` what one has, also where `counted`
    and `held`. A word in the `genitive` is the subject unless it is `never` one, or
    `leans` on it what comes behind; `owned` belongs to the one before, as what comes behind `relative` does.
    `bare` cuts a genitive off, the first that matches; `forms` follow no rule. `soft`
    stems end `hard` by themselves; `object` is the ending of what something is done to; `done` verbs tell what is over, as those `bought` do
    where the source is named, and any verb beside a time gone by, `once`. `narrow`
    stems change before a vowel.
    """

    verb: str
    future: str
    being: str
    exists: str
    counted: str
    held: str
    kin: str
    has: str
    has_not: str
    is_not: str
    genitive: str
    never: str
    leans: str
    owned: str
    relative: str
    bare: tuple[tuple[str, str], ...]
    forms: Mapping[str, str]
    soft: str
    hard: Mapping[str, str]
    object: str
    done: str
    bought: tuple[str, str]
    once: str
    asking: str
    tense: str
    persons: Mapping[str, tuple[str, str]]
    vowels: Mapping[str, str]
    narrow: Mapping[str, str]


NOMINAL_CLAUSES: Mapping[str, NominalClause] = {
    "tr": NominalClause(
        verb=r"(?P<stem>\w+?)(?P<past>[dt][ıiuü])(?:ğ[ıiuü](?P<who>m[ıiuü]z[ıiuü]|m[ıiuü]|n[ıiuü])|kl[ae]r(?P<all>[ıi]n[ıi]))",
        future=r"(?P<stem>\w+?(?:aca|ece))(?:ğ[ıi](?P<who>m[ıi]z[ıi]|m[ıi]|n[ıi])|kl[ae]r(?P<all>[ıi]n[ıi]))",
        being=r"ol(?P<no>ma)?d[ıu](?:ğ[ıu]n[ıu]|klar[ıi]n[ıi])",
        exists=r"(?!\w*(?:[cçl][ıiuü]s[ıiuü]|üyesi|hemşiresi|hastası|müdiresi|annesi|babası|teyzesi|halası|ninesi|dedesi|mavisi|yeşili|kahvesi|arası)$)\w+[aeıioöuü]s[ıiuü]|\w+ğ[ıiuü]|\w{2,}(?:[ıiuü]m|[ae]m|[ıiuü]m[ıiuü]z)|oğlu|kızı|kardeşi|evi|dersi|maçı|sınavı|torunu|ikizi|fobisi|astımı|diyabeti|var|yok",
        counted=r"bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|birkaç|çok|\d+",
        held=r"[\w'\u2019]+(?:[ıiuü]|[ıiuüae]m(?:[ıiuü]z)?)",
        kin=r"\w{2,}m(?:[ıiuü]z)?[ıiuü]n|\w+['\u2019]\w+",
        has="var",
        has_not="yok",
        is_not="değil",
        genitive=r"\w+['\u2019]n?[ıiuü]n|\w*[aeıioöuü]\w*[ıiuü]n|onun|bunun|onların",
        never=r"için|yakın|altın|kadın|uzun|bütün|dün|gün|bugün|yarın|yalın|derin|kalın|serin|zengin|düğün|odun|koyun|boyun|burun|izin|ekin|üzgün|düzgün|yorgun|kışın|yazın|öğleyin|sabahleyin|akşamleyin|geceleyin|senin|sizin|metin|emin|aydın|haziran|kesin|sakin|olgun|uygun|dolgun|keskin|yetişkin|erkin|baskın|kızgın|dargın|bitkin|pişkin|zeytin|oyun|satın|ayın|somun|vitamin",
        leans=r"(?:ön|alt|üst|üzer|yan|iç|arka|karşı|ara|dış|baş|kenar|orta|dib|köşe|etraf|yakın)(?:s?[ıiuü])?(?:n[dt][ae]n?|na|ne)",
        owned=r"\w+[ıiuü]n[ıiuü]n|\w+lar[ıi]n[ıi]n",
        relative=r"\w+[dt][ıiuü]ğ[ıiuü](?:m(?:[ıiuü]z)?)?",
        bare=(
            # After a name.
            (r"['\u2019]n?[ıiuü]n$", ""),
            # Nouns that end in n themselves.
            (
                r"(?<=\b)(tren|antrenman|telefon|orman|dükkan|dükkân|ekran|balon|salon|roman|limon|patron|insan|zaman|düğün|gün|kadın|gelin|koyun|pantolon|balkon|vagon|sabun|divan|mekan|plan|ilan|karton|fırın|çan|bidon|kazan|yılan|aslan|hayvan|nisan|torun|yeğen|kuzen|kaplan|vatan|kanun|tavan|saman|öğretmen|kaptan|sürgün|kaban|merdiven|dürbün|yelken|kalkan|çimen|fren|siren|düzen|beden|oyun|altın|ayran|keten|maden|neden|duman|keman|piyon|çoban)[ıiuü]n$",
                r"\1",
            ),
            (r"(?<=[aeıioöuü])n[ıiuü]n$", ""),
            (r"ğ[ıiuü]n$", "ğ"),
            (r"[ıiuü]n$", ""),
        ),
        forms={
            "onun": "o",
            "bunun": "bu",
            "onların": "onlar",
            "suyun": "su",
            "şehrin": "şehir",
            "ismin": "isim",
            "resmin": "resim",
            "nehrin": "nehir",
            "oğlun": "oğul",
            "burnun": "burun",
            "dağın": "dağ",
            "yağın": "yağ",
            "bağın": "bağ",
            "adın": "ad",
            "soyadın": "soyad",
            "kabın": "kap",
        },
        soft=r"\w*[aeıioöuü]\w*[aeıioöuü](?:ğ|d)|\w+(?:b|c|ng)",
        hard={"ğ": "k", "b": "p", "c": "ç", "d": "t", "g": "k"},
        # Some nouns end in y themselves.
        object=r"(?:(?<=[aeıioöuü])(?<!\bça)(?<!\bkö)(?<!\bbo)(?<!\bso)(?<!\bo)(?<!\bta)(?<!\bhu)(?<!\bko)(?<!\bpa)(?<!\bya)(?<!\ba)(?<!\bba)(?<!\bfa)(?<!\bra)(?<!\btü)(?<!\bdu)(?<!\bşe)(?<!\bre)(?<!\bbe)(?<!\bsara)(?<!\bola)(?<!\bala)(?<!\bdene)(?<!\bbire)(?<!\byüze)(?<!\bdüze)(?<!\bkuze)(?<!\bgüne)(?<!\bhala)(?<!\btramva)(?<!\bhoke)(?<!\buza)y[ıiuü]|(?<=[^\W\d_aeıioöuü])[ıiuü]|['\u2019]y?[ıiuü])$",
        done=r"(?:taşın|doğ|öl|büyü|yetiş|evlen|boşan|nişanlan|boyan|bitir|kaybet|sat|bırak|değiştir|yenilen|alın|kurul|koy|sakla|kilitle)(?:ma|me)?",
        bought=(r"al", r"\w+['\u2019]?[dt][ae]n"),
        once=r"y[ıi]l[ıi]nda|senesinde|\d{4}['\u2019][dt][ae]|dün|geçen",
        asking=r"\b(?:kim(?!ya|se|lik|ono)\w{0,5}|ne|neyi|neye|nere\w+|nasıl|hangi\w*|kaç\w*|neden|niye)\b",
        tense="yor",
        persons={"m": ("um", "m"), "mz": ("uz", "k"), "n": ("", "")},
        vowels={
            "a": "ı",
            "ı": "ı",
            "e": "i",
            "i": "i",
            "o": "u",
            "u": "u",
            "ö": "ü",
            "ü": "ü",
        },
        narrow={
            r"(?:(?:git|et|güt|tat)|(?:seyr|kayd|aff|hiss|redd|terk|sabr|haps|zann|bahs|keşf|devr|nakl|emr|hall|fark|şükr|kayb|kat|küfr|defn)et)": "d",
        },
    ),
}
