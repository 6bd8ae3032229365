"""One value planted in every setting, and one secret of every kind said aloud.

Which settings there are is read from the settings themselves, so that a new field is
planted without a line here.
"""

from collections.abc import Callable, Iterator, Mapping
from http import HTTPStatus
import json
import logging
from typing import Any, Final

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import (
    ClientSessionGenerator,
    WebSocketGenerator,
)

from custom_components.jarvis.config_flow import JarvisConfigFlow
from custom_components.jarvis.const import (
    SUBENTRY_AGENT,
    SUBENTRY_COMMAND,
    SUBENTRY_ENGINE,
    SUBENTRY_MEMORY,
    SUBENTRY_OWN_COMMANDS,
    SUBENTRY_RULE,
    SUBENTRY_SAFETY,
    SUBENTRY_WEB,
)
from custom_components.jarvis.diagnostics import harmless
from custom_components.jarvis.safety.pin import make_pin
from custom_components.jarvis.settings import (
    AgentSettings,
    EngineSettings,
    MemorySettings,
    RuleSettings,
    SafetySettings,
)
from custom_components.jarvis.settings.records import (
    CommandSettings,
    RecordSettings,
    WebSettings,
)
from homeassistant.components.diagnostics import REDACTED
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import EVENT_HOMEASSISTANT_FINAL_WRITE
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..conftest import Say
from ..forms import fields, start
from ..scripted_server import ScriptedServer
from .test_secrets import _around, _doors, _files, _logs, _ours, _talk, heard

__all__ = ["heard"]

PIN: Final = "471193"
DIGEST, SALT = make_pin(PIN)
# What each place tells of a setting on purpose, to the owner or to the model.
_MODELS: Final = frozenset({"engine.model", "engine.fast_model"})
TOLD: Final[Mapping[str, frozenset[str]]] = {
    "prompts": frozenset({"agent.prompt", *_MODELS}),
    "traces": _MODELS,
    "files": _MODELS,
    "states": _MODELS,
    "events": _MODELS,
}
SAID: Final = {
    "anna.plum@example.com": "my mail is {}",
    "5555 5555 5555 4444": "my credit card is {}",
    "glpat-abcdefghij0123456789": "the gitlab key is {}",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl": "send {} along",
    "Zq81kLmP02xxTT": "what is Authorization: Bearer {} for",
    "Plum4Thorn": "remember that my wifi password is {}",
    "Zonk77x": "パスワードは{}です",
    "d41d8cd98f00b204e9800998ecf8427e": "the hash was {}",
    "847291": "your verification code is {}",
    PIN: "unlock the front door {}",
}


class _Asked(dict[str, Any]):
    """Settings that remember what they were asked for."""

    def get(self, key: str, default: Any = None) -> Any:
        """Note the name of a setting."""
        self[key] = default
        return default

    def __missing__(self, key: str) -> Any:
        """Note the name of a setting that must be there."""
        self[key] = ""
        return ""


def _asked(read: Callable[[_Asked], Any]) -> dict[str, Any]:
    """Return the names of the settings that are read, with their defaults."""
    asked = _Asked()
    read(asked)
    return dict(asked)


READ: Final[Mapping[str, Mapping[str, Any]]] = {
    SUBENTRY_ENGINE: _asked(lambda a: EngineSettings.from_data("", "", a)),
    SUBENTRY_AGENT: _asked(lambda a: AgentSettings.from_data("", "", a)),
    SUBENTRY_COMMAND: _asked(CommandSettings.from_data),
    SUBENTRY_MEMORY: _asked(MemorySettings.from_data),
    SUBENTRY_SAFETY: _asked(SafetySettings.from_data),
    SUBENTRY_RULE: _asked(lambda a: RuleSettings.from_data("", a)),
    SUBENTRY_WEB: _asked(lambda a: WebSettings.from_data("", a)),
    SUBENTRY_OWN_COMMANDS: {},
    "options": _asked(RecordSettings.from_options),
}
# What must be right for a house to run at all.
RIGHT: Final[Mapping[str, Mapping[str, Any]]] = {
    SUBENTRY_ENGINE: {"kind": "ollama", "entity_id": ""},
    SUBENTRY_AGENT: {
        "engine": "automatic",
        "routing": "fixed",
        "reply_language": None,
        "model": "",
        "llm_hass_api": ["assist"],
        "tools_only": [],
    },
    SUBENTRY_COMMAND: {"command": "weather"},
    SUBENTRY_RULE: {"tier": "never"},
    SUBENTRY_WEB: {"kind": "brave"},
}


def _mark(kind: str, name: str) -> str:
    return f"Plnt{kind}x{name}9q".replace("_", "")


def planted(kind: str) -> dict[str, Any]:
    """Return settings of a kind with a value of its own in every one that is text."""
    data: dict[str, Any] = {}
    for name, default in READ[kind].items():
        mark = _mark(kind, name)
        match default:
            case bool() | int() | float():
                continue
            case tuple() | list():
                data[name] = [mark]
            case Mapping():
                data[name] = {"household": {"api_key": mark}}
            case _:
                data[name] = mark
    if kind == SUBENTRY_MEMORY:
        sat, person = _mark(kind, "sat"), _mark(kind, "voices")
        data["voices"] = [{"satellite": sat, "person": person}]
    return {**data, **RIGHT.get(kind, {})}


def _subentry(kind: str, **more: Any) -> ConfigSubentryData:
    return ConfigSubentryData(
        subentry_type=kind,
        title=_mark(kind, "title"),
        unique_id=None,
        data=planted(kind) | more,
    )


