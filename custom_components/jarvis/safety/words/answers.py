"""Yes and no in more languages and more words than the tables of values have."""

from typing import Final

from ...lang.tables import common, common_set, lists, texts

# Languages without a table of values, and what theirs lack: yes, no.
ANSWERS: Final = lists("answers", "answers")
# They agree where they are all that is said; with more beside it they round off, like
# "ist gut jetzt" and "fine, thanks".
LOOSE: Final = texts("answers", "loose")
# So begins who wants something left as it is: "leave it locked", "lass sie an".
LEAVING: Final = texts("answers", "leaving")
# Who lets somebody in leaves nothing as it is; together for all languages.
ENTERING: Final = common_set("answers", "entering")
# Whom it is said to, and that it is meant; together for all languages.
PLEASE: Final = common("answers", "please")
# Whole sentences that begin like a yes and are none.
IRONY: Final = texts("answers", "irony")
# Whoever ends with one of these has not finished; together for all languages.
UNFINISHED: Final = common_set("answers", "unfinished")
# Stand for what the wish has named, and end a verb that was parted ("schließ sie auf").
PRONOUNS: Final = common_set("answers", "pronouns")
PARTICLES: Final = common_set("answers", "particles")
