"""The learned reader: it doubts guesses, and reads what nobody wrote a sentence for.

A sentence that fits to the word is done as it says; what was only nearly one is left
where the reader is sure of something else. What fits nothing is done where it is sure.
"""

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Final

from ..grammar.text import words
from ..grammar.types import Ask, LeftAlone, Understood, Verdict
from ..lang.clauses import partings
from ..nlu.dispatch import DeviceRoute, effect, intents_of, labels_known, route_of
from .device_wishes import DeviceWishes

if TYPE_CHECKING:
    from ..nlu.interpret import Interpretation
    from ..types import House
    from .types import Heard

# A guess of the grammar needs at least so much of the reader's trust.
_LEAST_AGREED: Final = 0.1
# Of the whole sentence; others may be of another clause: "it's dark, I can't see".
_OF_ALL: Final = frozenset({"condition", "exception"})
# What ends a clause: "don't turn it on and set a timer" forbids both.
_STOPS: Final = ",;."
# A part of a sentence is a wish of its own from this chance on.
_LEAST_PART: Final = 0.6
# Slots that put a wish off, or repeat it: nothing for now.
LATER: Final = ("duration", "time", "date", "repeat")


def doubted(verdict: Verdict, heard: Heard, house: House) -> Verdict:
    """Leave alone what the grammar guessed and the reader takes for something else."""
    if isinstance(verdict, LeftAlone):
        return verdict
    read = house.interpreter.read(heard.text, heard.language)
    other = read and (read.leaves or (read.sure and read.label in labels_known()))
    if read is None or not other or _agrees(verdict, read):
        return verdict
    return LeftAlone(why=f"the reader thinks otherwise: {read.why}")


def understood(heard: Heard, house: House) -> Verdict:
    """Make the wish about things that the reader is sure of."""
    read = house.interpreter.read(heard.text, heard.language)
    if read is None or not read.sure:
        return LeftAlone(why="" if read is None else f"not sure: {read.why}")
    found = route_of(read.label, read.spans, heard.text, heard.language)
    if not isinstance(found, DeviceRoute):
        return LeftAlone(why=f"about no thing: {read.why}")
    if read.spans.first(*LATER):
        return LeftAlone(why="not for now")
    if is_guarded(heard, house, read):
        return LeftAlone(why="negated, told or on a condition", guarded=True)
    if is_compound(heard, house):
        return LeftAlone(why="more than one wish")
    wishes = DeviceWishes(
        resolver=house.resolver,
        home=lambda: house.home.home,
        language=heard.language,
        unit=house.hass.config.units.temperature_unit,
    )
    verdict = wishes.verdict(found, read, heard.place, heard.text)
    if isinstance(verdict, Understood):
        verdict = replace(verdict, why=f"the learned reader: {read.why}")
    return verdict


def is_guarded(heard: Heard, house: House, read: Interpretation) -> bool:
    """Tell whether a negation, a condition or an exception is of the wish itself.

    What stands in a slot is of it: "remind me to call if it rains".
    """
    text, language = heard.text, heard.language
    for said in chain.from_iterable(read.spans.words.values()):
        text = text.replace(said, " ")
    if _has_guard(text, language, house, _OF_ALL):
        return True
    if not _has_guard(text, language, house):
        return False
    said = heard.text.strip()
    apart = (one for one in partings(said, language) if said[len(one[0])] in _STOPS)
    for part in chain.from_iterable(apart):
        own = house.interpreter.read(part, language)
        same = own is not None and own.sure and own.label == read.label
        if same and not _has_guard(part, language, house):
            return False
    return True


def _has_guard(
    text: str, language: str, house: House, kinds: frozenset[str] = frozenset()
) -> bool:
    return house.grammars.is_guarded(words(text), language, kinds)


def is_compound(heard: Heard, house: House) -> bool:
    """Tell whether parts of a sentence are wishes of their own."""
    for first, second in partings(heard.text, heard.language):
        one, two = (
            house.interpreter.read(part, heard.language) for part in (first, second)
        )
        if one is None or two is None or not (_is_wish(one) and _is_wish(two)):
            continue
        if effect(one.label, one.spans) != effect(two.label, two.spans):
            return True
        if one.spans.words.keys() & two.spans.words.keys():
            return True
    return False


def _is_wish(read: Interpretation) -> bool:
    """Tell whether something is wished for or asked, also what nobody here can do."""
    wishes = not read.leaves or read.act in {"request", "question"}
    return wishes and read.confidence >= _LEAST_PART


def _agrees(verdict: Understood | Ask, read: Interpretation) -> bool:
    """Tell whether the reader thinks it likely what the grammar guessed."""
    wishes = (verdict.wish,) if isinstance(verdict, Ask) else verdict.wishes
    wished = {wish.intent for wish in wishes}
    likely = (label for label, chance in read.likely.items() if chance >= _LEAST_AGREED)
    return wished <= frozenset().union(*map(intents_of, likely))
