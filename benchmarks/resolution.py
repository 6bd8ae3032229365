"""How well and how fast names are resolved.

python -m benchmarks.resolution [--homes FILE --cases FILE] [--sizes 100,1000]

Accuracy on recorded targets per category and language, accuracy on generated
houses, and microseconds per name beside what Home Assistant and a plain fuzzy
search offer, all in one run.
"""

import argparse
import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
import statistics
import time

from benchmarks.resolution_homes import Generated, generate, targets
from gazetteer_matcher import GazetteerMatcher  # type: ignore[import-untyped]
from pytest_homeassistant_custom_component.common import async_test_home_assistant
from rapidfuzz.fuzz import WRatio
from rapidfuzz.process import extractOne

from custom_components.jarvis.home.resolver import Decision, Query, Resolver
from custom_components.jarvis.home.snapshot import Home
from custom_components.jarvis.lang.lexicon import TABLES
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent
from tests.home.cases import DATA, cases, homes

VERDICTS = ("right", "asked", "refused", "wrong")
type Table = dict[str, Counter[str]]


def recorded(homes_file: Path, cases_file: Path) -> Table:
    """Count verdicts on recorded targets, by gold, source, language and category."""
    known = homes(homes_file)
    resolvers = {name: Resolver(home) for name, (_, home) in known.items()}
    table: Table = defaultdict(Counter)
    for case in cases(cases_file):
        verdict = case.verdict(resolvers[case.home].resolve(case.query))
        for row in (
            f"= {case.gold_type}",
            f"= {case.gold_type}, {case.source}",
            f"{case.query.language}",
            f"{case.category}",
            "ALL",
        ):
            table[row][verdict] += 1
    return table


def generated(size: int, count: int) -> Table:
    """Count verdicts on generated houses, by kind of target and language."""
    table: Table = defaultdict(Counter)
    for language in sorted(TABLES):
        house = generate(language, size)
        resolver = Resolver(house.home)
        for target in targets(house, count):
            answer = resolver.resolve(target.query)
            picked = answer.decision is Decision.PICK
            if picked:
                right = answer.entity_ids[0] == target.gold
                verdict = "right" if right else "wrong"
            elif answer.decision is Decision.NONE:
                verdict = "refused" if target.gold else "right"
            else:
                verdict = "asked"
            table[target.kind][verdict] += 1
            table[language][verdict] += 1
    return table


def show(title: str, table: Table) -> None:
    """Print a table in percent."""
    print(f"\n{title:34}{'n':>6}" + "".join(f"{name:>10}" for name in VERDICTS))
    for row in sorted(table):
        total = table[row].total()
        shares = (100 * table[row][name] / total for name in VERDICTS)
        print(f"{row:34}{total:6}" + "".join(f"{share:9.1f}%" for share in shares))


async def speed(sizes: Iterable[int]) -> None:
    """Print the median microseconds per name at each size, for four resolvers."""
    print(f"\n{'median µs per name':34}" + "".join(f"{name:>14}" for name in _NAMES))
    for size in sizes:
        house = generate("en", size)
        said = [target.query.text for target in targets(house, 40)]
        async with async_test_home_assistant() as hass:
            for entity in house.home.entities.values():
                hass.states.async_set(
                    entity.entity_id, "on", {"friendly_name": entity.name}
                )
            rows = [_median(run, said) for run in _runners(hass, house)]
            await hass.async_stop(force=True)
        print(f"{size:<34}" + "".join(f"{row:14.0f}" for row in rows))


_NAMES = ("jarvis", "match_targets", "gazetteer", "WRatio")


def _runners(hass: HomeAssistant, house: Generated) -> list[Callable[[str], object]]:
    resolver = Resolver(house.home)
    matcher = GazetteerMatcher(home=_gazetteer_home(house.home))
    names = [entity.name for entity in house.home.entities.values()]

    def match_targets(text: str) -> object:
        constraints = intent.MatchTargetsConstraints(name=text)
        return intent.async_match_targets(hass, constraints)

    return [
        lambda text: resolver.resolve(Query(text=text, language="en")),
        match_targets,
        lambda text: matcher.interpret(f"turn on the {text}"),
        lambda text: extractOne(text, names, scorer=WRatio),
    ]


def _gazetteer_home(home: Home) -> dict[str, dict[str, dict[str, object]]]:
    return {
        "floors": {
            key: {"name": floor.name, "aliases": []}
            for key, floor in home.floors.items()
        },
        "areas": {
            key: {"name": area.name, "aliases": [], "floor": area.floor_id}
            for key, area in home.areas.items()
        },
        "entities": {
            key: {
                "name": entity.name,
                "aliases": [],
                "domain": entity.domain,
                "area": entity.area_id,
            }
            for key, entity in home.entities.items()
        },
    }


def _median(run: Callable[[str], object], texts: list[str]) -> float:
    run(texts[0])
    spent = []
    for text in texts:
        start = time.perf_counter()
        run(text)
        spent.append(time.perf_counter() - start)
    return statistics.median(spent) * 1e6


def main() -> None:
    """Read the arguments and print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--homes", type=Path, default=DATA / "homes.json")
    parser.add_argument("--cases", type=Path, default=DATA / "resolution.jsonl")
    parser.add_argument("--sizes", default="100,1000,10000")
    given = parser.parse_args()
    show("recorded targets", recorded(given.homes, given.cases))
    show("generated houses, 300 entities", generated(300, 60))
    asyncio.run(speed([int(size) for size in given.sizes.split(",")]))


if __name__ == "__main__":
    main()
