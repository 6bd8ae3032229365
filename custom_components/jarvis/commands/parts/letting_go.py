"""Tells who wants a deed forgotten from who wants a memory gone.

"Forget I asked", "forget my last command": it is to be as if it had not been done.
"Forget I said it" is one or the other, by what it was said about.
"""

import re
from typing import TYPE_CHECKING, Final

from ...lang.responses import sentences
from ..shelf.patterns import follow_ups
from .memory_desk import ABOUT_MEMORY

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..base import Spoken
    from ..shelf.threads import Thread

LET_GO: Final = sentences("undo", "let_go")
PATTERNS: Final = sentences("undo")

_CLAUSES: Final = re.compile(r"[,;.!]+\s+")
_WITHDRAWN: Final = "withdrawn"
# The chance from which on a clause wishes for an act of its own.
_WISHED: Final = 0.9


def lets_go(spoken: Spoken, thread: Thread | None) -> bool:
    """Tell whether a clause takes back what was asked for, and none orders anything."""
    if only_beside(_is_withdrawn, spoken):
        return True
    if thread is None or not thread.kept.get("undo") or thread.last in ABOUT_MEMORY:
        return False
    return only_beside(_is_let_go, spoken)


def only_beside(meant: Callable[[str, str], bool], spoken: Spoken) -> bool:
    """Tell whether a clause is `meant` so, and none beside it wishes for an act."""
    language = spoken.language
    parts = [part for part in _CLAUSES.split(spoken.text) if part.strip()]
    found = [part for part in parts if meant(part, language)]
    return bool(found) and not any(
        (spoken.deed(part, language) or 0.0) >= _WISHED
        for part in parts
        if part not in found
    )


def _is_withdrawn(clause: str, language: str) -> bool:
    kinds = (one for one, _ in follow_ups("undo", PATTERNS, clause, language))
    return any(kind == _WITHDRAWN for kind in kinds)


def _is_let_go(clause: str, language: str) -> bool:
    return any(True for _ in follow_ups("let_go", LET_GO, clause, language))
