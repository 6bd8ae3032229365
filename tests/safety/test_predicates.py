"""States that are told of things: read in words, and compared with the house."""

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.sentences.predicates import predications
from homeassistant.core import HomeAssistant

from ..conftest import Say, speech
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row

FLAGS = ("denied", "every", "none", "only", "count", "others")


@each_row(
    ("sentence", "language", "told"),
    [
        ("The nursery window was left open, I'm afraid.", "en", [("open", {})]),
        ("No need, the back door's locked.", "en", [("locked", {})]),
        ("There are seven lights on.", "en", [("on", {"count": 7})]),
        ("Every single blind is down.", "en", [("closed", {"every": True})]),
        ("None of the windows is open.", "en", [("open", {"none": True})]),
        ("The lamp isn't on any more.", "en", [("on", {"denied": True})]),
        ("Only the lamp is on.", "en", [("on", {"only": True})]),
        (
            "All windows but the kitchen window are closed.",
            "en",
            [("closed", {"every": True, "others": "the kitchen window"})],
        ),
        (
            "The lamp is on, but the blind is closed.",
            "en",
            [("on", {}), ("closed", {})],
        ),
        ("The robot has finished the hallway.", "en", [("stopped", {})]),
        ("Das Kinderzimmerfenster steht leider offen.", "de", [("open", {})]),
        ("Sämtliche Rollos sind unten.", "de", [("closed", {"every": True})]),
        ("Derzeit läuft die Spülmaschine.", "de", [("on", {})]),
        ("Es el lavavajillas, sigue en marcha.", "es", [("on", {})]),
        # What may be, is best, or is none of a state of things.
        ("I cannot see whether the oven is on.", "en", []),
        ("A bedroom door is better closed at night.", "en", []),
        ("The bakery is open on Sundays until eleven.", "en", []),
        ("Steht die Tür einen Spalt offen, trocknet alles besser.", "de", []),
        ("Saugroboter sind praktisch, aber die Ecken lassen sie aus.", "de", []),
        ("lampan är tänd", "sv", []),
    ],
)
def test_told(
    sentence: str, language: str, told: list[tuple[str, dict[str, object]]]
) -> None:
    found = [
        (one.state, {name: value for name in FLAGS if (value := getattr(one, name))})
        for one in predications(sentence, language)
    ]
    assert found == told


# In the demo house the living room light, the hallway light and the night light are
# on, both blinds open, the kitchen window open, and the back door is not locked.
@pytest.mark.parametrize(
    ("said", "reply", "so"),
    [
        ("what about the lights", "There are seven lights on.", False),
        ("what about the lights", "There are three lights on.", True),
        ("what about the blinds", "Every single blind is down.", False),
        ("what about the windows", "Only the kitchen window is open.", True),
        ("what about the windows", "Only the nursery window is open.", False),
        (
            "what about the windows",
            "All the windows are closed except the kitchen window.",
            True,
        ),
        (
            "is our little one sleeping in an icebox",
            "The nursery window was left open, I'm afraid.",
            False,
        ),
        (
            "which rooms are being heated to 25 degrees",
            "The bedroom and the bathroom are being heated to 25 degrees.",
            False,
        ),
        # Whoever only asks is told what a model knows; of the door it tells no state.
        ("where is the spare key", "It hangs beside the back door.", True),
        # Of the world, or of what would be best.
        (
            "is the bakery open on Sundays",
            "The bakery is open on Sundays until eleven.",
            True,
        ),
    ],
)
async def test_spoken_as_it_is(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    *,
    said: str,
    reply: str,
    so: bool,
) -> None:
    server.strict, server.default = False, Reply(text=reply, repeat=True)
    heard = speech(await say(said))
    assert (heard == reply) is so
