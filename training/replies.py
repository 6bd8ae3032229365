"""Trains the classifier of replies: `scripts/train --replies [--dry]`."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from custom_components.jarvis.nlu import replies
from custom_components.jarvis.nlu.replies import (
    BUCKETS,
    LABELS,
    REPLY_WEIGHTS,
    STATE,
    STATES,
    Features,
    masked,
)
from training import linear
from training.rows import Reply, read_replies, reply_fingerprint
from training.train import STEPS, Floats, scaled

# The share of claims that may pass as an answer, of authors nobody learned from.
PASSED = 0.025
# From this chance on a sentence is taken for a claim, whatever was wished.
CLAIMS = 0.6
EPOCHS, RATE = 15, 0.6
# From this chance on a state is compared with the house, as in `turn/state_check.py`.
SURE = 0.55
# What one thing may be in.
GROUPS = (
    *(("on", "off"), ("open", "closed"), ("locked", "unlocked")),
    *(("playing", "silent", "on", "off"), ("docked", "on", "off")),
    *(("armed", "disarmed"), ("home", "away")),
)
# So many replies that tell no state stand beside the rows for states.
STATELESS = 300


def _act_features(row: Reply) -> Features:
    return replies.reply_features(row.text)


def _state_features(row: Reply) -> Features:
    return replies.state_features(row.text, row.language)


def matrix(found: Sequence[Features]) -> linear.Matrix:
    """Return the features of rows as a matrix."""
    return sparse.csr_matrix(
        (
            np.concatenate([values for _buckets, values in found]),
            np.concatenate([buckets for buckets, _values in found]),
            np.cumsum([0, *(len(buckets) for buckets, _values in found)]),
        ),
        shape=(len(found), BUCKETS),
    )


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned of replies."""

    read: Callable[[Reply], Features]
    rarity: Floats
    weights: Floats
    bias: Floats

    def scores(self, rows: Sequence[Reply]) -> Floats:
        """Return a score for each row and label."""
        found: Floats = (
            scaled(matrix(list(map(self.read, rows))), self.rarity) @ self.weights
            + self.bias
        )
        return found


def learn(rows: Sequence[Reply], labels: tuple[str, ...]) -> Learned:
    """Learn labels from rows."""
    read = _act_features if labels is LABELS else _state_features
    counted = matrix(list(map(read, rows)))
    there = np.asarray((counted > 0).sum(0)).ravel()
    rarity = (np.log((1 + len(rows)) / (1 + there)) + 1).astype(np.float32)
    weights, bias = linear.fit(
        scaled(counted, rarity),
        _numbers(rows, labels),
        len(labels),
        epochs=EPOCHS,
        rate=RATE,
    )
    return Learned(read, rarity, weights, bias)


def _numbers(rows: Sequence[Reply], labels: tuple[str, ...]) -> NDArray[np.int64]:
    return np.array([labels.index(row.label) for row in rows])


def acts(rows: Sequence[Reply]) -> list[Reply]:
    """Return the rows that are labelled with what a reply does."""
    return [row for row in rows if row.label in LABELS]


