"""Who thinks for Jarvis: one file per server family, and the wrappers around them.

`ENGINES` is the list: an engine subentry's kind -> where the class that serves it
is. Clients of servers are large (openai: two seconds and 44 MB on a small
machine), so an engine is only imported where the owner has one.
"""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final, Protocol, cast

import httpx

from .base import Engine


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


ENGINES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "ollama": ("ollama", "OllamaEngine"),
        "openai_compatible": ("openai_compatible", "OpenAICompatibleEngine"),
    }
)


def load_engine(kind: str) -> EngineFactory:
    """Import the class of a kind of ENGINES; not for the event loop."""
    module, name = ENGINES[kind]
    return cast(
        "EngineFactory", getattr(import_module(f".{module}", __package__), name)
    )
