"""Extraction: what a sentence or a model's list adds to what is known."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
import re
from typing import Any, Final

from ..lang.keywords import (
    Keyword,
    base_language,
    content_words,
    index_terms,
    stop_words,
    words,
)
from ..lang.lenient_json import read_json, read_lenient
from ..lang.lexicon import lexicon_for
from ..lang.moments import moment_words
from ..lang.numbers import numbers_for, ordinals_for, tokens
from ..lang.secret_patterns import find_secrets
from ..lang.tables import common, texts

_LARGEST: Final = 100_000
_HEARD: Final = 4_000
_LENGTHS: Final = range(2, 301)
_MOST_FACTS: Final = 8
_MOST_ITEMS: Final = 40
_MOST_SUPERSEDED: Final = 3
# From so many shown on, more than half at once is a profile written anew.
_FEWEST_PROFILE: Final = 4
_MOST_OPENINGS: Final = 20
# So much of a fact's words was said.
_BORNE: Final = 0.6
_SHORTEST_KIN: Final = 4
_HIGHEST: Final = 1e15
_MASK: Final = "[[secret:"
_ASKS: Final = ("?", "\uff1f", "\u061f")
# Where a sentence ends with what it tells: an invention most often stands there.
_VALUE_LAST: Final = frozenset({"en", "es", "fr", "it", "pt"})
# Where a sentence begins with its subject, and seldom goes without.
_SUBJECT_FIRST: Final = frozenset({"en", "de", "fr", "nl", "ja"})
_PEOPLE: Final = texts("kin", "people")
_OWNER: Final = re.compile(r"\b([^\W\d_]\w+)['\u2019](?:s|n?[\u0131iuü]n)\b")
# Who or what a sentence begins with, where words run on.
_SUBJECT: Final = re.compile("([^はのがもを、\\s]{1,8})[はのがも]")
# As long as the number of a card.
_CARD: Final = re.compile(r"(?:\d[ -]?){13,}")
_OPENING: Final = re.compile(r"[\[{]")
_SENTENCE: Final = re.compile(r"[.!;\n\u3002]+(?!\d)|(?<=[?\uff1f\u061f])")
_FIGURE: Final = re.compile(r"\d+(?:[.,:]\d+)*")
_KATAKANA: Final = re.compile(r"[\u30a1-\u30fa\u30fc]{3,}")
_QUOTED: Final = re.compile(
    r"[\"\u201c\u201e\u00ab\u300c][^\"\u201d\u201c\u00bb\u300d]{8,}"
)
# What models of any language call whom they listen to.
_ROLE: Final = re.compile(common("kin", "role"), re.IGNORECASE)
# What is to be done by whom the fact is told to is no fact about who tells it.
_ASSISTANT: Final = re.compile(common("kin", "assistant"), re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Fact:
    """A lasting fact of an utterance, and the memories it takes the place of."""

    text: str
    about: str
    supersedes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Extraction:
    """What is kept; `readable` is False where the answer was of no use at all."""

    add: tuple[Fact, ...]
    readable: bool


class _Text:
    """A text as facts are held against it: its terms, its numbers."""

    def __init__(self, text: str, language: str) -> None:
        self.text = text
        self.language = language
        self.code = base_language(language)
        self.terms = frozenset(index_terms(text, language))
        self.figures = _figures(text, language)

    def stands(self, word: Keyword) -> bool:
        """Tell whether a word, or one of its kin, or its number, is in the text."""
        if word.word in self.terms or word.stem in self.terms:
            return True
        if _figures(word.word, self.language) & self.figures:
            return True
        return len(word.stem) >= _SHORTEST_KIN and any(
            one.startswith(word.stem)
            or (len(one) >= _SHORTEST_KIN and word.word.startswith(one))
            for one in self.terms
        )

    def content(self) -> tuple[Keyword, ...]:
        """Return the content words."""
        return content_words(self.text, self.language)


def accepted(
    answer: str, utterance: str, shown: Sequence[tuple[int, str]], language: str
) -> Extraction:
    """Return what of a model's answer about one utterance may be kept."""
    items = _items(answer)
    told = [fact for item in items or () if (fact := _read(item)) is not None]
    if items is None or (items and not told):
        return Extraction(add=(), readable=False)
    said = _Text(utterance[:_HEARD], language)
    known = {number: _Text(text, language) for number, text in shown}
    named = {each for fact in told for each in fact.supersedes} & known.keys()
    rewrites = len(known) >= _FEWEST_PROFILE and 2 * len(named) > len(known)
    kept: dict[str, Fact] = {}
    left = _MOST_SUPERSEDED
    for fact in told:
        plain = _Text(_ROLE.sub(" ", fact.text).strip(), language)
        about = frozenset(index_terms(fact.about, language))
        given_up = tuple(
            each
            for each in fact.supersedes
            if not rewrites
            and each in known
            and _is_of_matter(plain, about, known[each], said)
        )[:left]
        key = " ".join(words(fact.text)) or fact.text
        if key in kept or len(kept) >= _MOST_FACTS:
            continue
        old = [known[each] for each in given_up]
        if _is_kept(fact.text, plain, old, said, known):
            kept[key] = Fact(fact.text, fact.about, given_up)
            left -= len(given_up)
    return Extraction(add=tuple(kept.values()), readable=True)


