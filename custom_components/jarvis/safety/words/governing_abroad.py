"""What a deed hangs on, in French, Spanish, Italian and Dutch.

The fields are told in `governing.py`.
"""

from typing import Final

from ...lang.tables import table
from .governing import Governing

GOVERNING_ABROAD: Final = table("governing_abroad", "governing_abroad", Governing)
