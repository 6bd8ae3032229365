"""What is passed on to everybody, and what only mentions them."""

import pytest

from .conftest import Ask


@pytest.mark.parametrize(
    ("language", "said", "error"),
    [
        ("en", "tell everyone that dinner is ready", "nobody"),
        ("en", "tell the family a storm is coming", "nobody"),
        ("en", "tell the kids a bedtime story about a lighthouse", ""),
        ("en", "tell everybody a joke", ""),
        ("de", "sag allen, dass das Essen fertig ist", "nobody"),
        ("de", "sag allen einen Witz", ""),
    ],
)
async def test_a_story_is_no_announcement(
    ask: Ask, language: str, said: str, error: str
) -> None:
    response = await ask(said, language=language)
    # There is no other satellite in the house of these tests.
    assert (response.error if response else "") == error
