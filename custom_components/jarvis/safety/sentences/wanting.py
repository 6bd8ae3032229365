"""Tells what a few words without a verb want of a thing from what only names it.

"Kitchen blind halfway" and "more light" say how something is to be. "And the lamp, new
or second-hand" and "good old lamp" name it; whoever says so wants nothing of it, or an
answer.
"""

from dataclasses import dataclass
import re
from typing import Final, NamedTuple

from ...lang.colours import colours
from ...lang.numbers import numbers_for, tokens
from ...lang.tables import table
from .patterns import Tables, compiled, plain_text

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanting:
    """The patterns of one language, without case.

    `how` is a pattern of what stands for a wish there: a way or a state that no noun
    follows, a measure, what there is to be more of, `colour` a
    colour. `choice` leaves open which of two it
    is, as only a question does, `some` what one would have however many. `asides` are
    questions that nobody wants answered, or done: "can you believe it". `instead` names
    one thing in the place of another, over a whole sentence.
    """

    how: str
    colour: str
    instead: str = _NEVER
    choice: str = _NEVER
    some: str = _NEVER
    asides: str = _NEVER


WANTING: Final = table("wanting", "wanting", Wanting)


# Longer texts are stories.
_LONGEST: Final = 400


class _Table(NamedTuple):
    """`words/wanting.Wanting`, compiled."""

    how: re.Pattern[str]
    colour: re.Pattern[str]
    instead: re.Pattern[str]
    choice: re.Pattern[str]
    some: re.Pattern[str]
    asides: re.Pattern[str]


_TABLES: Final = Tables(WANTING, compiled(_Table))


def says_how(clause: str, language: str) -> bool:
    """Tell whether words say how something is to be, however they hang together.

    Any do in a language without words for it.
    """
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST:
        return True
    plain = plain_text(clause)
    if leaves_choice(plain, language):
        return False
    if table.how.search(plain) or _is_coloured(plain, language, table):
        return True
    heard, numbers = tokens(plain), numbers_for(language)
    return any(numbers.read(heard, at) is not None for at in range(len(heard)))


def says_instead(sentence: str, language: str) -> bool:
    """Tell whether one thing is named in the place of another: "not that, the fan"."""
    table = _TABLES.of(language)
    if table is None or len(sentence) > _LONGEST:
        return False
    return table.instead.search(plain_text(sentence)) is not None


def leaves_choice(clause: str, language: str) -> bool:
    """Tell whether words ask which of two things is so: "new or second-hand"."""
    table = _TABLES.of(language)
    if table is None or len(clause) > _LONGEST or table.some.search(clause):
        return False
    plain = plain_text(clause)
    if table.choice.search(plain) is None:
        return False
    # Of colours either will do: "red or orange".
    return not _is_coloured(plain, language, table)


def without_asides(text: str, language: str) -> str:
    """Leave out the questions that nobody wants answered: "…, can you believe it"."""
    table = _TABLES.of(language)
    return text if table is None else table.asides.sub("", text[:_LONGEST]) or text


def _is_coloured(plain: str, language: str, table: _Table) -> bool:
    heard = plain.casefold()
    return table.colour.search(plain) is not None or any(
        word in heard for word, _name in colours(language)
    )
