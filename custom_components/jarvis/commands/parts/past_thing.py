"""Which thing a question about the past means: "it", or what can open. Quiet."""

from collections.abc import Callable, Mapping
from typing import Final

from ...home.question import EVERY, Decision, Query, Resolution
from ...home.snapshot import Home
from ...lang.normalise import fold
from ...lang.numbers import phrases, tokens
from ...lang.responses import common, words_of
from ..base import Spoken
from ..times.calendar_words import lookup
from .sensing import can_tell

PRONOUNS: Final = words_of("adjust", "pronouns")
EVENTS: Final = words_of("house_history", "events")
VERBS: Final = common("house_history", "verbs")


def thing_meant(
    named: str,
    event: str,
    spoken: Spoken,
    home: Home,
    resolve: Callable[[Query], Resolution],
) -> str | None:
    """Return the id of the thing, the words as they are where they say it already.

    A pronoun is the one thing that was spoken of, None where there is none or more.
    Of several that are called so, only what can have been opened has been opened.
    """
    language = spoken.language
    code = language.partition("-")[0].casefold()
    words: Mapping[str, str] = PRONOUNS
    pronouns = phrases(words.get(code, words["en"]).replace(" ", ","))
    if tokens(fold(named)) in pronouns:
        seen = [one for one in spoken.recent if one in home.entities]
        return seen[0] if len(seen) == 1 else None
    found = resolve(Query(text=named, language=language, limit=EVERY))
    if found.decision is not Decision.ASK:
        return named
    things = [home.entities[e] for e in found.entity_ids if e in home.entities]
    able = [one.entity_id for one in things if can_tell(one, event)]
    return able[0] if len(able) == 1 else named


def happened(words: tuple[str, ...], code: str) -> str | None:
    """Read what happened from a verb of a question, or its participle."""
    verbs = (VERBS[word] for word in words if word in VERBS)
    events = EVENTS.get(code, EVENTS["en"])
    done = (event for word in words if (event := lookup(events, word)))
    return next(verbs, None) or next(done, None)
