"""A command as a Home Assistant intent `Jarvis<Name>`, for sentences and the API."""

from collections.abc import Callable, Iterable
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent

from ..base import Command, Request
from ..lifecycle import Desk, perform


def intent_name(command: Command) -> str:
    """Return the intent's name: world_time → JarvisWorldTime."""
    return "Jarvis" + "".join(part.capitalize() for part in command.name.split("_"))


type MakeRequest = Callable[[intent.Intent], Request]


class CommandIntent(intent.IntentHandler):
    """Handles the intent of one command through the lifecycle."""

    def __init__(self, command: Command, desk: Desk, request: MakeRequest) -> None:
        """Take the command, the desk and what makes a request of an intent."""
        self.command = command
        self.intent_type = intent_name(command)
        self.description = command.description
        self._desk = desk
        self._request = request

    @property
    @override
    def slot_schema(self) -> dict[Any, Any] | None:
        """All slots are optional here: the lifecycle asks for what is missing."""
        return {
            probatio.Optional(parameter.name, description=parameter.description): object
            for parameter in self.command.parameters
        }

    @override
    async def async_handle(self, intent_obj: intent.Intent) -> intent.IntentResponse:
        """Run the command and say its message; a failure is an error response."""
        arguments = {
            name: slot.get("value")
            for name, slot in intent_obj.slots.items()
            if isinstance(slot, dict)
        }
        request = self._request(intent_obj)
        response = await perform(self.command.name, arguments, request, self._desk)
        answer = intent_obj.create_response()
        if response.ok or response.wait_for_input:
            answer.async_set_speech(response.message)
        else:
            code = intent.IntentResponseErrorCode.FAILED_TO_HANDLE
            answer.async_set_error(code, response.message)
        return answer


def register_intents(
    hass: HomeAssistant,
    commands: Iterable[Command],
    desk: Desk,
    request: MakeRequest,
) -> Callable[[], None]:
    """Register the intents; returns the function that removes them again."""
    handlers = [CommandIntent(command, desk, request) for command in commands]
    for handler in handlers:
        intent.async_register(hass, handler)

    def remove() -> None:
        for handler in handlers:
            intent.async_remove(hass, handler.intent_type)

    return remove
