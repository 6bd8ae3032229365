# ruff: noqa: E501 - long lines and other scripts
"""Two things that were mixed up are put the other way round."""

from custom_components.jarvis.statements.rivals.swapping import (
    crossed,
    crossed_two,
    is_swap,
)

from ..tables import each_row
from .conftest import Talk

# fmt: off
CROSSED = [
    ("en", "Anna has the red bike and Ben has the blue bike.", "other way round", "Ben has the red bike and Anna has the blue bike."),
    ("de", "Anna hat das rote Rad und Ben das blaue.", "andersrum", "Ben hat das rote Rad und Anna das blaue."),
    ("ru", "У Анны красный шлем, а у Бена синий.", "наоборот", "У Бена красный шлем, а у Анны синий."),
    ("tr", "Ayşe'nin odası sarı, Can'ın odası mavi.", "tam tersi", "Can'ın odası sarı, Ayşe'nin odası mavi."),
    ("ja", "アンナは赤い靴、ベンは青い靴です。", "逆でした", "ベンは赤い靴、アンナは青い靴です。"),
]
# fmt: on


@each_row(("language", "told", "swap", "meant"), CROSSED)
def test_two_statements_get_each_other_s_subject(
    language: str, told: str, swap: str, meant: str
) -> None:
    assert is_swap(swap, language)
    assert crossed(told, language) == meant
    assert crossed(meant, language) == told


def test_what_is_not_alike_is_not_crossed() -> None:
    assert crossed_two("My rent is 500.", "Rex eats fish.", "en") is None
    assert not crossed("My rent is 500.", "en")
    assert not is_swap("the other door is round", "en")


async def test_what_was_mixed_up_is_told_right(talk: Talk) -> None:
    await talk.say("Anna has the red bike.")
    await talk.say("Ben has the blue bike.")
    await talk.say("Sorry, other way round.")
    found = " | ".join(await talk.texts("which bike does Anna have"))
    assert "Anna has the blue bike" in found
    assert "Anna has the red" not in found


async def test_what_was_told_to_be_one_s_own_stays_so(talk: Talk) -> None:
    await talk.say("Mia gets the silver ring and Zoe gets the gold ring.")
    await talk.say("Other way round.")
    assert not await talk.texts("who gets the gold ring", person="ben")
