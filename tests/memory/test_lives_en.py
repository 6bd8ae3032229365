# ruff: noqa: E501 - tables
"""What lives written by a generator found: told, corrected, forgotten (en)."""

import pytest

from custom_components.jarvis.memory import Note, Origin, Scope, Source, Viewer

from .conftest import Clock, Talk

# fmt: off
# Told, corrected in another talk: the question, what holds, what is gone.
LATER = [
    ("Ben lives in Dover.", "I made a mistake: Ben lives in New Orleans.", "In which city does Ben live?", "New Orleans", "Dover"),
    ("Dad works as a baker.", "Forget what I said before, Dad works as a teacher.", "What does Dad work as?", "as a teacher", "baker"),
    ("Anna takes her coffee with two sugars.", "I was mistaken, Anna takes her coffee black.", "How does Anna take her coffee?", "black", "sugars"),
    ("Anna drives a Skoda.", "I need to correct something: Anna drives a Mini.", "What does Anna drive?", "Mini", "Skoda"),
    ("Tom's bedtime is half past eight.", "Update: Tom's bedtime is 8 pm.", "When is Tom's bedtime?", "8 pm", "half"),
    ("The library closes at half past seven.", "Change of plan: the library closes at 5 pm.", "When does the library close?", "5 pm", "half"),
    ("Mrs Patel's favourite drink is espresso.", "From now on Mrs Patel's favourite drink is apple juice.", "What is Mrs Patel's favourite drink?", "apple juice", "espresso"),
    ("Store the fact that our neighbour's favourite flower is lavender.", "You got that wrong: our neighbour's favourite flower is peonies.", "What is our neighbour's favourite flower?", "peonies", "lavender"),
    ("Nora's middle name is Montague.", "That is not correct. Nora's middle name is Josephine.", "What is Nora's middle name?", "Josephine", "Montague"),
    ("Priya's blood type is AB positive.", "Change Priya's blood type to A positive.", "What is Priya's blood type?", "type is A positive", "AB"),
    ("The lodger pays us 450 a month.", "Since the new year the lodger pays us 520.", "How much does the lodger pay us?", "520", "450"),
    ("Oscar's on the gluten-free menu at school.", "Oscar came off the gluten-free menu, he's on the vegetarian menu now.", "Which menu is Oscar on?", "vegetarian", "gluten-free menu at school"),
    ("My flight leaves at quarter past six.", "That's not right, my flight leaves at 7.15.", "What time does my flight leave?", "leaves at 7.15", "past"),
    ("Grandpa's car is white.", "Not white. Grandpa's car is dark blue.", "What colour is Grandpa's car?", "dark blue", "white"),
]
# Put right in the next breath, by who it is told of.
AT_ONCE = [
    ("Note that my mother-in-law works as a plumber.", "No, she works as a dentist.", "What does my mother-in-law work as?", "as a dentist", "plumber"),
    ("By the way, my wife wants a scarf for Christmas.", "I was wrong, she wants a drone for Christmas.", "What does my wife want for Christmas?", "wife wants a drone", "scarf"),
    ("Note that Dr Novak supports Leeds United.", "Actually it's Chelsea.", "Which team does Dr Novak support?", "Dr Novak supports Chelsea", "Leeds"),
    ("The smoke detector takes AA batteries.", "No wait, 9V batteries.", "Which batteries does the smoke detector take?", "takes 9V batteries", "AA"),
    ("My daughter goes to bed at half past eight.", "Make that 10 pm.", "When does my daughter go to bed?", "to bed at 10 pm", "half"),
    ("My sister goes to Oakfield Primary.", "I mean to St Mary's School.", "Which school does my sister go to?", "goes to St Mary's School", "Oakfield"),
    ("Note that the drill is lent to Oliver.", "Actually it's the Petersons.", "Who is the drill lent to?", "lent to the Petersons", "Oliver"),
    ("Ben's usual order is a veggie burger.", "Actually it's fish and chips.", "What is Ben's usual order?", "order is fish and chips", "burger"),
    ("Don't forget that Felix's middle name is Josephine.", "I mean Montague.", "What is Felix's middle name?", "Felix's middle name is Montague", "Josephine"),
    ("The warranty on the fridge runs until 2030.", "Wait, March 2028.", "How long does the warranty on the fridge run?", "until March 2028", "2030"),
    ("Remember: Grandpa plays the drums.", "That's wrong, he plays the violin.", "Which instrument does Grandpa play?", "Grandpa plays the violin", "drums"),
]
# fmt: on


def _by_hand(text: str) -> Note:
    return Note(
        text=text,
        language="en",
        scope=Scope(person="anna"),
        origin=Origin.OWNER,
        source=Source(speaker="anna", agent="action"),
    )


