"""Who thinks for Jarvis: one file per server family, and the wrappers around them.

`ENGINES` is the list: an engine subentry's kind -> the class that serves it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

import httpx

from .base import Engine
from .ollama import OllamaEngine
from .openai_compatible import OpenAICompatibleEngine


class EngineFactory(Protocol):
    """What every engine class is called with."""

    def __call__(
        self,
        *,
        name: str,
        url: str,
        key: str | None,
        http: httpx.AsyncClient,
        timeout: float,
    ) -> Engine:
        """Make the engine; nothing is sent and nothing raised."""


ENGINES: Final[Mapping[str, EngineFactory]] = MappingProxyType(
    {
        "ollama": OllamaEngine,
        "openai_compatible": OpenAICompatibleEngine,
    }
)
