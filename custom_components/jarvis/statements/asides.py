"""Cuts off what is only said by the way: "winter is coming, Ada's size is 54"; pure.

Two statements are held against each other by the words in them: what happened on the
day they were told would make strangers alike, and one subject two.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..lang.tables import table
from .patterns import EDGE, LONGEST, compiled, full, match, search
from .phrases import PHRASES, Phrases
from .times import names_time
from .wording import roots


@dataclass(frozen=True, slots=True, kw_only=True)
class Asides:
    """Regular expressions.

    `joint` stands between an aside and the statement, which `opens` with what it is
    about. `passing` tells a head of what happened, is passing, or is somebody's view;
    `wonder` one of nothing at all, whatever stands in it. `lasting`: it tells more, or
    when the statement holds. `behind`: what a teller adds, `checked`: that they looked
    again.
    """

    joint: str
    opens: str
    passing: str
    wonder: str
    lasting: str
    behind: str
    checked: str = r"(?!)"


ASIDES: Final = table("asides", "asides", Asides)


_MOST: Final = 9
_FEWEST: Final = 3


def heart(text: str, phrases: Phrases) -> str:
    """Return what a statement tells, without what is said by the way; else the text."""
    return _heart(text, phrases.code)


def is_checked(text: str, code: str) -> bool:
    """Tell what its teller has looked at again: "it is cream, I checked"."""
    words = ASIDES.get(code)
    return words is not None and search(words.checked, text) is not None


@lru_cache(maxsize=512)
def _heart(text: str, code: str) -> str:
    phrases, words = PHRASES[code], ASIDES.get(code)
    if (opening := match(phrases.by_the_way, text)) is not None:
        text = text[opening.end() :]
    found = full(phrases.aside, text)
    if found is not None and _are_two(text[: found.start("what")], found["what"], code):
        return found["what"]
    if words is None or len(text) > LONGEST or text.rstrip().endswith("?"):
        return text
    text = _without_remark(text, words, phrases)
    for found in compiled(words.joint).finditer(text):
        head, rest = text[: found.start()].strip(EDGE), text[found.end() :]
        if match(words.opens, rest) is None or not has_room(rest, code):
            continue
        if search(phrases.changed, head) or search(phrases.retracts, head):
            return text
        colon = found.groupdict().get("sign") == ":"
        if _is_aside(head, code, words, told=colon) and _are_two(head, rest, code):
            return rest
    return text


def has_room(rest: str, code: str) -> bool:
    """Tell what has room for a verb, and has one where verbs can be told."""
    phrases, said = PHRASES[code], rest.split()
    if len(said) < _FEWEST:
        return False
    if full(phrases.own, said[0]) or full(phrases.ours, said[0]):
        return True
    return any(full(phrases.verbs, one) or one.endswith("s") for one in said[1:])


def _are_two(head: str, rest: str, code: str) -> bool:
    """Tell whether a head speaks of nothing that a statement speaks of."""
    return {*roots(head, code)}.isdisjoint(roots(rest, code))


def _is_aside(head: str, code: str, words: Asides, *, told: bool) -> bool:
    """Tell what only happened, or passes; `told`: the statement is what was told so."""
    size = len(head.split())
    if not 1 < size <= _MOST or search(words.lasting, head):
        return False
    if match(words.wonder, head):
        return True
    if search(words.passing, head) is None:
        return False
    return told or not (names_time(head, code) or _is_of_somebody(head, code))


def _is_of_somebody(head: str, code: str) -> bool:
    """Tell whether a head opens with a name, or with whatever is written like one."""
    first = head.split(maxsplit=1)[0]
    return first[:1].isupper() and bool(roots(first, code))


def _without_remark(text: str, words: Asides, phrases: Phrases) -> str:
    found = search(words.behind, text.rstrip(EDGE))
    tables = (phrases.changed, phrases.retracts, phrases.ends, phrases.naming)
    if found is None or any(search(table, found[0]) for table in tables):
        return text
    left = text[: found.start()]
    unspaced = bool(phrases.values)
    return left if unspaced or len(left.split()) >= _FEWEST else text
