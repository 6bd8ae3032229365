# ruff: noqa: E501 - language data
"""By what a value that is told anew is known to be of one kind, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Recasts:
    """Regular expressions over one word, but `since` (a text).

    `often`: what says how often together with `span`. `manner`: what opens how
    something is had, `leads`: what else opens a value. `whence`: what opens why or
    since when, before the verb, `since`: that and what is so by now, elsewhere. `deed`:
    what ends a clause as its verb, `self`: who speaks, `bare`: verbs of being alone.
    """

    often: str
    span: str
    manner: str
    leads: str
    whence: str
    since: str
    self: str
    bare: str
    deed: str = r"(?!)"


RECASTS: Mapping[str, Recasts] = {
    "en": Recasts(
        often=r"(?:every|each|other|second|third|once|twice|thrice|times|daily|weekly|monthly|yearly|hourly|fortnightly)",
        span=r"(?:hours?|days?|nights?|mornings?|evenings?|weeks?|fortnights?|months?|years?)",
        manner=r"(?:with|without)",
        leads=r"(?:by|with|from|for)",
        whence=r"(?:since|because|after|due|thanks|following|given|from|as)",
        since=r"\b(?:from now on|from here on|these days|nowadays|any ?more|any longer|instead|now(?: that\b.*)?|currently|actually|meanwhile|for the time being|going forward|(?:as of|since|from|starting) (?:the |this |next |last |a )?(?:new |next |last )?(?!\d)\w+(?: on)?|only|just|already)\b",
        self=r"(?:i|we)(?:['\u2019](?:ve|m|re|d|ll))?",
        bare=r"(?:is|are|was|were|am|be|been|has|have|had|does|do|did|will|would|can|could)",
    ),
    "de": Recasts(
        often=r"(?:jede[nrsm]?|alle|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|(?:ein|zwei|drei|vier|fünf|sechs|mehr)mal|mal|täglich|wöchentlich|monatlich|jährlich|stündlich)",
        span=r"(?:stunden?|tage?n?s?|nacht|nächte|morgen|abende?|wochen?|monate?n?s?|jahre?n?s?)",
        manner=r"(?:mit|ohne)",
        leads=r"(?:von|vom|mit|für|durch)",
        whence=r"(?:seit|wegen|nach|dank|laut|aufgrund|ab)",
        since=r"\b(?:von (?:nun|jetzt|heute) an|(?:ab|seit) (?:jetzt|sofort|heute|gestern|kurzem|neuestem|(?:de[mnr] |diese[mnrs]? |nächste[mnr]? |letzte[mnr]? )?(?!\d|\w+ (?:uhr|gr)\b)\w+)|jetzt|nun|neuerdings|inzwischen|mittlerweile|stattdessen|nur noch|nur|noch|erst|bloß|lediglich|eigentlich|doch|nicht mehr)\b",
        self=r"(?:ich|wir)",
        bare=r"(?:ist|sind|war|waren|bin|wird|werden|wurde|wurden|hat|haben|habe|hatte|hatten|kann|können)",
        deed=r"(?-i:(?:\w{0,7}ge\w{2,}|(?:ver|be|er|ent|zer)\w{2,})(?:t|en))",
    ),
}
