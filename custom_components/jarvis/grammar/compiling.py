"""One language compiled: its templates as an automaton, its lists as tries.

What comes out are lists, texts and numbers only, so that it can be kept on disk.
The templates and lists are Home Assistant's (`home_assistant_intents`); what they
lack is in `data/<language>.yaml`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from home_assistant_intents import get_intents
import yaml

from ..lang.values import colours
from .automaton import Flat, determine, questions, states, terminals
from .intents import ALSO
from .interrupt import Check
from .templates import Slot, Weaver

type Compiled = dict[str, Any]
"""A language in the form of JSON."""

_DATA = Path(__file__).parent / "data"
_WOVEN = frozenset({"rules", "lists", "intents", "frames", "classes"})


def compile_language(code: str, check: Check) -> Compiled | None:
    """Compile the installed data; None when there are no templates.

    Takes a second and more, and asks `check` every few milliseconds.
    """
    data = get_intents(code)
    if data is None:
        return None
    check()
    own = _own(code)
    check()
    lists = terminals(
        {
            **data.get("lists", {}),
            **_coloured(data.get("lists", {}), code),
            **states(own),
            **own.get("lists", {}),
        },
        code.partition("-")[0],
        check,
    )
    weaver = Weaver({**data.get("expansion_rules", {}), **own.get("rules", {})})
    blocks: list[Compiled] = []
    starts: set[int] = set()
    for intent, body in _intents(data, own):
        blocks.append(_block(intent, body))
        for sentence in body["sentences"]:
            check()
            starts.add(weaver.weave(sentence, len(blocks) - 1))
    weaver.finish()
    return {
        "automaton": _lists(determine(weaver, starts, check)),
        "blocks": blocks,
        "lists": {name: terminal.flat() for name, terminal in lists.items()},
        "own": {key: words for key, words in own.items() if key not in _WOVEN},
        "skip_words": list(data.get("skip_words", ())),
    }


def flat(compiled: Compiled) -> Flat:
    """Return the automaton of a compiled language; raises KeyError without one."""
    found = compiled["automaton"]
    labels = [x if isinstance(x, str) else Slot(*x) for x in found["labels"]]
    return Flat(labels=labels, blocks=found["blocks"], arcs=found["arcs"])


def _coloured(lists: Mapping[str, Any], code: str) -> Compiled:
    """Return the list of colours with our words after Home Assistant's."""
    if not (words := colours(code)):
        return {}
    ours = [{"in": word, "out": name} for word, name in words]
    theirs = lists.get("color", {}).get("values", ())
    return {"color": {"values": [*theirs, *ours]}}


def _lists(automaton: Flat) -> Compiled:
    return {
        "labels": [x if isinstance(x, str) else list(x) for x in automaton.labels],
        "blocks": automaton.blocks,
        "arcs": automaton.arcs,
    }


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


def _block(intent: str, body: Mapping[str, Any]) -> Compiled:
    context = body.get("requires_context") or {}
    domains = context.get("domain", ())
    named = {domains} if isinstance(domains, str) else set(domains)
    named |= {also for one in named for also in ALSO.get(one, ())}
    return {
        "intent": intent,
        "slots": body.get("slots") or {},
        "domains": sorted(named),
        "here": "area" in context,
        "otherwise": body.get("otherwise") == "yes",
        "roomless": body.get("roomless") == "yes",
        "response": body.get("response"),
    }


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
