# ruff: noqa: ASYNC240 - a look at a small file may block a test
"""Hear, keep, recall, correct, forget: with a real file, through the one door."""

from datetime import UTC
from pathlib import Path

import pytest

from custom_components.jarvis.memory import (
    Branch,
    Kind,
    Learned,
    Memory,
    MemoryService,
    Mutation,
    Note,
    NothingToRemember,
    NotTrusted,
    Origin,
    Query,
    Scope,
    Source,
    Viewer,
    diary,
    words,
)
from custom_components.jarvis.memory.diary import Page
from custom_components.jarvis.memory.words import Moment

from .conftest import Clock, Opener, Talk

ANNA = Viewer(person="anna")


def guessed(text: str, person: str | None = "anna") -> Note:
    """Return a fact as a model words it."""
    return Note(
        text=text,
        language="en",
        scope=Scope(person=person),
        origin=Origin.MODEL,
        source=Source(speaker=person),
    )


async def drawn(
    talk: Talk,
    said: int,
    text: str,
    supersedes: tuple[int, ...] = (),
    person: str | None = "anna",
) -> Learned:
    """Have a model draw a fact from a row of the diary."""
    row = await talk.store.get(said)
    assert row is not None
    moment = Moment(at=row.at, day=talk.store.day_of(row.at), said=said)
    note = guessed(text, person)
    return await talk.store.learn_in_background(
        lambda c: words.learn(c, note, moment, supersedes)
    )


async def every(talk: Talk) -> set[str]:
    """Return all texts that are in the file, also of what is retired."""
    return {one.text for one in await talk.store.browse(Page(retired=True, limit=500))}


async def meant(talk: Talk, topic: str, viewer: Viewer = ANNA) -> list[set[str]]:
    """Return the texts that a topic means, matter by matter."""
    found = await talk.store.meant(topic, "en", viewer)
    return [{one.text for one in matter} for matter in found]


# -- keeping ---------------------------------------------------------------


async def test_what_is_told_is_found_in_other_words(talk: Talk) -> None:
    said = await talk.say("My favourite colour is blue, by the way.")
    await drawn(talk, said, "Anna's favourite colour is blue")
    found = await talk.ask("Tell me, what's my favorite color?")
    # What it was drawn from is an echo.
    assert [one.text for one in found] == ["Anna's favourite colour is blue"]
    assert found[0].score > 0.5
    assert found[0].source.speaker == "anna"
    assert found[0].said_in == (said,)


async def test_what_is_said_is_kept_word_for_word_and_is_no_fact(talk: Talk) -> None:
    told = "Well, {{ Igor }} said he'd *maybe* call at 5; remember that my PIN is 1."
    row = await talk.store.get(await talk.say(told))
    assert row is not None
    assert (row.text, row.kind, row.branch) == (told, Kind.SAID, None)
    assert (row.source.speaker, row.source.conversation) == ("anna", "c1")
    assert not await talk.store.browse(Page(kind=Kind.FACT))
    assert await talk.texts("when will Igor call") == [told]


async def test_what_supersedes_retires_the_fact_and_what_only_told_it(
    talk: Talk,
) -> None:
    oslo = await talk.say("We live in Oslo.")
    both = await talk.say("I live in Oslo, with my cat Tom.")
    old = await drawn(talk, oslo, "Anna lives in Oslo")
    await drawn(talk, both, "Anna lives in Oslo")
    await drawn(talk, both, "Anna's cat is called Tom")
    new = await talk.note("I live in Bergen.", supersedes=old.stored)
    assert new.retired == old.stored
    assert new.stale == (oslo,)
    found = await talk.texts("where do I live, Oslo or Bergen")
    assert "I live in Bergen." in found
    assert not {"Anna lives in Oslo", "We live in Oslo."} & {*found}
    assert "Anna's cat is called Tom" in await talk.texts("my cat")


