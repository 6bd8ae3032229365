"""A text that is still arriving, parsed as if it were whole.

Parsers are generators: they `yield` when a decision needs text that has not come
yet. What they decide can therefore not depend on how the text was cut.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
import re
from typing import Final, NamedTuple

type Wait[T] = Generator[None, None, T]
type Sink = Callable[[str], None]

# No closing mark is longer.
_LONGEST: Final = 60


class Opening(NamedTuple):
    """What begins something, and what may yet become that when more text arrives."""

    whole: re.Pattern[str]
    partial: re.Pattern[str]


def phrases(found: Iterable[str]) -> Opening:
    """Make an opening of phrases, in any case."""
    all_of = sorted(found)
    begun = sorted({one[:size] for one in all_of for size in range(len(one))})
    whole, partial = ("|".join(map(re.escape, some)) for some in (all_of, begun))
    return Opening(
        re.compile(f"(?:{whole})", re.IGNORECASE),
        re.compile(rf"(?:{partial})\Z", re.IGNORECASE),
    )


class StreamParser(ABC):
    """The part of the text that is not yet decided, a place in it, and what leaves.

    `feed` what arrives, `finish` at the end; `_parse` reads and appends to `_out`.
    """

    def __init__(self) -> None:
        """Start empty."""
        self.text = ""
        self.at = 0
        self.read = 0
        self.ended = False
        self._out: list[str] = []
        self._parser = self._parse()

    def feed(self, text: str) -> str:
        """Return what may leave now; what was read goes, but for one character."""
        keep = max(self.at - 1, 0)
        self.text = self.text[keep:] + text
        self.at -= keep
        next(self._parser, None)
        left = "".join(self._out)
        self._out.clear()
        return left

    def finish(self) -> str:
        """Return what is left when the text has ended."""
        self.ended = True
        return self.feed("")

    @abstractmethod
    def _parse(self) -> Wait[None]:
        """Read the text from its beginning to its end."""

    @property
    def left(self) -> int:
        """Return how much has arrived and is not read."""
        return len(self.text) - self.at

    def peek(self, begin: int, end: int) -> str:
        """Return what has arrived between two places, counted from here, unread."""
        return self.text[self.at + begin : self.at + end]

    def take(self, count: int) -> str:
        """Read `count` characters that are known to be there."""
        text = self.text[self.at : self.at + count]
        self.at += len(text)
        self.read += len(text)
        return text

    def put_back(self, text: str) -> None:
        """Have a text read that was read already, or stands for what was read."""
        if self.text.endswith(text, 0, self.at):
            self.at -= len(text)
        else:
            self.text, self.at = text + self.text[self.at :], 0
        self.read -= len(text)

    def want(self, count: int) -> Wait[str]:
        """Wait for `count` characters; return them unread, fewer at the end."""
        while self.left < count and not self.ended:
            yield
        return self.peek(0, count)

    def after(self, count: int) -> Wait[str]:
        """Return the character so far from here, unread; "" at the end."""
        return (yield from self.want(count + 1))[count:]

    def run(self, more: str, limit: int, begin: int = 0) -> Wait[int]:
        """Return where a run of characters like `more` ends, from here.

        Looks at no more than `limit` characters after `begin`.
        """
        count = begin
        while count < begin + limit and re.match(more, (yield from self.after(count))):
            count += 1
        return count

    def decide(self, opening: Opening, at: int = 0) -> Wait[re.Match[str] | None]:
        """Match what begins so far from here, at the first character that tells."""
        size = at + 1
        while len((yield from self.want(size))) >= size:
            place = self.at + at, self.at + size
            if match := opening.whole.match(self.text, *place):
                return match
            if not opening.partial.match(self.text, *place):
                return None
            size += 1
        return None

    def until(self, stop: re.Pattern[str] | str, sink: Sink) -> Wait[str | None]:
        """Read into `sink` up to a match of `stop`; return the match, read as well.

        None: the text ended without one.
        """
        while True:
            if match := re.compile(stop).search(self.text, self.at):
                sink(self.take(match.start() - self.at))
                return self.take(len(match[0]))
            if self.ended:
                sink(self.take(len(self.text)))
                return None
            sink(self.take(max(self.left - _LONGEST, 0)))
            yield
