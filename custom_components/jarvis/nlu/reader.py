"""Reads a sentence with the learned weights: numpy only, no I/O after loading."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
import json
from pathlib import Path
from typing import Any
import zipfile
import zlib

import numpy as np
from numpy.typing import NDArray

from ..errors import JarvisError
from .features import (
    SENTENCE_BUCKETS,
    TOKEN_BUCKETS,
    WORD_BUCKETS,
    Token,
    bucket,
    sentence,
    spoken,
    token,
    tokens,
    word_buckets,
)

WEIGHTS = Path(__file__).parent.parent / "data" / "nlu.npz"
LEAVE = "leave"
FOLLOW_UP = "follow_up"
# What a search finds is told: it is fulfilled by words.
_SEARCH = "search"
# Slots that say which thing is meant: what stands beside them may belong to them.
NAMING = frozenset({"area", "floor", "kind", "name", "scope"})


class WeightsError(JarvisError):
    """The weights of the learned reader are missing, damaged or of another version."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A value as said, and where it stands."""

    name: str
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Classification:
    """What a sentence probably means; the intent `leave` is nothing to be done.

    `beside` are words next to a name which mostly belong to one and stand in no slot:
    the "bath" in "bath house", where only "house" is taken for a name. `deed` is the
    chance that something is to be done, by whomever and possible or not; `strange` are
    words of no slot that nobody knows there: they may name what was not found.
    """

    intent: str
    confidence: float
    alternatives: tuple[tuple[str, float], ...]
    slots: tuple[Slot, ...]
    act: str
    sure: bool
    deed: float = 0.0
    beside: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Vector:
    """A sentence as rare words and letters weigh in it; of length one.

    `buckets` are ascending hashes of shape (n,), `values` their weights (n,).
    """

    buckets: NDArray[np.int64]
    values: NDArray[np.float32]

    def likeness(self, other: Vector) -> float:
        """Return the cosine with another sentence, 0 to 1."""
        _, here, there = np.intersect1d(
            self.buckets, other.buckets, assume_unique=True, return_indices=True
        )
        return float(self.values[here] @ other.values[there])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Model:
    """The arrays of a weights file."""

    labels: tuple[str, ...]
    info: Mapping[str, Mapping[str, Any]]
    tags: tuple[str, ...]
    temperature: float
    thresholds: Mapping[str, Mapping[str, float]]
    intent: NDArray[np.int8]
    scale: NDArray[np.float32]
    bias: NDArray[np.float32]
    rarity: NDArray[np.float32]
    tag: NDArray[np.int8]
    tag_scale: float
    follows: NDArray[np.float32]
    naming: NDArray[np.bool_]
    plain: NDArray[np.bool_]
    leaves: NDArray[np.bool_]
    deeds: NDArray[np.bool_]
    acts: tuple[tuple[str, NDArray[np.bool_]], ...]


def _model(arrays: Mapping[str, NDArray[Any]]) -> _Model:
    meta = json.loads(arrays["meta"].tobytes())
    labels, info, tags = tuple(meta["labels"]), meta["info"], tuple(meta["tags"])
    intent, tag = arrays["intent"], arrays["tag"]
    if intent.shape != (SENTENCE_BUCKETS, len(labels)) or intent.dtype != np.int8:
        raise ValueError("intent")
    if tag.shape != (TOKEN_BUCKETS, len(tags)) or tag.dtype != np.int8:
        raise ValueError("tag")
    follows = arrays["follows"].astype(np.float32)
    if follows.shape != (len(tags) + 1, len(tags)):
        raise ValueError("follows")
    naming, plain = (
        np.unpackbits(arrays[name]).astype(bool) for name in ("naming", "plain")
    )
    if naming.shape != (TOKEN_BUCKETS,) or plain.shape != (WORD_BUCKETS,):
        raise ValueError("words")
    acts = sorted({str(info[label]["act"]) for label in labels})
    return _Model(
        labels=labels,
        info=info,
        tags=tags,
        temperature=float(meta["temperature"]),
        thresholds=meta["thresholds"],
        intent=intent,
        scale=arrays["scale"].astype(np.float32),
        bias=arrays["bias"].astype(np.float32),
        rarity=arrays["rarity"].astype(np.float32),
        tag=tag,
        tag_scale=float(meta["tag_scale"]),
        follows=follows,
        naming=naming,
        plain=plain,
        deeds=np.array(
            [info[one]["act"] == "request" and one != _SEARCH for one in labels]
        ),
        leaves=np.array([info[label]["kind"] == LEAVE for label in labels]),
        acts=tuple(
            (act, np.array([info[label]["act"] == act for label in labels]))
            for act in acts
        ),
    )


