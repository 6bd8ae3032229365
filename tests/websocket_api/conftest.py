"""Clients of the websocket: an administrator's and another user's."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from homeassistant.auth.const import GROUP_ID_USER
from homeassistant.core import HomeAssistant

type Ask = Callable[..., Coroutine[Any, Any, dict[str, Any]]]


class Panel:
    """A signed-in panel; events of its subscriptions are kept while it asks."""

    def __init__(self, client: Any, user: MockUser | None) -> None:
        """Take a connected client and its user."""
        self.client = client
        self.user = user
        self.events: list[dict[str, Any]] = []

    async def answer(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return the whole message that answers it."""
        await self.client.send_json_auto_id({"type": f"jarvis/{kind}", **fields})
        while (message := await self.client.receive_json())["type"] == "event":
            self.events.append(message["event"])
        return dict(message)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and return its result."""
        message = await self.answer(kind, **fields)
        assert message["success"], message
        return message["result"]

    async def error(self, kind: str, **fields: Any) -> str:
        """Send a command that is refused and return the code."""
        message = await self.answer(kind, **fields)
        assert not message["success"], message
        return str(message["error"]["code"])

    async def event(self) -> dict[str, Any]:
        """Wait for the next event."""
        if self.events:
            return self.events.pop(0)
        message = await self.client.receive_json()
        return dict(message["event"])


@pytest.fixture
async def owner(
    hass: HomeAssistant, hass_ws_client: WebSocketGenerator, hass_admin_user: MockUser
) -> Panel:
    """Return the panel of an administrator."""
    return Panel(await hass_ws_client(hass), hass_admin_user)


@pytest.fixture
async def guest(hass: HomeAssistant, hass_ws_client: WebSocketGenerator) -> Panel:
    """Return the panel of a user who is no administrator."""
    group = await hass.auth.async_get_group(GROUP_ID_USER)
    assert group is not None
    user = MockUser(name="Guest", groups=[group]).add_to_hass(hass)
    refresh = await hass.auth.async_create_refresh_token(user, "http://panel.test")
    token = hass.auth.async_create_access_token(refresh)
    return Panel(await hass_ws_client(hass, token), user)
