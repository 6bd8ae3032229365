"""How values are said, one table per language; a new language is one more file."""

from .de import DE
from .en import EN
from .es import ES
from .fr import FR
from .it import IT
from .nl import NL
from .table import Values

FALLBACK = "en"
TABLES = {table.code: table for table in (EN, DE, FR, ES, IT, NL)}


def values_for(language: str) -> Values:
    """Return the table of a language ('de-AT' reads German), else English."""
    return TABLES.get(language.partition("-")[0].casefold(), TABLES[FALLBACK])
