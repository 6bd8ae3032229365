"""The plain command inside a polite request: "would you mind closing the blind?".

What is left has the words of a command, whatever it wishes; whether it may be done
as it stands is for whoever reads it. Words come from tables per language.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from .tables import tables

type Turns = tuple[tuple[str, str], ...]

# Courtesies stand inside one another so deep at most.
_DEEPEST: Final = 6
_LONGEST: Final = 300
# Words of a phrase that tells a request from a question, around a command as it is
# and around one in other words.
_FEWEST: Final = 2
_FEWEST_TURNED: Final = 3
_EDGE: Final = " \t\n,.;:!?\u2026-"
_CASELESS: Final = re.IGNORECASE


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One way to wrap a command in courtesy.

    Phrases `before` and `after` it, parted by bars; `both` must be there where it says
    so. `turns` makes the command of the rest: patterns and what takes their place, the
    first that fits, without case; one of them must fit where there are any.
    """

    before: str = ""
    after: str = ""
    turns: Turns = ()
    both: bool = False


FRAMES: Final = tables("requests", "frames", Frame)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reading:
    """A frame, ready to be looked for; None for an end at which nothing stands."""

    before: re.Pattern[str] | None
    after: re.Pattern[str] | None
    turns: tuple[tuple[re.Pattern[str], str], ...]
    both: bool


def plain_request(text: str, language: str) -> str:
    """Take the courtesies off a request; the same text where there are none."""
    bare = _tidy(text)
    if not bare or len(text) > _LONGEST:
        return text
    found = _peeled(bare, language.partition("-")[0].casefold())
    return text if found == bare else found


def courtesies(language: str) -> str:
    """Give the phrases that begin a request and no question, parted by bars.

    Short ones may begin either.
    """
    found = []
    for frame in FRAMES.get(language.partition("-")[0].casefold(), ()):
        fewest = _FEWEST_TURNED if frame.turns else _FEWEST
        phrases = () if frame.both else frame.before.split("|")
        found += [one for one in phrases if len(one.split()) >= fewest]
    return "|".join(found)


def _tidy(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").split()).strip(_EDGE)


# One turn asks this of the same words dozens of times.
@lru_cache(maxsize=256)
def _peeled(text: str, code: str) -> str:
    """Take frame after frame off, as long as one fits."""
    for _ in range(_DEEPEST):
        rest = next(
            (rest for reading in _readings(code) if (rest := _within(text, reading))),
            "",
        )
        if not rest:
            break
        text = rest
    return text


def _within(text: str, reading: _Reading) -> str:
    """Return the words inside one frame, "" when it does not stand around them."""
    rest = reading.before.sub("", text, count=1) if reading.before else text
    inner = reading.after.sub("", rest, count=1) if reading.after else rest
    ends = (rest != text, inner != rest)
    framed = reading.before is not None or reading.after is not None
    if framed and not (all(ends) if reading.both else any(ends)):
        return ""
    inner = inner.strip(_EDGE)
    if not reading.turns:
        return inner
    for pattern, into in reading.turns:
        if pattern.search(inner):
            return pattern.sub(into, inner, count=1)
    return ""


@lru_cache(maxsize=16)
def _readings(code: str) -> tuple[_Reading, ...]:
    """Compile the frames; the stricter ones come before those that only wrap."""
    frames = sorted(
        FRAMES.get(code, ()), key=lambda frame: not (frame.turns or frame.both)
    )
    return tuple(_read(frame) for frame in frames)


def _read(frame: Frame) -> _Reading:
    before, after = _any_of(frame.before), _any_of(frame.after)
    return _Reading(
        before=re.compile(rf"^{before}[\s,.;:!-]+(?=\S)", _CASELESS)
        if before
        else None,
        after=re.compile(rf"(?<=\S)[\s,.;:-]+{after}$", _CASELESS) if after else None,
        turns=tuple((re.compile(one, _CASELESS), into) for one, into in frame.turns),
        both=frame.both,
    )


def _any_of(phrases: str) -> str:
    """Make one pattern of all phrases, the longest first; commas stand as they like."""
    found = sorted(filter(None, phrases.split("|")), key=len, reverse=True)
    spelt = (r",?\s+".join(map(re.escape, one.split())) for one in found)
    return f"(?:{'|'.join(spelt)})" if found else ""
