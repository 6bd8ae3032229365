"""Reads what is told beside a whole sentence that is not so; pure.

"It's wrong that Tom lives in Porto. He lives in Utrecht." is "no, Tom lives in
Utrecht", and so is "Tom doesn't live in Porto. He lives in Utrecht.": who stands for
the pronoun is said in what is denied.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ...lang.tables import table
from ..patterns import EDGE, match


@dataclass(frozen=True, slots=True, kw_only=True)
class Belying:
    """Regular expressions around a clause that is not so, and what is told instead.

    `opens` stands in front of the clause, `denies` in one that is not so itself, and
    `wishes` in front of what is only to be kept. `leads` may stand between the clause
    and what is told. `pronouns` stand for the clause's subject there, `spelled` are
    contractions and what they stand for. `no` words what is told plainly.
    """

    opens: str
    denies: str
    wishes: str
    leads: str
    pronouns: str
    no: str
    spelled: Mapping[str, str]


BELYING: Final = table("belying", "belying", Belying)


_LONGEST: Final = 240
# "7. Mai" and "Dr. Fox": the stop ends no sentence there.
_STOP: Final = re.compile(
    r"(?:(?<!\b\d)(?<!\b\d\d)(?<!\bDr)(?<!\bMr)(?<!\bMrs)(?<!\bSt)\.|[;:,!\u2013\u2014])\s+(?=\w)"
)
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
# So few words behind a pronoun tell no sentence, or one that is put right as it is.
_FEWEST: Final = 2
_MORE: Final = 3
# So many words deny one thing; more tell a story.
_BRIEF: Final = 12


@lru_cache(maxsize=128)
def belied(text: str, code: str) -> str:
    """Return "it's wrong that A. B" as "no, B"; the text itself for anything else."""
    words = BELYING.get(code)
    plain = text.replace("\u2019", "'").strip()
    if words is None or not 0 < len(plain) <= _LONGEST:
        return text
    opened = match(words.opens, plain)
    rest = plain[opened.end() :] if opened else plain
    for stop in _STOP.finditer(rest):
        clause, told = rest[: stop.start()].strip(EDGE), rest[stop.end() :]
        denied = clause if opened else _undenied(clause, words)
        if denied is None:
            return text
        if (whole := _whole(denied, told, words, opened=bool(opened))) is not None:
            return words.no.format(told=whole)
        if opened is None:
            return text
    return text


def _undenied(clause: str, words: Belying) -> str | None:
    """Return a short clause without what denies it; None where nothing does."""
    if len(clause.split()) > _BRIEF or match(words.wishes, clause):
        return None
    plain = re.sub(words.denies, " ", clause, flags=re.IGNORECASE)
    return None if plain == clause else " ".join(plain.split())


def _whole(denied: str, told: str, words: Belying, *, opened: bool) -> str | None:
    """Return what is told with its subject named; None where it is no sentence."""
    while led := match(rf"(?:{words.leads}),?\s+", told):
        told = told[led.end() :]
    first, _, rest = told.partition(" ")
    full = words.spelled.get(first.casefold(), first)
    first, _, verb = full.partition(" ")
    rest = f"{verb} {rest}".strip()
    said = [one.casefold() for one in _WORD.findall(rest)]
    if len(said) < (_FEWEST if opened else _MORE):
        return None
    if re.fullmatch(words.pronouns, first, re.IGNORECASE) is None:
        if not opened:
            return None
        shared = {*_words(denied)} & {*_words(told)}
        return told if len(shared) > 1 else None
    subject = _before(denied, said)
    return f"{subject} {rest}" if subject else None


def _before(denied: str, said: Sequence[str]) -> str:
    """Return what of a clause stands before the first word that is said again."""
    again = next(
        (one for one in _WORD.finditer(denied) if one[0].casefold() in said), None
    )
    return denied[: again.start()].strip(EDGE) if again else ""


def _words(text: str) -> list[str]:
    return [one.casefold() for one in _WORD.findall(text)]
