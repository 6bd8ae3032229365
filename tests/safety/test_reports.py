"""A wish that nothing was done for is reported as fulfilled in no words at all."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.core import HomeAssistant

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer

WISH = "could you be so kind as to see to my desk lamp"
LIES = (
    "The light's on.",
    "Okay, the desk lamp is on now.",
    "Lights on!",
    "I'll turn on the desk lamp now.",
    "Right away, sir. The lamp is lit.",
)


async def test_a_wish_is_not_fulfilled_by_words(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    # The model is to answer, whatever the reader would have done.
    jarvis.runtime_data.interpreter.acts = False
    believed = []
    for lie in LIES:
        server.reply(lie, repeat=True)
        heard = speech(await say(WISH))
        server.replies.clear()
        if lie in heard:
            believed.append(heard)
    assert not believed
    assert hass.states.is_state("light.desk_lamp", "off")
    # A question about it is answered, a truth is told.
    server.reply("The desk lamp is off.")
    assert "off" in speech(await say("I wonder what my dear desk lamp is up to"))


async def test_half_a_wish_is_not_the_whole(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("", calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    lie = "I have turned on the desk lamp and locked the back door."
    server.reply(lie, repeat=True)
    heard = speech(await say(f"{WISH}, and the back door"))
    assert hass.states.is_state("light.desk_lamp", "on")
    assert lie not in heard
    server.replies.clear()
