"""Who is at home: what is shared is told, what is not shared does not exist."""

from typing import Final

import pytest

from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house

PEOPLE: Final = {"Anna": "home", "Ben": "not_home", "Oma": "Hospital", "Tom": "home"}
SHARED: Final = {
    "en": (
        ("who is at home", "Anna."),
        ("where is Anna", "Anna is at home."),
        ("where is Ben", "Ben is out."),
        ("where's Oma", "Oma is at Hospital."),
        ("is the house empty", "Anna is at home. Ben and Oma are out."),
        (
            "is Tom home",
            "I cannot tell: the whereabouts of Tom are not shared with me.",
        ),
        ("where is the vacuum", "Robot Vacuum is at its dock."),
    ),
    "de": (
        ("Wer ist zu Hause?", "Anna."),
        ("Wo ist Ben?", "Ben ist unterwegs."),
        ("Wo steckt Oma?", "Oma ist hier: Hospital."),
        ("Ist das Haus leer?", "Anna ist zu Hause. Ben und Oma sind unterwegs."),
        (
            "Ist Tom zu Hause?",
            (
                "Das kann ich nicht sagen: "
                "Der Aufenthalt von Tom ist mir nicht freigegeben."
            ),
        ),
        ("Wo ist der Saugroboter?", "Saugroboter steht an der Ladestation."),
    ),
}
UNSHARED: Final = {
    "en": (
        (
            "who is at home",
            "I cannot tell who is at home: nobody's whereabouts are shared with me.",
        ),
        (
            "is Anna at home",
            "I cannot tell: the whereabouts of Anna are not shared with me.",
        ),
        ("am I home", "I cannot tell: your own whereabouts are not shared with me."),
    ),
    "de": (
        (
            "Ist jemand da?",
            (
                "Wer zu Hause ist, kann ich nicht sagen: "
                "Mir ist von niemandem der Aufenthalt freigegeben."
            ),
        ),
        (
            "Ist Anna daheim?",
            (
                "Das kann ich nicht sagen: "
                "Der Aufenthalt von Anna ist mir nicht freigegeben."
            ),
        ),
    ),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("shared", [True, False])
async def test_whereabouts(
    base: HomeAssistant, say: Say, language: str, *, shared: bool
) -> None:
    await furnish_demo_house(base, language)
    for name, state in PEOPLE.items():
        entity_id = f"person.{name.lower()}"
        base.states.async_set(entity_id, state, {"friendly_name": name})
        exposed = shared and name != "Tom"
        async_expose_entity(base, "conversation", entity_id, exposed)
    await set_up_jarvis(base, agent_subentry())
    for words, answer in (SHARED if shared else UNSHARED)[language]:
        assert speech(await say(words, language=language)) == answer, words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "where is the wifi password"),
        ("en", "is dinner in"),
        ("de", "Wo ist der Schlüssel?"),
        ("de", "Ist die Milch da?"),
    ],
)
async def test_things_are_nobody(
    base: HomeAssistant, say: Say, language: str, words: str
) -> None:
    await furnish_demo_house(base, language)
    # The learned reader takes some of these for questions of memory.
    await set_up_jarvis(base, agent_subentry(), learned_reader=False)
    assert told(await say(words, language=language))["lane"] == "none"
