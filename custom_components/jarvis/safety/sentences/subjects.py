"""Tells a question of what others do from an order that begins with the same verb.

"Schaltet mein Mann das Licht aus" asks, "Schaltet das Licht aus" does not.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ...lang.tables import table
from .asking_tables import Phrases, read_phrases


@dataclass(frozen=True, slots=True, kw_only=True)
class Subjects:
    """The table of one language; "" for what it does not need.

    `verbs` are forms that ask what others do ("schaltet mein Mann …"), where one of the
    `kin` follows, or a name, or two things with `articles` that none of the `links`
    joins. `aux` ask behind what is only supposed: "if I opened it would the …". `tags`
    end a statement that wants to be confirmed. `favours` make a wish of a question what
    Jarvis is `able` to do. `reported` is a pattern of what somebody wants to know, or
    of a choice left open, `between` stands before things that are only compared.
    """

    verbs: str = ""
    kin: str = ""
    articles: str = ""
    links: str = ""
    aux: str = ""
    tags: str = ""
    able: str = ""
    favours: str = ""
    reported: str = ""
    between: str = ""


SUBJECTS: Final = table("subjects", "subjects", Subjects)


# Behind so few words nothing was supposed yet.
_SUPPOSED = 3
_NEVER = "(?!)"


def asks_of_others(words: tuple[str, ...], start: int, language: str) -> bool:
    """Tell whether the words from there ask what somebody else does.

    `words` are folded, without marks.
    """
    table = _table(language)
    if words[start : start + 1] not in table.verbs:
        return False
    rest = words[start + 1 :]
    if any(rest[:size] in table.kin for size in (1, 2)):
        return True
    articles = [at for at in range(len(rest)) if rest[at : at + 1] in table.articles]
    if articles[:1] == [1]:
        # A name: "macht Anna das Licht aus".
        return rest[:1] not in table.links
    return len(articles) > 1 and articles[0] == 0 and not _joined(rest, articles, table)


def asks_as_told(sentence: str, language: str) -> bool:
    """Tell whether it says what somebody wants to know, or leaves a choice open."""
    return _table(language).reported.search(sentence) is not None


def compares(words: tuple[str, ...], at: int, language: str) -> bool:
    """Tell whether an "and" there only joins what is compared: "between on and off"."""
    between = _table(language).between
    return any((word,) in between for word in words[max(0, at - _SUPPOSED) : at])


def is_others_verb(words: tuple[str, ...], start: int, language: str) -> bool:
    """Tell whether a verb stands there that somebody else is the subject of."""
    return words[start : start + 1] in _table(language).verbs


def asks_behind_supposed(words: tuple[str, ...], language: str) -> bool:
    """Tell whether a question follows a condition without a comma."""
    table = _table(language)
    return any(
        words[at : at + 1] in table.aux and words[at + 1 : at + 2] in table.articles
        for at in range(_SUPPOSED, len(words))
    )


def is_confirming(tag: tuple[str, ...], language: str) -> bool:
    """Tell whether words behind a statement only want it confirmed: "right?"."""
    return tag in _table(language).tags


def asks_a_favour(words: tuple[str, ...], start: int, language: str) -> bool:
    """Tell whether "are you able to" asks for it to be done: now, or for somebody."""
    table = _table(language)
    able = any(words[start : start + size] in table.able for size in (3, 4, 5))
    favour = any(
        words[at : at + size] in table.favours
        for at in range(start, len(words))
        for size in (1, 2)
    )
    return able and favour


def _joined(rest: tuple[str, ...], articles: list[int], table: _Table) -> bool:
    """Tell whether an "and", or what says where, stands before the second thing."""
    between = rest[articles[0] + 1 : articles[1]]
    return any((word,) in table.links for word in between)


class _Table(NamedTuple):
    verbs: Phrases
    kin: Phrases
    articles: Phrases
    links: Phrases
    aux: Phrases
    tags: Phrases
    able: Phrases
    favours: Phrases
    between: Phrases
    reported: re.Pattern[str]


@lru_cache(maxsize=32)
def _table(language: str) -> _Table:
    table = SUBJECTS.get(language.partition("-")[0].casefold(), Subjects())
    return _Table(
        verbs=read_phrases(table.verbs),
        kin=read_phrases(table.kin),
        articles=read_phrases(table.articles),
        links=read_phrases(table.links),
        aux=read_phrases(table.aux),
        tags=read_phrases(table.tags),
        able=read_phrases(table.able),
        favours=read_phrases(table.favours),
        between=read_phrases(table.between),
        reported=re.compile(table.reported or _NEVER, re.IGNORECASE),
    )
