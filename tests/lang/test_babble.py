"""Loops are noticed, whatever their part is; ordinary text is not one."""

from hypothesis import given, strategies as st

from custom_components.jarvis.lang.likeness import Babble

from ..tables import each_row


def _run(text: str, size: int) -> tuple[str, bool]:
    watch = Babble()
    passed = "".join(
        watch.feed(text[at : at + size]) for at in range(0, len(text), size)
    )
    return passed, watch.found


@each_row(
    "part",
    ["!", "on ", "The light is on. ", "One thing.\nAnd another, quite long thing.\n",
     "\u597d\u7684", " ".join(map(str, range(100)))],
)  # fmt: skip
def test_a_loop_is_cut_after_a_few_times(part: str) -> None:
    passed, found = _run("Well, sir: " + part * 400, 7)
    assert found
    assert len(passed) < 11 + max(4 * len(part), 120) + 64


@each_row(
    "text",
    [
        "The light in the kitchen is on. The light in the hall is on. " * 2,
        "\n".join(f"{n}. Lamp {n} is on at {n * 3} percent." for n in range(80)),
        "ha ha ha ha ha!",
    ],
)  # fmt: skip
def test_ordinary_text_passes_whole(text: str) -> None:
    assert _run(text, 5) == (text, False)


@given(
    st.lists(st.sampled_from(["on ", "off ", "!", "The light is on. "]), max_size=200),
    st.integers(1, 50),
)
def test_the_cut_never_matters(parts: list[str], size: int) -> None:
    text = "".join(parts)
    passed, found = _run(text, size)
    assert found == _run(text, 1)[1]
    assert text.startswith(passed)
    assert passed == _run(text, 1)[0]
