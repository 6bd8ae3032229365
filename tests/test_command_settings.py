"""The owner's side of commands: switches, secrets, preparation, files, repairs."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockModule,
    MockUser,
    async_capture_events,
    mock_integration,
    mock_platform,
)

from custom_components.jarvis.commands.shelf.counter import FOLDER
from custom_components.jarvis.commands.times.agenda import What
from homeassistant.components.diagnostics import REDACTED
from homeassistant.components.repairs import repairs_flow_manager
from homeassistant.core import Context, HomeAssistant, callback
from homeassistant.data_entry_flow import EVENT_DATA_ENTRY_FLOW_PROGRESS_UPDATE
from homeassistant.exceptions import HomeAssistantError, Unauthorized
from homeassistant.helpers import issue_registry as ir
from homeassistant.setup import async_setup_component

from .commands.greeter import Greeter
from .conftest import Say, agent_subentry, set_up_jarvis, speech, told
from .forms import change, fields, fill, start

ANNA = "anna-id"


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis without an engine, beside an integration that brings a command."""
    mock_integration(demo_house, MockModule("greetings"))
    platform = ModuleType("greetings.jarvis")
    platform.__dict__["COMMANDS"] = (Greeter,)
    mock_platform(demo_house, "greetings.jarvis", cast("Any", platform))
    demo_house.config.components.add("greetings")
    assert await async_setup_component(demo_house, "repairs", {})
    MockUser(id=ANNA, name="Anna").add_to_hass(demo_house)
    return await set_up_jarvis(demo_house, agent_subentry())


def switches(**more: Any) -> dict[str, Any]:
    """Return the answers of the form with the switches."""
    return {"enabled": True, "for_models": True, "patterns_off": [], **more}