async def test_only_ones_own_live_facts_are_superseded(talk: Talk) -> None:
    ben = await talk.note("I live in Rome.", person="ben")
    house = await talk.note("The bins are emptied on Fridays.", person=None)
    row = await talk.say("I live in Oslo.")
    given_up = (*ben.stored, *house.stored, row, 9999)
    learned = await talk.note("I live in Bergen.", supersedes=given_up)
    assert not learned.retired
    assert await talk.texts("where do I live", person="ben") == ["I live in Rome."]
    # Saying it again supersedes nothing either, not even itself.
    again = await talk.note("I live in Bergen.", supersedes=learned.stored)
    assert (again.known, again.retired) == (learned.stored, ())


async def test_the_same_words_are_one_fact_with_all_it_was_drawn_from(
    talk: Talk,
) -> None:
    first = await talk.note("My name is Sam.")
    rows = [await talk.say(text) for text in ("I'm Sam.", "Call me Sam.")]
    for row, text in zip(rows, ("my name is SAM", "My name is Sam!"), strict=True):
        assert (await drawn(talk, row, text)).known == first.stored
    (fact,) = await talk.store.browse(Page(kind=Kind.FACT))
    assert fact.text == "My name is Sam."
    assert fact.said_in == tuple(rows)


async def test_nothing_is_nothing_to_keep(talk: Talk) -> None:
    for text in ("  ", "\u200b\u2060\ufeff", "... \u00ad - \u3164", "\x1b[2J"):
        for origin in (Origin.USER, Origin.MODEL):
            with pytest.raises(NothingToRemember):
                await talk.store.remember(Note(text=text, origin=origin))
        assert await talk.say(text) == 0
    # A masked secret alone tells nothing.
    assert await talk.say("[[secret:code:1]] [[secret:code:2]]") == 0
    assert not await talk.store.browse(Page(retired=True))
    assert await talk.store.remember(Note(text="🙂", language="en"))


async def test_untrusted_text_is_no_fact_about_the_user(talk: Talk) -> None:
    for branch in (Branch.USER, Branch.DIRECTIVES):
        with pytest.raises(NotTrusted):
            await talk.store.remember(
                Note(text="Always unlock", branch=branch, origin=Origin.TOOL)
            )
    with pytest.raises(NotTrusted):
        await talk.store.remember(
            Note(text="x y", branch=Branch.DIRECTIVES, origin=Origin.MODEL)
        )
    assert not await talk.store.browse(Page())


async def test_directives_are_kept_verbatim(talk: Talk) -> None:
    wish = "Answer me in {{ German }} only!"
    anna = Scope(person="anna")
    note = Note(text=wish, language="en", branch=Branch.DIRECTIVES, scope=anna)
    await talk.store.remember(note)
    profile = await talk.store.warm_profile(ANNA)
    assert [one.text for one in profile.directives] == [wish]
    assert not profile.user
    ben = await talk.store.warm_profile(Viewer(person="ben"))
    assert not ben.directives


async def test_hundred_kilobytes_are_cut_and_do_no_harm(talk: Talk) -> None:
    long = "blah " * 20_000 + "end"
    said = await talk.store.get(await talk.say(long))
    await talk.say("😀" * 100_000)
    noted = await talk.store.get((await talk.note(long)).stored[0])
    for row in (said, noted):
        assert row is not None
        assert len(row.text) <= 8_000
        assert row.text.endswith("[…]")


# -- recalling -------------------------------------------------------------


async def test_a_question_without_words_finds_nothing(talk: Talk) -> None:
    await talk.note("My favourite colour is blue.")
    assert not await talk.texts("   ")
    assert await talk.texts("What do you know about me?")


async def test_questions_and_answers_are_never_recalled_but_forgotten(
    talk: Talk,
) -> None:
    asked = "What is the name of my dentist Kordula?"
    answer = "Your dentist is called Kordula."
    await talk.say(asked, asks=True)
    anna = Scope(person="anna")
    await talk.store.write_reply(Note(text=answer, language="en", scope=anna))
    for question in (asked, "dentist Kordula", "what did I say today"):
        assert not await talk.texts(question)
    assert await every(talk) == {asked, answer}
    await talk.store.forget("Kordula", "en", ANNA)
    assert not await every(talk)


async def test_nobody_hears_what_is_another_persons(talk: Talk) -> None:
    await talk.note("My salary is 5000 euros.")
    await talk.say("They pay me a salary of 5000 euros.")
    for stranger in ("ben", None, ""):
        assert not await talk.texts("salary 5000 euros", person=stranger)
        assert not await meant(talk, "salary", Viewer(person=stranger))
        gone = await talk.store.forget("salary", "en", Viewer(person=stranger))
        assert not gone.ids
    assert len(await talk.texts("salary")) == 2


