"""What the names of a thing tell: whether it opens, heats, or only stands beside."""

from functools import lru_cache
from typing import Final

from homeassistant.const import ATTR_DEVICE_CLASS
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import entity_registry as er

from ...lang.normalise import fold, split
from .. import risks
from ..risks import lets_in
from ..tiers import Act
from .steps import UNKNOWN, leaves

_SHORT: Final = 4


def names_of(hass: HomeAssistant, state: State, *, ids: bool = True) -> tuple[str, ...]:
    """Return every name of an entity: shown, given, aliases; `ids`: and its id."""
    entry = er.async_get(hass).async_get(state.entity_id)
    own = (state.name, state.object_id.replace("_", " "))[: 1 + ids]
    if entry is None:
        return own
    given = (entry.name, entry.original_name, *entry.aliases)
    return (*own, *(name for name in given if isinstance(name, str)))


def named_so(
    names: tuple[str, ...],
    parts: frozenset[str],
    *,
    beside: frozenset[str] = risks.LAMPS,
) -> bool:
    """Tell whether a name holds such a word, and is not of what stands `beside` it."""
    for name in names:
        words = frozenset(words_of(name))
        if any(_is_beside(word, beside) for word in words - risks.NO_LAMPS):
            continue
        if words & parts or any(_like(one, parts) for one in words - risks.HARMLESS):
            return True
    return False


def opens(names: tuple[str, ...], language: str) -> bool:
    """Tell whether something is named for a way in, and not for what is there.

    `language` is that of the house.
    """
    code = language.partition("-")[0]
    beside = risks.COMPANIONS | risks.COMPANIONS_IN.get(code, frozenset())
    return named_so(names, risks.OPENERS - risks.PLACES) or named_so(
        names, risks.PLACES, beside=beside
    )


def is_of_lock(hass: HomeAssistant, state: State) -> bool:
    """Tell whether something sets a lock: it is of its device, and no lamp or chime."""
    registry = er.async_get(hass)
    entry = registry.async_get(state.entity_id)
    if entry is None or entry.device_id is None:
        return False
    beside = risks.LAMPS | risks.COMPANIONS
    words = {word for name in names_of(hass, state) for word in words_of(name)}
    return not any(_is_beside(word, beside) for word in words) and any(
        one.domain == "lock"
        for one in er.async_entries_for_device(registry, entry.device_id)
    )


def is_entrance(hass: HomeAssistant, state: State) -> bool:
    """Tell whether a cover is a way into the house: by its class, or its name."""
    device_class = state.attributes.get(ATTR_DEVICE_CLASS)
    if device_class in risks.ENTRANCES:
        return True
    if device_class in risks.SHADES:
        return False
    words = risks.OPENERS if device_class is None else risks.GATES
    return named_so(names_of(hass, state), words)


def leads_in(hass: HomeAssistant, act: Act) -> bool:
    """Tell whether an act lets in, or switches on or calls what is named for it.

    What is unknown may be a way in, and so may what is said to another agent.
    """
    if lets_in(act) or act.opaque in UNKNOWN or act.name in risks.SAID_TO_AGENTS:
        return True
    state = hass.states.get(act.entity_id) if act.entity_id else None
    if state is None:
        told = (act.service, *(one for one in leaves(act.data) if isinstance(one, str)))
        by_name = act.entity_id is None and act.domain in risks.OPAQUE_DOMAINS
        return by_name and opens(told, hass.config.language)
    if act.domain not in risks.NAMED or act.service == "turn_off":
        return False
    return opens(names_of(hass, state), hass.config.language)


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name, without those that mean something else together."""
    words = [fold(word) for word in split(name)]
    for at in range(len(words) - 1):
        if tuple(words[at : at + 2]) in risks.TOGETHER:
            words[at : at + 2] = ["", ""]
    return tuple(filter(None, words))


@lru_cache(maxsize=8)
def _endings(beside: frozenset[str]) -> tuple[str, ...]:
    return tuple(one for one in beside if one.isascii() and len(one) > _SHORT)


def _is_beside(word: str, beside: frozenset[str]) -> bool:
    """Tell whether a word, or the end of a compound, names what stands beside."""
    return word in beside or word.endswith(_endings(beside))


def _like(word: str, parts: frozenset[str]) -> bool:
    """Tell whether a word begins or ends with one of the parts."""
    return any(
        (len(part) >= _SHORT and (word.startswith(part) or word.endswith(part)))
        or (not part.isascii() and part in word)
        for part in parts
    )
