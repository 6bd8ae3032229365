"""Undo, why, repeat, stop, in words."""

from collections.abc import Mapping, Sequence

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

UNDO: _Patterns = {
    "en": {
        "undo": (
            "(undo|reverse|revert) [(that|it|this|everything|all of (it|that)|the last (action|thing|one|command|change))]",
            "(undo|reverse|revert) what you [just] did",
            "take (that|it) back",
            "put (it|that|them|everything|things) back [(how|as|the way|like) (it was|they were|things were)] [before]",
            "(change|switch|turn|set|bring) (it|that|them|everything) back [(how|as|the way|like) (it was|they were)] [before]",
            "(restore|bring back) (it|that|everything|how it was|the previous (state|setting|settings))",
            "make (it|that|everything) (how|as|the way|like) it was [before]",
            "back to (how|the way) it was [before]",
        )
    },
    "de": {
        "undo": (
            "(mach|mache|machen sie) (das|es|alles|die letzte (aktion|änderung)|den letzten befehl) [(wieder|sofort|gleich)] rückgängig",
            "[das] [alles] [wieder] rückgängig [machen]",
            "(nimm|nehmen sie) das [wieder] zurück",
            "(stell|stelle) (das|es|alles) [wieder] (her|zurück)",
            "(mach|mache|stell|stelle) (das|es|alles) [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor)",
            "[alles] wieder wie (vorher|zuvor|es war)",
        )
    },
}
WHY: _Patterns = {
    "en": {
        "why": (
            "why [did you do (that|this|it)]",
            "why (that|is that)",
            "why did you (say|think) that",
            "what made you do that",
            "why not",
            "why do you ask [me] [that]",
            "why (can't|won't|cannot) you [do (that|it)]",
            "why (didn't|did you not) [you] [do (that|it)]",
            "what (did you|have you) [just] (do|done)",
            "what (was|is) (that|it) you [just] did",
            "what (did you|have you) [just] (change|changed|turn on|turn off|switch|switched)",
            "what happened [just now]",
            "(what was|tell me) the last thing [that] you did",
            "what (did you do|have you done) (last|lately|just now|before that)",
            "why (did|have) you (turn|turned|switch|switched|open|opened|close|closed|lock|locked|unlock|unlocked|set|dim|dimmed|start|started|stop|stopped|pause|paused) {what}",
            "tell me what you [just] did",
            "(explain|explain that|explain yourself|how come|how so|what for)",
            "what was that [for|about]",
            "why (have you|did you) [just] (done|do) (that|this|it)",
            "(did (it|that) work|did (it|that) go through|is it done|was it done|did you do it)",
        )
    },
    "de": {
        "why": (
            "warum [(das|hast du das (gemacht|getan|gesagt))]",
            "wieso [(das|hast du das (gemacht|getan|gesagt))]",
            "was hast du [(gerade|eben|da|da eben)] (gemacht|getan|geändert|geschaltet)",
            "was ist [gerade|eben] passiert",
            "was hast du (zuletzt|als letztes) (gemacht|getan)",
            "was war das letzte [das|was] [du] (gemacht|getan) hast",
            "(warum|wieso|weshalb) hast du {what} (eingeschaltet|angemacht|angeschaltet|ausgeschaltet|ausgemacht|abgeschaltet|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|aufgeschlossen|gestellt|gedimmt|gestartet|gestoppt)",
            "was war das [eben|gerade|denn]",
            "(sag|erkläre|erklär) mir was du [gerade|eben] (gemacht|getan) hast",
            "(warum|wieso|weshalb) hast du das [gerade|eben|denn] (gemacht|getan|gesagt)",
            "(wozu|wofür) [(das|war das|ist das)]",
            "erklär [mir] das",
            "(hat (das|es) (geklappt|funktioniert)|ist (es|das) (erledigt|gemacht|passiert)|hast du es gemacht)",
            "(warum|wieso|weshalb) nicht",
            "(warum|wieso|weshalb) fragst du [mich] [das]",
            "(warum|wieso|weshalb) (kannst|darfst|machst) du das nicht",
        )
    },
}
REPEAT: _Patterns = {
    "en": {
        "repeat": (
            "(repeat|say) (that|it) [again]",
            "repeat",
            "[i beg your] pardon",
            "what did you (say|just say)",
            "say again",
            "come again",
        )
    },
    "de": {
        "repeat": (
            "(wiederhole|wiederhol) (das|es) [noch einmal]",
            "(noch mal|nochmal|noch einmal)",
            "wie bitte",
            "was hast du [gerade] gesagt",
            "sag das noch (mal|einmal)",
        )
    },
}
STOP: _Patterns = {
    "en": {
        "stop": (
            "stop [(it|that|talking)]",
            "(never mind|nevermind)",
            "(forget it|that's all|that is all|that will be all|be quiet|shut up|silence|enough)",
            "cancel [that]",
            "[no] that's all (thanks|thank you)",
            "no (thanks|thank you)",
        )
    },
    "de": {
        "stop": (
            "(stopp|stop|halt|schluss|genug|ruhe)",
            "(sei still|hör auf|das war alles|das ist alles)",
            "(vergiss es|schon gut|egal|abbrechen)",
            "nein (danke|danke schön|vielen dank)",
            "das (war|ist) alles danke",
        )
    },
}
LINES = {
    "en": {
        "undone": "Undone.",
        "nothing_undo": "There is nothing that I could undo.",
        "undo_failed": "I could not undo that: {why}.",
        "nothing_why": "I have done nothing yet that I could explain.",
        "last_was": "The last thing I did was {command}.",
        "nothing_repeat": "I have not said anything yet.",
        "stopped": "Very well.",
        "hushed": "The alarm is off. Good day.",
    },
    "de": {
        "undone": "Rückgängig gemacht.",
        "nothing_undo": "Es gibt nichts, das ich rückgängig machen könnte.",
        "undo_failed": "Das konnte ich nicht rückgängig machen: {why}.",
        "nothing_why": "Ich habe noch nichts getan, das ich erklären könnte.",
        "last_was": "Zuletzt habe ich {command} ausgeführt.",
        "nothing_repeat": "Ich habe noch nichts gesagt.",
        "stopped": "Sehr wohl.",
        "hushed": "Der Wecker ist aus. Guten Tag.",
    },
}
EXAMPLES: _Patterns = {
    "undo": {"en": ("undo that", "undo"), "de": ("Mach das rückgängig",)},
    "why": {
        "en": ("why did you do that?", "why"),
        "de": ("Warum hast du das gemacht?",),
    },
    "repeat": {"en": ("repeat that", "what did you say?"), "de": ("Wie bitte?",)},
    "stop": {"en": ("never mind", "stop"), "de": ("Vergiss es", "Stopp")},
}
