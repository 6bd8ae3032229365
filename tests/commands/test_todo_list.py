"""A list that does not take what it is told is never said to have taken it."""

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.jarvis.commands.shelf.counter import Counter
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from .conftest import Ask

LOST = [
    ("add_item", "add rice to the shopping list", "rice"),
    ("remove_item", "remove tea from the shopping list", "Tea"),
    ("remove_item", "clear the shopping list", "Milk"),
    ("update_item", "check off milk on the shopping list", "Milk"),
]


@pytest.mark.parametrize(("service", "text", "named"), LOST)
async def test_what_is_not_stored_is_said(
    hass: HomeAssistant, ask: Ask, service: str, text: str, named: str
) -> None:
    hass.services.async_remove("todo", service)
    async_mock_service(hass, "todo", service)
    response = await ask(text)
    assert response is not None
    assert response.error == "not_stored"
    assert named in response.message


@pytest.mark.parametrize(("service", "text", "_named"), LOST)
async def test_what_fails_is_said_with_its_reason(
    hass: HomeAssistant, ask: Ask, service: str, text: str, _named: str
) -> None:
    hass.services.async_remove("todo", service)
    reason = HomeAssistantError("the cloud is gone")
    async_mock_service(hass, "todo", service, raise_exception=reason)
    response = await ask(text)
    assert response is not None
    assert response.error == "action_failed"
    assert "the cloud is gone" in response.message


async def test_a_flood_of_things_is_not_written(
    hass: HomeAssistant, counter: Counter
) -> None:
    added = async_mock_service(hass, "todo", "add_item")
    request = counter.request(text="", language="en", conversation_id="l")
    things = [f"thing {number}" for number in range(200)]
    response = await counter.act(
        "todo_list", {"items": things, "list": "shopping list"}, request
    )
    assert not response.ok
    assert added == []


async def test_a_name_that_is_near_to_two_is_neither(ask: Ask) -> None:
    await ask("add red apples to the shopping list")
    await ask("add bad apples to the shopping list")
    response = await ask("check off rad apples on the shopping list")
    assert response is not None
    assert response.error == "not_there"


async def test_a_list_goes_on_with_what_is_on_it(ask: Ask) -> None:
    await ask("add eggs and rice to the shopping list")
    off = await ask("take the eggs off")
    assert off is not None
    assert off.ok
    assert off.data["items"] == ["eggs"]


async def test_what_is_on_no_list_is_for_others(ask: Ask) -> None:
    await ask("add rice to the shopping list")
    other = await ask("remove the curtains")
    assert other is None or other.data.get("declined")


@pytest.mark.parametrize(
    ("language", "said", "thing"),
    [
        ("en", "we ran out of honey again", "honey"),
        ("en", "add oats to the shopping list too", "oats"),
        ("de", "setz Eier auf die Einkaufsliste", "Eier"),
        ("de", "schreib Mehl auf den Einkaufszettel", "Mehl"),
    ],
)
async def test_a_list_for_shopping_is_meant_in_any_language(
    hass: HomeAssistant, ask: Ask, language: str, said: str, thing: str
) -> None:
    """The house of these tests has one that is called "Shopping List"."""
    response = await ask(said, language=language)
    assert response is not None
    assert response.ok
    assert response.data["items"] == [thing]


@pytest.mark.parametrize(
    ("add", "take", "told"),
    [
        ("add two bottles of wine to", "remove the wine from", "two bottles of wine"),
        ("add 12 small eggs and 6 large eggs to", "remove the eggs from", "not on"),
        ("add oat milk and honey to", "remove the bee from", "not on"),
    ],
)
async def test_a_thing_is_found_behind_its_amount_if_there_is_one(
    ask: Ask, add: str, take: str, told: str
) -> None:
    await ask(f"{add} the shopping list")
    response = await ask(f"{take} the shopping list")
    assert response is not None
    assert told in response.message


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("jot down paint the fence on the shopping list", "paint the fence"),
        ("no need to add rice to the shopping list", ""),
        ("Ben is adding rice to the shopping list", ""),
        ("put a rhyme with rice on the kitchen", ""),
    ],
)
async def test_only_what_somebody_wishes_is_listed(
    ask: Ask, text: str, kept: str
) -> None:
    response = await ask(text)
    assert (response is not None) == bool(kept)
    shown = await ask("what's on the shopping list")
    assert shown is not None
    assert kept in shown.message
    assert "rice" not in shown.message
