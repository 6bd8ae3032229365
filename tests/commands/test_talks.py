"""Talks with the commands at a fixed time: what is said, and what is answered.

Each line is (said, the whole answer); None means that no command takes it.
"""

from datetime import datetime
from zoneinfo import ZoneInfo

from freezegun.api import FrozenDateTimeFactory
import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.jarvis.commands.shelf.book import Switches
from custom_components.jarvis.commands.shelf.counter import Counter
from custom_components.jarvis.commands.times.agenda import What
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant

from .conftest import Ask, pass_time
from .test_conversations import MEMORY

type Talk = list[tuple[str, str | None]]
# A Wednesday.
NOW = datetime(2026, 3, 11, 10, tzinfo=ZoneInfo("Europe/Berlin"))
ENGLISH: list[Talk] = [
    [
        ("and in liters", None),
        ("what is 10 miles in kilometers", "10 miles is 16.09 kilometers."),
        ("and in feet", "10 miles is 52800 feet."),
        ("and in bananas", None),
        (
            "how many liters in five kilograms",
            "kilograms and liters do not measure the same thing.",
        ),
        ("convert 3 cups to tablespoons", "3 cups is 48 tablespoons."),
        ("convert 20 euros to dollars at a rate of 1.1", "20 euros is 22 dollars."),
        ("convert 20 euros to dollars at a rate of banana", None),
    ],
    [
        ("minus 4", None),
        ("what's the sum of 3, 4 and 5", "That is 12."),
        ("what is the average of 10, 20 and 60", "That is 30."),
        ("and double that", "That is 60."),
        ("what is the average of 10", None),
        ("what's a 15 percent tip on 80 dollars", "That is 12."),
        ("well what about cheese", None),
    ],
    [
        ("cancel the alarm for tomorrow", "No alarm is set."),
        ("set an alarm for banana", None),
        ("set an alarm for 7 am tomorrow", "I will wake you tomorrow at 7:00 AM."),
        (
            "set an alarm for 9 am every saturday",
            (
                "I will wake you on Saturday, March 14 at 9:00 AM, and then every"
                " Saturday."
            ),
        ),
        ("cancel the 8 am alarm", "There is no such alarm."),
        (
            "cancel my saturday alarm",
            "The alarm on Saturday, March 14 at 9:00 AM is cancelled.",
        ),
        (
            "cancel the alarm for tomorrow",
            "The alarm tomorrow at 7:00 AM is cancelled.",
        ),
    ],
    [
        (
            "set an alarm for 6:30 am every weekday",
            "I will wake you tomorrow at 6:30 AM, and then on weekdays.",
        ),
        (
            "skip tomorrow's alarm",
            "I will skip that one. The next alarm is on Friday, March 13 at 6:30 AM.",
        ),
        (
            "cancel every weekday alarm",
            "The alarm on Friday, March 13 at 6:30 AM is cancelled.",
        ),
        ("set an alarm for 8 am", "I will wake you tomorrow at 8:00 AM."),
        ("skip tomorrow's alarm", "The alarm tomorrow at 8:00 AM is cancelled."),
    ],
    [
        ("remind me to water the plants", "When shall I remind you?"),
        (
            "tomorrow at 9 o'clock",
            "I will remind you tomorrow at 9:00 AM: water the plants.",
        ),
        (
            "remind me at 5 o'clock pm to call mom",
            "I will remind you today at 5:00 PM: call mom.",
        ),
        (
            "remind me at 6 pm to call dad",
            "I will remind you today at 6:00 PM: call dad.",
        ),
        (
            "what are my reminders for tomorrow",
            "You have one reminder: water the plants, tomorrow at 9:00 AM.",
        ),
        ("what are my reminders for friday", "You have no reminders then."),
        (
            "what's my next reminder",
            "Your next reminder: call mom, today at 5:00 PM.",
        ),
        ("cancel the reminder to fly to the moon", "There is no such reminder."),
        (
            "delete the call reminder",
            "Which one: call mom, today at 5:00 PM; call dad, today at 6:00 PM?",
        ),
        ("the second one", "The reminder “call dad” is deleted."),
        ("delete all my reminders", "All 2 reminders are deleted."),
    ],
    [
        (
            "remind me again in ten minutes",
            "I have not reminded you of anything lately.",
        ),
        ("remind me why we did that", None),
        (
            "in 20 minutes remind me to check the oven",
            "I will remind you today at 10:20 AM: check the oven.",
        ),
        (
            "remind me every month to pay the rent",
            "I will remind you tomorrow at 9:00 AM and then every month: pay the rent.",
        ),
        (
            "remind me every 2 hours to drink water",
            "I will remind you today at 12:00 PM and then every 2 hours: drink water.",
        ),
        (
            "tell me when the washing machine is done",
            (
                "I will remind you when the Washing Machine is done:"
                " the washing machine is done."
            ),
        ),
    ],
    [
        ("set a timer for 5 minutes", "5 minutes, starting now."),
        ("set another timer for 5 minutes", "5 minutes, starting now."),
        (
            "restart the timer",
            (
                "Which timer: 5 minute timer with 5 minutes left,"
                " 5 minute timer with 5 minutes left?"
            ),
        ),
        ("the second one", "The 5 minute timer now has 5 minutes left."),
        ("change it to 8 minutes", "The 8 minute timer now has 8 minutes left."),
        ("wake me up in 9 hours", "I will wake you today at 7:00 PM."),
        ("wake me up in 20 minutes", "20 minutes, starting now."),
        ("cancel all timers", "I cancelled all 3 timers."),
    ],
    [
        ("set a pizza timer for 12 minutes", "The pizza timer is set for 12 minutes."),
        ("pause it", "The pizza timer is paused."),
        (
            "add 3 minutes to the pizza timer",
            "The pizza timer now has 15 minutes left.",
        ),
        ("restart it", "The pizza timer now has 15 minutes left."),
    ],
    [
        ("set a timer for 1 hour 30 minutes", "1 hour 30 minutes, starting now."),
        ("set a tea timer for 4 minutes", "The tea timer is set for 4 minutes."),
        (
            "cancel the hour and a half timer",
            "I cancelled the 1 hour 30 minute timer.",
        ),
        ("set a timer for 3 minutes", "3 minutes, starting now."),
        (
            "any timers running?",
            "3 minutes left on the 3 minute timer. 4 minutes left on the tea timer.",
        ),
        ("cancel our timers", "I cancelled all 2 timers."),
        ("set an egg timer for 4 minutes", "The egg timer is set for 4 minutes."),
        ("scrap the egg timer", "I cancelled the egg timer."),
    ],
    [("mute the tv", "Muted."), ("unmute the tv", "The sound is back.")],
    [
        ("next track on the tv", "Television cannot do that."),
        # Nobody could tell that it was set: what is off has no volume.
        ("set the tv volume to 40", "Television is off."),
    ],
    [
        (
            "make it brighter",
            (
                "There are 17. Some are Kitchen Light, Counter Light,"
                " Living Room Light, Reading Lamp. Which one?"
            ),
        ),
        ("the one in the bedroom", "Bedroom Light is at 20 percent."),
    ],
    [
        (
            "make it warmer",
            (
                "Which one: Living Room Thermostat, Bedroom Thermostat or Bathroom"
                " Thermostat?"
            ),
        ),
        ("the bathroom one", "Bathroom Thermostat is off."),
        # The mirror light cannot be dimmed.
        ("make it brighter in the bathroom", "Bathroom Light is at 20 percent."),
    ],
    [
        (
            "what time is it in paris texas",
            "In Paris Texas it is 4:00 AM, Wednesday.",
        ),
        (
            "what time is it in portland maine",
            "In Portland Maine it is 5:00 AM, Wednesday.",
        ),
    ],
    [
        ("how hot will it be on saturday", "Saturday: sunny, between -1 °C and 6 °C."),
        ("will it snow in two years", "For that day I have no forecast."),
    ],
    [
        ("remind me tomorrow", "Remind you of what?"),
        ("remind me at 25 o'clock to eat", "When shall I remind you?"),
    ],
    [
        ("make it brighter in the attic", "I do not know “attic”."),
        ("make it louder in the kitchen", "Volume 60 percent."),
    ],
]
GERMAN: list[Talk] = [
    [
        ("wie viel sind 10 meilen in kilometer", "10 Meilen sind 16,09 Kilometer."),
        ("und in meter", "10 Meilen sind 16093,44 Meter."),
    ],
    [
        ("was ist die summe aus 3, 4 und 5", "Das ist 12."),
        ("was ist der durchschnitt von 10 und 20", "Das ist 15."),
        ("und mal drei", "Das ist 45."),
        ("wie viel sind 10 prozent trinkgeld auf 45 euro", "Das ist 4,5."),
    ],
    [
        ("stell einen wecker auf 7 uhr", "Ich wecke Sie morgen um 7:00 Uhr."),
        (
            "weck mich jeden samstag um 9",
            (
                "Ich wecke Sie am Samstag, dem 14. März, um 9:00 Uhr und dann jeden"
                " Samstag."
            ),
        ),
        (
            "welche wecker habe ich",
            (
                "Es sind 2 Wecker gestellt: morgen um 7:00 Uhr; am Samstag,"
                " dem 14. März, um 9:00 Uhr und dann jeden Samstag."
            ),
        ),
        ("lösch alle wecker", "Alle 2 Wecker sind gelöscht."),
    ],
    [
        (
            "erinnere mich um 17 uhr mama anzurufen",
            "Ich erinnere Sie heute um 17:00 Uhr: mama anzurufen.",
        ),
        (
            "was sind meine erinnerungen für freitag",
            "Für diesen Tag haben Sie keine Erinnerungen.",
        ),
        (
            "was ist meine nächste erinnerung",
            "Ihre nächste Erinnerung: mama anzurufen, heute um 17:00 Uhr.",
        ),
        (
            "in 20 minuten erinnere mich an den ofen",
            "Ich erinnere Sie heute um 10:20 Uhr an den ofen.",
        ),
        (
            "erinnere mich in zehn minuten noch mal",
            "Ich habe Sie zuletzt an nichts erinnert.",
        ),
    ],
    [
        (
            "stell einen pizzatimer auf 12 minuten",
            "Der pizza-Timer läuft 12 Minuten.",
        ),
        ("starte den pizzatimer neu", "Der pizza-Timer läuft jetzt noch 12 Minuten."),
        (
            "verkürze den pizzatimer um 2 minuten",
            "Der pizza-Timer läuft jetzt noch 10 Minuten.",
        ),
        (
            "gib dem pizzatimer noch zwei minuten",
            "Der pizza-Timer läuft jetzt noch 12 Minuten.",
        ),
        ("eieruhr auf sieben minuten", "Der eieruhr-Timer läuft 7 Minuten."),
        (
            "gib der eieruhr noch zwei minuten",
            "Der eieruhr-Timer läuft jetzt noch 9 Minuten.",
        ),
        ("lösch alle meine timer", "Alle 2 Timer sind abgebrochen."),
    ],
    [
        (
            "erinnere mich morgen um 9 daran Mama anzurufen",
            "Ich erinnere Sie morgen um 9:00 Uhr: Mama anzurufen.",
        ),
        (
            "lösch alle meine erinnerungen",
            "Die Erinnerung „Mama anzurufen“ ist gelöscht.",
        ),
        ("weck mich morgen um 7", "Ich wecke Sie morgen um 7:00 Uhr."),
        ("weck mich morgen um 8", "Ich wecke Sie morgen um 8:00 Uhr."),
        ("lösch alle meine wecker", "Alle 2 Wecker sind gelöscht."),
    ],
]


