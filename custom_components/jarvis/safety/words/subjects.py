"""Verbs that somebody else is the subject of, per language; bars part the phrases.

`verbs` are forms that ask what others do ("schaltet mein Mann …"), where one of the
`kin` follows, or a name, or two things with `articles` that none of the `links` joins.
`aux` ask behind what is only supposed: "if I opened it would the …". `tags` end a
statement that wants to be confirmed. `favours` make a wish of a question what Jarvis is
`able` to do. `reported` is a pattern of what somebody wants to know, or of a choice
left open, `between` stands before things that are only compared.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Subjects:
    """The table of one language; "" for what it does not need."""

    verbs: str = ""
    kin: str = ""
    articles: str = ""
    links: str = ""
    aux: str = ""
    tags: str = ""
    able: str = ""
    favours: str = ""
    reported: str = ""
    between: str = ""


SUBJECTS: Final = table("subjects", "subjects", Subjects)
