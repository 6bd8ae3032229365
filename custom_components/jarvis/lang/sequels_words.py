"""How people go on from their last command or question, per language.

`same` and `asked` are phrases parted by commas, `links` and `small` words parted by
spaces. `others` point at the thing beside the last, `several` at more than it.
`states` are words that mean a whole command about what was just spoken of.
`which` asks what was only counted. `lead` and `trail` are phrases around another
value ("no, make it … instead"),
`degrees` and `percent` units behind it, and `made` is the command that makes the last
thing so ("make it blue"). `looks` are phrases around what a light is to look like.
`shares` are parts of the way that it was moved, in percent, and `ends` those that are
the same from either side.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class SequelWords:
    """The words of one language."""

    same: str
    asked: str
    links: str
    small: str
    others: str
    states: Mapping[str, str]
    several: str = ""
    which: str = ""
    lead: str = ""
    trail: str = ""
    degrees: str = ""
    percent: str = ""
    shares: Mapping[str, int] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)


WORDS: Final = table("sequels", "words", SequelWords)
