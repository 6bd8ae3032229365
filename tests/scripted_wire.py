"""What the scripted model server says and hears: replies, requests, wire formats."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
import json
import math
import re
from typing import Any
import zlib

type Json = dict[str, Any]

CHATS = ("/api/chat", "/v1/chat/completions")
CREATED = "2026-01-01T00:00:00Z"
# A reply is sent in at most this many pieces unless the test says how many.
MOST_PIECES = 32
EMBEDDING = 16


@dataclass(slots=True, kw_only=True)
class ScriptedModel:
    """A model that the server claims to have."""

    name: str = "scripted:3b"
    size: int = 2_019_393_189
    parameters: int = 3_212_749_888
    context: int = 32_768
    capabilities: tuple[str, ...] = ("completion", "tools")


@dataclass(slots=True, kw_only=True, eq=False)
class Reply:
    """What is answered to one request, and a handle to steer it.

    `calls` holds (name, arguments); arguments that are no object go out as they
    are. `body` or `frames` (lines, events or raw bytes) replace what would be
    built. `stall` waits for release() before the first byte (0) or after so many
    frames; `cut` closes the connection after so many, 1.5 in the middle of the
    second. `chunk` is the number of bytes per write.
    """

    text: str = ""
    thinking: str = ""
    calls: Sequence[tuple[str, Any]] = ()
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    cached_tokens: int | None = None
    reason: str | None = None
    status: int = 200
    error: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str | bytes | None = None
    content_type: str | None = None
    frames: Sequence[Json | bytes | str] | None = None
    pieces: int | None = None
    chunk: int | None = None
    pause: float = 0.0
    stall: int | None = None
    cut: float | None = None
    path: str | None = None
    match: str | Callable[[str], bool] | None = None
    after: str | None = None
    repeat: bool = False
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    stalled: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let a stalled reply go on."""
        self.released.set()

    def fits(self, request: Request) -> bool:
        """Tell whether this reply is meant for a request."""
        paths = CHATS if self.path is None else (self.path,)
        if request.path not in paths:
            return False
        if self.after is not None and self.after != request.last_role:
            return False
        if self.match is None or callable(self.match):
            return self.match is None or self.match(request.user)
        return self.match.casefold() in request.user.casefold()


@dataclass(slots=True, kw_only=True, eq=False)
class Request:
    """One request as it arrived; times are monotonic nanoseconds."""

    method: str
    path: str
    headers: Mapping[str, str]
    raw: bytes
    body: Json
    arrived_ns: int
    first_byte_ns: int | None = None
    last_byte_ns: int | None = None
    disconnected_ns: int | None = None
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def messages(self) -> list[Json]:
        """The messages of a chat, empty for anything else."""
        found = self.body.get("messages")
        return found if isinstance(found, list) else []

    @property
    def user(self) -> str:
        """The text of the newest user message."""
        said = (m for m in reversed(self.messages) if m.get("role") == "user")
        content = next(said, {}).get("content") or ""
        if isinstance(content, list):
            return " ".join(part.get("text", "") for part in content)
        return str(content)

    @property
    def last_role(self) -> str:
        """Who spoke last."""
        return str(self.messages[-1].get("role")) if self.messages else ""


def render(
    request: Request, reply: Reply, ids: Iterator[int]
) -> tuple[list[bytes], str]:
    """Build what is sent, frame by frame, and its content type."""
    if reply.body is not None:
        body = reply.body
        return [body.encode() if isinstance(body, str) else body], "text/html"
    openai = request.path.startswith("/v1")
    if reply.error is not None or reply.status >= 400:
        words = reply.error or "scripted error"
        told: Any = {"message": words, "code": reply.status} if openai else words
        return [_dump({"error": told})], "application/json"
    streamed = request.body.get("stream", not openai) is True
    if reply.frames is not None:
        content = list(reply.frames)
    elif openai:
        content = list(_openai(request, reply, ids, streamed=streamed))
    else:
        content = list(_ollama(request, reply, ids, streamed=streamed))
    return [_frame(f, openai=openai and streamed) for f in content], (
        "application/json"
        if not streamed
        else "text/event-stream"
        if openai
        else "application/x-ndjson"
    )


def _ollama(
    request: Request, reply: Reply, ids: Iterator[int], *, streamed: bool
) -> Iterator[Json]:
    base = {"model": request.body.get("model"), "created_at": CREATED}
    calls = [
        {"id": f"call_{next(ids)}", "function": {"name": n, "arguments": a}}
        for n, a in reply.calls
    ]
    end = {
        "done": True,
        "done_reason": reply.reason or "stop",
        "total_duration": 1_000_000,
        "load_duration": 1,
        "prompt_eval_count": _prompt_tokens(request, reply),
        "prompt_eval_duration": 1,
        "eval_count": _completion_tokens(reply),
        "eval_duration": 1,
    }
    messages: list[Json] = [{"thinking": p} for p in _pieces(reply.thinking, None)]
    messages += [{"content": p} for p in _pieces(reply.text, reply.pieces)]
    messages += [{"tool_calls": calls}] if calls else []
    if not streamed:
        whole: Json = {"thinking": reply.thinking, "tool_calls": calls}
        whole = {key: value for key, value in whole.items() if value}
        message = {"role": "assistant", "content": reply.text, **whole}
        yield {**base, "message": message, **end}
        return
    for part in messages:
        message = {"role": "assistant", "content": "", **part}
        yield {**base, "message": message, "done": False}
    yield {**base, "message": {"role": "assistant", "content": ""}, **end}


