"""Settles the marks of the model families: tags, control tokens, square marks."""

import re
from typing import Final

from .speech_calls import Calls
from .speech_passage import Leak
from .speech_tags import (
    BARS,
    CONTROL,
    CONTROL_SIGN,
    HEADER_END,
    LONGEST_MARK,
    LONGEST_TAG,
    NEXT_TURN,
    SPEAKING_ROLES,
    SQUARE,
    TAG_NAME,
    TAG_NAMES,
    THINK_CLOSE,
    THINK_OPEN,
    Mark,
    control_close,
    control_mark,
    tag_close,
    tag_mark,
)
from .speech_tape import Wait

_NESTED_AT_MOST: Final = 4
_THINKING_MARK = re.compile(
    f"(?:{THINK_CLOSE.pattern})|(?:{THINK_OPEN.pattern})", re.IGNORECASE
)
_BLANK = re.compile(r"[ \t]")
_CHANNEL_END: Final = "<channel|>"


class Marks(Calls):
    """Readers of everything that a model's template puts around its text."""

    def _angle(self) -> Wait[None]:
        window = yield from self._tape.want(2)
        if window[1:] in (*BARS, "<"):
            yield from self._control()
            return
        begin = 2 if window == "</" else 1
        end = yield from self._tape.run(TAG_NAME, LONGEST_TAG, begin)
        window = yield from self._tape.want(end + 1)
        name, after = window[begin:end], window[end:]
        mark = tag_mark(name) if name else None
        if not after and len(name) > 1 and self._cut_off(name.lower()):
            self._drop(end)
        elif after in BARS and name:
            yield from self._control()
        elif mark is None or after not in (">", "=", " ", "/", "\n", "\t"):
            self._pass()
        else:
            yield from self._tag(mark, name, closing=begin > 1, end=end)

    @staticmethod
    def _cut_off(name: str) -> bool:
        return any(known.startswith(name) for known in TAG_NAMES)

    def _tag(self, mark: Mark, name: str, *, closing: bool, end: int) -> Wait[None]:
        """Read a tag of a known name up to its `>` and what belongs to it."""
        tape = self._tape
        end = yield from tape.run(CONTROL_SIGN, 300, end)
        window = yield from tape.want(end + 1)
        if window[end:] != ">":
            if window[end:]:
                self._pass()
            else:
                self._drop(end)
            return
        tag = tape.take(end + 1)
        self._trim = True
        if closing:
            self.opened_late |= mark is Mark.THINK
        elif tag.endswith("/>"):
            return
        elif mark is Mark.THINK:
            yield from self._thinking()
        elif mark is Mark.TOOL:
            yield from self._tool(tag, tag_close(name))
        elif mark is Mark.HEADER:
            yield from self._header()

    def _control(self) -> Wait[None]:
        tape = self._tape
        sys = yield from tape.want(8)
        if sys.startswith(("<<SYS>>", "<</SYS>>")):
            self._drop(sys.index(">") + 2)
            return
        end = yield from tape.run(CONTROL_SIGN, 66, 2)
        window = yield from tape.want(end + 1)
        if not CONTROL.fullmatch(window):
            if window[end:] or len(window) < 3:  # noqa: PLR2004 - "<|" and a letter
                self._pass()
            else:
                self._drop(end)
            return
        token = tape.take(end + 1)
        self._trim = True
        match control_mark(token):
            case Mark.THINK:
                yield from self._thinking(control_close(token))
            case Mark.TOOL:
                yield from self._tool(token, control_close(token))
            case Mark.CHANNEL:
                yield from self._channel(token)
            case Mark.HEADER:
                yield from self._header()
            case Mark.OTHER_TURN:
                yield from self._other_turn()

    def _thinking(self, close: re.Pattern[str] = THINK_CLOSE) -> Wait[None]:
        parts: list[str] = []
        yield from self._tape.until(close, LONGEST_MARK, parts.append)
        self._withhold(Leak.THINKING, *parts)
        # Thinking inside thinking: its outer part may still be going on.
        for _ in THINK_OPEN.findall("".join(parts))[:_NESTED_AT_MOST]:
            if not (yield from self._thought_out_loud()):
                return

    def _thought_out_loud(self) -> Wait[bool]:
        """Hold what comes; it was thinking if thinking closes (True), else prose."""
        tape = self._tape
        held: list[str] = []
        mark = yield from tape.until(_THINKING_MARK, LONGEST_MARK, held.append)
        if mark and THINK_CLOSE.fullmatch(mark):
            self._withhold(Leak.THINKING, *held)
            return True
        tape.text, tape.at = "".join((*held, mark or "", tape.rest)), 0
        return False

    def _channel(self, token: str) -> Wait[None]:
        """Read a channel of gpt-oss or Gemma: only the final one is for people."""
        tape = self._tape
        if token == _CHANNEL_END:
            # What it ends was opened in the prompt.
            self.opened_late = True
            return
        gemma = not token[:-1].endswith(BARS)
        stop = re.compile(r"\n|<channel\|>" if gemma else r"<\|message\|>")
        header: list[str] = []
        end = yield from tape.until(stop, 16, header.append)
        name = "".join(header).strip().lower()
        if end == _CHANNEL_END:
            return
        close = re.compile(r"<channel\|>") if gemma else NEXT_TURN
        parts: list[str] = []
        if name.startswith(("analysis", "thought", "think")):
            yield from tape.until(close, 24, parts.append)
            self._withhold(Leak.THINKING, *(header if end is None else parts))
        elif "to=" in name or end is None:
            yield from tape.until(close, 24, parts.append)
            self._withhold(Leak.TOOL, *header, *parts)

    def _header(self) -> Wait[None]:
        """Read the role that a turn starts with; others' turns are held back."""
        tape, count = self._tape, 0
        while count < 30:  # noqa: PLR2004 - longer than any role
            window = yield from tape.want(count + 1)
            if len(window) <= count or not (window[count].isalpha() or count == 0):
                break
            count += 1
        role = tape.rest[:count].strip().lower()
        if role in SPEAKING_ROLES:
            self._drop(count)
        elif role.isalpha():
            yield from self._other_turn()

    def _other_turn(self) -> Wait[None]:
        tape = self._tape
        parts: list[str] = []
        yield from tape.until(NEXT_TURN, 24, parts.append)
        window = yield from tape.want(LONGEST_MARK)
        if header := HEADER_END.match(window):
            parts.append(tape.take(header.end()))
            yield from tape.until(NEXT_TURN, 24, parts.append)
        self._withhold(Leak.TURN, *parts)

    def _kimi(self) -> Wait[None]:
        window = yield from self._tape.want(8)
        if window.startswith("◁think▷"):
            self._tape.take(7)
            yield from self._thinking()
        elif window.startswith("◁/think▷"):
            self._drop(8)
            self.opened_late = True
        else:
            self._pass()

    def _square(self) -> Wait[None]:
        tape = self._tape
        begin = yield from tape.want(2)
        if begin == "[[" and self._restore and (yield from self._placeholder()):
            return
        end = yield from tape.run(re.compile(r"[A-Z_/]"), 20, 1)
        window = yield from tape.want(end + 1)
        name = window[1:end]
        mark = SQUARE.get(name.removeprefix("/"))
        if mark is None or window[end:] != "]":
            if not ((yield from self._call_list()) or (yield from self._trace())):
                yield from self._data_or_prose()
            return
        self._drop(end + 1)
        if name.startswith("/"):
            self.opened_late |= mark is Mark.THINK
        elif mark is Mark.THINK:
            yield from self._thinking()
        elif mark is Mark.OTHER_TURN:
            yield from self._other_turn()
        elif mark is Mark.TOOL:
            yield from self._mistral(name)

    def _mistral(self, name: str) -> Wait[None]:
        """Read `name[ARGS]{…}` or `[{…}]` after a square tool mark."""
        tape = self._tape
        tape.take((yield from tape.run(_BLANK, 100)))
        count = yield from tape.run(re.compile(r"[\w.\-]"), 80)
        window = yield from tape.want(count + 6)
        named = window[count:].startswith(("[ARGS]", "{", "[CALL_"))
        prefix = f"[{name}]" + (tape.take(count) if count and named else "")
        if window[count:].startswith("[CALL_"):
            marked = yield from tape.run(re.compile(r"[\w\-\]\[]"), 80, 1)
            prefix += tape.take(marked)
        elif window[count:].startswith("[ARGS]"):
            prefix += tape.take(6)
        close = re.compile(rf"\[/{name}\]")
        told = name.endswith(("RESULTS", "CONTENT", "TOOLS"))
        bare = count and not named and not told
        yield from self._tool(prefix, None if bare else close)

    def _placeholder(self) -> Wait[bool]:
        count = 2
        while count < 34:  # noqa: PLR2004 - longer than any placeholder
            window = yield from self._tape.want(count + 1)
            if len(window) <= count or not re.match(r"[a-z0-9:\]]", window[count]):
                return False
            count += 1
            if window.endswith("]]"):
                placeholder = self._tape.take(count)
                self._emit(self._restore(placeholder) if self._restore else placeholder)
                return True
        return False
