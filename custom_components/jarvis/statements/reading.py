"""Reads one statement for the facts in it: whose, about what, saying what; pure.

A shared fact ("I live in …") has a slot that all languages name alike; of any
other statement "subject is value" the subject's words are the slot.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from itertools import takewhile
from typing import Final

from ..lang.keywords import content_words
from ..lang.periods import period
from .asides import heart
from .branch import Branch
from .patterns import EDGE, LONGEST, compiled, full, match, search
from .phrases import PHRASES, Phrases
from .slots import HOME, PLACE, STATE, TIME, people_of, value_kind
from .times import is_time, opens_with_time
from .wording import root_of, roots

# Only which words name a time counts, not which time that was.
ANY_TIME: Final = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A statement worth keeping.

    `several`: other values may hold beside it. `back`: the value no longer holds.
    `changed`: the words say that something else held before, `gone` what that was.
    `tentative`: only good for changing a fact that is known. `personal`: about the
    speaker alone.
    """

    text: str
    branch: Branch
    slot: str = ""
    value: str = ""
    several: bool = True
    back: bool = False
    changed: bool = False
    gone: tuple[str, ...] = ()
    tentative: bool = False
    personal: bool = False


def claims(text: str, phrases: Phrases) -> tuple[Claim, ...]:
    """Read one statement, or several if each part of the sentence reads alone."""
    return _claims(text, phrases.code)


@lru_cache(maxsize=128)
def _claims(text: str, code: str) -> tuple[Claim, ...]:
    """Read a statement; the same one is looked at from several sides."""
    phrases = PHRASES[code]
    # "I sent the parcel, Ebru lives …" is of Ebru alone.
    text = heart(text, phrases)
    parts = [part.strip(EDGE) for part in compiled(phrases.glue).split(text)]
    parts = [part for part in parts if part]
    if len(parts) > 1:
        each = [_claim(part, phrases) for part in parts]
        if all(each):
            return tuple(claim for claim in each if claim is not None)
        if news := _news(text, parts, phrases):
            return news
        if each[0] is not None:
            # What is thought of it, or comes of it, is told with it.
            return (replace(each[0], text=text),)
    claim = _claim(text, phrases)
    return () if claim is None else (claim,)


def verbatim(text: str, phrases: Phrases) -> Claim:
    """Take words as they are, because somebody asked for it."""
    own = search(phrases.own, text[:LONGEST]) is not None
    ours = search(phrases.ours, text[:LONGEST]) is not None
    return Claim(
        text=text,
        branch=Branch.USER if own or ours else Branch.WORLD,
        personal=own and not ours,
    )


def is_passing(text: str, phrases: Phrases) -> bool:
    """Tell a state of the moment ("the light is on now")."""
    found = (full(pattern, text) for pattern in phrases.copula)
    return any(
        one is not None and full(phrases.passing, plain_value(one["v"], phrases))
        for one in found
    )


def plain_value(value: str, phrases: Phrases) -> str:
    """Return a value without the small words behind it."""
    previous = ""
    while value != previous:
        previous = value
        value = compiled(phrases.tail).sub("", value).strip(EDGE)
    return value


def without_change(text: str, phrases: Phrases) -> str:
    """Return a statement without the words that say that something changed."""
    return " ".join(compiled(phrases.changed).sub(" ", text).split())


def _news(text: str, parts: list[str], phrases: Phrases) -> tuple[Claim, ...]:
    """Read what holds now out of "I quit my job, I am a baker now"."""
    if search(phrases.changed, text) is None:
        return ()
    each = (_known(part, phrases) for part in parts)
    return tuple(replace(claim, changed=True) for claim in each if claim is not None)


def _claim(text: str, phrases: Phrases) -> Claim | None:
    return _known(text, phrases) or _statement(text, phrases)


def _known(text: str, phrases: Phrases) -> Claim | None:
    """Read a fact whose slot all languages share."""
    for worded in _wordings(text, phrases):
        for slot, pattern in _facts(phrases.code):
            if (found := full(pattern, worded)) is None:
                continue
            name = slot.rstrip("*-")
            value, told = _mended(found["v"], text, phrases)
            if not value or full(phrases.passing, value):
                continue
            return Claim(
                text=told,
                branch=Branch.USER,
                slot=name,
                value=value,
                several=slot != name,
                back=slot.endswith("-"),
                changed=search(phrases.changed, text) is not None,
                personal=search(phrases.ours, text) is None,
            )
    return None


