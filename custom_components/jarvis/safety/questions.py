"""Tells a question from a wish: questions never act."""

from functools import lru_cache
import re
from typing import NamedTuple

from ..engines.features import read_context
from ..lang.normalise import fold
from ..lang.requests import courtesies, plain_request
from .words.questions import QUESTIONS

type Phrases = frozenset[tuple[str, ...]]

_ENDS = re.compile("[.!;。\uff01]+\\s*|[?\uff1f]+\\s*")
_CLAUSES = re.compile("[,:]\\s*|\\s[-\u2013\u2014]\\s")
_WORD = re.compile("[\\w'\u2019-]+")
_MARKS = ("?", "\uff1f", "\u061f")
_LONGEST_PHRASE = 9
# An inflected verb and who is to do it.
_VERB = 2
_NEVER = "(?!)"
# A language written without spaces asks with the last word.
_FINAL_PARTICLES = ("か", "吗", "呢", "니", "나요", "까", "까요")


def only_asks(text: str, language: str) -> bool:
    """Tell whether a text asks something and wishes nothing to be done."""
    sentences = [part for part in _split(text) if part.strip()]
    return bool(sentences) and all(_asks(one, language) for one in sentences)


def _is_wish(text: str, language: str) -> bool:
    """Tell whether a sentence of a text is a command or a polite request.

    At its beginning, or behind a comma, a colon or an "and".
    """
    table = _tables(language.partition("-")[0].casefold())
    for sentence in _split(text):
        words = tuple(fold(word) for word in _WORD.findall(sentence)) or ("",)
        start = _skipped(words)
        if _begins(words, start, table.verbs) or _begins(words, start, table.polite):
            return True
        if _wishes_later(sentence, words, table):
            return True
    return False


def wants_something(text: str, language: str) -> bool:
    """Tell whether a text wishes anything to be done, however it is put."""
    if only_asks(text, language):
        return False
    if _is_wish(text, language):
        return True
    seen = read_context(text, language)
    return seen.command and not seen.question


def may_wish(text: str, language: str) -> bool:
    """Tell whether a text that names a thing of the house may wish something of it.

    Generous: "roll the tent in", "the fan may rest". In a language without words for
    it nothing does.
    """
    code = language.partition("-")[0].casefold()
    table = _tables(code)
    return (
        code in QUESTIONS
        and bool(table.states)
        and any(
            _orders_freely(sentence, table)
            for sentence in _split(text)
            if sentence.strip() and not _asks(sentence, language)
        )
    )


def _orders_freely(sentence: str, table: _Table) -> bool:
    """Tell whether a sentence begins as an order does, or is turned into a wish."""
    words = tuple(fold(word) for word in _WORD.findall(sentence)) or ("",)
    start = _skipped(words)
    if _begins(words, start, table.talks):
        return False
    states = _begins(words, start, table.states) or _finds(words, table.holds)
    return _finds(words, table.cues) or not states


def _split(text: str) -> list[str]:
    """Split into sentences, each with its end mark."""
    parts, at = [], 0
    for match in _ENDS.finditer(text):
        parts.append(text[at : match.end()])
        at = match.end()
    return [*parts, text[at:]]


def _asks(sentence: str, language: str) -> bool:
    table = _tables(language.partition("-")[0].casefold())
    marked = sentence.rstrip().endswith(_MARKS)
    bare = sentence.rstrip(" ?!.。\uff1f")
    if bare.endswith(_FINAL_PARTICLES) and not bare.isascii():
        return True
    words = tuple(fold(word) for word in _WORD.findall(sentence))
    words = tuple(word for word in words if word) or ("",)
    start = _skipped(words)
    opened = _begins(words, start, table.openers)
    ordered = _begins(words, start, table.verbs)
    # "Stell dir vor …" begins with a verb, and only imagines.
    if (ordered and ordered >= opened) or _finds(words, table.pleading):
        return False
    if _requests(sentence, words, start, opened, table):
        return False
    if not opened and _asks_of_habits(words, start, table):
        return True
    if not opened and (not marked or _orders(sentence, language, table)):
        return False
    return not _wishes_later(sentence, words, table)


