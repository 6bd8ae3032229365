"""Trains the learned reader: `scripts/train [--share PART] [--dry] [--out FILE]`."""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
import json
from pathlib import Path
import random
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
import yaml

from custom_components.jarvis.nlu import features
from custom_components.jarvis.nlu.reader import WEIGHTS, viterbi
from training import linear, tagger
from training.augment import augment
from training.rows import ROOT, Row, fingerprint, read
from training.templates import sample

LABELS: dict[str, dict[str, Any]] = yaml.safe_load(
    (ROOT / "labels.yaml").read_text(encoding="utf-8")
)
RECORDED = ROOT.parent / "tests" / "nlu" / "recorded.json"
# Labels that are one act, told apart by the thing that is named.
SAME = {"HassTurnOn", "HassTurnOff", "HassMediaSearchAndPlay"}
# The share of what is to be left that may be done, which most of `held` is hard at, and
# the share of wishes done on a guess that may be wrong, by risk; the risky are asked.
TAKEN = 0.058
BAD = {"harmless": 0.11, "ordinary": 0.07, "risky": 0.05}
# Nothing is done from this chance on that nothing is wished.
MOST_LEFT = 0.2
# A language has thresholds of its own when it has enough rows to choose them.
ENOUGH = 400
TEMPLATES = 20
# A feature counts from so many written rows on.
OFTEN = 2
# Steps to each side of a weight as exported: enough, and they pack better than 127.
STEPS = 63
Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Classifier:
    """What was learned of intents."""

    labels: list[str]
    rarity: Floats
    weights: Floats
    bias: Floats

    def scores(self, rows: Sequence[Row]) -> Floats:
        """Return a score for each row and label."""
        found: Floats = scaled(matrix(rows), self.rarity) @ self.weights + self.bias
        return found


def matrix(rows: Sequence[Row]) -> linear.Matrix:
    """Return the features of rows."""
    found = [features.sentence(features.tokens(r.text), r.language) for r in rows]
    return sparse.csr_matrix(
        (
            np.concatenate([values for _buckets, values in found]),
            np.concatenate([buckets for buckets, _values in found]),
            np.cumsum([0, *(len(buckets) for buckets, _values in found)]),
        ),
        shape=(len(rows), features.SENTENCE_BUCKETS),
    )


def scaled(rows: linear.Matrix, rarity: Floats) -> linear.Matrix:
    """Weigh features by rarity and give every row length one."""
    rows = rows @ sparse.diags(rarity)
    length = np.sqrt(np.asarray(rows.multiply(rows).sum(1)).ravel())
    return (sparse.diags(1 / np.maximum(length, 1e-9)) @ rows).tocsr()


def learn(rows: list[Row], *, filling: bool = True) -> Classifier:
    """Learn intents from rows and what is made out of them."""
    changed = list(augment(rows)) if filling else []
    sampled = list(sample(rows, TEMPLATES)) if filling else []
    everything = [*rows, *changed, *sampled]
    weights = np.repeat(
        np.array([1.0, 0.3, 0.15], np.float32), [len(rows), len(changed), len(sampled)]
    )
    labels = sorted({row.label for row in everything})
    index = {label: place for place, label in enumerate(labels)}
    counted = matrix(everything)
    # What written rows have is how rare a feature is.
    there = np.asarray((counted[: len(rows)] > 0).sum(0)).ravel()
    rarity = (np.log((1 + len(rows)) / (1 + there)) + 1).astype(np.float32)
    wanted = np.array([index[row.label] for row in everything])
    found, bias = linear.fit(
        scaled(counted, rarity), wanted, len(labels), weights=weights
    )
    # What one utterance alone has tells about that utterance.
    found[there < OFTEN] = 0
    # The least steps that are exported are mostly noise, and a third of the file.
    found[np.abs(found) < 2.7 * np.abs(found).max(0) / STEPS] = 0
    return Classifier(labels, rarity, found, bias)


@dataclass(frozen=True, slots=True)
class Guess:
    """What would be done for a row, and how it turns out."""

    row: Row
    label: str
    chance: float
    left: float  # the chance that nothing is to be done
    outcome: str  # right, wrong, taken (should have been left), left


def same(label: str, other: str) -> bool:
    """Return whether two labels are one act."""
    if label == other:
        return True
    does, others = LABELS[label]["does"], LABELS[other]["does"]
    return bool(does and others) and does[0] == others[0] and does[0] in SAME


def is_left(label: str) -> bool:
    """Return whether nothing is to be done for this label, by itself."""
    return LABELS[label]["kind"] == "leave" or label == "follow_up"


