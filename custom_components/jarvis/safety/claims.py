"""Does the reply claim more than happened: reads it sentence by sentence as it streams.

A sentence is held only while it may still become a claim. Whether one is true is
decided by what this turn has done.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
import re
from typing import Final

# A point between digits ends nothing.
_END = re.compile(
    "(?:[!?\u3002\uff01\uff1f\n]|\\.(?!\\d))+[\"'\u201d\u201c\u00bb)]*\\s*"
)
_ENDED = re.compile("[.!?\u3002\uff01\uff1f\n][\"'\u201d\u201c\u00bb)]*$")
# So long an answer answers nothing any more.
_LONGEST: Final = 2_000


@dataclass(slots=True)
class ClaimCheck:
    """Holds back the first false claim of one message, and all behind it.

    `is_false` says of a whole sentence whether it claims what is not so. Text goes
    out as soon as its sentence has ended, or at once when it cannot be a claim. What
    is `hollow` goes out with what follows it, and is a claim where nothing does.
    """

    is_false: Callable[[str], bool]
    may_be: Callable[[str], bool]
    hollow: Callable[[str], bool] = lambda _sentence: False
    caught: str = ""
    _held: str = field(default="")
    _passed: str = field(default="")
    _hollow: str = field(default="")
    _told: bool = field(default=False)

    def feed(self, text: str) -> str:
        """Return what may go out now."""
        if self.caught:
            return ""
        if not self._held and text[:1].isspace() and _ENDED.search(self._passed):
            # What went out was a whole sentence.
            self._passed = ""
        self._held += text
        out = ""
        while (end := _END.search(self._held)) is not None and (
            end.end() < len(self._held) or self._held[-1:] in " \n"
        ):
            sentence = self._held[: end.end()]
            if (let := self._let(sentence)) is None:
                self._held = self._hollow = ""
                return out
            out += let
            self._passed, self._held = "", self._held[end.end() :]
        if self._held and not self.may_be(self._passed + self._held):
            out += self._hollow + self._held
            self._passed += self._held
            self._held, self._hollow, self._told = "", "", True
        return out

    def _let(self, sentence: str) -> str | None:
        """Let a sentence out, None for a false one; keep what answers nothing yet."""
        so_far = self._hollow + sentence
        begun = so_far[:_LONGEST].strip()
        if not self._told and not self._passed and self.hollow(begun):
            if len(so_far) > _LONGEST:
                self.caught = begun
                return None
            self._hollow = so_far
            return ""
        whole = (self._passed + sentence).strip()
        if not self._hollow and self.is_false(whole):
            self.caught = whole
            return None
        self._hollow, self._told = "", True
        return so_far

    def finish(self) -> str:
        """Return the rest when the message has ended."""
        if self.caught or not (self._held or self._hollow):
            return ""
        whole = (self._passed + self._held).strip()
        empty = not self._told and self.hollow((self._hollow + whole).strip())
        if empty or (whole and self.is_false(whole)):
            self.caught = (self._hollow + whole).strip()
            self._held = self._hollow = ""
            return ""
        rest, self._held, self._hollow = self._hollow + self._held, "", ""
        return rest
