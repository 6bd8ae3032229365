# ruff: noqa: E501 - language data
"""How somebody asks to put another value to what is known, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders:
    """Regular expressions.

    `opens`: an order, up to what it is of, `keeps`: one that names the value first;
    `record`: what may stand before that. Around
    what a fact is of, with an order before it: `before` it names the value `v`, and
    `behind` it. `stated`: behind what it is of without an order, `whole` without any
    word: all of it is named. `tail`: what says no more than that it is kept so.
    """

    opens: str
    keeps: str
    record: str
    before: str
    behind: str
    stated: tuple[str, ...]
    tail: str


_EN_ASK = r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:(?:please|kindly|now|just|can you|could you|would you|will you|i want you to|i'd like you to|you (?:can|should|must|need to)|let's)[, ]+)*"
_EN_RECORD = r"(?:(?:your|the|my) (?:notes?|entry|record|memory|info\w*|details?|fact|data)(?: you have)? (?:on|of|for|about|regarding|that says) )"
_EN_TAIL = r"(?:,? (?:in|into|to|from) (?:(?:your|the) )?(?:memory|notes?|records?|mind)|,? (?:now|please|instead|from now on|then|for me|thanks?|thank you|as of now|right now|after all))*"
_DE_ASK = r"(?:jarvis[, ]+)?(?:(?:bitte|mal|jetzt|nun|kannst du|könntest du|du (?:sollst|musst|kannst|solltest)|ich möchte,? dass du)[, ]+)*"
_DE_RECORD = r"(?:(?:bei|in|zu|unter|für)[rm]? |beim |(?:(?:deine[nmr]?|den|die|das|dem) (?:notiz(?:en)?|eintrag|angabe|information(?:en)?|merker)(?: (?:zu[mr]?|über|für|von|bei[m]?|mit))? ))"
_DE_TAIL = r"(?: (?:ein|um|ab|fest|bitte|jetzt|nun|in deine[nmr]? (?:gedächtnis|notizen|speicher)|im gedächtnis|stattdessen|ab sofort|eintragen|ändern|setzen|korrigieren|speichern|vermerken|notieren|machen|merken|danke))*"

ORDERS: Final[Mapping[str, Orders]] = {
    "en": Orders(
        opens=rf"{_EN_ASK}(?:re-?set|set|change|update|correct|switch|amend|adjust|edit|revise|alter|fix|modify|make|put|enter|replace|swap|overwrite|rectify|exchange|substitute|turn)(?: in)? ",
        keeps=rf"{_EN_ASK}(?:note|save|store|record|log|list|write|register|mark|keep|remember)(?: down| in)? ",
        record=_EN_RECORD,
        before=r"(?:(?P<o>.+?) (?:with|by|for|to) )?(?P<v>.+?) (?:as|for|in|under|at|on|to be|into)(?: the| my| our| your)?(?: new| current)?",
        behind=r"(?:,? from (?P<o>.+?))?(?:(?:[:,=]|,? (?:to(?: be)?|into|as|is|it is|it's|it should be|should be|now))+)?(?: (?:please|now|rather|instead|simply|just))* (?P<v>.+?)",
        stated=(
            r" (?:should|ought to|must|has to|needs to|is supposed to|are supposed to|is meant to|will|shall)(?: now| really| actually| rather)? (?:be|read|say)(?: called)? (?P<v>.+?)",
            r" (?:is|are|was|were)(?: simply| just| totally| all)? (?:wrong|incorrect|outdated|out of date|not right|not correct|not true)(?: now| any ?more)?[,;.:]+ (?:it's|it is|it should be|it was|that's|it's now|it is now|make it|make that|(?:he|she|they)(?:'s|'re| is| are)|the (?:right|correct) (?:one|value|answer) is)? ?(?P<v>.+?)",
            r" (?:has|have)(?: been| now| just)* (?:changed|moved|switched|set|turned|gone(?: up| down)?|become)(?: from (?P<o>.+?))? (?:in)?to (?P<v>.+?)",
            r"\s?[:=] ?(?P<v>.+?)",
        ),
        tail=_EN_TAIL,
    ),
    "de": Orders(
        opens=rf"{_DE_ASK}(?:setze?|änder[e]?|ändre|aktualisiere?|korrigiere?|berichtige?|verbesser[e]?|verbessre|ersetze?|tausche?|trage?|mache?|stelle?|lege?|überschreibe?|passe?|wechs(?:le|el)|editiere?|modifiziere?)(?: dir)? ",
        keeps=rf"{_DE_ASK}(?:speicher[e]?|speichre|notiere?|schreibe?|vermerke?|merke?|registriere?|hinterlege?)(?: dir)? ",
        record=_DE_RECORD,
        before=r"(?:(?P<o>.+?) (?:durch|gegen|mit) )?(?P<v>.+?) (?:als|bei|beim|für|fürs|in|im|unter|zu|zum|zur)(?: de[rmn]| die| das)?(?: neue[nrms]?)?",
        behind=r"(?: von (?P<o>.+?))?(?:(?:[:,=]|,? (?:zu[mr]?|auf|in|als|mit|durch|ist|es ist|jetzt|nun|an)))?(?: (?:bitte|mal|doch|jetzt|nun|lieber|einfach|stattdessen))* (?P<v>.+?)",
        stated=(
            r" (?:soll|sollte|sollten|muss|müsste|müssen|sollen)(?: jetzt| nun| eigentlich)? (?P<v>.+?) (?:sein|heißen|lauten)",
            r" (?:ist|war|sind|waren)(?: einfach| leider)? (?:falsch|veraltet|überholt|nicht (?:mehr )?(?:richtig|korrekt|aktuell))[,;.:]+ (?:(?:richtig|korrekt|aktuell|stattdessen|es|das|er|sie)(?: jetzt)? (?:ist|wäre|war|heißt|lautet|sind)(?: es| jetzt| nun)*|richtig:|ist) ?(?P<v>.+?)",
            r" (?:hat|haben) sich(?: jetzt| nun)?(?: von (?P<o>.+?))? (?:auf|in|zu) (?P<v>.+?) (?:geändert|gewandelt|verändert|verbessert)",
            r"\s?[:=] ?(?P<v>.+?)",
        ),
        tail=_DE_TAIL,
    ),
}
