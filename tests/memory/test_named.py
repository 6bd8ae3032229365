"""Forgetting all of somebody reaches what is told of them by name, and no further."""

import pytest

from custom_components.jarvis.lang.keywords import content_words
from custom_components.jarvis.memory import MemoryService, Viewer
from custom_components.jarvis.memory.finding.recalling import names_beside

from .conftest import Talk

ANNA = Viewer(person="anna")


@pytest.mark.parametrize(
    ("topic", "text", "language", "names"),
    [
        ("my brother", "my brother Marcus works at Shell", "en", ["marcus"]),
        ("my brother", "My brother is called Marcus", "en", ["marcus"]),
        ("my brother", "My brother lives in Paris", "en", []),
        ("my son Tom", "My son Tom is ill", "en", ["tom"]),
        ("meinen Bruder", "Mein Bruder hat ein Auto", "de", []),
        ("meinen Bruder", "Mein Bruder heißt Stefan", "de", ["stefan"]),
        ("mon frère", "Le frère de Ben, Cédric, est là", "fr", ["ben", "cedric"]),
        ("mi hermana", "A Charo la hermana le duele", "es", ["charo"]),
        ("kardeşim", "kardeşim Murat'a borç verdim", "tr", ["murat"]),
    ],
)
def test_names_stand_beside_the_topic(
    topic: str, text: str, language: str, names: list[str]
) -> None:
    found = names_beside(content_words(topic, language), text, language)
    assert [one.word for one in found] == names


async def test_a_name_leads_on(store: MemoryService, talk: Talk) -> None:
    await talk.note("My brother is called Marcus")
    gone = [await talk.say("marcus can't eat shellfish")]
    gone += (await talk.note("Marcus works at the harbour")).stored
    stays = (await talk.note("I moor my boat at the harbour")).stored[0]
    await store.forget("my brother", "en", ANNA, all_of_it=True)
    assert [await store.get(one) for one in gone] == [None, None]
    assert await store.get(stays) is not None


async def test_alone_a_topic_leads_to_nobody(store: MemoryService, talk: Talk) -> None:
    await talk.note("My brother is called Marcus")
    stays = await talk.say("marcus can't eat shellfish")
    await store.forget("my brother", "en", ANNA)
    assert await store.get(stays) is not None


async def test_words_that_begin_alike_are_not_the_topic(
    store: MemoryService, talk: Talk
) -> None:
    gone = await talk.say("christine likes her tea black")
    stays = await talk.say("we open presents on christmas eve")
    await store.forget("Christine", "en", ANNA)
    assert await store.get(gone) is None
    assert await store.get(stays) is not None
