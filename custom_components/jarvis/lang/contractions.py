"""Spells out words that were drawn together: "when's dinner" → "when is dinner"."""

from functools import lru_cache

from .values import values_for

_EDGE = ".,;:!?"


def spelled_out(text: str, language: str) -> str:
    """Spell out the contractions of a text; the same text where there are none."""
    table = _table(language.partition("-")[0].casefold())
    said = text.replace("\u2019", "'").split()
    whole = [table.get(word.casefold().strip(_EDGE), word) for word in said]
    return text if whole == said else " ".join(whole)


@lru_cache(maxsize=16)
def _table(code: str) -> dict[str, str]:
    pairs = (entry.partition("=") for entry in values_for(code).contractions.split(","))
    return {short.strip(): long.strip() for short, _, long in pairs if long}
