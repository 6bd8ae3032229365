"""Masks secrets in what was said, before anything else sees it.

Runs first in every turn, and again over whatever leaves the house. A mask is a
placeholder such as `[[secret:email:1]]`; the `Vault` of the conversation turns
it back for the tools. Without a vault the mask is one-way.
"""

from dataclasses import dataclass, field
from functools import lru_cache
import re
from typing import Any, Final
import unicodedata

from ..lang.secret_patterns import Found, find_secrets
from ..lang.values import BEGINS, ENDS
from .types import SecretKind

# What a person says or types in one go; longer text is cut, visibly.
MAX_HEARD: Final = 8_000
CUT_MARK: Final = " […]"

# What stands in a trace for the value of an argument that is a secret by its name.
HIDDEN: Final = "[[secret]]"
_SECRET_NAMES: Final = frozenset({"code", "pin", "password", "token", "api_key"})

# A vault knows this many secrets; more is an attack, the rest is masked one-way.
_MOST_SECRETS: Final = 500
# Masks that create new neighbours are looked at again, at most this often.
_SHORT = 120
_PASSES: Final = 4
# Shorter secrets are masked where they were said, not wherever they occur.
_SHORTEST_KNOWN: Final = 4

_PLACEHOLDER = re.compile(r"\[\[secret:([a-z]{2,10}):(\d{1,6})\]\]")
# Models drop brackets and change the case; what they hand back still counts.
_RETURNED = re.compile(
    rf"\[{{0,2}}[ ]?secret:[ ]?([a-z]{{2,10}}):[ ]?(\d{{1,6}})(?:[ ]?\]{{1,2}}|{ENDS})",
    re.IGNORECASE,
)
_UNWANTED = re.compile(
    # controls except tab and newline; surrogates; bidi controls; zero-width
    "[\x00-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff"
    "\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]"
)
_BREAK = re.compile("\r\n|[\r\x0c\x85\u2028\u2029]")
_BLANKS = re.compile(r"[^\S\n]+")
_EMPTY_LINES = re.compile(r" ?\n ?(?:\n ?){2,}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Redacted:
    """Masked text, and which kinds of secrets stood in it."""

    text: str
    kinds: frozenset[SecretKind] = frozenset()


@dataclass(slots=True)
class Vault:
    """The secrets of one conversation behind their placeholders.

    Never logged and never stored: it lives in memory as long as its conversation.
    """

    _secrets: dict[str, str] = field(default_factory=dict, repr=False)
    _places: dict[str, str] = field(default_factory=dict, repr=False)
    _taken: set[str] = field(default_factory=set, repr=False)
    _known: re.Pattern[str] | None = field(default=None, repr=False)

    def __len__(self) -> int:
        """Return how many secrets it holds."""
        return len(self._secrets)

    def place(self, secret: str, kind: SecretKind) -> str:
        """Return the placeholder of a secret, the same one each time."""
        if secret in self._places:
            return self._places[secret]
        number = 1
        if len(self._secrets) >= _MOST_SECRETS:
            return f"[[secret:{kind.value}:0]]"
        prefix = f"[[secret:{kind.value}:"
        while (name := f"{prefix}{number}]]") in self._secrets or name in self._taken:
            number += 1
        self._secrets[name] = secret
        self._places[secret] = name
        self._known = None
        return name

    def avoid(self, text: str) -> None:
        """Keep clear of placeholders that the text already holds but we never gave."""
        for match in _PLACEHOLDER.finditer(text):
            if match[0] not in self._secrets and len(self._taken) < _MOST_SECRETS:
                self._taken.add(match[0])

    def kinds(self, text: str) -> frozenset[SecretKind]:
        """Return the kinds of our placeholders in the text."""
        return frozenset(
            SecretKind(match[1])
            for match in _PLACEHOLDER.finditer(text)
            if match[0] in self._secrets
        )

    def mask(self, text: str) -> str:
        """Return the text with every known secret masked again."""
        if not self._places or not text:
            return text
        if self._known is None:
            known = sorted(
                (name for name in self._places if len(name) >= _SHORTEST_KNOWN),
                key=len,
                reverse=True,
            )
            joined = "|".join(re.escape(secret) for secret in known)
            self._known = re.compile(f"{BEGINS}(?:{joined or '(?!)'}){ENDS}")
        return self._known.sub(lambda match: self._places[match[0]], text)

    def mask_all(self, value: Any) -> Any:
        """Return a JSON value with every known secret in its strings masked."""
        return _each_string(value, self.mask)

    def restore_text(self, text: str) -> str:
        """Return the text with our placeholders turned back into the secrets."""
        return _RETURNED.sub(self._original, text) if self._secrets else text

    def restore(self, value: Any) -> Any:
        """Return a JSON value with the placeholders in its strings turned back."""
        return _each_string(value, self.restore_text)

    def _original(self, match: re.Match[str]) -> str:
        name = f"[[secret:{match[1].lower()}:{match[2]}]]"
        return self._secrets.get(name, match[0])


def hear(text: str, language: str, vault: Vault | None = None) -> Redacted:
    """Return an utterance as the turn sees it: normalised, masked, cut to size."""
    found = redact(normalise(text), language, vault)
    return Redacted(text=_cut(found.text), kinds=found.kinds)


def redact(text: str, language: str, vault: Vault | None = None) -> Redacted:
    """Return the text with its secrets behind placeholders of the vault.

    Idempotent with the same vault; line breaks stay; time linear in the text.
    """
    vault = Vault() if vault is None else vault
    vault.avoid(text)
    kinds = vault.kinds(text)
    text = vault.mask(text)
    for _ in range(_PASSES):
        spans = _spans(text, language)
        if not spans:
            break
        parts, at = [], 0
        for found in spans:
            kind = SecretKind(found.kind)
            kinds |= {kind}
            secret = text[found.start : found.end]
            parts += [text[at : found.start], vault.place(secret, kind)]
            at = found.end
        text = vault.mask("".join((*parts, text[at:])))
    return Redacted(text=text, kinds=kinds | vault.kinds(text))


def scrub(value: Any, language: str) -> Any:
    """Return a JSON value with the secrets in its strings masked for good.

    What is named like a secret is one, whatever it looks like.
    """
    match value:
        case str():
            return _scrubbed(value, language)
        case dict():
            return {
                name: HIDDEN
                if item and str(name).casefold() in _SECRET_NAMES
                else scrub(item, language)
                for name, item in value.items()
            }
        case list() | tuple():
            return [scrub(item, language) for item in value]
        case _:
            return value


def _scrubbed(text: str, language: str) -> str:
    """Mask a text; short ones that come again and again are known to be clean."""
    if len(text) > _SHORT:
        return redact(text, language).text
    try:
        return _clean(text, language)
    except _HasSecretsError:
        return redact(text, language).text


class _HasSecretsError(ValueError):
    """The text is not clean; an exception, so that nothing of it is kept."""


@lru_cache(maxsize=8192)
def _clean(text: str, language: str) -> str:
    """Return a text without secrets; raises for others, which no cache remembers."""
    if _spans(text, language):
        raise _HasSecretsError
    return text


def normalise(text: str) -> str:
    """Return the text in NFC without control, bidi and zero-width characters.

    Line breaks stay (at most one empty line), other blanks become one space.
    """
    # Twice the limit is enough for a cut that comes after the masks.
    text = _UNWANTED.sub("", _BREAK.sub("\n", text.lstrip()[: 4 * MAX_HEARD]))
    text = _BLANKS.sub(" ", unicodedata.normalize("NFC", text))
    return _EMPTY_LINES.sub("\n\n", text).strip()


def _cut(text: str) -> str:
    """Return at most MAX_HEARD characters, cut between words, never in a mask."""
    if len(text) <= MAX_HEARD:
        return text
    end = MAX_HEARD - len(CUT_MARK)
    blank = max(text.rfind(" ", end - 200, end), text.rfind("\n", end - 200, end))
    end = blank if blank > 0 else end
    opened = text.rfind("[[secret:", max(0, end - 30), end)
    if opened >= 0 and "]]" not in text[opened:end]:
        end = opened
    return text[:end].rstrip() + CUT_MARK


def _spans(text: str, language: str) -> list[Found]:
    """Return the secrets in order, without overlaps, clear of placeholders."""
    taken = [match.span() for match in _PLACEHOLDER.finditer(text)]
    found = sorted(
        find_secrets(text, language), key=lambda span: (span.start, -span.end)
    )
    kept: list[Found] = []
    at, mask = 0, 0
    for span in found:
        while mask < len(taken) and taken[mask][1] <= span.start:
            mask += 1
        end = span.end
        if mask < len(taken) and taken[mask][0] < end:
            end = taken[mask][0]
        secret = text[span.start : end].rstrip()
        if span.start >= at and secret:
            at = span.start + len(secret)
            kept.append(Found(span.kind, span.start, at))
    return kept


def _each_string(value: Any, change: Any) -> Any:
    match value:
        case str():
            return change(value)
        case dict():
            return {
                _each_string(name, change): _each_string(item, change)
                for name, item in value.items()
            }
        case list() | tuple():
            return [_each_string(item, change) for item in value]
        case _:
            return value
