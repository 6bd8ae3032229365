"""How a refused argument is put: to the user as a question, to a model as values."""

from typing import Any, Final

from ...lang.responses import Lines, joined, responses
from ..base import Choice, Command, Refused
from .answers import MOST_TOLD
from .coerce import plain

LINES: Final = responses("lifecycle")


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
            listed = which(refused.valid, refused.total, self._lines, self._language)
            return f"{reason} {listed}".strip()
        return f"{reason} {self._ask(refused.param)}".strip()

    def _ask(self, name: str) -> str:
        asks = next((p.ask for p in self._command.parameters if p.name == name), {})
        for code in (self._language, self._language.partition("-")[0], "en"):
            if ask := asks.get(code):
                return ask
        return self._say("ask", param=name)

    def _say(self, key: str, **facts: str) -> str:
        return self._lines.say(key, self._language, turn=0, **facts)


def which(choices: tuple[Choice, ...], total: int, lines: Lines, language: str) -> str:
    """Ask which of the choices is meant; of many, some are named."""
    names = [choice.name for choice in choices[:MOST_TOLD]]
    if total > MOST_TOLD:
        facts = {"count": str(total), "choices": ", ".join(names)}
        return lines.say("too_many", language, turn=0, **facts)
    named = joined(names, lines.say("or", language))
    return lines.say("which", language, turn=0, choices=named)


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
