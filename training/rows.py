"""Reads labelled utterances: the files of training/utterances and training/replies."""

from collections.abc import Iterator
from dataclasses import dataclass
import hashlib
from pathlib import Path
import re

ROOT = Path(__file__).parent
FEATURES = ROOT.parent / "custom_components" / "jarvis" / "nlu" / "features.py"
UTTERANCES = ROOT / "utterances"
REPLIES = ROOT / "replies"
# Authors of `held` choose the thresholds before they are learnt from.
SPLITS = ("train", "held", "dev", "test")
MARK = re.compile(r"\[([^\]\[]+)\]\(([a-z_]+)\)")


@dataclass(frozen=True, slots=True)
class Row:
    """One utterance: its text, its label, and its slots as (start, end, slot)."""

    text: str
    label: str
    language: str
    spans: tuple[tuple[int, int, str], ...] = ()
    split: str = "train"
    author: str = ""


def unmark(marked: str) -> tuple[str, tuple[tuple[int, int, str], ...]]:
    """Return the text without its marks, and the spans that were marked."""
    text, spans, at = "", [], 0
    for match in MARK.finditer(marked):
        text += marked[at : match.start()]
        spans.append((len(text), len(text) + len(match[1]), match[2]))
        text += match[1]
        at = match.end()
    return text + marked[at:], tuple(spans)


def mark(text: str, spans: tuple[tuple[int, int, str], ...]) -> str:
    """Return the text with its spans marked."""
    marked, at = "", 0
    for start, end, slot in spans:
        marked += f"{text[at:start]}[{text[start:end]}]({slot})"
        at = end
    return marked + text[at:]


def lines(path: Path) -> Iterator[tuple[int, str, str]]:
    """Yield line number, label and marked utterance of a file."""
    label = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said = line.strip()
        if said.startswith("## "):
            label = said[3:].strip()
        elif said and not said.startswith("# "):
            yield number, label, said


def files(*splits: str) -> list[Path]:
    """Return the files of these splits, in a fixed order."""
    return sorted(
        path for path in UTTERANCES.glob("*/*/*.txt") if path.parent.name in splits
    )


def read(*splits: str) -> list[Row]:
    """Return the utterances of these splits."""
    rows = []
    for path in files(*splits):
        language, split = path.parts[-3:-1]
        for _number, label, said in lines(path):
            text, spans = unmark(said)
            author = f"{language}/{path.stem}"
            rows.append(Row(text, label, language, spans, split, author))
    return rows


def fingerprint() -> str:
    """Return the hash of all that the weights are made from: data and programs."""
    made = hashlib.sha256()
    programs = [*ROOT.glob("*.py"), *ROOT.glob("*.yaml"), FEATURES]
    for path in sorted([*files("train", "held", "dev"), *programs]):
        if path.name not in {"check.py", "replies.py", "slots.yaml", "slurp.yaml"}:
            made.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return made.hexdigest()


@dataclass(frozen=True, slots=True)
class Reply:
    """What was wished, what a model replied having done nothing, and what that is."""

    label: str
    wish: str
    text: str
    language: str


def reply_files(*splits: str) -> list[Path]:
    """Return the files of these splits, in a fixed order."""
    return sorted(
        path for path in REPLIES.glob("*/*/*.tsv") if path.parent.name in splits
    )


def read_replies(*splits: str) -> list[Reply]:
    """Return the replies of these splits."""
    return [reply for path in reply_files(*splits) for reply in _replies(path)]


def _replies(path: Path) -> Iterator[Reply]:
    for line in path.read_text(encoding="utf-8").splitlines():
        label, wish, text = line.split("\t")
        yield Reply(label, wish, text, path.parts[-3])


def reply_fingerprint() -> str:
    """Return the hash of all that the weights of replies are made from."""
    made = hashlib.sha256()
    programs = (
        *(ROOT / name for name in ("linear.py", "replies.py")),
        *(FEATURES, FEATURES.with_name("replies.py")),
    )
    for path in (*reply_files("train", "held"), *programs):
        made.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return made.hexdigest()
