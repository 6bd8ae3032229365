"""Tells what somebody only tells, quotes or forbids from a wish: such words never act.

What was done, said or would have been is no wish, and neither is what is to be left as
it is; unless a clause beside it wishes something after all.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.clauses import joined
from ...lang.tables import table
from .asserting import feels
from .moods import tells_by_mood
from .patterns import CLAUSES, SENTENCES, Tables, compiled
from .questions import may_wish, orders_in, pleads, states_something
from .refusing import quotes, refuses, without_lead


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrating:
    """The table of one language; "" for what it has no words for.

    `past` tells what somebody did, `quoted` what somebody says, `unreal` what would
    have been or may be one day, `unwished` wants a thing left as it is, `thanks` goes
    back to what was done, `worth` only judges. `still` makes a wish of any of them
    after all. `unwanted` is not to be on or open: who ends it does no wrong. `excess`
    wishes for less, or more, of something. `goes_on` begins a clause that goes on
    telling. `links` lead from what is told to a wish, `turns` from what is quoted.
    """

    past: str = ""
    quoted: str = ""
    unreal: str = ""
    unwished: str = ""
    thanks: str = ""
    worth: str = ""
    still: str = ""
    unwanted: str = ""
    excess: str = ""
    goes_on: str = ""
    links: str = ""
    turns: str = ""
    meant: str = ""


NARRATING: Final = table("narrated", "narrating", Narrating)


_NEVER: Final = "(?!)"
_QUOTES: Final = re.compile('["\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d]')
# Longer texts are stories; they are told anyway.
_LONGEST: Final = 400
# A comma and a space.
_LINK: Final = 2
# So few words wish nothing by themselves.
_FEW: Final = 2


class _Table(NamedTuple):
    """`words/narrated.Narrating`, compiled."""

    past: re.Pattern[str]
    quoted: re.Pattern[str]
    unreal: re.Pattern[str]
    unwished: re.Pattern[str]
    thanks: re.Pattern[str]
    worth: re.Pattern[str]
    still: re.Pattern[str]
    unwanted: re.Pattern[str]
    excess: re.Pattern[str]
    goes_on: re.Pattern[str]
    links: re.Pattern[str]
    turns: re.Pattern[str]
    meant: re.Pattern[str]


_TABLES: Final = Tables(NARRATING, compiled(_Table))


def only_tells(text: str, language: str) -> bool:
    """Tell whether a text only tells something, or wants a thing left as it is."""
    if is_meant(text, language):
        return False
    if refuses(text, language) or quotes(text, language):
        return True
    if tells_by_mood(text, language):
        return True
    table = _TABLES.of(language)
    if table is None or len(text) > _LONGEST:
        return False
    plain = " ".join(_QUOTES.sub("", text.replace("\u2019", "'")).split())
    plain = without_lead(plain, language)
    sentences = [one.strip() for one in SENTENCES.split(plain) if one.strip()]
    return bool(sentences) and all(_tells(one, language, table) for one in sentences)


def unwanted(text: str, language: str) -> bool:
    """Tell whether what a text names is not to be on or open, whatever it is now."""
    table = _TABLES.of(language)
    return table is not None and table.unwanted.search(text[:_LONGEST]) is not None


def insists(text: str, language: str) -> bool:
    """Tell whether words make a wish of what else would be none: "not so bright"."""
    table = _TABLES.of(language)
    return table is not None and table.excess.search(text[:_LONGEST]) is not None


def is_meant(text: str, language: str) -> bool:
    """Tell what wishes though it tells or denies: "we must not forget it"."""
    table = _TABLES.of(language)
    plain = " ".join(text[:_LONGEST].replace("\u2019", "'").split())
    return table is not None and table.meant.search(plain) is not None


def _tells(sentence: str, language: str, table: _Table) -> bool:
    """Tell whether each clause tells something, or goes on from one that does."""
    quotes = list(table.quoted.finditer(sentence))
    if table.still.search(_said_oneself(sentence, quotes)):
        return False
    unreal = table.unreal.search(sentence)
    quoted = [one.end() for one in quotes]
    spans = [one.search(sentence) for one in _plain(table)]
    sure = unreal or quoted or table.unwished.search(sentence)
    if not sure and (not any(spans) or feels(sentence, language)):
        return False
    spoken = CLAUSES.split(sentence[quoted[-1] :])[0] if quotes else ""
    ordered = orders_in(spoken, language) and not states_something(spoken, language)
    # "Thanks that you …" goes over its comma, and what somebody says stands behind one.
    end = max([*quoted, *(span.end() for span in (unreal, *spans) if span)])
    at, speaks = 0, False
    for clause in _clauses(sentence, language, parted=unreal is None):
        start = sentence.index(clause, at)
        at = start + len(clause)
        if speaks or (quoted and end <= start <= max(quoted) + _LINK):
            speaks = table.turns.match(clause) is None
        elif ordered and start > end:
            # "She shouted close the door, close the blinds" goes on.
            speaks = table.turns.match(clause) is None
        told = speaks or start < end
        told = told or any(one.search(clause) for one in _plain(table))
        if not told and _wishes(clause, language, table):
            return False
    return True


def _said_oneself(sentence: str, quotes: list[re.Match[str]]) -> str:
    """Leave out the clause that somebody else is quoted in."""
    if not quotes:
        return sentence
    rest = CLAUSES.split(sentence[quotes[-1].end() :])[1:]
    return ", ".join([sentence[: quotes[0].start()], *rest])


def _plain(table: _Table) -> tuple[re.Pattern[str], ...]:
    return (table.past, table.unwished, table.thanks, table.worth)


def _clauses(sentence: str, language: str, *, parted: bool) -> list[str]:
    """Part a sentence at its commas, and where it is `parted` at conjunctions too.

    "One day I might paint it and put up a lamp" imagines all of it.
    """
    return [
        part.strip()
        for clause in CLAUSES.split(sentence)
        for part in ((parted and joined(clause, language)) or (clause,))
        if len(part.split()) >= _FEW
    ]


def _wishes(clause: str, language: str, table: _Table) -> bool:
    """Tell whether a clause beside what is told may wish something: "now dim it"."""
    plain = table.links.sub("", clause)
    if pleads(plain, language):
        return True
    if table.goes_on.match(plain):
        return False
    return orders_in(plain, language) or may_wish(plain, language)
