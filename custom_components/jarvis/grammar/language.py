"""Everything known about one language: templates, lists, words of its own.

The templates and lists are Home Assistant's (`home_assistant_intents`); what
they lack — other ways to say it, fillers, words that forbid a plain command —
is in `data/<language>.yaml`. A language without such a file is understood only
to the letter.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from home_assistant_intents import get_languages

from .automaton import State, Terminal, terminal, thaw
from .cache import keep, kept
from .compiling import Compiled, compile_language, flat
from .guards import Guards
from .interrupt import Check, undisturbed
from .text import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Templates of one meaning: the intent and what it demands.

    `domains` limits what {name} may be (empty: anything); with `here` the area
    of the speaker is a slot. With `otherwise` they count only where nothing that
    was said to the letter fits, and where nothing else fits better; `roomless` ones
    only where nobody knows the room of the speaker.
    """

    intent: str
    slots: Mapping[str, Any] = field(default_factory=dict)
    domains: frozenset[str] = frozenset()
    here: bool = False
    otherwise: bool = False
    roomless: bool = False
    response: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """Words of a language beside its templates; all folded, all may be empty.

    `fillers` say nothing anywhere, `calls` only at the beginning, `articles` and
    `links` (prepositions) may stand before a name, `within` are those before a room in
    which something is, `structural` words never belong to a name. `doubtful` verbs play
    music and do other things as well; `elsewhere` begins the name of a list, so it is
    never part of what is put on one. `opposites` turn the meaning round: they are never
    passed over. `joints` part the wishes of a sentence,
    `either` parts only what a question is about. `ones` are number words that may
    stand for a thing: at the end of a sentence they count only after a link.
    """

    fillers: frozenset[tuple[str, ...]] = frozenset()
    calls: frozenset[tuple[str, ...]] = frozenset()
    articles: frozenset[str] = frozenset()
    links: frozenset[str] = frozenset()
    within: frozenset[str] = frozenset()
    structural: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()
    elsewhere: frozenset[tuple[str, ...]] = frozenset()
    pronouns: frozenset[tuple[str, ...]] = frozenset()
    joints: frozenset[tuple[str, ...]] = frozenset()
    either: frozenset[tuple[str, ...]] = frozenset()
    opposites: frozenset[str] = frozenset()
    ones: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language, ready to read sentences; `tolerant` when guesses are allowed.

    `words` are those of the templates and the lists.
    """

    code: str
    start: State
    blocks: tuple[Block, ...]
    lists: Mapping[str, Terminal]
    words: frozenset[str]
    tables: Tables
    guards: Guards
    tolerant: bool


def load(
    code: str, *, cache: Path | None = None, check: Check = undisturbed
) -> Language | None:
    """Build a language from the installed data; None when there are no templates.

    Reads files and takes seconds the first time, a tenth of one where `cache` is a
    folder that has kept it: not for the event loop. `check` may raise, to end it.
    """
    if code not in get_languages():
        return None
    compiled = kept(cache, code)
    if compiled is None:
        compiled = compile_language(code, check)
        if compiled is None:
            return None
        keep(cache, code, compiled)
    return _language(code, compiled)


def _language(code: str, compiled: Compiled) -> Language:
    automaton = flat(compiled)
    lists = {name: terminal(body) for name, body in compiled["lists"].items()}
    own = compiled["own"]
    literal = frozenset(x for x in automaton.labels if isinstance(x, str))
    listed = {word for one in lists.values() for word in one.vocabulary()}
    return Language(
        code=code,
        start=thaw(automaton),
        blocks=tuple(_block(body) for body in compiled["blocks"]),
        lists=lists,
        words=literal | listed,
        tables=_tables(own, compiled["skip_words"]),
        guards=Guards(own.get("guards", {}), _number_words(lists)),
        tolerant=bool(own) and own.get("tolerant") != "no",
    )


def _block(body: Mapping[str, Any]) -> Block:
    return Block(
        intent=body["intent"],
        slots=body["slots"],
        domains=frozenset(body["domains"]),
        here=body["here"],
        otherwise=body["otherwise"],
        roomless=body["roomless"],
        response=body["response"],
    )


def _number_words(lists: Mapping[str, Terminal]) -> frozenset[str]:
    """Return the words that a number may begin with."""
    return frozenset(
        token
        for terminal in lists.values()
        if terminal.numbers is not None
        for token in terminal.trie
    )


def _tables(own: Mapping[str, Any], skip_words: Any) -> Tables:
    def phrases(key: str) -> frozenset[tuple[str, ...]]:
        return frozenset(words(phrase) for phrase in own.get(key, ())) - {()}

    def single(key: str) -> frozenset[str]:
        return frozenset(word for phrase in phrases(key) for word in phrase)

    skipped = frozenset(words(phrase) for phrase in skip_words) - {()}
    # Where a guard says what a phrase is, nobody passes it over: German "ich mag".
    guarded = {
        words(str(one)) for body in own.get("guards", {}).values() for one in body
    }
    skipped -= guarded
    # A word that turns the meaning round is never passed over: German "ein".
    opposites = single("opposites")
    return Tables(
        fillers=phrases("fillers") | skipped,
        calls=phrases("calls"),
        articles=single("articles") - opposites,
        links=single("links") - opposites,
        within=single("within"),
        structural=single("structural"),
        doubtful=single("doubtful"),
        elsewhere=phrases("elsewhere"),
        pronouns=phrases("pronouns"),
        joints=phrases("joints"),
        either=phrases("either"),
        opposites=opposites,
        ones=single("ones"),
    )
