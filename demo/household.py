"""Moves into a fresh Home Assistant: user, demo house, voice, Jarvis, its pipeline.

Every step looks first whether it was done before: a kept configuration stays as it is.
"""

import asyncio
from dataclasses import dataclass
import time
from uuid import uuid4

from .client import Client, HomeAssistantError, Json
from .model import ModelServer
from .session import PASSWORD, USER

PIPELINE = "Jarvis"


class SetupFailedError(Exception):
    """A flow did not end as it should; the text names it and says what it answered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech:
    """Loopback ports of the two Wyoming servers."""

    ears: int
    mouth: int


async def move_in(client: Client, language: str) -> None:
    """Create the first user, or sign in; the client has a lasting token afterwards."""
    site = f"{client.url}/"
    if await _is_new(client):
        answer = await client.post(
            "/api/onboarding/users",
            {
                "client_id": site,
                "name": "Demo",
                "username": USER,
                "password": PASSWORD,
                "language": language,
            },
        )
        code = answer["auth_code"]
    else:
        code = await _sign_in(client, site)
    tokens = await client.post_form(
        "/auth/token",
        {"client_id": site, "code": code, "grant_type": "authorization_code"},
    )
    client.token = tokens["access_token"]
    client.token = await client.command(
        # Two tokens of one name are refused, and a kept house remembers earlier ones.
        "auth/long_lived_access_token",
        client_name=f"demo {uuid4().hex}",
        lifespan=365,
    )
    await client.close()


async def furnish(client: Client, language: str) -> None:
    """Add the demo house."""
    if not await _entries(client, "demo_house"):
        await _create(client, "demo_house", {"language": language})


async def add_speech(client: Client, speech: Speech) -> None:
    """Add both speech servers."""
    if not await _entries(client, "wyoming"):
        for port in (speech.ears, speech.mouth):
            await _create(client, "wyoming", {"host": "127.0.0.1", "port": port})


async def add_jarvis(
    client: Client, model: ModelServer | None, name: str | None
) -> str | None:
    """Set Jarvis up with a model; return its agent's entity id, None without one."""
    if not await _entries(client, "jarvis"):
        step = await _create(client, "jarvis", {})
        entry_id = step["result"]["entry_id"]
        await _loaded(client)
        if model is not None:
            await _add_engine(client, entry_id, model, name)
            await _loaded(client)
        if model is not None and model.embedded:
            await _spare(client, entry_id)
            await _loaded(client)
    agents = await client.command("conversation/agent/list")
    ids = [agent["id"] for agent in agents["agents"]]
    return next(
        (agent for agent in ids if agent.startswith("conversation.jarvis")), None
    )


async def add_pipeline(
    client: Client, language: str, agent: str | None, *, speech: bool
) -> str:
    """Create the preferred pipeline, in which only the agent answers; return its id."""
    known = await client.command("assist_pipeline/pipeline/list")
    for pipeline in known["pipelines"]:
        if pipeline["name"] == PIPELINE:
            return str(pipeline["id"])
    ears = await _engine(client, "stt", language) if speech else (None, None)
    mouth = await _engine(client, "tts", language) if speech else (None, None)
    made = await client.command(
        "assist_pipeline/pipeline/create",
        name=PIPELINE,
        language=language,
        conversation_engine=agent or "conversation.home_assistant",
        conversation_language=language,
        stt_engine=ears[0],
        stt_language=ears[1],
        tts_engine=mouth[0],
        tts_language=mouth[1],
        tts_voice=None,
        wake_word_entity=None,
        wake_word_id=None,
        prefer_local_intents=False,
    )
    await client.command(
        "assist_pipeline/pipeline/set_preferred", pipeline_id=made["id"]
    )
    return str(made["id"])


async def _is_new(client: Client) -> bool:
    """Tell whether there is no user yet; a house with one has no onboarding."""
    try:
        steps = await client.get("/api/onboarding")
    except HomeAssistantError:
        return False
    return any(step["step"] == "user" and not step["done"] for step in steps)


async def _sign_in(client: Client, site: str) -> str:
    flow = await client.post(
        "/auth/login_flow",
        {
            "client_id": site,
            "handler": ["homeassistant", None],
            "redirect_uri": f"{site}?auth_callback=1",
        },
    )
    answer = await client.post(
        f"/auth/login_flow/{flow['flow_id']}",
        {"client_id": site, "username": USER, "password": PASSWORD},
    )
    return str(answer["result"])


async def _entries(client: Client, domain: str) -> list[Json]:
    entries: list[Json] = await client.command("config_entries/get", domain=domain)
    return entries


async def _create(client: Client, handler: str, answer: Json) -> Json:
    step = await client.flow(handler, answer)
    if step["type"] != "create_entry":
        raise SetupFailedError(f"setting up {handler}: {step}")
    return step


async def _add_engine(
    client: Client, entry_id: str, model: ModelServer, name: str | None
) -> None:
    """Answer Jarvis' own form for an engine: the server, then one of its models."""
    step = await client.flow(
        [entry_id, "engine"],
        {"url": model.url},
        {"model": name or model.models[0]},
    )
    if step["type"] != "create_entry":
        raise SetupFailedError(f"adding the model server {model.url}: {step}")


async def _spare(client: Client, entry_id: str) -> None:
    """Spare the embedded model the tools, and give it time.

    It chooses none of them sensibly, and reading them takes it most of a minute.
    """
    subentries = await client.command(
        "config_entries/subentries/list", entry_id=entry_id
    )
    for subentry in subentries:
        if subentry["subentry_type"] == "agent":
            await client.flow(
                [entry_id, "agent"],
                {"llm_hass_api": [], "deadline": 120},
                subentry_id=subentry["subentry_id"],
            )


async def _loaded(client: Client) -> None:
    """Wait until Jarvis is set up, also again after a change of its settings."""
    deadline = time.monotonic() + 15
    while True:
        (entry,) = await _entries(client, "jarvis")
        if entry["state"] == "loaded":
            return
        if entry["state"].endswith("_error") or time.monotonic() > deadline:
            raise SetupFailedError(
                f"Jarvis is not set up: {entry['state']}, {entry['reason']}"
            )
        await asyncio.sleep(0.1)


async def _engine(client: Client, kind: str, language: str) -> tuple[str, str]:
    """Return a speech engine that knows the language, and its name for that."""
    listed = await client.command(f"{kind}/engine/list", language=language)
    for provider in listed["providers"]:
        # Home Assistant puts the best fitting spelling first ("en" before "en_US").
        if provider.get("supported_languages"):
            return provider["engine_id"], provider["supported_languages"][0]
    raise HomeAssistantError(f"no {kind} engine for '{language}'")
