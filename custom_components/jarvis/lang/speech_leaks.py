"""Takes out of a model's text what was never meant for people.

Thinking, tool syntax, data dumps, control tokens and invented turns of other
speakers go; prose, markdown and code stay. Works while the text arrives and
decides by structure, so plain prose passes at once and the cut never matters.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum
import re
from typing import Final

from .speech_json import Data, data_starts, judge, prose_after, read_data
from .speech_tags import (
    CONTROL,
    CONTROL_SIGN,
    FENCES,
    LABEL,
    LONGEST_MARK,
    LONGEST_TAG,
    LOST_CHANNEL,
    LOST_FINAL,
    MUSINGS,
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
    tag_mark,
)
from .speech_tape import Tape, Wait


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
# Data inside a sentence: longer than this it is a dump.
_INLINE_DATA: Final = 200
_CALL_AT_MOST: Final = 8_000
_HEADER_AT_MOST: Final = 200

_WORD = r"[A-Za-z_][A-Za-z0-9_.]{0,63}"
_MARKS = re.compile(
    rf"[<\[{{◁]|`{{3,20}}|~{{3,20}}|`|(?<![A-Za-z0-9_.]){_WORD}\(|" + LABEL.pattern +
    r"|(?<![A-Za-z])(?:Thought|Action|Observation|Final Answer):",
    re.IGNORECASE,
)  # fmt: skip
_IN_CODE = re.compile(rf"<|`{{3,20}}|~{{3,20}}|(?<![A-Za-z0-9_.]){_WORD}\(")
# The end of what has arrived may be the beginning of a mark.
_TAIL = re.compile(
    r"(?:\bfinal[ ])?[A-Za-z0-9_.]{0,64}\Z|`{1,3}\Z|~{1,3}\Z", re.IGNORECASE
)
_LABELLED = re.compile(r"\s*[\"']?\s*[:=]?\s*")
_BLANK = re.compile(r"[ \t]")
_SPACE = re.compile(r"\s")
_ARGUMENTS = re.compile(
    r"\s*(?:\Z|\)|[A-Za-z_]\w{0,60}\s*=(?!=)|[\"'{\[]|-?\d|(?:[A-Za-z_][\w.]{0,60}\()"
    r"|(?:True|False|None|true|false|null)\b)"
)
_KEYED = re.compile(r"\s*(?:[A-Za-z_]\w{0,60}\s*=(?!=)|\{\s*[\"'])")

_REACT_END = re.compile(r"\n(?=\s*(?:Action|Final Answer|Answer|Observation)\s*:)")


class Leaks:
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
        self.withheld: list[Withheld] = []
        self.opened_late = False
        self._tools = frozenset(tools)
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

    # What leaves, and what stays.

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
        if self._kept < _KEPT_AT_MOST:
            self.withheld.append(Withheld(kind, text[: _KEPT_AT_MOST - self._kept]))
            self._kept += len(text)

    def _drop(self, count: int) -> None:
        self._trim = True
        self._tape.take(count)

    # The reply, from its first character.

    def _reply(self) -> Wait[None]:
        yield
        tape = self._tape
        tape.take((yield from tape.run(_SPACE, 1_000)))
        if self._thinks_first or (yield from self._muses()):
            yield from self._thought_out_loud()
        elif (yield from self._lost_channel()):
            parts: list[str] = []
            yield from tape.until(LOST_FINAL, LONGEST_MARK, parts.append)
            self._withhold(Leak.THINKING, *parts)
        while True:
            yield from self._pass_prose()
            if tape.ended and not tape.rest:
                return
            yield from self._mark()

    def _muses(self) -> Wait[bool]:
        count = 1
        while True:
            window = (yield from self._tape.want(count)).lower()
            if any(window.startswith(musing) for musing in MUSINGS):
                return True
            begun = any(musing.startswith(window) for musing in MUSINGS)
            if len(window) < count or not begun:
                return False
            count += 1

    def _lost_channel(self) -> Wait[bool]:
        count = 1
        while True:
            window = yield from self._tape.want(count)
            if LOST_CHANNEL.match(window):
                return True
            begun = any(
                word.startswith(window[: len(word)])
                for word in ("analysis", "commentary")
            )
            if len(window) < count or not begun or count > 14:  # noqa: PLR2004
                return False
            count += 1

    def _thought_out_loud(self) -> Wait[None]:
        """Hold the beginning; it was thinking if thinking closes, else prose."""
        tape, held = self._tape, []
        either = re.compile(
            f"(?:{THINK_CLOSE.pattern})|(?:{THINK_OPEN.pattern})", re.IGNORECASE
        )
        mark = yield from tape.until(either, LONGEST_MARK, held.append)
        if mark and THINK_CLOSE.fullmatch(mark):
            self.opened_late = True
            self._withhold(Leak.THINKING, *held)
        else:
            tape.text, tape.at = "".join((*held, mark or "", tape.rest)), 0

    # Prose.

    def _pass_prose(self) -> Wait[None]:
        """Let prose pass up to the next mark, which is left unread."""
        tape = self._tape
        marks = _IN_CODE if self._fence else _MARKS
        while True:
            if match := marks.search(tape.text, tape.at):
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
        """Read what starts here and settle whether it passes."""
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

    def _pass(self, count: int = 1) -> None:
        self._emit(self._tape.take(count))

    # Angle brackets.

    def _angle(self) -> Wait[None]:
        window = yield from self._tape.want(2)
        if window[1:] in ("|", "｜", "<"):
            yield from self._control()
            return
        begin = 2 if window == "</" else 1
        end = yield from self._tape.run(TAG_NAME, LONGEST_TAG, begin)
        window = yield from self._tape.want(end + 1)
        name, after = window[begin:end], window[end:]
        mark = tag_mark(name) if name else None
        if not after and len(name) > 1 and self._cut_off(name.lower()):
            self._drop(end)
        elif after in ("|", "｜") and name:
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
        elif mark is Mark.THINK:
            yield from self._thinking()
        elif mark is Mark.TOOL and not tag.endswith("/>"):
            close = re.compile(
                rf"</\s{{0,2}}{re.escape(name)}\s{{0,2}}>", re.IGNORECASE
            )
            yield from self._tool(tag, close)
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

    def _channel(self, token: str) -> Wait[None]:
        """Read a channel of gpt-oss or Gemma: only the final one is for people."""
        tape = self._tape
        gemma = not token.endswith(("|>", "｜>"))
        stop = re.compile(r"\n|<channel\|>" if gemma else r"<\|message\|>")
        header: list[str] = []
        end = yield from tape.until(stop, 16, header.append)
        name = "".join(header).strip().lower()
        if end != "\n" and gemma:
            return
        close = re.compile(r"<channel\|>") if gemma else NEXT_TURN
        parts: list[str] = []
        if name.startswith(("analysis", "thought", "think")):
            yield from tape.until(close, 24, parts.append)
            self._withhold(Leak.THINKING, *parts)
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
        parts: list[str] = []
        yield from self._tape.until(NEXT_TURN, 24, parts.append)
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

    # Tools.

    def _tool(self, opening: str, close: re.Pattern[str] | None) -> Wait[None]:
        """Hold back a tool section: its data, or all up to its closing mark."""
        tape, parts = self._tape, [opening]
        while True:
            blanks = yield from tape.run(_SPACE, 500)
            window = yield from tape.want(blanks + 1)
            if window[blanks:] not in ("{", "["):
                break
            parts.append(tape.take(blanks))
            whole = yield from read_data(tape, parts.append)
            after = yield from tape.run(re.compile(r"[ \t}\],;]"), 20)
            parts.append(tape.take(after))
            if not whole and tape.ended and not tape.rest:
                self._broken(Leak.TOOL, "".join(parts))
                return
        if len(parts) > 1:
            yield from self._closing(close, parts, blanks)
        elif close:
            mark = yield from tape.until(close, LONGEST_MARK, parts.append)
            if mark is None:
                self._broken(Leak.TOOL, "".join(parts))
                return
        self._withhold(Leak.TOOL, *parts)

    def _closing(
        self, close: re.Pattern[str] | None, parts: list[str], blanks: int
    ) -> Wait[None]:
        """Read the closing mark after data, if the model wrote one."""
        window = yield from self._tape.want(blanks + LONGEST_MARK)
        if close and (match := close.match(window, blanks)):
            parts.append(self._tape.take(match.end()))

    def _broken(self, kind: Leak, text: str) -> None:
        """Hold back what never ended, but let a last paragraph of prose pass."""
        prose = prose_after(text)
        self._withhold(kind, text[: len(text) - len(prose)])
        self._emit(prose)

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
            if not (yield from self._call_list()):
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
        if window[count:].startswith("[ARGS]"):
            prefix += tape.take(6)
        close = re.compile(rf"\[/{name}\]")
        yield from self._tool(prefix, None if count and not named else close)

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

    # Data and calls.

    def _data_or_prose(self) -> Wait[None]:
        tape = self._tape
        if self._fence or not (yield from data_starts(tape)):
            self._pass()
            return
        line_start, parts = self._line_start, []
        whole = yield from read_data(tape, parts.append)
        text = "".join(parts)
        verdict = judge(text)
        if not whole:
            inline = not line_start and len(text) <= _INLINE_DATA
            if inline and verdict.data is Data.BROKEN:
                self._emit(text)
            else:
                self._broken(_LEAKS.get(verdict.data, Leak.BROKEN), text)
            return
        alone = line_start and (yield from self._line_ends())
        if verdict.data is Data.REPLY and line_start:
            self._emit(clean(verdict.text, tools=self._tools))
        elif verdict.data is Data.CALL or alone or len(text) > _INLINE_DATA:
            self._withhold(_LEAKS.get(verdict.data, Leak.DUMP), text)
        else:
            self._emit(text)

    def _line_ends(self) -> Wait[bool]:
        """Tell whether only blanks and stray closing signs follow on the line."""
        tape = self._tape
        end = yield from tape.run(re.compile(r"[ \t}\];,]"), 20)
        window = yield from tape.want(end + 1)
        ends = window[end:] in ("", "\n")
        if ends:
            tape.take(end)
        return ends

    def _ticks(self) -> Wait[None]:
        tape = self._tape
        sign = re.compile(re.escape(tape.text[tape.at]))
        count = yield from tape.run(sign, 20)
        ticks = tape.rest[:count]
        if count < 3:  # noqa: PLR2004 - code in a sentence
            self._ticked ^= ticks.startswith("`")
            self._pass(count)
        elif self._fence:
            if ticks.startswith(self._fence):
                self._fence = ""
            self._pass(count)
        else:
            yield from self._fenced(count)

    def _fenced(self, count: int) -> Wait[None]:
        """Settle whether a fence holds tool syntax, data or code for people."""
        tape = self._tape
        end = yield from tape.run(re.compile(r"[\w+#.\-]"), 30, count)
        info = tape.rest[count:end].lower()
        ticks = tape.rest[:count]
        close = re.compile(re.escape(ticks))
        if info in FENCES:
            parts = [tape.take(end)]
            mark = yield from tape.until(close, 20, parts.append)
            text = "".join(parts)
            if mark is None:
                self._broken(Leak.TOOL, text)
            else:
                self._withhold(Leak.TOOL, text, mark)
            return
        blanks = yield from tape.run(_SPACE, 200, end)
        window = yield from tape.want(blanks + 1)
        opening = tape.take(blanks)
        if window[blanks:] in ("{", "[") and (yield from data_starts(tape)):
            yield from self._fenced_data(opening, close)
            return
        self._emit(opening)
        self._fence = ticks

    def _fenced_data(self, opening: str, close: re.Pattern[str]) -> Wait[None]:
        parts: list[str] = []
        mark = yield from self._tape.until(close, 20, parts.append)
        text = "".join(parts)
        verdict = judge(text)
        if verdict.data is Data.REPLY:
            self._emit(clean(verdict.text, tools=self._tools))
        elif verdict.data is Data.CALL or not self._data:
            kind = _LEAKS.get(verdict.data, Leak.DUMP)
            self._withhold(kind, opening, text, mark or "")
        else:
            self._emit(opening + text + (mark or ""))

    def _word(self) -> Wait[None]:
        tape = self._tape
        match = (_IN_CODE if self._fence else _MARKS).match(tape.text, tape.at)
        word = match[0] if match else tape.rest[:1]
        if word.endswith("("):
            yield from self._call(word)
        elif word.endswith(":"):
            yield from self._react(word)
        else:
            yield from self._label(word)

    def _label(self, word: str) -> Wait[None]:
        """Settle `tool_calls: […]` and its kin; the bare word stays prose."""
        tape, count = self._tape, len(word)
        end = yield from tape.run(re.compile(r"[\s:=\"']"), 60, count)
        window = yield from tape.want(end + 1)
        between = window[count:end]
        if window[end:] in ("{", "[") and _LABELLED.fullmatch(between):
            yield from self._tool(tape.take(end), None)
        elif self._line_start and (not window[end:] or "\n" in between):
            self._withhold(Leak.TOOL, tape.take(end))
        else:
            self._pass(count)

    def _react(self, word: str) -> Wait[None]:
        """Settle the lines of the thought-action-observation form."""
        tape, label = self._tape, word[:-1].strip().lower()
        if not self._line_start:
            self._pass(len(word))
        elif label == "final answer":
            self._drop(len(word))
        elif label == "action":
            yield from self._react_action(word)
        elif label == "thought" and self._last == "":
            parts: list[str] = []
            yield from tape.until(_REACT_END, 60, parts.append)
            self._withhold(Leak.THINKING, *parts)
        elif label == "observation" and self.withheld:
            parts = []
            yield from tape.until(_REACT_END, 60, parts.append)
            self._withhold(Leak.TOOL, *parts)
        else:
            self._pass(len(word))

    def _react_action(self, word: str) -> Wait[None]:
        tape = self._tape
        count = yield from tape.run(re.compile(r"[^\n]"), _HEADER_AT_MOST, len(word))
        count = yield from tape.run(_SPACE, 20, count)
        window = yield from tape.want(count + 13)
        if window[count:].lower() != "action input:":
            self._pass(len(word))
            return
        head = tape.take(count + 13)
        yield from self._tool(head, re.compile(r"\n"))

    def _call_list(self) -> Wait[bool]:
        """Read `[light_on(name="x"), …]`; False if no call follows the bracket."""
        tape = self._tape
        if not self._line_start or self._fence:
            return False
        begin = yield from tape.run(_SPACE, 20, 1)
        end = yield from tape.run(re.compile(r"[\w.]"), 64, begin)
        window = yield from tape.want(end + 1)
        if (
            end == begin
            or window[end:] != "("
            or not window[begin : begin + 1].isascii()
        ):
            return False
        parts: list[str] = []
        if not (yield from self._parens(end, parts)):
            tape.text, tape.at = "".join(parts) + tape.rest, 0
            self._broken(Leak.BROKEN, tape.take(len(tape.text)))
            return True
        yield from tape.until(re.compile(r"\]|\n"), 1, parts.append)
        self._withhold(Leak.TOOL, *parts)
        return True

    def _call(self, word: str) -> Wait[None]:
        """Settle a python-like call: alone on its line, or of a tool we know."""
        tape, line_start = self._tape, self._line_start
        name = word[:-1]
        if "." in name and not line_start:
            self._pass(len(word))
            return
        known = name in self._tools or name.rpartition(".")[2] in self._tools
        quoted = self._ticked or bool(self._fence)
        if not known and (quoted or not (line_start or "_" in name)):
            self._pass(len(word))
            return
        window = yield from tape.want(len(word) + 80)
        arguments = window[len(word) :]
        keyed = "_" in name and _KEYED.match(arguments) is not None
        if not _ARGUMENTS.match(arguments) or not (known or keyed or line_start):
            self._pass(len(word))
            return
        parts: list[str] = []
        whole = yield from self._parens(len(name), parts)
        text = "".join(parts)
        if not whole and len(text) >= _CALL_AT_MOST and not known:
            self._emit(text)
        elif not whole:
            self._broken(Leak.BROKEN, text)
        elif known or keyed or (yield from self._line_ends()):
            self._withhold(Leak.TOOL, text)
        else:
            self._emit(text)

    def _parens(self, begin: int, parts: list[str]) -> Wait[bool]:
        """Read a call to its closing bracket; False if it never closes."""
        tape, depth, quote, size = self._tape, 0, "", begin
        parts.append(tape.take(begin))
        while size < _CALL_AT_MOST:
            window = yield from tape.want(1)
            if not window:
                return False
            sign = tape.take(1)
            size += 1
            parts.append(sign)
            if sign == "\\":
                yield from tape.want(1)
                parts.append(tape.take(1))
            elif quote:
                quote = "" if sign == quote else quote
            elif sign in "\"'":
                quote = sign
            elif sign in "()":
                depth += 1 if sign == "(" else -1
                if not depth:
                    return True
        return False


_LEAKS: Final = {
    Data.CALL: Leak.TOOL,
    Data.DUMP: Leak.DUMP,
    Data.BROKEN: Leak.BROKEN,
    Data.REPLY: Leak.DUMP,
}


def clean(text: str, *, tools: Collection[str] = ()) -> str:
    """Return a whole text without its leaks."""
    leaks = Leaks(tools=tools)
    return leaks.feed(text) + leaks.finish()
