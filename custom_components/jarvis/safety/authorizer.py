"""Authorizer: the only place that grants, asks or denies, also what comes later."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Context, Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er
from homeassistant.util.json import JsonValueType

from ..const import LOGGER
from ..home.snapshot import Home
from ..lang.responses import Lines
from ..settings import RuleSettings, SafetySettings
from .confirm import Confirmations, Pending, Redo
from .journal import Journal
from .pin import KeptTries, Pin
from .policy import RULE, Policy, permitted
from .question import counted, question
from .readback import Held
from .said_pin import SaidPin, said_pins
from .tiers import NO_CONSENT, Act, Asker, Grant, Judged, Tier

# So many seconds may a timer be early or late.
_SLACK: Final = 15.0
_MOST: Final = 50
_COMMAND: Final = "conversation_command"
_SECONDS: Final[Mapping[str, int]] = {"hours": 3600, "minutes": 60, "seconds": 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Promise:
    text: str
    device_id: str | None
    due: float
    granted: Grant


class Promises:
    """What was consented to ahead; times in seconds, monotonic."""

    def __init__(self) -> None:
        """Start without any."""
        self._kept: list[_Promise] = []

    def keep(
        self,
        slots: Mapping[str, Any],
        device_id: str | None,
        granted: Grant,
        now: float,
    ) -> None:
        """Keep consent to the command of a timer, described by its slots."""
        length = sum(int(slots.get(key) or 0) * size for key, size in _SECONDS.items())
        promise = _Promise(
            text=_plain(str(slots.get(_COMMAND, ""))),
            device_id=device_id,
            due=now + length,
            granted=granted,
        )
        self._kept = [one for one in self._kept if one.due + _SLACK > now][1 - _MOST :]
        self._kept.append(promise)

    def take(self, asker: Asker, now: float) -> Grant:
        """Return the consent to what a timer says now; nobody's account says it."""
        if asker.user_id is not None or asker.satellite_id is not None:
            return NO_CONSENT
        for one in self._kept:
            same = one.text == _plain(asker.text) and one.device_id == asker.device_id
            if same and abs(now - one.due) <= _SLACK:
                self._kept.remove(one)
                return one.granted
        return NO_CONSENT


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


# The reason where only the number of targets asks.
TOO_MANY: Final = "too many"
# Why something did not happen, in the order it is told.
_REASONS_TOLD: Final = (
    "unavailable",
    "no_answer",
    "raised",
    "partly",
    "stopped",
    "busy",
    "idle",
)
# More names than this nobody keeps in mind.
_MOST_NAMES: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What may be done: go on, or ask `question` first, or refuse with `denied`."""

    judged: Judged
    question: str = ""
    denied: str = ""

    @property
    def granted(self) -> bool:
        """Tell whether it may be done now."""
        return not self.question and not self.denied

    @property
    def consent(self) -> Grant:
        """What a yes to the question consents to: these acts and no others."""
        tier = max(self.judged.tier, Tier.CONFIRM)
        return Grant(tier=tier, acts=self.judged.acts)

    def covers(self, acts: Iterable[Act]) -> bool:
        """Tell whether it was taken on all of these acts."""
        return not self.consent.beyond(acts)


class CommandWatch(Protocol):
    """The watch at the door of a running turn, as commands know it."""

    asker: Asker
    granted: Grant
    tainted: bool
    reached: set[str]
    notes: list[str]
    failed: set[str]

    def only_asked(self) -> bool:
        """Tell whether the user has only asked a question."""

    def doubts(self, acts: tuple[Act, ...], tool: str, /, *, told: bool = True) -> bool:
        """Tell whether the acts may be left to somebody else, or be a stranger's."""

    def unwished(self) -> str:
        """Tell the model that nothing is to be done; "" where something may be."""

    async def command(
        self, name: str, arguments: Mapping[str, Any], acts: tuple[Act, ...], /
    ) -> str:
        """Judge a command that the model calls; "" lets it pass."""


