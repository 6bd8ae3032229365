"""What a model may say of this turn: a claim needs a call that worked."""

import re
from typing import TYPE_CHECKING

from ...lang.normalise import fold
from ...safety.claims import (
    ClaimCheck,
    asks_back,
    claims_action,
    may_become_claim,
    may_tell_deed,
    names_what_is_kept,
    offers_more,
    reports,
    says_little,
    says_yes,
    tells_deed,
    tells_of_others,
)
from ...safety.sentences.accounts import (
    accounts,
    denies_plainly,
    tells_of_search,
    wants_to_know,
)
from ...safety.sentences.asserting import told_clauses
from ...safety.sentences.bearing import roots_of
from ...safety.sentences.framing import without_frames
from ...safety.sentences.looking import kinds_told
from ...safety.sentences.minding import without_minding
from ...safety.sentences.own_deeds import tells_own_deed
from ...safety.sentences.phatic import is_phatic
from ...safety.sentences.told_states import clauses_of, is_otherwise, is_so
from ..consenting.consent_calls import door_of
from ..house_names import SHORT, ids_by_name, named_in, stands_in, words_of
from .advised import Advised
from .asserted import Asserted
from .borne import Bearing
from .keeping import keeps_what_is_told
from .looked_up import LookedUp
from .made_up import MadeUp
from .put_off import is_put_off
from .standing import Standing
from .waited_for import waited_for
from .wished import wished_in

if TYPE_CHECKING:
    from ...home.snapshot import Home
    from ...tools.watch import Watch
    from ..types import Turn

