"""Makes markdown fit for ears, as a whole or while it arrives.

What a listener must never hear as signs goes: headings, bullets, quotes, rules,
fences, tables, links' addresses, HTML and emoji. How numbers, units and short forms
sound is the voice's work.
"""

import html
import re
from typing import Final, override

from .speech_stream import StreamParser, Wait

# A clause without a stop is cut between words here, and anywhere there.
_LONG: Final = 400
_TOO_LONG: Final = 2_000
_STOP: Final = re.compile(
    r"\n|[.!?…:;,][)\]\"'”»*_`]*[ \t]|[。\uff01\uff1f\uff1b\uff1a\uff0c、]"
)
_OPEN: Final = re.compile(r"\[[^\]]*\Z|\]\([^)]*\Z|<[A-Za-z/!][^<>]*\Z")

_LINE_SIGN: Final = r"[-*_=+|:\u2013\u2014~ \t\u00a0#>•‣◦·`]"
_LINE_MARKS: Final = re.compile(
    r"(?:[ \t\u00a0]|>|#{1,6}(?=[ \t])|[-*+•‣◦\u2013·_~`](?=[ \t]))*"
)
_REFERENCE: Final = re.compile(r"\[[^\]\n]{1,80}\]:[ \t]*\S+")
_ITEM: Final = re.compile(r"\d{1,2}[.)][ \t]")
# Marks that begin a line only since what stood before them is gone.
_BARED: Final = re.compile(r"^(?:(?:#{1,6}|[-*>])(?:\s+|$))+")

_LINK: Final = re.compile(
    r"!?\[([^\[\]\n]{0,400})\](?:\([^()\s]{0,1500}(?:\([^()\s]{0,200}\)"
    r"[^()\s]{0,500})?(?:[ ]\"[^\"\n]{0,200}\")?[ ]?\)|\[[^\[\]\n]{0,80}\])"
    r"|\[\[secret:([a-z]+):\d+\]\]"
)
_NOTE: Final = re.compile(
    r"\[\^[^\]\s]{1,30}\]:?|【[^】]{0,80}】|\[\d{1,2}\](?:\([^)\s]{0,500}\))?"
)
_ADDRESS: Final = re.compile(
    r"<?(?:(?:https?|ftp|wss?|rtsp|mqtt|homeassistant|file|mailto):/{0,3}|\bwww\.)"
    r"([^\s/?#<>()\"'*`|\[\]]{0,200})([^\s<>\"'*`|\[\]]{0,1800})>?",
    re.IGNORECASE,
)
_TAG: Final = re.compile(r"<!--[^>]{0,2000}-->|</?[A-Za-z][^<>]{0,1500}>")
_BREAK_TAG: Final = re.compile(r"</?(?:br|hr|p|li|tr|div)\b", re.IGNORECASE)
_ESCAPED: Final = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|~>$])|\\+(?=\s*$)", re.MULTILINE)
_EMPHASIS: Final = re.compile(
    r"\*{2,}|(?<!\d)\*(?=\S)|(?<=\S)\*(?!\d)|(?<![^\W_])_+|_+(?![^\W_])"
)
_EMOJI: Final = (
    "\u200d\u20e3\u2122\u2139\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\ue000-\uf8ff\ufe00-\ufe0f\ufffc\ufffd"
    "\U0001f000-\U0001faff\U000e0000-\U000e007f"
)
_PICTURES: Final = re.compile(
    rf"[ \t]?[{_EMOJI}](?:[ \t]?[{_EMOJI}])*|(?<!\S)[:;]-?[)(DPp](?!\S)"
)
_DROPPED: Final = re.compile(r"[`{}\[\]]|~~+|==+")
_SPACES: Final = re.compile(r"[ \t\u00a0\u202f]+")
_BEFORE_STOP: Final = re.compile(r" +(?=[.,](?:\s|$))")


