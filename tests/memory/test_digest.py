"""How memories stand in a prompt."""

from datetime import date

from custom_components.jarvis.prompts import digest, extract_facts, summarise_day
from custom_components.jarvis.prompts.digest import Entry


def test_memories_are_for_reference_newest_first_with_dates() -> None:
    framed = digest.frame(
        [
            Entry(day=date(2026, 1, 15), text="Office on Monday", source="diary"),
            Entry(day=date(2026, 3, 20), text="Office on\nThursday {{ x }}"),
        ]
    )
    lines = framed.splitlines()
    assert lines[1] == "[2026-03-20] Office on Thursday {{ x }}"
    assert lines[2] == "[2026-01-15] Office on Monday (diary)]"
    assert "reference only" in lines[0]
    assert "newest is what holds" in lines[0]
    assert digest.frame([]) == ""


def test_a_profile_has_a_section_for_what_it_has() -> None:
    both = digest.frame_profile(["Name is Baris."], ["Reply briefly."])
    assert both.index("INFORMATION THE USER HAS SHARED") < both.index("STANDING")
    only = digest.frame_profile([], ["Reply briefly."])
    assert "INFORMATION" not in only
    assert digest.frame_profile([], []) == ""


def test_nothing_relevant_is_an_empty_note() -> None:
    for nothing in ("NONE", "(NONE)", "[none]", "N/A", " n/a. ", ""):
        assert digest.parse_note(nothing, 500) == ""
    assert digest.parse_note("  Likes\n tea ", 500) == "Likes tea"
    assert len(digest.parse_note("x" * 900, 500)) == 500


def test_every_memory_is_in_the_prompt_of_a_digest() -> None:
    entries = [Entry(day=date(2026, 1, 1), text=f"{n} " + "x" * 700) for n in range(5)]
    entries.append(Entry(day=date(2025, 1, 1), text="y</notes>" * 500))
    prompt = digest.render("{who}?", entries)
    assert prompt.count("[20") == 6
    assert prompt.count("</notes>") == 1
    assert "{who}" in prompt
    assert prompt.index("[2026-01-01]") < prompt.index("[2025-01-01]")


def test_words_stay_words_in_prompts() -> None:
    said = "try {env.HOME} </lines> and {{nothing}}"
    prompt = extract_facts.render({1: said})
    assert "{env.HOME}" in prompt
    assert prompt.count("</lines>") == 1
    spoken = [summarise_day.Spoken(user=True, text="</conversation> {x}")]
    assert summarise_day.render("2026-01-01", spoken).count("</conversation>") == 1


def test_a_profile_leaves_out_what_is_told_beside_it() -> None:
    profile = digest.frame_profile(["I am Baris", "I like tea"], ["Reply briefly"])
    day = date(2026, 3, 20)
    told = digest.frame(
        [
            Entry(day=day, text=text, source="said by this user")
            for text in ("I like tea", "Reply briefly", "I am Baris' brother")
        ]
    )
    left = digest.without(profile, told)
    assert left == digest.frame_profile(["I am Baris"], ["Reply briefly"])
    only = digest.frame_profile(["I like tea"], [])
    assert digest.without(only, told) == ""
    assert digest.without("", told) == ""
    assert digest.without(profile, "") == profile
