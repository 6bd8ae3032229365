"""One reading a sentence: what the classifier takes it for, and whether to trust it."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ..lang.clauses import clauses
from .dispatch import Spans, effect, labels_known, load, spans_of
from .features import tokens
from .reader import FOLLOW_UP, LEAVE, WEIGHTS, Reader, Vector, WeightsError
from .replies import (
    NO_STATE,
    REPLY_WEIGHTS,
    ReplyAct,
    ReplyReader,
    ToldState,
    ends_asking,
)

# Gives the chance that a text in a language wishes for an act; None: nobody can tell.
type Deed = Callable[[str, str], float | None]

# The last sentences are read once, however many ask.
KEPT = 64
# So many examples of commands are compared with what is said.
_VECTORS = 1024
# Nobody wishes for anything in a longer one.
_LONGEST = 300
# A sentence is left where the reader is at least so sure that nothing is wished.
_LEFT = 0.6
# Of unseen sentences with a question mark: odds of a wish by as much less.
_ASKED = 8
# From this chance on something may go on from the last sentence.
_GOES_ON = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Interpretation:
    """What a sentence is probably about.

    `confidence` is that of all labels which come to the same effect as `label`; `sure`
    tells that it is above what the label's risk asks for in this language. `likely`
    are labels with their chances, `act` is the speech act, `deed` the chance that an
    act is wished for, `strange` words may name what was not found. `leaves` tells that
    nothing is wished for that a house can do.
    """

    label: str
    confidence: float
    sure: bool
    spans: Spans
    likely: Mapping[str, float]
    act: str
    deed: float
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


def no_deed(_text: str, _language: str) -> float | None:
    """Tell nothing: for where nothing was learned."""
    return None


@lru_cache(maxsize=1)
def _weights(path: Path, _changed: int) -> Reader:
    return Reader.load(path)


@lru_cache(maxsize=1)
def _reply_weights(path: Path, _changed: int) -> ReplyReader:
    return ReplyReader.load(path)


def _changed(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


def _less_likely(chance: float) -> float:
    return chance / (chance + _ASKED * (1 - chance))


class Interpreter:
    """Reads sentences with the learned weights; without them nothing is read."""

    def __init__(
        self, reader: Reader | None = None, replies: ReplyReader | None = None
    ) -> None:
        """Take loaded readers, of what people say and of what models reply.

        Unless it `acts` nothing is done by what it reads; claims are still checked.
        """
        self.acts = True
        self._reader = reader
        self._replies = replies
        self._read = lru_cache(maxsize=KEPT)(self._interpret)
        self._replied = lru_cache(maxsize=KEPT)(self._read_reply)
        self._vector = lru_cache(maxsize=_VECTORS)(self._vector_of)

    @classmethod
    def open(cls) -> tuple[Interpreter, str]:
        """Load weights and routes, or say why not; for a thread, not the loop."""
        load()
        try:
            replies = _reply_weights(REPLY_WEIGHTS, _changed(REPLY_WEIGHTS))
            return cls(_weights(WEIGHTS, _changed(WEIGHTS)), replies), ""
        except WeightsError as err:
            return cls(None), str(err)

    def read(self, text: str, language: str) -> Interpretation | None:
        """Return what a sentence is probably about; None where nobody can tell."""
        return self.classify(text, language) if self.acts else None

    def classify(self, text: str, language: str) -> Interpretation | None:
        """Return what a sentence is about, also where nothing is done by it."""
        return self._read(text, language) if 0 < len(text) <= _LONGEST else None

    def deed(self, text: str, language: str, *, goes_on: bool = False) -> float | None:
        """Return the chance that an act is wished for, 0 to 1; None: nobody can tell.

        In a sentence of several parts one may wish and the others tell. Where something
        was wished before, what `goes_on` from it counts. The weights see no signs: a
        question mark makes a wish so much less likely.
        """
        if self._reader is None or not self._reader.knows(language):
            return None
        if (whole := self._read(text[:_LONGEST], language)) is None:
            return None
        parts = clauses(text[:_LONGEST], language)
        read = [self._read(one, language) for one in parts if len(parts) > 1]
        more = whole.likely.get(FOLLOW_UP, 0.0) if goes_on else 0.0
        deed = min(1.0, more + max(one.deed for one in (whole, *read) if one))
        return _less_likely(deed) if ends_asking(text) else deed

    def reply(self, text: str) -> ReplyAct | None:
        """Return what a reply of a model does; None where nobody can tell."""
        return self._replied(text)

    def _read_reply(self, text: str) -> ReplyAct | None:
        return None if self._replies is None else self._replies.read(text)

    def told_state(
        self, text: str, language: str, names: Iterable[str], among: Collection[str]
    ) -> ToldState:
        """Return which of some states a clause tells of these names."""
        if self._replies is None or not among:
            return NO_STATE
        return self._replies.told_state(text, language, names, among)

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
                deed=found.deed,
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
        if found.act == "request" and ends_asking(text):
            confidence = _less_likely(min(1.0, confidence))
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
            deed=found.deed,
            strange=found.strange,
            leaves=False,
        )
