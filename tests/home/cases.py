"""The recorded targets and homes that the resolver is measured on."""

from dataclasses import dataclass
from functools import cache
import json
from pathlib import Path
from typing import Any

from custom_components.jarvis.home.question import Decision, Query, Resolution
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A spoken target and what it means: `gold` is one id, several, or nothing."""

    home: str
    category: str
    query: Query
    gold_type: str
    gold: frozenset[str]
    group_ok: bool
    source: str

    def verdict(self, answer: Resolution) -> str:
        """Judge an answer: right, asked, refused, or wrong."""
        ids = frozenset(answer.entity_ids)
        acts = answer.decision in {Decision.PICK, Decision.ALL}
        if acts and ids == self.gold and self.gold_type in {"pick", "lenient"}:
            return "right"
        if answer.decision is Decision.ALL and self.group_ok and ids == self.gold:
            return "right"
        if acts:
            return "wrong"
        asked = answer.decision is Decision.ASK
        wanted = {"ask": asked, "none": not asked, "lenient": True}
        if wanted.get(self.gold_type, False):
            return "right"
        return "asked" if asked else "refused"


@cache
def homes(path: Path = DATA / "homes.json") -> dict[str, tuple[str, Home]]:
    """Read the homes: name to language and snapshot of what is exposed."""
    return {
        name: (raw["language"], _home(raw))
        for name, raw in json.loads(path.read_text()).items()
    }


@cache
def cases(path: Path = DATA / "resolution.jsonl") -> tuple[Case, ...]:
    """Read the cases of a file with one JSON object per line."""
    return tuple(_case(json.loads(line)) for line in path.read_text().splitlines())


def _case(raw: dict[str, Any]) -> Case:
    hint, gold = raw["domain_hint"], raw["gold"]
    return Case(
        home=raw["home"],
        category=raw["category"],
        query=Query(
            text=raw["spoken"],
            language=raw["language"],
            domains=frozenset({hint} if hint else ()),
            area_id=raw["area_hint"],
        ),
        gold_type=raw["gold_type"],
        gold=frozenset([gold] if isinstance(gold, str) else gold or ()),
        group_ok=raw.get("group_ok", False),
        source=raw["source"],
    )


def _home(raw: dict[str, Any]) -> Home:
    floors = {area["id"]: area["floor"] for area in raw["areas"]}
    return make_home(
        floors=[
            Floor(floor_id=row["id"], names=(row["name"], *row["aliases"]))
            for row in raw["floors"]
        ],
        areas=[
            Area(
                area_id=row["id"],
                names=(row["name"], *row["aliases"]),
                floor_id=row["floor"],
            )
            for row in raw["areas"]
        ],
        entities=[
            Entity(
                entity_id=row["entity_id"],
                names=(row["name"], *row["aliases"]),
                area_id=row["area"],
                floor_id=floors.get(row["area"]) or row["floor"],
                device_class=row["device_class"],
            )
            for row in raw["entities"]
            if row["exposed"]
        ],
    )
