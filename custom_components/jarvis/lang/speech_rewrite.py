"""Turns one clause of written text into what a voice should read.

Markdown, links, HTML and emoji go in every language; numbers, times, units, signs
and short forms become words where the language has a table.
"""

from functools import cache
import html
import re
from typing import Final

from .speech_words import SPEECH_WORDS, SpeechWords

_LINK = re.compile(
    r"!?\[([^\[\]\n]{0,400})\](?:\([^()\s]{0,1500}(?:\([^()\s]{0,200}\)"
    r"[^()\s]{0,500})?(?:[ ]\"[^\"\n]{0,200}\")?[ ]?\)|\[[^\[\]\n]{0,80}\])"
)
_NOTE = re.compile(
    r"\[\^[^\]\s]{1,30}\]:?|【[^】]{0,80}】|\[\d{1,2}\](?:\([^)\s]{0,500}\))?"
)
_URL = re.compile(
    r"<?(?:https?|ftp|wss?|rtsp|mqtt|homeassistant|file|mailto):/{0,3}(?P<host>[^\s/?#<>()\"'*`|\[\]]{0,200})"
    r"(?P<path>[^\s<>\"'*`|\[\]]{0,1800})>?|\bwww\.(?P<bare>[^\s/?#<>()\"'*`|\[\]]{1,200})"
    r"(?P<more>[/?#][^\s<>\"'*`|\[\]]{0,1800})?",
    re.IGNORECASE,
)
_BREAK_TAG = re.compile(r"<(?:br|hr|/p|/li|/tr|/div)\s{0,3}/?>", re.IGNORECASE)
_TAG = re.compile(r"<!--[^>]{0,2000}-->|</?[A-Za-z][^<>]{0,1500}>")
_SECRET = re.compile(r"\[\[secret:([a-z]+):\d+\]\]")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|~>$])")
# A formula as TeX marks it; money is followed by a number, and by no mark.
_FORMULA = re.compile(
    r"\$\$(?P<shown>[^$\n]{1,400})\$\$|\\\((?P<inline>[^\n]{1,400}?)\\\)"
    r"|\\\[(?P<alone>[^\n]{1,400}?)\\\]"
    r"|(?<![\w$\\])\$(?=[^\s$])(?P<bare>[^$\n]{0,200}[^\s$\\])\$(?![\w$])"
)
_FRACTION = re.compile(r"\\[dt]?frac\{([^{}]{1,80})\}\{([^{}]{1,80})\}")
_TEX_SIGNS: Final = (
    (re.compile(r"\\(?:times|cdot)(?![A-Za-z])"), " \u00d7 "),
    (re.compile(r"\\(?:left|right|,|;|!|quad|text|mathrm)(?![A-Za-z])"), " "),
    (re.compile(r"\^\{?2\}?(?!\d)"), "\u00b2"),
    (re.compile(r"\^\{?3\}?(?!\d)"), "\u00b3"),
    (re.compile(r"(?<=[\w)\u00b2\u00b3])[ ]?([=+])[ ]?(?=[\w(\\])"), r" \1 "),
    (re.compile(r"\\([A-Za-z]+)"), r"\1 "),
)
_HARD_BREAK = re.compile(r"\\+(?=\s*$)", re.MULTILINE)
_TIMES = re.compile(r"(?<=\d)\s?[*\u00d7]\s?(?=\d)")
_STARS = re.compile(r"\*+(?=\S)|(?<=\S)\*+|\*{2,}")
_UNDERSCORES = re.compile(r"(?<![^\W_])_+|_+(?![^\W_])")
_EMOJI: Final = (
    "\u200d\u20e3\u2122\u2139\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\ue000-\uf8ff\ufe00-\ufe0f\ufffc\ufffd"
    "\U0001f000-\U0001faff\U000e0000-\U000e007f"
)
_EMOJIS = re.compile(f"[ \t]?[{_EMOJI}](?:[ \t]?[{_EMOJI}])*")
_SMILEY = re.compile(r"(?<!\S)[:;]-?[)(DPp](?!\S)")
_ARROW = re.compile(r"[ ]?(?:[\u2190-\u21ff]|(?<!-)-+>|(?<!=)=+>|<-+)[ ]?")
_CELL = re.compile(r"[ ]?\|+[ ]?")
_DROPPED = re.compile(r"[`{}\[\]]|~~+|==+")
_SPACES = re.compile(r"[ \t\u00a0\u202f]+")
_BEFORE_STOP = re.compile(r" +(?=[.,](?:\s|$))")

