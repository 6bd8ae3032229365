"""Words by which something is told to be otherwise than it was, by language; data.

Wider than the tables that read a change word by word: here they only say that a
statement *may* tell of a change, or add nothing to what it is about.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Shifts:
    """Regular expressions over one word, but `marks`, `over` and `there` (a text).

    `marks`: it says that something is otherwise. `turns`: verbs of change, and of who
    decides it. `light`: what adds nothing to a subject and its value. `over`: that what
    a clause names is not so. `steps_back`: that somebody does it no more. `pronouns`:
    what stands for what was just spoken of. `nouns`: `kind: words` lines that name a
    value of a kind and nothing else. `at`: what stands before a time of the clock,
    `amounts`: numbers in words that are no numerals, `noon`: times that have no number.
    `many`: of what is told so, there may be several. `there`: that there is one of
    some, `goal`: a word in the case of where something goes. `breaks`: small words
    behind which another clause begins, `heavy`: verbs that tell more than that somebody
    or something is there, `rests` those among them of who is there nevertheless.
    `into`: what stands before where something goes, `me`: whom somebody does something
    to, `says`: verbs of who only tells it, `belongs`: those of whose something is,
    `dwells`: of where somebody is at home. `from_to`: `o` is what it went from. `to`:
    what else than `at` stands within a time of the clock. `led`: what else opens a
    value, as what somebody is: "as a baker". `until`: what says from when on it is so,
    `succeeds`: that somebody does what another one did, `infinitive`: verbs behind
    "to", `mixed`: two words by which a half is added to a number.
    """

    marks: str
    turns: str
    light: str
    over: str
    steps_back: str
    pronouns: str
    nouns: str
    at: str
    amounts: str
    noon: str
    many: str
    there: str
    goal: str = r"(?!)"
    breaks: str = r"(?!)"
    heavy: str = r"(?!)"
    rests: str = r"(?!)"
    into: str = r"(?!)"
    me: str = r"(?!)"
    says: str = r"(?!)"
    belongs: str = r"(?!)"
    dwells: str = r"(?!)"
    from_to: str = r"(?!)"
    to: str = r"(?!)"
    led: str = r"(?!)"
    until: str = r"(?!)"
    succeeds: str = r"(?!)"
    mixed: str = r"(?!)"
    infinitive: str = r"(?!)"

    def nouns_of(self, kind: str) -> str:
        """Return the words that name a value of a kind and nothing else."""
        for line in self.nouns.splitlines():
            name, _, listed = line.partition(": ")
            if name.strip() == kind:
                return f"(?:{'|'.join(listed.split())})"
        return r"(?!)"


SHIFTS: Final = table("shift", "shifts", Shifts)
