"""What fits no sentence is done where the learned reader is sure, and only there."""

from pathlib import Path
from unittest.mock import patch

import pytest

from custom_components.jarvis.const import DOMAIN
from custom_components.jarvis.nlu import interpret, reader
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir

from .conftest import Say, agent_subentry, set_up_jarvis, speech, told
from .demo_house import furnish_demo_house


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "it is pitch black in the kitchen, I cannot see"),
        ("en", "would you mind getting the bedroom lights going"),
        ("de", "mach mal bitte das Licht im Schlafzimmer an"),
    ],
)
async def test_wishes_nobody_wrote_down_are_done(
    base: HomeAssistant, say: Say, language: str, words: str
) -> None:
    await furnish_demo_house(base, language)
    await set_up_jarvis(base, agent_subentry())
    for lamp in base.states.async_all("light"):
        await base.services.async_call(
            "light", "turn_off", {"entity_id": lamp.entity_id}, blocking=True
        )
    answer = await say(words, language=language)
    await base.async_block_till_done()
    assert told(answer)["model_calls"] == 0
    lit = [one for one in base.states.async_all("light") if one.state == "on"]
    assert lit, speech(answer)


@pytest.mark.parametrize(
    "words",
    [
        "my hands are full, could somebody let me in at the front door please",
        "the front door needs to be unlocked for the plumber right now",
    ],
)
async def test_what_is_risky_is_only_asked_for(
    demo_house: HomeAssistant, say: Say, words: str
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    before = {one.entity_id: one.state for one in demo_house.states.async_all("lock")}
    await say(words)
    await demo_house.async_block_till_done()
    after = {one.entity_id: one.state for one in demo_house.states.async_all("lock")}
    assert after == before


@pytest.mark.parametrize(
    "words",
    [
        "yesterday my sister turned on every light in the kitchen",
        "whatever you do leave the bedroom lights alone",
        "should I dim the lights in the living room for the film or not",
        "Tom, can you switch the hallway light on for grandma",
        "play chess with me in the living room",
        # An exception, a condition, and half of what nobody can do.
        "turn off every lamp you like except for the hallway light",
        "if the film is over dim the living room lights please",
        "turn the kitchen light on and bake me a cake with three eggs",
        # Rooms that are not here, and a bare name.
        "could you get the lights in the bell tower going",
        "would you turn on the lights in the boat house",
        "television",
        "I simply love switching the desk lamp on",
        "who put the reading lamp over there",
    ],
)
async def test_what_is_told_forbidden_or_asked_is_left(
    demo_house: HomeAssistant, say: Say, words: str
) -> None:
    await set_up_jarvis(demo_house, agent_subentry())
    before = {one.entity_id: one.state for one in demo_house.states.async_all()}
    await say(words)
    await demo_house.async_block_till_done()
    after = {one.entity_id: one.state for one in demo_house.states.async_all()}
    changed = {k for k, v in after.items() if before.get(k) != v}
    assert not {k for k in changed if k.startswith(("light.", "media_player."))}


@pytest.mark.parametrize("damage", ["missing", "torn"])
async def test_without_weights_exact_sentences_still_work(
    demo_house: HomeAssistant, say: Say, tmp_path: Path, damage: str
) -> None:
    weights = tmp_path / "nlu.npz"
    if damage == "torn":
        weights.write_bytes(reader.WEIGHTS.read_bytes()[:2000])
    with patch.object(interpret, "WEIGHTS", weights):
        await set_up_jarvis(demo_house, agent_subentry())
    assert ir.async_get(demo_house).async_get_issue(DOMAIN, "reader_damaged")
    answer = await say("turn on the kitchen light")
    assert told(answer)["lane"] == "sentence"
