"""A part of a sentence is all that its command hears."""

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, memory_subentry, set_up_jarvis, speech
from .test_memory_turns import texts


async def test_only_the_part_that_is_to_be_kept_is_kept(
    demo_house: HomeAssistant, say: Say
) -> None:
    entry = await set_up_jarvis(demo_house, memory_subentry(), agent_subentry())
    wish = "turn on the kitchen light and remember that my shoe size is 43"
    answer = await say(wish)
    assert "Noted: my shoe size is 43." in speech(answer)
    assert demo_house.states.is_state("light.kitchen_light", "on")
    assert await texts(entry) == ["my shoe size is 43"]
