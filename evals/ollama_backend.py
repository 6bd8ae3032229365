"""A model on a real Ollama server: its lines pass as they are."""

from collections.abc import AsyncGenerator
from http import HTTPStatus
import json

import aiohttp

from .ollama_bridge import BackendError, Json


class OllamaBackend:
    """Passes chats on to an Ollama server."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        url: str,
        model: str,
        *,
        capabilities: tuple[str, ...],
        details: Json,
    ) -> None:
        """Ask `url` for `model`; the session stays the caller's."""
        self._http = http
        self._url = url
        self.model = model
        self.capabilities = capabilities
        self.details = details

    async def chat(self, body: Json) -> AsyncGenerator[Json]:
        """Answer one chat."""
        asked = {**body, "stream": True}
        async with self._http.post(f"{self._url}/api/chat", json=asked) as response:
            if response.status != HTTPStatus.OK:
                raise BackendError((await response.text())[:500])
            async for line in response.content:
                if line.strip():
                    yield json.loads(line)
