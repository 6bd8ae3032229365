"""Sentences that somebody wrote down come before guesses at what was misheard."""

from typing import override

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Kind,
    Parameter,
    Request,
    Response,
)
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house


class Tally(Command):
    """Another integration's command; its words sound like things of the house."""

    name = "tally"
    description = "Count up"
    parameters = (
        Parameter(name="n", kind=Kind.NUMBER, description="How far", required=True),
    )
    patterns = {  # noqa: RUF012 - the class is the declaration
        "en": {"tally": ("tally {n}", "kitchen lied {n} [percent]")},
        "de": {"tally": ("zähl {n}", "Küchenlist {n} [Prozent]")},
    }
    lines = {"en": {}, "de": {}}  # noqa: RUF012 - the class is the declaration

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Say the number."""
        return Response.success(f"Counted {arguments['n']:g}.")


async def _house(hass: HomeAssistant, language: str) -> MockConfigEntry:
    await furnish_demo_house(hass, language)
    entry = await set_up_jarvis(hass, agent_subentry())
    assert await entry.runtime_data.counter.book.add(Tally(), "somebody")
    return entry


@pytest.mark.parametrize(
    ("language", "said", "answer"),
    [
        ("en", "tally 5", "Counted 5."),
        ("en", "Tally twelve, please.", "Counted 12."),
        ("en", "kitchen lied 40 percent", "Counted 40."),
        ("de", "zähl 5", "Counted 5."),
        ("de", "Küchenlist 40 Prozent", "Counted 40."),
    ],
)
async def test_a_command_of_another_integration_is_no_misheard_lamp(
    base: HomeAssistant, say: Say, language: str, said: str, answer: str
) -> None:
    await _house(base, language)
    lit = async_mock_service(base, "light", "turn_on")
    result = await say(said, language=language)
    assert speech(result) == answer
    assert told(result)["lane"] == "command"
    assert not lit


@pytest.mark.parametrize("said", ["the kitchen is lied", "Kitchen lied on"])
async def test_what_an_automation_listens_for_is_its_own(
    base: HomeAssistant, say: Say, said: str
) -> None:
    await _house(base, "en")
    trigger = {"trigger": "conversation", "command": said}
    answer = {"set_conversation_response": "So it is."}
    automation = {"alias": "listens", "triggers": trigger, "actions": answer}
    assert await async_setup_component(base, "automation", {"automation": automation})
    await base.async_block_till_done()
    lit = async_mock_service(base, "light", "turn_on")
    result = await say(said)
    assert speech(result) == "So it is."
    assert told(result)["lane"] == "sentence"
    assert not lit


async def test_what_nobody_wrote_down_is_still_guessed(
    base: HomeAssistant, say: Say
) -> None:
    await _house(base, "en")
    result = await say("turn on the kitchen lied")
    assert told(result)["lane"] == "fuzzy"
    assert base.states.is_state("light.kitchen_light", "on")


class Bees(Command):
    """Another integration's command that takes no words."""

    name = "bees"
    description = "Look after the bees"
    examples = {  # noqa: RUF012 - the class is the declaration
        "en": ("feed the bees", "empty the litter box"),
        "de": ("füttere die Bienen",),
    }
    lines = {"en": {}, "de": {}}  # noqa: RUF012 - the class is the declaration

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Say that it is done."""
        return Response.success("They are fed.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "could you feed the bees please"),
        ("en", "can you empty the litter box now"),
        ("de", "Füttere bitte die Bienen"),
    ],
)
async def test_an_example_of_a_command_is_heard_in_other_words(
    base: HomeAssistant, say: Say, language: str, said: str
) -> None:
    await furnish_demo_house(base, language)
    entry = await set_up_jarvis(base, agent_subentry())
    assert await entry.runtime_data.counter.book.add(Bees(), "somebody")
    assert speech(await say(said, language=language)) == "They are fed."


@pytest.mark.parametrize(
    "said",
    [
        "is the litter box empty",
        "don't feed the bees",
        "feed the birds in the garden",
        "the bees feed on the clover",
    ],
)
async def test_what_only_has_words_of_an_example_is_left(
    base: HomeAssistant, say: Say, said: str
) -> None:
    await furnish_demo_house(base, "en")
    entry = await set_up_jarvis(base, agent_subentry())
    assert await entry.runtime_data.counter.book.add(Bees(), "somebody")
    assert speech(await say(said)) != "They are fed."
