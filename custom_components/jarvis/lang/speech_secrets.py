"""Keeps keys and tokens out of what a model says, whoever made them up.

Fed as the text arrives. A run of signs that a key is made of is held until it is
whole and looked at by itself, so the sum does not depend on how the text was cut.
"""

from collections.abc import Collection, Mapping
from functools import partial
import re
from typing import Final

from .secret_patterns import find_keys

# Nothing shorter is a key.
_SHORTEST: Final = 11
# A dot ends a run, unless it begins as keys do that hold dots.
_SIGNS: Final = re.compile(r"[A-Za-z0-9_+/=~$-]{1,4096}+")
_DOTTED: Final = re.compile(r"[A-Za-z0-9_+/=~$.-]{1,4096}+")
_DOTTED_START: Final = ("eyJ", "SG", "ya29", "dp", "hv", "gl", "sk", "pk", "pat")
# What a model may be told and tell again: addresses are no keys, codes are for people.
_KINDS: Final = frozenset({"key", "token", "card", "hex"})
# A run has to end somewhere, as in the patterns above: no key is longer.
_LONGEST: Final = 4096

# What is said in the place of one, by language.
_SAID: Final[Mapping[str, str]] = {
    "en": "a secret",
    "de": "ein Geheimnis",
    "fr": "un secret",
    "es": "un secreto",
    "it": "un segreto",
    "nl": "een geheim",
}


def said(language: str) -> str:
    """Word a secret for the ears."""
    return _SAID.get(language.partition("-")[0].casefold(), _SAID["en"])


class Secrets:
    """The filter of one message.

    In a secret's place stands `mask`, or its kind as `[REDACTED:key]` without one.
    """

    def __init__(self, mask: str = "", known: Collection[str] = ()) -> None:
        """Start at the beginning of a message; `known` are the house's own keys."""
        self._mask = mask
        self._known = sorted(known, key=len, reverse=True)
        self._begun = ""
        self._held = ""

    def feed(self, text: str) -> str:
        """Return what is sure to hold no key; a run at the end is held."""
        return self._runs(self._without_known(self._begun + text))

    def _without_known(self, text: str, *, ended: bool = False) -> str:
        """Mask the house's own keys; the beginning of one at the end is held."""
        for one in self._known:
            text = text.replace(one, self._mask or "[REDACTED:key]")
        begun = max(map(partial(_begins_at_end, text), self._known), default=0)
        at = len(text) - (0 if ended else begun)
        self._begun = text[at:]
        return text[:at]

    def _runs(self, text: str) -> str:
        text = self._held + text
        passed, at = [], 0
        while at < len(text):
            run = self._run(text, at)
            if not run:
                passed.append(text[at])
                at += 1
                continue
            at += len(run)
            if at == len(text) and len(run) < _LONGEST:
                self._held = run
                return "".join(passed)
            passed.append(self._looked_at(run))
        self._held = ""
        return "".join(passed)

    def finish(self) -> str:
        """Return the rest when the message has ended."""
        begun = self._runs(self._without_known(self._begun, ended=True))
        held, self._held = self._held, ""
        return begun + self._looked_at(held)

    @staticmethod
    def _run(text: str, at: int) -> str:
        dotted = text.startswith(_DOTTED_START, at)
        found = (_DOTTED if dotted else _SIGNS).match(text, at)
        return found[0] if found else ""

    def _looked_at(self, run: str) -> str:
        """Return a run, or what stands for the secret that it is."""
        if len(run) < _SHORTEST:
            return run
        found = [one for one in find_keys(run) if one.kind in _KINDS]
        if not found:
            return run
        first = min(one.start for one in found)
        last = max(one.end for one in found)
        kind = next(one.kind for one in found if one.start == first)
        mask = self._mask or f"[REDACTED:{kind}]"
        return f"{run[:first]}{mask}{run[last:]}"


def _begins_at_end(text: str, key: str) -> int:
    """Return how much of a key a text ends with."""
    most = min(len(key) - 1, len(text))
    return next((n for n in range(most, 0, -1) if text.endswith(key[:n])), 0)
