"""Says one thing to a pipeline, by text or by sound, and measures what comes back."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
import time

from .client import Client, Json
from .voice import Sound

_CHUNK_SECONDS = 0.1
_QUIET_DOMAINS = frozenset({"conversation", "stt", "tts", "sun", "zone", "person"})
_TOLD = (
    "brightness",
    "current_position",
    "hvac_action",
    "media_title",
    "percentage",
    "rgb_color",
    "temperature",
    "volume_level",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an entity was before a turn and is after it."""

    entity_id: str
    before: str
    after: str


@dataclass(slots=True, kw_only=True)
class Turn:
    """One exchange; `times` are seconds per stage, `audio` is what would be played."""

    heard: str = ""
    reply: str = ""
    lane: str = "unknown"
    model_calls: int | None = None
    conversation_id: str | None = None
    error: str | None = None
    events: list[Json] = field(default_factory=list)
    changes: tuple[Change, ...] = ()
    times: dict[str, float] = field(default_factory=dict)
    audio: bytes = b""

    def take(self, output: Json) -> None:
        """Take the answer out of a conversation result."""
        response = output["response"]
        speech = (response.get("speech") or {}).get("plain") or {}
        self.reply = speech.get("speech", "")
        self.conversation_id = output.get("conversation_id")
        note = _note(response)
        self.lane = str(note.get("lane", "unknown"))
        self.model_calls = note.get("model_calls")


async def say(
    client: Client,
    words: str | Sound,
    *,
    pipeline: str | None = None,
    conversation_id: str | None = None,
    on_text: Callable[[str], None] | None = None,
) -> Turn:
    """Take words through the pipeline; sound is answered with sound, text with text."""
    before = await states(client)
    run = _Run(client, words, on_text or _ignore)
    await run.go(pipeline, conversation_id)
    run.turn.changes = differences(before, await states(client))
    return run.turn


async def ask_in(
    client: Client,
    text: str,
    language: str,
    agent: str | None = None,
    conversation_id: str | None = None,
) -> Turn:
    """Ask an agent in a language of its own, without a pipeline and its streaming."""
    before = await states(client)
    if agent is None:
        # Without one Home Assistant asks its own agent, whatever pipeline is preferred.
        preferred = await client.command("assist_pipeline/pipeline/get")
        agent = preferred["conversation_engine"]
    start = time.perf_counter()
    fields = {"agent_id": agent, "conversation_id": conversation_id}
    turn = Turn(heard=text)
    output = await client.command(
        "conversation/process",
        text=text,
        language=language,
        **{key: value for key, value in fields.items() if value},
    )
    turn.take(output)
    turn.times = {"whole turn": time.perf_counter() - start}
    turn.changes = differences(before, await states(client))
    return turn


async def states(client: Client) -> Mapping[str, str]:
    """Return what can be told about every entity of the house, by entity id."""
    return {
        state["entity_id"]: _told(state)
        for state in await client.get("/api/states")
        if state["entity_id"].partition(".")[0] not in _QUIET_DOMAINS
        # Jarvis's own figures change with every turn.
        and not state["entity_id"].startswith("sensor.jarvis_")
    }


def differences(
    before: Mapping[str, str], after: Mapping[str, str]
) -> tuple[Change, ...]:
    """Compare two results of states()."""
    return tuple(
        Change(entity_id=entity_id, before=before.get(entity_id, "-"), after=now)
        for entity_id, now in after.items()
        if before.get(entity_id) != now
    )


