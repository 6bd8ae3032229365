"""The pipeline around Jarvis breaks: what was done is done, the next turn works."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterable
from typing import Any, override

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import (
    MockHAClientWebSocket,
    WebSocketGenerator,
)

from homeassistant.components import stt, tts
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import AGENT
from ..scripted_server import ScriptedServer
from .hostile import without_end
from .test_doors import safe
from .test_table import LAMP

pytestmark = pytest.mark.slow

PATIENCE = 60.0
RATE = 16_000
BROKEN = "the server hung up"


class Ear(stt.SpeechToTextEntity):
    """Hears `text`, or breaks while it listens."""

    _attr_name = "Ear"
    text: str | None = None

    @property
    @override
    def supported_languages(self) -> list[str]:
        return ["en"]

    @property
    @override
    def supported_formats(self) -> list[stt.AudioFormats]:
        return [stt.AudioFormats.WAV]

    @property
    @override
    def supported_codecs(self) -> list[stt.AudioCodecs]:
        return [stt.AudioCodecs.PCM]

    @property
    @override
    def supported_bit_rates(self) -> list[stt.AudioBitRates]:
        return [stt.AudioBitRates.BITRATE_16]

    @property
    @override
    def supported_sample_rates(self) -> list[stt.AudioSampleRates]:
        return [stt.AudioSampleRates.SAMPLERATE_16000]

    @property
    @override
    def supported_channels(self) -> list[stt.AudioChannels]:
        return [stt.AudioChannels.CHANNEL_MONO]

    @override
    async def async_process_audio_stream(
        self, metadata: stt.SpeechMetadata, stream: AsyncIterable[bytes]
    ) -> stt.SpeechResult:
        if self.text is None:
            raise ConnectionResetError(BROKEN)
        async for _ in stream:
            pass
        return stt.SpeechResult(self.text, stt.SpeechResultState.SUCCESS)


class Voice(tts.TextToSpeechEntity):
    """Speaks, or breaks after the first words."""

    _attr_name = "Voice"
    breaks = False

    @property
    @override
    def supported_languages(self) -> list[str]:
        return ["en"]

    @property
    @override
    def default_language(self) -> str:
        return "en"

    @override
    def async_supports_streaming_input(self) -> bool:
        return True

    @override
    async def async_stream_tts_audio(
        self, request: tts.TTSAudioRequest
    ) -> tts.TTSAudioResponse:
        async def speak() -> AsyncGenerator[bytes]:
            async for _ in request.message_gen:
                if self.breaks:
                    raise ConnectionResetError(BROKEN)
                yield b"\xff\xfb"

        return tts.TTSAudioResponse("mp3", speak())


class Line:
    """A client that runs the pipeline of ear, Jarvis and voice."""

    def __init__(
        self, client: MockHAClientWebSocket, pipeline: str, ear: Ear, voice: Voice
    ) -> None:
        """Take what it is made of."""
        self.client = client
        self.pipeline = pipeline
        self.ear = ear
        self.voice = voice

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
        async with asyncio.timeout(PATIENCE):
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
) -> Line:
    """Make a pipeline of an ear and a voice that can break."""
    server.reply("Well, well.", repeat=True)
    for domain in ("stt", "tts", "assist_pipeline"):
        assert await async_setup_component(hass, domain, {})
    ear, voice = Ear(), Voice()
    parts = hass.data["entity_components"]
    await parts["stt"].async_add_entities([ear])
    await parts["tts"].async_add_entities([voice])
    client = await hass_ws_client(hass)
    await client.send_json_auto_id(
        {
            "type": "assist_pipeline/pipeline/create",
            "name": "Jarvis",
            "language": "en",
            "conversation_engine": AGENT,
            "conversation_language": "en",
            "stt_engine": ear.entity_id,
            "stt_language": "en",
            "tts_engine": voice.entity_id,
            "tts_language": "en",
            "tts_voice": None,
            "wake_word_entity": None,
            "wake_word_id": None,
        }
    )
    made = await client.receive_json()
    return Line(client, made["result"]["id"], ear, voice)


def spoken(events: dict[str, dict[str, Any]]) -> str:
    """Return what was answered."""
    response = events["intent-end"]["intent_output"]["response"]
    return str(response["speech"]["plain"]["speech"])


async def test_ears_that_break_cost_one_turn(hass: HomeAssistant, line: Line) -> None:
    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    events = await line.run()
    assert "error" in events
    assert hass.states.is_state(LAMP, "off")
    line.ear.text = "turn on the kitchen light"
    events = await line.run()
    assert "error" not in events
    assert hass.states.is_state(LAMP, "on")


@pytest.mark.parametrize("how", ["breaks", "is gone"])
async def test_without_a_voice_it_is_done_and_written(
    hass: HomeAssistant, line: Line, how: str
) -> None:
    await hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP}, blocking=True
    )
    if how == "breaks":
        line.voice.breaks = True
        events = await line.run(text="turn on the kitchen light")
    else:
        await line.voice.async_remove()
        # Home Assistant says so before anybody is asked; writing goes on.
        assert "error" in await line.run(text="turn on the kitchen light")
        events = await line.run(text="turn on the kitchen light", end="intent")
    assert spoken(events)
    assert hass.states.is_state(LAMP, "on")
    events = await line.run(text="what's 5 plus 3", end="intent")
    assert "8" in spoken(events)


async def test_any_words_through_the_pipeline(line: Line) -> None:
    for text in without_end(300):
        events = await line.run(text=text, end="intent")
        assert "error" not in events, text[:40]
        assert safe(events), text[:40]
