"""Of what answers one question with rival values, only the newest holds; pure.

Not every change can be read when it is told: "the recycling is collected on Thursday"
belies "… on Monday" with no word of its own. Which pairs of statements may be such
rivals is found when they are written, see `settling.py`; what a question asks for
tells whether they are rivals in that.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ..changes.renewing import tells_change
from ..patterns import search
from ..phrases import PHRASES, Phrases
from ..sightings import asked_by, told_by, words_in
from ..slots import subject_of
from ..wording import roots
from .belying import is_comparable
from .rivalry import ANY, Asked, is_rival
from .speaking_of import is_whose

if TYPE_CHECKING:
    from ...memory.base import Memory

_LEAST: Final = 0.3
_HALF: Final = 0.5
_PAIR: Final = 2


def outdone(
    near: Sequence[Memory],
    pairs: Iterable[tuple[Memory, Memory]],
    question: str,
    language: str,
) -> set[int]:
    """Return the ids of those near a question that are answered otherwise by now.

    `pairs` are earlier and later statements that may be rivals.
    """
    code = base_language(language)
    phrases = PHRASES.get(code)
    pairs = [
        (earlier, later)
        for earlier, later in pairs
        if is_comparable(earlier, later) and base_language(earlier.language) == code
        # Whose it is leaves alone where it is.
        if is_whose(earlier.text, code) is is_whose(later.text, code)
    ]
    if phrases is None or not pairs:
        return set()
    asked_roots = asked_by(question, code)
    held = [
        len(asked_roots & words_in(memory.text, code))
        for memory in near
        if base_language(memory.language) == code
    ]
    wants = _wanted(question, phrases)
    asked = Asked(roots=asked_roots, wants=wants, phrases=phrases)
    return {
        earlier.id
        for earlier, later in pairs
        if _may_answer(earlier, later, asked, max(held, default=0))
        and is_rival(earlier, later, asked)
    }


def is_outdone(earlier: Memory, later: Memory) -> bool:
    """Tell whether a later statement says otherwise what an earlier one is about.

    As a question for that would find it, where nobody has asked one.
    """
    code = base_language(earlier.language)
    phrases = PHRASES.get(code)
    if phrases is None or base_language(later.language) != code:
        return False
    before, after = told_by(earlier.text, code), told_by(later.text, code)
    common = before.roots & after.roots - before.figures - after.figures
    common -= set(roots(earlier.value, code))
    named = set(subject_of(earlier.slot).split())
    # What a slot is called that many share stands in no sentence.
    named &= before.roots
    if not named <= common or len(common) < (1 if named else _PAIR):
        return False
    if not is_comparable(earlier, later):
        return False
    return is_rival(earlier, later, Asked(roots=common, wants=ANY, phrases=phrases))


def _may_answer(earlier: Memory, later: Memory, asked: Asked, most: int) -> bool:
    """Tell whether both statements may answer a question; cheap.

    What answers less than others do is no answer. The later one may hold few of the
    question's words only where it tells of a change.
    """
    code = asked.phrases.code
    held = asked.roots & words_in(earlier.text, code)
    if not held or len(held) < most - 1:
        return False
    shared = len(held & words_in(later.text, code))
    if shared < len(held) and shared < _PAIR:
        # What Otto cannot stand is no answer to where he lives.
        return False
    share = shared / len(held)
    if share >= _HALF:
        return True
    return share >= _LEAST and tells_change(later.text, later.language)


def _wanted(question: str, phrases: Phrases) -> str:
    for line in phrases.wants.strip().splitlines():
        kind, _, pattern = line.partition(" = ")
        if search(pattern, question):
            return kind
    return ""
