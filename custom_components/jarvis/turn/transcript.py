"""The transcript of a model's answer as deltas, within the turn's time."""

from collections.abc import (
    AsyncGenerator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Mapping,
)
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
import re
from typing import TYPE_CHECKING, Any

from homeassistant.components.conversation import (
    AssistantContent,
    AssistantContentDeltaDict,
    ChatLog,
    Content,
    SystemContent,
    ToolResultContent,
    UserContent,
)
from homeassistant.helpers import llm
from homeassistant.helpers.json import json_dumps

from ..engines.base import Call, Called, Chunk, Done, Message, Said, Thought, Usage
from ..engines.errors import EngineError
from ..home.own_keys import without_keys
from ..lang.speech_filter import SpeechFilter
from ..prompts.untrusted import fence
from ..safety.claims import ClaimCheck
from ..settings import LimitSettings
from ..tools.arguments import UNREADABLE
from ..tools.trust import MARK
from .guard import TurnClock
from .helper_call import EchoFilter
from .redact import Vault

if TYPE_CHECKING:
    from ..telemetry.tracer import Trace


_LIMITS = LimitSettings()
_FENCE_BEGIN = re.compile(r"<<<BEGIN ([^<>]{1,80})>>>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """What of the tools' work is sent again: see `to_messages`.

    `since` leaves out all that is older; `digests` stand in for results, by call id.
    Later turns still see so many `turns` that used tools, and so many `characters` of
    each result; `result` is what one may add to the prompt, the rest is cut.
    """

    since: datetime | None = None
    digests: Mapping[str, str] = field(default_factory=dict)
    turns: int = _LIMITS.carried_turns
    characters: int = _LIMITS.carried_characters
    result: int = _LIMITS.result_characters

    def is_cleared(self, item: Content) -> bool:
        """Tell whether a content is from before the user ended the conversation."""
        return self.since is not None and item.created <= self.since


def to_messages(
    content: Iterable[Content],
    vault: Vault,
    tails: Mapping[datetime, str],
    carried: Carried = Carried(),
) -> tuple[Message, ...]:
    """Translate the log; `tails` are the facts each user message was sent with.

    Other agents write into the same log, so nothing is assumed about order:
    the leavings of a failed local match (its calls, its error and the first of
    two equal user messages) are skipped. Of earlier turns only the last few that
    used tools keep their calls and results, each result cut short.
    """
    messages: list[Message] = []
    items = _without_failed_match(list(content))
    whole_from, carried_from = _borders(items, carried.turns)
    answered = {c.tool_call_id for c in items if isinstance(c, ToolResultContent)}
    for at, item in enumerate(items):
        keeps_tools = at >= whole_from or (
            at >= carried_from and not carried.is_cleared(item)
        )
        match item:
            case SystemContent():
                messages.append(Message(role="system", content=item.content))
            case UserContent():
                text = vault.mask(item.content)
                if tail := tails.get(item.created):
                    text = f"{text}\n\n{vault.mask(tail)}"
                messages.append(Message(role="user", content=text))
            case AssistantContent():
                calls = tuple(
                    _to_call(call, vault)
                    for call in item.tool_calls or ()
                    if keeps_tools and call.id in answered
                )
                text = vault.mask(item.content or "")
                if text or calls:
                    messages.append(
                        Message(role="assistant", content=text, calls=calls)
                    )
            case ToolResultContent() if keeps_tools:
                text = carried.digests.get(item.tool_call_id) or result_text(
                    item.result, carried.result
                )
                text = vault.mask(text)
                messages.append(
                    Message(
                        role="tool",
                        content=text
                        if at >= whole_from
                        else cut(text, carried.characters),
                        call_id=item.tool_call_id,
                        name=item.tool_name,
                    )
                )
    return tuple(messages)


def cut(text: str, most: int) -> str:
    """Shorten a carried result; a fence that was open is closed again."""
    if len(text) <= most:
        return text
    kept = text[:most].rstrip() + "…"
    for name in reversed(_FENCE_BEGIN.findall(kept)):
        end = f"<<<END {name}>>>"
        if end in text and end not in kept:
            kept += f"\n{end}"
    return kept


def _borders(items: list[Content], turns: int) -> tuple[int, int]:
    """Tell where the newest turn begins, and the oldest whose tools are carried."""
    users = [at for at, item in enumerate(items) if isinstance(item, UserContent)]
    if not users:
        return 0, 0
    newest = users[-1]
    with_tools = [
        start
        for start, end in pairwise(users)
        if any(isinstance(item, ToolResultContent) for item in items[start:end])
    ]
    carried = with_tools[-turns:] if turns else []
    return newest, carried[0] if carried else newest


@dataclass(slots=True, kw_only=True)
class Flow:
    """One model call on its way into the log, and what it turned out to be.

    With `tools` False calls are dropped: the round has none to offer. `filler`
    waits for the tools a little and gives what to say when they take longer. What
    was heard `before`, of a message that was held back, is not said again. `keys` of
    the house are neither thought nor passed to tools.
    """

    clock: TurnClock
    ears: SpeechFilter
    echo: EchoFilter = field(default_factory=EchoFilter)
    trace: Trace
    tools: bool = True
    filler: Callable[[], Awaitable[str]] | None = None
    said: str = ""
    before: str = ""
    calls: int = 0
    usage: Usage = field(default_factory=Usage)
    error: EngineError | None = None
    timed_out: bool = False
    claims: ClaimCheck | None = None
    keys: Collection[str] = ()
    _again: str = ""

    @property
    def unproven(self) -> bool:
        """Tell whether the message claimed what nothing has shown."""
        return self.claims is not None and bool(self.claims.caught)

    def take(self, chunk: Chunk) -> AssistantContentDeltaDict | None:
        """Translate one chunk; None when the log gets nothing of it."""
        match chunk:
            case Said():
                return self.say(self.ears.feed(self.echo.feed(chunk.text)))
            case Thought():
                return {"thinking_content": without_keys(chunk.text, self.keys)}
            case Called() if not self.tools:
                self.trace.mark("unwanted_call", tool=chunk.call.name)
            case Called():
                self.calls += 1
                return {"tool_calls": [_to_tool_input(chunk.call, self.keys)]}
            case Done():
                self.usage = chunk.usage
        return None

    def say(self, text: str) -> AssistantContentDeltaDict | None:
        """Note what the user gets to hear; None for nothing."""
        return self._tell(self.claims.feed(text) if self.claims else text)

    def _tell(self, text: str) -> AssistantContentDeltaDict | None:
        if self.before and text:
            self._again += text
            if self.before.startswith(self._again):
                return None
            text = self._again.removeprefix(self.before)
            self.before = self._again = ""
        if not text:
            return None
        self.said += text
        return {"content": text}

    def end(self) -> AssistantContentDeltaDict | None:
        """Let go of what was held back to the end, if it is no false claim."""
        text = self.claims.finish() if self.claims else ""
        if self.claims and self.claims.caught:
            self.trace.mark("claim_held_back", text=self.claims.caught)
        return self._tell(text)


async def to_deltas(
    chunks: AsyncGenerator[Chunk], flow: Flow
) -> AsyncGenerator[AssistantContentDeltaDict]:
    """Translate a model's stream for the log and note in `flow` how it went.

    An engine error or the deadline ends the stream quietly: what was said and
    called before then stays in the log, and `flow` tells the caller the rest.
    """
    yield {"role": "assistant"}
    try:
        while (chunk := await _next(chunks, flow.clock)) is not None:
            if (delta := flow.take(chunk)) is not None:
                yield delta
    except TimeoutError:
        flow.timed_out = True
        flow.trace.mark("cut", why=str(flow.clock.ended))
    except EngineError as err:
        flow.error = err
        flow.trace.mark("engine_error", kind=err.key, message=str(err))
    finally:
        await chunks.aclose()
    rest = flow.ears.feed(flow.echo.finish()) + flow.ears.finish()
    if (delta := flow.say(rest)) is not None:
        yield delta
    if (delta := flow.end()) is not None:
        yield delta
    if flow.calls and flow.filler and not flow.said and (text := await flow.filler()):
        yield {"content": text}


async def _next(chunks: AsyncGenerator[Chunk], clock: TurnClock) -> Chunk | None:
    async with clock.scope():
        return await anext(chunks, None)


def _without_failed_match(content: list[Content]) -> list[Content]:
    """Drop what Home Assistant's local agent leaves when it fails on its targets.

    It logs the call and the error under our id, then hands us the same words
    again as a second user message.
    """
    kept: list[Content] = []
    last_user: int | None = None
    for item in content:
        if isinstance(item, UserContent):
            if last_user is not None and _is_failed_match(kept[last_user:], item):
                del kept[last_user:]
            last_user = len(kept)
        kept.append(item)
    return kept


def _is_failed_match(since_user: list[Content], again: UserContent) -> bool:
    first, *rest = since_user
    return (
        isinstance(first, UserContent)
        and first.content == again.content
        and all(
            isinstance(item, ToolResultContent)
            or (isinstance(item, AssistantContent) and not item.content)
            for item in rest
        )
    )


def _to_call(call: llm.ToolInput, vault: Vault) -> Call:
    return Call(
        id=call.id, name=call.tool_name, arguments=vault.mask_all(call.tool_args)
    )


def _to_tool_input(call: Call, keys: Collection[str]) -> llm.ToolInput:
    arguments = without_keys(call.arguments, keys)
    if call.unreadable is not None:
        arguments = {UNREADABLE: call.unreadable}
    return llm.ToolInput(id=call.id, tool_name=call.name, tool_args=arguments)


def result_text(result: llm.ToolResult, most: int = _LIMITS.result_characters) -> str:
    """Write a result as the model reads it, cut where it floods."""
    body: dict[str, Any] = dict(result.data)
    stranger = body.pop(MARK, False) is True
    text = json_dumps({"error": body} if result.error else body)
    if stranger:
        return fence(text, most)
    if len(text) <= most:
        return text
    return f"{text[:most]} [cut: {len(text) - most} more characters]"


async def say(log: ChatLog, agent_id: str, text: str) -> None:
    """Let a sentence of our own reach the log and the loudspeaker."""

    async def deltas() -> AsyncGenerator[AssistantContentDeltaDict]:
        yield {"role": "assistant"}
        yield {"content": text}

    async for _ in log.async_add_delta_content_stream(agent_id, deltas()):
        pass
