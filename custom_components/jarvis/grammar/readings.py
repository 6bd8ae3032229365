"""From the readings of a sentence to the few that the home can make sense of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..home.snapshot import Place
from .guards import Hit
from .hearing import LONGEST_PHRASE, Utterance
from .intents import BARE, PLAIN
from .language import Language
from .search import Capture, Lattice, Reading, read
from .settle import Settled, Settler
from .types import Wish

MARGIN = 0.12
"""How much cheaper a reading must be than one that means something else."""

_ONE = 0.3
"""How much dearer the one thing of a misheard name may be than all of its kind."""

_MOST_SETTLED = 24
_SENTENCES = frozenset(
    {"message", "search_query", "shopping_list_item", "todo_list_item"}
)
_THINGS = frozenset({"name", "area", "floor", "device_class"})
_ITEMS = frozenset({"shopping_list_item", "todo_list_item"})
_QUOTABLE = frozenset({"negation", "story", "doubt"})
"""Guards that may stand in a song title, an announcement or a shopping list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A reading that was settled; `total` is its whole cost."""

    settled: Settled
    reading: Reading
    total: float


class Chooser:
    """Reads one language and settles the readings against one home."""

    def __init__(self, language: Language, settler: Settler) -> None:
        """Take the language and who settles its readings."""
        self._language = language
        self._settler = settler

    def choices(
        self, lattice: Lattice, heard: Utterance, place: Place, most: float
    ) -> list[Choice]:
        """Return what the sentence may mean, cheapest first; () when nothing."""
        readings = read(self._language.start, lattice, most)
        if not readings:
            return []
        hits = tuple(self._language.guards.hits(heard.words))
        found: list[Choice] = []
        settler = self._settler.for_one_sentence()
        best = most
        for reading in readings[:_MOST_SETTLED]:
            named = any(c.slot.list == "name" for c in reading.captures)
            if reading.cost > best + (_ONE if named else MARGIN):
                continue
            if not self._plain(reading, heard, hits):
                continue
            block = self._language.blocks[reading.block]
            settled = settler.settle(reading, block, heard, place)
            if settled is not None and self._is_said(reading, settled, heard):
                total = reading.cost + settled.cost
                best = min(best, total)
                found.append(Choice(settled=settled, reading=reading, total=total))
        return sorted(found, key=_rank)

    @staticmethod
    def pick(choices: Sequence[Choice]) -> Choice | None:
        """Return the best choice; None when one that means something else ties.

        Of readings that do the same, the one with the longest exact name is meant:
        the "Kitchen Light", not every light of the kitchen. Where no name is exact it
        is what the sentence itself says: "kichen lights" are all of them.
        """
        cheapest = choices[0]
        intent = cheapest.settled.wish.intent
        near = [
            one
            for one in choices
            if one.total - cheapest.total
            < (_ONE if _is_one_of(one, cheapest) else MARGIN)
        ]
        first = max(
            (one for one in near if one.settled.wish.intent == intent), key=_nameable
        )
        for other in near:
            if _is_besides(other, first):
                continue
            if not _same(first.settled.wish, other.settled.wish):
                return None
        return first

    def _is_said(self, reading: Reading, settled: Settled, heard: Utterance) -> bool:
        """Tell whether more than a name or a number was said.

        A name and a value are enough ("lamp 50 %"); scenes start by the name alone.
        """
        if not reading.captures:
            return True
        tables = self._language.tables
        filled = {at for c in reading.captures for at in range(c.start, c.end)}
        filled |= set(_fillers(heard.words, tables.fillers))
        rest = {word for at, word in enumerate(heard.words) if at not in filled}
        if rest - tables.articles - tables.links:
            return True
        things = {c.slot.name in _THINGS for c in reading.captures}
        if things == {True, False}:
            return True
        domains = {target.partition(".")[0] for target in settled.wish.targets}
        return settled.exact and bool(domains) and domains <= BARE

    def _plain(self, reading: Reading, heard: Utterance, hits: Sequence[Hit]) -> bool:
        """Tell whether free text holds no guard word and no second command.

        Everything else a reading accounts for word by word: a guard word there is
        the template's own, or part of an exact name.
        """
        free = [capture for capture in reading.captures if capture.value is None]
        return not any(_guarded(capture, hits) for capture in free) and not any(
            self._is_joined(capture, heard.words)
            or self._is_something_else(capture, reading, heard.words)
            for capture in free
        )

    def _is_something_else(
        self, capture: Capture, reading: Reading, words: tuple[str, ...]
    ) -> bool:
        """Tell whether free text hides what was not understood.

        "put the redding lamp at 20" is no song, "milk to the chores list" no item.
        """
        tables = self._language.tables
        text = words[capture.start : capture.end]
        if capture.slot.list in _ITEMS:
            if (words[0],) in tables.joints and not capture.start:
                return True
            return any(
                text[at : at + size] in tables.elsewhere
                for at in range(len(text))
                for size in (1, 2)
            )
        named = any(other.slot.list == "name" for other in reading.captures)
        if capture.slot.list != "search_query" or named:
            return False
        return not tables.doubtful.isdisjoint(words[: capture.start]) and any(
            word[0].isdigit() or word in tables.structural or self._settler.knows(word)
            for word in text
        )

    def _is_joined(self, capture: Capture, words: tuple[str, ...]) -> bool:
        tables = self._language.tables
        return any(
            (words[at],) in tables.joints and words[at + 1] in tables.structural
            for at in range(capture.start, capture.end - 1)
        )


def _fillers(
    words: tuple[str, ...], fillers: frozenset[tuple[str, ...]]
) -> Iterator[int]:
    """Yield the places of words that belong to a filler."""
    for start in range(len(words)):
        for end in range(start + 1, min(start + LONGEST_PHRASE, len(words)) + 1):
            if words[start:end] in fillers:
                yield from range(start, end)


def _guarded(capture: Capture, hits: Sequence[Hit]) -> bool:
    quoted = capture.slot.list in _SENTENCES
    return any(
        capture.start < hit.end
        and hit.start < capture.end
        and not (quoted and hit.kind in _QUOTABLE)
        for hit in hits
    )


def _rank(choice: Choice) -> tuple[float, int, bool, int]:
    """Order choices: cost, then the longest exact name, then plain on and off."""
    return (
        round(choice.total, 2),
        -_named(choice),
        choice.settled.wish.intent not in PLAIN,
        -choice.reading.literal,
    )


def _named(choice: Choice) -> int:
    """Return the words of names that are exact, but for a slip."""
    return sum(
        c.end - c.start
        for c in choice.reading.captures
        if c.slot.list == "name" and (c.value or choice.settled.literal)
    )


def _nameable(choice: Choice) -> tuple[int, int]:
    return _named(choice), choice.reading.literal


def _is_one_of(one: Choice, several: Choice) -> bool:
    """Tell whether the same is wished of one thing by its name, not of all there."""
    wish, other = one.settled.wish, several.settled.wish
    if not one.settled.literal or several.settled.exact or wish.intent != other.intent:
        return False
    return len(wish.targets) == 1 < len(other.targets) and set(wish.targets) <= set(
        other.targets
    )


def _is_besides(other: Choice, first: Choice) -> bool:
    """Tell whether a reading of the same intent says less exactly what is meant."""
    wish, best = other.settled.wish, first.settled.wish
    if wish.intent != best.intent:
        return False
    if _named(other) < _named(first):
        return True
    part = set(wish.targets) < set(best.targets)
    return part and _nameable(other) < _nameable(first)


def _same(one: Wish, other: Wish) -> bool:
    """Tell whether two wishes do the same to the same things."""
    if one.intent != other.intent or set(one.targets) != set(other.targets):
        return False
    if not one.targets:
        return one.slots == other.slots
    names = {"name", "area", "floor", "domain", "device_class"}
    return all(
        one.slots.get(key) == other.slots.get(key)
        for key in {*one.slots, *other.slots} - names
    )
