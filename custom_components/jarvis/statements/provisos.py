# ruff: noqa: E501 - language data
"""Tells what holds on a condition from a supposition: "if it rains, Tom drives"; pure.

A wish for the house opens alike: "when I come home, turn on the light".
"""

from typing import Final

from .patterns import full, search

# What holds then is told of somebody, by a verb of what they do.
_HOLDS: Final = {
    "en": r"(?:if|when(?:ever)?|unless|once|as soon as|while) (?P<if>.+?)(?:, (?:then )?(?:(?-i:[A-Z])[\w'\u2019-]+|(?:my|our|the|his|her|their|mum|dad|grandma|grandpa) [\w'\u2019-]+(?: [\w'\u2019-]+)?|we|i|he|she|they)| (?-i:[A-Z])[\w'\u2019-]+(?: (?-i:[A-Z])[\w'\u2019-]+)?| (?:my|our) [\w-]+| we) (?:(?:always|usually|never|often) )?(?!should|must|would|could|might|will\b|shall|want|need)(?P<then>[a-z]{2,})(?: .+)?",
    "de": r"(?:wenn|immer wenn|falls|sobald|solange|außer wenn) (?P<if>[^,]+), (?:dann )?(?P<then>(?!schalte?\b|halte?\b|warte?\b|starte?\b|leite?\b|richte?\b|melde?\b|bitte\b|achte?\b|soll|würd|wär|könnt|hätt|müsst|dürft)[a-zäöüß]{2,}(?:t|en|e|st)|ist|hat|muss|darf|mag) (?:(?:der|die|das|mein\w*|unser\w*|er|sie|es|wir|ich|ihr\w*|sein\w*|man)\b|(?-i:[A-ZÄÖÜ])).*",
}
_SUPPOSED: Final = {
    "en": r"\b(?:were|would|could|might|had been|you|your|jarvis|please)\b",
    "de": r"\b(?:wäre?n?|würde\w*|hätte\w*|könnte\w*|du|dich|dir|dein\w*|jarvis|bitte)\b",
}


def is_proviso(text: str, code: str) -> bool:
    """Tell a statement of what holds whenever something else does."""
    if text.rstrip().endswith("?") or search(_SUPPOSED.get(code, ""), text):
        return False
    return full(_HOLDS.get(code, "(?!)"), text.rstrip(" .!")) is not None
