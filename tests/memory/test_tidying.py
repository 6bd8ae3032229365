"""Facts that say the same are joined in the background, or left as they are."""

import json
from typing import Any

import pytest

from custom_components.jarvis.memory import Note, Origin, Scope, Viewer
from custom_components.jarvis.memory.housekeeping.browsing import Page
from custom_components.jarvis.memory.housekeeping.tidying import merge

from .conftest import Talk
from .test_background import Model

ENGINEER = "The user works as a software engineer"
JOB = "The user's job is software engineering"


async def told(talk: Talk, *texts: str, origin: Origin = Origin.MODEL) -> list[int]:
    """Keep facts as a model that reads the diary would."""
    return [
        await talk.store.remember(
            Note(text=text, language="en", scope=Scope(person="anna"), origin=origin)
        )
        for text in texts
    ]


async def facts(talk: Talk) -> set[str]:
    known = await talk.store.warm_profile(Viewer(person="anna"))
    return {memory.text for memory in known.user}


async def test_two_wordings_become_one_and_keep_their_sources(talk: Talk) -> None:
    fuller = "my attic window always sticks in cold winters"
    heard = await talk.say("Remember: my attic window sticks in winters")
    await told(talk, fuller)
    model = Model({"facts": [fuller]})
    assert await merge(talk.store, model) == 1
    assert await facts(talk) == {fuller}
    kept = (await talk.store.browse(Page(text="cold")))[0]
    assert kept.said_in == (heard.said,)
    # The diary still holds what was said; each fact is looked at once.
    assert await talk.store.get(heard.said)
    assert await merge(talk.store, model) == 0


async def test_new_words_replace_a_group_and_can_be_forgotten(talk: Talk) -> None:
    await told(talk, ENGINEER, JOB)
    model = Model({"facts": ["The user works in software engineering"]})
    assert await merge(talk.store, model) == 1
    assert await facts(talk) == {"The user works in software engineering"}
    await talk.store.forget("software engineering", "en", Viewer(person="anna"))
    assert not await talk.store.browse(Page(text="software", retired=True))


@pytest.mark.parametrize(
    "reply",
    [
        "They look the same to me.",
        "",
        {"facts": []},
        {"facts": "all"},
        {"facts": [ENGINEER, JOB]},
        {"facts": ["The user works as a software engineer in Paris."]},
        {"facts": ["Nothing of the kind."]},
    ],
)
async def test_an_unfit_answer_changes_nothing(talk: Talk, reply: object) -> None:
    await told(talk, ENGINEER, JOB)

    async def poor(_: str, __: dict[str, Any]) -> str:
        return reply if isinstance(reply, str) else json.dumps(reply)

    assert await merge(talk.store, poor) == 0
    assert await facts(talk) == {ENGINEER, JOB}


async def test_no_answer_means_later(talk: Talk) -> None:
    await told(talk, ENGINEER, JOB)
    model = Model(None, {"facts": [ENGINEER]})
    assert await merge(talk.store, model) == 0
    assert await merge(talk.store, model) == 1
    assert await facts(talk) == {ENGINEER}


async def test_forgetting_while_the_model_thinks_makes_it_void(talk: Talk) -> None:
    ids = await told(talk, ENGINEER, JOB)

    async def slow(_: str, __: dict[str, Any]) -> str:
        await talk.store.delete(ids[:1])
        return json.dumps({"facts": [ENGINEER]})

    assert await merge(talk.store, slow) == 0
    assert ENGINEER not in await facts(talk)


async def test_own_words_and_directives_are_left_alone(talk: Talk) -> None:
    await talk.say("Remember that my brother's birthday is on 3 May.")
    await talk.say("Remember that my sister's birthday is on 3 May.")
    await talk.say("From now on always answer briefly.")
    await talk.say("From now on always answer briefly in English.")
    assert await merge(talk.store, Model()) == 0


async def test_one_person_is_never_joined_with_another(talk: Talk) -> None:
    await told(talk, ENGINEER)
    await talk.store.remember(
        Note(text=JOB, language="en", scope=Scope(person="ben"), origin=Origin.MODEL)
    )
    assert await merge(talk.store, Model()) == 0
