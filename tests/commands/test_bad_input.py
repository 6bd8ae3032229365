"""Whatever comes in at whatever door ends in a clear sentence, and nothing hangs.

Each table is door by bad input → outcome, played through the real house.
"""

from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any, cast

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    MockModule,
    mock_integration,
    mock_platform,
)

from custom_components.jarvis.commands.base import Button
from custom_components.jarvis.const import SUBENTRY_COMMAND
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent, llm

from ..conftest import Say, agent_subentry, set_up_jarvis, speech, told
from .mischief import SECRET, Eavesdropper, Mischief

type Knock = Callable[[str], Awaitable[tuple[bool, str]]]

# What a command does → the error that the action names.
MISCHIEF = {
    "hang": "timeout",
    "exit": "raised",
    "interrupt": "raised",
    "base": "raised",
    "generator": "raised",
    "memory": "raised",
    "error": "raised",
    "end": "raised",
    "group": "raised",
    "deeper": "raised",
    "again": "too_deep",
    "leak": "raised",
    "nothing": "nonsense",
    "mapping": "nonsense",
    "number": "raised",
    "data": "raised",
    "items": "raised",
    "outcome": "raised",
}
HUGE = "x" * 1_000_000
# Nobody listens to more than so many characters of what is wrong.
LONG = 400
DEEP: Any = []
for _ in range(5_000):
    DEEP = [DEEP]

# Command and arguments → a part of what is said in English and in German.
BAD: list[tuple[str, dict[Any, Any], str, str]] = [
    ("timer", {"duration": HUGE}, "too long", "zu lang"),
    ("timer", {"duration": {"a": 1}}, "length of time", "Zeitdauer"),
    ("timer", {"duration": DEEP}, "too long", "zu lang"),
    ("timer", {"duration": 10**5000}, "too long", "zu lang"),
    ("timer", {"duration": float("nan")}, "length of time", "Zeitdauer"),
    ("timer", {"duration": 0}, "at least", "mindestens"),
    ("timer", {"duration": "-5 minutes"}, "at least", "mindestens"),
    ("timer", {"duration": "10 years"}, "at most 7 days", "höchstens 7 Tage"),
    ("timer", {"duration": "\x00\u202e"}, "For how long", "Wie lange"),
    ("timer", {"duration": "{{ states('sun.sun') }}"}, "length of time", "Zeitdauer"),
    ("timer", {"sudo": True, 5: 6}, "For how long", "Wie lange"),
    ("timer", {"action": ["a", "b"], "duration": 60}, "not possible", "geht nicht"),
    ("timer", {"action": {"a": HUGE}}, "too long", "zu lang"),
    ("calculate", {"expression": "9**9**9**9"}, "large", "groß"),
    ("calculate", {"expression": "(" * 5_000}, "too long", "zu lang"),
    ("calculate", {"expression": "9**9**9**9 + 9**99999"}, "large", "groß"),
    ("calculate", {"expression": "__import__('os')"}, "", ""),
    ("todo_list", {"action": "add", "items": ["x" * 100_000]}, "too long", "zu lang"),
    ("todo_list", {"action": "add", "items": DEEP}, "too long", "zu lang"),
    ("reminder", {"text": "tea", "time": "2001-01-01 08:00"}, "past", "vorbei"),
    ("routine", {"routine": "lock.front_door"}, "do not know", "kenne ich nicht"),
    ("draft_automation", {"config": '{"a": '}, "", ""),
    ("draft_automation", {"config": {"a": DEEP}}, "too long", "zu lang"),
    ("no_such_thing", {}, "no command called", "habe ich nicht"),
    ("{{ 1 + 1 }}", {}, "{{ 1 + 1 }}", "{{ 1 + 1 }}"),
]


@pytest.fixture
async def entry(demo_house: HomeAssistant) -> MockConfigEntry:
    """Jarvis beside an integration whose commands misbehave."""
    mock_integration(demo_house, MockModule("pranks"))
    platform = ModuleType("pranks.jarvis")
    platform.__dict__["COMMANDS"] = (Mischief, Eavesdropper)
    mock_platform(demo_house, "pranks.jarvis", cast("Any", platform))
    demo_house.config.components.add("pranks")
    secrets = ConfigSubentryData(
        subentry_type=SUBENTRY_COMMAND,
        title="Mischief",
        unique_id="mischief",
        data={
            "command": "mischief",
            "enabled": True,
            "secrets": {"household": {"key": SECRET}},
        },
    )
    return await set_up_jarvis(demo_house, agent_subentry(), secrets)


