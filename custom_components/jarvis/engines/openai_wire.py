"""The OpenAI protocol: requests, models, and what a server refuses."""

import base64
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping
from contextlib import aclosing
import json
from typing import Any, Final

from .base import ChatRequest, Chunk, Done, JsonObject, Message, Model, Reason, Usage
from .borrowed import Refused
from .calls import Calls
from .clean import clean, clean_json
from .errors import EngineBadReply, EngineUnreachable
from .failure import Asked, refused_field
from .profile import is_chat_model, read_count
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


# Who owns the models, by their own list -> the page that tells more of them.
MORE_PAGES: Final[Mapping[str, str]] = {
    "llamacpp": "/props",
    "organization_owner": "/api/v0/models",  # LM Studio
}
_CONTEXT: Final = (
    "loaded_context_length",
    "max_model_len",
    "max_context_length",
    "context_length",
    "context_window",
)
_TOOLS: Final = frozenset({"tools", "tool_use", "function_calling", "tool_calling"})
_VISION: Final = frozenset({"vision", "multimodal", "image"})
_THINKING: Final = frozenset({"reasoning", "thinking", "include_reasoning"})
_EMBEDS: Final = frozenset({"embedding", "embeddings"})
_CHATS: Final = frozenset({"completion", "chat", "completion_chat", "chat_completion"})


def entries_of(listed: Any) -> list[JsonObject]:
    """Return the models of a list that have a name; some servers send it bare.

    Raises EngineBadReply when it is no list of models.
    """
    beside = listed.get("models") if isinstance(listed, dict) else None
    found = listed.get("data", beside) if isinstance(listed, dict) else listed
    if not isinstance(found, list):
        raise EngineBadReply("The reply lists no models")
    more = {_id(entry): entry for entry in _objects(beside)}
    named = (entry for entry in _objects(found) if _id(entry))
    return [{**more.get(_id(entry), {}), **entry} for entry in named]


def more_page(entries: Iterable[JsonObject]) -> str | None:
    """Name the page that tells more, None where the server is not known for one."""
    owners = {text_in(entry, "owned_by") for entry in entries}
    return next((MORE_PAGES[owner] for owner in owners if owner in MORE_PAGES), None)


def read_models(entries: list[JsonObject], more: JsonObject) -> tuple[Model, ...]:
    """Describe the models that can chat; `more` is what the server's page said."""
    told = {_id(entry): entry for entry in _objects(more.get("data"))}
    props = more if len(entries) == 1 and "data" not in more else {}
    joined = ({**told.get(_id(entry), {}), **entry} for entry in entries)
    return tuple(_model(entry, props) for entry in joined if _can_chat(entry))


def _model(entry: JsonObject, props: JsonObject) -> Model:
    meta, can = entry.get("meta"), _abilities(entry)
    caps, modalities = props.get("chat_template_caps"), props.get("modalities")
    settings = props.get("default_generation_settings")
    vlm = True if text_in(entry, "type") == "vlm" else None
    return Model(
        name=_id(entry),
        size=count_in(meta, "size") or count_in(entry, "size"),
        parameters=count_in(meta, "n_params")
        or read_count(text_in(entry.get("details"), "parameter_size")),
        context=count_in(settings, "n_ctx")
        or count_in(entry, *_CONTEXT)
        or count_in(meta, "n_ctx", "n_ctx_train"),
        tools=_first(_said(caps, "supports_tools"), _among(can, _TOOLS)),
        thinking=_among(can, _THINKING),
        vision=_first(_said(modalities, "vision"), vlm, _among(can, _VISION)),
        embeddings=_among(can, _EMBEDS),
        details={
            key: text
            for key in ("owned_by", "arch", "quantization", "state")
            if (text := clean(text_in(entry, key)))
        },
    )


def _abilities(entry: JsonObject) -> tuple[frozenset[str], frozenset[str]]:
    """Collect what a model can do and what it could be asked whether it can.

    A list tells by presence alone, so its absences count only for the abilities
    that such a list names; an object says true or false.
    """
    can: set[str] = set()
    cannot: set[str] = set()
    match entry.get("capabilities"):
        case list() as listed:
            can.update(name for name in listed if isinstance(name, str))
            if "arch" in entry:  # LM Studio names tool use where there is any
                cannot |= _TOOLS
        case dict() as flags:
            can.update(name for name, flag in flags.items() if flag is True)
            cannot.update(name for name, flag in flags.items() if flag is False)
        case _:
            pass
    parameters = entry.get("supported_parameters")
    if isinstance(parameters, list) and parameters:
        can.update(name for name in parameters if isinstance(name, str))
        cannot |= _TOOLS | _THINKING
    architecture = entry.get("architecture")
    if isinstance(architecture, dict):
        inputs = architecture.get("input_modalities")
        if isinstance(inputs, list) and inputs:
            can.update(name for name in inputs if isinstance(name, str))
            cannot |= _VISION
    return frozenset(can), frozenset(cannot)


def _among(
    abilities: tuple[frozenset[str], frozenset[str]], names: frozenset[str]
) -> bool | None:
    can, cannot = abilities
    if can & names:
        return True
    return False if cannot & names else None


def _can_chat(entry: JsonObject) -> bool:
    """Tell whether a model answers; by its name where the server does not say."""
    abilities = _abilities(entry)
    kind = text_in(entry, "type")
    if kind in _EMBEDS or _among(abilities, _CHATS) is False:
        return False
    if kind in ("llm", "vlm", "chat") or _among(abilities, _CHATS):
        return True
    return not _among(abilities, _EMBEDS) and is_chat_model(_id(entry))


def _id(entry: JsonObject) -> str:
    return clean(text_in(entry, "id", "model", "name"))


def _objects(found: Any) -> list[JsonObject]:
    return [e for e in found if isinstance(e, dict)] if isinstance(found, list) else []


def _said(holder: Any, key: str) -> bool | None:
    said = holder.get(key) if isinstance(holder, dict) else None
    return said if isinstance(said, bool) else None


def _first(*answers: bool | None) -> bool | None:
    return next((answer for answer in answers if answer is not None), None)


type Stream = Callable[[JsonObject], AsyncGenerator[JsonObject]]


class LeavingOut:
    """Remembers for each model of a server what it refuses."""

    def __init__(self) -> None:
        """Leave out nothing yet."""
        self._refused: set[tuple[str, str]] = set()

    async def events(
        self, model: str, body: JsonObject, stream: Stream
    ) -> AsyncGenerator[JsonObject]:
        """Yield what answers a request; raises Refused where nothing can go."""
        body = {k: v for k, v in body.items() if (model, k) not in self._refused}
        while True:
            try:
                async with aclosing(stream(body)) as events:
                    async for event in events:
                        yield event
            except Refused as refused:
                field = refused_field(refused, body)
                if field is None:
                    raise
                self._refused.add((model, field))
                del body[field]
            else:
                return
