"""Asks which tools an utterance needs; only for owners who prefer a model's choice."""

from collections.abc import Sequence
import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engines.base import ToolSpec

MOST = 6
_LONGEST = 120
_PROMPT = """\
Which of these tools are needed for what the user wants? At most {most}; none for \
small talk.
Answer as JSON: {{"tools": ["…"]}}

{tools}

<user>
{text}
</user>"""


def schema(specs: Sequence[ToolSpec]) -> dict[str, Any]:
    """Return what the answer must look like."""
    names = [spec.name for spec in specs]
    return {
        "type": "object",
        "properties": {
            "tools": {
                "type": "array",
                "maxItems": MOST,
                "items": {"type": "string", "enum": names},
            }
        },
        "required": ["tools"],
        "additionalProperties": False,
    }


def render(text: str, specs: Sequence[ToolSpec]) -> str:
    """Write the prompt for a masked utterance."""
    tools = "\n".join(
        f"- {spec.name}: {' '.join(spec.description.split())[:_LONGEST]}"
        for spec in specs
    )
    return _PROMPT.format(
        most=MOST, tools=tools, text=" ".join(text.split()).replace("</user>", "")
    )


def parse(answer: str, specs: Sequence[ToolSpec]) -> tuple[str, ...] | None:
    """Read the names, in JSON or loose; () for none, None for no answer at all."""
    names = [spec.name for spec in specs]
    try:
        told = json.loads(answer)
    except ValueError, RecursionError:
        told = None
    if isinstance(told, dict) and isinstance(told.get("tools"), list):
        return tuple(name for name in told["tools"] if name in names)
    said = set(re.findall(r"[\w-]+", answer.casefold()))
    if found := tuple(name for name in names if name.casefold() in said):
        return found
    return () if said & {"none", "no"} else None
