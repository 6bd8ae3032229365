"""Puts a bare thing where its like was told: "a rucksack for Christmas", "no, a kite".

By the words that lead a thing and by where the verb stands, for languages that have
articles; pure. What could stand in two places stands in none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Final

from ..patterns import full
from ..pieces import CODE, FIGURES, Piece, Pieces
from ..stating import verb_of

_SIGN: Final = re.compile(r"[A-Z]*\d*[A-Z]+|[A-Z]+\d+")
_MOST: Final = 4
_PAIR: Final = 2
# So much of a compound is its noun: "schule".
_ENDING: Final = 4


@dataclass(frozen=True, slots=True)
class _Words:
    """Regular expressions over one word.

    `leads`: prepositions, `articles`, `helps`: behind which the verb itself stands,
    `being`, `light`: a noun that means little without what it is of; `idle`: what
    belongs to no thing, `joins`: two things; `takes`: articles that a noun is given
    where it has none. `cased`: nouns are written large.
    """

    leads: str
    articles: str
    helps: str
    being: str
    light: str
    idle: str
    joins: str
    takes: str = r"(?!)"
    cased: bool = False


_WORDS: Final = {
    "en": _Words(
        leads=r"(?:of|in|on|at|for|to|with|from|about|as|by|under|behind|beside|near|into|onto|over|against|without|until|since|below|beneath|above|inside|outside|between|next)",
        articles=r"(?:the|an?|my|our|his|her|their|its|some|this|that)",
        helps=r"(?:can|could|will|would|must|should|may|might|does|do|did|is|are|was|were|has|have|had)(?:n't|n\u2019t)?|can['\u2019]t|cannot|won['\u2019]t",
        being=r"(?:is|are|was|were|be)(?:n't|n\u2019t)?",
        light=r"(?!)",
        idle=r"(?:not|never|really|at|all|now|any|anymore|more|up|down|out|off|away|very|much|these|days|too|also|always|usually|regularly|please|and|or|but|no|longer|called|named)",
        joins=r"(?:and|or)",
    ),
    "de": _Words(
        leads=r"(?:von|vom|in|im|ins|auf|an|am|für|zu|zum|zur|mit|aus|über|als|bei|beim|unter|unterm|hinter|hinterm|neben|nach|vor|vorm|überm|zwischen|um|gegen|ohne|bis|seit|durch)",
        articles=r"(?:de[rnms]|die|das|ein(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|diese[nmrs]?)",
        helps=r"(?!)",
        being=r"(?:ist|sind|war|waren)",
        light=r"(?:Angst|Lust|Interesse|Respekt|Probleme|Freude|Heimweh|Sehnsucht|Ärger|Platz)",
        idle=r"(?:nicht|nie|sich|überhaupt|gar|sehr|gern\w*|jetzt|immer|auch|noch|ganz|lieber|am|liebsten|regelmäßig|und|oder|aber|kein\w*|mehr)",
        joins=r"(?:und|oder)",
        takes=r"eine[nmr]?",
        cased=True,
    ),
}

type _Run = list[Piece]


def put_thing(told: Pieces, new: Pieces) -> str:
    """Return a statement with a thing in the place of its like; '' for no such."""
    words = _WORDS.get(told.phrases.code)
    clause = told.of(told.clauses - 1)
    verb = verb_of(told, clause)
    if words is None or len(new.all) > _MOST:
        return ""
    old = _of_one_noun(clause, new, words) or (
        [] if verb else _named_last(clause, new, words)
    )
    if old:
        return _put(told, old, new, words)
    if verb is None or any(_is_figure(one, words) for one in new.all):
        return ""
    at = clause.index(verb) + 1
    if full(words.helps, verb.word.text) and not full(words.being, verb.word.text):
        # "Can't stand": what comes next is the verb.
        at += 1
    being = full(words.being, verb.word.text) is not None
    old = _sign(clause[at:], new) or _like(clause[at:], new, words, being=being)
    return _put(told, old, new, words) if old else ""


def _put(told: Pieces, old: Sequence[Piece], new: Pieces, words: _Words) -> str:
    """Write a value where the old one was, with what leads it if it has such a word."""
    first = told.all.index(old[0])
    if full(words.leads, new.all[0].word.text):
        while first and not full(words.leads, told.all[first].word.text):
            first -= 1
            word = told.all[first].word.text
            if not (_is_article(told.all[first], words) or full(words.leads, word)):
                return ""
        # "Next to": two words that lead one thing.
        while first and full(words.leads, told.all[first - 1].word.text):
            first -= 1
    start = told.all[first].word.start
    return told.text[:start] + new.text + told.text[old[-1].word.end :]


def _of_one_noun(clause: Sequence[Piece], new: Pieces, words: _Words) -> _Run:
    """Return what ends with the noun that a value ends with: "AA batteries"."""
    noun, led = new.all[-1], clause[-2:-1]
    same = clause[-1].text == noun.text and len(new.all) > 1 and noun.tells
    if not same or not led or not (led[0].tells or led[0].role in FIGURES):
        return []
    first = len(clause) - _PAIR
    while noun.named and first > 1 and clause[first - 1].named:
        # "Park Road School" is one name.
        first -= 1
    if (
        first
        and _is_article(new.all[0], words)
        and _is_article(clause[first - 1], words)
    ):
        first -= 1
    return [*clause[first:]]


def _named_last(clause: Sequence[Piece], new: Pieces, words: _Words) -> _Run:
    """Return the name that ends what does something by a verb nobody knows."""
    held = [one for one in new.all if not full(words.articles, one.word.text)]
    run: _Run = []
    for one in reversed(clause):
        if not one.named:
            break
        run.insert(0, one)
    before = [one for one in clause if one not in run]
    # "Ben supports Leeds": something is told of somebody.
    tells = len(before) > 1 and before[-1].word.text.islower()
    return run if tells and not words.cased and held and _is_all_named(held) else []


def _is_all_named(run: Sequence[Piece]) -> bool:
    return all(one.named for one in run)


def _is_figure(one: Piece, words: _Words) -> bool:
    article = full(words.articles, one.word.text)
    return one.role in FIGURES and not (article or _is_sign(one))


def _is_article(one: Piece, words: _Words) -> bool:
    return one.role != CODE and full(words.articles, one.word.text) is not None


def _is_sign(one: Piece) -> bool:
    return _SIGN.fullmatch(one.word.text) is not None


def _sign(tail: Sequence[Piece], new: Pieces) -> _Run:
    """Return the one size, level or code: "XXL"."""
    if len(new.all) > 1 or not _is_sign(new.all[0]):
        return []
    found = [one for one in tail if _is_sign(one)]
    return found if len(found) == 1 else []


def _like(tail: Sequence[Piece], new: Pieces, words: _Words, *, being: bool) -> _Run:
    opening = new.all[0].word.text
    things = _things(tail, words, being=being)
    if full(words.leads, opening):
        return next((one for one in things[::-1] if _opens(one, opening)), [])
    bare = [one for one in things if not full(words.leads, one[0].word.text)]
    led = [one for one in things if one not in bare]
    if led and bare and _is_of_led(bare[-1], new, words, being=being):
        bare = []
    if full(words.articles, opening):
        same = [one for one in bare if full(words.articles, one[0].word.text)]
        whom = [one[1:] for one in led if _is_named(one) and _is_named(new.told())]
        return (same or whom or bare or [[]])[-1]
    if len(bare) > 1 or (not bare and not led):
        return []
    old = (bare or [one[1:] for one in led])[-1]
    if not bare and len(led) > 1:
        return []
    cased = new.phrases.verbs_open
    if not cased and _is_named(new.told()) is not _is_named(old):
        return []
    several = any(full(words.joins, one.word.text) for one in new.all)
    keeps = not several and bool(old) and _is_article(old[0], words)
    keeps = keeps and (not cased or _keeps_article(old, new, words))
    return old[1:] if keeps else old


def _keeps_article(old: _Run, new: Pieces, words: _Words) -> bool:
    """Tell whether a bare noun has the article of the one whose place it takes.

    "Einen" is that of most that follow; another one only where both nouns are of a
    kind, so that they are of a gender: "die Parkschule", "die Waldschule".
    """
    if len(new.all) > 1 or not new.all[0].word.capital or len(old) < _PAIR:
        return False
    ending = new.all[0].word.text[-_ENDING:]
    alike = len(ending) == _ENDING and old[-1].word.text.endswith(ending)
    return alike or full(words.takes, old[0].word.text) is not None


def _is_of_led(run: _Run, new: Pieces, words: _Words, *, being: bool) -> bool:
    """Tell what is nothing by itself: "afraid of", or whose it is: "her tea with"."""
    if full(words.articles, new.all[0].word.text):
        return False
    first = run[0].word.text
    light = len(run) == 1 and bool(being or full(words.light, first))
    owned = full(new.phrases.theirs, first) or full(new.phrases.own, first)
    return light or owned is not None


def _opens(run: _Run, word: str) -> bool:
    return run[0].word.text.casefold() == word.casefold()


def _is_named(run: Sequence[Piece]) -> bool:
    return any(one.named for one in run)


def _things(tail: Sequence[Piece], words: _Words, *, being: bool) -> list[_Run]:
    """Return the things behind a verb, each with what leads it."""
    found: list[_Run] = []
    run: _Run = []
    for one in tail:
        text = one.word.text
        led = bool(full(words.leads, text))
        opens = led or _is_article(one, words)
        held = any(not _is_small(each, words) for each in run)
        if one.word.opens or full(words.idle, text) or (opens and (held or led)):
            found.append(run)
            run = []
        if full(words.idle, text) and not opens:
            continue
        run.append(one)
    found.append(run)
    if words.cased:
        found = [_to_noun(one) for one in found]
    return [
        one for one in found if any(_counts(each, words, being=being) for each in one)
    ]


def _to_noun(run: _Run) -> _Run:
    """Cut off what is no noun behind one: "an Petronella verliehen"."""
    last = max((at for at, one in enumerate(run) if one.word.capital), default=-1)
    return run[: last + 1] if last >= 0 else run


def _is_small(one: Piece, words: _Words) -> bool:
    text = one.word.text
    return bool(full(words.leads, text)) or _is_article(one, words)


def _counts(one: Piece, words: _Words, *, being: bool) -> bool:
    """Tell what is, or has, a thing; where nouns are written large, only those."""
    large = not words.cased or one.word.capital or being or one.word.text.isupper()
    return not _is_small(one, words) and one.role not in FIGURES and large
