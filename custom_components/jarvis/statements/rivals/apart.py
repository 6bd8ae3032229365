"""Tells whether two statements are of two things, or of two matters of one; pure.

What a clause opens with, up to its verb, its value or a change, is what it is about.
Where each of two statements is about something that the other one does not name, or
where both share nothing but whom they are about and say another thing of them, the
later one leaves the earlier one alone, however alike the rest of their words is.
"""

from collections.abc import Iterable, Sequence
from itertools import dropwhile
import re
from typing import Final

from ...lang.keywords import base_language
from ..changes.cues import told_plainly
from ..changes.deeds import do_apart
from ..changes.frames import is_told_anew
from ..changes.heads import are_headed_apart, have_two_heads, owned_of, up_to_favourite
from ..changes.one_head import is_of_one_head
from ..changes.placing import acts, are_led_apart, is_of_origin
from ..facts import claims_of
from ..patterns import EDGE, compiled, full, search
from ..phrases import PHRASES
from ..pieces import (
    CLOCK,
    DAY,
    FIGURES,
    NUMBER,
    Piece,
    Pieces,
    akin,
    figures,
    pieces_of,
)
from ..shapes import SHAPES
from ..slots import subject_of
from ..stating import do_otherwise, verb_of
from ..topics.kin import stands_alone
from ..unspaced_text.matters import (
    are_set_apart,
    is_kin,
    is_of_other_matter,
    is_same_matter,
    may_tell,
    stated,
)
from ..unspaced_text.particles import BECOMES, is_figure, told
from ..wording import roots
from ..words.particle_words import PARTICLES
from .bearers import BEING, COPULAS, are_apart
from .speaking_of import is_not_so

_DASH: Final = re.compile(r"\s+[-\u2013\u2014]\s")
# Where a verb stands behind its subject.
_VERB_FOLLOWS: Final = frozenset({"en", "de", "es", "fr", "it", "nl"})
# What a statement without spaces says, and that something is done.
_SIGNS: Final = re.compile(r"[\u3400-\u9fff]|[\u30a0-\u30ff]{2,}|\d+")
_DOING: Final = re.compile(
    "[をにがで](?!す)|として|て(?:い)?(?:る|ます)|[くむるぐぶ]$|ます$"
)
_KINDS: Final = (DAY, CLOCK, NUMBER, "place", "name")

type _Topic = tuple[Piece, ...]


def are_of_two(earlier: str, later: str, language: str) -> bool:
    """Tell whether a later statement surely leaves an earlier one alone."""
    code = base_language(language)
    if are_apart(earlier, later, language) or _share_a_value(earlier, later, code):
        return True
    if code in PHRASES and PHRASES[code].values:
        return _are_unspaced(earlier, later, code)
    before, after = pieces_of(earlier, code), pieces_of(later, code)
    if before is None or after is None:
        return False
    judges = (_are_of_like_value, is_of_origin, are_headed_apart)
    same = is_of_one_head(before, after)
    if same or any(one(before, after) for one in judges):
        return not same
    if do_apart(before, after) or is_told_anew(before, after):
        return do_apart(before, after)
    return are_led_apart(before, after) or _are_foreign(before, after)


def _share_a_value(earlier: str, later: str, code: str) -> bool:
    """Tell one value of two subjects: "Maria is allergic to nickel", "my cousin is"."""
    first, second = ({*_subjects(one, code)} for one in (earlier, later))
    return (
        bool(first and second)
        and {value for value, _ in first} == {value for value, _ in second}
        and all(
            one.isdisjoint(roots(later, code))
            and other.isdisjoint(roots(earlier, code))
            for _, one in first
            for _, other in second
        )
    )


def _subjects(text: str, code: str) -> Iterable[tuple[frozenset[str], frozenset[str]]]:
    """Return the value of each fact that a text tells, and the words of its subject."""
    if (phrases := PHRASES.get(code)) is None:
        return
    for claim in claims_of(told_plainly(text, phrases), code):
        value, whose = roots(claim.value, code), subject_of(claim.slot).split()
        # "Likes" is what somebody does, no subject.
        if value and whose and {*whose} <= {*roots(text, code)}:
            yield frozenset(value), frozenset(whose)


