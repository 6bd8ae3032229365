# ruff: noqa: RUF001 - words of every script
"""What colours are called: words of a language → the names Home Assistant takes.

Those are the names of CSS. Sentences are understood with the words of their language,
and models call a colour in any language.
"""

from functools import cache
from typing import Final

from rapidfuzz import fuzz
from rapidfuzz.process import extractOne

# A shorter word is never bent; so alike are two endings of one.
_LEAST_BENT: Final = 5
_ALIKE: Final = 85

# Language → (name, words for it, parted by commas).
COLOURS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("purple", "violet"),
        ("plum", "lilac, mauve"),
        ("lavender", "lavender"),
        ("magenta", "magenta, fuchsia"),
        ("crimson", "crimson, scarlet"),
        ("maroon", "maroon, burgundy, wine red"),
        ("coral", "coral"),
        ("salmon", "salmon, salmon pink"),
        ("hotpink", "hot pink"),
        ("lightpink", "light pink, rose"),
        ("peachpuff", "peach"),
        ("gold", "gold, golden"),
        ("orange", "amber"),
        ("lime", "lime, lime green"),
        ("darkgreen", "dark green"),
        ("lightgreen", "light green"),
        ("aquamarine", "mint, mint green"),
        ("olive", "olive, olive green"),
        ("teal", "teal, petrol"),
        ("cyan", "cyan, aqua"),
        ("lightblue", "light blue, pale blue"),
        ("skyblue", "sky blue"),
        ("darkblue", "dark blue"),
        ("navy", "navy, navy blue"),
        ("royalblue", "royal blue"),
        ("indigo", "indigo"),
        ("darkred", "dark red"),
        ("beige", "beige"),
    ),
    "de": (
        ("white", "weiß, weiss"),
        ("black", "schwarz"),
        ("red", "rot"),
        ("yellow", "gelb"),
        ("green", "grün"),
        ("blue", "blau"),
        ("brown", "braun"),
        ("purple", "violett, lila, purpur"),
        ("plum", "flieder, fliederfarben, mauve"),
        ("lavender", "lavendel"),
        ("magenta", "magenta"),
        ("pink", "pink, rosa, rosarot"),
        ("crimson", "karmin, karminrot, scharlachrot"),
        ("maroon", "weinrot, bordeaux, bordeauxrot"),
        ("coral", "koralle, korallenrot"),
        ("salmon", "lachs, lachsfarben"),
        ("peachpuff", "pfirsich"),
        ("gold", "gold, golden, goldgelb"),
        ("orange", "bernstein, bernsteinfarben"),
        ("lime", "limette, limettengrün, limone"),
        ("darkgreen", "dunkelgrün"),
        ("lightgreen", "hellgrün"),
        ("aquamarine", "mint, mintgrün"),
        ("olive", "oliv, olivgrün"),
        ("teal", "petrol"),
        ("turquoise", "türkis, türkisblau, türkisgrün"),
        ("cyan", "cyan"),
        ("lightblue", "hellblau"),
        ("skyblue", "himmelblau"),
        ("darkblue", "dunkelblau, nachtblau"),
        ("navy", "marineblau"),
        ("royalblue", "königsblau"),
        ("indigo", "indigo"),
        ("darkred", "dunkelrot"),
        ("beige", "beige"),
    ),
    "fr": (
        ("white", "blanc, blanche"),
        ("black", "noir, noire"),
        ("red", "rouge"),
        ("yellow", "jaune"),
        ("green", "vert, verte"),
        ("blue", "bleu, bleue"),
        ("brown", "marron"),
        ("pink", "rose"),
        ("purple", "violet, violette, mauve, pourpre"),
        ("plum", "lilas"),
        ("lavender", "lavande"),
        ("magenta", "magenta, fuchsia"),
        ("maroon", "bordeaux"),
        ("coral", "corail"),
        ("salmon", "saumon"),
        ("gold", "or, doré, dorée"),
        ("turquoise", "turquoise"),
        ("cyan", "cyan"),
        ("lightblue", "bleu clair"),
        ("skyblue", "bleu ciel"),
        ("darkblue", "bleu foncé, bleu nuit"),
        ("navy", "bleu marine"),
        ("darkgreen", "vert foncé"),
        ("lightgreen", "vert clair"),
        ("darkred", "rouge foncé"),
        ("indigo", "indigo"),
        ("beige", "beige"),
    ),
    "es": (
        ("green", "verde"),
        ("blue", "azul"),
        ("orange", "naranja, anaranjado, anaranjada"),
        ("brown", "marrón"),
        ("pink", "rosa, rosado, rosada"),
        ("white", "blanca"),
        ("black", "negra"),
        ("red", "roja"),
        ("yellow", "amarilla"),
        ("purple", "violeta, morado, morada, púrpura"),
        ("lavender", "lavanda"),
        ("magenta", "magenta, fucsia"),
        ("maroon", "burdeos, granate"),
        ("coral", "coral"),
        ("salmon", "salmón"),
        ("gold", "dorado, dorada"),
        ("turquoise", "turquesa"),
        ("cyan", "cian"),
        ("lightblue", "azul claro"),
        ("skyblue", "celeste, azul cielo"),
        ("darkblue", "azul oscuro"),
        ("navy", "azul marino"),
        ("darkgreen", "verde oscuro"),
        ("lightgreen", "verde claro"),
        ("darkred", "rojo oscuro"),
        ("indigo", "índigo"),
        ("beige", "beige"),
    ),
    "it": (
        ("green", "verde"),
        ("blue", "blu"),
        ("orange", "arancione, arancio"),
        ("brown", "marrone"),
        ("pink", "rosa"),
        ("turquoise", "turchese"),
        ("white", "bianca"),
        ("black", "nera"),
        ("red", "rossa"),
        ("yellow", "gialla"),
        ("purple", "viola, violetto, porpora"),
        ("plum", "lilla"),
        ("lavender", "lavanda"),
        ("magenta", "magenta, fucsia"),
        ("maroon", "bordeaux, bordò"),
        ("coral", "corallo"),
        ("salmon", "salmone"),
        ("gold", "oro, dorato, dorata"),
        ("cyan", "ciano"),
        ("lightblue", "celeste, blu chiaro"),
        ("skyblue", "azzurro, azzurra"),
        ("darkblue", "blu scuro"),
        ("navy", "blu marino"),
        ("darkgreen", "verde scuro"),
        ("lightgreen", "verde chiaro"),
        ("darkred", "rosso scuro"),
        ("indigo", "indaco"),
        ("beige", "beige"),
    ),
    "nl": (
        ("white", "wit"),
        ("black", "zwart"),
        ("red", "rood"),
        ("orange", "oranje"),
        ("yellow", "geel"),
        ("green", "groen"),
        ("blue", "blauw"),
        ("brown", "bruin"),
        ("pink", "roze"),
        ("purple", "paars, violet"),
        ("plum", "lila"),
        ("lavender", "lavendel"),
        ("magenta", "magenta"),
        ("maroon", "bordeaux, wijnrood"),
        ("coral", "koraal"),
        ("salmon", "zalm, zalmroze"),
        ("gold", "goud, gouden"),
        ("turquoise", "turquoise, turkoois"),
        ("cyan", "cyaan"),
        ("lightblue", "lichtblauw"),
        ("skyblue", "hemelsblauw"),
        ("darkblue", "donkerblauw"),
        ("navy", "marineblauw"),
        ("darkgreen", "donkergroen"),
        ("lightgreen", "lichtgroen"),
        ("darkred", "donkerrood"),
        ("indigo", "indigo"),
        ("beige", "beige"),
    ),
    "ja": (
        ("purple", "紫, 紫色, バイオレット"),
        ("white", "白, 白色, 白い"),
        ("red", "赤, 赤色, 赤い, レッド"),
        ("green", "緑, 緑色, グリーン"),
        ("blue", "青, 青色, 青い, ブルー"),
        ("yellow", "黄, 黄色, イエロー"),
        ("pink", "ピンク, 桃色"),
        ("turquoise", "ターコイズ, 青緑"),
        ("skyblue", "水色, 空色"),
        ("gold", "金色, ゴールド"),
        ("navy", "紺, 紺色"),
    ),
    "ru": (
        ("white", "белый, белого, белым"),
        ("red", "красный, красного, красным"),
        ("green", "зелёный, зеленый, зелёного, зеленого, зелёным, зеленым"),
        ("blue", "синий, синего, синим"),
        ("skyblue", "голубой, голубого, голубым"),
        ("orange", "оранжевый, оранжевого, оранжевым"),
        ("yellow", "жёлтый, желтый, жёлтого, желтого, жёлтым, желтым"),
        (
            "purple",
            "фиолетовый, фиолетового, фиолетовым, лиловый, лилового, лиловым",
        ),
        ("plum", "сиреневый, сиреневого, сиреневым"),
        ("turquoise", "бирюзовый, бирюзового, бирюзовым"),
        ("gold", "золотой, золотого, золотым"),
        ("pink", "розовый"),
        ("crimson", "малиновый, малинового, малиновым"),
        ("maroon", "бордовый, бордового, бордовым"),
        ("brown", "коричневый, коричневого, коричневым"),
        ("black", "чёрный, черный"),
        ("beige", "бежевый, бежевого, бежевым"),
    ),
    "tr": (
        ("white", "beyaz"),
        ("black", "siyah"),
        ("red", "kırmızı"),
        ("orange", "turuncu"),
        ("yellow", "sarı"),
        ("green", "yeşil"),
        ("blue", "mavi"),
        ("purple", "mor, eflatun"),
        ("brown", "kahverengi"),
        ("pink", "pembe"),
        ("turquoise", "turkuaz"),
        ("navy", "lacivert"),
        ("gold", "altın"),
        ("beige", "bej"),
    ),
}


def colours(language: str) -> tuple[tuple[str, str], ...]:
    """Return (word, name) for what a language calls colours."""
    table = COLOURS.get(language.partition("-")[0].casefold(), ())
    return tuple(
        (word.strip(), name) for name, words in table for word in words.split(",")
    )


def colour_meant(word: str) -> str | None:
    """Return the name of CSS for a colour in any language; None where none knows it.

    Endings do not count: "niebiesko" is "niebieski".
    """
    known, said = _everywhere(), word.strip().casefold()
    if said in known or len(said) < _LEAST_BENT:
        return known.get(said)
    near = extractOne(said, known.keys(), scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return known[near[0]] if near else None


@cache
def _everywhere() -> dict[str, str]:
    found: dict[str, str] = {}
    for code in COLOURS:
        for word, name in colours(code):
            found.setdefault(word.casefold(), name)
    return found