class _Run:
    """One pipeline run while it lasts."""

    def __init__(
        self, client: Client, words: str | Sound, on_text: Callable[[str], None]
    ) -> None:
        self.turn = Turn()
        self._client = client
        self._words = words
        self._on_text = on_text
        self._marks: dict[str, float] = {}
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._audio_url = ""

    async def go(self, pipeline: str | None, conversation_id: str | None) -> None:
        """Run and measure; an error of the pipeline ends up in the turn."""
        self._mark("start")
        events = self._client.events(
            "assist_pipeline/run", **self._request(pipeline, conversation_id)
        )
        try:
            async for event in events:
                self._on_event(event)
                if event["type"] == "run-end":
                    break
        finally:
            await events.aclose()
            for task in (self._sending, self._hearing):
                if task is not None:
                    await task
        self._mark("end")
        self.turn.times = self._times()

    def _request(self, pipeline: str | None, conversation_id: str | None) -> Json:
        if isinstance(self._words, Sound):
            stages = {"start_stage": "stt", "end_stage": "tts"}
            said: Json = {"sample_rate": self._words.rate}
        else:
            stages = {"start_stage": "intent", "end_stage": "intent"}
            said = {"text": self._words}
            self.turn.heard = self._words
        return {
            **stages,
            "input": said,
            "timeout": 300,
            **({"pipeline": pipeline} if pipeline else {}),
            **({"conversation_id": conversation_id} if conversation_id else {}),
        }

    def _on_event(self, event: Json) -> None:
        self.turn.events.append(event)
        kind, data = event["type"], event.get("data") or {}
        self._mark(kind)
        match kind:
            case "run-start":
                self._start(data)
            case "stt-end":
                self.turn.heard = data["stt_output"]["text"]
            case "intent-progress":
                self._progress(data)
            case "intent-end":
                self.turn.take(data["intent_output"])
            case "tts-end":
                self._listen(data["tts_output"]["url"])
            case "error":
                self.turn.error = f"{data['code']}: {data['message']}"

    def _start(self, data: Json) -> None:
        self._audio_url = (data.get("tts_output") or {}).get("url", "")
        handler = (data.get("runner_data") or {}).get("stt_binary_handler_id")
        if isinstance(self._words, Sound) and handler is not None:
            self._sending = asyncio.create_task(self._send(handler, self._words))

    async def _send(self, handler: int, sound: Sound) -> None:
        size = int(sound.rate * _CHUNK_SECONDS) * 2
        for start in range(0, len(sound.samples), size):
            await self._client.send_audio(handler, sound.samples[start : start + size])
        await self._client.send_audio(handler, b"")
        self._mark("spoken")

    def _progress(self, data: Json) -> None:
        if data.get("tts_start_streaming"):
            self._listen(self._audio_url)
        delta = data.get("chat_log_delta") or {}
        text = delta.get("content")
        # Only the first piece of a message names its role.
        if text and delta.get("role", "assistant") == "assistant":
            self._mark("first-word")
            self._on_text(text)

    def _listen(self, url: str) -> None:
        if url and self._hearing is None:
            self._hearing = asyncio.create_task(self._fetch(url))

    async def _fetch(self, url: str) -> None:
        async with self._client.http.get(self._client.url + url) as response:
            async for piece in response.content.iter_any():
                self._mark("first-sound")
                self.turn.audio += piece
        self._mark("last-sound")

    def _mark(self, name: str) -> None:
        self._marks.setdefault(name, time.perf_counter())

    def _times(self) -> dict[str, float]:
        spans = {
            "hearing": ("spoken", "stt-end"),
            "first word": ("intent-start", "first-word"),
            "thinking": ("intent-start", "intent-end"),
            "first sound": ("tts-start", "first-sound"),
            "speaking": ("tts-start", "last-sound"),
            "whole turn": ("start", "end"),
        }
        return {
            name: max(self._marks[end] - self._marks[start], 0.0)
            for name, (start, end) in spans.items()
            if start in self._marks and end in self._marks
        }


def _note(response: Json) -> Json:
    """Return what Jarvis says about the turn beside its speech, empty for others."""
    speech = (response.get("speech") or {}).get("plain") or {}
    note = (speech.get("extra_data") or {}).get("jarvis")
    return note if isinstance(note, dict) else {}


def _told(state: Json) -> str:
    attributes = state["attributes"]
    extra = ", ".join(
        f"{key} {attributes[key]}" for key in _TOLD if attributes.get(key) is not None
    )
    return f"{state['state']} ({extra})" if extra else str(state["state"])


def _ignore(_text: str) -> None:
    """Take a piece of the answer and do nothing with it."""
