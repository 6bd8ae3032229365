"""What hassfest checks, as far as it concerns us.

The action itself only runs on GitHub; this keeps manifest, texts and images
right before a push.
"""

from collections.abc import Iterator
import json
from pathlib import Path
import re
from string import Formatter
from typing import Any

from awesomeversion import AwesomeVersion
from PIL import Image
import yaml

from .tables import each_row

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "custom_components" / "jarvis"
TRANSLATIONS = PACKAGE / "translations"
LANGUAGES = sorted(file.stem for file in TRANSLATIONS.glob("*.json"))
MANIFEST_KEYS = {
    "domain",
    "name",
    "after_dependencies",
    "codeowners",
    "config_flow",
    "dependencies",
    "documentation",
    "integration_type",
    "iot_class",
    "issue_tracker",
    "loggers",
    "quality_scale",
    "requirements",
    "single_config_entry",
    "version",
}


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _texts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
        return
    for key, inner in value.items():
        yield from _texts(inner, f"{path}.{key}" if path else key)


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_manifest_is_complete_and_in_order() -> None:
    manifest = _json(PACKAGE / "manifest.json")
    keys = list(manifest)
    assert keys[:2] == ["domain", "name"]
    assert keys[2:] == sorted(keys[2:])
    assert set(keys) <= MANIFEST_KEYS
    assert manifest["domain"] == PACKAGE.name
    assert AwesomeVersion(manifest["version"]).valid
    assert manifest["documentation"].startswith("https://")
    assert all(owner.startswith("@") for owner in manifest["codeowners"])
    assert (PACKAGE / "config_flow.py").exists() == manifest["config_flow"]


def test_requirements_have_lower_bounds_only() -> None:
    for requirement in _json(PACKAGE / "manifest.json")["requirements"]:
        assert re.fullmatch(r"[a-zA-Z0-9_.-]+>=[0-9][0-9.]*", requirement)


def test_versions_agree() -> None:
    version = _json(PACKAGE / "manifest.json")["version"]
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text()


def test_hacs_asks_for_the_minimum_home_assistant() -> None:
    hacs = _json(ROOT / "hacs.json")
    assert hacs["name"] == "Jarvis"
    assert AwesomeVersion(hacs["homeassistant"]) >= "2026.10.0"


@each_row("language", LANGUAGES)
def test_translations_have_the_same_keys_and_placeholders(language: str) -> None:
    english = dict(_texts(_json(TRANSLATIONS / "en.json")))
    texts = dict(_texts(_json(TRANSLATIONS / f"{language}.json")))
    assert texts.keys() == english.keys()
    for key, text in texts.items():
        assert _placeholders(text) == _placeholders(english[key]), key
        assert text.strip() == text != "", key
        assert "://" not in text, key
        assert not re.search(r"<[^>]+>|'\{|\}'", text), key


def test_the_interface_speaks_the_languages_of_the_answers() -> None:
    assert set(LANGUAGES) == {
        *("de", "en", "es", "fr", "it"),
        *("ja", "nl", "pl", "pt", "tr"),
    }
    english = dict(_texts(_json(TRANSLATIONS / "en.json")))
    for language in set(LANGUAGES) - {"en"}:
        texts = dict(_texts(_json(TRANSLATIONS / f"{language}.json")))
        # Names and words that are the same in both are few.
        same = [key for key, text in texts.items() if text == english[key]]
        assert len(same) < len(english) / 10, language


@each_row("language", LANGUAGES)
def test_every_field_of_a_form_is_described(language: str) -> None:
    texts = _json(TRANSLATIONS / f"{language}.json")
    flows = [texts["config"], *texts["config_subentries"].values()]
    for flow in flows:
        for name, step in flow["step"].items():
            assert step["title"], name
            assert step.get("data", {}).keys() == (
                step.get("data_description", {}).keys()
            ), name


def test_lines_have_the_same_keys_and_placeholders() -> None:
    files = {file.stem: _json(file) for file in (PACKAGE / "data/lines").iterdir()}
    english = files["en"]
    for code, lines in files.items():
        for key, line in lines.items():
            assert _placeholders(line) == _placeholders(english[key]), (code, key)
    assert files["de"].keys() == english.keys()
    # Languages whose commands speak English have what is said in a turn of any kind.
    parts = [one for one in files.values() if one.keys() != english.keys()]
    assert all(one.keys() == parts[0].keys() < english.keys() for one in parts)


def test_actions_are_described_everywhere() -> None:
    actions = yaml.safe_load((PACKAGE / "services.yaml").read_text(encoding="utf-8"))
    icons = _json(PACKAGE / "icons.json")["services"]
    assert icons.keys() == actions.keys()
    assert all(icon["service"].startswith("mdi:") for icon in icons.values())
    for language in LANGUAGES:
        texts = _json(TRANSLATIONS / f"{language}.json")["services"]
        assert texts.keys() == actions.keys()
        for name, action in actions.items():
            fields = (action or {}).get("fields", {})
            assert texts[name]["name"]
            assert texts[name]["description"]
            described = texts[name].get("fields", {})
            assert described.keys() == fields.keys()
            assert all(f["name"] and f["description"] for f in described.values())


@each_row("name", ["icon", "dark_icon", "logo", "dark_logo"])
def test_brand_images(name: str) -> None:
    for suffix, factor in (("", 1), ("@2x", 2)):
        with Image.open(PACKAGE / "brand" / f"{name}{suffix}.png") as image:
            assert image.format == "PNG"
            if "icon" in name:
                assert image.size == (256 * factor, 256 * factor)
            else:
                assert 128 * factor <= min(image.size) <= 256 * factor