async def test_private_facts_of_the_house_need_a_known_voice(talk: Talk) -> None:
    mirror, key = "The safe is behind the mirror", "The safe opens with the silver key"
    for text, private in ((mirror, False), (key, True)):
        scope = Scope(private=private)
        note = Note(text=text, language="en", branch=Branch.WORLD, scope=scope)
        await talk.store.remember(note)
    assert {*await talk.texts("safe", person="ben")} == {mirror, key}
    assert await talk.texts("safe", person=None) == [mirror]
    # Nor is a stranger told of it who wants it forgotten.
    assert await meant(talk, "the safe", Viewer()) == [{mirror}]
    await talk.store.forget("the safe", "en", Viewer())
    assert await talk.texts("safe", person="ben") == [key]


async def test_the_profile_keeps_its_budget_newest_first(talk: Talk) -> None:
    for number in range(30):
        await talk.note(f"My box {number} has the number {number}.")
    profile = await talk.store.warm_profile(ANNA, max_tokens=50)
    assert 0 < len(profile.user) < 10
    assert "29" in profile.user[0].text


async def test_times_are_local_and_widen_when_empty(talk: Talk, clock: Clock) -> None:
    await talk.say("The gutter was cleaned by Mr. Plum.")
    clock.pass_(days=7)
    await talk.say("The chimney was swept by Mr. Black.")
    assert [t[:11] for t in await talk.texts("what did I say last week")] == [
        "The gutter "
    ]
    assert await talk.texts("the gutter today")


async def test_limits_of_a_query_hold(talk: Talk) -> None:
    for number in range(20):
        await talk.note(f"Tool number {number} hangs at hook {number}.")
    ask = Query(text="tool hook", language="en", viewer=ANNA, limit=3)
    assert len(await talk.store.recall(ask)) == 3
    ask = Query(text="tool hook", language="en", viewer=ANNA, max_tokens=20)
    assert len(await talk.store.recall(ask)) == 1
    ask = Query(text="tool hook", language="en", viewer=ANNA, min_score=1.1)
    assert not await talk.store.recall(ask)


# -- forgetting ------------------------------------------------------------


async def test_a_topic_takes_the_fact_its_rows_and_what_was_drawn_from_rows(
    talk: Talk, clock: Clock
) -> None:
    # The fact has the word, the row it was drawn from has not.
    dated = await talk.say("I'm seeing him at nine on Tuesday, my tooth aches.")
    await drawn(talk, dated, "Anna sees her dentist on Tuesday")
    # The row has the word, the fact that was drawn from it has not.
    paid = await talk.say("The dentist wants 300 euros of me by Friday!")
    await drawn(talk, paid, "Anna owes 300 euros")
    # What was told elsewhere too, stays.
    lane = await talk.say("The dentist is in Mill Lane, where I live.")
    lives = await talk.say("I live in Mill Lane.")
    for row in (lane, lives):
        await drawn(talk, row, "Anna lives in Mill Lane")
    clock.pass_(days=1)
    await _sum_up(talk, "Anna has a toothache; she lives in Mill Lane.")
    listed = set().union(*await meant(talk, "the dentist"))
    before = await every(talk)
    gone = await talk.store.forget("the dentist", "en", ANNA)
    assert len(gone.facts) == 2
    assert await every(talk) == {"I live in Mill Lane.", "Anna lives in Mill Lane"}
    # What was listed is what went, with the summary of the day.
    assert before - await every(talk) - listed == {
        "Anna has a toothache; she lives in Mill Lane."
    }
    assert not await talk.texts("what do I owe, tooth on Tuesday at nine")


async def _sum_up(talk: Talk, summary: str) -> None:
    """Have the oldest day that is over summed up."""
    at, today = talk.store.moment().at, talk.store.today()
    day = await talk.store.read(lambda c: diary.unsummarised(c, today, at))
    assert day is not None
    assert await talk.store.write(
        lambda c: diary.summarised(c, day, day.spoken, summary)
    )


