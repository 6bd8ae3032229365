"""Sentences read once before anybody speaks: their patterns are compiled by then.

Each row wakes other tables: a plain question, a wish in a frame, a habit, a correction,
something to keep, something to forget; then replies that deny, tell and ask.
"""

from typing import Final

from .tables import lists

# In every language the patterns of those tables that need no word of theirs.
ANYTHING: Final = ("Ready.", "Ready?", "1")

SAID: Final = lists("rehearsal", "said")
REPLIED: Final = lists("rehearsal", "replied")
