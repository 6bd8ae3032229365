"""Golden conversations: what is said, what is answered, without a model.

Each line is (said, a part of the answer); None means that no command takes it.
"""

import pytest

from custom_components.jarvis.commands.shelf.book import Switches
from custom_components.jarvis.commands.shelf.counter import Counter

from .conftest import Ask

MEMORY = frozenset({"remember", "forget", "recall_memory"})
ENGLISH: list[list[tuple[str, str | None]]] = [
    [
        ("what's 5 plus 3?", "8"),
        ("now multiply that by 2", "16"),
        ("and minus 6", "10"),
        ("divide that by 0", "divide by zero"),
        ("what's 15% of 80", "12"),
        ("what is 9 to the power of 9 to the power of 9", "too large"),
        ("what's 80 plus 20", "100"),
        ("and add 10 percent", "110"),
        ("take 10% off", "99"),
        ("minus 10 percent", "89.1"),
        ("a third of 90", "30"),
        ("what's three quarters of 80", "60"),
        ("add 10 percent to 50", "55"),
    ],
    [
        ("set a timer for five minutes", "5 minutes"),
        ("set a 10 minute pasta timer", "pasta timer is set for 10 minutes"),
        ("how much time is left on my 10 minute timer", "left on the pasta timer"),
        ("cancel the 5 minute timer", "cancelled"),
        ("how much time is left", "pasta"),
        ("add 2 minutes to the pasta timer", "12 minutes left"),
        ("pause the timer", "paused"),
        ("resume the timer", "goes on"),
        ("cancel my timer", "cancelled the pasta"),
        ("check my timers", "no active"),
        ("cancel the timer", "no active"),
    ],
    [
        ("set a timer", "For how long?"),
        ("banana", None),
        ("ten minutes", "10 minutes, starting"),
        ("set a timer for 5 minutes", "5 minutes"),
        ("cancel the timer", "Which timer"),
        ("the first one", "cancelled"),
        ("cancel all timers", "cancelled"),
    ],
    [
        ("set a timer for 0 minutes", "at least"),
        ("never mind", "never mind"),
        ("set a timer for 10 years", "at most 7 days"),
        ("half an hour", "30 minutes"),
    ],
    [
        ("set a timer", "For how long?"),
        ("make it twenty minutes please", "20 minutes"),
        ("set a timer", "For how long?"),
        ("actually, forget it", "never mind"),
        ("set a timer", "For how long?"),
        ("no", "never mind"),
        ("cancel my timer", "cancelled"),
        ("could you time me for five minutes", "5 minutes, starting"),
        ("how long on the timer", "5 minutes left"),
        ("forget the timer", "cancelled"),
    ],
    [
        ("set a tea timer for 3 minutes", "tea"),
        ("set a rice timer for 9 minutes", "rice"),
        ("set a pasta timer for 8 minutes", "pasta"),
        ("cancel both timers", "Which timer"),
        ("the second one", "cancelled the"),
        ("cancel both timers", "cancelled all 2"),
    ],
    [
        ("set an alarm for 6", "6:00"),
        ("set an alarm for 7", "7:00"),
        ("set an alarm for 8", "8:00"),
        ("cancel both alarms", "Which one"),
    ],
    [
        ("wake me up at 7", "7:00 AM"),
        ("set an alarm for tomorrow at 6:30", "6:30 AM"),
        ("cancel my alarm", "Which one"),
        ("the second one", "cancelled"),
        ("set an alarm for 7 on weekdays", "on weekdays"),
        ("cancel all alarms", "2 alarms are cancelled"),
        ("when is my next alarm", "No alarm"),
    ],
    [
        ("remind me to call mom tomorrow at 8", "tomorrow at 8:00 AM: call mom"),
        ("remind me in 20 minutes to take out the trash", "take out the trash"),
        ("remind me to take my pills every day at 9 am", "every day"),
        ("remind me when the washer is done to empty it", "Washing Machine is done"),
        ("remind me when the front door opens to look", "Front Door Contact is open"),
        ("remind me when the back door opens to look", "does not tell me"),
        ("remind me to buy flowers", "When shall"),
        ("next friday at 5 pm", "buy flowers"),
        ("remind me to feed the cat when i get home", "do not know who you are"),
        ("remind me yesterday at 8 to smile", "in the past"),
        ("tomorrow at 9", "tomorrow at 9:00 AM"),
        ("what reminders do I have", "call mom"),
        ("delete the reminder to call mom", "call mom"),
        ("delete all reminders", "deleted"),
        ("what reminders do I have", "no reminders"),
    ],
    [
        ("add eggs and bread to the shopping list", "eggs and bread added"),
        ("what's on the shopping list", "Milk, Tea, eggs and bread"),
        ("remove eggs from the shopping list", "eggs removed"),
        ("check off milk on the shopping list", "Milk checked off"),
        ("add tea to the shopping list", "Already"),
        ("remove unicorns from the shopping list", "is not on"),
        ("what's on my shopping list", "Tea and bread"),
        ("is tea on the shopping list", "Yes, tea"),
        ("we ran out of oats, do the usual", None),
        ("get rid of whatever is left on the shopping list", None),
        ("get rid of the unicorns on the shopping list", "is not on"),
        ("is milk on the shopping list", "milk is not on"),
        ("add to the shopping list rice", "rice added to Shopping"),
        ("add to the shopping list", None),
        ("clear the list", "empty now: 3 removed"),
        ("add butter and jam", "butter and jam added to Shopping List"),
        ("is jam on it", "Yes, jam"),
        ("add tape to the chores", "tape added to Chores"),
        ("what else is on it", "Chores: "),
        ("clear the shopping list", "empty now: 2 removed"),
        ("what's on the list", "is empty"),
        ("clear the shopping list", "is empty"),
    ],
    [
        ("what's playing", "Morning Mood on Kitchen Speaker"),
        ("what song is this", "Morning Mood"),
        ("what's playing in the bedroom speaker", "Nothing is playing"),
        ("pause the music", "Paused"),
        ("what's playing", "Nothing is playing"),
        ("play", "Carrying on"),
        ("set the volume to 30", "30 percent"),
        ("louder", "40 percent"),
        ("volume 50", "50 percent"),
        ("skip this song", "Next"),
        ("set the volume", None),
        ("mute", "Muted"),
    ],
    [
        ("what time is it in Milwaukee", "Milwaukee"),
        ("what time is it in Islamabad", "Islamabad"),
        ("what time is it in the united states", "several time zones"),
        ("what time is it in Nowhereville", "do not know where"),
        ("what day is it on the 8th", " 8 is a "),
        ("what's the date in Tokyo", "In Tokyo it is"),
        ("what day was yesterday", " is a "),
        ("what day is bin day", None),
        ("what time is it", "It is"),
    ],
    [
        ("what's the weather like", "partly cloudy"),
        ("will it rain tomorrow", "Yes, tomorrow: rain, 85 percent"),
        ("will it snow tomorrow", "No, tomorrow: rain"),
        ("will it rain this weekend", "percent chance"),
        ("what's the weather like at the weekend", "between"),
        ("what's the weather tomorrow", "between 4"),
    ],
    [
        ("convert 5 miles to kilometers", "8.05 kilometers"),
        ("cups to tablespoons", "16 tablespoons"),
        ("how many gallons are in 8 pints", "1 gallon"),
        ("convert 20 dollars to euros", "no exchange rate"),
        ("convert 20 dollars to euros at 0.9", "18 euros"),
        ("convert 5 miles to kilograms", "do not measure the same"),
    ],
    [
        ("movie night", "Movie Night"),
        ("run the leave home script", "Leave Home"),
        ("day", None),
        ("bed", None),
        ("good afternoon", "Good day"),
        ("activate the death star", None),
    ],
    [
        ("what did you say", "not said anything"),
        ("convert 5 miles to kilometers", "8.05"),
        ("what did you say", "8.05"),
        ("what did you say", "8.05"),
        ("undo that", "nothing that I could undo"),
        ("why did you do that", "undo"),
        ("stop", "Very well"),
    ],
    [
        ("broadcast dinner is ready", "no other satellite"),
        ("every day at 7 am turn on the kitchen light", "not set up"),
    ],
    # What is not a plain command.
    [
        (said, None)
        for said in (
            "don't set a timer for 5 minutes",
            "should I set a timer for 5 minutes",
            "set a timer for 5 minutes if it rains",
            "never pause the music",
            "I set a timer for 5 minutes yesterday",
            "add nothing to the shopping list",
            "pause the music in ten minutes",
            "she said set a timer for 5 minutes",
            "what would happen if you ran the leave home script",
            "my timer is broken",
            "tell me a joke",
            "",
            "?!",
            "x" * 100_000,
            "{{ states('lock.front_door') }}",
        )
    ],
]

