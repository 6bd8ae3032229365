"""How a clause reports what is the case, in French, Spanish, Italian and Dutch.

The fields are told in `reporting.py`.
"""

from typing import Final

from ...lang.tables import table
from .reporting import Reporting

REPORTING_ABROAD: Final = table("reporting_abroad", "reporting_abroad", Reporting)
