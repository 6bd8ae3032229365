"""A conversation's tools only grow; a turn allows what fits, or all when unsure."""

from dataclasses import replace
from typing import override

from hypothesis import given, strategies as st
import probatio

from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.tools.failures import STOP
from custom_components.jarvis.tools.offer import Room, Shown, open_offer
from custom_components.jarvis.tools.toolbox import MORE_TOOLS, Kit, Kits, Toolbox
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm


class _Tool(llm.Tool):
    integration = "test"
    parameters = probatio.Schema({})

    def __init__(self, name: str) -> None:
        self.name = name
        self.description = f"Does {name.replace('_', ' ')}"

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        return llm.ToolResult(data={})


NAMES = [f"test__thing_{letter}" for letter in "abcdefghijklmnop"]


def _box(names: list[str]) -> Toolbox:
    specs = tuple(
        ToolSpec(name=name, description=name, parameters={"properties": {}})
        for name in sorted(names)
    )
    return Toolbox(tools={n: _Tool(n) for n in names}, specs=specs, prompts={})


def _kit() -> Kit:
    return Kits().get(_box(NAMES), (), ())


def test_a_small_room_shows_few_and_always_the_same() -> None:
    kit, room = _kit(), Room(home=4, picks=2)
    first = open_offer(kit, Shown(), room)
    assert len(first.specs) == 4
    assert {MORE_TOOLS, STOP} < {spec.name for spec in first.specs}
    assert first.specs == open_offer(kit, Shown(), room).specs


@given(st.lists(st.lists(st.sampled_from(NAMES), max_size=3), max_size=6))
def test_what_was_shown_stays_in_front(turns: list[list[str]]) -> None:
    kit, room, shown = _kit(), Room(home=4, picks=2), Shown()
    before: list[str] = []
    for likely in turns:
        offer = open_offer(kit, shown, room, likely)
        names = [spec.name for spec in offer.specs]
        assert names[: len(before)] == before
        assert all(offer.allows(name) for name in likely[: room.picks])
        before = names


def test_a_sure_choice_bars_the_rest_and_an_unsure_one_nothing() -> None:
    kit, room, shown = _kit(), Room(home=4, picks=2), Shown()
    sure = open_offer(kit, shown, room, [NAMES[9]])
    assert sure.allows(NAMES[9])
    assert not sure.allows(NAMES[12])
    assert sure.widen([NAMES[12], "no such tool"]) == [NAMES[12]]
    assert sure.allows(NAMES[12])
    assert open_offer(kit, shown, room).allows(NAMES[14])


class _Look(_Tool):
    integration = "jarvis"
    annotations = llm.ToolAnnotations(read_only=True, open_world=False)


def test_what_only_tells_of_this_house_may_always_be_called() -> None:
    names = [*NAMES, "jarvis__why", "jarvis__web_search"]
    box = _box(names)
    looks = {name: _Look(name) for name in names if name.startswith("jarvis")}
    kit = Kits().get(replace(box, tools={**box.tools, **looks}), (), ())
    offer = open_offer(kit, Shown(), Room(home=2, picks=1), [NAMES[9]])
    assert offer.allows("jarvis__why")
    # What is asked of strangers, and what does something, is not for every turn.
    assert not offer.allows("jarvis__web_search")
    assert not offer.allows(NAMES[12])


def test_a_tool_that_failed_is_allowed_again() -> None:
    offer = open_offer(_kit(), Shown(), Room(home=4, picks=1), [NAMES[9]], [NAMES[11]])
    assert offer.allows(NAMES[11])
    assert NAMES[11] in {spec.name for spec in offer.specs}


def test_the_owner_switches_tools_off() -> None:
    kits, box = Kits(), _box(NAMES)
    kit = kits.get(box, ("THING_A", "test__thing_b", "stop"), ())
    names = {spec.name for spec in kit.specs}
    assert names == {*NAMES[2:], MORE_TOOLS}
    kit = kits.get(box, (), ("thing_c",))
    assert set(kit.tools) == {"test__thing_c"}
    assert kits.get(box, (), ("thing_c",)) is kit


def test_without_tools_there_is_nothing_to_stop() -> None:
    assert Kits().get(_box([]), (), ()).specs == ()
