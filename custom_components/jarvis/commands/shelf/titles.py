"""What a command is called, and what one says to it, in the owner's language."""

from collections.abc import Iterator
import re
from typing import TYPE_CHECKING, Final

from ...lang.responses import responses

if TYPE_CHECKING:
    from ..base import Command

# So many sentences show what a command is for.
_EXAMPLES: Final = 3
_OPTIONAL: Final = re.compile(r"\[[^\[\]]*\]")
_CHOICE: Final = re.compile(r"\(([^()|]*)(?:\|[^()]*)?\)")
_SLOT: Final = re.compile(r"\{[^{}]*\}")
_RULE: Final = re.compile(r"<[^<>]*>")


def title_of(name: str, language: str) -> str:
    """Return how a command is called in a language; its own words where unknown."""
    tables = responses("titles")
    for code in (language.partition("-")[0], "en"):
        if title := tables.get(code, {}).get(name):
            return title
    return name.replace("_", " ").capitalize()


def examples_of(command: Command, language: str) -> tuple[str, ...]:
    """Return some sentences that a command takes; none where the language has none."""
    return tuple(command.examples.get(language.partition("-")[0], ()))[:_EXAMPLES]


def sample(command: Command, pattern: str, language: str) -> str:
    """Show a pattern as one sentence, in the house's language if it has it."""
    codes = (language.partition("-")[0], *command.patterns)
    templates = (command.patterns.get(code, {}).get(pattern, ()) for code in codes)
    shown = (said for some in templates for one in some if (said := _plain(one)))
    return next(shown, pattern.replace("_", " ").capitalize())


def _plain(template: str) -> str:
    """Read one sentence out of a template: first choices, nothing optional."""
    for part, instead in ((_OPTIONAL, ""), (_CHOICE, r"\1")):
        while (less := part.sub(instead, template)) != template:
            template = less
    return " ".join(_words(_RULE.sub("…", _SLOT.sub("…", template))))


def _words(text: str) -> Iterator[str]:
    """Yield the words, dots for what stays open once in a row."""
    before = ""
    for word in text.split():
        if (word, before) != ("…", "…"):
            yield word
        before = word
