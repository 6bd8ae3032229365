"""What a sentence says of the states of things: of each state, of which, and how many.

Only the words are read here; which things are meant is for the caller to know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
import re
from typing import Final, NamedTuple

from ..claims import language_code
from ..words.claims import NOW, SHOWS, STATES
from ..words.looking import LOOKING
from ..words.predicates import PREDICATES
from .asserting import objects_told, told_clauses
from .bearing import numbers_told
from .looking import Kinds, kinds_told

# Longer texts are stories.
_LONGEST: Final = 400
# So few words may leave out what ties a state to a thing: "Still open, sir."
_BARE: Final = 3
_SPACES: Final = re.compile(r"\s+")
_CUT: Final = re.compile(r"[,;]")
_QUOTED: Final = re.compile(
    '["\u201c\u201e\u00ab][^"\u201d\u201c\u00bb]*["\u201d\u201c\u00bb]'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Predication:
    """One state that a part of a sentence tells; "" for one it leaves to the question.

    `of` is what is said of the things, `others` the things that are excepted, `count`
    tells how many exactly. `only` says that all others are not so.
    """

    state: str
    of: str
    others: str = ""
    denied: bool = False
    every: bool = False
    none: bool = False
    only: bool = False
    some: bool = False
    many: bool = False
    count: int | None = None


class _Table(NamedTuple):
    """`words/predicates.Predicating`, compiled, with what other tables have for it.

    `begins` is a whole yes or no, `now` no more than that, `lacks` denies there is one.
    """

    links: re.Pattern[str]
    cuts: re.Pattern[str]
    soft: re.Pattern[str]
    denies: re.Pattern[str]
    left: re.Pattern[str]
    only: re.Pattern[str]
    but: re.Pattern[str]
    exact: re.Pattern[str]
    some: re.Pattern[str]
    many: re.Pattern[str]
    lacking: re.Pattern[str]
    plenty: re.Pattern[str]
    which: re.Pattern[str]
    norms: re.Pattern[str]
    rules: re.Pattern[str]
    self: re.Pattern[str]
    when: re.Pattern[str]
    begins: re.Pattern[str]
    ends: re.Pattern[str]
    now: re.Pattern[str]
    lacks: re.Pattern[str]


def predications(sentence: str, language: str) -> tuple[Predication, ...]:
    """Read what a sentence tells of states; nothing of what may be, or is asked."""
    code = language_code(language)
    if (table := _table(code)) is None or len(sentence) > _LONGEST:
        return ()
    text = _plain(sentence, code, table)
    short = table.lacking.search(text)
    if short is not None and _states(code)[0].search(text, short.start()):
        short = None
    text = text if short is None else text[: short.start()]
    told = [_read(one, language, table) for one in _segments(text, code, table)]
    found = tuple(one for one in told if one is not None)
    if short is None or not found:
        return found
    # "The front door is locked, the back door is not".
    last = replace(found[-1], of=short["of"], denied=not found[-1].denied, only=False)
    return (*found, last)


def _plain(sentence: str, code: str, table: _Table) -> str:
    """Leave out what introduces or softens, and a yes or no in front."""
    text = _QUOTED.sub(" ", sentence).replace("\u2019", "'").strip("*_ ")
    text = table.ends.sub("", table.begins.sub("", text))
    text = table.left.sub("is", table.soft.sub(" ", text))
    first, comma, rest = text.partition(", ")
    if comma and len(first.split()) <= _BARE and kinds_told(first, code).none:
        # "No need, the door is locked" tells of that one.
        text = rest
    text = table.now.sub(" ", text)
    return _SPACES.sub(" ", text).strip(" ,")


def _segments(text: str, code: str, table: _Table) -> list[tuple[str, re.Match[str]]]:
    """Cut a text so that each part has one state; what has none goes with the next."""
    pattern = _states(code)[0]
    found = list(pattern.finditer(text))
    parts: list[tuple[str, re.Match[str]]] = []
    start = 0
    for at, match in enumerate(found):
        if at + 1 < len(found):
            cut = table.cuts.search(text, match.end(), found[at + 1].start())
            if cut is None:
                # "The only one that is on is open": the last word counts.
                continue
            end = cut.start()
        else:
            end = _begins_another(text, match.end(), table)
        part = text[start:end]
        own = pattern.search(part, max(0, match.start() - start))
        if own is not None:
            parts.append((part, own))
        start = end
        if at + 1 < len(found):
            # ", but": both join the same two.
            while cut := table.cuts.match(text.rstrip(), start):
                start = cut.end() + (text[cut.end() : cut.end() + 1] == " ")
    return parts


def _begins_another(text: str, at: int, table: _Table) -> int:
    """Give where, behind its last word for a state, something else is told, or its end.

    "The blinds are shut and the awning is soaked": what it is says nothing of them.
    """
    cut = table.cuts.search(text, at)
    if cut is None or table.links.search(text, cut.end()) is None:
        return len(text)
    return cut.start()


def _read(
    segment: tuple[str, re.Match[str]], language: str, table: _Table
) -> Predication | None:
    """Read one part with its one state; None where it may only be so."""
    part, match = _without_denial(*segment, language, table)
    code = language_code(language)
    shown = match.group().casefold() in _verbs(code)
    rest = f"{part[: match.start()]} {part[match.end() :]}"
    if table.norms.search(part) or table.rules.search(part):
        return None
    if table.self.search(part) or table.when.search(part[: match.start()]):
        # "I have switched nothing on" tells of oneself, "until it is open" of no time.
        return None
    near = (
        f"{_CUT.split(part[: match.start()])[-1]} {_CUT.split(part[match.end() :])[0]}"
    )
    tied = shown or table.links.search(near) is not None
    if not tied and ":" not in part and len(part.split()) > _BARE:
        return None
    told = table.denies.sub(" ", part)
    told = table.lacks.sub(" ", told)
    told = table.some.sub(" ", table.only.sub(" ", table.but.sub(" ", told)))
    if not told_clauses(_SPACES.sub(" ", told).strip(" ,:"), language):
        return None
    state = _meaning(code)[match.group().casefold()]
    found = _quantified(rest, state, language, table)
    # "Die Lampen brennen": what tells the state may tell that they are several.
    many = found.many or table.many.search(match.group()) is not None
    return replace(found, many=many)


def _without_denial(
    part: str, match: re.Match[str], language: str, table: _Table
) -> tuple[str, re.Match[str]]:
    """Leave out a denial of something else: "you did not, but the radio is on"."""
    before = part[: max(map(part[: match.start()].rfind, ",:;"), default=-1) + 1]
    rest = part[len(before) :]
    own = match.re.search(rest)
    if not before or own is None or table.denies.search(before) is None:
        return part, match
    kinds = kinds_told(before, language)
    if kinds.every or kinds.none or objects_told(before, language):
        return part, match
    return rest, own


def _quantified(rest: str, state: str, language: str, table: _Table) -> Predication:
    """Read of which things, and of how many, a state is told."""
    others = ""
    only = table.only.search(rest) is not None
    if (but := table.but.search(rest)) is not None and not only:
        ends = (rest.find(",", but.end()), _start(table.links, rest, but.end()))
        until = min((one for one in ends if one >= 0), default=len(rest))
        others = rest[but.end() : until]
        rest = f"{rest[: but.start()]} {rest[until:]}"
    kinds: Kinds = kinds_told(rest, language)
    counts = [one.value for one in numbers_told(rest, language).counts if not one.pair]
    count = counts[0] if counts else None
    if count is None and not kinds.none and table.exact.search(rest):
        count = 1
    return Predication(
        state=state,
        of=rest.strip(" ,:."),
        others=others.strip(),
        denied=table.denies.search(rest) is not None and not kinds.none,
        every=kinds.every,
        none=kinds.none,
        only=only,
        some=table.some.search(rest) is not None,
        many=table.many.search(rest) is not None,
        count=count,
    )


def _start(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Give where a pattern begins in a text, from a place on; -1 for nowhere."""
    found = pattern.search(text, at)
    return -1 if found is None else found.start()


