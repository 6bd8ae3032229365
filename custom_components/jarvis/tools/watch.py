"""Safety at the door: what a model's call would do is judged before, read back after.

One watch serves one turn. What needs consent is kept with its exact arguments; the
turn then ends with our question, and a yes makes the very same calls.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from ..const import DOMAIN
from ..home.meant import Meant
from ..home.seeing import MayRead, anything
from ..safety.authorizer import Authorizer, Decision
from ..safety.executor import Action, ActionResult, execute
from ..safety.reach.answering import is_asked
from ..safety.reach.contents import acts_of
from ..safety.reach.intents import (
    READING,
    acts_of_intent,
    bounded,
    is_by_place,
    surprises,
)
from ..safety.readback import Held, Readback
from ..safety.tiers import NO_CONSENT, Act, Asker, Grant
from .arguments import places_named
from .deeds import may_do_anything, only_looks
from .failures import failures_in
from .toolbox import MORE_TOOLS
from .trust import is_untrusted, marked

type Arguments = dict[str, Any]
type Run = Callable[[llm.Tool, Arguments], Coroutine[Any, Any, llm.ToolResult]]
type Named = Callable[[], frozenset[str]]
type Fits = Callable[[str], bool]
type Chance = Callable[[], float | None]

# The speech act of what was said: below the first chance that an act is wished for
# nothing is done, below the second it is asked about; where we had asked a question,
# few words answer it.
_UNWISHED: Final = 0.1
_UNWISHED_ANSWER: Final = 0.02
_DOUBTED: Final = 0.25

# So many states stand in a result; more would only fill the prompt.
_MOST_STATES: Final = 8
_ONLY_ASKED: Final = (
    "The user only asked or told something and wishes nothing done. Nothing was done. "
    "Answer in words, from what you can look up."
)
_NOT_ALL: Final = (
    "This user may not see everything. Search with jarvis__find_entities instead."
)
# What these tell is not of the house.
_OUTSIDE: Final = frozenset({"mcp"})
_TOO_LONG: Final = "No answer in time. Whether it happened is unknown."
_ASKING: Final = (
    "Not done. Jarvis itself asks the user for consent now; say nothing more."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """Calls that wait for consent, and what they would do."""

    tool: llm.Tool | str
    calls: tuple[Arguments, ...]
    ruling: Decision


@dataclass(slots=True, kw_only=True)
class Watch:
    """One turn's safety at the door.

    `tainted` tells that the model sees text of strangers, `read_foreign` that it has
    read some in this very turn, `acted` that something was done and holds, `looked`
    that a call of this turn has answered, `vain` counts calls to do something that came
    to nothing, `refused` what nobody wished for, `failed` are names that did not
    answer, `reached` the ids of what was let pass, `undone` of what then did not,
    `why` the reason of the newest ruling; `named` gives what the user's words name,
    `fits` tells whether they suggest a tool, `meant` what they speak of, `deed` the
    chance that they wish for an act, `answers` that we had asked; `may_read` is what
    the user may see.
    """

    hass: HomeAssistant
    guardian: Authorizer
    asker: Asker
    assistant: str
    context: Context | None = None
    may_read: MayRead = anything
    trace_id: str = ""
    tainted: bool = False
    read_foreign: bool = False
    granted: Grant = NO_CONSENT
    acted: int = 0
    looked: int = 0
    vain: int = 0
    refused: int = 0
    waiting: list[Waiting] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    failed: set[str] = field(default_factory=set)
    why: str = ""
    named: Named = frozenset
    fits: Fits = bool
    meant: Callable[[], Meant] = Meant
    deed: Chance = lambda: None
    answers: bool = False
    reached: set[str] = field(default_factory=set)
    undone: set[str] = field(default_factory=set)
    _held: dict[str, Readback] = field(default_factory=dict)
    _decided: list[Decision] = field(default_factory=list)
    # Things whose call ended in an error, and none since did not.
    _raised: dict[str, None] = field(default_factory=dict)

    @property
    def question(self) -> str:
        """What the user is to be asked; "" for nothing."""
        return " ".join(dict.fromkeys(one.ruling.question for one in self.waiting))

    @property
    def achieved(self) -> set[str]:
        """The ids of what was let pass and has answered."""
        return self.reached - self.undone

    async def refusal(
        self, tool: llm.Tool, calls: Sequence[Arguments]
    ) -> llm.ToolResult | None:
        """Judge all calls that one call became; None lets them pass."""
        if self.may_read is not anything and tells_all(tool):
            return _refused("not_allowed", _NOT_ALL)
        acts = [act for call in calls for act in self.acts(tool, call)]
        if not acts:
            return None
        odd = any(self._surprises(tool, call) for call in calls)
        ruling = await self._rule(tool.name, calls, acts, doubted=odd)
        if ruling is None:
            self.refused += 1
            return _refused("only_asked", _ONLY_ASKED)
        if ruling.granted:
            return None
        if ruling.denied:
            return _refused("not_allowed", ruling.denied)
        self.waiting.append(Waiting(tool=tool, calls=tuple(calls), ruling=ruling))
        return _refused("needs_confirmation", _ASKING)

    async def command(
        self, name: str, arguments: Mapping[str, Any], acts: tuple[Act, ...]
    ) -> str:
        """Judge a command of ours that the model calls; "" lets it pass."""
        tool = f"{DOMAIN}__{name}"
        ruling = await self._rule(tool, (arguments,), acts)
        if ruling is None:
            self.refused += 1
            return _ONLY_ASKED
        if ruling.question:
            calls = (dict(arguments),)
            self.waiting.append(Waiting(tool=tool, calls=calls, ruling=ruling))
            return _ASKING
        return ruling.denied

    async def _rule(
        self,
        tool: str,
        calls: Sequence[Mapping[str, Any]],
        acts: Sequence[Act],
        *,
        doubted: bool = False,
    ) -> Decision | None:
        """Rule on acts; None when the user has only asked a question."""
        asker = self.asker
        if not self.granted.tier and self.only_asked():
            return None
        ruling = await self.guardian.rule(
            [*acts, *self._earlier(acts)],
            asker,
            granted=self.granted,
            tainted=self.tainted,
            placed=places_named(calls, asker.text),
            bound=True,
            doubted=doubted or self.doubts(acts, tool),
        )
        self.why = ruling.judged.why
        if ruling.granted:
            self._decided.append(ruling)
            self.reached |= {one.entity_id for one in acts if one.entity_id}
        if ruling.denied:
            self.notes.append(ruling.denied)
        return ruling

    def only_asked(self) -> bool:
        """Tell whether the user has only asked a question, or told something."""
        deed = self.deed()
        least = _UNWISHED_ANSWER if self.answers else _UNWISHED
        return deed is not None and deed < least

    def doubts(self, acts: Sequence[Act], tool: str, *, told: bool = True) -> bool:
        """Tell whether words may wish for no act (if `told`), or strangers do."""
        if self.granted.tier:
            return False
        deed = self.deed() if told and not self.answers else None
        return self._is_strange(tool, acts) or (deed is not None and deed < _DOUBTED)

    def _is_strange(self, tool: str, acts: Sequence[Act]) -> bool:
        """Tell whether strangers' words, read in this turn, may be who wants this."""
        if not self.read_foreign or self._all_named(acts):
            return False
        # Who has something read and goes on about it says what: "… and pause the
        # music" names no player, but the deed; who names one means no other.
        others = bool(self.named()) and any(act.entity_id for act in acts)
        return others or not self.fits(tool)

    def _all_named(self, acts: Sequence[Act]) -> bool:
        """Tell whether words name all that acts would reach."""
        ids = {act.entity_id for act in acts if act.entity_id}
        return bool(ids) and ids <= self.named()

    def bounded(self, tool: llm.Tool, calls: Sequence[Arguments]) -> list[Arguments]:
        """Narrow what calls switch by place alone to what is meant by it.

        [] where nothing that was named could be switched so.
        """
        plain = unwrapped(tool)
        if not isinstance(plain, llm.IntentTool):
            return list(calls)
        kinds = self.meant().kinds if self._is_by_place(plain, calls) else frozenset()
        return [
            dict(one)
            for call in calls
            for one in bounded(
                self.hass,
                plain.intent_type,
                call,
                assistant=self.assistant,
                kinds=kinds,
            )
        ]

    def _is_by_place(self, tool: llm.IntentTool, calls: Sequence[Arguments]) -> bool:
        return any(is_by_place(tool.intent_type, call) for call in calls)

    def _surprises(self, tool: llm.Tool, call: Arguments) -> bool:
        """Tell whether a call by place alone switches what was not spoken of."""
        plain = unwrapped(tool)
        if self.granted.tier or not isinstance(plain, llm.IntentTool):
            return False
        if not is_by_place(plain.intent_type, call):
            return False
        ids = {act.entity_id for act in self.acts(tool, call) if act.entity_id}
        said = self.meant()
        if said.kinds:
            return bool(ids) and ids.isdisjoint(said.kinds)
        return not said.every and surprises(call, ids)

    def unwished(self) -> str:
        """Tell a command that nothing is to be done; "" where something may be."""
        if self.granted.tier:
            return ""
        if not self.only_asked():
            return ""
        self.refused += 1
        return _ONLY_ASKED

    def acts(self, tool: llm.Tool, arguments: Arguments) -> tuple[Act, ...]:
        """Tell what a call would do; commands of ours bring theirs themselves."""
        tool = unwrapped(tool)
        foreign = tool.integration in _OUTSIDE
        looks = only_looks(tool) if foreign else tool.annotations.read_only
        if looks or tool.integration == DOMAIN:
            return ()
        if isinstance(tool, llm.IntentTool):
            area = {"preferred_area_id": self.asker.area_id}
            wanted = {**arguments, **(area if self.asker.area_id else {})}
            return acts_of_intent(
                self.hass, tool.intent_type, wanted, assistant=self.assistant
            )
        if isinstance(tool, llm.ActionTool):
            domain, action = action_of(tool)
            if is_asked(self.hass, domain, action):
                return ()
            return acts_of(self.hass, domain, action, arguments)
        name = tool.name.rpartition("__")[2].casefold()
        opaque = "tool" if foreign and may_do_anything(tool) else ""
        domain = tool.integration or ""
        return (Act(domain=domain, service=name, data=arguments, opaque=opaque),)

    async def run(
        self, tool: llm.Tool, arguments: Arguments, call: Run
    ) -> llm.ToolResult:
        """Make one call that may be made, and tell what came of it."""

        async def do() -> llm.ToolResult:
            result = await call(tool, arguments)
            if result.error:
                late = result.data.get("error") == "timeout"
                raise TimeoutError if late else _CallFailed(result)
            if is_untrusted(self.hass, tool, result):
                self.tainted = self.read_foreign = True
                return marked(result)
            return result

        acts = self.acts(tool, arguments)
        action = Action(
            acts=acts,
            do=do,
            lane="model",
            context=self.context,
            errors=(_CallFailed,),
            reported=failures_in,
            shared=True,
        )
        decision = next((one for one in self._decided if one.covers(acts)), None)
        done = await execute(
            self.guardian,
            action,
            self.asker,
            decision=decision,
            granted=self.granted,
            trace_id=self.trace_id,
        )
        return self._came_of(tool, acts, done)

    def _came_of(
        self, tool: llm.Tool, acts: tuple[Act, ...], done: ActionResult[llm.ToolResult]
    ) -> llm.ToolResult:
        """Add what was read back to a call's result."""
        result, held = _result_of(done), done.held
        if result.error and done.failed:
            if done.late:
                self.notes.append(self.guardian.exceptions(held, self.asker.language))
            else:
                held = Held()
        if acts and not result.error:
            result = self._told(result, held)
            if (watched := done.watched) is not None:
                self._held |= dict.fromkeys(held.ok, watched)
        self._note_failed(acts, result, held)
        if not result.error:
            self.looked += tool.name != MORE_TOOLS
            idle = (
                tool.annotations.read_only
                or self._is_asked(tool)
                or result.data.get("changed") is False
            )
            self.acted += not idle
        return result

    def _is_asked(self, tool: llm.Tool) -> bool:
        """Tell whether a script was only asked for what it knows."""
        while isinstance(tool, llm.NamespacedTool):
            tool = tool.tool
        asked = isinstance(tool, llm.ActionTool)
        return asked and is_asked(self.hass, *action_of(tool))

    def holding(self) -> int:
        """Count what was done and holds; what has gone back by now has failed."""
        lost = {one for one, watched in self._held.items() if not watched.holds(one)}
        if lost:
            home = self.guardian.home()
            told = self.guardian.say(
                "did_not_stay",
                self.asker.language,
                names=self.guardian.names(sorted(lost), self.asker.language),
            )
            self.notes.append(told)
            self.failed |= {
                home.entities[one].name for one in lost if one in home.entities
            }
            self._held = {k: v for k, v in self._held.items() if k not in lost}
            if not self._held:
                self.acted = 0
        return self.acted

    def untold(self) -> str:
        """Say by name what did not happen; "" where no call has told."""
        notes = list(self.notes)
        if self._raised:
            language = self.asker.language
            names = self.guardian.names(self._raised, language)
            notes.append(self.guardian.say("none_raised", language, names=names))
        return " ".join(dict.fromkeys(notes))

    def _note_failed(
        self, acts: tuple[Act, ...], result: llm.ToolResult, held: Held
    ) -> None:
        """Remember by name what nobody may say that it was done."""
        failed = list(held.failed)
        if result.error and not failed:
            failed = [act.entity_id for act in acts if act.entity_id]
            self._raised |= dict.fromkeys(failed)
        self._raised = {one: None for one in self._raised if one not in held.ok}
        self.failed |= {self._called(one, held) for one in failed}
        self.failed -= {self._called(one, held) for one in held.ok}
        self.undone = (self.undone | set(failed)) - set(held.ok)

    def _called(self, entity_id: str, held: Held) -> str:
        """Name a thing that a call was about, also one that is gone by now."""
        if (entity := self.guardian.home().entities.get(entity_id)) is not None:
            return entity.name
        before = held.before.get(entity_id)
        return before.name if before is not None else entity_id

    def _told(self, result: llm.ToolResult, held: Held) -> llm.ToolResult:
        """Add the states before and after, and what did not answer."""
        language = self.asker.language
        more: dict[str, Any] = {
            "states": {
                self.guardian.names([one], language): {
                    "before": held.before[one].state if one in held.before else None,
                    "after": held.after[one].state if one in held.after else None,
                }
                for one in held.ok[:_MOST_STATES]
                if one in self.guardian.home().entities
            }
        }
        if held.failed:
            told = self.guardian.exceptions(held, language)
            self.notes.append(told)
            more["not_done"] = told
        if not held.ok and not held.failed:
            more = {}
        if isinstance(result.data, llm.IntentResponseDict):
            result.data.update(more)
            return llm.ToolResult(data=result.data, error=held.nothing)
        return llm.ToolResult(
            data={**result.data, **more}, error=result.error or held.nothing
        )

    def _earlier(self, acts: Sequence[Act]) -> list[Act]:
        """Count what this turn has reached already, call by call."""
        left = self.reached - {act.entity_id for act in acts}
        return [Act(domain="", service="", entity_id=one) for one in left]


