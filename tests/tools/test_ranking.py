"""The words of a person find the tool of a developer, in several languages."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.tools.ranking import Ranking
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from ..tables import each_row

HELD_OUT = """\
en|what's the weather like tomorrow|jarvis__weather
en|do I need a jacket today|jarvis__weather
en|put milk on the shopping list|jarvis__todo_list
en|remind me to call mum at six|jarvis__reminder
en|set a timer for ten minutes|jarvis__timer
en|wake me up at seven|jarvis__alarm
en|when was the back door last opened|jarvis__house_history
en|skip this song|jarvis__media
en|start hoovering the lounge|vacuum__HassVacuumStart
en|set the bedroom to 21 degrees|climate__HassClimateSetTemperature
en|open the blinds halfway|intent__HassSetPosition
en|tell everyone dinner is ready|jarvis__broadcast
en|what is 15 percent of 80|jarvis__calculate
en|how many pounds is five kilos|jarvis__convert
en|what time is it in Tokyo|jarvis__world_time
en|make the kitchen lights blue|light__HassLightSet
de|wie wird das Wetter morgen|jarvis__weather
de|brauche ich heute einen Regenschirm|jarvis__weather
de|setz Milch auf die Einkaufsliste|jarvis__todo_list
de|erinnere mich um sechs an Mama|jarvis__reminder
de|stell einen Wecker auf sieben|jarvis__alarm
de|wann war die Hintertür zuletzt offen|jarvis__house_history
de|mach die Musik lauter|jarvis__media
de|saug das Wohnzimmer|vacuum__HassVacuumCleanArea
de|sag allen dass das Essen fertig ist|jarvis__broadcast
de|wie viel ist 15 Prozent von 80|jarvis__calculate
fr|quel temps fera-t-il demain, faut-il un parapluie|jarvis__weather
fr|ajoute du lait à la liste de courses|jarvis__todo_list
es|pon un temporizador de diez minutos|jarvis__timer
en|say why, what was done|jarvis__why
en|explain what happened|jarvis__why
en|revert the last thing|jarvis__undo
de|warum wurde das getan|jarvis__why
de|mach es rückgängig|jarvis__undo"""
NOTHING = (
    "hello there",
    "how are you",
    "make it cosy",
    "don't use emojis in your responses",
    "be more brief in your responses",
)


async def test_people_and_tools(jarvis: MockConfigEntry, hass: HomeAssistant) -> None:
    context = llm.LLMContext(
        platform="jarvis",
        context=Context(),
        language="en",
        assistant="conversation",
        device_id=None,
    )
    box = await jarvis.runtime_data.toolboxes.get(("assist",), context)
    ranking = Ranking(box.specs, box.tools)
    rows = [row.split("|") for row in HELD_OUT.splitlines()]
    missed = [
        text
        for language, text, name in rows
        if name not in ranking.fitting(text, language, most=5)
    ]
    assert len(missed) <= 2, missed
    wrong = [text for text in NOTHING if ranking.fitting(text, "en", most=5)]
    assert len(wrong) <= 1, wrong


def _ranking(*pairs: tuple[str, str]) -> Ranking:
    specs = [ToolSpec(name=n, description=d, parameters={}) for n, d in pairs]
    return Ranking(specs, {})


def test_odd_names_are_found_by_their_description() -> None:
    ranking = _ranking(
        ("script__xk7", "Waters the tomatoes in the greenhouse"),
        ("script__q2", "Feeds the fish"),
        ("script__q3", "Opens the gate for the postman"),
    )
    assert ranking.rank("water the tomatoes", "en")[0].name == "script__xk7"


@each_row("text", ["", "?!", "的", "x" * 5000])
def test_odd_words_rank_nothing(text: str) -> None:
    assert _ranking(("a__b", "c")).fitting(text, "en", 3) == ()


def test_a_tool_in_use_wins_a_tie() -> None:
    ranking = _ranking(("one__lamp", ""), ("two__lamp", ""), ("three__oven", ""))
    assert ranking.rank("lamp", "en")[0].name == "one__lamp"
    assert ranking.rank("lamp", "en", used=("two__lamp",))[0].name == "two__lamp"
