"""What announcers, lines and advertisements say, in French, Spanish, Italian, Dutch.

The fields are told in `adverts.py`.
"""

from typing import Final

from ...lang.tables import table
from .adverts import Advertising

ADVERTISING_ABROAD: Final = table("adverts_abroad", "advertising_abroad", Advertising)
