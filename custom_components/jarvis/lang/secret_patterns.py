"""What secrets look like: forms that need no language.

A found secret is a span and a kind (`email card key token password hex code`,
the values of `turn.types.SecretKind`). Every repetition in the patterns is
bounded or possessive, so the time is linear in the text, hostile text included.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
import re
from typing import Final

from .secret_spoken import spoken_secrets
from .tables import common
from .values import COLONS, GLUED, SIGN, STOPS


@dataclass(frozen=True, slots=True)
class Found:
    """A secret at `text[start:end]`."""

    kind: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SecretPattern:
    """A form: the group `secret` (or all of the match) that passes `valid`."""

    kind: str
    regex: re.Pattern[str]
    valid: Callable[[str], bool] = bool


def find_secrets(text: str, language: str) -> Iterator[Found]:
    """Yield every secret in the text; spans may overlap, in no order."""
    yield from find_keys(text)
    for kind, start, end in spoken_secrets(text, language):
        yield Found(kind, start, end)


def find_keys(text: str) -> Iterator[Found]:
    """Yield the secrets that show by their form alone, whatever the language."""
    for pattern in SECRET_PATTERNS:
        for match in pattern.regex.finditer(text):
            group = "secret" if "secret" in pattern.regex.groupindex else 0
            if pattern.valid(match[group]):
                yield Found(pattern.kind, *match.span(group))


def is_card(text: str) -> bool:
    """Tell whether digits (blanks and dashes allowed) are a payment card number.

    Checks issuer prefix, length and Luhn sum, so time stamps, serial numbers
    and telephone numbers are not cards.
    """
    digits = re.sub(r"[ -]", "", text)
    issued = any(
        len(digits) in lengths and low <= digits[: len(low)] <= high
        for low, high, lengths in _ISSUERS
    )
    return issued and _luhn(digits)


def is_iban(text: str) -> bool:
    """Tell whether the text is an account number whose check digits hold."""
    account = text.replace(" ", "")
    turned = account[4:] + account[:4]
    return 15 <= len(account) <= 34 and (  # noqa: PLR2004 - ISO 13616
        int("".join(str(int(sign, 36)) for sign in turned)) % 97 == 1
    )


def _luhn(digits: str) -> bool:
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 * (value > 9)  # noqa: PLR2004 - the digit sum
    return total % 10 == 0


def _mixed(text: str) -> bool:
    return any(sign.isdigit() for sign in text) or (
        text.lower() != text and text.upper() != text
    )


def _random(text: str) -> bool:
    """Tell whether all kinds of signs are mixed, as in no word and no path."""
    return (
        any(map(str.isdigit, text))
        and any(map(str.islower, text))
        and any(map(str.isupper, text))
    )


def _not_a_word(text: str) -> bool:
    return len(text) >= 16 or not text.isalpha()  # noqa: PLR2004 - "of good news"


# First digits from, to, and lengths, of the large issuers.
_ISSUERS: Final = (
    ("4", "4", (13, 16, 19)),
    ("51", "55", (16,)),
    ("2221", "2720", (16,)),
    ("34", "34", (15,)),
    ("37", "37", (15,)),
    ("300", "305", (14,)),
    ("36", "36", (14,)),
    ("38", "39", (14,)),
    ("6011", "6011", (16, 19)),
    ("644", "659", (16, 19)),
    ("3528", "3589", (16,)),
    ("62", "62", (16, 17, 18, 19)),
    ("5018", "5893", (12, 13, 14, 15, 16, 17, 18, 19)),
    ("6304", "6763", (12, 13, 14, 15, 16, 17, 18, 19)),
)

# Prefixes that vendors give their keys, with what follows them.
_VENDOR_KEYS: Final = (
    # models
    r"sk-(?:proj|ant|or|svcacct|admin|lf|user)-[\w-]{16,}+",
    r"(?:hf|gsk|r8|jina|tgp_v1)_[A-Za-z0-9]{20,}+",
    r"(?:nvapi|csk|xai|pplx|tvly|fc)-[\w-]{20,}+",
    r"BSA[\w-]{24,}+",
    # money
    r"(?:sk|pk|rk|ek)_(?:live|test|prod)_[A-Za-z0-9]{10,}+",
    r"(?:whsec|shp(?:at|ca|pa|ss)|FLWSECK)[_-][A-Za-z0-9_-]{16,}+",
    r"(?:sq0(?:atp|csp|idp)-|EAAA|access_token\$)[\w$-]{16,}+",
    # clouds
    r"(?:AKIA|ASIA|AGPA|AROA|AIDA|ANPA|ABIA|ACCA)[A-Z0-9]{16}",
    r"(?:AIza[\w-]{30,}+|ya29\.[\w-]{20,}+|GOCSPX-[\w-]{20,}+|1//0[\w-]{20,}+)",
    r"(?:LTAI|AKID)[A-Za-z0-9]{12,}+",
    r"(?:do[pors]_v1|sbp|pscale_tkn|pscale_pw|nfp)_[A-Za-z0-9]{20,}+",
    r"HRKU-[\w-]{20,}+",
    r"hv[sb]\.[\w-]{24,}+",
    r"(?:dapi|dkea)[a-f0-9]{32}",
    r"tskey-[A-Za-z0-9-]{12,}+",
    # code
    r"(?:gh[pousr]_[A-Za-z0-9]{20,}+|github_pat_\w{20,}+)",
    r"gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct)-[\w.-]{16,}+",
    r"(?:npm|rubygems|dckr_pat|dckr_oat|lin_api|ntn)_[A-Za-z0-9-]{20,}+",
    r"(?:ATCTT|ATATT|ATBB)[\w=-]{20,}+",
    r"(?:pypi-AgE|figd_|PMAK-|sntry[su]_|glsa_|glc_|dp\.pt\.)[\w.=-]{16,}+",
    r"secret_[A-Za-z0-9]{30,}+",
    r"pat[A-Za-z0-9]{14}\.[a-f0-9]{40,}+",
    # words and mail
    r"xox[abeposr]-[\w-]{10,}+",
    r"xapp-\d-[\w-]{10,}+",
    r"\d{8,10}:A[\w-]{32,}+",
    r"SG\.[\w-]{16,}+\.[\w-]{16,}+",
    r"(?:key|xkeysib|SK|AC)-?[a-f0-9]{32,}+(?:-\w{16})?",
    r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}+",
    r"[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}+",
    r"[pst]k\.eyJ[\w.-]{20,}+",
    # machines
    r"AGE-SECRET-KEY-1[A-Z0-9]{20,}+",
    r"[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}:fx",
)


# Keys are written in ASCII; what stands beside them may be of any script.
_FORM: Final = re.ASCII


def _assigned(names: str) -> re.Pattern[str]:
    """Return the pattern of `name: value` and `name=value`."""
    ends = rf"\s\"',;}}\]<{STOPS}"
    return re.compile(
        rf"(?<!{SIGN})(?<!-)(?:{SIGN}|-){{0,40}}(?:{names})s?[\"']?[ \t]{{0,3}}"
        rf"(?:=>|[{COLONS}])[ \t]{{0,3}}"
        r"(?P<secret>\"[^\"\n]{3,200}\"|'[^'\n]{3,200}'"
        rf"|[^{ends}{GLUED}]{{3,200}}+|[^{ends}]{{3,200}}+)",
        re.IGNORECASE,
    )


SECRET_PATTERNS: Final = (
    SecretPattern(
        "key",
        re.compile(
            r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
            r"(?:[^-]|-(?!----)){0,20000}+(?:-----END [A-Z ]{0,60}-----)?"
        ),
    ),
    SecretPattern(
        "token",
        re.compile(r"(?<![\w-])eyJ[\w-]{8,}+(?:\.[\w-]*+){1,4}", _FORM),
    ),
    SecretPattern(
        "token",
        re.compile(
            r"\bauthorization[\"']?[ \t]{0,3}[:=][ \t]{0,3}[\"']?"
            r"(?:(?:bearer|basic|token|digest|apikey)[ \t]{1,3})?"
            r"(?P<secret>[\w.~+/=-]{6,}+)",
            _FORM | re.IGNORECASE,
        ),
    ),
    SecretPattern(
        "token",
        re.compile(
            r"\bbearer[ \t]{1,3}(?P<secret>[\w.~+/=-]{8,}+)", _FORM | re.IGNORECASE
        ),
        _not_a_word,
    ),
    SecretPattern(
        "key",
        re.compile(r"(?<![A-Za-z0-9_])(?:" + "|".join(_VENDOR_KEYS) + ")", _FORM),
    ),
    SecretPattern("key", re.compile(r"(?<![\w-])sk-[\w-]{8,}+", _FORM), _mixed),
    SecretPattern(
        "key", re.compile(r"hooks\.slack\.com/(?P<secret>services/[\w/]{20,}+)", _FORM)
    ),
    SecretPattern(
        "key",
        re.compile(r"/api/webhooks/(?P<secret>\d{10,20}+/[\w-]{20,}+)", _FORM),
    ),
    SecretPattern("key", _assigned(r"api[ _-]?key|access[ _-]?key|private[ _-]?key")),
    SecretPattern(
        "token",
        _assigned(r"token|secret|client[ _-]?secret|session[ _-]?id|cookie|jwt"),
    ),
    SecretPattern(
        "password",
        _assigned(common("secret", "password_names")),
    ),
    SecretPattern(
        "password",
        re.compile(r"://(?P<secret>[^\s/:@\"']{1,80}:[^\s/@\"']{1,120}+)@"),
    ),
    SecretPattern(
        "email",
        re.compile(
            rf"(?<!{SIGN})(?<![.+%-])(?:{SIGN}|[.+%-]){{1,64}}+@"
            rf"(?:[\w-]{{1,63}}+\.){{1,6}}[^\W\d_{GLUED}]{{2,24}}(?!{SIGN}|-)"
        ),
    ),
    SecretPattern(
        "card",
        re.compile(r"(?<![\w+.:/-])\d(?:[ -]?\d){11,18}+(?![\w:/])", _FORM),
        is_card,
    ),
    SecretPattern(
        "card",
        re.compile(
            r"(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?!\w)",
            _FORM,
        ),
        is_iban,
    ),
    SecretPattern(
        "key",
        re.compile(r"(?<![\w/+.=-])[A-Za-z0-9+/]{40,88}+={0,2}(?![\w/+.-])", _FORM),
        _random,
    ),
    SecretPattern(
        "hex", re.compile(r"(?<![\w-])(?:0x)?[0-9a-fA-F]{32,}+(?![\w-])", _FORM)
    ),
)
