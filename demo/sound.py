"""Turns what Home Assistant would play (MP3 mostly) into plain samples."""

import subprocess

from .voice import Sound

_RATE = 22050  # Hz, what Piper speaks in


def decode(audio: bytes) -> Sound:
    """Decode any audio that ffmpeg knows; blocking."""
    command = [
        *("ffmpeg", "-hide_banner", "-loglevel", "error", "-i", "pipe:0"),
        *("-f", "s16le", "-ac", "1", "-ar", str(_RATE), "pipe:1"),
    ]
    done = subprocess.run(command, input=audio, capture_output=True, check=True)
    return Sound(rate=_RATE, samples=done.stdout)
