"""Words that a search can hold on to, in any script."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.keywords import STOP, index_terms, keywords, words

from ..tables import each_row


@each_row(
    ("language", "question", "memory"),
    [
        ("en", "What's my favourite colour?", "My favorite colors are green"),
        ("en", "Where do I live?", "she lives there, living well"),
        ("de", "Welche Farbe?", "Meine Lieblingsfarbe"),
        ("de", "Wo ist der Schlüssel", "Ersatzschlüssel"),
        ("ru", "Как зовут кошку", "моей кошки"),
        ("ru", "ёлка", "елки"),
        ("tr", "kitabım nerede", "KİTAP rafta"),
        ("tr", "IŞIK", "ışığı kapat"),
        ("ja", "猫の名前は？", "私の猫はタマ"),
        ("ja", "りんごは", "りんごが好き"),
        ("zh", "我的猫叫什么名字", "猫的名字是咪咪"),
        ("ko", "고양이 이름", "고양이의 이름은 나비"),
    ],
)
def test_inflected_words_meet(language: str, question: str, memory: str) -> None:
    terms = set(index_terms(memory, language))
    wanted = keywords(question, language)
    assert wanted
    assert any(word.word in terms or word.stem in terms for word in wanted)


def test_small_words_are_left_out_unless_they_are_all() -> None:
    assert [word.word for word in keywords("What is the name of my cat", "en")] == [
        "name",
        "cat",
    ]
    assert keywords("who is will", "en")


def test_numbers_stay_whole() -> None:
    assert words("at 12:30, 3.5 bar") == ["at", "12:30", "3.5", "bar"]


@given(st.sampled_from([*sorted(STOP), "xx"]), st.text(max_size=80))
def test_every_keyword_of_a_text_is_in_its_index(language: str, text: str) -> None:
    terms = set(index_terms(text, language))
    for word in keywords(text, language):
        assert word.word in terms
        assert word.stem in terms
    assert not any(" " in term for term in terms)
