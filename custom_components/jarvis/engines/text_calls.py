"""Takes tool calls out of what a model says, while it is saying it.

The same structure that keeps tool syntax from being spoken finds it here. Thinking
becomes thoughts; marks of the model's template, and tool syntax that is no call, go.
The rest passes as it was written: what people may see of it is decided later.
"""

from collections.abc import Collection, Iterator, Sequence
import re
from typing import Final, override
import uuid

from ..lang.call_text import Form, TextCall, read_calls
from ..lang.speech_data import Leak
from ..lang.speech_leaks import LeakFilter, Withheld
from .base import Call, JsonObject, Message, ToolSpec
from .calls import UNREADABLE_CHARACTERS, has_switch
from .clean import clean, clean_json
from .tool_names import real_name

# After a call a model has nothing to tell before the result is there: so many
# characters more and it is making the result up.
TALK_AFTER_CALL: Final = 400
# Calls in one reply that are carried out; more is a model going round in circles.
MOST_CALLS: Final = 16
# Shorter calls are found in tool results by chance.
_ECHO: Final = 16
_THOUGHTS_KEPT: Final = 50_000
_RESULT = re.compile(
    r"\s*(?:<[|\uff5c]?\s*|\[|`{3})?(?:tool[_ ▁]?(?:response|result|output)s?\b"
    r"|observation\b|end[_ ▁]function[_ ▁]call|start[_ ▁]function[_ ▁]response)",
    re.IGNORECASE,
)
_THINK_TAG = re.compile(r"</?think(?:ing)?>|\[/?THINK\]", re.IGNORECASE)
_PLAIN = re.compile(r"[^\w]+")
_CALL_KINDS: Final = frozenset({Leak.TOOL, Leak.BROKEN, Leak.DUMP})
# What people may see of it can still be decided without the marks around it.
_TELLS_ITSELF: Final = frozenset({Leak.BROKEN, Leak.DUMP})


