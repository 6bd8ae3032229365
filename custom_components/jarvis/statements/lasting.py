"""Tells what lasts in a household from what passes, where no table reads a statement.

"Grandpa has a pacemaker" is worth keeping as it was said; "my food is getting cold",
what others are said to have said, and what is played or doubted is not. Pure.
"""

from dataclasses import dataclass
from typing import Final

from ..lang.tables import table
from .patterns import match, search
from .phrases import Phrases
from .reading import without_change


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One language; regular expressions without case.

    A statement begins with somebody of the `family` (pets and who comes to the house
    count), with `mine` of the speaker, with somebody who is `named`, or with `things`
    of a house. `habit` tells what is so for long, of anybody; `does` what they do,
    `stays` where things are and what holds of them. `fleeting`: what is so now, is
    wanted, or is to be done. `unsure`: doubt, play, hearsay, television, states that
    pass: no fact, whatever else is read in it.
    """

    family: str
    mine: str
    named: str
    things: str
    habit: str
    does: str
    stays: str
    fleeting: str
    unsure: str


LASTING: Final = table("lasting", "lasting", Words)


def lasts(text: str, phrases: Phrases) -> bool:
    """Tell whether a statement is of the household and holds for longer.

    "We heat with gas now" does so from now on.
    """
    words = LASTING.get(phrases.code)
    if words is None or search(words.fleeting, text):
        return False
    worded = dict.fromkeys((text, without_change(text, phrases)))
    return any(_lasts(one, words, phrases) for one in worded)


def _lasts(text: str, words: Words, phrases: Phrases) -> bool:
    own = search(phrases.own, text) or search(phrases.ours, text)
    theirs = match(words.family, text) or match(words.mine, text)
    thing = match(words.things, text)
    cues = []
    if own or theirs or thing or match(words.named, text):
        cues.append(words.habit)
    if theirs:
        cues.append(words.does)
    if thing:
        cues.append(words.stays)
    return any(search(cue, text) for cue in cues)


def is_unsure(text: str, phrases: Phrases) -> bool:
    """Tell what is doubted, played, passing or said of others, however it is read."""
    words = LASTING.get(phrases.code)
    return words is not None and search(words.unsure, text) is not None
