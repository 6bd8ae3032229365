"""Reads an order to correct what is known: "set Tom's size to 43", "make it …"; pure.

Not the order of its words tells which is which, but the fact: what it is of stands
there whole, and besides the order nothing but the new value, and perhaps the old one.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...lang.keywords import base_language
from ...lang.tables import table
from ..patterns import EDGE, compiled, full, match, search
from ..phrases import PHRASES, Phrases
from ..spoken import Spoken
from ..stating import is_statement
from ..words.said_again_words import AGAIN

if TYPE_CHECKING:
    from ...memory.base import Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    """Regular expressions.

    `opens`: an order, up to what it is of, `keeps`: one that names the value first;
    `record`: what may stand before that. Around
    what a fact is of, with an order before it: `before` it names the value `v`, and
    `behind` it. `stated`: behind what it is of without an order, `whole` without any
    word: all of it is named. `tail`: what says no more than that it is kept so.
    """

    opens: str
    keeps: str
    record: str
    before: str
    behind: str
    stated: tuple[str, ...]
    tail: str


ORDERS: Final = table("order", "orders", Orders)


_LONGEST: Final = 160
_MOST: Final = 60


def may_be_order(text: str, language: str) -> bool:
    """Tell whether a text may be such an order at all; cheap."""
    code = base_language(language)
    words = ORDERS.get(code)
    if words is None or code not in PHRASES or len(text) > _LONGEST:
        return False
    return opens_order(text, code) or any(search(one, text) for one in words.stated)


def opens_order(text: str, language: str) -> bool:
    """Tell whether a text opens like an order to correct or keep something."""
    words = ORDERS.get(base_language(language))
    if words is None:
        return False
    return any(match(one, text) is not None for one in (words.opens, words.keeps))


def ordered(fact: Memory, text: str) -> str:
    """Return the value that a text asks to put to a fact; '' where it asks for none."""
    code = base_language(fact.language)
    words, phrases = ORDERS.get(code), PHRASES.get(code)
    if words is None or phrases is None or not fact.slot or not fact.value:
        return ""
    # "Could you set it to 43?" asks for it.
    bare = text.strip(f"{EDGE}?\uff1f")
    order = match(words.opens, bare)
    keeps = match(words.keeps, bare) if order is None else None
    start = order.end() if order else keeps.end() if keeps else 0
    spoken = Spoken.of(bare[start:], fact, phrases)
    if spoken is None or _owns_more(spoken, fact):
        return ""
    head = spoken.text[: spoken.words[spoken.subject[0]].start]
    tail = spoken.text[spoken.words[spoken.subject[-1]].end :]
    head = _bare_head(head, words, phrases)
    if head:
        value = _value_before(head, tail, words) if order or keeps else ""
    else:
        value = "" if keeps else _value_behind(tail, words, order=order is not None)
    brief = 0 < len(value) <= _MOST and "?" not in value
    return value if brief and not is_statement(value, phrases) else ""


def _owns_more(spoken: Spoken, fact: Memory) -> bool:
    """Tell "Anna's eye colour", where a fact is of Anna."""
    last = spoken.words[spoken.subject[-1]].text
    owns = last.endswith(("'s", "\u2019s", "s'"))
    return owns and last.casefold() not in fact.text.casefold()


def _bare_head(head: str, words: Orders, phrases: Phrases) -> str:
    """Return what stands before what it is of, without "your note on my"."""
    small = rf"(?:{phrases.articles}|{phrases.own}|{phrases.ours})"
    head = compiled(rf"(?:^|(?<=\s)){AGAIN[phrases.code].title}\.?\s+$").sub("", head)
    head = compiled(rf"(?:^|(?<=\s)){small}\s+$").sub("", head)
    return compiled(rf"^{words.record}?(?:{small}\s+)?$").sub("", head)


def _value_before(head: str, tail: str, words: Orders) -> str:
    if full(words.tail, tail.rstrip(EDGE)) is None:
        return ""
    found = full(words.before, head.rstrip())
    return found["v"].strip(EDGE) if found is not None else ""


def _value_behind(tail: str, words: Orders, *, order: bool) -> str:
    patterns = (words.behind, *words.stated) if order else words.stated
    told = (full(rf"(?:{one}){words.tail}", tail.rstrip(EDGE)) for one in patterns)
    found = next((one for one in told if one is not None), None)
    return found["v"].strip(EDGE) if found is not None else ""
