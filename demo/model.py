"""Finds a model server on this machine, or starts the embedded one."""

from collections.abc import Mapping
from dataclasses import dataclass
import json
from pathlib import Path
from typing import Any

import aiohttp
import httpx

from .children import Child
from .places import LLAMA, LLM_MODEL, VENV

# Per kind: where the models are listed, under which key, and the key of a name.
_LISTS = {
    "ollama": ("/api/tags", "models", "model"),
    "openai_compatible": ("/models", "data", "id"),
}
_TEMPLATE = Path(__file__).with_name("chat_template.jinja")
_QUICK = aiohttp.ClientTimeout(total=3)
_CONTEXT = 8192  # tokens; all that the embedded model knows


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelServer:
    """A server that answered: its kind in Jarvis' engine form, address and models."""

    kind: str
    url: str
    models: tuple[str, ...]
    embedded: bool = False

    @property
    def title(self) -> str:
        """Return a short description for the banner."""
        if self.embedded:
            return f"{self.models[0]} (embedded: it talks, but cannot reason)"
        return f"{self.kind} at {self.url}, {len(self.models)} models"


async def look_for_model() -> ModelServer | None:
    """Knock at this machine's usual ports; None when no server with a model answers."""
    # Takes seconds, for it brings Home Assistant along; often nobody looks for a model.
    from custom_components.jarvis.engines.discovery import probe, servers  # noqa: PLC0415

    async with httpx.AsyncClient() as http:
        findings = await probe(["127.0.0.1"], http)
    for found in servers(findings):
        server = await _ask(found.known.kind, found.url)
        if server is not None and server.models:
            return server
    return None


async def model_at(url: str) -> ModelServer | None:
    """Ask the server at an address that the user gave, whatever it speaks."""
    address = url.rstrip("/")
    v1 = address if address.endswith("/v1") else f"{address}/v1"
    return await _ask("ollama", address.removesuffix("/v1")) or await _ask(
        "openai_compatible", v1
    )


async def start_embedded(
    port: int, logs: Path, weights: Path = LLM_MODEL
) -> tuple[Child, ModelServer]:
    """Start llama.cpp's server with a packaged model and wait until it is ready."""
    command = _llama(port, weights)
    child = await Child.start("model server", command, logs / "model.log")
    url = f"http://127.0.0.1:{port}"
    await child.ready(lambda: _healthy(url), 90)
    server = ModelServer(
        kind="openai_compatible",
        url=f"{url}/v1",
        models=(weights.stem,),
        embedded=True,
    )
    return child, server


def _llama(port: int, weights: Path) -> list[str | Path]:
    binary = LLAMA / "usr" / "bin" / "llama-server"
    common: list[str | Path] = [
        *("--model", weights, "--alias", weights.stem),
        *("--host", "127.0.0.1", "--port", str(port)),
        # More threads than free cores make generation collapse: they spin.
        *("--ctx-size", str(_CONTEXT), "--threads", "1"),
        *("--chat-template-file", _TEMPLATE),
        # A model this small does not know when to stop.
        *("--predict", "160"),
    ]
    if binary.exists():
        return [
            binary,
            *common,
            *("--parallel", "1", "--jinja", "--temp", "0.2", "--repeat-penalty", "1.1"),
        ]
    wheel = LLAMA / "bin" / "python"
    return [wheel, VENV.parent.parent / "demo" / "wheel_server.py", *common]


async def _ask(kind: str, url: str) -> ModelServer | None:
    path, key, name = _LISTS[kind]
    answer = await _json(url + path)
    listed = answer.get(key) if isinstance(answer, Mapping) else None
    if not isinstance(listed, list):
        return None
    models = tuple(entry[name] for entry in listed if name in entry)
    return ModelServer(kind=kind, url=url, models=models)


async def _json(url: str) -> Any:
    """Return what an address answers, None when it is not JSON or nobody is there."""
    try:
        async with (
            aiohttp.ClientSession(timeout=_QUICK) as http,
            http.get(url) as response,
        ):
            return json.loads(await response.text())
    except aiohttp.ClientError, TimeoutError, ValueError:
        return None


async def _healthy(url: str) -> bool:
    answer = await _json(f"{url}/health")
    return isinstance(answer, Mapping) and answer.get("status") == "ok"
