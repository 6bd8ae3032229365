"""Every example of every command, said in its language in the furnished house."""

from pathlib import Path

import pytest
import yaml

from custom_components.jarvis.commands import COMMANDS
from custom_components.jarvis.commands.shelf.counter import Counter

CONVERSATIONS = Path(__file__).parents[1] / "conversations"


def said_in(language: str) -> set[str]:
    """Return everything that is said in the golden conversations of a language."""
    return {
        turn["say"]
        for file in CONVERSATIONS.glob("*.yaml")
        for conversation in yaml.safe_load(file.read_text("utf-8"))
        if conversation.get("language", "en") == language
        for turn in conversation["turns"]
    }


@pytest.mark.parametrize("counter", ["en", "de"], indirect=True)
async def test_every_command_has_golden_conversations(
    counter: Counter, request: pytest.FixtureRequest
) -> None:
    language = request.node.callspec.params["counter"]
    taken = set()
    for text in said_in(language):
        asked = counter.request(text=text, language=language, conversation_id=text)
        if (routed := counter.route(asked)) is not None:
            taken.add(routed.command)
    assert {str(kind.name) for kind in COMMANDS} - taken == set()


@pytest.mark.parametrize("counter", ["en", "de"], indirect=True)
async def test_examples_are_taken_by_their_command(
    counter: Counter, request: pytest.FixtureRequest
) -> None:
    language = request.node.callspec.params["counter"]
    wrong: list[tuple[str, object]] = []
    for kind in COMMANDS:
        assert kind.examples[language], kind.name
        for text in kind.examples[language]:
            asked = counter.request(text=text, language=language, conversation_id=text)
            routed = counter.route(asked)
            response = await counter.hear(asked)
            if routed is None or routed.command != kind.name:
                wrong.append((text, routed))
            elif response is None or not response.message or response.error == "raised":
                wrong.append((text, response))
    assert not wrong