_NUMBER: Final = r"\d{1,12}(?:[.,]\d{1,6})?"
_THOUSANDS = {
    False: re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3}){1,5}(?![\d,])"),
    True: re.compile(r"(?<![\d.,])\d{1,3}(?:[.\u202f\u00a0]\d{3}){1,5}(?![\d.])"),
}
_DATE = re.compile(r"(?<![\d-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d-])")
_MINUS = re.compile(r"(?<![\w.,)%°-])[-\u2212](?=\d)")
_RANGE = re.compile(r"(?<=\d)[ ]?[\u2013\u2014][ ]?(?=[-\u2212]?\d)")
_ABOUT = re.compile(r"(?:(?<=\s)|^)[~\u2248][ ]?(?=\d)")
_NOON: Final = 12

# A mark that would begin a line if the cell were one; "-5" is a number.
_CELL_MARKS = re.compile(r"^(?:(?:#{1,6}|[>*+•\u2013-])\s+)+")


def rewrite(clause: str, language: str) -> str:
    """Return a clause for ears; blanks at its ends are kept as one blank."""
    primary = re.split(r"[-_]", language.lower())[0]
    words = SPEECH_WORDS.get(primary)
    text = _plain(clause, words)
    if words:
        text = _voiced(text, words, _patterns(primary))
    if "|" in text:
        text = _CELL.sub(", ", _SPACES.sub(" ", text))
    text = _DROPPED.sub("", text)
    return _BEFORE_STOP.sub("", _SPACES.sub(" ", text))


def row(line: str, language: str) -> str:
    """Return a table row as its cells, in order, with commas between."""
    cells = (
        rewrite(_CELL_MARKS.sub("", cell.strip()), language).strip()
        for cell in line.split("|")
    )
    return ", ".join(cell for cell in cells if cell)


def _plain(text: str, words: SpeechWords | None) -> str:
    """Return the text without markup, addresses and pictures."""
    if "\\" in text or "$" in text:
        text = _HARD_BREAK.sub("", _FORMULA.sub(_formula, text))
    if "[" in text or "【" in text:
        text = _SECRET.sub(r"\1", text)
        text = _NOTE.sub("", _LINK.sub(r"\1", text))
    text = _URL.sub(lambda match: _address(match, words), text)
    if "&" in text:
        text = html.unescape(text)
    if "<" in text:
        text = _TAG.sub("", _BREAK_TAG.sub(" ", text))
    text = _ESCAPED.sub(r"\1", text)
    if "*" in text:
        text = _STARS.sub("", _TIMES.sub(" \u00d7 ", text))
    if "_" in text:
        text = _UNDERSCORES.sub("", text).replace("_", " ")
    text = _SMILEY.sub("", _EMOJIS.sub("", text))
    return _ARROW.sub(", ", text)


def _formula(match: re.Match[str]) -> str:
    """Return a formula as it is read aloud, as far as that goes without a parser."""
    text = _FRACTION.sub("\\1 \u00f7 \\2", match[match.lastgroup or 0])
    for sign, spoken in _TEX_SIGNS:
        text = sign.sub(spoken, text)
    return _SPACES.sub(" ", text).strip()


def _address(match: re.Match[str], words: SpeechWords | None) -> str:
    """Return what a bare address is called: its host, and whether a page of it."""
    host = (match["host"] or match["bare"] or "").rpartition("@")[2]
    path = match["path"] or match["more"] or ""
    tail = re.search(r"[.,;:!?]*$", path or host)
    stops = tail[0] if tail else ""
    host, path = host.rstrip(".,;:!?"), path.rstrip(".,;:!?")
    host = re.sub(r"^www\.|:\d+$", "", host)
    if not host:
        return stops
    if words is None:
        return host + stops
    template = words.page if path.strip("/") else words.home
    return template.format(host=host) + stops


def _voiced(text: str, words: SpeechWords, patterns: _Patterns) -> str:
    """Return the text with numbers, units, signs and short forms in words."""
    if any(sign.isdigit() for sign in text):
        text = _numbers(text, words, patterns)
    text = patterns.short.sub(patterns.full, text)
    return patterns.symbol.sub(
        lambda match: f" {words.symbols[match[0].strip()]} ", text
    )


