"""Keeps keys and tokens out of what a model says, whoever made them up.

Fed as the text arrives. A run of signs that a key is made of is held until it is
whole and looked at by itself, so the sum does not depend on how the text was cut.
"""

from collections.abc import Collection
import re
from typing import Final

from .secret_patterns import find_keys
from .tables import texts

# Nothing shorter is a key, and none is longer: a run has to end somewhere.
_SHORTEST: Final = 11
_LONGEST: Final = 4096
# A dot ends a run, unless it begins as keys do that hold dots.
_RUN: Final = re.compile(
    r"(?:eyJ|SG|ya29|dp|hv|gl|sk|pk|pat)(?=[A-Za-z0-9_+/=~$.-])"
    r"[A-Za-z0-9_+/=~$.-]{1,4096}+|[A-Za-z0-9_+/=~$-]{1,4096}+"
)
# What a model may be told and tell again: addresses are no keys, codes are for people.
_KINDS: Final = frozenset({"key", "token", "card", "hex"})
# What is said in the place of one, by language.
_SAID: Final = texts("secret", "told")


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
        text = self._begun + text
        for one in self._known:
            text = text.replace(one, self._mask or "[REDACTED:key]")
        # The beginning of one of the house's own keys at the end is held too.
        begun = max((_begins_at_end(text, one) for one in self._known), default=0)
        self._begun = text[len(text) - begun :]
        return self._runs(text[: len(text) - begun])

    def finish(self) -> str:
        """Return the rest when the message has ended."""
        return self._runs(self._begun, ended=True)

    def _runs(self, text: str, *, ended: bool = False) -> str:
        text, self._held = self._held + text, ""
        passed, at = [], 0
        for run in _RUN.finditer(text):
            passed.append(text[at : run.start()])
            at = run.end()
            if at == len(text) and len(run[0]) < _LONGEST and not ended:
                self._held = run[0]
            else:
                passed.append(self._looked_at(run[0]))
        return "".join((*passed, text[at:]))

    def _looked_at(self, run: str) -> str:
        """Return a run, or what stands for the secret that it is."""
        keys = find_keys(run) if len(run) >= _SHORTEST else ()
        found = sorted(
            (one.start, one.end, one.kind) for one in keys if one.kind in _KINDS
        )
        if not found:
            return run
        mask = self._mask or f"[REDACTED:{found[0][2]}]"
        return f"{run[: found[0][0]]}{mask}{run[max(end for _, end, _ in found) :]}"


def _begins_at_end(text: str, key: str) -> int:
    """Return how much of a key a text ends with."""
    most = min(len(key) - 1, len(text))
    return next((n for n in range(most, 0, -1) if text.endswith(key[:n])), 0)
