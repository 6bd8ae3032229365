"""What a model may say of this turn: a claim needs a call that worked."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from ..lang.normalise import fold
from ..safety.claims import (
    ClaimCheck,
    asks_back,
    claimed_state,
    claims_action,
    may_become_claim,
)
from .consent_calls import door_of

if TYPE_CHECKING:
    from ..home.snapshot import Home
    from ..tools.watch import Watch
    from .types import Turn

# Whatever is spoken, a model may fall back to this.
_ALSO = "en"


def claim_check(turn: Turn, language: str) -> ClaimCheck | None:
    """Make the check of one message; None when the turn has no door."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return None
    judge = _Judge(turn, door.watch, language)
    return ClaimCheck(is_false=judge.is_false, may_be=judge.may_be)


class _Judge:
    """Knows what this turn has done, and how things stand."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        self._turn = turn
        self._watch = watch
        self._languages = tuple(dict.fromkeys((language, _ALSO)))

    def is_false(self, sentence: str) -> bool:
        """Tell whether a sentence claims what nobody did, or what is not so."""
        if any(claims_action(sentence, one) for one in self._languages):
            return not self._proven(sentence)
        return any(self._contradicted(sentence, one) for one in self._languages)

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence may still become such a claim."""
        if self._watch.acted and not self._watch.failed:
            return False
        words = _words(self._turn.house.home.home)
        if any(fold(word) in words for word in text.split()):
            return True
        return any(may_become_claim(text, one) for one in self._languages)

    def _proven(self, sentence: str) -> bool:
        watch = self._watch
        said = sentence.casefold()
        if any(name.casefold() in said for name in watch.failed):
            return False
        if watch.acted:
            return True
        asker = watch.asker
        if not asks_back(asker.text, asker.language):
            return False
        # A report of what was done a while ago, because the user asked for it.
        now = watch.hass.loop.time()
        return bool(watch.guardian.journal.of(asker, now))

    def _contradicted(self, sentence: str, language: str) -> bool:
        """Look a claimed state up: only what is certainly otherwise is false."""
        home = self._turn.house.home.home
        names = {
            name.casefold(): entity.entity_id
            for entity in home.entities.values()
            for name in entity.names
        }
        claimed = claimed_state(sentence, language, names)
        if claimed is None:
            return False
        state = self._watch.hass.states.get(claimed[0])
        opposite = _OPPOSITES.get(claimed[1], frozenset())
        return state is not None and state.state in opposite


def _words(home: Home) -> frozenset[str]:
    """Give the words of all names, read once for each version of the home."""
    return _words_of(_Names(home=home, version=home.version))


@dataclass(frozen=True, slots=True)
class _Names:
    version: int
    home: Home = field(compare=False)


@lru_cache(maxsize=2)
def _words_of(names: _Names) -> frozenset[str]:
    home = names.home
    texts = [name for one in home.entities.values() for name in one.names]
    texts += [name for area in home.areas.values() for name in area.names]
    texts += [name for floor in home.floors.values() for name in floor.names]
    return frozenset(fold(word) for text in texts for word in text.split())


_OPPOSITES = {
    "on": frozenset({"off"}),
    "off": frozenset({"on", "playing"}),
    "open": frozenset({"closed", "locked"}),
    "closed": frozenset({"open"}),
    "locked": frozenset({"unlocked", "open"}),
    "unlocked": frozenset({"locked"}),
}
