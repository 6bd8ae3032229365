"""Where a server lives and what opens its door, read from what the owner typed.

Credentials are taken out of the URL at once, so that no message, log line or
trace that names the URL can name them.
"""

import base64
from collections.abc import Mapping
from dataclasses import dataclass
import re
from types import MappingProxyType
from urllib.parse import SplitResult, quote, unquote, urlsplit

from .errors import EngineUnauthorized, EngineUnreachable

# Shorter secrets would blot out ordinary words of a message.
SHORTEST_SECRET = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A server's base URL without credentials, the headers that carry them.

    `secrets` are the strings that no message may show.
    """

    url: str
    headers: Mapping[str, str]
    secrets: tuple[str, ...]

    def hide(self, text: str) -> str:
        """Blot out every secret in a text that will be logged or spoken."""
        for secret in self.secrets:
            text = text.replace(secret, "***")
        return text


def read_address(url: str, key: str | None, *, port: int | None = None) -> Address:
    """Read the owner's URL and key; `port` stands in where neither is said.

    Raises EngineUnreachable when the URL names no host, EngineUnauthorized when
    no HTTP header could carry the key.
    """
    text = url.strip()
    named = re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", text)
    parts, said = _split(text if named else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise EngineUnreachable("The address is not an http or https URL")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    if said is None and not named:
        said = port
    where = host if said is None else f"{host}:{said}"
    path = re.sub(r"/{2,}", "/", parts.path).rstrip("/")
    key = (key or "").strip()
    if not (key.isascii() and key.isprintable()):
        raise EngineUnauthorized("The key has characters that no header can carry")
    headers, secrets = _credentials(key, parts)
    return Address(
        url=f"{parts.scheme}://{where}{path}",
        headers=MappingProxyType(headers),
        secrets=secrets,
    )


def _split(url: str) -> tuple[SplitResult, int | None]:
    """Split a URL and its port; Python refuses broken ones late, when asked."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise EngineUnreachable("The address is not a URL") from None
    return parts, port


def _credentials(
    key: str, parts: SplitResult
) -> tuple[dict[str, str], tuple[str, ...]]:
    """Choose the header: the key is meant for the server, so it comes first."""
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    pair = base64.b64encode(f"{user}:{password}".encode()).decode()
    headers: dict[str, str] = {}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    elif user or password:
        headers["Authorization"] = f"Basic {pair}"
    spellings = (key, password, quote(password, safe=""), parts.password or "", pair)
    hidden = {text for text in spellings if len(text) >= SHORTEST_SECRET}
    return headers, tuple(sorted(hidden, key=len, reverse=True))
