# ruff: noqa: E501 - tables
"""What lives written by a generator found: told, corrected, forgotten (en)."""

import pytest

from custom_components.jarvis.memory import Note, Origin, Scope, Source

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
