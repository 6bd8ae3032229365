"""The pipeline around Jarvis breaks: what was done is done, the next turn works."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import (
    MockHAClientWebSocket,
    WebSocketGenerator,
)

from custom_components.jarvis.memory import Page
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import AGENT
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound
from .hostile import without_end
from .speech import RATE, SpeechServer
from .test_doors import safe
from .test_table import LAMP

pytestmark = pytest.mark.slow


class Line:
    """A client that runs the pipeline of ear, Jarvis and voice."""

    def __init__(
        self,
        client: MockHAClientWebSocket,
        pipeline: str,
        speech: SpeechServer,
        entry: MockConfigEntry,
    ) -> None:
        """Take what it is made of; `entry` is the one of the speech server."""
        self.client = client
        self.pipeline = pipeline
        self.speech = speech
        self.entry = entry

    async def run(
        self, *, text: str | None = None, end: str = "tts"
    ) -> dict[str, dict[str, Any]]:
        """Say or write a sentence; returns the data of the events by their type."""
        begin = "stt" if text is None else "intent"
        said = {"sample_rate": RATE} if text is None else {"text": text}
        await self.client.send_json_auto_id(
            {
                "type": "assist_pipeline/run",
                "pipeline": self.pipeline,
                "start_stage": begin,
                "end_stage": end,
                "input": said,
            }
        )
        events: dict[str, dict[str, Any]] = {}
        async with idle_bound():
            while "run-end" not in events:
                message = await self.client.receive_json()
                if message["type"] != "event":
                    if not message["success"]:
                        return {"error": message["error"]}
                    continue
                event = message["event"]
                events[event["type"]] = event["data"] or {}
                if event["type"] == "stt-start":
                    handler = events["run-start"]["runner_data"][
                        "stt_binary_handler_id"
                    ]
                    sound = bytes([handler]) + b"\x00" * 3_200
                    await self.client.send_bytes(sound)
                    await self.client.send_bytes(bytes([handler]))
        return events


@pytest.fixture
async def line(
    hass: HomeAssistant,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    hass_ws_client: WebSocketGenerator,
) -> AsyncGenerator[Line]:
    """Make a pipeline of an ear and a voice that can die."""
    server.reply("Well, well.", repeat=True)
    for domain in ("stt", "tts", "assist_pipeline"):
        assert await async_setup_component(hass, domain, {})
    speech = SpeechServer()
    await speech.start()
    where = {"host": "127.0.0.1", "port": speech.port}
    entry = MockConfigEntry(domain="wyoming", data=where)
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    client = await hass_ws_client(hass)
    await client.send_json_auto_id(
        {
            "type": "assist_pipeline/pipeline/create",
            "name": "Jarvis",
            "language": "en",
            "conversation_engine": AGENT,
            "conversation_language": "en",
            "stt_engine": "stt.ear",
            "stt_language": "en",
            "tts_engine": "tts.voice",
            "tts_language": "en",
            "tts_voice": None,
            "wake_word_entity": None,
            "wake_word_id": None,
        }
    )
    made = await client.receive_json()
    yield Line(client, made["result"]["id"], speech, entry)
    # What was said is still being converted by a process of Home Assistant's.
    await hass.async_block_till_done(wait_background_tasks=True)
    await speech.stop()


def spoken(events: dict[str, dict[str, Any]]) -> str:
    """Return what was answered."""
    response = events["intent-end"]["intent_output"]["response"]
    return str(response["speech"]["plain"]["speech"])


@pytest.fixture
async def dark(hass: HomeAssistant) -> None:
    """Turn the lamp off."""
    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )


@pytest.mark.parametrize("how", ["hangs up", "is gone"])
async def test_ears_that_break_cost_one_turn(
    hass: HomeAssistant, line: Line, dark: None, how: str
) -> None:
    line.speech.text = "turn on the kitchen light"
    if how == "is gone":
        await line.speech.stop()
    else:
        line.speech.dies = "audio-chunk"
    assert "error" in await line.run()
    assert hass.states.is_state(LAMP, "off")
    if how == "is gone":
        await line.speech.start()
    line.speech.dies = ""
    assert "error" not in await line.run()
    assert hass.states.is_state(LAMP, "on")


@pytest.mark.parametrize("heard", ["", " \n", "...", "。", "[BLANK_AUDIO]"])
async def test_ears_that_hear_nothing_do_nothing(
    hass: HomeAssistant,
    line: Line,
    dark: None,
    jarvis: MockConfigEntry,
    server: ScriptedServer,
    heard: str,
) -> None:
    line.speech.text = heard
    events = await line.run()
    # Of a text that is empty Home Assistant itself says so.
    assert ("error" in events) == (not heard)
    assert "tts-start" not in events
    if heard:
        assert not spoken(events)
        assert not events["intent-end"]["intent_output"]["continue_conversation"]
    assert hass.states.is_state(LAMP, "off")
    assert len(server.chats) <= 1
    line.speech.text = "turn on the kitchen light"
    assert spoken(await line.run())
    assert hass.states.is_state(LAMP, "on")
    listed = await jarvis.runtime_data.memory.browse(Page())
    assert heard not in [row.text for row in listed]


@pytest.mark.parametrize("how", ["hangs up", "is gone", "is removed"])
async def test_without_a_voice_it_is_done_and_written(
    hass: HomeAssistant, line: Line, dark: None, how: str
) -> None:
    match how:
        case "hangs up":
            line.speech.dies = "synthesize"
        case "is gone":
            await line.speech.stop()
        case _:
            assert await hass.config_entries.async_remove(line.entry.entry_id)
            # Home Assistant says so before anybody is asked; writing goes on.
            assert "error" in await line.run(text="turn on the kitchen light")
    end = "intent" if how == "is removed" else "tts"
    events = await line.run(text="turn on the kitchen light", end=end)
    assert spoken(events)
    assert hass.states.is_state(LAMP, "on")
    events = await line.run(text="what's 5 plus 3", end="intent")
    assert "8" in spoken(events)


async def test_any_words_through_the_pipeline(line: Line) -> None:
    for text in without_end(300):
        events = await line.run(text=text, end="intent")
        assert "error" not in events, text[:40]
        assert safe(events), text[:40]
