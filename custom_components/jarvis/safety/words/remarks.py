"""The tables of `remarking.py` in English and German, and in all languages."""

from typing import Final

from ...lang.tables import table
from .remarking import Remarking

REMARKING: Final = table("remarks", "remarking", Remarking)
