"""Asks for a plan of at most five steps, and reads one however it was written.

Engines that can are held to `schema`; the rest answer in JSON, lists, bold or
fenced lines, after thinking. Steps name tools; `searchMemory` first means that
the long memory is wanted; a lone reply step that nothing is. Words that name
neither are prose and no plan.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
import json
import re
from typing import TYPE_CHECKING, Any, Final

from ..lang.lenient_json import read_lenient

if TYPE_CHECKING:
    from ..engines.base import ToolSpec

MOST_STEPS: Final = 5
MEMORY: Final = "searchMemory"
REPLY: Final = "reply"

# Behind the conversation itself, so that the server knows all before it already.
INSTRUCTION: Final = """\
[Do not answer yet and call nothing. Write the plan first, at most 5 steps in order. \
A step names a tool and its arguments; write <what is needed> for what an earlier step \
has to find out. If it needs to be known what the user said, likes or did before, the \
first step is searchMemory with a topic. Without any need for a tool the only step is \
reply.{others} Answer as JSON: {{"steps": [{{"tool": "…", "arguments": {{}}}}]}}]"""
_ALONE: Final = """\
Tools:
{tools}

{dialogue}The user says: {text}

{instruction}"""
_OTHERS: Final = " Further tools: {names}."
_LONGEST: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A step as read: the words, the tool they name, its arguments."""

    text: str
    tool: str | None = None
    arguments: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """A plan as read; `memory` is the topic of its searchMemory step, None without.

    `replies` tells that a reply was among its steps.
    """

    steps: tuple[Line, ...] = ()
    memory: str | None = None
    replies: bool = False

    @property
    def is_prose(self) -> bool:
        """Tell whether it says nothing of what is needed."""
        if self.memory is not None or any(step.tool for step in self.steps):
            return False
        return bool(self.steps) or not self.replies


def schema(names: Sequence[str]) -> dict[str, Any]:
    """Return what the answer must look like, for tools of these names."""
    step = {
        "type": "object",
        "properties": {
            "tool": {"type": "string", "enum": [MEMORY, REPLY, *names]},
            "arguments": {"type": "object"},
        },
        "required": ["tool", "arguments"],
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {
            "steps": {"type": "array", "maxItems": MOST_STEPS, "items": step}
        },
        "required": ["steps"],
        "additionalProperties": False,
    }


def instruction(others: Sequence[str] = ()) -> str:
    """Write what is asked for behind a conversation; `others` are tools not shown."""
    return INSTRUCTION.format(
        others=_OTHERS.format(names=", ".join(others)) if others else ""
    )


def render_alone(text: str, dialogue: Sequence[str], specs: Iterable[ToolSpec]) -> str:
    """Write the whole prompt, for a model that has not read the conversation."""
    tools = "\n".join(
        f"- {spec.name}: {' '.join(spec.description.split())[:_LONGEST]}"
        for spec in specs
    )
    before = "\n".join(dialogue)
    return _ALONE.format(
        tools=tools,
        dialogue=f"Before:\n{before}\n\n" if before else "",
        text=" ".join(text.split()),
        instruction=instruction(),
    )


_THINKING = re.compile(
    r"<(think|thinking|thought|reasoning)>.*?(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE
)
_LATE_THINKING = re.compile(r"\A.*?</(?:think|thinking|thought|reasoning)>", re.DOTALL)
_FENCE = re.compile(r"^[ \t]*```.*$", re.MULTILINE)
_MARK = re.compile(
    r"^\s*(?:[-*•\u2013]\s+|\(?\d{1,2}[.):]\s*|step\s*\d{1,2}\s*[:.)-]\s*)+",
    re.IGNORECASE,
)
_ALMOST = re.compile(r"(?:```\w*\s*)?(?:\{|\[\s*[{\"'])")
_BOLD = re.compile(r"\*\*|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)|`")
_PAIR = re.compile(
    r"(?<![\w-])([A-Za-z_][\w-]*)\s*[=:]\s*(\"[^\"]*\"|'[^']*'|\{.{0,500}\}|[^\s,]+)"
)
_NAME = re.compile(r"[A-Za-z][\w-]*(?:__[\w-]+)*")
# What stands behind the name of a tool, and a name that is no word of a sentence.
_PLAIN = re.compile(r"[({:=\u2013\u2014-]|[A-Za-z_][\w-]*\s*[=:]")
_ODD = re.compile(r"[_\d]|[a-z][A-Z]")
# Five steps need far less; what is longer is no plan.
_LONGEST_PLAN: Final = 8_000


def parse(answer: str, tools: Mapping[str, ToolSpec]) -> Read | None:
    """Read a plan; None when there is none, which is not an empty plan."""
    text = _LATE_THINKING.sub("", _THINKING.sub("", answer)).strip()
    text = text[:_LONGEST_PLAN]
    items = _items(text)
    if items is not None:
        lines = [line for item in items if (line := _from_item(item, tools))]
    else:
        lines = list(_from_lines(text, tools))
    return from_steps(lines)


