"""Checks the labelled utterances; --fix settles the slots that slots.yaml decides."""

from collections import Counter, defaultdict
from pathlib import Path
import sys

import yaml

from training.rows import ROOT, SPLITS, UTTERANCES, files, lines, mark, unmark

Span = tuple[int, int, str]


class Settled:
    """What spans are called: by the label's group, then by the language's majority."""

    def __init__(self) -> None:
        """Count what each words are called in each language."""
        self.rules = yaml.safe_load((ROOT / "slots.yaml").read_text(encoding="utf-8"))
        self.counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        for path in files(*SPLITS):
            for _number, _label, said in lines(path):
                text, spans = unmark(said)
                for start, end, slot in spans:
                    key = path.parts[-3], text[start:end].casefold()
                    self.counts[key][slot] += 1

    def slot(self, language: str, label: str, words: str, slot: str) -> str:
        """Return what these words are to be called."""
        slot = (
            self.rules["rename"]
            .get(label.split(".", maxsplit=1)[0], {})
            .get(slot, slot)
        )
        counts = self.counts[language, words.casefold()]
        for pair in self.rules["majority"]:
            if slot in pair:
                slot = max(pair, key=lambda name: (counts[name], name == slot))
        return slot

    def line(self, language: str, label: str, said: str) -> str:
        """Return a marked utterance with its slots settled."""
        text, spans = unmark(said)
        return mark(
            text,
            tuple(
                (start, end, self.slot(language, label, text[start:end], slot))
                for start, end, slot in spans
            ),
        )


def fix(path: Path, settled: Settled) -> None:
    """Write a file again with its slots settled."""
    old = path.read_text(encoding="utf-8").splitlines()
    new = list(old)
    for number, label, said in lines(path):
        new[number - 1] = settled.line(path.parts[-3], label, said)
    if new != old:
        path.write_text("\n".join(new) + "\n", encoding="utf-8")


def faults(settled: Settled) -> list[str]:
    """Return what is wrong, each with its file and line."""
    labels = yaml.safe_load((ROOT / "labels.yaml").read_text(encoding="utf-8"))
    slots = settled.rules["slots"]
    found = []
    seen: dict[tuple[str, str], tuple[str, str]] = {}
    for path in files(*SPLITS):
        language, split = path.parts[-3:-1]
        for number, label, said in lines(path):
            where = f"{path.relative_to(UTTERANCES)}:{number}"
            if label not in labels:
                found.append(f"{where}: unknown label '{label}'")
            text, spans = unmark(said)
            found += [
                f"{where}: unknown slot '{slot}'"
                for _start, _end, slot in spans
                if slot not in slots
            ]
            if "](" in text or "\t" in text:
                found.append(f"{where}: broken mark")
            if settled.line(language, label, said) != said:
                found.append(f"{where}: slots not settled; run with --fix")
            key = language, text.casefold().strip(" .,!?")
            other = seen.setdefault(key, (split, label))
            # Short sentences are everybody's; a long one was copied.
            if other[0] != split and len(text) > 40:
                found.append(f"{where}: also in {other[0]}")
            if other[1].startswith("leave.") != label.startswith("leave."):
                found.append(f"{where}: '{text}' is {other[1]} elsewhere")
    return found


def main() -> int:
    """Check, after mending if asked to; say how much there is."""
    if "--fix" in sys.argv:
        settled = Settled()
        for path in files(*SPLITS):
            fix(path, settled)
    found = faults(Settled())
    print("\n".join(found))
    count: Counter[tuple[str, str]] = Counter()
    for path in files(*SPLITS):
        for _number, label, _said in lines(path):
            count[path.parts[-3], "leave" if label.startswith("leave.") else "do"] += 1
    for language in sorted({language for language, _kind in count}):
        print(
            language,
            *(f"{kind} {count[language, kind]}" for kind in ("do", "leave")),
        )
    print(f"{len(found)} faults")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
