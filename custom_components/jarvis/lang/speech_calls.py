"""Settles data, code and calls: which of them a person should see or hear."""

from abc import ABC, abstractmethod
from functools import lru_cache
import re
from typing import Final

from .speech_json import Data, data_starts, judge, read_data
from .speech_passage import Leak, Passage
from .speech_tags import FENCES, LONGEST_MARK
from .speech_tape import Wait

# Data inside a sentence: longer than this it is a dump.
_INLINE_DATA: Final = 200
_CALL_AT_MOST: Final = 8_000
_TICKS: Final = 3

_SPACE = re.compile(r"\s")
_LETTER = re.compile(r"\w")
_CLOSERS = re.compile(r"[ \t}\];,]")
_ARGUMENTS = re.compile(
    r"\s*(?:\Z|\)|[A-Za-z_]\w{0,60}\s*=(?!=)|[\"'{\[]|-?\d|(?:[A-Za-z_][\w.]{0,60}\()"
    r"|(?:True|False|None|true|false|null)\b)"
)
_KEYED = re.compile(r"\s*(?:[A-Za-z_]\w{0,60}\s*=(?!=)|\{\s*[\"'])")
_LABELLED = re.compile(r"\s*[\"']?\s*[:=]?\s*")
_HEADER_AT_MOST: Final = 200
_REACT_END = re.compile(
    r"\n(?=\s*(?:Action|Final[ _]Answer|Answer|Observation)\s*:)",
    re.IGNORECASE,
)
# What stands in brackets before the data of a call, and what joins its name to it.
_HEAD = re.compile(r"[^\[\]{}()\n]")
_HEAD_AT_MOST: Final = 80
_JOINS = re.compile(r"[\s:=>\-]")
_TOOL_WORD = re.compile(r"[A-Za-z_][\w.]*")
_KEYED_OBJECT = re.compile(
    r"\{\s*(?:[\"'][^\"'\n]{0,80}[\"']\s*:|[A-Za-z_]\w{0,60}\s*[:=]|\})"
)
_OPEN_OBJECT = re.compile(
    r"\{\s*(?:[\"'][^\"'\n]{0,80}(?:[\"']\s*)?|[A-Za-z_]\w{0,60}\s*)?\Z"
)
_CODE = re.compile(r"_|[a-z0-9][A-Z]")
_LEAKS: Final = {
    Data.CALL: Leak.TOOL,
    Data.DUMP: Leak.DUMP,
    Data.BROKEN: Leak.BROKEN,
    Data.REPLY: Leak.DUMP,
}


def _is_code(name: str) -> bool:
    """Tell whether a name is none of a language: `HassTurnOff`, `light_on`."""
    return _CODE.search(name) is not None


@lru_cache(maxsize=32)
def code_names(names: frozenset[str]) -> re.Pattern[str]:
    """Match the names of tools that are no words of a language."""
    codes = sorted(filter(_is_code, names), key=len, reverse=True)
    any_of = "|".join(map(re.escape, codes)) or "(?!)"
    return re.compile(rf"(?<![A-Za-z0-9_.])(?:{any_of})(?![A-Za-z0-9_(])")