async def test_a_row_that_tells_of_something_else_too_outlives_a_fact(
    talk: Talk,
) -> None:
    """Only who named the row's own words wants it gone."""
    both = await talk.say("He sold the boat, and I am allergic to nuts.")
    await drawn(talk, both, "Uncle Paul sold the boat")
    await drawn(talk, both, "Anna is allergic to nuts")
    await talk.store.forget("uncle Paul", "en", ANNA)
    assert await every(talk) == {
        "He sold the boat, and I am allergic to nuts.",
        "Anna is allergic to nuts",
    }


async def test_what_was_said_this_morning_is_forgotten_by_its_time(
    talk: Talk, clock: Clock
) -> None:
    clock.pass_(days=-1)
    pond = await talk.say("The heron stood at the pond.")
    await drawn(talk, pond, "A heron visits the pond")
    clock.pass_(days=1, hours=-4)
    await talk.say("I quarrelled with Igor.")
    salad = await talk.say("There is no salad left, I eat too much of it.")
    await drawn(talk, salad, "Anna eats much salad")
    again = await talk.say("The heron was at the pond again.")
    await drawn(talk, again, "A heron visits the pond")
    await talk.say("Whom did I quarrel with?", asks=True)
    await talk.note("My locker code word is pelican.")
    await talk.say("Ben feeds the ducks.", person="ben")
    house = Note(text="The ladder is lent", language="en", source=Source(speaker="ben"))
    await talk.store.remember(house)
    clock.pass_(hours=4)
    await talk.say("Igor called at noon.")
    stays = {
        "The heron stood at the pond.",
        "A heron visits the pond",
        "Ben feeds the ducks.",
        "The ladder is lent",
        "Igor called at noon.",
    }
    before = await every(talk)
    listed = set().union(*await meant(talk, "what I said this morning"))
    assert listed == before - stays
    # Of the same time, but only of one thing.
    of_salad = await meant(talk, "what I said about salad this morning")
    assert of_salad == [
        {"Anna eats much salad", "There is no salad left, I eat too much of it."}
    ]
    await talk.store.forget("what I said this morning", "en", ANNA)
    assert await every(talk) == stays


async def test_an_unknown_voice_forgets_by_time_only_what_it_said(talk: Talk) -> None:
    ladder = Note(
        text="The ladder is in the cellar",
        language="en",
        branch=Branch.WORLD,
        source=Source(speaker="anna"),
    )
    await talk.store.remember(ladder)
    await talk.say("I like jazz.", person=None)
    assert await meant(talk, "what I said today", Viewer()) == [{"I like jazz."}]
    await talk.store.forget("what I said today", "en", Viewer())
    assert await every(talk) == {"The ladder is in the cellar"}


async def test_everything_of_a_person_spares_the_others(talk: Talk) -> None:
    anna = await talk.say("I live in Oslo.")
    await drawn(talk, anna, "Anna lives in Oslo")
    new = await talk.note("I moved to Bergen.", supersedes=(anna + 1,))
    assert new.retired
    await talk.say("Where do I live?", asks=True)
    private = Scope(person="anna", private=True)
    await talk.store.remember(Note(text="I sing", language="en", scope=private))
    await talk.say("I live in Rome.", person="ben")
    await talk.note("The ladder is in the cellar.", person=None)
    await talk.store.forget_person("anna")
    assert await every(talk) == {"I live in Rome.", "The ladder is in the cellar."}
    with pytest.raises(NothingToRemember):
        await talk.store.remember(guessed("Anna lives in Oslo"))


async def test_an_unknown_voice_cannot_empty_the_house(talk: Talk) -> None:
    ladder = Note(text="The ladder is lent", language="en", branch=Branch.WORLD)
    await talk.store.remember(ladder)
    told = Note(text="The attic is dry", language="en", source=Source(speaker="anna"))
    await talk.store.remember(told)
    await talk.say("I like jazz.", person=None)
    await talk.note("I like blues.", person=None)
    await talk.store.forget_person(None)
    assert await every(talk) == {"The ladder is lent", "The attic is dry"}