def _are_of_like_value(before: Pieces, after: Pieces) -> bool:
    """Tell two things of one kind that are alike: "the hall walls are beige" as well.

    Where no verb stands between them, what differs before the value is no value.
    """
    if before.phrases.verb_last or _verb_follows(before):
        return False
    first, second = _from_shared(before, after), _from_shared(after, before)
    same = 0
    while same < min(len(first), len(second)) and _is_same(first, second, same):
        same += 1
    value, heads = first[len(first) - same :], (first[:-same], second[:-same])
    if not value or not all(heads) or not akin(heads[0][0], [heads[1][0]]):
        return False
    counted = any(one.role in FIGURES for one in value)
    quality = SHAPES[before.phrases.code].quality
    if not counted and not search(quality, value[0].word.text):
        return False
    # "On the 14th of June", "on the 16th": figures are the value.
    foreign = [
        any(one.tells and not akin(one, other) for one in head)
        for head, other in (heads, reversed(heads))
    ]
    return all(foreign) and not any(
        acts(one, told)
        for told, head in zip((before, after), heads, strict=True)
        for one in head
    )


def _from_shared(told: Pieces, other: Pieces) -> list[Piece]:
    """Return what a statement tells from the first word on that another has, too."""
    words = (one for one in told.all if one.tells or one.role in FIGURES)
    return [*dropwhile(lambda one: not akin(one, other.all), words)]


def _is_same(first: Sequence[Piece], second: Sequence[Piece], behind: int) -> bool:
    """Tell whether two runs of words are alike so far from their ends."""
    one, other = first[-1 - behind], second[-1 - behind]
    return one.role == other.role and (one.meant == other.meant or akin(one, [other]))


def _are_foreign(before: Pieces, after: Pieces) -> bool:
    """Tell whether each is of something of its own, or of another matter."""
    mine, theirs = _topics(before), _topics(after)
    if not mine or not theirs:
        return False
    if before.phrases.verb_last and have_two_heads(mine, theirs):
        return True
    foreign = all(_is_foreign(one, after) for one in mine) and all(
        _is_foreign(one, before) for one in theirs
    )
    if foreign:
        return not _is_of_one_role(before, after, mine, theirs)
    return _is_other_matter(before, after, mine, theirs)


def _are_unspaced(earlier: str, later: str, code: str) -> bool:
    """Tell of statements without spaces whether each is about something of its own.

    Or whether they share nothing but that, and one of them tells what it does.
    """
    mine, theirs = told(earlier, code), stated(later, code)
    if (
        mine is None
        or theirs is None
        or not theirs.topic
        or is_same_matter(mine, theirs, earlier, code)
    ):
        return False
    if not all(stands_alone(one, later) for one in mine.topic) and not all(
        stands_alone(one, earlier) for one in theirs.topic
    ):
        return True
    if is_of_other_matter(earlier, later, code) or are_set_apart(mine, theirs, code):
        return True
    counted = [
        any(is_figure(p.text, code) for p in one.parts) for one in (mine, theirs)
    ]
    foreign = all(one not in earlier for one in theirs.topic)
    if foreign and counted == [True, False] and theirs.verb != BECOMES:
        # Of when the piano was made Yuma's mending it tells nothing.
        return True
    # Who moves house at ten on Monday goes to bed at ten all the same.
    if theirs.turns or (mine.turns and theirs.verb):
        return mine.topic == theirs.topic and not may_tell(mine, theirs, code)
    first, second = _said(earlier, mine.behind, code), _said(later, theirs.behind, code)
    signs = [set(_SIGNS.findall(one)) for one in (first, second)]
    does = any(_DOING.search(one) for one in (first, second))
    # What something of somebody's is has one value, whatever that looks like.
    does = does and not (mine.topic[1:] and not (mine.verb or theirs.verb))
    shared = bool(signs[0] & signs[1]) or any(one in first for one in theirs.topic)
    # "にあります" holds no sign of its own.
    shared = shared or bool(mine.verb and is_kin(mine.verb, theirs.verb, code))
    return does and all(signs) and not shared and mine.topic == theirs.topic


