"""A model's merge of facts is used only if it kept what it was given."""

import json

from custom_components.jarvis.memory.housekeeping.merging import (
    keeps_what_counts,
    read_merge,
)

from ..tables import each_row


def _reply(*facts: object) -> str:
    return json.dumps({"facts": facts})


@each_row(
    ("reply", "existing", "new"),
    [
        (None, ["A."], ["B."]),
        ("no json", ["A."], ["B."]),
        (_reply(), ["A."], []),
        (_reply("  ", 7, None), ["A."], []),
        (_reply("All in one."), [f"F{n}." for n in range(30)], []),
        (_reply(*(f"L{n}." for n in range(6))), ["E1.", "E2."], ["N1."]),
    ],
)
def test_a_merge_that_loses_or_invents_is_refused(
    reply: str | None, existing: list[str], new: list[str]
) -> None:
    assert read_merge(reply, existing, new) is None


def test_a_merge_tells_what_of_the_new_it_holds() -> None:
    merge = read_merge(
        _reply("Fresh One.", "Old A.", 42), ["Old A."], ["Fresh One.", "Fresh Two."]
    )
    assert merge is not None
    assert merge.facts == ("Fresh One.", "Old A.")
    assert merge.incorporated == (0,)


def test_a_fenced_reply_and_the_exact_cap_are_fine() -> None:
    fenced = f"```json\n{_reply('New.', 'Old.')}\n```"
    assert read_merge(fenced, ["Old."], ["New."]) is not None
    five = _reply(*(f"L{n}." for n in range(5)))
    assert read_merge(five, ["E1.", "E2."], ["N1."]) is not None


@each_row(
    ("fact", "given"),
    [
        ("Anna works as an engineer.", "Anna works as an engineer.|Anna is engineer."),
        ("Anna does not need tea.", "Anna needs tea.|Anna does not need tea."),
    ],
)
def test_a_merge_may_drop_what_is_said_elsewhere(fact: str, given: str) -> None:
    assert keeps_what_counts([fact], given.split("|"), "en")


@each_row(
    ("fact", "given"),
    [
        ("Anna has 2 cats.", "Anna has 2 cats.|Anna has 3 cats."),
        ("The cat sleeps.", "The cat sleeps.|The cat sleeps at Marta."),
        ("Anna needs tea.", "Anna needs tea.|Anna does not need tea."),
        ("Anna likes tea and beer.", "Anna likes tea.|Anna likes green tea."),
    ],
)
def test_a_merge_keeps_names_numbers_denials_and_adds_nothing(
    fact: str, given: str
) -> None:
    assert not keeps_what_counts([fact], given.split("|"), "en")
