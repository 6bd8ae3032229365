"""What other rooms decide: consent, journal, why, stop; and undo without them."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.jarvis.commands.base import Arguments, Command, Request, Response
from custom_components.jarvis.commands.shelf.counter import Counter, Wiring
from custom_components.jarvis.commands.shelf.desk import Consent, Run
from custom_components.jarvis.commands.shelf.kit import Asked, Extent
from custom_components.jarvis.commands.times.agenda import What
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant, ServiceCall, SupportsResponse
from homeassistant.setup import async_setup_component

from ..demo_house import furnish_demo_house
from .conftest import Ask, open_counter


async def test_undo_takes_back_what_was_done_last(counter: Counter, ask: Ask) -> None:
    await ask("set a timer for 5 minutes")
    done = await ask("undo that")
    assert done is not None
    assert done.message == "Undone."
    assert counter.agenda.entries(What.TIMER) == []
    again = await ask("undo that")
    assert again is not None
    assert again.error == "nothing_to_undo"


async def test_undo_of_lists_and_volume(
    hass: HomeAssistant, counter: Counter, ask: Ask
) -> None:
    await ask("add caviar to the shopping list")
    await ask("what's on the shopping list")
    await ask("undo that")
    shown = await ask("what's on the shopping list")
    assert shown is not None
    assert "caviar" not in shown.message
    before = hass.states.get("media_player.kitchen_speaker")
    assert before is not None
    await ask("set the volume to 77")
    await ask("undo")
    after = hass.states.get("media_player.kitchen_speaker")
    assert after is not None
    assert after.attributes["volume_level"] == before.attributes["volume_level"]


async def test_an_older_action_is_not_undone_in_the_place_of_a_newer(
    counter: Counter, ask: Ask
) -> None:
    await ask("set a timer for 5 minutes")
    await ask("activate movie night")
    undone = await ask("undo that")
    assert undone is not None
    assert undone.error == "nothing_to_undo"
    assert len(counter.agenda.entries(What.TIMER)) == 1


class TheTurn:
    """The turn's side of the hooks."""

    stopped = 0

    async def undo(self, _request: Request, _extent: Extent) -> Response | None:
        """Revert by a journal."""
        return Response.success("The journal has it.")

    async def why(self, _request: Request, _asked: Asked) -> str | None:
        """Explain by a trace."""
        return "Because you said so."

    def done_here(self, _request: Request, _action: str) -> tuple[str, ...]:
        """Look back."""
        return ()

    async def stop(self, _request: Request) -> None:
        """Count."""
        self.stopped += 1


async def test_the_hooks_come_first(base: HomeAssistant) -> None:
    await furnish_demo_house(base, "en")
    turn = TheTurn()
    counter = await open_counter(base, wiring=Wiring(hooks=turn))

    async def say(text: str) -> str:
        request = counter.request(text=text, language="en", conversation_id="h")
        response = await counter.hear(request)
        assert response is not None
        return response.message

    assert await say("undo that") == "The journal has it."
    assert await say("why did you do that") == "Because you said so."
    assert await say("stop") == "Very well."
    assert turn.stopped == 1
    await counter.close()


async def test_a_risky_command_waits_for_a_yes(base: HomeAssistant) -> None:
    await furnish_demo_house(base, "en")

    async def execute(
        command: Command, arguments: Arguments, request: Request, run: Run
    ) -> Response | Consent:
        if command.name != "routine" or request.confirmed:
            return await run()
        return Consent(granted=False, question="This locks the doors. Shall I?")

    counter = await open_counter(base, wiring=Wiring(execute=execute))

    async def say(text: str) -> Response | None:
        request = counter.request(text=text, language="en", conversation_id="r")
        return await counter.hear(request)

    asked = await say("run the leave home script")
    assert asked is not None
    assert asked.wait_for_input
    assert asked.message == "This locks the doors. Shall I?"
    dropped = await say("no")
    assert dropped is not None
    assert not dropped.wait_for_input
    assert await say("yes") is None
    await say("run the leave home script")
    done = await say("yes please")
    assert done is not None
    assert done.message == "Leave Home is done."
    await counter.close()


async def test_a_routine_that_calls_itself_is_stopped(base: HomeAssistant) -> None:
    counter: Counter | None = None
    answers: list[Response] = []

    async def run_command(call: ServiceCall) -> dict[str, Any]:
        assert counter is not None
        request = counter.request(text="", language="en", conversation_id="loop")
        answer = await counter.act(call.data["name"], call.data["arguments"], request)
        answers.append(answer)
        return {"success": answer.ok}

    base.services.async_register(
        "jarvis",
        "run_command",
        run_command,
        supports_response=SupportsResponse.OPTIONAL,
    )
    step = {
        "action": "jarvis.run_command",
        "data": {"name": "routine", "arguments": {"routine": "script.circle"}},
    }
    assert await async_setup_component(
        base, "script", {"script": {"circle": {"alias": "Circle", "sequence": [step]}}}
    )
    async_expose_entity(base, "conversation", "script.circle", True)
    counter = await open_counter(base)
    request = counter.request(text="run circle", language="en", conversation_id="start")
    response = await counter.hear(request)
    assert response is not None
    await base.async_block_till_done()
    assert [answer.ok for answer in answers] == [False]
    assert "again and again" in answers[0].message
    await counter.close()


@pytest.mark.parametrize("text", ["broadcast dinner", "tell everyone dinner"])
async def test_a_satellite_that_fails_is_told(
    hass: HomeAssistant, ask: Ask, text: str
) -> None:
    async_mock_service(
        hass, "assist_satellite", "announce", raise_exception=TimeoutError()
    )
    hass.states.async_set("assist_satellite.attic", "idle", {"supported_features": 1})
    response = await ask(text)
    assert response is not None
    assert response.error == "not_heard"
