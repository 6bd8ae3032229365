"""What is said only to keep up a talk, per language: thanks, praise, wonder, doubt.

A pattern of one such phrase; several may follow each other. What may also say yes,
"okay", "good", stands in none: it may answer a question.
"""

from typing import Final

from ...lang.tables import texts

PHATIC: Final = texts("phatic", "phatic")
