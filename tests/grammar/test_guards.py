"""Words that make a sentence no plain command."""

from custom_components.jarvis.grammar.guards import Guards
from custom_components.jarvis.grammar.text import words


def _kinds(guards: Guards, text: str) -> list[str]:
    return [hit.kind for hit in guards.hits(words(text))]


def test_a_phrase_is_found_where_it_stands() -> None:
    guards = Guards({"delay": ["in <n> minutes"], "negation": ["not"]})
    hits = list(guards.hits(words("do not start it in 10 minutes")))
    assert [(hit.kind, hit.start, hit.end) for hit in hits] == [
        ("negation", 1, 2),
        ("delay", 4, 7),
    ]


def test_a_number_may_be_a_word() -> None:
    guards = Guards({"delay": ["in <n> minutes"]}, frozenset({"ten"}))
    assert _kinds(guards, "in ten minutes") == ["delay"]
    assert _kinds(guards, "in green minutes") == []


def test_a_part_of_a_word_is_no_guard() -> None:
    guards = Guards({"negation": ["not", "no"]})
    assert _kinds(guards, "turn on the notebook lamp now") == []


def test_accents_and_case_do_not_hide_a_guard() -> None:
    guards = Guards({"negation": ["bloß"], "story": ["était"]})
    assert _kinds(guards, "mach das BLOSS auf") == ["negation"]
    assert _kinds(guards, "il etait une fois") == ["story"]
