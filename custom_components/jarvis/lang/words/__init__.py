"""Household words per language, as data; `TABLES` lists them by code."""

from typing import Final

from .de import DE
from .en import EN
from .fr import FR
from .ja import JA
from .table import Words

TABLES: Final[dict[str, Words]] = {table.code: table for table in (DE, EN, FR, JA)}
