"""Summaries and facts by a model; only the model's words are made up here."""

import json
from typing import Any

import pytest

from custom_components.jarvis.memory import Kind, Note, Scope
from custom_components.jarvis.memory.housekeeping.background import extract, summarise
from custom_components.jarvis.memory.housekeeping.browsing import Page

from .conftest import Clock, Talk


class Model:
    """Says what it was told to say, and notes what it was asked."""

    def __init__(self, *replies: object) -> None:
        """Queue replies; None is a failure."""
        self.replies = list(replies)
        self.prompts: list[str] = []

    async def __call__(self, prompt: str, schema: dict[str, Any]) -> str | None:
        """Answer once."""
        assert schema["required"]
        self.prompts.append(prompt)
        reply = self.replies.pop(0)
        return reply if reply is None else json.dumps(reply)


async def test_finished_days_are_summarised_once(talk: Talk, clock: Clock) -> None:
    await talk.say("We visited the {env.HOME} lighthouse with Igor.")
    await talk.store.write_reply(
        Note(text="How lovely.", language="en", scope=Scope(person="anna"))
    )
    model = Model({"entry": "A trip to the lighthouse with Igor."})
    assert await summarise(talk.store, model) == 0
    clock.pass_(days=1)
    assert await summarise(talk.store, model) == 1
    assert "User: We visited the {env.HOME} lighthouse" in model.prompts[0]
    assert "Assistant: How lovely." in model.prompts[0]
    assert await summarise(talk.store, model) == 0
    assert "A trip to the lighthouse with Igor." in await talk.texts("lighthouse trip")
    assert not await talk.texts("lighthouse trip", person="ben")


async def test_a_failed_summary_leaves_the_day_open(talk: Talk, clock: Clock) -> None:
    await talk.say("We visited the lighthouse with Igor.")
    clock.pass_(days=1)
    model = Model(None, {"entry": "NONE"})
    assert await summarise(talk.store, model) == 0
    assert await summarise(talk.store, model) == 1
    assert not await talk.store.browse(Page(kind=Kind.SUMMARY))


