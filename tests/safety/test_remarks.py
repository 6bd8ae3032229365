"""A remark about a thing is no wish of it; a need, a trouble and a state are."""

import pytest

from custom_components.jarvis.safety.sentences.remarks import is_remark, to_stay
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..scripted_server import Reply, ScriptedServer
from ..tables import each_row
from .test_told_or_wished import WISHED

REMARKS = {
    "en": """
        the mirror light was a present from my sister
        the washing machine has a nine year warranty
        that desk lamp is the ugliest thing I own
        my in-laws never switch off a single light
        the light in the hall reminds me of my school
        bathroom fans are a waste of money
        there used to be a lamp on this desk
        the printer and I are not friends
        a friend of mine has his whole house on timers
        the vacuum got stuck under the sofa again, typical
        the telly is always so loud at my mum's place
        nice, the lights look great today
    """,
    "de": """
        das Spiegellicht war ein Geschenk von meiner Schwester
        die Waschmaschine hat neun Jahre Garantie
        das Licht im Flur erinnert mich an meine Schule
        Badlüfter sind rausgeschmissenes Geld
        neue Birnen fürs Badlicht sind unverschämt teuer
        der Sauger hängt schon wieder unterm Sofa, typisch
        meine Schwiegereltern machen nie ein Licht aus
        wir hatten einen wunderbaren Abend unter der Gartenbeleuchtung
    """,
}
NEEDS = {
    "en": """
        the hallway light is still burning
        the TV is way too loud
        the back door needs locking
        the dishwasher is full
        the front door isn't locked
        my desk lamp could be brighter
        I left the washing machine on
        the humidifier has done enough
        I'm done in the bathroom bathroom light off
        a little light for the person at the desk
        a lamp for my desk
        the mirror light for a moment
    """,
    "de": """
        das Flurlicht brennt ja immer noch
        der Fernseher ist viel zu laut
        die Spülmaschine ist voll
        die Haustür ist nicht abgeschlossen
        der Drucker soll angehen
        ich hab die Waschmaschine angelassen
        das Spiegellicht darfst du ausmachen
        eine Lampe für den Schreibtisch und Wasser für den Rasen
        es ist spät, mach's Licht aus
        der Luftbefeuchter hat genug gearbeitet, mach ihn aus
    """,
}
# Nobody can tell what these speak of from their words alone, nor name a thing.
UNNAMED = frozenset(
    {
        "I painted my nails and can't touch anything, next song",
        "ich hab mir die Nägel lackiert, nächstes Lied",
    }
)
STAYS = (
    ("keep the curtains shut", "en", "off"),
    ("keep the hall light on, will you", "en", "on"),
    ("the back door can stay unlocked", "en", "on"),
    ("don't leave the light on", "en", ""),
    ("lass den Fernseher laufen", "de", "on"),
    ("lass die Vorhänge zu", "de", "off"),
    ("lass das Licht nicht an", "de", ""),
    ("lass die Rollos runter", "de", ""),
)


def _rows(text: str) -> list[str]:
    return [row.strip() for row in text.strip().splitlines()]


@each_row("language", REMARKS)
def test_what_is_a_remark(language: str) -> None:
    assert [
        one for one in _rows(REMARKS[language]) if not is_remark(one, language)
    ] == []


@each_row("language", NEEDS)
def test_what_is_none(language: str) -> None:
    rows = _rows(NEEDS[language]) + _rows(WISHED[language])
    found = {one for one in rows if is_remark(one, language)}
    assert found <= UNNAMED


@each_row(("said", "language", "state"), STAYS)
def test_what_is_to_stay(said: str, language: str, state: str) -> None:
    assert to_stay(said, language) == state


@pytest.mark.parametrize(
    ("said", "tool", "before", "after", "again"),
    [
        ("the desk lamp was a present", "HassTurnOn", "off", "off", 0),
        ("the lady on the phone sounds cross", "HassTurnOn", "off", "on", 0),
        ("keep the desk lamp on", "HassTurnOff", "on", "on", 1),
        ("keep the desk lamp off", "HassTurnOff", "on", "off", 0),
    ],
)
async def test_only_what_a_remark_names_stays_as_it_is(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    said: str,
    tool: str,
    before: str,
    after: str,
    again: int,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    await demo_house.services.async_call(
        "light", f"turn_{before}", {"entity_id": "light.desk_lamp"}, blocking=True
    )
    server.replies += [
        Reply(calls=[(f"intent__{tool}", {"name": "Desk Lamp"})]),
        Reply(text="Beauty is in the eye of the beholder."),
    ]
    # Who wished something is answered by no proverb: the model is asked once more.
    server.replies += [Reply(text="I leave it as it is.")] * again
    await say(said)
    state = demo_house.states.get("light.desk_lamp")
    assert state is not None
    assert state.state == after
