"""Tool calls in plain text for models without a protocol for them."""

from collections.abc import (
    AsyncGenerator,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import aclosing
from dataclasses import replace
import re
from typing import Any, Final, override
import uuid

from ..lang.call_text import Form, TextCall, read_calls
from ..lang.likeness import Babble
from ..lang.speech_data import Leak
from ..lang.speech_leaks import LeakFilter, Withheld
from ..prompts.text_tools import (
    NEXT,
    ToolText,
    render,
    render_call,
    render_constrained_call,
    render_result,
)
from ..telemetry.tracer import current_trace
from .base import (
    Call,
    Called,
    ChatRequest,
    Chunk,
    Done,
    Engine,
    JsonObject,
    Message,
    Model,
    Said,
    Thought,
    ToolSpec,
)
from .calls import UNREADABLE_CHARACTERS, SayOrCall, has_switch, real_name
from .capability import AUTOMATIC, DialectChoice, Forgetful, Refusals, ToolCalls, Wanted
from .clean import clean, clean_json
from .errors import ToolsUnsupported
from .profile import Profile, Size, profile

# After a call a model has nothing to tell before the result is there: so many
# characters more and it is making the result up.
TALK_AFTER_CALL: Final = 400
# Calls in one reply that are carried out; more is a model going round in circles.
MOST_CALLS: Final = 16
# Shorter calls are found in tool results by chance.
_ECHO: Final = 16
_THOUGHTS_KEPT: Final = 50_000
_RESULT = re.compile(
    r"\s*(?:<[|\uff5c]?\s*|\[|`{3})?(?:tool[_ ▁]?(?:response|result|output)s?\b"
    r"|observation\b|end[_ ▁]function[_ ▁]call|start[_ ▁]function[_ ▁]response)",
    re.IGNORECASE,
)
_THINK_TAG = re.compile(r"</?think(?:ing)?>|\[/?THINK\]", re.IGNORECASE)
_PLAIN = re.compile(r"[^\w]+")
_CALL_KINDS: Final = frozenset({Leak.TOOL, Leak.BROKEN, Leak.DUMP})
# What people may see of it can still be decided without the marks around it.
_TELLS_ITSELF: Final = frozenset({Leak.BROKEN, Leak.DUMP})


class CallReader(LeakFilter):
    """The reader of one reply: `feed` and `finish` as its parent's.

    `calls` are the calls found so far; from the first one on nothing passes any
    more, since what follows is said without the result. `thoughts` is thinking that
    stood in the text. `over` tells that reading on is of no use.
    """

    def __init__(
        self, specs: Sequence[ToolSpec], told: Collection[Message] = ()
    ) -> None:
        """Prepare for one reply; calls that only repeat what tools told are none."""
        names = {spec.name for spec in specs}
        short = {name.rpartition("__")[2] for name in names}
        super().__init__(tools=names | short, data=False)
        self._specs = {spec.name: spec for spec in specs}
        self._told = [m.content for m in told if m.role == "tool"]
        self._told_plain: list[str] | None = None
        self._talk = 0
        self._thoughts: list[str] = []
        self._passed = False
        self._open: set[str] = set()
        self.calls: list[Call] = []
        self.thoughts: list[str] = []
        self.over = False

    def thought(self, text: str) -> None:
        """Note what the model only thought: a call may have been left there."""
        if sum(map(len, self._thoughts)) < _THOUGHTS_KEPT:
            self._thoughts.append(text)

    def end(self, *, cut: bool = False, called: bool = False) -> str:
        """Return what is left.

        `cut` when the reply did not end by itself, `called` when it held calls that
        the server had read.
        """
        passed = self.finish()
        if not (self.calls or self._passed or called):
            self._look_into_thoughts()
        if cut:
            self.calls = [
                _unsure(call) if call.id in self._open else call for call in self.calls
            ]
        return passed

    @override
    def _emit(self, text: str) -> None:
        here = len(self._out)
        super()._emit(text)
        if self.calls:
            del self._out[here:]
            self._talk += len(text.strip())
            self.over = self.over or self._talk > TALK_AFTER_CALL
        self._passed = self._passed or bool(text.strip())

    @override
    def _withhold(self, kind: Leak, *parts: str) -> None:
        text = "".join(parts)
        if kind is Leak.THINKING:
            self._trim = True
            self.thought(text)
            self.thoughts.append(text)
            return
        if self.calls and (kind is Leak.TURN or _RESULT.match(text)):
            self.over = True
            return
        quotes = (self._ticked and not self._line_start) or self._is_echo(text)
        if self.over:
            return
        if kind in _CALL_KINDS and not quotes and self._take(kind, text):
            return
        if quotes or kind in _TELLS_ITSELF:
            was = self._passed
            self._emit(text)
            self._passed = was
        else:
            super()._withhold(kind, text)

    def _take(self, kind: Leak, text: str) -> bool:
        """Make calls of a text; False when it holds none."""
        if _RESULT.match(text):
            return False
        found = [*self._found(kind, text)]
        if not found:
            return False
        self.withheld.append(Withheld(kind, text))
        for call in found:
            self._add(call)
        return True

    def _is_tool(self, name: str) -> bool:
        return real_name(name, self._specs) is not None

    def _found(self, kind: Leak, text: str) -> Iterator[Call]:
        for written in read_calls(text, self._is_tool):
            name = real_name(written.name, self._specs)
            explicit = kind is Leak.TOOL and written.form is Form.EXPLICIT
            if name is not None or explicit:
                yield self._made(written, name, text)

    def _made(self, written: TextCall, name: str | None, text: str) -> Call:
        arguments: JsonObject = clean_json(written.arguments)
        torn = written.torn
        if written.positional:
            named = self._named(written, name)
            torn = torn or named is None
            arguments |= clean_json(named or {})
        call_id = f"call_{uuid.uuid4().hex[:16]}"
        if not written.closed:
            self._open.add(call_id)
        return Call(
            id=call_id,
            name=name or clean(written.name),
            arguments={} if torn else arguments,
            unreadable=clean(text)[:UNREADABLE_CHARACTERS] if torn else None,
        )

    def _named(self, written: TextCall, name: str | None) -> JsonObject | None:
        """Give names to arguments without one; None when there are too many."""
        spec = self._specs.get(name or "")
        known = dict(spec.parameters.get("properties") or {}) if spec else {}
        required = (spec.parameters.get("required") or ()) if spec else ()
        free = [
            key
            for key in dict.fromkeys((*required, *known))
            if key not in written.arguments
        ]
        if len(free) < len(written.positional):
            return None
        return dict(zip(free, written.positional, strict=False))

    def _add(self, call: Call) -> None:
        if has_switch(call.arguments):
            return
        known = {(c.name, str(c.arguments), c.unreadable) for c in self.calls}
        if (call.name, str(call.arguments), call.unreadable) in known:
            self._talk += TALK_AFTER_CALL // 4
        elif len(self.calls) < MOST_CALLS:
            self.calls.append(call)
            self._talk = 0
        self.over = len(self.calls) >= MOST_CALLS or self._talk > TALK_AFTER_CALL

    def _is_echo(self, text: str) -> bool:
        """Tell whether a tool's result holds the same words: then it is a quotation."""
        if self._told_plain is None:
            self._told_plain = [_plain(told) for told in self._told]
        plain = _plain(text)
        return len(plain) >= _ECHO and any(plain in told for told in self._told_plain)

    def _look_into_thoughts(self) -> None:
        """Find the call of a model that never stopped thinking."""
        text, self._thoughts = "".join(self._thoughts), []
        if not text:
            return
        inner = CallReader(tuple(self._specs.values()))
        inner._told = self._told
        inner.feed(_THINK_TAG.sub("\n", text))
        inner.finish()
        self.calls += [c for c in inner.calls if c.name in self._specs]


def _plain(text: str) -> str:
    """Return letters and digits alone, as they stand in any quotation."""
    return _PLAIN.sub("", text.replace("\\", ""))


def _unsure(call: Call) -> Call:
    """Return a call that a limit may have cut: what is missing could matter."""
    if call.unreadable is not None:
        return call
    return Call(
        id=call.id, name=call.name, arguments={}, unreadable=str(call.arguments)
    )


# What servers turn into a grammar; the rest of a schema is advice.
_KEPT: Final = frozenset({"type", "enum", "const", "required", "items"})
_DEEPEST: Final = 6


def with_words(request: ChatRequest, size: Size) -> ChatRequest:
    """Return the request with its tools as words."""
    words = _words(request.tools, size, constrained=False)
    return replace(
        request, tools=(), messages=_told(request.messages, words, constrained=False)
    )


def with_schema(request: ChatRequest, size: Size) -> ChatRequest:
    """Return the request with its tools as words and a schema for the answer.

    A request with a schema of its own keeps that one.
    """
    if request.format is not None or not request.tools:
        return with_words(request, size)
    words = _words(request.tools, size, constrained=True)
    return replace(
        request,
        tools=(),
        messages=_told(request.messages, words, constrained=True),
        format=say_or_call(request.tools),
    )


def say_or_call(tools: Sequence[ToolSpec]) -> JsonObject:
    """Write the schema of {"say": "…"} or {"call": {"name": …, "arguments": …}}."""
    return {
        "anyOf": [
            _object({"say": {"type": "string"}}),
            *(
                _object(
                    {
                        "call": _object(
                            {
                                "name": {"const": tool.name},
                                "arguments": _strict(tool.parameters, 0),
                            }
                        )
                    }
                )
                for tool in tools
            ),
        ]
    }


def _object(properties: JsonObject) -> JsonObject:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _strict(schema: Any, depth: int) -> JsonObject:
    """Keep of a schema what a grammar can hold."""
    if not isinstance(schema, Mapping) or depth > _DEEPEST:
        return {}
    kept = {key: schema[key] for key in _KEPT & schema.keys() if key != "items"}
    for key in ("anyOf", "oneOf"):
        if isinstance(options := schema.get(key), list):
            kept["anyOf"] = [_strict(option, depth + 1) for option in options]
    if "items" in schema:
        kept["items"] = _strict(schema["items"], depth + 1)
    properties = schema.get("properties")
    if isinstance(properties, Mapping):
        kept["properties"] = {k: _strict(v, depth + 1) for k, v in properties.items()}
        kept["additionalProperties"] = False
    return kept


def _words(tools: Sequence[ToolSpec], size: Size, *, constrained: bool) -> str:
    if not tools:
        return ""
    return render(
        (
            ToolText(
                name=tool.name,
                description=tool.description,
                parameters=tool.parameters,
            )
            for tool in tools
        ),
        short=size.is_small,
        constrained=constrained,
    )


def _told(
    messages: Sequence[Message], words: str, *, constrained: bool
) -> tuple[Message, ...]:
    """Rewrite the messages: no calls, no tool results, no two of the user in a row."""
    written = [*_in_words(messages, constrained=constrained)]
    if words and written and written[0].role == "system":
        head = written[0]
        written[0] = replace(head, content=f"{head.content}\n\n{words}")
    elif words:
        written.insert(0, Message(role="system", content=words))
    return tuple(_joined(written))


def _in_words(messages: Iterable[Message], *, constrained: bool) -> Iterator[Message]:
    write = render_constrained_call if constrained else render_call
    for message in messages:
        if message.role == "tool":
            result = render_result(message.name or "tool", message.content)
            yield Message(role="user", content=f"{result}\n{NEXT}")
        elif message.calls:
            calls = [write(call.name, call.arguments) for call in message.calls]
            text = "\n".join(part for part in (message.content, *calls) if part)
            yield replace(message, content=text, calls=())
        else:
            yield message


def _joined(messages: Iterable[Message]) -> Iterator[Message]:
    """Join what templates refuse: two messages of the user, one after the other."""
    last: Message | None = None
    for message in messages:
        if last is not None and last.role == message.role == "user":
            before = last.content.removesuffix(f"\n{NEXT}")
            last = replace(
                last,
                content=f"{before}\n\n{message.content}",
                images=last.images + message.images,
            )
            continue
        if last is not None:
            yield last
        last = message
    if last is not None:
        yield last


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