def _numbers(text: str, words: SpeechWords, patterns: _Patterns) -> str:
    text = _DATE.sub(lambda match: _date(match, words), text)
    text = patterns.time.sub(lambda match: _time(match, words), text)
    text = _THOUSANDS[words.comma].sub(lambda match: re.sub(r"\D", "", match[0]), text)
    text = _RANGE.sub(f" {words.to} ", text)
    text = patterns.span.sub(rf"\1 {words.to} \2", text)
    text = _MINUS.sub(f"{words.minus} ", text)
    text = _ABOUT.sub(f"{words.about} ", text)
    text = patterns.money.sub(r"\2 \1", text)
    return patterns.unit.sub(lambda match: patterns.measure(match, words), text)


def _date(match: re.Match[str], words: SpeechWords) -> str:
    months = words.months.split()
    return words.date.format(
        y=match[1], month=months[int(match[2]) - 1], d=int(match[3])
    )


def _time(match: re.Match[str], words: SpeechWords) -> str:
    hour, minute, half = int(match["h"]), int(match["m"]), match["half"]
    if words.hour:
        template = words.hour_minute if minute else words.hour
        return template.format(h=hour, m=minute)
    spoken = f":{match['m']}" if minute else ""
    if half:
        return f"{hour}{spoken} {half.replace('.', '').upper()}"
    if hour >= _NOON + 1 or match["h"].startswith("0"):
        return f"{hour % _NOON or _NOON}{spoken} {'PM' if hour >= _NOON else 'AM'}"
    return f"{hour}{spoken}" if spoken else f"{hour} o'clock"


class _Patterns:
    """The compiled tables of one language."""

    def __init__(self, words: SpeechWords) -> None:
        """Compile; done once per language."""
        lines = (line.strip().split("|") for line in words.units.splitlines())
        self._units = {sign: (one, many) for sign, one, many in lines}
        unit = "|".join(
            re.escape(sign) for sign in sorted(self._units, key=len, reverse=True)
        )
        self.unit = re.compile(
            rf"(?<![\w.,])({_NUMBER})[ \u00a0\u202f]?({unit})(?![\w/³²]|\.\w)"
        )
        self.span = re.compile(
            rf"(?<![\w.,-])({_NUMBER})-({_NUMBER})(?=[ \u00a0]?(?:{unit})(?![\w/]))"
        )
        self.money = re.compile(
            rf"(?:\b[A-Z]{{1,2}})?([€$£])[ ]?({_NUMBER})(?![\d.,]\d)"
        )
        after = rf"(?:[ ]?(?:{words.clock_words})\b)?" if words.clock_words else ""
        colon = "[:h]" if "h" in words.clock_words.split("|") else ":"
        self.time = re.compile(
            rf"(?<![\d:.,/-])(?P<h>[01]?\d|2[0-3]){colon}(?P<m>[0-5]\d)(?![\d:]|\.\d)"
            rf"{after}(?P<half>[ ]?(?:[AaPp]\.?[Mm]\b\.?))?"
        )
        self._short = words.short
        self.short = re.compile(
            r"(?<![\w.])(?:"
            + "|".join(
                re.escape(form) for form in sorted(words.short, key=len, reverse=True)
            )
            + r")(?!\w)"
        )
        signs = "".join(re.escape(sign) for sign in words.symbols if sign not in "#@")
        # "+" in "C++" and "<3" are no operators: a sign needs blanks around it.
        self.symbol = re.compile(rf"(?<!\S)[{signs}](?!\S)|\#(?=\d)|(?<=\w)@(?=\w)")

    def full(self, match: re.Match[str]) -> str:
        """Return the full form; at the end of the text its full stop stays."""
        ends = match[0].endswith(".") and not match.string[match.end() :].strip()
        return self._short[match[0]] + ("." if ends else "")

    def measure(self, match: re.Match[str], words: SpeechWords) -> str:
        """Return number and unit in words, one or many."""
        number, (one, many) = match[1], self._units[match[2]]
        if words.comma:
            number = number.replace(".", ",")
        return f"{number} {one if number == '1' else many}"


@cache
def _patterns(language: str) -> _Patterns:
    return _Patterns(SPEECH_WORDS[language])