def ours(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues, but for the engine that these houses do without."""
    return [
        issue
        for issue in ir.async_get(hass).issues.values()
        if issue.domain == "jarvis" and issue.issue_id != "no_engine"
    ]


def issues(hass: HomeAssistant) -> dict[str, dict[str, str]]:
    """Return the open issues of ours: translation key → placeholders."""
    return {
        str(issue.translation_key): dict(issue.translation_placeholders or {})
        for issue in ours(hass)
        if issue.active
    }


async def test_switches_follow_at_once_and_lose_nothing(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    house = entry.runtime_data
    await say("set a timer for 5 minutes")
    asked = await say("wake me up")
    result = await start(hass, entry, "command")
    result = await fill(
        hass, result, {"command": "timer"}, switches(patterns_off=["start"])
    )
    assert result["type"] == "create_entry"
    assert entry.runtime_data is house
    assert told(await say("set a timer for 9 minutes"))["lane"] == "none"
    assert "left" in speech(await say("how much time is left"))
    # The question that was open is still open.
    answer = await say("7 am", asked.conversation_id)
    assert "7:00" in speech(answer)
    result = await fill(
        hass, await change(hass, entry, "command", "timer"), switches(enabled=False)
    )
    assert result["reason"] == "reconfigure_successful"
    assert told(await say("how much time is left"))["lane"] == "none"
    assert "jarvis__timer" not in {t.name for t in house.counter.tools()}
    await fill(hass, await change(hass, entry, "command", "timer"), switches())
    assert "left" in speech(await say("how much time is left"))
    assert len(house.counter.agenda.entries(What.TIMER)) == 1


async def test_models_need_not_see_a_command(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    result = await start(hass, entry, "command")
    await fill(hass, result, {"command": "calculate"}, switches(for_models=False))
    tools = {tool.name for tool in entry.runtime_data.counter.tools()}
    assert "jarvis__calculate" not in tools
    assert "8" in speech(await say("what's 5 plus 3?"))
    left = await start(hass, entry, "command")
    offered = fields(left)["command"].config["options"]
    assert "calculate" not in {option["value"] for option in offered}


async def test_secrets_are_asked_for_checked_and_kept(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    progress = async_capture_events(hass, EVENT_DATA_ENTRY_FLOW_PROGRESS_UPDATE)
    result = await start(hass, entry, "command")
    result = await fill(hass, result, {"command": "greeter"}, switches(prepare=True))
    assert result["step_id"] == "secrets"
    result = await fill(hass, result, {"provider": "pigeon", "port": 2.5})
    assert result["errors"] == {"host": "required", "port": "not_a_number"}
    result = await fill(
        hass, result, {"provider": "pigeon", "host": "s3cr3t.host", "port": 993.0}
    )
    assert result["step_id"] == "person"
    result = await fill(hass, result, {"person": ANNA, "box": "B0X", "another": True})
    result = await fill(hass, result, {"another": False})
    # The preparation fails, so the owner may mend what was typed.
    result = await hass.config_entries.subentries.async_configure(result["flow_id"])
    assert result["step_id"] == "init_failed"
    assert (result["description_placeholders"] or {})["why"] == "The pigeon is asleep."
    assert [event.data["progress"] for event in progress] == [0.5]
    result = await fill(
        hass,
        result,
        {"next_step_id": "secrets"},
        {"provider": "post"},
        {"another": False},
    )
    [stored] = entry.get_subentries_of_type("command")
    assert stored.data["secrets"] == {
        "household": {"provider": "post", "host": "s3cr3t.host", "port": 993},
        ANNA: {"box": "B0X"},
    }
    found = await ask_as(hass, ANNA, "run_command", command="greeter")
    assert (found["speech"], found["data"]) == ("Greeted, 11.", {"port": 993})
    assert "port" not in (await start_secrets(hass, entry))


async def start_secrets(hass: HomeAssistant, entry: MockConfigEntry) -> str:
    """Open the form with stored secrets again; returns what it suggests."""
    result = await fill(
        hass, await change(hass, entry, "command", "greeter"), switches(prepare=False)
    )
    shown = repr(
        [key.description for key in fields(result)]
        + [result["description_placeholders"]]
    )
    assert "s3cr3t" not in shown
    return repr([key.description for key in fields(result)])


async def ask_as(
    hass: HomeAssistant, user: str | None, action: str, **data: Any
) -> dict[str, Any]:
    """Call an action as somebody, for its answer."""
    answer = await hass.services.async_call(
        "jarvis",
        action,
        data,
        blocking=True,
        return_response=True,
        context=Context(user_id=user),
    )
    assert isinstance(answer, dict)
    return dict(answer)


async def test_a_missing_secret_is_said_and_can_be_repaired(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    said = await say("greet the postman")
    assert "who carries the mail" in speech(said)
    assert issues(hass).keys() == {"command_secret"}
    manager = repairs_flow_manager(hass)
    assert manager is not None
    [issue] = ours(hass)
    result: Any = await manager.async_init("jarvis", data={"issue_id": issue.issue_id})
    assert result["step_id"] == "secrets"
    result = await manager.async_configure(result["flow_id"], {"provider": "pigeon"})
    assert result["errors"] == {"host": "required"}
    result = await manager.async_configure(
        result["flow_id"], {"provider": "post", "host": "s3cr3t.host"}
    )
    assert result["type"] == "create_entry"
    await hass.async_block_till_done()
    # Now a person's secret is missing, and nobody knows whose.
    assert issues(hass)["command_secret"]["what"] == "the name of the box"
    [issue] = ours(hass)
    result = await manager.async_init("jarvis", data={"issue_id": issue.issue_id})
    assert result["step_id"] == "person"
    result = await manager.async_configure(
        result["flow_id"], {"person": ANNA, "box": "B0X"}
    )
    assert result["type"] == "create_entry"
    await hass.async_block_till_done()
    found = await ask_as(hass, ANNA, "run_command", command="greeter")
    assert found["success"]
    # A secret that is removed while in use is missed again, and said again.
    await fill(
        hass,
        await change(hass, entry, "command", "greeter"),
        switches(prepare=False),
        {"forget_secrets": ["provider", "host"]},
        {"another": False},
    )
    found = await ask_as(hass, ANNA, "run_command", command="greeter")
    assert found["error"] == "missing_secret"
    assert "command_secret" in issues(hass)
    await fill(
        hass,
        await change(hass, entry, "command", "greeter"),
        switches(enabled=False, prepare=False),
        {"provider": "post"},
        {"another": False},
    )
    assert issues(hass) == {}


async def test_no_secret_reaches_diagnostics(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    from custom_components.jarvis.diagnostics import async_get_config_entry_diagnostics  # noqa: PLC0415 - a platform

    result = await start(hass, entry, "command")
    await fill(
        hass,
        result,
        {"command": "greeter"},
        switches(prepare=False),
        {"provider": "post", "host": "s3cr3t.host"},
        {"another": False},
    )
    await ask_as(hass, ANNA, "run_command", command="greeter")
    shown = await async_get_config_entry_diagnostics(hass, entry)
    assert "s3cr3t" not in repr(shown)
    assert REDACTED in repr(shown)


HELLO = """
from custom_components.jarvis.commands.base import Command, Response

class Hello(Command):
    name = "hello"
    description = "Say hello"
    patterns = {"en": {"hello": ("say hello there",)}}

    async def run(self, arguments, request):
        return Response.success("Hello there.")
"""


@pytest.fixture
def folder(hass: HomeAssistant, tmp_path: Path) -> Iterator[Path]:
    """Give the house a configuration folder of its own."""
    before, hass.config.config_dir = hass.config.config_dir, str(tmp_path)
    (tmp_path / FOLDER).mkdir(parents=True)
    yield tmp_path / FOLDER
    hass.config.config_dir = before


async def test_own_commands_are_read_when_allowed_and_mended_live(
    folder: Path, hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    (folder / "hello.py").write_text(HELLO)
    (folder / "broken.py").write_text("\n\nname = = 3\n")
    (folder / "clash.py").write_text(HELLO.replace('"hello"', '"timer"', 1))
    assert told(await say("say hello there"))["lane"] == "none"
    assert issues(hass) == {}
    result = await fill(hass, await start(hass, entry, "own_commands"), {})
    assert result["type"] == "create_entry"
    assert (await start(hass, entry, "own_commands"))["reason"] == "already_allowed"
    assert speech(await say("say hello there")) == "Hello there."
    found = issues(hass)
    assert found.keys() == {"command_broken_file", "command_clash"}
    assert found["command_broken_file"]["where"].endswith("broken.py")
    assert found["command_broken_file"]["line"] == "3"
    manager = repairs_flow_manager(hass)
    assert manager is not None
    [issue] = [
        i
        for i in ir.async_get(hass).issues.values()
        if i.translation_key == "command_broken_file"
    ]
    fixing = await manager.async_init("jarvis", data={"issue_id": issue.issue_id})
    fixing = await manager.async_configure(fixing["flow_id"], {})
    assert fixing["errors"] == {"base": "still_wrong"}
    (folder / "broken.py").write_text(HELLO.replace("hello", "howdy"))
    (folder / "clash.py").unlink()
    fixing = await manager.async_configure(fixing["flow_id"], {})
    assert fixing["type"] == "create_entry"
    assert issues(hass) == {}
    [allowed] = entry.get_subentries_of_type("own_commands")
    hass.config_entries.async_remove_subentry(entry, allowed.subentry_id)
    await hass.async_block_till_done()
    assert told(await say("say hello there"))["lane"] == "none"
    listed = await ask_as(hass, None, "list_commands")
    assert "howdy" not in {row["command"] for row in listed["commands"]}


STUBBORN = """
from pathlib import Path

from custom_components.jarvis.commands.base import Command, Response

class Stubborn(Command):
    name = "stubborn"
    description = "Wait for the key"
    patterns = {"en": {"go": ("open the stubborn box",)}}

    async def start(self, kit):
        if not Path(kit.hass.config.path("key")).exists():
            raise RuntimeError("there is no key")

    async def run(self, arguments, request):
        return Response.success("It is open.")
"""


async def test_a_command_that_did_not_start_is_started_again(
    folder: Path, hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    (folder / "stubborn.py").write_text(STUBBORN)
    await fill(hass, await start(hass, entry, "own_commands"), {})
    assert issues(hass).keys() == {"command_start"}
    manager = repairs_flow_manager(hass)
    assert manager is not None
    [issue] = ours(hass)
    fixing = await manager.async_init("jarvis", data={"issue_id": issue.issue_id})
    fixing = await manager.async_configure(fixing["flow_id"], {})
    assert fixing["errors"] == {"base": "still_wrong"}
    assert "there is no key" in str(fixing["description_placeholders"])
    Path(hass.config.path("key")).touch()  # noqa: ASYNC240 - a small file
    fixing = await manager.async_configure(fixing["flow_id"], {})
    assert fixing["type"] == "create_entry"
    assert issues(hass) == {}
    assert speech(await say("open the stubborn box")) == "It is open."


async def test_a_repair_needs_jarvis(
    folder: Path, hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    (folder / "broken.py").write_text("name = = 3\n")
    await fill(hass, await start(hass, entry, "own_commands"), {})
    manager = repairs_flow_manager(hass)
    assert manager is not None
    [issue] = ours(hass)
    fixing = await manager.async_init("jarvis", data={"issue_id": issue.issue_id})
    await hass.config_entries.async_unload(entry.entry_id)
    ended = await manager.async_configure(fixing["flow_id"], {})
    assert ended["reason"] == "not_loaded"


@pytest.mark.parametrize("when", ["before", "meanwhile"])
async def test_a_secret_of_a_command_that_is_gone_is_not_asked_for(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say, when: str
) -> None:
    await say("greet the postman")
    manager = repairs_flow_manager(hass)
    assert manager is not None
    [issue] = ours(hass)
    book, begin = entry.runtime_data.counter.book, {"issue_id": issue.issue_id}
    # The issue goes with the command: who has the form open is told.
    if when == "meanwhile":
        result: Any = await manager.async_init("jarvis", data=begin)
        await book.remove("greeter")
        result = await manager.async_configure(
            result["flow_id"], {"provider": "post", "host": "x"}
        )
        assert result["reason"] == "command_gone"
    else:
        await hass.config_entries.async_unload(entry.entry_id)
        result = await manager.async_init("jarvis", data=begin)
        assert result["reason"] == "command_gone"


async def test_what_was_asked_for_is_still_asked_for_after_a_reload(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    await say("greet the postman")
    missing = issues(hass)["command_secret"]
    assert await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()
    assert issues(hass)["command_secret"] == missing


async def test_a_command_is_run_by_an_action(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    done = await ask_as(
        hass,
        None,
        "run_command",
        command="timer",
        arguments={"duration": "five minutes", "name": "tea"},
    )
    assert (done["success"], done["outcome"]) == (True, "success")
    assert "tea" in done["speech"]
    wrong = await ask_as(
        hass, None, "run_command", command="media", arguments={"action": "explode"}
    )
    assert (wrong["success"], wrong["error"]) == (False, "question")
    assert "pause" in wrong["valid_values"]
    assert wrong["errors"][0]["param"] == "action"
    unknown = await ask_as(hass, None, "run_command", command="nonsense")
    assert unknown["error"] == "unknown_command"
    # A question stays open in the conversation that was named.
    asked = await ask_as(
        hass, None, "run_command", command="timer", conversation_id="kitchen"
    )
    assert asked["wait_for_input"]
    answer = await say("ten minutes", "kitchen")
    assert "10 minutes" in speech(answer)
    with pytest.raises(HomeAssistantError, match="divide"):
        await hass.services.async_call(
            "jarvis",
            "run_command",
            {"command": "calculate", "arguments": {"expression": "1/0"}},
            blocking=True,
        )


async def test_a_command_is_prepared_by_an_action(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    steps = async_capture_events(hass, "jarvis_command_progress")
    done = await ask_as(hass, None, "init_command", command="greeter")
    assert (done["success"], done["data"]) == (True, {"boxes": 3})
    assert steps[0].data == {"command": "greeter", "progress": 0.5}
    nothing = await ask_as(hass, None, "init_command", command="timer")
    assert nothing["data"] == {"status": "no_init_required"}
    with pytest.raises(HomeAssistantError):
        await ask_as(hass, None, "init_command", command="nonsense")
    MockUser(id="guest", name="Guest", is_owner=False).add_to_hass(hass)
    with pytest.raises(Unauthorized):
        await ask_as(hass, "guest", "init_command", command="greeter")


async def test_the_list_tells_what_there_is(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    listed = await ask_as(hass, None, "list_commands")
    rows = {row["command"]: row for row in listed["commands"]}
    assert rows["greeter"]["source"] == "greetings"
    assert rows["timer"]["source"] == "built_in"
    assert {"pattern": "greet", "enabled": True} in rows["greeter"]["patterns"]
    assert [s["key"] for s in rows["greeter"]["secrets"] if s["is_set"]] == []
    assert rows["stop"]["for_models"] is False


async def test_switches_are_told_to_the_other_agents(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    changes = 0

    @callback
    def changed() -> None:
        nonlocal changes
        changes += 1

    stop = entry.runtime_data.counter.book.listen(changed)
    result = await start(hass, entry, "command")
    await fill(hass, result, {"command": "media"}, switches(enabled=False))
    assert changes
    stop()
