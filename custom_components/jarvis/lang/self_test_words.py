"""How commands of the self-test are worded, per language: templates by what is wanted.

`{name}` is the name of a thing of the house, `{number}` a percentage. A language
without a table is tested in English words with the house's own names.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from .tables import branches

type Templates = Mapping[str, Sequence[str]]

TABLES: Final = branches("self_test", "templates")


def templates_for(language: str) -> Templates:
    """Give the templates of a language, of its base language, or the English ones."""
    base = language.casefold().partition("-")[0]
    return TABLES.get(base, TABLES["en"])
