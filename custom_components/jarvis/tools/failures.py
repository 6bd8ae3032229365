"""What a tool's failure, refusal or stop is told as."""

from collections.abc import Callable, Mapping
from contextvars import Context
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent, llm
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..safety.readback import Held


def failures_in(result: llm.ToolResult, held: Held) -> Held:
    """Add what Home Assistant itself says has failed."""
    if not isinstance(result.data, llm.IntentResponseDict):
        return held
    return with_failed(result.data.original, held)


def with_failed(response: intent.IntentResponse, held: Held) -> Held:
    """Join the failed results of an intent with what was read back.

    What is seen to be as wished has not failed: Home Assistant tells results apart by
    the order in which they come, and calls another one's failure by its name.
    """
    failed = {
        str(one.id): "no_answer"
        for one in response.failed_results
        if one.id is not None and str(one.id) not in held.ok
    }
    return replace(held, failed={**failed, **held.failed}) if failed else held


_KEY = f"{DOMAIN}.tool_refusals"
_VERSION = 1
_SAVE_DELAY = 5.0
# Servers and models get better: then they are asked again.
_KEPT = timedelta(days=30)
_MOST = 200


class RefusalBook:
    """All refusals, by server and model."""

    def __init__(
        self, known: dict[str, datetime], save: Callable[[dict[str, datetime]], None]
    ) -> None:
        """Start with what is known; `save` gets all of it after every change."""
        self._known = known
        self._save = save

    def of(self, kind: str, url: str) -> ServerRefusals:
        """Return the pages of one server."""
        return ServerRefusals(self, f"{kind} {url} ")

    def has(self, key: str) -> bool:
        """Tell whether a refusal is known and not too old."""
        at = self._known.get(key)
        return at is not None and dt_util.utcnow() - at < _KEPT

    def add(self, key: str) -> None:
        """Write a refusal down."""
        self._known.pop(key, None)
        self._known[key] = dt_util.utcnow()
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]
        self._save(self._known)


class ServerRefusals:
    """The refusals of one server."""

    def __init__(self, book: RefusalBook, prefix: str) -> None:
        """Read and write in a book, under the server's name."""
        self._book = book
        self._prefix = prefix

    def has(self, model: str) -> bool:
        """Tell whether the server once refused tools for this model."""
        return self._book.has(self._prefix + model)

    def add(self, model: str) -> None:
        """Remember that it did."""
        self._book.add(self._prefix + model)


async def load_refusals(hass: HomeAssistant) -> RefusalBook:
    """Read the book; what cannot be read is forgotten."""
    store: Store[dict[str, Any]] = Store(hass, _VERSION, _KEY, private=True)
    stored = (await store.async_load() or {}).get("refusals")
    rows = stored.items() if isinstance(stored, dict) else ()
    known = {key: at for key, text in rows if (at := _moment(text)) is not None}

    def save(book: dict[str, datetime]) -> None:
        # In a context of its own: the turn that taught it is over when it is written.
        Context().run(
            store.async_delay_save,
            lambda: {"refusals": {key: at.isoformat() for key, at in book.items()}},
            _SAVE_DELAY,
        )

    return RefusalBook(known, save)


def _moment(text: Any) -> datetime | None:
    return dt_util.parse_datetime(text) if isinstance(text, str) else None


STOP = f"{DOMAIN}__stop"


class StopTool(llm.Tool):
    """End the conversation when the user wants no more."""

    name = STOP
    title = "Stop"
    description = (
        "Ends the conversation. Use it only when the user dismisses you "
        "('stop', 'never mind', 'that is all'). It does not stop devices or media."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    parameters = probatio.Schema({})

    def __init__(self, stop: Callable[[], None]) -> None:
        """Take what ends this turn."""
        self._stop = stop

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """End it."""
        self._stop()
        return llm.ToolResult(data={"stopped": True})


# What "turn on" reaches.
SWITCHED = frozenset(
    {
        "automation",
        "button",
        "climate",
        "cover",
        "fan",
        "humidifier",
        "input_boolean",
        "input_button",
        "lawn_mower",
        "light",
        "lock",
        "media_player",
        "remote",
        "scene",
        "script",
        "siren",
        "switch",
        "vacuum",
        "valve",
        "water_heater",
    }
)
ACTS_ON: Mapping[str, frozenset[str]] = {
    intent.INTENT_TURN_ON: SWITCHED,
    intent.INTENT_TURN_OFF: SWITCHED,
    intent.INTENT_SET_POSITION: frozenset({"cover", "valve"}),
    intent.INTENT_STOP_MOVING: frozenset({"cover", "valve"}),
}
# Integrations whose tools act on their own domain only.
OWN_DOMAIN = frozenset(
    {
        "calendar",
        "climate",
        "fan",
        "humidifier",
        "lawn_mower",
        "light",
        "media_player",
        "todo",
        "vacuum",
    }
)
