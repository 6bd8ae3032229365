# ruff: noqa: E501 - other scripts
"""Clauses that were made nouns are told as sentences."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.nominal_clause import told_as_noun
from custom_components.jarvis.statements.facts import read

from ..tables import each_row

TOLD = {
    "babaannemin ukulele çaldığını": "babaannem ukulele çalıyor",
    "Nazan'ın pırasa sevmediğini": "Nazan pırasa sevmiyor",
    "Tarık'ın Korece öğrendiğini": "Tarık Korece öğreniyor",
    "Perihan Hanım'ın bağlama çaldığını": "Perihan Hanım bağlama çalıyor",
    "Sibel'in banyoyu 19 derece istediğini": "Sibel banyoyu 19 derece istiyor",
    "Ebru'nun en sevdiği çiçeğin şakayık olduğunu": "Ebru'nun en sevdiği çiçek şakayık",
    "Ebru'nun en sevdiği rengin deniz mavisi olduğunu": "Ebru'nun en sevdiği renk deniz mavisi",
    "Gizem'in ona çeyrek kala yattığını": "Gizem ona çeyrek kala yatıyor",
    "Pelin'in Kale Caddesi 61'de oturduğunu": "Pelin Kale Caddesi 61'de oturuyor",
    "öğretmeninin Adem Bey olduğunu": "öğretmeni Adem Bey",
    "Onur’un arıcı olduğunu": "Onur arıcı",
    "Onur'un arıcı olmadığını": "Onur arıcı değil",
    "Elif'in mango alerjisi olduğunu": "Elif'in mango alerjisi var",
    "Elif'in mango alerjisi olmadığını": "Elif'in mango alerjisi yok",
    "annemin iki kedisi olduğunu": "annemin iki kedisi var",
    "annemin iki kızı olduğunu": "annemin iki kızı var",
    "arabamın mavi bir Honda olduğunu": "arabam mavi bir Honda",
    "ön merdivenin 2008 yılında takıldığını": "ön merdiven 2008 yılında takıldı",
    "fıstık alerjim olduğunu": "fıstık alerjim var",
    "paranın koltukta olduğunu": "para koltukta",
    "anahtarın halının altında olduğunu": "anahtar halının altında",
    "annemin kız kardeşinin Bursa'da oturduğunu": "annemin kız kardeşi Bursa'da oturuyor",
    "Cem'in Ayşe'nin arabasını kullandığını": "Cem Ayşe'nin arabasını kullanıyor",
    "Elif'in treninin saat 6:12'de kalktığını": "Elif'in treni saat 6:12'de kalkıyor",
    "köpeğin her sabah tavuk yediğini": "köpek her sabah tavuk yiyor",
    "Tarık'ın yüzmeye gittiğini": "Tarık yüzmeye gidiyor",
    "Tarık'ın burada olmaktan nefret ettiğini": "Tarık burada olmaktan nefret ediyor",
    "Selin'in buna müzik dediğini": "Selin buna müzik diyor",
    "Burak'ın Ankara okuduğunu": "Burak Ankara okuyor",
    "Burak'ın yarın gelmeyeceğini": "Burak yarın gelmeyecek",
    "çantasını Praktiker'den aldığımızı": "çantasını Praktiker'den aldık",
    "salı günleri yüzmeye gittiğimi": "salı günleri yüzmeye gidiyorum",
    "anahtarı çekmeceye koyduğumu": "anahtarı çekmeceye koydum",
    "duvarlarının antrasite boyandığını": "duvarları antrasite boyandı",
}
LEFT = (
    "Nazan pırasa sevmiyor",
    "Elif'in nerede oturduğunu",
    "Dedemin bizi sevdiğini söylediğini",
    "süt almayı",
    "",
)
CLAUSE = "Nazan'ın pırasa sevmediğini"
WISHES = (
    "{} hatırla",
    "Jarvis, {} hatırla",
    "{} hafızanda tut",
    "{} aklında tut",
    "{} aklında bulunsun",
    "{} aklından çıkarma",
    "{} bir kenara yaz",
    "{} not et",
    "{} not al lütfen",
    "{} kaydet",
    "{} unutma",
    "{} sakın unutma",
    "{} hatırında tut",
    "{} bil",
    "Jarvis, lütfen {} aklında tutar mısın?",
    "{} bir kenara yazar mısın",
    "{} not edebilir misin?",
    "{} hatırlamanı rica ediyorum",
)


@each_row(("clause", "sentence"), TOLD.items())
def test_told(clause: str, sentence: str) -> None:
    """The subject stands by itself and the verb tells."""
    assert told_as_noun(clause, "tr-TR") == sentence


@each_row("clause", LEFT)
def test_left(clause: str) -> None:
    """Whatever is no such clause, or not surely, is not touched."""
    assert told_as_noun(clause, "tr") == clause


@each_row("wish", WISHES)
def test_wished(wish: str) -> None:
    """Every way to wish it kept keeps what was told, and no more."""
    reading = read(wish.format(CLAUSE), "tr")
    assert reading.remember
    assert [one.text for one in reading.claims] == ["Nazan pırasa sevmiyor"]


@given(st.text(max_size=80))
def test_any_text(text: str) -> None:
    """A language without a table keeps its clauses; any text is read."""
    told_as_noun(text, "tr")
    assert told_as_noun(text, "en") == text
