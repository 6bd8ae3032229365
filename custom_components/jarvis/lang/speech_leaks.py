"""The stream filter: takes out of a model's text what was never meant for people.

Reasoning blocks, tool-call leaks, data dumps, control tokens and invented turns of
other speakers go; prose, markdown and code stay. Works while the text arrives and
decides by structure, so plain prose passes at once and the cut never matters.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
import re
from typing import Final

from .speech_data import CALL_DEPTHS, DATA, Data, judge, prose_after, read_data
from .speech_stream import NOT_BREAK, SPACE, Opening, Stream, Wait
from .speech_tokens import (
    BARS,
    CONTROL,
    FENCES,
    HEADER_END,
    KIMI,
    LONGEST_TAG,
    LOST_CHANNEL,
    LOST_FINAL,
    LOST_ROLES,
    NEXT_TURN,
    REASONING,
    SPEAKING_ROLES,
    SQUARE,
    SYSTEM,
    TAG_NAME,
    THINK_CLOSE,
    THINK_OPEN,
    Mark,
    begins_tag,
    control_close,
    control_mark,
    tag_close,
    tag_mark,
)


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


_LEAKS: Final = {
    Data.CALL: Leak.TOOL,
    Data.DUMP: Leak.DUMP,
    Data.BROKEN: Leak.BROKEN,
    Data.REPLY: Leak.DUMP,
}
# Kept of what is held back, over one reply.
_KEPT_AT_MOST: Final = 200_000
# Data inside a sentence: longer than this it is a dump.
_INLINE_DATA: Final = 200
_CALL_AT_MOST: Final = 8_000
_NESTED_AT_MOST: Final = 4
_TICKS: Final = 3

_BRACKETS: Final = "<[{◁"
_FENCE_OR_CALL: Final = (
    r"`{3,20}|~{3,20}|(?<![A-Za-z0-9_.])[A-Za-z_][A-Za-z0-9_.]{0,63}\("
)
_IN_CODE: Final = re.compile(rf"<|{_FENCE_OR_CALL}")
_IN_PROSE: Final = (
    rf"[<\[{{◁]|{_FENCE_OR_CALL}|`|(?<![\w.])[\"']?(?:tool_(?:calls?|outputs?|code"
    r"|results?|responses?|use)|function_calls?)(?!\w)"
    r"|(?<![A-Za-z])(?:Thought|Action|Observation|(?:Final[ _])?Answer):"
)
# The end of what has arrived may be the beginning of a mark.
_TAIL: Final = re.compile(
    r"(?:\bfinal[ ])?[\"']?[A-Za-z0-9_.]{0,64}\Z|`{1,3}\Z|~{1,3}\Z", re.IGNORECASE
)
_CODE: Final = re.compile(r"_|[a-z0-9][A-Z]")
_LETTER: Final = re.compile(r"\w")
_CONTROL_SIGN: Final = re.compile(r"[^<>\n]")
_THINKING_MARK: Final = re.compile(
    f"(?:{THINK_CLOSE.pattern})|(?:{THINK_OPEN.pattern})", re.IGNORECASE
)
_CHANNEL_END: Final = "<channel|>"
_CLOSERS: Final = re.compile(r"[ \t}\];,]")
_ARGUMENTS: Final = re.compile(
    r"\s*(?:\Z|\)|[A-Za-z_]\w{0,60}\s*=(?!=)|[\"'{\[]|-?\d|(?:[A-Za-z_][\w.]{0,60}\()"
    r"|(?:True|False|None|true|false|null)\b)"
)
_KEYED: Final = re.compile(r"\s*(?:[A-Za-z_]\w{0,60}\s*=(?!=)|\{\s*[\"'])")
_LABELLED: Final = re.compile(r"\s*[\"']?\s*[:=]?\s*")
_REACT_END: Final = re.compile(
    r"\n(?=\s*(?:Action|Final[ _]Answer|Answer|Observation)\s*:)", re.IGNORECASE
)
_REACT_INPUT: Final = "action input:"
# What stands in brackets before the data of a call, and what joins its name to it.
_HEAD: Final = re.compile(r"[^\[\]{}()\n]")
_JOINS: Final = re.compile(r"[\s:=>\-]")
_TOOL_WORD: Final = re.compile(r"[A-Za-z_][\w.]*")
_KEYED_OBJECT: Final = Opening(
    re.compile(r"\{\s*(?:[\"'][^\"'\n]{0,80}[\"']\s*:|[A-Za-z_]\w{0,60}\s*[:=]|\})"),
    re.compile(r"\{\s*(?:[\"'][^\"'\n]{0,80}(?:[\"']\s*)?|[A-Za-z_]\w{0,60}\s*)?\Z"),
)
_PLACEHOLDER: Final = Opening(
    re.compile(r"\[\[[a-z0-9:]{0,30}\]\]"), re.compile(r"\[\[?[a-z0-9:]{0,30}\]?\Z")
)


@lru_cache(maxsize=32)
def _marks(names: frozenset[str]) -> re.Pattern[str]:
    """Match what may begin a leak: also names of tools that are no words of people."""
    codes = sorted(filter(_CODE.search, names), key=len, reverse=True)
    any_of = "|".join(map(re.escape, codes)) or "(?!)"
    return re.compile(
        rf"(?P<name>(?-i:(?<![A-Za-z0-9_.])(?:{any_of})(?![A-Za-z0-9_(])))|{_IN_PROSE}",
        re.IGNORECASE,
    )


class LeakFilter:
    """The filter of one reply: `feed` what arrives, `finish` at its end.

    `tools` are names whose calls are held back wherever they stand. `restore`
    turns a secret's placeholder back for the reader. `thinks_first` holds the
    beginning until reasoning has closed, for models whose prompt opens it.
    `data` keeps fenced data for the eye. `opened_late` tells afterwards that
    reasoning closed which never opened.
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
        # A name is also told without what stands before its "__".
        self._names = self._tools | {one.rpartition("__")[2] for one in self._tools}
        self._marks = _marks(self._names)
        self._restore = restore
        self._thinks_first = thinks_first
        self._data = data
        self._stream = Stream()
        self._out: list[str] = []
        self._kept = 0
        self._last = ""
        self._line_start = True
        self._trim = True
        self._ticked = False
        self._fence = ""
        # A thought was said aloud, in the thought-action-observation form.
        self._reacts = False
        self._parser = self._reply()
        next(self._parser)

    def feed(self, text: str) -> str:
        """Return what of the text so far may pass, and has not passed yet."""
        self._stream.push(text)
        return self._advance()

    def finish(self) -> str:
        """Return what is left when the reply has ended."""
        self._stream.ended = True
        return self._advance()

    def _advance(self) -> str:
        next(self._parser, None)
        passed = "".join(self._out)
        self._out.clear()
        return passed

    # What passes and what stays.

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
        self._stream.take(count)

    def _pass(self, count: int = 1) -> None:
        self._emit(self._stream.take(count))

    def _broken(self, kind: Leak, text: str) -> None:
        """Hold back what never ended, but let a last paragraph of prose pass."""
        prose = prose_after(text)
        self._withhold(kind, text[: len(text) - len(prose)])
        self._emit(prose)

    def _hold(self, kind: Leak, close: re.Pattern[str], *opening: str) -> Wait[str]:
        """Hold back all up to a closing mark; return what was held."""
        parts = [*opening]
        yield from self._stream.until(close, parts.append)
        self._withhold(kind, *parts)
        return "".join(parts)

    # The reply.

    def _reply(self) -> Wait[None]:
        yield
        stream = self._stream
        stream.take((yield from stream.run(SPACE, 1_000)))
        if role := (yield from stream.decide(LOST_ROLES)):
            self._drop(len(role[0]))
        if self._thinks_first or (yield from stream.decide(REASONING)):
            self.opened_late = yield from self._thought_out_loud()
        elif (yield from stream.decide(LOST_CHANNEL)):
            yield from self._hold(Leak.THINKING, LOST_FINAL)
        while match := (yield from self._next_mark()):
            word, name = match[0], match.lastgroup
            if name or word[0] not in "<[{◁`~":
                yield from self._word(word, is_name=name is not None)
            elif word[0] == "<":
                yield from self._angle()
            elif word[0] == "[":
                yield from self._square()
            elif word[0] == "{":
                yield from self._data_or_prose()
            elif word[0] == "◁":
                yield from self._kimi()
            else:
                yield from self._ticks(word[0])

    def _next_mark(self) -> Wait[re.Match[str] | None]:
        """Let prose pass up to the next mark, which is left unread."""
        stream = self._stream
        while True:
            marks = _IN_CODE if self._fence else self._marks
            if match := marks.search(stream.text, stream.at):
                self._pass(match.start() - stream.at)
                whole = match.end() < len(stream.text) or stream.ended
                if whole or match[0][0] in _BRACKETS:
                    return match
            elif stream.ended:
                self._pass(len(stream.text))
                return None
            else:
                # All but the last word, which may become a call or a label.
                tail = _TAIL.search(stream.text, stream.at)
                end = tail.start() if tail else len(stream.text)
                self._pass(end - stream.at)
                if stream.text.endswith(".") and not self._line_start:
                    self._pass(len(stream.text))
            yield

    def _word(self, word: str, *, is_name: bool) -> Wait[None]:
        if is_name:
            yield from self._tool_name(word)
        elif word.endswith("("):
            yield from self._call(word)
        elif word.endswith(":"):
            yield from self._react(word)
        else:
            yield from self._label(word)

    # Tags and control tokens.

    def _angle(self) -> Wait[None]:
        """Parse a tag or a control token up to its `>`, and what belongs to it."""
        stream = self._stream
        if system := (yield from stream.decide(SYSTEM)):
            self._drop(len(system[0]))
            return
        begin = 2 if (yield from stream.want(2)) == "</" else 1
        end = yield from stream.run(TAG_NAME, LONGEST_TAG, begin)
        sign = yield from stream.after(end)
        name = stream.rest[begin:end]
        mark = tag_mark(name)
        control = sign in BARS and (bool(name) or begin == 1)
        if not sign and begins_tag(name):
            self._drop(end)
            return
        if not control and (mark is None or sign not in (*">= /\t",)):
            self._pass()
            return
        limit = 300 - 234 * control
        stop = yield from stream.run(_CONTROL_SIGN, limit, end)
        sign = yield from stream.after(stop)
        token = stream.rest[: stop + 1]
        if sign != ">" or (control and not CONTROL.fullmatch(token)):
            # What the end of the text cut off is none of people's words.
            if sign or stop < 3:  # noqa: PLR2004 - "<|" and a letter
                self._pass()
            else:
                self._drop(stop)
            return
        self._drop(stop + 1)
        if control:
            yield from self._section(control_mark(token), token, control_close(token))
        elif begin > 1:
            self.opened_late |= mark is Mark.THINK
        elif not token.endswith("/>"):
            yield from self._section(mark, token, tag_close(name))

    def _section(
        self, mark: Mark | None, token: str, close: re.Pattern[str]
    ) -> Wait[None]:
        """Parse what a tag or a control token opens."""
        match mark:
            case Mark.THINK:
                tag = token[1] not in BARS
                yield from self._thinking(THINK_CLOSE if tag else close)
            case Mark.TOOL:
                yield from self._tool(token, close)
            case Mark.CHANNEL:
                yield from self._channel(token)
            case Mark.HEADER:
                yield from self._header()
            case Mark.OTHER_TURN:
                yield from self._other_turn()

    def _thinking(self, close: re.Pattern[str] = THINK_CLOSE) -> Wait[None]:
        held = yield from self._hold(Leak.THINKING, close)
        # Reasoning inside reasoning: its outer part may still be going on.
        for _ in THINK_OPEN.findall(held)[:_NESTED_AT_MOST]:
            if not (yield from self._thought_out_loud()):
                return

    def _thought_out_loud(self) -> Wait[bool]:
        """Hold what comes; it was reasoning if that closes (True), else prose."""
        stream, held = self._stream, list[str]()
        mark = yield from stream.until(_THINKING_MARK, held.append)
        if mark and THINK_CLOSE.fullmatch(mark):
            self._withhold(Leak.THINKING, *held)
            return True
        stream.text, stream.at = "".join((*held, mark or "", stream.rest)), 0
        return False

    def _channel(self, token: str) -> Wait[None]:
        """Parse a channel of gpt-oss or Gemma: only the final one is for people."""
        if token == _CHANNEL_END:
            # What it ends was opened in the prompt.
            self.opened_late = True
            return
        gemma = not token[:-1].endswith(BARS)
        stop = re.compile(r"\n|<channel\|>" if gemma else r"<\|message\|>")
        header: list[str] = []
        end = yield from self._stream.until(stop, header.append)
        if end == _CHANNEL_END:
            return
        name = "".join(header).strip().lower()
        close = re.compile(r"<channel\|>") if gemma else NEXT_TURN
        if name.startswith(("analysis", "thought", "think")):
            yield from self._hold(Leak.THINKING, close, *(() if end else header))
        elif "to=" in name or end is None:
            yield from self._hold(Leak.TOOL, close, *header)

    def _header(self) -> Wait[None]:
        """Parse the role that a turn starts with; others' turns are held back."""
        count = yield from self._stream.run(re.compile(r"[^\W\d_]"), 29, 1)
        role = self._stream.rest[:count].strip().lower()
        if role in SPEAKING_ROLES:
            self._drop(count)
        elif role.isalpha():
            yield from self._other_turn()

    def _other_turn(self) -> Wait[None]:
        stream, parts = self._stream, list[str]()
        yield from stream.until(NEXT_TURN, parts.append)
        if header := (yield from stream.decide(HEADER_END)):
            parts.append(stream.take(len(header[0])))
            yield from stream.until(NEXT_TURN, parts.append)
        self._withhold(Leak.TURN, *parts)

    def _kimi(self) -> Wait[None]:
        mark = yield from self._stream.decide(KIMI)
        if mark is None:
            self._pass()
            return
        self._drop(len(mark[0]))
        if "/" in mark[0]:
            self.opened_late = True
        else:
            yield from self._thinking()

    def _square(self) -> Wait[None]:
        stream = self._stream
        if self._restore and (secret := (yield from stream.decide(_PLACEHOLDER))):
            self._emit(self._restore(stream.take(len(secret[0]))))
            return
        end = yield from stream.run(re.compile(r"[A-Z_/]"), 20, 1)
        sign = yield from stream.after(end)
        name = stream.rest[1:end]
        mark = SQUARE.get(name.removeprefix("/"))
        if mark is None or sign != "]":
            if not (yield from self._call_in_brackets()):
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
        """Parse `name[ARGS]{…}` or `[{…}]` after a square tool mark."""
        stream = self._stream
        stream.take((yield from stream.run(re.compile(r"[ \t]"), 100)))
        count = yield from stream.run(re.compile(r"[\w.\-]"), 80)
        end, after = count, (yield from stream.want(count + 6))[count:]
        if after.startswith(("[ARGS]", "[CALL_")):
            end = yield from stream.run(re.compile(r"[\w\-\]\[]"), 80, count)
        told = name.endswith(("RESULTS", "CONTENT", "TOOLS"))
        if count and end == count and not after.startswith("{"):
            end = 0
            if not told:
                self._withhold(Leak.TOOL, f"[{name}]")
                return
        close = re.compile(rf"\[/{name}\]")
        yield from self._tool(f"[{name}]{stream.take(end)}", close)

    # Data and code.

    def _tool(self, opening: str, close: re.Pattern[str] | None) -> Wait[None]:
        """Hold back a tool section: its data, or all up to its closing mark."""
        stream, parts = self._stream, [opening]
        whole = True
        while True:
            blanks = yield from stream.run(SPACE, 500)
            if (yield from stream.after(blanks)) not in ("{", "["):
                break
            parts.append(stream.take(blanks))
            whole = yield from read_data(stream, parts.append)
            parts.append(stream.take((yield from stream.run(_CLOSERS, 20))))
        if len(parts) > 1:
            whole = whole or not stream.ended or bool(stream.rest)
            window = yield from stream.want(blanks + 48)
            if close and (match := close.match(window, blanks)):
                parts.append(stream.take(match.end()))
        elif close:
            whole = (yield from stream.until(close, parts.append)) is not None
        (self._withhold if whole else self._broken)(Leak.TOOL, "".join(parts))

    def _data_or_prose(self) -> Wait[None]:
        stream, line_start = self._stream, self._line_start
        if self._fence or not (yield from stream.decide(DATA)):
            self._pass()
            return
        parts: list[str] = []
        whole = yield from read_data(stream, parts.append)
        text = "".join(parts)
        data, said = judge(text)
        if not whole:
            inline = not line_start and len(text) <= _INLINE_DATA
            if inline and data is Data.BROKEN:
                # No data, but marks that nobody is to hear may stand in it.
                self._emit(text[:1] + clean(text[1:], tools=self._tools))
            else:
                self._broken(_LEAKS[data], text)
            return
        alone = line_start and (yield from self._line_ends())
        if data is Data.REPLY and line_start:
            self._emit(clean(said, tools=self._tools))
        elif data is Data.CALL or alone or len(text) > _INLINE_DATA:
            self._withhold(_LEAKS[data], text)
        else:
            self._emit(text)

    def _line_ends(self) -> Wait[bool]:
        """Tell whether only blanks and stray closing signs follow on the line."""
        end = yield from self._stream.run(_CLOSERS, 20)
        ends = (yield from self._stream.after(end)) in ("", "\n")
        if ends:
            self._stream.take(end)
        return ends

    def _ticks(self, sign: str) -> Wait[None]:
        stream = self._stream
        count = yield from stream.run(re.compile(re.escape(sign)), 20)
        ticks = stream.rest[:count]
        if count < _TICKS:
            self._ticked ^= sign == "`"
            self._pass(count)
        elif self._fence:
            if ticks.startswith(self._fence):
                self._fence = ""
            self._pass(count)
        else:
            yield from self._fenced(ticks)

    def _fenced(self, ticks: str) -> Wait[None]:
        """Settle whether a fence holds tool syntax, data or code for people."""
        stream, count = self._stream, len(ticks)
        end = yield from stream.run(re.compile(r"[\w+#.\-]"), 30, count)
        tool = stream.rest[count:end].lower() in FENCES
        blanks = end if tool else (yield from stream.run(SPACE, 200, end))
        opens = (yield from stream.after(blanks)) in ("{", "[")
        opening = stream.take(blanks)
        if not tool and not (opens and (yield from stream.decide(DATA))):
            self._emit(opening)
            self._fence = ticks
            return
        parts: list[str] = []
        mark = yield from stream.until(re.compile(re.escape(ticks)), parts.append)
        text = "".join(parts)
        data, said = judge(text)
        if tool and mark is None:
            self._broken(Leak.TOOL, opening + text)
        elif tool:
            self._withhold(Leak.TOOL, opening, text, mark or "")
        elif data is Data.REPLY:
            self._emit(clean(said, tools=self._tools))
        elif data is Data.CALL or not (self._data and _LETTER.search(text)):
            self._withhold(_LEAKS[data], opening, text, mark or "")
        else:
            self._emit(opening + text + (mark or ""))

    # Calls as words.

    def _call_in_brackets(self) -> Wait[bool]:
        """Parse `[light_on(name="x")]` or `[Tool: light_on {…}]`; False for prose."""
        stream = self._stream
        if self._fence:
            return False
        end = yield from stream.run(_HEAD, 80, 1)
        sign = yield from stream.after(end)
        head = stream.rest[1:end]
        words = [one for one in _TOOL_WORD.findall(head) if self._is_tool(one)]
        named = any(map(_CODE.search, words)) or (words and sign in ("{", "("))
        called = sign == "(" and self._line_start and head.isascii()
        if called and _TOOL_WORD.fullmatch(head.lstrip()):
            broken = Leak.BROKEN
        elif named or (head.strip() and (yield from stream.decide(_KEYED_OBJECT, end))):
            broken = Leak.TOOL
        else:
            return False
        parts: list[str] = []
        if (yield from read_data(stream, parts.append)):
            self._withhold(Leak.TOOL, *parts)
        else:
            self._broken(broken, "".join(parts))
        return True

    def _tool_name(self, word: str) -> Wait[None]:
        """Settle a tool's name in prose: data behind it, or nothing else, is a call."""
        stream, line_start, count = self._stream, self._line_start, len(word)
        end = yield from stream.run(_JOINS, 6, count)
        sign = yield from stream.after(end)
        if (yield from stream.decide(_KEYED_OBJECT, end)):
            yield from self._tool(stream.take(end), None)
        elif line_start and (not sign or "\n" in stream.rest[count:end]):
            self._withhold(Leak.TOOL, stream.take(count))
        else:
            self._pass(count)

    def _is_tool(self, word: str) -> bool:
        """Tell whether a word is the name of a tool, or the end of one."""
        return word in self._names

    def _call(self, word: str) -> Wait[None]:
        """Settle a python-like call: alone on its line, or of a tool we know."""
        stream, line_start, name = self._stream, self._line_start, word[:-1]
        known = name in self._tools or name.rpartition(".")[2] in self._tools
        quoted = self._ticked or bool(self._fence)
        likely = known or (not quoted and (line_start or "_" in name))
        if not likely or ("." in name and not line_start):
            self._pass(len(word))
            return
        arguments = (yield from stream.want(len(word) + 80))[len(word) :]
        keyed = "_" in name and _KEYED.match(arguments) is not None
        if not _ARGUMENTS.match(arguments) or not (known or keyed or line_start):
            self._pass(len(word))
            return
        parts = [stream.take(len(name))]
        most = _CALL_AT_MOST - len(name)
        whole = yield from read_data(stream, parts.append, CALL_DEPTHS, most)
        text = "".join(parts)
        if not whole and (known or len(text) < _CALL_AT_MOST):
            self._broken(Leak.BROKEN, text)
        elif whole and (known or keyed or (yield from self._line_ends())):
            self._withhold(Leak.TOOL, text)
        else:
            self._emit(text)

    def _label(self, word: str) -> Wait[None]:
        """Settle `tool_calls: […]` and its kin; the bare word stays prose."""
        stream, count = self._stream, len(word)
        end = yield from stream.run(re.compile(r"[\s:=\"']"), 60, count)
        sign = yield from stream.after(end)
        between = stream.rest[count:end]
        if sign in ("{", "[") and _LABELLED.fullmatch(between):
            yield from self._tool(stream.take(end), None)
        elif self._line_start and (not sign or "\n" in between):
            self._withhold(Leak.TOOL, stream.take(end))
        else:
            self._pass(count)

    def _react(self, word: str) -> Wait[None]:
        """Settle the lines of the thought-action-observation form."""
        stream, label = self._stream, word[:-1].lower().replace("_", " ")
        if self._line_start and label == "action":
            yield from self._react_action(word)
        elif self._line_start and label == "thought" and not self._last:
            yield from self._hold(Leak.THINKING, _REACT_END)
            self._reacts = True
        elif self._line_start and label == "observation" and self.withheld:
            yield from self._hold(Leak.TOOL, _REACT_END)
        elif self._line_start and (
            label == "final answer" or (label == "answer" and self._reacts)
        ):
            self._reacts = False
            self._drop(len(word))
        else:
            self._emit(stream.take(len(word)))

    def _react_action(self, word: str) -> Wait[None]:
        stream = self._stream
        count = yield from stream.run(NOT_BREAK, 200, len(word))
        count = yield from stream.run(SPACE, 20, count)
        end = count + len(_REACT_INPUT)
        if (yield from stream.want(end))[count:].lower() == _REACT_INPUT:
            yield from self._tool(stream.take(end), re.compile(r"\n"))
        elif self._reacts:
            # After a thought aloud it says what to do next, "none" for nothing.
            self._withhold(Leak.TOOL, stream.take(count))
        else:
            self._pass(len(word))


def clean(text: str, *, tools: Collection[str] = ()) -> str:
    """Return a whole text without its leaks."""
    leaks = LeakFilter(tools=tools)
    return leaks.feed(text) + leaks.finish()
