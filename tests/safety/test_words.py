"""Questions, consent, PIN and noise: words in, decisions out."""

from collections.abc import Sequence

from hypothesis import given, strategies as st

from custom_components.jarvis.safety.confirm import Answer, agrees_again, read_consent
from custom_components.jarvis.safety.noise import is_noise
from custom_components.jarvis.safety.pin import (
    FORGIVEN_SECONDS,
    LOCKED_SECONDS,
    LONGEST_LOCKED,
    MOST_OF_ALL,
    MOST_TRIES,
    Pin,
    Tried,
    make_pin,
    read_digits,
    read_groups,
)
from custom_components.jarvis.safety.said_pin import said_pins

from ..reading import deed
from ..tables import each_row

GAPS = ("the lights?", "warum ist es so dunkel")
QUESTIONS = {
    "en": (
        "is the front door locked?"
        "|why is it so dark"
        "|should I unlock the door?"
        "|did you open it"
        "|what is the weather like?"
        "|the lights?"
        "|how do I turn on the oven?"
        "|do you know if the door is open?"
    ),
    "de": (
        "ist die Haustür zu?"
        "|warum ist es so dunkel"
        "|soll ich die Tür aufschließen?"
        "|hast du sie geöffnet?"
        "|wie schalte ich den Ofen ein?"
    ),
    "fr": "est-ce que la porte est fermée ?|pourquoi la lumière est allumée ?",
    "es": "¿está abierta la puerta?|por qué está encendida la luz?",
    "ja": "玄関は閉まっていますか",
}
WISHES = {
    "en": (
        "turn on the light"
        "|can you turn on the light?"
        "|would you mind closing the garage?"
        "|is the light on? turn it off"
        "|what's the weather and turn on the fan"
        "|how about turning on the fan?"
        "|could you please lock the door?"
        "|Jarvis, is the door open, and if so close it"
        "|I am cold"
        "|do the dishes alarm"
        "|why don't you turn on the radio?"
        "|will you dim the lights?"
    ),
    "de": (
        "mach das Licht an"
        "|kannst du das Licht anmachen?"
        "|würdest du bitte die Tür schließen?"
        "|ist das Licht an? mach es aus"
        "|machst du bitte das Licht an?"
    ),
    "fr": "allume la lumière|peux-tu fermer la porte ?",
    "es": "enciende la luz|¿puedes cerrar la puerta?",
}


def pairs(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(text, code) for code, line in table.items() for text in line.split("|")]


@each_row(("text", "language"), pairs(QUESTIONS))
def test_questions_only_ask(text: str, language: str) -> None:
    # Two are known to be taken for wishes; once they are not they leave this list.
    assert (deed(text, language) >= 0.25) is (text in GAPS)


@each_row(("text", "language"), pairs(WISHES))
def test_wishes_are_no_questions(text: str, language: str) -> None:
    assert deed(text, language) >= 0.1


AGREED = {
    "en": "absolutely|alright then|yes, definitely|you bet|by all means|I said yes",
    "de": "klar doch|aber sicher|na klar|von mir aus|geht in Ordnung|ja, unbedingt",
}
AGREED_MORE = {
    "en": "sure, do it|okay then|oh yes please|that would be great|yes, fine|fine",
    "de": "ist gut|ja ist gut|na gut|klar, mach das|bitte ja|ja gerne doch",
}
# Who has had enough, thanks or says good night has agreed to nothing.
ROUNDED_OFF = {
    "en": "fine thanks|very well thank you|that's enough|that's fine now|ok then no",
    "de": "ist gut jetzt|okay ist gut jetzt|gut jetzt|passt schon danke|gut, reicht",
}
DECLINED = {
    "en": "absolutely not|certainly not|nah|I don't think so|hang on|better not",
    "de": "natürlich nicht|nee, lass mal|nö|besser nicht|warte mal|sicher nicht",
}


