"""How well, and how fast, sentences are understood without a model.

    python -m benchmarks.understanding [CASES.jsonl HOMES.json] [--show wrong,acted]

Prints right / wrong / left per kind of source and language: exact sentences alone, the
learned reader alone, both as in a turn, and hassil's own strict recogniser on Home
Assistant's templates; what was acted on that must be left alone; and milliseconds per
sentence in houses of 100 to 10,000 entities. Cases are in one home each; what people
really say, without a home, is for `benchmarks.learned`.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
import random
import time

from benchmarks.understanding_cases import Case, cases, homes, judge
from hassil.intents import Intents, SlotList, TextSlotList
from hassil.recognize import recognize_best
from home_assistant_intents import get_intents

from custom_components.jarvis.grammar.intents import QUERIES
from custom_components.jarvis.grammar.language import Language, load
from custom_components.jarvis.grammar.settle import HomeNames
from custom_components.jarvis.grammar.text import words
from custom_components.jarvis.grammar.types import LeftAlone, Understood, Verdict, Wish
from custom_components.jarvis.grammar.understand import Grammar
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Area, Entity, Floor, Home, make_home
from custom_components.jarvis.nlu.dispatch import DeviceRoute, routes
from custom_components.jarvis.nlu.interpret import Interpreter
from custom_components.jarvis.turn.learned import DeviceWishes

TESTS = Path(__file__).parent.parent / "tests"
CASES = TESTS / "grammar" / "data" / "understanding.jsonl"
HOMES = TESTS / "home" / "data" / "homes.json"

type Ear = Callable[[Case], Verdict]
type Table = dict[tuple[str, str], Counter[str]]

ROOMS = "Kitchen Lounge Bedroom Bathroom Office Hallway Garage Attic Studio Nursery"
KINDS = (
    ("light", "Lamp"),
    ("light", "Ceiling Light"),
    ("switch", "Plug"),
    ("cover", "Blind"),
    ("sensor", "Temperature"),
    ("climate", "Thermostat"),
    ("media_player", "Speaker"),
    ("lock", "Lock"),
    ("fan", "Fan"),
)
ADJECTIVES = ("Left", "Right", "Small", "Big", "Corner", "Window", "Desk", "Wall")


class Exact:
    """What somebody wrote a sentence for: one grammar per home and language."""

    def __init__(self, houses: dict[str, Home]) -> None:
        """Take the homes that the cases are about."""
        self._homes = houses
        self._languages: dict[str, Language] = {}
        self._grammars: dict[tuple[str, str], Grammar] = {}

    def __call__(self, case: Case) -> Verdict:
        """Understand the sentence of a case."""
        home = self._homes[case.home]
        return self.grammar(case.home, case.language).understand(
            case.text, place=home.place(case.area)
        )

    def grammar(self, home: str, code: str) -> Grammar:
        """Return the grammar of a home in a language."""
        if (known := self._grammars.get((home, code))) is not None:
            return known
        names = HomeNames(Resolver(self._homes[home]), code)
        made = Grammar(self.language(code), self._homes[home], names)
        self._grammars[home, code] = made
        return made

    def language(self, code: str) -> Language:
        """Return a language, read once."""
        language = self._languages.get(code) or load(code)
        assert language is not None
        self._languages[code] = language
        return language


class Learned:
    """The learned reader, where it is sure: labels into wishes of the home."""

    def __init__(self, exact: Exact, houses: dict[str, Home]) -> None:
        """Take the guards of the grammars, and the homes."""
        self._exact, self._homes = exact, houses
        self._interpreter, why = Interpreter.open()
        assert not why, why

    def __call__(self, case: Case) -> Verdict:
        """Understand the sentence of a case."""
        read = self._interpreter.read(case.text, case.language)
        if read is None or not read.sure:
            return LeftAlone(why="not sure")
        route = next(routes(read.label, read.spans), None)
        home = self._homes[case.home]
        guards = self._exact.language(case.language).guards
        hits = guards.hits(words(case.text))
        if not isinstance(route, DeviceRoute) or any(hits):
            return LeftAlone(why="about no thing, or guarded")
        wishes = DeviceWishes(
            resolver=Resolver(home),
            home=lambda: home,
            language=case.language,
            unit="°C",
        )
        return wishes.verdict(route, read, home.place(case.area), case.text)


class Both:
    """As in a turn: what is exact comes first, then what the reader is sure of."""

    def __init__(self, exact: Exact, learned: Learned) -> None:
        """Take both."""
        self._exact, self._learned = exact, learned

    def __call__(self, case: Case) -> Verdict:
        """Understand the sentence of a case."""
        verdict = self._exact(case)
        return self._learned(case) if isinstance(verdict, LeftAlone) else verdict


class Strictly:
    """hassil's recogniser with the home's names as lists, exact names only."""

    def __init__(self, houses: dict[str, Home]) -> None:
        """Take the homes that the cases are about."""
        self._homes = houses
        self._intents: dict[str, Intents] = {}

    def __call__(self, case: Case) -> Verdict:
        """Understand the sentence of a case."""
        home = self._homes[case.home]
        if case.language not in self._intents:
            data = get_intents(case.language)
            assert data is not None
            self._intents[case.language] = Intents.from_dict(data)
        place = home.place(case.area)
        found = recognize_best(
            case.text,
            self._intents[case.language],
            slot_lists=_lists(home),
            intent_context={"area": place.area.name} if place.area else {},
            best_slot_name="name",
        )
        if found is None:
            return LeftAlone(why="hassil recognises nothing")
        slots = {key: entity.value for key, entity in found.entities.items()}
        wish = Wish(
            intent=found.intent.name,
            slots=slots,
            targets=tuple(_targets(home, slots)),
            kind="query" if found.intent.name in QUERIES else "action",
        )
        return Understood(wishes=(wish,), lane="sentence", why="hassil")


def _lists(home: Home) -> dict[str, SlotList]:
    entities = [
        (name, name, {"domain": entity.domain})
        for entity in home.entities.values()
        for name in entity.names
    ]
    areas = [(name, area.name) for area in home.areas.values() for name in area.names]
    floors = [(name, f.name) for f in home.floors.values() for name in f.names]
    return {
        key: TextSlotList.from_tuples(values, allow_template=False, name=key)
        for key, values in (("name", entities), ("area", areas), ("floor", floors))
    }


def _targets(home: Home, slots: dict[str, object]) -> Iterable[str]:
    """Apply the slots as Home Assistant's intent handlers do, in short."""
    areas = {a.area_id for a in home.areas.values() if a.name == slots.get("area")}
    floors = {f.floor_id for f in home.floors.values() if f.name == slots.get("floor")}
    for entity in home.entities.values():
        if "name" in slots and slots["name"] not in (*entity.names, "all"):
            continue
        if "domain" in slots and entity.domain != slots["domain"]:
            continue
        if "device_class" in slots and entity.device_class != slots["device_class"]:
            continue
        if "area" in slots and entity.area_id not in areas:
            continue
        if "floor" in slots and entity.floor_id not in floors:
            continue
        if {"name", "domain", "area", "floor"} & set(slots):
            yield entity.entity_id


