"""Nobody who speaks waits for patterns to be compiled: that is done before."""

from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
import importlib
import re
import sys
import threading

import pytest

from custom_components.jarvis.lang.patterns import Tables
from homeassistant.core import HomeAssistant

from ..conftest import (
    Say,
    agent_subentry,
    engine_subentry,
    memory_subentry,
    set_up_jarvis,
)
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer

PACKAGE = "custom_components.jarvis"
# A sentence's own small patterns: about half a millisecond.
MOST_CHARACTERS = 1500

SAID = {
    "de": (
        "Wie hoch ist der Eiffelturm?",
        "Oma hat eine neue Hüfte.",
        "Wir essen freitags immer Fisch.",
        "Merk dir, dass die Pumpe im Schuppen liegt.",
        "Wärst du so lieb und machst es hier gemütlich?",
    ),
    "en": (
        "How high is the Eiffel Tower?",
        "Granny has a new hip.",
        "We always eat fish on Fridays.",
        "Remember that the pump is in the shed.",
        "Would you be so nice and make it cosy in here?",
    ),
}


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[bool, int]]:
    """Forget every pattern; count characters compiled by then, on the loop or off."""
    found = {True: 0, False: 0}
    compiler = importlib.import_module("re._compiler")
    compile_: Callable[[str, int], re.Pattern[str]] = compiler.compile
    loop = threading.current_thread()

    def noted(pattern: str, flags: int = 0) -> re.Pattern[str]:
        found[threading.current_thread() is loop] += len(pattern)
        return compile_(pattern, flags)

    for name, module in list(sys.modules.items()):
        for one in vars(module).values() if name.startswith(PACKAGE) else ():
            if isinstance(one, _lru_cache_wrapper):
                one.cache_clear()
            if isinstance(one, Tables):
                vars(one)["_made"].clear()
    re.purge()
    monkeypatch.setattr(compiler, "compile", noted)
    yield found
    monkeypatch.undo()


@pytest.mark.parametrize("language", sorted(SAID))
async def test_compiled_before(
    base: HomeAssistant,
    hass: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    compiled: dict[bool, int],
    language: str,
) -> None:
    """The first person to speak makes nobody wait for long patterns."""
    hass.config.language = language
    await furnish_demo_house(base, language)
    await set_up_jarvis(
        hass, engine_subentry(server.url), agent_subentry(), memory_subentry()
    )
    await hass.async_block_till_done(wait_background_tasks=True)
    assert compiled[False] > 10 * compiled[True]
    server.reply("I am afraid that I do not know.", repeat=True)
    for said in SAID[language]:
        before = compiled[True]
        await say(said, language=language)
        assert compiled[True] - before < MOST_CHARACTERS, said
