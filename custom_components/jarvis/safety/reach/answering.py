"""Scripts that only find something out and tell it: a question may ask them."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from homeassistant.core import HomeAssistant, SupportsResponse
from homeassistant.helpers import config_validation as cv

from ..tiers import Act
from .containers import script_of_service, script_steps
from .contents import acts_of

_SCRIPT: Final = "script"
_VARIABLE: Final = "response_variable"


def answers(hass: HomeAssistant, entity_id: str) -> bool:
    """Tell whether a script returns something, and does nothing else."""
    steps = script_steps(hass, entity_id)
    if steps is None or not any(_tells(step) for step in _all(steps)):
        return False
    service = {"entity_id": entity_id}
    acts = acts_of(hass, _SCRIPT, "turn_on", service)
    return all(_reads(hass, act) for act in acts if act.entity_id != entity_id)


def is_asked(hass: HomeAssistant, domain: str, service: str) -> bool:
    """Tell whether an action is the call of a script that answers."""
    script = script_of_service(hass, service) if domain == _SCRIPT else None
    return script is not None and answers(hass, script)


def _tells(step: Mapping[str, Any]) -> bool:
    return cv.CONF_STOP in step and bool(step.get(_VARIABLE))


def _all(steps: object) -> Iterator[Mapping[str, Any]]:
    """Yield every step, however deep it stands."""
    if isinstance(steps, Mapping):
        yield steps
        for value in steps.values():
            yield from _all(value)
    elif isinstance(steps, list | tuple):
        for step in steps:
            yield from _all(step)


def _reads(hass: HomeAssistant, act: Act) -> bool:
    """Tell whether an action only returns what it finds."""
    if act.opaque or not hass.services.has_service(act.domain, act.service):
        return False
    kind = hass.services.supports_response(act.domain, act.service)
    return kind is SupportsResponse.ONLY
