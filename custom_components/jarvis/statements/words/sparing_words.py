# ruff: noqa: E501, RUF001 - language data
"""What is to be kept where something is to be forgotten: "…, keep the number"; data.

Each pattern is over a whole sentence: `wish` is what asks to forget, `kept` what stays,
`rest` what ends the wish behind it.
"""

from collections.abc import Mapping
from typing import Final

_EN_THING = r"(?:(?:the|my|our|his|her|its|their|your|what|where|when|who\w*|how|that|those|these|everything|anything|all|both) [^,;.]+?|[\w-]+(?: [\w-]+)?['\u2019]s? [^,;.]+?|everything else|(?:the )?rest)"
_EN_JOINT = r"(?:\s*[,;.:\u2013\u2014]+\s*(?:but |and |though |yet |then )?|\s+(?:but|and|yet|though) )(?:please |just |only |do |you (?:can|may|should|must) |i(?:'d like| want) you to |make sure (?:you|to) |still |never )*"
_EN_KEEP = r"(?:keep|hold on to|hang on to|retain|leave|preserve|(?:don't|do not|not to) (?:forget|delete|erase|lose|drop|touch|wipe|remove))"
_EN_END = r"(?: (?:in|alone|though|please|as (?:it|they) (?:is|are)|for now|in (?:mind|memory)))*"
_DE_THING = r"(?:(?:de[nrms]|die|das|mein\w*|unser\w*|sein\w*|ihr\w*|dein\w*|was|wer|wo\w*|wann|wie|dass|alles) [^,;.]+?|alles (?:andere|übrige)|[\w-]+s [\w-]+)"
_DE_JOINT = r"(?:\s*[,;.:\u2013\u2014]+\s*(?:aber |und |doch |jedoch )?|\s+(?:aber|und|doch|jedoch) )(?:bitte |nur )*"
_DE_FILL = r"(?:aber |jedoch |bitte |ruhig |weiterhin |weiter |noch |schon |(?:sollst|kannst|darfst|musst) du (?:dir )?)*"
_JA_JOINT = r"[、。](?:でも|けど|ただし|ただ|あと|が)?、?"
_JA_KEEP = r"(?:そのまま(?:に)?|ちゃんと|まだ|引き続き)*(?:残し|覚え|と(?:っ|って)|取って?|キープし|忘れない|消さない|削除しない|(?<=そのまま)|(?<=そのままに)し?)(?:て(?:おいて|いて)?|といて|ておく|おいて|で(?:おいて|いて)?)?"
_JA_END = r"(?:ください|くださ|くれ(?:る)?|ほしい|欲しい|ね|よ|な|いい|です)*"
_RU_JOINT = r"(?:\s*[,;.:\u2013\u2014]+\s*(?:а |но |и |только |лишь )?|\s+(?:а|но|и) )(?:вот |пожалуйста )*"
_RU_KEEP = r"(?:остав(?:ь|ить|ляй)|сохран(?:и|ить|яй)|помни|запомни|не (?:забывай|забудь|удаляй|трогай|стирай))(?:те)?"
_TR_JOINT = r"(?:\s*[,;.:\u2013\u2014]+\s*(?:ama |fakat |ve |yalnız |ancak |sadece )?|\s+(?:ama|fakat|ve|ancak) )"
_TR_KEEP = r"(?:sakla|tut|kals[ıi]n|silme|unutma|dursun|hatırla|koru|b[ıi]rak|aklında (?:tut|kals[ıi]n))(?:y[ıi]n|un|[ıi]n|sana)?"

