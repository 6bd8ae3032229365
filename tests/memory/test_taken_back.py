"""What somebody would rather not have kept is gone, and nothing is made of the wish."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say
from ..test_memory_doors import act


@pytest.mark.parametrize(
    ("language", "told", "back", "word"),
    [
        (
            "en",
            "remember that my weight is sixty kilos",
            "on second thoughts, don't remember that",
            "sixty",
        ),
        (
            "en",
            "make a note that I paid Mrs Bell",
            "delete that note again please",
            "Bell",
        ),
        (
            "en",
            "remember that I owe Ben a fiver",
            "no, please don't write that down after all",
            "fiver",
        ),
        ("en", "remember that I owe Ben a fiver", "scrap that note", "fiver"),
        (
            "en",
            "remember that I owe Ben a fiver",
            "oh no, I shouldn't have said that, scrub it",
            "fiver",
        ),
        (
            "de",
            "merk dir, dass mein Zielgewicht sechzig Kilo ist",
            "oh nee, das hätt ich nicht sagen sollen, streich das",
            "sechzig",
        ),
        ("ru", "запомни, что я вешу 63 кило", "ой, зря я это сказала, сотри", "63"),
        (
            "de",
            "merk dir, dass mein Zielgewicht sechzig Kilo ist",
            "ach nein, merk dir das doch nicht",
            "sechzig",
        ),
        (
            "de",
            "merk dir, dass mein Zielgewicht sechzig Kilo ist",
            "merk dir das lieber doch nicht",
            "sechzig",
        ),
        (
            "de",
            "notier dir, dass ich Frau Blum bezahlt habe",
            "lösch diese Notiz bitte wieder",
            "Blum",
        ),
        (
            "ja",
            "私の体重は63キロだと覚えておいて",
            "やっぱりそれは覚えなくていい",
            "63",
        ),
        ("ja", "私の体重は63キロだと覚えておいて", "そのメモを消して", "63"),
        (
            "ru",
            "запомни, что мой вес шестьдесят кило",
            "хотя нет, не запоминай это",
            "шестьдесят",
        ),
        (
            "ru",
            "запомни, что мой вес шестьдесят кило",
            "удали эту заметку",
            "шестьдесят",
        ),
    ],
)
async def test_it_is_taken_back_right_after(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    language: str,
    told: str,
    back: str,
    word: str,
) -> None:
    first = await say(told, language=language)
    assert word in str(await act(hass, "recall", query=word, limit=20))
    await say(back, first.conversation_id, language=language)
    await hass.async_block_till_done()
    assert (await act(hass, "recall", query=word, limit=20))["memories"] == []


@pytest.mark.parametrize(
    ("language", "told", "gone"),
    [
        (
            "en",
            "remember that we are flying to Lisbon over Easter",
            "erase everything about the trip to Lisbon",
        ),
        (
            "de",
            "merk dir, dass wir über Ostern nach Lissabon fliegen",
            "lösch bitte alles über die Reise nach Lissabon",
        ),
        (
            "ru",
            "запомни, что на Пасху мы летим в Лиссабон",
            "забудь про поездку в Лиссабон",
        ),
    ],
)
async def test_a_trip_goes_by_whatever_word(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    language: str,
    told: str,
    gone: str,
) -> None:
    await say(told, language=language)
    await say(gone, language=language)
    await hass.async_block_till_done()
    found = await act(hass, "recall", query="Lisbon Lissabon Лиссабон", limit=20)
    assert found["memories"] == []
