"""Word knowledge per language, and what all tables must keep."""

from custom_components.jarvis.lang.lexicon import TABLES, lexicon_for
from custom_components.jarvis.lang.types_of import meanings_of

from ..tables import each_row


def stems(language: str, text: str) -> list[str]:
    lexicon = lexicon_for(language)
    return [word.stem for word in lexicon.content(lexicon.words(text))]


@each_row(
    ("language", "one", "other"),
    [
        ("en", "the kitchen lights", "kitchen light"),
        ("en", "batteries", "battery"),
        ("de", "Lampen in der Küche", "Lampe Küche"),
        ("fr", "les lumières de la cuisine", "lumière cuisine"),
        ("es", "lámparas del salón", "lámpara salón"),
        ("ru", "лампу в спальне", "лампа спальня"),
        ("pl", "lampę w kuchni", "lampa kuchnia"),
        ("tr", "mutfaktaki lambalar", "mutfak lambası"),
        ("nl", "de lampjes", "lamp"),
        ("ko", "거실의 조명", "거실 조명"),
    ],
)
def test_endings_and_small_words_do_not_matter(
    language: str, one: str, other: str
) -> None:
    assert stems(language, one) == stems(language, other)


def test_numbers_and_ordinals_become_digits() -> None:
    assert stems("en", "bedroom two") == ["bedroom", "2"]
    assert stems("de", "das zweite Kinderzimmer") == ["2", "kinderzimmer"]
    assert stems("fr", "une lampe") == ["lampe"]


def test_numbers_are_misheard_only_behind_another_word() -> None:
    lexicon = lexicon_for("en")
    words = lexicon.words("bedroom number to light")
    assert lexicon.counts(words)
    assert [word.stem for word in lexicon.recount(words)][2] == "2"
    alone = lexicon.words("to light")
    assert lexicon.recount(alone) is alone


def test_commands_around_a_name_are_left_out() -> None:
    lexicon = lexicon_for("en")
    words = lexicon.bare(lexicon.words("please turn on the desk lamp please"))
    assert [word.text for word in words] == ["the", "desk", "lamp"]
    only = lexicon.words("turn on")
    assert lexicon.bare(only) == only


def test_landmarks_are_left_out_up_to_the_place() -> None:
    lexicon = lexicon_for("en")
    words = lexicon.words("lamp next to the big sofa in the hall")
    left = [word.text for word in lexicon.without_landmark(words)]
    assert left == ["lamp", "in", "the", "hall"]


def test_compounds_part_where_both_halves_are_known() -> None:
    german = lexicon_for("de")
    assert german.parts("kuchenlicht") == ("kuche", "licht")
    assert german.parts("schlafzimmerlampe") == ("schlafzimmer", "lampe")
    assert lexicon_for("en").parts("bedroomlamp") is None


def test_the_first_language_decides_and_english_fills_up() -> None:
    french = lexicon_for("fr")
    assert "awning" in french.mean(("store",))
    assert french.mean(("kitchen",)) == ("kitchen",)
    assert "on" not in french.drop
    assert lexicon_for("xx").mean(("kitchen",)) == ("kitchen",)
    assert lexicon_for("de-CH") is not None


@each_row("code", sorted(TABLES))
def test_every_table_names_what_every_house_has(code: str) -> None:
    lexicon = lexicon_for(code)
    own = {
        meaning
        for key, found in lexicon.meanings.items()
        if key not in lexicon.foreign
        for meaning in found
    }
    needed = {"light", "switch", "door", "window", "lock", "heating", "fan", "tv"}
    needed |= {"curtain", "vacuum", "temperature", "kitchen", "living_room", "bedroom"}
    assert needed | {"bathroom", "left", "right"} <= own
    assert lexicon.every
    assert {"0", "1", "2", "3"} & set(lexicon.numbers.values())


def test_small_words_are_never_a_meaning() -> None:
    for code in TABLES:
        lexicon = lexicon_for(code)
        assert not {word for word in lexicon.drop if (word,) in lexicon.foreign}


def test_kinds_are_called_by_domain_and_class() -> None:
    assert meanings_of("light", None) == ("light",)
    assert "plug" in meanings_of("switch", "outlet")
    assert meanings_of("unheard_of", "of") == ()
