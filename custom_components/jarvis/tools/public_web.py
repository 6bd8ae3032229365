"""The public web: pages fetched and their main text."""

import asyncio
from collections.abc import Awaitable, Callable
import contextlib
from dataclasses import dataclass
import html
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
import re
import socket
from typing import Final, override

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from boilerpy3 import extractors
from boilerpy3.exceptions import HTMLExtractionError
import probatio
from yarl import URL

from homeassistant.core import HomeAssistant
from homeassistant.helpers import config_validation as cv, llm

from ..const import DOMAIN

type Address = IPv4Address | IPv6Address
type Lookup = Callable[[str, int], Awaitable[list[str]]]

SECONDS: Final = 10.0
MOST_BYTES: Final = 2 * 1024 * 1024
_HOPS: Final = 5
_PORTS: Final = frozenset({80, 443, 8080, 8443})
_LONGEST_URL: Final = 2_000
_NAT64: Final = IPv6Network("64:ff9b::/96")
_READABLE = re.compile(
    r"text/(?:html|plain|xml|markdown)|application/(?:xhtml\+xml|xml|json)$"
)
_HTML: Final = ("text/html", "application/xhtml+xml")
_META_CHARSET = re.compile(
    rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([A-Za-z0-9_\-]{2,40})", re.IGNORECASE
)
_HEADERS: Final = {
    "User-Agent": "Mozilla/5.0 (compatible; JarvisHouse)",
    "Accept": "text/html,application/xhtml+xml,text/plain;q=0.8",
    "Accept-Encoding": "gzip, deflate",
}


class PageError(Exception):
    """A page cannot be read; the message tells a model why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page as it came: its last URL, its text, whether it is HTML or was cut."""

    url: str
    text: str
    html: bool
    cut: bool


def is_public(address: Address) -> bool:
    """Tell whether an address belongs to the public internet, whatever hides in it."""
    if isinstance(address, IPv6Address):
        if (inner := _embedded(address)) is not None:
            return is_public(inner)
        if address.is_site_local or address.scope_id is not None:
            return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


