"""Reads what a person tells about themself and the house; no model, no I/O.

Facts come from the person's own words only. A question, a supposition and a
state of the moment ("my phone is dead") are no facts. What cannot be read is
kept verbatim when the person asked for it ("remember …"), and left alone else.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language, content_words, root
from ..lang.periods_grammar import grammar
from .base import Branch
from .phrases import PHRASES
from .phrases.table import Phrases

# The wide forms of ! and ? end sentences too.
_SENTENCE = re.compile(
    "[^.!?\u3002\uff01\uff1f\n]+(?:[.!](?=\\S)[^.!?\u3002\uff01\uff1f\n]+)*"
    "[.!?\u3002\uff01\uff1f]*"
)
_EDGE: Final = " \t,.;:!-\"'«»„“”「」\u3002\uff01\u3001\u2013\u2014"
_EDGE_OF_QUESTION: Final = _EDGE + "?\uff1f"
_LONGEST: Final = 400
_LONGEST_VALUE: Final = 40
_MOST_SENTENCES: Final = 20
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A statement worth keeping.

    `several`: other values may hold beside it. `back`: the value no longer holds.
    `changed`: the words say that something else held before. `tentative`: only
    good for changing a fact that is known. `personal`: about the speaker alone.
    """

    text: str
    branch: Branch
    slot: str = ""
    value: str = ""
    several: bool = True
    back: bool = False
    changed: bool = False
    tentative: bool = False
    personal: bool = False


@dataclass(frozen=True, slots=True)
class Replacement:
    """A correction that names the new value, perhaps the old one, no subject.

    `bare` is one without any verb ("no, green"): good only right after the fact.
    """

    value: str
    old: str = ""
    subject: str = ""
    bare: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What an utterance wants from the memory.

    `remember`: it was asked for. `forget` is the topic to forget, `forget_last`
    and `forget_all` stand for "that" and "everything about me".
    """

    claims: tuple[Claim, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    remember: bool = False
    private: bool = False
    forget: str = ""
    forget_last: bool = False
    forget_all: bool = False


def read(text: str, language: str) -> Reading:
    """Read an utterance; an empty Reading if it wants nothing from the memory."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return Reading()
    reading = Reading()
    for sentence in _sentences(text, phrases):
        reading = _joined(reading, _read_sentence(sentence, phrases))
    if _search(phrases.private, text):
        reading = replace(reading, private=True)
    return reading


def searchable(slot: str, text: str, language: str) -> str:
    """Return the words a fact shall be found by: its own and those of questions."""
    code = base_language(language)
    asked = _asked_words(code).get(slot, "") if code in PHRASES else ""
    return f"{slot} {asked} {text}" if slot else text


def is_negated(text: str, language: str) -> bool:
    """Tell whether a statement denies something."""
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and _search(phrases.negation, text) is not None


