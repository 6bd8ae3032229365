"""One reading a sentence: what the classifier takes it for, and whether to trust it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from .dispatch import Spans, effect, labels_known, load, spans_of
from .features import tokens
from .reader import LEAVE, WEIGHTS, Reader, Vector, WeightsError

# The last sentences are read once, however many ask.
KEPT = 64
# So many examples of commands are compared with what is said.
_VECTORS = 1024
# Nobody wishes for anything in a longer one.
_LONGEST = 300
# A sentence is left where the reader is at least so sure that nothing is wished.
_LEFT = 0.6
FOLLOW_UP = "follow_up"
# From this chance on something may go on from the last sentence.
_GOES_ON = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Interpretation:
    """What a sentence is probably about.

    `confidence` is that of all labels which come to the same effect as `label`; `sure`
    tells that it is above what the label's risk asks for in this language. `likely`
    are labels with their chances, `act` is the speech act, `strange` words may name
    what was not found. `leaves` tells that nothing is wished for that a house can do.
    """

    label: str
    confidence: float
    sure: bool
    spans: Spans
    likely: Mapping[str, float]
    act: str
    strange: tuple[str, ...]
    leaves: bool

    @property
    def goes_on(self) -> bool:
        """Tell whether it may go on from the last sentence, where there is one."""
        return self.likely.get(FOLLOW_UP, 0.0) >= _GOES_ON

    @property
    def why(self) -> str:
        """Say it for the trace."""
        return f"{self.label} at {self.confidence:.2f}"


@lru_cache(maxsize=1)
def _weights(path: Path, _changed: int) -> Reader:
    return Reader.load(path)


class Interpreter:
    """Reads sentences with the learned weights; without them nothing is read."""

    def __init__(self, reader: Reader | None) -> None:
        """Take a loaded reader."""
        self._reader = reader
        self._read = lru_cache(maxsize=KEPT)(self._interpret)
        self._vector = lru_cache(maxsize=_VECTORS)(self._vector_of)

    @classmethod
    def open(cls) -> tuple[Interpreter, str]:
        """Load weights and routes, or say why not; for a thread, not the loop."""
        load()
        try:
            changed = WEIGHTS.stat().st_mtime_ns if WEIGHTS.exists() else 0
            return cls(_weights(WEIGHTS, changed)), ""
        except WeightsError as err:
            return cls(None), str(err)

    def read(self, text: str, language: str) -> Interpretation | None:
        """Return what a sentence is probably about; None where nobody can tell."""
        if self._reader is None or not text or len(text) > _LONGEST:
            return None
        return self._read(text, language)

    def likeness(self, one: str, other: str, language: str) -> float:
        """Return how alike two sentences are, 0 to 1; 0 where nobody can tell."""
        if self._reader is None or not tokens(one) or not tokens(other):
            return 0.0
        first, second = self._vector(one, language), self._vector(other, language)
        return first.likeness(second)

    def _vector_of(self, text: str, language: str) -> Vector:
        if self._reader is None:
            raise WeightsError("nothing is loaded")
        return self._reader.vector(tokens(text), language)

    def _interpret(self, text: str, language: str) -> Interpretation | None:
        reader = self._reader
        if reader is None:
            return None
        found = reader.read(text, language)
        likely = {found.intent: found.confidence, **dict(found.alternatives)}
        spans = spans_of(found.slots)
        if found.intent == LEAVE:
            return Interpretation(
                label=LEAVE,
                confidence=found.confidence,
                sure=False,
                spans=spans,
                likely=likely,
                act=found.act,
                strange=(),
                leaves=found.confidence >= _LEFT,
            )
        # Nothing is said of what to do: an answer, or half of something.
        whole = sum(slot.end - slot.start for slot in found.slots)
        fragment = bool(found.slots) and whole >= len("".join(text.split()))
        same = effect(found.intent, spans)
        known = labels_known()
        confidence = sum(
            chance
            for label, chance in likely.items()
            if label == found.intent
            or (label in known and effect(label, spans) == same)
        )
        return Interpretation(
            label=found.intent,
            confidence=confidence,
            sure=not (fragment or found.beside)
            and reader.is_sure(
                found.intent, language, confidence, likely.get(LEAVE, 0.0)
            ),
            spans=spans,
            likely=likely,
            act=found.act,
            strange=found.strange,
            leaves=False,
        )
