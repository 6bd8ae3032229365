"""The one way from a call to its spoken result, for every door.

find → enabled and set up? → secrets → drop undeclared, coerce, default →
post_process → required → check → correct → confirm if risky → run with time-out →
verify → response. Nothing raises out of it except a cancelled turn.
"""

from asyncio import CancelledError
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
import logging
from typing import Any

from .base import (
    Arguments,
    Choice,
    Command,
    Corrected,
    Door,
    Effect,
    Outcome,
    Parameter,
    Refused,
    Request,
    Response,
)
from .shelf.coerce import Reading, coerce, is_blank, plain
from .shelf.desk import (
    Consent,
    Desk,
    Execute,
    NotReady,
    Shelf,
    Tell,
    Withheld,
    confidential,
    mask_all,
    masked,
)
from .shelf.foreign import Misbehaved, fence, report, within
from .shelf.threads import Open, Pending
from .shelf.wording import Wording, errors_of

__all__ = [
    "Consent",
    "Desk",
    "Execute",
    "NotReady",
    "Shelf",
    "Tell",
    "perform",
    "spoken_name",
]

_LOGGER = logging.getLogger(__name__)
# So often a model may send something wrong for one parameter before the user is asked.
MOST_REFUSALS = 2
# The error of an answer where an action of Home Assistant's has failed.
ACTION_FAILED = "action_failed"
# So many commands may call each other in a row.
DEEPEST_CALL = 5
# Characters of an answer: what is longer nobody hears out, and no model reads.
LONGEST_ANSWER = 10_000


async def perform(
    name: str, arguments: Mapping[str, Any], request: Request, desk: Desk
) -> Response:
    """Take one call through the lifecycle and always return its response."""
    command = desk.shelf.find(name)
    if command is None:
        return _failure(desk, request, "unknown_command", name=name[:60])
    if request.depth > DEEPEST_CALL:
        return _failure(desk, request, "too_deep", name=spoken_name(command))
    request = await desk.narrow(request)
    try:
        with fence():
            return await _Call(command, request, desk).perform(arguments)
    except Misbehaved as err:
        values = desk.shelf.secrets(command, request.person)
        hidden = confidential(command.secrets, values)
        report(f"Command {command.name} failed", err, hidden)
        key = "cancelled" if isinstance(err.cause, CancelledError) else "raised"
        return _failure(desk, request, key, name=spoken_name(command))


def spoken_name(command: Command) -> str:
    """Return the name of a command for the ears."""
    return command.name.replace("_", " ")


def _failure(desk: Desk, request: Request, key: str, **facts: str) -> Response:
    return Response.failure(desk.lines.say(key, request.language, turn=0, **facts), key)


