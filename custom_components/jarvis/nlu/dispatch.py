"""What is done for a label of the classifier: `data/dispatch.json`, label → routes.

A route is an intent of Home Assistant with the domains it is about, or a pattern (or
fixed arguments) of a command; the first whose needed slots were said is taken.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from json import loads
from pathlib import Path
from typing import Any, Final, Protocol

_DATA: Final = Path(__file__).parent.parent / "data"
_FILE: Final = _DATA / "dispatch.json"
_VOCABULARY: Final = _DATA / "vocabulary"
# From here on scripts write words together.
_UNSPACED: Final = "\u3040"
# Parts that are said apart and read together: "friday" and "at ten".
_JOINT: Final = "+"
# All that were said, not only the first.
_ALL: Final = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spans:
    """The marked words of a sentence, by slot, in the order they were said."""

    words: Mapping[str, tuple[str, ...]]

    def first(self, *slots: str) -> str:
        """Return the words of the first of these slots that was said; "" for none."""
        return next((said for one in slots if (said := self._said(one))), "")

    def _said(self, slot: str) -> str:
        if slot.endswith(_ALL):
            return ", ".join(self.words.get(slot.removesuffix(_ALL), ()))
        if _JOINT not in slot:
            return next(iter(self.words.get(slot, ())), "")
        parts = [self._said(one) for one in slot.split(_JOINT)]
        return " ".join(parts) if all(parts) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceRoute:
    """An intent about things.

    `domains` are what bears a name; the first of them is meant where only a place or a
    kind is said. `values` are (slot of the classifier, slot of the intent, kind of
    value). `default` are slots of the intent whose word the vocabulary has: some
    music. `needs` tells that one of `values` must be said, `housewide` that a thing
    anywhere is meant, `spoken` that its name may be anywhere in the sentence.
    """

    intent: str
    domains: tuple[str, ...]
    values: tuple[tuple[str, str, str], ...] = ()
    default: Mapping[str, str] = field(default_factory=dict)
    named_by: tuple[str, ...] = ("name",)
    needs: bool = False
    housewide: bool = False
    spoken: bool = False

    def fits(self, spans: Spans) -> bool:
        """Tell whether what it needs was said."""
        return not self.needs or any(spans.first(slot) for slot, *_ in self.values)


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandRoute:
    """A command: a pattern of its own whose slots are filled, or fixed arguments.

    `by` names the vocabulary whose words choose another pattern than `pattern`.
    `slots` are argument or pattern slot → slots of the classifier, the first said
    wins. `needs` must be filled, none of `unless` may be said.
    """

    command: str
    pattern: str = ""
    by: str = ""
    arguments: Mapping[str, Any] = field(default_factory=dict)
    slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    needs: frozenset[str] = frozenset()
    unless: frozenset[str] = frozenset()

    def filled(self, spans: Spans) -> dict[str, str]:
        """Return the slots with the words that fill them."""
        found = {name: spans.first(*of) for name, of in self.slots.items()}
        return {name: said for name, said in found.items() if said}

    def pattern_of(self, text: str, language: str) -> str:
        """Return the pattern, which words of the sentence may choose."""
        return (self.by and chosen(self.by, text, language)) or self.pattern

    def is_chosen(self, text: str, language: str) -> bool:
        """Tell whether it has a pattern, or needs none, for this sentence."""
        return not self.by or bool(self.pattern_of(text, language))

    def fits(self, spans: Spans) -> bool:
        """Tell whether what it needs was said, and nothing that it excludes."""
        filled = self.filled(spans)
        return self.needs <= filled.keys() and not spans.first(*self.unless)


type Route = DeviceRoute | CommandRoute


class Marked(Protocol):
    """A slot of the classifier: its name, and the words that were marked."""

    @property
    def name(self) -> str:
        """The slot."""

    @property
    def text(self) -> str:
        """The words."""


def spans_of(slots: Iterable[Marked]) -> Spans:
    """Gather the marked words of a sentence by slot."""
    words: dict[str, tuple[str, ...]] = {}
    for slot in slots:
        words[slot.name] = (*words.get(slot.name, ()), slot.text)
    return Spans(words=words)


def effect(label: str, spans: Spans) -> str:
    """Name what would be done for a label: labels that come to the same are alike."""
    match next(routes(label, spans), None):
        case DeviceRoute() as route:
            return route.intent
        case CommandRoute() as route:
            return f"{route.command} {route.pattern} {sorted(route.arguments.items())}"
        case None:
            return label


def intents_of(label: str) -> frozenset[str]:
    """Return the intents that a label may come to."""
    found = _table().get(label, ())
    return frozenset(one.intent for one in found if isinstance(one, DeviceRoute))


def domains_of(label: str) -> frozenset[str]:
    """Return the domains of the devices that a label is about; none for no device's."""
    found = _table().get(label, ())
    devices = (one.domains for one in found if isinstance(one, DeviceRoute))
    return frozenset[str]().union(*devices)


def routes(label: str, spans: Spans) -> Iterator[Route]:
    """Yield the routes of a label that the words fit, the best first."""
    return (one for one in _table().get(label, ()) if one.fits(spans))


def route_of(label: str, spans: Spans, text: str, language: str) -> Route | None:
    """Return the best route of a label for a sentence; None for none."""
    for one in routes(label, spans):
        if isinstance(one, DeviceRoute) or one.is_chosen(text, language):
            return one
    return None


def labels_known() -> frozenset[str]:
    """Return the labels for which something can be done."""
    return frozenset(_table())


def load() -> None:
    """Read the tables; call it off the event loop."""
    _table()
    _vocabularies()


def closed_set(vocabulary: str, language: str) -> Mapping[str, list[str]]:
    """Return the values of a closed set, and the words for each in a language."""
    return _vocabularies().get(language.partition("-")[0], {}).get(vocabulary, {})


def chosen(vocabulary: str, text: str, language: str) -> str:
    """Return the value of a closed set that words of a sentence name; "" for none.

    The beginnings of words are compared; where words are not apart, anything.
    """
    table = closed_set(vocabulary, language)
    folded = text.casefold()
    words = folded.split()
    for value, beginnings in table.items():
        for begin in beginnings:
            whole = begin[0] < _UNSPACED
            if whole and any(word.startswith(begin) for word in words):
                return value
            if not whole and begin in folded:
                return value
    return ""


@cache
def _vocabularies() -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
    return {
        file.stem: loads(file.read_text(encoding="utf-8"))
        for file in sorted(_VOCABULARY.glob("*.json"))
    }


@cache
def _table() -> Mapping[str, tuple[Route, ...]]:
    raw: Mapping[str, list[dict[str, Any]]] = loads(_FILE.read_text(encoding="utf-8"))
    return {label: tuple(map(_route, found)) for label, found in raw.items()}


def _route(data: Mapping[str, Any]) -> Route:
    if "intent" in data:
        return DeviceRoute(
            intent=data["intent"],
            domains=tuple(data["domains"]),
            values=tuple((one, two, kind) for one, two, kind in data.get("values", ())),
            default=data.get("default", {}),
            named_by=tuple(data.get("named_by", ("name",))),
            needs=data.get("needs", False),
            housewide=data.get("housewide", False),
            spoken=data.get("spoken", False),
        )
    return CommandRoute(
        command=data["command"],
        pattern=data.get("pattern", ""),
        by=data.get("by", ""),
        arguments=data.get("arguments", {}),
        slots={name: tuple(of) for name, of in data.get("slots", {}).items()},
        needs=frozenset(data.get("needs", ())),
        unless=frozenset(data.get("unless", ())),
    )
