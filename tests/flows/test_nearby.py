"""Where model servers are looked for: machines that the house already knows."""

from aiohasupervisor.models.addons import AddonStage, AddonState, InstalledAddon
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_ENGINE
from custom_components.jarvis.flows.nearby import MOST_HOSTS, hosts_known
from homeassistant.components.hassio.const import DATA_ADDONS_LIST
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType

from ..conftest import agent_subentry, engine_subentry, set_up_jarvis
from ..forms import start


def add_on(slug: str) -> InstalledAddon:
    """Describe an add-on as the supervisor does."""
    return InstalledAddon(
        advanced=False,
        available=True,
        build=False,
        description="",
        homeassistant=None,
        icon=False,
        logo=False,
        name=slug,
        repository="local",
        slug=slug,
        stage=AddonStage.STABLE,
        update_available=False,
        url=None,
        version_latest="1",
        version="1",
        detached=False,
        state=AddonState.STARTED,
    )


async def test_add_ons_that_serve_models_are_asked(base: HomeAssistant) -> None:
    base.config.components.add("hassio")
    base.data[DATA_ADDONS_LIST] = [
        add_on(slug)
        for slug in ("core_ssh", "1a2b_ollama", "local_llama_cpp", "core_mosquitto")
    ]
    assert hosts_known(base) == ("127.0.0.1", "1a2b-ollama", "local-llama-cpp")


async def test_a_supervisor_that_is_not_ready_costs_nothing(
    base: HomeAssistant, socket_enabled: None
) -> None:
    base.config.components.add("hassio")
    entry = await set_up_jarvis(base, agent_subentry())
    assert hosts_known(base) == ("127.0.0.1",)
    form = await start(base, entry, SUBENTRY_ENGINE)
    assert form["type"] is FlowResultType.FORM


@pytest.mark.parametrize(
    "address", ["", "   ", "http://", "http://[broken", "///", 8080, None]
)
async def test_an_address_that_is_none_is_passed_over(
    base: HomeAssistant, address: object
) -> None:
    MockConfigEntry(domain="ollama", data={"url": address}).add_to_hass(base)
    MockConfigEntry(domain="mcp", options={"base_url": "gpu.lan:80"}).add_to_hass(base)
    assert hosts_known(base) == ("127.0.0.1", "gpu.lan")


async def test_the_hosts_of_our_own_engines_are_asked_no_more_than_fit(
    base: HomeAssistant, socket_enabled: None
) -> None:
    await set_up_jarvis(
        base, agent_subentry(), engine_subentry("http://localhost:9", timeout=1)
    )
    assert hosts_known(base) == ("127.0.0.1", "localhost")
    for number in range(20, 60):
        data = {"host": f"198.51.100.{number}"}
        MockConfigEntry(domain="wyoming", data=data).add_to_hass(base)
    assert len(hosts_known(base)) == MOST_HOSTS
    assert hosts_known(base)[:2] == ("127.0.0.1", "localhost")
