"""Our own sentences: languages, wordings, missing facts."""

from typing import Any

import pytest

from custom_components.jarvis.lang.responses import Lines, joined, load_lines

from ..tables import each_row

LINES = Lines(
    {
        "en": {"hi": "Hello {name}.", "ok": "{text} | Sure. {text}"},
        "de": {"hi": "Hallo {name}."},
    }
)


@each_row(
    ("language", "expected"),
    [
        ("de", "Hallo Ada."),
        ("de-AT", "Hallo Ada."),
        ("xx", "Hello Ada."),
        ("", "Hello Ada."),
    ],
)
def test_language_base_language_or_english(language: str, expected: str) -> None:
    assert LINES.say("hi", language, name="Ada") == expected


def test_a_missing_fact_stays_out() -> None:
    assert LINES.say("hi", "en") == "Hello ."


def test_wordings_take_turns() -> None:
    said = [LINES.say("ok", "en", turn=turn, text="Done.") for turn in range(3)]
    assert said == ["Done.", "Sure. Done.", "Done."]


def test_an_unknown_sentence_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        LINES.say("nothing", "en")


@each_row("language", ["de", "fr", "es", "it", "nl"])
def test_that_nothing_was_done_is_said_in_the_language(language: str) -> None:
    lines = load_lines()
    for key in ("not_verified", "strayed_back", "done_only", "none_no_answer"):
        said = lines.say(key, language, names="Lamp")
        assert said != lines.say(key, "en", names="Lamp")
        assert ("Lamp" in said) is ("Lamp" in lines.say(key, "en", names="Lamp"))


@each_row("language", ["de", "fr", "es", "it", "nl"])
def test_what_a_yes_would_do_is_named_in_the_language(language: str) -> None:
    lines = load_lines()
    for key in ("safety_acts", "safety_inside", "safety_count_kinds", "act_disarm"):
        known = ("acts", "outer", "names", "count", "kinds")
        facts: dict[str, Any] = dict.fromkeys(known, "Tor")
        said = lines.say(key, language, **facts)
        assert said != lines.say(key, "en", **facts)
    for key in ("safety_inside", "safety_count_floors", "way_percent", "did_begin"):
        assert _facts(lines, key, language) == _facts(lines, key, "en")


def _facts(lines: Lines, key: str, language: str) -> set[str]:
    """Give the facts a sentence tells."""
    known = ("outer", "acts", "count", "names", "now", "value", "other")
    facts: dict[str, Any] = {one: f"<{one}>" for one in known}
    said = lines.say(key, language, **facts)
    return {one for one in known if f"<{one}>" in said}


@each_row(
    ("items", "said"),
    [
        ((), ""),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c"), "a, b and c"),
    ],
)
def test_things_are_listed_as_they_are_said(items: tuple[str, ...], said: str) -> None:
    assert joined(items, "and") == said
