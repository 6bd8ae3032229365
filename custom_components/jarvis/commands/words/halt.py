"""Halting a robot or a blind and letting it go on, in words."""

from ..shelf.patterns import Sentences

PATTERNS: Sentences = {
    "en": {
        "pause": (
            "(pause|halt|hold) [the] {target}",
            "[the] {target} pause",
        ),
        "stop": (
            "stop [the] {target} [(from (vacuuming|cleaning|mowing))]",
            "(make|have|tell) [the] {target} [to] stop",
            "[the] {target} (stop|halt)",
        ),
        "stop_it": ("(stop|halt) (it|that|this) [(now|again|please)]",),
        "pause_it": (
            "(pause|hold|halt) [(it|that|this)] [(now|please|for now|for a bit|for a moment)]",
        ),
        "resume_it": (
            "(resume|continue|unpause|carry on|go on|keep going|start) [(it|that|this|again|now|then|please)] [(now|then|please|again)]",
            "let it (carry on|go on|continue) [(now|then|please|again)]",
        ),
        "resume": (
            "(resume|continue|unpause) [the] {target}",
            "(let|have) [the] {target} (carry on|go on|continue)",
        ),
    },
    "de": {
        "pause": (
            "(pausiere|pausier) [(den|die|das)] {target}",
            "[(den|die|das)] {target} (pausieren|pause)",
        ),
        "stop": (
            "(halt|halte) [(den|die|das)] {target} [bitte] an",
            "(stopp|stoppe|stop) [(den|die|das)] {target}",
            "[(den|die|das)] {target} (stopp|stop|halt|stoppen|anhalten)",
        ),
        "stop_it": (
            "(halt|halte) (ihn|sie|es|den|die|das) [bitte|wieder] an",
            "(stopp|stoppe|stop) (ihn|sie|es|den|die|das) [bitte|wieder]",
        ),
        "pause_it": (
            "(pausiere|pausier|pause|pausieren) [(ihn|sie|es|den|die|das)] [(bitte|mal|kurz)]",
            "(mach|mache) [(bitte|mal|kurz)] [(eine|ne|kurz)] pause",
        ),
        "resume_it": (
            "(weiter|weitermachen|weitersaugen|weiterfahren|weitermähen) [(bitte|jetzt|gehts)]",
            "(mach|mache|fahr|fahre|saug|sauge) [(bitte|jetzt|wieder)] weiter [(bitte|jetzt)]",
            "lass (ihn|sie|es) [(bitte|jetzt|wieder)] (weitermachen|weitersaugen|weiterfahren|weitermähen|weiter)",
        ),
        "resume": (
            "lass [(den|die|das)] {target} (weitersaugen|weitermachen|weiterfahren|weitermähen)",
            "[(der|die|das)] {target} soll weitermachen",
        ),
    },
}
LINES = {
    "en": {
        "pause": "{name} is paused.",
        "stop": "{name} has stopped.",
        "resume": "{name} goes on.",
        "cannot": "{name} cannot do that.",
        "idle": "{name} stands still already.",
        "not_so": "I asked {name}, but it did not do it.",
        "failed": "That did not work: {why}.",
    },
    "de": {
        "pause": "{name} macht Pause.",
        "stop": "{name} ist angehalten.",
        "resume": "{name} macht weiter.",
        "cannot": "{name} kann das nicht.",
        "idle": "{name} steht schon still.",
        "not_so": "Ich habe {name} darum gebeten, aber es ist nicht geschehen.",
        "failed": "Das hat nicht geklappt: {why}.",
    },
}
ASK = {"en": "Which one?", "de": "Was davon?"}
EXAMPLES = {
    "en": ("stop the robot vacuum", "pause the vacuum"),
    "de": ("Halt den Saugroboter an", "Staubsauger stopp"),
}
