"""Folding and cutting words."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.normalise import (
    LONGEST,
    fold,
    join_letters,
    segment,
    spell_out,
    split,
)

from ..tables import each_row


@each_row(
    ("word", "folded"),
    [
        ("Küche", "kuche"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("Éclairage", "eclairage"),
        ("Smørrebrød", "smorrebrod"),
        ("Łazienka", "lazienka"),
        ("Işık", "isik"),
        ("テレビ", "てれび"),
        ("ＴＶ", "tv"),
        ("Ёлка", "елка"),
        ("거실", "거실"),
    ],
)
def test_fold(word: str, folded: str) -> None:
    assert fold(word) == folded


def test_umlauts_as_typed_without_the_keys() -> None:
    assert spell_out("Küchentür") == "kuechentuer"


@each_row(
    ("text", "words"),
    [
        ("the living room's lamp", ["the", "living", "room", "lamp"]),
        ("bedroom2, light.", ["bedroom", "2", "light"]),
        ("porte d'entrée", ["porte", "d", "entrée"]),
        ("PM2.5", ["PM", "2", "5"]),
        ("?!…", []),
    ],
)
def test_split(text: str, words: list[str]) -> None:
    assert split(text) == words


def test_spelled_letters_are_joined() -> None:
    assert join_letters(["v", "m", "c"]) == ["vmc"]
    assert join_letters(["c", "o", "2", "t", "v"]) == ["co", "2", "tv"]


def test_scripts_without_spaces_are_cut_by_known_words_and_by_script() -> None:
    known = {"りびんぐ", "の", "照明"}
    assert segment("リビングの照明", known) == ["りびんぐ", "の", "照明"]
    assert segment("客厅吊灯", {"客厅"}) == ["客厅", "吊灯"]
    assert segment("ルンバ基地", set()) == ["るんば", "基地"]


@given(st.text(max_size=60))
def test_folding_twice_changes_nothing_more(text: str) -> None:
    for word in split(text):
        assert fold(fold(word)) == fold(word)


@given(st.text(max_size=30), st.sets(st.text(min_size=1, max_size=3), max_size=5))
def test_segments_lose_no_letter(text: str, known: set[str]) -> None:
    for word in split(text):
        pieces = segment(word, known)
        assert "".join(pieces) == "".join(
            fold(char) or char for char in word
        ) or pieces == [fold(word)]


def test_only_the_head_of_a_long_text_is_read() -> None:
    assert sum(map(len, split("x" * 10_000))) == LONGEST
