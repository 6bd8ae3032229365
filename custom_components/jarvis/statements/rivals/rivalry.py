"""Judges two statements: does the later one leave the earlier one standing; pure.

What both speak of is the subject, what is left are the values. The subject is told by
a question (`current.py`), or by the words that both share (`belying.py`).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..patterns import full, search
from ..phrases import Phrases
from ..sightings import Told, told_by
from ..slots import is_shared, people_of
from .opposites import are_opposed

if TYPE_CHECKING:
    from ...memory.base import Memory

# A value is told in few words; what is told in more is another story.
_MOST_TOLD: Final = 3
_MOST_PIECES: Final = 9
_PAIR: Final = 2
# What a question may want: a place, anything that is no number.
PLACE: Final = "@"
ANY: Final = "."


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A subject: its roots, and which kind of value is asked for; '' if not for one."""

    roots: frozenset[str]
    wants: str
    phrases: Phrases


def is_rival(earlier: Memory, later: Memory, asked: Asked) -> bool:
    """Tell whether a later statement answers what is asked otherwise."""
    code = asked.phrases.code
    before, after = told_by(earlier.text, code), told_by(later.text, code)
    if is_of_others(earlier, later, before, after):
        return False
    if not _is_of_same(before, after, asked):
        return False
    if is_denied(before, after, asked) or has_other_figures(before, after, asked.roots):
        return True
    several = is_shared(earlier.slot) or is_shared(later.slot)
    return not several and is_otherwise(before, after, asked)


def is_of_others(earlier: Memory, later: Memory, before: Told, after: Told) -> bool:
    """Tell whether "my" is another one's in the one than in the other."""
    if are_opposed(before.roots, after.roots, earlier.language):
        return True
    own = before.own or after.own
    return own and earlier.source.speaker != later.source.speaker


def _is_of_same(before: Told, after: Told, asked: Asked) -> bool:
    """Tell whether two statements are about one thing, and neither is added."""
    about = asked.roots & before.roots
    if not about & after.roots or after.adds or before.adds:
        return False
    if _is_any(about, after, asked.phrases) and not _is_any(
        about, before, asked.phrases
    ):
        # Who is "our plumber" is not told by "Sofia works as a plumber".
        return False
    if _is_of_other_deed(before, after, asked):
        return False
    missing = about - after.roots - needless(before, after, about, asked.phrases.code)
    named_old = before.roots & after.denied - asked.roots
    if missing and not named_old and not _is_of_value(missing, before, after, about):
        return False
    return not is_of_other(before, after, about, asked.phrases)


def _is_of_other_deed(before: Told, after: Told, asked: Asked) -> bool:
    """Tell whether what is asked for is told by a verb that a later one has not.

    Who goes to work by bike may collect fossils still, and who has a new job lives
    where they lived.
    """
    living = asked.phrases.living
    if search(living, before.text) and not search(living, after.text):
        return True
    deeds = before.verbs & asked.roots - before.plain - before.leading(asked.roots)
    return bool(deeds - after.roots) and not after.marked


def _is_any(about: frozenset[str], told: Told, phrases: Phrases) -> bool:
    """Tell whether all that a statement shares is "a plumber", none in particular."""
    named = [at for at, one in enumerate(told.words) if one.roots & about]
    return bool(named) and all(
        at > 0 and full(phrases.indefinite, told.words[at - 1].text) for at in named
    )


def needless(
    before: Told, after: Told, about: frozenset[str], code: str
) -> frozenset[str]:
    """Return the words of an earlier statement that a later one need not repeat.

    Its verb; who somebody is, where the name is said; that it is yet to come, where it
    came.
    """
    # "My work number": what stands right before a word of the subject is no verb.
    needless = before.verbs - before.leading(about) - _other_nouns(before, after)
    needless -= people_of(code)
    needless |= before.pending if after.done else frozenset()
    return needless | _named(before, after, code)


def _other_nouns(before: Told, after: Told) -> frozenset[str]:
    """Return what another noun stands for now: "my favourite colour" for "… film".

    Where no verb is told, the word behind "favourite" may be taken for one.
    """
    shared = before.roots & after.roots - after.plain
    if not (after.behind(shared) - before.roots - after.plain - after.figures):
        return frozenset()
    return before.behind(shared) - after.roots - before.plain


def _is_of_value(
    missing: frozenset[str], before: Told, after: Told, about: frozenset[str]
) -> bool:
    """Tell whether words belong to an old value: "Oakfield school" is no more said."""
    if not after.marked or len(about & after.roots) < _PAIR or len(missing) > 1:
        return False
    gone = before.roots - after.roots - about
    return bool(before.beside(missing) & gone) and missing.isdisjoint(
        before.leading(about & after.roots)
    )


