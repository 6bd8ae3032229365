"""Holds a statement against an earlier one, with no question asked; pure.

`belies` is sure of it, for every door of the memory; `may_belie` means that a question
which both answer will tell, see `current.py`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..branch import Branch, Kind
from ..changes.renewing import tells_change
from ..facts import claims_of
from ..patterns import compiled, full, search
from ..phrases import PHRASES, Phrases
from ..reading import Claim, without_change
from ..sentences import sentences
from ..sightings import Told, told_by, words_in
from ..slots import is_shared, people_of, rivals, subject_of
from ..unreal import is_unreal
from ..wording import roots
from .bearers import are_apart
from .doers import is_done_by_another
from .matter import is_imagined
from .rivalry import (
    ANY,
    PLACE,
    Asked,
    has_other_figures,
    is_denied,
    is_of_other,
    is_of_others,
    is_otherwise,
    needless,
)

if TYPE_CHECKING:
    from ...memory.base import Memory

_TELLING: Final = frozenset({Kind.FACT, Kind.SAID})
# Of the shorter one's words, unless it says that something changed.
_SHARED: Final = 0.5
# One statement is held against some others.
_tells_change = lru_cache(maxsize=64)(tells_change)


def is_comparable(earlier: Memory, later: Memory) -> bool:
    """Tell whether two memories are statements that can be held against each other."""
    both = (earlier, later)
    code = base_language(earlier.language)
    if code != base_language(later.language) or code not in PHRASES:
        return False
    if is_unreal(later.text, code) or is_imagined(later.text, code):
        return False
    if any(one.kind not in _TELLING or one.branch is Branch.DIRECTIVES for one in both):
        return False
    # A fact and the words it was taken from were told in one breath.
    told = earlier.at != later.at or earlier.source != later.source
    if not told and (earlier.text in later.text or later.text in earlier.text):
        return False
    apart = are_apart(earlier.text, later.text, code)
    return not apart or is_done_by_another(earlier, later)


def may_belie(earlier: Memory, later: Memory) -> bool:
    """Tell whether there may be a question that a later statement answers otherwise."""
    if not is_comparable(earlier, later) or not _are_near(earlier, later):
        return False
    phrases = PHRASES[base_language(earlier.language)]
    before, after = (told_by(one.text, phrases.code) for one in (earlier, later))
    shared = before.roots & after.roots
    if not shared or before.adds or after.adds:
        return False
    if is_of_others(earlier, later, before, after):
        return False
    return any(
        not is_of_other(before, after, subject, phrases)
        and _may_be_rivals(before, after, subject, phrases)
        for subject in (shared, *(frozenset({word}) for word in shared))
    )


def belies(earlier: Memory, later: Memory) -> bool:
    """Tell whether a later statement leaves nothing of an earlier one that may belie.

    For sure only: whoever says otherwise of the same subject, with nothing else told.
    """
    phrases = PHRASES[base_language(earlier.language)]
    before, after = (told_by(one.text, phrases.code) for one in (earlier, later))
    if len(list(sentences(earlier.text, phrases))) > 1:
        # The rest may hold still.
        return False
    about = before.roots & after.roots - before.figures
    if not about or not _is_of_same(before, after, about, phrases):
        return False
    asked = Asked(roots=about, wants=ANY, phrases=phrases)
    return (
        is_denied(before, after, asked)
        or _is_of_other_time(before, after, about)
        or _is_otherwise(before, after, about, phrases)
    )


def _are_near(earlier: Memory, later: Memory) -> bool:
    """Tell whether two statements share words enough; cheap beside a reading."""
    code = base_language(earlier.language)
    first, second = words_in(earlier.text, code), words_in(later.text, code)
    shared = len(first & second)
    if not shared or earlier.text == later.text:
        return False
    share = shared / min(len(first), len(second))
    return share >= _SHARED or _tells_change(later.text, code)


def _may_be_rivals(
    before: Told, after: Told, subject: frozenset[str], phrases: Phrases
) -> bool:
    asked = [Asked(roots=subject, wants=kind, phrases=phrases) for kind in (PLACE, ANY)]
    return (
        is_denied(before, after, asked[0])
        or has_other_figures(before, after, subject - before.figures)
        or any(is_otherwise(before, after, one) for one in asked)
    )


def _is_of_same(
    before: Told, after: Told, about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether two statements have one subject, each told in one place."""
    if is_of_other(before, after, about, phrases):
        return False
    if not after.marked and is_of_other(after, before, about, phrases):
        return False
    gone, fresh = _gone(before, after), _gone(after, before)
    people = (before.roots ^ after.roots) & people_of(phrases.code)
    if people or _has_other_verb(before, after):
        return False
    if search(phrases.living, before.text) and not (
        search(phrases.living, after.text) or search(phrases.moves, after.text)
    ):
        return False
    if not before.words:
        return _opening(before, phrases) <= after.roots and (
            after.marked or _opening(after, phrases) <= before.roots
        )
    values = gone - needless(before, after, about, phrases.code)
    return _is_in_one_place(before, values, about, phrases) and (
        after.marked or _is_in_one_place(after, fresh, about, phrases)
    )


