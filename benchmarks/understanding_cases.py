"""Cases and homes of the understanding benchmark, and when an answer is right.

A case is a line of JSON: `home`, `language`, `category`, `source`, `text`,
`area_hint`, `expected` (intent, slots, targets; null: must be left alone) or
`expected_multi`, `lenient` (garbled: the true one or nothing).
"""

from collections.abc import Mapping
from dataclasses import dataclass
import json
from pathlib import Path
from typing import Any

from custom_components.jarvis.grammar.types import Understood, Verdict, Wish
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home

type Json = Mapping[str, Any]

_PLACES = frozenset({"name", "area", "floor", "domain", "device_class"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One sentence in one home; `wanted` is empty when it must be left alone."""

    key: str
    home: str
    language: str
    category: str
    source: str
    text: str
    area: str | None
    wanted: tuple[Json, ...]
    lenient: bool
    accepted: frozenset[str]


def homes(file: Path) -> dict[str, Home]:
    """Read the homes; only exposed entities are taken."""
    return {key: _home(body) for key, body in json.loads(file.read_text()).items()}


def cases(file: Path) -> list[Case]:
    """Read the cases."""
    return [_case(json.loads(line)) for line in file.read_text().splitlines() if line]


def _case(body: Json) -> Case:
    many = body.get("expected_multi") or (
        [body["expected"]] if body.get("expected") else []
    )
    return Case(
        key=body["id"],
        home=body["home"],
        language=body["language"],
        category=body["category"],
        source=body["source"],
        text=body["text"],
        area=body.get("area_hint"),
        wanted=tuple(many),
        lenient=bool(body.get("lenient")),
        accepted=frozenset(body.get("acceptable_intents", ())),
    )


def _home(body: Json) -> Home:
    return make_home(
        version=1,
        floors=[
            Floor(floor_id=floor["id"], names=_names(floor)) for floor in body["floors"]
        ],
        areas=[
            Area(area_id=area["id"], names=_names(area), floor_id=area["floor"])
            for area in body["areas"]
        ],
        entities=[
            Entity(
                entity_id=entity["entity_id"],
                names=_names(entity),
                area_id=entity["area"],
                floor_id=entity["floor"],
                device_class=entity["device_class"],
            )
            for entity in body["entities"]
            if entity["exposed"]
        ],
    )


def _names(body: Json) -> tuple[str, ...]:
    return (body["name"], *body.get("aliases", ()))


def judge(case: Case, verdict: Verdict) -> str:
    """Return right, wrong, left, or for what must be left alone: kept, acted."""
    wishes = verdict.wishes if isinstance(verdict, Understood) else ()
    if not case.wanted:
        bad = any(wish.intent not in case.accepted for wish in wishes)
        return "acted" if bad else "kept"
    if not wishes:
        return "left"
    if len(wishes) == len(case.wanted) and all(
        _same(wish, wanted) for wish, wanted in zip(wishes, case.wanted, strict=True)
    ):
        return "right"
    return "wrong"


def _same(wish: Wish, wanted: Json) -> bool:
    targets = frozenset(wanted["targets"])
    if wish.intent != wanted["intent"]:
        return False
    slots = wanted["slots"]
    checked = {*slots, *wish.slots} - (_PLACES if targets else {"domain"})
    if targets and frozenset(wish.targets) != targets:
        return False
    return all(_equal(wish.slots.get(key), slots.get(key)) for key in checked)


def _equal(got: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return any(_equal(got, one) for one in wanted)
    if isinstance(wanted, str) and isinstance(got, str):
        return wanted.strip().casefold() == got.strip().casefold()
    return bool(got == wanted)
