"""Makes markdown fit for ears, as a whole or while it arrives.

Lines lose their marks (headings, bullets, quotes, rules, fences, tables), clauses
are rewritten by `speech_rewrite` and leave one by one, the first at once.
"""

import re
from typing import Final

from .speech_rewrite import rewrite, row
from .speech_tape import Tape, Wait
from .speech_words import SPEECH_WORDS

# A clause without a stop is cut between words here, and anywhere there.
_LONG: Final = 400
_TOO_LONG: Final = 2_000
_ITEM_AT_MOST: Final = 1_000
_MARKS_AT_MOST: Final = 12
_ROW_AT_MOST: Final = 4_000

_STOP = re.compile(
    r"\n|[.!?…:;,][)\]\"'”»*_`]*[ \t]|[。\uff01\uff1f\uff1b\uff1a\uff0c、]"
)
_BLANK = re.compile(r"[ \t\u00a0]")
_NOT_BREAK = re.compile(r"[^\n]")
_SPACE = re.compile(r"\s")
_DIGIT = re.compile(r"[0-9]")
_RULE = re.compile(r"(?:[-*_=+|:\u2013\u2014~ \t]){3,}\Z")
_RULE_SIGN = re.compile(r"[-*_=+|:\u2013\u2014~ \t]")
_ITEM = re.compile(r"\d{1,2}[.)][ \t]")
_BULLETS: Final = "-*+•‣◦\u2013·"
# Emphasis that embraces nothing; what follows may be a mark itself.
_STRAY: Final = "_~`"
_OPEN_TAG = re.compile(r"<[A-Za-z/!][^<>]*\Z")
# Marks that begin a line only since what stood before them is gone.
_BARED = re.compile(r"^(?:(?:#{1,6}|[-*>])(?:\s+|$))+")
_REFERENCE = re.compile(r"\[[^\]\n]{1,80}\]:[ \t]*\S+")


