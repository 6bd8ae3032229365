"""Finds secrets that people say: "the password is …", "code one two three four".

Works from the tables in `secret_words`: the language's own, English, and those of
whose script a noun stands in the text; all for a language that has none. In a script
that no table is written in, only what no name of a thing looks like is a secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
import re
from typing import Final

from ..lang.tables import table
from .values import COLONS, GLUED, STOPS, compiled as _compile


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretWords:
    """The words around a spoken secret in one language.

    `phrase` (passwords) and `code` are the nouns, `link` what stands between noun and
    secret, `plain` words that can never start a secret, `verdicts` words that
    end the clause as an opinion ("is wrong"), `more` words after which the
    sentence goes on, `not_code` words before a code noun that make it harmless,
    `opens` verbs and things that take a code and `by` what stands before it, `shows`
    verbs by which one is read, `digits` the
    spoken digits, `numerals` (a pattern) larger numbers and "double seven",
    `at` and `dot` the parts of a spoken address, `mail` its cue.
    `long` are nouns for many words in a row, `spells` words between spelled letters,
    `short` nouns that only a mixed word at once behind them makes a password,
    `login` those behind which somebody's name comes first, `ends` what a word ends
    with that is a code, but for those that begin as `no_ends`.

    Lists are written as one string with bars between the entries. A language that
    is not here is read with all tables at once: a mask too many is reversible, a
    secret that slips through is not.
    """

    phrase: str
    code: str
    link: str
    plain: str
    verdicts: str
    more: str
    not_code: str = ""
    opens: str = ""
    by: str = ""
    shows: str = ""
    digits: str = ""
    numerals: str = ""
    at: str = ""
    dot: str = ""
    mail: str = "mail"
    long: str = ""
    spells: str = ""
    short: str = "pw|pwd|pass"
    login: str = "login"
    ends: str = ""
    no_ends: str = ""
    spaced: bool = True


SECRET_WORDS: Final = table("secret", "secret_words", SecretWords)


type Span = tuple[str, int, int]

# A phrase of more words than this is a sentence, not a passphrase.
_MOST_WORDS: Final = 6
_LONG_PHRASE: Final = 24
_SHORTEST_PASSWORD: Final = 3
_TOP_DOMAINS: Final = (
    "com|org|net|info|biz|io|dev|app|me|eu|de|at|ch|uk|co uk|fr|es|it|nl|be|pt|pl|se"
    "|no|dk|fi|ru|us|ca|au|nz|br|mx|in|jp|cn|edu|gov|local|online|email|xyz"
)
_TOKEN = re.compile('[ \\t]*["\'“„«»”\u2018`]?([^\\s"“„«»”`]++)["\'“„«»”\u2018`]?')
_QUOTED = re.compile(r"[ \t]*[\"“„«`「『]([^\"“”„«»`「」『』\n]{3,100})[\"”“»`」』]")
_RUN = re.compile(rf"[ \t]*((?:(?![{STOPS}])[!-~\uff01-\uff5e]){{3,100}}+)")
_TAIL: Final = ".,;:!?…)"
# Letters and digits mixed, in groups or in one: "7H2K-99QP-LM3X".
_GROUPS: Final = (
    r"(?=[a-z\d-]{0,64}\d)(?=[\d-]{0,64}[a-z])(?=[a-z\d-]{6,64}(?![\w-]))"
    r"[a-z\d]{1,64}+(?:[ -](?=[a-z]{0,8}\d)[a-z\d]{1,8}+(?!\w)|-[a-z\d]{1,8}+){0,9}+"
)
# A word in which letters and digits change: no name of a thing is written so.
_WORD: Final = _compile(r"(?<!\w)[A-Za-z\d_!#$%&*+^~-]{6,64}+(?!\w)")
_CHANGES: Final = re.compile(r"[^\W\d_](?=\d)|\d(?=[^\W\d_])|[!#$%&*^]")
# A model of something ends in its number: "iPhone15".
_INSIDE: Final = re.compile(r"\d[^\W\d_]|[!#$%&*^]")
_FEWEST_CHANGES: Final = 2
_SENTENCE: Final = re.compile(r"(?:[^.!?。\uff01\uff1f\n]|[.!?](?!\s|$)){1,2000}+")
_DIGITS: Final = r"\d(?:[ \-]?\d){3,11}"
# Ideographs that are digits stand in a row where a number is told digit by digit.
_IDEOGRAPHS: Final = rf"(?:{_DIGITS}|[〇零一二三四五六七八九]{{4,12}})"
# Letters of scripts that a table is written in: Latin, Cyrillic, and those of CJK.
_OURS: Final = (
    "\u0080-\u02ff\u0400-\u052f\u1100-\u11ff\u1d00-\u1eff\u2000-\u2fff\u3000-\u9fff"
    "\ua640-\ua69f\ua720-\ua7ff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef"
)
_OTHER_SCRIPT: Final = re.compile(rf"[^\W\d_A-Za-z{_OURS}\U00010000-\U0010ffff]{{2}}")
# A series and what is added to it: "Pro", "Ultra", "XT".
_EDITION: Final = re.compile(r"\d(?:[A-Z]+|[A-Z][a-z]+)$")
# Behind a colon it need not be as odd, but small letters and digits it has.
# Behind a noun of a script without spaces come particles and verbs.
_NEAR: Final = rf"(?:[ \t]|[{GLUED}]){{0,12}}?[ \t{COLONS}]{{0,3}}(?<![!-~])"
_NOTED: Final = _compile(
    rf"(?<=[^\W\dA-Za-z_])[ \t]{{0,3}}[{COLONS}][ \t]{{0,3}}"
    r"(?P<secret>(?=[^\s\d]{0,40}\d)(?-i:(?=[^\sa-z]{0,40}[a-z]))[!-~]{6,64}+)"
)


def spoken_secrets(text: str, language: str) -> Iterator[Span]:
    """Yield (kind, start, end) of every secret said in words."""
    for words in _tables(text, language):
        found = tuple(_told(text, words))
        yield from found
        taken = {at for _, start, end in found for at in range(start, end)}
        for start, end in _mixed(text, words):
            if taken.isdisjoint(range(start, end)):
                yield "password", start, end
    if not text.isascii() and _OTHER_SCRIPT.search(text):
        yield from _odd(text)


def _odd(text: str) -> Iterator[Span]:
    """Yield what nobody says, where no table tells what is announced."""
    for match in _NOTED.finditer(text):
        yield "password", *match.span("secret")
    for sentence in _SENTENCE.finditer(text):
        if not _OTHER_SCRIPT.search(sentence[0]):
            continue
        for word in _odd_words(sentence[0]):
            sign = word[0]
            lower = sign.upper() != sign
            if sign[0].isalpha() and lower and not _EDITION.search(sign):
                yield (
                    "password",
                    sentence.start() + word.start(),
                    sentence.start() + word.end(),
                )


def _told(text: str, words: SecretWords) -> Iterator[Span]:
    """Yield what is called a secret."""
    forms = _forms(words)
    for match in forms.password.finditer(text):
        if spelled := forms.spelled.match(text, match.end()):
            yield "password", *spelled.span("secret")
        elif span := _password(text, match.end(), words, long=bool(match["long"])):
            yield "password", *span
    yield from _adjacent(text, forms)
    yield from _codes(text, forms)
    for kind, patterns in (("code", forms.more), ("email", forms.mail)):
        for pattern in patterns:
            for match in pattern.finditer(text):
                yield kind, *match.span("secret")


def _tables(text: str, language: str) -> tuple[SecretWords, ...]:
    own = SECRET_WORDS.get(re.split(r"[-_]", language.lower())[0])
    if own is None:
        return tuple(SECRET_WORDS.values())
    read = dict.fromkeys((own, SECRET_WORDS["en"]))
    if not text.isascii():
        # A satellite set to English hears Japanese all the same.
        read |= dict.fromkeys(w for w in SECRET_WORDS.values() if _names(w, text))
    return tuple(read)


@cache
def _not_code() -> frozenset[str]:
    """Return what is before no secret: "code" is one word in several languages."""
    tables = SECRET_WORDS.values()
    return frozenset(word for words in tables for word in words.not_code.split("|"))


def _names(words: SecretWords, text: str) -> bool:
    """Tell whether a noun of a table that is not in Latin letters stands in a text."""
    nouns = _not_latin(words)
    return nouns is not None and nouns.search(text) is not None


@cache
def _not_latin(words: SecretWords) -> re.Pattern[str] | None:
    nouns = f"{words.phrase}|{words.code}".split("|")
    told = [noun for noun in nouns if re.search(r"[^\x00-\u024f\u1e00-\u1eff]", noun)]
    return _compile(_words("|".join(told))) if told else None


class _Forms:
    """The compiled patterns of one language."""

    def __init__(self, words: SecretWords) -> None:
        """Compile; done once per language."""
        edge = (r"(?<!\w)", r"(?!\w)") if words.spaced else ("", "")
        long = _words(words.long) if words.long else "(?!)"
        noun = f"{edge[0]}(?:(?P<long>{long})|{_words(words.phrase)}){edge[1]}"
        short = _words(words.short) if words.short else "(?!)"
        either = f"(?:{noun}|{edge[0]}(?:{short}){edge[1]})"
        code = f"{edge[0]}(?:{_words(words.code)}{_grown(words)}){edge[1]}"
        link = f"{edge[0]}(?:{_words(words.link)}){edge[1]}"
        shown = _words(words.shows or "(?!)")
        read = rf"(?:{link}|{edge[0]}(?:{shown}){edge[1]})"
        digits = self._digits(words)
        self.password = _compile(
            rf"{noun}(?:[^.!?;\n{COLONS}{STOPS}]{{0,40}}?[ \t]*{link}[ \t]*[{COLONS}]?"
            rf"|[ \t]*[{COLONS}])"
        )
        self.spelled = self._spelled(words)
        # "my password hunter2": no verb, but the next word is no word.
        near = rf"[ \t{COLONS}]{{1,3}}" if words.spaced else _NEAR
        sign = r"[^\s,;:!?\"]" if words.spaced else r"[!-~]"
        self.adjacent = _compile(
            rf"{either}{near}(?P<secret>(?=[^\s\d]{{0,40}}\d)"
            rf"(?=[^\s\w]{{0,9}}\d{{0,40}}[^\W\d]){sign}{{5,64}}+)"
        )
        # "Login: bob / hunter2": behind who it is stands the secret.
        login = rf"{edge[0]}(?:{_words(words.login)}){edge[1]}"
        self.login = _compile(
            rf"{login}[^.!?;:=\n]{{0,30}}?(?:[ \t]*[:=]|[ \t]{link})[ \t]*"
            r"[^\s/,;:|]{1,64}+[ \t]*+(?:[/|][ \t]*+(?P<secret>[^\s,;\"]{4,64}+)"
            r"|(?:[,:]|[^\W\d]{1,3}(?!\w))[ \t]*+"
            r"(?P<mixed>(?=[^\s\d!@#$%&*]{0,40}[\d!@#$%&*])[^\s,;\"]{5,64}+))"
        )
        # Says "the code for the shed is 4711", or shorter, down to "code 4711".
        self.code = _compile(
            rf"{code}(?:[^\d.!?\n{STOPS}]{{0,40}}?[ \t]*{read})?"
            rf"[ \t]*[#{COLONS}]?[ \t]*"
            rf"(?P<secret>{digits}|{_GROUPS if words.spaced else '(?!)'})"
        )
        turned = self._turned(words, digits, link, code)
        # "… and 5678": of several only the first has the noun before it.
        self.next_code = _compile(
            rf"(?:,|[ ]+(?:[^\W\d]{{1,4}}|[+&]))[ ]+(?P<secret>{digits}|{_GROUPS})"
        )
        self.nouns = _compile(rf"{either}|{code}|{login}")
        self.mail = self._mail(words) if words.at else ()
        # So many digits in a row nobody says of a telephone.
        spoken = _words(words.digits or "(?!)")
        card = _compile(
            rf"(?<!\w)(?P<secret>(?:{spoken})(?:[ ,\-]{{1,2}}(?:{spoken})){{12,18}})"
            r"(?!\w)"
        )
        opens = _compile(
            rf"(?<!\w)(?:{_words(words.opens)})(?!\w)[^\d.!?\n]{{0,60}}?(?<!\w)"
            rf"(?:{_words(words.by)})[ \t]++(?P<secret>{digits})"
        )
        wanted = ((turned, True), (card, words.digits), (opens, words.opens))
        self.more = tuple(pattern for pattern, has in wanted if has)

    @staticmethod
    def _turned(
        words: SecretWords, digits: str, link: str, code: str
    ) -> re.Pattern[str]:
        """Compile "4711 is the code of the shed"."""
        begins = r"(?<!\w)(?<![.,:/+-])"
        if not words.spaced:
            behind = rf"(?:[ \t]|[{GLUED}]){{0,12}}?"
            return _compile(rf"{begins}(?P<secret>{digits})[ \t]*{link}{behind}{code}")
        return _compile(
            rf"{begins}(?P<secret>(?:G-)?{digits})[ \t]++"
            rf"(?:{link}|as|als|comme|como|come)[ \t]++"
            rf"(?:[^\W\d]++[ \t]++){{0,4}}?{code}"
        )

    @staticmethod
    def _digits(words: SecretWords) -> str:
        tail = r"(?!\w|[.,:/]\d|[ ]?[%°])"
        if not words.digits:
            return f"{_DIGITS if words.spaced else _IDEOGRAPHS}{tail}"
        spoken = _words(words.digits)
        gap = r"[ ,\-]{1,2}"
        told = [rf"(?:{spoken})(?:{gap}(?:{spoken})){{3,11}}"]
        if numeral := words.numerals.replace("DIGIT", f"(?:{spoken})"):
            # "twelve thirty four", "four double seven one": fewer words than digits.
            either = f"(?:{numeral}|{spoken})"
            few = rf"(?:{spoken})(?:{gap}(?:{spoken})){{0,3}}{gap}"
            told = [
                rf"(?:{numeral})(?:{gap}{either}){{1,7}}",
                rf"{few}(?:{numeral})(?:{gap}{either}){{0,6}}",
                *told,
            ]
        return rf"(?:{_DIGITS}{tail}|(?:{'|'.join(told)})(?!\w))"

    @staticmethod
    def _spelled(words: SecretWords) -> re.Pattern[str]:
        """Letters and digits one by one: "capital H, u, n, t, e, r, two"."""
        signs = _words("|".join(filter(None, (words.spells, words.digits))))
        sign = rf"(?:{signs}|\w)" if signs else r"\w"
        return _compile(
            rf"[ \t,:]*(?P<secret>{sign}(?!\w)(?:[ \t,.\-]{{1,3}}{sign}(?!\w)){{3,60}})"
        )

    @staticmethod
    def _mail(words: SecretWords) -> tuple[re.Pattern[str], ...]:
        """Compile addresses said in words: "at" alone is an ordinary word in English.

        So it has a word such as e-mail before or behind it, or a name with a dot.
        """
        at, dot = _words(words.at), _words(words.dot)
        part = r"[\w-]{1,40}+"
        more = rf"(?:[ ](?:{dot})[ ]{part})"
        host = rf"{part}{more}{{0,3}}?[ ](?:{dot})[ ](?:{_TOP_DOMAINS})(?!\w)"
        mail = rf"(?:{_words(words.mail)})(?!\w)"
        address = rf"[ ](?:{at})[ ]{host}"
        behind = rf"(?=[^\n.!?]{{0,40}}?(?<!\w){mail})"
        return tuple(
            _compile(rf"(?<!\w){pattern}")
            for pattern in (
                rf"{mail}[^\n]{{0,60}}?[ :](?P<secret>{part}{more}{{0,3}}{address})",
                rf"(?P<secret>{part}{more}{{1,3}}{address})",
                rf"(?P<secret>{part}{address}){behind}",
            )
        )


def _grown(words: SecretWords) -> str:
    """In some languages a code grows onto what it is of: "Torcode"."""
    if not words.ends:
        return ""
    name = rf"(?!{_words(words.no_ends)})[^\W\d_][\w-]{{1,24}}?"
    return rf"|{name}(?:{_words(words.ends)})"


@cache
def _forms(words: SecretWords) -> _Forms:
    return _Forms(words)


@cache
def _set(bar_list: str) -> frozenset[str]:
    return frozenset(bar_list.split("|"))


def _words(bar_list: str) -> str:
    longest_first = sorted(bar_list.split("|"), key=len, reverse=True)
    return "|".join(re.escape(word) for word in longest_first)


def _adjacent(text: str, forms: _Forms) -> Iterator[Span]:
    for pattern in (forms.adjacent, forms.login):
        for match in pattern.finditer(text):
            start, end = match.span(match.lastgroup or 0)
            yield "password", start, start + len(text[start:end].rstrip(_TAIL))


def _codes(text: str, forms: _Forms) -> Iterator[Span]:
    for first in forms.code.finditer(text):
        match: re.Match[str] | None = first
        while match is not None and not _harmless(text, first.start()):
            yield "code", *match.span("secret")
            match = forms.next_code.match(text, match.end())


def _mixed(text: str, words: SecretWords) -> Iterator[tuple[int, int]]:
    """Yield words that nobody says, in a sentence that speaks of a secret."""
    nouns = _forms(words).nouns
    for sentence in _SENTENCE.finditer(text):
        found = _odd_words(sentence[0])
        noun = nouns.search(sentence[0]) if found else None
        if noun is not None and not _harmless(sentence[0], noun.start()):
            at = sentence.start()
            yield from ((at + one.start(), at + one.end()) for one in found)


def _odd_words(sentence: str) -> list[re.Match[str]]:
    return [
        one
        for one in _WORD.finditer(sentence)
        if len(_CHANGES.findall(one[0])) >= _FEWEST_CHANGES and _INSIDE.search(one[0])
    ]


def _harmless(text: str, start: int) -> bool:
    """Tell whether the word before makes the code harmless: "error code"."""
    before = text[max(0, start - 30) : start].lower().split()
    return bool(before) and before[-1].strip("-'\u2019") in _not_code()


def _password(
    text: str, at: int, words: SecretWords, *, long: bool
) -> tuple[int, int] | None:
    """Return the span of the password that starts after `at`, None if none does."""
    if quoted := _QUOTED.match(text, at):
        return quoted.span(1)
    token = (_TOKEN if words.spaced else _RUN).match(text, at)
    if token is None:
        return None
    word = token[1].rstrip(_TAIL)
    start, end = token.start(1), token.start(1) + len(word)
    if len(word) < _SHORTEST_PASSWORD and not word.isdigit():
        return None
    if word.lower() in _set(words.plain) or _verdict(text, word, end, words):
        return None
    most = _LONG_PHRASE if long else _MOST_WORDS
    return start, _extended(text, start, end, words, most)


def _verdict(text: str, word: str, end: int, words: SecretWords) -> bool:
    """Tell whether the word is an opinion: "is wrong", but not "is wrong horse"."""
    if word.lower() not in _set(words.verdicts):
        return False
    following = _TOKEN.match(text, end)
    if following is None or text[end : end + 1] in _TAIL:
        return True
    return following[1].rstrip(_TAIL).lower() in _set(words.more) | _set(words.plain)


def _extended(text: str, start: int, end: int, words: SecretWords, most: int) -> int:
    """Return where a passphrase of several words, or of spaced digits, ends."""
    stops = _set(words.more)
    single = not text[start:end].replace("-", "").isalpha() and not (
        text[start:end].isdigit()
    )
    for _ in range(0 if single or not words.spaced else most):
        following = _TOKEN.match(text, end)
        if following is None or text[end] not in " \t":
            break
        word = following[1].rstrip(_TAIL)
        if not word or word.lower() in stops or word.startswith("[["):
            break
        end = following.start(1) + len(word)
        if len(word) < len(following[1]):
            break
    return end
