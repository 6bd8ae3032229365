"""An answer to a question of ours may say which one by where it is."""

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house

type Talk = list[tuple[str, str]]

WARMER = "Which one: Living Room Thermostat, Bedroom Thermostat or Bathroom Thermostat?"
UPSTAIRS = "Which one: Bedroom Thermostat or Bathroom Thermostat?"
TALKS: list[tuple[str, Talk]] = [
    (
        "en",
        [
            ("make it warmer", WARMER),
            ("the one upstairs", UPSTAIRS),
            ("the bedroom one", "Bedroom Thermostat is set to 19 °C."),
        ],
    ),
    (
        "en",
        [
            ("make it warmer", WARMER),
            ("downstairs", "Living Room Thermostat is set to 22 °C."),
        ],
    ),
    (
        "en",
        [
            ("make it warmer", WARMER),
            ("wombat", f"Sorry, I did not get that. {WARMER}"),
            ("upstairs", UPSTAIRS),
        ],
    ),
    (
        "en",
        [
            ("play", "Which one: Television, Kitchen Speaker or Bedroom Speaker?"),
            ("the one upstairs", "Carrying on."),
        ],
    ),
    (
        "en",
        [
            (
                "make it brighter",
                (
                    "There are 17. Some are Kitchen Light, Counter Light,"
                    " Living Room Light, Reading Lamp. Which one?"
                ),
            ),
            (
                "downstairs",
                (
                    "There are 10. Some are Kitchen Light, Counter Light,"
                    " Living Room Light, Reading Lamp. Which one?"
                ),
            ),
            ("kitchen counter", "Counter Light cannot be adjusted like that."),
        ],
    ),
    (
        "de",
        [
            (
                "mach es wärmer",
                (
                    "Welches davon: Wohnzimmerthermostat, Schlafzimmerthermostat"
                    " oder Badezimmerthermostat?"
                ),
            ),
            (
                "das oben",
                "Welches davon: Schlafzimmerthermostat oder Badezimmerthermostat?",
            ),
            ("im Bad", "Badezimmerthermostat ist aus."),
        ],
    ),
]


@pytest.mark.parametrize(("language", "talk"), TALKS)
async def test_the_place_leaves_fewer_or_one(
    base: HomeAssistant, say: Say, language: str, talk: Talk
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    heard, conversation_id = [], None
    for text, _ in talk:
        result = await say(text, conversation_id, language=language)
        conversation_id = result.conversation_id
        heard.append((text, speech(result)))
        assert told(result)["model_calls"] == 0
    assert heard == talk


@pytest.mark.parametrize(
    ("text", "lane"),
    [
        # Without a model nobody else would make sense of it: it is asked once more.
        ("I would like you to sing a song for me now please", "command"),
        ("tell me a joke then", "none"),
    ],
)
async def test_a_longer_sentence_is_no_answer(
    base: HomeAssistant, say: Say, text: str, lane: str
) -> None:
    await furnish_demo_house(base, "en")
    await set_up_jarvis(base, agent_subentry())
    asked = await say("make it warmer")
    other = await say(text, asked.conversation_id)
    assert told(other)["lane"] == lane
    assert (WARMER in speech(other)) is (lane == "command")
