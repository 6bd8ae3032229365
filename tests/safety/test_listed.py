"""What a sentence of Home Assistant's own put on a list is taken off it again."""

import pytest

from homeassistant.components.todo import TodoListEntity
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, set_up_jarvis
from ..demo_house import furnish_demo_house

LIST = "todo.shopping_list"


def _items(hass: HomeAssistant) -> list[str]:
    found = hass.data["entity_components"]["todo"].get_entity(LIST)
    assert isinstance(found, TodoListEntity)
    return [one.summary or "" for one in found.todo_items or ()]


@pytest.mark.parametrize(
    ("language", "added", "undone"),
    [
        ("it", "aggiungi sapone a {}", "annulla la tua ultima azione"),
        ("nl", "zet zeep op {}", "maak je laatste actie ongedaan"),
        ("nl", "zet zeep op {}", "herstel dat"),
    ],
)
async def test_an_item_is_taken_off_again(
    base: HomeAssistant, say: Say, language: str, added: str, undone: str
) -> None:
    await furnish_demo_house(base, "en")
    await set_up_jarvis(base, agent_subentry())
    before = _items(base)
    wished = await say(added.format("Shopping List"), language=language)
    assert len(_items(base)) == len(before) + 1
    await say(undone, wished.conversation_id, language=language)
    assert _items(base) == before
