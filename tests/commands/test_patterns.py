"""Sentence templates."""

import time

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.commands.shelf.patterns import (
    PatternIndex,
    compile_pattern,
    hear,
    variants,
)

from ..tables import each_row

TEMPLATE = "(set|start) [a] timer for {time} [called {name}]"


def match(template: str, text: str, language: str = "en") -> dict[str, str] | None:
    heard = hear(text, language)
    assert heard is not None
    return compile_pattern("c", "p", template).match(heard)


@each_row(
    ("text", "slots"),
    [
        ("set a timer for five minutes", {"time": "five minutes"}),
        ("Please START timer for 5 Minutes!", {"time": "5 Minutes"}),
        (
            "set a timer for one hour called Sunday Roast",
            {"time": "one hour", "name": "Sunday Roast"},
        ),
        ("don't set a timer for 5 minutes", None),
        ("set a timer for", None),
        ("upset a timer for 5", None),
    ],
)
def test_a_template_explains_the_whole_sentence(
    text: str, slots: dict[str, str] | None
) -> None:
    assert match(TEMPLATE, text) == slots


def test_accents_and_umlauts_do_not_count() -> None:
    assert match("größer machen {x}", "Grosser machen Ümlaut") == {"x": "Ümlaut"}


def test_a_slot_may_be_bound_to_words() -> None:
    assert match("was {e} {s:opened|closed}", "was front door opened") == {
        "e": "front door",
        "s": "opened",
    }
    assert match("was {e} {s:opened|closed}", "was front door painted") is None


@each_row("template", ["{x}", "[a]", "a [b", "a (b]", "a {x} {x}", ""])
def test_a_malformed_template_is_refused(template: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        compile_pattern("c", "p", template)


def test_every_variant_of_a_template_matches_it() -> None:
    for said in variants(TEMPLATE, fill="x"):
        assert match(TEMPLATE, said) is not None, said


@given(st.text(max_size=400))
def test_any_sentence_gets_an_answer(text: str) -> None:
    index = PatternIndex([compile_pattern("c", "p", TEMPLATE)])
    heard = hear(text, "en")
    if heard is not None:
        for _, slots in index.matches(heard):
            assert "time" in slots


def test_a_hostile_sentence_does_not_hang() -> None:
    pattern = compile_pattern("c", "p", "add {a} to {b} on {c} with {d}")
    heard = hear("add " + "to on with " * 25, "en")
    assert heard is not None
    began = time.thread_time()
    pattern.match(heard)
    assert time.thread_time() - began < 0.5
    assert hear("x" * 1_000_000, "en") is None
