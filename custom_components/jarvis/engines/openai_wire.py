"""OpenAI's chat JSON: requests as servers read them, replies as they write them."""

import base64
from collections.abc import Iterator
import json
from typing import Any, Final

from .base import ChatRequest, Chunk, Done, JsonObject, Message, Reason, Usage
from .calls import Calls
from .clean import clean_json
from .errors import EngineBadReply, EngineUnreachable
from .failure import Asked
from .stream import Pieces, count_in, text_in

_REASONS: Final[dict[str, Reason]] = {
    "stop": "stop",
    "eos": "stop",
    "end_turn": "stop",
    "length": "length",
    "max_tokens": "length",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",
}


def write_chat(request: ChatRequest, limit: str) -> JsonObject:
    """Write the request; `limit` is the field for max_tokens, None is left out.

    `context` and `keep_alive` have no place in this protocol.
    """
    think, schema = request.think, request.format
    body: JsonObject = {
        "model": request.model,
        "messages": [_message(message) for message in request.messages],
        "temperature": request.temperature,
        limit: request.max_tokens,
        "response_format": schema and _schema(schema),
        "chat_template_kwargs": None if think is None else {"enable_thinking": think},
        "stream": True,
        "stream_options": {"include_usage": True},
    }
    cleaned: JsonObject = clean_json(
        {key: value for key, value in body.items() if value is not None}
    )
    if request.tools:
        cleaned["tools"] = [tool.wire for tool in request.tools]
    return cleaned


class Reader:
    """Reads the events of one reply."""

    def __init__(self, asked: Asked) -> None:
        """Start a reply to what was asked."""
        self._asked = asked
        self._pieces = Pieces()
        self._calls = Calls()
        self._usage = Usage()
        self._reason: Reason | None = None
        self.finished = False

    def read(self, event: JsonObject) -> Iterator[Chunk]:
        """Yield what an event holds; raises EngineError."""
        if not event:
            yield from self.end(marked=True)
            return
        if error := event.get("error"):
            raise self._asked.reported(error)
        self._usage = read_usage(event) or self._usage
        choices = event.get("choices")
        if not isinstance(choices, list):
            if "usage" in event or "timings" in event:
                return
            raise EngineBadReply("The reply is not a chat")
        for choice in choices[:1]:
            if isinstance(choice, dict):
                yield from self._choice(choice)

    def end(self, *, marked: bool = False) -> Iterator[Chunk]:
        """Yield what is left; `marked` when the server has said that it is all.

        Raises EngineError when nothing says so.
        """
        self.finished = True
        if not marked and self._reason is None:
            raise EngineUnreachable("The reply ended before it was finished")
        yield from self._pieces.end()
        yield from self._calls.take()
        self._calls.check(spoke=self._pieces.spoke)
        reason = self._reason or "stop"
        called = reason in ("stop", "tool_calls") and self._calls.came
        yield Done("tool_calls" if called else reason, self._usage)

    def _choice(self, choice: JsonObject) -> Iterator[Chunk]:
        delta = choice.get("delta") or choice.get("message")
        if "message" in choice:  # a document, whole by itself
            self._reason = "stop"
        if isinstance(delta, dict):
            yield from self._pieces.thought(
                text_in(delta, "reasoning_content", "reasoning", "thinking")
            )
            yield from self._content(delta.get("content"))
            self._calls.add(delta.get("tool_calls"))
        if reason := text_in(choice, "finish_reason"):
            self._reason = _REASONS.get(reason, "unknown")

    def _content(self, content: Any) -> Iterator[Chunk]:
        """Read a text, or the parts that Mistral sends instead."""
        if isinstance(content, str):
            yield from self._pieces.said(content)
        for part in content if isinstance(content, list) else ():
            if thinking := part.get("thinking") if isinstance(part, dict) else None:
                for thought in thinking if isinstance(thinking, list) else [part]:
                    text = text_in(thought, "text", "thinking")
                    yield from self._pieces.thought(text)
            else:
                yield from self._pieces.said(text_in(part, "text"))


def read_usage(event: JsonObject) -> Usage | None:
    """Read what an event counts, None when it counts nothing."""
    usage, timings = event.get("usage"), event.get("timings")
    cached = count_in(timings, "cache_n")
    if not isinstance(usage, dict):
        fresh = count_in(timings, "prompt_n")
        if fresh is None:
            return None
        return Usage(
            prompt=fresh + (cached or 0),
            completion=count_in(timings, "predicted_n"),
            cached=cached,
        )
    details = usage.get("prompt_tokens_details")
    told = count_in(details, "cached_tokens")
    if told is None:
        told = count_in(usage, "prompt_cache_hit_tokens")
    return Usage(
        prompt=count_in(usage, "prompt_tokens"),
        completion=count_in(usage, "completion_tokens"),
        cached=cached if told is None else told,
    )


def _schema(schema: JsonObject) -> JsonObject:
    return {
        "type": "json_schema",
        "json_schema": {"name": "answer", "schema": schema},
    }


def _message(message: Message) -> JsonObject:
    written: JsonObject = {"role": message.role, "content": _content(message)}
    if message.calls:
        written["tool_calls"] = [
            {
                "id": call.id,
                "type": "function",
                "function": {
                    "name": call.name,
                    "arguments": json.dumps(
                        clean_json(call.arguments), ensure_ascii=False
                    ),
                },
            }
            for call in message.calls
        ]
    if message.call_id:
        written["tool_call_id"] = message.call_id
    return written


def _content(message: Message) -> str | list[JsonObject]:
    """Write a text; text and pictures as parts where there are pictures."""
    if not message.images:
        return message.content
    parts: list[JsonObject] = [{"type": "text", "text": message.content}]
    for image in message.images:
        data = base64.b64encode(image.data).decode()
        url = f"data:{image.mime_type};base64,{data}"
        parts.append({"type": "image_url", "image_url": {"url": url}})
    return parts
