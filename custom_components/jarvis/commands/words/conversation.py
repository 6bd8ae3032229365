"""Undo, why, repeat, stop, in words."""

from collections.abc import Mapping, Sequence

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

UNDO: _Patterns = {
    "en": {
        "undo": (
            "undo [(that|it|this|the last (action|thing|one|command))]",
            "(revert|take) (that|it) [back]",
            "put (it|that) back [how it was]",
            "change (it|that) back",
        )
    },
    "de": {
        "undo": (
            "mach (das|es) [wieder] rückgängig",
            "rückgängig [machen]",
            "nimm das zurück",
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
        )
    },
    "de": {
        "why": (
            "warum [(das|hast du das (gemacht|getan|gesagt))]",
            "wieso [(das|hast du das (gemacht|getan|gesagt))]",
            "was hast du [gerade] (gemacht|getan)",
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
