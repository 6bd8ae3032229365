"""What the router learned: how well each engine served which kind of turn.

A contextual bandit in its plainest form: per kind of turn and engine a mean with a
prior, told in numbers that an owner can read. Old turns fade, so that a changed
model is judged anew. Pure; who keeps it on disk is another's business.
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

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