def _asks_of_habits(words: tuple[str, ...], start: int, table: _Table) -> bool:
    """Tell whether a verb asks what somebody does as a rule: "machst du nachts …"."""
    spoken = " ".join(words[start : start + _VERB])
    return table.inflected.match(spoken) is not None and _finds(words, table.habits)


def _requests(
    sentence: str, words: tuple[str, ...], start: int, opened: int, table: _Table
) -> bool:
    """Tell whether it is a polite request, and not one to be told something."""
    polite = _begins(words, start, table.polite)
    if polite < (opened or 1):
        spoken = " ".join(words[start : start + _VERB])
        asked = opened < _VERB and table.inflected.match(spoken) is not None
        return asked and not _finds(words, table.habits)
    if _begins(words, start + polite, table.informs):
        return False
    [first, *_] = _CLAUSES.split(sentence)
    clause = tuple(fold(word) for word in _WORD.findall(first))
    if any(clause[-size:] in table.informs for size in (1, 2, 3)):
        return False
    imagined = _begins(words, start, table.supposing)
    return not (imagined and _finds(words, table.conditions))


def _orders(sentence: str, language: str, table: _Table) -> bool:
    """Tell whether a plain command stands under courtesies, whatever mark ends it."""
    plain = plain_request(sentence, language)
    words = tuple(fold(word) for word in _WORD.findall(plain)) or ("",)
    usual = _finds(words, table.habits)
    return not usual and _begins(words, _skipped(words), table.verbs) > 0


def _finds(words: tuple[str, ...], table: Phrases) -> bool:
    """Tell whether a phrase of the table stands anywhere."""
    return bool(table) and any(_begins(words, at, table) for at in range(len(words)))


def _skipped(words: tuple[str, ...]) -> int:
    """Skip who is spoken to, and small words in front."""
    start = 0
    while start < len(words) - 1 and words[start] in _FRONT:
        start += 1
    return start


_FRONT = frozenset(
    {"hey", "jarvis", "ok", "okay", "so", "and", "und", "also", "well", "hallo", "hi"}
)


def _wishes_later(sentence: str, words: tuple[str, ...], table: _Table) -> bool:
    """Find a command behind "and", "then" or a comma."""
    if any(
        (size := _begins(words, at, table.joints))
        and _begins(words, at + size, table.verbs)
        for at in range(len(words))
    ):
        return True
    for clause in _CLAUSES.split(sentence)[1:]:
        inner = tuple(fold(word) for word in _WORD.findall(clause))
        polite = _begins(inner, 0, table.polite)
        asked = polite and not _begins(inner, polite, table.informs)
        if inner and (_begins(inner, 0, table.verbs) or asked):
            return True
    return False


def _begins(words: tuple[str, ...], at: int, table: Phrases) -> int:
    """Return how many words of a phrase of the table stand there."""
    most = min(_LONGEST_PHRASE, len(words) - at)
    return next((n for n in range(most, 0, -1) if words[at : at + n] in table), 0)


class _Table(NamedTuple):
    openers: Phrases
    polite: Phrases
    verbs: Phrases
    joints: Phrases
    informs: Phrases
    pleading: Phrases
    supposing: Phrases
    conditions: Phrases
    inflected: re.Pattern[str]
    habits: Phrases
    states: Phrases
    holds: Phrases
    talks: Phrases
    cues: Phrases


@lru_cache(maxsize=32)
def _tables(code: str) -> _Table:
    table = QUESTIONS.get(code) or QUESTIONS["en"]
    return _Table(
        openers=_read(table.openers),
        polite=_read(f"{table.polite}|{courtesies(code)}"),
        verbs=_read(table.verbs),
        joints=_read(table.joints),
        informs=_read(table.informs),
        pleading=_read(table.pleading),
        supposing=_read(table.supposing),
        conditions=_read(table.conditions),
        inflected=re.compile(table.inflected or _NEVER),
        habits=_read(table.habits),
        states=_read(table.states),
        holds=_read(table.holds),
        talks=_read(table.talks),
        cues=_read(table.cues),
    )


def _read(line: str) -> Phrases:
    return frozenset(
        tuple(fold(word) for word in _WORD.findall(phrase))
        for phrase in line.split("|")
        if phrase
    )
