"""Trains the classifier of replies: `scripts/train --replies [--dry]`."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
import json

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from custom_components.jarvis.nlu import replies
from custom_components.jarvis.nlu.replies import BUCKETS, LABELS, REPLY_WEIGHTS
from training import linear
from training.rows import Reply, read_replies, reply_fingerprint
from training.train import STEPS, Floats, scaled

# The share of claims that may pass as an answer, of authors nobody learned from.
PASSED = 0.025
# From this chance on a sentence is taken for a claim, whatever was wished.
CLAIMS = 0.6
EPOCHS, RATE = 15, 0.6


def matrix(rows: Sequence[Reply]) -> linear.Matrix:
    """Return the features of rows."""
    found = [replies.reply_features(row.text) for row in rows]
    return sparse.csr_matrix(
        (
            np.concatenate([values for _buckets, values in found]),
            np.concatenate([buckets for buckets, _values in found]),
            np.cumsum([0, *(len(buckets) for buckets, _values in found)]),
        ),
        shape=(len(rows), BUCKETS),
    )


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned of replies."""

    rarity: Floats
    weights: Floats
    bias: Floats

    def scores(self, rows: Sequence[Reply]) -> Floats:
        """Return a score for each row and label."""
        found: Floats = scaled(matrix(rows), self.rarity) @ self.weights + self.bias
        return found


def learn(rows: Sequence[Reply]) -> Learned:
    """Learn labels from rows."""
    counted = matrix(rows)
    there = np.asarray((counted > 0).sum(0)).ravel()
    rarity = (np.log((1 + len(rows)) / (1 + there)) + 1).astype(np.float32)
    weights, bias = linear.fit(
        scaled(counted, rarity), _labels(rows), len(LABELS), epochs=EPOCHS, rate=RATE
    )
    return Learned(rarity, weights, bias)


def _labels(rows: Sequence[Reply]) -> NDArray[np.int64]:
    return np.array([LABELS.index(row.label) for row in rows])


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


def main() -> None:
    """Train, choose the thresholds on held authors, measure on test, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    rows, held, test = (read_replies(split) for split in ("train", "held", "test"))
    first = learn(rows)
    scores = first.scores(held)
    heat = linear.temperature(scores, _labels(held))
    chances = linear.softmax(scores / np.float32(heat))
    answers = chances[:, 2] + chances[:, 3]
    claims = _labels(held) <= 1
    least = max(0.5, float(np.quantile(answers[claims], 1 - PASSED)))
    print(f"{len(rows)} rows, temperature {heat}, an answer from {least:.3f} on; held:")
    print(*table(held, chances, least), sep="\n")
    learned = learn([*rows, *held])
    if test:
        chances = linear.softmax(learned.scores(test) / np.float32(heat))
        print("test:", *table(test, chances, least), sep="\n")
    if asked.dry:
        return
    scale = np.abs(learned.weights).max(0) / STEPS
    meta = {
        "labels": LABELS,
        "temperature": heat,
        "answers": round(least, 3),
        "claims": CLAIMS,
        "fingerprint": reply_fingerprint(),
    }
    np.savez_compressed(
        REPLY_WEIGHTS,
        allow_pickle=False,
        weights=np.rint(learned.weights / scale).astype(np.int8),
        scale=scale.astype(np.float32),
        bias=learned.bias,
        rarity=learned.rarity.astype(np.float16),
        meta=np.frombuffer(json.dumps(meta).encode(), np.uint8),
    )
    print(f"{REPLY_WEIGHTS.name}: {REPLY_WEIGHTS.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
