"""Household words per language, as data; `TABLES` lists them by code."""

from typing import Final

from .de import DE
from .en import EN
from .es import ES
from .fr import FR
from .it import IT
from .ja import JA
from .ko import KO
from .nb import DA, NB
from .nl import NL
from .pl import PL
from .pt import PT
from .ru import RU
from .sv import SV
from .table import Words
from .tr import TR
from .zh import ZH

TABLES: Final[dict[str, Words]] = {
    table.code: table
    for table in (DA, DE, EN, ES, FR, IT, JA, KO, NB, NL, PL, PT, RU, SV, TR, ZH)
}

# Other codes for the same words.
ALSO: Final[dict[str, str]] = {"no": "nb", "nn": "nb"}
