"""Between Home Assistant's log and an engine: order, residue, masks, cuts."""

from datetime import datetime

from custom_components.jarvis.engines.base import Message
from custom_components.jarvis.settings import LimitSettings
from custom_components.jarvis.turn.brief import fit
from custom_components.jarvis.turn.redact import Vault, redact
from custom_components.jarvis.turn.transcript import to_messages
from homeassistant.components.conversation import (
    AssistantContent,
    Content,
    SystemContent,
    ToolResultContent,
    UserContent,
)
from homeassistant.helpers import llm

AGENT = "conversation.jarvis"


def messages(
    *content: Content,
    vault: Vault | None = None,
    tails: dict[datetime, str] | None = None,
) -> list[tuple[str, str]]:
    """Translate and keep role and text."""
    made = to_messages(content, vault or Vault(), tails or {})
    return [(m.role, m.content) for m in made]


def local_failure(text: str) -> list[Content]:
    """Return what Home Assistant leaves of a failed match: our id, the words again."""
    call = llm.ToolInput("HassTurnOn", {"name": "x"}, id="1", external=True)
    return [
        UserContent(text),
        AssistantContent(AGENT, tool_calls=[call]),
        ToolResultContent(AGENT, "1", "HassTurnOn", llm.ToolResult({"speech": {}})),
        UserContent(text),
    ]


def test_a_failed_local_match_leaves_one_user_message() -> None:
    told = messages(SystemContent("You are."), *local_failure("turn on the x"))
    assert told == [("system", "You are."), ("user", "turn on the x")]


def test_a_repeated_sentence_that_was_answered_stays() -> None:
    told = messages(
        UserContent("hi"), AssistantContent(AGENT, "Hello."), UserContent("hi")
    )
    assert [role for role, _ in told] == ["user", "assistant", "user"]


def test_calls_and_results_of_other_agents_are_kept() -> None:
    content = [
        *local_failure("turn it on")[:3],
        AssistantContent("conversation.home_assistant", "Done"),
    ]
    made = to_messages(content, Vault(), {})
    assert [m.role for m in made] == ["user", "assistant", "tool", "assistant"]
    assert made[1].calls[0].name == "HassTurnOn"
    assert made[2].call_id == "1"


def test_facts_stay_with_the_message_they_were_sent_with() -> None:
    first, second = UserContent("one"), UserContent("two")
    told = messages(
        first,
        AssistantContent(AGENT, "Yes."),
        second,
        tails={first.created: "[noon]", second.created: "[one]"},
    )
    assert told[0] == ("user", "one\n\n[noon]")
    assert told[2] == ("user", "two\n\n[one]")


def test_secrets_are_masked_wherever_they_stand() -> None:
    vault = Vault()
    secret = "jane.doe@example.org"
    redact(f"my mail is {secret}", "en", vault)
    call = llm.ToolInput("send", {"to": [secret]}, id="1")
    made = to_messages(
        [
            UserContent(f"write to {secret}"),
            AssistantContent(AGENT, f"To {secret}?", tool_calls=[call]),
            ToolResultContent(AGENT, "1", "send", llm.ToolResult({"sent": secret})),
        ],
        vault,
        {},
    )
    assert secret not in str(made)
    assert vault.restore(made[1].calls[0].arguments) == {"to": [secret]}


def test_errors_are_marked_and_floods_are_cut() -> None:
    bad = ToolResultContent(AGENT, "1", "x", llm.ToolResult({"why": "no"}, error=True))
    big = ToolResultContent(AGENT, "2", "x", llm.ToolResult({"text": "a" * 99_999}))
    (_, error), (_, cut) = messages(bad, big)
    assert error == '{"error":{"why":"no"}}'
    assert len(cut) < LimitSettings().result_characters + 60
    assert "more characters]" in cut


def test_the_oldest_turns_go_first_and_whole() -> None:
    talk = [Message(role="system", content="s" * 40)]
    for number in range(5):
        talk += [
            Message(role="user", content=f"{number}" * 400),
            Message(role="assistant", content="x"),
            Message(role="tool", content="r" * 400, call_id="1", name="t"),
        ]
    kept, dropped = fit(tuple(talk), 2600)
    assert dropped == 3
    # Room was made, so the next prompt drops no more, and begins as this one did.
    assert fit(tuple(talk), 2600, dropped) == (kept, dropped)
    assert kept[0].role == "system"
    assert [m.content[0] for m in kept if m.role == "user"] == ["3", "4"]
    nothing, all_but_one = fit(tuple(talk), 0)
    assert all_but_one == 4
    assert [m.role for m in nothing] == ["system", "user", "assistant", "tool"]
    assert fit(tuple(talk[:4]), 0) == (tuple(talk[:4]), 0)
