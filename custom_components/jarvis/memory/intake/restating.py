"""Says again, put right, what was told last: "on Monday", "no, wait, Wednesday".

Who names nothing but a value means the statement right before, whether a fact was
made of it or not, and there what is of the same kind; else nothing is meant.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile
import re
import sqlite3
from typing import Final, Self

from ...lang.keywords import base_language, content_words
from ...statements.changes.bare import is_remark
from ...statements.changes.going_on import Onward, fits, gone_on, put_doer
from ...statements.changes.inserting import put_in
from ...statements.changes.of_it import of_it, with_subject
from ...statements.changes.placing import says_deed, says_of
from ...statements.changes.wholeness import is_whole
from ...statements.facts import Reading, tellings
from ...statements.patterns import EDGE, LONGEST, compiled, full, match, search
from ...statements.phrases import PHRASES, Phrases
from ...statements.pieces import FIGURES, is_person, pieces_of
from ...statements.reading import claims
from ...statements.rivals.swapping import is_swap
from ...statements.slots import is_bare_number
from ...statements.stating import is_statement
from ...statements.topics.other_part import adds
from ...statements.unspaced_text.continuing import predicate_alone, with_predicate
from ...statements.unspaced_text.particles import is_cut, is_one_value, is_value, told
from ...statements.words.restating_words import HESITATIONS
from .. import rows
from ..base import Memory
from ..finding import lookup
from . import recent, replacing
from .elliptic import instead

# So long after it somebody means what they said.
_SOON: Final = timedelta(minutes=3)
_MOST_STEPS: Final = 6
_MOST_WORDS: Final = 5
_MOST_VALUE: Final = 3
_MOST_SIGNS: Final = 16
# A value without the number that ends it, or opens it.
_LED: Final = re.compile(r"\d[\d.,:]*$")
_COUNTED: Final = re.compile(r"^\d[\d.,:]*\s*")
# A few words that are set off from what follows.
_SET_OFF: Final = re.compile("(?P<said>[^\u3001\u3002!]{1,12})[\u3001\u3002!]")
# Where one sentence ends and another begins.
_STOP: Final = re.compile(r"(?<=[^\W\d]{2})(?<!\b[DMS]r)(?<!\bMrs)[.!;]\s+")
# Each word in one way only: a long one without spaces took a third of a minute.
_REMARK: Final = re.compile(
    r"[^\s,:;.!]+(?: [^\s,:;.!]+){0,3} ?(?:[,:;!]|(?<!\d)\.)\s+"
)

# Three words or more, each written like a name.
_TITLE: Final = re.compile(
    r"(?:[a-z]+ )?(?:[A-Z][\w.]*(?:['\u2019]s?)? ){2,}[A-Z][\w.]*"
)
_OWNED: Final = re.compile(r"(?:[a-z]+ )?[A-Z]\w*['\u2019]s? [a-z]+")
# Who says it, and in which language.
type Said = tuple[str | None, str]


def restated(
    connection: sqlite3.Connection,
    text: str,
    language: str,
    *,
    person: str | None,
    conversation: str | None,
    at: datetime,
) -> tuple[Memory, str] | None:
    """Return what was told right before, and how it reads with a new value in it."""
    said, goes_on = _Said.of(text, language), of_it(text, language)
    if conversation is None or adds(text) or not (goes_on or said.tells):
        return None
    told = recent.told_last(connection, person, conversation, at)
    scopes = lookup.scopes_of(connection, person)
    fact = lookup.last_fact(connection, scopes, conversation)
    if fact is not None and all(fact.id != one.id for one in told):
        told = _with_fact(told, fact, rows.said_in(connection, [fact.id])[fact.id])
    if goes_on:
        # Of who was told of last, whether a fact was made of it or not.
        last = next((one for one in told if at - one.at <= _SOON), None)
        figure = bool(last) and _is_figure(said.value, language)
        # "It's the 4th" leaves the month as it was told.
        put = said.put_in(last) if last and figure else ""
        if last and not put:
            put = with_subject(_plainly(last), goes_on, language)
        if last and put:
            return last, put
        # "No, it's 7:30" is no clause of its own.
        told = told if said.onward or _is_figure(said.value, language) else []
    if told and _tells_known(connection, scopes, said.alone, language):
        return None
    recently = takewhile(
        lambda row: row.source.speaker == person and at - row.at <= _SOON, told
    )
    for row in recently:
        put = said.whole(row, said.put_in(row))
        if put or not _is_by_the_way(row.text, row.language):
            return (row, put) if put else None
    return None


@dataclass(frozen=True, slots=True)
class _Said:
    """What is said of what was told before: old and new, what goes on, or a value."""

    language: str
    named: tuple[str, str] | None
    onward: Onward | None
    value: str
    predicate: str
    opens: bool

    @classmethod
    def of(cls, text: str, language: str) -> Self:
        """Read it."""
        if (named := _denied(text, language)) is not None:
            return cls(language, named, None, named[1], "", opens=False)
        onward = gone_on(text, language)
        alone = value_alone(text, language) if onward is None else ""
        if onward is not None and not _is_told(onward.value, language):
            onward = None
        predicate, opens = predicate_alone(text, language), text.startswith(alone)
        return cls(language, None, onward, alone, predicate, opens=opens)

    @property
    def tells(self) -> bool:
        """Tell whether anything is to be put anywhere."""
        return bool(self.named or self.onward or self.value or self.predicate)

    @property
    def alone(self) -> str:
        """Return the value that nothing old is named beside."""
        if self.named is not None:
            return ""
        return self.onward.value if self.onward else self.value

    def whole(self, row: Memory, put: str) -> str:
        """Return a statement that holds all of a value; '' where it does by halves."""
        value = self.named[1] if self.named else self.alone
        return put if is_whole(row.text, put, value, self.language) else ""

    def put_in(self, row: Memory) -> str:
        """Return a statement with that in it; '' where it is of something else."""
        if self.named is not None:
            return _instead_of(row, *self.named)
        if self.onward is not None:
            return _put_onward(_plainly(row), self.onward, self.language)
        put = _put_right(row.text, self.value, self.predicate, self.language)
        return put or _put_small(row.text, self.value, self.language, opens=self.opens)


def _is_figure(value: str, language: str) -> bool:
    told = pieces_of(value, base_language(language)) if value else None
    return told is not None and any(one.role in FIGURES for one in told.all)


def _is_told(value: str, language: str) -> bool:
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and _is_value(value, phrases)


def _plainly(row: Memory) -> str:
    """Return the statement of a row, without what opens it."""
    return next((one for _, one in tellings(row.text, row.language)), row.text)


def _put_onward(told: str, onward: Onward, language: str) -> str:
    """Return a statement with what holds by now in it; '' where it is of another."""
    put = put_doer(told, onward.value, language, sure=onward.does)
    put = put or put_in(told, onward.value, language)
    return put if put and fits(told, put, onward, language) else ""


def _put_right(text: str, value: str, predicate: str, language: str) -> str:
    """Return a statement with a value, or a predicate, in the place of its like."""
    plain = next((one for _, one in tellings(text, language)), text)
    said = with_predicate(plain, predicate, language) if predicate else ""
    if said or not value:
        return said
    # Who does it is told first, without what opens it.
    done = put_doer(plain, value, language, sure=False)
    return done or put_in(text, value, language)


def _put_small(text: str, value: str, language: str, *, opens: bool) -> str:
    """Put a value that is no name, though it is written large: "Physics, I meant"."""
    words = HESITATIONS.get(base_language(language))
    if words is None or not value:
        return ""
    tongue = full(words.tongue, value) is not None
    told = pieces_of(value, base_language(language)) if opens or tongue else None
    if told is None or any(is_person(one, told.phrases.code) for one in told.all):
        return ""
    put = _put_right(text, small := _small_first(value), "", language)
    return put.replace(small, value, 1) if tongue else put


def _small_first(text: str) -> str:
    """Return a text as it is written within a sentence."""
    first = {"I": "\u0131", "\u0130": "i"}.get(text[:1], text[:1].lower())
    return first + text[1:]


def _with_fact(told: list[Memory], fact: Memory, said: set[int]) -> list[Memory]:
    """Return what was told, newest first, with a fact before the row that told it.

    It may have been known before: then it is older than that row.
    """
    at = max([fact.id, *(one.id for one in told if one.id in said)])
    newer = [one for one in told if one.id > at]
    return [*newer, fact, *told[len(newer) :]]


def of_itself(
    connection: sqlite3.Connection, reading: Reading, text: str, utterance: Said
) -> Reading:
    """Return a reading that means nothing told before where it tells all by itself.

    "No, the tent is from Minsk" is of the tent, whatever was told right before.
    """
    person, language = utterance
    bare = [one.value for one in reading.replacements if not one.old]
    if not bare:
        return reading
    scopes = lookup.scopes_of(connection, person)
    code = base_language(language)
    deeds = any(says_deed(one, code) or says_of(one, code) for one in bare)
    deeds = deeds or bool(of_it(text, language))
    if not deeds and not _tells_known(connection, scopes, text, language):
        return reading
    left = tuple(one for one in reading.replacements if one.old)
    return replace(reading, replacements=left)


def _is_by_the_way(text: str, language: str) -> bool:
    """Tell what tells nothing: thanks, the weather, what is so today."""
    code = base_language(language)
    words, phrases = HESITATIONS.get(code), PHRASES.get(code)
    if words is None or phrases is None:
        return False
    passes = (phrases.briefly, phrases.momentary, words.by_the_way)
    return any(search(one, text) for one in passes)


def _tells_known(
    connection: sqlite3.Connection,
    scopes: Sequence[int],
    text: str,
    language: str,
) -> bool:
    """Tell whether a text is something known, told with another value."""
    return len(content_words(text, language)) > 1 and bool(
        replacing.framed(connection, scopes, text, language)
    )


def _denied(text: str, language: str) -> tuple[str, str] | None:
    """Return the old value and the new one of "not 6, ward 2"; else None."""
    code = base_language(language)
    words, phrases = HESITATIONS.get(code), PHRASES.get(code)
    if words is None or phrases is None or len(text) > LONGEST:
        return None
    # "No, not on Monday. On Friday." is one sentence, however it is written.
    plain, values = _STOP.sub(", ", text.strip(EDGE), count=1), None
    for _ in range(_MOST_STEPS):
        for pattern in (words.denied, words.rather):
            found = full(pattern, plain)
            named = [found[one].strip(EDGE) for one in ("o", "v")] if found else []
            if named and all(
                _is_value(one, phrases) or _OWNED.fullmatch(one) for one in named
            ):
                values = (named[0], named[1])
        led = match(rf"(?:{words.before})", plain)
        if led is None:
            break
        plain = plain[led.end() :].strip(EDGE)
    return values


def _instead_of(row: Memory, old: str, value: str) -> str:
    """Return a statement with a value in the place of one that it names; or ''.

    What both values share stands there once: "ward 6", "ward 2".
    """
    text = row.text
    spaced = value.isascii() or " " in text.strip(EDGE)
    edged = r"(?<![\w.,:])%s(?![.,:]?\d)" + (r"(?!\w)" if spaced else "")
    found = [*re.finditer(edged % re.escape(old), text, re.IGNORECASE)]
    if len(found) != 1:
        found = [*re.finditer(rf"(?<!\d){re.escape(old)}(?!\d)", text)]
    if len(found) != 1:
        return ""
    start, end = found[0].span()
    head, tail = text[:start], text[end:]
    lead, behind = _LED.sub("", value), _COUNTED.sub("", value)
    if lead != value and head.casefold().endswith(lead.casefold()):
        head = head[: len(head) - len(lead)]
    elif behind != value and (rest := tail.lstrip(". ")).startswith(behind):
        tail = rest[len(behind) :]
    return _without_echo(head, text[start:end], value, row.language) + tail


def _without_echo(head: str, old: str, value: str, language: str) -> str:
    """Return a value behind its statement: "at" and "a" are not said twice.

    What opened a sentence is written as what it stands for.
    """
    phrases = PHRASES.get(base_language(language))
    first, _, rest = value.partition(" ")
    last = head.split()[-1:] or [""]
    same = last[0].casefold() == first.casefold()
    articles = phrases is not None and all(
        full(phrases.articles, one) and not match(phrases.place, one)
        for one in (last[0], first)
    )
    if rest and (same or articles):
        led = last[0] if same else first.casefold()
        return f"{head.rstrip()[: -len(last[0])]}{led} {rest}"
    if old[:1].islower() and not value.isupper():
        value = value[:1].lower() + value[1:]
    return head + value


def value_alone(text: str, language: str) -> str:
    """Return the value in "no, wait, Wednesday"; '' where more or less is told."""
    code = base_language(language)
    words, phrases = HESITATIONS.get(code), PHRASES.get(code)
    if words is None or phrases is None or len(text) > LONGEST:
        return ""
    if text.rstrip().endswith(("?", "\uff1f")):
        return ""
    named = instead(text, language)
    if named and _is_value(named, phrases):
        return named
    value, opened = text.strip(EDGE), False
    for _ in range(_MOST_STEPS):
        found = match(rf"(?:{words.before})", value) or _remark(value, phrases)
        rest = value[found.end() :].strip(EDGE) if found else value
        opened = opened or found is not None
        rest = compiled(rf"(?:{words.behind})$").sub("", rest).strip(EDGE)
        if rest == value:
            break
        value = rest
    if not opened:
        # "Correct that to Fuji, please": the wish is no part of it.
        alone = "" if value == text.strip(EDGE) else value
        value = named or alone
    return value if value and _is_value(value, phrases) else ""


def _remark(text: str, phrases: Phrases) -> re.Match[str] | None:
    """Find what somebody says of their own words: "I misspoke, …"."""
    if is_cut(phrases.code):
        # "あちゃー、": what is set off and may be no value.
        found = _SET_OFF.match(text)
        if found is None or is_value(found["said"], phrases.code):
            return None
        return found if told(found["said"], phrases.code) is None else None
    found = _REMARK.match(text)
    return found if found and search(phrases.retracts, found[0]) else None


def _is_value(value: str, phrases: Phrases) -> bool:
    # "The diet, forget it."
    wish = any(full(phrases.forget_last, one.strip(EDGE)) for one in value.split(","))
    if wish or full(phrases.skip, value) or search(phrases.negation, value):
        return False
    around = HESITATIONS.get(phrases.code)
    thanks = around is not None and full(around.by_the_way, value)
    if thanks or is_swap(value, phrases.code) or is_statement(value, phrases):
        return False
    if phrases.values:
        return len(value) <= _MOST_SIGNS and is_one_value(value, phrases.code)
    if is_remark(value, phrases.code) or says_of(value, phrases.code):
        return False
    size = len(content_words(value, phrases.code))
    # Where the verb comes last, any two words may be a statement.
    brief = phrases.verb_last and len(value.split()) < _MOST_VALUE
    timed = compiled(phrases.clock).sub(" ", value)
    # "St Mary's School" is a name.
    brief = (
        brief or is_bare_number(timed, phrases.code) or bool(_TITLE.fullmatch(value))
    )
    brief = brief or _is_listed(value, phrases)
    if not brief and any(one.slot for one in claims(value, phrases)):
        return False
    return 0 < size <= _MOST_WORDS


def _is_listed(value: str, phrases: Phrases) -> bool:
    """Tell names and figures in a row, where a verb would come last: an address."""
    told = pieces_of(value, phrases.code) if phrases.verb_last else None
    return told is not None and all(
        one.role in FIGURES or one.named or one.role == "small" for one in told.all
    )
