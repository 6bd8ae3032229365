"""What was really called in somebody's name, and how things stood right before.

Home Assistant hands the context of a call on to all that comes of it: the steps of a
script, the states of a scene, the members of a group, whatever templates and
conditions decide. What an automation makes of it has a context of its own.
"""

from collections.abc import Callable
from typing import Final

from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Event, HomeAssistant, State, callback
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from .reach.call import ANY_DOMAIN, Call
from .tiers import Act

# These only hand on: what they come to is called in the same name.
_HANDING_ON: Final = ANY_DOMAIN | {"automation", "scene", "script"}


class Called:
    """Listens until it is closed; `acts`, `before` and `at` (seconds) are by entity."""

    def __init__(self, hass: HomeAssistant, context_id: str) -> None:
        """Begin to listen for what is called in this context."""
        self.acts: dict[str, list[Act]] = {}
        self.before: dict[str, State] = {}
        self.at: dict[str, float] = {}
        self.heard: Callable[[], None] | None = None
        self._hass = hass
        self._context_id = context_id
        self._stop: Callable[[], None] | None = hass.bus.async_listen(
            EVENT_CALL_SERVICE, self._note
        )

    def close(self) -> None:
        """Listen no more."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    @callback
    def _note(self, event: Event) -> None:
        if event.context.id != self._context_id:
            return
        domain, service = event.data["domain"], event.data["service"]
        if domain in _HANDING_ON:
            return
        data = dict(event.data["service_data"])
        for entity_id in self._targets(domain, data):
            call = Call.named(domain, service, data).of(domain)
            act = Act(
                domain=domain, service=call.service, entity_id=entity_id, data=data
            )
            self.acts.setdefault(entity_id, []).append(act)
            self.at[entity_id] = self._hass.loop.time()
            if state := self._hass.states.get(entity_id):
                self.before.setdefault(entity_id, state)
        if self.heard is not None:
            self.heard()

    def _targets(self, domain: str, data: dict[str, object]) -> list[str]:
        """List what of its own domain an action is about, as Home Assistant does."""
        listed = data.get("entity_id")
        if listed in ("all", ["all"]):
            return self._hass.states.async_entity_ids(domain)
        found = async_extract_referenced_entity_ids(self._hass, TargetSelection(data))
        ids = found.referenced | found.indirectly_referenced
        return sorted(one for one in ids if one.startswith(f"{domain}."))
