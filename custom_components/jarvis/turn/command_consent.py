"""Consent to a command's acts."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ..commands.base import Arguments, Command, Door, Effect, Outcome, Request, Response
from ..commands.lifecycle import ACTION_FAILED
from ..commands.shelf.desk import Consent, Run, Withheld
from ..const import DOMAIN
from ..safety.authorizer import Decision
from ..safety.executor import Action, Noted, ask, execute
from ..safety.reach.contents import acts_of
from ..safety.reach.storing import acts_of_storing
from ..safety.tiers import NO_CONSENT, Act, Asker, Grant, Judged, Tier
from ..telemetry.tracer import current_trace
from .command import told
from .execute import Obeyed, spoken

if TYPE_CHECKING:
    from ..safety.authorizer import Authorizer, CommandWatch
    from ..safety.readback import Held
    from .types import Turn


_ROUTINE: Final = "routine"
_DRAFT: Final = "draft_automation"
_REMEMBER: Final = "remember"
# These look back; they are nothing to be undone themselves.
_LOOKING: Final = frozenset({"undo", "why", "repeat", "stop"})
# The consent that the command running now was given, for what it does in the end.
_GRANTED: ContextVar[Grant] = ContextVar("jarvis_command_granted", default=NO_CONSENT)


class _ActionFailed(Exception):  # noqa: N818 - what it says
    """An action of Home Assistant's that a command called has failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandConsent:
    """Judges commands, and has them run."""

    guardian: Authorizer

    async def execute(
        self, command: Command, arguments: Arguments, request: Request, run: Run
    ) -> Response | Consent:
        """Run a command with exactly these arguments, if it may; else say why not."""
        judged = await self._authorise(command, arguments, request)
        if isinstance(judged, Consent):
            return judged
        try:
            return await self._run(command, request, run, judged)
        except Withheld as withheld:
            # What it was about to do needs a word first; that it has not begun.
            more = replace(request, acts=withheld.acts)
            again = await self._authorise(command, arguments, more)
            return again if isinstance(again, Consent) else Consent(granted=False)

    async def _authorise(
        self, command: Command, arguments: Arguments, request: Request
    ) -> Decision | Consent:
        """Say whether a command may run, or what is to be asked first."""
        acts = (*self.acts(command, arguments), *request.acts)
        watch, free = None, Decision(judged=Judged(tier=Tier.FREE, acts=acts))
        if request.door is Door.TOOL:
            watch = self.guardian.watches.get(_conversation(request))
        does = command.telling and not command.only_tells(arguments)
        if watch is not None and does and (refused := watch.unwished()):
            # "How long do I set a timer for eggs?" starts none.
            return Consent(granted=False, denied=refused)
        if watch is not None and (acts or self._doubted(command, arguments, watch)):
            refused = await watch.command(command.name, arguments, acts)
            if refused:
                return Consent(granted=False, denied=refused)
        if watch is not None or not acts:
            return free
        ruling = await self.guardian.rule(
            acts,
            asker_from(request),
            granted=_most(_GRANTED.get(), _given(request, command)),
            lasting=command.name == _DRAFT,
            bound=True,
        )
        if ruling.granted:
            return ruling
        if ruling.denied or request.door in {Door.BUTTON, Door.TOOL}:
            return Consent(granted=False, denied=ruling.denied or ruling.question)
        question = self._ask(command, arguments, request, ruling)
        return Consent(granted=False, question=question)

    def _doubted(
        self, command: Command, arguments: Arguments, watch: CommandWatch
    ) -> bool:
        """Tell whether what a command of ours keeps or ends may be unwanted."""
        if command.only_tells(arguments) or _is_idle(command):
            return False
        told = bool(command.telling)
        return watch.doubts((), f"{DOMAIN}__{command.name}", told=told)

    async def withheld(
        self, request: Request, domain: str, service: str, data: Mapping[str, Any]
    ) -> tuple[Act, ...]:
        """Judge what a running command is about to do; () lets it pass."""
        acts = acts_of(self.guardian.hass, domain, service, data)
        return () if await self._judged(request, acts) is not None else acts

    async def ahead(self, request: Request, acts: tuple[Act, ...]) -> Grant:
        """Return the consent there is to what is put off; raises Withheld."""
        if (granted := await self._judged(request, acts)) is None:
            raise Withheld(acts)
        return granted

    async def _judged(self, request: Request, acts: tuple[Act, ...]) -> Grant | None:
        """Return the consent that lets acts of a running command pass; None: none."""
        granted, tainted = _GRANTED.get(), False
        watch = self.guardian.watches.get(_conversation(request))
        if request.door is Door.TOOL and watch is not None:
            granted, tainted = _most(granted, watch.granted), watch.tainted
            if not granted.tier and watch.only_asked():
                return None
        granted = _most(granted, _given(request))
        ruling = await self.guardian.rule(
            acts, asker_from(request), granted=granted, tainted=tainted
        )
        if not ruling.granted:
            return None
        if watch is not None:
            watch.reached |= {act.entity_id for act in acts if act.entity_id}
        return granted

    async def _run(
        self, command: Command, request: Request, run: Run, decision: Decision
    ) -> Response:
        """Let it run, look whether the house has followed, and name what has not."""
        if _is_idle(command):
            return await run()
        response = Response.failure("")

        async def do() -> Response:
            nonlocal response
            response = await run()
            if response.error == ACTION_FAILED and not response.ok:
                raise _ActionFailed
            return response

        def noted(held: Held) -> Noted | None:
            if held.nothing or not response.changed:
                return None
            memories = _remembered(command, response)
            return Noted(calls=response.undo, memories=memories, always=True)

        trace = current_trace()
        action = Action(
            acts=decision.judged.acts,
            do=do,
            lane="command",
            context=request.context,
            errors=(_ActionFailed,),
            happened=lambda response: response.ok,
            noted=noted,
            patience=None,
        )
        done = await execute(
            self.guardian,
            action,
            asker_from(request),
            decision=decision,
            trace_id=trace.id if trace else "",
        )
        return self._worded(response, done.held, request)

    def _worded(self, response: Response, held: Held, request: Request) -> Response:
        """Name what has not followed in a command's answer."""
        told = self.guardian.exceptions(held, request.language)
        if not told:
            return response
        self._note_failed(held, told, request)
        if held.nothing:
            return Response.failure(told, "not_so" if response.ok else response.error)
        if response.ok:
            return replace(response, message=f"{response.message} {told}".strip())
        return replace(response, outcome=Outcome.SUCCESS, error="", message=told)

    def _note_failed(self, held: Held, told: str, request: Request) -> None:
        """Let the turn know what no model may tell as done."""
        watch = self.guardian.watches.get(_conversation(request))
        if request.door is Door.TOOL and watch is not None:
            known = self.guardian.home().entities
            watch.notes.append(told)
            watch.failed |= {known[one].name for one in held.failed if one in known}

    def acts(self, command: Command, arguments: Mapping[str, Any]) -> tuple[Act, ...]:
        """Tell what a command would do in the house."""
        hass = self.guardian.hass
        if command.name == _ROUTINE:
            entity_id = str(arguments.get(_ROUTINE, ""))
            data = {"entity_id": entity_id}
            return acts_of(hass, entity_id.partition(".")[0], "turn_on", data)
        if command.name == _DRAFT:
            return acts_of_storing(hass, arguments.get("config"))
        return ()

    def _ask(
        self,
        command: Command,
        arguments: Arguments,
        request: Request,
        ruling: Decision,
    ) -> str:
        async def redo(later: Turn, granted: Grant) -> Obeyed:
            again = replace(request, confirmed=True, acts=())
            with granting(granted):
                response = await request.kit.run(command.name, arguments, again)
            answer = told(request.language, response)
            end = spoken(
                later,
                request.language,
                response.message,
                failed=not response.ok,
                ask=response.wait_for_input,
            )
            return replace(end, response=answer)

        return ask(self.guardian, ruling, asker_from(request), redo)


