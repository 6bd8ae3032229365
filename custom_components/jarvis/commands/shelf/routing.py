"""The router of commands: templates, words waved aside, the learned reader."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
import re
from typing import Any, Final

from ...lang.clauses import plain_request
from ...lang.keywords import base_language, spelled_out
from ...lang.normalise import fold
from ...lang.responses import words_of
from ...lang.sequels import is_asking, is_marked
from ...lang.values import values_for
from ...nlu.continuation import NUMBERS, asked_besides, in_place
from ...nlu.dispatch import CommandRoute, Spans, routes
from ...nlu.interpret import Interpretation, Interpreter
from ..base import Command, Effect, Spoken
from .coerce import Names, Reading, coerce
from .declare import Kind, Parameter
from .foreign import Misbehaved, fence, report
from .patterns import Heard, Pattern, PatternIndex, compile_pattern, hear
from .response import Refused
from .threads import Sentence, Thread

WAVING: Final = words_of("waving", "waving")

# What may lead on behind it.
_LEADS: Final = r"[,;.!]+ (?:(?:and|just|und|et|y|e|en) )?"


def without_waving(text: str, language: str) -> str:
    """Give what is wished behind "never mind, …"; the text itself where none is."""
    pattern = _pattern(base_language(language))
    plain = text.strip().replace("\u2019", "'")
    found = pattern.match(plain) if pattern is not None else None
    rest = plain[found.end() :].strip() if found is not None else ""
    return rest or text


@lru_cache(maxsize=16)
def _pattern(code: str) -> re.Pattern[str] | None:
    words = WAVING.get(code)
    return None if words is None else re.compile(f"{words}{_LEADS}", re.IGNORECASE)


# From this trust on the reader is believed rather than words that fit anything.
_SURER = 0.8
# "Run movie night in ten minutes" is no scene now.
_PUTTING_OFF = frozenset({"schedule", "undo"})
# Speech acts that wish for nothing.
_TOLD = frozenset({"statement", "question", "chat"})
_UNWISHED = 0.05
# So alike an example of a command must be, which nobody learned to tell from others.
_ALIKE = 0.7
_EXAMPLE = "example"
_OURS = __name__.removesuffix("shelf.routing")
# A follow-up of more words is a sentence of its own.
_MOST_WORDS = 8
# Slots of a follow-up that are about a thing of the house, not about what was asked.
_NAMELESS = NUMBERS | {"amount", "color", "color_temp", "scope", "which"}
# Refusals with these words mean "not for me"; others ("in the past") are answered.
_FOREIGN = ("not_", "too_long")

type Guard = Callable[[tuple[str, ...], str], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Routed:
    """A sentence that asks for a command, without a model.

    `sentence` is the whole one where a pattern fitted it.
    """

    command: str
    arguments: Mapping[str, Any]
    pattern: str
    sentence: Sentence | None = None


def unguarded(words: tuple[str, ...], language: str) -> bool:
    """Find no negation, condition or delay in any words."""
    del words, language
    return False


class Router:
    """Reads sentences for the commands it was told about."""

    def __init__(
        self,
        names: Names,
        guard: Guard = unguarded,
        interpreter: Interpreter | None = None,
    ) -> None:
        """Start without commands.

        `guard` tells whether folded words hold a negation, condition or delay,
        `interpreter` what a sentence that fits no pattern is probably about.
        """
        self._interpreter = interpreter
        self._names = names
        self._guard = guard
        self._commands: dict[str, Command] = {}
        self._off: frozenset[tuple[str, str]] = frozenset()
        self._indexes: dict[str, PatternIndex] = {}

    def learn(
        self, commands: Iterable[Command], off: frozenset[tuple[str, str]]
    ) -> None:
        """Take the commands that are on and the (command, pattern) that are off."""
        self._commands = {command.name: command for command in commands}
        self._off = off
        self._indexes.clear()

    def route(
        self, spoken: Spoken, thread: Thread | None = None, area_id: str | None = None
    ) -> Routed | None:
        """Find the command a sentence asks for; None when none or when unsure.

        What the speaker may not see is no more there than what does not exist.
        """
        heard = hear(spoken.text, spoken.language)
        if heard is None:
            # Too long for a pattern; "remember …" may be as long as it likes.
            return self._ask(spoken, None)
        if not heard.folded:
            return None
        reading = self._reading(spoken, area_id)
        best: list[tuple[int, Routed]] = []
        whole = hear(spoken.text, spoken.language, whole=True)
        readings = [heard] if whole in (None, heard) else [heard, whole]
        asked = plain_request(spoken.text, spoken.language)
        if asked != spoken.text and (plain := hear(asked, spoken.language)):
            readings.append(plain)
        full = spelled_out(spoken.text, spoken.language)
        if full != spoken.text and (plain := hear(full, spoken.language)):
            readings.append(plain)
        for way in readings:
            for pattern, slots in self._index(spoken.language).matches(way):
                claim = partial(self._claim, pattern, slots, spoken, reading)
                if (routed := _asked(pattern.command, claim)) is not None:
                    best.append((_literal(slots, way), routed))
        if best:
            own = self._own(spoken, thread)
            found = own or self._clearest(best)
            if found and not own:
                found = self._unless_read(found, spoken)
        else:
            found = (
                self._ask(spoken, thread, of_last=True)
                or self._going_on(spoken, thread, area_id)
                or self._behind(spoken, thread, area_id)
                or self._ask(spoken, thread)
            )
        return None if found is None or self._is_told(found, spoken) else found

    def _is_told(self, found: Routed, spoken: Spoken) -> bool:
        """Tell whether the reader takes for told or asked what would be done."""
        read = self._interpreter and self._interpreter.read(
            spoken.text, spoken.language
        )
        command = self._commands.get(found.command)
        if not read or command is None or not _is_ours(command):
            return False
        told = read.act in _TOLD and read.deed < _UNWISHED and not read.goes_on
        acts = command.telling and not command.only_tells(dict(found.arguments))
        return told and bool(acts)

    def _unless_read(self, found: Routed, spoken: Spoken) -> Routed | None:
        """Leave a claim of mostly free words where the reader is sure of another."""
        sentence, interpreter = found.sentence, self._interpreter
        if sentence is None or interpreter is None or found.command in _PUTTING_OFF:
            return found
        read = interpreter.read(spoken.text, spoken.language)
        if read is None or not read.sure or read.confidence < _SURER:
            return found
        free = sum(len(said.split()) for said in sentence.slots.values())
        others = {getattr(one, "command", "") for one in routes(read.label, read.spans)}
        if 2 * free < len(spoken.text.split()) or found.command in others:
            return found
        # "Did someone turn it on" is no order.
        asks = read.act == "request" and is_asking(spoken.text, spoken.language)
        return found if asks or not others else None

    def _claimed(
        self, read: Interpretation, spoken: Spoken, reading: Reading
    ) -> Routed | None:
        """Take the first route of a label that a command makes sense of."""
        for one in _commands(read):
            if (one.command, one.pattern_of(spoken.text, spoken.language)) in self._off:
                # Nobody gets round what the owner has switched off.
                return None
            if found := self._by_route(one, read, spoken, reading):
                return found
        return None

    def interpreted(self, spoken: Spoken, area_id: str | None = None) -> Routed | None:
        """Find the command that the learned reader is sure a sentence asks for."""
        if (interpreter := self._interpreter) is None:
            return None
        if (read := interpreter.read(spoken.text, spoken.language)) is None:
            return None
        if not read.sure:
            return self._resembling(interpreter, spoken)
        return self._claimed(read, spoken, self._reading(spoken, area_id))

    def _resembling(self, interpreter: Interpreter, spoken: Spoken) -> Routed | None:
        """Find the command with an example like this, among those nobody learned."""
        language = spoken.language
        text = plain_request(spoken.text, language)
        read = interpreter.read(text, language)
        likely: set[str] = set()
        for command in self._commands.values():
            if _is_ours(command) or _wants_words(command):
                continue
            for example in command.examples.get(language.partition("-")[0], ()):
                if interpreter.likeness(text, example, language) < _ALIKE:
                    continue
                meant = interpreter.read(example, language)
                if meant is not None and read is not None and meant.act == read.act:
                    likely.add(command.name)
        if len(likely) != 1:
            return None
        name = likely.pop()
        sentence = Sentence(command=name, text=spoken.text, slots={})
        return Routed(command=name, arguments={}, pattern=_EXAMPLE, sentence=sentence)

    def _reading(self, spoken: Spoken, area_id: str | None) -> Reading:
        return Reading(
            language=spoken.language,
            now=spoken.now,
            names=spoken.names or self._names,
            area_id=area_id,
        )

    def _by_route(
        self,
        route: CommandRoute,
        read: Interpretation,
        spoken: Spoken,
        reading: Reading,
    ) -> Routed | None:
        """Fill a command's pattern, or its arguments, with the marked words."""
        command = self._commands.get(route.command)
        pattern = route.pattern_of(spoken.text, spoken.language)
        if command is None or not route.is_chosen(spoken.text, spoken.language):
            return None
        slots = route.filled(read.spans)
        if pattern:
            claimed = command.from_slots(pattern, slots, spoken)
        else:
            claimed = {**route.arguments, **slots}
        if claimed is None:
            return None
        readable = {
            one.name: value
            for one in command.parameters
            if (value := claimed.get(one.name)) is not None
            and not (one.name in slots and _is_vague(one, value, reading))
        }
        if not self._plausible(command, readable, reading):
            return None
        return Routed(
            command=command.name,
            arguments=readable,
            pattern=pattern or read.label,
            sentence=Sentence(command=command.name, text=spoken.text, slots=slots),
        )

    def _clearest(self, found: list[tuple[int, Routed]]) -> Routed | None:
        """Take the claim that explains most words itself; two commands even: neither.

        Unless one of them is about what was just spoken of: "pause".
        """
        top = max(score for score, _ in found)
        first = [routed for score, routed in found if score == top]
        bound = [
            one for one in first if one.pattern in self._commands[one.command].bound
        ]
        first = bound or first
        if len({routed.command for routed in first}) > 1:
            return None
        return first[0]

    def _behind(
        self, spoken: Spoken, thread: Thread | None, area_id: str | None
    ) -> Routed | None:
        """Read what is wished behind "never mind, …", which names nothing itself."""
        rest = without_waving(spoken.text, spoken.language)
        if rest == spoken.text:
            return None
        return self.route(replace(spoken, text=rest), thread, area_id)

    def _own(self, spoken: Spoken, thread: Thread | None) -> Routed | None:
        """Ask the command of the last turn for what is its own: "cancel it"."""
        last = self._commands.get(thread.last) if thread else None
        if last is None or not last.sooner:
            return None
        routed = self._ask(spoken, thread, of_last=True)
        return routed if routed and routed.pattern in last.sooner else None

    def _going_on(
        self, spoken: Spoken, thread: Thread | None, area_id: str | None
    ) -> Routed | None:
        """Read "and in Paris?" as the last sentence with Paris in it."""
        interpreter = self._interpreter
        read = interpreter and interpreter.read(spoken.text, spoken.language)
        if thread is None or not read or not read.goes_on:
            return None
        asked = thread.asked
        if thread.overheard and (
            heard := self.route(replace(spoken, text=thread.overheard), None, area_id)
        ):
            asked = heard.sentence
        last = self._commands.get(asked.command) if asked else None
        if asked is None or last is None or not last.goes_on:
            return None
        asks = last.effect is Effect.NONE
        if len(spoken.text.split()) > _MOST_WORDS or (
            is_marked(spoken.text) and not asks
        ):
            return None
        for way in _ways(asked, last.goes_on, spoken.text, read.spans, asks=asks):
            there = replace(spoken, text=way)
            # Without a thread: a follow-up goes on from a whole sentence.
            for read_by in (self.route, self.interpreted):
                routed = read_by(there, area_id=area_id)
                if routed and routed.command == last.name:
                    return routed
        return None

    def _index(self, language: str) -> PatternIndex:
        code = language.partition("-")[0].casefold()
        if code not in self._indexes:
            self._indexes[code] = PatternIndex(self._patterns(code))
        return self._indexes[code]

    def _patterns(self, code: str) -> Iterable[Pattern]:
        for command in self._commands.values():
            for pattern_id, templates in command.patterns.get(code, {}).items():
                if (command.name, pattern_id) not in self._off:
                    for template in templates:
                        yield compile_pattern(command.name, pattern_id, template)

    def _claim(
        self, pattern: Pattern, slots: dict[str, str], spoken: Spoken, reading: Reading
    ) -> Routed | None:
        """Ask the command whether the words make sense to it."""
        command = self._commands[pattern.command]
        arguments = command.from_slots(pattern.id, slots, spoken)
        if arguments is None or not self._plausible(command, arguments, reading):
            return None
        return Routed(
            command=command.name,
            arguments=arguments,
            pattern=pattern.id,
            sentence=Sentence(command=command.name, text=spoken.text, slots=slots),
        )

    def _plausible(
        self, command: Command, arguments: Mapping[str, Any], reading: Reading
    ) -> bool:
        for parameter in command.parameters:
            value = arguments.get(parameter.name)
            if value is None:
                continue
            found = coerce(parameter, value, reading)
            if isinstance(found, Refused):
                if found.key.startswith(_FOREIGN):
                    return False
            elif parameter.kind in (Kind.STRING, Kind.LIST) and not parameter.free:
                words = hear(str(value), reading.language)
                if words and self._turned(words.folded, reading.language):
                    return False
        return True

    def _turned(self, words: tuple[str, ...], language: str) -> bool:
        """Tell whether words turn a plain wish into something else."""
        negations = values_for(language).negations.split()
        if not {fold(word) for word in negations}.isdisjoint(words):
            return True
        return self._guard(words, language)

    def _ask(
        self, spoken: Spoken, thread: Thread | None, *, of_last: bool = False
    ) -> Routed | None:
        """Ask the command of the last turn, or those that want every sentence."""
        last = thread.last if thread else ""
        for command in self._commands.values():
            if not (command.name == last if of_last else command.always_asked):
                continue
            claim = partial(self._volunteered, command, spoken, thread)
            if (routed := _asked(command.name, claim)) is not None:
                return routed
        return None

    def _volunteered(
        self, command: Command, spoken: Spoken, thread: Thread | None
    ) -> Routed | None:
        claimed = command.pre_route(spoken, thread)
        if claimed is None or (command.name, claimed.pattern) in self._off:
            return None
        if _is_too_long(command, claimed.arguments):
            return None
        return Routed(
            command=command.name, arguments=claimed.arguments, pattern=claimed.pattern
        )


