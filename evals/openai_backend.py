"""A model behind any OpenAI-compatible server, llama.cpp's above all."""

from collections.abc import AsyncGenerator
from http import HTTPStatus
import json
from typing import Any

import aiohttp

from .ollama_bridge import BackendError, Json

# Ollama cuts a prompt that is too long; so much of the context is left then.
_LEFT = 1100
_OPTIONS = ("temperature", "top_p", "seed", "stop", "repeat_penalty")


class OpenAIBackend:
    """Passes chats on to a server; `most_tokens` bounds one answer."""

    capabilities: tuple[str, ...] = ("completion", "tools")

    def __init__(
        self, http: aiohttp.ClientSession, url: str, model: str, *, most_tokens: int
    ) -> None:
        """Ask `url` (ending in /v1) for `model`; the session stays the caller's."""
        self._http = http
        self._url = url
        self._most_tokens = most_tokens
        self.model = model
        self.details: Json = {"family": "llama", "parameter_size": ""}

    async def chat(self, body: Json) -> AsyncGenerator[Json]:
        """Answer one chat."""
        asked = _to_openai(body, self._most_tokens)
        response = await self._post(asked)
        if response.status != HTTPStatus.OK:
            text = await response.text()
            if (cut := _cut(asked, text)) is None:
                raise BackendError(text[:500])
            response = await self._post(cut)
            if response.status != HTTPStatus.OK:
                raise BackendError((await response.text())[:500])
        async with response:
            reader = _Reader()
            async for raw in response.content:
                line = raw.decode().strip()
                if line.startswith("data: {"):
                    for piece in reader.read(json.loads(line[6:])):
                        yield {"message": piece, "done": False}
            for piece in reader.end():
                yield piece

    async def _post(self, body: Json) -> aiohttp.ClientResponse:
        return await self._http.post(f"{self._url}/chat/completions", json=body)


class _Reader:
    """Reads the events of one answer."""

    def __init__(self) -> None:
        self._calls: dict[int, dict[str, str]] = {}
        self._usage: Json = {}
        self._timings: Json = {}
        self._finish = "stop"

    def read(self, event: Json) -> list[Json]:
        """Return the messages that an event holds."""
        self._usage = event.get("usage") or self._usage
        self._timings = event.get("timings") or self._timings
        pieces = []
        for choice in event.get("choices") or []:
            self._finish = choice.get("finish_reason") or self._finish
            delta = choice.get("delta") or {}
            if text := delta.get("content"):
                pieces.append({"role": "assistant", "content": text})
            if text := delta.get("reasoning_content"):
                pieces.append({"role": "assistant", "content": "", "thinking": text})
            for part in delta.get("tool_calls") or []:
                call = self._calls.setdefault(
                    part.get("index", 0), {"name": "", "arguments": ""}
                )
                for key in call:
                    call[key] += (part.get("function") or {}).get(key) or ""
        return pieces

    def end(self) -> list[Json]:
        """Return the calls and the closing line."""
        calls = [
            {"function": {"name": call["name"], "arguments": _object(call)}}
            for call in self._calls.values()
        ]
        closing = {
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": "length" if self._finish == "length" else "stop",
            "prompt_eval_count": self._usage.get("prompt_tokens"),
            "eval_count": self._usage.get("completion_tokens"),
            "cached_tokens": self._timings.get("cache_n"),
        }
        if not calls:
            return [closing]
        message = {"role": "assistant", "content": "", "tool_calls": calls}
        return [{"message": message, "done": False}, closing]


def _object(call: dict[str, str]) -> Any:
    try:
        return json.loads(call["arguments"] or "{}")
    except ValueError:
        return {"unreadable": call["arguments"]}


def _to_openai(body: Json, most_tokens: int) -> Json:
    options = body.get("options") or {}
    asked: Json = {
        "model": body["model"],
        "messages": _messages(body["messages"]),
        "stream": True,
        "stream_options": {"include_usage": True},
        "max_tokens": min(options.get("num_predict") or most_tokens, most_tokens),
        "cache_prompt": True,
        **{key: options[key] for key in _OPTIONS if key in options},
    }
    if tools := body.get("tools"):
        asked["tools"] = tools
    if isinstance(schema := body.get("format"), dict):
        asked["response_format"] = {
            "type": "json_schema",
            "json_schema": {"name": "answer", "schema": schema},
        }
    return asked


def _messages(messages: list[Json]) -> list[Json]:
    """Give the calls numbers: Ollama has no ids, OpenAI wants them."""
    written: list[Json] = []
    waiting: list[str] = []
    for message in messages:
        one: Json = {"role": message["role"], "content": message.get("content") or ""}
        if calls := message.get("tool_calls"):
            waiting = [f"call_{len(written)}_{at}" for at in range(len(calls))]
            one["tool_calls"] = [
                {
                    "id": id_,
                    "type": "function",
                    "function": {
                        "name": call["function"]["name"],
                        "arguments": json.dumps(call["function"].get("arguments")),
                    },
                }
                for id_, call in zip(waiting, calls, strict=True)
            ]
        if message["role"] == "tool":
            one["tool_call_id"] = waiting.pop(0) if waiting else "call_0"
        written.append(one)
    return written


def _cut(asked: Json, refusal: str) -> Json | None:
    """Do as Ollama does with a prompt that is too long: leave out its beginning.

    Ollama cuts to the last token, so that nothing of the cache holds afterwards; here
    the cut stays where it is, which is kinder to who sends long prompts.
    """
    try:
        error = json.loads(refusal)["error"]
        tokens, context = error["n_prompt_tokens"], error["n_ctx"]
    except KeyError, TypeError, ValueError:
        return None
    head, *rest = asked["messages"]
    part = (context - _LEFT) / tokens
    size = len(json.dumps(asked["messages"])) + len(json.dumps(asked.get("tools", "")))
    dropped = int(size * (1 - part))
    content = head["content"][
        min(dropped - dropped % 500 + 500, len(head["content"])) :
    ]
    return {**asked, "messages": [{**head, "content": content}, *rest]}
