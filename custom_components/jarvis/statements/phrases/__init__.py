"""How facts are told, corrected and taken back, per language; `PHRASES` lists all."""

from typing import Final

from .de import DE
from .en import EN
from .ja import JA
from .ru import RU
from .table import Phrases
from .tr import TR

PHRASES: Final[dict[str, Phrases]] = {
    table.code: table for table in (DE, EN, JA, RU, TR)
}
