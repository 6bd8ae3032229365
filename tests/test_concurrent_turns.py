"""Fifty turns at once on two engines: no trace and no figure mixes."""

import asyncio
from typing import Any

import pytest

from homeassistant.core import HomeAssistant

from .conftest import agent_subentry, engine_subentry, set_up_jarvis
from .scripted_server import Request, ScriptedServer

TURNS = 50


def _own(text: str) -> Any:
    return lambda said: text in said


def _engine(name: str, server: ScriptedServer) -> Any:
    """Describe an engine; with a model of its own, so that none takes another's."""
    model = f"{name}:4b"
    return {**engine_subentry(server.url, timeout=60, model=model), "title": name}


def _reply_to(server: ScriptedServer, number: int) -> None:
    """Answer one conversation in two calls, with numbers of its own."""
    word = f"number {number:03d}"
    server.reply(
        calls=[("find_entities", {"name": word})],
        match=_own(word),
        after="user",
        prompt_tokens=1000 + number,
        completion_tokens=10 + number,
        pause=0.001,
    )
    server.reply(
        f"This was {word}.",
        match=_own(word),
        after="tool",
        prompt_tokens=2000 + number,
        completion_tokens=20 + number,
        pieces=4,
        pause=0.001,
    )


@pytest.mark.slow
async def test_fifty_turns_on_two_engines(
    demo_house: HomeAssistant, server: ScriptedServer
) -> None:
    async with ScriptedServer() as other:
        servers = {"first": server, "second": other}
        entry = await set_up_jarvis(
            demo_house,
            *(_engine(name, s) for name, s in servers.items()),
            agent_subentry(apis=["assist"], deadline=60),
        )
        for number in range(TURNS):
            _reply_to(list(servers.values())[number % 2], number)

        async def turn(number: int) -> dict[str, Any]:
            answer = await demo_house.services.async_call(
                "jarvis",
                "ask",
                {
                    "text": f"what do you make of number {number:03d}?",
                    "engine": ("first", "second")[number % 2],
                },
                blocking=True,
                return_response=True,
            )
            assert isinstance(answer, dict)
            return dict(answer)

        answers = await asyncio.gather(*map(turn, range(TURNS)))
        for number, answer in enumerate(answers):
            trace = await entry.runtime_data.ledger.trace(answer["trace_id"])
            _check(number, answer, trace)
        assert len({answer["trace_id"] for answer in answers}) == TURNS
        await _check_sums(demo_house, servers)


def _check(number: int, answer: dict[str, Any], trace: dict[str, Any] | None) -> None:
    """See that everything about a turn carries its own number."""
    assert answer["content"] == f"This was number {number:03d}."
    assert answer["engine"] == ("first", "second")[number % 2]
    assert answer["usage"]["prompt_tokens"] == 3000 + 2 * number
    assert answer["usage"]["completion_tokens"] == 30 + 2 * number
    assert answer["model"] == f"{answer['engine']}:4b"
    assert trace is not None
    assert [call["prompt"] for call in trace["calls"]] == [1000 + number, 2000 + number]
    others = {f"number {n:03d}" for n in range(TURNS)} - {f"number {number:03d}"}
    assert not any(other in str(trace) for other in others)
    assert all(call["trace_id"] == answer["trace_id"] for call in trace["calls"])


async def _check_sums(hass: HomeAssistant, servers: dict[str, ScriptedServer]) -> None:
    """Compare the books with what the servers counted."""
    summary: Any = await hass.services.async_call(
        "jarvis",
        "telemetry_summary",
        {"group_by": "engine"},
        blocking=True,
        return_response=True,
    )
    assert summary["turns"] == TURNS
    for name, server in servers.items():
        group = summary["groups"][name]
        assert group["calls"] == len(server.chats) == TURNS
        assert group["tokens"]["prompt"] == sum(map(_prompt_of, server.chats))
        assert group["failed_calls"] == group["cancelled_calls"] == 0


def _prompt_of(request: Request) -> int:
    number = int(request.user.partition("number ")[2][:3])
    return (1000 if request.last_role == "user" else 2000) + number
