"""Tasks for data, and taps on a phone: nonsense ends in an answer or an error."""

from collections.abc import Mapping
from pathlib import Path
import random
from typing import Any

import probatio
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_mock_service,
)

from homeassistant.components import ai_task
from homeassistant.components.conversation import Attachment
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import selector
from homeassistant.helpers.chat_session import async_get_chat_session

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound
from .test_doors import ODD, SECRET, safe

FORM = probatio.Schema(
    {
        probatio.Required("count"): selector.NumberSelector({"min": 0, "max": 9}),
        probatio.Optional("when"): selector.DateTimeSelector(),
        probatio.Optional("lamps"): selector.EntitySelector({"multiple": True}),
        probatio.Optional("free"): selector.ObjectSelector(),
    }
)
ANSWERS = (
    *("", " ", "{", "}", "{}", "[]", "null", "[1, 2]", '{"count": null}', '"count"'),
    *('{"count": 1e999}', '{"count": NaN}', '{"count": "9999999999999999999999"}'),
    *('{"count": {"count": 1}}', '{"count": [1]}', '{"count": true}', '{"count": -1}'),
    *('{"count": 1, "when": "2026-13-45"}', '{"count": 1, "when": 1e30}'),
    *('{"count": 1, "lamps": {"a": 1}}', '{"count": 1, "lamps": [null, 1]}'),
    *('{"count": 1, "free": ' + '{"a":' * 3_000, '{"a":' * 20_000, "[" * 20_000),
    *('{"count": 1' + ", " * 9_000, '{"count": "\\ud800"}', "<think>", "```json"),
    *('{"other": 1, "count": 1}', '{"count": 1}{"count": 2}', "{'count': 1}", "\x00"),
)


async def perform(hass: HomeAssistant, **more: Any) -> object:
    """Have a task done; an error that Home Assistant can show is an answer, too."""
    async with idle_bound():
        try:
            done = await ai_task.async_generate_data(
                hass, entity_id="ai_task.jarvis", **more
            )
        except HomeAssistantError as err:
            return f"{err.translation_key}: {err}"
    return done.data


@pytest.fixture
async def entry(
    demo_house: HomeAssistant, server: ScriptedServer, kind: str
) -> MockConfigEntry:
    """Jarvis with an engine that has a key."""
    return await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, kind, api_key=SECRET),
        agent_subentry(deadline=10),
    )


@pytest.mark.slow
@pytest.mark.parametrize("form", [None, FORM], ids=["words", "data"])
async def test_any_answer_to_a_task(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    form: probatio.Schema | None,
) -> None:
    for answer in ANSWERS:
        server.replies.clear()
        server.reply(answer, repeat=True)
        told = await perform(hass, task_name="t", instructions="count", structure=form)
        assert safe(told), answer[:40]
        if form is not None and isinstance(told, Mapping):
            assert form(dict(told)), answer[:40]


@pytest.mark.slow
async def test_any_words_of_a_task(
    hass: HomeAssistant, entry: MockConfigEntry, server: ScriptedServer
) -> None:
    server.reply("Well, well.", repeat=True)
    for odd in (one for one in ODD if isinstance(one, str)):
        told = await perform(hass, task_name=odd[:50] or "t", instructions=odd)
        assert safe(told), odd[:40]


@pytest.mark.parametrize("what", ["missing", "folder", "empty", "not a picture"])
async def test_pictures_that_are_none(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    tmp_path: Path,
    what: str,
) -> None:
    path = tmp_path / "cat.png"
    match what:
        case "folder":
            path.mkdir()
        case "empty":
            path.touch()
        case "not a picture":
            path.write_text("GIF98\x00<html>")
    picture = Attachment(media_content_id="x", mime_type="image/png", path=path)
    task = ai_task.GenDataTask(name="t", instructions="look", attachments=[picture])
    entity = hass.data["entity_components"]["ai_task"].get_entity("ai_task.jarvis")
    assert entity is not None
    gone = what in {"missing", "folder"}
    if not gone:
        server.reply("A cat.")
    with async_get_chat_session(hass) as session:
        if not gone:
            done = await entity.internal_async_generate_data(session, task)
            assert done.data == "A cat."
            return
        with pytest.raises(HomeAssistantError) as refused:
            await entity.internal_async_generate_data(session, task)
    assert refused.value.translation_key == "task_unseen"


@pytest.mark.slow
async def test_any_tap_on_a_phone(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    say: Say,
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = async_mock_service(hass, "notify", "mobile_app_phone")
    choose = random.Random(7)  # noqa: S311 - no secret
    for odd in (*ODD, "JARVIS_", "JARVIS_\x00", f"JARVIS_{'0' * 26}"):
        data = choose.choice([{"action": odd}, {"action": odd, "reply_text": odd}])
        hass.bus.async_fire("mobile_app_notification_action", data)
        hass.bus.async_fire("mobile_app_notification_action", {"reply_text": odd})
    async with idle_bound():
        await hass.async_block_till_done()
    assert safe([call.data for call in told])
    assert not [one for one in caplog.records if one.exc_info]
    assert "8" in speech(await say("what's 5 plus 3"))
