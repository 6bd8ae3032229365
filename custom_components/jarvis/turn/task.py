"""AI tasks: data in a form that was asked for."""

from collections.abc import Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
import json
from typing import TYPE_CHECKING, Any

import probatio

from homeassistant.components.conversation import (
    AssistantContent,
    Attachment,
    UserContent,
)
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.util import dt as dt_util

from ..const import DOMAIN
from ..engines.base import Call, Called, ChatRequest, Image, Message, Said, ToolSpec
from ..engines.errors import EngineBadReply, EngineError
from ..engines.text_calls import CallReader
from ..lang.lenient_json import read_lenient
from ..prompts import task as prompt
from ..tools.api import Door, JarvisAPI
from .asker import watch_of
from .choice import Wanted
from .guard import TurnClock
from .programs import plain_turn
from .redact import hear
from .transcript import to_messages
from .types import Heard

if TYPE_CHECKING:
    from homeassistant.components.ai_task import GenDataTask
    from homeassistant.components.conversation import ChatLog

    from ..settings import AgentSettings
    from ..types import House, Seat
    from .types import Turn


LANE = "task"
# Nobody waits at a loudspeaker: pictures and long texts may take their time.
TASK_SECONDS = 180.0
_READABLE = ("image/",)


async def perform(
    task: GenDataTask, log: ChatLog, agent: AgentSettings, house: House
) -> Any:
    """Return the data: text, or what `task.structure` describes.

    Raises HomeAssistantError when no model gives it.
    """
    clock = TurnClock(max(agent.deadline, TASK_SECONDS))
    with (
        house.turns.running(clock),
        house.tracer.turn(log.conversation_id, agent.name) as trace,
    ):
        trace.lane = LANE
        turn = plain_turn(
            task.instructions, log, agent=agent, house=house, clock=clock, trace=trace
        )
        language = turn.said.language
        redacted = hear(task.instructions, language, turn.dialogue.vault)
        heard = Heard(text=redacted.text, language=language, at=dt_util.utcnow())
        trace.mark("heard", text=heard.text, language=language, task=task.name)
        try:
            data = await _Task(turn, task, _seat(turn, task), heard).run()
        except (EngineError, TimeoutError) as err:
            trace.stop = "failed"
            reason = err.key if isinstance(err, EngineError) else "timeout"
            raise _error("task_failed", reason=reason) from err
        finally:
            # Home Assistant keeps the log for minutes; the house is not kept with it.
            log.llm_api = None
        trace.stop = "done"
        return turn.dialogue.vault.restore(data)


def _seat(turn: Turn, task: GenDataTask) -> Seat:
    vision = bool(task.attachments)
    wanted = Wanted(vision=vision, vault=turn.dialogue.vault, trace=turn.trace)
    seat = turn.house.router.seat(turn.agent, lambda: turn.clock.left, wanted)
    if seat is None:
        raise _error("no_engine")
    return seat


@dataclass(slots=True)
class _Task:
    """The moving parts of one task."""

    turn: Turn
    task: GenDataTask
    seat: Seat
    heard: Heard
    images: tuple[Image, ...] = ()
    corrections: list[Message] = field(default_factory=list)

    async def run(self) -> Any:
        """Ask until there is an answer in the right form; a wrong one is told once."""
        attached = self.task.attachments or []
        self.images = await self.turn.house.hass.async_add_executor_job(
            _read, attached, self.seat.settings.model
        )
        self._open_door()
        text = await self._answer()
        # Thinking aloud and marks of the template are no part of an answer.
        reader = CallReader(())
        text = reader.feed(text) + reader.end()
        if not text.strip():
            self.turn.trace.stop = "failed"
            raise _error("task_failed", reason=EngineBadReply.key)
        if (structure := self.task.structure) is None:
            return text
        try:
            return _shaped(text, structure)
        except probatio.Invalid as err:
            self.turn.trace.mark("wrong_form", why=str(err))
            self.corrections = [
                Message(role="assistant", content=text),
                Message(role="user", content=prompt.again(str(err))),
            ]
        try:
            return _shaped(await self._ask(tools=False), structure)
        except probatio.Invalid as err:
            self.turn.trace.stop = "failed"
            raise _error("task_unreadable") from err

    async def _answer(self) -> str:
        for _ in range(self.turn.agent.limits.rounds):
            text = await self._ask(tools=True)
            if not self.turn.log.unresponded_tool_results:
                return text
        return await self._ask(tools=False)

    async def _ask(self, *, tools: bool) -> str:
        """Make one model call; its tool calls are made as well."""
        turn, request = self.turn, self._request(tools=tools)
        with turn.trace.step("model_call", purpose=LANE, model=request.model):
            async with turn.clock.scope():
                text, calls = await _collect(self.seat, request)
        content = AssistantContent(
            agent_id=turn.said.agent_id, content=text or None, tool_calls=calls or None
        )
        async for _ in turn.log.async_add_assistant_content(content):
            pass
        return text

    def _request(self, *, tools: bool) -> ChatRequest:
        turn, settings = self.turn, self.seat.settings
        structure = self.task.structure
        schema = None if structure is None else _schema(structure)
        users = [c for c in turn.log.content if isinstance(c, UserContent)]
        tails = {} if schema is None else {users[-1].created: prompt.form(schema)}
        messages = to_messages(turn.log.content, turn.dialogue.vault, tails)
        if self.corrections:
            # The wrong answer stands at the end of the log already.
            messages = (*messages[:-1], *self.corrections)
        specs = _specs(turn.log) if tools else ()
        return ChatRequest(
            model=settings.model,
            messages=_with_images(messages, self.images),
            tools=specs,
            context=settings.context,
            keep_alive=settings.keep_alive,
            think=settings.think,
            # A server that enforces the form could not call tools any more.
            format=None if specs else schema,
            timeout=settings.timeout,
        )

    def _open_door(self) -> None:
        """Let the task's tools be called through our door, watched like all calls."""
        turn = self.turn
        if (given := turn.log.llm_api) is None:
            return
        turn.log.llm_api = Door(
            api=JarvisAPI(turn.house.hass),
            api_prompt=given.api_prompt,
            llm_context=given.llm_context,
            tools=given.tools,
            by_name={tool.name: tool for tool in given.tools},
            custom_serializer=given.custom_serializer,
            restore=turn.dialogue.vault.restore,
            scope=turn.clock.scope,
            tool_seconds=turn.agent.limits.tool_seconds,
            trace=turn.trace,
            # A picture may hold words of anybody.
            watch=watch_of(turn, self.heard, tainted=bool(self.images)),
        )


