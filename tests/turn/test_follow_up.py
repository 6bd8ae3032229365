"""Follow-ups: the last wish with a changed slot, in every language of the reader."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from homeassistant.components.light import ColorMode
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.helpers import area_registry as ar, entity_registry as er
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, set_up_jarvis, speech


class Home(NamedTuple):
    """Names of a small house: two lamps in the kitchen, one in the bedroom."""

    kitchen: str
    bedroom: str
    ceiling: str
    table: str
    bed: str


HOMES = {
    "en": Home("Kitchen", "Bedroom", "Ceiling Light", "Table Lamp", "Bedside Lamp"),
    "de": Home("Küche", "Schlafzimmer", "Deckenlicht", "Tischlampe", "Nachttischlampe"),
    "es": Home(
        "Cocina", "Dormitorio", "Luz del techo", "Lámpara de mesa", "Luz de noche"
    ),
    "fr": Home("Cuisine", "Chambre", "Plafonnier", "Lampe de table", "Veilleuse"),
    "it": Home(
        "Cucina", "Camera", "Luce del soffitto", "Lampada da tavolo", "Abat-jour"
    ),
    "nl": Home("Keuken", "Slaapkamer", "Plafondlamp", "Tafellamp", "Bedlamp"),
    "pl": Home(
        "Kuchnia", "Sypialnia", "Lampa sufitowa", "Lampa stołowa", "Lampka nocna"
    ),
    "pt": Home(
        "Cozinha", "Quarto", "Luz do teto", "Candeeiro de mesa", "Luz da cabeceira"
    ),
    "ja": Home("台所", "寝室", "天井灯", "テーブルランプ", "枕元のランプ"),
    "tr": Home(
        "Mutfak", "Yatak odası", "Tavan lambası", "Masa lambası", "Gece lambası"
    ),
}
CEILING, TABLE, BED = "light.ceiling", "light.table", "light.bed"


def _furnish(hass: HomeAssistant, names: Home) -> None:
    areas, entities = ar.async_get(hass), er.async_get(hass)
    rooms = {one: areas.async_create(one).id for one in (names.kitchen, names.bedroom)}
    for entity_id, name, room in (
        (CEILING, names.ceiling, names.kitchen),
        (TABLE, names.table, names.kitchen),
        (BED, names.bed, names.bedroom),
    ):
        object_id = entity_id.partition(".")[2]
        entities.async_get_or_create(
            "light", "test", object_id, suggested_object_id=object_id
        )
        entities.async_update_entity(entity_id, area_id=rooms[room], name=name)
        hass.states.async_set(
            entity_id,
            "off",
            {
                "friendly_name": name,
                "supported_color_modes": [ColorMode.HS],
                "color_mode": ColorMode.HS,
                "brightness": 255,
            },
        )


FIRST = {
    "en": "turn on the ceiling light",
    "de": "schalte das Deckenlicht ein",
    "es": "enciende la luz del techo",
    "fr": "allume le plafonnier",
    "it": "accendi la luce del soffitto",
    "nl": "zet de plafondlamp aan",
    "pl": "włącz lampę sufitową",
    "pt": "liga a luz do teto",
    "ja": "天井灯をつけて",
    "tr": "tavan lambasını aç",
}


@pytest.mark.parametrize(
    ("language", "said", "wanted"),
    [
        ("en", "and in the bedroom", {BED}),
        ("de", "im Schlafzimmer auch", {BED}),
        ("es", "y en el dormitorio", {BED}),
        ("fr", "et dans la chambre", {BED}),
        ("it", "anche in camera", {BED}),
        ("nl", "en in de slaapkamer ook", {BED}),
        ("pl", "i w sypialni też", {BED}),
        ("pt", "e no quarto também", {BED}),
        ("pt", "no quarto também", {BED}),
        ("ja", "寝室も", {BED}),
        ("tr", "yatak odasında da", {BED}),
        ("en", "no, the other one", {TABLE}),
        ("de", "nein, die andere", {TABLE}),
        ("es", "no, la otra", {TABLE}),
        ("fr", "non, l'autre", {TABLE}),
        ("it", "no, l'altra", {TABLE}),
        ("nl", "nee, de andere", {TABLE}),
        ("pl", "nie, ta druga", {TABLE}),
        ("pt", "não, a outra", {TABLE}),
        ("ja", "いや、もう一つの方", {TABLE}),
        ("tr", "hayır, diğeri", {TABLE}),
        ("en", "and the bedside lamp too", {BED}),
        ("de", "und die Nachttischlampe", {BED}),
        ("es", "y la luz de noche también", {BED}),
        ("fr", "et la veilleuse", {BED}),
        ("nl", "en de bedlamp", {BED}),
        ("en", "make it blue", {CEILING}),
        ("de", "und jetzt blau", {CEILING}),
        ("fr", "en bleu", {CEILING}),
        ("it", "e adesso blu", {CEILING}),
        ("pl", "a teraz na niebiesko", {CEILING}),
    ],
)
async def test_the_last_wish_goes_on(
    base: HomeAssistant, say: Say, language: str, said: str, wanted: set[str]
) -> None:
    base.config.language = language
    assert await async_setup_component(base, "light", {})
    _furnish(base, HOMES[language])
    await set_up_jarvis(base, agent_subentry())
    lit = _switching(base, "on")
    ended = _switching(base, "off")
    first = await say(FIRST[language], language=language)
    assert {one for call in lit for one in _ids(call.data)} == {CEILING}, speech(first)
    lit.clear()
    then = await say(said, language=language, conversation_id=first.conversation_id)
    assert {one for call in lit for one in _ids(call.data)} == wanted, speech(then)
    # Only who says no takes back what was done.
    assert bool(ended) is (wanted == {TABLE})


def _switching(hass: HomeAssistant, state: str) -> list[ServiceCall]:
    """Take the calls that switch lamps, and let the lamps follow."""
    calls: list[ServiceCall] = []

    async def switch(call: ServiceCall) -> None:
        calls.append(call)
        for one in _ids(call.data):
            known = hass.states.get(one)
            assert known is not None
            hass.states.async_set(one, state, known.attributes)

    hass.services.async_register("light", f"turn_{state}", switch)
    return calls


def _ids(data: Mapping[str, object]) -> list[str]:
    found = data["entity_id"]
    return found if isinstance(found, list) else [str(found)]


@pytest.mark.parametrize(
    "said",
    [
        "and the bedside lamp?",
        "and a banana",
        "the other day we went to the sea",
        "my neighbour has one in the bedroom",
    ],
)
async def test_what_goes_on_from_nothing_changes_nothing(
    base: HomeAssistant, say: Say, said: str
) -> None:
    assert await async_setup_component(base, "light", {})
    _furnish(base, HOMES["en"])
    await set_up_jarvis(base, agent_subentry())
    lit = _switching(base, "on")
    first = await say(FIRST["en"])
    lit.clear()
    await say(said, conversation_id=first.conversation_id)
    assert not lit
