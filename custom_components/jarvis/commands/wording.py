"""How a refused argument is put: to the user as a question, to a model as values."""

from typing import Any

from ..lang.lines import Lines
from .base import Command, Refused
from .coerce import plain
from .words.lifecycle import LINES

# More names than this nobody keeps in mind.
_SPOKEN_CHOICES = 4


class Wording:
    """The words about the arguments of one command, in one language."""

    def __init__(self, command: Command, lines: Lines, language: str) -> None:
        """Take whose arguments they are, and how the lifecycle talks."""
        self._command = command
        self._lines = lines
        self._language = language

    def explain(self, refused: Refused) -> str:
        """Say what is wrong with an argument."""
        if refused.key in LINES["en"]:
            return self._say(refused.key, **refused.facts)
        return refused.reason

    def question(self, refused: Refused) -> str:
        """Ask for what would be right."""
        reason = "" if refused.key == "missing" else self.explain(refused)
        if refused.valid:
            return f"{reason} {self._which(refused)}".strip()
        return f"{reason} {self._ask(refused.param)}".strip()

    def _ask(self, name: str) -> str:
        asks = next((p.ask for p in self._command.parameters if p.name == name), {})
        for code in (self._language, self._language.partition("-")[0], "en"):
            if ask := asks.get(code):
                return ask
        return self._say("ask", param=name)

    def _which(self, refused: Refused) -> str:
        names = [choice.name for choice in refused.valid[:_SPOKEN_CHOICES]]
        if refused.total > _SPOKEN_CHOICES:
            facts = {"count": str(refused.total), "choices": ", ".join(names)}
            return self._say("too_many", **facts)
        listed = ", ".join(names[:-1])
        joined = f"{listed} {self._say('or')} {names[-1]}" if listed else names[-1]
        return self._say("which", choices=joined)

    def _say(self, key: str, **facts: str) -> str:
        return self._lines.say(key, self._language, turn=0, **facts)


def errors_of(refused: tuple[Refused, ...]) -> dict[str, Any]:
    """Write refusals for a model: what is wrong, and values that are right."""
    if not refused:
        return {}
    errors = []
    for one in refused:
        error: dict[str, Any] = {"param": one.param, "message": one.reason}
        if one.valid:
            error["valid_values"] = [plain(choice.value) for choice in one.valid]
        if one.total > len(one.valid):
            error["valid_count"] = one.total
        errors.append(error)
    return {"_validation_error": True, "errors": errors}
