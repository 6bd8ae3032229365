"""What Jarvis says without a model: `data/lines/<language>.json`.

A new language is one more file with the same keys and placeholders. Languages whose
commands speak English have but what is said in a turn of any kind.
"""

from collections.abc import Mapping, Sequence

from .tables import ByLanguage

FALLBACK = "en"


class Lines:
    """Sentences by key and language."""

    def __init__(self, tables: Mapping[str, Mapping[str, str]]) -> None:
        """Take the tables by language code."""
        self._tables = tables

    def say(self, key: str, language: str, *, turn: int = 0, **facts: str) -> str:
        """Return the sentence in the language, its base language, or English.

        Of several wordings, divided by bars, the `turn` chooses one. A fact that the
        table wants and the caller does not have stays out.
        """
        for code in (language, language.partition("-")[0], FALLBACK):
            if (line := self._tables.get(code, {}).get(key)) is not None:
                wordings = line.split(" | ")
                wording = wordings[turn % len(wordings)]
                return " ".join(wording.format_map(_Facts(facts)).split())
        raise KeyError(key)


def joined(items: Sequence[str], joint: str) -> str:
    """List things as they are said, the `joint` before the last: "a, b and c"."""
    front = ", ".join(items[:-1])
    return f"{front} {joint} {items[-1]}" if front else "".join(items)


def load_lines() -> Lines:
    """Return the sentences of `data/lines`; reads files, call it off the event loop."""
    return Lines(ByLanguage("lines", dict))


class _Facts(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""