@dataclass(slots=True, kw_only=True)
class Authorizer:
    """Safety's memory and its word, one for the house.

    `watches` are the doors of the turns that run now, by conversation.
    """

    hass: HomeAssistant
    home: Callable[[], Home]
    lines: Lines
    settings: SafetySettings
    rules: tuple[RuleSettings, ...] = ()
    tries: KeptTries = field(default_factory=KeptTries)
    owner_of: Callable[[str], str | None] = field(default=lambda _: None)
    policy: Policy = field(init=False)
    pin: Pin = field(init=False)
    confirmations: Confirmations = field(default_factory=Confirmations)
    journal: Journal = field(default_factory=Journal)
    later: Promises = field(default_factory=Promises)
    watches: dict[str, CommandWatch] = field(default_factory=dict)
    # What was named, so that it still can be when it is gone.
    _called: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Put policy and PIN together from the settings."""
        self.policy = Policy(
            hass=self.hass,
            rules=self.rules,
            area_of=self._area_of,
            owner_of=self.owner_of,
        )
        self.pin = Pin(
            stored=self.settings.pin,
            salt=self.settings.salt,
            failed=self.tries.failed,
            save=self.tries.save,
        )

    async def rule(
        self,
        acts: Iterable[Act],
        asker: Asker,
        *,
        granted: Grant = NO_CONSENT,
        tainted: bool = False,
        placed: bool = True,
        lasting: bool = False,
        counted: bool = True,
        doubted: bool = False,
        bound: bool = False,
    ) -> Decision:
        """Decide about the acts of one wish.

        `granted` is the consent already given, asked for anew beyond it. `placed` tells
        that the words said where, `lasting` that it will be done again and again, in
        nobody's name. Not `counted`: asked about before. `doubted`: hardly wished for.
        """
        judged = self.policy.judge(acts, asker, tainted=tainted)
        language = asker.language
        if judged.tier is Tier.NEVER:
            return self._deny(judged, "safety_never", language)
        who = asker.user_id
        if not await permitted(self.hass, judged.acts, who, lasting=lasting):
            return self._deny(judged, "safety_not_allowed", language)
        if judged.tier is Tier.PIN and not self.pin.is_set:
            return self._deny(judged, "safety_pin_unset", language)
        fresh = granted.beyond(judged.acts) if granted.tier else ()
        beyond = self.policy.judge(fresh, asker, tainted=tainted).tier
        risky = judged.tier > max(granted.tier, Tier.SAY) or beyond > Tier.SAY
        if risky or doubted or (bound and granted.tier and fresh):
            return Decision(judged=judged, question=question(self, judged, asker))
        counts = counted and bool(granted.tier < Tier.CONFIRM or fresh)
        if counts and (count := self._count(judged.acts, asker, placed=placed)):
            return Decision(judged=judged, question=count)
        return Decision(judged=judged)

    def ask(
        self, ruling: Decision, asker: Asker, redo: Redo, *, again: bool = False
    ) -> str:
        """Let the question wait for its answer; returns what is to be said."""
        now = self.hass.loop.time()
        tier = max(ruling.judged.tier, Tier.CONFIRM)
        if tier is Tier.PIN and (seconds := self.pin.locked(self._who(asker), now)):
            minutes = str(max(1, round(seconds / 60)))
            return self.say("safety_pin_locked", asker.language, minutes=minutes)
        question = ruling.question
        if tier is Tier.PIN:
            key = "safety_pin_wrong" if again else "safety_pin"
            question = self.say(key, asker.language, question=ruling.question)
        self.confirmations.open(
            Pending(
                asker=asker,
                tier=tier,
                question=ruling.question,
                expires=now + self.settings.answer_seconds,
                redo=redo,
            )
        )
        return question

    def waits(self, asker: Asker) -> Pending | None:
        """Look at the question that a sentence from there may answer."""
        return self.confirmations.waits(asker, self.hass.loop.time())

    def waits_in(self, conversation_id: str) -> bool:
        """Tell whether a question waits in a conversation."""
        return self.confirmations.waits_in(conversation_id, self.hass.loop.time())

    def take(self, asker: Asker) -> Pending | None:
        """Take the question that a sentence from there may answer."""
        return self.confirmations.take(asker, self.hass.loop.time())

    def awaits_pin(
        self, conversation_id: str, satellite_id: str | None, device_id: str | None
    ) -> bool:
        """Tell whether digits from there may be the PIN that was asked for."""
        now = self.hass.loop.time()
        return self.confirmations.awaits_pin(
            conversation_id, satellite_id or device_id, now
        )

    def find_pin(self, text: str, language: str, who: str) -> SaidPin | None:
        """Find the PIN in a sentence that nobody was asked for.

        Also what is called a PIN and is none; and, when too many numbers were
        looked at, any that may be one.
        """
        if not self.pin.is_set or not (said := said_pins(text, language)):
            return None
        if not self.pin.may_look(who, self.hass.loop.time()):
            return said[0]
        # All are looked at, so that the time it takes tells nothing.
        right = [one for one in said if self.pin.is_it(one.digits)]
        named = [one for one in said if one.named]
        return next(iter((*right, *named)), None)

    def enter(self, digits: str, asker: Asker) -> str:
        """Try a PIN; returns how it went (`pin.Tried`)."""
        return self.pin.enter(digits, self._who(asker), self.hass.loop.time())

    def relapse(self, asker: Asker) -> str:
        """Word what was done for this asker and went back by itself; "" for nothing."""
        now, look = self.hass.loop.time(), self.hass.states.get
        if not (lost := self.journal.relapsed(asker, now, look)):
            return ""
        language = asker.language
        return self.say("went_back", language, names=self.names(lost, language))

    def say(self, key: str, language: str, **facts: Any) -> str:
        """Word one of safety's sentences."""
        return self.lines.say(key, language, **facts)

    def exceptions(self, held: Held, language: str) -> str:
        """Name what did not answer; "" when everything did."""
        sentences = []
        for reason in _REASONS_TOLD:
            failed = [one for one, why in held.failed.items() if why == reason]
            if not failed:
                continue
            key = f"{'none' if held.nothing else 'but'}_{reason}"
            names = self.names(failed, language)
            sentences.append(self.say(key, language, names=names))
        return " ".join(sentences)

    def names(
        self, entity_ids: Iterable[str], language: str, *, most: int = _MOST_NAMES
    ) -> str:
        """Name things for the ears; what is not exposed is only counted."""
        home = self.home()
        ids = list(dict.fromkeys(entity_ids))
        for one in ids:
            if one in home.entities:
                self._called[one] = home.entities[one].name
        known = [self._called[one] for one in ids if self._is_known(one, home)]
        shown = known[:most]
        if more := len(ids) - len(shown):
            key = "safety_more" if shown else "safety_something"
            if more == 1 and not shown:
                return self.say("safety_one", language)
            shown.append(self.say(key, language, count=str(more)))
        if len(shown) == 1:
            return shown[0]
        return f"{', '.join(shown[:-1])} {self.say('and', language)} {shown[-1]}"

    def gone(self, granted: Grant) -> list[str]:
        """Return what was asked about by name and is not in the house any more."""
        ids = dict.fromkeys(act.entity_id for act in granted.acts or ())
        return [one for one in ids if one in self._called and self._is_gone(one)]

    def _is_known(self, entity_id: str, home: Home) -> bool:
        """Tell whether a thing may be named: it is exposed, or was until it went."""
        if entity_id in home.entities:
            return True
        return entity_id in self._called and self._is_gone(entity_id)

    def _is_gone(self, entity_id: str) -> bool:
        there = er.async_get(self.hass).async_get(entity_id)
        return there is None and self.hass.states.get(entity_id) is None

    def discreet(self, why: str, acts: Iterable[Act], language: str) -> str:
        """Return why something failed; names in the place of a text with ids."""
        ids = [act.entity_id for act in acts if act.entity_id]
        return self.names(ids, language) if any(one in why for one in ids) else why

    def explain(self, judged: Judged) -> dict[str, JsonValueType]:
        """Tell the tier and why, as data; nothing is done."""
        worst = judged.worst
        return {
            "tier": judged.tier.key,
            "why": judged.why,
            "action": worst.name if worst else None,
            "entity_id": worst.entity_id if worst else None,
            "inside": list(worst.inside) if worst else [],
            "acts": [
                {"action": act.name, "entity_id": act.entity_id, "opaque": act.opaque}
                for act in judged.acts[:50]
            ],
        }

    def reason(self, why: str, language: str) -> str:
        """Word why something is asked about or refused, for the ears."""
        if why.startswith(RULE):
            return self.say("reason_rule", language, name=why.removeprefix(RULE))
        return self.say(_REASONS.get(why, "reason_risky"), language)

    def _deny(self, judged: Judged, key: str, language: str) -> Decision:
        return Decision(judged=judged, denied=self.say(key, language))

    # Who and how many ----------------------------------------------------------

    def _count(self, acts: tuple[Act, ...], asker: Asker, *, placed: bool) -> str:
        """Count aloud what reaches far; "" when it does not."""
        targets = {act.entity_id for act in acts if act.entity_id and not act.inside}
        handful = self.settings.handful
        if not handful or len(targets) <= 1:
            return ""
        language, count = asker.language, str(len(targets))
        if len(targets) > handful:
            return counted(self, sorted(targets), language)
        home = self.home()
        here = home.areas.get(asker.area_id or "")
        if placed or here is None or here.floor_id is None:
            return ""
        floors = {
            floor
            for one in targets
            if (entity := home.entities.get(one)) and (floor := entity.floor_id)
        }
        if floors <= {here.floor_id}:
            return ""
        names = self.names(sorted(targets), language, most=handful)
        return self.say("safety_count_floors", language, count=count, names=names)

    def _area_of(self, entity_id: str) -> str | None:
        entry = er.async_get(self.hass).async_get(entity_id)
        return er.async_get_effective_area_id(self.hass, entry) if entry else None

    @staticmethod
    def _who(asker: Asker) -> str:
        """Whose tries are counted: the user's, the satellite's, else everybody's."""
        return asker.user_id or asker.place or ""