@pytest.mark.parametrize(
    ("counter", "language", "talks"),
    [("en", "en", ENGLISH), ("de", "de", GERMAN)],
    indirect=["counter"],
)
async def test_talks_go_as_written(
    counter: Counter,
    ask: Ask,
    freezer: FrozenDateTimeFactory,
    language: str,
    talks: list[Talk],
) -> None:
    freezer.move_to(NOW)
    # There is no memory here; what it would take is told in its own tests.
    await counter.book.apply(Switches(off=MEMORY))
    wrong = []
    for number, talk in enumerate(talks):
        for said, expected in talk:
            answer = await ask(said, language, f"talk-{number}", now=NOW)
            told = answer.message if answer else None
            if told != expected:
                wrong.append((said, expected, told))
        for what in What:
            await counter.agenda.drop(counter.agenda.entries(what))
    assert wrong == []


async def said(ask: Ask, text: str, **more: object) -> str | None:
    """Say something now; return the answer, None when no command takes it."""
    answer = await ask(text, **more)
    return answer.message if answer else None


async def test_what_was_told_is_told_again_later(
    hass: HomeAssistant, ask: Ask, freezer: FrozenDateTimeFactory, counter: Counter
) -> None:
    hass.states.async_set("assist_satellite.kitchen", "idle", {"supported_features": 1})
    told = async_mock_service(hass, "assist_satellite", "announce")
    await said(ask, "remind me in 5 minutes to call mom")
    await pass_time(hass, freezer, minutes=5, seconds=1)
    assert [call.data["message"] for call in told] == ["A reminder: call mom."]
    # It was anybody's, so anybody may have it once more.
    answer = await said(ask, "remind me again in ten minutes", person="anna-id")
    assert answer is not None
    assert answer.endswith("call mom.")
    await pass_time(hass, freezer, minutes=10, seconds=1)
    assert len(told) == 2
    # Now it is Anna's, and nobody else is told. Without a time it is a while.
    nothing = "I have not reminded you of anything lately."
    assert await said(ask, "remind me about it again") == nothing
    assert await said(ask, "remind me later", person="anna-id") != nothing
    [entry] = counter.agenda.entries(What.REMINDER)
    assert entry.text == "call mom"
    await said(ask, "delete all my reminders")
    await pass_time(hass, freezer, hours=5)
    assert await said(ask, "remind me again", person="anna-id") == nothing


