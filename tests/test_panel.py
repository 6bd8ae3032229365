"""The panel: in the sidebar while Jarvis is loaded, and made from its source."""

from hashlib import sha256
from http import HTTPStatus
import json
from pathlib import Path
import re
import shutil
import subprocess

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_capture_events,
)
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.jarvis.panel import BUNDLE, URL
from homeassistant.components.frontend import EVENT_PANELS_UPDATED, async_panel_exists
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "frontend"
LANGUAGES = {"de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr"}
LARGEST = 200_000
PLACEHOLDER = re.compile(r"\{\w+\}")


def source_hash() -> str:
    """Hash what the bundle is made from, as `frontend/build.mjs` does."""
    names = {"build.mjs", "package-lock.json", "tsconfig.json"} | {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "src").rglob("*")
        if path.is_file()
    }
    hashed = sha256()
    for name in sorted(names):
        hashed.update(f"{name}\n".encode() + (SOURCE / name).read_bytes() + b"\n")
    return hashed.hexdigest()


def test_the_bundle_is_of_this_source_and_small() -> None:
    bundle = BUNDLE.read_text("utf-8")
    assert bundle.startswith(f"/* jarvis-panel {source_hash()};"), "run scripts/panel"
    assert len(bundle.encode()) <= LARGEST


@pytest.mark.slow
def test_the_bundle_is_what_its_source_makes() -> None:
    if shutil.which("npm") is None:
        # Nobody can make it here; what it was made from is compared above.
        return
    made = subprocess.run(
        [ROOT / "scripts" / "panel", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr


def test_every_language_has_every_text_with_its_placeholders() -> None:
    texts = {
        path.stem: json.loads(path.read_text("utf-8"))
        for path in (SOURCE / "src" / "strings").glob("*.json")
    }
    assert set(texts) == LANGUAGES
    for language, own in texts.items():
        assert list(own) == list(texts["en"]), language
        for key, text in texts["en"].items():
            wanted = sorted(PLACEHOLDER.findall(text))
            assert own[key].strip(), (language, key)
            assert sorted(PLACEHOLDER.findall(own[key])) == wanted, (language, key)


def test_nothing_from_outside_becomes_markup() -> None:
    for path in (SOURCE / "src").rglob("*.ts"):
        text = path.read_text("utf-8")
        assert not re.search(r"unsafe|innerHTML|insertAdjacent", text), path.name


async def test_it_is_in_the_sidebar_while_jarvis_is_loaded(
    hass: HomeAssistant, jarvis: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    changes = async_capture_events(hass, EVENT_PANELS_UPDATED)
    assert await hass.config_entries.async_reload(jarvis.entry_id)
    # Who looks at it is not thrown out.
    assert not changes
    panel = hass.data["frontend_panels"]["jarvis"]
    assert not panel.require_admin
    where = panel.config["_panel_custom"]["module_url"]
    assert re.fullmatch(re.escape(URL) + r"\?v=\d+\.\d+\.\d+", where)
    client = await hass_client()
    served = await client.get(where)
    assert served.status == HTTPStatus.OK
    assert await served.read() == BUNDLE.read_bytes()
    disabled = ConfigEntryDisabler.USER
    assert await hass.config_entries.async_set_disabled_by(jarvis.entry_id, disabled)
    assert not async_panel_exists(hass, "jarvis")
    assert await hass.config_entries.async_set_disabled_by(jarvis.entry_id, None)
    assert async_panel_exists(hass, "jarvis")
    assert await hass.config_entries.async_remove(jarvis.entry_id)
    assert not async_panel_exists(hass, "jarvis")
