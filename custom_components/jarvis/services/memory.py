"""Actions of the memory: remember, recall, forget, export, import.

A person acts for themself, an administrator for anybody; automations, which
nobody calls, act for the household or the person they name.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
)
from homeassistant.exceptions import (
    HomeAssistantError,
    ServiceValidationError,
    Unauthorized,
)
from homeassistant.helpers import config_validation as cv
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..memory import (
    Branch,
    Memory,
    MemoryService,
    Note,
    Origin,
    Query,
    Scope,
    Source,
    StoreError,
    Viewer,
)
from ..turn.hear import key_of
from .base import Action, house_of

if TYPE_CHECKING:
    from collections.abc import Awaitable

_MOST = 100
_LONGEST = 8_000
_EXPORTS = "jarvis"

_REMEMBER = probatio.Schema(
    {
        probatio.Required("text"): probatio.All(
            cv.string, probatio.Length(min=1, max=_LONGEST)
        ),
        probatio.Optional("language"): cv.string,
        probatio.Optional("person"): cv.string,
        probatio.Optional("private", default=False): cv.boolean,
        probatio.Optional("directive", default=False): cv.boolean,
    }
)
_RECALL = probatio.Schema(
    {
        probatio.Required("query"): cv.string,
        probatio.Optional("language"): cv.string,
        probatio.Optional("person"): cv.string,
        probatio.Optional("since"): cv.datetime,
        probatio.Optional("until"): cv.datetime,
        probatio.Optional("limit", default=5): probatio.All(
            probatio.Coerce(int), probatio.Range(min=1, max=_MOST)
        ),
        probatio.Optional("min_score", default=0.1): probatio.All(
            probatio.Coerce(float), probatio.Range(min=0, max=1)
        ),
        probatio.Optional("max_tokens", default=2048): probatio.All(
            probatio.Coerce(int), probatio.Range(min=1, max=100_000)
        ),
    }
)
_FORGET = probatio.Schema(
    {
        probatio.Exclusive("topic", "what"): cv.string,
        probatio.Exclusive("ids", "what"): probatio.All(
            cv.ensure_list,
            [probatio.All(probatio.Coerce(int), probatio.Range(0, (1 << 63) - 1))],
        ),
        probatio.Exclusive("everything", "what"): cv.boolean,
        probatio.Optional("language"): cv.string,
        probatio.Optional("person"): cv.string,
    }
)
_FILE = probatio.Schema({probatio.Optional("path"): cv.string})
_IMPORT = probatio.Schema({probatio.Required("path"): cv.string})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Caller:
    """Who calls: `person` is whose memories are meant, `all` may touch anybody's."""

    service: MemoryService
    person: str | None
    all: bool


async def _caller(call: ServiceCall, *, household: bool = False) -> _Caller:
    """Find out who calls and for whom; raises Unauthorized for another's memory.

    With `household` anybody may mean what is everybody's: nobody's in particular.
    """
    house = house_of(call.hass)
    if not (service := house.memory).is_on:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="memory_closed"
        )
    user_id = call.context.user_id
    user = await call.hass.auth.async_get_user(user_id) if user_id else None
    everybody = user_id is None or (user is not None and user.is_admin)
    person = user_id
    if (named := call.data.get("person")) is not None:
        person = key_of(call.hass, named) or None
        if not everybody and person != user_id and (person or not household):
            raise Unauthorized(context=call.context)
        if person is not None and not await _is_somebody(call.hass, person):
            raise ServiceValidationError(
                translation_domain=DOMAIN,
                translation_key="memory_person",
                translation_placeholders={"person": named},
            )
    return _Caller(service=service, person=person, all=everybody)


async def _is_somebody(hass: HomeAssistant, person: str) -> bool:
    """Tell whether there is such a person or account: a typo would keep it for none."""
    if "." in person:
        return hass.states.get(person) is not None
    return await hass.auth.async_get_user(person) is not None


async def _done[T](work: Awaitable[T]) -> T:
    """Wait for the store; its errors become Home Assistant's, with their text."""
    try:
        return await work
    except (StoreError, OSError) as error:
        known = error if isinstance(error, StoreError) else StoreError()
        raise HomeAssistantError(
            translation_domain=DOMAIN,
            translation_key=known.key,
            translation_placeholders=known.facts,
        ) from error


def _language(call: ServiceCall) -> str:
    return str(call.data.get("language") or call.hass.config.language)


async def _remember(call: ServiceCall) -> ServiceResponse:
    """Keep a fact; it is on the disk when this returns."""
    # What the household shall know anybody may tell, but not what it shall do.
    told = not call.data["directive"]
    caller, language = await _caller(call, household=told), _language(call)
    note = Note(
        text=caller.service.redact(call.data["text"], language),
        language=language,
        branch=Branch.DIRECTIVES if call.data["directive"] else Branch.USER,
        scope=Scope(person=caller.person, private=call.data["private"]),
        origin=Origin.OWNER,
        source=Source(speaker=caller.person or call.context.user_id, agent="action"),
    )
    learned = await _done(caller.service.keep(note))
    return {
        "ids": list(learned.stored or learned.known),
        "new": bool(learned.stored),
        "replaced": list(learned.retired),
    }


