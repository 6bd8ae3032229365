"""The learned reader alone: `scripts/bench learned [--real FILE] [--weights FILE]`.

Without a file: the utterances of training/ that were not learned from, by language.
With one, lines of JSON with "text" and SLURP's "intent": what people really said.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
import json
from pathlib import Path
import time

from training.rows import ROOT, SPLITS, Row, read
import yaml

from custom_components.jarvis.nlu.reader import LEAVE, WEIGHTS, Classification, Reader

LABELS = yaml.safe_load((ROOT / "labels.yaml").read_text(encoding="utf-8"))
# One act, told apart by the thing that is named.
SAME = {"HassTurnOn", "HassTurnOff", "HassMediaSearchAndPlay"}
Table = dict[str, Counter[str]]


def _does(label: str) -> list[str]:
    return list(LABELS[label]["does"]) if label in LABELS else []


def _fits(label: str, wanted: str) -> bool:
    does, others = _does(label), _does(wanted)
    return label == wanted or bool(
        does and others and does[0] == others[0] and does[0] in SAME
    )


def _outcome(read: Classification, *, sure: bool, left: bool, right: bool) -> str:
    if read.intent in {LEAVE, "follow_up"} or (sure and not read.sure):
        return "left"
    return "taken" if left else "right" if right else "wrong"


def _print(title: str, table: Table) -> None:
    print(title)
    for group, counts in sorted(table.items()):
        total = sum(counts.values())
        print(
            f"  {group:14s} {total:5d}"
            + "".join(
                f"  {outcome} {100 * counts[outcome] / total:5.1f}"
                for outcome in ("right", "wrong", "taken", "left")
                if counts[outcome]
            )
        )


def held_out(reader: Reader, rows: Iterable[Row]) -> None:
    """Print right, wrong and taken by language, without and with thresholds."""
    reads = [(row, reader.read(row.text, row.language)) for row in rows]
    for sure in (False, True):
        table: Table = defaultdict(Counter)
        for row, found in reads:
            left = LABELS[row.label]["kind"] == LEAVE or row.label == "follow_up"
            kind = "leave" if left else "do"
            outcome = _outcome(
                found, sure=sure, left=left, right=_fits(found.intent, row.label)
            )
            for group in (row.language, "all"):
                table[f"{group} {kind}"][outcome] += 1
        _print("at the thresholds" if sure else "without thresholds", table)


def real(reader: Reader, path: Path) -> None:
    """Print the same for what people really said."""
    may = yaml.safe_load((ROOT / "slurp.yaml").read_text(encoding="utf-8"))
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    reads = [(case["intent"], reader.read(case["text"], "en")) for case in cases]
    kinds: Table = defaultdict(Counter)
    for sure in (False, True):
        table: Table = defaultdict(Counter)
        kinds.clear()
        for intent, found in reads:
            group = "assistant" if intent in may else "must be left"
            if intent.startswith(("iot", "audio")):
                group = "device"
            outcome = _outcome(
                found,
                sure=sure,
                left=intent not in may,
                right=bool(set(_does(found.intent)) & set(may.get(intent, ()))),
            )
            table[group][outcome] += 1
            kinds[intent][outcome] += 1
        _print("at the thresholds" if sure else "without thresholds", table)
    _print("by intent, at the thresholds", kinds)


def speed(reader: Reader) -> None:
    """Print how long a sentence of ten words takes, beside one hash of its letters."""
    text = "could you please turn the lights in the kitchen on"
    taken = []
    for _round in range(400):
        begin = time.perf_counter()
        reader.read(text, "en")
        taken.append(1000 * (time.perf_counter() - begin))
    taken.sort()
    print(f"ten words: median {taken[200]:.2f} ms, p95 {taken[380]:.2f} ms")


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--real", type=Path)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--split", default="test", choices=SPLITS)
    asked = parser.parse_args()
    begin = time.perf_counter()
    reader = Reader.load(asked.weights)
    print(f"loaded in {1000 * (time.perf_counter() - begin):.0f} ms")
    if asked.real:
        real(reader, asked.real)
    else:
        held_out(reader, read(asked.split))
    speed(reader)


if __name__ == "__main__":
    main()
