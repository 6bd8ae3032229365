"""Sentence templates of the fast lane, compiled once and looked up by their words.

`[optional]`, `(one|other)`, `{slot}`, `{slot:one|other}`, `{slot}~end` for one word
that ends so ("Nudeltimer"; the slot is the whole word); case, accents and
punctuation do not count, words of courtesy around the sentence neither. A
template has to explain the whole sentence: what is left over ("… in ten minutes",
"don't …") means no match. A slot takes one or more words as they were said.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
import re

from ...lang.normalise import fold
from ...lang.numbers import parse_number, phrases
from ...lang.values import values_for

type Sentences = Mapping[str, Mapping[str, Sequence[str]]]
"""Language → pattern id → templates."""

LONGEST = 300
"""Characters of a sentence that is still looked at."""

_EDGE = '.,;:!?"“”„…()'
MOST_VARIANTS = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """A sentence cut into words: as said, and folded for comparing."""

    raw: tuple[str, ...]
    folded: tuple[str, ...]

    @property
    def line(self) -> str:
        """The folded words with single spaces."""
        return " ".join(self.folded)


def hear(text: str, language: str, *, whole: bool = False) -> Heard | None:
    """Cut a sentence into words; None when it is too long.

    Courtesies at its ends are taken off, unless it is wanted `whole`.
    """
    if len(text) > LONGEST:
        return None
    raw: list[str] = []
    folded: list[str] = []
    for word in _words(text, language):
        if bare := fold(word.strip(_EDGE)):
            raw.append(word)
            folded.append(bare)
    start, end = (0, len(folded)) if whole else _trimmed(folded, _edges(language))
    return Heard(raw=tuple(raw[start:end]), folded=tuple(folded[start:end]))


def _words(text: str, language: str) -> Iterator[str]:
    """Part a text at its spaces, and "5-Minuten-Timer" at its hyphens too."""
    for word in text.replace("\u2019", "'").split():
        head, hyphen, rest = word.partition("-")
        counted = hyphen and head and rest and parse_number(head, language) is not None
        if counted and any(char.isalpha() for char in rest):
            yield from filter(None, word.split("-"))
        else:
            yield word


@lru_cache(maxsize=16)
def _edges(language: str) -> tuple[tuple[str, ...], ...]:
    found = phrases(values_for(language).edges)
    return tuple(sorted(found, key=len, reverse=True))


def _trimmed(words: Sequence[str], edges: Iterable[tuple[str, ...]]) -> tuple[int, int]:
    start, end = 0, len(words)
    edges = tuple(edges)
    trimmed = True
    while trimmed:
        trimmed = False
        for edge in edges:
            size = len(edge)
            if size >= end - start:
                continue
            if tuple(words[start : start + size]) == edge:
                start, trimmed = start + size, True
            elif tuple(words[end - size : end]) == edge:
                end, trimmed = end - size, True
    return start, end


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """A compiled template: whose it is, its id, and words one of which must occur."""

    command: str
    id: str
    template: str
    regex: re.Pattern[str]
    anchors: frozenset[str]

    def match(self, heard: Heard) -> dict[str, str] | None:
        """Return the words each slot caught, as they were said; None without match."""
        found = self.regex.fullmatch(heard.line)
        if found is None:
            return None
        slots: dict[str, str] = {}
        for name in self.regex.groupindex:
            start, end = found.span(name)
            if start >= 0:
                first = heard.line.count(" ", 0, start)
                last = heard.line.count(" ", 0, end)
                slots[name] = _plain(" ".join(heard.raw[first : last + 1]))
        return slots


def _plain(words: str) -> str:
    return words.strip().strip('?!;:,"“”„').rstrip(".")


@lru_cache(maxsize=8192)
def compile_pattern(command: str, pattern_id: str, template: str) -> Pattern:
    """Compile a template; raises ValueError when it is malformed."""
    source = _regex(_innermost(template))
    anchors = _anchors(template)
    if not anchors:
        raise ValueError(f"{template!r} needs at least one word of its own")
    try:
        regex = re.compile(source)
    except re.PatternError as err:
        raise ValueError(f"{template!r}: {err}") from err
    return Pattern(
        command=command,
        id=pattern_id,
        template=template,
        regex=regex,
        anchors=anchors,
    )


def follow_ups(
    command: str, follows: Sentences, text: str, language: str
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the id and the slots of every template that a sentence fits, in order."""
    if (heard := hear(text, language)) is None:
        return
    sentences = follows.get(language.partition("-")[0], {})
    for pattern_id, templates in sentences.items():
        for template in templates:
            slots = compile_pattern(command, pattern_id, template).match(heard)
            if slots is not None:
                yield pattern_id, slots


def _innermost(template: str) -> str:
    if template.count("[") != template.count("]") or template.count("(") != (
        template.count(")")
    ):
        raise ValueError(f"brackets of {template!r} do not match")
    return template


