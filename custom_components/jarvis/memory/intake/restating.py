"""Says again, put right, what was told last: "on Monday", "no, wait, Wednesday".

Who names nothing but a value means the statement right before, whether a fact was
made of it or not, and there what is of the same kind; else nothing is meant.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
import re
import sqlite3
from typing import Final

from ...lang.keywords import base_language, content_words
from ...statements.changes.figuring import put_figures, runs_of
from ...statements.changes.of_it import of_it, with_subject
from ...statements.changes.placing import put_in_place, says_deed
from ...statements.changes.valuing import put_thing
from ...statements.facts import Reading, tellings
from ...statements.patterns import EDGE, LONGEST, compiled, full, match, search
from ...statements.phrases import PHRASES
from ...statements.phrases.table import Phrases
from ...statements.pieces import FIGURES, Pieces, pieces_of
from ...statements.reading import claims
from ...statements.rivals.swapping import is_swap
from ...statements.slots import PLACE, is_bare_number, kind_of
from ...statements.stating import is_statement
from ...statements.unspaced_text.continuing import predicate_alone, with_predicate
from ...statements.unspaced_text.particles import is_one_value
from ...statements.unspaced_text.putting import put_unspaced
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
_REMARK: Final = re.compile(r"(?:[^\s,:;.!]+ ?){1,4}(?:[,:;!]|(?<!\d)\.)\s+")

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
    named, goes_on = _denied(text, language), of_it(text, language)
    value = value_alone(text, language) if named is None else named[1]
    goes_so = predicate_alone(text, language)
    if not (value or goes_on or goes_so) or conversation is None:
        return None
    told = recent.told_last(connection, person, conversation, at)
    scopes = lookup.scopes_of(connection, person)
    fact = lookup.last_fact(connection, scopes, conversation)
    if fact is not None and all(fact.id != one.id for one in told):
        told = _with_fact(told, fact, rows.said_in(connection, [fact.id])[fact.id])
    if goes_on:
        # Of who was told of last, whether a fact was made of it or not.
        last = next((one for one in told if at - one.at <= _SOON), None)
        said = with_subject(_plainly(last), goes_on, language) if last else ""
        return (last, said) if last and said else None
    if told and named is None and _tells_known(connection, scopes, value, language):
        return None
    for row in told:
        if row.source.speaker != person or at - row.at > _SOON:
            return None
        said = (
            _put_right(row.text, value, goes_so, language)
            if named is None
            else _instead_of(row, *named)
        )
        if said or not _is_by_the_way(row.text, row.language):
            return (row, said) if said else None
    return None


def _plainly(row: Memory) -> str:
    """Return the statement of a row, without what opens it."""
    return next((one for _, one in tellings(row.text, row.language)), row.text)


def _put_right(text: str, value: str, predicate: str, language: str) -> str:
    """Return a statement with a value, or a predicate, in the place of its like."""
    plain = next((one for _, one in tellings(text, language)), text)
    said = with_predicate(plain, predicate, language) if predicate else ""
    return said or (put_in(text, value, language) if value else "")


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
    deeds = any(says_deed(one, base_language(language)) for one in bare)
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
    plain, values = text.strip(EDGE), None
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
        full(phrases.articles, one) for one in (last[0], first)
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
        value = instead(text, language) or alone
    return value if value and _is_value(value, phrases) else ""


def _remark(text: str, phrases: Phrases) -> re.Match[str] | None:
    """Find what somebody says of their own words: "I misspoke, …"."""
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
    if says_deed(value, phrases.code):
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


def put_in(text: str, value: str, language: str) -> str:
    """Return a statement with a value in the place of its like; '' for no such."""
    code = base_language(language)
    phrases = PHRASES.get(code)
    if phrases is None:
        return ""
    if phrases.values:
        return put_unspaced(text, value, phrases)
    told, new = pieces_of(text, code), pieces_of(value, code)
    if told is None or new is None:
        return ""
    put = put_figures(told, new) or put_in_place(told, new) or put_thing(told, new)
    return put or _placed(told, new) or _named(told, new)


# -- places, names ---------------------------------------------------------------


def _placed(told: Pieces, new: Pieces) -> str:
    """Return a statement with another place in it."""
    at = [spot for spot, one in enumerate(told.all) if one.placed]
    led = new.all[0].role == "small" and match(new.phrases.place, new.all[0].word.text)
    cased = any(one.placed for one in new.all)
    article = full(new.phrases.articles, new.all[0].word.text)
    # "The shed" stands where a place was told.
    bare = article is not None and not led
    fits = cased if told.phrases.verb_last else bare or led
    # "On the 23rd" is no place.
    if not at or not fits or (runs_of(new) and not new.told()):
        return ""
    if told.phrases.verb_last:
        return _valued(told, new, PLACE)
    first = _lead_of(told, at[-1])
    start, end = told.all[first].word, told.all[_end_of(told, at[-1])].word
    behind = start.end + 1 if not led and article else start.start
    return told.text[:behind] + new.text + told.text[end.end :]


def _lead_of(told: Pieces, spot: int) -> int:
    """Return where a place begins: at the small word that leads it."""
    first = spot
    while first and not match(told.phrases.place, told.all[first].word.text):
        before = told.all[first - 1]
        if not before.placed and before.role != "small":
            return spot
        first -= 1
    return first


def _end_of(told: Pieces, spot: int) -> int:
    """Return where a place ends; where only what leads it was seen, at its noun."""
    end, words = spot, told.all
    if not match(told.phrases.place, words[spot].word.text):
        return end
    while end + 1 < len(words) and (words[end + 1].role == "small" or end == spot):
        end += 1
    while end + 1 < len(words) and words[end + 1].tells:
        end += 1
    return end


def _named(told: Pieces, new: Pieces) -> str:
    """Return a statement with another name, or another thing, as its value."""
    named = new.told() and all(one.named for one in new.told())
    # "Pickle" alone is written like a name, whatever else it may mean.
    alone = len(new.all) == 1 and new.all[0].word.capital
    return _valued(told, new, "") if named or alone else ""


def _valued(told: Pieces, new: Pieces, kind: str) -> str:
    """Return a statement with another value of a kind."""
    found = [
        claim
        for claim in claims(told.text.strip(EDGE), told.phrases)
        if claim.slot and kind_of(claim.slot) == kind and claim.value
    ]
    if len(found) != 1:
        return ""
    value = found[0].value.split(",", maxsplit=1)[0].strip(EDGE)
    last = value.split()[-1] if value.split() else ""
    at = told.text.rfind(value)
    if at < 0 or not (kind or last[:1].isupper()) or len(value.split()) > _MOST_VALUE:
        return ""
    return told.text[:at] + new.text + told.text[at + len(value) :]
