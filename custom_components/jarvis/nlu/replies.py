"""Classifies a model's reply: a claim, a state, a question back, a denial, or neither.

Linear weights over hashed words and letters, as the reader of wishes; no I/O after
loading. What one of its sentences claims needs no list of ways to claim it. A second
head reads in which state a clause tells a thing to be.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
import json
from pathlib import Path
import re
from typing import Any
import zlib

import numpy as np
from numpy.typing import NDArray

from .features import Token, sentence_strings, tokens
from .reader import load_weights

REPLY_WEIGHTS = Path(__file__).parent.parent / "data" / "replies.npz"
# As the rows of `training/replies` are labelled, in the order of the weights' columns.
LABELS = ("claims_done", "state", "asks", "denies", "neutral")
type Features = tuple[NDArray[np.int64], NDArray[np.float32]]

# The states a thing may be told to be in, in the order of the second weights' columns.
STATES = (
    *("none", "on", "off", "open", "closed", "locked", "unlocked", "playing"),
    *("silent", "docked", "armed", "disarmed", "home", "away"),
)
# Before them in a row's label.
STATE = "is."
# What stands for the name of a thing, so that names teach nothing.
THING = " thing "
_THINGS = re.compile(rf"{THING}(?:\s*{THING})+")
# A power of two. The weights tell the same number.
BUCKETS = 1 << 16
ASKING = ("?", "\uff1f", "\u061f")
_SIGNS = ("!", "\uff01", "\u2026", "\U0001f44d", "\u2705", *ASKING)
# Where another sentence follows.
_SENTENCE_END = re.compile(r"[.!?]\s+\S|[\u3002\uff01\uff1f]\S")
_CLOSING = " *_\"'\u201d\u201c\u2019\u00bb)\u300d\u300f"
_EDGE = 3
# So many words of a clause are read, and so far apart are pairs of them.
_MOST_WORDS = 30
_APART = 9
# What ends with a question mark asks from this chance on: "it is off, anything else?"
# does not.
ASKS = 0.2


@dataclass(frozen=True, slots=True)
class ReplyAct:
    """The chances that a reply claims an act, tells a state, asks back or denies."""

    claim: float
    state: float
    question: float
    denial: float
    answers: bool
    claims: bool


@dataclass(frozen=True, slots=True)
class ToldState:
    """The state that a clause tells, and its chance; "none" for none."""

    state: str
    chance: float


def told_among(chances: NDArray[np.float32], among: Collection[str]) -> ToldState:
    """Return the likeliest of some states; its chance is 0 where none is likelier."""
    places = [STATES.index(one) for one in among]
    best = max(places, key=lambda place: chances[place])
    whole = float(chances[0] + chances[places].sum())
    if chances[best] <= chances[0] or not whole:
        return NO_STATE
    return ToldState(STATES[best], float(chances[best]) / whole)


NO_STATE = ToldState(STATES[0], 0.0)
NOTHING = ReplyAct(0.0, 0.0, 0.0, 0.0, answers=False, claims=False)


def ends_asking(text: str) -> bool:
    """Tell whether a text ends with a question mark, whatever closes it."""
    return text.rstrip(_CLOSING).endswith(ASKING)


def is_answer(
    text: str, claim: float, answers: float, least: float, claims: float
) -> bool:
    """Tell whether a reply asks or denies, by its chances and the thresholds.

    One sentence with a question mark needs less, "off it is. Anything else?" does not.
    """
    asking = ASKS if _SENTENCE_END.search(text) is None else claims
    asks = ends_asking(text) and answers >= asking and claim < claims
    return asks or answers >= least


def reply_strings(text: str, said: list[Token]) -> Iterator[str]:
    """Yield the names of a reply's features: words, letters, how it begins and ends."""
    yield from sentence_strings(said)
    for sign in _SIGNS:
        if sign in text:
            yield f"p{sign}"
    bare = text.rstrip(_CLOSING)
    yield f"e{bare[-1:] if not bare[-1:].isalnum() else '-'}"
    words = [one.text for one in said]
    for word in words[:_EDGE]:
        yield f"1{word}"
    for word in words[-_EDGE:]:
        yield f"9{word}"
    yield f"f{' '.join(words[:2])}"
    yield f"F{' '.join(words[:3])}"
    yield f"g{' '.join(words[-2:])}"


def masked(text: str, names: Iterable[str]) -> str:
    """Return a text with the names of things in it masked."""
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(re.escape(name), THING, text, flags=re.IGNORECASE)
    return _THINGS.sub(THING, text)


