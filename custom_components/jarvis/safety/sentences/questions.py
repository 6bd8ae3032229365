"""Tells a question from a wish: questions never act."""

from functools import lru_cache
from itertools import pairwise
import re

from ...engines.features import read_context
from ...lang.normalise import fold
from ...lang.requests import plain_request
from ..words.questions import QUESTIONS
from .asking_tables import (
    FRONT,
    LONGEST_PHRASE,
    WORD,
    Phrases,
    Table,
    begins,
    finds,
    tables,
)
from .inquiring import bids, inquires
from .moods import asks_by_mood, needs_by_mood, orders_by_mood
from .subjects import (
    asks_a_favour,
    asks_as_told,
    asks_behind_supposed,
    asks_of_others,
    compares,
    is_confirming,
    is_others_verb,
)

_ENDS = re.compile("[.!;。\uff01]+\\s*|[?\uff1f]+\\s*")
_CLAUSES = re.compile("[,:]\\s*|\\s[-\u2013\u2014]\\s")
_MARKS = ("?", "\uff1f", "\u061f")
# An inflected verb and who is to do it.
_VERB = 2
# So many words stand before a question at most.
_ASIDE = 4
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
    table = tables(language.partition("-")[0].casefold())
    for sentence in _split(text):
        words = tuple(fold(word) for word in WORD.findall(sentence)) or ("",)
        start = _skipped(words)
        if begins(words, start, table.verbs) or begins(words, start, table.polite):
            return True
        if bids(sentence, language) or orders_by_mood(sentence, language):
            return True
        if _wishes_later(sentence, words, language, table):
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


def orders_in(clause: str, language: str) -> bool:
    """Tell whether a clause is an order, or a few words that name how a thing is."""
    table = tables(language.partition("-")[0].casefold())
    return _is_wish(clause, language) or _ends_in_state(clause, table)


def may_wish(text: str, language: str) -> bool:
    """Tell whether a text that names a thing of the house may wish something of it.

    Generous: "roll the tent in", "the fan may rest". In a language without words for
    it nothing does.
    """
    code = language.partition("-")[0].casefold()
    table = tables(code)
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
    table = tables(language.partition("-")[0].casefold())
    if table.unasked.search(text):
        return False
    spoken = [tuple(fold(word) for word in WORD.findall(one)) for one in _split(text)]
    return all(begins(words, _skipped(words), table.talks) for words in spoken if words)


def pleads(text: str, language: str) -> bool:
    """Tell whether words make a wish of what would only be a statement."""
    table = tables(language.partition("-")[0].casefold())
    cued = finds(tuple(fold(word) for word in WORD.findall(text)), table.cues)
    return cued or needs_by_mood(text, language)


def is_told(clause: str, language: str) -> bool:
    """Tell whether a clause states something: it has a verb that holds it together.

    So does one that begins with who does something: "we painted the bedroom".
    """
    table = tables(language.partition("-")[0].casefold())
    words = tuple(fold(word) for word in WORD.findall(clause)) or ("",)
    who = begins(words, _skipped(words), table.persons) > 0
    return (who and not finds(words, table.cues)) or finds(words, table.holds)


def states_something(clause: str, language: str) -> bool:
    """Tell whether a clause begins as a statement does."""
    table = tables(language.partition("-")[0].casefold())
    words = tuple(fold(word) for word in WORD.findall(clause)) or ("",)
    return begins(words, _skipped(words), table.states) > 0


def _orders_freely(sentence: str, table: Table) -> bool:
    """Tell whether a sentence begins as an order does, or is turned into a wish."""
    words = tuple(fold(word) for word in WORD.findall(sentence)) or ("",)
    start = _skipped(words)
    if table.unasked.search(sentence):
        return True
    if begins(words, start, table.talks):
        return False
    parts = (sentence, *_CLAUSES.split(sentence))
    if any(_ends_in_state(part, table) for part in parts):
        return True
    states = begins(words, start, table.states) or finds(words, table.holds)
    states = states or begins(words, start, table.persons)
    return finds(words, table.cues) or not states


def _ends_in_state(clause: str, table: Table) -> bool:
    """Tell whether a few words name a thing and how it is to be."""
    words = tuple(fold(word) for word in WORD.findall(clause))
    return (
        1 < len(words) <= _FEW
        and (words[-1:] in table.ends)
        and not finds(words, table.holds)
    )


