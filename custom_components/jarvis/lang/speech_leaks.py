"""The stream filter: takes out of a model's text what was never meant for people.

Reasoning blocks, tool-call leaks, data dumps, control tokens and invented turns of
other speakers go; prose, markdown and code stay. Works while the text arrives and
decides by structure, so plain prose passes at once and the cut never matters.
"""

from collections.abc import Callable, Collection
from functools import lru_cache
import re
from typing import Final, NamedTuple, override

from . import speech_tokens as tokens
from .speech_data import CALL_DEPTHS, DATA, Leak, judge, prose_after, read_data
from .speech_stream import Opening, StreamParser, Wait, phrases


class Withheld(NamedTuple):
    """Text that was held back, for the repair step and the trace."""

    kind: Leak
    text: str


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
_THINKING_MARK: Final = f"{tokens.THINK_CLOSE}|{tokens.THINK_OPEN}"
_CHANNEL_END: Final = "<channel|>"
_ARGUMENTS: Final = re.compile(
    r"\(\s*(?:\Z|\)|[A-Za-z_]\w{0,60}\s*=(?!=)|[\"'{\[]|-?\d|(?:[A-Za-z_][\w.]{0,60}\()"
    r"|(?:True|False|None|true|false|null)\b)"
)
_KEYED: Final = re.compile(r"\(\s*(?:[A-Za-z_]\w{0,60}\s*=(?!=)|\{\s*[\"'])")
_REACT_END: Final = r"(?i:\n(?=\s*(?:Action|Final[ _]Answer|Answer|Observation)\s*:))"
_REACT_INPUT: Final = phrases(("action input:",))
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


