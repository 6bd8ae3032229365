"""Sentence → wishes, without a model.

A strict look first (what the templates say, exact names), then the sentence in
parts where it joins several wishes, then the same words with names that the home's
resolver settles. Between two readings that nearly tie and mean different things nobody
wins; of several wishes all are understood or none. A guard word ends it after the
strict look. What is misspelt beside a name is the learned reader's.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..home.seeing import MayRead, anything, seen_places
from ..home.snapshot import Home, Place
from ..lang.clauses import plain_request
from ..lang.lexicon import is_scope
from .guards import Hit
from .hearing import KINDS, Open, Resolved, Strict, Utterance
from .intents import GROUPS, QUERIES, SIMPLE
from .language import Language
from .parts import parts, shared
from .placing import placed
from .prepare import prepare
from .readings import Choice, Chooser
from .search import Capture, Reading, read
from .settle import Settler
from .types import Ask, Lane, LeftAlone, Names, Understood, Unknown, Verdict, Wish
from .vocabulary import Vocabulary

_STRICT_COST = 0.6
_RESOLVED_COST = 1.9
_OPEN_COST = 1.2
_PER_WORD = 0.05
_MOST_WORDS = 40
_FEWEST_WORDS = 2
_DEEPEST = 2
NOWHERE = Place()


class Grammar:
    """Understands one language in one home."""

    def __init__(
        self, language: Language, home: Home, names: Names | None = None
    ) -> None:
        """Index the home; `names` resolves what is no exact name."""
        self._language = language
        self._vocabulary = Vocabulary(home)
        self._names = names
        self._strictly = Chooser(language, Settler(self._vocabulary, None))
        self._by_names = Chooser(
            language, Settler(self._vocabulary, names, language.code)
        )
        # A guard's word is one, even where parts of it are names ("nachts").
        self._known = language.words | language.guards.words

    @property
    def version(self) -> int:
        """The version of the home that the grammar knows."""
        return self._vocabulary.home.version

    def update(self, home: Home) -> None:
        """Follow the home; on the loop, a few milliseconds at 10,000 entities."""
        self._vocabulary.update(home)

    def understand(
        self, text: str, *, place: Place = NOWHERE, previous: Sequence[str] = ()
    ) -> Verdict:
        """Read one sentence; `previous` are the targets a pronoun may mean.

        Courtesies are taken off where the words do not fit as they were said. Total:
        any text gives a verdict, nothing is raised and nothing is done.
        """
        verdict = self._understand(text, place, tuple(previous))
        if isinstance(verdict, Understood) and verdict.lane == "sentence":
            return verdict
        if (plain := plain_request(text, self._language.code)) == text:
            return verdict
        asked = self._understand(plain, place, tuple(previous))
        return verdict if isinstance(asked, LeftAlone) else asked

    def _understand(
        self, text: str, place: Place, previous: tuple[str, ...]
    ) -> Verdict:
        heard = prepare(text, self._language, self._vocabulary, self._known)
        if not heard.tokens:
            return LeftAlone(why="nothing to understand")
        if len(heard.tokens) > _MOST_WORDS:
            return LeftAlone(why="too long for a command")
        return self._read(heard, place, previous, 0)

    def unknown(
        self, text: str, *, place: Place = NOWHERE, may_read: MayRead = anything
    ) -> Unknown | None:
        """Say what a sentence names that is not here; None for one that is no command.

        For a sentence that was left alone, where nobody else can make sense of it.
        """
        plain = plain_request(text, self._language.code)
        heard = prepare(plain, self._language, self._vocabulary, self._known)
        if not heard.tokens or len(heard.tokens) > _MOST_WORDS:
            return None
        if any(self._language.guards.hits(heard.words)):
            return None
        lattice = Open(heard, self._language, self._vocabulary)
        found = [
            (reading, names)
            for reading in read(self._language.start, lattice, _OPEN_COST)
            if (names := [one for one in reading.captures if one.slot.list in KINDS])
            and self._is_about_house(reading, names)
        ]
        # The whole of a name: "lawn mower", not "lawn".
        if not found:
            return None
        return self._strange(heard, min(found, key=_unnamed)[1], place, may_read)

    def _is_about_house(self, reading: Reading, names: Sequence[Capture]) -> bool:
        """Tell whether something here is to be done, or a kind of thing is asked of."""
        block = self._language.blocks[reading.block]
        if not reading.literal or block.intent in SIMPLE:
            return False
        if any(self._is_free(one) for one in reading.captures):
            return False
        kinds = {"domain", "device_class", "state"}
        told = {one.slot.name for one in reading.captures} | block.slots.keys()
        if block.intent in GROUPS and any(one.slot.list != "name" for one in names):
            return True
        return block.intent not in QUERIES or bool(told & kinds)

    def _is_free(self, capture: Capture) -> bool:
        terminal = self._language.lists.get(capture.slot.list)
        return terminal is not None and terminal.free

    def _strange(
        self,
        heard: Utterance,
        names: Sequence[Capture],
        place: Place,
        may_read: MayRead,
    ) -> Unknown | None:
        """Name the first words that stand for nothing somebody may see: a place first.

        What else is said may be there, in the place that is not here.
        """
        for name in sorted(names, key=lambda one: KINDS[one.slot.list] == "name"):
            words = heard.words[name.start : name.end]
            said = heard.said(name.start, name.end)
            tables = self._language.tables
            plain = tables.ones | tables.structural | tables.opposites
            if {words} & (tables.pronouns | tables.fillers) or plain.issuperset(words):
                return None
            if KINDS[name.slot.list] != "name":
                ids = name.value if isinstance(name.value, tuple) else ()
                if not ids or not seen_places(self._vocabulary.home, may_read) & {*ids}:
                    return Unknown(said=said)
            elif is_scope(said, self._language.code):
                continue
            elif not self._is_known(said, name, place, may_read):
                return Unknown(said=said)
        return None

    def _is_known(
        self, said: str, name: Capture, place: Place, may_read: MayRead
    ) -> bool:
        if isinstance(name.value, tuple):
            return any(map(may_read, name.value))
        if self._names is None:
            return False
        found = self._names.entity(
            said,
            domains=frozenset(),
            device_class=None,
            area_id=None,
            floor_id=None,
            place=place,
        )
        kept = any(map(may_read, found.ids))
        return kept and found.decision != "none" and found.trust != "no"

    def _read(
        self, heard: Utterance, place: Place, previous: tuple[str, ...], depth: int
    ) -> Verdict:
        strict = self._strict(heard, place, previous, depth)
        if strict is not None:
            return strict
        hits = tuple(
            hit
            for hit in self._language.guards.hits(heard.words)
            if not _is_misheard(hit)
        )
        if hits:
            asked = self._either(heard, place, previous) if len(hits) == 1 else None
            return asked or LeftAlone(why=_guarded(hits, heard), guarded=True)
        if not self._language.tolerant:
            return LeftAlone(why="no strict sentence of this language")
        if depth < _DEEPEST:
            joined = self._joined(heard, place, previous, depth)
            if joined is not None:
                return joined
        there = self._there(heard, previous)
        return there or self._resolved(heard, place, previous)

    def _there(
        self, heard: Utterance, previous: tuple[str, ...]
    ) -> Understood | Ask | None:
        """Read "… to 21 in the bedroom" as if it had been said without it there."""
        home = self._vocabulary.home
        for rest, area_id in placed(heard, self._language, self._vocabulary):
            there = Place(area=home.areas[area_id])
            found = self._strict(rest, there, previous, _DEEPEST)
            if found is None:
                asked = plain_request(_text(rest), self._language.code)
                again = prepare(asked, self._language, self._vocabulary, self._known)
                found = self._strict(again, there, previous, _DEEPEST)
            if isinstance(found, Understood | Ask) and _is_there(found, home, area_id):
                return found
        return None

    def _strict(
        self, heard: Utterance, place: Place, previous: tuple[str, ...], depth: int
    ) -> Verdict | None:
        lattice = Strict(heard, self._language, self._vocabulary, previous)
        choices = self._strictly.choices(lattice, heard, place, _STRICT_COST)
        if not choices:
            return None
        verdict = _verdict(choices[0], "sentence", heard)
        return self._later(verdict, place, previous, depth)

    def _resolved(
        self, heard: Utterance, place: Place, previous: tuple[str, ...]
    ) -> Verdict:
        if len(heard.tokens) < _FEWEST_WORDS:
            return LeftAlone(why="one word is too little to guess by")
        lattice = Resolved(heard, self._language, self._vocabulary, previous)
        most = _RESOLVED_COST + _PER_WORD * len(heard.tokens)
        choices = self._by_names.choices(lattice, heard, place, most)
        if not choices:
            return LeftAlone(why="no sentence of this language fits")
        choice = self._by_names.pick(choices)
        if choice is None:
            return LeftAlone(why="two readings are equally likely")
        return _verdict(choice, "fuzzy", heard)

    def _later(
        self, verdict: Verdict, place: Place, previous: tuple[str, ...], depth: int
    ) -> Verdict:
        """Leave a delayed command alone unless the command itself is understood."""
        if not isinstance(verdict, Understood):
            return verdict
        command = verdict.wishes[0].slots.get("conversation_command")
        if command is None:
            return verdict
        inner = prepare(str(command), self._language, self._vocabulary, self._known)
        if depth < _DEEPEST and inner.tokens:
            then = self._read(inner, place, previous, _DEEPEST)
            if isinstance(then, Understood) and then.wishes[0].kind == "action":
                [wish] = verdict.wishes
                return replace(verdict, wishes=(replace(wish, later=then.wishes),))
        return LeftAlone(why="what is to be done later is not clear")

    def _joined(
        self, heard: Utterance, place: Place, previous: tuple[str, ...], depth: int
    ) -> Verdict | None:
        """Understand every part of a compound sentence, or none: None."""
        split = parts(heard, self._language)
        if len(split) < 2:  # noqa: PLR2004
            return None
        found = self._all(split, place, previous, depth)
        if found is not None:
            return found
        joints = self._language.tables.joints
        return next(self._shared(heard, joints, place, previous), None)

    def _shared(
        self,
        heard: Utterance,
        joints: frozenset[tuple[str, ...]],
        place: Place,
        previous: tuple[str, ...],
    ) -> Iterator[Understood]:
        """Yield what is understood where one verb is said for two things."""
        for first, second in shared(heard, joints):
            one = self._strict(first, place, previous, _DEEPEST)
            if not isinstance(one, Understood):
                continue
            other = self._strict(second, place, previous, _DEEPEST)
            if isinstance(other, Understood) and _alike(one.wishes + other.wishes):
                yield _together([one, other])

    def _either(
        self, heard: Utterance, place: Place, previous: tuple[str, ...]
    ) -> Understood | None:
        """Understand "are any windows or doors open": who asks wants nothing done."""
        either = self._language.tables.either
        asked = self._shared(heard, either, place, previous)
        return next(
            (one for one in asked if all(w.kind == "query" for w in one.wishes)), None
        )

    def _all(
        self,
        split: Sequence[Utterance],
        place: Place,
        previous: tuple[str, ...],
        depth: int,
    ) -> Understood | None:
        found: list[Understood] = []
        for part in split:
            verdict = self._read(part, place, previous, depth + 1)
            if not isinstance(verdict, Understood):
                return None
            found.append(verdict)
            previous = verdict.wishes[-1].targets or previous
        return _together(found)


def _together(found: Sequence[Understood]) -> Understood:
    wishes = tuple(wish for one in found for wish in one.wishes)
    fuzzy = any(one.lane == "fuzzy" for one in found)
    return Understood(
        wishes=wishes,
        lane="fuzzy" if fuzzy else "sentence",
        why=f"{len(wishes)} wishes in one sentence",
    )


def _verdict(choice: Choice, lane: Lane, heard: Utterance) -> Verdict:
    settled, wish = choice.settled, choice.settled.wish
    if settled.open:
        return Ask(wish=wish, candidates=settled.open, why="several fit")
    if settled.guess:
        return Ask(wish=wish, candidates=(), why="a guess", guess=settled.guess)
    why = f"{wish.intent} at {choice.total:.2f}: {' '.join(heard.words)}"
    return Understood(wishes=(wish,), lane=lane, why=why)


def _unnamed(found: tuple[Reading, Sequence[Capture]]) -> tuple[int, float]:
    """Order readings: the most words for names, then the cheapest."""
    reading, names = found
    return -sum(one.end - one.start for one in names), reading.cost


def _text(heard: Utterance) -> str:
    return heard.said(0, len(heard.tokens))


def _is_there(found: Understood | Ask, home: Home, area_id: str) -> bool:
    """Tell whether all that is meant stands in an area, and something is."""
    if isinstance(found, Ask):
        meant = [found.candidates]
    else:
        meant = [wish.targets for wish in found.wishes]
    return all(meant) and all(
        home.entities[one].area_id == area_id for ids in meant for one in ids
    )


def _alike(wishes: Sequence[Wish]) -> bool:
    """Tell whether one verb was said for all: the same intent to other things."""
    first = wishes[0]
    return bool(first.targets) and all(
        wish.intent == first.intent and set(wish.targets).isdisjoint(first.targets)
        for wish in wishes[1:]
    )


def _is_misheard(hit: Hit) -> bool:
    """Tell that nothing was said yet from which "except" could take something."""
    return hit.kind == "exception" and hit.start == 0


def _guarded(hits: Sequence[Hit], heard: Utterance) -> str:
    first = hits[0]
    return f"{first.kind}: {' '.join(heard.words[first.start : first.end])}"
