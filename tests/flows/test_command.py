"""Setting up a command: what goes wrong in its forms, and how that is mended."""

import asyncio
from types import ModuleType
from typing import Any, ClassVar, cast, override

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockModule,
    MockUser,
    mock_integration,
    mock_platform,
)

from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Request,
    Response,
    Scope,
    Secret,
)
from custom_components.jarvis.commands.shelf.kit import Kit
from custom_components.jarvis.const import SUBENTRY_COMMAND
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType

from ..conftest import agent_subentry, set_up_jarvis
from ..forms import change, fields, fill, start, stored, suggested

ANNA = "anna-id"
# What the steps after the switches are answered with.
ANSWERS: dict[str, dict[str, Any]] = {
    "secrets": {"trees": 1.0},
    "person": {"another": False},
    "init_failed": {"next_step_id": "finish"},
}


class Orchard(Command):
    """Needs a code of its own for everybody, and minds what kind a secret has."""

    name = "orchard"
    description = "Count the apples"
    secrets = (
        Secret(key="trees", description="how many", value_type="int"),
        Secret(key="organic", description="whether", value_type="bool", required=False),
        Secret(key="service", description="who", value_type="user", required=False),
        Secret(key="code", description="the gate's", scope=Scope.PERSON),
    )

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Count."""
        return Response.success(str(request.secrets["trees"]))


class Kiln(Command):
    """Has no secrets, and a preparation that works the second time."""

    name = "kiln"
    description = "Fire the pots"
    # One sentence in a language only, and one that is not written yet.
    patterns: ClassVar[Any] = {
        "en": {"fire": (), "glaze": ()},
        "de": {"fire": ("heize den Brennofen",)},
    }
    fired: ClassVar[list[str]] = []
    may_go_on: ClassVar[asyncio.Event | None] = None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Fire."""
        return Response.success("Hot.")

    @override
    async def init(self, kit: Kit) -> Response:
        """Warm up."""
        if self.may_go_on is not None:
            await self.may_go_on.wait()
        self.fired.append("again" if self.fired else "first")
        if len(self.fired) == 1:
            return Response.failure("The kiln is cold.", "cold")
        return Response.success("Warm.")


@pytest.fixture
async def entry(base: HomeAssistant) -> MockConfigEntry:
    """Jarvis beside an integration that brings two commands."""
    Kiln.fired.clear()
    Kiln.may_go_on = None
    mock_integration(base, MockModule("farm"))
    platform = ModuleType("farm.jarvis")
    platform.__dict__["COMMANDS"] = (Orchard, Kiln)
    mock_platform(base, "farm.jarvis", cast("Any", platform))
    base.config.components.add("farm")
    MockUser(id=ANNA, name="Anna").add_to_hass(base)
    return await set_up_jarvis(base, agent_subentry())


def switches(**more: Any) -> dict[str, Any]:
    """Return the answers of the form with the switches."""
    return {"enabled": True, "for_models": True, **more}