def _items(answer: str) -> list[Any] | None:
    """Return the list of facts in an answer; None where there is none."""
    if len(answer) > _LARGEST:
        return None
    if (found := _listed(read_json(answer))) is not None:
        return found[:_MOST_ITEMS]
    for at, opening in enumerate(_OPENING.finditer(answer)):
        if at >= _MOST_OPENINGS:
            break
        read = read_lenient(answer, opening.start())
        if (found := _listed(read.value)) is not None:
            # What was torn off in the middle is no fact.
            return (found[:-1] if read.torn and not read.closed else found)[
                :_MOST_ITEMS
            ]
    return None


def _listed(value: Any) -> list[Any] | None:
    if isinstance(value, dict):
        lists = (value[one] for one in ("add", "facts") if one in value)
        return next((list(one) for one in lists if isinstance(one, list)), None)
    whole = isinstance(value, list) and all(isinstance(each, dict) for each in value)
    return value if whole else None


def _read(item: Any) -> Fact | None:
    """Return one fact as the model wrote it; None if that is not what it is."""
    if not isinstance(item, dict):
        return None
    text = item.get("text", item.get("fact"))
    text = " ".join(text.split()) if isinstance(text, str) else ""
    about, named = item.get("about"), item.get("supersedes")
    if len(text) not in _LENGTHS:
        return None
    named = named if isinstance(named, list) else [named]
    ids = (each for each in named if type(each) is int)
    return Fact(
        text=text,
        about=about.strip()[: _LENGTHS.stop] if isinstance(about, str) else "",
        supersedes=tuple(dict.fromkeys(ids)),
    )


def _is_kept(
    text: str,
    plain: _Text,
    old: Sequence[_Text],
    said: _Text,
    known: Mapping[int, _Text],
) -> bool:
    repeats = not old and any(_repeats(plain, one) for one in known.values())
    return not (
        _MASK in text
        or text.endswith(_ASKS)
        or _CARD.search(text) is not None
        or _ASSISTANT.search(text) is not None
        or _is_order(plain)
        or _is_secret(text, said)
        or repeats
        or _is_of_today(plain)
        or not _is_borne(plain, old, said)
    )


def _is_secret(text: str, said: _Text) -> bool:
    """Tell whether a fact holds a secret, or one of the utterance's."""
    told = (
        said.text[one.start : one.end] for one in find_secrets(said.text, said.language)
    )
    secret = next(iter(find_secrets(text, said.language)), None)
    return secret is not None or any(one in text for one in told)


def _is_of_today(plain: _Text) -> bool:
    """Tell what is so for a day: "it's cold today"."""
    days = moment_words(plain.code).days
    heard = tokens(plain.text)
    return any(
        heard[at : at + len(day)] == day
        for day, (off, _) in days.items()
        if off == 0
        for at in range(len(heard))
    )


def _is_order(plain: _Text) -> bool:
    """Tell an order for a thing of a house: it is none to be kept."""
    lexicon = lexicon_for(plain.code)
    said = tuple(one.text for one in lexicon.words(plain.text))
    small = stop_words(plain.code)
    return any(
        lead in (said[: len(lead)], said[-len(lead) :])
        for lead in lexicon.leads
        if small.isdisjoint(lead)
    ) and any(lexicon.mean((one.stem,)) for one in lexicon.words(plain.text))


def _repeats(plain: _Text, memory: _Text) -> bool:
    """Tell whether a fact says nothing that a memory does not say."""
    return all(memory.stands(one) for one in plain.content()) and (
        # Only a small word may tell that it is so no more.
        {*words(plain.text)} <= {*words(memory.text)}
        or len(words(plain.text)) <= len(words(memory.text))
    )


def _is_borne(plain: _Text, old: Sequence[_Text], said: _Text) -> bool:
    """Tell whether the words of a fact were said, or stay of what it supersedes.

    What is quoted is nobody's own; something must be new.
    """
    told = plain.content()
    own = _Text(_QUOTED.sub(" ", said.text), said.language)
    stays = [one for one in told if any(each.stands(one) for each in old)]
    fresh = [one for one in told if own.stands(one)]
    borne = [one for one in told if one in stays or one in fresh]
    known = said.figures.union(*(one.figures for one in old))
    if not fresh or not plain.figures <= known or not _names_stand(plain, borne):
        return False
    if said.code in _VALUE_LAST and told[-1] not in borne:
        return False
    return len(borne) >= _BORNE * len(told) and (
        any(one not in stays for one in fresh) or len(fresh) >= _BORNE * len(told)
    )


