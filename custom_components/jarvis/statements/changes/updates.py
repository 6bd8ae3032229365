"""Reads an update as what holds now: "moved from Monday to Friday", "is Friday"; pure.

A sentence about a change names what holds, what held before and the change itself,
in many orders. The tables of the languages word it as the plain statement that a
later question or correction is about, so that both are read as one subject.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ...lang.clause_order import in_order
from ...lang.keywords import base_language
from ...lang.nominal_clause import without_object
from ..patterns import EDGE, LONGEST, full, search
from ..phrases import PHRASES, Phrases
from ..reading import claims
from ..sentences import sentences
from ..unspaced_text.particles import without_denied
from ..wording import roots

_MOST_STEPS: Final = 4
_MACRO = re.compile(r"<([A-Z]+)>")
_FIRST_WORD = re.compile(r"^\w+")


@dataclass(frozen=True, slots=True)
class Update:
    """A statement as it holds now, and the values that it says are gone.

    `ordered`: somebody wants a matter to have another value, in whatever words.
    """

    text: str
    gone: tuple[str, ...] = ()
    ordered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rule:
    pattern: str
    worded: str
    corrects: bool
    opens: bool
    orders: bool


def untagged(sentence: str, phrases: Phrases) -> str:
    """Return "it is on Friday now, right?" as the statement that it is."""
    found = full(phrases.tag, sentence)
    if found is None or search(phrases.changed, found["t"]) is None:
        return sentence
    return found["t"].strip(EDGE)


def together(told: Iterable[str], phrases: Phrases) -> Iterator[str]:
    """Yield sentences, "forget that it is blue." together with "It is green."."""
    wish = ""
    for sentence in told:
        whole = ""
        if wish and not any(one.slot for one in claims(sentence.strip(EDGE), phrases)):
            whole = f"{wish.strip(EDGE)}, {sentence}"
        if whole and updated(whole.strip(EDGE), phrases) is not None:
            yield whole
            wish = ""
            continue
        if wish:
            yield wish
        wish = sentence if _is_wish(sentence, phrases) else ""
        if not wish:
            yield sentence
    if wish:
        yield wish


def without_wishes(text: str, language: str) -> str:
    """Return a text without the sentences that want something forgotten."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None:
        return text
    return " ".join(
        one
        for one in together(sentences(text, phrases), phrases)
        if not _is_wish(one, phrases) or updated(one.strip(EDGE), phrases) is not None
    )


def unopened(text: str, phrases: Phrases) -> str:
    """Return a statement without "since last week" before it; the text itself else."""
    for _ in range(_MOST_STEPS):
        steps = (
            _step(rule, text, phrases) for rule in _rules(phrases.code) if rule.opens
        )
        told = next((step for step in steps if step is not None), None)
        if told is None:
            break
        text, _ = told
    return text


def updated(text: str, phrases: Phrases, *, corrects: bool = False) -> Update | None:
    """Return what a sentence of change says to hold; None where it tells of none.

    `corrects`: it follows "no, …", so that its order alone tells what is new.
    """
    held = without_denied(text, phrases.code)
    told, *gone = held or (text,)
    ordered = False
    for _ in range(_MOST_STEPS):
        for rule in _rules(phrases.code):
            if rule.corrects and not corrects:
                continue
            if (step := _step(rule, told, phrases)) is not None:
                told, old = step
                gone += [old] if old else []
                ordered |= rule.orders
                break
        else:
            break
    return None if told == text else Update(told, tuple(gone), ordered)


def only_moves(before: str, after: str, phrases: Phrases) -> bool:
    """Tell whether somebody came to live elsewhere, which was not told before."""
    if search(phrases.living, before):
        return False
    found = updated(after.strip(EDGE), phrases)
    return found is not None and search(phrases.living, found.text) is not None


def _is_wish(sentence: str, phrases: Phrases) -> bool:
    bare = sentence[:LONGEST].strip(EDGE)
    return any(full(pattern, bare) for pattern in phrases.forget)


def _step(rule: _Rule, told: str, phrases: Phrases) -> tuple[str, str] | None:
    if (found := full(rule.pattern, told)) is None:
        return None
    said = {name: (part or "").strip(EDGE) for name, part in found.groupdict().items()}
    if "first" in said:
        # "Since Monday is Tom's …": the verb stands before its subject.
        said["first"] = in_order(told_so := said["first"], phrases.code)
        if said["first"] == told_so:
            return None
    if "s" in said:
        # What was put somewhere stands in another case than what is there.
        said["S"] = _as_subject(said["s"], phrases.code)
    if "a" in said:
        said["a"] = without_object(said["a"], phrases.code)
    worded = " ".join(rule.worded.format_map(said).split())
    if worded == told or not roots(worded, phrases.code):
        return None
    return worded, said.get("o", "")


def _as_subject(subject: str, code: str) -> str:
    forms = _subjects(code)
    return _FIRST_WORD.sub(
        lambda word: forms.get(word[0].casefold(), word[0]), subject, count=1
    )


@lru_cache(maxsize=16)
def _rules(code: str) -> tuple[_Rule, ...]:
    macros: dict[str, str] = {}
    rules: list[_Rule] = []
    for line in _lines(code):
        worded, arrow, pattern = line.partition(" <- ")
        name, named, macro = line.partition(" = ")
        if arrow:
            rules.append(
                _Rule(
                    pattern=_filled(pattern, macros),
                    worded=worded.lstrip("!^= "),
                    corrects=worded.startswith("! "),
                    opens=worded.startswith("^ "),
                    orders=worded.startswith("= "),
                )
            )
        elif named:
            macros[name] = _filled(macro, macros)
    return tuple(rules)


def _filled(pattern: str, macros: dict[str, str]) -> str:
    return _MACRO.sub(lambda name: macros[name[1]], pattern)


@lru_cache(maxsize=16)
def _subjects(code: str) -> dict[str, str]:
    listed = (line[2:] for line in _lines(code) if line.startswith("> "))
    pairs = (one.partition(">") for line in listed for one in line.split())
    return {said: plain for said, _, plain in pairs}


def _lines(code: str) -> list[str]:
    return PHRASES[code].updates.strip().splitlines()