async def test_who_is_awake_says_so_only_while_it_rings(
    hass: HomeAssistant, ask: Ask, freezer: FrozenDateTimeFactory
) -> None:
    hass.states.async_set("assist_satellite.bedroom", "idle", {"supported_features": 1})
    rung = async_mock_service(hass, "assist_satellite", "announce")
    assert await said(ask, "i'm awake") is None
    for words in ("i'm awake", "cancel the alarm"):
        await said(ask, "set an alarm in 11 minutes")
        await pass_time(hass, freezer, minutes=11, seconds=1)
        heard = len(rung)
        assert heard
        assert await said(ask, words) == "The alarm is off. Good day."
        await pass_time(hass, freezer, minutes=2)
        assert len(rung) == heard


async def test_a_rate_of_the_house_is_used_in_both_directions(
    hass: HomeAssistant, ask: Ask, counter: Counter
) -> None:
    hass.states.async_set("sensor.eur_usd", "1.25")
    async_expose_entity(hass, "conversation", "sensor.eur_usd", True)
    await hass.async_block_till_done()
    assert await said(ask, "convert 20 euros to dollars") == "20 euros is 25 dollars."
    assert await said(ask, "convert 25 dollars to euros") == "25 dollars is 20 euros."
    for broken in ("unavailable", "0"):
        hass.states.async_set("sensor.eur_usd", broken)
        answer = await said(ask, "convert 20 euros to dollars")
        assert answer is not None
        assert answer.startswith("I have no exchange rate from euros to dollars.")
