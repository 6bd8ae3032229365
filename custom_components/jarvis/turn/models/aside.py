"""A short question to a model beside the conversation: one prompt in, a text out.

Planning, tool choice and digests use it. It streams nothing to people, has its
own few seconds inside the turn's deadline, and counts as a model call.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engines.base import Call, Called, ChatRequest, Done, Said, Usage

if TYPE_CHECKING:
    from ...engines.base import JsonObject, Message, ToolSpec
    from ...types import Seat
    from ..types import Turn

# What an answer may cost; long ones are cut, never awaited.
MOST_TOKENS = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the model said, and the calls it made where it had tools."""

    text: str
    calls: tuple[Call, ...] = ()


async def ask_aside(
    turn: Turn,
    seat: Seat,
    messages: tuple[Message, ...],
    *,
    purpose: str,
    seconds: float,
    schema: JsonObject | None = None,
    tools: tuple[ToolSpec, ...] = (),
    temperature: float | None = None,
) -> Answer:
    """Ask once; raises EngineError or TimeoutError."""
    request = ChatRequest(
        model=seat.settings.model,
        messages=messages,
        tools=tools,
        context=seat.settings.context,
        keep_alive=seat.settings.keep_alive,
        think=None if seat.settings.think is None else False,
        temperature=temperature,
        max_tokens=MOST_TOKENS,
        format=schema,
        timeout=min(seconds, seat.settings.timeout),
    )
    with turn.trace.step(
        "model_call", purpose=purpose, model=request.model, messages=len(messages)
    ) as step:
        async with turn.clock.scope(seconds):
            answer, usage = await _collect(seat, request)
        step.facts.update(
            prompt_tokens=usage.prompt,
            completion_tokens=usage.completion,
            cached_tokens=usage.cached,
        )
    return answer


async def _collect(seat: Seat, request: ChatRequest) -> tuple[Answer, Usage]:
    said: list[str] = []
    calls: list[Call] = []
    usage = Usage()
    stream = seat.engine.chat(request)
    try:
        async for chunk in stream:
            match chunk:
                case Said():
                    said.append(chunk.text)
                case Called():
                    calls.append(chunk.call)
                case Done():
                    usage = chunk.usage
    finally:
        await stream.aclose()
    return Answer(text="".join(said), calls=tuple(calls)), usage
