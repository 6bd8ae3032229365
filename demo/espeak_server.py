"""A Wyoming server around Debian's espeak-ng, for languages without a Piper voice.

Usage: python -m demo.espeak_server --uri tcp://127.0.0.1:PORT --language de
"""

import argparse
import asyncio
from functools import partial
import io
from typing import override
import wave

from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event
from wyoming.info import Attribution, Describe, Info, TtsProgram, TtsVoice
from wyoming.server import AsyncEventHandler, AsyncServer
from wyoming.tts import Synthesize

_CHUNK = 8192  # bytes


class Espeak(AsyncEventHandler):
    """Serves one connection."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, language: str
    ) -> None:
        """Take the connection and the language to speak."""
        super().__init__(reader, writer)
        self._language = language

    @override
    async def handle_event(self, event: Event) -> bool:
        """Describe the voice, or speak a text."""
        if Describe.is_type(event.type):
            await self.write_event(_info(self._language).event())
        elif Synthesize.is_type(event.type):
            await self._speak(Synthesize.from_event(event).text)
        return True

    async def _speak(self, text: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *("espeak-ng", "-v", self._language, "--stdin", "--stdout"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        output, _ = await process.communicate(text.encode())
        with wave.open(io.BytesIO(output)) as file:
            rate, width, channels = (
                file.getframerate(),
                file.getsampwidth(),
                file.getnchannels(),
            )
        # espeak cannot know the length before it streams, so its header lies about it.
        samples = output[44:]
        await self.write_event(
            AudioStart(rate=rate, width=width, channels=channels).event()
        )
        for start in range(0, len(samples), _CHUNK):
            chunk = AudioChunk(
                rate=rate,
                width=width,
                channels=channels,
                audio=samples[start : start + _CHUNK],
            )
            await self.write_event(chunk.event())
        await self.write_event(AudioStop().event())


def _info(language: str) -> Info:
    credit = Attribution(name="eSpeak NG", url="https://github.com/espeak-ng/espeak-ng")
    voice = TtsVoice(
        name=language,
        languages=[language],
        attribution=credit,
        installed=True,
        description=None,
        version=None,
    )
    program = TtsProgram(
        name="espeak",
        attribution=credit,
        installed=True,
        description="eSpeak NG",
        version=None,
        voices=[voice],
    )
    return Info(tts=[program])


async def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--uri", required=True)
    parser.add_argument("--language", required=True)
    options = parser.parse_args()
    server = AsyncServer.from_uri(options.uri)
    await server.run(partial(Espeak, language=options.language))


if __name__ == "__main__":
    asyncio.run(main())
