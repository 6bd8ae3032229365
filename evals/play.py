"""Plays tasks in one house with one agent and notes what came of them."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
import statistics
import time

from homeassistant.components.conversation import ConversationResult, async_converse
from homeassistant.core import Context, HomeAssistant

from .home import AGENTS, DEADLINE, furnished, refurnish
from .judge import Verdict, judge, picture
from .ollama_bridge import ModelCall, OllamaBridge
from .tasks import Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One task and what came of it; times in seconds, None where no model spoke.

    `cold` is the first task of an agent in a house: nothing of its prompt is cached.
    `first_token` counts from the user's words to the model's first sign; `said` is
    what the model answered, call by call.
    """

    task: Task
    agent: str
    verdict: Verdict
    answers: tuple[str, ...]
    seconds: float
    first_token: float | None
    model_calls: int
    prompt_tokens: int | None
    said: tuple[str, ...]
    cold: bool


async def play(
    tasks: Sequence[Task], agent: str, bridge: OllamaBridge, model: str
) -> AsyncGenerator[Played]:
    """Play tasks house by house."""
    for size in sorted({task.house for task in tasks}):
        async with furnished(size, agent, url=bridge.url, model=model) as hass:
            cold = True
            for task in tasks:
                if task.house == size:
                    yield await _play(hass, task, agent, bridge, cold=cold)
                    cold = False


async def _play(
    hass: HomeAssistant, task: Task, agent: str, bridge: OllamaBridge, *, cold: bool
) -> Played:
    before = await picture(hass)
    bridge.calls.clear()
    start = time.perf_counter()
    answers = await _converse(hass, task, AGENTS[agent])
    seconds = time.perf_counter() - start
    await hass.async_block_till_done()
    after = await picture(hass)
    calls = list(bridge.calls)
    first = next((call.first for call in calls if call.first is not None), None)
    if before != after:
        await refurnish(hass)
    return Played(
        task=task,
        agent=agent,
        verdict=judge(task, before, after, answers[-1], asked=answers[:-1]),
        answers=answers,
        seconds=seconds,
        first_token=None if first is None else first - start,
        model_calls=len(calls),
        prompt_tokens=_median_tokens(calls),
        said=tuple(f"{call.answer}{call.tool_calls or ''}" for call in calls),
        cold=cold,
    )


async def _converse(hass: HomeAssistant, task: Task, agent: str) -> tuple[str, ...]:
    """Say everything; returns what was answered."""
    said: list[str] = []
    conversation: str | None = None
    for words in task.say:
        open_answers = list(task.answers)
        while True:
            result = await _say(hass, words, conversation, agent)
            if result is None:
                return (*said, "")
            said.append(str(result.response.speech.get("plain", {}).get("speech", "")))
            conversation = result.conversation_id
            if not (result.continue_conversation and open_answers):
                break
            words = open_answers.pop(0)  # noqa: PLW2901 - said instead
    return tuple(said)


async def _say(
    hass: HomeAssistant, words: str, conversation: str | None, agent: str
) -> ConversationResult | None:
    """Say one sentence; None when nothing comes back in time."""
    try:
        async with asyncio.timeout(DEADLINE + 30):
            return await async_converse(
                hass, words, conversation, Context(), "en", agent
            )
    except TimeoutError:
        return None


def _median_tokens(calls: Sequence[ModelCall]) -> int | None:
    counted = [call.prompt_tokens for call in calls if call.prompt_tokens]
    return int(statistics.median(counted)) if counted else None
