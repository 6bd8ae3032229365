"""The form of the search service: its refusals, and what it keeps."""

from collections.abc import AsyncGenerator

from aiohttp import web
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_WEB
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType

from ..conftest import agent_subentry, set_up_jarvis
from ..forms import change, fill, start, stored, suggested

RIGHT = "right-key"


@pytest.fixture
async def url(socket_enabled: None) -> AsyncGenerator[str]:
    """Run a search service that wants a key."""

    async def search(request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bearer {RIGHT}":
            return web.Response(status=401)
        return web.json_response({"results": []})

    app = web.Application()
    app.router.add_get("/search", search)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    [host, port] = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()


@pytest.fixture
async def entry(base: HomeAssistant) -> MockConfigEntry:
    """Jarvis without a search service."""
    return await set_up_jarvis(base, agent_subentry())


async def test_a_refused_key_is_mended_in_the_same_form_and_kept(
    hass: HomeAssistant, entry: MockConfigEntry, url: str
) -> None:
    form = await start(hass, entry, SUBENTRY_WEB)
    given = {"kind": "searxng", "url": f" {url}/ "}
    form = await fill(hass, form, given | {"api_key": "wrong"})
    assert form["errors"] == {"base": "invalid_auth"}
    assert "api_key" not in suggested(form)
    done = await fill(hass, form, given | {"api_key": f" {RIGHT} "})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    expected = {"kind": "searxng", "url": url, "api_key": RIGHT}
    assert stored(entry, SUBENTRY_WEB) == expected

    # An empty key keeps the stored one; another kind of service never gets it.
    form = await change(hass, entry, SUBENTRY_WEB)
    assert form["step_id"] == "reconfigure"
    assert RIGHT not in str(suggested(form))
    form = await fill(hass, form, {"kind": "brave"})
    assert form["errors"] == {"api_key": "key_needed"}
    done = await fill(hass, form, given)
    assert done["reason"] == "reconfigure_successful"
    assert stored(entry, SUBENTRY_WEB) == expected


async def test_what_does_not_run_is_not_changed(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    await hass.config_entries.async_unload(entry.entry_id)
    form = await start(hass, entry, SUBENTRY_WEB)
    assert form["reason"] == "entry_not_loaded"
