"""What recognisers write when nobody speaks, per language; bars part the phrases."""

from typing import Final

from ..lang.tables import common, common_map, common_set, lists, sets, texts

# Whole transcripts, and beginnings of some, that no one ever says to a house.
SUBTITLES: Final = texts("noise", "subtitles")
# Whatever begins so was written under a film.
CREDITS: Final = texts("noise", "credits")
# Courtesies that recognisers hear in silence; in a talk they are meant.
COURTESIES: Final = common("noise", "courtesies")
# What is written in one word or in two.
CONTRACTED: Final = common_map("noise", "contracted")

# What nobody says three times to a house.
THANKS: Final = common_set("noise", "thanks")
# Sounds of nobody in particular.
HUMS: Final = common_set("noise", "hums")
# What machines, animals and clocks say, as recognisers write it down.
SOUNDS: Final = common_set("noise", "sounds")
# Short answers and commands that stay what they are, however often they are heard.
MEANT: Final = common_set("noise", "meant")
# So often a person may say yes or no in one breath.
YES: Final = common_set("noise", "yes")
# Who speaks so, and only so, speaks to somebody else: subjects of a story.
STORY: Final = texts("noise", "story")
# What is told of others: who it begins with, and verbs of telling.
TOLD: Final = lists("noise", "told")
# Words of somebody who speaks for himself, or to somebody.
DIRECT: Final = texts("noise", "direct")
# Words that speak to the house: a wish, an address, something to keep in mind.
ADDRESS: Final = texts("noise", "address")
# Words of one's own self.
SELF: Final = common_set("noise", "self")
# Who answers somebody by name: a word of answer, a name, a comma, and one of whom both
# speak. Those that only sound like a name are cried at nobody.
TO_OTHERS: Final = lists("noise", "to_others")
# How announcers, hosts and advertisements begin; nobody says so to a house.
ANNOUNCED: Final = texts("noise", "announced")
# Who says so as well speaks to the house.
ASKED: Final = common_set("noise", "asked")
# With what an answer begins, folded.
ANSWERING: Final = common_set("noise", "answering")
# Who tells what somebody says, by verbs of speaking.
SAYING: Final = sets("noise", "saying")
PLEASE: Final = common_set("noise", "please")
# What may stand in front of it.
OPENERS: Final = common_set("noise", "openers")
