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

    A `question` may be asked about something that was not said at all. What stands by
    itself ("outside") brings no preposition: each place is tried with and without it.
    """
    yield from _replaced(sentence, before, text, after, question=question, link=True)
    yield from _replaced(sentence, before, text, after, question=question, link=False)


def _replaced(
    sentence: str,
    before: Spans,
    text: str,
    after: Spans,
    *,
    question: bool,
    link: bool,
) -> Iterator[str]:
    out = sentence
    for slot, words in after.words.items():
        if len(words) > 1:
            return
        old = next((said for one in _alike(slot) if (said := before.first(one))), "")
        if old and old in out:
            head, tail = out.split(old, 1)
            if not link:
                head = head.rstrip().rpartition(" ")[0] + " "
            out = f"{head}{words[0]}{tail}".strip()
        elif question and slot in _ADDED:
            new = _linked(text, words[0]) if link else words[0]
            out = f"{out.rstrip(' ?.!')} {new}"
        else:
            return
    if out != sentence:
        yield out


def _alike(slot: str) -> tuple[str, ...]:
    """Return the slot, then those whose words may stand in its place."""
    kind = next((one for one in _KINDS if slot in one), frozenset[str]())
    return (slot, *sorted(kind - {slot}))


def _linked(text: str, words: str) -> str:
    """Return words with the preposition in front of them, where it opens nothing."""
    before = text[: text.find(words)].split()
    link = before[-1] if len(before) > 1 else ""
    return f"{link} {words}".strip()
