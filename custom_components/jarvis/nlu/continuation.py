"""A follow-up written out: the last sentence with the slots that it changes.

"And in the bedroom" after "turn the lights off in the hall" is "turn the lights off in
the bedroom": words of one slot stand in the place of those of the same kind.
"""

from collections.abc import Iterator
from typing import Final

from .dispatch import Spans

NUMBERS: Final = frozenset(
    {"brightness", "humidity", "number", "position", "speed", "temperature", "volume"}
)
"""Slots whose words are a number, whichever the reader took it for."""

# Slots whose words may stand in each other's place.
_KINDS: Final = (
    frozenset({"area", "floor", "place"}),
    frozenset({"name", "kind"}),
    frozenset({"date", "repeat"}),
    NUMBERS,
)
# What a question may be asked about besides, where nothing of it was said.
_ADDED: Final = frozenset({"area", "date", "floor", "place", "time"})


def continued(
    sentence: str, before: Spans, text: str, after: Spans, *, question: bool
) -> Iterator[str]:
    """Yield the last sentence with other words; nothing where they fit nowhere in it.

    A `question` may be asked about something that was not said at all.
    """
    found = [sentence]
    for slot, words in after.words.items():
        if len(words) > 1:
            return
        old = next((said for one in _alike(slot) if (said := before.first(one))), "")
        if old:
            found = [new for one in found for new in in_place(one, old, words[0])]
        elif question and slot in _ADDED:
            found = [asked_besides(one, text, words[0]) for one in found]
        else:
            return
    yield from (one for one in found if one != sentence)


def in_place(sentence: str, old: str, new: str) -> Iterator[str]:
    """Yield a sentence with new words for old ones, with and without the link to them.

    What stands by itself ("outside") brings no preposition.
    """
    if old not in sentence:
        return
    head, tail = sentence.split(old, 1)
    yield f"{head}{new}{tail}"
    if head := head.strip():
        yield f"{head.rpartition(' ')[0]} {new}{tail}".strip()


def asked_besides(sentence: str, text: str, words: str) -> str:
    """Return a question with words of a follow-up, and the preposition before them."""
    before = text[: text.find(words)].split()
    link = before[-1] if len(before) > 1 else ""
    return " ".join(f"{sentence.rstrip(' ?.!')} {link} {words}".split())


def _alike(slot: str) -> tuple[str, ...]:
    """Return the slot, then those whose words may stand in its place."""
    kind = next((one for one in _KINDS if slot in one), frozenset[str]())
    return (slot, *sorted(kind - {slot}))
