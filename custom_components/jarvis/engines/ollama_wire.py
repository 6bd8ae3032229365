"""Ollama's own JSON: requests as it reads them, replies as it writes them."""

import base64
from collections.abc import Iterator
from typing import Final

from .base import ChatRequest, Chunk, Done, JsonObject, Message, Model, Reason, Usage
from .calls import Calls
from .clean import clean, clean_json
from .errors import EngineBadReply
from .failure import Asked
from .profile import is_chat_model, read_count
from .stream import Pieces, count_in, text_in

_REASONS: Final[dict[str, Reason]] = {
    "stop": "stop",
    "load": "stop",
    "length": "length",
}


class Reader:
    """Reads the lines of one reply."""

    def __init__(self, asked: Asked) -> None:
        """Start a reply to what was asked."""
        self._asked = asked
        self._pieces = Pieces()
        self._calls = Calls()
        self.finished = False

    def read(self, line: JsonObject) -> Iterator[Chunk]:
        """Yield what a line holds; raises EngineError."""
        if error := line.get("error"):
            raise self._asked.reported(error)
        message = line.get("message")
        if not isinstance(message, dict) and "done" not in line:
            raise EngineBadReply("The reply is not a chat")
        yield from self._pieces.thought(text_in(message, "thinking"))
        yield from self._pieces.said(text_in(message, "content"))
        if isinstance(message, dict) and message.get("tool_calls"):
            self._calls.add(message["tool_calls"])
            yield from self._calls.take()
        if line.get("done") is True:
            yield from self._pieces.end()
            self._calls.check(spoke=self._pieces.spoke)
            self.finished = True
            yield Done(self._reason(line), _usage(line))

    def _reason(self, line: JsonObject) -> Reason:
        reason = _REASONS.get(text_in(line, "done_reason") or "stop", "unknown")
        return "tool_calls" if reason == "stop" and self._calls.came else reason


def _usage(line: JsonObject) -> Usage:
    """Count; Ollama does not say how many of the prompt's tokens were cached."""
    return Usage(
        prompt=count_in(line, "prompt_eval_count"),
        completion=count_in(line, "eval_count"),
    )


def write_chat(request: ChatRequest) -> JsonObject:
    """Write the request; what is None is left to the server."""
    options = {
        "num_ctx": request.context,
        "temperature": request.temperature,
        "num_predict": request.max_tokens,
        # What a schema asks for stands in the prompt: repeating it is right.
        "repeat_penalty": 1.0 if request.format else None,
    }
    body: JsonObject = {
        "model": request.model,
        "messages": [_message(message) for message in request.messages],
        "options": {k: v for k, v in options.items() if v is not None} or None,
        "think": request.think,
        "keep_alive": request.keep_alive,
        "format": request.format,
        "stream": True,
    }
    cleaned: JsonObject = clean_json(
        {key: value for key, value in body.items() if value is not None}
    )
    if request.tools:
        cleaned["tools"] = [tool.wire for tool in request.tools]
    return cleaned


def _message(message: Message) -> JsonObject:
    written: JsonObject = {"role": message.role, "content": message.content}
    if message.thinking:
        written["thinking"] = message.thinking
    if message.images:
        written["images"] = [base64.b64encode(i.data).decode() for i in message.images]
    if message.calls:
        written["tool_calls"] = [
            {"id": c.id, "function": {"name": c.name, "arguments": c.arguments}}
            for c in message.calls
        ]
    if message.name:
        written["tool_name"] = message.name
    if message.call_id:
        written["tool_call_id"] = message.call_id
    return written


def name_of(entry: JsonObject) -> str:
    """Return a listed model's name, empty when it has none."""
    return clean(text_in(entry, "model", "name"))


def can_chat(entry: JsonObject, shown: JsonObject) -> bool:
    """Tell whether a model answers; by its name where the server does not say."""
    capabilities = shown.get("capabilities")
    if isinstance(capabilities, list) and capabilities:
        return "completion" in capabilities
    return is_chat_model(name_of(entry))


def read_model(entry: JsonObject, shown: JsonObject) -> Model:
    """Put together what the list and the description tell."""
    info, told = shown.get("model_info"), shown.get("capabilities")
    family = text_in(info, "general.architecture")
    details = entry.get("details") or shown.get("details")
    counted = count_in(info, "general.parameter_count")

    def can(capability: str) -> bool | None:
        return capability in told if isinstance(told, list) else None

    return Model(
        name=name_of(entry),
        size=count_in(entry, "size"),
        parameters=counted or read_count(text_in(details, "parameter_size")),
        context=count_in(info, f"{family}.context_length"),
        tools=can("tools"),
        thinking=can("thinking"),
        vision=can("vision"),
        embeddings=can("embedding"),
        details={
            key: text
            for key in ("family", "quantization_level")
            if (text := text_in(details, key))
        },
    )
