"""Lays a statement without spaces beside an earlier one: is it told otherwise; pure.

As `aligning.py` does where words have spaces: what both are of is the same thing, the
verb tells the same or a change, and of all values exactly one is another.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..changes.cues import after_cues, without_opening
from ..changes.updates import updated
from ..patterns import EDGE, full, search
from ..phrases import PHRASES
from ..rivals.apart import are_of_two
from ..sentences import is_only_asking
from ..sightings import is_marked
from ..slots import is_shared
from ..words.particle_words import PARTICLES
from .matters import is_kin, is_named_value, is_of_same, is_told_by, may_tell, stated
from .particles import BECOMES, Clause, Part, is_figure, look_of, told

if TYPE_CHECKING:
    from ...memory.base import Memory

_ALSO: Final = "も"


def is_anew(earlier: Memory, later: Memory) -> bool:
    """Tell whether a statement surely takes the place of an earlier one."""
    code = base_language(earlier.language)
    if is_shared(earlier.slot):
        return False
    holds = _as_it_holds(later.text, code)
    marked = _is_changed(later.text, holds, code) or is_marked(later.text, code)
    if not marked and not _is_single(earlier, later, code):
        return False
    if any(is_only_asking(one.text, code) for one in (earlier, later)):
        return False
    own = search(PHRASES[code].own, f"{earlier.text}\n{later.text}")
    if own and earlier.source.speaker != later.source.speaker:
        return False
    return is_told_otherwise(earlier.text, later.text, code) and not are_of_two(
        earlier.text, holds, code
    )


def _is_single(earlier: Memory, later: Memory, code: str) -> bool:
    """Tell whether both say what somebody's something is: there is but one."""
    before, after = told(earlier.text, code), told(later.text, code)
    if before is None or after is None:
        return False
    longer = len(before.topic) < len(after.topic)
    if longer and after.topic[: len(before.topic)] == before.topic and before.parts:
        return is_named_value(before, after, before.parts[-1], code)
    if before.verb or after.verb:
        # "He works at Sony", "he works at Toyota"; but who plays may play much, and
        # what is done on Monday may be done on Tuesday.
        same = before.topic == after.topic and is_kin(before.verb, after.verb, code)
        table = PARTICLES[code]
        gone = [one for one in before.parts if one.text not in later.text]
        beside = [full(table.many, f"{one.mark}{before.verb}") for one in gone]
        weekly = [search(table.weekly, one.text) for one in after.parts]
        return same and not any(weekly) and not any(beside)
    several = PARTICLES[code].several
    owned = len(before.topic) > 1 and before.topic == after.topic
    return owned and full(several, before.topic[-1]) is None


def is_told_otherwise(earlier: str, later: str, language: str) -> bool:
    """Tell whether a statement of change gives what an earlier one told another value.

    Only what says that something is otherwise does: much may hold beside it.
    """
    phrases = PHRASES[base_language(language)]
    later = _as_it_holds(later, phrases.code)
    before, after = told(earlier, language), stated(later, language)
    if before is None or after is None or not before.parts or not after.parts:
        return False
    if not after.topic:
        # "Wrong, the 16th" names nothing that has another value now.
        return False
    if search(phrases.more, later) or search(phrases.briefly, later):
        return False
    if not is_of_same(before, after, earlier, later, language):
        return False
    gone = [one for one in before.parts if not _names(one, after.parts, language)]
    fresh = [one for one in _holding(after, language) if one.text not in earlier]
    if len(gone) != 1 or len(fresh) != 1:
        return False
    told_so = _may_tell(before, after, fresh[0], language) or is_named_value(
        before, after, gone[0], language
    )
    same = before.topic == after.topic
    return told_so and _is_alike(gone[0], fresh[0], after, language, same=same)


def _is_changed(text: str, holds: str, code: str) -> bool:
    """Tell what says that it holds by now, beside what only opens it."""
    after = told(holds, code)
    turns = after is not None and after.turns
    return turns or without_opening(text.strip(EDGE), PHRASES[code]) != holds != text


@lru_cache(maxsize=256)
def _as_it_holds(text: str, code: str) -> str:
    """Return "her major has changed, it is art now" as what it is now."""
    said = after_cues(without_opening(text.strip(EDGE), PHRASES[code]), PHRASES[code])
    found = updated(said, PHRASES[code], corrects=said != text)
    holds = found.text if found else said
    return holds if told(holds, code) else text


def _may_tell(before: Clause, after: Clause, fresh: Part, language: str) -> bool:
    """Tell whether the verb of a later clause may tell what the earlier one's did."""
    if not may_tell(before, after, language):
        # "The pens are in the box", "moved to the shelf".
        told_so = is_told_by(before, after, fresh, language)
        return told_so or (after.turns and not before.verb)
    if after.verb != BECOMES:
        return True
    # "It starts at three", "it has become four".
    return not before.verb or is_figure(fresh.text, language)


def _holding(clause: Clause, language: str) -> list[Part]:
    """Return the values of a clause but those that it denies."""
    denied = PARTICLES[base_language(language)].denied
    return [one for one in clause.parts if not full(denied, one.mark)]


def _names(part: Part, others: Sequence[Part], language: str) -> bool:
    denied = PARTICLES[base_language(language)].denied
    return any(part.text == one.text and not full(denied, one.mark) for one in others)


def _is_alike(
    old: Part, new: Part, after: Clause, language: str, *, same: bool
) -> bool:
    """Tell whether a value may stand where another one stood."""
    if new.mark == _ALSO:
        return False
    looks = [look_of(one.text, language) for one in (old, new)]
    if any(is_figure(one.text, language) for one in (old, new)):
        days = PARTICLES[base_language(language)].days
        dated = all(search(days, one.text) for one in (old, new))
        # Of what is somebody's, "black" and "two spoons" are one value.
        # Where an interview is says nothing of its day.
        owned = same and len(after.topic) > 1
        owned = owned and not (after.verb or old.mark or new.mark)
        owned = owned and not all(is_figure(one.text, language) for one in (old, new))
        return dated or owned or looks[0] == looks[1]
    return old.mark == new.mark or not old.mark or not new.mark or after.turns
