"""The executor, the one way in which anything is done: authorise, read, do, read, note.

Every lane brings its acts here with what differs between lanes as small callables.
"""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, Final

from homeassistant.core import Context, State
from homeassistant.exceptions import HomeAssistantError

from .authorizer import Authorizer, Decision, late_failures_read
from .journal import Entry, changed
from .patience import patiently
from .readback import LIMIT, Held, Readback, hands_on, in_spite
from .tiers import NO_CONSENT, Act, Asker, Grant

type Redo = Callable[[Any, Grant], Awaitable[Any]]
type Calls = tuple[tuple[str, str, Mapping[str, Any]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """What the journal keeps beside the acts; `always` also where there are none."""

    calls: Calls = ()
    memories: tuple[int, ...] = ()
    always: bool = False


_PLAINLY: Final = Noted()


def _any(_value: object) -> bool:
    return True


def _as_read(_value: object, held: Held) -> Held:
    return held


def _plainly(_held: Held) -> Noted | None:
    return _PLAINLY


@dataclass(frozen=True, slots=True, kw_only=True)
class Action[T]:
    """Something to be done once: its acts, how it is done, and how its lane sees it.

    `do` raises one of `errors` where it failed; what it was about may have followed
    in spite of that. `happened` tells of a value whether anything was done at all,
    `reported` joins what it says has failed, `noted` gives what is written down (None:
    nothing). `patience` bounds in seconds what can be seen to happen, `seconds` all
    else, `most` the reading back. In a context that is `shared` with calls made at
    once only those are heard that hand on.
    """

    acts: tuple[Act, ...]
    do: Callable[[], Coroutine[Any, Any, T]]
    lane: str
    context: Context | None = None
    errors: tuple[type[Exception], ...] = (HomeAssistantError,)
    happened: Callable[[T], bool] = _any
    reported: Callable[[T, Held], Held] = _as_read
    noted: Callable[[Held], Noted | None] = _plainly
    patience: float | None = field(default_factory=lambda: LIMIT)
    seconds: float | None = None
    most: float | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionResult[T]:
    """What came of an action: its value or error, what was read back, or a refusal.

    `withheld` is the decision that keeps it from being done without a word, `idle`
    tells that nothing was done after all, `watched` still knows what was wished.
    """

    value: T | None = None
    error: Exception | None = None
    held: Held = field(default_factory=Held)
    withheld: Decision | None = None
    idle: bool = False
    watched: Readback | None = None

    @property
    def ok(self) -> bool:
        """Tell whether it was done, or in spite of an error came about."""
        done = self.error is None or bool(self.held.ok)
        return self.withheld is None and done and not self.held.nothing

    @property
    def late(self) -> bool:
        """Tell whether nobody knows yet, since there was no answer in time."""
        return isinstance(self.error, TimeoutError)

    @property
    def before(self) -> Mapping[str, State]:
        """The states before, of all that was watched."""
        return self.held.before

    @property
    def after(self) -> Mapping[str, State]:
        """The states afterwards."""
        return self.held.after

    @property
    def changed(self) -> frozenset[str]:
        """The ids of what has another state or other attributes than before."""
        return changed(self.before, self.after)

    @property
    def failed(self) -> Mapping[str, str]:
        """What is not as wished, by id, and why."""
        return self.held.failed


async def execute[T](
    authorizer: Authorizer,
    action: Action[T],
    asker: Asker,
    *,
    decision: Decision | None = None,
    granted: Grant = NO_CONSENT,
    trace_id: str = "",
) -> ActionResult[T]:
    """Do what may be done, and tell what came of it; passes on what is no error of it.

    `decision` was taken on several actions at once: it counts for what it covers.
    """
    if decision is None or not decision.covers(action.acts):
        decision = await authorizer.rule(action.acts, asker, granted=granted)
    if not decision.granted:
        return ActionResult(withheld=decision)
    hass, context = authorizer.hass, action.context
    heard = context if not action.shared or hands_on(action.acts) else None
    late = late_failures_read(hass, context) if context else nullcontext()
    with late, Readback(hass, action.acts, context=heard) as watched:
        result = await _done(authorizer, action, watched)
    _write(authorizer, action, asker, result, trace_id)
    return replace(result, watched=watched)


def ask(authorizer: Authorizer, decision: Decision, asker: Asker, redo: Redo) -> str:
    """Let the question wait; a yes does what was asked about, with that consent."""
    granted = decision.consent

    async def again(turn: Any) -> Any:
        return await redo(turn, granted)

    return authorizer.ask(decision, asker, again)


async def _done[T](
    authorizer: Authorizer, action: Action[T], watched: Readback
) -> ActionResult[T]:
    """Do it, no longer than somebody waits, and read it back."""
    times = [one for one in (action.seconds, action.patience) if one is not None]
    seconds = min(times) if watched.expects and times else action.seconds
    try:
        if seconds is None:
            value = await action.do()
        else:
            value = await patiently(authorizer.hass, action.do(), seconds)
    except TimeoutError as err:
        return ActionResult(error=err, held=await in_spite(watched, late=True))
    except action.errors as err:
        return ActionResult(error=err, held=await in_spite(watched, late=False))
    if not action.happened(value):
        return ActionResult(value=value, idle=True)
    held = action.reported(value, await watched.held(action.most))
    return ActionResult(value=value, held=held)


def _write[T](
    authorizer: Authorizer,
    action: Action[T],
    asker: Asker,
    result: ActionResult[T],
    trace_id: str,
) -> None:
    """Write into the journal what was done, or came about in spite of an error."""
    if result.idle or (result.error is not None and not result.held.ok):
        return
    noted = action.noted(result.held)
    if noted is None or not (action.acts or noted.always):
        return
    held = result.held
    authorizer.journal.write(
        Entry(
            asker=asker,
            at=authorizer.hass.loop.time(),
            lane=action.lane,
            acts=action.acts,
            before=held.before,
            after=held.after,
            failed=frozenset(held.failed),
            calls=noted.calls,
            memories=noted.memories,
            trace_id=trace_id,
        )
    )