@each_row(
    ("text", "wish", "language", "agreed"),
    [
        ("yes, unlock it", "unlock the front door", "en", True),
        ("yes please, unlock the front door", "unlock the front door", "en", True),
        ("yes, lock it", "unlock the front door", "en", False),
        ("yes, unlock it?", "unlock the front door", "en", False),
        ("yes, unlock the back door", "unlock the front door", "en", False),
        ("unlock it", "unlock the front door", "en", False),
        ("yes, the front door", "unlock the front door", "en", True),
        ("yes, the front door", "lock the shed and the front door", "en", False),
        ("ja, mach auf", "mach die Haustür auf", "de", True),
        ("ja, mach zu", "mach die Haustür auf", "de", False),
        ("ja, mach auf", "mach die Haustür zu und die Garage auf", "de", False),
        ("ja, schließe sie auf", "schließe die Haustür auf", "de", True),
        ("ja, schließe sie", "schließe die Haustür auf", "de", False),
        ("ja, schließe sie ab", "schließe die Haustür auf", "de", False),
        ("ja, schließ sie auf", "schließe die Haustür auf", "de", True),
        ("ja, schließ sie ab", "schließe die Haustür auf", "de", False),
    ],
)
def test_a_yes_with_the_wish(
    text: str, wish: str, language: str, *, agreed: bool
) -> None:
    assert agrees_again(text, wish, language) is agreed


OPEN, BOTH = "Garagentor wirklich öffnen?", "Tor öffnen? Haustür wirklich aufschließen?"


@each_row(
    ("text", "question", "agreed"),
    [
        ("ja, öffnen", OPEN, True),
        ("ja bitte, Garagentor öffnen", OPEN, True),
        ("öffnen", OPEN, False),
        ("ja, öffnen?", OPEN, False),
        ("ja, schließen", OPEN, False),
        ("ja, aufschließen", "Das ist die Tür. Tor wirklich aufschließen?", True),
        # Which of them, nobody has said.
        ("ja, aufschließen", BOTH, False),
        ("ja, öffnen", "Garagentor, Haustür wirklich öffnen?", False),
        ("ja, öffnen", "Garagentor und Haustür wirklich öffnen?", False),
        ("ja", "", False),
    ],
)
def test_a_yes_with_the_end_of_the_question(
    text: str, question: str, *, agreed: bool
) -> None:
    assert agrees_again(text, "mach hin", "de", question) is agreed


@each_row(
    ("text", "language", "answer"),
    [
        ("yes", "en", Answer.YES),
        ("yes?", "en", Answer.OTHER),
        ("Yes.", "en", Answer.YES),
        ("Yes, please.", "en", Answer.YES),
        ("Okay. Go ahead.", "en", Answer.YES),
        ("No.", "en", Answer.NO),
        ("Yes. But only the front.", "en", Answer.OTHER),
        ("Yes...", "en", Answer.OTHER),
        ("Ja…", "de", Answer.OTHER),
        ("Ja, mach das.", "de", Answer.YES),
        ("Nein, danke.", "de", Answer.NO),
        ("Oui.", "fr", Answer.YES),
        ("ja?", "de", Answer.OTHER),
        ("yes please do it", "en", Answer.YES),
        ("Sure, go ahead!", "en", Answer.YES),
        ("yes but not the back door", "en", Answer.OTHER),
        ("no", "en", Answer.NO),
        ("never mind", "en", Answer.NO),
        ("no thank you", "en", Answer.NO),
        ("on", "en", Answer.OTHER),
        ("what time is it", "en", Answer.OTHER),
        ("yes and no", "en", Answer.OTHER),
        ("yes and", "en", Answer.OTHER),
        ("yeah right", "en", Answer.OTHER),
        ("thanks, yes", "en", Answer.YES),
        ("ja und", "de", Answer.OTHER),
        ("ja, von wegen", "de", Answer.OTHER),
        ("ja bitte", "de", Answer.YES),
        ("auf keinen Fall", "de", Answer.NO),
        ("oui", "fr", Answer.YES),
        ("да", "ru", Answer.YES),
        ("нет", "ru", Answer.NO),
        ("はい", "ja", Answer.YES),
        *((one, "en", Answer.YES) for one in AGREED["en"].split("|")),
        *((one, "de", Answer.YES) for one in AGREED["de"].split("|")),
        *((one, code, Answer.YES) for one, code in pairs(AGREED_MORE)),
        *((one, code, Answer.OTHER) for one, code in pairs(ROUNDED_OFF)),
        *((one, "en", Answer.NO) for one in DECLINED["en"].split("|")),
        *((one, "de", Answer.NO) for one in DECLINED["de"].split("|")),
        ("", "en", Answer.OTHER),
    ],
)
def test_consent(text: str, language: str, answer: Answer) -> None:
    assert read_consent(text, language) is answer


