"""Texts that break readers: repeated without end, nested without end, in any script."""

from typing import Final

from hypothesis import strategies as st

UNITS: Final = (
    *(" ", "a", "1", "\n", "-", "_", ".", "'", '"', "`", "(", "[", "{", "<", "\u00ab"),
    *("\u201e", "*", "#", "|", ":", "=", ",", "!", "/", "\\", "&", "%", "\u4f60"),
    *("\u0628", "\U0001f600", "\u200b", "\x00", "\u0130", "\xdf", "\xbd", "a@b", "9 "),
    *("on ", "twenty ", "zwanzig", "and ", "not ", "when ", "in 5 minutes ", "10:30 "),
    *("monday ", "2026-11-22 ", "1.000,5 ", "password is ", "mein passwort ist "),
    *("4111 ", "DE89", "eyJ", "light.a ", "turn on the kitchen light ", "names: 'a\n"),
    *("<a>", "</a>", "<think>", "<tool_call>", "<arg_key>", "<title>", "<!--", "&amp;"),
    *("```", "```json\n", '{"a":', "[[", "{'a': ", "HassTurnOn(name='a', ", "a=1,"),
    *("a = ", "1. x\n", "- x\n", "**a", "SELECT ", "exceed", "[[secret:a:1]]", "1+"),
)  # fmt: skip
_PIECES = st.sampled_from(UNITS) | st.text(max_size=8)

# Anything that can be typed, heard or answered, from sense to noise.
TEXTS = st.lists(_PIECES, max_size=12).map("".join)


def without_end(size: int) -> list[str]:
    """Return each unit repeated to so many characters, and brackets around brackets."""
    half = size // 2
    return [
        *((unit * (size // len(unit) + 1))[:size] for unit in UNITS),
        "{" * half + "}" * half,
        "[" * half + "]" * half,
        "<think>" + "a " * half,
        '"' + " " * size + "x",
    ]
