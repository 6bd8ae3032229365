"""The tools are read anew when they change, not because somebody spoke."""

from collections.abc import Iterator
from contextlib import contextmanager
import sys
from types import CodeType

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.engines.base import ToolSpec
from homeassistant.components.conversation import async_prepare_agent
from homeassistant.core import HomeAssistant

from ..conftest import AGENT, Say
from ..scripted_server import ScriptedServer


@contextmanager
def counted(code: CodeType) -> Iterator[list[str]]:
    """Count how often a function begins, in any thread."""
    tool, seen = sys.monitoring.PROFILER_ID, []
    sys.monitoring.use_tool_id(tool, "test")
    sys.monitoring.register_callback(
        tool,
        sys.monitoring.events.PY_START,
        lambda code, _at: seen.append(code.co_name),
    )
    sys.monitoring.set_local_events(tool, code, sys.monitoring.events.PY_START)
    try:
        yield seen
    finally:
        sys.monitoring.set_local_events(tool, code, 0)
        sys.monitoring.free_tool_id(tool)


async def test_a_turn_without_a_model_leaves_the_tools_as_they_are(
    jarvis: MockConfigEntry, hass: HomeAssistant, say: Say, server: ScriptedServer
) -> None:
    # What is read ahead is answered with a word.
    server.reply("Well.", repeat=True)
    await say("turn on the kitchen light")
    await hass.async_block_till_done(wait_background_tasks=True)
    with counted(ToolSpec.__post_init__.__code__) as seen:
        for said in ("turn off the kitchen light", "open the kitchen blind"):
            await async_prepare_agent(hass, AGENT, "en")
            await say(said)
            await hass.async_block_till_done(wait_background_tasks=True)
    server.replies.clear()
    assert seen == []