@each_row(
    ("text", "digits"),
    [
        ("1234", "1234"),
        ("one two three four", "1234"),
        ("1 2 3 4.", "1234"),
        ("my pin is one two three four", "1234"),
        ("eins zwo drei vier", "1234"),
        ("null null sieben sieben", "0077"),
        ("٤٣٢١", "4321"),
        ("four seven double one", "4711"),
        ("double oh seven seven", "0077"),
        ("vier sieben doppel eins", "4711"),
        ("vier sieben doppeleins", "4711"),
        ("vier sieben zweimal die eins", "4711"),
        ("triple four one", "4441"),
        ("turn on the light", None),
        ("set a timer for ten minutes", None),
        ("one two", None),
    ],
)
def test_digits(text: str, digits: str | None) -> None:
    assert read_digits(text) == digits


@given(st.text(max_size=40))
def test_digits_of_anything(text: str) -> None:
    digits = read_digits(text)
    assert digits is None or digits.isascii()


def test_a_pin_is_limited_in_tries() -> None:
    # Four digits turn up in a hash by chance, twelve do not.
    long, salt = make_pin("718293645018")
    assert "718293645018" not in repr(Pin(stored=long, salt=salt)) + long
    stored, salt = make_pin("1234")
    pin = Pin(stored=stored, salt=salt)
    assert pin.enter("1234", "hall", 0) is Tried.RIGHT
    tried = [pin.enter("9999", "hall", 1) for _ in range(MOST_TRIES)]
    assert tried == [Tried.WRONG, Tried.WRONG, Tried.LOCKED]
    assert pin.enter("1234", "hall", 2) is Tried.LOCKED
    assert pin.enter("1234", "attic", 2) is Tried.RIGHT
    assert pin.enter("1234", "hall", 2 + LOCKED_SECONDS) is Tried.RIGHT
    assert Pin().enter("1234", "hall", 0) is Tried.UNSET


@each_row(("language", "word"), [("en", "yes"), ("de", "ja")])
def test_a_crowd_agrees_to_nothing(language: str, word: str) -> None:
    assert read_consent(f"{word} {word}", language) is Answer.YES
    assert read_consent(" ".join([word] * 6), language) is Answer.OTHER


def test_a_loose_yes_is_said_once_or_twice() -> None:
    assert read_consent("alright alright", "en") is Answer.YES
    assert read_consent("alright alright alright", "en") is Answer.OTHER


@each_row(
    "text",
    [
        "five ninety two seventy three",
        "fifty nine oh two seventy three",
        "five niner zero two seven three",
        "open up, five ninety two seventy three please",
    ],
)
def test_groups_are_read_in_every_way(text: str) -> None:
    assert "590273" in {one.digits for one in said_pins(text, "en")}