def _split(text: str) -> list[str]:
    """Split into sentences, each with its end mark."""
    parts, at = [], 0
    for match in _ENDS.finditer(text):
        parts.append(text[at : match.end()])
        at = match.end()
    return [*parts, text[at:]]


# One turn asks this of the same sentence a dozen times.
@lru_cache(maxsize=256)
def _asks(sentence: str, language: str) -> bool:
    if (inquired := inquires(sentence, language)) is not None:
        return inquired
    return _asks_by_order(sentence, language)


def _asks_by_order(sentence: str, language: str) -> bool:
    """Tell a question by its first words, as most languages ask."""
    table = tables(language.partition("-")[0].casefold())
    marked = sentence.rstrip().endswith(_MARKS)
    bare = sentence.rstrip(" ?!.。\uff1f")
    words = tuple(fold(word) for word in WORD.findall(sentence))
    words = tuple(word for word in words if word) or ("",)
    start = _skipped(words)
    opened = begins(words, start, table.openers)
    begun = begins(words, start, table.verbs)
    able = table.able.fullmatch(" ".join(WORD.findall(bare)))
    if asks_a_favour(words, start, language) or table.unasked.search(sentence):
        return False
    final = bare.endswith(_FINAL_PARTICLES) and not bare.isascii()
    told = final or able is not None or asks_by_mood(sentence, language)
    # "Open?"
    told = told or (marked and len(words) == 1)
    if told or _asks_otherwise(sentence, words, language, table):
        return True
    # "Stell dir vor …" begins with a verb, and only imagines.
    bid = (begun and begun >= opened) or finds(words, table.pleading)
    if bid or _requests(sentence, words, start, opened, table):
        return False
    if opened or _asks_to_know(sentence, words, start, table):
        return not _wishes_later(sentence, words, language, table)
    if _asks_of_habits(words, start, table) or _confirms(sentence, language, table):
        return True
    ordered = _is_tagged(sentence, table) or _orders(sentence, language, table)
    return (
        marked and not ordered and not _wishes_later(sentence, words, language, table)
    )


def _asks_politely(words: tuple[str, ...], start: int, table: Table) -> bool:
    """Tell a question behind "please": "please explain why the lamp is off"."""
    at = start + 1
    pleads_first = words[start:at] in table.pleading
    opened = begins(words, at, table.openers)
    return pleads_first and opened > max(
        begins(words, at, one) for one in (table.verbs, table.polite)
    )


def _asks_otherwise(
    sentence: str, words: tuple[str, ...], language: str, table: Table
) -> bool:
    """Tell a question of what others do, behind a condition, or told as one."""
    start = _skipped(words)
    if asks_of_others(words, start, language) or _asks_if_so(sentence, language, table):
        return True
    if _asks_politely(words, start, table):
        return True
    usual = finds(words, table.habits)
    if usual and is_others_verb(words, start, language):
        return True
    supposed = any(one[:1] == words[start : start + 1] for one in table.conditions)
    if supposed and asks_behind_supposed(words[start:], language):
        return not finds(words, table.pleading)
    if asks_as_told(sentence, language):
        return not begins(words, start, table.verbs)
    return _asks_aside(sentence, language, table)


def _asks_aside(sentence: str, language: str, table: Table) -> bool:
    """Tell a question behind what is only told: "by the way, did you …"."""
    front, _, rest = sentence.partition(",")
    aside = tuple(fold(word) for word in WORD.findall(front))
    start = _skipped(aside)
    named = _ends_in_state(front, table) and not begins(aside, start, table.talks)
    if not aside or not rest.strip() or named:
        return False
    if begins(aside, start, table.verbs) and not begins(aside, start, table.talks):
        return False
    told = begins(aside, start, table.states) and not finds(aside, table.cues)
    inner = tuple(fold(word) for word in WORD.findall(rest)) or ("",)
    opened = begins(inner, _skipped(inner), table.openers) > 0
    asked = opened and bool(len(aside) <= _ASIDE or told)
    return asked and _asks(rest.strip(), language)


def _confirms(sentence: str, language: str, table: Table) -> bool:
    """Tell whether a statement only wants to be confirmed: "it is off, isn't it"."""
    first, _, tag = sentence.rpartition(",")
    words = tuple(fold(word) for word in WORD.findall(first))
    # "The printer's off" says that it is.
    clipped = any(one.endswith("'s") for one in words[-2:-1])
    held = finds(words, table.holds) or clipped
    if not words or finds(words, table.cues):
        return False
    if _ends_in_state(first, table) and not held:
        return False
    told = begins(words, _skipped(words), table.states) or held
    spoken = tuple(fold(word) for word in WORD.findall(tag))
    return bool(told) and is_confirming(spoken, language)


