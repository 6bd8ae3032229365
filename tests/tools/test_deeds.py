"""Tools of servers elsewhere: what they are called counts before what they claim."""

from typing import Any, Final, override

import probatio
import pytest

from custom_components.jarvis.tools.deeds import may_do_anything, only_looks
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util.json import JsonObjectType

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer

READS: Final = llm.ToolAnnotations(read_only=True)
ADDS: Final = llm.ToolAnnotations(destructive=False)
SILENT: Final = llm.ToolAnnotations()
# The name of a tool, what it says of itself, and its arguments.
type Case = tuple[str, llm.ToolAnnotations, dict[str, Any]]
FREE: Final[list[Case]] = [
    ("get_weather", SILENT, {"city": "Berlin"}),
    ("search_docs", SILENT, {"query": "how to open a door"}),
    ("listOpenIssues", SILENT, {}),
    ("wikipedia", SILENT, {"title": "Jazz"}),
    ("weather", READS, {}),
    ("create_note", ADDS, {"text": "milk"}),
    ("get_order_status", READS, {}),
    ("get_open_tickets", SILENT, {}),
    ("news_headlines", READS, {}),
    ("stadtplan", READS, {}),
    ("garage_status", READS, {}),
    ("find_and_list", SILENT, {}),
]
ASKED: Final[list[Case]] = [
    ("unlock_front_door", SILENT, {}),
    # The server lies.
    ("open_gate", READS, {}),
    ("deleteNote", READS, {"id": "1"}),
    ("openGate", ADDS, {}),
    ("create_note", ADDS, {"text": "front door"}),
    ("call_service", SILENT, {"domain": "lock", "service": "unlock"}),
    ("HassTurnOff", SILENT, {"name": "Front Door"}),
    ("execute", SILENT, {"command": "x"}),
    ("device_state", SILENT, {"id": "lock.front_door", "state": "on"}),
    ("send_mail", SILENT, {"to": "x@example.com"}),
    # It looks, and then does something.
    ("list_and_open", READS, {}),
    ("getAndUnlock", READS, {}),
    ("read_then_delete_all", READS, {}),
    ("show_me_unlock", READS, {}),
    ("perform", READS, {}),
    ("bypass", READS, {}),
    ("do_it", SILENT, {}),
    ("ouvrir_porte", READS, {}),
    ("oeffne_tor", READS, {}),
    ("abrir_puerta", SILENT, {}),
    ("view_and_sign", READS, {}),
    ("gate_up", READS, {}),
    ("let_in", READS, {}),
    ("ring", READS, {}),
    ("upsert", READS, {}),
    ("front_door", READS, {}),
]


class Remote(llm.Tool):
    """A tool of a server elsewhere."""

    integration = "mcp"

    def __init__(self, name: str, annotations: llm.ToolAnnotations) -> None:
        """Name it."""
        self.name = name
        self.annotations = annotations
        self.parameters = probatio.Schema({}, extra=probatio.ALLOW_EXTRA)
        self.called = 0

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> JsonObjectType:
        """Count the call."""
        self.called += 1
        return {"content": "Very well."}


class Server(llm.API):
    """A server elsewhere."""

    def __init__(self, hass: HomeAssistant, tools: list[llm.Tool]) -> None:
        """Take its tools."""
        super().__init__(hass=hass, id="mcp-x", name="Elsewhere")
        self._tools = tools

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Give its tools."""
        return llm.APIInstance(
            api=self, api_prompt="", llm_context=llm_context, tools=self._tools
        )


def test_a_name_counts_before_a_claim() -> None:
    assert only_looks(Remote("jarvis__get_door", SILENT))
    assert not only_looks(Remote("set_door", READS))
    assert may_do_anything(Remote("HTMLWrite", SILENT))
    assert not may_do_anything(Remote("writer", SILENT))
    for name in ("öffneTür", "открой_дверь", "解錠", "sendsMail", "otevri_branu"):
        assert not only_looks(Remote(name, READS)), name
    for name in ("get_order", "kopfhörer", "tandem_info", "list_open_issues"):
        assert only_looks(Remote(name, READS)), name


@pytest.mark.parametrize(("cases", "free"), [(FREE, True), (ASKED, False)])
async def test_tools_of_servers_elsewhere_are_asked_about(
    hass: HomeAssistant,
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    cases: list[Case],
    *,
    free: bool,
) -> None:
    tools = [Remote(name, hints) for name, hints, _ in cases]
    llm.async_register_api(hass, Server(hass, list[llm.Tool](tools)))
    apis = {"llm_hass_api": ["assist", "mcp-x"]}
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry(**apis))
    wrong = []
    for (name, _, arguments), tool in zip(cases, tools, strict=True):
        server.reply("", calls=[(name, arguments)])
        server.reply("Very well.", repeat=True)
        asked = await say(f"be so kind, my dear friend, and use the {name} tool")
        server.replies.clear()
        if bool(tool.called) is not free or asked.continue_conversation is free:
            wrong.append((name, tool.annotations, arguments))
    assert not wrong
