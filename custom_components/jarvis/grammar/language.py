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

from home_assistant_intents import get_intents
import yaml

from .automaton import State, determine, vocabulary
from .classes import questions, states
from .guards import Guards
from .templates import Weaver
from .terminals import Terminal, terminals
from .text import words

_DATA = Path(__file__).parent / "data"
_NAME_LISTS = frozenset({"name", "area", "floor"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Templates of one meaning: the intent and what it demands.

    `domains` limits what {name} may be (empty: anything); with `here` the area
    of the speaker is a slot. `own` templates are ours.
    """

    intent: str
    slots: Mapping[str, Any] = field(default_factory=dict)
    domains: frozenset[str] = frozenset()
    here: bool = False
    response: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """Words of a language beside its templates; all folded, all may be empty.

    `fillers` say nothing anywhere, `articles` may be missing or extra, `links`
    (prepositions) may be missing or stand for each other, `clipped` verbs may be
    lost at the beginning, `structural` words never belong to a name, `confusions`
    are words as recognisers miswrite them. `doubtful` verbs play music and do other
    things as well; `elsewhere` begins the name of a list, so it is never part of
    what is put on one. `dangling` words end no sentence. `opposites` turn the
    meaning round: they are never lost.
    """

    fillers: frozenset[tuple[str, ...]] = frozenset()
    articles: frozenset[str] = frozenset()
    links: frozenset[str] = frozenset()
    clipped: frozenset[str] = frozenset()
    structural: frozenset[str] = frozenset()
    confusions: Mapping[tuple[str, ...], tuple[tuple[str, ...], ...]] = field(
        default_factory=dict
    )
    dangling: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()
    elsewhere: frozenset[tuple[str, ...]] = frozenset()
    pronouns: frozenset[tuple[str, ...]] = frozenset()
    joints: frozenset[tuple[str, ...]] = frozenset()
    opposites: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language, ready to read sentences; `tolerant` when guesses are allowed.

    `vocabulary` are the words of the templates, `words` also those of the lists.
    """

    code: str
    start: State
    blocks: tuple[Block, ...]
    lists: Mapping[str, Terminal]
    vocabulary: frozenset[str]
    words: frozenset[str]
    tables: Tables
    guards: Guards
    tolerant: bool


def load(code: str) -> Language | None:
    """Build a language from the installed data; None when there are no templates.

    Reads files and takes up to a second: not for the event loop.
    """
    data = get_intents(code)
    if data is None:
        return None
    own = _own(code)
    rules = {**data.get("expansion_rules", {}), **own.get("rules", {})}
    lists = terminals(
        {**data.get("lists", {}), **states(own), **own.get("lists", {})},
        code.partition("-")[0],
    )
    weaver = Weaver(rules)
    blocks: list[Block] = []
    starts: set[int] = set()
    for intent, body in _intents(data, own):
        block = _block(intent, body)
        blocks.append(block)
        starts.update(weaver.weave(s, len(blocks) - 1) for s in body["sentences"])
    tables = _tables(own, data.get("skip_words", ()))
    start = determine(weaver, starts)
    literal = vocabulary(start)
    listed = {word for terminal in lists.values() for word in terminal.vocabulary()}
    return Language(
        code=code,
        start=start,
        blocks=tuple(blocks),
        lists=lists,
        vocabulary=literal,
        words=literal | listed,
        tables=tables,
        guards=Guards(own.get("guards", {}), _number_words(lists)),
        tolerant=bool(own) and own.get("tolerant") != "no",
    )


def _intents(
    data: Mapping[str, Any], own: Mapping[str, Any]
) -> list[tuple[str, Mapping[str, Any]]]:
    """List (intent, block): Home Assistant's first, then ours."""
    found = [
        (intent, body)
        for intent, blocks in data.get("intents", {}).items()
        for body in blocks["data"]
    ]
    found += [
        (intent, body)
        for intent, blocks in own.get("intents", {}).items()
        for body in map(_floors_too, blocks)
    ]
    found += [("HassGetState", body) for body in questions(own)]
    return found


def _floors_too(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """Say of floors whatever our templates say of areas."""
    sentences = body["sentences"]
    floors = [s.replace("{area}", "{floor}") for s in sentences if "{area}" in s]
    return {**body, "sentences": [*sentences, *floors]}


def _block(intent: str, body: Mapping[str, Any]) -> Block:
    context = body.get("requires_context") or {}
    domains = context.get("domain", ())
    return Block(
        intent=intent,
        slots=body.get("slots") or {},
        domains=frozenset([domains] if isinstance(domains, str) else domains),
        here="area" in context,
        response=body.get("response"),
    )


def _number_words(lists: Mapping[str, Terminal]) -> frozenset[str]:
    """Return the words that a number may begin with."""
    return frozenset(
        token
        for terminal in lists.values()
        if terminal.numbers is not None
        for token in terminal.trie
    )


def _own(code: str) -> Mapping[str, Any]:
    """Read our file of a language or of its family; empty when there is none."""
    for name in (code, code.partition("-")[0]):
        file = _DATA / f"{name}.yaml"
        if file.is_file():
            # Words are words: "no", "on" and "off" are not truth values here.
            text = file.read_text("utf-8")
            found: Mapping[str, Any] = yaml.load(text, yaml.CBaseLoader)  # noqa: S506 - only strings come out
            return found
    return {}


def _tables(own: Mapping[str, Any], skip_words: Any) -> Tables:
    def phrases(key: str) -> frozenset[tuple[str, ...]]:
        return frozenset(words(phrase) for phrase in own.get(key, ())) - {()}

    def single(key: str) -> frozenset[str]:
        return frozenset(word for phrase in phrases(key) for word in phrase)

    confusions: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for meant, heard in own.get("confusions", {}).items():
        for phrase in heard:
            confusions.setdefault(words(phrase), []).append(words(str(meant)))
    skipped = frozenset(words(phrase) for phrase in skip_words) - {()}
    # A word that turns the meaning round is never passed over: German "ein".
    opposites = single("opposites")
    return Tables(
        fillers=phrases("fillers") | skipped,
        articles=single("articles") - opposites,
        links=single("links") - opposites,
        clipped=single("clipped"),
        structural=single("structural"),
        confusions={heard: tuple(meant) for heard, meant in confusions.items()},
        dangling=single("dangling"),
        doubtful=single("doubtful"),
        elsewhere=phrases("elsewhere"),
        pronouns=phrases("pronouns"),
        joints=phrases("joints"),
        opposites=opposites,
    )
