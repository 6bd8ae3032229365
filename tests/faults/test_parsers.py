"""Every reader of foreign text: total, and linear in what it reads."""

import ast
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
import time
from typing import cast

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.jarvis.commands.parts import arithmetic, memory_desk, sums
from custom_components.jarvis.commands.shelf import answers, desk, patterns, routing
from custom_components.jarvis.commands.times import (
    alarms,
    calendar_words,
    choosing,
    putting_off,
    reminding,
    repeats,
    several_timers,
    titles,
)
from custom_components.jarvis.engines import (
    borrowed,
    calls,
    clean,
    failure,
    features,
    openai_wire,
    profile,
    stream,
)
from custom_components.jarvis.engines.base import ToolSpec
from custom_components.jarvis.engines.calls import SayOrCall
from custom_components.jarvis.engines.errors import EngineError
from custom_components.jarvis.engines.text_calls import CallReader
from custom_components.jarvis.flows import trying
from custom_components.jarvis.grammar import text as grammar_text
from custom_components.jarvis.lang import (
    amounts,
    call_text,
    clauses,
    degrees,
    durations,
    keywords,
    lenient_json,
    lexicon,
    likeness,
    moments,
    normalise,
    numbers,
    patterns as lang_patterns,
    periods,
    periods_days,
    periods_grammar,
    quantities,
    secret_patterns,
    secret_spoken,
    sequels,
    speech_data,
    speech_markdown,
    told_numbers,
)
from custom_components.jarvis.lang.speech_filter import SpeechFilter
from custom_components.jarvis.memory import extract, rows, words
from custom_components.jarvis.memory.extract import gate
from custom_components.jarvis.memory.finding import search
from custom_components.jarvis.nlu import replies as nlu_replies
from custom_components.jarvis.prompts import (
    choose_tools,
    context,
    digest,
    next_call,
    pick,
    plan,
    tool_digest,
    untrusted,
)
from custom_components.jarvis.safety import (
    broadcast,
    bystanders,
    confirm,
    echoes,
    noise,
    pin,
    said_pin,
)
from custom_components.jarvis.tools import public_web, ranking, trust
from custom_components.jarvis.turn import (
    claim_check,
    learned,
    redact,
    transcript,
    warmth,
)
from homeassistant.core import HomeAssistant, State

from ..tables import each_row
from .hostile import TEXTS, without_end

PACKAGE = Path(__file__).parents[2] / "custom_components" / "jarvis"
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
SPEC = ToolSpec(
    name="intent__HassTurnOn",
    description="Turns something on.",
    parameters={"type": "object", "properties": {"name": {"type": "string"}}},
)
TOOLS = {SPEC.name: SPEC}
# Processor time, however busy the machine: what is linear needs a hundredth of it.
# What is heard or typed is short; what a model or a page says is not.
BEN = frozenset({"ben"})
# Nothing of this house has a name, so nothing is looked up.
NO_HASS = cast("HomeAssistant", None)
LIT = (State("light.desk_lamp", "on", {"brightness": 128}),)
SPOKEN_SIZE, SIZE, SECONDS = 2_000, 8_000, 2.0

type Reader = Callable[[str], object]


def _heard(*, for_ears: bool, step: int) -> Reader:
    """Feed a text as a stream."""

    def read(text: str) -> object:
        ears = SpeechFilter("en", for_ears=for_ears, tools=[SPEC.name])
        for at in range(0, len(text), step):
            ears.feed(text[at : at + step])
        return ears.finish()

    return read


def _called(text: str) -> object:
    reader = CallReader((SPEC,))
    for at in range(0, len(text), 7):
        reader.feed(text[at : at + 7])
    reader.end(cut=True)
    return reader.calls


def _said_or_called(text: str) -> object:
    reader = SayOrCall()
    for at in range(0, len(text), 7):
        reader.feed(text[at : at + 7])
    return reader.finish()