class Ears:
    """The filter of one reply for a voice: `feed` what arrives, then `finish`."""

    def __init__(self, language: str) -> None:
        """Prepare for one reply in a language (BCP 47)."""
        self._language = language
        words = SPEECH_WORDS.get(re.split(r"[-_]", language.lower())[0])
        short = words.short if words else {}
        # "z. B." must not be cut after "z."
        self._holding = {form.split()[0].lower() for form in short} | {
            form.split()[-1].lower() for form in short
        }
        self._tape = Tape()
        self._out: list[str] = []
        self._last = ""
        self._breaks = 0
        self._listing = False
        self._item = 0
        self._reader = self._lines()
        next(self._reader)

    def feed(self, text: str) -> str:
        """Return the clauses that are complete now."""
        self._tape.push(text)
        return self._advance()

    def finish(self) -> str:
        """Return what is left when the reply has ended."""
        self._tape.ended = True
        return self._advance()

    def _advance(self) -> str:
        next(self._reader, None)
        said = "".join(self._out)
        self._out.clear()
        return said

    def _say(self, text: str) -> None:
        if not self._last or self._breaks or self._last.isspace():
            text = text.lstrip()
        if not self._last or self._breaks:
            text = _BARED.sub("", text)
        if not text:
            return
        if self._breaks and self._last:
            self._out.append("\n" * min(self._breaks, 2))
        self._breaks = 0
        self._out.append(text)
        self._last = text[-1]

    def _lines(self) -> Wait[None]:
        yield
        tape = self._tape
        while (yield from tape.want(1)):
            if not (yield from self._marks()):
                yield from self._clauses()
            if (yield from tape.want(1)) == "\n":
                tape.take(1)
                self._breaks += 1

    # The marks at the start of a line.

    def _marks(self) -> Wait[bool]:
        """Read the marks of a line; True if the line holds nothing else."""
        tape, indent = self._tape, 0
        for _ in range(_MARKS_AT_MOST):
            blanks = yield from tape.run(_BLANK, 400)
            indent += blanks
            tape.take(blanks)
            sign = yield from tape.want(1)
            if sign.isdigit():
                yield from self._number()
                return False
            if sign in ("", "\n"):
                return True
            if (yield from self._ruled(sign)) or (yield from self._special(sign)):
                return True
            if not (yield from self._mark(sign)):
                self._listing = self._listing and indent > 0
                break
            indent += 1
        return False

    def _mark(self, sign: str) -> Wait[bool]:
        """Read one heading, quote, bullet or task mark; False if there is none."""
        tape = self._tape
        if sign == ">":
            tape.take(1)
            return True
        if sign == "#":
            count = yield from tape.run(re.compile("#"), 6)
            window = yield from tape.want(count + 1)
            if window[count:] in (" ", "\t", "\n", ""):
                tape.take(count)
                return True
            return False
        window = yield from tape.want(2)
        if sign in _BULLETS + _STRAY and window[1:] in (" ", "\t"):
            tape.take(2)
            window = yield from tape.want(4)
            if window in ("[ ] ", "[x] ", "[X] "):
                tape.take(4)
            return True
        return False

    def _ruled(self, sign: str) -> Wait[bool]:
        """Drop a line that only draws: a rule, an underline, a table's divider."""
        if not _RULE_SIGN.match(sign):
            return False
        tape = self._tape
        count = yield from tape.run(_RULE_SIGN, _LONG)
        window = yield from tape.want(count + 1)
        line = window[:count]
        drawn = window[count:] in ("", "\n") and _RULE.match(line)
        if not drawn or not re.search(r"[-*_=\u2013\u2014~]{2}|[*_-] [*_-]", line):
            return False
        yield from self._drop_line()
        return True

    def _special(self, sign: str) -> Wait[bool]:
        """Drop a fence's line or a link's definition; say a table row."""
        tape = self._tape
        if sign in "`~":
            window = yield from tape.want(3)
            if window == sign * 3:
                yield from self._drop_line()
                return True
        if sign == "|":
            count = yield from tape.run(_NOT_BREAK, _ROW_AT_MOST)
            self._say(row(tape.take(count), self._language))
            return True
        if sign == "[":
            count = yield from tape.run(_NOT_BREAK, 90)
            if _REFERENCE.match(tape.rest[:count]):
                yield from self._drop_line()
                return True
        return False

    def _drop_line(self) -> Wait[None]:
        tape = self._tape
        yield from tape.until(re.compile(r"\n"), 1, lambda _: None)

    def _number(self) -> Wait[None]:
        """Drop the number of a list item, if a neighbour shows that it is a list."""
        tape = self._tape
        digits = yield from tape.run(_DIGIT, 3)
        window = yield from tape.want(digits + 2)
        if not _ITEM.match(window):
            self._listing = False
            return
        # A next number makes it a list too, whatever stood between.
        last, self._item = self._item, int(window[:digits])
        self._listing = self._listing or self._item == last + 1 > 1
        if not self._listing:
            end = yield from tape.run(_NOT_BREAK, _ITEM_AT_MOST)
            end = yield from tape.run(_SPACE, 20, end)
            window = yield from tape.want(end + 4)
            self._listing = _ITEM.match(window, end) is not None
        if self._listing:
            tape.take(digits + 2)

    # Clauses.

    def _clauses(self) -> Wait[None]:
        """Say the line clause by clause, up to its break."""
        while True:
            size = yield from self._clause()
            self._say(rewrite(self._tape.take(size), self._language))
            if (yield from self._tape.want(1)) in ("", "\n"):
                return

    def _clause(self) -> Wait[int]:
        """Return the size of the next clause, without its line break."""
        tape, scanned = self._tape, 0
        while True:
            match = _STOP.search(tape.text, tape.at + scanned)
            size = match.end() - tape.at if match else 0
            if match and size <= _LONG:
                if match[0] == "\n":
                    return size - 1
                if self._complete(tape.rest[:size]):
                    return size
                scanned = size
            elif len(tape.rest) > _LONG:
                return (yield from self._cut())
            elif tape.ended:
                return len(tape.rest)
            else:
                yield

    def _complete(self, clause: str) -> bool:
        """Tell whether nothing in the clause needs what follows."""
        if clause.rfind("[") > clause.rfind("]"):
            return False
        if clause.rfind("](") > clause.rfind(")") or _OPEN_TAG.search(clause):
            return False
        word = clause.rsplit(maxsplit=1)[-1].lower() if clause.strip() else ""
        if not word.endswith("."):
            return True
        stem = word[:-1].lstrip("(\"'*_")
        return not (
            stem[-1:].isdigit() or len(stem) == 1 or word.lstrip("(") in self._holding
        )

    def _cut(self) -> Wait[int]:
        """Return where an endless clause is cut."""
        tape = self._tape
        while True:
            match = re.compile(r"\s").search(
                tape.text, tape.at + _LONG, tape.at + _TOO_LONG
            )
            if match:
                return match.start() - tape.at + (match[0] != "\n")
            if len(tape.rest) >= _TOO_LONG or tape.ended:
                return min(len(tape.rest), _TOO_LONG)
            yield


def for_ears(text: str, language: str) -> str:
    """Return a whole text as a voice should read it, without blanks at its ends."""
    ears = Ears(language)
    return (ears.feed(text) + ears.finish()).strip()
