"""A Home Assistant in this process, furnished, with one agent and its model."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
import tempfile
from typing import Any

from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_test_home_assistant,
)
import yaml

import custom_components  # noqa: F401 - ours before the test kit's
from homeassistant.core import HomeAssistant
from homeassistant.loader import DATA_CUSTOM_COMPONENTS
from homeassistant.setup import async_setup_component

from .houses import write_house

# Home Assistant's own agent, Jarvis with its model alone, Jarvis as it is.
AGENTS = {
    "core": "conversation.core",
    "jarvis": "conversation.jarvis",
    "jarvis+fast": "conversation.jarvis",
}
CONTEXT = 8192
# A model on a slow processor may take minutes to read a large house.
DEADLINE = 300

type Json = dict[str, Any]


@asynccontextmanager
async def furnished(
    size: int, agent: str, *, url: str, model: str
) -> AsyncGenerator[HomeAssistant]:
    """Run a house with so many exposed entities and one of AGENTS in it."""
    with tempfile.TemporaryDirectory() as folder:
        async with async_test_home_assistant(config_dir=folder) as hass:
            hass.data.pop(DATA_CUSTOM_COMPONENTS, None)
            for domain in ("homeassistant", "conversation", "intent", "llm"):
                await async_setup_component(hass, domain, {})
            file = await asyncio.to_thread(write_house, size, Path(folder))
            await _furnish(hass, file, await asyncio.to_thread(_read, file))
            try:
                if agent == "core":
                    await _add_core(hass, url, model)
                else:
                    await _add_jarvis(hass, url, model, fast="fast" in agent)
                yield hass
            finally:
                for entry in hass.config_entries.async_entries("jarvis"):
                    await hass.config_entries.async_unload(entry.entry_id)
                await hass.async_stop(force=True)


async def refurnish(hass: HomeAssistant) -> None:
    """Put everything back to where the house's file says."""
    for entry in hass.config_entries.async_entries("demo_house"):
        await hass.config_entries.async_reload(entry.entry_id)
    await hass.async_block_till_done()


def _read(file: Path) -> Json:
    house: Json = yaml.safe_load(file.read_text(encoding="utf-8"))
    return house


async def _furnish(hass: HomeAssistant, file: Path, house: Json) -> None:
    scenes = [
        {"id": key, "name": _english(scene["name"]), "entities": scene["states"]}
        for key, scene in house["scenes"].items()
    ]
    scripts = {
        key: {
            "alias": _english(script["name"]),
            "description": _english(script["description"]),
            "sequence": script["sequence"],
        }
        for key, script in house["scripts"].items()
    }
    assert await async_setup_component(hass, "scene", {"scene": scenes})
    assert await async_setup_component(hass, "script", {"script": scripts})
    await _add(hass, "demo_house", {"language": "en", "file": str(file)})


def _english(text: Any) -> Any:
    return text["en"] if isinstance(text, dict) else text


async def _add_core(hass: HomeAssistant, url: str, model: str) -> None:
    data = {
        "model": model,
        "num_ctx": CONTEXT,
        "max_history": 20,
        "keep_alive": -1,
        "think": False,
        "llm_hass_api": ["assist"],
    }
    await _add(
        hass,
        "ollama",
        {"url": url},
        [_subentry("conversation", "Core", data)],
        version=3,
        minor_version=3,
    )


async def _add_jarvis(hass: HomeAssistant, url: str, model: str, *, fast: bool) -> None:
    engine = {
        "kind": "ollama",
        "url": url,
        "model": model,
        "timeout": DEADLINE,
        "context_tokens": CONTEXT,
    }
    agent = {
        "llm_hass_api": ["assist"],
        "fast_lane": fast,
        "deadline": DEADLINE,
        "memory": False,
    }
    subentries = [
        _subentry("engine", "Bridge", engine),
        _subentry("agent", "Jarvis", agent),
    ]
    await _add(hass, "jarvis", {}, subentries)


def _subentry(kind: str, title: str, data: Json) -> Json:
    return {"subentry_type": kind, "title": title, "unique_id": None, "data": data}


async def _add(
    hass: HomeAssistant,
    domain: str,
    data: Json,
    subentries: Sequence[Any] = (),
    **version: int,
) -> None:
    entry = MockConfigEntry(
        domain=domain, data=data, subentries_data=subentries, **version
    )
    entry.add_to_hass(hass)
    if not await hass.config_entries.async_setup(entry.entry_id):
        raise RuntimeError(f"{domain} did not set up: {entry.reason}")
    await hass.async_block_till_done()
