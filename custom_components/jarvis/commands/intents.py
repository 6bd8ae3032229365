"""A command as a Home Assistant intent `Jarvis<Name>`, for sentences and the API."""

from collections.abc import Callable, Iterable
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent
from homeassistant.util import dt as dt_util

from .base import Command, Door, Request
from .kit import Kit
from .lifecycle import Desk, perform
from .whereabouts import area_of, satellite_of


def intent_name(command: Command) -> str:
    """Return the intent's name: world_time → JarvisWorldTime."""
    return "Jarvis" + "".join(part.capitalize() for part in command.name.split("_"))


class CommandIntent(intent.IntentHandler):
    """Handles the intent of one command through the lifecycle."""

    def __init__(self, command: Command, desk: Desk, kit: Kit) -> None:
        """Take the command and what the lifecycle works with."""
        self.command = command
        self.intent_type = intent_name(command)
        self.description = command.description
        self._desk = desk
        self._kit = kit

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
        now = dt_util.now()
        area = (intent_obj.slots.get("preferred_area_id") or {}).get("value")
        request = Request(
            language=intent_obj.language,
            now=now,
            door=Door.INTENT,
            kit=self._kit,
            utterance=intent_obj.text_input or "",
            context=intent_obj.context,
            device_id=intent_obj.device_id,
            satellite_id=intent_obj.satellite_id
            or satellite_of(intent_obj.hass, intent_obj.device_id),
            area_id=area or area_of(intent_obj.hass, intent_obj.device_id),
            person=intent_obj.context.user_id,
        )
        arguments = {
            name: slot.get("value")
            for name, slot in intent_obj.slots.items()
            if isinstance(slot, dict)
        }
        response = await perform(self.command.name, arguments, request, self._desk)
        answer = intent_obj.create_response()
        if response.ok:
            answer.async_set_speech(response.message)
        else:
            code = intent.IntentResponseErrorCode.FAILED_TO_HANDLE
            answer.async_set_error(code, response.message)
        return answer


def register_intents(
    hass: HomeAssistant, commands: Iterable[Command], desk: Desk, kit: Kit
) -> Callable[[], None]:
    """Register the intents; returns the function that removes them again."""
    handlers = [CommandIntent(command, desk, kit) for command in commands]
    for handler in handlers:
        intent.async_register(hass, handler)

    def remove() -> None:
        for handler in handlers:
            intent.async_remove(hass, handler.intent_type)

    return remove
