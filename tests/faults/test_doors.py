"""Every door gets nonsense: an error in words or an answer, never anything else."""

from collections.abc import Iterator, Mapping, Sequence
import json
from pathlib import Path
import random
import socket
from typing import Any, cast

import probatio
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import WebSocketGenerator
import yaml

from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.services import ACTIONS
from homeassistant.components.websocket_api import DOMAIN as WEBSOCKET
from homeassistant.config_entries import SOURCE_USER, ConfigEntryState
from homeassistant.core import HomeAssistant, SupportsResponse
from homeassistant.data_entry_flow import FlowResultType, InvalidData
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent

from ..conftest import (
    AGENT,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
)
from ..forms import start
from ..scripted_server import ScriptedServer
from ..waiting import idle_bound
from .hostile import without_end

PACKAGE = Path(__file__).parents[2] / "custom_components" / "jarvis"
FIELDS: dict[str, Any] = yaml.safe_load((PACKAGE / "services.yaml").read_text("utf-8"))
SECRET = "sk-planted-0123456789abcdef"
TIMES = 12
# Half a character is missing: JSON from a client cannot hold it.
ODD: tuple[Any, ...] = (
    *("", " ", "x", "kitchen", "light.kitchen_light", "\x00", "🙂" * 50),
    *("in 5 minutes", "2026-13-45", "1e999", "{{ states }}", "../../etc/passwd"),
    *("a" * 5_000, "[" * 3_000, "null", "none", "timer", "calculate", "en", "xx-YY"),
    *(0, -1, 2**53, 1.5, True, None, [], [[]], {}, {"a": [1, {}]}),
    *(["x", "x"], {"": ""}, {"text": "x"}, "conversation.jarvis", "sensor.nope"),
)  # fmt: skip
TYPICAL: Mapping[str, Any] = {
    "agent_id": AGENT,
    "arguments": {},
    "command": "calculate",
    "language": "de",
    "limit": 5,
    "name": "kitchen lamp",
    "query": "the kitchen",
    "text": "wie spät ist es",
}


@pytest.fixture
async def entry(demo_house: HomeAssistant, server: ScriptedServer) -> MockConfigEntry:
    """Jarvis with an engine that says the same always."""
    server.reply("Well, well.", repeat=True)
    return await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, api_key=SECRET),
        agent_subentry(deadline=10),
    )


def nonsense(door: str, keys: Mapping[str, bool]) -> Iterator[dict[str, Any]]:
    """Yield arguments for fields that are required or not; the same in each run."""
    choose = random.Random(door)  # noqa: S311 - no secret
    must = {key: TYPICAL.get(key, "x") for key, required in keys.items() if required}
    # More than a database can count.
    yield from ({**must, key: sign * 2**63} for key in keys for sign in (1, -1))
    for _ in range(TIMES):
        yield {
            key: TYPICAL[key]
            if key in TYPICAL and choose.random() < 0.5
            else choose.choice(ODD)
            for key, required in keys.items()
            if required or choose.random() < 0.5
        }


def safe(told: object) -> bool:
    """Tell whether nothing is in an answer that nobody shall see."""
    return SECRET not in str(told) and "Traceback" not in str(told)


def test_every_action_is_a_door_with_fields() -> None:
    assert {action.name for action in ACTIONS} == set(FIELDS)


@pytest.mark.slow
@pytest.mark.parametrize("action", sorted(FIELDS))
async def test_actions(
    hass: HomeAssistant, entry: MockConfigEntry, action: str
) -> None:
    fields = (FIELDS[action] or {}).get("fields", {})
    keys = {key: bool(field.get("required")) for key, field in fields.items()}
    answers = hass.services.supports_response(DOMAIN, action)
    for data in nonsense(action, keys):
        async with idle_bound():
            try:
                told = await hass.services.async_call(
                    DOMAIN,
                    action,
                    data,
                    blocking=True,
                    return_response=answers is not SupportsResponse.NONE,
                )
            except HomeAssistantError as err:
                told = {"error": str(err), "key": err.translation_key}
            except probatio.Invalid as err:
                told = {"error": str(err)}
        assert safe(told), data
        assert told is None or told.get("key", "") is not None, (data, told)


@pytest.mark.slow
async def test_websocket(
    hass: HomeAssistant, entry: MockConfigEntry, hass_ws_client: WebSocketGenerator
) -> None:
    client = await hass_ws_client(hass)
    kinds = [kind for kind in hass.data[WEBSOCKET] if kind.startswith(f"{DOMAIN}/")]
    assert len(kinds) >= 10
    for kind in kinds:
        schema = hass.data[WEBSOCKET][kind][1]
        fields = {} if schema is False else schema.schema
        keys = {
            str(key): isinstance(key, probatio.Required)
            for key in fields
            if str(key) not in {"id", "type"}
        }
        for data in nonsense(kind, keys):
            async with idle_bound():
                await client.send_json_auto_id({"type": kind, **data})
                answer = await client.receive_json()
                while answer["type"] == "event":
                    answer = await client.receive_json()
            assert safe(answer), (kind, data)
            error = (answer.get("error") or {}).get("code")
            assert error != "unknown_error", (kind, data, answer)


