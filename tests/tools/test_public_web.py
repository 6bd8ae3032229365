"""Only public pages are opened: whatever the address says, wherever it sends."""

import asyncio
from collections.abc import AsyncGenerator
from ipaddress import ip_address
import socket

from aiohttp import web
from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.tools.public_web import (
    MOST_BYTES,
    Address,
    PageError,
    PublicWeb,
    is_public,
    main_text,
)

from ..tables import each_row

INSIDE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "0.0.0.0",  # noqa: S104 - nothing listens "224.0.0.1", "255.255.255.255", "::1", "::",
    "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:192.168.1.1", "64:ff9b::7f00:1", "64:ff9b::c0a8:101",
    "2002:7f00:1::", "2002:c0a8:101::", "::127.0.0.1", "198.18.0.1", "192.0.2.1",
    "2001:0:53aa:64c:0:0:3f57:fefe",
]  # fmt: skip
PUBLIC = ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"]


@each_row("address", INSIDE)
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@each_row("address", PUBLIC)
def test_addresses_outside_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@given(st.ip_addresses(v=4, network="10.0.0.0/8"))
def test_nothing_hides_an_inside_address(address: Address) -> None:
    number = int(address)
    for hidden in (0xFFFF << 32 | number, (0x64FF9B << 96) | number):
        assert not is_public(ip_address(hidden.to_bytes(16)))
    assert not is_public(ip_address((0x2002 << 112 | number << 80).to_bytes(16)))


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd", "ftp://example.com/", "http://[::1]/", "gopher://x/",
        "http://127.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/",
        "http://localhost/", "http://localhost./", "http://user:pw@example.com/",
        "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/latest/meta-data",
        "http://192.168.1.1:8123/", "http://1.1.1.1:22/", "javascript:alert(1)", "",
        "http://", "data:text/html,x", "http://exa mple.com/", "http://\u2460\u2461\u2466.0.0.1/",
        "http://127.1/", "http://[::1/", "http://example.com:banana/", "//127.0.0.1/", "http://example.com\\@127.0.0.1/",
    ],
)  # fmt: skip
async def test_what_leads_inside_is_refused(url: str, socket_enabled: None) -> None:
    async def system(host: str, _port: int) -> list[str]:
        """Read numbers as the C library does; every name is this machine."""
        try:
            return [socket.inet_ntoa(socket.inet_aton(host.rstrip(".")))]
        except OSError:
            return ["127.0.0.1"]

    with pytest.raises(PageError):
        await PublicWeb(system).read(url)


