"""The models that package registries ship, and servers that run already."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
import tempfile

import aiohttp
from demo.children import free_port
from demo.model import start_embedded
from demo.places import CACHE, LLM_MODEL

from .needle_backend import NeedleBackend
from .ollama_backend import OllamaBackend
from .ollama_bridge import Backend
from .openai_backend import OpenAIBackend

NEEDLE = "needle3"
NEEDLE_PYTHON = CACHE / "venv-needle" / "bin" / "python"
# Weights for llama.cpp's server, by the name on the command line.
PACKAGED = {
    "smollm2": LLM_MODEL,
    "gemma3": CACHE / "models" / "gemma" / "gemma-3-270m.Q4_K_M.gguf",
}
# A model this small does not know when to stop.
_MOST_TOKENS = 160
_MOST_TOKENS_ELSEWHERE = 1024
_PATIENCE = aiohttp.ClientTimeout(total=None)


@asynccontextmanager
async def backend(name: str) -> AsyncGenerator[Backend]:
    """Start or find a model.

    `name` is "needle3", one of PACKAGED, or a server that runs already:
    "ollama=http://host:11434#model" or "openai=http://host:8080/v1#model".
    Raises KeyError for a name that is none of these.
    """
    if name == NEEDLE:
        async with NeedleBackend(NEEDLE_PYTHON) as needle:
            yield needle
        return
    # llama.cpp closes connections that it said it would keep.
    connector = aiohttp.TCPConnector(force_close=True)
    async with aiohttp.ClientSession(timeout=_PATIENCE, connector=connector) as http:
        kind, _, address = name.partition("=")
        url, _, model = address.partition("#")
        match kind:
            case "ollama":
                yield await _ollama(http, url, model)
            case "openai":
                yield OpenAIBackend(
                    http, url, model, most_tokens=_MOST_TOKENS_ELSEWHERE
                )
            case _:
                async with _llama(http, PACKAGED[name]) as started:
                    yield started


@asynccontextmanager
async def _llama(http: aiohttp.ClientSession, weights: Path) -> AsyncGenerator[Backend]:
    with tempfile.TemporaryDirectory() as logs:
        child, server = await start_embedded(free_port(), Path(logs), weights)
        try:
            yield OpenAIBackend(
                http, server.url, server.models[0], most_tokens=_MOST_TOKENS
            )
        finally:
            await child.stop()


async def _ollama(http: aiohttp.ClientSession, url: str, model: str) -> Backend:
    async with http.post(f"{url}/api/show", json={"model": model}) as response:
        shown = await response.json()
    return OllamaBackend(
        http,
        url,
        model,
        capabilities=tuple(shown.get("capabilities") or ("completion",)),
        details=shown.get("details") or {},
    )