class Calls(Passage, ABC):
    """Readers of everything that looks like data or a call."""

    # A thought was said aloud, in the thought-action-observation form, no answer yet.
    _reacts = False

    @abstractmethod
    def _cleaned(self, text: str) -> str:
        """Return a reply that came wrapped in data, cleaned in its turn."""

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
            after = yield from tape.run(_CLOSERS, 20)
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

    def _data_or_prose(self) -> Wait[None]:
        tape = self._tape
        if self._fence or not (yield from data_starts(tape)):
            self._pass()
            return
        line_start = self._line_start
        parts: list[str] = []
        whole = yield from read_data(tape, parts.append)
        text = "".join(parts)
        verdict = judge(text)
        if not whole:
            inline = not line_start and len(text) <= _INLINE_DATA
            if inline and verdict.data is Data.BROKEN:
                # No data, but marks that nobody is to hear may stand in it.
                self._emit(text[:1] + self._cleaned(text[1:]))
            else:
                self._broken(_LEAKS.get(verdict.data, Leak.BROKEN), text)
            return
        alone = line_start and (yield from self._line_ends())
        if verdict.data is Data.REPLY and line_start:
            self._emit(self._cleaned(verdict.text))
        elif verdict.data is Data.CALL or alone or len(text) > _INLINE_DATA:
            self._withhold(_LEAKS.get(verdict.data, Leak.DUMP), text)
        else:
            self._emit(text)

    def _line_ends(self) -> Wait[bool]:
        """Tell whether only blanks and stray closing signs follow on the line."""
        tape = self._tape
        end = yield from tape.run(_CLOSERS, 20)
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
        if count < _TICKS:
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
            yield from self._fenced_tool(end, close)
            return
        blanks = yield from tape.run(_SPACE, 200, end)
        window = yield from tape.want(blanks + 1)
        opening = tape.take(blanks)
        if window[blanks:] in ("{", "[") and (yield from data_starts(tape)):
            yield from self._fenced_data(opening, close)
            return
        self._emit(opening)
        self._fence = ticks

    def _fenced_tool(self, head: int, close: re.Pattern[str]) -> Wait[None]:
        parts = [self._tape.take(head)]
        mark = yield from self._tape.until(close, 20, parts.append)
        text = "".join(parts)
        if mark is None:
            self._broken(Leak.TOOL, text)
        else:
            self._withhold(Leak.TOOL, text, mark)

    def _fenced_data(self, opening: str, close: re.Pattern[str]) -> Wait[None]:
        parts: list[str] = []
        mark = yield from self._tape.until(close, 20, parts.append)
        text = "".join(parts)
        verdict = judge(text)
        if verdict.data is Data.REPLY:
            self._emit(self._cleaned(verdict.text))
        elif verdict.data is Data.CALL or not (self._data and _LETTER.search(text)):
            kind = _LEAKS.get(verdict.data, Leak.DUMP)
            self._withhold(kind, opening, text, mark or "")
        else:
            self._emit(opening + text + (mark or ""))

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

    def _trace(self) -> Wait[bool]:
        """Read `[Tool: light_on {…}]`, a call told in brackets; False for prose."""
        tape = self._tape
        if self._fence:
            return False
        end = yield from tape.run(_HEAD, _HEAD_AT_MOST, 1)
        window = yield from tape.want(end + 1)
        head, sign = window[1:end], window[end:]
        words = [one for one in _TOOL_WORD.findall(head) if self._is_tool(one)]
        named = any(map(_is_code, words)) or (words and sign in ("{", "("))
        if not named and not (head.strip() and (yield from self._object_at(end))):
            return False
        parts: list[str] = []
        whole = yield from read_data(tape, parts.append)
        if whole:
            self._withhold(Leak.TOOL, *parts)
        else:
            self._broken(Leak.TOOL, "".join(parts))
        return True

    def _tool_name(self, word: str) -> Wait[None]:
        """Settle a tool's name in prose: data behind it, or nothing else, is a call."""
        tape, line_start, count = self._tape, self._line_start, len(word)
        end = yield from tape.run(_JOINS, 6, count)
        window = yield from tape.want(end + 1)
        if window[end:] == "{" and (yield from self._object_at(end)):
            yield from self._tool(tape.take(end), None)
        elif line_start and (not window[end:] or "\n" in window[count:end]):
            self._withhold(Leak.TOOL, tape.take(count))
        else:
            self._pass(count)

    def _is_tool(self, word: str) -> bool:
        """Tell whether a word is the name of a tool, or the end of one."""
        return word in self._names

    def _object_at(self, at: int) -> Wait[bool]:
        """Tell whether an object with a key begins so far from here."""
        count = at + 1
        while True:
            window = yield from self._tape.want(count)
            if _KEYED_OBJECT.match(window, at):
                return True
            if len(window) < count or not _OPEN_OBJECT.match(window, at):
                return False
            count += 1

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
        tape, label = self._tape, word[:-1].lower().replace("_", " ")
        if not self._line_start:
            self._pass(len(word))
        elif label == "final answer" or (label == "answer" and self._reacts):
            self._reacts = False
            self._drop(len(word))
        elif label == "action":
            yield from self._react_action(word)
        elif label == "thought" and self._last == "":
            parts: list[str] = []
            yield from tape.until(_REACT_END, 60, parts.append)
            self._reacts = True
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
            # After a thought aloud it says what to do next, "none" for nothing.
            if self._reacts:
                self._withhold(Leak.TOOL, tape.take(count))
            else:
                self._pass(len(word))
            return
        head = tape.take(count + 13)
        yield from self._tool(head, re.compile(r"\n"))
