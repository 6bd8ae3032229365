"""How people say that a secret follows, per language, as data.

Lists are written as one string with bars between the entries. A language that
is not here is read with all tables at once: a mask too many is reversible, a
secret that slips through is not.
"""

from dataclasses import dataclass
from typing import Final

from .tables import table


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