class _Call:
    """One call on its way."""

    def __init__(self, command: Command, request: Request, desk: Desk) -> None:
        self.command = command
        self.request = request
        self.desk = desk
        self.reading = Reading(
            language=request.language,
            now=request.now,
            names=request.names or desk.names,
            area_id=request.area_id,
        )
        self.wording = Wording(command, desk.lines, request.language)

    async def perform(self, given: Mapping[str, Any]) -> Response:
        """Go through the steps; the first that cannot go on answers."""
        if (stopped := self._ready()) is not None:
            return stopped
        arguments, corrected, refused = self._read(given)
        if not refused:
            refused = self._required(arguments)
        if not refused:
            more, refused = self._check(arguments)
            corrected += more
        if refused:
            return self._refuse(arguments, refused)
        if (asked := self._ask_about(corrected, arguments)) is not None:
            return asked
        for change in corrected:
            arguments[change.param] = change.value
        run = partial(self._run, arguments)
        done = await self.desk.execute(self.command, arguments, self.request, run)
        if isinstance(done, Consent):
            return self._consent(done, arguments)
        return self._finish(arguments, done, corrected)

    def _ready(self) -> Response | None:
        """Check that it is switched on, installed, and has its secrets."""
        shelf, command = self.desk.shelf, self.command
        if (reason := shelf.not_ready(command)) is not None:
            facts = {"name": spoken_name(command), **reason.facts}
            return _failure(self.desk, self.request, reason.key, **facts)
        values = shelf.secrets(command, self.request.person)
        missing = [s for s in command.secrets if s.required and not values.get(s.key)]
        if missing:
            keys = [secret.key for secret in missing]
            shelf.missing(command, keys, self.request.person)
            response = _failure(
                self.desk,
                self.request,
                "missing_secret",
                name=spoken_name(command),
                what=", ".join(secret.description for secret in missing),
            )
            return replace(response, data={"missing": keys})
        self.request = replace(self.request, secrets=values)
        return None

    def _read(
        self, given: Mapping[str, Any]
    ) -> tuple[Arguments, list[Corrected], list[Refused]]:
        """Drop what is not declared, coerce, fill in the defaults, then mend.

        What the mending has put in, or could not be read before, is coerced then.
        """
        declared = {parameter.name for parameter in self.command.parameters}
        raw = {k: v for k, v in given.items() if k in declared and not is_blank(v)}
        read, changes, refused = self._coerced(raw)
        unread = {one.param: raw[one.param] for one in refused}
        mended = self.command.post_process({**read, **unread}, self.request.utterance)
        kept = {k: v for k, v in read.items() if _is_same(v, mended.get(k))}
        new = {k: v for k, v in mended.items() if k in declared and k not in kept}
        again, more, refused = self._coerced(new, beside=kept)
        corrected = [one for one in changes if one.param in kept]
        return again, corrected + more, refused

    def _coerced(
        self, raw: Mapping[str, Any], beside: Mapping[str, Any] | None = None
    ) -> tuple[Arguments, list[Corrected], list[Refused]]:
        """Turn words into values, `beside` those that are values already."""
        arguments: Arguments = dict(beside or {})
        corrected: list[Corrected] = []
        refused: list[Refused] = []
        for parameter in self.command.parameters:
            value = raw.get(parameter.name)
            if is_blank(value):
                if parameter.default is not None:
                    arguments.setdefault(parameter.name, parameter.default)
                continue
            found = coerce(parameter, value, self.reading)
            if isinstance(found, Refused):
                refused.append(found)
                continue
            arguments[parameter.name], change = found
            if change is not None:
                corrected.append(change)
        return arguments, corrected, refused

    def _required(self, arguments: Arguments) -> list[Refused]:
        return [
            Refused(
                param=parameter.name,
                reason=f"{parameter.name} is required",
                key="missing",
                valid=_choices(parameter),
            )
            for parameter in self.command.parameters
            if parameter.required and parameter.name not in arguments
        ]

    def _check(self, arguments: Arguments) -> tuple[list[Corrected], list[Refused]]:
        found = self.command.check(arguments, self.request)
        return (
            [one for one in found if isinstance(one, Corrected)],
            [one for one in found if isinstance(one, Refused)],
        )

    def _ask_about(
        self, corrected: list[Corrected], arguments: Arguments
    ) -> Response | None:
        """Ask about a risky correction; None when there is none left to ask."""
        risky = [change for change in corrected if change.risky]
        if not risky or self.request.confirmed:
            return None
        change = risky[0]
        question = self._say("did_you_mean", name=change.name)
        return self._ask(
            Pending(
                kind=Open.YES,
                command=self.command.name,
                arguments={**plain(arguments), change.param: plain(change.value)},
                utterance=self.request.utterance,
                question=question,
                param=change.param,
            )
        )

    def _consent(self, consent: Consent, arguments: Arguments) -> Response:
        if not consent.question:
            message = consent.denied or self._say("denied")
            return Response.failure(message, "denied")
        return self._ask(
            Pending(
                kind=Open.YES,
                command=self.command.name,
                arguments=plain(arguments),
                utterance=self.request.utterance,
                question=consent.question,
            )
        )

    def _ask(self, pending: Pending, refused: tuple[Refused, ...] = ()) -> Response:
        """Leave the question open in the conversation and put it to the user."""
        self.request.thread.pending = pending
        self.desk.mark("asked", {"param": pending.param, "question": pending.question})
        return Response(
            outcome=Outcome.FOLLOW_UP,
            message=pending.question,
            error="question",
            refused=refused,
            data={"question_to_user": pending.question, **errors_of(refused)},
        )

    def _refuse(self, arguments: Arguments, refused: list[Refused]) -> Response:
        """Send it back to the model, or ask the user when that does not help."""
        first = refused[0]
        counts = self.request.thread.refusals
        for one in refused:
            key = (self.command.name, one.param)
            counts[key] = counts.get(key, 0) + 1
        again = max(counts[self.command.name, one.param] for one in refused)
        self.desk.mark("refused", {"reasons": [one.reason for one in refused]})
        if self.request.door is Door.TOOL and again < MOST_REFUSALS:
            return Response(
                outcome=Outcome.INVALID,
                message=self.wording.explain(first),
                error="invalid_arguments",
                refused=tuple(refused),
                data=errors_of(tuple(refused)),
            )
        for one in refused:
            counts.pop((self.command.name, one.param), None)
        kept = {k: v for k, v in arguments.items() if k != first.param}
        pending = Pending(
            kind=Open.VALUE,
            command=self.command.name,
            arguments=plain(kept),
            utterance=self.request.utterance,
            question=self.wording.question(first),
            param=first.param,
            choices=first.valid,
        )
        return self._ask(pending, tuple(refused))

    async def _run(self, arguments: Arguments) -> Response:
        facts = {"command": self.command.name, "arguments": plain(arguments)}
        self.desk.mark("run", facts)
        work = partial(self._work, arguments)
        try:
            answer: object = await within(
                self.command.timeout, work, TimeoutError, Withheld
            )
        except TimeoutError:
            return _failure(self.desk, self.request, "timeout")
        if isinstance(answer, Response):
            return self._discreet(answer)
        _LOGGER.error("Command %s returned %s", self.command.name, type(answer))
        name = spoken_name(self.command)
        return _failure(self.desk, self.request, "nonsense", name=name)

    async def _work(self, arguments: Arguments) -> object:
        answer: object = await self.command.run(arguments, self.request)
        if isinstance(answer, Response) and answer.ok:
            answer = await self.command.verify(arguments, answer, self.request)
        return answer

    def _discreet(self, response: Response) -> Response:
        """Blacken secrets in an answer, and cut one that nobody would hear out."""
        message = response.message
        if len(message) > LONGEST_ANSWER:
            message = f"{message[:LONGEST_ANSWER]}…"
        hidden = confidential(self.command.secrets, self.request.secrets)
        if hidden:
            message = masked(message, hidden)
            data = mask_all(response.data, hidden)
            response = replace(
                response, data=data, error=masked(response.error, hidden)
            )
        return replace(response, message=message)

    def _finish(
        self, arguments: Arguments, response: Response, corrected: list[Corrected]
    ) -> Response:
        """Tell the corrections, never stay silent, remember what may be meant later."""
        message = response.message or self._fallback(response)
        told = [
            self._say("taking", said=change.said, name=change.name)
            for change in corrected
            if not change.silent
        ]
        if response.ok:
            message = " ".join([*told, message])
        response = replace(response, message=message, corrections=tuple(corrected))
        thread = self.request.thread
        thread.refusals.clear()
        thread.last = self.command.name
        if response.items:
            thread.items = response.items
            self._wait_for_item(arguments, response)
        changes = self.command.effect is not Effect.NONE and response.changed
        if response.ok and changes:
            # What cannot be undone must not leave an older action to be undone.
            thread.kept["undo"] = response.undo
        self.desk.mark("ran", {"outcome": response.outcome, "error": response.error})
        self.desk.done(self.command, arguments, response, self.request)
        return response

    def _wait_for_item(self, arguments: Arguments, response: Response) -> None:
        """Leave open which of the things is meant; a model asks in its own words."""
        chosen = any(item.command for item in response.items)
        if not chosen or not response.wait_for_input or self.request.door is Door.TOOL:
            return
        self.request.thread.pending = Pending(
            kind=Open.ITEM,
            command=self.command.name,
            arguments=plain(arguments),
            utterance=self.request.utterance,
            question=response.message,
            loose=response.ok,
        )

    def _fallback(self, response: Response) -> str:
        if response.ok:
            return self._say("done")
        return self._say("failed", why=response.error or str(response.outcome))

    def _say(self, key: str, **facts: str) -> str:
        return self.desk.lines.say(key, self.request.language, turn=0, **facts)


def _is_same(value: Any, other: Any) -> bool:
    return type(value) is type(other) and value == other


def _choices(parameter: Parameter) -> tuple[Choice, ...]:
    return tuple(Choice(value=choice, name=choice) for choice in parameter.choices)
