"""How somebody says that they will bear something in mind, per language, as data."""

from collections.abc import Mapping
from typing import Final

# The whole of a clause, and what may stand in front of it and behind it.
MINDING: Final[Mapping[str, str]] = {
    "en": r"(?:(?:ok(?:ay)?|alright|all right|sure|got it|understood|very (?:good|well)|of course|certainly|thank you|thanks|right)[,.!]? )*(?:duly noted|noted|i(?:['’]ve| have) (?:duly )?(?:noted|remembered|made a note of|memorised|memorized)(?: (?:it|that|this|of (?:it|that)))?(?: down)?|i(?:['’]ll| will) (?:be sure to |certainly |definitely |gladly |always )?(?:remember|keep|bear|note|make a (?:mental )?note of|make sure to remember)(?: (?:it|that|this|of (?:it|that)))?(?: in mind| down)?(?: for (?:you|next time|later|the future))?|i (?:remember|note|have) that(?: now| down)?|(?:got|have) (?:it|that) (?:noted|down))(?:,? (?:sir|madam|ma'am|then|now))?",
    "de": r"(?:(?:ok(?:ay)?|gut|alles klar|verstanden|sehr wohl|gerne?|in ordnung|danke|natürlich|klar)[,.!]? )*(?:(?:ist )?(?:schon )?(?:notiert|vermerkt|gemerkt)|(?:das )?(?:habe|hab) ich (?:es )?(?:mir )?(?:notiert|gemerkt|vermerkt)|ich habe (?:das|es|mir das|es mir|mir) ?(?:notiert|gemerkt|vermerkt)|(?:das )?(?:merke|notiere) ich mir|ich (?:merke|notiere) (?:mir das|es mir|mir|das)|ich werde (?:mir das merken|es mir merken|daran denken|das im kopf behalten)|ich (?:behalte|behalt) (?:das|es) im (?:kopf|hinterkopf|gedächtnis)|ich denke daran)(?:,? (?:sir|chef|dann|für später))?",
    "fr": r"(?:(?:d['’]accord|très bien|bien|entendu|compris|merci)[,.!]? )*(?:c['’]est (?:bien )?noté|bien noté|noté|je (?:le |l['’]ai )?(?:note|noté|retiens|m['’]en souviendrai|le retiendrai)|je m['’]en souviendrai)",
    "es": r"(?:(?:de acuerdo|vale|muy bien|entendido|gracias)[,.!]? )*(?:(?:queda )?(?:anotado|apuntado)|tomo nota|lo (?:recordaré|tendré en cuenta|he anotado|he apuntado|anoto|apunto))",
    "it": r"(?:(?:d['’]accord[oi]|va bene|molto bene|capito|grazie)[,.!]? )*(?:annotato|preso nota|prendo nota|me lo (?:ricorderò|segno|annoto)|l['’]ho (?:annotato|segnato)|lo (?:ricorderò|terrò a mente))",
    "nl": r"(?:(?:oké|goed|prima|begrepen|bedankt|dank je)[,.!]? )*(?:genoteerd|ik (?:onthoud|noteer) (?:het|dat)|ik zal (?:het|dat|eraan|eraan denken|het onthouden|dat onthouden)(?: onthouden| denken)?|dat (?:onthoud|noteer) ik|ik heb (?:het|dat) genoteerd)",
}
