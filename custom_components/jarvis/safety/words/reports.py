"""Words in which a wish may be reported as fulfilled, per language, as patterns.

Only looked at when something in the house was wished and nothing was done: then
who speaks of it neither denying nor asking says what is not so. `said` are stems
beside those of `claims.py`, `denied` what makes an honest answer of it.
"""

from typing import Final, NamedTuple

from ...lang.tables import table, texts


class Reporting(NamedTuple):
    """The table of one language; patterns are searched for without case."""

    said: str
    denied: str


REPORTS: Final = table("reports", "reports", Reporting)
# How a timer, an alarm, a reminder, a list or a message is reported as seen to. Only
# looked at when somebody wished something and nothing was done.
DEEDS: Final = texts("reports", "deeds")
# What is asked when something is done: it offers more, and denies nothing.
MORE: Final = texts("reports", "more")
# What is kept here rather than standing in a room: only a call changes it, or tells.
KEPT: Final = texts("reports", "kept")