GERMAN: list[list[tuple[str, str | None]]] = [
    [
        ("Was ist 5 plus 3?", "8"),
        ("Multipliziere das jetzt mit 2", "16"),
        ("und minus 6", "10"),
        ("mal zwei", "20"),
        ("und 10 Prozent dazu", "22"),
        ("minus 50 Prozent", "11"),
        ("ein Drittel von 90", "30"),
        ("was ist die Hälfte von 90", "45"),
    ],
    [
        ("Stell einen Timer auf anderthalb Stunden", "1 Stunde 30 Minuten"),
        ("Wie lange läuft der Timer noch?", "noch"),
        ("Brich den Timer ab", "abgebrochen"),
        (
            "Stell mir einen Pasta Timer auf zehn Minuten",
            "Pasta-Timer läuft 10 Minuten",
        ),
        ("Verlängere den Timer um zwei Minuten", "12 Minuten"),
        ("10 Minuten Timer", "10 Minuten"),
        ("Eiertimer auf 5 Minuten", "Eier-Timer läuft 5 Minuten"),
        ("Wie lange läuft der Eiertimer noch?", "Eier-Timer läuft noch"),
        ("Lösche den Eiertimer", "Eier-Timer ist abgebrochen"),
        ("Lösche alle Timer", "Alle 2 Timer"),
        ("Stell einen Timer", "Wie lange?"),
        ("fünf Minuten", "5 Minuten"),
    ],
    [
        ("Weck mich morgen um halb sieben", "6:30"),
        ("Stell den Wecker auf sieben Uhr", "7:00"),
        ("Lösche den Wecker", "Welcher"),
        ("der zweite", "gelöscht"),
        ("Stell den Wecker auf 5 Uhr 45", "5:45"),
        ("Lösche den Wecker um 5 Uhr 45", "5:45 Uhr ist gelöscht"),
    ],
    [
        ("Erinnere mich morgen um 8 an den Müll", "morgen um 8:00 Uhr an den Müll"),
        ("Erinnere mich in 20 Minuten an die Wäsche", "die Wäsche"),
        (
            "Erinnere mich daran, Blumen zu gießen, wenn die Waschmaschine fertig ist",
            "sobald Waschmaschine fertig ist",
        ),
        ("Lösche alle Erinnerungen", "Alle 3"),
        ("Erinnere mich an den Zahnarzt", "Wann"),
        ("übermorgen um 15 Uhr", "den Zahnarzt"),
    ],
    [
        ("Setz Brot und Butter auf die Einkaufsliste", "Brot und Butter"),
        ("Was steht auf der Einkaufsliste?", "Milch, Tee, Brot und Butter"),
        ("Streiche Brot von der Einkaufsliste", "gestrichen"),
        ("Nimm mal die Butter von der Einkaufsliste", "gestrichen: Butter"),
        ("Setz auch noch Käse und Wein drauf", "Käse und Wein"),
        ("Steht Käse drauf?", "Käse"),
        ("Nimm den Wein wieder runter", "gestrichen: Wein"),
    ],
    [
        ("Wie spät ist es in Tokio?", "Tokio (Tokyo)"),
        ("Welcher Tag ist heute?", "Heute ist"),
        ("Welcher Tag ist der 8.?", "Der 8. "),
        ("Welcher Tag ist in Lagos?", "In Lagos ist"),
        ("Wie viel Uhr ist es gerade in Kalifornien?", "In Kalifornien ist es"),
        ("Wie spät ist es hier?", "Es ist"),
        ("Wie wird das Wetter morgen?", "Regen"),
        ("Was sind 20 Grad Celsius in Fahrenheit?", "68 Grad Fahrenheit"),
        ("Rechne 20 Dollar in Euro um zum Kurs 0,9", "18 Euro"),
        ("Wie viel sind 3 Fuß in Zentimetern?", "91,44 Zentimeter"),
    ],
    [
        ("Stell einen 10 Minuten Nudeltimer", "Nudel-Timer läuft 10 Minuten"),
        ("Wie lange noch für den Nudeltimer?", "noch 10 Minuten"),
        ("Kannst du einen Timer auf drei Minuten stellen?", "3 Minuten, ab jetzt"),
        ("Vergiss den Nudeltimer", "abgebrochen"),
        ("Vergiss den Timer", "abgebrochen"),
        ("Stell einen Timer", "Wie lange?"),
        ("sagen wir zwölf Minuten", "12 Minuten"),
        ("Stell einen Timer", "Wie lange?"),
        ("ach, vergiss es", "dann nicht"),
    ],
    [
        ("Pausiere die Musik", "Angehalten"),
        ("Stell die Lautstärke auf 30 Prozent", "30 Prozent"),
        ("lauter", "40 Prozent"),
        ("Aktiviere Filmabend", "Filmabend"),
        ("Wie bitte?", "Filmabend"),
    ],
    [
        (said, None)
        for said in (
            "Stell keinen Timer auf 5 Minuten",
            "Stell einen Timer auf 5 Minuten wenn es regnet",
            "Soll ich einen Timer auf 5 Minuten stellen",
            "Pausiere nicht die Musik",
            "Setz nichts auf die Einkaufsliste",
            "Wir haben keine Milch mehr, mach das Übliche",
        )
    ],
]