async def _collect(seat: Seat, request: ChatRequest) -> tuple[str, list[llm.ToolInput]]:
    """Wait for the whole answer; calls of tools that were not offered are dropped."""
    said: list[str] = []
    calls: list[llm.ToolInput] = []
    async with aclosing(seat.engine.chat(request)) as chunks:
        async for chunk in chunks:
            match chunk:
                case Said():
                    said.append(chunk.text)
                case Called() if request.tools:
                    calls.append(_input(chunk.call))
    return "".join(said), calls


def _read(attached: list[Attachment], model: str) -> tuple[Image, ...]:
    """Read the pictures from the disk; raises HomeAssistantError when one is none."""
    for one in attached:
        if not one.mime_type.startswith(_READABLE):
            raise _error("task_blind", model=model, kind=one.mime_type)
    return tuple(_picture(one) for one in attached)


def _picture(attached: Attachment) -> Image:
    try:
        return Image(mime_type=attached.mime_type, data=attached.path.read_bytes())
    except OSError as err:
        reason = err.strerror or type(err).__name__
        raise _error("task_unseen", name=attached.path.name, reason=reason) from err


def _with_images(
    messages: tuple[Message, ...], images: tuple[Image, ...]
) -> tuple[Message, ...]:
    """Send the pictures along with the first words of the user."""
    if not images:
        return messages
    place = next(i for i, one in enumerate(messages) if one.role == "user")
    seen = Message(role="user", content=messages[place].content, images=images)
    return (*messages[:place], seen, *messages[place + 1 :])


def _schema(structure: probatio.Schema) -> dict[str, Any]:
    schema: dict[str, Any] = probatio.to_openapi(
        structure, custom_serializer=llm.selector_serializer, openapi_version="3.1.0"
    )
    return schema


def _specs(log: ChatLog) -> tuple[ToolSpec, ...]:
    if log.llm_api is None:
        return ()
    serializer = log.llm_api.custom_serializer or llm.selector_serializer
    return tuple(
        ToolSpec(
            name=tool.name,
            description=tool.description or "",
            parameters=probatio.to_openapi(
                tool.parameters,
                custom_serializer=serializer,
                openapi_version="3.1.0",
            ),
        )
        for tool in log.llm_api.tools
    )


def _input(call: Call) -> llm.ToolInput:
    return llm.ToolInput(id=call.id, tool_name=call.name, tool_args=call.arguments)


def _shaped(text: str, structure: probatio.Schema) -> Any:
    """Read an object out of an answer; raises Invalid when it has another form."""
    found = read_lenient(text, max(text.find("{"), 0)).value
    if not isinstance(found, Mapping):
        raise probatio.Invalid("there is no JSON object in it")
    # A copy without what only this program has.
    return structure(json.loads(json.dumps(found)))


def _error(key: str, **facts: str) -> HomeAssistantError:
    return HomeAssistantError(
        translation_domain=DOMAIN, translation_key=key, translation_placeholders=facts
    )
