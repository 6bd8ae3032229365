"""Facts that a model makes up at the end of its answer are not read out."""

from datetime import UTC, datetime

from hypothesis import given, strategies as st

from custom_components.jarvis.prompts.context import ContextFacts, render
from custom_components.jarvis.turn.helper_call import EchoFilter

from ..tables import each_row

FACTS = render(
    ContextFacts(
        now=datetime(2026, 11, 22, 14, 58, tzinfo=UTC),
        zone="Europe/London",
        area="Kitchen",
        devices="Devices:\nLamp (light): on",
    )
)


def filtered(*pieces: str) -> str:
    """Feed the pieces and return all that passed."""
    echo = EchoFilter()
    return "".join([echo.feed(piece) for piece in pieces]) + echo.finish()


@each_row(
    ("said", "passed"),
    [
        (f"Good evening.\n\n{FACTS}", "Good evening.\n\n"),
        (f"One. {FACTS} Two.", "One.  Two."),
        ("Well. [Sunday 2026-11-23 14:58 Europe/London; user", "Well. "),
        (
            "Press [Enter] or [S] or [Sunday] or [",
            "Press [Enter] or [S] or [Sunday] or [",
        ),
        ("On [Monday 9 a.m.] we dine.", "On [Monday 9 a.m.] we dine."),
        ("a[[b]]", "a[[b]]"),
    ],
)
def test_only_facts_are_dropped(said: str, passed: str) -> None:
    assert filtered(said) == passed


@given(st.text(alphabet="[]Sunday 2026-1x\n", max_size=60), st.integers(1, 5))
def test_the_cut_does_not_matter(text: str, size: int) -> None:
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert filtered(*pieces) == filtered(text)


@given(st.text(max_size=200).filter(lambda text: "day " not in text))
def test_anything_else_passes(text: str) -> None:
    assert filtered(text) == text
