"""Notices a model that says the same over and over, while it is saying it."""

from typing import Final

# The text is looked at so often, in characters, wherever it was cut.
_STEP: Final = 32
_KEPT: Final = 2_400
# The end that must have been there before, and the longest part that is repeated.
_END: Final = 24
_LONGEST: Final = 600
# So long, and so many times, something must be repeated.
_LEAST: Final = 120
_TIMES: Final = 3


class Babble:
    """The watch over one reply; `feed` passes the text up to where it only repeats."""

    def __init__(self) -> None:
        """Start with nothing said."""
        self._tail = ""
        self._count = 0
        self.found = False

    def feed(self, text: str) -> str:
        """Return what of the text is worth passing on; `found` tells of a loop."""
        at = 0
        while at < len(text) and not self.found:
            step = min(_STEP - self._count % _STEP, len(text) - at)
            self._tail = (self._tail + text[at : at + step])[-_KEPT:]
            self._count += step
            at += step
            self.found = self._count % _STEP == 0 and _repeats(self._tail)
        return text[:at]


def _repeats(tail: str) -> bool:
    """Tell whether a text ends in one part that is repeated."""
    if len(tail) < _LEAST:
        return False
    before = tail.rfind(tail[-_END:], 0, len(tail) - 1)
    period = len(tail) - _END - before
    if before < 0 or period > _LONGEST:
        return False
    length = max(_LEAST, _TIMES * period)
    if length > len(tail):
        return False
    end = tail[-length:]
    return end[period:] == end[:-period]
