"""A model's merge of facts is used only if it kept what it was given."""

import json

import pytest

from custom_components.jarvis.memory.merging import read_merge


def _reply(*facts: object) -> str:
    return json.dumps({"facts": facts})


@pytest.mark.parametrize(
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
