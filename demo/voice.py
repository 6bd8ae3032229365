"""The demo's voice: Whisper hears, Piper speaks (espeak where Piper has no voice)."""

from array import array
from dataclasses import dataclass
import io
from pathlib import Path
import sys
import wave

from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncTcpClient
from wyoming.tts import Synthesize

from .children import Child, listens
from .places import VENV, VOICE_MODELS, VOICE_VENV

_OFFLINE = {"HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": "1"}
_PIPER_VOICES = {"en": "en_US-joe-medium"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sound:
    """Mono 16-bit samples and their rate in Hz."""

    rate: int
    samples: bytes

    @property
    def seconds(self) -> float:
        """Return the duration."""
        return len(self.samples) / 2 / self.rate

    @property
    def loudness(self) -> float:
        """Return the root mean square, 0 for silence to 1 for full scale."""
        values = array("h", self.samples)
        if sys.byteorder == "big":
            values.byteswap()
        squares = sum(value * value for value in values)
        return float((squares / max(len(values), 1)) ** 0.5 / 32768)


async def start_ears(port: int, language: str, logs: Path) -> Child:
    """Start speech-to-text and wait until it listens."""
    child = await Child.start(
        "speech-to-text",
        [
            VOICE_VENV / "wyoming-faster-whisper",
            *("--uri", f"tcp://127.0.0.1:{port}"),
            *("--model", VOICE_MODELS / "whisper-base"),
            *("--data-dir", VOICE_MODELS),
            *("--stt-library", "faster-whisper", "--compute-type", "int8"),
            *("--language", language, "--beam-size", "1", "--cpu-threads", "1"),
            "--local-files-only",
        ],
        logs / "speech-to-text.log",
        _OFFLINE,
    )
    await child.ready(lambda: listens(port), 90)
    return child


async def start_mouth(port: int, language: str, logs: Path) -> Child:
    """Start text-to-speech in a language and wait until it listens."""
    uri = ("--uri", f"tcp://127.0.0.1:{port}")
    if voice := _PIPER_VOICES.get(language):
        command: list[str | Path] = [
            VOICE_VENV / "wyoming-piper",
            *uri,
            *("--voice", voice, "--data-dir", VOICE_MODELS / "piper"),
            # Without random variation the same sentence always sounds the same.
            *("--noise-scale", "0", "--noise-w-scale", "0"),
            "--local-files-only",
        ]
    else:
        command = [
            VENV / "python",
            "-m",
            "demo.espeak_server",
            *uri,
            "--language",
            language,
        ]
    child = await Child.start(
        "text-to-speech", command, logs / "text-to-speech.log", _OFFLINE
    )
    await child.ready(lambda: listens(port), 90)
    return child


async def synthesise(text: str, port: int) -> Sound:
    """Let the text-to-speech server on a loopback port speak a sentence."""
    samples, rate = b"", 0
    async with AsyncTcpClient("127.0.0.1", port) as client:
        await client.write_event(Synthesize(text=text).event())
        while (event := await client.read_event()) is not None:
            if AudioStart.is_type(event.type):
                rate = AudioStart.from_event(event).rate
            elif AudioChunk.is_type(event.type):
                samples += AudioChunk.from_event(event).audio
            elif AudioStop.is_type(event.type):
                break
    return Sound(rate=rate, samples=samples)


def write_wav(sound: Sound, path: Path) -> None:
    """Write a sound as a WAV file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sound.rate)
        file.writeframes(sound.samples)
    path.write_bytes(buffer.getvalue())


def read_wav(path: Path) -> Sound:
    """Read a mono 16-bit WAV file."""
    with wave.open(str(path), "rb") as file:
        return Sound(
            rate=file.getframerate(), samples=file.readframes(file.getnframes())
        )
