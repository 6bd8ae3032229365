"""Words that join two wishes, per language.

`and`: conjunctions; `then`: words that put one wish after another. Languages that
write without spaces are left out: nothing safe can be said without a tokenizer.
"""

from typing import Final

from .tables import texts

AND: Final = texts("clauses", "and")