@contextmanager
def granting(granted: Grant) -> Generator[None]:
    """Let the command that runs inside have this consent."""
    token = _GRANTED.set(granted)
    try:
        yield
    finally:
        _GRANTED.reset(token)


def _is_idle(command: Command) -> bool:
    """Tell whether a command does nothing that could be undone."""
    return command.effect is Effect.NONE or command.name in _LOOKING


def _remembered(command: Command, response: Response) -> tuple[int, ...]:
    """Give the ids of what was kept in memory, where nothing older went for it."""
    if command.name != _REMEMBER or response.data.get("replaced"):
        return ()
    return tuple(response.data.get("ids", ()))


def asker_from(request: Request) -> Asker:
    """Tell safety who calls a command."""
    context = request.context
    return Asker(
        conversation_id=_conversation(request),
        language=request.language,
        text=request.utterance,
        user_id=context.user_id if context else request.person,
        satellite_id=request.satellite_id,
        device_id=request.device_id,
        area_id=request.area_id,
    )


def _conversation(request: Request) -> str:
    trace = current_trace()
    return request.conversation_id or (trace.conversation_id if trace else "")


def _given(request: Request, command: Command | None = None) -> Grant:
    """Tell what consent lies in the call itself: a tap, or a yes to the preview."""
    drafts = command is not None and command.name == _DRAFT
    if drafts or request.door is Door.BUTTON:
        return Grant(tier=Tier.CONFIRM, acts=None)
    return NO_CONSENT


def _most(one: Grant, other: Grant) -> Grant:
    return other if other.tier > one.tier else one
