"""Search by meaning, with a made-up but real function for vectors."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC
from pathlib import Path

from hypothesis import given, strategies as st
import numpy as np
import pytest

from custom_components.jarvis.memory import MemoryService, Viewer
from custom_components.jarvis.memory.finding.vectors import quantise, unit
from custom_components.jarvis.memory.service import Meaning

from .conftest import Clock, Talk

# Words of one row mean the same.
MEANINGS = (
    ("physician", "doctor", "gp"),
    ("automobile", "car", "vehicle"),
    ("lives", "resides", "home"),
)


async def embed(texts: Sequence[str]) -> list[list[float]]:
    """Count meanings; a little of everything else."""
    vectors = []
    for text in texts:
        words = text.lower().replace("?", "").split()
        row = [float(sum(word in words for word in group)) for group in MEANINGS]
        vectors.append([*row, 0.1])
    return vectors


@pytest.fixture
async def talk(path: Path, clock: Clock) -> AsyncIterator[Talk]:
    store = await MemoryService.open(
        path, clock=clock, zone=UTC, meaning=Meaning(model="toy", embed=embed)
    )
    yield Talk(store)
    await store.close()


async def test_other_words_for_the_same_thing(talk: Talk) -> None:
    await talk.note("my physician is called Grey")
    await talk.say("My car needs oil.")
    assert not await talk.texts("who is the doctor?")
    assert await talk.store.upkeep.embed_pending() == 2
    assert await talk.store.upkeep.embed_pending() == 0
    assert await talk.texts("who is the doctor?") == ["my physician is called Grey"]
    await talk.note("my vehicle is at Bob's")
    await talk.store.upkeep.embed_pending()
    assert len(await talk.texts("automobile")) == 2
    assert not await talk.texts("who is the doctor?", person="ben")


async def test_what_is_forgotten_has_no_meaning_either(talk: Talk) -> None:
    await talk.note("my physician is called Grey")
    await talk.store.upkeep.embed_pending()
    assert await talk.texts("doctor")
    await talk.store.forget("my physician", "en", Viewer(person="anna"))
    assert not await talk.texts("doctor")


async def test_what_is_superseded_has_no_meaning_either(talk: Talk) -> None:
    old = (await talk.note("my physician is called Grey")).stored
    await talk.store.upkeep.embed_pending()
    await talk.note("my physician is called Green", supersedes=old)
    await talk.store.upkeep.embed_pending()
    assert await talk.texts("doctor") == ["my physician is called Green"]


async def test_questions_that_mean_the_same_hide_no_answer(talk: Talk) -> None:
    await talk.note("my physician is called Grey")
    for number in range(60):
        await talk.say(f"who is the doctor {number}", asks=True)
    while await talk.store.upkeep.embed_pending():
        pass
    assert await talk.texts("who is the doctor") == ["my physician is called Grey"]


@given(st.lists(st.floats(-100, 100), min_size=1, max_size=64))
def test_bytes_keep_the_direction(vector: list[float]) -> None:
    scale, data = quantise(vector)
    back = np.frombuffer(data, np.int8).astype(np.float32) * scale
    assert np.allclose(back, unit(vector), atol=0.006)


async def test_a_model_whose_vectors_all_lie_close_together_tells_them_apart(
    path: Path, clock: Clock
) -> None:
    """Such are those of E5: any two texts have a cosine of 0.8."""

    async def crowded(texts: Sequence[str]) -> list[list[float]]:
        meant = await embed(texts)
        noise = np.random.default_rng(len(texts)).normal(0, 0.3, (len(texts), 16))
        return [
            [3.0, *one, *rest] for one, rest in zip(meant, noise.tolist(), strict=True)
        ]

    meaning = Meaning(model="crowded", embed=crowded)
    store = await MemoryService.open(path, clock=clock, zone=UTC, meaning=meaning)
    talk = Talk(store)
    for number in range(20):
        await talk.note(f"thing{number} is at place{number}")
    await talk.note("my physician is called Grey")
    while await store.upkeep.embed_pending():
        pass
    found = await talk.texts("who is the doctor?")
    assert found[0] == "my physician is called Grey"
    await store.close()
