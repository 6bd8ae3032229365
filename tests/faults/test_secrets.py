"""Secrets planted wherever one can be, and looked for wherever one could come out."""

from collections.abc import Iterator
import json
import logging
from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from custom_components.jarvis.archive import memory_path
from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.diagnostics import async_get_config_entry_diagnostics
from custom_components.jarvis.types import House
from homeassistant.const import EVENT_HOMEASSISTANT_FINAL_WRITE, MATCH_ALL
from homeassistant.core import Event, HomeAssistant
from homeassistant.helpers import issue_registry as ir

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..safety.test_pin import rule, safety
from ..scripted_server import ScriptedServer
from ..tools.test_web_search import web_subentry

# What the owner typed into forms.
ENGINE: Final = "eng-Xq9PlantedKey77zz"
SEARCH: Final = "srch-Vb4PlantedKey88yy"
PIN: Final = "471193"
# What is said, or what a model makes up.
PASSWORD: Final = "hunterTwo99x"
CARD: Final = "4111 1111 1111 1111"
TOKEN: Final = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
CODE: Final = "847291"
MADE_UP: Final = "sk-abc123def456ghi789jkl012mno345"
TYPED: Final = (ENGINE, SEARCH, PIN)
SAID: Final = (PASSWORD, CARD, TOKEN, CODE)
SENTENCES: Final = (
    ("en", f"my wifi password is {PASSWORD}"),
    ("en", f"remember that the password of the bank is {PASSWORD}"),
    ("en", f"my credit card number is {CARD}"),
    ("en", f"my github token is {TOKEN}, keep it in mind"),
    ("en", f"the code I got by text is {CODE}"),
    ("en", f"your verification code is {CODE}"),
    ("en", f"look at https://user:{PASSWORD}@example.com/?token={TOKEN}"),
    ("en", f"what does Authorization: Bearer {TOKEN} mean"),
    ("de", f"mein Passwort lautet {PASSWORD}"),
    ("de", f"der Bestätigungscode ist {CODE}"),
    ("en", f"unlock the front door {PIN}"),
    ("de", f"die PIN ist {PIN}"),
    ("en", "unlock the front door"),
    ("en", "990011"),
    ("en", "what did I tell you about passwords"),
    ("en", "what did you do"),
    ("en", "why"),
)


@pytest.fixture
async def heard(hass: HomeAssistant) -> list[str]:
    """Listen to everything on the bus but what Home Assistant's own pipeline does."""
    events: list[str] = []

    def note(event: Event) -> None:
        events.append(f"{event.event_type} {event.data}")

    hass.bus.async_listen(MATCH_ALL, note)
    return events


async def test_no_secret_comes_out_anywhere(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    heard: list[str],
    caplog: pytest.LogCaptureFixture,
    hass_storage: dict[str, Any],
    hass_ws_client: WebSocketGenerator,
) -> None:
    hass = demo_house
    caplog.set_level(logging.DEBUG)
    entry = await set_up_jarvis(
        hass,
        engine_subentry(server.url, api_key=ENGINE),
        engine_subentry(server.url, "openai_compatible", api_key=ENGINE),
        agent_subentry(web=True),
        rule("pin"),
        safety(PIN),
        web_subentry(server.url, "brave", api_key=SEARCH),
    )
    server.strict = False
    server.default.text = f"Noted. The key for it is {MADE_UP}, I think."
    spoken = await _talk(say)
    # A server that says the key back, as some do, in every door that asks it.
    server.default.status = 401
    server.default.body = json.dumps({"error": f"Incorrect API key: {ENGINE}"})
    spoken += await _talk(say, (("en", "tell me a long story"),))
    hass.bus.async_fire(EVENT_HOMEASSISTANT_FINAL_WRITE)
    await hass.async_block_till_done(wait_background_tasks=True)
    found = {
        "speech": spoken,
        "events": heard,
        "logs": [*_logs(caplog)],
        "prompts": [request.raw.decode(errors="replace") for request in server.chats],
        **await _doors(hass, entry, hass_ws_client),
        "files": await hass.async_add_executor_job(lambda: [*_files(hass, entry)]),
        "storage": [json.dumps(hass_storage[key]) for key in _ours(hass_storage)],
    }
    # What is empty proves nothing.
    assert [place for place in found if not found[place]] in ([], ["repairs"])
    for place, texts in found.items():
        for secret in (*TYPED, *SAID, MADE_UP):
            leaks = [text for text in texts if secret in text]
            assert not leaks, f"{secret} in {place}: {_around(leaks[0], secret)}"


async def _talk(
    say: Say, sentences: tuple[tuple[str, str], ...] = SENTENCES
) -> list[str]:
    answers, conversation = [], None
    for language, sentence in sentences:
        result = await say(sentence, conversation, language=language)
        conversation = result.conversation_id
        answers.append(speech(result))
    return answers


def _logs(caplog: pytest.LogCaptureFixture) -> Iterator[str]:
    """Yield what Jarvis logged; Home Assistant logs every sentence that it hears."""
    for record in caplog.records:
        if DOMAIN in record.name:
            yield f"{record.getMessage()} {record.exc_text or ''}"


async def _doors(
    hass: HomeAssistant, entry: MockConfigEntry, connect: WebSocketGenerator
) -> dict[str, list[str]]:
    """Ask every door that tells of what was."""
    house: House = entry.runtime_data
    client = await connect(hass)
    pages = []
    for kind in ("traces/list", "memory/list", "telemetry/summary"):
        await client.send_json_auto_id({"type": f"jarvis/{kind}"})
        pages.append(json.dumps(await client.receive_json()))
    diagnostics = await async_get_config_entry_diagnostics(hass, entry)
    issues = ir.async_get(hass).issues.values()
    return {
        "pages": pages,
        "traces": [str(trace.as_dict()) for trace in house.tracer.traces],
        "diagnostics": [json.dumps(diagnostics, default=str)],
        "states": [str(state.as_dict()) for state in hass.states.async_all()],
        "repairs": [str(issue) for issue in issues if issue.domain == DOMAIN],
    }


def _files(hass: HomeAssistant, entry: MockConfigEntry) -> Iterator[str]:
    """Yield every file of the house's memory and records, as it lies on the disk."""
    folder = memory_path(hass, entry.entry_id).parent
    for file in folder.glob(f"jarvis_*_{entry.entry_id}*"):
        yield file.read_bytes().decode("latin-1")


def _ours(stored: dict[str, Any]) -> list[str]:
    return [key for key in stored if key.startswith(DOMAIN)]


def _around(text: str, secret: str) -> str:
    at = text.index(secret)
    return text[max(0, at - 200) : at + len(secret) + 20]