def _ways(
    asked: Sentence, slots: Iterable[str], text: str, spans: Spans, *, asks: bool
) -> Iterator[str]:
    """Write the last sentence with what a follow-up names: in place of it, besides."""
    said = [one for words in spans.words.values() for one in words]
    if len(said) != 1 or not _NAMELESS.isdisjoint(spans.words):
        return
    caught = [asked.slots[slot] for slot in slots if slot in asked.slots]
    for old in caught:
        yield from in_place(asked.text, old, said[0])
    if asks and not caught:
        yield asked_besides(asked.text, text, said[0])


def _is_ours(command: Command) -> bool:
    """Tell whether the reader has learned a command, or leaves it to its patterns."""
    return type(command).__module__.startswith(_OURS)


def _wants_words(command: Command) -> bool:
    """Tell whether somebody must say what a command does not find in the sentence."""
    reads = type(command).post_process is not Command.post_process
    return not reads and any(one.required for one in command.parameters)


def _is_too_long(command: Command, arguments: Mapping[str, Any]) -> bool:
    """Tell whether more was said than the command takes: then it was not meant."""
    return any(
        isinstance(said := arguments.get(one.name), str) and len(said) > one.longest
        for one in command.parameters
    )


def _asked(name: str, claim: Callable[[], Routed | None]) -> Routed | None:
    """Ask a command for its claim; one that fails over a sentence has none."""
    try:
        with fence():
            return claim()
    except Misbehaved as err:
        report(f"Command {name} failed on a sentence", err)
        return None


def compile_all(command: Command) -> None:
    """Compile every template of a command; raises what is wrong with one."""
    for patterns in command.patterns.values():
        for pattern_id, templates in patterns.items():
            for template in templates:
                compile_pattern(command.name, pattern_id, template)


def _literal(slots: Mapping[str, str], heard: Heard) -> int:
    """Count the words that the template itself explains."""
    return len(heard.folded) - sum(len(words.split()) for words in slots.values())


def _is_vague(parameter: Parameter, value: Any, reading: Reading) -> bool:
    """Tell whether "a bit" stands where a number may: the usual step is meant."""
    numeric = parameter.kind in {Kind.NUMBER, Kind.INTEGER} and not parameter.required
    return numeric and isinstance(coerce(parameter, value, reading), Refused)


def _commands(read: Interpretation) -> list[CommandRoute]:
    """Return the routes of a label that go to commands."""
    found = routes(read.label, read.spans)
    return [one for one in found if isinstance(one, CommandRoute)]
