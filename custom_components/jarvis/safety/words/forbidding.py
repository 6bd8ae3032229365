"""How people forbid, deny or only suppose something, as patterns by language.

Closed classes of words, so that no verb has to stand here. `but` are those that look
like it and wish something after all.
"""

from dataclasses import dataclass
from typing import Final

from ...lang.tables import common_set, table


@dataclass(frozen=True, slots=True, kw_only=True)
class Forbidding:
    """The patterns of one language."""

    denied: str
    supposed: str
    but: str


FORBIDDING: Final = table("forbidding", "forbidding", Forbidding)
# Who says so wishes what they only suppose.
PLEASE: Final = common_set("forbidding", "please")
