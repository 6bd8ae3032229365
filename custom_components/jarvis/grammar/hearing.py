"""One sentence as it may have been heard: the lattice that the search walks on.

Strict: the words themselves, fillers, exact names. Resolved: the same words with open
spans for names that the resolver of the home has to make sense of. What is misspelt or
misheard beside a name is the learned reader's.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .language import Language
from .search import Filling
from .templates import Slot
from .text import Token
from .vocabulary import Kind, Vocabulary

KINDS: dict[str, Kind] = {"name": "name", "area": "area", "floor": "floor"}
"""Lists whose words are names of the home."""

SHORT = frozenset({"timer_name", "zone"})
"""Lists of free text that is a label, not a sentence."""

LONGEST_PHRASE = 6
"""Words of the longest filler or pronoun."""

_ONLY_STRICT = frozenset({"timer_command", "message", "search_query"})
"""Lists of free text that a resolved reading must not invent."""

_FILLER = 0.02
_MISSPELT = 0.35
_EDIT = 0.2
_OPEN = 0.5
_LINKED = 0.4
_FREE = 0.1
_FREE_RESOLVED = 0.6
_PER_WORD = 0.01
_LONGEST_NAME = 9
_LONGEST_LABEL = 4
_LONGEST_PLACE = 4


class Again(tuple[str, ...]):
    """Ids that a pronoun stands for: all of them are meant."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Utterance:
    """The prepared tokens of a sentence and its original text."""

    text: str
    tokens: tuple[Token, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """Texts of the tokens."""
        return tuple(token.text for token in self.tokens)

    def said(self, start: int, end: int) -> str:
        """Return the original words of the tokens `start` to `end`."""
        out = ""
        last: Token | None = None
        for token in self.tokens[start:end]:
            if last is not None:
                between = self.text[last.end : token.start]
                # What was left out on purpose (a stutter) leaves a plain space.
                out += " " if any(c.isalnum() for c in between) else between
            out += self.text[token.start : token.end]
            last = token
        return out


class Strict:
    """Only what was heard, letter by letter; fillers may be passed over."""

    _free = _FREE

    def __init__(
        self,
        heard: Utterance,
        language: Language,
        vocabulary: Vocabulary,
        previous: tuple[str, ...] = (),
    ) -> None:
        """Look at one sentence; `previous` are the ids that a pronoun stands for."""
        self._previous = previous
        self.words = heard.words
        self.length = len(self.words)
        self._language = language
        self._vocabulary = vocabulary

    def skips(self, start: int) -> Iterator[tuple[int, float]]:
        """Pass over fillers, and over an "and" that opens the sentence."""
        tables = self._language.tables
        opens = not start or self.words[start - 1 : start] in tables.fillers
        said = tables.fillers | (tables.calls if opens else frozenset())
        for end in range(start + 1, min(start + LONGEST_PHRASE, self.length) + 1):
            phrase = self.words[start:end]
            if phrase in said or (not start and phrase in tables.joints):
                yield end, _FILLER

    def fillings(self, slot: Slot, start: int) -> Iterator[Filling]:
        """Fill slots with list values, exact names and free text."""
        kind = KINDS.get(slot.list)
        words = _without_prefix(self.words, start, slot.prefix)
        if words is None:
            return
        if kind is not None:
            for end, ids in self._vocabulary.ends(kind, words, start):
                yield Filling(end, ids, 0.0)
            if kind == "name" and self._previous:
                yield from self._pronouns(start)
            return
        terminal = self._language.lists.get(slot.list)
        if terminal is None:
            return
        if terminal.free:
            for end in range(start + 1, self._free_end(slot, start) + 1):
                yield Filling(end, None, self._free + _PER_WORD * (end - start))
        for end, value in terminal.ends(words, start):
            if terminal.numbers is None or not self._is_thing(start, end):
                yield Filling(end, value, 0.0)

    def _is_thing(self, start: int, end: int) -> bool:
        """Tell whether a number stands for a thing: "the garage one", "Glotze ein"."""
        tables = self._language.tables
        last = start + 1 == end == self.length
        if not last or self.words[start] not in tables.ones:
            return False
        return not start or self.words[start - 1] not in tables.links

    def _pronouns(self, start: int) -> Iterator[Filling]:
        for end in range(start + 1, min(start + LONGEST_PHRASE, self.length) + 1):
            if self.words[start:end] in self._language.tables.pronouns:
                yield Filling(end, Again(self._previous), 0.0)

    def _free_end(self, slot: Slot, start: int) -> int:
        """Return where free text must end: short lists take no verb, no question."""
        if slot.list not in SHORT:
            return self.length
        tables = self._language.tables
        end = start
        light = tables.links | tables.articles | tables.structural
        while end < min(start + _LONGEST_LABEL, self.length):
            word = self.words[end]
            if word in light or (word,) in tables.joints:
                break
            end += 1
        return end

    def _spans(
        self, start: int, exact: set[int], ends: frozenset[str]
    ) -> Iterator[Filling]:
        """Yield spans that may name something; articles around it are passed over."""
        tables = self._language.tables
        if self.words[start] in tables.articles:
            return
        light = tables.articles | tables.links
        price = _OPEN + (_LINKED if self.words[start] in tables.links else 0.0)
        for end in range(start + 1, min(start + _LONGEST_NAME, self.length) + 1):
            word = self.words[end - 1]
            known = word in self._vocabulary.tokens
            if not known and (word in tables.structural or (word,) in tables.joints):
                return
            if word in ends:
                return
            if word not in light and end not in exact:
                yield Filling(end, None, price + _PER_WORD * (end - start))


class Open(Strict):
    """What was heard, letter by letter, with any words for a name or a place."""

    def fillings(self, slot: Slot, start: int) -> Iterator[Filling]:
        """Fill names and places also with words that name nothing here."""
        exact = set()
        for filling in super().fillings(slot, start):
            exact.add(filling.end)
            yield filling
        if slot.list in KINDS:
            yield from self._spans(start, exact, self._language.tables.links)


class Resolved(Strict):
    """What was heard, letter by letter, with names that the resolver may know."""

    _free = _FREE_RESOLVED

    def fillings(self, slot: Slot, start: int) -> Iterator[Filling]:
        """Also leave spans open for names, and take a place that is nearly said."""
        if slot.list in _ONLY_STRICT:
            return
        exact = set()
        for filling in super().fillings(slot, start):
            exact.add(filling.end)
            yield filling
        kind = KINDS.get(slot.list)
        if kind == "name":
            yield from self._spans(start, exact, frozenset())
        elif kind is not None:
            yield from self._nearby(kind, start, exact)

    def _nearby(self, kind: Kind, start: int, exact: set[int]) -> Iterator[Filling]:
        """Fill a place with the areas or floors whose name is nearest."""
        tables = self._language.tables
        for end in range(start + 1, min(start + _LONGEST_PLACE, self.length) + 1):
            # "Bedroom to" is no slip of "bedroom".
            if end in exact or self.words[end - 1] in tables.links | tables.within:
                continue
            ids, edits = self._vocabulary.near(kind, self.words[start:end])
            if len(ids) == 1:
                price = _MISSPELT + _EDIT * edits
                yield Filling(end, ids, price)


def _without_prefix(
    words: tuple[str, ...], start: int, prefix: str
) -> tuple[str, ...] | None:
    """Take what the script glues on off the first word; None when it is not there."""
    if not prefix:
        return words
    first = words[start]
    if not first.startswith(prefix) or first == prefix:
        return None
    return (*words[:start], first.removeprefix(prefix), *words[start + 1 :])