def states(rows: Sequence[Reply]) -> list[Reply]:
    """Return the rows for states, names masked, and some that tell none."""
    told = [
        Reply(
            row.label.removeprefix(STATE),
            "",
            masked(row.text, [row.wish]),
            row.language,
        )
        for row in rows
        if row.label.startswith(STATE)
    ]
    others = [row for row in rows if row.label in LABELS[2:]]
    step = max(1, len(others) // STATELESS)
    return told + [
        Reply(STATES[0], "", one.text, one.language) for one in others[::step]
    ]


def table(rows: Sequence[Reply], chances: Floats, least: float) -> Iterator[str]:
    """Yield lines: of each label, the share in percent that passes as an answer."""
    passed, all_of = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for row, chance in zip(rows, chances, strict=True):
        answers = float(chance[2] + chance[3])
        passes = replies.is_answer(row.text, float(chance[0]), answers, least, CLAIMS)
        for key in (row.language, "all"):
            all_of[key, row.label] += 1
            passed[key, row.label] += passes
    for key in sorted({key for key, _label in all_of}):
        shares = (
            f"{label} {100 * passed[key, label] / max(1, all_of[key, label]):5.1f}"
            for label in LABELS
        )
        count = sum(all_of[key, label] for label in LABELS)
        yield f"  {key:4s}{count:6d} replies, passing: " + " ".join(shares)


def read_states(chances: Floats, rows: Sequence[Reply]) -> Iterator[str]:
    """Yield lines: how states are read among those of such a thing, in percent."""
    counts: dict[str, Counter[str]] = {}
    for row, chance in zip(rows, chances, strict=True):
        group = next((one for one in GROUPS if row.label in one), ())
        read = [
            replies.told_among(chance, one) for one in ([group] if group else GROUPS)
        ]
        best = max(read, key=lambda one: one.chance)
        told = best.state if best.chance >= SURE else STATES[0]
        kind = "none" if not group else "read" if told == row.label else "unread"
        if told not in (row.label, STATES[0]):
            kind = "wrong" if group else "made up"
        for key in (row.language, "all"):
            counts.setdefault(key, Counter())[kind] += 1
    for key, found in sorted(counts.items()):
        states = found["read"] + found["unread"] + found["wrong"]
        others = found["none"] + found["made up"]
        yield (
            f"  {key:4s}{states:6d} states, {100 * found['read'] / states:5.1f} read,"
            f" {100 * found['wrong'] / states:4.1f} wrong;"
            f" {100 * found['made up'] / others:4.1f} of {others} others"
        )


def main() -> None:
    """Train, choose the thresholds on held authors, measure on test, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    rows, held, test = (read_replies(split) for split in ("train", "held", "test"))
    first, heat = _fitted(acts(rows), acts(held), LABELS)
    chances = linear.softmax(first.scores(acts(held)) / np.float32(heat))
    answers = chances[:, 2] + chances[:, 3]
    claims = _numbers(acts(held), LABELS) <= 1
    least = max(0.5, float(np.quantile(answers[claims], 1 - PASSED)))
    print(f"{len(rows)} rows, temperature {heat}, an answer from {least:.3f} on; held:")
    print(*table(acts(held), chances, least), sep="\n")
    _first, state_heat = _fitted(states(rows), states(held), STATES)
    learned = learn(acts([*rows, *held]), LABELS)
    told = learn(states([*rows, *held]), STATES)
    if test:
        chances = linear.softmax(learned.scores(acts(test)) / np.float32(heat))
        print("test:", *table(acts(test), chances, least), sep="\n")
        chances = linear.softmax(told.scores(states(test)) / np.float32(state_heat))
        print("states:", *read_states(chances, states(test)), sep="\n")
    if asked.dry:
        return
    meta = {
        "labels": LABELS,
        "temperature": heat,
        "states_labels": STATES,
        "states_temperature": state_heat,
        "answers": round(least, 3),
        "claims": CLAIMS,
        "fingerprint": reply_fingerprint(),
    }
    np.savez_compressed(
        REPLY_WEIGHTS,
        allow_pickle=False,
        meta=np.frombuffer(json.dumps(meta).encode(), np.uint8),
        **_packed("", learned),
        **_packed("states_", told),
    )
    print(f"{REPLY_WEIGHTS.name}: {REPLY_WEIGHTS.stat().st_size / 1e6:.2f} MB")


def _fitted(
    rows: Sequence[Reply], held: Sequence[Reply], labels: tuple[str, ...]
) -> tuple[Learned, float]:
    """Learn from rows, and find the temperature on held ones."""
    found = learn(rows, labels)
    return found, linear.temperature(found.scores(held), _numbers(held, labels))


def _packed(prefix: str, learned: Learned) -> dict[str, NDArray[Any]]:
    scale = np.abs(learned.weights).max(0) / STEPS
    return {
        f"{prefix}weights": np.rint(learned.weights / scale).astype(np.int8),
        f"{prefix}scale": scale.astype(np.float32),
        f"{prefix}bias": learned.bias,
        f"{prefix}rarity": learned.rarity.astype(np.float16),
    }


if __name__ == "__main__":
    main()
