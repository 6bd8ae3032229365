"""A key of the house's own engines is not a model's to tell."""

import json

import pytest

from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer

KEY = "eng-Kq7HouseKey42zz"


@pytest.mark.parametrize("kind", ["ollama", "openai_compatible"])
@pytest.mark.parametrize("words", ["It is {}, sir.", "I have used {}."])
async def test_no_key_of_an_engine_is_said_or_kept(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    kind: str,
    words: str,
) -> None:
    engine = engine_subentry(server.url, kind, api_key=KEY)
    entry = await set_up_jarvis(demo_house, engine, agent_subentry())
    server.reply(words.format(KEY), repeat=True)
    told = speech(await say("tell me a long story, my dear friend"))
    await hass.async_block_till_done()
    traces = [trace.as_dict() for trace in entry.runtime_data.tracer.traces]
    kept = json.dumps([told, traces], default=str)
    assert "[REDACTED:key]" in kept or "a secret" in kept
    assert KEY not in kept
    server.replies.clear()
