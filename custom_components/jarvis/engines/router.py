"""The router: which model answers what, learned from outcomes."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
import math
from typing import Any, Final

from .features import RoutingContext
from .profile import Size

# A first guess worth this many turns at even odds.
PRIOR_TURNS: Final = 2.0
PRIOR_MEAN: Final = 0.5
# Turns that count; when more come, the old ones weigh less.
MEMORY: Final = 200.0
# Decisions that may still get a label.
OPEN_DECISIONS: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Outcomes of an engine in one kind of turn; `total` is their sum (0 to 1 each)."""

    turns: float = 0.0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The mean with its prior, from 0 to 1."""
        return (self.total + PRIOR_TURNS * PRIOR_MEAN) / (self.turns + PRIOR_TURNS)

    def with_outcome(self, score: float) -> Score:
        """Count one more outcome; beyond MEMORY the old ones fade."""
        fade = min(1.0, MEMORY / (self.turns + 1.0))
        return Score(turns=(self.turns + 1.0) * fade, total=(self.total + score) * fade)

    def corrected(self, was: float, score: float) -> Score:
        """Replace one outcome by a later and better judgement."""
        return Score(
            turns=self.turns, total=min(self.turns, max(0.0, self.total + score - was))
        )


@dataclass(slots=True, kw_only=True)
class _Decision:
    bucket: str
    arm: str
    score: float | None = None
    final: bool = False


class Experience:
    """Decisions and their outcomes."""

    def __init__(self, stored: Mapping[str, Any] | None = None) -> None:
        """Start with what was stored; what cannot be read is left out."""
        self._scores: dict[str, dict[str, Score]] = {}
        self._open: OrderedDict[str, _Decision] = OrderedDict()
        for bucket, arms in (stored or {}).items():
            if isinstance(arms, Mapping):
                read = {str(arm): s for arm, row in arms.items() if (s := _read(row))}
                self._scores[str(bucket)] = read

    def scores(self, bucket: str) -> Mapping[str, Score]:
        """Give what is known of a kind of turn, by engine."""
        return self._scores.get(bucket, {})

    def decided(self, trace_id: str, bucket: str, arm: str) -> None:
        """Note who serves a turn, so that its outcome can be counted."""
        self._open[trace_id] = _Decision(bucket=bucket, arm=arm)
        while len(self._open) > OPEN_DECISIONS:
            self._open.popitem(last=False)

    def label(self, trace_id: str, score: float, *, final: bool = False) -> bool:
        """Count an outcome from 0 to 1; False when the turn is not known (any more).

        The worst of what is seen counts; a `final` judgement is the owner's own and
        overrules everything.
        """
        decision = self._open.get(trace_id)
        if decision is None or (decision.final and not final):
            return decision is not None
        score = min(1.0, max(0.0, score))
        arms = self._scores.setdefault(decision.bucket, {})
        known = arms.get(decision.arm, Score())
        if decision.score is None:
            arms[decision.arm] = known.with_outcome(score)
        else:
            score = score if final else min(score, decision.score)
            arms[decision.arm] = known.corrected(decision.score, score)
        decision.score, decision.final = score, final
        return True

    def as_dict(self) -> dict[str, dict[str, list[float]]]:
        """Return a JSON-able view that the constructor reads."""
        return {
            bucket: {arm: [s.turns, s.total] for arm, s in arms.items()}
            for bucket, arms in self._scores.items()
        }


def _read(row: Any) -> Score | None:
    match row:
        case [int() | float() as turns, int() | float() as total] if (
            0 <= total <= turns <= MEMORY
        ):
            return Score(turns=float(turns), total=float(total))
    return None


# Above this only speed counts; from that on only ability does.
URGENT: Final = 0.8
COMPLEX: Final = 0.55
SIMPLE: Final = 0.2
# How often the learned policy tries an engine it knows little of, and until when.
EXPLORE: Final = 0.1
KNOWN: Final = 20
# What a learned score must be better by, after so many turns, to change the order.
BETTER: Final = 0.05
ENOUGH: Final = 5


class Task(StrEnum):
    """What a model is wanted for."""

    CHAT = "chat"
    FAST = "fast"
    EMBED = "embed"


class Policy(StrEnum):
    """How an engine is chosen."""

    FIXED = "fixed"
    HEURISTIC = "heuristic"
    LEARNED = "learned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """What one call needs.

    `engine` is the id asked for, None for any; `local_only` leaves out everything
    beyond the house. `dice` is a number from 0 up to 1 that decides whether the
    learned policy tries something, `scores` what it knows by offer. A risky turn
    never tries.
    """

    policy: Policy = Policy.FIXED
    engine: str | None = None
    local_only: bool = False
    tools: bool = False
    vision: bool = False
    context: RoutingContext = field(default_factory=RoutingContext)
    risky: bool = False
    scores: Mapping[str, Score] = field(default_factory=dict)
    dice: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A model that an engine has; `why` is filled in when it is chosen.

    `id` is the engine's, empty for no offer at all. `stand_in` tells whether it may
    serve where it was not asked for, `load` the calls it has now.
    """

    id: str = ""
    engine: str = ""
    model: str = ""
    local: bool = True
    stand_in: bool = True
    ready: bool = True
    load: int = 0
    position: int = 0
    parameters: int | None = None
    size: Size = Size.UNKNOWN
    tools: bool | None = None
    vision: bool | None = None
    coder: bool = False
    why: str = ""

    def __bool__(self) -> bool:
        """Tell an engine (True) from no offer (False)."""
        return bool(self.id)


type _Key = Callable[[Offer], float]


