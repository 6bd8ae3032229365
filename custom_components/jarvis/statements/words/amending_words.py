# ruff: noqa: E501 - language data
"""What is said around a new value by who puts a word right, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Amending:
    """Regular expressions over what stands around a value, each told whole.

    `retracts` opens one and takes something back, `hesitates` opens it and does not.
    `asserts` ends one and says that this was meant, `closes` ends it if something
    opened it, `sure` ends it set off by a comma, `courteous` says nothing. `anew`
    stands between a value and a better one. `orders` are whole wishes with a value
    `v`, `denied` a whole text with the old value `o` and the new one `v`. `never`
    stands in no value. `no` and `instead` word the same plainly.
    """

    retracts: str
    hesitates: str
    asserts: str
    closes: str
    sure: str
    courteous: str
    anew: str
    orders: tuple[str, ...]
    denied: tuple[str, ...]
    never: str
    strays: str
    remarks: str
    onward: tuple[str, ...]
    no: str
    instead: str


# No full stop or comma is within a value.
_O: Final = r"(?P<o>(?:(?![.!] )[^,;]){1,40}?)"
_V: Final = r"(?P<v>(?:(?![.!] )[^,;]){1,40}?)"

AMENDING: Mapping[str, Amending] = {
    "en": Amending(
        retracts=r"no+|nope|nah|sorry|apologies|pardon|oops|whoops|wait(?: a (?:sec|second|moment|minute))?|hang on|hold on|stop|wrong|nonsense|rubbish|actually|rather|or (?:rather|better|actually)|better|correction|(?:scratch|strike) that(?! (?:about|bit|thing|part|one|of)\b)|my (?:mistake|bad|fault)|silly me|i (?:actually |really )?(?:mean|meant|misspoke|was wrong|got (?:that|it) wrong)|i meant to say|i (?:should|could) have said|you(?:'ve)? (?:misheard|misunderstood|got)(?: me| that| it)*(?: wrong)?|that(?:'s| is| was| can't be| isn't)(?: not| all)* (?:wrong|right|correct|true)|that's a mistake|make (?:that|it)|(?:it|that) should (?:be|have been|read|say)|i said|in fact",
        hesitates=r"oh|ah+|ha(?: ?ha)*|hm+|u[hm]+|er+m*|well|gosh|dear|dear me|hey|so|but|and|goodness|ugh|argh|blast|damn|darn|drat|shoot|to be honest|honestly",
        asserts=r"i (?:mean|meant|said|meant to say|should have said|wanted to say)|is what i (?:said|meant)|(?:it|that) (?:should be|should have been|ought to be)|was what i (?:said|meant)|rather|instead|is (?:right|correct)|would be (?:right|correct)",
        closes=r"it is|it was|that is|that's it|actually|really|in fact|as it happens|to be (?:honest|fair|precise|exact|more precise)|honestly|sorry|thanks|my mistake|i got (?:that|it) wrong|i was wrong|of course|obviously|naturally|then",
        sure=r"of course|obviously|naturally|to be (?:honest|precise|exact)|sorry|actually|rather",
        courteous=r"please|would you|will you|could you|can you|if you (?:would|please|don't mind)|ok(?:ay)?|thanks|thank you|ta|right",
        anew=r"i (?:mean|meant)(?: to say)?|or rather|sorry|no|nope|wait|correction|rather",
        orders=(
            rf"(?:please )?(?:make|call) (?:that|it|this)(?: rather| instead| a)? {_V}",
            rf"(?:please |better )?(?:change|correct|update|turn|fix) (?:that|it|this) (?:to|into) {_V}",
            rf"(?:please |better )?(?:put|write|note)(?: down)? {_V} (?:there |for it )?instead",
        ),
        denied=(
            rf"(?:it(?:'s| is|'s really) )?not {_O}(?:[,;.!] (?:but |rather |it's |it is |that's |i meant? |i said )*| but (?:rather )?){_V}",
            rf"(?:it(?:'s| is) )?{_V},? (?:and )?(?:not|instead of|rather than) {_O}",
            rf"{_O} (?:is|was) (?:wrong|not right|not correct|not true|incorrect|nonsense)[,;.!] (?:it's |it is |i meant? )*{_V}",
        ),
        never=r"\b(?:i|you|we|he|she|they|it|me|us|him|them|yes|yeah|yep|ok|okay|thanks?|who|what|when|where|why|how|which|is|are|was|were|be|am|do|does|did|don't|can|could|will|would|should|have|has|had|no|not|never|nothing|sorry|please|true|right|wrong|fine|good|great|enough|nonsense|mistake|remember|forget|turn|switch|thing|idea|way|course|pity)\b|n't\b|'(?:s|re|ve|ll|m|d) ",
        strays=r"haha|oops|erm|um|sorry|i (?:mean|meant)|to be honest|it is|my mistake|nonsense|misheard|well(?=,)",
        remarks=r"(?:he|she|they|you|i|it|that|what|how)\b[^.!?;]{1,45}[.!]\s+",
        onward=(
            rf"(?:he|she|it|they|that)(?:'s| is| are|'re)? (?:not|no longer) {_O}(?: any ?more| any longer| at all)?,? but (?:rather |now |by now |these days )*{_V}(?: now| these days)?",
            rf"(?:please )?forget(?: about)? {_O}[,;.:] (?:because |as |since )?(?:we|i|they|he|she|it)(?:'ve|'re|'s| have| are| has| is)?(?: now| just| since| all)* (?:switched|moved|changed|gone(?: over)?|went|swapped|turned|with|use|using|got|taken)(?: over)?(?: to| with| by| for)? {_V}(?: now| instead| these days)?",
        ),
        no="no, {v}",
        instead="not {o}, {v}",
    ),
    "de": Amending(
        retracts=r"nein+|nee+|nö|quatsch|unsinn|blödsinn|käse|falsch|sorry|entschuldig\w*|verzeihung|pardon|ups|upsi|hoppla|huch|moment(?: mal)?|wart(?:e|et)?(?: mal| kurz)?|halt|stopp?|eigentlich|vielmehr|oder (?:vielmehr|besser(?: gesagt)?|eher|doch|eigentlich)|beziehungsweise|bzw\.?|respektive|(?:besser|genauer|richtiger|anders) gesagt|korrektur|mein fehler|tut mir leid|ich (?:meine|meinte|wollte sagen)|ich hab(?:e)? mich (?:da )?(?:vertan|versprochen|geirrt|verhaspelt|verplappert)|(?:da )?(?:hast|haben) (?:du|sie) (?:mich|dich|sich|das|da|was|etwas) ?(?:was |etwas |ganz )?(?:falsch verstanden|missverstanden|verhört)|(?:du hast|sie haben) (?:mich|dich|sich|das|da|was|etwas) ?(?:was |etwas |ganz )?(?:falsch verstanden|missverstanden|verhört)|das (?:stimmt (?:so |gar |ja |doch )*nicht|ist (?:so |ja )?(?:falsch|nicht richtig|verkehrt)|war (?:falsch|verkehrt|ein fehler))|stimmt (?:so |gar |ja )*nicht|doch|ich sagte|gesagt hab(?:e)? ich",
        hesitates=r"oh+|ah+|ach(?: je| so)?|äh+m?|ähm?|hm+|ha(?: ?ha)*|hihi|tja|na ja|naja|na|also|du|hey|so|aber|und|oje|herrje|mist|verflixt|verdammt|uff|puh|ehrlich gesagt|nun",
        asserts=r"mein(?:e|te) ich|wollte ich sagen|hab(?:e)? ich gesagt|hatte ich gesagt|sagte ich|(?:muss|müsste|sollte|soll) (?:es|das) (?:heißen|sein|lauten)|(?:muss|müsste|sollte) (?:es|das)|(?:ist|wäre) (?:richtig|korrekt)|stimmt|vielmehr|stattdessen",
        closes=r"war's|wars|war (?:es|das)|ist (?:es|das)|ist's|sind(?:'s| es| das)|wird(?:'s| es)|heißt es|ehrlich gesagt|natürlich|selbstverständlich|klar|logisch|genau genommen|um genau zu sein|eigentlich|doch|sorry|entschuldigung|mein fehler|da hab(?:e)? ich mich (?:vertan|geirrt|versprochen)",
        sure=r"natürlich|selbstverständlich|ehrlich gesagt|genau genommen|um genau zu sein|sorry|eigentlich|vielmehr",
        courteous=r"bitte|ja|okay|ok|gell|ne|danke|bitte ja|wenn's geht|mal|sei so gut",
        anew=r"ich mein(?:e|te)|oder vielmehr|vielmehr|sorry|nein|nee|ne|moment|quatsch|ich wollte sagen|beziehungsweise",
        orders=(
            rf"(?:dann )?mach(?:e|en sie|t)? (?:(?:da|das|es|mal|bitte|daraus|draus|doch|lieber) )*{_V} (?:draus|daraus)",
            rf"(?:dann )?mach(?:e|en sie|t)? (?:(?:da|das|es|mal|bitte|doch|lieber) )*(?:daraus|draus) (?:(?:mal|bitte|doch|lieber) )*{_V}",
            rf"(?:bitte )?(?:änder[en]?|korrigier[en]?|setz[en]?|berichtig[en]?)(?: sie)? (?:das|es|ihn|sie) (?:(?:bitte|mal|doch|noch) )*(?:auf|in|zu) {_V}",
            rf"(?:bitte )?schreib[en]?(?: sie)? (?:(?:da|bitte|mal|doch|stattdessen|lieber) )+{_V}(?: (?:hin|auf))?",
        ),
        denied=(
            rf"nicht {_O}(?:[,;.!] (?:sondern |ich meine? |es ist |und |aber )*| sondern ){_V}",
            rf"{_V},? (?:und )?(?:nicht|statt|anstatt) {_O}",
            rf"{_O} (?:stimmt (?:so |ja |gar )*nicht|(?:ist|war) (?:falsch|verkehrt|quatsch|unsinn|nicht richtig))[,;.!] (?:es ist |richtig ist |ich meine? )*{_V}",
        ),
        never=r"\b(?:ich|du|wir|er|es|man|mich|dich|mir|dir|uns|ja|jo|okay|ok|danke\w*|wer|was|wann|wo|warum|wieso|wie|welche\w*|ist|sind|war|waren|bin|bist|hat|habe?|hatte\w*|wird|werden|kann\w*|muss|soll\w*|will|nein|nicht|nie|kein\w*|nichts|bitte|gut|schön|richtig|falsch|genau|quatsch|unsinn|haha|fehler|merk|vergiss|mach|weiß|egal|stimmt|gesagt|schade|klar|natürlich|toll|super|leider)\b",
        strays=r"haha|ups|äh|ähm|sorry|ich meine?|meinte ich|wollte ich|ehrlich gesagt|hab(?:e)? ich|war's|ist es|unsinn|quatsch|stimmt nicht|falsch verstanden",
        remarks=r"(?:er|sie|es|da|das|der|die|du|ich|was|wie)\b[^.!?;]{1,45}[.!]\s+",
        onward=(
            rf"(?:er|sie|es|die|der|das) \w+ (?:(?:ja|gar|doch|eigentlich|überhaupt|schon|längst) )*nicht (?:(?:mehr|länger) )?{_O},? sondern (?:(?:inzwischen|jetzt|mittlerweile|nun|längst|erst|schon) )*{_V}",
            rf"(?:bitte )?vergiss {_O}[,;.:] (?:wir|ich|sie|er|es) (?:sind|bin|ist|haben|hat|hab|habe) (?:(?:jetzt|nun|inzwischen|mittlerweile) )*(?:(?:zu|zum|zur|auf|bei|beim) )?{_V}(?: (?:ge\w+|um\w+|über\w+|ver\w+))?",
        ),
        no="nein, {v}",
        instead="nicht {o}, {v}",
    ),
}