# In a language, by the name of what reads.
SPOKEN: dict[str, Callable[[str, str], object]] = {
    "commands.answers.declines": answers.declines,
    "commands.answers.plainly": answers.plainly,
    "commands.memory_desk.stems": memory_desk.stems,
    "commands.alarms.day_ahead": lambda t, c: alarms.day_ahead(t, c, NOW),
    "commands.choosing.telling": choosing.telling,
    "memory.extract.accepted": lambda t, c: extract.accepted(t, t, [(1, t)], c),
    "memory.words.as_said": lambda t, _: words.as_said(t),
    "memory.words.erased_words": words.erased_words,
    "memory.words.gist": words.gist,
    "memory.words.made_of": lambda t, c: words.made_of(t, [t], c),
    "memory.words.retells": lambda t, c: words.retells(t, [words.erased_words(t, c)]),
    "memory.words.roots": words.roots,
    "memory.words.shared": lambda t, c: words.shared(t, t, c),
    "memory.words.stands_in": lambda t, c: words.stands_in(t, [t], c),
    "turn.learned.value_of": lambda t, c: [
        learned.value_of(t, kind, c)
        for kind in ("percent", "degrees", "colour", "white")
    ],
    "commands.answers.are_all_said": lambda t, c: answers.are_all_said(t, c, 2),
    "commands.answers.are_several": answers.are_several,
    "commands.routing.without_waving": routing.without_waving,
    "commands.several_timers.read_several": several_timers.read_several,
    "commands.answers.are_all": lambda t, c: answers.are_all(t, c, 3),
    "commands.answers.is_all": answers.is_all,
    "commands.calendar_words.lookup": lambda t, _: calendar_words.lookup(
        "now=0, then=1", t
    ),
    "commands.calendar_words.moment_over": lambda t, c: calendar_words.moment_over(
        t, NOW, c
    ),
    "commands.patterns.hear": patterns.hear,
    "commands.putting_off.begins_with_time": lambda t, code: (
        putting_off.begins_with_time(t, code, NOW)
    ),
    "commands.putting_off.put_off": lambda t, c: putting_off.put_off(t, c, NOW),
    "commands.putting_off.turned_ways": lambda t, c: [*putting_off.turned_ways(t, c)],
    "commands.reminding.part": lambda text, code: reminding.part(text, code, NOW),
    "commands.reminding.bare_text": reminding.bare_text,
    "commands.reminding.waits": reminding.waits,
    "commands.repeats.part_repeat": repeats.part_repeat,
    "commands.repeats.every_weekend": repeats.every_weekend,
    "commands.sums.by_share": lambda text, code: sums.by_share(text, code, 3),
    "commands.sums.listed": sums.listed,
    "commands.sums.percentage": sums.percentage,
    "commands.sums.to_expression": lambda t, code: sums.to_expression(t, code, None),
    "commands.titles.bare_name": titles.bare_name,
    "engines.features.is_correction": features.is_correction,
    "engines.features.read_context": features.read_context,
    "lang.amounts.unit_of": amounts.unit_of,
    "lang.amounts.amounts": amounts.amounts,
    "lang.amounts.without_unit": amounts.without_unit,
    "lang.sequels.is_asking": sequels.is_asking,
    "lang.clauses.clauses": clauses.clauses,
    "lang.clauses.joined": clauses.joined,
    "lang.clauses.partings": lambda text, code: [*clauses.partings(text, code)],
    "lang.keywords.spelled_out": keywords.spelled_out,
    "lang.degrees.named_degrees": degrees.named_degrees,
    "lang.lexicon.is_scope": lexicon.is_scope,
    "lang.likeness.is_slip": lambda text, code: likeness.is_slip(
        (*numbers.tokens(text), "bat"), "bathroom", code
    ),
    "lang.likeness.may_be": lambda text, code: likeness.may_be(
        (*numbers.tokens(text), "bat"), "bathroom", code
    ),
    "lang.durations.counted_like": lambda text, code: durations.counted_like(
        text, code, timedelta(minutes=5)
    ),
    "lang.durations.parse_duration": durations.parse_duration,
    "lang.keywords.content_words": keywords.content_words,
    "lang.keywords.index_terms": keywords.index_terms,
    "lang.keywords.keywords": keywords.keywords,
    "lang.moments.parse_date": lambda text, code: moments.parse_date(text, code, NOW),
    "lang.moments.parse_moment": lambda t, code: moments.parse_moment(t, code, NOW),
    "lang.moments.parse_time": lambda text, code: moments.parse_time(text, code, NOW),
    "lang.numbers.parse_number": numbers.parse_number,
    "lang.numbers.parse_ordinal": numbers.parse_ordinal,
    "lang.periods.period": lambda text, code: periods.period(text, code, NOW),
    "lang.quantities.parse_quantity": quantities.parse_quantity,
    "lang.quantities.parse_unit": quantities.parse_unit,
    "lang.secret_patterns.find_secrets": secret_patterns.find_secrets,
    "lang.secret_spoken.spoken_secrets": secret_spoken.spoken_secrets,
    "memory.gate.gate": lambda text, code: gate(text, code, (text,)),
    "safety.broadcast.is_advert": broadcast.is_advert,
    "safety.broadcast.is_on_air": broadcast.is_on_air,
    "safety.broadcast.is_foreign": broadcast.is_foreign,
    "turn.claim_check.roots_of": claim_check.roots_of,
    "lang.patterns.plain_text": lambda text, _: lang_patterns.plain_text(text),
    "safety.bystanders.is_to_another": bystanders.is_to_another,
    "lang.told_numbers.numbers_told": told_numbers.numbers_told,
    "lang.clauses.plain_request": clauses.plain_request,
    "lang.sequels.named_besides": lambda t, code: sequels.named_besides(t, code, 5),
    "safety.confirm.agrees_again": lambda t, code: confirm.agrees_again(t, t, code),
    "safety.confirm.read_consent": confirm.read_consent,
    "safety.echoes.is_own_answer": lambda t, _code: echoes.is_own_answer(t, t),
    "safety.bystanders.is_phatic": bystanders.is_phatic,
    "safety.noise.is_noise": noise.is_noise,
    "safety.noise.is_overheard": noise.is_overheard,
    "safety.pin.read_groups": pin.read_groups,
    "tools.ranking.terms": ranking.terms,
    "safety.said_pin.asks_or_denies": said_pin.asks_or_denies,
    "safety.said_pin.said_pins": said_pin.said_pins,
    "safety.said_pin.tells_only_pin": said_pin.tells_only_pin,
    "turn.redact.hear": redact.hear,
    "turn.redact.redact": redact.redact,
    "turn.warmth.in_degrees": lambda text, code: warmth.in_degrees(text, code, "°C"),
    "turn.warmth.in_house_unit": lambda text, code: warmth.in_house_unit(
        text, code, "°F"
    ),
}
PLAIN: dict[str, Reader] = {
    "commands.arithmetic.evaluate": arithmetic.evaluate,
    "commands.desk.masked": lambda t: desk.masked(t, ["a", "4111"]),
    "commands.sums.is_sum": sums.is_sum,
    "commands.sums.plain_signs": sums.plain_signs,
    "engines.borrowed.is_cut": borrowed.is_cut,
    "engines.calls.read_arguments": calls.read_arguments,
    "engines.clean.clean": clean.clean,
    "engines.clean.clean_json": clean.clean_json,
    "engines.failure.words_of": failure.words_of,
    "engines.openai_models.entries_of": openai_wire.entries_of,
    "engines.profile.read_count": profile.read_count,
    "engines.say_or_call.SayOrCall": _said_or_called,
    "engines.stream.json_object": stream.json_object,
    "engines.text_calls.CallReader": _called,
    "engines.tool_names.real_name": lambda t: calls.real_name(t, [SPEC.name]),
    "flows.trying.clean_url": trying.clean_url,
    "grammar.text.fold": grammar_text.fold,
    "grammar.text.tokens": grammar_text.tokens,
    "grammar.text.words": grammar_text.words,
    "lang.degrees.unit_of": degrees.unit_of,
    "lang.call_text.read_calls": call_text.read_calls,
    "lang.keywords.words": keywords.words,
    "lang.lenient_json.read_json": lenient_json.read_json,
    "lang.secret_patterns.find_keys": lambda t: [*secret_patterns.find_keys(t)],
    "nlu.replies.reply_features": nlu_replies.reply_features,
    "nlu.replies.ends_asking": nlu_replies.ends_asking,
    "lang.lenient_json.read_lenient": lenient_json.read_lenient,
    "lang.normalise.split": normalise.split,
    "lang.normalise.without_kana": normalise.without_kana,
    "lang.numbers.parse_digits": lambda text: numbers.parse_digits(text, "."),
    "lang.numbers.tokens": numbers.tokens,
    "lang.periods_days.iso_dates": lambda t: [*periods_days.iso_dates(t, NOW)],
    "lang.periods_grammar.level": periods_grammar.level,
    "engines.features.count_words": features.count_words,
    "lang.speech_data.judge": speech_data.judge,
    "lang.speech_data.prose_after": speech_data.prose_after,
    "lang.speech_markdown.without_markdown": speech_markdown.without_markdown,
    "memory.search.rough_tokens": search.rough_tokens,
    "memory.rows.is_blank": rows.is_blank,
    "memory.rows.steerless": rows.steerless,
    "memory.rows.shorten": rows.shorten,
    "prompts.choose_tools.parse": lambda text: choose_tools.parse(text, [SPEC]),
    "prompts.context.could_begin": context.could_begin,
    "prompts.digest.parse_note": partial(digest.parse_note, most=500),
    "prompts.next_call.has_placeholder": next_call.has_placeholder,
    "prompts.next_call.parse": lambda text: next_call.parse(text, SPEC),
    "prompts.pick.parse": pick.parse,
    "prompts.plan.parse": lambda text: plan.parse(text, TOOLS),
    "prompts.plan.read_step": lambda text: plan.read_step(text, TOOLS),
    "prompts.tool_digest.batches": tool_digest.batches,
    "prompts.tool_digest.parse_note": partial(tool_digest.parse_note, most=600),
    "prompts.untrusted.fence": untrusted.fence,
    "safety.pin.read_digits": pin.read_digits,
    "tools.public_web.main_text": public_web.main_text,
    "tools.trust.is_prose": trust.is_prose,
    "lang.sequels.as_said": lambda t: sequels.as_said(t, ("a", "b")),
    "turn.redact.normalise": redact.normalise,
    "turn.redact.scrub": lambda text: redact.scrub({"a": [text]}, "en"),
    "turn.speak.SpeechFilter, ears": _heard(for_ears=True, step=7),
    "turn.speak.SpeechFilter, eyes": _heard(for_ears=False, step=len(SPEC.name)),
    "turn.transcript.cut": lambda text: transcript.cut(text, 100),
}
READERS = sorted({*PLAIN, *SPOKEN})
# What a reader may raise: its own word for "this is nothing that I read".
RAISES: dict[str, type[Exception] | tuple[type[Exception], ...]] = {
    "commands.arithmetic.evaluate": (
        arithmetic.NotASum,
        arithmetic.TooMuch,
        ZeroDivisionError,
    ),
    "engines.calls.read_arguments": EngineError,
    "engines.openai_models.entries_of": EngineError,
    "engines.stream.json_object": EngineError,
}
# They take no foreign text: our own tables, prompts to write, sentences that one of
# the readers above has cut out, or a whole turn.
OURS = {
    "lang.secret_patterns.is_card",
    "lang.secret_patterns.is_iban",
    "commands.calendar_words.time_said",
    "commands.titles.title",
    "lang.numbers.entries",
    "lang.numbers.phrases",
    "lang.sequels.is_marked",
    "lang.sequels.without_starts",
    "memory.diary.key_of",
    "memory.graph.key_of",
    "prompts.choose_tools.render",
    "prompts.extract_memories.render",
    "prompts.digest.frame_digest",
    "prompts.next_call.render",
    "prompts.plan.render_alone",
    "turn.consent.hide_pin",
    "memory.words.key_of",
    "turn.programs.plain_turn",
}
# The names of what is read, by which a new reader is found.
_READ = {"answer", "body", "clause", "line", "note", "page", "raw", "reply", "said"}
_READ |= {"sentence", "text", "utterance"}


