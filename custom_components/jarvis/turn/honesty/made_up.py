"""Whether an answer about this household is made up: nobody looked, nobody told it.

That the car charges, who rang and what stands in the calendar is known from a look,
from the states of things, from memory or from what was said. From nothing else.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from homeassistant.components.todo import DOMAIN as TODO
from homeassistant.util import dt as dt_util

from ...home.listed import items_on
from ...safety.claims import asks_back, names_any_house
from ...safety.sentences.accounts import composes
from ...safety.sentences.bearing import roots_of
from ...safety.sentences.happening import asks_what_happened
from ...safety.sentences.looking import answers, tells_past
from ...safety.sentences.own_deeds import tells_own_deed
from ...safety.sentences.particular import (
    asks_of_world,
    asks_particulars,
    items_told,
    lasting_told,
    names_particulars,
    recalls_telling,
    tells_when,
    told_particulars,
)
from ...safety.sentences.predicates import state_asked
from ...safety.sentences.told_states import clauses_of
from ..house_names import is_in_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from homeassistant.core import State

    from ...tools.watch import Watch
    from ..types import Turn
    from .standing import Standing
    from .wished import Wished

# What only shows something tells it in words of its own.
_SHOWS: Final = frozenset(
    {"sensor", "binary_sensor", "weather", "person", "device_tracker", "sun", "zone"}
)
# Lengths of time are rounded so far.
_ROUNDED: Final = 0.2
# With so many words in common both tell the same.
_SAME: Final = 2


class MadeUp:
    """Knows what was asked of this household, and what bears an answer."""

    def __init__(
        self, turn: Turn, watch: Watch, wish: Wished, standing: Standing
    ) -> None:
        """Take the turn, and what knows the house."""
        self._turn = turn
        self._watch = watch
        self._wish = wish
        self._standing = standing
        self._text = watch.asker.text
        self._language = watch.asker.language

    @property
    def is_open(self) -> bool:
        """Whether any sentence may have to be looked at whole."""
        return (self._asks or self._names) and not self._has_looked()

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence may be such an answer."""
        return self.is_open or recalls_telling(text, self._language)

    def is_told(self, sentence: str) -> bool:
        """Tell whether a sentence tells particulars that nothing bears."""
        language = self._language
        if (
            not self._has_looked()
            and recalls_telling(sentence, language)
            and not self._is_borne(sentence)
        ):
            return True
        if not self.is_open or self._standing.is_so(sentence):
            return False
        told = told_particulars(sentence, language)
        if not self._asks:
            # A remark is answered so: "yes, an hour ago".
            counts = answers(sentence, language) is True
            told = tuple(
                one for one in told if tells_when(one, language, counts=counts)
            )
        return bool(told) and not (self._is_shown(sentence) or self._is_borne(sentence))

    def _is_shown(self, sentence: str) -> bool:
        """Tell whether it is of a thing that only shows something, or just names one.

        What such a thing shows is compared elsewhere: "the leak detector is dry".
        """
        named = self._standing.shown_by(sentence)
        if tells_past(sentence, self._language):
            return False
        if self._is_listed(sentence):
            return True
        if any(one.domain in _SHOWS for one in self._standing.states(named)):
            return True
        called = self._roots(" ".join(self._wish.called(named)))
        return bool(named) and self._roots(sentence) <= called

    def _is_listed(self, sentence: str) -> bool:
        """Tell whether all that is new in it stands on a list somebody asked for."""
        lists = [one for one in self._meant if one.domain == TODO]
        if not lists:
            return False
        items = items_on(self._watch.hass, [one.entity_id for one in lists])
        known = self._roots(" ".join((*items, *(one.name for one in lists))))
        new = items_told(sentence, self._language) - self._asked
        return bool(new) and new <= known

    def is_retold(self, sentence: str) -> bool:
        """Tell whether it tells, to who asks for it, no more than was told before."""
        if not self._asks or tells_own_deed(sentence, self._language):
            return False
        roots = self._roots(sentence)
        new = roots - self._asked
        return bool(new) and any(
            new <= one and len(roots & one) >= _SAME for one in self._grounds
        )

    def is_mistimed(self, sentence: str) -> bool:
        """Tell whether it tells for how long things have been so, and they have not."""
        return not self._has_looked() and any(
            not self._have_lasted(clause, lasting)
            for clause in clauses_of(sentence)
            if (lasting := lasting_told(clause, self._language))
        )

    def _have_lasted(self, clause: str, lasting: tuple[float, ...]) -> bool:
        """Tell whether one of the things it speaks of has been as it is for so long."""
        standing, now = self._standing, dt_util.utcnow()
        states = standing.states(standing.shown_by(clause)) or self._meant
        ages = [(now - one.last_changed).total_seconds() for one in states]
        return any(
            abs(said - age) <= _ROUNDED * max(said, age)
            for said in lasting
            for age in ages
        )

    def _has_looked(self) -> bool:
        watch = self._watch
        return bool(watch.looked or watch.holding() or watch.refused or watch.failed)

    @cached_property
    def _asks(self) -> bool:
        """Whether somebody wants to know particulars, and no thing here shows them."""
        if self._recalls():
            return False
        if self._asks_what_happened():
            return True
        if not asks_particulars(self._text, self._language):
            return False
        return not any(one.domain in _SHOWS for one in self._meant)

    def _asks_what_happened(self) -> bool:
        """Tell whether somebody asks what came about here; no state shows that."""
        text, language = self._text, self._language
        if not asks_what_happened(text, language) or state_asked(text, language):
            return False
        if asks_of_world(text, language):
            return False
        return bool(
            self._meant
            or self._wish.tells_of_device(text)
            or names_any_house(text, language)
            or is_in_place(self._standing.home, text)
        )

    def _recalls(self) -> bool:
        """Tell whether what was done here may be what somebody asks for."""
        watch = self._watch
        done = watch.guardian.journal.of(watch.asker, watch.hass.loop.time())
        return bool(done) and asks_back(self._text, self._language)

    @cached_property
    def _names(self) -> bool:
        text, language = self._text, self._language
        return names_particulars(text, language) and not composes(text, language)

    @cached_property
    def _meant(self) -> list[State]:
        standing = self._standing
        return standing.states(standing.shown_by(self._text) | self._wish.meant.best)

    @cached_property
    def _asked(self) -> frozenset[str]:
        return self._roots(self._text)

    def _is_borne(self, sentence: str) -> bool:
        """Tell whether memory, the talk, or what things show holds what is new in it.

        Where nothing is new, it has to be what was told.
        """
        roots = self._roots(sentence)
        if new := roots - self._asked:
            return any(not new.isdisjoint(one) for one in self._grounds)
        same = min(_SAME, len(roots | self._asked))
        return any(len((roots | self._asked) & one) >= same for one in self._grounds)

    @cached_property
    def _grounds(self) -> tuple[frozenset[str], ...]:
        """The words of all that was told to the model or by it, each by itself."""
        return tuple(map(self._roots, self._told()))

    def _told(self) -> Iterator[str]:
        turn, asked = self._turn, self._asks
        dialogue, log = turn.dialogue, turn.log.content
        yield from turn.agent.prompt.splitlines()
        for text in (*dialogue.recalled.values(), dialogue.told[0]):
            yield from (one for one in text.splitlines() if not _is_frame(one))
        last = max((n for n, one in enumerate(log) if one.role == "user"), default=0)
        for number, one in enumerate(log[1:], 1):
            if one.role == "tool_result":
                yield str(one.result.data)
            elif number < last or (one.role == "user" and not asked):
                yield one.content or ""
        for state in self._meant:
            shown = (state.name, state.state, *state.attributes.values())
            yield " ".join(map(str, shown))

    def _roots(self, text: str) -> frozenset[str]:
        return roots_of(text, self._language)


def _is_frame(line: str) -> bool:
    """Tell whether a line only frames what memory gives."""
    return line.startswith("[From ") or line.rstrip(":").isupper()
