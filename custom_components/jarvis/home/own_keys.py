"""The keys that the owner has set up: no model is to tell them, and nothing keeps them.

Read from what is configured: keys, tokens and passwords, headers, and the secrets in
addresses, of this integration and of the servers of tools that it uses.
"""

from collections.abc import Collection, Iterator, Mapping
import re
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from homeassistant.core import HomeAssistant
from homeassistant.util.hass_dict import HassKey

from ..const import DOMAIN

# What stands under such a name is a secret, and so is all that is in it.
_NAMES: Final = ("key", "token", "secret", "password", "header", "authorization")
# Whose tools are called for a model: their headers and tokens are in their entries.
_OTHERS: Final = ("mcp",)
# Shorter ones are mostly words that people say.
_SHORTEST: Final = 8
# Entities and servers are set up beside keys.
_PLAIN: Final = re.compile(r"[a-z_]+|[a-z_-]+(?:\.[a-z0-9_-]+)+|https?://.*")
MASK: Final = "[REDACTED:key]"

type _Stamp = tuple[tuple[str, float], ...]

# What was read last, and of which versions of the entries.
_READ: Final[HassKey[tuple[_Stamp, frozenset[str]]]] = HassKey(f"{DOMAIN}_own_keys")


def own_keys(hass: HomeAssistant) -> frozenset[str]:
    """Return all keys of the house that a text may hold; read once per change."""
    entries = [
        entry
        for domain in (DOMAIN, *_OTHERS)
        for entry in hass.config_entries.async_entries(domain)
    ]
    stamp = tuple((one.entry_id, one.modified_at.timestamp()) for one in entries)
    if (read := hass.data.get(_READ)) is not None and read[0] == stamp:
        return read[1]
    found: set[str] = set()
    for entry in entries:
        for part in (entry.data, entry.options, *_subentries(entry.subentries)):
            found.update(_keys(part))
    keys = frozenset(
        one for one in found if len(one) >= _SHORTEST and not _PLAIN.fullmatch(one)
    )
    hass.data[_READ] = stamp, keys
    return keys


def without_keys(value: Any, keys: Collection[str]) -> Any:
    """Return a JSON value with these keys masked in its strings."""
    match value:
        case str():
            for one in sorted(keys, key=len, reverse=True):
                value = value.replace(one, MASK)
            return value
        case dict():
            return {
                without_keys(name, keys): without_keys(one, keys)
                for name, one in value.items()
            }
        case list() | tuple():
            return [without_keys(one, keys) for one in value]
        case _:
            return value


def _subentries(subentries: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for one in subentries.values():
        yield one.data


def _keys(value: Any, *, secret: bool = False) -> Iterator[str]:
    """Yield the secrets of a configuration."""
    match value:
        case str():
            yield from _in_address(value)
            if secret:
                # "Bearer …" is the form of a header, not part of its key.
                yield from (value, value.rpartition(" ")[2])
        case Mapping():
            for name, one in value.items():
                yield from _keys(one, secret=secret or _is_secret(name))
        case list() | tuple():
            for one in value:
                yield from _keys(one, secret=secret)


def _is_secret(name: object) -> bool:
    return any(part in str(name).casefold() for part in _NAMES)


def _in_address(text: str) -> Iterator[str]:
    """Yield what of an address is a secret: its password, and keys in its query."""
    if "://" not in text:
        return
    try:
        parts = urlsplit(text)
        password = parts.password or ""
    except ValueError:
        return
    yield from (password, unquote(password))
    for name, one in parse_qsl(parts.query):
        if _is_secret(name):
            yield one
