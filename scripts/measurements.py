"""Measures how big the integration is, and lowers the ceilings of tests/ratchets.json.

.venv/bin/python -m scripts.measurements [--write] [--fat]
"""

import argparse
import ast
from collections.abc import Iterator
from dataclasses import dataclass
import json
import os
from pathlib import Path
import subprocess
import sys
import tempfile
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "custom_components" / "jarvis"
RATCHETS = ROOT / "tests" / "ratchets.json"
# Where the traced requests write their figures when this command asks for them.
FIGURES_FILE = "JARVIS_FIGURES_FILE"
FAT = 4096
# What Home Assistant imports when it sets Jarvis up, after what it has itself.
_IMPORTED = """
import sys
sys.path.insert(0, ".")
import homeassistant.components.conversation, homeassistant.helpers.llm
import custom_components.jarvis.house, custom_components.jarvis.conversation
import custom_components.jarvis.config_flow
print(sum(name.startswith("custom_components.jarvis") for name in sys.modules))
"""


@dataclass(frozen=True, slots=True)
class Ratchets:
    """The stored ceilings, and what may stand above them for a while."""

    ceilings: dict[str, int]
    loans: tuple[dict[str, Any], ...]

    def allowed(self, figure: str) -> int:
        """Return the ceiling of a figure with its loans."""
        loans = [int(one["amount"]) for one in self.loans if one["figure"] == figure]
        return self.ceilings[figure] + sum(loans)


def read_ratchets(text: str | None = None) -> Ratchets:
    """Read the stored ceilings; `text` is another version of the file."""
    stored = json.loads(RATCHETS.read_text("utf-8") if text is None else text)
    return Ratchets(stored["ceilings"], tuple(stored["loans"]))


def literal_bytes(text: str) -> int:
    """Return the bytes of a module's text literals, docstrings left out."""
    tree = ast.parse(text)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(
            node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        )
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return sum(
        len(node.value.encode("utf-8", "surrogatepass"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docs
    )


def _texts() -> Iterator[tuple[Path, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, path.read_text(encoding="utf-8")


def sizes() -> dict[str, int]:
    """Return files, lines and kB of text literals."""
    texts = [text for _, text in _texts()]
    return {
        "files": len(texts),
        "lines": sum(text.count("\n") for text in texts),
        "literal_kB": round(sum(map(literal_bytes, texts)) / 1000),
    }


def modules_at_start() -> int:
    """Return how many modules of ours a start imports, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", _IMPORTED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def traced() -> dict[str, int]:
    """Return how many files the traced requests touch; they run in the test kit."""
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures.json"
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
                *("tests/test_traced_requests.py", "-k", "touches"),
            ],
            cwd=ROOT,
            env={**os.environ, FIGURES_FILE: str(figures)},
            stdout=subprocess.DEVNULL,
            check=False,
        )
        told: dict[str, int] = json.loads(figures.read_text("utf-8"))
        return told


def main() -> None:
    """Print every figure beside its ceiling; lower the ceilings when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="lower the ceilings")
    parser.add_argument("--fat", action="store_true", help="list files full of text")
    options = parser.parse_args()
    if options.fat:
        for size, path in sorted(((literal_bytes(t), p) for p, t in _texts()))[::-1]:
            if size > FAT:
                print(f"{size / 1000:7.1f} kB  {path.relative_to(PACKAGE)}")
        return
    ratchets = read_ratchets()
    figures = {**sizes(), "modules_at_start": modules_at_start(), **traced()}
    for name, figure in figures.items():
        print(f"{name:<24}{figure:>8}  ceiling {ratchets.allowed(name):>8}")
    if options.write:
        lower = {k: min(v, ratchets.ceilings[k]) for k, v in figures.items()}
        stored = {"ceilings": lower, "loans": list(ratchets.loans)}
        RATCHETS.write_text(json.dumps(stored, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
