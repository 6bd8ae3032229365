"""Lays out a private configuration that Home Assistant starts from unasked."""

from collections.abc import Mapping
import json
from pathlib import Path
import shutil
from typing import Any

from .custom_components.demo_house.house import Thing, load_house
from .places import ROOT

_HOUSE = Path(__file__).with_name("custom_components") / "demo_house"
_JARVIS = ROOT / "custom_components" / "jarvis"

# No default_config: its parts look for devices, clouds and updates in the network.
_INTEGRATIONS = (
    "assist_pipeline",
    "config",
    "conversation",
    "frontend",
    "history",
    "logbook",
    "media_source",
    "person",
    "sun",
    "system_health",
    "zone",
)


def lay_out(folder: Path, host: str, port: int, language: str, level: str) -> None:
    """Write configuration and the storage that the first start needs."""
    storage = folder / ".storage"
    storage.mkdir(parents=True, exist_ok=True)
    _link_components(folder / "custom_components")
    # JSON is YAML, and needs no writer that knows Home Assistant's tags.
    (folder / "configuration.yaml").write_text(
        json.dumps(_configuration(language, level), indent=2), encoding="utf-8"
    )
    # These steps of the onboarding would add integrations that call out.
    _store(
        storage / "onboarding",
        4,
        1,
        {"done": ["core_config", "analytics", "integration"]},
    )
    # An http: block in the configuration is only a trial that ends after five minutes.
    _store(storage / "http", 2, 2, _http(host, port))


def _configuration(language: str, level: str) -> Mapping[str, Any]:
    house = load_house(language)
    return {
        "homeassistant": {
            "name": "Demo House",
            "unit_system": "metric",
            "time_zone": "Europe/Berlin" if language == "de" else "Europe/London",
            "country": "DE" if language == "de" else "GB",
            "currency": "EUR" if language == "de" else "GBP",
            "latitude": 52.52 if language == "de" else 51.5,
            "longitude": 13.4 if language == "de" else -0.13,
            "elevation": 34,
            "language": language,
        },
        **dict.fromkeys(_INTEGRATIONS),
        "recorder": {"commit_interval": 1},
        "automation": [],
        "scene": [_scene(thing) for thing in house.of("scene")],
        "script": {thing.key: _script(thing) for thing in house.of("script")},
        "logger": {
            "default": "warning",
            "logs": {
                "homeassistant.bootstrap": "info",
                "custom_components.jarvis": level,
            },
        },
    }


def _scene(thing: Thing) -> Mapping[str, Any]:
    return {
        "id": thing.key,
        "name": thing.name,
        "entities": thing.traits["states"],
    }


def _script(thing: Thing) -> Mapping[str, Any]:
    return {
        "alias": thing.name,
        "description": thing.traits["description"],
        "sequence": thing.traits["sequence"],
    }


def _http(host: str, port: int) -> Mapping[str, Any]:
    return {
        "stable": {
            "server_host": [host],
            "server_port": port,
            "cors_allowed_origins": [],
            "login_attempts_threshold": -1,
            "ip_ban_enabled": False,
            "ssl_profile": "modern",
            "use_x_frame_options": True,
            "created_at": "2026-01-01T00:00:00+00:00",
            "error": None,
            "error_message": None,
        },
        "pending": None,
        "yaml_migration_done": True,
    }


def _store(path: Path, version: int, minor: int, data: Mapping[str, Any]) -> None:
    if path.exists():
        return
    content = {
        "version": version,
        "minor_version": minor,
        "key": path.name,
        "data": data,
    }
    path.write_text(json.dumps(content), encoding="utf-8")


def _link_components(folder: Path) -> None:
    """Link both integrations, so that a change of the code needs only a restart."""
    folder.mkdir(exist_ok=True)
    for source in (_HOUSE, _JARVIS):
        target = folder / source.name
        if target.is_symlink() or target.is_file():
            target.unlink()
        elif target.is_dir():
            shutil.rmtree(target)
        target.symlink_to(source, target_is_directory=True)
