"""What colours are called: words of a language → the names Home Assistant takes.

Those are the names of CSS. Sentences are understood with the words of their language,
and models call a colour in any language.
"""

from functools import cache
from typing import Final

from .tables import maps

COLOURS: Final = maps("colours", "names")
"""Language → name → words for it, parted by commas."""


def colours(language: str) -> tuple[tuple[str, str], ...]:
    """Return (word, name) for what a language calls colours."""
    table = COLOURS.get(language.partition("-")[0].casefold(), {})
    return tuple((w.strip(), name) for name, ws in table.items() for w in ws.split(","))


def colour_meant(word: str) -> str | None:
    """Return the name of CSS for a colour in any language; None where none knows it."""
    return _everywhere().get(word.strip().casefold())


@cache
def _everywhere() -> dict[str, str]:
    found: dict[str, str] = {}
    for code in COLOURS:
        for word, name in colours(code):
            found.setdefault(word.casefold(), name)
    return found
