"""Answers to a command's open question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
import re
from typing import Any, Final

from rapidfuzz import fuzz, process

from ...lang.keywords import base_language, root, stop_words
from ...lang.normalise import fold
from ...lang.numbers import ordinals_for, parse_number, parse_ordinal, phrases, tokens
from ...lang.responses import word_tables, words_of
from ...lang.values import values_for
from .patterns import hear
from .response import Choice, Item
from .threads import Open, Pending

ANSWERS: Final = word_tables("answer_words", "answers")
PLACES: Final = ("first", "second", "third", "fourth")

_EDGE = " \t,.;:!?\u3002\u3001\uff01\uff1f"
_LONGEST = 80
_PAIR = 2


def is_said(key: str, text: str, language: str) -> bool:
    """Tell whether a whole answer is a "yes", a "no", or one of the places."""
    code, bare = base_language(language), text.strip(_EDGE)
    if len(bare) > _LONGEST or (pattern := ANSWERS.get(code, {}).get(key)) is None:
        return False
    return _compiled(pattern).fullmatch(bare) is not None


def are_all_said(text: str, language: str, count: int) -> bool:
    """Tell whether the words mean all of so many: "both" are two, never three."""
    pair = count == _PAIR and is_said("both", text, language)
    return pair or is_said("all", text, language)


def chosen(
    choices: Sequence[Choice], text: str, language: str, most: int
) -> Choice | None:
    """Pick by place, else the only one whose name holds the words as they are.

    The last is the last of those that were told: `most`.
    """
    for at, place in enumerate(PLACES[: len(choices)]):
        if is_said(place, text, language):
            return choices[at]
    if is_said("last", text, language):
        return choices[:most][-1]
    frame = ANSWERS.get(base_language(language), {}).get("frame")
    if frame is None or len(text) > _LONGEST:
        return None
    bare = fold(_compiled(frame).sub("", text.strip(_EDGE)))
    found = [one for one in choices if len(bare) > 1 and bare in fold(one.name)]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


ALL: Final = words_of("timer", "all")
BOTH: Final = words_of("timer", "both")
SEVERAL: Final = words_of("timer", "several")

_EVERY_PAIR = 2


def is_all(said: str, language: str) -> bool:
    """Tell whether the words mean all of them, or both."""
    return _is_in(ALL, said, language) or _is_in(BOTH, said, language)


def are_all(said: str, language: str, count: int) -> bool:
    """Tell whether the words mean all of so many: "both" are two, never three."""
    return is_all(said, language) and (
        count == _EVERY_PAIR or not _is_in(BOTH, said, language)
    )


def are_several(said: str, language: str) -> bool:
    """Tell whether the words name several entries by a plural: "my reminders"."""
    several = SEVERAL.get(language.partition("-")[0], "").split()
    return not set(several).isdisjoint(tokens(said))


def _is_in(table: Mapping[str, str], said: str, language: str) -> bool:
    heard = tokens(said)
    code = language.partition("-")[0]
    return any(heard in phrases(table.get(key, "")) for key in (code, "en"))


_NEAR, _MARGIN = 82, 8
MOST_TOLD = 4
"""Choices that are named in a question; nobody keeps more in mind."""
_ANSWERS_LONGEST = 12
"""Words an answer has at most; more is a new sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled:
    """The question is answered; the command runs with these arguments."""

    arguments: dict[str, Any]
    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """The user does not want it any more, or said no."""


type Answer = Filled | Dropped | None


def read_answer(pending: Pending, text: str, language: str) -> Answer:
    """Understand an answer; None when the sentence is none."""
    if is_said("no", text, language):
        return Dropped()
    heard = hear(text, language)
    if heard is None or not heard.folded or len(heard.folded) > _ANSWERS_LONGEST:
        return None
    said = tokens(text)
    values = values_for(language)
    no = said in phrases(values.no)
    plain = plainly(text, language)
    ways = (said, heard.folded, tokens(plain))
    if any(way in phrases(values.never_mind) for way in ways):
        return Dropped()
    if pending.kind is Open.YES:
        return _consent(pending, said, heard.folded, language)
    if pending.kind is Open.VALUE and not pending.choices:
        return _filled(pending, " ".join(heard.raw))
    # Which of several things that were listed is meant is read where they are kept.
    listed = pending.kind is Open.ITEM
    meant = None if listed else _chosen(pending, text, plain, language)
    return Dropped() if meant is None and no else meant


