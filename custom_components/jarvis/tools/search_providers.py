"""Search services, one function each: what is asked, what is found."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
import html
import re
from types import MappingProxyType
from typing import Any, Final

import httpx

from ..settings.web import WebSettings

SECONDS: Final = 8.0
BRAVE: Final = "https://api.search.brave.com/res/v1/web/search"
_TAG = re.compile(r"<[^<>]{1,200}>")
_MOST_BYTES: Final = 2 * 1024 * 1024
_REFUSED: Final = frozenset({401, 403, 422})


class SearchError(Exception):
    """The service did not answer; the message tells a model why."""


class SearchUnauthorized(SearchError):  # noqa: N818 - named for what happened
    """The service does not accept the key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """One result."""

    title: str
    url: str
    snippet: str


type Ask = Callable[[httpx.AsyncClient, WebSettings, str, str], Awaitable[list[Hit]]]


async def searxng(
    http: httpx.AsyncClient, settings: WebSettings, query: str, language: str
) -> list[Hit]:
    """Ask a SearXNG server of the owner's; raises SearchError."""
    found = await _get(
        http,
        f"{settings.url.rstrip('/')}/search",
        {"q": query, "format": "json", "language": language},
        {"Authorization": f"Bearer {settings.key}"} if settings.key else {},
    )
    return _hits(found.get("results"), "content")


async def brave(
    http: httpx.AsyncClient, settings: WebSettings, query: str, language: str
) -> list[Hit]:
    """Ask Brave's search service; raises SearchError."""
    found = await _get(
        http,
        settings.url or BRAVE,
        {"q": query, "count": "8", "search_lang": language.partition("-")[0].lower()},
        {"X-Subscription-Token": settings.key or "", "Accept": "application/json"},
    )
    web = found.get("web")
    return _hits(web.get("results") if isinstance(web, dict) else None, "description")


PROVIDERS: Final[Mapping[str, Ask]] = MappingProxyType(
    {"searxng": searxng, "brave": brave}
)


async def _get(
    http: httpx.AsyncClient,
    url: str,
    query: Mapping[str, str],
    headers: Mapping[str, str],
) -> dict[str, Any]:
    """Return the JSON object at a URL; raises SearchError without any secret."""
    try:
        reply = await http.get(
            url,
            params=dict(query),
            headers=dict(headers),
            timeout=SECONDS,
            follow_redirects=False,
        )
    except httpx.HTTPError, httpx.InvalidURL, UnicodeError:
        raise SearchError("The search service cannot be reached.") from None
    if reply.status_code in _REFUSED and headers:
        raise SearchUnauthorized("The search service refuses the key.")
    if reply.status_code != httpx.codes.OK or len(reply.content) > _MOST_BYTES:
        raise SearchError(f"The search service answers with {reply.status_code}.")
    try:
        found = reply.json()
    except ValueError, RecursionError:
        raise SearchError("The search service does not answer in JSON.") from None
    if not isinstance(found, dict):
        raise SearchError("The search service does not answer with results.")
    return found


def _hits(rows: Any, snippet: str) -> list[Hit]:
    return [
        Hit(
            title=_plain(row.get("title"), 200),
            url=str(row["url"])[:1000],
            snippet=_plain(row.get(snippet), 500),
        )
        for row in (rows if isinstance(rows, list) else ())
        if isinstance(row, dict) and str(row.get("url", "")).startswith("http")
    ]


def _plain(text: Any, most: int) -> str:
    words = html.unescape(_TAG.sub("", str(text or "")))
    return " ".join(words.split())[:most]