def guesses(rows: Sequence[Row], labels: list[str], chances: Floats) -> list[Guess]:
    """Return what would be done for each row without any threshold."""
    leaves = np.array([LABELS[label]["kind"] == "leave" for label in labels])
    doing = np.flatnonzero(~leaves)
    found = []
    for row, chance in zip(rows, chances, strict=True):
        best = doing[int(chance[doing].argmax())]
        label, sure = labels[best], float(chance[best])
        left = float(chance[leaves].sum())
        if is_left(label) or sure < left:
            outcome = "left"
        elif is_left(row.label):
            outcome = "taken"
        else:
            outcome = "right" if same(label, row.label) else "wrong"
        found.append(Guess(row, label, sure, left, outcome))
    return found


def surest(ranked: list[Guess], bad: float) -> int:
    """Return how many of the surest guesses may be done with few enough wrong ones.

    How many are done that were to be left is bounded by the chance of `leave`.
    """
    most = done = wrong = 0
    for count, guess in enumerate(ranked, 1):
        done += guess.outcome != "taken"
        wrong += guess.outcome == "wrong"
        if (wrong + 0.5) / (done + 1) <= bad:
            most = count
    return most


def chosen(found: list[Guess]) -> dict[str, float]:
    """Return the highest chance of `leave`, and the lowest chance by risk."""
    done = [guess for guess in found if guess.outcome != "left"]
    left = sum(is_left(guess.row.label) for guess in found)
    # First what must be left, then what is confused with something else.
    taken = sorted(g.left for g in done if g.outcome == "taken")
    allowed = max(0, int(TAKEN * (left + 1) - 0.5))
    limit = taken[allowed] - 0.001 if allowed < len(taken) else MOST_LEFT
    limit = min(limit, MOST_LEFT)
    least = {"leave": round(limit, 3)}
    for risk, bad in BAD.items():
        ranked = sorted(
            (g for g in done if g.left <= limit and LABELS[g.label]["risk"] == risk),
            key=lambda guess: -guess.chance,
        )
        most = surest(ranked, bad)
        least[risk] = round(ranked[most - 1].chance, 3) if most else 1.0
    return least


def thresholds(found: list[Guess]) -> dict[str, dict[str, float]]:
    """Return thresholds by language (`*`: any)."""
    groups: dict[str, list[Guess]] = defaultdict(list)
    for guess in found:
        groups["*"].append(guess)
        groups[guess.row.language].append(guess)
    return {
        language: chosen(group)
        for language, group in sorted(groups.items())
        if language == "*" or len(group) >= ENOUGH
    }


