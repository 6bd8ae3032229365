"""A sentence on its way to the commands: pending question → listed items → patterns.

Quiet. What no command understands is None; a question that is open may be put once
more before a model hears the words.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...nlu.interpret import Interpreter, no_deed
from ..base import Outcome, Parameter, Request, Response, Spoken
from ..lifecycle import perform
from .answers import Dropped, Filled, declines, plainly, read_answer, refer
from .book import Book
from .coerce import Names, Reading, coerce
from .declare import NAMED, Kind
from .desk import Desk
from .response import Refused
from .routing import Routed
from .threads import Open, Pending
from .wording import which

# A choice is named in so many words; a longer sentence may be a new command.
_ANSWER = 3
_LONGEST_ANSWER = 40
# Words that say which one by where it is.
_PLACE = 6
# So often a question is put again to words that make no sense.
AGAIN = 1


class Hearing:
    """Hears sentences for the commands of a book."""

    def __init__(self, book: Book, desk: Desk, names: Names) -> None:
        """Take the commands, what the lifecycle works with, and the house's names."""
        self._book = book
        self._desk = desk
        self._names = names

    async def hear(
        self, request: Request, route: Callable[[], Routed | None] | None = None
    ) -> Response | None:
        """Answer a sentence without a model; None when no command is asked for.

        `route` knows already which command that is.
        """
        route = route or partial(self.route, request)
        response = await self._answered(request) or await self._referred(request)
        if response is None and (routed := route()) is not None:
            if routed.command != "repeat":
                request.thread.pending = None
            response = await perform(
                routed.command, routed.arguments, request, self._desk
            )
            request.thread.asked, request.thread.overheard = routed.sentence, ""
        if response is not None:
            request.thread.said = response.message
        return response

    async def ask_again(
        self, request: Request, *, alone: bool = False
    ) -> Response | None:
        """Put an open question once more, then drop it; None when there is none.

        Words that say where it is leave fewer to choose from. Only a few words can
        be a misheard answer; more are something new, unless we are `alone`: then
        nobody else would make sense of them.
        """
        thread, pending = request.thread, request.thread.pending
        if pending is None:
            return None
        if (placed := await self._placed(pending, request)) is not None:
            return placed
        words, language = request.utterance, request.language
        if pending.loose and not alone:
            return None
        told = tells(request.kit.interpreter, words, language)
        if not may_answer(words, alone=alone, told=told):
            return None
        if pending.asked >= AGAIN:
            return self._dropped(request)
        thread.pending = replace(pending, asked=pending.asked + 1)
        message = self._desk.lines.say(
            "again", request.language, turn=0, question=pending.question
        )
        thread.said = message
        self._desk.mark("asked_again", {"param": pending.param})
        return Response(outcome=Outcome.FOLLOW_UP, message=message, error="question")

    async def _placed(self, pending: Pending, request: Request) -> Response | None:
        """Take "the one upstairs" among the choices: the only one runs, few are asked.

        None when the words name nothing of the house, or leave all there are.
        """
        parameter = self._naming(pending)
        words, language = request.utterance, request.language
        if parameter is None or not pending.choices:
            return None
        if len(words.split()) > _PLACE or tells(
            request.kit.interpreter, words, language
        ):
            return None
        names = request.names or self._names
        named = names.named(words, parameter, request.language, request.area_id)
        several = {c.value for c in named.valid} if named.which else set()
        meant = {named.id} if named.id else several
        left = tuple(c for c in pending.choices if c.value in meant)
        if len(left) == 1 or (named.id and not left):
            request.thread.pending = None
            value = left[0].value if left else named.id
            arguments = {**pending.arguments, pending.param: value}
            again = replace(request, utterance=pending.utterance)
            return await perform(pending.command, arguments, again, self._desk)
        if not left or len(left) == len(pending.choices):
            return None
        question = which(left, len(left), self._desk.lines, request.language)
        request.thread.pending = replace(pending, choices=left, question=question)
        self._desk.mark("asked", {"param": pending.param, "question": question})
        return Response(outcome=Outcome.FOLLOW_UP, message=question, error="question")

    def _naming(self, pending: Pending) -> Parameter | None:
        """Return the parameter that is asked for, as one that names things."""
        parameter = self._parameter(pending)
        if parameter is None or parameter.kind in NAMED:
            return parameter
        domains = {str(c.value).partition(".")[0] for c in pending.choices}
        if parameter.choices or not all(_is_thing(c.value) for c in pending.choices):
            # "Slow or fast?" is about nothing that stands anywhere.
            return None
        return replace(parameter, kind=Kind.ENTITY, domains=frozenset(domains))

    def _parameter(self, pending: Pending) -> Parameter | None:
        command = self._book.find(pending.command)
        declared = command.parameters if command else ()
        return next((p for p in declared if p.name == pending.param), None)

    def route(self, request: Request) -> Routed | None:
        """Find the command a sentence asks for; nothing happens."""
        return self._book.route(_spoken(request), request.thread, request.area_id)

    def interpreted(self, request: Request) -> Routed | None:
        """Find the command that the learned reader is sure of; nothing happens."""
        return self._book.interpreted(_spoken(request), request.area_id)

    async def _answered(self, request: Request) -> Response | None:
        """Take the sentence as the answer to the pending question, if it is one."""
        pending = request.thread.pending
        if pending is None:
            return None
        ways = {request.utterance: None}
        if pending.kind is Open.VALUE:
            # Consent is only a clear yes, so "maybe yes" stays what it is.
            ways[plainly(request.utterance, request.language)] = None
        for words in ways:
            answer = read_answer(pending, words, request.language)
            if isinstance(answer, Dropped):
                return self._dropped(request)
            heard = replace(request, utterance=words)
            if answer is not None and self._refuses(pending, heard):
                return self._dropped(request)
            if answer is not None and self._fits(pending, answer, heard):
                return await self._filled(pending, answer, request)
        if declines(request.utterance, request.language):
            return self._dropped(request)
        return None

    async def _filled(
        self, pending: Pending, answer: Filled, request: Request
    ) -> Response:
        """Run what was asked about; an answer that fits no better is the last."""
        thread = request.thread
        thread.pending = None
        whole = replace(
            request, utterance=pending.utterance, confirmed=answer.confirmed
        )
        response = await perform(pending.command, answer.arguments, whole, self._desk)
        now = request.thread.pending
        if now is None or not now.goes_on_from(pending):
            return response
        if pending.asked >= AGAIN:
            return self._dropped(request)
        thread.pending = replace(now, asked=pending.asked + 1)
        return response

    def _dropped(self, request: Request) -> Response:
        thread = request.thread
        if thread.pending is not None and thread.pending.kind is Open.ITEM:
            thread.items = ()
        thread.pending = None
        return Response.final(self._desk.lines.say("dropped", request.language))

    def _refuses(self, pending: Pending, request: Request) -> bool:
        """Tell whether words that could be anything are nothing but a no."""
        parameter = self._parameter(pending)
        free = parameter is not None and parameter.free
        return free and declines(request.utterance, request.language)

    def _fits(self, pending: Pending, answer: Filled, request: Request) -> bool:
        """Tell an answer in free words from a new command."""
        if pending.kind is not Open.VALUE:
            return True
        long = not is_short(request.utterance)
        if (long or not pending.choices) and self.route(request) is not None:
            return False
        if pending.choices:
            return True
        parameter = self._parameter(pending)
        if parameter is None:
            return True
        reading = Reading(
            language=request.language,
            now=request.now,
            names=request.names or self._names,
            area_id=request.area_id,
        )
        found = coerce(parameter, answer.arguments[pending.param], reading)
        return not (isinstance(found, Refused) and found.key.startswith("not_"))

    async def _referred(self, request: Request) -> Response | None:
        """Take "the second one" as one of the things that were listed."""
        item = refer(request.thread.items, request.utterance, request.language)
        if item is None or not item.command:
            return None
        request.thread.items, request.thread.pending = (), None
        return await perform(item.command, item.arguments, request, self._desk)


def is_short(words: str) -> bool:
    """Tell whether words are few enough to be a misheard answer."""
    return len(words.split()) <= _ANSWER and len(words) <= _LONGEST_ANSWER


def may_answer(words: str, *, alone: bool, told: bool) -> bool:
    """Tell whether words may be a misheard answer: a few, or any where we are alone.

    Who has `told` something else has not answered.
    """
    return is_short(words) or (alone and not told)


def _is_thing(value: object) -> bool:
    return isinstance(value, str) and value.count(".") == 1 and " " not in value


def tells(interpreter: Interpreter | None, words: str, language: str) -> bool:
    """Tell whether somebody tells something else: "the dog is in the garden"."""
    read = interpreter.read(words, language) if interpreter is not None else None
    return read is not None and read.act == "statement"


def _spoken(request: Request) -> Spoken:
    interpreter = request.kit.interpreter
    return Spoken(
        text=request.utterance,
        language=request.language,
        now=request.now,
        names=request.names,
        home=request.kit.home if request.names else None,
        recent=request.recent,
        deed=interpreter.deed if interpreter is not None else no_deed,
    )
