"""Commands that fail to start, to stop or to prepare cost nothing but themselves."""

import asyncio
from dataclasses import replace
from typing import cast, override

import pytest

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Request,
    Response,
    Secret,
)
from custom_components.jarvis.commands.shelf import book
from custom_components.jarvis.commands.shelf.book import begin, end, prepare
from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.shelf.kit import Kit

KEY = "k3y-of-the-stubborn"


class Stubborn(Command):
    """Does at start, stop and preparation what it was told to do."""

    name = "stubborn"
    description = "Be in the way"
    secrets = (Secret(key="key", description="the key", required=False),)

    def __init__(self, how: str) -> None:
        """Take what to do."""
        super().__init__()
        self.how = how

    async def _misbehave(self) -> object:
        match self.how:
            case "hang":
                await asyncio.Event().wait()
            case "raise":
                raise RuntimeError(f"no {KEY}")
            case "exit":
                raise SystemExit(3)
        return self.how

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Do nothing."""
        return Response.success("")

    @override
    async def start(self, kit: Kit) -> None:
        """Misbehave."""
        await self._misbehave()

    @override
    async def stop(self) -> None:
        """Misbehave."""
        await self._misbehave()

    @override
    async def init(self, kit: Kit) -> Response:
        """Misbehave, and give back what is no response."""
        return cast("Response", await self._misbehave())


@pytest.fixture
def kit(counter: Counter) -> Kit:
    """Give what a command gets when it is prepared."""
    request = counter.request(text="", language="en", conversation_id="living")
    return replace(request.kit, secrets={"key": KEY})


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long."""
    for limit in ("_START", "_STOP", "_PREPARE"):
        monkeypatch.setattr(book, limit, 0.05)


async def test_a_start_that_fails_says_why(kit: Kit) -> None:
    assert await begin(Stubborn("fine"), kit) == ""
    assert "did not start within" in await begin(Stubborn("hang"), kit)
    assert "RuntimeError" in await begin(Stubborn("raise"), kit)
    assert "SystemExit" in await begin(Stubborn("exit"), kit)


async def test_a_stop_always_ends(caplog: pytest.LogCaptureFixture) -> None:
    for how in ("fine", "hang", "raise", "exit"):
        caplog.clear()
        await end(Stubborn(how))
        assert ("stubborn" in caplog.text) == (how != "fine")


async def test_a_preparation_that_fails_is_a_failure_without_secrets(
    kit: Kit, caplog: pytest.LogCaptureFixture
) -> None:
    for how, error in (("hang", "timeout"), ("raise", "raised"), ("words", "raised")):
        answer = await prepare(Stubborn(how), kit)
        assert not answer.ok
        assert answer.error == error
        assert KEY not in answer.message + caplog.text
