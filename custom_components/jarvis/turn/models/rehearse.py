"""Reads a few sentences of a language before anybody speaks it.

Patterns are compiled when they are first needed: some 50 ms of German, which the first
person to speak would wait for, and the event loop with them.
"""

from functools import lru_cache

from homeassistant.util import dt as dt_util

from ...commands.shelf.waving import without_waving
from ...engines.features import read_context
from ...lang.clauses import clauses, joined
from ...lang.keywords import base_language
from ...lang.periods import period
from ...lang.rehearsal import ANYTHING, REPLIED, SAID
from ...lang.requests import plain_request
from ...lang.told_numbers import numbers_told
from ...safety.noise import is_noise
from ..redact import hear
from ..speak import SpeechFilter

# Models answer in English when they forget themselves: such claims are read too.
_ALWAYS_READ = "en"


@lru_cache(maxsize=32)
def rehearse(language: str) -> None:
    """Compile once what the first words in a language need; blocks some 100 ms."""
    code = base_language(language)
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
    plain_request(said, language)
    without_waving(said, language)
    is_noise(said, language)


def _judge(reply: str, language: str) -> None:
    ears = SpeechFilter(language, for_ears=True)
    ears.feed(reply)
    ears.finish()
    numbers_told(reply, language)
    joined(reply, language)