def _said(text: str, behind: int, code: str) -> str:
    """Return what a clause tells, without what stands behind a pause."""
    return compiled(PARTICLES[code].joins).split(text[behind:].strip(EDGE))[0]


def _topics(told: Pieces) -> list[_Topic]:
    """Return what the clauses of a statement are about, where that can be told."""
    found = (_topic(told, clause) for clause in range(told.clauses))
    return [one for one in found if one]


def _topic(told: Pieces, clause: int) -> _Topic:
    words = told.of(clause)
    if not words or told.opens_with_pronoun(clause):
        return ()
    if told.phrases.verb_last:
        return owned_of(words, SHAPES[told.phrases.code])
    # "The detector in the study was tested": up to the verb, if there is one.
    verb = any(_is_finite(told, one) for one in words[1:])
    if verb and _opens_place(told, words[0]):
        return ()
    topic: list[Piece] = []
    for at, one in enumerate(words):
        counted = at + 1 < len(words) and words[at + 1].role in FIGURES
        ends = _is_finite(told, one) if verb else _ends(told, one, counted=counted)
        if ends:
            # With the verb at the end the value stands before it; and "the pool moved
            # me" is not about the pool.
            last = at + 1 == len(words) and one.role not in FIGURES
            return () if last or one.role == "turn" else tuple(topic)
        if _names(one):
            topic.append(one)
        if _DASH.match(told.text, one.word.end):
            return tuple(topic)
    return ()


def _is_finite(told: Pieces, one: Piece) -> bool:
    """Tell a verb where it stands behind its subject."""
    verb = one.role == "turn" or _is_verb(told, one)
    # "Wants" and "hat" are small words elsewhere.
    verb = verb or verb_of(told, told.of(one.clause)) is one
    return _verb_follows(told) and (
        verb or full(told.phrases.states, one.word.text) is not None
    )


def _opens_place(told: Pieces, one: Piece) -> bool:
    return not one.word.roots and full(told.phrases.place, one.word.text) is not None


def _ends(told: Pieces, one: Piece, *, counted: bool) -> bool:
    """Tell what stands behind the subject of a clause."""
    phrases, word = told.phrases, one.word.text
    if one.role in FIGURES or one.placed:
        return True
    # Where nouns have cases, one of them may end like a verb: "год покупки седла 2022".
    verb = one.role == "turn" or _is_verb(told, one)
    if counted and verb and not _verb_follows(told):
        return False
    if verb or full(phrases.states, word) or full(told.shifts.into, word):
        return True
    return not one.word.roots and bool(
        full(phrases.place, word) or full(phrases.negation, word)
    )


def _names(one: Piece) -> bool:
    return one.tells or one.role == "turn"


def _is_foreign(topic: _Topic, other: Pieces) -> bool:
    """Tell whether a statement does not name all of what another one is about.

    "The schedule has changed" is of days, too.
    """
    nouns = "|".join(other.shifts.nouns_of(kind) for kind in _KINDS)
    return any(
        not (akin(one, other.all) or full(nouns, one.word.text)) for one in topic
    )


def _is_of_one_role(
    before: Pieces, after: Pieces, mine: Iterable[_Topic], theirs: Iterable[_Topic]
) -> bool:
    """Tell "Tobias is the new boss" and "Farah is the new boss": there is but one."""
    being = BEING.get(before.phrases.code, frozenset())
    if any(one.placed for one in (*before.all, *after.all)):
        return False
    if not all(one.named for topic in (*mine, *theirs) for one in topic):
        return False
    if not any(one.word.text in being for one in after.all):
        return False
    rest = [
        [one for one in told.told() if not any(one in topic for topic in topics)]
        for told, topics in ((before, list(mine)), (after, list(theirs)))
    ]
    return bool(rest[0]) and all(akin(one, rest[1]) for one in rest[0])


