"""Where a server lives and what opens its door, read from what the owner typed.

Credentials are taken out of the URL at once, so that no message, log line or
trace that names the URL can name them.
"""

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
import re
from urllib.parse import SplitResult, quote, unquote, urlsplit

from .errors import EngineError, EngineUnauthorized, EngineUnreachable

# Shorter secrets would blot out ordinary words of a message.
SHORTEST_SECRET = 4
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_HOST = re.compile(r"[^\s/?#@<>\\^`{|}%\"]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A server's base URL without credentials, the headers that carry them.

    `secrets` are the strings that no message may show. `problem` is why nothing
    can be sent there, None for an address that can be tried.
    """

    url: str
    headers: Mapping[str, str] = field(default_factory=dict)
    secrets: tuple[str, ...] = ()
    problem: tuple[type[EngineError], str] | None = None

    def check(self) -> None:
        """Raise EngineUnreachable or EngineUnauthorized when there is a problem."""
        if self.problem is not None:
            kind, words = self.problem
            raise kind(words)

    def hide(self, text: str) -> str:
        """Blot out every secret in a text that will be logged or spoken."""
        for secret in self.secrets:
            text = text.replace(secret, "***")
        return text


def read_address(url: str, key: str | None, *, port: int | None = None) -> Address:
    """Read the owner's URL and key; `port` stands in where a bare host is given.

    Never raises: an address that cannot be used says so when it is used.
    """
    text = url.strip()
    named = _SCHEME.match(text) is not None
    try:
        parts = urlsplit(text if named else f"http://{text}")
        said = parts.port
    except ValueError:
        return _useless(EngineUnreachable, "The address is not a URL")
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not _HOST.fullmatch(host):
        return _useless(EngineUnreachable, "The address is not an http or https URL")
    key = (key or "").strip()
    if not (key.isascii() and key.isprintable()):
        return _useless(EngineUnauthorized, "No header can carry this key")
    if said is None and not named:
        said = port
    host = f"[{host}]" if ":" in host else host
    where = host if said is None else f"{host}:{said}"
    path = re.sub(r"/{2,}", "/", parts.path).rstrip("/")
    headers, secrets = _credentials(key, parts)
    return Address(
        url=f"{parts.scheme}://{where}{path}", headers=headers, secrets=secrets
    )


def _useless(kind: type[EngineError], words: str) -> Address:
    return Address(url="http://address.invalid", problem=(kind, words))


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
