"""Sentence → wishes, without a model.

Two looks: a strict one (what the templates say, exact names), then a tolerant
one (misspelt and misheard words, names settled by the home's resolver). Between
two readings that nearly tie and mean different things nobody wins. A guard hit
outside an exact name ends it before either.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..home.snapshot import Home, Place
from .guards import Hit
from .hearing import Strict, Tolerant, Utterance
from .intents import BARE
from .language import Language
from .prepare import prepare
from .search import Lattice, Reading, read
from .settle import Settled, Settler
from .spelling import Speller
from .types import Ask, LeftAlone, Names, Understood, Verdict, Wish
from .vocabulary import Vocabulary

_STRICT_COST = 0.6
_TOLERANT_COST = 1.9
_PER_WORD = 0.05
_MARGIN = 0.12
_MOST_WORDS = 40
_MOST_SETTLED = 24
NOWHERE = Place()
_SENTENCES = frozenset(
    {"message", "search_query", "shopping_list_item", "todo_list_item"}
)
_QUOTABLE = frozenset({"negation", "story", "doubt"})
"""Guards that may stand in a song title, an announcement or a shopping list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Choice:
    settled: Settled
    reading: Reading
    total: float


class Grammar:
    """Understands one language in one home; make a new one when either changes."""

    def __init__(
        self, language: Language, home: Home, names: Names | None = None
    ) -> None:
        """Index the home; `names` resolves what is no exact name."""
        self.version = home.version
        self._language = language
        self._vocabulary = Vocabulary(home)
        self._settler = Settler(self._vocabulary, names)
        self._exactly = Settler(self._vocabulary, None)
        known = set(language.vocabulary)
        for terminal in language.lists.values():
            known |= terminal.vocabulary()
        self._known = frozenset(known)
        self._speller = Speller(known, language.tables.opposites)

    def understand(
        self,
        text: str,
        *,
        place: Place = NOWHERE,
        previous: Sequence[str] = (),
    ) -> Verdict:
        """Read one sentence; `previous` are the targets a pronoun may mean.

        Total: any text gives a verdict, nothing is raised and nothing is done.
        """
        heard = prepare(text, self._language, self._vocabulary, self._known)
        if not heard.tokens:
            return LeftAlone(why="nothing to understand")
        if len(heard.tokens) > _MOST_WORDS:
            return LeftAlone(why="too long for a command")
        del previous
        hits = tuple(self._language.guards.hits(heard.words))
        strict = Strict(heard, self._language, self._vocabulary)
        choices = self._choices(strict, self._exactly, heard, place, hits, _STRICT_COST)
        if choices:
            return self._verdict(choices, "sentence", heard)
        if hits:
            return LeftAlone(why=_guarded(hits, heard))
        if not self._language.tolerant:
            return LeftAlone(why="no strict sentence of this language")
        tolerant = Tolerant(heard, self._language, self._vocabulary, self._speller)
        most = _TOLERANT_COST + _PER_WORD * len(heard.tokens)
        choices = self._choices(tolerant, self._settler, heard, place, (), most)
        if not choices:
            return LeftAlone(why="no sentence of this language fits")
        return self._verdict(choices, "fuzzy", heard)

    def _choices(
        self,
        lattice: Lattice,
        settler: Settler,
        heard: Utterance,
        place: Place,
        hits: Sequence[Hit],
        most: float,
    ) -> list[_Choice]:
        """Settle the readings, cheapest first, until none can come near the best."""
        choices: list[_Choice] = []
        best = most
        for reading in read(self._language.automaton, lattice, most)[:_MOST_SETTLED]:
            if reading.cost > best + _MARGIN:
                break
            if not _allowed(hits, reading):
                continue
            block = self._language.blocks[reading.block]
            settled = settler.settle(reading, block, heard, place)
            if settled is not None and _said(reading, settled):
                total = reading.cost + settled.cost
                best = min(best, total)
                choices.append(_Choice(settled=settled, reading=reading, total=total))
        return sorted(choices, key=lambda choice: choice.total)

    def _verdict(self, choices: list[_Choice], lane: str, heard: Utterance) -> Verdict:
        first = choices[0]
        for other in choices[1:] if lane == "fuzzy" else ():
            near = other.total - first.total < _MARGIN
            if near and not _same(first.settled.wish, other.settled.wish):
                return LeftAlone(why="two readings are equally likely")
        wish = first.settled.wish
        if first.settled.open:
            return Ask(wish=wish, candidates=first.settled.open, why="several fit")
        return Understood(
            wishes=(wish,),
            lane="sentence" if lane == "sentence" else "fuzzy",
            why=f"{wish.intent} at {first.total:.2f}: {' '.join(heard.words)}",
        )


def _allowed(hits: Iterable[Hit], reading: Reading) -> bool:
    """Tell whether no guard word stands in free text where it must not.

    Everything else a strict reading accounts for word by word: a guard word there
    is the template's own, or part of an exact name.
    """
    free = [c for c in reading.captures if c.value is None]
    return not any(
        c.start < hit.end
        and hit.start < c.end
        and (c.slot.list not in _SENTENCES or hit.kind not in _QUOTABLE)
        for hit in hits
        for c in free
    )


def _said(reading: Reading, settled: Settled) -> bool:
    """Tell whether more than a name was said; scenes start by their name alone."""
    if reading.literal:
        return True
    domains = {target.partition(".")[0] for target in settled.wish.targets}
    return settled.exact and bool(domains) and domains <= BARE


def _guarded(hits: Sequence[Hit], heard: Utterance) -> str:
    first = hits[0]
    return f"{first.kind}: {' '.join(heard.words[first.start : first.end])}"


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
