"""Calls Home Assistant's actions for a command, and says what came of it.

Safety judges every call here, so that a command cannot do what a sentence or a
tool may not.
"""

from dataclasses import replace
from typing import Any

import probatio

from homeassistant.core import Context, HomeAssistant, ServiceResponse
from homeassistant.exceptions import HomeAssistantError

from ...const import LOGGER
from ...safety.patience import patiently
from ..base import Request
from ..shelf.desk import Withheld
from .settling import PATIENCE


class ActionFailed(Exception):  # noqa: N818 - what it says
    """Home Assistant refused or failed an action; the message is for the user."""


async def call(
    request: Request, domain: str, service: str, data: dict[str, Any]
) -> None:
    """Call an action and wait for it; raises ActionFailed, or Withheld before it."""
    await judged(request, domain, service, data)
    await _call(request, domain, service, data, answers=False)


async def drive(
    request: Request, domain: str, service: str, data: dict[str, Any]
) -> None:
    """Call an action whose outcome can be seen, so that no answer is waited for long.

    Raises what `call` raises; a device that never answers goes on by itself.
    """
    await judged(request, domain, service, data)
    work = _call(request, domain, service, data, answers=False)
    try:
        await patiently(request.kit.hass, work, PATIENCE)
    except TimeoutError:
        return
    except ActionFailed:
        raise
    except Exception as err:
        LOGGER.warning("%s.%s failed", domain, service, exc_info=True)
        raise ActionFailed(type(err).__name__) from err


async def judged(
    request: Request, domain: str, service: str, data: dict[str, Any]
) -> None:
    """Let safety judge what is done without an action; raises Withheld."""
    judge = request.kit.judge
    if judge and (acts := await judge(request, domain, service, data)):
        raise Withheld(acts)


async def keep_house(
    request: Request, domain: str, service: str, data: dict[str, Any]
) -> None:
    """Call an action of Jarvis's own upkeep, which nobody asked for by name.

    It is done in nobody's name: some of them only administrators may ask for.
    """
    asked = request.context.id if request.context else None
    own = replace(request, context=Context(parent_id=asked))
    await _call(own, domain, service, data, answers=False)


async def query(
    request: Request, domain: str, service: str, data: dict[str, Any]
) -> ServiceResponse:
    """Call an action that answers; raises ActionFailed."""
    return await _call(request, domain, service, data, answers=True)


async def _call(
    request: Request, domain: str, service: str, data: dict[str, Any], *, answers: bool
) -> ServiceResponse:
    hass: HomeAssistant = request.kit.hass
    try:
        return await hass.services.async_call(
            domain,
            service,
            data,
            blocking=True,
            context=request.context,
            return_response=answers,
        )
    except (HomeAssistantError, probatio.Invalid) as err:
        raise ActionFailed(str(err) or type(err).__name__) from err
