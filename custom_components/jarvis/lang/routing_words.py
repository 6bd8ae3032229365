"""Words that tell how much a sentence asks of a model, per language.

Each sign is a line of phrases, comma separated; a phrase may end in * for any
ending. A language without a table is read by signs that need no words.
"""

from collections.abc import Mapping
from functools import cache
import re
from typing import Final

from .tables import maps

type Table = Mapping[str, str]

TABLES: Final = maps("routing", "signs")

_UNSPACED: Final = frozenset({"zh", "ja"})
# So many of such characters say about as much as a word.
_CHARACTERS_PER_WORD: Final = 3
_UNSPACED_CHARACTER: Final = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)
# What everybody writes the same way.
_ANY: Final[Table] = {"code": "python, javascript, c++, sql, regex, yaml, jinja"}


class Signs:
    """The signs of one language, ready to be looked for."""

    def __init__(self, table: Table, *, spaced: bool = True) -> None:
        """Compile the phrases; `spaced` where words are set apart."""
        self._patterns = {
            sign: _pattern(row, spaced=spaced) for sign, row in table.items()
        }

    def sees(self, sign: str, folded: str) -> bool:
        """Tell whether a casefolded text shows a sign, at words' borders."""
        pattern = self._patterns.get(sign)
        return pattern is not None and pattern.search(folded) is not None

    def leads(self, sign: str, other: str, folded: str) -> bool:
        """Tell whether a sign is seen, and not after another one."""
        seen, beside = (self._where(each, folded) for each in (sign, other))
        return seen is not None and (beside is None or seen < beside)

    def _where(self, sign: str, folded: str) -> int | None:
        pattern = self._patterns.get(sign)
        found = pattern.search(folded) if pattern is not None else None
        return None if found is None else found.start()


@cache
def signs_for(language: str) -> Signs:
    """Give the signs of a language, of its base language, or those of all."""
    base = language.casefold().partition("-")[0].partition("_")[0]
    return Signs(TABLES.get(base, _ANY), spaced=base not in _UNSPACED)


def count_words(text: str) -> int:
    """Count words; of scripts that set none apart, about as many as are meant."""
    together = len(_UNSPACED_CHARACTER.findall(text))
    return len(text.split()) + together // _CHARACTERS_PER_WORD


def _pattern(row: str, *, spaced: bool) -> re.Pattern[str]:
    phrases = [_phrase(part.strip()) for part in row.split(",") if part.strip()]
    any_of = f"(?:{'|'.join(phrases)})"
    return re.compile(rf"(?<!\w){any_of}(?!\w)" if spaced else any_of)


def _phrase(text: str) -> str:
    # People and recognisers set commas as they like.
    # What is looked at is casefolded, and "schließe" is no longer spelt so then.
    words = [re.escape(word) for word in text.casefold().removesuffix("*").split()]
    return r"[,;:.!]?\s+".join(words) + (r"\w*" if text.endswith("*") else "")