def test_who_walks_from_room_to_room_has_no_more_tries() -> None:
    stored, salt = make_pin("1234")
    pin = Pin(stored=stored, salt=salt)
    rooms = [pin.enter("9999", f"room {one}", one) for one in range(MOST_OF_ALL)]
    assert set(rooms[:-1]) == {Tried.WRONG}
    assert pin.enter("1234", "another", MOST_OF_ALL) is Tried.LOCKED
    later = MOST_OF_ALL - 1 + LOCKED_SECONDS
    assert pin.enter("1234", "another", later - 1) is Tried.LOCKED
    assert pin.enter("1234", "another", later) is Tried.RIGHT


def lock_outs(pin: Pin, rooms: Sequence[str], often: int) -> list[float]:
    """Enter wrong ones as often and as soon as it is let; returns each lock-out."""
    now, lasted = 1.0, list[float]()
    for one in range(often):
        room = rooms[one % len(rooms)]
        pin.enter("9999", room, now)
        if seconds := pin.locked(room, now):
            lasted.append(seconds)
            now += seconds
    return lasted


@each_row("rooms", [("hall",), ("hall", "attic"), tuple("abcdefghijkl")])
def test_every_lock_out_is_longer_up_to_an_hour(rooms: tuple[str, ...]) -> None:
    pin = Pin(stored="x", salt="x")
    lasted = lock_outs(pin, rooms, 90)
    assert lasted[0] == LOCKED_SECONDS
    assert max(lasted) == LONGEST_LOCKED
    assert lasted[-1] == LONGEST_LOCKED
    assert len(lasted) >= 90 // MOST_OF_ALL


def test_the_right_one_begins_anew_and_so_does_a_day() -> None:
    stored, salt = make_pin("1234")
    pin = Pin(stored=stored, salt=salt)
    assert lock_outs(pin, ["hall"], 2 * MOST_TRIES) == [300, 600]
    now = 10_000.0
    assert pin.enter("1234", "hall", now) is Tried.RIGHT
    for _ in range(MOST_TRIES):
        pin.enter("9999", "hall", now)
    assert pin.locked("hall", now) == LOCKED_SECONDS
    now += FORGIVEN_SECONDS
    for _ in range(MOST_TRIES):
        assert pin.locked("hall", now) == 0
        pin.enter("9999", "hall", now)
    assert pin.locked("hall", now) == LOCKED_SECONDS


def test_slow_tries_count_as_well() -> None:
    pin = Pin(stored="x", salt="x")
    for hour in range(MOST_TRIES):
        assert not pin.locked("hall", hour * 3600)
        pin.enter("9999", "hall", hour * 3600)
    assert pin.locked("hall", (MOST_TRIES - 1) * 3600) == LOCKED_SECONDS


@each_row(
    "text",
    [
        "Thanks for watching!",
        "Untertitel der Amara.org-Community",
        "[Music]",
        "...",
        "\u266a\u266a",
        "(laughs)",
        "you you you you",
        "Thank you. Thank you. Thank you.",
        "um",
        "ご視聴ありがとうございました",
        "Субтитры сделал DimaTorzok",
        "I'm playing the outside of it. I know a con.",
        "",
    ],
)
def test_noise(text: str) -> None:
    assert is_noise(text, "en")


@each_row(
    "text",
    [
        "stop",
        "lights",
        "yes",
        "nein",
        "no no no",
        "Musik",
        "silence",
        "louder louder",
        "I'm cold. Turn up the heating.",
        "My dog is called Rex. He likes cheese.",
        "jarvis, set a timer. ten minutes.",
        "Thank you.",
        "turn on the light [noise]",
    ],
)
def test_speech_passes(text: str) -> None:
    assert not is_noise(text, "en")


@each_row(
    ("text", "language", "digits"),
    [
        ("forty-seven eleven", "en", "4711"),
        ("it's twelve thirty-four", "en", "1234"),
        ("siebenundvierzig elf", "de", "4711"),
        ("turn on the kitchen light", "en", None),
        ("set a timer for five minutes please", "en", None),
    ],
)
def test_a_pin_may_be_said_in_groups(
    text: str, language: str, digits: str | None
) -> None:
    assert read_groups(text, language) == digits