async def test_a_name_with_one_inside_address_is_refused(socket_enabled: None) -> None:
    asked: list[str] = []

    async def rebinding(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["1.1.1.1", "192.168.1.1"]

    with pytest.raises(PageError, match="public"):
        await PublicWeb(rebinding).read("http://rebind.example/")
    assert asked == ["rebind.example"]


GREETING = "Gr\u00fc\u00dfe"
RUSSIAN = "\u041f\u0440\u0438\u0432\u0435\u0442"
PAGES = {
    "/plain": ("text/plain; charset=utf-8", GREETING.encode()),
    "/latin": ("text/html; charset=latin-1", GREETING.encode("latin-1")),
    "/meta": ("text/html", f"<meta charset=cp1251><p>{RUSSIAN}".encode("cp1251")),
    "/image": ("image/png", b"\x89PNG"),
    "/flood": ("text/html", b"x" * (MOST_BYTES + 100_000)),
    "/signed": ("text/plain", b"\xef\xbb\xbf" + GREETING.encode()),
    "/wide": ("text/plain", RUSSIAN.encode("utf-16")),
    "/odd": ("text/html; charset=nonsense", b"ok \xff"),
}  # fmt: skip


@pytest.fixture
async def pages(socket_enabled: None) -> AsyncGenerator[tuple[PublicWeb, str]]:
    """Serve pages on 127.0.0.1, which this door takes for public."""
    over = asyncio.Event()

    async def answer(request: web.Request) -> web.StreamResponse:
        if to := request.query.get("to"):
            raise web.HTTPFound(to)
        if request.path == "/never":
            await over.wait()
        if request.path not in PAGES:
            raise web.HTTPNotFound
        kind, body = PAGES[request.path]
        return web.Response(body=body, headers={"Content-Type": kind})

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]

    async def here(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    def allowed(address: Address, at: int) -> bool:
        return str(address) == "127.0.0.1" and at == port

    yield PublicWeb(here, allowed), f"http://page.example:{port}"
    over.set()
    await runner.cleanup()


async def test_pages_are_read_in_their_own_letters(
    pages: tuple[PublicWeb, str],
) -> None:
    door, url = pages
    assert (await door.read(f"{url}/plain")).text == GREETING
    assert GREETING in (await door.read(f"{url}/latin")).text
    assert (
        "\u041f\u0440\u0438\u0432\u0435\u0442" in (await door.read(f"{url}/meta")).text
    )
    assert (await door.read(f"{url}/odd")).text == "ok \ufffd"
    assert (await door.read(f"{url}/signed")).text == GREETING
    assert (await door.read(f"{url}/wide")).text == RUSSIAN


async def test_names_are_looked_up_as_the_system_does(
    pages: tuple[PublicWeb, str],
) -> None:
    _, url = pages
    with pytest.raises(PageError, match="public"):
        await PublicWeb().read(url.replace("page.example", "localhost"))


async def test_a_page_that_does_not_come_is_given_up(
    pages: tuple[PublicWeb, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    door, url = pages
    monkeypatch.setattr("custom_components.jarvis.tools.public_web.SECONDS", 0.05)
    with pytest.raises(PageError, match="in time"):
        await door.read(f"{url}/never")


async def test_limits_hold(pages: tuple[PublicWeb, str]) -> None:
    door, url = pages
    flood = await door.read(f"{url}/flood")
    assert (len(flood.text), flood.cut) == (MOST_BYTES, True)
    for path, why in (("/image", "no text"), ("/none", "404")):
        with pytest.raises(PageError, match=why):
            await door.read(url + path)


async def test_every_redirect_is_checked(pages: tuple[PublicWeb, str]) -> None:
    door, url = pages
    assert (await door.read(f"{url}/x?to=/plain")).url == f"{url}/plain"
    for to in ("http://10.0.0.1/", "file:///etc/passwd", "http://[::1]/", "ftp://x/"):
        with pytest.raises(PageError):
            await door.read(f"{url}/x?to={to}")
    with pytest.raises(PageError, match="without end"):
        await door.read(f"{url}/x?to=%2Fx%3Fto%3D{'%252Fx%253Fto%253D' * 8}")


def test_the_main_text_is_found_and_nothing_runs() -> None:
    words = "The museum is open from ten to five, every day but Monday, all year. " * 6
    page = (
        "<html><head><title>Museum &amp; garden</title><script>evil()</script></head>"
        "<body><nav><a href=a>Home</a><a href=b>About</a></nav>"
        f"<article><h1>Hours</h1><p>{words}</p><p>{words}</p></article>"
        "<!-- hidden --><style>p{}</style><footer>Imprint</footer></body></html>"
    )
    found = main_text(page)
    assert found.title == "Museum & garden"
    assert "open from ten to five" in found.text
    assert not any(word in found.text for word in ("evil", "hidden", "p{}"))


def test_a_page_that_is_no_article_is_still_read() -> None:
    assert main_text("<div>Open</div><div>10 to 5").text.split() == [
        "Open", "10", "to", "5",
    ]  # fmt: skip


@given(st.text(alphabet="<>/ap\"'=!-&;x \n", max_size=300))
def test_no_page_makes_it_fail(page: str) -> None:
    main_text(page)
