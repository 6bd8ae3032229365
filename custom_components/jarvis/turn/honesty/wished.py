"""What a wish speaks of in this house, and whether what was done is that.

No word for "done" decides, but what was wished, what was reached and what is told.
"""

from collections.abc import Callable, Iterable, Iterator, Set as AbstractSet
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ...home.seeing import seen_meant
from ...lang.clauses import joined
from ...lang.keywords import content_words
from ...lang.normalise import fold
from ...lang.numbers import parse_number
from ...lang.requests import plain_request
from ...lang.types_of import STATELESS
from ...safety.sentences.accounts import without_idioms, without_stuff, without_topic
from ...safety.sentences.asserting import feels, only_greets
from ...safety.sentences.questions import is_told, may_wish, pleads, wants_something
from ..house_names import ids_named

if TYPE_CHECKING:
    from ...home.meant import Meant
    from ...safety.journal import Entry
    from ...tools.watch import Watch
    from ..types import Turn

# With so few words a clause only asks for what another one says: "please".
_LITTLE: Final = 2
# With so many it names a thing: "and the printer in the study".
_FEW: Final = 5
_ELLIPTIC: Final = 7
_NAMING: Final = 4
# A shorter part of a word says nothing.
_PART: Final = 4
# So many things a name may stand for.
_NAMED: Final = 2


def wished_in(turn: Turn, watch: Watch) -> Wished:
    """Read what this turn's words wish for."""
    asker, house = watch.asker, turn.house

    def named(text: str) -> frozenset[str]:
        home = house.home.home
        ids = ids_named(text, asker.language, home, house.hass)
        return frozenset(filter(watch.may_read, ids))

    def read(text: str) -> Meant:
        # What an account may not see is to it what does not exist.
        found = house.resolver.meant(
            without_idioms(text, asker.language), asker.language
        )
        return seen_meant(found, watch.may_read)

    def called(entity_id: str) -> tuple[str, ...]:
        entity = house.home.home.entities.get(entity_id)
        return entity.names if entity is not None else ()

    return Wished(read, asker.text, asker.language, named, called)


