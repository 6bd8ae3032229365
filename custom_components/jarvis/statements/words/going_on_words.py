# ruff: noqa: E501 - language data
"""How what was told right before is told on with another value, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Onwards:
    """Regular expressions over a whole text, `v` being what holds now.

    `renewed`: it is so by now, `moved`: it was moved, made or put there; `person` is
    somebody who moved themself. `does`: who does it now. `now`: that it is so by now.
    `toward`: what stands before a value that something went to.
    """

    renewed: tuple[str, ...]
    moved: tuple[str, ...]
    does: tuple[str, ...]
    now: str
    toward: str


_END: Final = r"(?:,? (?:now|these days|nowadays|instead|from now on|any ?more|after all|actually|then|sorry|please|for now|though|since \w+))*"
_NOW: Final = (
    r"(?:now|these days|nowadays|from now on|currently|since then|by now|instead)"
)
_IT: Final = r"(?:it|that|this|he|she|they)"
_AUX: Final = r"(?:['\u2019](?:s|ve|re|ll|d)| is| are| was| were| has| have| had| got| gets| will| would| being| been| be| just| now| finally| actually| recently| since| all| had to| have to| decided to)*"
_OUT: Final = r"(?: back| forward| forwards| up| down| over| out| along| around| on)*"
_TURN: Final = r"(?:re)?(?:mov|chang|switch|swapp?|shift|push|bump|rais|lower|cut|set|put|bring|brought|mak|made|call|nam|paint|colour|transferr?|rais|increas|reduc|turn|dropp?|went|gone|go|postpon|delay|slipp?|slid|upgrad|train|locat|schedul|book|plac|program|adjust|updat|convert|took|tak|tak|stuck|stick|hung|hang|hid|hidden|stash|tuck|stor|kept|keep|left|laid|stood|parked|put|climb|rose|risen|fell|fallen|settl|migrat|grown|grew|jump|fix|agre)\w{0,3}"
_ENDE: Final = r"(?:,? (?:jetzt|nun|inzwischen|mittlerweile|stattdessen|sorry|bitte|übrigens|halt|seit \w+))*"
_JETZT: Final = r"(?:jetzt|nun|inzwischen|mittlerweile|neuerdings|ab (?:jetzt|sofort|heute)|von nun an|seit (?:neuestem|kurzem|gestern|heute)|stattdessen|künftig|nur noch|erst)"
_ES: Final = r"(?:er|sie|es|das|der|die)"
_HAT: Final = r"(?:hab|habe|haben|hat|hatten?|musste[n]?|wurden?|ist|sind|wird|werden)"

ONWARDS: Mapping[str, Onwards] = {
    "en": Onwards(
        renewed=(
            rf"{_IT}(?:['\u2019](?:s|re|ll be)| is| are| will be)(?: {_NOW})+(?: called| named)? (?P<v>[^,;]+?){_END}",
            rf"{_IT}(?:['\u2019](?:s|re|ll be)| is| are| will be)(?: called| named)? (?P<v>[^,;]+?),? {_NOW}{_END}",
            rf"(?:so |but |and )?{_NOW},? {_IT}(?:['\u2019](?:s|re|ll be)| is| are| will be)(?: called| named)? (?P<v>[^,;]+?){_END}",
            rf"{_IT}{_AUX} (?:turned|turns) out to be (?P<v>[^,;]+?){_END}",
            rf"(?:{_IT}|there){_AUX} (?:an? |the )?(?:new|different|another) one[,:;]? (?:(?:and )?{_IT}(?:['\u2019]s| is) |called |named )?(?P<v>[^,;]+?){_END}",
            rf"(?:his|her|their|its|the) new one(?:['\u2019]s| is)(?: called| named)? (?P<v>[^,;]+?){_END}",
            rf"[^,;]{{3,60}}[,;:] (?:so |and |but )*{_IT}(?:['\u2019](?:s|re|ll be)| is| are| will be)(?: {_NOW})+ (?P<v>[^,;]+?){_END}",
            rf"[^,;]{{3,60}}[,;:] (?:so |and |but )*{_IT}(?:['\u2019](?:s|re|ll be)| is| are| will be) (?P<v>[^,;]+?),? {_NOW}{_END}",
        ),
        moved=(
            rf"\w+(?: \w+)?{_AUX} {_TURN} (?:it|that|them|him|her|this){_OUT}(?: (?:to|for|until|till|into))? (?P<v>[^,;]+?){_END}",
            rf"(?:it|that|this|(?P<person>he|she|they)){_AUX} {_TURN}{_OUT}(?: from [^,;]+?)?(?: (?:to|until|till))? (?P<v>[^,;]+?){_END}",
        ),
        does=(
            rf"(?P<v>[^,;]+?){_AUX} (?:do|does|doing|doing|handles?|handling)(?: it| that| this| them) {_NOW}{_END}",
            rf"(?P<v>[^,;]+?){_AUX} (?:takes?|took|taken|taking) (?:it |that |this )?over(?: from \w+)?{_END}",
        ),
        now=rf"\b(?:{_NOW}|no longer|any ?more)\b",
        toward=r"(?:to|for|until|till|into)",
    ),
    "de": Onwards(
        renewed=(
            rf"(?:{_ES} )?(?:ist|sind|heißt|heißen|lautet|wird|wären?) (?:{_JETZT} )+(?P<v>[^,;]+?){_ENDE}",
            rf"{_JETZT} (?:ist|sind|heißt|heißen|lautet|wird|wären?) (?:{_ES} )?(?P<v>[^,;]+?){_ENDE}",
            rf"{_JETZT} (?P<v>(?!.*\b(?:es|er|sie|ich|wir|man|du)\b)[^,;]+?){_ENDE}",
            rf"{_ES} (?:hat|haben|bekommt|bekam|kriegt) (?:{_JETZT} )?(?:eine?[nmrs]? |die |den |das )?(?:neue[nrsm]?|andere[nrsm]?)[,:;]? (?P<v>[^,;]+?){_ENDE}",
            rf"[^,;]{{3,60}}[,;:] (?:und |aber |also )*(?:{_ES} )?(?:ist|sind|heißt|wird) (?:{_ES} )?(?:{_JETZT} )+(?P<v>[^,;]+?){_ENDE}",
            rf"{_ES} (?:stellte|hat) sich als (?P<v>[^,;]+?) heraus(?:gestellt)?{_ENDE}",
        ),
        moved=(
            rf"(?:\w+ )?(?:\w+ )?{_HAT} (?:ihn|sie|es|das|den|die|ihm|ihr) (?:{_JETZT} |einfach |wieder |doch )*(?P<v>[^,;]+?) (?:(?:um|ver|vor|auf|ab|weg|hin|rein|raus|runter|rauf|hoch|nach|ein|aus|an)?ge\w{{2,}}|(?:ver|er|be|zer|ent|über|unter)\w{{3,}})(?:t|en){_ENDE}",
            rf"(?:{_ES}) (?:{_HAT}) (?:{_JETZT} |einfach |wieder |doch )*(?:von [^,;]+? )?(?P<v>(?:auf|nach|zu|zum|zur|in|ins|um|bis) [^,;]+?) (?:(?:um|ver|vor|auf|ab|weg|hin|rein|raus|runter|rauf|hoch|nach|ein|aus|an)?ge\w{{2,}}|(?:ver|er|be|über)\w{{3,}})(?:t|en){_ENDE}",
        ),
        does=(
            rf"(?:das|die|den|es) (?:macht|machen|erledigt|erledigen|übernimmt|übernehmen|tut) {_JETZT} (?P<v>[^,;]+?){_ENDE}",
            rf"{_JETZT} (?:macht|machen|erledigt|erledigen|übernimmt|übernehmen|tut) (?:das|es) (?P<v>[^,;]+?){_ENDE}",
            rf"(?P<v>[^,;]+?) (?:macht|machen|erledigt|übernimmt|tut) (?:das|es) {_JETZT}{_ENDE}",
            rf"(?P<v>[^,;]+?) (?:hat|haben) (?:das|es) (?:{_JETZT} )?übernommen{_ENDE}",
        ),
        now=rf"\b(?:{_JETZT}|nicht mehr|kein\w* mehr)\b",
        toward=r"(?:auf|zu|bis|in)(?= )",
    ),
}