@lru_cache(maxsize=16)
def _meaning(code: str) -> Mapping[str, str]:
    return {**STATES.get(code, {}), **_verbs(code), **PREDICATES[code].states}


@lru_cache(maxsize=16)
def _verbs(code: str) -> Mapping[str, str]:
    return {**SHOWS.get(code, {}), **PREDICATES[code].verbs}


@lru_cache(maxsize=16)
def _states(code: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Match words for states where nothing but what may follow them does, and any."""
    words = sorted(_meaning(code), key=len, reverse=True)
    shows = _verbs(code)
    tied = "|".join(re.escape(one) for one in words if one not in shows)
    free = "|".join(re.escape(one) for one in words if one in shows) or "(?!)"
    after = rf"{PREDICATES[code].after}|{LOOKING[code].where}"
    end = rf"(?=\s*(?:$|[,;:.!)])|\s+(?:{after})\b)"
    return (
        re.compile(rf"\b(?:(?:{free})\b|(?:{tied})\b{end})", re.IGNORECASE),
        re.compile(rf"\b(?:{free}|{tied})\b", re.IGNORECASE),
    )


@lru_cache(maxsize=16)
def _table(code: str) -> _Table | None:
    if (table := PREDICATES.get(code)) is None:
        return None
    looking = LOOKING[code]
    shared = {
        "begins": rf"^(?:{looking.yes}|{looking.no})[,:.;]\s+",
        "ends": rf", (?:\w+ )?(?:{looking.yes}|{looking.no})[.!]*$",
        "now": rf"\b{NOW[code]}\b",
        "lacks": rf"{looking.denies}|{looking.none}",
    }
    patterns = (shared.get(name) or getattr(table, name) for name in _Table._fields)
    return _Table(*(re.compile(one, re.IGNORECASE) for one in patterns))
