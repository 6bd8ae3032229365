"""What somebody says who has lost the thread: "the, um, what was it"; data."""

from typing import Final

from ...lang.tables import texts

# A piece between pauses that tells nothing: a sound, a small word, a search for words.
LOST: Final = texts("thread", "lost")
