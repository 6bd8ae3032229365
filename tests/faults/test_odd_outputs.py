"""Whatever a model says: nothing leaks, a real call is carried out, somebody answers.

`benchmarks/odd_outputs.py` plays all of it; here every case is cut in a few places
and some of each kind go through a whole turn.
"""

from itertools import pairwise

import pytest

from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.engines.text_calls import CallReader
from custom_components.jarvis.lang.speech_filter import SpeechFilter
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from ..scripted_server import ScriptedServer
from ..tables import each_row
from .odd_outputs import SAID, TOOL, Odd, leaked, odd_outputs

CASES = list(odd_outputs())
SPECS = (
    ToolSpec(
        name=f"intent__{TOOL}",
        description="Turns something on.",
        parameters={"type": "object", "properties": {"name": {"type": "string"}}},
    ),
)
# What a model says that was asked once more.
ASKED = f"{SAID} Which one shall it be?"
# One of each kind goes through a whole turn.
SAMPLE = [*{case.kind: case for case in reversed(CASES)}.values()]


def hear(case: Odd, cuts: list[int], *, for_ears: bool) -> tuple[str, list[str]]:
    """Return what is heard of an answer cut in these places, and its calls."""
    reader = CallReader(SPECS)
    ears = SpeechFilter("en", for_ears=for_ears, tools=[s.name for s in SPECS])
    places = [0, *cuts, len(case.text)]
    said = "".join(ears.feed(reader.feed(case.text[a:b])) for a, b in pairwise(places))
    said += ears.feed(reader.end(cut=case.reason == "length")) + ears.finish()
    calls = [f"{c.name} {c.arguments} {c.unreadable}" for c in reader.calls]
    return said, calls


def test_there_are_enough_of_them() -> None:
    assert len({case.text for case in CASES}) >= 500


@each_row("for_ears", [True, False])
def test_nothing_leaks_and_the_cut_never_matters(for_ears: bool) -> None:  # noqa: FBT001
    bad: list[object] = []
    for case in CASES:
        said, calls = hear(case, [], for_ears=for_ears)
        # For ears the words may be others.
        if not (case.exact and for_ears):
            if (found := leaked(case, said)) is not None:
                bad.append((case.kind, case.text[:80], found))
            if case.says not in said:
                bad.append((case.kind, case.text[:80], "not heard", said))
        called = f"intent__{TOOL} {{'name': 'Kitchen Light'}} None" in calls
        if case.calls is not None and case.calls != called:
            bad.append((case.kind, case.text[:80], "calls", calls))
        size = len(case.text)
        for cuts in (list(range(size)), [size // 3], [size // 2], [size - 1]):
            again = hear(case, [at for at in cuts if at > 0], for_ears=for_ears)
            if again != (said, calls):
                bad.append((case.kind, case.text[:80], cuts[:1], again, said))
    assert not bad, "\n".join(map(str, bad))


@pytest.mark.parametrize("way", ["native", "text"])
async def test_a_turn_always_ends_well(
    demo_house: HomeAssistant, server: ScriptedServer, say: Say, way: str
) -> None:
    await set_up_jarvis(
        demo_house,
        engine_subentry(server.url, tool_calls=way),
        agent_subentry(fast_lane=False),
    )
    for case in SAMPLE:
        demo_house.states.async_set("light.kitchen_light", "off")
        server.replies.clear()
        server.reply(case.text, reason=case.reason)
        server.reply(ASKED, repeat=True)
        heard = speech(await say("make it brighter in the kitchen, would you"))
        assert heard.strip(), case
        # A claim that nothing was done for is not let through either.
        if heard != ASKED:
            assert leaked(case, heard) is None, case
            assert case.says in heard, case
        await demo_house.async_block_till_done()
        if case.calls:
            state = demo_house.states.get("light.kitchen_light")
            assert state is not None
            assert state.state == "on", case
