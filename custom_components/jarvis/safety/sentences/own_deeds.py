"""Tells a deed, or the promise of one, from what else a speaker says of itself.

In a turn in which nothing was done there is nothing to tell of. Which verb it is does
not matter: whoever says "I" and a verb that is none of speaking, thinking, feeling or
being claims a deed.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .patterns import Tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """The table of one language; "" for what it has no words for.

    Whoever says "I" and a verb tells a deed, or promises one: whatever the verb, but
    for those of speaking, thinking, feeling and being. These are few and stand here;
    deeds are without number. `did`, `does` and `will` find the verb behind "I" as group
    `verb`; `said`, `doing` and `promised` are the verbs that are no deeds, `anyhow`
    makes a deed of them after all. `supposed` in front, or `denied`, tells of none.
    `looking` are deeds of somebody who has looked something up. `came` tells without an
    "I" what has come about.
    """

    did: str
    does: str
    will: str
    said: str
    doing: str
    promised: str
    supposed: str
    denied: str
    anyhow: str = ""
    looking: str = ""
    came: str = ""


DEEDS: Final = table("own_deeds", "deeds", Deeds)


_NEVER: Final = "(?!)"
# Longer sentences are stories.
_LONGEST: Final = 240
_QUOTED: Final = re.compile(
    '["\u201c\u201e\u00ab\u300c][^"\u201d\u201c\u00bb\u300d]*["\u201d\u201c\u00bb\u300d]'
)
_CLAUSES: Final = re.compile(r"[,;:]\s+|\s[-\u2013\u2014]\s|[.!]+\s+")
_ASKED: Final = ("?", "\uff1f")


class _Table(NamedTuple):
    """`words/own_deeds.Deeds`, compiled."""

    did: re.Pattern[str]
    does: re.Pattern[str]
    will: re.Pattern[str]
    said: re.Pattern[str]
    doing: re.Pattern[str]
    promised: re.Pattern[str]
    supposed: re.Pattern[str]
    denied: re.Pattern[str]
    anyhow: re.Pattern[str]
    looking: re.Pattern[str]
    came: re.Pattern[str]


def tells_own_deed(sentence: str, language: str, *, looked: bool = False) -> bool:
    """Tell whether a sentence says "I" of a deed, done or to come.

    Who has `looked` something up may tell of that.
    """
    table = _TABLES.of(language)
    text = _plain(sentence)
    if table is None or not text:
        return False
    parts = _clauses(text)
    if len(parts) > 1 and (first := table.does.match(parts[0])) is not None:
        # "Open the flap, pull out the paper" tells somebody what to do.
        parts = parts[1:] if first.groupdict().get("verb3") else parts
    return any(
        _tells(clause, text[: text.find(clause)], table, looked=looked)
        for clause in parts
    )


def tells_of_coming_about(sentence: str, language: str) -> bool:
    """Tell whether a sentence says, naming no doer, that something has come about.

    Only a claim where somebody wished for something.
    """
    table = _TABLES.of(language)
    text = _plain(sentence)
    if table is None or not text:
        return False
    return any(
        table.came.search(clause) is not None and table.denied.search(clause) is None
        for clause in _clauses(text)
        if table.supposed.search(f"{text[: text.find(clause)]} ") is None
    )


def _plain(sentence: str) -> str:
    text = _QUOTED.sub(" ", sentence[: _LONGEST + 1]).replace("\u2019", "'")
    text = text.strip("*_ ")
    return "" if len(text) > _LONGEST or text.endswith(_ASKED) else text


def _clauses(text: str) -> list[str]:
    return [part.strip() for part in _CLAUSES.split(text) if part.strip(" .!")]


def _tells(clause: str, before: str, table: _Table, *, looked: bool) -> bool:
    """Tell whether a clause tells such a deed."""
    if table.denied.search(clause):
        return False
    if (sure := table.anyhow.search(clause)) is not None and not _is_supposed(
        f"{before}{clause[: sure.start()]}", table
    ):
        return True
    kinds = (
        (table.did, table.said),
        (table.does, table.doing),
        (table.will, table.promised),
    )
    return any(
        (match := verbs.search(clause)) is not None
        and not _is_supposed(f"{before}{clause[: match.start()]}", table)
        and not harmless.match(verb := _verb(match))
        and not (looked and table.looking.match(verb))
        for verbs, harmless in kinds
    )


def _is_supposed(before: str, table: _Table) -> bool:
    return table.supposed.search(before) is not None


def _verb(match: re.Match[str]) -> str:
    """Give the verb that was found, by whichever way."""
    found = (match[name] for name in match.re.groupindex if name.startswith("verb"))
    return next((verb for verb in found if verb), "")


def _compiled(table: Deeds) -> _Table:
    whole = {"said", "doing", "promised", "looking"}
    patterns = (
        rf"(?:{row})\b" if name in whole and row else row or _NEVER
        for name in _Table._fields
        if (row := getattr(table, name)) is not None
    )
    return _Table(*(re.compile(one, re.IGNORECASE) for one in patterns))


_TABLES: Final = Tables(DEEDS, _compiled)