async def act(
    hass: HomeAssistant, command: str, arguments: dict[Any, Any], language: str = "en"
) -> dict[str, Any]:
    """Run a command by the action, for its answer."""
    data = {"command": command, "arguments": arguments, "language": language}
    answer = await hass.services.async_call(
        "jarvis", "run_command", data, blocking=True, return_response=True
    )
    return cast("dict[str, Any]", answer)


async def use(
    hass: HomeAssistant, command: str, arguments: dict[Any, Any], language: str = "en"
) -> llm.ToolResult:
    """Call a command's tool as any agent does."""
    context = llm.LLMContext("ollama", Context(), language, "conversation", None)
    api = await llm.async_get_api(hass, "assist", context)
    result = await api.async_call_tool(llm.ToolInput(f"jarvis__{command}", arguments))
    assert isinstance(result, llm.ToolResult)
    return result


def doors(hass: HomeAssistant, entry: MockConfigEntry, say: Say) -> dict[str, Knock]:
    """Return every way to the command: (whether it worked, what is said)."""

    async def tool(how: str) -> tuple[bool, str]:
        result = await use(hass, "mischief", {"how": how})
        return not result.error, str(result.data)

    async def action(how: str) -> tuple[bool, str]:
        answer = await act(hass, "mischief", {"how": how})
        assert how not in MISCHIEF or answer["error"] == MISCHIEF[how], how
        return answer["success"], str(answer)

    async def sentence(how: str) -> tuple[bool, str]:
        result = await say(f"do mischief {how}")
        assert told(result)["lane"] == "command"
        failed = result.response.response_type is intent.IntentResponseType.ERROR
        return not failed, speech(result)

    async def handled(how: str) -> tuple[bool, str]:
        slots = {"how": {"value": how}}
        answer = await intent.async_handle(hass, "test", "JarvisMischief", slots)
        failed = answer.response_type is intent.IntentResponseType.ERROR
        return not failed, str(answer.speech["plain"]["speech"])

    async def button(how: str) -> tuple[bool, str]:
        counter = entry.runtime_data.counter
        asked = counter.request(text="", language="en", conversation_id="b")
        tap = Button(title="Go", command="mischief", arguments={"how": how})
        [shown] = counter.buttons.issue((tap,), asked)
        response = await counter.buttons.tap(shown.action)
        return response.ok, response.message

    return {
        "tool": tool,
        "action": action,
        "sentence": sentence,
        "intent": handled,
        "button": button,
    }


@pytest.mark.parametrize("door", ["tool", "action", "sentence", "intent", "button"])
async def test_what_a_command_raises_stays_inside(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    say: Say,
    caplog: pytest.LogCaptureFixture,
    door: str,
) -> None:
    knock = doors(hass, entry, say)[door]
    for how in MISCHIEF:
        worked, heard = await knock(how)
        assert not worked, how
        assert len(heard) > 10, how
        assert "raceback" not in heard, how
        assert "Done" not in heard, how
        assert SECRET not in heard, how
    worked, heard = await knock("tell")
    assert worked
    assert "•••" in heard
    assert SECRET not in heard
    assert SECRET not in caplog.text


async def test_a_command_that_fails_over_a_sentence_takes_none_from_others(
    entry: MockConfigEntry, say: Say
) -> None:
    for said in ("trip over it", "thunder", "some lightning"):
        assert told(await say(said))["lane"] == "none"
    assert "8" in speech(await say("what's 5 plus 3"))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_bad_arguments_are_answered_in_the_users_language(
    hass: HomeAssistant, entry: MockConfigEntry, language: str
) -> None:
    wrong: list[tuple[int, str, str]] = []
    for at, (command, arguments, english, german) in enumerate(BAD):
        expected = english if language == "en" else german
        answer = await act(hass, command, arguments, language)
        heard = str(answer["speech"])
        if answer["success"] or expected not in heard or not 8 < len(heard) < LONG:
            wrong.append((at, command, heard[:LONG]))
        if command in {"no_such_thing", "{{ 1 + 1 }}"}:
            continue
        result = await use(hass, command, arguments, language)
        if not result.error or len(str(result.data)) > 10 * LONG:
            wrong.append((at, command, str(result.data)[:LONG]))
    assert wrong == []
