"""Safety's word before a command of ours runs, and the journal after it.

The same policy as everywhere: what a scene or a script would do is judged, and a
command's question waits with safety's others.
"""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from ...commands.base import (
    Arguments,
    Command,
    Door,
    Effect,
    Outcome,
    Request,
    Response,
)
from ...commands.shelf.desk import Consent, Withheld
from ...const import DOMAIN
from ...safety.reach.contents import acts_of
from ...safety.reach.storing import acts_of_storing
from ...safety.readback import Held, Readback, in_spite
from ...safety.tiers import NO_CONSENT, Act, Asker, Grant, Tier
from ...safety.unwished import is_against
from ...telemetry.tracer import current_trace
from ..command import told
from ..obey import Obeyed, spoken

if TYPE_CHECKING:
    from ...safety.authorizer import Authorizer, CommandWatch, Decision
    from ..types import Turn

_ROUTINE: Final = "routine"
_DRAFT: Final = "draft_automation"
_REMEMBER: Final = "remember"
# These look back; they are nothing to be undone themselves.
_LOOKING: Final = frozenset({"undo", "why", "repeat", "stop"})
# The consent that the command running now was given, for what it does in the end.
_GRANTED: ContextVar[Grant] = ContextVar("jarvis_command_granted", default=NO_CONSENT)


# So many commands are watched while they run.
_MOST_RUNS: Final = 50


@dataclass(slots=True, kw_only=True)
class _Run:
    """A command that runs: what it was to do, its watch, and what was read back."""

    acts: tuple[Act, ...]
    watched: Readback
    held: Held | None = None


@dataclass(slots=True, kw_only=True)
class CommandConsent:
    """Judges commands."""

    guardian: Authorizer
    _runs: dict[str, _Run] = field(default_factory=dict)

    async def consent(
        self, command: Command, arguments: Arguments, request: Request
    ) -> Consent:
        """Say whether a command may run with exactly these arguments."""
        acts = (*self.acts(command, arguments), *request.acts)
        watch = None
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
            return self._go(command, arguments, request, acts)
        asker = asker_from(request)
        granted = _most(_GRANTED.get(), _given(request, command))
        ruling = await self.guardian.rule(
            acts, asker, granted=granted, lasting=command.name == _DRAFT
        )
        if ruling.granted:
            return self._go(command, arguments, request, acts)
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
            asker = watch.asker
            against = is_against(acts, asker.text, asker.language)
            if not granted.tier and (against or watch.only_asked()):
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

    async def read(
        self,
        command: Command,
        arguments: Arguments,
        response: Response,
        request: Request,
    ) -> Response:
        """Look whether the house has followed a command, and name what has not."""
        run = self._runs.get(_key(command, arguments, request))
        if run is None:
            return response
        watched, ok = run.watched, response.ok
        held = await (watched.held() if ok else in_spite(watched, late=False))
        run.held = held
        told = self.guardian.exceptions(held, request.language)
        if not told:
            return response
        self._note_failed(held, told, request)
        if held.nothing:
            return Response.failure(told, "not_so" if ok else response.error)
        if ok:
            return replace(response, message=f"{response.message} {told}".strip())
        return replace(response, outcome=Outcome.SUCCESS, error="", message=told)

    def _note_failed(self, held: Held, told: str, request: Request) -> None:
        """Let the turn know what no model may tell as done."""
        watch = self.guardian.watches.get(_conversation(request))
        if request.door is Door.TOOL and watch is not None:
            known = self.guardian.home().entities
            watch.notes.append(told)
            watch.failed |= {known[one].name for one in held.failed if one in known}

    def done(
        self,
        command: Command,
        arguments: Arguments,
        response: Response,
        request: Request,
    ) -> None:
        """Write what a command did into the journal."""
        run = self._runs.pop(_key(command, arguments, request), None)
        if run is not None:
            run.watched.close()
        if _is_idle(command) or not response.ok or not response.changed:
            return
        trace = current_trace()
        self.guardian.note(
            asker_from(request),
            run.acts if run else (),
            (run.held or run.watched.now()) if run else Held(),
            "command",
            trace.id if trace else "",
            calls=response.undo,
            memories=_remembered(command, response),
            always=True,
        )

    def close(self) -> None:
        """Listen no more to what commands call that have not come to their end."""
        while self._runs:
            self._runs.popitem()[1].watched.close()

    def _go(
        self,
        command: Command,
        arguments: Arguments,
        request: Request,
        acts: tuple[Act, ...],
    ) -> Consent:
        """Let it run, and watch what it does in the house."""
        if _is_idle(command):
            return Consent()
        watched = Readback(self.guardian.hass, acts, context=request.context)
        key = _key(command, arguments, request)
        # One that runs in parallel, or never came to its end, listens no more.
        oldest = list(self._runs)[: max(0, len(self._runs) - _MOST_RUNS + 1)]
        for gone in {key, *oldest} & self._runs.keys():
            self._runs.pop(gone).watched.close()
        self._runs[key] = _Run(acts=acts, watched=watched)
        return Consent()

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
        judged = ruling.judged
        granted = Grant(tier=max(judged.tier, Tier.CONFIRM), acts=judged.acts)

        async def redo(later: Turn) -> Obeyed:
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

        return self.guardian.ask(ruling, asker_from(request), redo)


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


def _key(command: Command, arguments: Mapping[str, Any], request: Request) -> str:
    return f"{_conversation(request)} {command.name} {sorted(arguments.items())!r}"
