"""Words a statement without what it denies: "not on Monday but on Friday"; pure.

Who asks later is not to read what no longer holds, and a search for it is not to
find the statement.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ...lang.keywords import Keyword
from ..patterns import EDGE, compiled, full, search
from ..phrases import Phrases
from ..reading import Claim, claims
from ..shapes import SHAPES
from ..slots import value_kind
from ..times import is_time
from ..wording import roots

# A denied value is told in few words.
_MOST: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A statement that may make an earlier one untrue.

    `marked`: it says so ("now", "no, …"). `denies`: it says what is not. `slots`
    are what it reads as being about; none where no table reads it. `gone` is a value
    that it denied, without which it is worded, and `about` the roots of its subject.
    """

    text: str
    marked: bool
    denies: bool
    slots: frozenset[str] = frozenset()
    gone: str = ""
    about: frozenset[str] = frozenset()


def contrasted(text: str, phrases: Phrases) -> Change | None:
    """Return what a statement says beside what it denies; None where it does not."""
    for pattern in phrases.opposed.strip().splitlines():
        if (found := full(pattern, text)) is None:
            continue
        said = {name: part or "" for name, part in found.groupdict().items()}
        head, denied = _beheaded(said.get("a", ""), said["o"].strip(EDGE), phrases)
        gone, rest = _cut(denied, said["v"].strip(EDGE), phrases)
        told = (
            f"{said.get('a', '')}{said.get('x', '')} {head} {rest} {said.get('b', '')}"
        )
        worded = " ".join(told.split()).strip(EDGE)
        if roots(gone, phrases.code) and roots(worded, phrases.code):
            about = compiled(phrases.timely).sub(" ", f"{said.get('a', '')} {head}")
            return Change(
                text=worded,
                marked=True,
                denies=False,
                slots=frozenset(claim.slot for claim in claims(worded, phrases)),
                gone=gone,
                about=frozenset(roots(about, phrases.code)),
            )
    return None


def held_of(told: Iterable[Claim], changes: Iterable[Change]) -> tuple[Claim, ...]:
    """Return the claims of a statement in which nothing stands that it denies."""
    denied = [change.gone for change in changes if change.gone]
    return tuple(
        claim for claim in told if not any(one in claim.text for one in denied)
    )


def _beheaded(about: str, denied: str, phrases: Phrases) -> tuple[str, str]:
    """Cut "floor" of "the garage's floor oak" off what is denied: that is told of.

    Where the verb comes last, nothing but the endings tells a noun from its value.
    """
    first, _, rest = denied.partition(" ")
    shape = SHAPES.get(phrases.code) if phrases.verb_last else None
    if shape is None or not any(search(shape.whose, one) for one in about.split()):
        return "", denied
    owned = first.isalpha() and search(shape.theirs, first) is not None
    owned = owned and search(shape.whose, first) is None
    if not rest or not owned or is_time(Keyword(first, first), phrases.code):
        return "", denied
    return first, rest


def _cut(denied: str, value: str, phrases: Phrases) -> tuple[str, str]:
    """Return the denied value, and the new one with what stood around the old."""
    words = denied.split()
    kind = value_kind(value, phrases)
    for first, last in _spans(len(words)):
        part = " ".join(words[first:last])
        if phrases.verb_last and first:
            continue
        if kind:
            alike = value_kind(part, phrases) == kind
        else:
            # "Not against salmon allergic but against tuna".
            alike = [words[first], last - first] == [
                *value.split()[:1],
                len(value.split()),
            ]
        if alike and roots(part, phrases.code):
            # "On Monday" is not to stand behind "on".
            led = first > 0 and words[first - 1] == value.split(maxsplit=1)[0]
            around = (*words[: first - led], value, *words[last:])
            return part, " ".join(around)
    return denied, value


def _spans(size: int) -> Iterator[tuple[int, int]]:
    """Yield where parts of so many words begin and end, short ones first."""
    for length in range(1, min(size, _MOST) + 1):
        for first in range(size - length + 1):
            yield first, first + length