def load_weights[T](path: Path, make: Callable[[Mapping[str, NDArray[Any]]], T]) -> T:
    """Make something of a weights file, or raise WeightsError; blocks."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return make({name: arrays[name] for name in arrays.files})
    except (OSError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise WeightsError(f"cannot read {path.name}: {error}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise WeightsError(f"{path.name} does not fit: {error!r}") from error


class Reader:
    """The learned reader. Loading blocks; reading takes about a millisecond."""

    def __init__(self, model: _Model) -> None:
        """Take over loaded weights."""
        self._model = model

    @classmethod
    def load(cls, path: Path = WEIGHTS) -> Reader:
        """Read the weights file, or raise WeightsError. For a thread, not the loop."""
        return load_weights(path, lambda arrays: cls(_model(arrays)))

    def read(self, text: str, language: str) -> Classification:
        """Return what a sentence probably means."""
        said = tokens(text)
        if not said:
            return Classification(LEAVE, 1.0, (), (), "noise", sure=False)
        model = self._model
        chances = self.chances(said, language)
        order = np.argsort(chances)[::-1]
        left = float(chances[model.leaves].sum())
        deed = float(chances[model.deeds].sum())
        doing = [int(place) for place in order if not model.leaves[place]]
        best = model.labels[doing[0]]
        confidence = float(chances[doing[0]])
        ranked = [(model.labels[place], float(chances[place])) for place in doing[:3]]
        act = max(model.acts, key=lambda pair: float(chances[pair[1]].sum()))[0]
        if left > confidence:
            others = tuple(ranked[:3])
            return Classification(LEAVE, left, others, (), act, sure=False, deed=deed)
        tags = self.tag(said, best, language)
        return Classification(
            best,
            confidence,
            (*ranked[1:], (LEAVE, left)),
            _slots(text, said, tags),
            act,
            sure=self.is_sure(best, language, confidence, left),
            deed=deed,
            **self._unread(said, tags, language),
        )

    @property
    def labels(self) -> tuple[str, ...]:
        """Return the labels, as `chances` orders them."""
        return self._model.labels

    def knows(self, language: str) -> bool:
        """Tell whether a language was learned, with thresholds of its own."""
        return language.split("-", maxsplit=1)[0] in self._model.thresholds

    def is_sure(self, label: str, language: str, chance: float, left: float) -> bool:
        """Tell whether this may be done, where `left` is the chance of nothing."""
        model = self._model
        base = language.split("-", maxsplit=1)[0]
        limits = model.thresholds.get(base, model.thresholds["*"])
        risk = model.info[label]["risk"]
        return chance >= limits[risk] and left <= limits["leave"]

    def vector(self, said: Sequence[Token], language: str) -> Vector:
        """Return what a sentence is compared by."""
        buckets, counts = sentence(list(said), language.split("-", maxsplit=1)[0])
        values = counts * self._model.rarity[buckets]
        return Vector(buckets, values / np.sqrt(np.square(values).sum()))

    def chances(self, said: Sequence[Token], language: str) -> NDArray[np.float32]:
        """Return the calibrated chance of every label."""
        model, vector = self._model, self.vector(said, language)
        weights = model.intent[vector.buckets].astype(np.float32)
        scores = (vector.values @ weights) * model.scale
        scores = (scores + model.bias) / model.temperature
        chances: NDArray[np.float32] = np.exp(scores - scores.max())
        chances /= chances.sum()
        return chances

    def _unread(
        self, said: list[Token], tags: list[str], language: str
    ) -> dict[str, tuple[str, ...]]:
        """Return words of no slot that may belong to one, by where they stand."""
        model, base = self._model, language.split("-", maxsplit=1)[0]
        named = [tag[2:] in NAMING for tag in tags]
        beside, strange = [], []
        for at, (one, tag) in enumerate(zip(said, tags, strict=True)):
            if tag != "O" or one.unspaced:
                continue
            place = bucket(spoken(one, base), TOKEN_BUCKETS)
            neighbours = any(named[max(0, at - 1) : at + 2])
            if neighbours and model.naming[place]:
                beside.append(one.text)
            if not model.plain[[*word_buckets(spoken(one, base))]].all():
                strange.append(one.text)
        return {"beside": tuple(beside), "strange": tuple(strange)}

    def tag(self, said: list[Token], intent: str, language: str) -> list[str]:
        """Return the most probable tags of the tokens (Viterbi)."""
        model = self._model
        base = language.split("-", maxsplit=1)[0]
        scores = np.stack(
            [
                model.tag[token(said, at, intent, base)].sum(0, dtype=np.int32)
                for at in range(len(said))
            ]
        ).astype(np.float32)
        path = viterbi(scores * model.tag_scale, model.follows)
        return [model.tags[tag] for tag in path]


def _slots(text: str, said: list[Token], tags: list[str]) -> tuple[Slot, ...]:
    found: list[Slot] = []
    for place, tag in zip(said, tags, strict=True):
        if tag == "O":
            continue
        name = tag[2:]
        if tag[0] == "I" and found and found[-1].name == name:
            start = found.pop().start
        else:
            start = place.start
        found.append(Slot(name, text[start : place.end], start, place.end))
    return tuple(found)


def viterbi(scores: NDArray[np.float32], follows: NDArray[np.float32]) -> list[int]:
    """Return the best path; the last row of `follows` is the sentence's beginning."""
    best = scores[0] + follows[-1]
    back = []
    for row in scores[1:]:
        step = best[:, None] + follows[:-1]
        back.append(step.argmax(0))
        best = step.max(0) + row
    path = [int(best.argmax())]
    for origin in reversed(back):
        path.append(int(origin[path[-1]]))
    return path[::-1]
