"""Tells a question from a wish: questions never act."""

from functools import lru_cache
from itertools import pairwise
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
# So many words name a thing and how it is to be; more tell something.
_FEW = 4
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


def wants_words(text: str, language: str) -> bool:
    """Tell whether all that a text wishes for are words: "tell me a joke"."""
    table = _tables(language.partition("-")[0].casefold())
    spoken = [tuple(fold(word) for word in _WORD.findall(one)) for one in _split(text)]
    return all(
        _begins(words, _skipped(words), table.talks) for words in spoken if words
    )


def pleads(text: str, language: str) -> bool:
    """Tell whether words make a wish of what would only be a statement."""
    table = _tables(language.partition("-")[0].casefold())
    return _finds(tuple(fold(word) for word in _WORD.findall(text)), table.cues)


def lets_happen(text: str, language: str) -> bool:
    """Tell "let the lamp shine" from "leave the lamp on", which begin alike."""
    table = _tables(language.partition("-")[0].casefold())
    words = tuple(fold(word) for word in _WORD.findall(text)) or ("",)
    lets = _begins(words, _skipped(words), table.lets)
    return bool(lets) and words[-1:] not in table.ends


def _orders_freely(sentence: str, table: _Table) -> bool:
    """Tell whether a sentence begins as an order does, or is turned into a wish."""
    words = tuple(fold(word) for word in _WORD.findall(sentence)) or ("",)
    start = _skipped(words)
    if _begins(words, start, table.talks):
        return False
    parts = (sentence, *_CLAUSES.split(sentence))
    if any(_ends_in_state(part, table) for part in parts):
        return True
    states = _begins(words, start, table.states) or _finds(words, table.holds)
    return _finds(words, table.cues) or not states


def _ends_in_state(clause: str, table: _Table) -> bool:
    """Tell whether a few words name a thing and how it is to be."""
    words = tuple(fold(word) for word in _WORD.findall(clause))
    return (
        1 < len(words) <= _FEW
        and (words[-1:] in table.ends)
        and not _finds(words, table.holds)
    )


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
    able = table.able.fullmatch(" ".join(_WORD.findall(bare)))
    if able is not None or _asks_if_so(sentence, table):
        return True
    # "Stell dir vor …" begins with a verb, and only imagines.
    bid = (ordered and ordered >= opened) or _finds(words, table.pleading)
    if bid or _requests(sentence, words, start, opened, table):
        return False
    if not opened and not _asks_to_know(sentence, words, start, table):
        if _asks_of_habits(words, start, table):
            return True
        if (
            not marked
            or _is_tagged(sentence, table)
            or _orders(sentence, language, table)
        ):
            return False
    return not _wishes_later(sentence, words, table)


def _asks_if_so(sentence: str, table: _Table) -> bool:
    """Tell a question about what is only supposed: "if the sun is out, is it …"."""
    first, *_, last = [*_CLAUSES.split(sentence)] * 2
    supposed, asked = (
        tuple(fold(word) for word in _WORD.findall(one)) or ("",)
        for one in (first, last)
    )
    at = _skipped(asked)
    opened = _begins(asked, at, table.openers)
    return (
        _begins(supposed, _skipped(supposed), table.conditions) > 0
        and opened > max(_begins(asked, at, one) for one in (table.polite, table.verbs))
        and not _finds(asked, table.pleading)
    )


def _is_tagged(sentence: str, table: _Table) -> bool:
    """Tell whether an order only ends like a question: "lights off, okay?"."""
    first, *_, last = [*_CLAUSES.split(sentence)] * 2
    tag = tuple(fold(word) for word in _WORD.findall(last))
    return first != last and tag in table.tags and _ends_in_state(first, table)


def _asks_of_habits(words: tuple[str, ...], start: int, table: _Table) -> bool:
    """Tell whether a verb asks what somebody does as a rule: "machst du nachts …".

    So does one of which somebody else is the subject: "macht jemand …".
    """
    spoken = " ".join(words[start : start + _VERB])
    if table.third.fullmatch(spoken) is not None:
        return True
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
    if _asks_to_know(sentence, words, start, table):
        return False
    imagined = _begins(words, start, table.supposing)
    return not (imagined and _finds(words, table.conditions))


def _asks_to_know(
    sentence: str, words: tuple[str, ...], start: int, table: _Table
) -> bool:
    """Tell whether it asks politely to be told something: "can you see whether"."""
    polite = _begins(words, start, table.polite)
    if not polite or _begins(words, start + polite, table.informs):
        return polite > 0
    [first, *_] = _CLAUSES.split(sentence)
    clause = tuple(fold(word) for word in _WORD.findall(first))
    return any(clause[-size:] in table.informs for size in (1, 2, 3))


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
    {
        "sorry",
        "but",
        "aber",
        "hey",
        "jarvis",
        "ok",
        "okay",
        "so",
        "and",
        "und",
        "also",
        "well",
        "hallo",
        "hi",
    }
)


def _wishes_later(sentence: str, words: tuple[str, ...], table: _Table) -> bool:
    """Find a command behind "and", "then" or a comma."""
    if any(
        (size := _begins(words, at, table.joints))
        and _begins(words, at + size, table.verbs)
        for at in range(len(words))
    ):
        return True
    for before, clause in pairwise(_CLAUSES.split(sentence)):
        if _ends_with(before, table.quoting):
            continue
        inner = tuple(fold(word) for word in _WORD.findall(clause))
        polite = _begins(inner, 0, table.polite)
        asked = polite and not _begins(inner, polite, table.informs)
        if inner and (_begins(inner, 0, table.verbs) or asked):
            return True
    return False


def _ends_with(clause: str, table: Phrases) -> bool:
    """Tell whether a clause ends with one of the phrases."""
    words = tuple(fold(word) for word in _WORD.findall(clause))
    return any(words[-size:] in table for size in range(1, _LONGEST_PHRASE + 1))


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
    ends: Phrases
    lets: Phrases
    tags: Phrases
    quoting: Phrases
    able: re.Pattern[str]
    third: re.Pattern[str]


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
        ends=_read(table.ends),
        lets=_read(table.lets),
        tags=_read(table.tags),
        quoting=_read(table.quoting),
        able=re.compile(table.able or _NEVER, re.IGNORECASE),
        third=re.compile(table.third or _NEVER, re.IGNORECASE),
    )


def _read(line: str) -> Phrases:
    return frozenset(
        tuple(fold(word) for word in _WORD.findall(phrase))
        for phrase in line.split("|")
        if phrase
    )
