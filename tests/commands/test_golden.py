"""Every example of every command, said in its language in the furnished house."""

import pytest

from custom_components.jarvis.commands import COMMANDS
from custom_components.jarvis.commands.counter import Counter


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
