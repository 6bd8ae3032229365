"""Actions about commands: run one, prepare one, list them, read the folder again."""

from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.exceptions import HomeAssistantError, ServiceValidationError
from homeassistant.helpers import config_validation as cv
from homeassistant.util.json import JsonValueType

from ..commands.base import Response
from ..commands.shelf.coerce import plain
from ..commands.shelf.credentials import overview
from ..const import DOMAIN
from .base import Action, house_of, only_owners

if TYPE_CHECKING:
    from ..commands.base import Command
    from ..commands.shelf.counter import Counter
    from ..types import House

# Fired on Home Assistant's bus while a command is prepared: {command, progress}.
EVENT_PROGRESS = f"{DOMAIN}_command_progress"

_RUN_SCHEMA = probatio.Schema(
    {
        probatio.Required("command"): cv.string,
        probatio.Optional("arguments", default=dict): dict,
        probatio.Optional("text", default=""): cv.string,
        probatio.Optional("language"): cv.string,
        probatio.Optional("conversation_id", default=""): cv.string,
        probatio.Optional("device_id"): cv.string,
    }
)
_INIT_SCHEMA = probatio.Schema({probatio.Required("command"): cv.string})


async def _run(call: ServiceCall) -> ServiceResponse:
    """Run a command through the whole lifecycle and tell how it ended.

    A failure is in the response; raised is it only where nobody asked for one.
    What another account talks about is not gone on with: it begins from nothing.
    """
    house, data = house_of(call.hass), dict(call.data)
    counter = house.counter
    if not _goes_on(house, data["conversation_id"], call.context.user_id):
        data["conversation_id"] = ""
    # A yes that comes now is to what this asks, and to nothing before it.
    house.safety.confirmations.drop(data["conversation_id"])
    request = counter.request(
        text=data["text"],
        language=data.get("language") or call.hass.config.language,
        conversation_id=data["conversation_id"] or call.context.id,
        context=call.context,
        device_id=data.get("device_id"),
        person=call.context.user_id,
    )
    request.thread.owner = request.thread.owner or call.context.user_id
    response = await counter.act(data["command"], data["arguments"], request)
    if not data["conversation_id"]:
        counter.forget(call.context.id)
    if call.return_response:
        return {
            "command": data["command"],
            "conversation_id": data["conversation_id"] or None,
            **written(response),
        }
    if not response.ok:
        raise HomeAssistantError(
            translation_domain=DOMAIN,
            translation_key="command_failed",
            translation_placeholders={
                "command": data["command"],
                "why": response.message,
            },
        )
    return None


def _goes_on(house: House, conversation_id: str, user_id: str | None) -> bool:
    """Tell whether a conversation is this account's; what runs by itself may go on."""
    dialogue = house.dialogues.peek(conversation_id)
    thread = house.counter.thread(conversation_id)
    spoken = dialogue is None or dialogue.is_of(user_id)
    owner = thread.owner if thread is not None else None
    return spoken and (None in {owner, user_id} or owner == user_id)


def written(response: Response) -> dict[str, Any]:
    """Write a response as JSON; `valid_values` are those of the first wrong one."""
    extra = {"errors", "_validation_error", "question_to_user"}
    errors = list(response.data.get("errors", ()))
    return {
        "success": response.ok,
        "outcome": str(response.outcome),
        "speech": response.message,
        "data": plain({k: v for k, v in response.data.items() if k not in extra}),
        "items": [
            {"id": item.id, "name": item.name, **plain(item.attributes)}
            for item in response.items
        ],
        "corrections": [
            {"param": c.param, "from": c.said, "to": plain(c.value), "name": c.name}
            for c in response.corrections
        ],
        "error": response.error or None,
        "errors": errors,
        "valid_values": errors[0].get("valid_values", []) if errors else [],
        "wait_for_input": response.wait_for_input,
    }


async def _init(call: ServiceCall) -> ServiceResponse:
    """Prepare a command, for owners; the bus hears how far it is."""
    await only_owners(call)
    counter = house_of(call.hass).counter
    command = _known(counter, call.data["command"])

    def progress(share: float) -> None:
        facts = {"command": command.name, "progress": round(share, 3)}
        call.hass.bus.async_fire(EVENT_PROGRESS, facts)

    response = await counter.book.init(command.name, progress)
    if response is None:
        raise _unknown(counter, command.name)
    return {"command": command.name, **written(response)}


async def _list(call: ServiceCall) -> ServiceResponse:
    """List all commands with their switches; of secrets only whether they are set."""
    counter = house_of(call.hass).counter
    problems: list[JsonValueType] = [
        {
            "kind": p.kind,
            "command": p.command or None,
            "where": p.where,
            "line": p.line,
            "reason": p.reason,
        }
        for p in counter.book.problems
    ]
    rows: list[JsonValueType] = [_row(counter, one) for one in counter.book.commands]
    return {"commands": rows, "problems": problems}


def _row(counter: Counter, command: Command) -> dict[str, Any]:
    book = counter.book
    reason = book.not_ready(command)
    values = book.secrets(command, None)
    return {
        "command": command.name,
        "description": command.description,
        "source": book.source(command.name),
        "enabled": book.is_on(command),
        "ready": reason is None,
        "for_models": book.is_for_models(command),
        "parameters": [
            {
                "name": p.name,
                "type": str(p.kind),
                "required": p.required,
                "choices": list(p.choices),
            }
            for p in command.parameters
        ],
        "patterns": [
            {"pattern": pattern, "enabled": book.is_pattern_on(command, pattern)}
            for pattern in command.pattern_ids()
        ],
        "secrets": overview(command, values),
        "packages": [package.spec for package in command.packages],
    }


async def _reload(call: ServiceCall) -> ServiceResponse:
    """Read the owner's folder again, for owners."""
    await only_owners(call)
    counter = house_of(call.hass).counter
    await counter.reload()
    return {"problems": len(counter.book.problems)}


def _known(counter: Counter, name: str) -> Command:
    if (command := counter.book.find(name)) is None:
        raise _unknown(counter, name)
    return command


def _unknown(counter: Counter, name: str) -> ServiceValidationError:
    known = ", ".join(sorted(command.name for command in counter.book.commands))
    return ServiceValidationError(
        translation_domain=DOMAIN,
        translation_key="unknown_command",
        translation_placeholders={"command": name[:60], "known": known},
    )


ACTIONS = (
    Action(
        name="run_command",
        run=_run,
        schema=_RUN_SCHEMA,
        response=SupportsResponse.OPTIONAL,
    ),
    Action(
        name="init_command",
        run=_init,
        schema=_INIT_SCHEMA,
        response=SupportsResponse.OPTIONAL,
    ),
    Action(name="list_commands", run=_list, response=SupportsResponse.ONLY),
    Action(name="reload_commands", run=_reload, response=SupportsResponse.OPTIONAL),
)