def state_strings(text: str, said: list[Token], language: str) -> Iterator[str]:
    """Yield the names of a clause's features: words, pairs of them, parts of words.

    Pairs, for "not" and "on" together are "off"; where the thing stands counts, too.
    """
    words = [one.text for one in said[:_MOST_WORDS]]
    for at, word in enumerate(words):
        yield f"w{word}"
        yield f"l{language}{word}"
        for other in words[at + 1 : at + _APART]:
            yield f"q{word}_{other}"
        ended = f"<{word}>"
        for size in (3, 4, 5):
            for start in range(len(ended) - size + 1):
                yield f"g{ended[start : start + size]}"
    for first, second in pairwise(["<", *words, ">"]):
        yield f"b{first}_{second}"
    for at in (place for place, word in enumerate(words) if word == THING.strip()):
        for place in range(max(0, at - 3), min(len(words), at + 6)):
            yield f"n{place - at}{words[place]}"
    if any(one.unspaced for one in said):
        yield from sentence_strings(said)
    yield from (f"p{sign}" for sign in ("?", "!") if sign in text)


def reply_features(text: str) -> Features:
    """Return the buckets of a reply and how often each occurs, damped."""
    return _counted(reply_strings(text, tokens(text)))


def state_features(text: str, language: str) -> Features:
    """Return the buckets of a clause that may tell a state."""
    return _counted(state_strings(text, tokens(text), language))


def _counted(strings: Iterable[str]) -> Features:
    names = list(strings) or [""]
    hashed = np.fromiter(
        (zlib.crc32(name.encode()) for name in names), np.int64, len(names)
    ) & (BUCKETS - 1)
    found, counts = np.unique(hashed, return_counts=True)
    return found, (1 + np.log(counts)).astype(np.float32)


class _Head:
    """Weights for one question about a text."""

    def __init__(
        self,
        arrays: Mapping[str, NDArray[Any]],
        prefix: str,
        labels: tuple[str, ...],
        meta: Mapping[str, Any],
    ) -> None:
        """Take over weights; raises ValueError, KeyError."""
        self._weights = arrays[f"{prefix}weights"]
        if self._weights.shape != (BUCKETS, len(labels)):
            raise ValueError("weights")
        if self._weights.dtype != np.int8:
            raise ValueError("steps")
        if tuple(meta[f"{prefix}labels"]) != labels:
            raise ValueError("labels")
        self._scale = arrays[f"{prefix}scale"].astype(np.float32)
        self._bias = arrays[f"{prefix}bias"].astype(np.float32)
        self._rarity = arrays[f"{prefix}rarity"].astype(np.float32)
        self._temperature = float(meta[f"{prefix}temperature"])

    def chances(self, features: Features) -> NDArray[np.float32]:
        """Return the calibrated chance of every label."""
        buckets, counts = features
        values = counts * self._rarity[buckets]
        values /= np.sqrt(np.square(values).sum())
        scores = (values @ self._weights[buckets].astype(np.float32)) * self._scale
        scores = (scores + self._bias) / self._temperature
        chances: NDArray[np.float32] = np.exp(scores - scores.max())
        chances /= chances.sum()
        return chances


class ReplyReader:
    """The learned classifier of replies. Loading blocks; reading takes 0.2 ms."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Take over loaded weights; raises ValueError, KeyError."""
        meta = json.loads(arrays["meta"].tobytes())
        self._weights = arrays["weights"]
        self._acts = _Head(arrays, "", LABELS, meta)
        self._states = _Head(arrays, "states_", STATES, meta)
        # An answer is what asks or denies from this chance on, a claim what claims.
        self._answers = float(meta["answers"])
        self._claims = float(meta["claims"])

    @classmethod
    def load(cls, path: Path = REPLY_WEIGHTS) -> ReplyReader:
        """Read the weights file, or raise WeightsError. For a thread, not the loop."""
        return load_weights(path, cls)

    def chances(self, text: str) -> NDArray[np.float32]:
        """Return the calibrated chance of every label; shape (5,)."""
        return self._acts.chances(reply_features(text))

    def told_state(
        self, text: str, language: str, names: Iterable[str], among: Collection[str]
    ) -> ToldState:
        """Return which of some states a clause tells of these names.

        The others are none that such things may be in.
        """
        text = masked(text, names)
        if not tokens(text):
            return NO_STATE
        return told_among(self._states.chances(state_features(text, language)), among)

    def read(self, text: str) -> ReplyAct:
        """Return what a reply, or one sentence of it, does."""
        if not tokens(text):
            return NOTHING
        claim, state, question, denial, _ = map(float, self.chances(text))
        return ReplyAct(
            claim,
            state,
            question,
            denial,
            answers=is_answer(
                text, claim, question + denial, self._answers, self._claims
            ),
            claims=claim + state >= self._claims,
        )