class CallReader(LeakFilter):
    """The reader of one reply: `feed` and `finish` as its parent's.

    `calls` are the calls found so far; from the first one on nothing passes any
    more, since what follows is said without the result. `thoughts` is thinking that
    stood in the text. `over` tells that reading on is of no use.
    """

    def __init__(
        self, specs: Sequence[ToolSpec], told: Collection[Message] = ()
    ) -> None:
        """Prepare for one reply; calls that only repeat what tools told are none."""
        names = {spec.name for spec in specs}
        short = {name.rpartition("__")[2] for name in names}
        super().__init__(tools=names | short, data=False)
        self._specs = {spec.name: spec for spec in specs}
        self._told = [m.content for m in told if m.role == "tool"]
        self._told_plain: list[str] | None = None
        self._talk = 0
        self._thoughts: list[str] = []
        self._passed = False
        self._open: set[str] = set()
        self.calls: list[Call] = []
        self.thoughts: list[str] = []
        self.over = False

    def thought(self, text: str) -> None:
        """Note what the model only thought: a call may have been left there."""
        if sum(map(len, self._thoughts)) < _THOUGHTS_KEPT:
            self._thoughts.append(text)

    def end(self, *, cut: bool = False, called: bool = False) -> str:
        """Return what is left.

        `cut` when the reply did not end by itself, `called` when it held calls that
        the server had read.
        """
        passed = self.finish()
        if not (self.calls or self._passed or called):
            self._look_into_thoughts()
        if cut:
            self.calls = [
                _unsure(call) if call.id in self._open else call for call in self.calls
            ]
        return passed

    @override
    def _emit(self, text: str) -> None:
        here = len(self._out)
        super()._emit(text)
        if self.calls:
            del self._out[here:]
            self._talk += len(text.strip())
            self.over = self.over or self._talk > TALK_AFTER_CALL
        self._passed = self._passed or bool(text.strip())

    @override
    def _withhold(self, kind: Leak, *parts: str) -> None:
        text = "".join(parts)
        if kind is Leak.THINKING:
            self._trim = True
            self.thought(text)
            self.thoughts.append(text)
            return
        if self.calls and (kind is Leak.TURN or _RESULT.match(text)):
            self.over = True
            return
        quotes = (self._ticked and not self._line_start) or self._is_echo(text)
        if self.over:
            return
        if kind in _CALL_KINDS and not quotes and self._take(kind, text):
            return
        if quotes or kind in _TELLS_ITSELF:
            was = self._passed
            self._emit(text)
            self._passed = was
        else:
            super()._withhold(kind, text)

    def _take(self, kind: Leak, text: str) -> bool:
        """Make calls of a text; False when it holds none."""
        if _RESULT.match(text):
            return False
        found = [*self._found(kind, text)]
        if not found:
            return False
        self.withheld.append(Withheld(kind, text))
        for call in found:
            self._add(call)
        return True

    def _is_tool(self, name: str) -> bool:
        return real_name(name, self._specs) is not None

    def _found(self, kind: Leak, text: str) -> Iterator[Call]:
        for written in read_calls(text, self._is_tool):
            name = real_name(written.name, self._specs)
            explicit = kind is Leak.TOOL and written.form is Form.EXPLICIT
            if name is not None or explicit:
                yield self._made(written, name, text)

    def _made(self, written: TextCall, name: str | None, text: str) -> Call:
        arguments: JsonObject = clean_json(written.arguments)
        torn = written.torn
        if written.positional:
            named = self._named(written, name)
            torn = torn or named is None
            arguments |= clean_json(named or {})
        call_id = f"call_{uuid.uuid4().hex[:16]}"
        if not written.closed:
            self._open.add(call_id)
        return Call(
            id=call_id,
            name=name or clean(written.name),
            arguments={} if torn else arguments,
            unreadable=clean(text)[:UNREADABLE_CHARACTERS] if torn else None,
        )

    def _named(self, written: TextCall, name: str | None) -> JsonObject | None:
        """Give names to arguments without one; None when there are too many."""
        spec = self._specs.get(name or "")
        known = dict(spec.parameters.get("properties") or {}) if spec else {}
        required = (spec.parameters.get("required") or ()) if spec else ()
        free = [
            key
            for key in dict.fromkeys((*required, *known))
            if key not in written.arguments
        ]
        if len(free) < len(written.positional):
            return None
        return dict(zip(free, written.positional, strict=False))

    def _add(self, call: Call) -> None:
        if has_switch(call.arguments):
            return
        known = {(c.name, str(c.arguments), c.unreadable) for c in self.calls}
        if (call.name, str(call.arguments), call.unreadable) in known:
            self._talk += TALK_AFTER_CALL // 4
        elif len(self.calls) < MOST_CALLS:
            self.calls.append(call)
            self._talk = 0
        self.over = len(self.calls) >= MOST_CALLS or self._talk > TALK_AFTER_CALL

    def _is_echo(self, text: str) -> bool:
        """Tell whether a tool's result holds the same words: then it is a quotation."""
        if self._told_plain is None:
            self._told_plain = [_plain(told) for told in self._told]
        plain = _plain(text)
        return len(plain) >= _ECHO and any(plain in told for told in self._told_plain)

    def _look_into_thoughts(self) -> None:
        """Find the call of a model that never stopped thinking."""
        text, self._thoughts = "".join(self._thoughts), []
        if not text:
            return
        inner = CallReader(tuple(self._specs.values()))
        inner._told = self._told
        inner.feed(_THINK_TAG.sub("\n", text))
        inner.finish()
        self.calls += [c for c in inner.calls if c.name in self._specs]


def _plain(text: str) -> str:
    """Return letters and digits alone, as they stand in any quotation."""
    return _PLAIN.sub("", text.replace("\\", ""))


def _unsure(call: Call) -> Call:
    """Return a call that a limit may have cut: what is missing could matter."""
    if call.unreadable is not None:
        return call
    return Call(
        id=call.id, name=call.name, arguments={}, unreadable=str(call.arguments)
    )
