"""Vectors from every kind of engine, and what happens when there are none."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from custom_components.jarvis.engines import embedding
from custom_components.jarvis.engines.embedding import Embedder, read_vectors
from custom_components.jarvis.engines.errors import EngineBadReply, EngineUnreachable

from ..tables import each_row


@pytest.mark.parametrize("kind", ["ollama", "openai_compatible"], indirect=True)
async def test_every_model_server_embeds_in_order(engine: Any) -> None:
    both = await engine.embed("small", ["the cat", "the dog"])
    assert len(both) == 2
    assert len(both[0]) == len(both[1]) > 0
    assert await engine.embed("small", ["the dog"]) == [both[1]]


@each_row("found", [None, [], [[1.0]], [[1.0], [1.0, 2.0]], [["a"], ["b"]], [[], []]])
def test_what_are_no_vectors_is_refused(found: Any) -> None:
    with pytest.raises(EngineBadReply):
        read_vectors(found, 2)


async def test_after_a_failure_questions_go_without_for_a_while() -> None:
    asked = 0

    class Broken:
        async def embed(self, _model: str, _texts: Sequence[str]) -> list[list[float]]:
            nonlocal asked
            asked += 1
            raise EngineUnreachable("gone")

    embed = Embedder(Broken(), "small")
    assert await embed(["one"]) == []
    assert await embed(["two"]) == []
    assert asked == 1


async def test_a_text_to_keep_waits_until_the_model_is_loaded_and_a_question_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Loading:
        async def embed(self, _model: str, texts: Sequence[str]) -> list[list[float]]:
            for _ in range(9):
                await asyncio.sleep(0)
            return [[1.0] for _ in texts]

    monkeypatch.setattr(embedding, "QUESTION_SECONDS", 0.0)
    assert await Embedder(Loading(), "small")(["one"]) == [[1.0]]
    assert await Embedder(Loading(), "small").ask(["one"]) == []


@each_row(
    ("model", "question", "kept"),
    [
        ("intfloat/multilingual-e5-small", "query: cat", "passage: cat"),
        ("nomic-embed-text:latest", "search_query: cat", "search_document: cat"),
        ("snowflake-arctic-embed2:568m", "query: cat", "cat"),
        ("bge-m3:latest", "cat", "cat"),
        ("all-minilm:l6-v2", "cat", "cat"),
    ],
)
async def test_models_get_the_words_in_front_that_they_were_taught(
    model: str, question: str, kept: str
) -> None:
    read: list[str] = []

    class Server:
        async def embed(self, _model: str, texts: Sequence[str]) -> list[list[float]]:
            read.extend(texts)
            return [[1.0] for _ in texts]

    embedder = Embedder(Server(), model)
    await embedder(["cat"])
    await embedder.ask(["cat"])
    assert read == [kept, question]
    # What was kept in another way is embedded anew.
    assert (embedder.name == model) == (kept == "cat")
