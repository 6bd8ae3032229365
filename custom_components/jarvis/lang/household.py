"""Household words per language, from `data/words`; `TABLES` lists them by code."""

from dataclasses import dataclass
from typing import Final

from .tables import table


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What one language says around the house; every field is plain text.

    `concepts`: a line per meaning, `meaning: phrase, phrase`; the meanings are
    shared by all languages. `drop`: words that carry nothing in a name; those of
    `abroad` also where the language is only the house's second. `lead`:
    phrases (comma separated) a command starts or ends with. `counters`: words that
    announce a number. `beside`: phrases before a landmark, `inside`: words before a
    place. `others`:
    nouns a house may lack: they are never misheard for its own. `numbers`: words
    from zero up, `ordinals` from first up, alternatives joined by `/`. `sounds`:
    number words as recognisers mishear them, `word=digit`. `every`: words that
    ask for all. `endings`: plural and case endings as `ending>replacement`.
    `compounds`: whether words grow together; `links`: what may stand between.
    `ordered`: the same words in another order are no name any more ("the light in
    the hall"). `alike`: words of one meaning are as good as one word.
    """

    code: str
    drop: str
    concepts: str
    abroad: str = ""
    others: str = ""
    lead: str = ""
    beside: str = ""
    inside: str = ""
    counters: str = ""
    numbers: str = ""
    ordinals: str = ""
    sounds: str = ""
    every: str = ""
    endings: str = ""
    compounds: bool = False
    ordered: bool = False
    alike: bool = False
    links: str = ""


TABLES: Final = table("household", "words", Words)

# Other codes for the same words.
ALSO: Final[dict[str, str]] = {"no": "nb", "nn": "nb"}
