"""Splits an utterance of several wishes into its clauses.

Used where no plan exists: to lay the wishes out for a small model and to count
them off. A language without a table is never split; short pieces ("rock and
roll") stay together.
"""

from collections.abc import Iterator
from functools import lru_cache
import re
from typing import Final

from .keywords import base_language
from .tables import texts

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