def _embedded(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address leads to."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


async def lookup(host: str, port: int) -> list[str]:
    """Resolve a name to all its addresses; raises OSError."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class PublicWeb:
    """The door to the internet; `lookup` and `allowed` are for tests to replace."""

    def __init__(
        self,
        lookup: Lookup = lookup,
        allowed: Callable[[Address, int], bool] | None = None,
    ) -> None:
        """Let pass what is public and on a port of the web."""
        self._resolver = _Checked(lookup, allowed or _allowed)
        self._allowed = allowed or _allowed

    async def read(self, address: str) -> Page:
        """Fetch a page; raises PageError."""
        url = _url(address)
        try:
            async with asyncio.timeout(SECONDS), self._session() as session:
                for _ in range(_HOPS):
                    self._check(url)
                    async with session.get(url, allow_redirects=False) as reply:
                        if (onward := _redirect(reply)) is None:
                            return await _page(reply)
                        url = onward
        except TimeoutError:
            raise PageError("The page did not come in time.") from None
        except (aiohttp.ClientError, OSError, ValueError) as err:
            if (refused := _refusal(err)) is not None:
                raise refused from None
            raise PageError("The page cannot be reached.") from err
        raise PageError("The page sends from one address to the next without end.")

    def _session(self) -> aiohttp.ClientSession:
        return aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                resolver=self._resolver, force_close=True, use_dns_cache=False
            ),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers=_HEADERS,
            trust_env=False,
        )

    def _check(self, url: URL) -> None:
        """Refuse what the URL itself shows; names are checked when they resolve."""
        if url.scheme not in ("http", "https") or not url.host:
            raise PageError("Only http and https pages can be read.")
        if url.user is not None or url.password is not None:
            raise PageError("An address with a password is not opened.")
        try:
            literal = ip_address(url.host)
        except ValueError:
            return
        if not self._allowed(literal, url.port or 0):
            raise PageError("Only public addresses can be opened.")


class _Checked(AbstractResolver):
    """Gives a connection only addresses that were checked, or none."""

    def __init__(self, look: Lookup, allowed: Callable[[Address, int], bool]) -> None:
        self._lookup = look
        self._allowed = allowed

    @override
    async def resolve(
        self,
        host: str,
        port: int = 0,
        family: socket.AddressFamily = socket.AF_UNSPEC,
    ) -> list[ResolveResult]:
        found = await self._lookup(host, port)
        addresses = [ip_address(one.partition("%")[0]) for one in found]
        # One address inside is enough to be refused: the next lookup may give it.
        if not all(self._allowed(one, port) for one in addresses) or not addresses:
            raise _NotPublicError
        return [
            ResolveResult(
                hostname=host,
                host=str(one),
                port=port,
                family=socket.AF_INET6 if one.version == 6 else socket.AF_INET,  # noqa: PLR2004 - the protocol
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for one in addresses
        ]

    @override
    async def close(self) -> None:
        """Hold nothing."""


class _NotPublicError(OSError):
    """A name leads to an address that is not public."""


def _allowed(address: Address, port: int) -> bool:
    return is_public(address) and port in _PORTS


def _refusal(error: BaseException | None) -> PageError | None:
    while error is not None:
        if isinstance(error, _NotPublicError):
            return PageError("Only public addresses can be opened.")
        error = getattr(error, "os_error", None) or error.__cause__
    return None


def _url(text: str) -> URL:
    text = text.strip().strip("<>\"'")
    if len(text) > _LONGEST_URL or re.search(r"[\x00-\x20\\]", text):
        raise PageError("This is not an address of a page.")
    if "://" not in text and not re.match(r"[a-z]+:", text, re.IGNORECASE):
        text = f"https://{text}"
    try:
        return URL(text)
    except ValueError:
        raise PageError("This is not an address of a page.") from None


def _redirect(reply: aiohttp.ClientResponse) -> URL | None:
    where = reply.headers.get("Location")
    if reply.status not in (301, 302, 303, 307, 308) or not where:
        return None
    return reply.url.join(URL(where))


async def _page(reply: aiohttp.ClientResponse) -> Page:
    """Read a reply up to the limit; raises PageError."""
    if reply.status != 200:  # noqa: PLR2004 - HTTP's own
        raise PageError(f"The page answers with an error ({reply.status}).")
    if not _READABLE.match(reply.content_type):
        raise PageError(f"This is no text but {reply.content_type[:60]}.")
    body = bytearray()
    async for chunk in reply.content.iter_chunked(65_536):
        body += chunk
        if len(body) > MOST_BYTES:
            break
    data = bytes(body[:MOST_BYTES])
    html = reply.content_type in _HTML
    return Page(
        url=str(reply.url),
        text=_decoded(data, reply.charset),
        html=html,
        cut=len(body) > MOST_BYTES,
    )


def _decoded(data: bytes, charset: str | None) -> str:
    """Decode by byte-order mark, by what the server or the page says, else UTF-8."""
    meta = _META_CHARSET.search(data[:4096])
    said = [charset, meta[1].decode("ascii") if meta else None]
    if data.startswith(b"\xef\xbb\xbf"):
        said.insert(0, "utf-8-sig")
    elif data.startswith((b"\xff\xfe", b"\xfe\xff")):
        said.insert(0, "utf-16")
    for name in filter(None, said):
        with contextlib.suppress(LookupError, UnicodeError):
            return data.decode(name, "replace")
    return data.decode("utf-8", "replace")


# Less than this is no article: then all text of the page is taken.
_ARTICLE: Final = 200
_NOT_TEXT = re.compile(
    r"<(script|style|template|svg|noscript|iframe)\b.*?(?:</\1\s*>|\Z)|<!--.*?(?:-->|\Z)",
    re.DOTALL | re.IGNORECASE,
)
_TAG = re.compile(r"<[^<>]{1,4000}>")
_BLOCK = re.compile(
    r"</?(?:p|div|li|tr|h[1-6]|br|section|article|td)\b[^<>]*>", re.IGNORECASE
)
_BLANKS = re.compile(r"[ \t\r\f\v\u00a0]+")
_LINES = re.compile(r"\n\s*\n+")
_TITLE = re.compile(r"<title[^<>]{0,300}>([^<]{0,500})</title", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class MainText:
    """The title and the text of a page; either may be empty."""

    title: str
    text: str


def main_text(page: str) -> MainText:
    """Extract the main text of an HTML page; not for the event loop."""
    safe = _NOT_TEXT.sub(" ", page)
    title = _TITLE.search(safe)
    try:
        found = extractors.ArticleExtractor(raise_on_failure=False).get_content(safe)
    except HTMLExtractionError, RecursionError, ValueError:
        found = ""
    if len(found) < _ARTICLE:
        whole = html.unescape(_TAG.sub(" ", _BLOCK.sub("\n", safe)))
        found = found if len(found) > len(whole) else whole
    return MainText(
        title=_tidy(html.unescape(title[1])) if title else "", text=_tidy(found)
    )


def _tidy(text: str) -> str:
    return _LINES.sub("\n", _BLANKS.sub(" ", text)).strip()


# Characters of a page that a model reads.
MOST_CHARACTERS = 6_000


class FetchPage(llm.Tool):
    """Read the main text of a public web page."""

    name = f"{DOMAIN}__fetch_page"
    title = "Read a web page"
    description = (
        "Reads a page of the public web and returns its main text. Use it for an "
        "address the user gave or a search found."
    )
    integration = DOMAIN
    annotations = llm.ToolAnnotations(read_only=True, open_world=True)
    parameters = probatio.Schema(
        {
            probatio.Required(
                "url", description="The address, e.g. https://example.com/page"
            ): cv.string
        }
    )

    def __init__(self, web: PublicWeb) -> None:
        """Read through this door."""
        self._web = web

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return title and text, or why the page cannot be read."""
        arguments = self.parameters(tool_input.tool_args)
        try:
            page = await self._web.read(arguments["url"])
        except PageError as err:
            return llm.ToolResult(
                data={
                    "error": "page_not_read",
                    "error_text": f"{err} Do not state facts about it from memory.",
                },
                error=True,
            )
        title, text = "", page.text
        if page.html:
            found = await hass.async_add_executor_job(main_text, page.text)
            title, text = found.title, found.text
        cut = page.cut or len(text) > MOST_CHARACTERS
        return llm.ToolResult(
            data={
                "url": page.url,
                "title": title[:300],
                "text": text[:MOST_CHARACTERS],
                "cut": cut,
            }
        )