@pytest.mark.parametrize(("first", "later", "question", "now", "gone"), LATER)
@pytest.mark.parametrize("by_hand", [False, True])
async def test_what_is_told_later_takes_the_place(
    talk: Talk,
    clock: Clock,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
    *,
    by_hand: bool,
) -> None:
    for number, text in enumerate((first, later)):
        if by_hand and not text.startswith("Forget"):
            await talk.store.keep(_by_hand(text))
        else:
            await talk.say(text, conversation=f"c{number}")
        clock.pass_(days=2)

    found = " | ".join(await talk.texts(question))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("first", "later", "question", "now", "gone"), AT_ONCE)
async def test_what_she_does_is_of_who_was_told_of(
    talk: Talk,
    clock: Clock,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first)
    clock.pass_(seconds=20)
    await talk.say(later)

    found = " | ".join(await talk.texts(question))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(
    ("first", "later", "question", "holds"),
    [
        (
            "Tom is in hospital on ward 6.",
            "Actually Tom's room number is 317.",
            "On which ward is Tom?",
            "ward 6",
        ),
        (
            "Mr Okafor was born in Kyoto.",
            "From now on Mr Okafor is married to Helena.",
            "Where was Mr Okafor born?",
            "Kyoto",
        ),
        (
            "My landlord was born in Boston.",
            "It's not ward 9 any more, my landlord is in hospital on ward 2.",
            "Where was my landlord born?",
            "Boston",
        ),
        (
            "Our plumber is called Romero.",
            "Sofia works as a plumber.",
            "Who is our plumber?",
            "Romero",
        ),
        (
            "Remember that Grandpa's birthday is on 4 May.",
            "Make a note that Grandpa's birthday is on 4 May.",
            "When is Grandpa's birthday?",
            "on 4 May",
        ),
    ],
)
async def test_what_is_told_of_another_matter_of_theirs_leaves_it_alone(
    talk: Talk, first: str, later: str, question: str, holds: str
) -> None:
    await talk.say(first)
    await talk.say(later, conversation="c2")
    assert holds in " ".join(await talk.texts(question))


@pytest.mark.parametrize(
    ("told", "question", "holds"),
    [
        (
            "You water the cactus every other month, ok?",
            "How often do we water the cactus?",
            "every other month",
        ),
        (
            "Don't let me forget Kit's inhaler is in the green rucksack.",
            "Where is Kit's inhaler?",
            "Kit's inhaler is in the green rucksack",
        ),
    ],
)
async def test_what_is_told_like_a_question_or_a_wish_is_told(
    talk: Talk, told: str, question: str, holds: str
) -> None:
    await talk.say(told)
    assert holds in " ".join(await talk.texts(question))


@pytest.mark.parametrize(
    ("told", "topic", "stays"),
    [
        ("The pool is 2 m deep.", "the depth of the pool", "The pool is heated."),
        ("Tom supports Chelsea.", "Tom's team", "Tom drives a Fiat."),
        ("The gardener drives a Fiat.", "the gardener's car", "The gardener is Ed."),
        ("Mum plays the violin.", "Mum's instrument", "Mum's hobby is chess."),
        (
            "The bakery opens at 7 am.",
            "the bakery's opening time",
            "The bakery is shut.",
        ),
        (
            "Grandpa supports Oakfield Town.",
            "Which team does Grandpa support?",
            "Grandpa's seat is 4.",
        ),
    ],
)
async def test_a_noun_or_a_question_names_what_was_told_with_a_verb(
    talk: Talk, told: str, topic: str, stays: str
) -> None:
    for text in (told, stays):
        await talk.store.keep(_by_hand(text))
    await talk.store.forget(topic, "en", Viewer(person="anna"))

    left = await talk.texts(f"{told} {stays}")
    assert all(told.rstrip(".") not in one for one in left)
    assert any(stays.rstrip(".") in one for one in left)


async def test_a_place_alone_is_of_nothing_else(talk: Talk, clock: Clock) -> None:
    await talk.store.keep(_by_hand("The book club is at Linda's house."))
    await talk.say("The cake recipe is in the blue folder.")
    clock.pass_(seconds=20)
    await talk.say("Wait, in the red book.")

    assert "red book" in " ".join(await talk.texts("Where is the cake recipe?"))
    assert "Linda's" in " ".join(await talk.texts("Where is the book club?"))


async def test_what_was_told_the_house_and_by_hand_goes_together(
    talk: Talk, clock: Clock
) -> None:
    await talk.store.keep(_by_hand("Dr Novak's car is red."))
    await talk.say("Dr Novak's car is red, remember that.")
    clock.pass_(seconds=20)
    await talk.say("Actually, his car is black.")

    found = " ".join(await talk.texts("What colour is Dr Novak's car?"))
    assert "black" in found
    assert "red" not in found
