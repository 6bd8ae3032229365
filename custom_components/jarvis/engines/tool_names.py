"""Which tool a model means by the name it wrote."""

from collections.abc import Iterable
import re
from typing import Final

# Name spaces that models know from their training.
_SPACES = re.compile(
    r"^(?:(?:functions?|tools?|default_api|api|namespace|mcp|actions?)[.:/])+",
    re.IGNORECASE,
)
_NO_LETTER = re.compile(r"[^a-z0-9]+")
# A shorter end of a name fits too many tools.
_SHORTEST_END: Final = 5


def real_name(written: str, names: Iterable[str]) -> str | None:
    """Return the tool that is meant, None when none or several could be.

    Tells apart what differs; leaves out prefixes, case and separators.
    """
    known = list(names)
    if written in known:
        return written
    bare = _SPACES.sub("", written.strip().strip("`\"'*"))
    if bare in known:
        return bare
    folded = _fold(bare)
    last = _fold(re.split(r"__|[.:/]", bare)[-1])
    if not folded:
        return None
    ends = {name: _fold(name.rpartition("__")[2]) for name in known}
    closest = (
        [name for name in known if _fold(name) == folded],
        [name for name, end in ends.items() if end == folded],
        [name for name, end in ends.items() if end == last],
        [
            name
            for name, end in ends.items()
            if len(last) >= _SHORTEST_END and end.endswith(last)
        ],
    )
    fits = next((found for found in closest if found), [])
    return fits[0] if len(fits) == 1 else None


def _fold(name: str) -> str:
    return _NO_LETTER.sub("", name.lower())