def _wordings(text: str, phrases: Phrases) -> Iterator[str]:
    """Yield a statement as it is, then without "actually", then without a time."""
    yield text
    if (bare := without_change(text, phrases)) != text and not _denies_only(
        text, bare, phrases
    ):
        yield bare
    if (named := period(text, phrases.code, ANY_TIME)) is not None:
        yield " ".join(named.rest.split())


def _denies_only(text: str, bare: str, phrases: Phrases) -> bool:
    """Tell whether a denial would be lost with the words of change."""
    denied = search(phrases.negation, text) is not None
    return denied and search(phrases.negation, bare) is None


def _statement(text: str, phrases: Phrases) -> Claim | None:
    """Read "subject is value"; the subject's words are the slot."""
    plain = compiled(phrases.ending).sub("", text)
    for pattern in phrases.copula:
        if (found := full(pattern, plain)) is None:
            continue
        said = found.groupdict()
        value, told = _mended(said["v"], text, phrases)
        subject = f"{said['s']} {said.get('p') or ''}"
        news = without_change(value, phrases) or value
        kind = HOME if said.get("h") else value_kind(news, phrases)
        if said.get("at") and kind != TIME:
            kind = PLACE
        stems = set(roots(_timeless(subject, kind, phrases), phrases.code))
        if stems and search(phrases.naming, text):
            stems |= set(roots(phrases.noun, phrases.code))
        if not stems or not value or full(phrases.passing, value):
            continue
        own = search(phrases.own, text) is not None
        ours = search(phrases.ours, text) is not None
        slot, several = _slot(" ".join(sorted(stems)), subject, news, kind, phrases)
        adds = search(phrases.more, text) is not None
        return Claim(
            text=told,
            branch=Branch.USER if own or ours else Branch.WORLD,
            slot=slot,
            value=value,
            several=several or adds,
            changed=search(phrases.changed, text) is not None and not adds,
            tentative=not own and not ours,
            personal=own and not ours,
        )
    return None


def _slot(
    stems: str, subject: str, value: str, kind: str, phrases: Phrases
) -> tuple[str, bool]:
    """Name the slot, and tell whether it may hold several values at once."""
    single = rf"(?<!\w)(?:{phrases.single})(?!\w)"
    found = search(single, _timeless(subject, kind, phrases))
    if found and not _is_of_somebody(found[0], kind, phrases.code):
        return stems, False
    if kind == TIME:
        # "emptied on Tuesdays": what is done on a day is done on another one later.
        done = () if match(phrases.place, value) else _done(value, phrases)
        return " ".join(sorted({*stems.split(), *done})) + TIME, False
    # "Allergic to nuts" is a state, and to milk another one.
    return stems + kind, not kind or search(phrases.many, value) is not None


def _is_of_somebody(noun: str, kind: str, code: str) -> bool:
    """Tell what somebody is like, or where: "my boss is ill" is not who that is."""
    if kind == HOME or kind.startswith(STATE):
        return True
    last = content_words(noun, code)[-1:] if kind else ()
    return any(root_of(one.word, code) in people_of(code) for one in last)


def _timeless(subject: str, kind: str, phrases: Phrases) -> str:
    """Return a subject without "day" or "hours" where a time says what is meant."""
    plain = compiled(phrases.changed).sub(" ", subject)
    if kind != TIME:
        return plain
    less = compiled(phrases.timely).sub(" ", plain)
    return less if roots(less, phrases.code) else plain


def _done(value: str, phrases: Phrases) -> list[str]:
    """Return the words that a value opens with before it names a time."""
    code = phrases.code
    if opens_with_time(value, code):
        return []
    words = content_words(compiled(phrases.timely).sub(" ", value), code)
    untimed = takewhile(lambda word: not is_time(word, code), words)
    return [root_of(word.word, code) for word in untimed]


def _mended(value: str, text: str, phrases: Phrases) -> tuple[str, str]:
    """Follow a self-correction ("blue, no, green"); return value and statement."""
    raw = value
    while found := search(phrases.mend, value):
        if search(phrases.glue, value[: found.start()]):
            # "… and I find that rather funny" takes nothing back.
            break
        value = found["v"]
    clean = plain_value(value, phrases)
    at = text.rfind(raw)
    return clean, (text[:at] + clean if value != raw and at >= 0 else text)


@lru_cache(maxsize=32)
def _facts(code: str) -> tuple[tuple[str, str], ...]:
    lines = PHRASES[code].facts.strip().splitlines()
    split = (line.partition(": ") for line in lines)
    return tuple((slot, pattern) for slot, _, pattern in split)
