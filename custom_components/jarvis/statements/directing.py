# ruff: noqa: E501 - language data
"""Tells what Jarvis shall always do from what somebody does from now on; pure."""

from typing import Final

from .patterns import full, match, search
from .phrases.table import Phrases
from .reading import claims, without_change

# A statement of somebody or something, with a word of how long before or behind it.
_REPORTS: Final = {
    "en": r"(?!(?:please|always|never|whenever|every|each|as|do|stop|don't)\b)(?!.*\b(?:you|your|jarvis|should|must|ought|shall|has to|have to)\b)(?:(?:from now on|in (?:the )?future|going forward|as of now),? )?(?:(?-i:[A-Z])[\w-]+(?:['\u2019]s? .+? \w+| (?:is|has|[a-z]{2,}s)\b).*|(?:(?:my|our|his|her|their|the) .+? (?:is|are|has|have|[a-z]{2,}s)\b|(?:he|she|they|i|we) (?!want|need|would|like|love|expect|ask|wish|hope|insist|demand)[a-z]{2,}\b).+)",
    "de": r"(?!.*\b(?:du|dich|dir|dein\w*|jarvis|sollst?|sollen|sollte\w*)\b)(?:ab (?:jetzt|sofort)|von (?:nun|jetzt) an|in zukunft|künftig|zukünftig),? (?:ist|hat|muss|kann|darf|mag|[a-zäöüß]{2,}(?:t|en|e)) (?:(?-i:[A-ZÄÖÜ])|(?:der|die|das|mein\w*|unser\w*|ihr\w*|sein\w*|er|sie|es|wir|ich)\b).+",
}


def is_directive(text: str, phrases: Phrases) -> bool:
    """Tell a wish for what Jarvis shall do from now on."""
    return full(phrases.directive, text) is not None and not _tells(text, phrases)


def _tells(text: str, phrases: Phrases) -> bool:
    """Tell "my shift starts at 8 from now on", and "from now on Tom takes the bus"."""
    if full(_REPORTS.get(phrases.code, "(?!)"), text):
        return True
    plain = without_change(text, phrases)
    first = rf"(?:{phrases.own}|{phrases.ours}|{phrases.articles}\b)"
    if match(first, plain) is None:
        return False
    told = claims(text, phrases) or claims(plain, phrases)
    return bool(told) or search(phrases.contrast, text) is not None
