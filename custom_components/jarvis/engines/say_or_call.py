"""Opens the answer of a model that was made to answer {"say": "…"} while it comes."""

import re
from typing import Final

from .clean import Cleaner

_HEAD = re.compile(r'\s*\{\s*"say"\s*:\s*"')
_COULD_BE = re.compile(
    r'\s*(?:\{\s*(?:"(?:s(?:a(?:y(?:"\s*(?::\s*)?)?)?)?)?)?)?\Z', re.DOTALL
)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_SIGNS: Final = {"n": "\n", "t": "\t", "r": "", "b": "", "f": ""}


class SayOrCall:
    """Passes what is said, word by word; everything else stays as it is."""

    def __init__(self) -> None:
        """Start before the first sign."""
        self._held = ""
        self._saying = False
        self._passing = False
        self._over = False
        self._cleaner = Cleaner()

    def feed(self, text: str) -> str:
        """Return what of the answer can be read by now."""
        if self._passing:
            return text
        if self._over:
            return ""
        self._held += text
        if not self._saying and not self._begin():
            return self._give() if self._gives_up() else ""
        return self._cleaner.feed(self._words())

    def finish(self) -> str:
        """Return the rest when the answer has ended."""
        return "" if self._saying or self._over else self._give()

    def _begin(self) -> bool:
        """Tell whether the words begin with what is held."""
        if head := _HEAD.match(self._held):
            self._held = self._held[head.end() :]
            self._saying = True
            return True
        return False

    def _gives_up(self) -> bool:
        """Tell whether no words can begin any more; all passes from then on."""
        self._passing = _COULD_BE.match(self._held) is None
        return self._passing

    def _give(self) -> str:
        text, self._held = self._held, ""
        return text

    def _words(self) -> str:
        out: list[str] = []
        at = 0
        while at < len(self._held):
            sign = self._held[at]
            if sign == '"':
                self._over, self._saying = True, False
                self._held = ""
                return "".join(out)
            if sign != "\\":
                out.append(sign)
                at += 1
                continue
            escape = _ESCAPE.match(self._held, at)
            if escape is None or (escape[2] == "u" and len(self._held) - at < 6):  # noqa: PLR2004 - "\uXXXX"
                break
            out.append(chr(int(escape[1], 16)) if escape[1] else _plain(escape[2]))
            at = escape.end()
        self._held = self._held[at:]
        return "".join(out)


def _plain(sign: str) -> str:
    return _SIGNS.get(sign, sign)
