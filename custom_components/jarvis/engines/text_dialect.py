"""Wraps an engine: tools go into the prompt, calls come out of the text.

Where the server gives a model its tools itself, requests pass as they are; calls
that the model then writes into its answer are found all the same. The chunks are
the same in every case, however the stream was cut.
"""

from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from dataclasses import replace
from typing import Any, Final

from ..lang.babble import Babble
from ..telemetry.tracer import current_trace
from .base import Called, ChatRequest, Chunk, Done, Engine, Model, Said, Thought
from .dialect_choice import (
    AUTOMATIC,
    DialectChoice,
    Forgetful,
    Refusals,
    ToolCalls,
    Wanted,
)
from .errors import ToolsUnsupported
from .profile import Profile, profile
from .say_or_call import SayOrCall
from .text_calls import CallReader
from .text_request import with_schema, with_words
from .tool_names import real_name

_CUT: Final = frozenset({"length", "unknown"})


class TextDialect:
    """An engine whose models can all call tools."""

    def __init__(
        self,
        engine: Engine,
        *,
        wanted: Wanted = AUTOMATIC,
        refusals: Refusals | None = None,
    ) -> None:
        """Wrap an engine; `wanted` is the owner's wish, `refusals` outlive us."""
        self._engine = engine
        self._choice = DialectChoice(engine, wanted, refusals or Forgetful())

    def __getattr__(self, name: str) -> Any:
        """Pass on what an engine can do besides: embed, load, pull."""
        return getattr(self._engine, name)

    @property
    def name(self) -> str:
        """The owner's name for it."""
        return self._engine.name

    async def models(self) -> tuple[Model, ...]:
        """List the models that can chat; raises EngineError."""
        return await self._engine.models()

    async def describe(self, model: str) -> Model:
        """Tell what one model can do; raises EngineError."""
        return await self._engine.describe(model)

    async def tool_calls(self, model: str) -> ToolCalls:
        """Tell how a model will be given its tools; never raises."""
        return (await self._choice.of(model))[0]

    async def chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream the answer; ends with Done or raises EngineError."""
        way: ToolCalls = "native"
        profiled = profile(request.model)
        if request.tools or _has_calls(request):
            way, profiled = await self._choice.of(request.model)
        began = False
        try:
            async with aclosing(self._answer(request, way, profiled)) as chunks:
                async for chunk in chunks:
                    began = True
                    yield chunk
        except ToolsUnsupported:
            if began or way != "native":
                raise
        else:
            return
        self._choice.refused(request.model)
        way, profiled = await self._choice.of(request.model)
        if way == "native":  # the owner's wish, which the server does not grant
            way = "text"
        if (trace := current_trace()) is not None:
            trace.mark("tools_unsupported", model=request.model, instead=way)
        async with aclosing(self._answer(request, way, profiled)) as chunks:
            async for chunk in chunks:
                yield chunk

    async def _answer(
        self, request: ChatRequest, way: ToolCalls, profiled: Profile
    ) -> AsyncGenerator[Chunk]:
        """Ask one way and read the answer."""
        asked = request
        if way == "text":
            asked = with_words(request, profiled.size)
        elif way == "constrained":
            asked = with_schema(request, profiled.size)
        reply = _Reply(request, constrained=asked.format is not request.format)
        async with aclosing(self._engine.chat(asked)) as chunks:
            async for chunk in chunks:
                for read in reply.read(chunk):
                    yield read
                if reply.over:
                    break


class _Reply:
    """One answer on its way through."""

    def __init__(self, request: ChatRequest, *, constrained: bool) -> None:
        self._specs = request.tools
        self._reader = CallReader(request.tools, request.messages)
        self._babble = Babble()
        self._opened = SayOrCall() if constrained else None
        self._called: set[tuple[str, str]] = set()
        self.over = False

    def read(self, chunk: Chunk) -> Iterator[Chunk]:
        """Yield what a chunk brings; after `over` nothing more is of use."""
        match chunk:
            case Said():
                text = self._babble.feed(chunk.text)
                text = self._opened.feed(text) if self._opened else text
                yield from self._passed(self._read(text))
                if self._reader.over or self._babble.found:
                    yield from self._end(Done("stop"))
            case Thought():
                self._reader.thought(chunk.text)
                yield chunk
            case Called():
                yield self._named(chunk)
            case Done():
                yield from self._end(chunk)

    def _read(self, text: str) -> str:
        """Look for calls where there are tools to call."""
        return self._reader.feed(text) if self._specs else text

    def _passed(self, text: str) -> Iterator[Chunk]:
        """Yield what the reader lets pass, and the thinking it found."""
        thoughts, self._reader.thoughts = self._reader.thoughts, []
        yield from map(Thought, thoughts)
        if text:
            yield Said(text)

    def _named(self, chunk: Called) -> Called:
        """Give a call the tool's real name."""
        call = chunk.call
        names = [spec.name for spec in self._specs]
        call = replace(call, name=real_name(call.name, names) or call.name)
        self._called.add((call.name, str(call.arguments)))
        return Called(call)

    def _end(self, done: Done) -> Iterator[Chunk]:
        if self._opened:
            yield from self._passed(self._read(self._opened.finish()))
        cut = done.reason in _CUT or self._babble.found
        if self._specs:
            text = self._reader.end(cut=cut, called=bool(self._called))
            yield from self._passed(text)
        calls = [
            call
            for call in self._reader.calls
            if (call.name, str(call.arguments)) not in self._called
        ]
        yield from map(Called, calls)
        self.over = True
        yield replace(done, reason="tool_calls") if calls else done


def _has_calls(request: ChatRequest) -> bool:
    return any(message.calls or message.role == "tool" for message in request.messages)