# What the policy says, as the sentence for it.
_REASONS: Final[Mapping[str, str]] = {
    "untrusted text was read": "reason_strangers",
    "it may be needed by somebody": "reason_needed",
    "it gets hot": "reason_hot",
    "it opens or arms something": "reason_opens",
    "it restarts or updates something": "reason_restarts",
    "opening a way into the house": "reason_entrance",
    TOO_MANY: "reason_many",
}


# So long Home Assistant waits itself, in seconds.
_LATE: Final = 0.2


@contextmanager
def late_failures_read(hass: HomeAssistant, context: Context | None) -> Iterator[None]:
    """Look after all that is called in this context until the block ends."""
    told: list[BaseException] = []

    @callback
    def tend(event: Event) -> None:
        if context is None or event.context.id != context.id:
            return
        action = f"{event.data['domain']}.{event.data['service']}"
        begun = hass.loop.time()

        def read(task: asyncio.Task[Any]) -> None:
            error = None if task.cancelled() else task.exception()
            late = hass.loop.time() - begun >= _LATE
            # One failure comes up through all tasks that wait for each other.
            if error is not None and late and error not in told:
                told.append(error)
                LOGGER.warning("%s failed late: %r", action, error)

        # The event is fired by the task that calls the action.
        if (task := asyncio.current_task(hass.loop)) is not None:
            task.add_done_callback(read)

    stop = hass.bus.async_listen(EVENT_CALL_SERVICE, tend)
    try:
        yield
    finally:
        stop()