def choose(task: Task, need: Need, offers: Iterable[Offer]) -> Offer:
    """Give the best offer with its reason; an offer that is False when none may."""
    offers = tuple(offers)
    ranked = rank(task, need, offers)
    if ranked:
        return ranked[0]
    reasons = [f"{o.engine}: {why}" for o in offers if (why := _barred(need, o))]
    return Offer(why="; ".join(reasons) or "no engine is set up")


def rank(task: Task, need: Need, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Order the offers that may serve, best first, each with its reason."""
    able = sorted(
        (offer for offer in offers if not _barred(need, offer)),
        key=lambda offer: offer.position,
    )
    if not able:
        return ()
    asked = [offer for offer in able if offer.id == need.engine]
    first = (asked or able)[0]
    able = [o for o in able if o is first or o.stand_in]
    liked, reason = _policy(task, need, able, asked=bool(asked))
    able.sort(key=lambda o: (not o.ready, bool(asked) and o is not first, liked(o)))
    able = _share(able)
    return tuple(_explained(o, n, able, reason) for n, o in enumerate(able))


def _barred(need: Need, offer: Offer) -> str:
    """Tell why an offer may not serve, empty where it may."""
    if need.local_only and not offer.local:
        return "not in the house, and only engines in the house may serve"
    if need.vision and offer.vision is False:
        return f"{offer.model} cannot see"
    return ""


def _policy(
    task: Task, need: Need, able: Sequence[Offer], *, asked: bool
) -> tuple[_Key, str]:
    """Give the order that the policy wants, lowest first, and its reason."""
    if asked:
        return _in_order, "asked for by the agent"
    if task is not Task.CHAT or need.policy is Policy.FIXED or len(able) == 1:
        return _in_order, "first in the owner's order"
    if need.policy is Policy.LEARNED and (learned := _learned(need, able)):
        return learned
    return _heuristic(need, able)


def _heuristic(need: Need, able: Sequence[Offer]) -> tuple[_Key, str]:
    context = need.context
    strong = [o for o in able if not need.tools or _can_act(o)]
    if context.urgency > URGENT:
        return _smallest(strong or able), "urgent, so the quickest"
    if context.code and not context.devices:
        coders = [o for o in able if o.coder]
        wanted, reason = coders or able, "code, so the ablest"
        return _largest(wanted), f"{reason} at code" if coders else reason
    if context.complexity >= COMPLEX or context.maths:
        return _largest(strong or able), f"{context.reason}, so the ablest"
    if context.complexity < SIMPLE:
        return _smallest(strong or able), f"{context.reason}, so the quickest"
    return _in_order, f"{context.reason}, so the first in the owner's order"


def _learned(need: Need, able: Sequence[Offer]) -> tuple[_Key, str] | None:
    """Put first what served such turns best; None where too little is known."""
    scores = {o.id: need.scores.get(o.id, Score()) for o in able if o.ready}
    if not scores:
        return None
    if not need.risky and need.dice < EXPLORE:
        rare = min(scores, key=lambda arm: scores[arm].turns)
        if scores[rare].turns < KNOWN:
            count = scores[rare].turns
            return _before(rare), f"learned: tried, only {count:.0f} such turns so far"
    usual = next(o for o in able if o.ready)
    best = max(scores, key=lambda arm: scores[arm].mean)
    if best == usual.id or scores[best].mean < scores[usual.id].mean + BETTER:
        return None
    known = scores[best].turns >= ENOUGH
    if not known and (need.risky or scores[usual.id].turns < ENOUGH):
        return None
    told = ", ".join(
        f"{o.engine} {scores[o.id].mean:.2f} in {scores[o.id].turns:.0f}"
        for o in able
        if o.id in scores
    )
    # Where the usual one fails, one that is hardly known is the better bet.
    why = "learned from" if known else "learned: tried instead, from"
    return _before(best), f"{why} {need.context.bucket} turns: {told}"


def _in_order(offer: Offer) -> float:
    return offer.position


def _before(arm: str) -> _Key:
    return lambda offer: -1 if offer.id == arm else offer.position


def _smallest(wanted: Sequence[Offer]) -> _Key:
    ids = {offer.id for offer in wanted}

    def key(offer: Offer) -> float:
        known = math.inf if offer.parameters is None else float(offer.parameters)
        return known if offer.id in ids else math.inf

    return key


def _largest(wanted: Sequence[Offer]) -> _Key:
    ids = {offer.id for offer in wanted}
    return lambda offer: -float(offer.parameters or 0) if offer.id in ids else 1.0


def _can_act(offer: Offer) -> bool:
    """Tell whether a model is fit to use tools; the tiniest are not."""
    return offer.tools is not False and offer.size is not Size.TINY


def _share(ranked: list[Offer]) -> list[Offer]:
    """Let the least busy of equal models go first.

    The first keeps its place while it is free: it has read the prompt before.
    """
    first = ranked[0]
    equal = [o for o in ranked if o.model == first.model and o.ready == first.ready]
    equal.sort(key=lambda offer: offer.load)
    rest = [offer for offer in ranked if offer not in equal]
    return equal + rest


def _explained(offer: Offer, at: int, ranked: Sequence[Offer], reason: str) -> Offer:
    if at:
        return replace(offer, why=f"next after {ranked[at - 1].engine}")
    notes = [reason]
    if not offer.ready:
        notes.append("none is well, so this is tried again")
    elif waiting := [o.engine for o in ranked if not o.ready]:
        notes.append(f"resting after failures: {', '.join(waiting)}")
    busier = [
        o for o in ranked if o.model == offer.model and o.position < offer.position
    ]
    if any(o.ready and o.load > offer.load for o in busier):
        notes.append("shares the load of the same model")
    return replace(offer, why="; ".join(notes))
