"""How a sentence asks without wanting anything done, per language.

`openers` begin a question; `polite` begin a request that only looks like one; `verbs`
are commands, which may follow behind one of the `joints` in the same breath. `informs`
ask to be told something, right behind the polite words or at the end of their clause.
`pleading` anywhere makes a wish. `supposing` with one of the `conditions` only imagines
it. `inflected` is a pattern of a verb that asks somebody to do it, unless one of the
`habits` makes it a question about what is usual. `states` are words that begin a
statement, `holds` hold one together: what begins with another word and has none of
these orders something, unless it is one of the `talks`, which want only words. One of
the `cues` makes a wish of a statement, and so does one of the `ends` of a few words:
"kitchen light off". `lets` begin both "let it shine" and "leave it on". `able` is a
pattern of questions what Jarvis can do at all, `third` one of a verb and who else may
do it, `tags` end an order like a question. What stands behind one of the `quoting`
words is what somebody says, no order. `persons` begin what somebody tells of people,
`unasked` is a pattern of what begins like a question and is a wish. `clitics` may hang
on an imperative: "raconte-moi".
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """The table of one language; bars part the phrases, all folded when read."""

    openers: str
    polite: str
    verbs: str
    joints: str
    informs: str = ""
    pleading: str = ""
    supposing: str = ""
    conditions: str = ""
    inflected: str = ""
    habits: str = ""
    states: str = ""
    holds: str = ""
    talks: str = ""
    cues: str = ""
    ends: str = ""
    lets: str = ""
    able: str = ""
    tags: str = ""
    third: str = ""
    quoting: str = ""
    persons: str = ""
    unasked: str = ""
    clitics: str = ""


QUESTIONS: Final = table("questions", "questions", Asking)