def _named(before: Told, after: Told, code: str) -> frozenset[str]:
    """Return who somebody is, if a later statement says the name instead.

    In another form of the name they are another one: "Kirill's wife".
    """
    said = {one.text for one in after.words}
    named = any(one.roots & before.names and one.text in said for one in before.words)
    return people_of(code) if named else frozenset()


def has_other_figures(before: Told, after: Told, asked: frozenset[str]) -> bool:
    """Tell whether two statements give one thing different times or numbers."""
    gone = before.figures - after.figures - asked | before.figures & after.denied
    fresh = after.figures - before.figures - asked - after.denied
    if not gone or not fresh or before.dated != after.dated:
        return False
    if after.denies and not (before.denies or after.denied & before.figures):
        # "Not on Fridays" tells nothing of the Mondays.
        return False
    units = before.units & after.units
    if not (before.dated or units) and before.units and after.units:
        return False
    told = after.roots - before.roots - asked - after.plain - after.figures
    return len(told) <= _most(after)


def is_denied(before: Told, after: Told, asked: Asked) -> bool:
    """Tell whether a later statement says that it is not so, or done by now."""
    gone = before.roots - after.roots - asked.roots - before.plain
    if after.denies and not before.denies and not gone:
        return True
    if not after.done or not (before.dated or before.pending):
        return False
    # Petra gave back something else than what she comes for.
    told = after.roots - before.roots - asked.roots - after.plain - after.figures
    return not after.words or len(told) < _PAIR


def is_otherwise(before: Told, after: Told, asked: Asked) -> bool:
    """Tell whether two statements of one subject cannot hold both."""
    values = before.roots | after.roots
    values -= asked.roots | before.plain | after.plain
    if asked.wants == ANY:
        # Since when it holds is not what is asked.
        values -= before.figures | after.figures
    gone = values & before.roots - (after.roots - after.denied)
    fresh = values & after.roots - before.roots
    same = values & before.roots & after.roots
    if not fresh or not asked.wants or fresh & after.figures:
        return False
    if not gone or (same and after.marked):
        # It names the old value too.
        return asked.roots & before.roots <= after.roots or after.marked
    most = _most(after)
    if len(fresh) > most < len(gone):
        return False
    moved = asked.wants == PLACE and after.marked
    if before.placed != after.placed and not (moved or after.named):
        return False
    return (
        after.marked
        or gone <= after.denied
        or _is_told_alike(before, after, asked, gone, fresh)
    )


def _is_told_alike(
    before: Told,
    after: Told,
    asked: Asked,
    gone: frozenset[str],
    fresh: frozenset[str],
) -> bool:
    """Tell whether a later statement differs in nothing but the one value."""
    if asked.wants == ANY and search(asked.phrases.many, before.text):
        # "Anna is allergic to milk": to nuts as well.
        return False
    told = after.roots | after.plain | _named(before, after, asked.phrases.code)
    verbs = fresh & after.following if after.words else frozenset()
    if gone & before.behind(asked.roots):
        # What stands there is the value.
        verbs -= after.behind(asked.roots)
    return asked.roots <= told and not verbs


def _most(told: Told) -> int:
    return _MOST_TOLD if told.words else _MOST_PIECES


def is_of_other(
    before: Told, after: Told, about: frozenset[str], phrases: Phrases
) -> bool:
    """Tell whether a later statement tells of another thing of the same name."""
    if before.whose and after.whose and before.whose.isdisjoint(after.whose):
        return True
    if not after.words:
        owner = before.owners(about) & people_of(phrases.code) - after.roots
        return bool(after.owners(about) - before.roots or owner)
    people = people_of(phrases.code)
    whose = after.possessors(people, phrases.links)
    first = next((word.roots for word in after.words if word.roots), frozenset())
    if not after.names & before.roots:
        # "My brother takes no bus" tells nothing of me.
        whose |= first & people
    if whose - before.roots:
        return True
    named = about - before.verbs or about
    return any(
        word.roots & named
        and any(_qualifies(after, at, one, before, phrases) for one in (-1, 1))
        for at, word in enumerate(after.words)
    )


def _qualifies(told: Told, at: int, side: int, before: Told, phrases: Phrases) -> bool:
    """Tell a word right beside a subject by which it is another one."""
    beside = at + side
    if not 0 <= beside < len(told.words) or told.words[max(at, beside)].opens:
        return False
    word = told.words[beside]
    if not word.roots or word.roots & before.roots:
        return False
    if word.roots & people_of(phrases.code):
        return True
    if word.roots & (told.figures | told.plain) or full(phrases.links, word.text):
        return False
    # Behind a subject comes the verb; or what is told, where the verb is last.
    told_before = before.behind(told.words[at].roots) - told.roots
    value = phrases.verb_last and (told.marked or bool(told_before))
    return not (side > 0 and (value or told.is_verb(beside)))