async def test_a_day_that_no_model_can_summarise_is_given_up(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("We visited the lighthouse with Igor.")
    clock.pass_(days=1)
    await talk.say("The heron stood at the pond with Mona.")
    clock.pass_(days=1)
    nonsense = {"entry": "Quarterly revenue rose by 9 percent."}
    model = Model(nonsense, nonsense, {"entry": "A heron stood at the pond."})
    assert await summarise(talk.store, model) == 0
    # Asked again at once, then left alone, so that the next day gets its turn.
    assert await summarise(talk.store, model) == 1
    assert await summarise(talk.store, model) == 0
    assert len(model.prompts) == 3
    later = Model(*[nonsense] * 9)
    for _ in range(9):
        clock.pass_(days=2)
        assert await summarise(talk.store, later) == 0
    assert len(later.prompts) == 2
    assert "We visited the lighthouse with Igor." in await talk.texts("lighthouse")
    said = await talk.store.browse(Page(kind=Kind.SUMMARY))
    assert [one.text for one in said] == ["A heron stood at the pond."]


async def test_forgetting_during_a_summary_makes_it_void(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("Remember that my diary hides a secret recipe.")
    clock.pass_(days=1)

    async def slow(prompt: str, _: dict[str, Any]) -> str:
        assert "recipe" in prompt
        await talk.say("Forget my diary.")
        return json.dumps({"entry": "The diary hides a secret recipe."})

    assert await summarise(talk.store, slow) == 0
    assert not await talk.texts("secret recipe diary")


async def test_a_correction_takes_the_summary_with_it(talk: Talk, clock: Clock) -> None:
    await talk.say("My dentist appointment is on Tuesday.")
    clock.pass_(days=1)
    await summarise(talk.store, Model({"entry": "Anna sees her dentist on Tuesday."}))
    assert len(await talk.texts("dentist")) == 2
    await talk.say("No, my dentist appointment is on Friday.")
    assert await talk.texts("dentist") == ["my dentist appointment is on Friday"]


async def test_what_is_forgotten_later_stands_in_no_older_summary(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("My dentist appointment is on Tuesday.")
    await talk.say("Remember that Kordula breeds alpacas.")
    clock.pass_(days=1)
    both = "A dentist appointment on Tuesday; Kordula breeds alpacas."
    assert await summarise(talk.store, Model({"entry": both})) == 1
    # The correction makes the summary void, so that nobody looks at it any more.
    await talk.say("No, my dentist appointment is on Friday.")
    await talk.say("Forget that Kordula breeds alpacas.")
    every = await talk.store.browse(Page(retired=True))
    assert not [one.text for one in every if "alpaca" in one.text]


async def test_facts_of_a_model_stand_in_what_was_said(talk: Talk) -> None:
    await talk.say("Yesterday we adopted a parrot called Coco from the shelter.")
    model = Model(
        {
            "facts": [
                {"line": 1, "branch": "USER", "fact": "The parrot is called Coco."},
                {"line": 1, "branch": "USER", "fact": "Anna inherits a yacht."},
                {"line": 9, "branch": "USER", "fact": "parrot"},
                {"line": 1, "branch": "DIRECTIVES", "fact": 5},
            ]
        }
    )
    learned = await extract(talk.store, model)
    assert learned is not None
    assert len(learned.stored) == 1
    found = await talk.ask("what is the parrot called")
    assert found[0].text == "The parrot is called Coco"
    assert len(found[0].said_in) == 1
    again = await extract(talk.store, model)
    assert again is not None
    assert not again.stored
    assert len(model.prompts) == 1


async def test_a_model_does_not_bring_back_what_was_corrected(talk: Talk) -> None:
    await talk.say("My favourite colour is blue.")
    await talk.say("No, green.")
    await talk.say("Yesterday I mentioned my favourite colour blue to Igor again.")
    fact = {"line": 1, "branch": "USER", "fact": "My favourite colour is blue"}
    await extract(talk.store, Model({"facts": [fact]}))
    facts = [one.text for one in await talk.store.browse(Page(kind=Kind.FACT))]
    assert facts == ["My favourite colour is green"]


TRACTOR = "My aunt Greta came by and we repaired the old tractor."


async def test_an_unusable_answer_is_tried_again(talk: Talk) -> None:
    await talk.say(TRACTOR)
    model = Model(None, {"facts": []})
    assert await extract(talk.store, model) is None
    assert await extract(talk.store, model) is not None


@pytest.mark.parametrize(
    "fact",
    [
        "The user lives on Mars",
        "Aunt Greta bought the old tractor for 5000 euros",
        "Aunt Greta did not repair the old tractor",
        "Always repair the old tractor",
        "Ben's old tractor was repaired",
        "Greta",
    ],
)
async def test_what_was_not_said_is_no_fact(talk: Talk, fact: str) -> None:
    await talk.say(TRACTOR)
    model = Model({"facts": [{"line": 1, "branch": "USER", "fact": fact}]})
    await extract(talk.store, model)
    assert not await talk.store.browse(Page(kind=Kind.FACT))


@pytest.mark.parametrize("facts", [["a string"], [{"line": True, "fact": "x"}], [7]])
async def test_a_list_of_something_else_is_tried_again(
    talk: Talk, facts: list[object]
) -> None:
    await talk.say(TRACTOR)
    fact = {"line": "1", "branch": "USER", "fact": "aunt Greta repaired a tractor"}
    model = Model({"facts": facts}, {"facts": [fact]})
    assert await extract(talk.store, model) is None
    assert await extract(talk.store, model) is not None
    assert "aunt Greta repaired a tractor" in await talk.texts("Greta tractor")


async def test_a_summary_keeps_only_what_was_said(talk: Talk, clock: Clock) -> None:
    await talk.say(TRACTOR)
    clock.pass_(days=1)
    entry = "Greta and the user repaired the tractor. They drank 17 beers in Paris."
    model = Model({"entry": "A trip to the moon."}, {"entry": entry})
    assert await summarise(talk.store, model) == 0
    assert await summarise(talk.store, model) == 1
    kept = await talk.store.browse(Page(kind=Kind.SUMMARY))
    assert [one.text for one in kept] == ["Greta and the user repaired the tractor."]


async def test_a_summary_tells_of_no_answer_that_was_missing(
    talk: Talk, clock: Clock
) -> None:
    for said, reply in (
        (
            "Tell me about the Possessor movie.",
            "I have no information about the Possessor movie. Shall I search?",
        ),
        ("Yeah go ahead.", "Possessor is a 2020 film by Brandon Cronenberg."),
    ):
        await talk.say(said)
        await talk.store.write_reply(
            Note(text=reply, language="en", scope=Scope(person="anna"))
        )
    clock.pass_(days=1)
    entry = (
        "The assistant had no information about the Possessor movie and offered to"
        " search. Possessor is a 2020 film by Brandon Cronenberg."
    )
    model = Model({"entry": entry})
    assert await summarise(talk.store, model) == 1
    assert "no information" not in model.prompts[0]
    kept = await talk.store.browse(Page(kind=Kind.SUMMARY))
    assert [one.text for one in kept] == [
        "Possessor is a 2020 film by Brandon Cronenberg."
    ]


async def test_a_day_of_nothing_but_missing_answers_is_done(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("What do you know about the book Piranesi?")
    clock.pass_(days=1)
    entry = "The assistant could not provide information about the book Piranesi."
    model = Model({"entry": entry})
    assert await summarise(talk.store, model) == 1
    assert await summarise(talk.store, model) == 0
    assert not await talk.store.browse(Page(kind=Kind.SUMMARY))


@pytest.mark.parametrize(
    ("said", "fact", "kept"),
    [
        ("It's 20 degrees in London, 3:45 PM", "It is 20 degrees in London", []),
        (
            "Hakan became lead at Equals Money in March 2026",
            "The user mentioned that Hakan became lead at Equals Money in March 2026",
            ["Hakan became lead at Equals Money in March 2026"],
        ),
    ],
)
async def test_facts_are_neither_readings_nor_reports(
    talk: Talk, said: str, fact: str, kept: list[str]
) -> None:
    await talk.say(said)
    model = Model({"facts": [{"line": 1, "branch": "WORLD", "fact": fact}]})
    await extract(talk.store, model)
    facts = [one.text for one in await talk.store.browse(Page(kind=Kind.FACT))]
    assert facts == kept


async def test_readings_of_the_moment_are_kept_only_when_asked(talk: Talk) -> None:
    await talk.say("Our living room is 23 degrees right now.")
    assert not await talk.store.browse(Page(kind=Kind.FACT))
    await talk.say("Remember that our pool is 27 degrees right now.")
    facts = await talk.store.browse(Page(kind=Kind.FACT))
    assert ["pool" in one.text for one in facts] == [True]
