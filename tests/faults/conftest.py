"""In a house with faults the event loop says what it dislikes."""

import asyncio

import pytest


@pytest.fixture
async def _debugged_loop() -> None:
    """Refuse calls from a wrong thread, and log slow callbacks."""
    asyncio.get_running_loop().set_debug(True)


@pytest.fixture(autouse=True)
def enable_event_loop_debug(request: pytest.FixtureRequest) -> None:
    """Take the loop's debugging where a test has a house."""
    if "hass" in request.fixturenames:
        request.getfixturevalue("_debugged_loop")
