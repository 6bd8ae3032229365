"""Words that wave off what was before, per language, as patterns."""

from collections.abc import Mapping
from typing import Final

WAVING: Final[Mapping[str, str]] = {
    "en": r"(?:(?:no|nah|nope|oh|ah|well|wait|hm+|sorry|actually|hang on|hold on),? )*(?:forget (?:it|that|about it)|never ?mind|scrap (?:it|that)|skip (?:it|that)|don't bother|(?:i(?:'ve| have)? )?changed my mind|on second thoughts?)",
    "de": r"(?:(?:nein|nee|ne|nö|ach|och|oh|ah|na|halt|moment|warte|doch|sorry),? )*(?:vergiss (?:es|das)|egal|lass (?:es|das|gut sein|mal|stecken)|ach lass|schon gut|doch nicht|hat sich erledigt|ich (?:hab|habe)(?:'s| es)? mir (?:es )?anders überlegt)",
    "fr": r"(?:(?:non|ah|oh|bon|attends|pardon|finalement),? )*(?:laisse tomber|oublie(?: ça)?|tant pis|peu importe|j'ai changé d'avis)",
    "es": r"(?:(?:no|ah|oh|bueno|espera|perdón|al final),? )*(?:olvídalo|déjalo|da igual|no importa|he cambiado de idea)",
    "it": r"(?:(?:no|ah|oh|aspetta|scusa|anzi),? )*(?:lascia (?:stare|perdere)|dimenticalo|non importa|fa niente|ho cambiato idea)",
    "nl": r"(?:(?:nee|ach|oh|ah|wacht|sorry|toch),? )*(?:laat maar|vergeet het|maakt niet uit|ik heb me bedacht)",
}
