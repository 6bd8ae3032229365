"""The shape of the house: sizes, names, and rules no linter knows."""

import ast
from collections.abc import Iterator
from pathlib import Path
import re
import subprocess
import sys

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "custom_components" / "jarvis"
FILES = sorted(PACKAGE.rglob("*.py"))
# Home Assistant imports modules of these names as platforms (home_assistant 2026.10).
PLATFORMS_WE_IMPLEMENT = {
    "ai_task",
    "backup",
    "config_flow",
    "conversation",
    "diagnostics",
    "llm",
    "logbook",
    "repairs",
    "sensor",
    "system_health",
}
RESERVED = {
    "ai_task",
    "backup",
    "button",
    "condition",
    "diagnostics",
    "energy",
    "event",
    "group",
    "hardware",
    "intent",
    "llm",
    "logbook",
    "media_source",
    "notify",
    "recorder",
    "repairs",
    "select",
    "sensor",
    "stt",
    "system_health",
    "todo",
    "trigger",
    "tts",
    "update",
}
FORBIDDEN_NAMES = {"utils", "helpers", "common", "core", "manager", "misc"}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60


def _functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def _name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_sizes(path: Path) -> None:
    functions = list(_functions(path))
    for name, length in functions:
        assert length <= LONGEST_FUNCTION, name
    # A table may be as long as what it knows.
    if functions:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_names(path: Path) -> None:
    assert path.stem not in FORBIDDEN_NAMES
    if path.parent == PACKAGE:
        assert path.stem not in RESERVED - PLATFORMS_WE_IMPLEMENT


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_no_complexity_is_waved_through(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"noqa: *(?:C901|PLR091)", text)
    assert not re.search(r"^\s*print\(", text, re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_language_knowledge_is_data(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"language\s*==\s*[\"'][a-z]", text)
    assert not re.search(r"language\.startswith\(\s*[\"']", text)


@pytest.mark.parametrize("path", FILES, ids=_name)
def test_broad_excepts_give_their_reason(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if "noqa: BLE001" in line:
            assert re.search(r"# noqa: BLE001 - \w+", line), line


def test_layers() -> None:
    checked = subprocess.run(
        [Path(sys.executable).parent / "lint-imports"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
