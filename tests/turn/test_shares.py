"""How far the last thing is to go, in the languages that have no commands of ours."""

from typing import Final

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, set_up_jarvis
from ..demo_house import furnish_demo_house

BLINDS: Final = "cover.living_room_blinds"


@pytest.mark.parametrize(
    ("language", "close", "half", "rest"),
    [
        ("fr", "ferme les stores du salon", "seulement à moitié", "complètement"),
        ("es", "cierra las persianas del salón", "a la mitad", "del todo"),
        ("it", "chiudi le tapparelle del soggiorno", "a metà", "del tutto"),
        ("nl", "sluit de jaloezieën in de woonkamer", "half", "helemaal"),
    ],
)
async def test_half_and_all_the_way(
    base: HomeAssistant, say: Say, language: str, close: str, half: str, rest: str
) -> None:
    await furnish_demo_house(base, "en")
    entry = await set_up_jarvis(base, agent_subentry())
    # A language of no agent is learned at its first sentence, and that waits a second.
    house = entry.runtime_data
    assert await house.grammars.get(language, house.home.home) is not None
    conversation = None
    for words, position in ((close, 0), (half, 50), (rest, 0)):
        result = await say(words, conversation, language=language)
        await base.async_block_till_done()
        conversation = result.conversation_id
        blinds = base.states.get(BLINDS)
        assert blinds is not None
        assert blinds.attributes["current_position"] == position, words