def _names_stand(plain: _Text, borne: Sequence[Keyword]) -> bool:
    """Tell whether all names were said: what is capitalised inside, or foreign."""
    named = [one for one in plain.text.split()[1:] if one[:1].isupper()]
    if plain.code == "de":
        # Every noun is; one may be said in other words.
        named = named[1:]
    named += _KATAKANA.findall(plain.text)
    return all(one in borne for one in content_words(" ".join(named), plain.language))


def _is_of_matter(
    plain: _Text, about: frozenset[str], memory: _Text, said: _Text
) -> bool:
    """Tell whether a memory is of the matter, and of the people, of a fact."""
    if _repeats(plain, memory):
        return False
    whole = _Text(f"{plain.text} {said.text} {' '.join(about)}", said.language)
    if (
        _people(memory) - whole.terms
        or _people(plain) - memory.terms
        or _owners(memory) - whole.terms
        or _owners(plain) - memory.terms
        or _have_other_subjects(plain, memory, whole)
    ):
        return False
    earlier, later = memory.content(), plain.content()
    shared = [one for one in earlier if whole.stands(one)]
    if memory.figures and plain.figures:
        # Of two figures, both are of one thing where nearly all else is the same.
        rest = [one for one in earlier if one not in shared and one.word.isalpha()]
        return len(rest) < len(shared)
    if len(shared) != 1 or not later:
        return bool(shared)
    # Whom both are about makes no matter.
    return shared[0].stem != later[0].stem


def _have_other_subjects(plain: _Text, memory: _Text, whole: _Text) -> bool:
    """Tell whether two texts begin with somebody or something else each.

    Who is named in the fact alone is not who speaks, of whom a memory names nobody.
    """
    one, two = _subject(plain), _subject(memory)
    named = bool(one) and not any(memory.stands(word) for word in one)
    other = bool(two) and not any(whole.stands(word) for word in two)
    return named and (other or plain.code in _SUBJECT_FIRST)


def _subject(text: _Text) -> tuple[Keyword, ...]:
    """Return the content words that a text begins with, as it is written."""
    unspaced = _SUBJECT.match(text.text)
    first = unspaced[1] if unspaced else (text.text.split() or [""])[0]
    return content_words(first, text.language)


def _owners(text: _Text) -> frozenset[str]:
    return frozenset(words(" ".join(_OWNER.findall(text.text))))


def _people(text: _Text) -> frozenset[str]:
    """Return the people a text tells by what they are to somebody."""
    kin = _kin(text.code)
    return frozenset(one.word for one in text.content() if one.stem in kin)


def _kin(code: str) -> frozenset[str]:
    return frozenset(one.stem for one in content_words(_PEOPLE.get(code, ""), code))


def _figures(text: str, language: str) -> frozenset[float]:
    """Return the numbers of a text, in digits or words."""
    found: set[float] = set()
    for part in _SENTENCE.split(text):
        for figure in _FIGURE.findall(part):
            found |= {float(each) for each in re.split(r"[.,:]", figure)}
        found.update(_spelled(tokens(part), language))
    return frozenset(found)


def _spelled(heard: Sequence[str], language: str) -> Iterable[float]:
    reader, at = numbers_for(language), 0
    ordinals = ordinals_for(language).table
    while at < len(heard):
        read = reader.read(heard, at)
        if read and not _FIGURE.search(heard[at]):
            yield min(read[0], _HIGHEST)
        elif (heard[at],) in ordinals:
            yield float(ordinals[heard[at],])
        at = read[1] if read else at + 1


_ENOUGH: Final = 0.5
_SHORTEST: Final = 3
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)


@dataclass(frozen=True, slots=True)
class Gate:
    """Whether to recall, and why, for the trace."""

    recall: bool
    why: str


def gate(
    query: str, language: str, tool_results: Sequence[str], *, planned: bool = False
) -> Gate:
    """Decide from the query and the tool results of the last minutes.

    `planned` is True when the plan asks for memory.
    """
    if planned:
        return Gate(recall=True, why="planned")
    if not tool_results:
        return Gate(recall=True, why="no fresh tool result")
    content = _content(query, language)
    if not content:
        return Gate(recall=True, why="no content words")
    known = set().union(*map(_forms, tool_results))
    covered = sum(1 for forms in content if forms & known) / len(content)
    if covered >= _ENOUGH:
        return Gate(recall=False, why=f"tool result covers {covered:.0%}")
    return Gate(recall=True, why=f"tool result covers only {covered:.0%}")


def _content(query: str, language: str) -> list[set[str]]:
    return [
        {keyword.word, keyword.stem}
        for keyword in content_words(query, language)
        if _counts(keyword.word)
    ]


def _forms(text: str) -> set[str]:
    return set(words(text))


def _counts(word: str) -> bool:
    return len(word) >= _SHORTEST or bool(_UNSPACED.search(word))
