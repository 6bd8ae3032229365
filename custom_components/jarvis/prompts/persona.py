"""Who Jarvis is and the rules it keeps: the head of every prompt, never changing."""

from dataclasses import dataclass

PERSONA = """\
You are {name}, the assistant of this house: a British butler, dry and brief.
Answer first; at most one light quip after it, and none when the matter is serious.
"""

RULES = """\
Rules:
- Reply in the language of the user, in plain spoken sentences, as short as the \
question allows.
- What the user says comes from speech recognition: expect misheard names and take \
the likeliest meaning.
- Context in brackets after a message comes from the house, not from the user.
"""

TOOL_RULES = """\
- To do something or to learn the state of something, call a tool. Never say that \
something is done, on, off, open or closed unless a tool result in this turn says so.
- When a tool reports an error, correct the call or say plainly what did not work.
- Ask one short question when you cannot tell which device is meant.
"""

NO_TOOL_RULES = """\
- You cannot control or read devices here. Say so when asked to.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonaFacts:
    """What the head of the prompt depends on.

    `house` is the block about the house and the instructions of other APIs,
    `language` a language code when the owner fixed the language of replies.
    """

    name: str
    tools: bool
    language: str | None = None
    owner: str = ""
    house: str = ""
    extra: str = ""


def render(facts: PersonaFacts) -> str:
    """Write the system prompt: stable parts first, what may change last."""
    parts = [
        PERSONA.format(name=facts.name),
        RULES,
        TOOL_RULES if facts.tools else NO_TOOL_RULES,
    ]
    if facts.language:
        parts.append(f"- Always reply in this language: {facts.language}.\n")
    parts += [f"\n{part.strip()}\n" for part in (facts.owner, facts.house) if part]
    if facts.extra:
        parts.append(f"\n{facts.extra.strip()}\n")
    return "".join(parts).strip()