def table(
    found: list[Guess], key: Callable[[Guess], str], sure: Callable[[Guess], bool]
) -> list[str]:
    """Return lines of right, wrong and taken in percent, of what is sure enough."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for guess in found:
        outcome = guess.outcome if sure(guess) else "left"
        kind = "leave" if is_left(guess.row.label) else "do"
        for name in (key(guess), "all"):
            counts[name][kind] += 1
            counts[name][outcome] += 1
    return [
        f"  {name:18s} {count['do']:5d} to do, {count['leave']:5d} to leave:"
        + "".join(
            f" {outcome} {100 * count[outcome] / max(1, count[kind]):5.1f}"
            for outcome, kind in (("right", "do"), ("wrong", "do"), ("taken", "leave"))
        )
        for name, count in sorted(counts.items())
    ]


def kind_of(guess: Guess) -> str:
    """Return the kind of what was really wished."""
    return str(LABELS[guess.row.label]["kind"])


def calibration(found: list[Guess]) -> list[str]:
    """Return how often guesses of a chance are right."""
    bins: dict[int, list[bool]] = defaultdict(list)
    for guess in found:
        if guess.outcome != "left":
            bins[min(9, int(guess.chance * 10))].append(guess.outcome == "right")
    return [
        f"  {place / 10:.1f}-{(place + 1) / 10:.1f}: {len(right):4d} guesses, "
        f"{100 * sum(right) / len(right):5.1f} % right"
        for place, right in sorted(bins.items())
    ]


def slots(
    rows: list[Row], labels: list[str], tags: list[str], learned: tuple[Floats, Floats]
) -> str:
    """Return how well the values of rows are found."""
    weights, follows = learned
    right = said = there = 0
    for buckets, wanted in tagger.prepare(rows, labels):
        scores = np.stack([weights[row].sum(0) for row in buckets])
        path = [tags[tag] for tag in viterbi(scores, follows)]
        mine, theirs = tagger.spans(path), tagger.spans(wanted)
        right, said, there = (
            right + len(mine & theirs),
            said + len(mine),
            there + len(theirs),
        )
    return (
        f"slots: precision {100 * right / max(1, said):.1f}, "
        f"recall {100 * right / max(1, there):.1f}"
    )


def export(
    path: Path,
    classifier: Classifier,
    tags: list[str],
    learned: tuple[Floats, Floats],
    *,
    words: tuple[NDArray[np.uint8], NDArray[np.uint8]],
    meta: dict[str, Any],
) -> None:
    """Write weights as whole numbers of one byte; no pickle."""
    scale = np.abs(classifier.weights).max(0) / STEPS
    tag_weights, follows = learned
    tag_scale = float(np.abs(tag_weights).max() / 127)
    meta |= {
        "labels": classifier.labels,
        "info": {
            label: {name: LABELS[label][name] for name in ("kind", "act", "risk")}
            for label in classifier.labels
        },
        "tags": tags,
        "tag_scale": tag_scale,
        "fingerprint": fingerprint(),
    }
    path.parent.mkdir(exist_ok=True)
    np.savez_compressed(
        path,
        allow_pickle=False,
        intent=np.rint(classifier.weights / scale).astype(np.int8),
        scale=scale.astype(np.float32),
        bias=classifier.bias,
        rarity=classifier.rarity.astype(np.float16),
        tag=np.rint(tag_weights / tag_scale).astype(np.int8),
        follows=follows,
        naming=words[0],
        plain=words[1],
        meta=np.frombuffer(json.dumps(meta).encode(), np.uint8),
    )


def record(rows: list[Row], classifier: Classifier, heat: float) -> None:
    """Write what training makes of some rows, for the test of the run time."""
    chosen = random.Random(28).sample(rows, min(60, len(rows)))
    chances = linear.softmax(classifier.scores(chosen) / np.float32(heat))
    RECORDED.parent.mkdir(exist_ok=True)
    recorded = [
        {
            "text": row.text,
            "language": row.language,
            "label": classifier.labels[int(chance.argmax())],
            "chance": round(float(chance.max()), 4),
        }
        for row, chance in zip(chosen, chances, strict=True)
    ]
    RECORDED.write_text(
        json.dumps(recorded, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )


def main() -> None:
    """Train, measure on dev, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the train rows")
    parser.add_argument("--dry", action="store_true", help="write nothing but --out")
    parser.add_argument("--alone", default="", help="one language only")
    parser.add_argument("--plain", action="store_true", help="no made rows")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    begin = time.perf_counter()
    rows, held = (
        [row for row in read(split) if asked.alone in {"", row.language}]
        for split in ("train", "held")
    )
    learned_from = {(row.language, features.fold(row.text)) for row in rows}
    # Short sentences that everybody says are no measure.
    dev, held_out = (
        [
            row
            for row in unseen
            if asked.alone in {"", row.language}
            and (row.language, features.fold(row.text)) not in learned_from
        ]
        for unseen in (read("dev", "test"), held)
    )
    random.Random(28).shuffle(rows)
    rows = rows[: int(len(rows) * asked.share)]
    # Thresholds want more rows than dev has: authors who are learnt from only then.
    first = learn(rows, filling=not asked.plain)
    index = {label: place for place, label in enumerate(first.labels)}
    unseen = [*dev, *held_out]
    known = [row for row in unseen if row.label in index]
    wanted = np.array([index[row.label] for row in known])
    heat = linear.temperature(first.scores(known), wanted)
    chances = linear.softmax(first.scores(unseen) / np.float32(heat))
    least = thresholds(guesses(unseen, first.labels, chances))
    print(f"thresholds: {time.perf_counter() - begin:.0f} s", flush=True)
    rows += held
    classifier = learn(rows, filling=not asked.plain)
    chances = linear.softmax(classifier.scores(dev) / np.float32(heat))
    found = guesses(dev, classifier.labels, chances)

    def sure(guess: Guess) -> bool:
        mine = least.get(guess.row.language, least["*"])
        risk = LABELS[guess.label]["risk"]
        return guess.chance >= mine[risk] and guess.left <= mine["leave"]

    print(f"{len(rows)} rows, {len(classifier.labels)} labels, temperature {heat}")
    print("dev without thresholds:")
    print(*table(found, lambda guess: guess.row.language, lambda _: True), sep="\n")
    print("dev at the thresholds:", json.dumps(least))
    print(*table(found, lambda guess: guess.row.language, sure), sep="\n")
    print(*table(found, kind_of, sure)[1:], sep="\n")
    print("calibration:", *calibration(found), sep="\n")
    print(f"intents: {time.perf_counter() - begin:.0f} s", flush=True)
    marked = [row for row in rows if LABELS[row.label]["kind"] != "leave"]
    values = {span[2] for row in marked for span in row.spans}
    tags = ["O", *sorted(f"{at}-{slot}" for slot in values for at in "BI")]
    learned = tagger.fit(marked, tags)
    todo = [guess for guess in found if LABELS[guess.row.label]["kind"] != "leave"]
    print(slots([g.row for g in todo], [g.label for g in todo], tags, learned))
    print(f"all: {time.perf_counter() - begin:.0f} s")
    if asked.dry and asked.out == WEIGHTS:
        return
    export(
        asked.out,
        classifier,
        tags,
        learned,
        words=tagger.words_by_place(marked),
        meta={"temperature": heat, "thresholds": least},
    )
    print(f"{asked.out.name}: {asked.out.stat().st_size / 1e6:.2f} MB")
    if not asked.dry:
        record(dev, classifier, heat)


if __name__ == "__main__":
    main()
