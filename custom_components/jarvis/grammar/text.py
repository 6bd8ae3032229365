"""Text into tokens, the same way for templates and for what was heard.

Accents, case and punctuation are folded away. Scripts that write no spaces
(Chinese, Japanese, Thai …) are cut into single characters, so one automaton
serves every language.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
import unicodedata

LONGEST = 400
"""Characters of a sentence that is still looked at; commands are shorter."""

_UNSPACED = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
)
_TOKEN = re.compile(
    rf"\d+(?:[.,]\d+)?|[{_UNSPACED}]|['\u2019]s\b"
    rf"|[^\W\d_{_UNSPACED}]+(?:['\u2019](?!s\b))?|[%°½¼¾/]"
)
_UNSPACED_ONLY = re.compile(f"[{_UNSPACED}]+")


@dataclass(frozen=True, slots=True)
class Token:
    """One token: folded `text`, and where it stands in the sentence."""

    text: str
    start: int
    end: int


@lru_cache(maxsize=20_000)
def fold(text: str) -> str:
    """Return the text without case, accents and compatibility forms."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    folded = unicodedata.normalize("NFKD", folded)
    bare = "".join(c for c in folded if not unicodedata.combining(c) or _kept(c))
    return unicodedata.normalize("NFC", bare).replace("\u2019", "'")


def _kept(mark: str) -> bool:
    """Tell a mark that makes another letter (Indic, Thai, kana) from an accent."""
    return not "\u0300" <= mark <= "\u036f"


def tokens(text: str) -> list[Token]:
    """Cut a sentence into tokens; punctuation and symbols that say nothing go."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        word = fold(match.group())
        behind = text[match.end() : match.end() + 1]
        # At the very end it is an elision that a template's slot completes: "l'".
        if word.endswith("'") and behind and not behind.isalnum():
            word = word[:-1]
        if word:
            found.append(Token(word, match.start(), match.end()))
    return found


@lru_cache(maxsize=20_000)
def words(text: str) -> tuple[str, ...]:
    """Return only the texts of the tokens; for short texts that come again."""
    return tuple(token.text for token in tokens(text))


def is_unspaced(text: str) -> bool:
    """Tell whether every character belongs to a script without spaces."""
    return bool(_UNSPACED_ONLY.fullmatch(text))