def _asks_if_so(sentence: str, language: str, table: Table) -> bool:
    """Tell a question about what is only supposed: "if the sun is out, is it …"."""
    first, *_, last = [*_CLAUSES.split(sentence)] * 2
    supposed, asked = (
        tuple(fold(word) for word in WORD.findall(one)) or ("",)
        for one in (first, last)
    )
    at = _skipped(asked)
    opened = begins(asked, at, table.openers) or asks_of_others(asked, at, language)
    if not begins(supposed, _skipped(supposed), table.conditions):
        return False
    return finds(supposed, table.quoting) or (
        opened > max(begins(asked, at, one) for one in (table.polite, table.verbs))
        and not finds(asked, table.pleading)
    )


def _is_tagged(sentence: str, table: Table) -> bool:
    """Tell whether an order only ends like a question: "lights off, okay?"."""
    first, *_, last = [*_CLAUSES.split(sentence)] * 2
    tag = tuple(fold(word) for word in WORD.findall(last))
    return first != last and tag in table.tags and _ends_in_state(first, table)


def _asks_of_habits(words: tuple[str, ...], start: int, table: Table) -> bool:
    """Tell whether a verb asks what somebody does as a rule: "machst du nachts …".

    So does one of which somebody else is the subject: "macht jemand …".
    """
    spoken = " ".join(words[start : start + _VERB])
    if table.third.fullmatch(spoken) is not None:
        return True
    return table.inflected.match(spoken) is not None and finds(words, table.habits)


def _requests(
    sentence: str, words: tuple[str, ...], start: int, opened: int, table: Table
) -> bool:
    """Tell whether it is a polite request, and not one to be told something."""
    polite = begins(words, start, table.polite)
    if polite < (opened or 1):
        spoken = " ".join(words[start : start + _VERB])
        asked = opened < _VERB and table.inflected.match(spoken) is not None
        return asked and not finds(words, table.habits)
    if _asks_to_know(sentence, words, start, table):
        return False
    imagined = begins(words, start, table.supposing)
    return not (imagined and finds(words, table.conditions))


def _asks_to_know(
    sentence: str, words: tuple[str, ...], start: int, table: Table
) -> bool:
    """Tell whether it asks politely to be told something: "can you see whether"."""
    polite = begins(words, start, table.polite)
    if not polite or begins(words, start + polite, table.informs):
        return polite > 0
    [first, *_] = _CLAUSES.split(sentence)
    clause = tuple(fold(word) for word in WORD.findall(first))
    return any(clause[-size:] in table.informs for size in (1, 2, 3))


def _orders(sentence: str, language: str, table: Table) -> bool:
    """Tell whether a plain command stands under courtesies, whatever mark ends it."""
    plain = plain_request(sentence, language)
    words = tuple(fold(word) for word in WORD.findall(plain)) or ("",)
    usual = finds(words, table.habits)
    return not usual and begins(words, _skipped(words), table.verbs) > 0


def _skipped(words: tuple[str, ...]) -> int:
    """Skip who is spoken to, and small words in front."""
    start = 0
    while start < len(words) - 1 and (words[start],) in FRONT:
        start += 1
    return start


def _wishes_later(
    sentence: str, words: tuple[str, ...], language: str, table: Table
) -> bool:
    """Find a command behind "and", "then" or a comma."""
    if orders_by_mood(sentence, language):
        return True
    if any(
        (size := begins(words, at, table.joints))
        and begins(words, at + size, table.verbs)
        and not compares(words, at, language)
        for at in range(len(words))
    ):
        return True
    for before, clause in pairwise(_CLAUSES.split(sentence)):
        if _ends_with(before, table.quoting):
            continue
        inner = tuple(fold(word) for word in WORD.findall(clause))
        polite = begins(inner, 0, table.polite)
        asked = polite and not begins(inner, polite, table.informs)
        if inner and (begins(inner, 0, table.verbs) or asked):
            return True
    return False


def _ends_with(clause: str, table: Phrases) -> bool:
    """Tell whether a clause ends with one of the phrases."""
    words = tuple(fold(word) for word in WORD.findall(clause))
    return any(words[-size:] in table for size in range(1, LONGEST_PHRASE + 1))