def unwrapped(tool: llm.Tool) -> llm.Tool:
    """Return a tool without the namespaces around it."""
    while isinstance(tool, llm.NamespacedTool):
        tool = tool.tool
    return tool


def action_of(tool: llm.Tool) -> tuple[str, str]:
    """Return the domain and the action that a tool calls."""
    domain, _, action = tool.name.partition("__")
    return domain, str(getattr(tool, "_action", action))


def tells_all(tool: llm.Tool) -> bool:
    """Tell whether a tool of Home Assistant tells of things without asking who asks."""
    tool = unwrapped(tool)
    if isinstance(tool, llm.IntentTool):
        return tool.intent_type in READING
    return tool.annotations.read_only and tool.integration not in {DOMAIN, *_OUTSIDE}


class _CallFailed(Exception):  # noqa: N818 - what it says
    """Carries the result of a call that failed."""

    def __init__(self, result: llm.ToolResult) -> None:
        super().__init__(str(result.data.get("error")))
        self.result = result


def _result_of(done: ActionResult[llm.ToolResult]) -> llm.ToolResult:
    """Return what a call gave; of several things one that failed undoes no other."""
    if done.withheld is not None:
        return _refused("not_allowed", done.withheld.denied or done.withheld.question)
    if done.value is not None:
        return done.value
    if done.held.ok:
        return llm.ToolResult(data={})
    if isinstance(done.error, _CallFailed):
        return done.error.result
    return _refused("timeout", _TOO_LONG)


def _refused(error: str, text: str) -> llm.ToolResult:
    return llm.ToolResult(data={"error": error, "error_text": text}, error=True)
