"""How a clause reports what is the case, per language, as patterns.

For turns about this house in which nothing was done: `subject` begins a clause that
tells of something known, `someone` one that tells of anybody, `verbs` hold a report of
anything together: what goes on, has come about or was done. `passed` tells what was so,
`when` at which time of today. `mind` begins what is thought, felt or wished of
something, `notes` what only keeps a talk going, `advice` what one is to do, `evading`
says that something is out of reach. `stands` begins what tells of somebody or something
as "it" does, `event` is what has come about of a thing nobody knew, `bare` a result
without a verb, `programme` names what plays, and not only that something does, `known`
begins what is told of things one knows, not of their kind, `none` says that nobody, or
nothing, was so. What `stands` begins is read as if it began with `it`.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Reporting:
    """The table of one language."""

    subject: str
    someone: str
    verbs: str
    passed: str
    when: str
    mind: str
    notes: str
    advice: str
    evading: str
    stands: str
    event: str
    bare: str
    programme: str
    known: str
    none: str = ""
    it: str = "it is"


REPORTING: Final = table("reporting", "reporting", Reporting)