class Wished:
    """One wish, read by the house; nothing is read before somebody asks."""

    def __init__(
        self,
        read: Callable[[str], Meant],
        text: str,
        language: str,
        named: Callable[[str], frozenset[str]],
        called: Callable[[str], tuple[str, ...]],
    ) -> None:
        """Take what reads words, them, their language, what names, and the names."""
        self._meant = read
        self._ids_named = named
        self._called = called
        self._text = text
        self._language = language

    @cached_property
    def _named(self) -> frozenset[str]:
        """What is named in full where something is wished: not the "bedtime" beside."""
        wished = frozenset().union(*map(self._ids_named, self.clauses))
        return wished | stateful(self._ids_named(self._text))

    @cached_property
    def is_compound(self) -> bool:
        """Whether it has several clauses."""
        return len(self._clauses(self._text)) > 1

    @cached_property
    def meant(self) -> Meant:
        """What all of its words speak of."""
        return self._meant(self._text)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """Its clauses that wish something, else all of them."""
        clauses = [one for one in self._clauses(self._text) if one.strip()]
        return tuple(one for one in clauses if self._wishes(one)) or tuple(clauses)

    def is_elliptic(self) -> bool:
        """Tell whether a clause names a device and states nothing of it."""
        clauses = self.clauses
        if only_greets(self._text, self._language):
            return False
        if is_told(clauses[0], self._language):
            # "I think of buying a lamp" goes on telling.
            clauses = tuple(one for one in clauses if may_wish(one, self._language))
        return any(self._is_bare(one) for one in clauses)

    def _is_bare(self, clause: str) -> bool:
        """Tell whether a few words name a device and nothing holds them together."""
        words = clause.split()
        if len(words) > _ELLIPTIC or not self.names_device(clause):
            return False
        if is_told(clause, self._language):
            return False
        # "The door squeaks" ends in what it does, "the kitchen light" names it.
        named = len(words) <= _NAMING and self.names_device(words[-1])
        valued = parse_number(words[-1], self._language) is not None
        return named or valued or may_wish(clause, self._language)

    def names_device(self, clause: str) -> bool:
        """Tell whether a text names a thing of this house that is in some state."""
        return bool(stateful(self._meant(clause).best))

    def tells_of_device(self, clause: str) -> bool:
        """Tell whether a text has a word for a device, whether there is one or not."""
        return self._meant(clause).device

    def is_of_the_house(self) -> bool:
        """Tell whether it speaks of a thing of this house, or of any device."""
        said = self._meant(without_topic(self._text, self._language))
        return said.device or bool(said.hints)

    def is_beside(self, reached: AbstractSet[str]) -> bool:
        """Tell whether all that was reached is something else than it speaks of.

        A wish that does not say of what it is may be fulfilled by anything.
        """
        if not reached or not self._named.isdisjoint(reached):
            return False
        if self._is_partly(reached) or self._leaves_open(reached):
            return False
        if self._named:
            return True
        parts = [self._meant(self._without_stuff(one)) for one in self.clauses]
        told = all(map(self._says_what, self.clauses, parts, strict=True))
        if not told or self._hears_name(reached):
            return False
        if not self.meant.device and self._only_ails:
            # "The sun burns on the terrace" leaves it open what helps.
            return False
        return not any(part.fits(reached) for part in parts)

    @property
    def _only_ails(self) -> bool:
        """Whether it orders nothing and tells what is amiss: "they are like straw"."""
        if feels(self._text, self._language):
            return True
        return all(is_told(one, self._language) for one in self.clauses)

    def _leaves_open(self, reached: AbstractSet[str]) -> bool:
        """Tell whether it only says where, or all but which, and that fits.

        "All but the desk lamp", "behind the television".
        """
        meant = self.meant
        return bool(meant.every or meant.unmarked) and meant.fits(reached)

    def _says_what(self, clause: str, part: Meant) -> bool:
        """Tell whether a clause says of what it is; "some of it on the porch" does not.

        There a word that only one name holds is where it is wished, not of what.
        """
        fewest = 0
        if not part.device and self._without_stuff(clause) != clause:
            fewest = _NAMED
        return any(len(stateful(hint)) > fewest for hint in part.hints)

    def _without_stuff(self, clause: str) -> str:
        """Leave out what is wished a bit of: a lamp gives light, and a window does."""
        return without_stuff(clause, self._language)

    def _hears_name(self, reached: AbstractSet[str]) -> bool:
        """Tell whether a word that names nothing here is a part of what was reached.

        "Start washing the dishes" says what the dishwasher is for.
        """
        idle = [
            one.stem
            for one in content_words(self._text, self._language)
            if len(one.stem) >= _PART and not self._meant(one.word).hints
        ]
        names = [
            word
            for entity_id in reached
            for name in self._called(entity_id)
            for word in fold(name).split()
        ]
        return any(
            stem in word and len(word) - len(stem) >= _PART - 1
            for stem in idle
            for word in names
        )

    def _is_partly(self, reached: AbstractSet[str]) -> bool:
        """Tell whether a part of a wish of several is just what was reached.

        A part that names nothing here may be it: "a load of washing" has no name.
        """
        if not self.is_compound:
            return False
        parts = [one for one in self.parts if not is_told(one, self._language)]
        return any(
            not part.hints or part.fits(reached) for part in map(self._meant, parts)
        )

    def missing(self, reached: AbstractSet[str]) -> frozenset[str]:
        """Give what a half-fulfilled wish speaks of besides what was reached.

        Empty where all of it, or nothing, was reached.
        """
        parts = [
            part
            for one in self._clauses(self._text)
            if stateful(_all(part := self._meant(one))) and self._is_part(one, part)
        ]
        left = [part for part in parts if not part.fits(reached)]
        if not left and len(reached) < len({part.best for part in parts}):
            # One thing is not two, though it would do for either.
            left = sorted(parts, key=lambda part: len(part.best))[-1:]
        if not 0 < len(left) < len(parts):
            return frozenset()
        missed = stateful(frozenset().union(*(part.best for part in left)) - reached)
        kinds = {one.partition(".")[0] for one in reached}
        alike = frozenset(one for one in missed if one.partition(".")[0] in kinds)
        return alike or missed

    def is_claimed_of(self, sentence: str, reached: AbstractSet[str]) -> bool:
        """Tell whether a sentence speaks of what was wished, and not of what was done.

        "The fan in the bathroom runs" where the one in the bedroom was switched.
        """
        said = self._meant(sentence)
        wished = self.meant.best
        if not reached or not wished or said.best.isdisjoint(wished):
            return False
        return not any(part.fits(reached) for part in self._told(sentence))

    def is_told_of(self, sentence: str, ids: AbstractSet[str]) -> bool:
        """Tell whether a sentence speaks of one of these, or of all there is."""
        return any(
            part.every or not part.best.isdisjoint(ids) for part in self._told(sentence)
        )

    def is_named(self, sentence: str, reached: AbstractSet[str]) -> bool:
        """Tell whether a sentence names what was reached, and not what was wished."""
        wished = self.meant.best
        return any(
            part.fits(reached) and part.best.isdisjoint(wished)
            for part in self._told(sentence)
        )

    def touches(self, clause: str, reached: AbstractSet[str]) -> bool:
        """Tell whether a clause speaks of something that was reached at all."""
        return any(not hint.isdisjoint(reached) for hint in self._meant(clause).hints)

    def named_by(self, clause: str) -> frozenset[str]:
        """Give what a clause speaks of most that is in some state."""
        return stateful(self._meant(clause).best)

    def called(self, ids: AbstractSet[str]) -> Iterator[str]:
        """Give all that some things are called."""
        return (name for one in sorted(ids) for name in self._called(one))

    def is_of_all(self, clause: str) -> bool:
        """Tell whether a clause speaks of all there are."""
        return self._meant(clause).every

    @property
    def parts(self) -> tuple[str, ...]:
        """All that it joins, with "and" or a comma; "go ahead and" joins nothing."""
        return self._clauses(plain_request(self._text, self._language))

    def spoken_of(self, clause: str) -> frozenset[str]:
        """Give what a clause tells a state of; what was wished where it names none."""
        told = stateful(self._meant(clause).best)
        return told or stateful(self.meant.best)

    def _told(self, sentence: str) -> Iterator[Meant]:
        return (self._meant(one) for one in self._clauses(sentence))

    def _clauses(self, text: str) -> tuple[str, ...]:
        return joined(text, self._language) or (text,)

    def _is_part(self, clause: str, part: Meant) -> bool:
        """Tell whether a clause wishes something, or names a thing in a few words."""
        if wants_something(clause, self._language):
            return True
        if part.device and pleads(clause, self._language):
            return True
        if any(letter.isdecimal() for letter in clause):
            return True
        before = self._text[: self._text.find(clause)].rstrip()
        if before.endswith((",", ";", ".")) and not self._is_list:
            # "…, the television is dazzled": only an "and" goes on wishing.
            return False
        named = part.device or len(part.best) <= _NAMED
        short = len(clause.split()) <= _FEW
        return named and short and not is_told(clause, self._language)

    @cached_property
    def _is_list(self) -> bool:
        """Tell whether it names thing after thing: "lamp, fan and printer on"."""
        clauses = self._clauses(self._text)
        return len(clauses) > _NAMED and all(
            len(one.split()) <= _FEW
            and self.names_device(one)
            and not is_told(one, self._language)
            for one in clauses
        )

    def _wishes(self, clause: str) -> bool:
        return len(clause.split()) > _LITTLE and wants_something(clause, self._language)


