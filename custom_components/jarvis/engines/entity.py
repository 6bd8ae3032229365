"""Another agent of the house as an engine: words in, words out, nothing else.

Quiet: how an agent is asked comes in as a function. It gets the instructions and
the conversation as text; tools reach it only as text (text_dialect.py).
"""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final, Protocol

from .base import ChatRequest, Chunk, Done, Message, Model, Said
from .errors import EngineBadReply, EngineTimeout, ModelNotFound

# How a conversation of several messages is written down.
_ROLES: Final = {"user": "User", "assistant": "Assistant", "tool": "Result"}


class Agents(Protocol):
    """The agents of the house that are not ours."""

    def is_there(self, entity_id: str) -> bool:
        """Tell whether the entity exists and can be asked."""

    async def ask(self, entity_id: str, text: str, instructions: str) -> str:
        """Return its answer; raises EngineError."""


class EntityEngine:
    """One conversation or AI Task entity; its only model is itself."""

    def __init__(self, *, name: str, entity_id: str, agents: Agents) -> None:
        """Remember whom to ask; nothing is asked yet."""
        self._name = name
        self._entity_id = entity_id
        self._agents = agents

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._name

    async def models(self) -> tuple[Model, ...]:
        """List the entity itself; raises ModelNotFound when it is gone."""
        return (await self.describe(self._entity_id),)

    async def describe(self, model: str) -> Model:
        """Tell what it can do; raises ModelNotFound when it is gone."""
        if not self._agents.is_there(self._entity_id):
            raise ModelNotFound(
                "The entity is gone", engine=self._name, model=self._entity_id
            )
        return Model(name=model, tools=False, vision=False, embeddings=False)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Give the whole answer at once; ends with Done or raises EngineError."""
        await self.describe(request.model)
        text, instructions = _written(request.messages)
        try:
            async with asyncio.timeout(request.timeout):
                answer = await self._agents.ask(self._entity_id, text, instructions)
        except TimeoutError:
            raise EngineTimeout("The agent is silent", engine=self._name) from None
        if not answer.strip():
            raise EngineBadReply("The agent said nothing", engine=self._name)
        yield Said(answer)
        yield Done()


def _written(messages: tuple[Message, ...]) -> tuple[str, str]:
    """Write messages as what is said and the instructions that go along."""
    instructions = "\n\n".join(m.content for m in messages if m.role == "system")
    talk = [m for m in messages if m.role != "system" and (m.content or m.calls)]
    if len(talk) == 1:
        return talk[0].content, instructions
    lines = []
    for message in talk:
        called = "".join(f"\n[called {c.name} {c.arguments}]" for c in message.calls)
        lines.append(f"{_ROLES[message.role]}: {message.content}{called}")
    return "\n\n".join(lines), instructions