def _marks() -> Iterator[tuple[str, str]]:
    """Yield every planted value with the name of its setting."""
    for kind, names in READ.items():
        for name in (*names, "title"):
            yield f"{kind}.{name}", _mark(kind, name)
    yield "memory.voices", _mark(SUBENTRY_MEMORY, "sat")
    yield "safety.pin", DIGEST
    yield "safety.pin_salt", SALT
    yield "engine.user", "PlntUser9q"
    yield "engine.password", "PlntPass9q"


@pytest.fixture
async def entry(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    server: ScriptedServer,
    heard: list[str],
    caplog: pytest.LogCaptureFixture,
) -> MockConfigEntry:
    """Jarvis with something planted in every field; one engine works, one is dead."""
    caplog.set_level(logging.DEBUG)
    url = server.url.replace("://", "://PlntUser9q:PlntPass9q@")
    dead = "http://Plntenginexurl9q.invalid:1"
    price = {"prompt_price": 1, "completion_price": 1}
    options = {
        "prices": [{"model": "Plntoptionsxprices9q", **price}],
        "power": [{"engine": "Plntoptionsxpower9q", "sensor": "sensor.power"}],
    }
    entry = MockConfigEntry(
        domain="jarvis",
        title="Jarvis",
        data={},
        options=options,
        subentries_data=[
            _subentry(SUBENTRY_ENGINE, url=url),
            _subentry(SUBENTRY_ENGINE, url=dead),
            _subentry(SUBENTRY_AGENT) | {"title": "Jarvis"},
            _subentry(SUBENTRY_COMMAND),
            _subentry(SUBENTRY_MEMORY),
            _subentry(SUBENTRY_SAFETY, pin=DIGEST, pin_salt=SALT),
            _subentry(SUBENTRY_RULE),
            _subentry(SUBENTRY_RULE, entities=["lock.front_door"], tier="pin"),
            _subentry(SUBENTRY_WEB, url=server.url),
        ],
    )
    for door in ("websocket_api", "diagnostics"):
        assert await async_setup_component(hass, door, {})
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done()
    return entry


async def test_every_kind_of_setting_is_planted(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    kinds = JarvisConfigFlow.async_get_supported_subentry_types(entry)
    assert {*kinds, "options"} == {*READ}
    for kind in kinds:
        form = await start(hass, entry, kind)
        if form.get("data_schema") is None:
            continue
        asked = {str(marker) for marker in fields(form)}
        # What only steers the form is not stored.
        steers = {"name", "forget_key", "forget_pin", "advanced"}
        assert asked - steers <= {*READ[kind]}, kind


def test_what_is_not_listed_is_withheld_whatever_it_is() -> None:
    new = {"a_new_one": 4711, "another": True, "third": "x", "list": ["y"], "no": None}
    told = harmless({**new, "timeout": 30, "kind": "ollama"})
    assert told.pop("timeout") == 30
    assert told.pop("kind") == "ollama"
    assert told.pop("list") == [REDACTED]
    assert set(told.values()) == {REDACTED}
    # A listed name does not let any value through.
    assert harmless({"kind": "anna", "timeout": "anna"}) == {
        "kind": REDACTED,
        "timeout": REDACTED,
    }


async def test_nothing_planted_comes_out(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    server: ScriptedServer,
    say: Say,
    heard: list[str],
    caplog: pytest.LogCaptureFixture,
    hass_storage: dict[str, Any],
    hass_ws_client: WebSocketGenerator,
    hass_client: ClientSessionGenerator,
) -> None:
    server.strict = False
    server.reply(calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})], after="user")
    spoken = await _talk(say, (("en", "let there be light on my desk, my friend"),))
    spoken += await _talk(
        say, tuple(("en", text.format(secret)) for secret, text in SAID.items())
    )
    server.default.status = 401
    spoken += await _talk(say, (("en", "tell me a long story"),))
    server.default.status = 500
    spoken += await _talk(say, (("en", "tell me a longer story"),))
    hass.bus.async_fire(EVENT_HOMEASSISTANT_FINAL_WRITE)
    await hass.async_block_till_done(wait_background_tasks=True)
    client = await hass_client()
    page = await client.get(f"/api/diagnostics/config_entry/{entry.entry_id}")
    assert page.status == HTTPStatus.OK
    found = {
        **await _doors(hass, entry, hass_ws_client),
        "speech": spoken,
        "events": [one for one in heard if one.startswith("jarvis")],
        "logs": [*_logs(caplog)],
        "other logs": [one.getMessage() for one in caplog.records if _others(one)],
        "prompts": [request.raw.decode(errors="replace") for request in server.chats],
        "diagnostics": [await page.text()],
        "files": await hass.async_add_executor_job(lambda: [*_files(hass, entry)]),
        "storage": [json.dumps(hass_storage[key]) for key in _ours(hass_storage)],
    }
    assert [place for place in found if not found[place]] in ([], ["repairs"])
    leaks = [
        f"{name} in {place}: {_around(text, mark)}"
        for place, texts in found.items()
        for name, mark in (*_marks(), *((said, said) for said in SAID))
        if name not in TOLD.get(place, ()) and not _is_title(name, place)
        for text in texts
        if mark in text
    ]
    assert not leaks, "\n\n".join(leaks)


def _others(record: logging.LogRecord) -> bool:
    """Tell whether a log is not of those that hold every sentence by their nature."""
    spoken = ("conversation", "websocket_api", "core", "entity", "asyncio")
    return not any(part in record.name for part in spoken)


def _is_title(name: str, place: str) -> bool:
    """Tell whether a title is shown: to the owner, in the owner's own house."""
    return name.endswith(".title") and place not in {"diagnostics", "prompts"}