def _all(part: Meant) -> frozenset[str]:
    return frozenset().union(*part.hints)


def stateful(ids: AbstractSet[str]) -> frozenset[str]:
    """Leave out what is in no state that anybody speaks of."""
    return frozenset(one for one in ids if one.partition(".")[0] not in STATELESS)


def entries_of(watch: Watch) -> list[Entry]:
    """Give what the model's calls did in this turn."""
    now = watch.hass.loop.time()
    journal = watch.guardian.journal
    return [
        one
        for one in journal.of(watch.asker, now)
        if one.trace_id and one.trace_id == watch.trace_id
    ]


def changed_by(watch: Watch) -> frozenset[str]:
    """Give the ids of what is otherwise since the model's calls of this turn."""
    return frozenset(
        one
        for entry in entries_of(watch)
        for one, after in entry.after.items()
        if (before := entry.before.get(one)) is None
        or (before.state, before.attributes) != (after.state, after.attributes)
    )


def speaks_of(watch: Watch, ids: Iterable[str]) -> bool:
    """Tell whether one of these was spoken of by its kind or its own name."""
    home, said, kinds = (
        watch.guardian.home(),
        fold(watch.asker.text),
        watch.meant().kinds,
    )

    def wished(entity_id: str) -> bool:
        entity = home.entities.get(entity_id)
        if entity is None or entity_id in kinds:
            return True
        area, floor = (
            home.areas.get(entity.area_id or ""),
            home.floors.get(entity.floor_id or ""),
        )
        places = {
            fold(w) for p in (area, floor) if p for n in p.names for w in n.split()
        }
        own = {
            fold(one.word)
            for name in entity.names
            for one in content_words(name, watch.asker.language)
        } - places
        return not own or any(word in said for word in own)

    return any(map(wished, ids))
