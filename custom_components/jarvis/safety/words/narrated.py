"""What is said of the house without wishing anything of it, per language, as patterns.

`past` tells what somebody did, `quoted` what somebody says, `unreal` what would have
been or may be one day, `unwished` wants a thing left as it is, `thanks` goes back to
what was done, `worth` only judges. `still` makes a wish of any of them after all.
`unwanted` is not to be on or open: who ends it does no wrong. `excess` wishes for less,
or more, of something. `goes_on` begins a clause that goes on telling. `links` lead from
what is told to a wish, `turns` from what is quoted.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrating:
    """The table of one language; "" for what it has no words for."""

    past: str = ""
    quoted: str = ""
    unreal: str = ""
    unwished: str = ""
    thanks: str = ""
    worth: str = ""
    still: str = ""
    unwanted: str = ""
    excess: str = ""
    goes_on: str = ""
    links: str = ""
    turns: str = ""
    meant: str = ""


NARRATING: Final = table("narrated", "narrating", Narrating)
