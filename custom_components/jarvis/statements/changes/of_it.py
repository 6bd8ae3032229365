"""Gives what is said of "it" the name of what was told right before; pure.

"No, he lives in Bonn" tells by itself of nobody, and is no value either.
"""

from itertools import pairwise
from typing import Final

from ...lang.contractions import spelled_out
from ...lang.keywords import base_language
from ..patterns import EDGE, LONGEST, compiled, full, match
from ..phrases import PHRASES
from ..pieces import Pieces, pieces_of
from ..reading import claims
from ..words.recast_words import RECASTS
from ..words.restating_words import HESITATIONS
from .cues import after_cues
from .going_on import is_of_now

# Pronoun, verb, and what is told.
_LEAST_SAID: Final = 3


def of_it(text: str, language: str) -> str:
    """Return what "no, he lives in Bonn" tells of him; '' for anything else."""
    code = base_language(language)
    words, phrases = HESITATIONS.get(code), PHRASES.get(code)
    if words is None or phrases is None or phrases.values or phrases.verb_last:
        return ""
    plain = text.strip(EDGE)
    found = match(rf"(?:{words.before})", plain)
    rest = plain[found.end() :].strip(EDGE) if found else after_cues(plain, phrases)
    corrects, now = rest != plain, is_of_now(rest, code)
    last = _last_of_it(rest, code)
    corrects, rest = corrects or last != rest, last
    if now and code in RECASTS:
        rest = " ".join(compiled(RECASTS[code].since).sub(" ", rest).split())
    plain = spelled_out(rest, code)
    if plain != rest and match(phrases.place, plain.split(maxsplit=2)[-1]):
        # "It's under the pot" has its verb within the pronoun; "it's Oslo" is a value.
        rest = plain
    said = pieces_of(rest, code) if 0 < len(rest) <= LONGEST else None
    if said is None or len(said.all) < _LEAST_SAID or not (corrects or now):
        return ""
    verb = said.all[1]
    # "As a dentist" is no clause.
    if any(one.verb and one.clause for one in said.all):
        return ""
    acts = verb.verb or any(
        full(table, verb.word.text) for table in (phrases.states, said.shifts.light)
    )
    if not said.opens_with_pronoun(0) or not acts:
        return ""
    return rest[verb.word.start :]


def _last_of_it(text: str, code: str) -> str:
    """Return "it gets in at six" of "he's taking another one, it gets in at six"."""
    phrases = PHRASES[code]
    head, pause, last = text.rpartition(",")
    goes_on = rf"(?:{phrases.goes_on}|{phrases.theirs})\b"
    both = pause and match(goes_on, head) and match(goes_on, last.strip())
    return last.strip(EDGE) if both else text


def with_subject(told: str, goes_on: str, language: str) -> str:
    """Return what was told of "it" with its name, '' where it may be of another matter.

    Where somebody lives says nothing of what they do: verb and kind have to be alike.
    """
    code = base_language(language)
    phrases, words = PHRASES.get(code), pieces_of(told, code)
    known = claims(told, phrases) if phrases is not None else []
    if phrases is None or words is None:
        return ""
    if not any(one.slot for one in known):
        return _behind_verb(told, words, goes_on)
    if len(known) != 1:
        return ""
    for last, one in pairwise(words.all):
        if last.role == "small":
            # A subject ends with a noun, a name or a number.
            continue
        said = told[: one.word.start] + goes_on
        read = claims(said, phrases)
        if len(read) == 1 and read[0].slot == known[0].slot:
            return said
    return ""


def _behind_verb(told: str, words: Pieces, goes_on: str) -> str:
    """Return what does the same with another thing: "Granny wants" and "a drone"."""
    verb = goes_on.split(maxsplit=1)[0].casefold()
    at = [one for one in words.all[1:] if one.word.text.casefold() == verb]
    if words.clauses > 1 or len(at) != 1:
        return ""
    return told[: at[0].word.start] + goes_on
