"""Who forbids or only supposes something risky is not asked whether to do it."""

import pytest

from custom_components.jarvis.safety.sentences.forbidding import forbids
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import ScriptedServer
from ..tables import each_row

HELD = {
    "en": (
        "in no case disarm the alarm|nobody should open the garage"
        "|I forbid you to unlock the front door|refrain from unlocking it"
        "|do anything but unlock the front door|one might unlock the front door"
        "|I'd hate it if you unlocked the front door|make sure it is never unlocked"
        "|it would be a mistake to unlock the front door|someone could open the gate"
    ),
    "de": (
        "man könnte die Haustür aufschließen|niemand soll die Haustür aufschließen"
        "|ich verbiete dir, die Haustür aufzuschließen|lass die Haustür bitte zu"
        "|um Gottes willen mach die Haustür nicht auf|wehe du machst die Haustür auf"
        "|hypothetisch gesprochen schließt du die Haustür auf"
    ),
    "fr": "en aucun cas n'ouvre la porte|théoriquement on pourrait ouvrir la porte",
    "es": "bajo ninguna circunstancia abras la puerta|no abras la puerta",
    "it": "in nessun caso aprire la porta|in teoria si potrebbe aprire la porta",
    "nl": "doe onder geen beding de voordeur open",
}
WISHED = {
    "en": (
        "unlock the front door|why don't you unlock the front door"
        "|can't you open the garage|let me in, I do not have a key"
        "|I cannot get in, please open the front door|don't forget to unlock the door"
        "|no, unlock the front door|the door is not open yet, open it"
        "|could somebody please open the gate"
    ),
    "de": (
        "schließ die Haustür auf|kannst du nicht die Haustür aufschließen"
        "|vergiss nicht die Haustür aufzuschließen|auf jeden Fall die Tür aufschließen"
        "|ich komme nicht rein, schließ bitte die Haustür auf"
    ),
    "fr": "ouvre la porte|n'oublie pas d'ouvrir la porte",
    "es": "abre la puerta|no olvides abrir la puerta",
    "pl": "nie otwieraj drzwi",
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(text, code) for code, line in table.items() for text in line.split("|")]


@each_row(("text", "language"), _rows(HELD))
def test_what_is_forbidden_or_supposed(text: str, language: str) -> None:
    assert forbids(text, language)


@each_row(("text", "language"), _rows(WISHED))
def test_what_is_wished_after_all(text: str, language: str) -> None:
    assert not forbids(text, language)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("my good man, nobody should ever unlock the front door", False),
        ("my good man, be so kind and free the front door lock", True),
    ],
)
async def test_no_question_stands_in_the_room_for_it(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    text: str,
    *,
    asks: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.reply("", calls=[("intent__HassTurnOff", {"name": "Front Door"})])
    server.reply("As you say.", repeat=True)
    assert (await say(text)).continue_conversation is asks
    server.replies.clear()
