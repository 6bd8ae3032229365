"""Answers to a pending question."""

from hypothesis import given, strategies as st

from custom_components.jarvis.commands.shelf.answers import (
    Dropped,
    Filled,
    plainly,
    read_answer,
    refer,
)
from custom_components.jarvis.commands.shelf.response import Choice, Item
from custom_components.jarvis.commands.shelf.threads import (
    EXPIRES,
    Open,
    Pending,
    Threads,
)

from ..tables import each_row
from .small import NOW

ROOMS = (
    Choice(value="bedroom", name="Bedroom"),
    Choice(value="guest", name="Guest Bedroom"),
    Choice(value="kitchen", name="Kitchen"),
)


def pending(kind: Open = Open.VALUE, choices: tuple[Choice, ...] = ROOMS) -> Pending:
    return Pending(
        kind=kind,
        command="c",
        arguments={"a": 1},
        utterance="",
        question="Which?",
        param="room",
        choices=choices,
    )


@each_row(
    ("text", "language", "value"),
    [
        ("the kitchen", "en", "kitchen"),
        ("Bedroom", "en", "bedroom"),
        ("the guest one", "en", "guest"),
        ("the second one", "en", "guest"),
        ("number three", "en", "kitchen"),
        ("2", "en", "guest"),
        ("the last one please", "en", "kitchen"),
        ("the first", "en", "bedroom"),
        ("kitchin", "en", "kitchen"),
        ("der zweite", "de", "guest"),
        ("das letzte", "de", "kitchen"),
    ],
)
def test_a_choice_is_taken(text: str, language: str, value: str) -> None:
    answer = read_answer(pending(), text, language)
    assert answer == Filled(arguments={"a": 1, "room": value})


@each_row("text", ["never mind", "forget it", "none of them", "no", "oh, never mind"])
def test_a_question_can_be_dropped(text: str) -> None:
    assert isinstance(read_answer(pending(), text, "en"), Dropped)


@each_row("text", ["the attic", "the seventh one", "what is the weather like", "", "9"])
def test_what_is_no_answer_is_none(text: str) -> None:
    assert read_answer(pending(), text, "en") is None


@each_row(
    ("text", "language", "kind"),
    [
        ("yes", "en", Filled),
        ("yes please", "en", Filled),
        ("do it", "en", Filled),
        ("ja", "de", Filled),
        ("no", "en", Dropped),
        ("nein danke", "de", Dropped),
        ("perhaps", "en", type(None)),
        ("yes but not now", "en", type(None)),
        ("the kitchen", "en", type(None)),
    ],
)
def test_consent_is_only_a_clear_yes(text: str, language: str, kind: type) -> None:
    answer = read_answer(pending(Open.YES, ()), text, language)
    assert isinstance(answer, kind)
    if isinstance(answer, Filled):
        assert answer.confirmed


@each_row(
    ("text", "language", "plain"),
    [
        ("let's say ten minutes", "en", "ten minutes"),
        ("oh, make it ten minutes please", "en", "ten minutes"),
        ("ten minutes", "en", "ten minutes"),
        ("make it", "en", "make it"),
        ("Sagen wir zehn Minuten", "de", "zehn Minuten"),
    ],
)
def test_what_leads_up_to_an_answer_is_taken_off(
    text: str, language: str, plain: str
) -> None:
    assert plainly(text, language) == plain


def test_a_free_question_takes_the_words() -> None:
    answer = read_answer(pending(choices=()), "Ten Minutes, please", "en")
    assert answer == Filled(arguments={"a": 1, "room": "Ten Minutes,"})


@given(st.text(max_size=100), st.sampled_from(["en", "de", "fr"]))
def test_any_text_gets_an_answer(text: str, language: str) -> None:
    answer = read_answer(pending(), text, language)
    if isinstance(answer, Filled):
        assert answer.arguments["room"] in {"bedroom", "guest", "kitchen"}


def test_items_are_referred_to_by_place_or_name() -> None:
    items = (Item(id="1", name="Milk"), Item(id="2", name="Tea"))
    assert refer(items, "the second one", "en") == items[1]
    assert refer(items, "milk", "en") == items[0]
    assert refer(items, "the last one", "en") == items[1]
    assert refer(items, "the third one", "en") is None
    assert refer(items, "set a timer", "en") is None
    assert refer((), "the first one", "en") is None
    assert items[0].attributes == {}


def test_what_is_open_expires() -> None:
    threads = Threads()
    threads.of("a", NOW).pending = pending()
    assert threads.of("a", NOW + EXPIRES).pending is not None
    assert threads.of("a", NOW + 3 * EXPIRES).pending is None
    assert threads.peek("b", NOW) is None


def test_a_clock_put_back_keeps_no_old_question_open() -> None:
    threads = Threads()
    threads.of("ahead", NOW + 3 * EXPIRES)
    threads.of("a", NOW).pending = pending()
    assert threads.peek("a", NOW + 2 * EXPIRES) is None
    assert len(threads) == 1


LAMPS = (
    Choice(value="light.kitchen", name="Kitchen Light"),
    Choice(value="light.bath", name="Bathroom Light"),
    Choice(value="light.desk", name="Desk Lamp"),
    Choice(value="light.hall", name="Hall Light"),
    Choice(value="light.shed", name="Shed Light"),
)


def test_another_wish_is_no_choice_and_the_last_is_the_last_that_was_heard() -> None:
    asked = pending(choices=LAMPS)
    assert read_answer(asked, "turn on the kitchen speaker", "en") is None
    assert read_answer(asked, "the one in the kitchen", "en") is not None
    last = read_answer(asked, "the last one", "en")
    assert isinstance(last, Filled)
    assert last.arguments["room"] == "light.hall"
