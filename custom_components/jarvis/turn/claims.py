"""What a model may say of this turn: a claim needs a call that worked."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from ..grammar.text import words as split
from ..lang.keywords import base_language, stop_words
from ..lang.normalise import fold
from ..safety.claims import (
    ClaimCheck,
    asks_back,
    claimed_state,
    claims_action,
    denies,
    may_become_claim,
    may_tell_deed,
    offers_more,
    reports,
    says_little,
    says_yes,
    tells_deed,
    tells_of_others,
)
from ..safety.questions import may_wish, only_asks, wants_something
from .consent_calls import door_of

if TYPE_CHECKING:
    from ..home.snapshot import Home
    from ..safety.tiers import Asker
    from ..tools.watch import Watch
    from .types import Turn

# Whatever is spoken, a model may fall back to this.
_ALSO = "en"
# Guards of a wish that something be not done, or later, and of what only tells of one.
_PUT_OFF = frozenset({"negation", "condition", "delay", "story"})
# Shorter words name nothing.
_SHORT = 3


def claim_check(turn: Turn, language: str) -> ClaimCheck | None:
    """Make the check of one message; None when the turn has no door."""
    door = door_of(turn.log)
    if door is None or door.watch is None:
        return None
    judge = _Judge(turn, door.watch, language)
    return ClaimCheck(
        is_false=judge.is_false, may_be=judge.may_be, hollow=judge.is_hollow
    )


class _Judge:
    """Knows what this turn has done, and how things stand."""

    def __init__(self, turn: Turn, watch: Watch, language: str) -> None:
        self._turn = turn
        self._watch = watch
        self._languages = tuple(dict.fromkeys((language, _ALSO)))
        asker = watch.asker
        self._orders = not only_asks(asker.text, asker.language)
        self._wants = wants_something(asker.text, asker.language)
        self._doubted = False
        self._last = self._longest_named(asker.text)
        wishes = self._wants or may_wish(asker.text, asker.language)
        self._wished = wishes and _is_for_the_house(asker, self._home)

    @property
    def _home(self) -> Home:
        return self._turn.house.home.home

    def is_false(self, sentence: str) -> bool:
        """Tell whether a sentence claims what nobody did, or what is not so."""
        false = self._is_false(sentence)
        self._last = self._longest_named(sentence) or self._last
        return false

    def _longest_named(self, text: str) -> str:
        """Give the name of what is spoken of, for the "it" of the next sentence."""
        said = text.casefold()
        by_name = _names_of(_key_of(self._home))
        return max(
            (name for name in by_name if _stands(name, said)), key=len, default=""
        )

    def _is_false(self, sentence: str) -> bool:
        claims = [one for one in self._languages if claims_action(sentence, one)]
        if claims and not self._is_elsewhere(sentence, claims):
            return not (self._proven(sentence) or self._is_so(sentence))
        if any(self._holds(sentence, one) is False for one in self._languages):
            return True
        language = self._languages[0]
        if self._is_idle() and tells_deed(sentence, language):
            return True
        return (
            self._is_in_vain()
            and reports(sentence, language)
            and not self._holds(sentence, language)
        )

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence may still become such a claim."""
        words = _words(self._home)
        if any(fold(word) in words for word in text.split()):
            return True
        if self._watch.holding() and not self._watch.failed:
            return False
        return (
            # What denies may go out at once, whatever was wished.
            (self._is_in_vain() and not denies(text, self._languages[0]))
            or (self._is_idle() and may_tell_deed(text, self._languages[0]))
            or any(may_become_claim(text, one) for one in self._languages)
        )

    def _is_so(self, sentence: str) -> bool:
        """Tell whether the state that a sentence tells is the one things are in."""
        return any(self._holds(sentence, one) for one in self._languages)

    def _is_elsewhere(self, sentence: str, claims: list[str]) -> bool:
        """Tell whether it is of the world, to somebody who wished nothing done."""
        return (
            not self._watch.failed
            and all(tells_of_others(sentence, one) for one in claims)
            and not self._wants
            and not any(
                fold(word) in _words(self._home)
                for word in sentence.split()
                # Articles stand in names, too.
                if len(word) > _SHORT
            )
        )

    def is_hollow(self, sentence: str) -> bool:
        """Tell whether a sentence only agrees to what nobody has done.

        So does one that merely speaks of it, unless what follows denies or asks. Who
        wishes that something be not done, or later, may well be agreed with.
        """
        language = self._languages[0]
        if not self._is_in_vain() or self._is_so(sentence):
            return False
        if self._speaks_of_it(sentence):
            self._doubted = True
        if self._doubted:
            return says_yes(sentence, language) or offers_more(sentence, language)
        if not says_little(sentence, language):
            return False
        return bool(self._watch.failed) or not self._is_put_off()

    def _speaks_of_it(self, sentence: str) -> bool:
        """Tell whether it names what was wished and neither denies nor asks.

        "Both lamps are sorted now": whatever the words, it answers a wish as if it
        had been fulfilled. Who has looked something up may tell of it.
        """
        watch, language = self._watch, self._languages[0]
        if not says_yes(sentence, language) or (watch.looked and not watch.failed):
            return False
        # What is gone by now is no name of the house any more.
        lost = " ".join(watch.failed)
        wished = _named_in(watch.asker.text, self._home, lost)
        named = _named_in(sentence, self._home, lost)
        meant = bool(watch.failed) or not self._is_put_off()
        return meant and not wished.isdisjoint(named)

    def _is_put_off(self) -> bool:
        """Tell whether the wish is that something be not done, or later."""
        asker = self._watch.asker
        language = asker.language.partition("-")[0]
        return self._turn.house.grammars.is_guarded(
            split(asker.text), language, _PUT_OFF
        )

    def _is_idle(self) -> bool:
        """Tell whether nothing was done for somebody who has not only asked."""
        asker = self._watch.asker
        if not self._orders or self._watch.holding():
            return False
        return not asks_back(asker.text, asker.language)

    def _is_in_vain(self) -> bool:
        """Tell whether something was wished or tried, and nothing done so far."""
        watch = self._watch
        tried = bool(watch.failed or watch.vain)
        return (self._wished or tried) and not watch.holding()

    def _proven(self, sentence: str) -> bool:
        watch = self._watch
        said = sentence.casefold()
        held = watch.holding()
        if any(name.casefold() in said for name in watch.failed):
            return False
        if held:
            return self._reached(said)
        asker = watch.asker
        if not asks_back(asker.text, asker.language):
            return False
        # A report of what was done a while ago, because the user asked for it.
        now = watch.hass.loop.time()
        return bool(watch.guardian.journal.of(asker, now))

    def _reached(self, said: str) -> bool:
        """Tell whether all that a claim names was reached; half a wish is not it."""
        reached = self._watch.reached
        if not reached:
            return True
        by_name = _names_of(_key_of(self._home))
        found = [name for name in by_name if _stands(name, said)]
        # "Kitchen light" in "kitchen light strip" is not what was named.
        named = [n for n in found if not any(n != one and n in one for one in found)]
        return all(not reached.isdisjoint(by_name[name]) for name in named)

    def _holds(self, sentence: str, language: str) -> bool | None:
        """Look a claimed state up: it is so, it is certainly otherwise, or None."""
        by_name = _names_of(_key_of(self._home))
        names = {name: min(ids) for name, ids in by_name.items()}
        claimed = claimed_state(sentence, language, names, self._last)
        if claimed is None:
            return None
        state = self._watch.hass.states.get(claimed[0])
        if state is None:
            return None
        if state.state in _OPPOSITES.get(claimed[1], frozenset()):
            return False
        return True if state.state == claimed[1] else None


