"""French, Spanish, Italian and Dutch: nothing is told as done that was not.

What denies, advises or tells of the world goes out as it is; and who wishes by a
lack, by "let it …" or by saying how it would be well is understood.
"""

import pytest

from custom_components.jarvis.safety.broadcast import is_advert
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer
from ..tables import each_row

ON, WARM = "intent__HassTurnOn", "climate__HassClimateSetTemperature"

# What is wished so; the call; the reply.
WISHES = {
    "fr": (
        ("on a froid au salon, 22 ce serait bien", WARM, "22 degrés, c'est réglé."),
        ("il n'y a presque plus de café", ON, "La machine est en marche."),
        ("la cafetière, qu'elle démarre", ON, "Elle est en marche."),
    ),
    "es": (("casi no queda café", ON, "La cafetera está en marcha."),),
    "it": (("il caffè è quasi finito", ON, "È accesa."),),
    "nl": (("de koffie is bijna op", ON, "Hij staat aan."),),
}
ARGUMENTS = {
    ON: {"name": "Coffee Machine"},
    WARM: {"name": "Living Room Thermostat", "temperature": 22},
}


@pytest.mark.parametrize("language", WISHES)
async def test_wishes_without_an_order(
    base: HomeAssistant, server: ScriptedServer, say: Say, language: str
) -> None:
    await furnish_demo_house(base, "en")
    engine, agent = engine_subentry(server.url), agent_subentry(fast_lane=False)
    await set_up_jarvis(base, engine, agent)
    coffee, heating = "switch.coffee_machine", "climate.living_room_thermostat"
    for said, tool, reply in WISHES[language]:
        await base.services.async_call(
            "switch", "turn_off", {"entity_id": coffee}, blocking=True
        )
        server.reply(calls=[(tool, ARGUMENTS[tool])])
        server.reply(reply)
        assert speech(await say(said, language=language)) == reply, said
        if tool == ON:
            assert base.states.is_state(coffee, "on"), said
        else:
            state = base.states.get(heating)
            assert state is not None
            assert state.attributes["temperature"] == 22


SOLD = {
    "fr": "ne quittez pas, un conseiller va vous répondre"
    " / et maintenant, la météo avec Évelyne"
    " / c'était la météo, excellente soirée / la bourse clôture en hausse",
    "es": "no se vayan, volvemos tras la publicidad / y ahora, el tiempo con Mónica"
    " / hasta aquí las noticias de esta mañana / la bolsa abre al alza",
    "it": "restate con noi, torniamo dopo la pubblicità / e ora il meteo con Paolo"
    " / era il meteo, buona giornata / piazza affari apre in rialzo",
    "nl": "blijf bij ons, we zijn zo terug na de reclame / en nu het weer met Piet"
    " / tot zover het nieuws / de beurs opent hoger",
}


@each_row("language", SOLD)
def test_announcers_are_noise(language: str) -> None:
    assert all(is_advert(one, language) for one in SOLD[language].split(" / "))
