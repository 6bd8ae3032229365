"""Calculates, and goes on from the last result: "now multiply that by 2"."""

from collections.abc import Mapping
from importlib import import_module
from typing import override

from ..lang.numbers import Number, say_number
from .base import (
    Arguments,
    Command,
    Effect,
    Kind,
    Package,
    Parameter,
    PreRoute,
    Request,
    Response,
    Spoken,
)
from .kit import Kit
from .sums import by_share, is_sum, percentage, plain_signs, to_expression
from .threads import Thread
from .words.calculate import EXAMPLES, LINES, PATTERNS

_LAST = "last"
_EVALUATOR = f"{__package__}.arithmetic"
_FORMS = {
    "infix": "{sum}",
    "add": "({a})+({b})",
    "subtract": "({b})-({a})",
    "less": "last-({a})",
    "multiply": "({a})*({b})",
    "divide": "({a})/({b})",
    "double": "({a})*2",
    "halve": "({a})/2",
}


# The same with a share: 10 percent of what it is added to.
_SHARES = {"add": "({b})*(1+({a})/100)", "subtract": "({b})*(1-({a})/100)"}


class Calculate(Command):
    """Adds, subtracts, multiplies, divides, powers, roots and percentages."""

    name = "calculate"
    description = "Work out an arithmetic expression exactly"
    parameters = (
        Parameter(
            name="expression",
            kind=Kind.STRING,
            description="Numbers and + - * / ** ( ) sqrt(); 'last' is the last result",
            required=True,
            longest=200,
            free=True,
            ask={"en": "What shall I work out?", "de": "Was soll ich ausrechnen?"},
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    rules = ("Use this for every sum instead of calculating yourself",)
    antipatterns = ("converting units (convert)",)
    keywords = ("sum", "plus", "minus", "times", "divide", "percent", "rechnen", "mal")
    packages = (Package(name="simpleeval", version=">=1.0.3"),)
    effect = Effect.NONE

    @override
    async def start(self, kit: Kit) -> None:
        """Import the package off the event loop, before it is needed."""
        await kit.hass.async_add_import_executor_job(import_module, _EVALUATOR)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Claim it only when every word is arithmetic."""
        if pattern == "bare":
            found = to_expression(spoken.text, spoken.language, None)
            return {"expression": found} if found else None
        if pattern == "infix":
            said = slots["sum"]
            found = to_expression(said, spoken.language, None)
            # "what's that times two" waits for the last result.
            waits = to_expression(said, spoken.language, 1) is not None
            return {"expression": found or said} if found or waits else None
        if pattern in _SHARES:
            share = percentage(slots["a"], spoken.language)
            whole = _operand(slots["b"], spoken.language)
            if share is not None:
                if whole is None:
                    return None
                form = _SHARES[pattern].format(a=repr(share), b=whole)
                return {"expression": form}
        parts = {key: _operand(said, spoken.language) for key, said in slots.items()}
        if None in parts.values():
            return None
        return {"expression": _FORMS[pattern].format(**parts)}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the last result: "times two", "and plus 4"."""
        last = thread.kept.get(self.name) if thread else None
        if last is None:
            return None
        words = spoken.text.strip(" ?!.")
        for lead in ("", *_LEADS):
            if words.casefold().startswith(lead):
                found = to_expression(words[len(lead) :], spoken.language, last)
                found = found or by_share(words, spoken.language, last)
                if found is not None:
                    return PreRoute(arguments={"expression": found}, pattern="follow")
        return None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Compute; the result is kept for the next sentence."""
        from .arithmetic import NotASum, TooMuch, evaluate  # noqa: PLC0415 - package

        last: Number | None = request.thread.kept.get(self.name)
        text = arguments["expression"]
        if _LAST in text:
            text = text.replace(_LAST, f"({last!r})") if last is not None else text
        if not is_sum(plain_signs(text)):
            text = to_expression(text, request.language, last) or text
        try:
            value = evaluate(text)
        except NotASum:
            return Response.failure(
                self.say("not_a_sum", request.language), "not_a_sum"
            )
        except TooMuch:
            return Response.failure(self.say("too_much", request.language), "too_much")
        except ZeroDivisionError:
            return Response.failure(self.say("zero", request.language), "zero")
        request.thread.kept[self.name] = value
        spoken_value = say_number(value, request.language)
        return Response.follow_up(
            self.say("result", request.language, result=spoken_value),
            result=value,
            expression=text,
        )


_LEADS = ("now ", "and ", "then ", "and now ", "jetzt ", "und ", "dann ", "und jetzt ")


def _operand(said: str, language: str) -> str | None:
    return to_expression(f"{said} + 0", language, None) or (
        _LAST if to_expression(f"{said} + 0", language, 1) else None
    )