def _regex(template: str) -> str:
    """Write the template as a regular expression over single-spaced words.

    Every part brings the space in front of it, so that optional parts leave none.
    """
    pieces = []
    for kind, body in _parts(template):
        if kind == "slot":
            pieces.append(_slot(body))
        elif kind == "ending":
            name, _, end = body.partition("}")
            glued = rf"(?: ?(?<!\S)(?P<{name}>\S+?)){re.escape(fold(end[1:]))}(?!\S)"
            pieces.append(glued)
        elif kind == "word":
            pieces.append(rf" ?(?<!\S){re.escape(fold(body))}(?!\S)")
        else:
            options = "|".join(_regex(option) for option in _alternatives(body))
            pieces.append(f"(?:{options}){'?' if kind == 'optional' else ''}")
    return "".join(pieces)


def _slot(body: str) -> str:
    """Write a slot; without choices it takes words until the rest fits."""
    name, _, choices = body.partition(":")
    if not choices:
        return rf"(?: ?(?<!\S)(?P<{name}>\S++(?: \S++)*?))"
    words = (" ".join(fold(w) for w in c.split()) for c in choices.split("|"))
    options = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return rf"(?: ?(?<!\S)(?P<{name}>{options})(?!\S))"


def _parts(template: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(template):
        char = template[at]
        if char.isspace():
            at += 1
        elif char in "[(":
            end = _closing(template, at)
            yield ("optional" if char == "[" else "group"), template[at + 1 : end]
            at = end + 1
        elif char == "{":
            end = template.index("}", at)
            kind, close = "slot", end + 1
            if template[close : close + 1] == "~":
                kind, end = "ending", _word_end(template, close)
                close = end
            yield kind, template[at + 1 : end]
            at = close
        else:
            end = _word_end(template, at)
            yield "word", template[at:end]
            at = end


def _word_end(template: str, at: int) -> int:
    while (
        at < len(template) and not template[at].isspace() and template[at] not in "[({"
    ):
        at += 1
    return at


def _closing(template: str, at: int) -> int:
    depth = 0
    for end in range(at, len(template)):
        depth += (template[end] in "[(") - (template[end] in "])")
        if not depth:
            return end
    raise ValueError(f"brackets of {template!r} do not match")


def _alternatives(body: str) -> Iterator[str]:
    depth, start = 0, 0
    for at, char in enumerate(body):
        depth += (char in "[(") - (char in "])")
        if char == "|" and not depth:
            yield body[start:at]
            start = at + 1
    yield body[start:]


def _anchors(template: str) -> frozenset[str]:
    """Find the smallest set of words of which every match has at least one."""
    best: frozenset[str] | None = None
    for kind, body in _parts(template):
        if kind == "word":
            found = frozenset((fold(body),))
        elif kind == "group":
            options = [_anchors(option) for option in _alternatives(body)]
            found = frozenset().union(*options) if all(options) else frozenset()
        elif kind == "slot" and (choices := body.partition(":")[2]):
            found = frozenset(fold(choice.split()[0]) for choice in choices.split("|"))
        else:
            continue
        if found and (best is None or _rank(found) < _rank(best)):
            best = found
    return best or frozenset()


def _rank(words: frozenset[str]) -> tuple[int, int]:
    """Prefer few and long words: they occur in few sentences."""
    return len(words), -min(len(word) for word in words)


class PatternIndex:
    """The patterns of one language, found by the words of a sentence."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        """Index them; the order decides who is asked first."""
        self._by_word: defaultdict[str, list[tuple[int, Pattern]]] = defaultdict(list)
        for order, pattern in enumerate(patterns):
            for word in pattern.anchors:
                self._by_word[word].append((order, pattern))

    def matches(self, heard: Heard) -> Iterator[tuple[Pattern, dict[str, str]]]:
        """Yield (pattern, slots) of every pattern that explains the whole sentence."""
        found = {
            order: pattern
            for word in set(heard.folded)
            for order, pattern in self._by_word.get(word, ())
        }
        for order in sorted(found):
            if (slots := found[order].match(heard)) is not None:
                yield found[order], slots


def variants(template: str, fill: str = "…") -> list[str]:
    """Spell out what a template accepts, shortest first; for the generated docs."""
    options: list[list[str]] = []
    for kind, body in _parts(template):
        if kind == "word":
            options.append([body])
        elif kind == "ending":
            name, _, end = body.partition("}~")
            options.append([f"{{{name}}}{end}" if fill == "…" else fill + end])
        elif kind == "slot":
            name = body.partition(":")[0]
            options.append([f"{{{name}}}" if fill == "…" else fill])
        else:
            inner = [v for alt in _alternatives(body) for v in variants(alt, fill)]
            options.append([*inner, ""] if kind == "optional" else inner)
    found = []
    for index, chosen in enumerate(product(*options)):
        if index >= MOST_VARIANTS:
            break
        found.append(" ".join(word for word in chosen if word))
    return found or [""]
