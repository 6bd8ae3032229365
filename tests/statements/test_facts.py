"""What is read from people's words, per language."""

from hypothesis import given, strategies as st

from custom_components.jarvis.statements.branch import Branch
from custom_components.jarvis.statements.facts import read
from custom_components.jarvis.statements.phrases import PHRASES
from custom_components.jarvis.statements.sentences import is_only_asking

from ..tables import each_row

TOLD = [
    ("en", "My name is Anna and I live in Berlin.", "name=Anna home=in Berlin"),
    ("en", "I'm allergic to shellfish", "allergy=shellfish"),
    (
        "en",
        "My brother Paul works at the bakery and I find that rather funny",
        "brother paul work @=at the bakery",
    ),
    ("en", "Can you remember that I work at Acme?", "job=Acme"),
    ("en", "my wife's birthday is on 3 May", "birthda wif=on 3 May"),
    ("en", "For the record, our alarm code is 4411", "alarm cod=4411"),
    (
        "en",
        "My appointment with Dr. Smith is on Friday",
        "appointment dr smith=on Friday",
    ),
    ("de", "Ich heiße Tom und ich wohne in Köln", "name=Tom home=in Köln"),
    ("de", "Der Geburtstag meiner Oma ist am 3. Mai.", "geburtstag oma=am 3. Mai"),
    ("de", "Merk dir, dass meine Schuhgröße 44 ist", "schuhgros=44"),
    ("ja", "私の名前は田中です", "name=田中"),
    ("ja", "東京に住んでいます", "home=東京"),
    ("ru", "Меня зовут Иван", "name=Иван"),
    ("ru", "Запомни, что я работаю врачом", "job=врачом"),
    ("tr", "Benim adım Ayşe", "name=Ayşe"),
    ("tr", "İstanbul'da yaşıyorum", "home=İstanbul'da"),
]


@each_row(("language", "said", "facts"), TOLD)
def test_statements_get_slots_and_values(language: str, said: str, facts: str) -> None:
    claims = read(said, language).claims
    assert " ".join(f"{claim.slot}={claim.value}" for claim in claims) == facts


@each_row(
    ("language", "said"),
    [
        ("en", "What's my name?"),
        ("en", "Do you remember where I live?"),
        ("en", "If I lived in Paris I would be happy."),
        ("en", "My phone is dead."),
        ("en", "Turn on the kitchen light."),
        ("en", "The kitchen light is on."),
        ("en", "Remember to buy milk."),
        ("en", "Never mind."),
        ("en", "No, thanks."),
        ("de", "Weißt du, wie ich heiße?"),
        ("de", "Meine Wohnung ist kalt."),
        ("ja", "私の名前は何ですか"),
        ("ru", "Как меня зовут?"),
        ("tr", "Benim adım ne?"),
        ("xx", "My name is Anna."),
        ("en", ""),
    ],
)
def test_what_is_no_fact_is_left_alone(language: str, said: str) -> None:
    reading = read(said, language)
    kept = [claim for claim in reading.claims if not claim.tentative]
    assert not kept
    assert not reading.remember


@each_row(
    ("language", "said", "value", "old"),
    [
        ("en", "No, it's green.", "green", ""),
        ("en", "It's not Rex, it's Max", "Max", "Rex"),
        ("en", "No, not Tuesday, Wednesday", "Wednesday", "Tuesday"),
        ("en", "I meant Wednesday", "Wednesday", ""),
        ("de", "Nein, es ist grün.", "grün", ""),
        ("de", "Mein Hund heißt nicht Rex, sondern Max", "Max", "Rex"),
        ("ja", "いいえ、緑です", "緑", ""),
        ("ru", "Нет, зелёный", "зелёный", ""),
        ("ru", "Не Барсик, а Мурзик", "Мурзик", "Барсик"),
        ("tr", "Hayır, yeşil", "yeşil", ""),
        ("tr", "Pamuk değil, Boncuk", "Boncuk", "Pamuk"),
    ],
)
def test_corrections_name_the_new_value(
    language: str, said: str, value: str, old: str
) -> None:
    (replacement,) = read(said, language).replacements
    assert (replacement.value, replacement.old) == (value, old)


@each_row(
    ("language", "that", "everything", "topic", "what"),
    [
        ("en", "Forget that", "Forget everything about me", "Forget my job", "my job"),
        ("de", "Vergiss das", "Vergiss alles über mich", "Vergiss Oma", "Oma"),
        ("ja", "それは忘れて", "私のことは全部忘れて", "誕生日を忘れて", "誕生日"),
        ("ru", "Забудь это", "Забудь всё обо мне", "Забудь про кота", "кота"),
        ("tr", "Bunu unut", "Benimle ilgili her şeyi unut", "Adımı unut", "Adımı"),
    ],
)
def test_wishes_to_forget(
    language: str, that: str, everything: str, topic: str, what: str
) -> None:
    assert read(that, language).forget_last
    assert read(everything, language).forget_all
    assert read(topic, language).forget == what


@each_row(
    ("language", "said"),
    [
        ("en", "From now on answer briefly"),
        ("en", "Remember: never call me sir"),
        ("de", "Antworte ab jetzt immer kurz"),
        ("ja", "これからは短く答えて"),
        ("ru", "Отвечай всегда кратко"),
        ("tr", "Bundan sonra kısa cevap ver"),
    ],
)
def test_directives_are_told_from_facts(language: str, said: str) -> None:
    (claim,) = read(said, language).claims
    assert claim.branch is Branch.DIRECTIVES
    assert claim.text in said


@each_row(
    ("language", "said", "kept"),
    [
        ("en", "Remember this:\nthe guest network is called Aurora", 1),
        ("en", "Note that. The bins go out on Tuesday. My bike is green.", 2),
        ("de", "Merk dir das. Der Schlüssel liegt unter dem Topf.", 1),
        ("ja", "これを覚えて。鍵は鉢の下です。", 1),
        ("ru", "Запомни это. Ключ под горшком.", 1),
        ("en", "Remember this. What's the time?", 0),
        ("en", "Remember \u200d", 0),
    ],
)
def test_what_follows_is_what_to_remember(language: str, said: str, kept: int) -> None:
    reading = read(said, language)
    assert reading.remember
    assert len(reading.claims) == kept
    assert not any(claim.tentative for claim in reading.claims)


def test_private_words_make_private_memories() -> None:
    assert read("Just between us, I like Ben", "en").private
    assert not read("I like Ben", "en").private


@given(
    st.sampled_from(sorted(PHRASES)),
    st.text(
        st.sampled_from("abn ist sindはだというれを, .?!noне это değil 5:\n"),
        max_size=200,
    ),
)
def test_any_text_can_be_read(language: str, said: str) -> None:
    reading = read(said, language)
    assert all(claim.text.strip() for claim in reading.claims)
    is_only_asking(said, language)
