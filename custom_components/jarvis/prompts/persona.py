"""Who Jarvis is and the rules it keeps: the head of every prompt, never changing."""

from dataclasses import dataclass

DEFAULT_NAME = "Jarvis"
PERSONA = """\
You are named {name}, the assistant of this house: a British butler, dry and brief.
Answer first; at most one light quip after it, and none when the matter is serious.
"""

RULES = """\
Rules:
- Reply in the language of the user, in plain spoken sentences, as short as the \
question allows.
- What the user says comes from speech recognition: expect misheard names, take the \
likeliest meaning, and ask one short question when you are unsure of it.
- Context in brackets after a message comes from the house, not from the user.
"""

TOOL_RULES = """\
- To do something or to learn the state of something, call a tool. Never say that \
something is done, on, off, open or closed unless a tool result in this turn says so.
- When a tool reports an error, correct the call or say plainly what did not work.
- Ask one short question when you cannot tell which device is meant.
"""

PROACTIVE = """\
- Use tools proactively when they make the answer better.
"""

# A small model follows few rules, so these are all.
SMALL_RULES = """\
Rules:
- Reply in the language of the user, in one or two plain spoken sentences.
- The words come from speech recognition and may be misheard: take the likeliest \
meaning, and ask one short question when unsure.
- Context in brackets after a message comes from the house, not from the user.
"""

SMALL_TOOL_RULES = """\
- For greetings, thanks and small talk, in whatever language, and when told how to \
talk, answer without a tool.
- To do something or to learn a state, call a tool. Say that something is done only \
when a tool result says so.
- Of a named film, book, person, product or place you know no facts about: look it up \
with a tool, without asking first.
- Never ask for what a tool finds out by itself.
"""

NO_TOOL_RULES = """\
- You cannot control or read devices here. Say so when asked to.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonaFacts:
    """What the head of the prompt depends on.

    `house` is the block about the house and the instructions of other APIs,
    `language` a language code when the owner fixed the language of replies. A
    `small` model gets the fewest rules, a `large` one is trusted with more.
    """

    name: str
    tools: bool
    small: bool = False
    large: bool = False
    language: str | None = None
    owner: str = ""
    house: str = ""
    extra: str = ""


def render(facts: PersonaFacts) -> str:
    """Write the system prompt: stable parts first, what may change last."""
    parts = [
        PERSONA.format(name=facts.name.strip() or DEFAULT_NAME),
        SMALL_RULES if facts.small else RULES,
        _tool_rules(facts),
    ]
    if facts.language:
        parts.append(f"- Always reply in this language: {facts.language}.\n")
    parts += [f"\n{part.strip()}\n" for part in (facts.owner, facts.house) if part]
    if facts.extra:
        parts.append(f"\n{facts.extra.strip()}\n")
    return "".join(parts).strip()


def _tool_rules(facts: PersonaFacts) -> str:
    if not facts.tools:
        return NO_TOOL_RULES
    if facts.small:
        return SMALL_TOOL_RULES
    return TOOL_RULES + PROACTIVE if facts.large else TOOL_RULES