def _chosen(pending: Pending, text: str, plain: str, language: str) -> Answer:
    """Understand which of the choices is meant, or that all of them are."""
    many = len(pending.choices)
    every = are_all(plain, language, many) or are_all_said(plain, language, many)
    if pending.every and every:
        return replace(_filled(pending, pending.every), confirmed=True)
    choice = choose(list(pending.choices), text, language)
    return None if choice is None else _filled(pending, choice.value)


def declines(text: str, language: str) -> bool:
    """Tell whether a sentence is nothing but a no."""
    return tokens(plainly(text, language)) in phrases(values_for(language).no)


def plainly(text: str, language: str) -> str:
    """Take off the words that only lead up to an answer: "let's say ten minutes"."""
    heard = hear(text, language)
    if heard is None:
        return text
    raw, folded = list(heard.raw), list(heard.folded)
    leads = sorted(phrases(values_for(language).leads), key=len, reverse=True)
    while lead := next((one for one in leads if _leads(one, folded)), None):
        raw, folded = raw[len(lead) :], folded[len(lead) :]
    return " ".join(raw)


def _leads(lead: tuple[str, ...], words: list[str]) -> bool:
    return len(lead) < len(words) and tuple(words[: len(lead)]) == lead


def _consent(
    pending: Pending, said: tuple[str, ...], bare: tuple[str, ...], language: str
) -> Answer:
    if is_said("yes", " ".join(said), language):
        return Filled(arguments=dict(pending.arguments), confirmed=True)
    values = values_for(language)
    if said in phrases(values.no) or bare in phrases(values.no):
        return Dropped()
    if said in phrases(values.yes) or bare in phrases(values.yes):
        return Filled(arguments=dict(pending.arguments), confirmed=True)
    return None


def _filled(pending: Pending, value: Any) -> Filled:
    return Filled(arguments={**pending.arguments, pending.param: value})


def choose(choices: list[Choice], text: str, language: str) -> Choice | None:
    """Pick by name, by number or by place; None when it is none of them, or two."""
    if spoken := chosen(choices, text, language, MOST_TOLD):
        return spoken
    heard = hear(text, language)
    if heard is None or not heard.folded:
        return None
    names = [fold(choice.name) for choice in choices]
    line = heard.line
    exact = [c for c, name in zip(choices, names, strict=True) if name == line]
    if len(exact) == 1:
        return exact[0]
    fillers = ordinals_for(language).fillers
    bare = " ".join(word for word in heard.folded if word not in fillers)
    for value in (parse_ordinal(line, language), parse_number(bare, language)):
        if value == -1:
            # The last that was heard: of many only the first are told.
            return choices[:MOST_TOLD][-1]
        if isinstance(value, int) and 1 <= value <= len(choices):
            return choices[value - 1]
    content = set(heard.folded) - fillers - stop_words(language)
    by_words = _by_words(choices, names, content, language)
    return by_words or _by_likeness(choices, names, line)


def _by_words(
    choices: list[Choice], names: list[str], said: set[str], language: str
) -> Choice | None:
    """Pick the only one whose name has a word that was said and the others lack.

    Most of what was said has to be in it: the rest may be another wish. Endings do
    not count: "das rote" is "mein rotes Auto".
    """
    code = base_language(language)
    rooted = [{root(word, code) for word in name.split()} for name in names]
    asked = {root(word, code) for word in said}
    telling = asked - rooted[0].intersection(*rooted)
    found = [at for at, words in enumerate(rooted) if telling & words]
    if len(found) != 1:
        return None
    explained = asked & rooted[found[0]]
    return choices[found[0]] if len(explained) * 2 > len(asked) else None


def _by_likeness(choices: list[Choice], names: list[str], line: str) -> Choice | None:
    near = process.extract(line, names, scorer=fuzz.ratio, limit=2)
    if not near or near[0][1] < _NEAR:
        return None
    if len(near) > 1 and near[0][1] - near[1][1] < _MARGIN:
        return None
    return choices[near[0][2]]


def refer(items: tuple[Item, ...], text: str, language: str) -> Item | None:
    """Find the item that "the second one" or its name means; None for other words."""
    if not items:
        return None
    choices = [Choice(value=item, name=item.name) for item in items]
    heard = hear(text, language)
    if heard is None:
        return None
    at = parse_ordinal(heard.line, language)
    if at is not None:
        return items[-1] if at == -1 else items[at - 1] if at <= len(items) else None
    exact = [c for c in choices if fold(c.name) == heard.line]
    return exact[0].value if len(exact) == 1 else None
