"""Reads a few sentences of a language before anybody speaks it.

Patterns are compiled when they are first needed: some 50 ms of German, which the first
person to speak would wait for, and the event loop with them.
"""

from functools import lru_cache

from homeassistant.util import dt as dt_util

from ...commands.shelf.waving import without_waving
from ...engines.features import read_context
from ...lang.clauses import clauses
from ...lang.periods import period
from ...lang.rehearsal import ANYTHING, REPLIED, SAID
from ...safety.claims import (
    claimed_state,
    claims_action,
    denies,
    language_code,
    may_become_claim,
    names_any_house,
    names_what_is_kept,
    tells_deed,
)
from ...safety.noise import is_noise
from ...safety.sentences.accounts import (
    accounts,
    beside_words,
    composes,
    denies_plainly,
    is_search,
    is_switching,
    tells_of_search,
    without_stuff,
)
from ...safety.sentences.advising import without_advice
from ...safety.sentences.asserting import (
    feels,
    greets,
    is_spared,
    tells_done,
    told_clauses,
)
from ...safety.sentences.awaiting import is_of_this_moment
from ...safety.sentences.bidding import bids_deed
from ...safety.sentences.bystanders import bids_another
from ...safety.sentences.denying import denies_order
from ...safety.sentences.framing import without_frames
from ...safety.sentences.governing import is_governed
from ...safety.sentences.grounds import has_grounds
from ...safety.sentences.halting import halts_work
from ...safety.sentences.happening import asks_what_happened
from ...safety.sentences.heads import opening_called
from ...safety.sentences.implying import implies_wish
from ...safety.sentences.leaving import leaves_it
from ...safety.sentences.looking import kinds_told
from ...safety.sentences.minding import without_minding
from ...safety.sentences.musing import is_musing
from ...safety.sentences.narrated import insists, only_tells, unwanted
from ...safety.sentences.objecting import objects, spares
from ...safety.sentences.own_deeds import tells_of_coming_about, tells_own_deed
from ...safety.sentences.particular import asks_particulars, told_particulars
from ...safety.sentences.phatic import is_phatic
from ...safety.sentences.predicates import predications, state_asked
from ...safety.sentences.questions import only_asks
from ...safety.sentences.relating import relates, supposes
from ...safety.sentences.remarks import is_remark, to_stay
from ...safety.sentences.reporting import reports_told
from ...safety.sentences.told_states import is_so
from ...statements.facts import claims_of, read
from ...statements.sentences import is_only_asking
from ...statements.slots import asked_for
from ..redact import hear
from ..speak import SpeechFilter

# Models answer in English when they forget themselves: such claims are read too.
_ALWAYS_READ = "en"


@lru_cache(maxsize=32)
def rehearse(language: str) -> None:
    """Compile once what the first words in a language need; blocks some 100 ms."""
    code = language_code(language)
    for said in ANYTHING + SAID.get(code, ()):
        _hear(said, language)
    for one in dict.fromkeys((code, _ALWAYS_READ)):
        for reply in ANYTHING + REPLIED.get(one, ()):
            _judge(reply, one)


def _hear(said: str, language: str) -> None:
    hear(said, language)
    period(said, language, dt_util.now())
    read(said, language)
    is_only_asking(said, language)
    asked_for(said, language)
    read_context(said, language)
    clauses(said, language)
    only_asks(said, language)
    only_tells(said, language)
    unwanted(said, language)
    denies_order(said, language)
    without_stuff(said, language)
    without_waving(said, language)
    is_remark(said, language)
    to_stay(said, language)
    is_governed(said, language)
    is_musing(said, language)
    is_of_this_moment(said, language)
    is_phatic(said, language)
    asks_particulars(said, language)
    has_grounds(said, language)
    insists(said, language)
    implies_wish(said, language)
    leaves_it(said, language)
    objects(said, language)
    spares(said, language)
    halts_work(said, language)
    relates(said, language)
    supposes(said, language)
    bids_another(said, language)
    is_noise(said, language)
    feels(said, language)
    greets(said, language)
    is_spared(said, language)
    is_search(said, language)
    is_switching(said, language)
    claims_of(said, language)
    bids_deed(said, language)
    composes(said, language)


def _judge(reply: str, language: str) -> None:
    ears = SpeechFilter(language, for_ears=True)
    ears.feed(reply)
    ears.finish()
    may_become_claim(reply, language)
    without_minding(reply, language)
    without_frames(reply, language)
    without_advice(reply, language)
    asks_what_happened(reply, language)
    names_what_is_kept(reply, language)
    claims_action(reply, language)
    claimed_state(reply, language, {})
    tells_deed(reply, language)
    denies(reply, language)
    told_clauses(reply, language)
    tells_done(reply, language, wished=True)
    tells_own_deed(reply, language)
    told_particulars(reply, language)
    reports_told(reply, language)
    tells_of_coming_about(reply, language)
    denies_plainly(reply, language)
    accounts(reply, language)
    kinds_told(reply, language)
    opening_called(reply, language)
    predications(reply, language)
    state_asked(reply, language)
    tells_of_search(reply, language)
    names_any_house(reply, language)
    is_so(reply, language, ())
    beside_words(language)