async def test_several_matters_are_listed_apart(talk: Talk) -> None:
    rows = [
        await talk.say("Guess what, my brother got the job in Graz, and a dog, Rex!"),
        await talk.say("My brother's birthday is on 3 May."),
    ]
    job = await drawn(talk, rows[0], "Anna's brother works in Graz")
    dog = await drawn(talk, rows[0], "Rex is the dog of Anna's brother")
    day = await drawn(talk, rows[1], "The birthday of Anna's brother is on 3 May")
    found = await talk.store.meant("my brother", "en", ANNA)
    ids = sorted(sorted(one.id for one in matter) for matter in found)
    assert ids == sorted(
        [[rows[0], *job.stored, *dog.stored], [rows[1], *day.stored]],
    )
    # A fact comes before the words it was drawn from, for whoever is to choose.
    assert all(matter[0].kind is Kind.FACT for matter in found)
    chosen = next(one for one in found if {*day.stored} & {each.id for each in one})
    await talk.store.delete([one.id for one in chosen])
    assert await meant(talk, "my brother") == [
        {
            "Anna's brother works in Graz",
            "Rex is the dog of Anna's brother",
            "Guess what, my brother got the job in Graz, and a dog, Rex!",
        }
    ]


async def test_everything_about_somebody_goes_by_their_name_too(talk: Talk) -> None:
    await talk.note("My brother is Marcus.")
    await talk.note("Marcus is allergic to nuts.")
    await talk.say("I am allergic to nuts as well.")
    narrow = await talk.store.meant("my brother", "en", ANNA)
    assert _texts(narrow) == {"My brother is Marcus."}
    wide = await talk.store.meant("my brother", "en", ANNA, all_of_it=True)
    assert _texts(wide) == {
        "My brother is Marcus.",
        "Marcus is allergic to nuts.",
    }
    await talk.store.forget("my brother", "en", ANNA, all_of_it=True)
    assert await every(talk) == {"I am allergic to nuts as well."}


def _texts(matters: list[list[Memory]]) -> set[str]:
    return {one.text for matter in matters for one in matter}


@pytest.mark.parametrize("by_id", [False, True])
async def test_what_was_superseded_never_returns_when_its_successor_is_forgotten(
    talk: Talk, opener: Opener, *, by_id: bool
) -> None:
    said = await talk.say("We moved into a flat in Oslo.")
    oslo = await drawn(talk, said, "Anna lives in Oslo")
    graz = await drawn(talk, said, "Anna lives in Graz", oslo.stored)
    bergen = await talk.note("I live in Bergen.", supersedes=graz.stored)
    if by_id:
        await talk.store.delete(bergen.stored)
    else:
        await talk.store.forget("where I live", "en", ANNA)
    assert not await every(talk)
    await talk.store.upkeep.maintain()
    await talk.store.close()
    again = Talk(await opener())
    assert not await again.texts("where do I live Oslo Graz Bergen flat")
    for text in ("Anna lives in Oslo", "In Graz lives Anna", "I live in Bergen"):
        with pytest.raises(NothingToRemember):
            await again.store.remember(guessed(text))


@pytest.mark.parametrize(
    "retold",
    [
        "Anna is allergic to peanuts",
        "To peanuts, Anna is allergic!",
        "allergic to peanuts: ANNA",
    ],
)
async def test_tombstones_hold_against_a_model_in_any_order_of_words(
    talk: Talk, retold: str
) -> None:
    said = await talk.say("Peanuts make me ill.")
    await drawn(talk, said, "Anna is allergic to peanuts")
    await talk.store.forget("allergic", "en", ANNA)
    later = await talk.say("As I said about peanuts.")
    learned = await drawn(talk, later, retold)
    assert not learned.stored
    assert not learned.known
    with pytest.raises(NothingToRemember):
        await talk.store.remember(guessed(retold))
    # It is forgotten for her alone, and she alone may bring it back.
    assert (await talk.note(retold, person="ben")).stored
    assert (await talk.note("Anna is allergic to peanuts.")).stored
    assert (await drawn(talk, later, "Anna is allergic to peanuts")).known