async def _recall(call: ServiceCall) -> ServiceResponse:
    """Return the best memories for a question, best first."""
    caller, data = await _caller(call, household=True), call.data
    query = Query(
        text=data["query"],
        language=_language(call),
        viewer=Viewer(person=caller.person),
        since=_local(data.get("since")),
        until=_local(data.get("until")),
        limit=data["limit"],
        min_score=data["min_score"],
        max_tokens=data["max_tokens"],
    )
    found = await _done(caller.service.recall(query))
    return {"memories": [told(memory) for memory in found]}


async def _forget(call: ServiceCall) -> ServiceResponse:
    """Erase by topic, by id, or everything that is the person's own."""
    caller, data = await _caller(call), call.data
    viewer = Viewer(person=caller.person)
    if "ids" in data:
        ids = await _own(caller, data["ids"])
        gone = await _done(caller.service.delete(ids))
    elif "topic" in data:
        gone = await _done(
            caller.service.forget(data["topic"], _language(call), viewer)
        )
    elif data.get("everything"):
        gone = await _done(caller.service.forget_person(caller.person))
    else:
        raise ServiceValidationError(
            translation_domain=DOMAIN, translation_key="memory_forget_what"
        )
    return {"facts": len(gone.facts), "rows": len(gone.ids)}


async def _own(caller: _Caller, ids: list[int]) -> list[int]:
    """Return the ids that the caller may touch."""
    if caller.all:
        return ids
    found = [await caller.service.get(one) for one in ids]
    return [one.id for one in found if one and may_erase(one, caller.person)]


def may_erase(memory: Memory, person: str | None) -> bool:
    """Tell whether a row is a person's own, or what they told the house themself."""
    whose, speaker = memory.scope.person, memory.source.speaker
    return person is not None and (whose == person or (not whose and speaker == person))


async def _export(call: ServiceCall) -> ServiceResponse:
    """Write everything into a file of JSON lines that only the owner can read."""
    caller = await _admin(call)
    stamp = f"{dt_util.now():%Y%m%d-%H%M%S}"
    default = call.hass.config.path(_EXPORTS, f"memory-{stamp}.jsonl")
    path = Path(call.data.get("path") or default)
    if "path" in call.data:
        _allowed(call.hass, path)
    await call.hass.async_add_executor_job(_make_folder, path.parent)
    rows = await _done(caller.service.export(path))
    return {"path": str(path), "rows": rows}


async def _import(call: ServiceCall) -> ServiceResponse:
    """Add the rows of an export that are not there yet."""
    caller, path = await _admin(call), Path(call.data["path"])
    if path.parent != Path(call.hass.config.path(_EXPORTS)):
        _allowed(call.hass, path)
    done = await _done(caller.service.import_(path, caller.service.redact))
    return {
        "added": done.added,
        "known": done.known,
        "forgotten": done.buried,
        "corrected": done.retired,
        "unreadable": done.unreadable,
        "unreadable_lines": list(done.lines),
    }


async def _admin(call: ServiceCall) -> _Caller:
    caller = await _caller(call)
    if not caller.all:
        raise Unauthorized(context=call.context)
    return caller


def _allowed(hass: HomeAssistant, path: Path) -> None:
    if not hass.config.is_allowed_path(str(path)):
        raise ServiceValidationError(
            translation_domain=DOMAIN,
            translation_key="memory_path",
            translation_placeholders={"path": str(path)},
        )


def _make_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


def _local(moment: Any) -> Any:
    """Take a moment without a zone as local time."""
    if moment is None or moment.tzinfo is not None:
        return moment
    return moment.replace(tzinfo=dt_util.get_default_time_zone())


def told(memory: Memory) -> dict[str, Any]:
    """Show a memory with its provenance, as JSON."""
    return {
        "id": memory.id,
        "text": memory.text,
        "score": round(memory.score, 4),
        "at": memory.at.isoformat(),
        "kind": str(memory.kind),
        "branch": str(memory.branch) if memory.branch else None,
        "language": memory.language,
        "person": memory.scope.person,
        "private": memory.scope.private,
        "origin": str(memory.origin),
        "speaker": memory.source.speaker,
        "conversation_id": memory.source.conversation,
        "trace_id": memory.source.turn,
        "agent": memory.source.agent,
        "confidence": memory.confidence,
        "live": memory.live,
        "superseded_by": memory.superseded_by,
        "said_in": list(memory.said_in),
    }


ACTIONS = (
    Action(
        name="remember",
        run=_remember,
        schema=_REMEMBER,
        response=SupportsResponse.OPTIONAL,
    ),
    Action(name="recall", run=_recall, schema=_RECALL, response=SupportsResponse.ONLY),
    Action(
        name="forget", run=_forget, schema=_FORGET, response=SupportsResponse.OPTIONAL
    ),
    Action(
        name="memory_export",
        run=_export,
        schema=_FILE,
        response=SupportsResponse.OPTIONAL,
    ),
    Action(
        name="memory_import",
        run=_import,
        schema=_IMPORT,
        response=SupportsResponse.OPTIONAL,
    ),
)
