"""The quality scale's file names every rule, and what can be looked up is true."""

import ast
from pathlib import Path
from typing import Any

from scripts.reference_page import PAGE, render
import yaml

import homeassistant

from .tables import each_row

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "custom_components" / "jarvis"
PLATFORMS = ("ai_task", "binary_sensor", "conversation", "sensor")


def rules(text: str) -> dict[str, Any]:
    """Return the rules of a file: name to status, or to status and comment."""
    found: dict[str, Any] = yaml.safe_load(text)["rules"]
    return found


OURS = rules((PACKAGE / "quality_scale.yaml").read_text("utf-8"))


def test_every_rule_of_home_assistant_is_answered() -> None:
    # An integration of the highest tier that comes with Home Assistant.
    core = Path(homeassistant.__file__).parent / "components"
    example = core / "anthropic" / "quality_scale.yaml"
    assert set(OURS) == set(rules(example.read_text("utf-8")))


@each_row("rule", sorted(OURS))
def test_a_rule_that_is_not_done_says_why(rule: str) -> None:
    status = OURS[rule]
    if status != "done":
        assert status["status"] in {"exempt", "todo"}
        assert len(status["comment"]) > 20


@each_row("platform", PLATFORMS)
def test_platforms_say_how_many_updates_run_at_once(platform: str) -> None:
    tree = ast.parse((PACKAGE / f"{platform}.py").read_text("utf-8"))
    names = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert "PARALLEL_UPDATES" in names


def test_the_reference_is_current() -> None:
    assert PAGE.read_text("utf-8") == render(), "run scripts/docs"


@each_row(
    "heading",
    [
        "What it is for",
        "Install and remove",
        "Installation parameters",
        "Supported",
        "What it provides",
        "Examples",
        "How data is updated",
        "Known limitations",
        "Troubleshooting",
    ],
)
def test_the_manual_has_what_the_scale_wants(heading: str) -> None:
    assert f"## {heading}\n" in (ROOT / "docs" / "manual.md").read_text("utf-8")


def test_the_security_page_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = [word for word in text.split("`") if word.endswith(".py")]
    assert named
    assert [name for name in named if not (PACKAGE / name).exists()] == []
