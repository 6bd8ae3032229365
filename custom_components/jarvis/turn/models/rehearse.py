"""Reads a few sentences of a language before anybody speaks it.

Patterns are compiled when they are first needed: some 50 ms of German, which the first
person to speak would wait for, and the event loop with them.
"""

from functools import lru_cache

from homeassistant.util import dt as dt_util

from ...commands.shelf.waving import without_waving
from ...engines.features import read_context
from ...home.meant import Meant
from ...lang.clauses import clauses
from ...lang.periods import period
from ...lang.rehearsal import ANYTHING, REPLIED, SAID
from ...safety.claims import (
    claimed_state,
    claims_action,
    denies,
    language_code,
    names_any_house,
    names_what_is_kept,
    offers_more,
    tells_deed,
)
from ...safety.noise import is_noise
from ...safety.sentences.accounts import accounts, beside_words
from ...safety.sentences.asserting import definite_words, tells_done, told_clauses
from ...safety.sentences.looking import kinds_told
from ...safety.sentences.narrated import insists
from ...safety.sentences.own_deeds import tells_of_coming_about, tells_own_deed
from ...safety.sentences.predicates import predications
from ...safety.sentences.questions import only_asks, wants_something
from ...safety.sentences.told_states import is_so
from ..honesty.wished import Wished
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
    read_context(said, language)
    clauses(said, language)
    without_waving(said, language)
    is_noise(said, language)
    insists(said, language)
    only_asks(said, language)
    wants_something(said, language)
    Wished(lambda _: Meant(), said, language, lambda _: frozenset(), _unnamed)


def _unnamed(_entity_id: str) -> tuple[str, ...]:
    return ()


def _judge(reply: str, language: str) -> None:
    ears = SpeechFilter(language, for_ears=True)
    ears.feed(reply)
    ears.finish()
    names_what_is_kept(reply, language)
    claims_action(reply, language)
    claimed_state(reply, language, {})
    tells_deed(reply, language)
    denies(reply, language)
    offers_more(reply, language)
    definite_words(reply, language)
    told_clauses(reply, language)
    tells_done(reply, language, wished=True)
    tells_own_deed(reply, language)
    tells_of_coming_about(reply, language)
    accounts(reply, language)
    kinds_told(reply, language)
    predications(reply, language)
    names_any_house(reply, language)
    is_so(reply, language, ())
    beside_words(language)
