"""What answers a wish that nothing was done for, per language, as patterns.

`SEEMING` are phrases whose words deny or ask while they agree ("no problem", "better
so?"); they are taken out before a denial is looked for. `PLAINLY` begin a sentence
that denies, whatever follows. `ERRANDS` begin a wish that only a call can fulfil and
that names nothing of the house: times, lists, messages, notes. `LOOKED` claim to have
looked something up outside.
"""

from typing import Final

from ...lang.tables import texts

SEEMING: Final = texts("accounts", "seeming")
PLAINLY: Final = texts("accounts", "plainly")
ERRANDS: Final = texts("accounts", "errands")
# Errands that are done once somebody has looked.
SEARCHES: Final = texts("accounts", "searches")
KNOWS: Final = texts("accounts", "knows")
EVADING: Final = texts("accounts", "evading")
BESIDE: Final = texts("accounts", "beside")
# Wishes that switch something, whatever it is called.
SWITCHING: Final = texts("accounts", "switching")
# Behind these stands what is talked of.
TOPIC: Final = texts("accounts", "topic")
# Words of places and things that name none.
IDIOMS: Final = texts("accounts", "idioms")
# Who goes on so wishes for more than a text.
HANDING: Final = texts("accounts", "handing")
# Wishes for a text, whatever is told in it.
COMPOSING: Final = texts("accounts", "composing")
# A bit of what no one thing is: "some shade", "etwas Licht". Things are not measured.
STUFF: Final = texts("accounts", "stuff")