def _kind(case: Case) -> str:
    if not case.wanted:
        return "leave alone"
    if case.category.startswith("asr"):
        return "real recogniser"
    if case.category.startswith("noise"):
        return "synthetic noise"
    return "clean" if case.category == "clean" else "natural"


def accuracy(found: list[Case], ear: Ear, show: set[str]) -> None:
    """Print the table of one ear."""
    table: Table = defaultdict(Counter)
    for case in found:
        verdict = ear(case)
        mark = judge(case, verdict)
        if mark in show:
            print(f"  {mark}: {case.key} {case.text!r} → {verdict}")
        if case.lenient and mark == "left":
            mark = "rightly refused"
        for language in (case.language, "all"):
            table[_kind(case), language][mark] += 1
    for (kind, language), marks in sorted(table.items()):
        counted = dict(sorted(marks.items()))
        judged = sum(marks.values()) - marks["rightly refused"]
        share = 100 * (marks["right"] + marks["kept"]) / max(1, judged)
        print(f"  {kind:16} {language:4} {share:5.1f} %  {counted}")


def speed(size: int, sentences: list[str]) -> None:
    """Print milliseconds per sentence in a house of this size."""
    dice = random.Random(size)
    home = _house(size, dice)
    language = load("en")
    assert language is not None
    start = time.perf_counter()
    grammar = Grammar(language, home, HomeNames(Resolver(home), "en"))
    built = time.perf_counter() - start
    some = dice.sample(list(home.entities.values()), 40)
    said = [f"turn off the {entity.name.lower()}" for entity in some]
    said += [text.replace("a", "e", 1) for text in said[:20]] + sentences
    for text in said:
        grammar.understand(text)
    took: list[float] = []
    for text in said:
        start = time.perf_counter()
        grammar.understand(text)
        took.append((time.perf_counter() - start) * 1e3)
    took.sort()
    median, late = took[len(took) // 2], took[int(len(took) * 0.99)]
    print(f"  {size:6} entities: index {built * 1e3:.0f} ms, ", end="")
    print(f"sentence median {median:.2f} ms, p99 {late:.2f} ms")


def _house(size: int, dice: random.Random) -> Home:
    rooms = ROOMS.split()
    areas = [
        Area(
            area_id=f"a{n}",
            names=(f"{rooms[n % 10]} {n // 10}" if n > 9 else rooms[n],),
            floor_id=f"f{n % 3}",
        )
        for n in range(max(10, size // 40))
    ]
    entities = []
    for n in range(size):
        area = dice.choice(areas)
        domain, noun = dice.choice(KINDS)
        name = f"{area.name} {dice.choice(ADJECTIVES)} {noun} {n % 9 or ''}".strip()
        entities.append(
            Entity(
                entity_id=f"{domain}.x{n}",
                names=(name,),
                area_id=area.area_id,
                floor_id=area.floor_id,
            )
        )
    floors = ("Ground Floor", "First Floor", "Basement")
    return make_home(
        version=1,
        floors=[
            Floor(floor_id=f"f{n}", names=(name,)) for n, name in enumerate(floors)
        ],
        areas=areas,
        entities=entities,
    )


def main() -> None:
    """Read the arguments and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path, nargs="?", default=CASES)
    parser.add_argument("homes", type=Path, nargs="?", default=HOMES)
    parser.add_argument("--show", default="")
    arguments = parser.parse_args()
    houses = homes(arguments.homes)
    found = cases(arguments.cases)
    exact = Exact(houses)
    learned = Learned(exact, houses)
    both = Both(exact, learned)
    for name, ear in (("exact", exact), ("learned", learned), ("both", both)):
        print(name)
        accuracy(found, ear, set(arguments.show.split(",") if ear is both else ()))
    print("hassil, strict")
    accuracy(found, Strictly(houses), set())
    print("speed")
    english = [case.text for case in found if case.language == "en"]
    for size in (100, 1_000, 3_000, 10_000):
        speed(size, english)


if __name__ == "__main__":
    main()