def _is_other_matter(
    before: Pieces, after: Pieces, mine: Sequence[_Topic], theirs: Sequence[_Topic]
) -> bool:
    """Tell whether both do another thing, and share nothing but whom they are about."""
    about = [one for topic in (*mine, *theirs) for one in topic]
    if before.phrases.verb_last:
        shape = SHAPES[before.phrases.code]
        topics = (*mine, *theirs)
        about = [one for topic in topics for one in up_to_favourite(topic, shape)]
    shared = [one for one in after.told() if akin(one, before.all)]
    if any(one not in about and not akin(one, about) for one in shared):
        return False
    return do_otherwise(before, after) or _is_another_deed(before, after)


def _is_another_deed(before: Pieces, after: Pieces) -> bool:
    """Tell whether something else is done by whoever both are about."""
    ended = any(is_not_so(after, clause) for clause in range(after.clauses))
    instead = search(after.phrases.contrast, after.text)
    # "It arrives on Thursday", "it came today": of one kind.
    timed = any(figures(before.all, k) and figures(after.all, k) for k in FIGURES)
    timed = timed or search(after.phrases.done, after.text) is not None
    if (ended and not instead) or timed:
        return False
    owned = [_belongs(one) for one in (before, after)]
    if owned[0] is not owned[1] and (owned[1] or any(one.placed for one in after.all)):
        return True
    does, did = _verbs(after), _verbs(before)
    about = {one.clause for one in after.told() if akin(one, before.all)}
    # "It is Foxglove now, they put a new box in": the rest tells of something else.
    does = [one for one in does if one.clause in about]
    turned = any(one.clause in about for one in after.turns())
    if turned or any(akin(one, did) for one in does):
        return False
    placed = any(one.placed for one in before.all)
    if before.phrases.verb_last and bool(does) is not bool(did) and not placed:
        # What somebody is, and what they do.
        return True
    return bool(does) and (bool(did) or _is_of_hours(before, after))


def _belongs(told: Pieces) -> bool:
    return any(full(told.shifts.belongs, one.word.text) for one in told.all)


def _is_of_hours(before: Pieces, after: Pieces) -> bool:
    """Tell whether one tells a time of the clock, and the other one no figure."""
    timed = [bool(figures(one.all, CLOCK)) for one in (before, after)]
    told = [any(figures(one.all, kind) for kind in FIGURES) for one in (before, after)]
    return any(timed) and told != [True, True]


def _is_verb(told: Pieces, one: Piece) -> bool:
    """Tell a verb; by where it stands only where a subject has an article."""
    if full(told.phrases.verbs, one.word.text):
        # "Neben" is written like a verb.
        return bool(one.word.roots) and not full(told.phrases.place, one.word.text)
    return one.verb and one.tells and _verb_follows(told)


def _verb_follows(told: Pieces) -> bool:
    return told.phrases.code in _VERB_FOLLOWS


def _verbs(told: Pieces) -> list[Piece]:
    """Return the verbs that say what somebody does, or where something belongs."""
    if told.phrases.verb_last:
        finite = SHAPES[told.phrases.code].finite
        return [
            one
            for one in told.all
            if one.tells and not one.placed and search(finite, one.word.text)
        ]
    known = (told.shifts.heavy, told.shifts.belongs, told.shifts.dwells)
    # "Is blue": what stands beside being is how something is.
    copulas = COPULAS.get(told.phrases.code, frozenset())
    is_so = any(one.text in copulas for one in told.all)
    return [
        one
        for one in told.all
        if one.role != "turn"
        and one.word.roots
        and (
            (one.tells and not is_so and _is_verb(told, one))
            or any(full(table, one.word.text) for table in known)
        )
    ]
