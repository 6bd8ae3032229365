"""What leaves a reply and what stays behind, character by character."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .speech_json import prose_after
from .speech_tape import Tape


class Leak(StrEnum):
    """What kind of text was held back."""

    THINKING = "thinking"
    TOOL = "tool"
    DUMP = "dump"
    BROKEN = "broken"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Withheld:
    """Text that was held back, for the repair step and the trace."""

    kind: Leak
    text: str


# Kept of what is held back, over one reply.
_KEPT_AT_MOST: Final = 200_000


class Passage:
    """The reply's text on its way, with what must be known about its last line."""

    def __init__(
        self,
        *,
        tools: Collection[str] = (),
        restore: Callable[[str], str] | None = None,
        thinks_first: bool = False,
        data: bool = True,
    ) -> None:
        """Prepare for one reply; the arguments are those of `Leaks`."""
        self.withheld: list[Withheld] = []
        self.opened_late = False
        self._tools = frozenset(tools)
        # A name is also told without what stands before its "__".
        self._names = self._tools | {one.rpartition("__")[2] for one in self._tools}
        self._restore = restore
        self._thinks_first = thinks_first
        self._data = data
        self._tape = Tape()
        self._out: list[str] = []
        self._kept = 0
        self._last = ""
        self._line_start = True
        self._trim = True
        self._ticked = False
        self._fence = ""

    def _emit(self, text: str) -> None:
        if self._trim and (not self._last or self._last.isspace()):
            text = text.lstrip()
        if not text:
            return
        self._trim = False
        self._out.append(text)
        self._last = text[-1]
        line = text.rpartition("\n")
        if line[1]:
            self._ticked = False
        self._line_start = not line[2].strip() and (bool(line[1]) or self._line_start)

    def _withhold(self, kind: Leak, *parts: str) -> None:
        self._trim = True
        text = "".join(parts)
        if text.strip() and self._kept < _KEPT_AT_MOST:
            self.withheld.append(Withheld(kind, text[: _KEPT_AT_MOST - self._kept]))
            self._kept += len(text)

    def _drop(self, count: int) -> None:
        self._trim = True
        self._tape.take(count)

    def _pass(self, count: int = 1) -> None:
        self._emit(self._tape.take(count))

    def _broken(self, kind: Leak, text: str) -> None:
        """Hold back what never ended, but let a last paragraph of prose pass."""
        prose = prose_after(text)
        self._withhold(kind, text[: len(text) - len(prose)])
        self._emit(prose)