def _readers() -> Iterator[str]:
    """Yield the public functions whose first parameter is a text."""
    rooms = ("commands", "engines", "lang", "memory", "prompts", "safety")
    for room in (*rooms, "tools", "turn"):
        for file in sorted((PACKAGE / room).rglob("*.py")):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.args.args:
                    first = node.args.args[0]
                    if not node.name.startswith("_") and first.arg in _READ:
                        yield f"{room}.{file.stem}.{node.name}"


@each_row("name", sorted({*_readers()}))
def test_every_reader_is_in_the_table(name: str) -> None:
    assert name in {*PLAIN, *SPOKEN, *OURS}


def _read(name: str, text: str, code: str) -> None:
    try:
        if name in PLAIN:
            PLAIN[name](text)
        else:
            SPOKEN[name](text, code)
    except RAISES.get(name, _Never):
        return


class _Never(Exception):  # noqa: N818 - nobody raises it
    """What no reader raises."""


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=20)
@given(text=TEXTS, code=st.sampled_from(["en", "de", "ja"]))
def test_whatever_is_read_nothing_breaks(name: str, text: str, code: str) -> None:
    _read(name, text, code)


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_what_has_no_end_is_read_in_time(name: str) -> None:
    slow: dict[str, float] = {}
    for text in without_end(SPOKEN_SIZE if name in SPOKEN else SIZE):
        began = time.thread_time()
        _read(name, text, "en")
        if (took := time.thread_time() - began) > SECONDS:
            slow[text[:40]] = took
    assert slow == {}


@given(text=st.text(st.characters(exclude_categories=())))
def test_halves_of_characters_go_no_further_than_the_ear(text: str) -> None:
    redact.normalise(text).encode()