def from_steps(lines: Iterable[Line]) -> Read | None:
    """Put a plan together: memory apart, each step once, no more than allowed.

    Without any step it is None: that is no plan to do nothing.
    """
    memory: str | None = None
    kept: dict[str, Line] = {}
    if not (lines := list(lines)):
        return None
    for line in lines:
        if line.tool == MEMORY:
            memory = memory or _topic(line)
        elif line.tool != REPLY:
            kept.setdefault(_key(line), line)
    replies = any(line.tool == REPLY for line in lines)
    steps = tuple(kept.values())[:MOST_STEPS]
    return Read(steps=steps, memory=memory, replies=replies)


def read_step(text: str, tools: Mapping[str, ToolSpec]) -> Line:
    """Read one step written in words, e.g. "web_search query='rain'"."""
    plain = _BOLD.sub("", text).strip()
    found = _NAME.match(plain)
    if found is None:
        return Line(text=plain)
    name = _tool(found[0], tools)
    if name is None:
        return Line(text=plain)
    rest = plain[found.end() :].strip()
    if name != REPLY and rest and not (_PLAIN.match(rest) or _ODD.search(found[0])):
        # "Remember that …" is a sentence, and no call of what is called so.
        return Line(text=plain)
    return Line(text=plain, tool=name, arguments=_arguments(rest, tools.get(name)))


def _items(text: str) -> list[Any] | None:
    """Find the steps of a plan in JSON; None where there is no JSON of a plan."""
    for start in sorted(at for at in (text.find("{"), text.find("[")) if at >= 0):
        try:
            told, _ = json.JSONDecoder().raw_decode(text[start:])
        except ValueError, RecursionError:
            # Almost JSON is read where nothing but a fence stands before it.
            alone = _ALMOST.match(text) is not None
            told = read_lenient(text, start).value if alone else None
        if isinstance(told, dict):
            if _one(told, "tool", "action") is not None:
                return [told]
            told = _one(told, "steps", "plan", "tasks")
        if isinstance(told, list):
            return told
    return None


def _from_item(item: Any, tools: Mapping[str, ToolSpec]) -> Line | None:
    if isinstance(item, str):
        return read_step(item, tools) if item.strip() else None
    if not isinstance(item, dict):
        return None
    words = _one(item, "text", "step", "description", "do")
    named = _one(item, "tool", "name", "action")
    given = _one(item, "arguments", "args", "parameters")
    name = _tool(str(named), tools) if named else None
    if name is None:
        return read_step(str(words or named or ""), tools) if words or named else None
    arguments = _declared(given if isinstance(given, dict) else {}, tools.get(name))
    text = " ".join((name, *(f"{k}={v!r}" for k, v in arguments.items())))
    return Line(text=text, tool=name, arguments=arguments)


def _one(told: Mapping[str, Any], *keys: str) -> Any:
    return next((told[key] for key in keys if key in told), None)


def _from_lines(text: str, tools: Mapping[str, ToolSpec]) -> Iterator[Line]:
    for raw in _FENCE.sub("", text).splitlines():
        line = _MARK.sub("", raw).strip()
        if line and not line.endswith(":") and line.casefold() not in {"none", "json"}:
            yield read_step(line, tools)


def _tool(named: str, tools: Mapping[str, ToolSpec]) -> str | None:
    """Find the tool of a name that may lack its namespace or its case."""
    folded = named.casefold()
    if folded in {MEMORY.casefold(), "search_memory"}:
        return MEMORY
    if folded == REPLY:
        return REPLY
    whole = [name for name in tools if name.casefold() == folded]
    ends = [n for n in tools if n.casefold().rpartition("__")[2] == folded]
    return next(iter(whole), ends[0] if len(ends) == 1 else None)


def _arguments(rest: str, spec: ToolSpec | None) -> dict[str, Any]:
    inner = rest.strip().removeprefix("(").removesuffix(")").strip()
    if inner.startswith("{"):
        told = read_lenient(inner).value
        if isinstance(told, dict):
            return _declared(told, spec)
    pairs = {key: value.strip("'\"") for key, value in _PAIR.findall(inner)}
    if pairs:
        return _declared(pairs, spec)
    words = inner.lstrip(":-\u2013\u2014 ").strip("'\" ")
    only = _first_argument(spec)
    return {only: words} if words and only else {}


def _declared(given: Mapping[str, Any], spec: ToolSpec | None) -> dict[str, Any]:
    """Keep the arguments that the tool declares; all where it declares none."""
    known: Any = (spec.parameters.get("properties") or {}) if spec else {}
    return {k: v for k, v in given.items() if not known or k in known}


def _first_argument(spec: ToolSpec | None) -> str | None:
    if spec is None:
        return "topic"
    required = spec.parameters.get("required")
    return str(required[0]) if isinstance(required, list) and required else None


def _topic(line: Line) -> str:
    said = line.arguments.get("topic") or next(iter(line.arguments.values()), "")
    return " ".join(str(said).split())


def _key(line: Line) -> str:
    if line.tool is None:
        return line.text.casefold()
    return f"{line.tool} {json.dumps(line.arguments, sort_keys=True, default=str)}"
