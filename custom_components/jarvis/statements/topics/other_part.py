"""What is left of a sentence that tells of two things when one is forgotten; pure.

"The scouts bake tarts and the choir sings": forget the scouts, and the choir sings.
"""

from collections.abc import Sequence
import re
from typing import Final

from ...lang.clauses import partings
from ...lang.keywords import words
from ..patterns import EDGE, full
from ..phrases import PHRASES
from ..pieces import Piece, Pieces, pieces_of
from ..stating import is_statement
from ..unspaced_text.particles import clauses, is_cut
from . import kin

_FEWEST: Final = 2
_NONE: Final = "(?!)"
# What is left of what joined two clauses.
_TOO: Final = re.compile(r"^\S+ (?:de|da)\b")
_PAUSE: Final = re.compile("[\u3001\u3002]")
_RUN: Final = re.compile("[\u3400-\u9fff\u3005]+|[\u30a1-\u30fa\u30fc]{2,}")
# A reason, or what somebody says, is no statement of its own.
_LEADS: Final = re.compile("(?:から|ので|けど|のに|って|と)$")
_ADDS: Final = re.compile(
    r"(?:[^\W\d]{1,4}(?: [^\W\d]{1,3})?, ?)?(?:and|und(?! zwar)|и|ve) ", re.IGNORECASE
)
_JOINT: Final = re.compile(
    r"^(?:\u0430|но|зато|aber|but|while|während|ve|and|und|и)\s+", re.IGNORECASE
)


def adds(text: str) -> bool:
    """Tell what opens with "oh, and": it goes on, and takes nothing back."""
    return _ADDS.match(text) is not None


def what_stays(text: str, topic: str, code: str) -> str:
    """Return what a text tells of something else than a topic; '' for nothing."""
    wanted = kin.named_by(topic, code)
    if is_cut(code):
        return _unspaced(text, topic, code)
    for head, behind in partings(text, code):
        plain = _JOINT.sub("", behind)
        rest = plain.strip(EDGE)
        if plain == behind and not _are_joined(text, head, rest):
            continue
        first, second = _told(wanted, head, code), _told(wanted, rest, code)
        if first == second or not _tells_itself(head, rest, code):
            continue
        if first > second:
            return f"{_frame(head, wanted, code)}{rest}"
        if second > first:
            return head.strip(EDGE)
    return ""


def _are_joined(text: str, head: str, rest: str) -> bool:
    """Tell "…, and …" from a comma, behind which what somebody says may follow."""
    between = text[text.find(head) + len(head) : text.rfind(rest)]
    alike = words(head)[-1:] == words(rest)[-1:] != []
    return any(one.isalpha() for one in between) or alike or bool(_TOO.match(rest))


def _unspaced(text: str, topic: str, code: str) -> str:
    """Return likewise the parts that are of something else, cut at pauses."""
    parts = [one for one in _PAUSE.split(text) if one]
    wanted = set(_RUN.findall(topic))
    told = [frozenset(one for one in wanted if one in part) for part in parts]
    most = max(told, key=len, default=frozenset())
    stays = [part for part, one in zip(parts, told, strict=True) if one < most]
    alone = all(
        clauses(part, code) and clauses(part, code)[0].topic and not _LEADS.search(part)
        for part in parts
    )
    return "\u3001".join(stays) if alone and most else ""


def _told(wanted: tuple[str, ...], text: str, code: str) -> frozenset[str]:
    said = words(text)
    return frozenset(one for one in wanted if kin.is_told(one, said, code))


def _tells_itself(head: str, rest: str, code: str) -> bool:
    """Tell what says who does what behind "and": no "and bought a house"."""
    phrases = PHRASES.get(code)
    told, before = pieces_of(rest, code), pieces_of(head, code)
    if phrases is None or told is None or before is None:
        return False
    if len(before.told()) < _FEWEST or told.opens_with_pronoun(0):
        return False
    said = [one for one in told.all if one.tells]
    if len(said) < _FEWEST or _may_be_verb(said[0]):
        return False
    return _has_verb(told, said) or _goes_without(head, told, said)


def _has_verb(told: Pieces, said: Sequence[Piece]) -> bool:
    """Tell a clause that says what is done, in the place where its language does."""
    phrases = told.phrases
    if phrases.verb_last:
        return told.all[-1].verb
    if is_statement(told.text, phrases):
        return True
    # Without articles any word behind the first may be what is done.
    return phrases.articles == _NONE and any(one.verb for one in said[1:])


def _goes_without(head: str, told: Pieces, said: Sequence[Piece]) -> bool:
    """Tell "… and the choir a cake": what is done was said before."""
    if not told.phrases.verbs_open or not is_statement(head, told.phrases):
        return False
    indefinite = full(told.phrases.indefinite, told.all[0].word.text)
    names = [one for one in said if one.word.capital]
    return len(names) >= _FEWEST and not indefinite


def _may_be_verb(piece: Piece) -> bool:
    return piece.verb and not piece.word.capital


def _frame(head: str, wanted: tuple[str, ...], code: str) -> str:
    """Return what stands before the first word of the topic: "for the fair …"."""
    told = pieces_of(head, code)
    if told is None:
        return ""
    at = next(
        (
            at
            for at, one in enumerate(told.all)
            if one.tells and kin.is_told(words(one.word.text)[0], wanted, code)
        ),
        0,
    )
    while at and not told.all[at - 1].tells and told.all[at - 1].role == "small":
        if told.all[at - 1].verb and not full(
            told.phrases.articles, told.all[at - 1].word.text
        ):
            break
        at -= 1
    return told.text[: told.all[at].word.start] if at else ""
