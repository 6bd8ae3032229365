"""Fixtures: the commands in the furnished demo house, with the real resolver."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.jarvis.commands.base import Response
from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.home.reader import HomeReader
from custom_components.jarvis.home.resolver import Resolver
from homeassistant.core import HomeAssistant

from ..demo_house import furnish_demo_house

type Ask = Callable[..., Awaitable[Response | None]]


async def open_counter(hass: HomeAssistant, **wiring: Any) -> Counter:
    """Open the counter in whatever house there is."""
    reader = HomeReader(hass)
    stop = reader.start()
    resolver = Resolver(reader.home)
    reader.listen(lambda: resolver.update(reader.home))
    counter = Counter(hass, lambda: reader.home, resolver.resolve, **wiring)
    await counter.open()
    counter._ending.append(stop)
    return counter


@pytest.fixture(params=["en"])
async def counter(
    base: HomeAssistant, request: pytest.FixtureRequest
) -> AsyncGenerator[Counter]:
    """Open the counter in the demo house; parametrise indirectly with "de"."""
    await furnish_demo_house(base, request.param)
    opened = await open_counter(base)
    yield opened
    await opened.close()


@pytest.fixture
def ask(counter: Counter) -> Ask:
    """Say something to the commands, without a model."""

    async def _ask(
        text: str, language: str = "en", conversation_id: str = "talk", **more: Any
    ) -> Response | None:
        request = counter.request(
            text=text, language=language, conversation_id=conversation_id, **more
        )
        return await counter.hear(request)

    return _ask


async def pass_time(
    hass: HomeAssistant, freezer: FrozenDateTimeFactory, **delta: float
) -> None:
    """Let time pass as far as Home Assistant can tell."""
    freezer.tick(timedelta(**delta))
    async_fire_time_changed(hass)
    await hass.async_block_till_done()
