"""What somebody says around a wish to forget, by language; data."""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """Regular expressions over a clause.

    `behind`: why it shall be forgotten, told after it. `regrets`: that something
    should not have been told; then what was told last is meant. `matter`: something
    is named to be forgotten, and nothing is told of it (`what`, `thing`). `gone`: it
    shall be, where what was said before names it. `wishes`: what asks to forget
    `what`, beside the plain ones of the phrases. `clause`: what is to be forgotten is
    told or asked, not named: nothing but a memory is meant so. `pronoun`: "that".
    `names`: words for a name, `asks_name`: what asks for one. `before`: what is left
    of a topic that is no more than what was said. `unknown`: what asks to have `what`
    unknown, unsaid or out of mind; `named`: it opens "my diet? Forget it",
    `polite`: a courtesy set apart, `joint`: what parts no clauses,
    `told`: that something was told, around what it was, `that` for it; `mind`: the
    memory, named; `vague`: words for whoever and whatever it is. `so`: what joins the
    two, `kept`: what opens the contrary, "forget not …". `unsaid`: what was told last
    is to be as if it had not been.
    """

    behind: str
    regrets: str
    wishes: tuple[str, ...]
    clause: str
    pronoun: str
    names: str
    asks_name: str
    matter: str = r"(?!)"
    gone: str = r"(?!)"
    before: str = r"(?!)"
    unknown: tuple[str, ...] = ()
    told: str = r"(?!)"
    that: str = ""
    mind: str = r"(?!)"
    vague: str = r"(?!)"
    named: str = r"(?!)"
    polite: str = r"(?!)"
    joint: str = r"(?!)"
    unsaid: str = r"(?!)"
    kept: str = r"(?:not|nicht|не|nie|never)\b"
    so: str = ""


AROUND: Final = table("forget", "around", Around)
