"""Takes out of a model's text what was never meant for people.

Thinking, tool syntax, data dumps, control tokens and invented turns of other
speakers go; prose, markdown and code stay. Works while the text arrives and
decides by structure, so plain prose passes at once and the cut never matters.
"""

from collections.abc import Callable, Collection
import re
from typing import override

from .speech_calls import code_names
from .speech_marks import Marks
from .speech_passage import Leak, Withheld
from .speech_tags import (
    LABEL,
    LONGEST_MARK,
    LOST_CHANNEL,
    LOST_FINAL,
    LOST_NAMES,
    LOST_ROLES,
    MUSINGS,
)
from .speech_tape import Wait

__all__ = ["Leak", "Leaks", "Withheld", "clean"]

_WORD = r"[A-Za-z_][A-Za-z0-9_.]{0,63}"
_MARKS = re.compile(
    rf"[<\[{{◁]|`{{3,20}}|~{{3,20}}|`|(?<![A-Za-z0-9_.]){_WORD}\(|" + LABEL.pattern +
    r"|(?<![A-Za-z])(?:Thought|Action|Observation|(?:Final[ _])?Answer):",
    re.IGNORECASE,
)  # fmt: skip
_IN_CODE = re.compile(rf"<|`{{3,20}}|~{{3,20}}|(?<![A-Za-z0-9_.]){_WORD}\(")
# The end of what has arrived may be the beginning of a mark.
_TAIL = re.compile(
    r"(?:\bfinal[ ])?[\"']?[A-Za-z0-9_.]{0,64}\Z|`{1,3}\Z|~{1,3}\Z", re.IGNORECASE
)
_SPACE = re.compile(r"\s")


class Leaks(Marks):
    """The filter of one reply: `feed` what arrives, `finish` at its end.

    `tools` are names whose calls are held back wherever they stand. `restore`
    turns a secret's placeholder back for the reader. `thinks_first` holds the
    beginning until thinking has closed, for models whose prompt opens it.
    `data` keeps fenced data for the eye. `opened_late` tells afterwards that
    thinking closed which never opened.
    """

    def __init__(
        self,
        *,
        tools: Collection[str] = (),
        restore: Callable[[str], str] | None = None,
        thinks_first: bool = False,
        data: bool = True,
    ) -> None:
        """Prepare for one reply."""
        super().__init__(
            tools=tools, restore=restore, thinks_first=thinks_first, data=data
        )
        self._code = code_names(self._names)
        self._reader = self._reply()
        next(self._reader)

    def feed(self, text: str) -> str:
        """Return what of the text so far may pass, and has not passed yet."""
        self._tape.push(text)
        return self._advance()

    def finish(self) -> str:
        """Return what is left when the reply has ended."""
        self._tape.ended = True
        return self._advance()

    def _advance(self) -> str:
        next(self._reader, None)
        passed = "".join(self._out)
        self._out.clear()
        return passed

    @override
    def _cleaned(self, text: str) -> str:
        return clean(text, tools=self._tools)

    def _reply(self) -> Wait[None]:
        yield
        tape = self._tape
        tape.take((yield from tape.run(_SPACE, 1_000)))
        role = yield from self._begins(LOST_ROLES)
        self._drop(len(role))
        if self._thinks_first or (yield from self._begins(MUSINGS)):
            self.opened_late = yield from self._thought_out_loud()
        elif (yield from self._lost_channel()):
            parts: list[str] = []
            yield from tape.until(LOST_FINAL, LONGEST_MARK, parts.append)
            self._withhold(Leak.THINKING, *parts)
        while True:
            yield from self._pass_prose()
            if tape.ended and not tape.rest:
                return
            yield from self._mark()

    def _begins(self, phrases: tuple[str, ...]) -> Wait[str]:
        """Return the phrase that the reply begins with, "" if with none."""
        count = 1
        while True:
            window = (yield from self._tape.want(count)).lower()
            begun = [phrase for phrase in phrases if phrase.startswith(window)]
            if window in begun:
                return window
            if len(window) < count or not begun:
                return ""
            count += 1

    def _lost_channel(self) -> Wait[bool]:
        count = 1
        while True:
            window = yield from self._tape.want(count)
            if LOST_CHANNEL.match(window):
                return True
            begun = any(
                name.startswith(window) or window[:-1] == name for name in LOST_NAMES
            )
            if len(window) < count or not begun:
                return False
            count += 1

    def _pass_prose(self) -> Wait[None]:
        """Let prose pass up to the next mark, which is left unread."""
        tape = self._tape
        marks = _IN_CODE if self._fence else _MARKS
        while True:
            match = marks.search(tape.text, tape.at)
            name = None if self._fence else self._code.search(tape.text, tape.at)
            if name and (match is None or name.start() <= match.start()):
                whole = name.end() < len(tape.text) or tape.ended
                self._emit(tape.take(name.start() - tape.at))
                if whole:
                    return
            elif match:
                whole = match.end() < len(tape.text) or tape.ended
                self._emit(tape.take(match.start() - tape.at))
                if whole or match[0][0] in "<[{◁":
                    return
            elif tape.ended:
                self._emit(tape.take(len(tape.text)))
                return
            else:
                self._pass_settled()
            yield

    def _pass_settled(self) -> None:
        """Let all pass but the last word, which may become a call or a label."""
        tape = self._tape
        tail = _TAIL.search(tape.text, tape.at)
        end = tail.start() if tail else len(tape.text)
        self._emit(tape.take(end - tape.at))
        if tape.text.endswith(".") and not self._line_start:
            self._emit(tape.take(len(tape.text)))

    def _mark(self) -> Wait[None]:
        """Read what starts here and settle whether it may pass."""
        sign = self._tape.text[self._tape.at]
        match sign:
            case "<":
                yield from self._angle()
            case "[":
                yield from self._square()
            case "{":
                yield from self._data_or_prose()
            case "◁":
                yield from self._kimi()
            case "`" | "~":
                yield from self._ticks()
            case _:
                yield from self._word()

    def _word(self) -> Wait[None]:
        tape = self._tape
        if not self._fence and (name := self._code.match(tape.text, tape.at)):
            yield from self._tool_name(name[0])
            return
        match = (_IN_CODE if self._fence else _MARKS).match(tape.text, tape.at)
        word = match[0] if match else tape.rest[:1]
        if word.endswith("("):
            yield from self._call(word)
        elif word.endswith(":"):
            yield from self._react(word)
        else:
            yield from self._label(word)


def clean(text: str, *, tools: Collection[str] = ()) -> str:
    """Return a whole text without its leaks."""
    leaks = Leaks(tools=tools)
    return leaks.feed(text) + leaks.finish()
