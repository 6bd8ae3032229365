"""What people call states besides Home Assistant's own labels, per language.

By domain and state: words that may stand in the place of the label. "armed" holds for
every way of being armed.
"""

from typing import Final

from ...lang.tables import trees

ALSO_CALLED: Final = trees("labels", "also_called")