class MarkdownFilter(StreamParser):
    """The filter of one reply for a voice: `feed` what arrives, then `finish`."""

    def __init__(self) -> None:
        """Prepare for one reply."""
        super().__init__()
        self._last = ""
        self._breaks = 0
        self._item = 0

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

    @override
    def _parse(self) -> Wait[None]:
        while (yield from self.want(1)):
            yield from self._marks()
            while (yield from self.want(1)) not in ("", "\n"):
                size = yield from self._clause()
                self._say(_plain(self.take(size)))
            self._breaks += len(self.take(1))

    def _marks(self) -> Wait[None]:
        """Drop the marks of a line, or the whole of one that a voice leaves out."""
        count = yield from self.run(_LINE_SIGN, _LONG)
        sign = yield from self.after(count)
        signs = self.peek(0, count)
        bare = signs.strip()
        if bare.startswith(("```", "~~~")):
            yield from self._drop_line()
        elif sign in ("", "\n"):
            self.take(count)
            self._breaks -= bool(bare)
        elif bare.startswith("|"):
            cells = self.take((yield from self.run(r"[^\n]", 10 * _LONG)))
            said = (
                _plain(_LINE_MARKS.sub("", one)).strip() for one in cells.split("|")
            )
            self._say(", ".join(filter(None, said)))
        else:
            marks = _LINE_MARKS.match(signs)
            self.take(marks.end() if marks else 0)
            yield from self._item_marks()

    def _drop_line(self) -> Wait[None]:
        """Drop a line with its break."""
        yield from self.until(r"(?=\n)", lambda _: None)
        self._breaks -= 1

    def _item_marks(self) -> Wait[None]:
        """Drop a task's box, the number of a list item, a link's definition."""
        if (yield from self.want(1)) == "[":
            if (yield from self.want(4)) in ("[ ] ", "[x] ", "[X] "):
                self.take(4)
                return
            count = yield from self.run(r"[^\n]", 90)
            if _REFERENCE.match(self.peek(0, count)):
                yield from self._drop_line()
            return
        digits = yield from self.run(r"[0-9]", 3)
        if not _ITEM.match((yield from self.want(digits + 2))):
            return
        number = int(self.peek(0, digits))
        follows, self._item = number == self._item + 1 > 1, number
        if not follows:
            # A neighbour shows that it is a list, and no "3. May".
            end = yield from self.run(r"[^\n]", 1_000)
            end = yield from self.run(r"\s", 20, end)
            follows = _ITEM.match((yield from self.want(end + 4)), end) is not None
        if follows:
            self.take(digits + 2)

    def _clause(self) -> Wait[int]:
        """Return the size of the next clause, without its line break."""
        while True:
            for match in _STOP.finditer(self.text, self.at, self.at + _LONG):
                size = match.end() - self.at
                if match[0] == "\n":
                    return size - 1
                if not _OPEN.search(self.peek(0, size)):
                    return size
            if self.left > _LONG:
                end = yield from self.run(r"\S", _TOO_LONG, _LONG)
                return end + ((yield from self.after(end)) in (" ", "\t"))
            if self.ended:
                return self.left
            yield


def _plain(text: str) -> str:
    """Return a clause without markup, addresses and pictures."""
    if "[" in text or "【" in text:
        text = _NOTE.sub("", _LINK.sub(r"\1\2", text))
    text = html.unescape(_ADDRESS.sub(_host, text))
    if "<" in text:
        text = _TAG.sub(lambda tag: " " * bool(_BREAK_TAG.match(tag[0])), text)
    text = _EMPHASIS.sub("", _ESCAPED.sub(r"\1", text)).replace("_", " ")
    text = _PICTURES.sub("", text)
    if "|" in text:
        text = re.sub(r"\s*\|[|\s]*", ", ", text)
    return _BEFORE_STOP.sub("", _SPACES.sub(" ", _DROPPED.sub("", text)))


def _host(address: re.Match[str]) -> str:
    """Return what a bare address is called: its host."""
    host, path = address[1].rpartition("@")[2], address[2]
    stops = re.search(r"[.,;:!?]*$", path or host)
    host = re.sub(r"^www\.|:\d+$", "", host.rstrip(".,;:!?"))
    return host + (stops[0] if stops else "")


def without_markdown(text: str) -> str:
    """Return a whole text as a voice should read it, without blanks at its ends."""
    markdown = MarkdownFilter()
    return (markdown.feed(text) + markdown.finish()).strip()
