"""Starts one demo for all live tests, and finds what it leaves behind.

These tests run without Home Assistant's test kit, which forbids sockets and watches for
threads; where it is loaded they are not collected (`scripts/test` runs them apart).
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
import os
from pathlib import Path
import signal
import subprocess
import time

from demo.client import Client, connect
from demo.places import ROOT
from demo.session import PASSWORD, USER, Session, running_session
from playwright.async_api import Page, Route, async_playwright
import pytest

ARTIFACTS = ROOT / "artifacts"
CHROMIUM = Path("/usr/bin/chromium")
FLAGS: Sequence[str] = (
    "--no-sandbox",  # root has no user namespace to hide in
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
)
SETTLE = 700  # ms; animations end before a screenshot
PATIENCE = 60_000  # ms; a busy machine renders slowly
START_SECONDS = 240  # the first start installs what is missing


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Leave the whole folder out when Home Assistant's test kit is loaded."""
    return True if config.pluginmanager.hasplugin("homeassistant") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything here as live."""
    for item in items:
        item.add_marker(pytest.mark.live)


@dataclass(frozen=True, slots=True, kw_only=True)
class Demo:
    """A demo that runs for the tests, in a folder of its own."""

    session: Session
    folder: Path
    process: subprocess.Popen[bytes]

    @property
    def log(self) -> str:
        """Return Home Assistant's log so far."""
        path = self.folder / "logs" / "home-assistant.log"
        return path.read_text(encoding="utf-8")


def start_demo(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Start scripts/demo on a free port; its output is in the folder's `demo.log`."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "demo.log").open("wb") as output:
        return subprocess.Popen(  # our own script
            [
                ROOT / "scripts" / "demo",
                *("--folder", folder, "--port", "0", "--embedded"),
                *arguments,
            ],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )


def wait_for_session(folder: Path, process: subprocess.Popen[bytes]) -> Session:
    """Wait until a demo is ready; fail with its output when it ends instead."""
    deadline = time.monotonic() + START_SECONDS
    while (session := running_session(folder)) is None:
        if process.poll() is not None or time.monotonic() > deadline:
            pytest.fail((folder / "demo.log").read_text(encoding="utf-8"))
        time.sleep(0.25)
    return session


def end_demo(process: subprocess.Popen[bytes], how: signal.Signals) -> int:
    """Send a demo a signal and return its exit code."""
    process.send_signal(how)
    return process.wait(60)


def processes_of(folder: Path) -> list[str]:
    """Return the command lines of all processes of the demo in a folder."""
    own = str(os.getpid())
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or entry.name == own:
            continue
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            where = str((entry / "fd" / "1").readlink())
        except OSError:
            continue
        # The servers do not name the folder, but they write their logs into it.
        if where.startswith(str(folder)):
            found.append(b" ".join(words).decode())
    return found


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """Provide the running demo; afterwards nothing of it may be left."""
    folder = tmp_path_factory.mktemp("demo")
    process = start_demo(folder, "--stay", "--debug")
    try:
        session = wait_for_session(folder, process)
        yield Demo(session=session, folder=folder, process=process)
    finally:
        code = end_demo(process, signal.SIGTERM)
    assert code == 0
    assert processes_of(folder) == []


@pytest.fixture
async def client(demo: Demo) -> AsyncIterator[Client]:
    """Provide a signed-in client."""
    async with connect(demo.session.url, demo.session.token) as connected:
        yield connected


@pytest.fixture
async def page(demo: Demo) -> AsyncIterator[Page]:
    """Provide a signed-in browser page that can reach nothing but the demo."""

    async def only_the_demo(route: Route) -> None:
        inside = route.request.url.startswith((demo.session.url, "data:", "blob:"))
        await (route.continue_() if inside else route.abort())

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, headless=True, args=list(FLAGS)
        )
        context = await browser.new_context(
            viewport={"width": 1600, "height": 900},
            locale="en-GB",
            service_workers="block",
        )
        await context.route("**/*", only_the_demo)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await sign_in(page, demo.session.url)
        yield page
        await browser.close()


async def sign_in(
    page: Page, url: str, user: str = USER, password: str = PASSWORD
) -> None:
    """Fill the login form as a person would, and wait for the dashboard."""
    await page.goto(url, wait_until="domcontentloaded")
    await page.locator("input[name=username]").fill(user)
    await page.locator("input[name=password]").fill(password)
    await page.keyboard.press("Enter")
    await page.wait_for_function(
        "() => document.querySelector('home-assistant')?.hass?.user"
    )


async def wait_for_state(client: Client, entity_id: str, state: str) -> None:
    """Wait until an entity has a state; the failure tells which it had."""
    deadline = time.monotonic() + 15
    while (now := await client.get(f"/api/states/{entity_id}"))["state"] != state:
        assert time.monotonic() < deadline, now
        await asyncio.sleep(0.1)


async def call(client: Client, action: str, **data: object) -> None:
    """Perform an action of Home Assistant."""
    domain, _, name = action.partition(".")
    await client.post(f"/api/services/{domain}/{name}", data)