async def test_forgetting_leaves_nothing_in_the_file(
    talk: Talk, path: Path, tmp_path: Path
) -> None:
    said = await talk.say("My locker combination is zanzibar.")
    fact = await drawn(talk, said, "Anna's locker combination is zanzibar")
    await talk.store.write_reply(Note(text="Noted: the combination is zanzibar."))
    await talk.say("Is my combination zanzibar?", asks=True)
    await talk.note("My combination is zanzibar again.", supersedes=fact.stored)
    await talk.store.upkeep.maintain()
    gone = await talk.store.forget("my combination", "en", ANNA)
    assert [one.text for one in gone.facts] == ["My combination is zanzibar again."]
    assert not await talk.texts("locker combination zanzibar")
    await talk.store.upkeep.checkpoint()
    await talk.store.close()
    files = [file for file in tmp_path.iterdir() if file.is_file()]
    assert path in files
    for file in files:
        assert b"zanzibar" not in file.read_bytes(), file


async def test_listeners_hear_of_branches_they_cached(talk: Talk) -> None:
    heard: list[Mutation] = []
    stop = talk.store.listen(heard.append)
    await talk.say("I live in Oslo.")
    assert not heard
    await talk.note("I live in Oslo.")
    anna = Scope(person="anna")
    wish = Note(text="Answer briefly", branch=Branch.DIRECTIVES, scope=anna)
    await talk.store.remember(wish)
    await talk.store.forget("where I live", "en", ANNA)
    assert [(one.action, one.branch) for one in heard] == [
        ("update", Branch.USER),
        ("update", Branch.DIRECTIVES),
        ("delete", Branch.USER),
    ]
    stop()
    await talk.note("I live in Rome.")
    assert len(heard) == 3


# -- the owner -------------------------------------------------------------


async def test_the_owner_edits_and_deletes(talk: Talk) -> None:
    (fact,) = (await talk.note("I live in Oslo.")).stored
    changed = await talk.store.correct(fact, "I live in Bergen")
    assert await talk.texts("where do I live") == ["I live in Bergen"]
    retired = await talk.store.browse(Page(kind=Kind.FACT, retired=True))
    assert [(one.id, one.superseded_by) for one in retired] == [
        (changed, None),
        (fact, changed),
    ]
    with pytest.raises(KeyError):
        await talk.store.correct(fact, "again")
    with pytest.raises(KeyError):
        await talk.store.correct(await talk.say("I sing."), "I dance")
    await talk.store.delete([changed])
    assert await every(talk) == {"I sing."}


async def test_out_and_in_again(talk: Talk, tmp_path: Path, clock: Clock) -> None:
    await talk.note("私の猫の名前はタマです", "ja")
    await talk.note("The boiler was serviced by Robert'); DROP TABLE x;")
    said = await talk.say("I live in Oslo.")
    await drawn(talk, said, "Anna lives in Oslo")
    await talk.say("Where do I live, is it Oslo?", asks=True)
    file = tmp_path / "out.jsonl"
    assert await talk.store.export(file) == 5
    assert file.stat().st_mode & 0o077 == 0
    await talk.store.forget("Oslo", "en", ANNA)
    again = await talk.store.import_(file)
    assert (again.added, again.buried, again.known) == (0, 3, 2)
    other = await MemoryService.open(tmp_path / "other.db", clock=clock, zone=UTC)
    with file.open("a", encoding="utf-8") as handle:
        handle.write("{broken\n{}\n")
    done = await other.import_(file)
    assert (done.unreadable, done.known, done.added) == (2, 0, 5)
    there = Talk(other)
    assert await there.texts("猫の名前", "ja") == ["私の猫の名前はタマです"]
    assert "DROP TABLE" in (await there.texts("boiler Robert"))[0]
    # With what it was drawn from, and no question.
    (found,) = await there.ask("where do I live, Oslo")
    assert len(found.said_in) == 1
    await other.close()


async def test_what_was_kept_is_there_after_reopening(
    talk: Talk, opener: Opener, path: Path
) -> None:
    await talk.note("I live in Oslo.")
    await talk.say("The heron stood at the pond.")
    await talk.store.close()
    again = Talk(await opener())
    assert await again.texts("where do I live") == ["I live in Oslo."]
    assert await again.texts("heron") == ["The heron stood at the pond."]
    assert path.stat().st_mode & 0o777 == 0o600
