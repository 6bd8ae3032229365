"""A key that the house has set up is not a model's to tell, nor anybody's to keep."""

from collections.abc import Mapping
import json

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.const import SUBENTRY_COMMAND, SUBENTRY_WEB
from custom_components.jarvis.lang.speech_secrets import Secrets
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant

from ..conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
    speech,
)
from ..scripted_server import ScriptedServer
from ..tables import each_row

KEY = "eng-Kq7HouseKey42zz"
PARTED = "Kq7@House!Key.42"
SEARCH = {"kind": "brave", "api_key": KEY}
NOTES = {"command": "notes", "secrets": {"household": {"password": PARTED}}}


def _part(kind: str, data: Mapping[str, object]) -> ConfigSubentryData:
    return ConfigSubentryData(subentry_type=kind, title=kind, unique_id=None, data=data)


def _with_password(url: str) -> str:
    return url.replace("://", f"://bob:{KEY}@")


@pytest.mark.parametrize(
    ("where", "key"),
    [
        ("ollama", KEY),
        ("openai_compatible", KEY),
        ("url", KEY),
        ("search", KEY),
        ("command", PARTED),
        ("mcp", KEY),
    ],
)
@pytest.mark.parametrize("words", ["It is {}, sir.", "I have used {}."])
async def test_no_key_that_is_set_up_is_said_or_kept(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    where: str,
    key: str,
    words: str,
) -> None:
    url = _with_password(server.url) if where == "url" else server.url
    kind = where if where in {"ollama", "openai_compatible"} else "ollama"
    own = {"api_key": KEY} if where == kind else {}
    parts = [engine_subentry(url, kind, **own), agent_subentry(), memory_subentry()]
    if where == "search":
        parts.append(_part(SUBENTRY_WEB, SEARCH))
    if where == "command":
        parts.append(_part(SUBENTRY_COMMAND, NOTES))
    if where == "mcp":
        token = {"token": {"access_token": KEY}}
        MockConfigEntry(domain="mcp", data=token).add_to_hass(hass)
    entry = await set_up_jarvis(demo_house, *parts)
    server.reply("", calls=[("jarvis__remember", {"text": f"the key is {key}"})])
    server.reply(words.format(key), repeat=True)
    told = speech(await say("tell me a long story, my dear friend"))
    told += speech(await say(f"remember that the thing is called {key}"))
    await hass.async_block_till_done()
    traces = [trace.as_dict() for trace in entry.runtime_data.tracer.traces]
    store = entry.runtime_data.memory
    assert store is not None
    rows = await store.read(lambda file: list(file.iterdump()))
    assert "[REDACTED:key]" in json.dumps(traces, default=str) or "a secret" in told
    assert key not in told
    assert key not in json.dumps([rows, traces[:1]], default=str)
    server.replies.clear()


@each_row("cut", [1, 3, 7, 50])
def test_a_known_key_is_masked_however_the_text_is_cut(cut: int) -> None:
    text, secrets = f"It is {PARTED}. K", Secrets("a secret", [PARTED])
    parts = [text[at : at + cut] for at in range(0, len(text), cut)]
    told = "".join([*map(secrets.feed, parts), secrets.finish()])
    assert told == "It is a secret. K"
