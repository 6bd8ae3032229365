"""What holds for every text: a verdict, the same each time, and guards win."""

from functools import cache

from hypothesis import HealthCheck, given, settings, strategies as st

from custom_components.jarvis.grammar.types import Ask, LeftAlone, Understood

from ..tables import each_row
from .golden import book

WORDS = [
    "turn",
    "on",
    "off",
    "the",
    "reading",
    "lamp",
    "kitchen",
    "light",
    "lights",
    "lock",
    "unlock",
    "front",
    "door",
    "open",
    "close",
    "set",
    "to",
    "20",
    "percent",
    "blue",
    "and",
    "in",
    "at",
    "it",
    "what",
    "is",
    "are",
    "timer",
    "five",
    "minutes",
    "for",
    "never",
    "if",
    "when",
    "except",
    "play",
    "add",
    "milk",
    "uh",
    "please",
    "tv",
    "%",
    "°",
    "½",
    "1/2",
    "l'",
    "'s",
]
SENTENCES = st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join)
GUARDED = (
    "never {}",
    "{} when i get home",
    "if it rains {}",
    "{} tomorrow",
    "{} at seven",
    "{} unless anna is home",
    "don't {}",
    "should i {}",
    "anna said {}",
    "{} except the reading lamp",
)
COMMANDS = (
    "turn on the reading lamp",
    "unlock the front door",
    "turn off all the lights",
    "set the living room blinds to 30 percent",
    "make the bedside lamp blue",
    "start dusty",
)
patient = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@cache
def _doing(text: str, language: str = "en") -> bool:
    verdict = book(language).grammar.understand(text)
    return isinstance(verdict, Understood) and any(
        wish.kind == "action" for wish in verdict.wishes
    )


@patient
@given(st.text(max_size=60))
def test_any_text_gets_a_verdict(text: str) -> None:
    verdict = book("en").grammar.understand(text)
    assert isinstance(verdict, Understood | Ask | LeftAlone)


@patient
@given(SENTENCES)
def test_the_same_words_get_the_same_verdict(text: str) -> None:
    grammar = book("en").grammar
    assert grammar.understand(text) == grammar.understand(text)


@patient
@given(SENTENCES)
def test_targets_are_of_this_home_and_slots_have_values(text: str) -> None:
    page = book("en")
    verdict = page.grammar.understand(text)
    if isinstance(verdict, Understood):
        for wish in verdict.wishes:
            assert set(wish.targets) <= set(page.home.entities)
            assert all(value != "" for value in wish.slots.values())


@patient
@given(st.sampled_from(GUARDED), st.sampled_from(COMMANDS), SENTENCES)
def test_a_guarded_sentence_never_acts_whatever_is_appended(
    guard: str, command: str, rest: str
) -> None:
    # A fresh wish behind "and" is one of a compound, and all of it is left alone.
    assert not _doing(f"{guard.format(command)} {rest}".strip())


@each_row("command", COMMANDS)
def test_the_commands_under_guard_do_act_without_it(command: str) -> None:
    assert _doing(command)


@each_row(
    "text",
    [
        "",
        " ",
        "?!…",
        "the",
        "the the of",
        "💡",
        "turn on " * 2_000,
        "a" * 10_000,
        "\u202eturn on the reading lamp\u202c",
        "\u200fהדלק את האור\u200f",
        "turn\x00on",
        "½ ¼ % °",
        "'" * 50,
        "١٢٣",
        "en route l'",
    ],
)
def test_odd_input_is_left_alone_or_understood_but_never_fatal(text: str) -> None:
    for language in ("en", "fr", "ja"):
        verdict = book(language).grammar.understand(text)
        assert isinstance(verdict, Understood | Ask | LeftAlone)


def test_locking_is_never_unlocking() -> None:
    grammar = book("en").grammar
    for noise in ("lock", "lok", "lockk", "luck", "lcok", "unlock", "unlok", "nlock"):
        verdict = grammar.understand(f"{noise} the front door")
        if isinstance(verdict, Understood):
            wanted = "HassTurnOff" if noise.startswith("u") else "HassTurnOn"
            assert verdict.wishes[0].intent == wanted, noise
