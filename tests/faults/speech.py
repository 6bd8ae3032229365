"""A Wyoming server that hears what the test says it hears, and that can die."""

import asyncio
from typing import Final

from wyoming.asr import Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event, Eventable, async_read_event, async_write_event
from wyoming.info import AsrModel, AsrProgram, Attribution, Info, TtsProgram, TtsVoice
from wyoming.tts import SynthesizeStopped

RATE: Final = 16_000
_BY: Final = Attribution(name="test", url="")
_FORMAT: Final = {"rate": RATE, "width": 2, "channels": 1}
_HEARS: Final = AsrModel(
    name="ear",
    attribution=_BY,
    installed=True,
    description=None,
    version=None,
    languages=["en"],
)
_SPEAKS: Final = TtsVoice(
    name="voice",
    attribution=_BY,
    installed=True,
    description=None,
    version=None,
    languages=["en"],
)
_INFO: Final = Info(
    asr=[
        AsrProgram(
            name="Ear",
            attribution=_BY,
            installed=True,
            description=None,
            version=None,
            models=[_HEARS],
        )
    ],
    tts=[
        TtsProgram(
            name="Voice",
            attribution=_BY,
            installed=True,
            description=None,
            version=None,
            voices=[_SPEAKS],
            supports_synthesize_streaming=True,
        )
    ],
)


class SpeechServer:
    """Ear and voice; `dies` at an event of this type, in the middle of its answer."""

    def __init__(self) -> None:
        """Hear and speak nothing yet."""
        self.text = ""
        self.dies = ""
        self.port = 0
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen, after a stop on the same port."""
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Be gone: whoever comes is refused."""
        if self._server is not None:
            self._server.close()
            self._server.close_clients()
            await self._server.wait_closed()
            self._server = None

    async def _talk(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        try:
            while (event := await async_read_event(reader)) is not None:
                answer = self._answer(event)
                half = event.type == self.dies
                for said in answer[:1] if half else answer:
                    await async_write_event(said.event(), writer)
                if half:
                    return
        except ConnectionError:
            pass  # nobody listens any more
        finally:
            writer.close()

    def _answer(self, event: Event) -> list[Eventable]:
        match event.type:
            case "describe":
                return [_INFO]
            case "audio-stop":
                return [Transcript(text=self.text)]
            case "synthesize":
                sound = AudioChunk(audio=bytes(640), **_FORMAT)
                return [AudioStart(**_FORMAT), sound, AudioStop()]
            case "synthesize-stop":
                return [SynthesizeStopped()]
        return []