def is_only_asking(text: str, language: str) -> bool:
    """Tell whether every sentence is a question or a supposition."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return text.rstrip().endswith(("?", "\uff1f", "\u061f"))
    sentences = list(_sentences(text, phrases))
    return bool(sentences) and all(
        _full(phrases.skip, sentence[:_LONGEST]) for sentence in sentences
    )


def canonical(text: str, language: str) -> str:
    """Return what different wordings of one statement share."""
    kept = " ".join(roots(text, language)) or text.casefold().strip()
    return f"! {kept}" if is_negated(text, language) else kept


def roots(text: str, language: str) -> list[str]:
    """Return the content words of a text without endings, each once, sorted."""
    code = base_language(language)
    return sorted({root(word.word, code) for word in content_words(text, code)})


def _sentences(text: str, phrases: Phrases) -> Iterator[str]:
    pending = ""
    for number, match in enumerate(_SENTENCE.finditer(text)):
        if number >= _MOST_SENTENCES:
            return
        pending += match[0]
        # "on 3. May" and "Dr. Who" go on behind the full stop.
        if not _search(phrases.dotted, pending) or match.end() == len(text):
            if sentence := pending.strip(" \t;"):
                yield sentence
            pending = ""


def _read_sentence(sentence: str, phrases: Phrases) -> Reading:
    bare = sentence.strip(_EDGE)
    if (asked := _asked(sentence, phrases)) is not None:
        return _to_remember(asked, phrases)
    if len(sentence) <= _LONGEST and (wish := _to_forget(bare, phrases)) is not None:
        return wish
    if len(sentence) > _LONGEST or _full(phrases.skip, sentence):
        return Reading()
    if _full(phrases.directive, bare):
        return Reading(claims=(Claim(text=bare, branch=Branch.DIRECTIVES),))
    return _statements(bare, phrases)


def _statements(bare: str, phrases: Phrases) -> Reading:
    if contrast := _search(phrases.versus, bare):
        # "… is green, not blue": what comes before is the whole statement.
        before = bare[: contrast.start()].strip(_EDGE)
        if cue := _full(phrases.cue, before):
            before = cue["what"].strip(_EDGE)
        if before and (claims := _claims(before, phrases)):
            return Reading(claims=tuple(replace(one, changed=True) for one in claims))
    if cue := _full(phrases.cue, bare):
        return _correction(cue["what"].strip(_EDGE), phrases)
    if (named := _replacement(bare, phrases)) and (named.old):
        return Reading(replacements=(named,))
    return Reading(
        claims=tuple(
            claim
            for claim in _claims(bare, phrases)
            if claim.personal or claim.tentative or _search(phrases.ours, bare)
        )
    )


def _asked(sentence: str, phrases: Phrases) -> str | None:
    """Return what "remember …" wants kept; '' if nothing follows."""
    sentence = _compiled(rf"^(?:{phrases.private})[\s,:;-]+").sub("", sentence)
    for pattern in phrases.remember:
        if match := _full(pattern, sentence.strip(_EDGE_OF_QUESTION)):
            what = match["what"].strip(_EDGE)
            return None if what and _full(phrases.skip, what[:_LONGEST]) else what
    return None


def _to_remember(what: str, phrases: Phrases) -> Reading:
    if not what:
        return Reading(remember=True)
    if len(what) <= _LONGEST:
        if _full(phrases.directive, what):
            claims: tuple[Claim, ...] = (Claim(text=what, branch=Branch.DIRECTIVES),)
        else:
            claims = tuple(
                replace(claim, tentative=False) for claim in _claims(what, phrases)
            )
        if claims:
            return Reading(remember=True, claims=claims)
    return Reading(remember=True, claims=(_verbatim(what, phrases),))


def _to_forget(bare: str, phrases: Phrases) -> Reading | None:
    if _full(phrases.forget_last, bare):
        return Reading(forget_last=True)
    if _full(phrases.forget_all, bare):
        return Reading(forget_all=True)
    for pattern in phrases.forget:
        if match := _full(pattern, bare):
            return Reading(forget=match["what"].strip(_EDGE))
    return None


def _correction(rest: str, phrases: Phrases) -> Reading:
    """Read what follows a cue such as "no, …"."""
    named = _replacement(rest, phrases) if rest else None
    if named is not None and named.old:
        return Reading(replacements=(named,))
    claims = tuple(replace(claim, changed=True) for claim in _claims(rest, phrases))
    if claims:
        return Reading(claims=claims)
    if not rest or _full(phrases.skip, rest):
        return Reading()
    if named is None and len(rest) <= _LONGEST_VALUE:
        named = Replacement(value=_value(rest, phrases), bare=True)
    return Reading(replacements=(named,) if named and named.value else ())


def _replacement(text: str, phrases: Phrases) -> Replacement | None:
    for pattern in phrases.replace:
        if match := _full(pattern, text):
            said = match.groupdict()
            value = _value(said["v"], phrases)
            if value and not _full(phrases.passing, value):
                old = (said.get("o") or "").strip(_EDGE)
                return Replacement(value, old, f"{said.get('s') or ''} {old}".strip())
    return None


def _claims(text: str, phrases: Phrases) -> tuple[Claim, ...]:
    """Read one statement, or several if each part of the sentence reads alone."""
    parts = [part.strip(_EDGE) for part in _compiled(phrases.glue).split(text)]
    parts = [part for part in parts if part]
    if len(parts) > 1:
        each = [_claim(part, phrases) for part in parts]
        if all(each):
            return tuple(claim for claim in each if claim is not None)
    claim = _claim(text, phrases)
    return () if claim is None else (claim,)


def _claim(text: str, phrases: Phrases) -> Claim | None:
    return _known(text, phrases) or _statement(text, phrases)


def _known(text: str, phrases: Phrases) -> Claim | None:
    """Read a fact whose slot all languages share."""
    for slot, pattern in _facts(phrases.code):
        if (match := _full(pattern, text)) is None:
            continue
        name = slot.rstrip("*-")
        value, told = _mended(match["v"], text, phrases)
        if not value or _full(phrases.passing, value):
            continue
        return Claim(
            text=told,
            branch=Branch.USER,
            slot=name,
            value=value,
            several=slot != name,
            back=slot.endswith("-"),
            changed=_search(phrases.changed, text) is not None,
            personal=_search(phrases.ours, text) is None,
        )
    return None


def _statement(text: str, phrases: Phrases) -> Claim | None:
    """Read "subject is value"; the subject's words are the slot."""
    for pattern in phrases.copula:
        if (match := _full(pattern, text)) is None:
            continue
        said = match.groupdict()
        value, told = _mended(said["v"], text, phrases)
        subject = f"{said['s']} {said.get('p') or ''}"
        stems = roots(_compiled(phrases.changed).sub(" ", subject), phrases.code)
        if not stems or not value or _full(phrases.passing, value):
            continue
        own = _search(phrases.own, text) is not None
        ours = _search(phrases.ours, text) is not None
        slot, several = _slot(" ".join(stems), subject, value, phrases)
        return Claim(
            text=told,
            branch=Branch.USER if own or ours else Branch.WORLD,
            slot=slot,
            value=value,
            several=several or _search(phrases.more, text) is not None,
            changed=_search(phrases.changed, text) is not None,
            tentative=not own and not ours,
            personal=own and not ours,
        )
    return None


