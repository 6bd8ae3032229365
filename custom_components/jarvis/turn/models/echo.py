"""Keeps a small model from reading out the facts that came with the user's words.

They stand in brackets behind the message and begin with a day and a date; weak
models end their answers with such a block of their own making.
"""

from ...prompts.context import BEGINNING, could_begin

# A block that does not close is not held longer than this, in characters.
LONGEST = 4_000


class EchoFilter:
    """Drops blocks of facts from a stream; everything else passes at once."""

    def __init__(self) -> None:
        """Start outside of any block."""
        self._held = ""
        self._inside = False

    def feed(self, text: str) -> str:
        """Return what is certainly no block of facts."""
        out = []
        for letter in text:
            if self._inside:
                self._held += letter
                if letter == "]" or len(self._held) > LONGEST:
                    self._held, self._inside = "", False
            elif self._held or letter == "[":
                self._held += letter
                if BEGINNING.match(self._held):
                    self._inside = True
                elif not could_begin(self._held):
                    out.append(self._held)
                    self._held = ""
            else:
                out.append(letter)
        return "".join(out)

    def finish(self) -> str:
        """Return what was held in doubt; an open block stays unsaid."""
        rest = "" if self._inside else self._held
        self._held, self._inside = "", False
        return rest