SPARING: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        rf"(?P<wish>.+?){_EN_JOINT}{_EN_KEEP},? (?P<kept>{_EN_THING}){_EN_END}(?:[,;.].*)?",
        rf"(?P<wish>.+?)(?:\s*[,;.\u2013\u2014]+\s*(?:but |and )?|\s+but )(?:just |only )?not (?P<kept>{_EN_THING})(?:[,;.].*)?",
        rf"(?P<wish>.+?),? (?:except(?: for)?|apart from|aside from|other than|save for|with the exception of) (?P<kept>{_EN_THING}|[^,;.]+)",
        rf"(?P<wish>.*\b(?:everything|anything|all)\b.*?),? (?:but|bar) (?P<kept>{_EN_THING})",
        rf"{_EN_KEEP} (?P<kept>{_EN_THING})(?:,? (?:but|and|yet)|[,;.\u2013\u2014]) (?P<wish>.+)",
    ),
    "de": (
        rf"(?P<wish>.+?){_DE_JOINT}(?:behalte?|merk dir|lass|bewahr\w*|(?:vergiss|lösche?|streiche?) nicht),? {_DE_FILL}(?P<kept>{_DE_THING})(?: (?:stehen|drin|bitte|bei|weiterhin|auf))*(?:[,;.].*)?",
        rf"(?P<wish>.+?){_DE_JOINT}(?P<kept>{_DE_THING}) {_DE_FILL}(?:behalten|behältst du|behalte?|merken|merkst du dir|nicht(?: vergessen| löschen| streichen)?|bleib(?:t|en)|soll(?:en)? bleiben|lass (?:stehen|drin)|brauche? (?:ich|ma[nr]|wir)|brauchen wir)(?: (?:noch|bitte|drin|stehen|weiterhin))*(?:[,;.].*)?",
        rf"(?P<wish>.+?){_DE_JOINT}(?:nur |bloß )?nicht (?P<kept>{_DE_THING})(?:[,;.].*)?",
        r"(?P<wish>.+?),? (?:außer|bis auf|abgesehen von|ausgenommen|mit ausnahme (?:von |de[rs] )?) ?(?P<kept>[^,;.]+)",
        rf"behalte? (?P<kept>{_DE_THING})(?:,? (?:aber|und|doch)|[,;.\u2013\u2014]) (?P<wish>.+)",
        rf"(?P<kept>{_DE_THING}) (?:kannst|sollst|darfst) du behalten(?:,? (?:aber|und|doch)|[,;.\u2013\u2014]) (?P<wish>.+)",
    ),
    "ja": (
        rf"(?P<wish>.+?){_JA_JOINT}(?P<kept>[^、。]+?)(?:だけは?|は|も|を)?、?{_JA_KEEP}{_JA_END}",
        rf"(?P<kept>[^、。]+?)(?:だけは?|は){_JA_KEEP}{_JA_END}(?:けど|が|、)+(?P<wish>.+)",
        r"(?P<wish>[^、。]+?)(?=の(?P<kept>[^の、。]+?)以外(?:は|を)?(?P<rest>.+))(?:.+)",
    ),
    "ru": (
        rf"(?P<wish>.+?){_RU_JOINT}(?P<kept>(?!\s*(?:но|а|и)\b)[^,;.]+?) (?:пусть )?(?:{_RU_KEEP}|остан\w+|(?:ещё |мне )*(?:нуж(?:ен|н\w+)|пригод\w+)(?: мне)?)(?:[,;.].*)?",
        rf"(?P<wish>.+?){_RU_JOINT}{_RU_KEEP},? (?P<kept>[^,;.]+)(?:[,;.].*)?",
        rf"(?P<wish>.+?){_RU_JOINT}не (?P<kept>(?!(?:говорил|сказал|рассказывал|упоминал|слышал|знал|было)\w*)(?!\w+[тч]ь\b)[^,;.]+)",
        r"(?P<wish>.+?),? (?:кроме|за исключением|помимо) (?P<kept>[^,;.]+)",
        rf"{_RU_KEEP} (?P<kept>[^,;.]+?)(?:,? (?:а|но|и) |[,;.\u2013\u2014] )(?P<wish>.+)",
    ),
    "tr": (
        rf"(?P<wish>.+?){_TR_JOINT}(?P<kept>[^,;.]+?) {_TR_KEEP}(?: lütfen| ama)*(?:[,;.].*)?",
        rf"(?P<wish>.+?){_TR_JOINT}(?P<kept>[^,;.]+?) (?:değil|lazım|gerekli)(?: ama)?(?:[,;.].*)?",
        rf"(?P<kept>[^,;.]+?) {_TR_KEEP}(?:,? (?:ama|fakat|ve|ancak) |[,;.\u2013\u2014] )(?P<wish>.+)",
    ),
}