class LeakFilter(StreamParser):
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
        super().__init__()
        self.withheld: list[Withheld] = []
        self.opened_late = False
        self._tools = frozenset(tools)
        # A name is also told without what stands before its "__".
        self._names = self._tools | {one.rpartition("__")[2] for one in self._tools}
        self._marks = _marks(self._names)
        self._restore = restore
        self._thinks_first = thinks_first
        self._data = data
        self._last = ""
        self._line_start = True
        self._trim = True
        self._ticked = False
        self._fence = ""
        # So far no data and no calls are looked for: it was read and is prose.
        self._prose_until = 0
        # A thought was said aloud, in the thought-action-observation form.
        self._reacts = False

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
        if text.strip():
            self.withheld.append(Withheld(kind, text))

    def _drop(self, count: int) -> None:
        self._trim = True
        self.take(count)

    def _pass(self, count: int = 1) -> None:
        self._emit(self.take(count))

    def _broken(self, kind: Leak, text: str) -> None:
        """Hold back what never ended, but let a last paragraph of prose pass."""
        prose = prose_after(text)
        self._withhold(kind, text[: len(text) - len(prose)])
        self._emit(prose)

    def _hold(self, kind: Leak, close: str, *opening: str) -> Wait[str]:
        """Hold back all up to a closing mark; return what was held."""
        parts = [*opening]
        yield from self.until(close, parts.append)
        self._withhold(kind, *parts)
        return "".join(parts)

    def _as_prose(self, text: str) -> None:
        """Parse again what was read: marks nobody is to hear may stand in it."""
        self.put_back(text)
        self._prose_until = self.read + len(text)
        self._pass()

    # The reply.

    @override
    def _parse(self) -> Wait[None]:
        self.take((yield from self.run(r"\s", 1_000)))
        if role := (yield from self.decide(tokens.LOST_ROLES)):
            self._drop(len(role[0]))
        if self._thinks_first or (yield from self.decide(tokens.REASONING)):
            self.opened_late = yield from self._thought_out_loud()
        elif (yield from self.decide(tokens.LOST_CHANNEL)):
            yield from self._hold(Leak.THINKING, tokens.LOST_FINAL)
        while match := (yield from self._next_mark()):
            word = match[0]
            if word[0] in _BRACKETS:
                yield from self._bracket(word[0])
            elif word[0] in "`~":
                yield from self._ticks(word[0])
            elif word[-1] == "(":
                yield from self._call(word)
            elif word[-1] == ":":
                yield from self._react(word)
            else:
                yield from self._label(word, is_name=match.lastgroup is not None)

    def _next_mark(self) -> Wait[re.Match[str] | None]:
        """Let prose pass up to the next mark, which is left unread."""
        while True:
            marks = _IN_CODE if self._fence else self._marks
            if match := marks.search(self.text, self.at):
                self._pass(match.start() - self.at)
                if match.end() < len(self.text) or self.ended:
                    return match
                if match[0][0] in _BRACKETS:
                    return match
            elif self.ended:
                self._pass(self.left)
                return None
            else:
                # All but the last word, which may become a call or a label.
                tail = _TAIL.search(self.text, self.at)
                dot = self.text.endswith(".") and not self._line_start
                self._pass((tail.start() - self.at) if tail and not dot else self.left)
            yield

    # Tags and control tokens.

    def _bracket(self, sign: str) -> Wait[None]:
        if self._restore and (secret := (yield from self.decide(_PLACEHOLDER))):
            self._emit(self._restore(self.take(len(secret[0]))))
        elif (yield from self._mark()):
            return
        elif sign in "<◁":
            self._pass()
        elif sign == "{" or not (yield from self._call_in_brackets()):
            yield from self._data_or_prose()

    def _mark(self) -> Wait[bool]:
        """Parse a mark and what belongs to it; False for prose."""
        match = yield from self.decide(tokens.TOKEN)
        mark = tokens.mark_of(match[0]) if match else None
        if match is None and self.ended and tokens.CUT_OFF.match(self.text, self.at):
            self._drop(self.left)
            return True
        if match is None or mark is None:
            return False
        token = match[0]
        self._drop(len(token))
        if token[1] == "/":
            self.opened_late |= mark is tokens.Mark.THINK
        elif token[-2] != "/":
            yield from self._section(mark, token)
        return True

    def _section(self, mark: tokens.Mark, token: str) -> Wait[None]:
        """Parse what a tag or a control token opens."""
        match mark:
            case tokens.Mark.THINK:
                yield from self._thinking(tokens.close_of(token, mark))
            case tokens.Mark.TOOL if token[0] == "[":
                yield from self._mistral(token)
            case tokens.Mark.TOOL:
                yield from self._tool(token, tokens.close_of(token, mark))
            case tokens.Mark.CHANNEL:
                yield from self._channel(token)
            case tokens.Mark.HEADER:
                yield from self._header()
            case tokens.Mark.OTHER_TURN:
                yield from self._other_turn()

    def _thinking(self, close: str) -> Wait[None]:
        held = yield from self._hold(Leak.THINKING, close)
        # Reasoning inside reasoning: its outer part may still be going on.
        for _ in re.findall(tokens.THINK_OPEN, held)[:_NESTED_AT_MOST]:
            if not (yield from self._thought_out_loud()):
                return

    def _thought_out_loud(self) -> Wait[bool]:
        """Hold what comes; it was reasoning if that closes (True), else prose."""
        held: list[str] = []
        mark = yield from self.until(_THINKING_MARK, held.append)
        if mark and re.fullmatch(tokens.THINK_CLOSE, mark):
            self._withhold(Leak.THINKING, *held)
            return True
        self.put_back("".join((*held, mark or "")))
        return False

    def _channel(self, token: str) -> Wait[None]:
        """Parse a channel of gpt-oss or Gemma: only the final one is for people."""
        if token == _CHANNEL_END:
            # What it ends was opened in the prompt.
            self.opened_late = True
            return
        gemma = token[-2] not in tokens.BARS
        stop = r"\n|<channel\|>" if gemma else r"<\|message\|>"
        header: list[str] = []
        end = yield from self.until(stop, header.append)
        name = "".join(header).strip().lower()
        close = r"<channel\|>" if gemma else tokens.NEXT_TURN
        if end == _CHANNEL_END:
            return
        if name.startswith(("analysis", "thought", "think")):
            yield from self._hold(Leak.THINKING, close, *(() if end else header))
        elif "to=" in name or end is None:
            yield from self._hold(Leak.TOOL, close, *header)

    def _header(self) -> Wait[None]:
        """Parse the role that a turn starts with; others' turns are held back."""
        count = yield from self.run(r"[^\W\d_]", 29, 1)
        role = self.peek(0, count).strip().lower()
        if role in tokens.SPEAKING_ROLES:
            self._drop(count)
        elif role.isalpha():
            yield from self._other_turn()

    def _other_turn(self) -> Wait[None]:
        parts: list[str] = []
        yield from self.until(tokens.NEXT_TURN, parts.append)
        if header := (yield from self.decide(tokens.HEADER_END)):
            parts.append(self.take(len(header[0])))
            yield from self.until(tokens.NEXT_TURN, parts.append)
        self._withhold(Leak.TURN, *parts)

    def _mistral(self, token: str) -> Wait[None]:
        """Parse `name[ARGS]{…}` or `[{…}]` after a square tool mark."""
        end = yield from self.run(r"[\w.\-\[\] \t]", 160)
        named = (yield from self.after(end)) == "{"
        head = self.peek(0, end).rstrip("[ ") if named else ""
        told = token.endswith(("RESULTS]", "CONTENT]", "TOOLS]"))
        if named or told or not self.peek(0, end).strip("[ \t"):
            opening = token + self.take(len(head))
            yield from self._tool(opening, tokens.close_of(token, tokens.Mark.TOOL))
        else:
            self._withhold(Leak.TOOL, token)

    # Data and code.

    def _tool(self, opening: str, close: str) -> Wait[None]:
        """Hold back a tool section: its data, or all up to its closing mark."""
        parts = [opening]
        whole = True
        while True:
            blanks = yield from self.run(r"\s", 500)
            if (yield from self.after(blanks)) not in ("{", "["):
                break
            parts.append(self.take(blanks))
            whole = yield from read_data(self, parts.append)
            parts.append(self.take((yield from self.run(r"[ \t}\];,]", 20))))
        if len(parts) > 1:
            whole = whole or not self.ended or self.left > 0
            window = yield from self.want(blanks + 48)
            if close and (match := re.match(close, window[blanks:])):
                parts.append(self.take(blanks + match.end()))
        elif close:
            whole = (yield from self.until(close, parts.append)) is not None
        (self._withhold if whole else self._broken)(Leak.TOOL, "".join(parts))

    def _data_or_prose(self) -> Wait[None]:
        line_start = self._line_start
        prose = self._fence or self.read < self._prose_until
        if prose or not (yield from self.decide(DATA)):
            self._pass()
            return
        parts: list[str] = []
        whole = yield from read_data(self, parts.append)
        text = "".join(parts)
        kind, said = judge(text)
        short = len(text) <= _INLINE_DATA
        if not whole and short and not line_start and kind is Leak.BROKEN:
            # Only its first sign is sure to be no data.
            self.put_back(text)
            self._pass()
            self._line_start = True
            return
        if not whole:
            self._broken(kind, text)
            return
        alone = line_start and (yield from self._line_ends())
        if said and line_start:
            self.put_back(said)
        elif kind is Leak.TOOL or alone or not short:
            self._withhold(kind, text)
        else:
            self._as_prose(text)

    def _line_ends(self) -> Wait[bool]:
        """Tell whether only blanks and stray closing signs follow on the line."""
        end = yield from self.run(r"[ \t}\];,]", 20)
        ends = (yield from self.after(end)) in ("", "\n")
        if ends:
            self.take(end)
        return ends

    def _ticks(self, sign: str) -> Wait[None]:
        count = yield from self.run(sign, 20)
        ticks = self.peek(0, count)
        if count >= _TICKS and not self._fence:
            yield from self._fenced(ticks)
            return
        if count < _TICKS:
            self._ticked ^= sign == "`"
        elif ticks.startswith(self._fence):
            self._fence = ""
        self._pass(count)

    def _fenced(self, ticks: str) -> Wait[None]:
        """Settle whether a fence holds tool syntax, data or code for people."""
        count = len(ticks)
        end = yield from self.run(r"[\w+#.\-]", 30, count)
        tool = self.peek(count, end).lower() in tokens.FENCES
        end = end if tool else (yield from self.run(r"\s", 200, end))
        if not tool and not (yield from self.decide(DATA, end)):
            self._pass(end)
            self._fence = ticks
            return
        opening, parts = self.take(end), list[str]()
        mark = yield from self.until(ticks, parts.append)
        text = "".join(parts)
        kind, said = (Leak.TOOL, "") if tool else judge(text)
        if tool and mark is None:
            self._broken(kind, opening + text)
        elif said:
            self.put_back(said)
        elif kind is Leak.TOOL or not (self._data and re.search(r"\w", text)):
            self._withhold(kind, opening, text, mark or "")
        else:
            self.put_back(text + (mark or ""))
            self._emit(opening)
            self._fence = ticks

    # Calls as words.

    def _call_in_brackets(self) -> Wait[bool]:
        """Parse `[light_on(name="x")]` or `[Tool: light_on {…}]`; False for prose."""
        if self._fence:
            return False
        end = yield from self.run(r"[^\[\]{}()\n]", 80, 1)
        sign = yield from self.after(end)
        head = self.peek(1, end)
        words = [one for one in _TOOL_WORD.findall(head) if self._is_tool(one)]
        named = any(map(_CODE.search, words)) or (words and sign in ("{", "("))
        called = sign == "(" and self._line_start and head.isascii()
        if called and _TOOL_WORD.fullmatch(head.lstrip()):
            broken = Leak.BROKEN
        elif named or (head.strip() and (yield from self.decide(_KEYED_OBJECT, end))):
            broken = Leak.TOOL
        else:
            return False
        parts: list[str] = []
        if (yield from read_data(self, parts.append)):
            self._withhold(Leak.TOOL, *parts)
        else:
            self._broken(broken, "".join(parts))
        return True

    def _is_tool(self, word: str) -> bool:
        """Tell whether a word is the name of a tool, or the end of one."""
        return word in self._names

    def _call(self, word: str) -> Wait[None]:
        """Settle a python-like call: alone on its line, or of a tool we know."""
        line_start, name = self._line_start, word[:-1]
        known = name in self._tools or name.rpartition(".")[2] in self._tools
        prose = self._ticked or self._fence or self.read < self._prose_until
        likely = known or (not prose and (line_start or "_" in name))
        likely = likely and (line_start or "." not in name)
        window = (yield from self.want(len(word) + 80)) if likely else ""
        arguments = window[len(name) :]
        keyed = "_" in name and _KEYED.match(arguments) is not None
        if not _ARGUMENTS.match(arguments) or not (known or keyed or line_start):
            self._pass(len(word))
            return
        parts = [self.take(len(name))]
        most = _CALL_AT_MOST - len(name)
        whole = yield from read_data(self, parts.append, CALL_DEPTHS, most)
        text = "".join(parts)
        if not whole and (known or len(text) < _CALL_AT_MOST):
            self._broken(Leak.BROKEN, text)
        elif whole and (known or keyed or (yield from self._line_ends())):
            self._withhold(Leak.TOOL, text)
        else:
            self._as_prose(text)

    def _label(self, word: str, *, is_name: bool) -> Wait[None]:
        """Settle `tool_calls: […]`, `light_on {…}` and their kin; a bare word stays."""
        end = yield from self.run(r"[\s:=>\-\"']", 6 if is_name else 60, len(word))
        sign = yield from self.after(end)
        keyed = is_name and (yield from self.decide(_KEYED_OBJECT, end))
        if keyed or (not is_name and sign in ("{", "[")):
            yield from self._tool(self.take(end), "")
        elif self._line_start and (not sign or "\n" in self.peek(len(word), end)):
            self._withhold(Leak.TOOL, self.take(end))
        else:
            self._pass(len(word))

    def _react(self, word: str) -> Wait[None]:
        """Settle the lines of the thought-action-observation form."""
        label = word[:-1].lower().replace("_", " ") if self._line_start else ""
        if label == "action":
            yield from self._react_action(word)
        elif label == "thought" and not self._last:
            yield from self._hold(Leak.THINKING, _REACT_END)
            self._reacts = True
        elif label == "observation" and self.withheld:
            yield from self._hold(Leak.TOOL, _REACT_END)
        elif label == "final answer" or (label == "answer" and self._reacts):
            self._reacts = False
            self._drop(len(word))
        else:
            self._pass(len(word))

    def _react_action(self, word: str) -> Wait[None]:
        count = yield from self.run(r"[^\n]", 200, len(word))
        count = yield from self.run(r"\s", 20, count)
        if data := (yield from self.decide(_REACT_INPUT, count)):
            opening = self.take(count + len(data[0]))
            yield from self._tool(opening, "\n")
        elif self._reacts:
            # After a thought aloud it says what to do next, "none" for nothing.
            self._withhold(Leak.TOOL, self.take(count))
        else:
            self._pass(len(word))
