"""Reads data that is almost JSON, as models write it.

Single and curly quotes, bare keys and words, Python's literals, doubled braces,
missing commas and closers, raw line breaks and stray quotes inside strings.
"""

from dataclasses import dataclass
from itertools import islice
import json
import re
from typing import Any, Final

_QUOTES: Final = {
    '"': '"',
    "'": "'",
    "`": "`",
    "\u201c": "\u201d\u201c",
    "\u201d": "\u201d",
    "\u201e": "\u201c\u201d",
    "\u2018": "\u2019",
    "\u00ab": "\u00bb",
}
_WORDS: Final[dict[str, Any]] = {
    "true": True,
    "false": False,
    "null": None,
    "none": None,
    "nil": None,
    "undefined": None,
}
_SPACE = re.compile(r"[\s\ufeff]*")
_KEY = re.compile(r"[A-Za-z_][\w.\- ]{0,60}?(?=\s*(?:[:=]|\Z))")
_BARE = re.compile(r"[^,{}\[\]\n\r\"]{1,2000}")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\Z")
_ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
# What follows a string that has ended: a sign of structure, or the next key.
_AFTER = re.compile(r"\s*(?:[,:=}\])]|\Z|[\"'][\w .\-]{1,60}[\"']\s*:|\n)")
# A quotation mark too many before the last closers.
_STRAY = re.compile(r"[\"'`][\]})\s]*\Z")
_DEEPEST: Final = 40
_STRICT: Final = json.JSONDecoder(strict=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """A value and where it ends in the text.

    `closed` is False where closing signs were missing, `torn` True where the text
    ended inside a string, a word or between a key and its value.
    """

    value: Any
    end: int
    closed: bool = True
    torn: bool = False


def read_lenient(text: str, at: int = 0) -> Read:
    """Read the value that begins at a place; never raises.

    A text that holds no value there gives None as its value and is torn.
    """
    try:
        value, end = _STRICT.raw_decode(text, _SPACE.match(text, at).end())  # type: ignore[union-attr]
    except ValueError, RecursionError:
        reader = _Reader(text, at)
        value = reader.value(0)
        return Read(value=value, end=reader.at, closed=reader.closed, torn=reader.torn)
    return Read(value=value, end=end)


class _Reader:
    """One walk through a text."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at
        self.closed = True
        self.torn = False

    def value(self, depth: int) -> Any:
        sign = self._peek()
        if depth > _DEEPEST or not sign:
            # Whoever nests as deep as this means nothing by it.
            self.torn, self.at = True, len(self.text)
            return None
        if sign == "{":
            return self._object(depth)
        if sign == "[":
            return self._list(depth)
        return self._string() if sign in _QUOTES else self._bare()

    def _peek(self) -> str:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at : self.at + 1]

    def _object(self, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        self.at += 1
        while sign := self._peek():
            if sign == "}":
                self.at += 1
                return found
            if sign == "{":  # doubled by a template
                inner = self.value(depth + 1)
                found |= inner if isinstance(inner, dict) else {}
            elif sign in ",;" or _STRAY.match(self.text, self.at):
                self.at += 1
            elif not self._pair(found, depth):
                return found
        self.closed = False
        return found

    def _pair(self, found: dict[str, Any], depth: int) -> bool:
        """Read a key and its value; False where there is none."""
        sign = self.text[self.at]
        if sign in _QUOTES:
            key = self._string()
        elif match := _KEY.match(self.text, self.at):
            key, self.at = match[0].strip(), match.end()
        else:
            self.closed = False
            return False
        if self._peek() not in (":", "="):
            self.torn = self.torn or not self._peek()
            self.closed = False
            return False
        self.at += 1
        if self.text[self.at : self.at + 1] == ">":
            self.at += 1
        found[key] = self.value(depth + 1)
        return True

    def _list(self, depth: int) -> list[Any]:
        found: list[Any] = []
        self.at += 1
        while sign := self._peek():
            if sign == "]":
                self.at += 1
                return found
            if sign == ",":
                self.at += 1
                continue
            if sign in "})":
                break
            before = self.at
            found.append(self.value(depth + 1))
            if self.at == before:
                break
        self.closed = False
        return found

    def _string(self) -> str:
        closers = _QUOTES[self.text[self.at]]
        self.at += 1
        parts: list[str] = []
        while self.at < len(self.text):
            sign = self.text[self.at]
            self.at += 1
            if sign == "\\":
                parts.append(self._escape())
            elif sign in closers and _AFTER.match(self.text, self.at):
                return _joined(parts)
            else:
                parts.append(sign)
        self.closed, self.torn = False, True
        return _joined(parts)

    def _escape(self) -> str:
        sign = self.text[self.at : self.at + 1]
        self.at += 1
        if sign == "u":
            digits = self.text[self.at : self.at + 4]
            if re.fullmatch(r"[0-9a-fA-F]{4}", digits):
                self.at += 4
                return chr(int(digits, 16))
        return _ESCAPES.get(sign, sign)

    def _bare(self) -> Any:
        match = _BARE.match(self.text, self.at)
        if match is None:
            self.torn = True
            return None
        word = match[0].split("</", 1)[0].rstrip()
        self.at += len(word)
        self.torn = self.torn or self.at >= len(self.text)
        if _NUMBER.match(word):
            return float(word) if re.search(r"[.eE]", word) else int(word)
        lowered = word.strip().lower()
        return _WORDS[lowered] if lowered in _WORDS else word.strip()


def _joined(parts: list[str]) -> str:
    """Join the signs of a string; the halves of an emoji, escaped, become one."""
    text = "".join(parts)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


_FENCE = re.compile(r"```(?:json)?(.*?)```", re.DOTALL)
_OPENING = re.compile(r"[\[{]")
_DECODER: Final = json.JSONDecoder()
_LARGEST: Final = 100_000
# Brackets in the words around an answer that are tried at most.
_MOST_OPENINGS: Final = 50


def read_json(reply: str | None, listed: str = "") -> dict[str, Any]:
    """Return the object in a reply, among words or not; {} for anything else.

    A list that stands alone counts as the member `listed`, if one is named.
    """
    if not reply or len(reply) > _LARGEST:
        return {}
    fenced = _FENCE.search(reply)
    found = _longest(fenced[1] if fenced else reply)
    if isinstance(found, dict):
        return found
    return {listed: found} if listed and isinstance(found, list) else {}


def _longest(text: str) -> Any:
    """Return the longest object or list that stands in a text; None without one."""
    found: Any = None
    longest = end = 0
    for opening in islice(_OPENING.finditer(text), _MOST_OPENINGS):
        if opening.start() < end:
            continue
        try:
            value, end = _DECODER.raw_decode(text, opening.start())
        except ValueError, RecursionError:
            continue
        if end - opening.start() > longest:
            found, longest = value, end - opening.start()
    return found