async def test_secrets_without_a_person_are_asked_about_not_dropped(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    form = await fill(hass, form, {"command": "orchard"}, switches(), {"trees": 7.0})
    assert form["step_id"] == "person"
    form = await fill(hass, form, {"code": "0-0-7", "another": False})
    assert form["errors"] == {"person": "required"}
    form = await fill(hass, form, {"person": ANNA, "another": False})
    assert form["errors"] == {"code": "required"}
    # Who was chosen need not be chosen again; what was typed is never sent back.
    assert suggested(form) == {"person": ANNA}
    done = await fill(hass, form, {"person": ANNA, "code": " 0-0-7 ", "another": False})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert stored(entry, SUBENTRY_COMMAND)["secrets"] == {
        "household": {"trees": 7},
        ANNA: {"code": "0-0-7"},
    }


async def test_who_has_entered_something_is_told_in_the_form(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    form = await fill(
        hass,
        form,
        {"command": "orchard"},
        switches(),
        {"trees": 1.0, "organic": True},
    )
    assert (form["description_placeholders"] or {})["known"] == "-"
    form = await fill(hass, form, {"person": ANNA, "code": "1", "another": True})
    assert (form["description_placeholders"] or {})["known"] == "Anna"
    assert suggested(form) == {}
    await fill(hass, form, {"another": False})
    assert stored(entry, SUBENTRY_COMMAND)["secrets"]["household"] == {
        "trees": 1,
        "organic": True,
    }


async def test_a_preparation_without_secrets_is_tried_again(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    form = await fill(hass, form, {"command": "kiln"}, switches(prepare=True))
    assert form["step_id"] == "init_failed"
    assert form["menu_options"] == ["init", "finish"]
    assert (form["description_placeholders"] or {})["why"] == "The kiln is cold."
    done = await fill(hass, form, {"next_step_id": "init"})
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert Kiln.fired == ["first", "again"]


async def test_a_preparation_that_is_watched_runs_once(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    Kiln.may_go_on = asyncio.Event()
    Kiln.fired.append("before")
    form = await start(hass, entry, SUBENTRY_COMMAND)
    flows = hass.config_entries.subentries
    form = await flows.async_configure(form["flow_id"], {"command": "kiln"})
    form = await flows.async_configure(form["flow_id"], switches(prepare=True))
    assert form["type"] is FlowResultType.SHOW_PROGRESS
    # The frontend looks again, as it does when a window is opened anew.
    again = await flows.async_configure(form["flow_id"])
    assert again["type"] is FlowResultType.SHOW_PROGRESS
    Kiln.may_go_on.set()
    await hass.async_block_till_done()
    done = await flows.async_configure(form["flow_id"])
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert Kiln.fired == ["before", "again"]


async def test_sentences_are_shown_in_the_language_that_has_them(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    form = await fill(hass, form, {"command": "kiln"})
    options = fields(form)["patterns_off"].config["options"]
    assert options == [
        {"value": "fire", "label": "heize den Brennofen"},
        {"value": "glaze", "label": "Glaze"},
    ]


async def test_a_command_that_is_switched_off_is_not_prepared(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    done = await fill(
        hass, form, {"command": "kiln"}, switches(prepare=True, enabled=False)
    )
    assert done["type"] is FlowResultType.CREATE_ENTRY
    assert Kiln.fired == []


async def test_every_command_is_set_up_once(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    names = [
        option["value"]
        for option in fields(await start(hass, entry, SUBENTRY_COMMAND))[
            "command"
        ].config["options"]
    ]
    for name in names:
        form = await start(hass, entry, SUBENTRY_COMMAND)
        offered = fields(form)["command"].config["options"]
        assert name in {option["value"] for option in offered}
        form = await fill(hass, form, {"command": name}, switches())
        while form["type"] is not FlowResultType.CREATE_ENTRY:
            form = await fill(hass, form, ANSWERS[str(form["step_id"])])
    full = await start(hass, entry, SUBENTRY_COMMAND)
    assert full["reason"] == "nothing_left"


async def test_a_command_that_is_gone_cannot_be_changed(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    await fill(hass, form, {"command": "kiln"}, switches(prepare=False))
    await entry.runtime_data.counter.book.clear("farm")
    gone = await change(hass, entry, SUBENTRY_COMMAND)
    assert gone["reason"] == "command_gone"


async def test_what_does_not_run_is_not_changed(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    form = await start(hass, entry, SUBENTRY_COMMAND)
    await fill(hass, form, {"command": "kiln"}, switches(prepare=False))
    await hass.config_entries.async_unload(entry.entry_id)
    for form in (
        await start(hass, entry, SUBENTRY_COMMAND),
        await change(hass, entry, SUBENTRY_COMMAND),
    ):
        assert form["reason"] == "entry_not_loaded"
