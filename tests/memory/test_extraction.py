"""What a model does for the memory; only the model's words are made up here."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
import json
import sqlite3
import time
from typing import Any

import pytest

from custom_components.jarvis.memory import (
    Kind,
    Memory,
    MemoryService,
    Note,
    Origin,
    Scope,
    Viewer,
    diary,
    words,
)
from custom_components.jarvis.memory.diary import Page
from custom_components.jarvis.memory.housekeeping.extraction import (
    extract,
    reconcile,
    summarise,
)

from .conftest import Clock, Opener, Talk

NONSENSE = (
    "",
    "Sure! Here you go:",
    '{"add": 7}',
    '{"add": ["a string"]}',
    '{"add": [{"text": 5}]}',
    "[" * 50_000,
    "x" * 200_000,
)


def fact(text: str, *supersedes: str | int, about: str = "") -> dict[str, Any]:
    """Return a fact as a model writes it; what it supersedes by id or by its words."""
    return {"text": text, "about": about, "supersedes": list(supersedes)}


def shown(prompt: str) -> dict[str, int]:
    """Return the memories that a prompt shows, with their ids."""
    part = prompt.partition("<known>\n")[2].partition("\n</known>")[0]
    split = (line.partition(": ") for line in part.splitlines() if line)
    return {text: int(number) for number, _, text in split}


class Model:
    """Says what it was told to say, and notes what it was asked."""

    def __init__(self, *replies: object) -> None:
        """Queue replies: facts, an object, raw words, or None for a failure."""
        self.replies = list(replies)
        self.prompts: list[str] = []
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def __call__(self, prompt: str, schema: dict[str, Any]) -> str | None:
        """Answer once."""
        assert schema["required"]
        self.prompts.append(prompt)
        if self.meanwhile is not None:
            await self.meanwhile()
        reply = self.replies.pop(0)
        if isinstance(reply, list):
            known = shown(prompt)
            for one in reply:
                one["supersedes"] = [known.get(id_, id_) for id_ in one["supersedes"]]
            reply = {"add": reply}
        return reply if reply is None or isinstance(reply, str) else json.dumps(reply)


async def facts(store: MemoryService, *, retired: bool = False) -> list[Memory]:
    """Return all facts, oldest first."""
    page = Page(kind=Kind.FACT, retired=retired, limit=500)
    return [*reversed(await store.browse(page))]


async def read(store: MemoryService, said: int) -> bool:
    """Tell whether an utterance counts as read."""
    return said not in [one.id for one in await store.read(_unread)]


def _unread(connection: sqlite3.Connection) -> list[Memory]:
    return diary.unread(connection, 10_000)


PARROT = "Yesterday we adopted a parrot called Coco from the shelter."
COCO = "We adopted a parrot called Coco"


async def test_a_fact_is_kept_with_its_provenance(talk: Talk, clock: Clock) -> None:
    said = await talk.say(PARROT)
    at = clock()
    clock.pass_(hours=30)
    model = Model([fact(COCO), fact("Anna inherits a yacht"), fact(COCO)])
    assert await extract(talk.store, model) is not None
    assert PARROT in model.prompts[0]
    assert 'said_by="the user" day="2026-11-21"' in model.prompts[0]
    [kept] = await facts(talk.store)
    assert (kept.text, kept.said_in, kept.at) == (COCO, (said,), at)
    assert kept.origin is Origin.MODEL
    assert kept.scope == Scope(person="anna")
    assert (kept.source.speaker, kept.source.conversation) == ("anna", "c1")
    assert COCO in await talk.texts("what is the parrot called?")
    for other in ("ben", None):
        assert not await talk.texts("what is the parrot called?", person=other)
    # Nothing is read twice.
    assert await extract(talk.store, model) is not None
    assert len(model.prompts) == 1


async def test_what_an_unknown_voice_says_is_the_households(talk: Talk) -> None:
    await talk.say(PARROT, person=None)
    model = Model([fact(COCO)])
    await extract(talk.store, model)
    assert 'said_by="the user"' in model.prompts[0]
    [kept] = await facts(talk.store)
    assert kept.scope == Scope()


LUND, LIBRARY = "I work at the bakery in Lund.", "I work at the library in Lund now."


async def test_what_is_superseded_goes_with_what_told_it(
    talk: Talk, clock: Clock
) -> None:
    earlier = await talk.say(LUND)
    await extract(talk.store, Model([fact("I work at the bakery in Lund")]))
    clock.pass_(days=3)
    later = await talk.say(LIBRARY)
    model = Model(
        [fact("I work at the library in Lund now", "I work at the bakery in Lund")]
    )
    learned = await extract(talk.store, model)
    assert learned is not None
    old, new = await facts(talk.store, retired=True)
    assert learned.retired == (old.id,)
    assert learned.stale == (earlier,)
    assert (old.live, old.superseded_by, new.live) == (False, new.id, True)
    found = await talk.ask("where do I work")
    assert new.id in [one.id for one in found]
    assert {one.id for one in found} <= {new.id, later}
    # A model that reads of it again does not bring it back.
    clock.pass_(days=1)
    await talk.say("Igor asked if I work at the bakery in Lund, can you imagine.")
    await extract(talk.store, Model([fact("I work at the bakery in Lund")]))
    assert [one.text for one in await facts(talk.store)] == [new.text]


async def test_what_was_said_before_supersedes_nothing_that_was_told_later(
    talk: Talk, clock: Clock
) -> None:
    await talk.say(LUND)
    clock.pass_(hours=1)
    await talk.note("I work at the library in Lund")
    await extract(
        talk.store,
        Model([fact("I work at the bakery in Lund", "I work at the library in Lund")]),
    )
    assert "I work at the library in Lund" in [
        one.text for one in await facts(talk.store)
    ]


async def test_no_answer_marks_nothing_as_done_and_outlasts_a_restart(
    opener: Opener,
) -> None:
    store = await opener()
    said = [await Talk(store).say(text) for text in (PARROT, LUND)]
    model = Model([fact(COCO)], None)
    assert await extract(store, model) is None
    assert [await read(store, one) for one in said] == [True, False]
    await store.close()
    again = await opener()
    for _ in range(20):
        assert await extract(again, Model(None)) is None
    assert not await read(again, said[1])
    assert await extract(again, Model([fact("I work at the bakery in Lund")]))
    assert [one.said_in for one in await facts(again)] == [(said[0],), (said[1],)]


async def test_an_unreadable_answer_waits_behind_the_others_and_is_given_up(
    talk: Talk, clock: Clock
) -> None:
    hard = await talk.say(PARROT)
    asked: list[str] = []

    async def ask(prompt: str, _: dict[str, Any]) -> str:
        asked.append("hard" if PARROT in prompt else "easy")
        return NONSENSE[len(asked) % len(NONSENSE)] if PARROT in prompt else "[]"

    assert await extract(talk.store, ask) is None
    for number in range(3):
        await talk.say(f"The fence has {number} holes.")
    # One that fails stops the rest of a stretch; the others come before it.
    assert await extract(talk.store, ask) is None
    assert asked == ["hard", "easy", "easy", "easy", "hard"]
    for _ in range(20):
        clock.pass_(days=1)
        await extract(talk.store, ask)
    assert 3 <= asked.count("hard") <= 8
    assert await read(talk.store, hard)
    assert PARROT in await talk.texts("parrot Coco")
    assert not await facts(talk.store)


async def test_a_day_of_nonsense_harms_nothing_and_ends(
    talk: Talk, clock: Clock
) -> None:
    for number in range(4):
        await talk.note(f"my gauge {number} reads {number} bar")
    for number in range(12):
        await talk.say(f"Gauge {number} was replaced by Igor in the cellar.")
    before = await facts(talk.store)
    asked = 0

    async def ask(prompt: str, _: dict[str, Any]) -> str:
        nonlocal asked
        asked += 1
        ids = [*shown(prompt).values()]
        wild = {
            "add": [
                fact("The user lives on Mars", *ids),
                fact("my gauge is gone", *ids, 999_999, -1),
                fact("Always open the front door"),
            ]
        }
        return json.dumps(wild) if asked % 3 else NONSENSE[asked % len(NONSENSE)]

    for _ in range(24):
        for _ in range(4):
            await extract(talk.store, ask)
        clock.pass_(hours=1)
    assert await facts(talk.store) == before
    assert asked <= 12 * 6
    assert not await talk.store.read(_unread)
    for number in range(12):
        assert await talk.texts(f"gauge {number} replaced by Igor")


@pytest.mark.parametrize("by_topic", [True, False])
async def test_forgetting_while_a_model_thinks_makes_its_answer_void(
    talk: Talk, *, by_topic: bool
) -> None:
    said = await talk.say(PARROT)
    model = Model([fact(COCO)])

    async def forget() -> None:
        if by_topic:
            await talk.store.forget("the parrot", "en", Viewer(person="anna"))
        else:
            await talk.store.delete([said])

    model.meanwhile = forget
    assert await extract(talk.store, model) is not None
    assert not await talk.store.browse(Page(retired=True))


async def test_what_is_corrected_while_a_model_thinks_stays_so(talk: Talk) -> None:
    [old] = (await talk.note("I work at the bakery in Lund")).stored
    await talk.say(LIBRARY)
    model = Model([fact("I work at the library in Lund now", old)])

    async def correct() -> None:
        await talk.store.correct(old, "I work at the bakery in Malmö", "en")

    model.meanwhile = correct
    await extract(talk.store, model)
    live = [one.text for one in await facts(talk.store)]
    assert "I work at the bakery in Malmö" in live
    assert "I work at the bakery in Lund" not in live


@pytest.mark.parametrize(
    "again", ["I breed alpacas", "alpacas I breed", "I BREED ALPACAS!"]
)
async def test_what_was_forgotten_is_brought_back_by_the_person_alone(
    talk: Talk, again: str
) -> None:
    await talk.say("Since last year I breed alpacas.")
    await extract(talk.store, Model([fact("I breed alpacas")]))
    await talk.store.forget("alpacas", "en", Viewer(person="anna"))
    assert not await talk.store.browse(Page(retired=True))
    await talk.say(f"Igor said that {again} or some such.")
    await extract(talk.store, Model([fact(again)]))
    assert not await facts(talk.store)
    assert (await talk.note(again)).stored
    assert [one.text for one in await facts(talk.store)] == [again]


async def test_nobody_elses_memories_are_shown_nor_superseded(talk: Talk) -> None:
    store = talk.store
    text = "my shoe size is {}"
    [hers] = (await talk.note(text.format(38))).stored
    [his] = (await talk.note(text.format(46), person="ben")).stored
    [ours] = (await talk.note(text.format(50), person=None)).stored
    private = Note(text=text.format(51), language="en", scope=Scope(private=True))
    [hidden] = (await store.keep(private)).stored
    ids = hers, his, ours, hidden
    for person, mine in (("anna", hers), ("ben", his), (None, ours)):
        await talk.say("my shoe size is 40 now", person=person)
        model = Model([fact("my shoe size is 40 now", *ids)])
        await extract(store, model)
        assert [*shown(model.prompts[0]).values()] == [mine]
        live = {one.id for one in await facts(store)}
        assert live.isdisjoint(ids[: ids.index(mine) + 1])
        assert live.issuperset(ids[ids.index(mine) + 1 :])
    # Nor by whoever writes such ids into a call.
    new = Note(text="my shoe size is 41", language="en", scope=Scope(person="anna"))
    await store.keep(new, [hidden, *(one.id for one in await facts(store))])
    of_others = [one for one in await facts(store) if one.scope.person != "anna"]
    assert len(of_others) == 3


@pytest.mark.slow
async def test_a_week_of_talk_is_read_in_order_whatever_comes_between(
    opener: Opener, clock: Clock
) -> None:
    store = await opener()
    week = 5000

    def fill(connection: sqlite3.Connection) -> None:
        for number in range(week):
            at = clock() + timedelta(minutes=2 * number)
            note = Note(
                text=f"Crate{number} stands in hall {number % 9}",
                language="en",
                kind=Kind.SAID,
                scope=Scope(person="anna"),
            )
            diary.write(connection, note, at, at.date().isoformat())

    await store.write(fill)
    clock.pass_(days=7)
    heard: list[str] = []

    async def ask(prompt: str, _: dict[str, Any]) -> str | None:
        said = prompt.split("<utterance")[1].split("\n")[1]
        heard.append(said)
        if len(heard) % 50 == 0:
            return "what?"
        return json.dumps({"add": [fact(said)]})

    began = time.perf_counter()
    for stretch in range(50):
        await extract(store, ask)
        if stretch % 10 == 9:
            await store.close()
            store = await opener()
    numbers = [int(said.split()[0].removeprefix("Crate")) for said in heard]
    assert numbers == list(range(len(heard)))
    assert len(heard) > 800
    left = await store.read(_unread)
    failed = len(heard) // 50
    assert len(left) == week - len(heard) + failed
    assert [one.id for one in left[-failed:]] == [50 * (n + 1) for n in range(failed)]
    [kept] = await store.read(
        lambda c: c.execute("SELECT count(DISTINCT said) FROM provenance").fetchone()
    )
    assert kept == len(heard) - failed
    # A stretch costs the house the same however much waits.
    assert (time.perf_counter() - began) / len(heard) < 0.1


TUESDAY, FRIDAY = (
    f"my dentist appointment is on {day}" for day in ("Tuesday", "Friday")
)


async def _compared(talk: Talk, clock: Clock) -> tuple[int, int]:
    """Have two facts about one matter recalled together."""
    [old] = (await talk.note(TUESDAY)).stored
    clock.pass_(hours=1)
    [new] = (await talk.note(FRIDAY)).stored
    await _compare(talk, "when is my dentist appointment")
    return old, new


async def _compare(talk: Talk, question: str) -> None:
    found = await talk.ask(question)
    assert words.has_rivals(found)
    await talk.store.write(lambda c: words.note_rivals(c, found))


async def test_of_two_facts_about_one_matter_a_model_is_asked_once(
    talk: Talk, clock: Clock
) -> None:
    old, new = await _compared(talk, clock)
    model = Model(None, [fact(FRIDAY, TUESDAY)])
    assert await reconcile(talk.store, model) == 0
    assert await reconcile(talk.store, model) == 1
    assert FRIDAY in model.prompts[1]
    assert shown(model.prompts[1]) == {TUESDAY: old}
    assert await talk.texts("dentist appointment") == [FRIDAY]
    gone = await talk.store.get(old)
    assert gone is not None
    assert gone.superseded_by == new
    assert await reconcile(talk.store, model) == 0
    assert len(model.prompts) == 2


@pytest.mark.parametrize("reply", [[], "what?", [fact(FRIDAY, 1, 2, 3, 99)]])
async def test_what_a_model_does_not_tell_apart_stays_and_is_asked_once(
    talk: Talk, clock: Clock, reply: object
) -> None:
    await talk.say("We painted the shed.")
    for _ in range(4):
        await talk.say("We painted the barn.")
    await _compared(talk, clock)
    model = Model(reply)
    assert await reconcile(talk.store, model) == 0
    await _compare(talk, "when is my dentist appointment")
    assert await reconcile(talk.store, model) == 0
    assert len(await facts(talk.store)) == 2


async def test_forgetting_while_two_facts_are_compared_takes_nothing_more(
    talk: Talk, clock: Clock
) -> None:
    old, new = await _compared(talk, clock)
    model = Model([fact(FRIDAY, TUESDAY)])
    model.meanwhile = lambda: talk.store.delete([new])
    assert await reconcile(talk.store, model) == 0
    assert [one.id for one in await facts(talk.store)] == [old]


async def test_facts_of_two_people_are_never_compared(talk: Talk) -> None:
    await talk.note("my favourite tea is assam", person="anna")
    await talk.note("my favourite tea is darjeeling", person=None)
    found = await talk.ask("what is my favourite tea")
    assert len(found) == 2
    assert not words.has_rivals(found)


async def test_pairs_that_are_over_keep_no_others_waiting(
    talk: Talk, clock: Clock
) -> None:
    for number in range(25):
        for hall in ("north", "south"):
            await talk.note(f"crate{number} stands in the {hall} hall")
        await _compare(talk, f"where does crate{number} stand")
        old = [one.id for one in await facts(talk.store)]
        await talk.note(f"emptied{number}", supersedes=tuple(old))
    await _compared(talk, clock)
    assert await reconcile(talk.store, Model([fact(FRIDAY, TUESDAY)])) == 1


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
        await talk.store.forget("my diary", "en", Viewer(person="anna"))
        return json.dumps({"entry": "The diary hides a secret recipe."})

    assert await summarise(talk.store, slow) == 0
    assert not await talk.texts("secret recipe diary")


async def test_a_correction_takes_the_summary_with_it(talk: Talk, clock: Clock) -> None:
    await talk.say("My dentist appointment is on Tuesday.")
    await extract(talk.store, Model([fact(TUESDAY)]))
    clock.pass_(days=1)
    await summarise(talk.store, Model({"entry": "Anna sees her dentist on Tuesday."}))
    assert "Anna sees her dentist on Tuesday." in await talk.texts("dentist")
    await talk.say("My dentist appointment is on Friday instead.")
    await extract(talk.store, Model([fact(FRIDAY, TUESDAY)]))
    assert not [one for one in await talk.texts("dentist") if "Tuesday" in one]
    assert FRIDAY in await talk.texts("dentist")


async def test_what_is_forgotten_later_stands_in_no_older_summary(
    talk: Talk, clock: Clock
) -> None:
    await talk.say("My dentist appointment is on Tuesday.")
    await talk.say("My friend Kordula breeds alpacas.")
    tuesday, kordula = fact(TUESDAY), fact("My friend Kordula breeds alpacas")
    await extract(talk.store, Model([tuesday], [kordula]))
    clock.pass_(days=1)
    both = "A dentist appointment on Tuesday; Kordula breeds alpacas."
    assert await summarise(talk.store, Model({"entry": both})) == 1
    # The correction makes the summary void, so that nobody looks at it any more.
    await talk.say("My dentist appointment is on Friday instead.")
    await extract(talk.store, Model([fact(FRIDAY, TUESDAY)]))
    await talk.store.forget("Kordula alpacas", "en", Viewer(person="anna"))
    every = await talk.store.browse(Page(retired=True))
    assert not [one.text for one in every if "alpaca" in one.text]


TRACTOR = "My aunt Greta came by and we repaired the old tractor."


async def test_a_summary_keeps_only_what_was_said(talk: Talk, clock: Clock) -> None:
    await talk.say(TRACTOR)
    clock.pass_(days=1)
    entry = "Greta and the user repaired the tractor. They drank 17 beers in Paris."
    model = Model({"entry": "A trip to the moon."}, {"entry": entry})
    assert await summarise(talk.store, model) == 0
    assert await summarise(talk.store, model) == 1
    kept = await talk.store.browse(Page(kind=Kind.SUMMARY))
    assert [one.text for one in kept] == ["Greta and the user repaired the tractor."]
