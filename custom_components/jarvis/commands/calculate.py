"""Calculates, and goes on from the last result: "now multiply that by 2"."""

from collections.abc import Mapping
from importlib import import_module
import re
from typing import Final, override

from ..lang.numbers import Number, parse_number, say_number
from ..lang.responses import examples, responses, sentences
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
from .parts.sums import by_share, is_sum, listed, percentage, plain_signs, to_expression
from .shelf.kit import Kit
from .shelf.patterns import follow_ups
from .shelf.threads import Thread

EXAMPLES: Final = examples("calculate")
FOLLOWS: Final = sentences("calculate", "follows")
LINES: Final = responses("calculate")
PATTERNS: Final = sentences("calculate")
SAME_SHARE: Final = sentences("calculate", "same_share")

_LAST = "last"
_SHARED = "calculate.share"
_OF_WHOLE = re.compile(r"(?P<share>\(?[\d.]+\)?/100)\*\(?[\d.]+\)?")
# Digits behind the point that are spoken.
_SAID = 6
_EVALUATOR = f"{__package__}.parts.arithmetic"
_FORMS = {
    "infix": "{sum}",
    "add": "({a})+({b})",
    "subtract": "({b})-({a})",
    "less": "last-({a})",
    "multiply": "({a})*({b})",
    "divide": "({a})/({b})",
    "double": "({a})*2",
    "triple": "({a})*3",
    "halve": "({a})/2",
    "square": "({a})**2",
    "product": "({a})*({b})",
    "difference": "({a})-({b})",
    "share": "({a})/({b})*100",
    "split": "({a})/({b})",
}
# Going on with the last result, which no words name.
_ON = {
    "add": "last+({a})",
    "less": "last-({a})",
    "double": "last*2",
    "triple": "last*3",
    "halve": "last/2",
    "itself": "last*last",
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
        Parameter(
            name="percent",
            kind=Kind.BOOLEAN,
            description="Say the result as a percentage",
            default=False,
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
    allow_direct_answer = False

    @override
    async def start(self, kit: Kit) -> None:
        """Import the package off the event loop, before it is needed."""
        await kit.hass.async_add_import_executor_job(import_module, _EVALUATOR)

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Claim it only when every word is arithmetic, and a number each."""
        found = self._read(pattern, slots, spoken)
        if found is None or _waits(found["expression"], spoken.language):
            # "Half that" is half the light, where nothing was worked out.
            return None
        return found

    @staticmethod
    def _read(
        pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        language = spoken.language
        match pattern:
            case "bare":
                found = to_expression(spoken.text, language, None)
            case "infix":
                found = _infix(slots["sum"], language)
            case "sum" | "average":
                found = _of_list(pattern, slots["list"], language)
            case "tip":
                found = _tip(slots, language)
            case _:
                found = _formed(pattern, slots, language)
        if not found:
            return None
        return {"expression": found, "percent": pattern == "share"}

    @override
    def pre_route(self, spoken: Spoken, thread: Thread | None) -> PreRoute | None:
        """Go on with the last result: "times two", "and plus 4"."""
        last = thread.kept.get(self.name) if thread else None
        if last is None:
            return None
        for pattern, slots in follow_ups(
            self.name, self.patterns, spoken.text, spoken.language
        ):
            if (read := self._read(pattern, slots, spoken)) is not None:
                return PreRoute(arguments=read, pattern=pattern)
        if (found := _same_share(spoken, thread) or _follow(spoken)) is not None:
            return PreRoute(arguments={"expression": found}, pattern="follow")
        words = spoken.text.strip(" ?!.")
        for lead in ("", *_LEADS):
            if not words.casefold().startswith(lead):
                continue
            found = to_expression(words[len(lead) :], spoken.language, last)
            if found := found or by_share(words, spoken.language, last):
                return PreRoute(arguments={"expression": found}, pattern="follow")
        return None

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Compute; the result is kept for the next sentence."""
        # The package it needs comes when the command is enabled, and `start` imports
        # it off the event loop; a house without it has all the other commands.
        from .parts.arithmetic import NotASum, TooMuch, evaluate  # noqa: PLC0415

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
        request.thread.kept[_SHARED] = _share_of(text)
        spoken_value = say_number(value, request.language)
        exact = round(value, _SAID) == value
        key = "percent" if arguments["percent"] else "result" if exact else "about"
        return Response.follow_up(
            self.say(key, request.language, result=spoken_value),
            result=value,
            expression=text,
        )


def _waits(expression: str, language: str) -> bool:
    """Tell whether a sum needs the last result: "half that"."""
    if _LAST in expression:
        return True
    whole = is_sum(plain_signs(expression))
    return not whole and to_expression(expression, language, None) is None


def _infix(said: str, language: str) -> str | None:
    if found := to_expression(said, language, None):
        return found
    # "what's that times two" waits for the last result.
    return said if to_expression(said, language, 1) is not None else None


def _formed(pattern: str, slots: Mapping[str, str], language: str) -> str | None:
    """Fill the form of a pattern; a share of 10 percent is one of the other part."""
    share = percentage(slots["a"], language) if pattern in _SHARES else None
    if share is not None:
        whole = _operand(slots["b"], language)
        return _SHARES[pattern].format(a=repr(share), b=whole) if whole else None
    parts = {key: _operand(said, language) for key, said in slots.items()}
    return None if None in parts.values() else _FORMS[pattern].format(**parts)


def _of_list(pattern: str, said: str, language: str) -> str | None:
    """Write the sum or the average of the numbers in a list."""
    numbers = listed(said, language)
    if len(numbers) < 2:  # noqa: PLR2004 - one number is no list
        return None
    total = "+".join(f"({number!r})" for number in numbers)
    return f"({total})/{len(numbers)}" if pattern == "average" else total


def _tip(slots: Mapping[str, str], language: str) -> str | None:
    share, whole = percentage(slots["share"], language), _operand(slots["b"], language)
    if share is None or whole is None:
        return None
    return f"({whole})*({share!r})/100"


def _follow(spoken: Spoken) -> str | None:
    """Write "7 more" or "double it" as an expression of the last result."""
    follows = follow_ups(Calculate.name, FOLLOWS, spoken.text, spoken.language)
    for pattern, slots in follows:
        if any(percentage(said, spoken.language) for said in slots.values()):
            continue
        parts = {key: _operand(said, spoken.language) for key, said in slots.items()}
        if None not in parts.values():
            return _ON[pattern].format(**parts)
    return None


def _share_of(expression: str) -> str:
    """Return the share in "15 percent of 80", as a factor; "" for another sum."""
    found = _OF_WHOLE.fullmatch(expression)
    return found["share"] if found else ""


def _same_share(spoken: Spoken, thread: Thread | None) -> str | None:
    """Take the last share of another whole: "and of 120"."""
    share = thread.kept.get(_SHARED) if thread else None
    for _, slots in follow_ups(
        Calculate.name, SAME_SHARE, spoken.text, spoken.language
    ):
        whole = parse_number(slots["b"], spoken.language)
        if share and whole is not None:
            return f"{share}*{whole!r}"
    return None


_LEADS = ("now ", "and ", "then ", "and now ", "jetzt ", "und ", "dann ", "und jetzt ")


def _operand(said: str, language: str) -> str | None:
    return to_expression(f"{said} + 0", language, None) or (
        _LAST if to_expression(f"0 + {said}", language, 1) else None
    )
