"""An agent without a name, a model without one, and what is known of models."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_AGENT, SUBENTRY_ENGINE
from custom_components.jarvis.engines.base import Model
from custom_components.jarvis.flows.schema import model_schema
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType

from ..conftest import agent_subentry, engine_subentry, set_up_jarvis
from ..forms import at, fields, fill, start, stored, suggested
from ..scripted_server import ScriptedServer
from ..tables import each_row


@pytest.fixture
async def entry(base: HomeAssistant) -> MockConfigEntry:
    """Jarvis with one agent and no engine."""
    return await set_up_jarvis(base, agent_subentry())


@pytest.mark.parametrize("blank", ["", "  \t"])
async def test_an_agent_needs_a_name_and_keeps_what_was_filled_in(
    hass: HomeAssistant, entry: MockConfigEntry, blank: str
) -> None:
    form = await start(hass, entry, SUBENTRY_AGENT)
    filled = {
        "name": blank,
        "prompt": "Be brief.",
        "advanced": {"planning": "off", "topics": "wine"},
    }
    form = await fill(hass, form, filled)
    assert form["errors"] == {"name": "name_needed"}
    assert suggested(form)["prompt"] == "Be brief."
    inside = fields(form)["advanced"].schema.schema
    assert {
        str(key): key.description["suggested_value"]
        for key in inside
        if key in {"planning", "topics"}
    } == {"planning": "off", "topics": "wine"}
    done = await fill(hass, form, filled | {"name": " Sommelier "})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert done["title"] == "Sommelier"
    assert hass.states.get("conversation.sommelier") is not None
    [_, made] = entry.get_subentries_of_type(SUBENTRY_AGENT)
    assert "name" not in made.data
    assert made.data["topics"] == "wine"


async def test_a_model_needs_a_name_and_loses_the_spaces_around_it(
    hass: HomeAssistant, entry: MockConfigEntry, server: ScriptedServer
) -> None:
    form = await start(hass, entry, SUBENTRY_ENGINE)
    form = await fill(hass, form, at(server.url))
    form = await fill(hass, form, {"model": "  ", "measure": True})
    assert form["errors"] == {"model": "model_needed"}
    done = await fill(hass, form, {"model": " typed:7b "})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert stored(entry, SUBENTRY_ENGINE)["model"] == "typed:7b"


@each_row(
    ("known", "label"),
    [
        ({}, "m"),
        ({"size": 2_600_000_000}, "m (2.6 GB)"),
        ({"parameters": 4_020_000_000}, "m (4.02 B)"),
        ({"context": 32_768}, "m (32k)"),
        ({"tools": True, "thinking": False}, "m (🛠)"),
        (
            {"size": 815_000_000, "parameters": 999_890_000, "vision": True},
            "m (0.8 GB, 1 B, 👁)",
        ),
    ],
)
def test_a_label_tells_what_is_known_and_nothing_else(
    known: dict[str, Any], label: str
) -> None:
    schema = model_schema([Model(name="m", **known)], keeps_loaded=True).schema
    assert schema["model"].config["options"] == [{"value": "m", "label": label}]


async def test_what_thinks_elsewhere_may_become_a_server(
    hass: HomeAssistant, entry: MockConfigEntry, server: ScriptedServer
) -> None:
    hass.states.async_set("conversation.guest", "unknown", {"friendly_name": "Guest"})
    form = await start(hass, entry, SUBENTRY_ENGINE)
    form = await fill(hass, form, {"url": "entity", "timeout": 5})
    await fill(hass, form, {"entity_id": "conversation.guest"})
    [engine] = entry.get_subentries_of_type(SUBENTRY_ENGINE)
    assert engine.data["kind"] == "entity"
    added = await start(hass, entry, SUBENTRY_ENGINE)
    there = at(server.url, "openai_compatible")
    added = await fill(hass, added, there, {"model": "any"})
    assert added["type"] is FlowResultType.CREATE_ENTRY
    again = await start(hass, entry, SUBENTRY_ENGINE)
    again = await fill(hass, again, there)
    assert again["reason"] == "already_configured"


async def test_an_engine_may_not_become_another_that_is_there(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(
        base,
        agent_subentry(),
        engine_subentry(server.url),
        engine_subentry("http://127.0.0.1:9"),
    )
    [_, second] = entry.get_subentries_of_type(SUBENTRY_ENGINE)
    form = await start(base, entry, SUBENTRY_ENGINE, second.subentry_id)
    same = at(server.url)
    result = await fill(base, form, same)
    assert result["reason"] == "already_configured"
    # Its own address is not in its way.
    form = await start(base, entry, SUBENTRY_ENGINE, second.subentry_id)
    form = await fill(base, form, same | {"url": second.data["url"]})
    assert form["errors"] == {"base": "cannot_connect"}
