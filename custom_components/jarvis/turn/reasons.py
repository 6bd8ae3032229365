"""Words why an intent failed, as far as that is for the ears."""

import re
from typing import TYPE_CHECKING

from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent
from homeassistant.helpers.translation import async_get_translations

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..safety.tiers import Act
    from .types import Heard, Turn

_ID = re.compile(r"[a-z_]+\.[a-z0-9_]+")


async def reason(
    turn: Turn, heard: Heard, err: intent.IntentError, acts: tuple[Act, ...]
) -> str:
    """Word why an intent failed, without ids and without names of hidden things.

    "" where there is nothing to say but what failed, and that is known by its name.
    """
    why = str(err)
    if isinstance(err, intent.IntentUnexpectedError):
        cause = err.__cause__ or err
        # A text of its own may hold anything; one that is translated is for people.
        why = await _translated(turn.house.hass, heard.language, cause)
        if not why:
            named = any(act.entity_id for act in acts)
            why = "" if named else type(cause).__name__
    # A text with ids is nothing for the ears.
    ids = [act.entity_id for act in acts if act.entity_id]
    if not why or any(one in why for one in ids):
        return ""
    return turn.house.lines.say("not_done", heard.language, reason=why)


async def _translated(hass: HomeAssistant, language: str, error: BaseException) -> str:
    """Word an error in the user's language; "" where nobody has translated it."""
    if not isinstance(error, HomeAssistantError) or not error.translation_domain:
        return ""
    domain, key = error.translation_domain, error.translation_key
    known = await async_get_translations(hass, language, "exceptions", {domain})
    text = known.get(f"component.{domain}.exceptions.{key}.message", "")
    try:
        told = text.format(**(error.translation_placeholders or {})).rstrip(".")
    except KeyError, IndexError, ValueError:
        return ""
    # An id is nothing for the ears, and may be one of something hidden.
    return "" if any(hass.states.get(one) for one in _ID.findall(told)) else told
