"""Tells a statement from a value: it says something of somebody by a verb; pure."""

from typing import Final

from .patterns import full
from .phrases.table import Phrases
from .pieces import FIGURES, pieces_of

# What is written like a verb and is none, where the verb stands behind its subject.
_NEVER: Final = {
    "en": r"(?:along|around|through|forward|ahead|back|named|called|red|used)",
    "de": r"(?:mit|aus|von|vom|für|ohne|gegen|durch|seit|bis|statt|und|oder|als|wie|"
    r"samt|um|de[rnms]|die|das|ein\w*|mein\w*|sein\w*|ihr\w*|unser\w*|jede\w*|sehr|ganz|nur|"
    r"nach|zu[mr]?|i[mn]s?|auf|a[nm]s?|unter\w?|über|hinter\w?|neben|beim?|vorm?|zwischen|"
    r"oben|unten|links|rechts|drinnen|draußen|aufs|jetzt|doch)",
}


def is_statement(text: str, phrases: Phrases) -> bool:
    """Tell what has a subject, a verb behind it, and something behind that."""
    told, never = pieces_of(text, phrases.code), _NEVER.get(phrases.code)
    if told is None or never is None:
        return False
    verbs = [
        at
        for at, one in enumerate(told.all)
        if one.verb and full(never, one.word.text) is None
    ]
    subject = [one for one in told.all[: verbs[0]] if one.tells] if verbs else []
    behind = told.all[verbs[0] + 1 :] if verbs else ()
    return bool(subject) and any(one.tells or one.role in FIGURES for one in behind)
