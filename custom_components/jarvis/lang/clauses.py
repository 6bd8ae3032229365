"""Clauses of an utterance, and a wish without its courtesies."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from .keywords import base_language
from .tables import tables, texts

# Words that join two wishes. Languages that write without spaces have none: nothing
# safe can be said without a tokenizer.
AND: Final = texts("clauses", "and")

# Idioms have short halves; a wish of its own hardly ever has.
SHORTEST: Final = 9
_FALLBACK: Final = "en"
_SHORTEST_CODE: Final = 2


def clauses(text: str, language: str | None) -> tuple[str, ...]:
    """Return the clauses of a text of several wishes; () when it is one.

    Without a language, or with a tag that cannot be one, English is assumed.
    """
    code = base_language(language or _FALLBACK)
    between = _between(code if len(code) >= _SHORTEST_CODE else _FALLBACK)
    if between is None:
        return ()
    pieces, joints = between.split(text.strip()), between.findall(text.strip())
    if not any(joint.strip(" ,;.") for joint in joints):
        # A comma alone joins no wishes: "I am cold, what could it be".
        return ()
    whole = [pieces[0]]
    for joint, piece in zip(joints, pieces[1:], strict=True):
        if _long(piece) and _long(whole[-1]):
            whole.append(piece)
        else:
            whole[-1] += joint + piece
    return tuple(piece.strip() for piece in whole) if len(whole) > 1 else ()


def joined(text: str, language: str) -> tuple[str, ...]:
    """Return the things of "my cat and my dog", short ones too; () for one thing."""
    between = _between(base_language(language))
    if between is None:
        return ()
    things = tuple(thing for thing in between.split(text.strip()) if thing)
    return things if len(things) > 1 else ()


def partings(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield what stands before and behind each conjunction or comma, in order."""
    between = _between(base_language(language))
    for joint in between.finditer(text) if between is not None else ():
        head, rest = text[: joint.start()].strip(), text[joint.end() :].strip()
        if head and rest:
            yield head, rest


def _long(piece: str) -> bool:
    return len(piece.strip()) >= SHORTEST


@lru_cache(maxsize=32)
def _between(code: str) -> re.Pattern[str] | None:
    """Match what stands between two clauses: a comma, a conjunction or both."""
    if code not in AND:
        return None
    words = sorted((word.strip() for word in AND[code].split(",")), key=len)
    any_word = "|".join(
        re.escape(word).replace("\\ ", r"\s+") for word in reversed(words)
    )
    return re.compile(
        rf"(?<!\s)(?:\s*[,;.]\s+(?:(?:{any_word})\s+)?|\s+(?:{any_word})\s+)",
        re.IGNORECASE,
    )


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