@pytest.mark.parametrize(
    ("counter", "language", "conversations"),
    [("en", "en", ENGLISH), ("de", "de", GERMAN)],
    indirect=["counter"],
)
async def test_conversations_go_as_written(
    counter: Counter,
    ask: Ask,
    language: str,
    conversations: list[list[tuple[str, str | None]]],
) -> None:
    wrong = []
    # There is no memory here; what it would take is told in its own tests.
    await counter.book.apply(Switches(off=MEMORY))
    for number, lines in enumerate(conversations):
        for said, expected in lines:
            response = await ask(said, language, f"{language}-{number}")
            message = None if response is None else response.message
            fits = message is None if expected is None else expected in (message or "")
            if not fits:
                wrong.append((said[:80], expected, message))
        await counter.agenda.drop(list(counter.agenda._entries.values()))
    assert wrong == []


async def test_the_time_in_milwaukee_is_milwaukees(ask: Ask, counter: Counter) -> None:
    response = await ask("what time is it in Milwaukee")
    assert response is not None
    assert response.data["timezone"] == "America/Chicago"
    lagos = await ask("what time is it in Lagos")
    assert lagos is not None
    assert lagos.data["timezone"] == "Africa/Lagos"
    islamabad = await ask("what time is it in Islamabad")
    assert islamabad is not None
    assert islamabad.data["timezone"] == "Asia/Karachi"


async def test_without_a_recorder_it_says_so(ask: Ask) -> None:
    response = await ask("when was the front door last locked?")
    assert response is not None
    assert response.error == "no_recorder"


async def test_a_forgotten_conversation_has_nothing_open(
    ask: Ask, counter: Counter
) -> None:
    await ask("set a timer", conversation_id="gone")
    counter.forget("gone")
    assert counter.thread("gone") is None
    assert await ask("ten minutes", conversation_id="gone") is None