def _gone(one: Told, other: Told) -> frozenset[str]:
    """Return what only one of two statements tells."""
    return one.roots - other.roots - one.plain


def _has_other_verb(before: Told, after: Told) -> bool:
    """Tell "it opens" from "it closes"."""
    gone, fresh = before.plain - after.roots, after.plain - before.roots
    return bool(gone & before.roots and fresh & after.roots)


def _is_in_one_place(
    told: Told, values: frozenset[str], about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether nothing of the subject, and no verb, stands between some words."""
    at = [place for place, word in enumerate(told.words) if word.roots & values]
    between = told.words[at[0] : at[-1] + 1] if at else ()
    return not any(
        word.roots & about or full(phrases.states, word.text) for word in between
    )


def _opening(told: Told, phrases: Phrases) -> frozenset[str]:
    """Return the words before the first particle, where words have no spaces."""
    first, *_ = compiled(phrases.particle).split(told.text)
    return frozenset(roots(first, phrases.code))


def _is_of_other_time(before: Told, after: Told, about: frozenset[str]) -> bool:
    """Tell whether two statements differ in times or numbers, and in nothing else."""
    if before.units - after.units and after.units - before.units:
        # "On Tuesdays ballet", "on Fridays judo".
        return False
    return (
        has_other_figures(before, after, about)
        and _gone(before, after) <= before.figures | before.units
        and _gone(after, before) <= after.figures | after.units
    )


def _is_otherwise(
    before: Told, after: Told, about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether two statements that read as facts cannot hold both."""
    moves = search(phrases.moves, after.text) is not None
    subject = about | (before.verbs & before.plain if before.words else frozenset())
    kinds = [ANY]
    if before.placed and (after.placed or moves or not after.marked):
        kinds.append(PLACE)
    return any(
        is_otherwise(before, after, Asked(roots=subject, wants=kind, phrases=phrases))
        and _reads_otherwise(before, after, about, phrases)
        for kind in kinds
    )


def _reads_otherwise(
    before: Told, after: Told, about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether both read as one fact that has one value at a time."""
    code = phrases.code
    plain = without_change(after.text, phrases)
    later = claims_of(plain, code) or claims_of(after.text, code)
    both = [
        (first, second)
        for first in claims_of(before.text, code)
        for second in later
        if first.slot in rivals(second.slot) and not is_shared(first.slot)
    ]
    if after.marked or (before.named and after.named):
        return bool(both)
    return any(_is_single(first, second, about, before) for first, second in both)


def _is_single(
    first: Claim, second: Claim, about: frozenset[str], before: Told
) -> bool:
    subject = frozenset(subject_of(first.slot).split())
    return not (first.several or second.several) and about - before.plain <= subject
