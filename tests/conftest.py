"""Fixtures: a real `hass`, a real furnished house, a real HTTP model server.

The only double is what the model says.
"""

from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from datetime import UTC, datetime
import os
from pathlib import Path
from typing import Any

from hypothesis import settings
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
import time_machine

# Ours first: the test kit has a `custom_components` of its own.
import custom_components  # noqa: F401
from custom_components.jarvis.archive import memory_path
from custom_components.jarvis.const import (
    DOMAIN,
    SUBENTRY_AGENT,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
)
from custom_components.jarvis.grammar.grammars import read_language
from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import Context, HomeAssistant
from homeassistant.setup import async_setup_component

from .demo_house import furnish_demo_house
from .scripted_server import ScriptedServer

# A search in CI must find the same each time; at the desk it may go on looking.
# No deadlines: the machines are noisy.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("desk", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "desk")

# A Wednesday noon of summer in the zone of the test kit (US/Pacific). Every test starts
# there and ticks on; what a module reads while it is imported is of that day as well.
NOON = int(datetime(2026, 6, 17, 19, tzinfo=UTC).timestamp())
CLOCK = time_machine.travel(NOON).start()

# Where compiled languages stay; what was made from other data or code is not taken.
COMPILED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache").joinpath(
    "jarvis", "languages"
)

type Say = Callable[..., Coroutine[Any, Any, ConversationResult]]

AGENT = "conversation.jarvis"
MODEL = "scripted:4b"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Set the clock back, before any fixture reads it."""
    CLOCK.move_to(NOON)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a house."""
    for item in items:
        if "hass" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.house)


@pytest.fixture(autouse=True)
def _custom_integrations(request: pytest.FixtureRequest) -> None:
    """Let Home Assistant find Jarvis and the demo house, where a test has one."""
    if "hass" in request.fixturenames:
        request.getfixturevalue("enable_custom_integrations")


@pytest.fixture(autouse=True)
def enable_event_loop_debug() -> None:
    """Leave the loop's debugging out: it takes a stack for every callback.

    `tests/faults` has it, for whatever runs in a house.
    """


def _has_a_loop(request: pytest.FixtureRequest) -> bool:
    """Whether a test, or what it asks for, runs in an event loop."""
    return "hass" in request.fixturenames or any(
        mark.name == "asyncio" for mark in request.node.iter_markers()
    )


@pytest.fixture(autouse=True)
def configure_event_loop(request: pytest.FixtureRequest) -> None:
    """Make no loop for tests that need none: most of them."""
    if _has_a_loop(request):
        request.getfixturevalue("configure_event_loop")


@pytest.fixture(autouse=True)
def verify_cleanup(request: pytest.FixtureRequest) -> None:
    """Look for tasks, timers and threads that stay, where a loop could leave them."""
    if _has_a_loop(request):
        request.getfixturevalue("verify_cleanup")


@pytest.fixture(autouse=True)
def _memories(request: pytest.FixtureRequest) -> Iterator[None]:
    """Take away what a test's house remembered: the config folder outlives it."""
    if "hass" not in request.fixturenames:
        yield
        return
    hass: HomeAssistant = request.getfixturevalue("hass")
    yield
    for entry in hass.config_entries.async_entries(DOMAIN):
        path = memory_path(hass, entry.entry_id)
        for file in path.parent.glob(f"jarvis_*_{entry.entry_id}*"):
            file.unlink(missing_ok=True)


@pytest.fixture(scope="session", autouse=True)
def _languages() -> None:
    """Read the languages of the tests once: a test is over before it is done.

    They are kept as a house keeps them, here for all workers and runs.
    """
    for code in ("en", "de"):
        read_language(code, cache=COMPILED)


@pytest.fixture
async def base(hass: HomeAssistant) -> HomeAssistant:
    """Home Assistant with what every installation has."""
    for domain in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, domain, {})
    return hass


@pytest.fixture
async def demo_house(base: HomeAssistant) -> HomeAssistant:
    """Home Assistant with the furnished demo house, in English."""
    await furnish_demo_house(base, "en")
    return base


@pytest.fixture
async def server(socket_enabled: None) -> AsyncGenerator[ScriptedServer]:
    """Run a model server that says what the test wrote, and complains otherwise."""
    async with ScriptedServer() as scripted:
        yield scripted
        scripted.finish()


def engine_subentry(url: str, kind: str = "ollama", **data: Any) -> ConfigSubentryData:
    """Describe an engine as its flow stores it."""
    return ConfigSubentryData(
        subentry_type=SUBENTRY_ENGINE,
        title="scripted",
        unique_id=None,
        data={"kind": kind, "url": url, "timeout": 5, "model": MODEL, **data},
    )


def agent_subentry(**data: Any) -> ConfigSubentryData:
    """Describe an agent as its flow stores it."""
    return ConfigSubentryData(
        subentry_type=SUBENTRY_AGENT,
        title="Jarvis",
        unique_id=None,
        data={"llm_hass_api": ["assist"], **data},
    )


def memory_subentry(**data: Any) -> ConfigSubentryData:
    """Describe the settings of the memory as their flow stores them."""
    return ConfigSubentryData(
        subentry_type=SUBENTRY_MEMORY, title="Memory", unique_id=None, data=data
    )


async def set_up_jarvis(
    hass: HomeAssistant, *subentries: ConfigSubentryData, **options: Any
) -> MockConfigEntry:
    """Set up the entry with these subentries and options."""
    entry = MockConfigEntry(
        domain=DOMAIN,
        title="Jarvis",
        data={},
        options=options,
        subentries_data=list(subentries),
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    return entry


@pytest.fixture(params=["ollama", "openai_compatible"])
def kind(request: pytest.FixtureRequest) -> str:
    """Every kind of engine."""
    return str(request.param)


@pytest.fixture
async def jarvis(demo_house: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis in the demo house, with the scripted server as its only engine."""
    return await set_up_jarvis(
        demo_house, engine_subentry(server.url), agent_subentry()
    )


@pytest.fixture
def say(hass: HomeAssistant) -> Say:
    """Say something to Jarvis as Assist does."""

    async def _say(
        text: str, conversation_id: str | None = None, **more: Any
    ) -> ConversationResult:
        more.setdefault("language", "en")
        more.setdefault("agent_id", AGENT)
        return await async_converse(hass, text, conversation_id, Context(), **more)

    return _say


def speech(result: ConversationResult) -> str:
    """Return what is spoken."""
    return str(result.response.speech["plain"]["speech"])


def told(result: ConversationResult) -> dict[str, Any]:
    """Return what Jarvis tells about the turn: lane, model_calls, trace_id."""
    data: dict[str, Any] = result.response.speech["plain"]["extra_data"]["jarvis"]
    return data
