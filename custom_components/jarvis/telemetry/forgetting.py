"""Takes the words out of traces that tell what is to be forgotten; figures stay."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

# What is left of a step: that it was, and how long it took.
_LEFT: Final = ("name", "at_ms", "took_ms")


@dataclass(frozen=True, slots=True, kw_only=True)
class Erasure:
    """What is to be forgotten: the turns it was said in, and what tells it again.

    Only turns that began `before` it was wished, in seconds since 1970: who tells
    it again later wants it known.
    """

    turns: frozenset[str]
    before: float
    tells: Callable[[str], bool]

    def means(self, trace: Mapping[str, Any]) -> bool:
        """Tell whether the words of a trace are to go."""
        if trace["started"] > self.before or trace.get("forgotten"):
            return False
        return trace["id"] in self.turns or any(map(self.tells, _texts(trace["steps"])))


def without_words(trace: Mapping[str, Any]) -> dict[str, Any]:
    """Return a trace with its steps and times, without a word of what they were."""
    steps = [{key: step.get(key) for key in _LEFT} for step in trace["steps"]]
    return {**trace, "steps": steps, "forgotten": True}


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for inner in value.values():
                yield from _texts(inner)
        case list() | tuple():
            for inner in value:
                yield from _texts(inner)
