"""What statements have in common however they are worded; pure.

Whose words a text is made of, whom a question is about, whether it denies, and by
which words a fact shall be found.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
import re
from typing import Final

from ..lang.keywords import base_language, content_words, root, words
from .patterns import EDGE, compiled, full, search
from .phrases import PHRASES

# A statement of a model must be made of the user's own words, by this share.
_OWN_SHARE: Final = 0.5
_LONGEST: Final = 300
_LEAST_ROOTS: Final = 2
_DIGIT = re.compile(r"\d")
_SENTENCES = re.compile(r"(?:[^.!?\u3002]|[.](?=\S))+[.!?\u3002]*")
_SENTENCE = re.compile(r"[.!?;\n\u3002]+")


def root_of(word: str, code: str) -> str:
    """Return a folded word without its endings; with an s it is the same word."""
    bare = root(word, code)
    return root(bare, code) if f"{bare}s" == word else bare


def roots(text: str, language: str) -> list[str]:
    """Return the content words of a text without endings, each once, sorted."""
    return list(_roots(text, base_language(language)))


@lru_cache(maxsize=512)
def _roots(text: str, code: str) -> tuple[str, ...]:
    """Find the roots of a text; what is known is held against each new statement."""
    return tuple(sorted({root_of(one.word, code) for one in content_words(text, code)}))


def canonical(text: str, language: str) -> str:
    """Return what different wordings of one statement share."""
    kept = " ".join(roots(text, language)) or text.casefold().strip()
    return f"! {kept}" if is_negated(text, language) else kept


def is_negated(text: str, language: str) -> bool:
    """Tell whether a statement denies something."""
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and search(phrases.negation, text) is not None


def searchable(slot: str, text: str, language: str) -> str:
    """Return the words a fact shall be found by: its own and those of questions."""
    code = base_language(language)
    asked = _asked_words(code).get(slot, "") if code in PHRASES else ""
    return f"{slot} {asked} {text}" if slot else text


def subject_roots(text: str, language: str) -> frozenset[str]:
    """Return the roots of a subject; "called" counts as its noun, "name"."""
    found = roots(text, language)
    phrases = PHRASES.get(base_language(language))
    if phrases is not None and search(phrases.naming, text):
        found += roots(phrases.noun, language)
    return frozenset(found)


def slots_asked(text: str, language: str) -> frozenset[str]:
    """Return the shared slots whose words a question uses, small ones too."""
    code = base_language(language)
    said = set(words(text))
    return frozenset(
        slot
        for slot, asked in (_asked_words(code) if code in PHRASES else {}).items()
        if said.intersection(words(asked))
    )


def stands_in(text: str, said: Iterable[str], language: str) -> bool:
    """Tell whether a statement is made of words that were said."""
    told = set(canonical(text, language).split())
    words = {word for one in said for word in canonical(one, language).split()}
    return bool(told) and len(told & words) / len(told) >= _OWN_SHARE


def made_of(text: str, said: Sequence[str], language: str) -> str:
    """Return the sentences of a text that are made of what was said, numbers too."""
    there = {word for one in said for word in words(one) if _DIGIT.search(word)}
    return " ".join(
        part.strip()
        for part in _SENTENCES.findall(text)
        if stands_in(part, said, language)
        and {word for word in words(part) if _DIGIT.search(word)} <= there
    )


def answered(text: str, language: str) -> str:
    """Return a text without the sentences that tell of an answer not given."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or search(phrases.failed, text) is None:
        return text
    return " ".join(
        part.strip()
        for part in _SENTENCES.findall(text)
        if search(phrases.failed, part) is None
    )


def as_stated(text: str, language: str) -> str:
    """Return a model's statement without "the user mentioned that" around it."""
    phrases = PHRASES.get(base_language(language))
    if phrases is None or (found := search(phrases.reported, text)) is None:
        return text
    said = found.groupdict()
    subject = said["s"] if said.get("who") else ""
    return f"{text[: found.start()]}{subject}{text[found.end() :]}".strip()


def is_momentary(text: str, language: str) -> bool:
    """Tell a reading of the moment, such as the weather or the time."""
    phrases = PHRASES.get(base_language(language))
    return phrases is not None and full(phrases.momentary, text.strip(EDGE)) is not None


def is_drawn_from(text: str, said: str, language: str) -> bool:
    """Tell whether a statement of a model says nothing that was not said.

    Its subject, its names and numbers must stand there, and what it denies must be
    denied there.
    """
    phrases = PHRASES.get(base_language(language))
    plain = compiled(phrases.speaker).sub(" ", text) if phrases else text
    told = _in_order(plain, language)
    there = set(_in_order(said, language))
    if len(told) < _LEAST_ROOTS or told[0] not in there:
        return False
    named = {word for word in plain.split()[1:] if word[:1].isupper()}
    named |= {word for word in plain.split() if _DIGIT.search(word)}
    if not set(_in_order(" ".join(named), language)) <= there:
        return False
    nearest = max(
        _SENTENCE.split(said),
        key=lambda part: len(set(told).intersection(_in_order(part, language))),
    )
    return (
        stands_in(plain, (said,), language)
        and not (phrases and full(phrases.directive, text.strip(EDGE)))
        and is_negated(plain, language) == is_negated(nearest, language)
    )


def asks_of_own(text: str, language: str) -> bool:
    """Tell whether somebody asks about themself, their things or the household."""
    code = base_language(language)
    if code not in PHRASES or len(text) > _LONGEST:
        return False
    own, asking = _patterns(code)
    return own.search(text) is not None and asking.fullmatch(text.strip()) is not None


def _in_order(text: str, language: str) -> list[str]:
    code = base_language(language)
    return [root_of(word.word, code) for word in content_words(text, code)]


@lru_cache(maxsize=32)
def _asked_words(code: str) -> dict[str, str]:
    lines = PHRASES[code].asked.strip().splitlines()
    split = (line.partition(": ") for line in lines)
    return {slot: asked for slot, _, asked in split}


@lru_cache(maxsize=16)
def _patterns(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    phrases = PHRASES[code]
    own = re.compile(f"{phrases.own}|{phrases.ours}", re.IGNORECASE)
    return own, re.compile(phrases.skip, re.IGNORECASE)