_OPENING = 8
# What is quoted goes on in the next sentence.
_OPEN_QUOTE = re.compile('["\u201c\u201e\u00ab][^"\u201c\u201d\u00bb]+')
# Whatever is spoken, a model may fall back to this.
_ALSO = "en"


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
        self._doubted = False
        self._wish = wished_in(turn, watch)
        self._standing = Standing(turn, watch, self._wish, self._languages)
        waits = waited_for(asker, self._wish, self._standing.home)
        self._orders, self._wants = waits.orders, waits.wants
        self._composes, self._searches = waits.composes, waits.searches
        self._errand, self._wished = waits.errand, waits.wished
        free = waits.composes or not waits.orders
        self._keeps = not waits.wished and keeps_what_is_told(
            turn, asker, of_house=waits.of_house
        )
        self._asserted = Asserted(turn, watch, self._wish, free=free)
        self._bearing = Bearing(
            turn, watch, self._wish, language, named=self._standing.named_in_full
        )
        self._looked_up = LookedUp(
            watch, self._wish, self._standing, asks=not waits.orders
        )
        self._advised = Advised(
            watch, self._wish, wants=self._wants, wished=self._wished
        )
        self._made_up = MadeUp(turn, watch, self._wish, self._standing)
        self._tells_of_here = not waits.text or self._wish.is_of_the_house()

    @property
    def _home(self) -> Home:
        return self._standing.home

    def is_false(self, sentence: str) -> bool:
        """Tell whether a sentence claims what nobody did, or what is not so."""
        rest = (
            "" if self._is_quote(sentence) else self._unkept(self._reported(sentence))
        )
        false = bool(rest) and self._is_untrue(rest)
        self._standing.go_on(sentence)
        return false

    def _is_quote(self, sentence: str) -> bool:
        """Tell whether it begins to quote, to who only asks what one would say."""
        return not self._orders and _OPEN_QUOTE.fullmatch(sentence.strip()) is not None

    def _reported(self, sentence: str) -> str:
        """Leave out what only introduces: "I can confirm that"."""
        return min((without_frames(sentence, p) for p in self._languages), key=len)

    def _unkept(self, sentence: str) -> str:
        """Leave out of a sentence that what was told is borne in mind, if it is."""
        if not self._keeps:
            return sentence
        rest = min((without_minding(sentence, p) for p in self._languages), key=len)
        # "Noted, your sister lives in Leeds" says again what was told.
        asker = self._watch.asker
        again = roots_of(rest, asker.language) <= roots_of(asker.text, asker.language)
        return "" if rest != sentence and again else rest

    def _is_untrue(self, sentence: str) -> bool:
        """Tell whether it is false, by the states it tells before anything else."""
        if self._composes:
            return self._asserted.is_own_of_house(sentence)
        sentence = self._advised.without_recipe(sentence)
        if not sentence or self._looked_up.is_quoted(sentence):
            return False
        so = self._looked_up.states_told(sentence)
        if so is False or (so and self._only_states(sentence)):
            return not so or self._made_up.is_mistimed(sentence)
        if self._made_up.is_told(sentence):
            return True
        free = self._advised.is_free(sentence) or self._made_up.is_retold(sentence)
        return not free and self._is_false(sentence)

    def _only_states(self, sentence: str) -> bool:
        """Tell whether it tells no more than states, where nothing was to be done."""
        watch = self._watch
        if self._is_in_vain() or watch.holding() or watch.refused:
            return False
        return not any(tells_own_deed(sentence, p) for p in self._languages)

    def _is_false(self, sentence: str) -> bool:
        if self._bearing.is_beyond(sentence) or (
            self._tells_of_here and self._looked_up.is_otherwise(sentence)
        ):
            return True
        claims = [one for one in self._languages if claims_action(sentence, one)]
        if claims and not self._is_elsewhere(sentence, claims):
            true = self._proven(sentence) or self._looked_up.is_borne(sentence)
            return not (true or self._is_seen(sentence)) or self._is_told_whole(
                sentence
            )
        return (
            self._is_told_of_another(sentence)
            or self._is_contradicted(sentence)
            or self._is_told_whole(sentence)
            or self._is_made_up(sentence)
        )

    def _is_seen(self, sentence: str) -> bool:
        """Tell whether it tells, to who only asks, what a look has shown."""
        watch = self._watch
        if not watch.looked or self._orders or watch.refused or watch.failed:
            return False
        return not any(
            tells_own_deed(sentence, p, looked=True) for p in self._languages
        )

    def _is_made_up(self, sentence: str) -> bool:
        """Tell whether it tells a state, a deed or a search that there never was."""
        if any(self._standing.holds(sentence, one) is False for one in self._languages):
            return True
        language = self._languages[0]
        if self._is_idle() and tells_deed(sentence, language):
            return True
        if not self._watch.looked and tells_of_search(sentence, language):
            return True
        if self._is_told_undone(sentence):
            return True
        return (
            self._is_in_vain()
            and reports(sentence, language)
            and not self._tells_what_was(sentence)
            and not self._is_wholly_so(sentence)
        )

    def _is_wholly_so(self, sentence: str) -> bool:
        """Tell whether it is so, and reports nothing else beside."""
        if self._standing.is_wholly_so(sentence):
            return True
        return len(clauses_of(sentence)) == 1 and self._looked_up.is_borne(sentence)

    def _is_told_undone(self, sentence: str) -> bool:
        """Tell whether it tells of the house what nobody has brought about."""
        return self._asserted.is_untold(
            sentence, self._languages[0], self._looked_up.is_borne
        )

    def may_be(self, text: str) -> bool:
        """Tell whether the beginning of a sentence may still become such a claim."""
        words = words_of(self._home)
        if any(fold(word) in words for word in text.split()):
            return True
        if self._is_in_vain():
            # What denies may go out at once, whatever was wished.
            return not denies_plainly(text, self._languages[0])
        if self._watch.holding():
            # What its first words leave open may be told of something else.
            return self._orders or bool(self._watch.failed)
        if len(text.split()) <= _OPENING or (
            not self._watch.looked and any(kinds_told(text, self._languages[0]))
        ):
            # "You can: both doors are …" is looked up.
            return True
        if self._asserted.is_open or self._made_up.may_be(text):
            # Any verb may make a report of it.
            return True
        return (self._is_idle() and may_tell_deed(text, self._languages[0])) or any(
            may_become_claim(text, one) for one in self._languages
        )

    def _is_contradicted(self, sentence: str) -> bool:
        """Tell whether it plainly says of things what none of them is."""
        vain, language = self._is_in_vain(), self._languages[0]
        return any(
            (vain or self._wish.named_by(clause))
            and is_otherwise(clause, language, self._standing.spoken_of(clause))
            for clause in told_clauses(sentence, language)
        )

    def _is_told_whole(self, sentence: str) -> bool:
        """Tell whether a wish of which half was done is told as if it were done."""
        watch, language = self._watch, self._languages[0]
        if not self._orders or not watch.holding() or not says_yes(sentence, language):
            return False
        missing = self._wish.missing(watch.achieved)
        if not missing:
            return False
        if self._wish.is_told_of(sentence, missing):
            states = self._standing.states(missing)
            return not any(
                is_so(clause, language, states) for clause in clauses_of(sentence)
            )
        claims = reports(sentence, language) or claims_action(sentence, language)
        true = self._tells_what_was(sentence) or self._standing.is_so(sentence)
        return claims and not true

    def _is_told_of_another(self, sentence: str) -> bool:
        """Tell whether it says of what was wished what was done to something else."""
        watch = self._watch
        return (
            bool(watch.holding())
            and self._orders
            and says_yes(sentence, self._languages[0])
            and self._wish.is_claimed_of(sentence, watch.achieved)
            # "Coffee filters are on the list" tells of no coffee machine.
            and not names_what_is_kept(sentence, self._languages[0])
            and not self._standing.is_so(sentence)
        )

    def _is_elsewhere(self, sentence: str, claims: list[str]) -> bool:
        """Tell whether it is of the world, to somebody who wished nothing done."""
        return (
            not self._watch.failed
            and (
                self._asserted.is_chat
                or self._is_beside_words(sentence)
                or all(tells_of_others(sentence, one) for one in claims)
            )
            and not self._wants
            and not any(
                fold(word) in words_of(self._home)
                for word in sentence.split()
                # Articles stand in names, too.
                if len(word) > SHORT
            )
        )

    def _is_beside_words(self, sentence: str) -> bool:
        """Tell whether it tells no deed of ours, to who wished for words alone."""
        return self._asserted.only_talks and not any(
            tells_own_deed(sentence, one) for one in self._languages
        )

    def is_hollow(self, sentence: str) -> bool:
        """Tell whether a sentence only agrees to what nobody has done.

        So does one that merely speaks of it, unless what follows denies or asks. Who
        wishes that something be not done, or later, may well be agreed with.
        """
        language, sentence = self._languages[0], self._reported(sentence)
        if (
            self._composes
            or self._advised.is_free(sentence)
            or not self._is_in_vain()
            or self._looked_up.is_borne(sentence)
        ):
            return False
        if self._is_strict():
            told = accounts(sentence, language) or self._tells_what_was(sentence)
            return not told and (self._is_awaited() or says_little(sentence, language))
        if self._speaks_of_it(sentence):
            self._doubted = True
        if self._doubted:
            return says_yes(sentence, language) or offers_more(sentence, language)
        if not says_little(sentence, language):
            return False
        return bool(self._watch.failed) or not self._is_put_off()

    def _tells_what_was(self, sentence: str) -> bool:
        """Tell whether it names what was done instead of what was wished."""
        watch, by_name = self._watch, ids_by_name(self._home)
        said = sentence.casefold()
        named = [name for name in by_name if stands_in(name, said)]
        if not watch.holding():
            return False
        return self._wish.is_named(sentence, watch.achieved) or any(
            not watch.achieved.isdisjoint(by_name[name]) for name in named
        )

    def _is_awaited(self) -> bool:
        """Tell whether anybody may wait for what was tried."""
        return self._wished or self._wants or bool(self._watch.failed)

    def _is_strict(self) -> bool:
        """Tell whether anything but an account of why not would be taken for "done"."""
        watch = self._watch
        if watch.failed or watch.vain:
            return True
        if self._errand:
            return not watch.looked
        asker = watch.asker
        told = watch.looked and wants_to_know(asker.text, asker.language)
        return not told and not self._is_put_off()

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
        wished = named_in(watch.asker.text, self._home, lost)
        named = named_in(sentence, self._home, lost)
        meant = bool(watch.failed) or not self._is_put_off()
        return meant and not wished.isdisjoint(named)

    def _is_put_off(self) -> bool:
        """Tell whether it is to be not done, or later, or is only told of."""
        return is_put_off(self._turn, self._watch.asker, self._wish)

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
        if watch.holding():
            return self._orders and self._wish.is_beside(watch.achieved)
        return (self._wished and not (self._searches and watch.looked)) or tried

    def _proven(self, sentence: str) -> bool:
        watch = self._watch
        said = sentence.casefold()
        held = watch.holding()
        if any(name.casefold() in said for name in watch.failed):
            return False
        if held:
            return self._standing.are_all_in(said, self._watch.achieved)
        asker = watch.asker
        thanks = is_phatic(asker.text, asker.language)
        if not (thanks or asks_back(asker.text, asker.language)):
            return False
        # A report of what was done a while ago, to who asked for it or is thankful.
        now = watch.hass.loop.time()
        return bool(watch.guardian.journal.of(asker, now))
