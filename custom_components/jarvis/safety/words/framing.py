"""What only introduces a report, per language, as patterns that begin a sentence.

Without it the same is told: "I can confirm that", "you will find that", "don't worry,".
Its "can" and "not" would else be read as doubt and denial.
"""

from typing import Final

from ...lang.tables import texts

# Behind "dass" the verb stands last: the subject, the rest, the verb, the end.
VERB_LAST: Final = texts("framing", "verb_last")
FRAMING: Final = texts("framing", "framing")