def _openai(
    request: Request, reply: Reply, ids: Iterator[int], *, streamed: bool
) -> Iterator[Json | bytes]:
    reason = reply.reason or ("tool_calls" if reply.calls else "stop")
    base = {
        "id": f"chatcmpl-{next(ids)}",
        "object": "chat.completion.chunk" if streamed else "chat.completion",
        "created": 1_767_225_600,
        "model": request.body.get("model"),
    }
    usage: Json = {
        "prompt_tokens": _prompt_tokens(request, reply),
        "completion_tokens": _completion_tokens(reply),
    }
    usage["total_tokens"] = sum(usage.values())
    if reply.cached_tokens is not None:
        usage["prompt_tokens_details"] = {"cached_tokens": reply.cached_tokens}
    calls = [
        (f"call_{next(ids)}", n, a if isinstance(a, str) else json.dumps(a))
        for n, a in reply.calls
    ]
    if not streamed:
        message: Json = {"role": "assistant", "content": reply.text}
        if reply.thinking:
            message["reasoning_content"] = reply.thinking
        if calls:
            message["tool_calls"] = [_call(*call) for call in calls]
        choice = {"index": 0, "message": message, "finish_reason": reason}
        yield {**base, "choices": [choice], "usage": usage}
        return
    deltas: list[Json] = [{"role": "assistant", "content": None}]
    deltas += [{"reasoning_content": p} for p in _pieces(reply.thinking, None)]
    deltas += [{"content": p} for p in _pieces(reply.text, reply.pieces)]
    for index, (call_id, name, arguments) in enumerate(calls):
        deltas.append({"tool_calls": [{"index": index, **_call(call_id, name, "")}]})
        deltas += [
            {"tool_calls": [{"index": index, "function": {"arguments": piece}}]}
            for piece in _pieces(arguments, 2)
        ]
    for delta in deltas:
        choice = {"index": 0, "delta": delta, "finish_reason": None}
        yield {**base, "choices": [choice]}
    end = {"index": 0, "delta": {}, "finish_reason": reason}
    yield {**base, "choices": [end]}
    if (request.body.get("stream_options") or {}).get("include_usage"):
        yield {**base, "choices": [], "usage": usage}
    yield b"data: [DONE]\n\n"


def describe(models: Iterable[ScriptedModel], body: Json) -> Json:
    """Answer /api/show; empty when there is no such model."""
    wanted = body.get("model") or body.get("name")
    found = next((m for m in models if m.name == wanted), None)
    if found is None:
        return {}
    return {
        "capabilities": list(found.capabilities),
        "details": tag(found)["details"],
        "model_info": {
            "general.architecture": "scripted",
            "general.parameter_count": found.parameters,
            "scripted.context_length": found.context,
        },
    }


def _dump(value: Any) -> bytes:
    """Write JSON as the servers do, in plain UTF-8 where there is such a thing."""
    try:
        return json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return json.dumps(value).encode()


def _frame(frame: Json | bytes | str, *, openai: bool) -> bytes:
    if isinstance(frame, bytes):
        return frame
    if isinstance(frame, str):
        return frame.encode()
    return b"data: " + _dump(frame) + b"\n\n" if openai else _dump(frame) + b"\n"


def _pieces(text: str, count: int | None) -> list[str]:
    """Split a text into so many pieces, else by words."""
    if not text:
        return []
    if count is None:
        words = re.findall(r"\S+\s*|\s+", text)
        if len(words) <= MOST_PIECES:
            return words
        count = MOST_PIECES
    size = max(1, math.ceil(len(text) / count))
    return [text[i : i + size] for i in range(0, len(text), size)]


def _call(call_id: str, name: str, arguments: str) -> Json:
    function = {"name": name, "arguments": arguments}
    return {"id": call_id, "type": "function", "function": function}


def _prompt_tokens(request: Request, reply: Reply) -> int:
    return reply.prompt_tokens or len(request.raw) // 4


def _completion_tokens(reply: Reply) -> int:
    return reply.completion_tokens or len(reply.text.split()) + len(reply.calls)


def tag(model: ScriptedModel) -> Json:
    """Describe a model as /api/tags does."""
    return {
        "name": model.name,
        "model": model.name,
        "modified_at": CREATED,
        "size": model.size,
        "digest": f"{zlib.crc32(repr(asdict(model)).encode()):064x}",
        "details": {
            "format": "gguf",
            "family": "scripted",
            "families": ["scripted"],
            "parameter_size": f"{model.parameters / 1e9:.1f}B",
            "quantization_level": "Q4_K_M",
        },
    }


def listed(model: ScriptedModel) -> Json:
    """Describe a model as /v1/models does."""
    return {
        "id": model.name,
        "object": "model",
        "created": 1_767_225_600,
        "owned_by": "scripted",
        "max_model_len": model.context,
        "meta": {"n_params": model.parameters, "size": model.size},
        "capabilities": list(model.capabilities),
    }


def _inputs(body: Json) -> list[str]:
    given = body.get("input")
    return [str(text) for text in (given if isinstance(given, list) else [given])]


def _embed(text: str) -> list[float]:
    """Embed a text: texts that share letters in threes are near one another."""
    vector = [1e-6] * EMBEDDING
    padded = f"  {text.casefold()} "
    for i in range(len(padded) - 2):
        vector[zlib.crc32(padded[i : i + 3].encode()) % EMBEDDING] += 1.0
    length = math.hypot(*vector)
    return [value / length for value in vector]


def ollama_embeddings(body: Json) -> Json:
    """Answer /api/embed."""
    texts = _inputs(body)
    return {"model": body.get("model"), "embeddings": [_embed(t) for t in texts]}


def openai_embeddings(body: Json) -> Json:
    """Answer /v1/embeddings."""
    data = [
        {"object": "embedding", "index": index, "embedding": _embed(text)}
        for index, text in enumerate(_inputs(body))
    ]
    return {"object": "list", "model": body.get("model"), "data": data}