@pytest.mark.slow
async def test_words(entry: MockConfigEntry, say: Say) -> None:
    for text in without_end(1_500):
        async with idle_bound():
            result = await say(text)
        assert safe(result.as_dict()), text[:40]
        # Only noise is met with silence.
        assert speech(result).strip() or len(set(text.split())) < 3, text[:40]


@pytest.mark.slow
async def test_intents(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    ours = [
        one for one in intent.async_get(hass) if one.intent_type.startswith("Jarvis")
    ]
    assert len(ours) >= 20
    for handler in ours:
        keys = {str(key): False for key in handler.slot_schema or {}}
        for data in nonsense(handler.intent_type, keys):
            slots = {key: {"value": value} for key, value in data.items()}
            async with idle_bound():
                try:
                    told: object = await intent.async_handle(
                        hass, "test", handler.intent_type, slots, "something odd"
                    )
                except intent.IntentError as err:
                    told = err
            assert safe(told), (handler.intent_type, data)


@pytest.mark.slow
async def test_tools(
    hass: HomeAssistant, entry: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    await say("tell me about the tools that you have")
    offered = json.loads(server.chats[-1].raw)["tools"]
    names = [tool["function"]["name"] for tool in offered]
    assert len(names) >= 5
    for number, name in enumerate(names):
        choose = random.Random(name)  # noqa: S311 - no secret
        for odd in (*choose.sample(ODD, 2), "\ud800"):
            server.replies.clear()
            server.reply(
                calls=[(name, odd if isinstance(odd, dict) else {"name": odd})]
            )
            server.reply("There you are.", repeat=True)
            async with idle_bound():
                result = await say(f"do what number {number} of your tools does")
            assert speech(result).strip(), (name, odd)
            assert safe(result.as_dict())


@pytest.fixture(autouse=True)
def nobody_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let names of machines be unknown, as in a house, instead of forbidden."""
    look_up = socket.getaddrinfo

    def known(host: Any, *where: Any, **more: Any) -> Any:
        try:
            return look_up(host, *where, **more)
        except RuntimeError as err:
            raise socket.gaierror(socket.EAI_NONAME, "Name not known") from err

    monkeypatch.setattr(socket, "getaddrinfo", known)


async def wander(manager: Any, step: Any, choose: random.Random) -> None:
    """Fill in forms with nonsense, as many as there are, and leave."""
    for _ in range(4):
        if step["type"] is FlowResultType.MENU:
            options = cast("Sequence[str]", step["menu_options"])
            answer: dict[str, Any] = {"next_step_id": choose.choice([*options])}
        elif step["type"] is FlowResultType.FORM:
            answer = {
                str(key): choose.choice(ODD)
                for key in (step["data_schema"] or probatio.Schema({})).schema
                if choose.random() < 0.6
            }
        else:
            break
        async with idle_bound():
            try:
                step = await manager.async_configure(step["flow_id"], answer)
            except InvalidData:
                continue
        assert safe(step), answer
    for flow in manager.async_progress():
        manager.async_abort(flow["flow_id"])


@pytest.mark.slow
async def test_flows(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    handler = hass.config_entries.subentries
    for kind in entry.supported_subentry_types:
        for turn in range(TIMES):
            step = await start(hass, entry, kind)
            choose = random.Random(f"{kind} {turn}")  # noqa: S311 - no secret
            await wander(handler, step, choose)
    await hass.async_block_till_done()


@pytest.mark.slow
async def test_flows_that_change(
    hass: HomeAssistant, entry: MockConfigEntry, say: Say
) -> None:
    handler = hass.config_entries.subentries
    for subentry in [*entry.subentries.values()]:
        for turn in range(TIMES):
            if subentry.subentry_id not in entry.subentries:
                break
            step = await start(
                hass, entry, subentry.subentry_type, subentry.subentry_id
            )
            choose = random.Random(f"{subentry.title} {turn}")  # noqa: S311 - no secret
            await wander(handler, step, choose)
            await hass.async_block_till_done()
    # Whatever a form took, the house stands.
    assert entry.state is ConfigEntryState.LOADED
    async with idle_bound():
        assert "8" in speech(await say("what's 5 plus 3"))


@pytest.mark.slow
async def test_flows_of_the_whole(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    flows = hass.config_entries
    for turn in range(TIMES):
        choose = random.Random(turn)  # noqa: S311 - no secret
        step: Any = await flows.options.async_init(entry.entry_id)
        await wander(flows.options, step, choose)
        step = await flows.flow.async_init(DOMAIN, context={"source": SOURCE_USER})
        await wander(flows.flow, step, choose)
        await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED
