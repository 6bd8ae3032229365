"""A text that is still arriving, read as if it were whole.

Readers are generators: they `yield` when the decision needs text that has not
come yet. What they decide can therefore not depend on how the text was cut.
"""

from collections.abc import Callable, Generator
import re

type Wait[T] = Generator[None, None, T]
type Sink = Callable[[str], None]


class Tape:
    """The part of the text that is not yet decided, and a place in it."""

    def __init__(self) -> None:
        """Start empty."""
        self.text = ""
        self.at = 0
        self.ended = False

    def push(self, text: str) -> None:
        """Append what arrived; what was read goes, but for one character."""
        keep = max(self.at - 1, 0)
        self.text = self.text[keep:] + text
        self.at -= keep

    @property
    def rest(self) -> str:
        """Return what has arrived and is not read."""
        return self.text[self.at :]

    def take(self, count: int) -> str:
        """Read `count` characters that are known to be there."""
        text = self.text[self.at : self.at + count]
        self.at += len(text)
        return text

    def want(self, count: int) -> Wait[str]:
        """Wait for `count` characters; return them unread, fewer at the end."""
        while len(self.text) - self.at < count and not self.ended:
            yield
        return self.text[self.at : self.at + count]

    def run(self, more: re.Pattern[str], limit: int, begin: int = 0) -> Wait[int]:
        """Return where a run of `more` (one character each) ends, from `at`.

        Looks at no more than `limit` characters after `begin`.
        """
        count = begin
        while count < begin + limit:
            window = yield from self.want(count + 1)
            if len(window) <= count or not more.match(window, count):
                break
            count += 1
        return count

    def until(
        self, stop: re.Pattern[str], longest: int, sink: Sink
    ) -> Wait[str | None]:
        """Read into `sink` up to a match of `stop`; return the match, read as well.

        `longest` bounds the length of a match. None: the text ended without one.
        """
        while True:
            if match := stop.search(self.text, self.at):
                sink(self.take(match.start() - self.at))
                return self.take(len(match[0]))
            if self.ended:
                sink(self.take(len(self.text)))
                return None
            sink(self.take(max(len(self.text) - self.at - longest, 0)))
            yield