def _is_for_the_house(asker: Asker, home: Home) -> bool:
    """Tell whether a wish names a thing or place of the house."""
    words = _words(home)
    # Articles stand in names, too.
    idle = stop_words(base_language(asker.language))
    return any(
        word.rstrip("s") in words or word in words
        for word in _folded(asker.text)
        if len(word) >= _SHORT and word not in idle
    )


def _folded(text: str) -> list[str]:
    """Give the words of a text without the marks around them."""
    return [fold(word.strip(".,;:!?")) for word in text.split()]


def _named_in(text: str, home: Home, lost: str) -> frozenset[str]:
    """Give the words of a text that stand in names of the house, or in `lost` ones."""
    words = _folded(text)
    pairs = {" ".join(pair) for pair in pairwise(words)}
    known = _words(home) | {fold(word) for word in lost.split()}
    # Articles stand in names, too; short names count in pairs.
    return (known & {word for word in words if len(word) > _SHORT}) | (
        _pairs(home) & pairs
    )


def _stands(name: str, said: str) -> bool:
    """Tell whether a name stands in a sentence as words of its own."""
    at = said.find(name)
    if at < 0 or len(name) < _SHORT:
        return False
    end = at + len(name)
    return not (said[at - 1 : at].isalnum() or said[end : end + 1].isalnum())


def _words(home: Home) -> frozenset[str]:
    """Give the words of all names, read once for each version of the home."""
    return _words_of(_key_of(home))


def _pairs(home: Home) -> frozenset[str]:
    """Give the pairs of words in names, read once for each version of the home."""
    return _pairs_of(_key_of(home))


@dataclass(frozen=True, slots=True)
class _Names:
    """A version of one home: another one counts its versions from the start, too."""

    version: int
    number: int
    home: Home = field(compare=False)


def _key_of(home: Home) -> _Names:
    return _Names(version=home.version, number=id(home), home=home)


@lru_cache(maxsize=2)
def _names_of(names: _Names) -> dict[str, frozenset[str]]:
    """Give the ids by name, without case, read once for each version of the home."""
    found: dict[str, frozenset[str]] = {}
    for entity in names.home.entities.values():
        for name in entity.names:
            key = name.casefold()
            found[key] = found.get(key, frozenset()) | {entity.entity_id}
    return found


@lru_cache(maxsize=2)
def _pairs_of(names: _Names) -> frozenset[str]:
    called = [name for one in names.home.entities.values() for name in one.names]
    return frozenset(
        " ".join(pair)
        for name in called
        for pair in pairwise(fold(word) for word in name.split())
    )


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