def _slot(stems: str, subject: str, value: str, phrases: Phrases) -> tuple[str, bool]:
    """Name the slot, and tell whether it may hold several values at once."""
    if _search(rf"(?<!\w)(?:{phrases.single})(?!\w)", subject):
        return stems, False
    if _match(phrases.place, value):
        return f"{stems} @", False
    if _DIGIT.search(value):
        return f"{stems} #", False
    days, found = _weekdays(phrases.code), roots(value, phrases.code)
    done = [one for one in found if not {one, one[:-1]} & days]
    if done and len(done) < len(found):
        # "emptied on Tuesdays": what is done on a day is done on another one later.
        return f"{stems} {' '.join(done)} #", False
    return stems, True


def _verbatim(text: str, phrases: Phrases) -> Claim:
    own = _search(phrases.own, text[:_LONGEST]) is not None
    ours = _search(phrases.ours, text[:_LONGEST]) is not None
    return Claim(
        text=text,
        branch=Branch.USER if own or ours else Branch.WORLD,
        personal=own and not ours,
    )


def _mended(value: str, text: str, phrases: Phrases) -> tuple[str, str]:
    """Follow a self-correction ("blue, no, green"); return value and statement."""
    raw = value
    while match := _search(phrases.mend, value):
        value = match["v"]
    clean = _value(value, phrases)
    at = text.rfind(raw)
    return clean, (text[:at] + clean if value != raw and at >= 0 else text)


def _value(value: str, phrases: Phrases) -> str:
    previous = ""
    while value != previous:
        previous = value
        value = _compiled(phrases.tail).sub("", value).strip(_EDGE)
    return value


def _joined(first: Reading, second: Reading) -> Reading:
    return Reading(
        claims=first.claims + second.claims,
        replacements=first.replacements + second.replacements,
        remember=first.remember or second.remember,
        private=first.private or second.private,
        forget=first.forget or second.forget,
        forget_last=first.forget_last or second.forget_last,
        forget_all=first.forget_all or second.forget_all,
    )


@lru_cache(maxsize=32)
def _weekdays(code: str) -> frozenset[str]:
    """Return the days of the week as roots; none where they are no single words."""
    words = grammar(code)
    named = (roots(day, code) for day in (words.weekdays if words else ()))
    return frozenset(found[0] for found in named if len(found) == 1)


@lru_cache(maxsize=32)
def _facts(code: str) -> tuple[tuple[str, str], ...]:
    lines = PHRASES[code].facts.strip().splitlines()
    split = (line.partition(": ") for line in lines)
    return tuple((slot, pattern) for slot, _, pattern in split)


@lru_cache(maxsize=32)
def _asked_words(code: str) -> dict[str, str]:
    lines = PHRASES[code].asked.strip().splitlines()
    split = (line.partition(": ") for line in lines)
    return {slot: asked for slot, _, asked in split}


@lru_cache(maxsize=1024)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def _full(pattern: str, text: str) -> re.Match[str] | None:
    return _compiled(pattern).fullmatch(text)


def _match(pattern: str, text: str) -> re.Match[str] | None:
    return _compiled(pattern).match(text)


def _search(pattern: str, text: str) -> re.Match[str] | None:
    return _compiled(pattern).search(text)
