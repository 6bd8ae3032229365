"""Repeat and stop, in words."""

from collections.abc import Mapping, Sequence

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

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
    "fr": {"drop": ("[(non|attends|pardon|finalement)] (annule|annulez|annuler)",)},
    "es": {"drop": ("[(no|espera|perdón)] (cancela|cancele|cancelar|anula|anular)",)},
    "it": {"drop": ("[(no|aspetta|scusa)] (annulla|annulli|annullare)",)},
    "nl": {"drop": ("[(nee|wacht|sorry)] (annuleer|annuleren)",)},
    "en": {
        "stop": (
            "stop [talking]",
            "(that's all|that is all|that will be all|be quiet|shut up|silence|enough)",
            "[no] that's all (thanks|thank you)",
            "no (thanks|thank you)",
        ),
        "stop_it": ("stop (it|that)",),
        "drop": ("[no|oh|actually|sorry|wait] cancel",),
        "take_back": ("[no|oh|actually|sorry|wait] (never mind|nevermind|forget it)",),
        "call_off": (
            "[no|oh|actually|sorry|wait] cancel (that|it|this)",
            "[no|oh|actually|sorry|wait] (on second (thought|thoughts) no|rather not [after all]|not after all|better not)",
        ),
    },
    "de": {
        "stop": (
            "(stopp|stop|halt|schluss|genug|ruhe)",
            "(sei still|hör auf|das war alles|das ist alles)",
            "(schon gut|egal)",
            "nein (danke|danke schön|vielen dank)",
            "[danke|gut|okay] das (war|ist) (alles|es) [danke|für heute]",
            "[danke|gut|okay] das war's [danke|für heute]",
        ),
        "drop": ("[nein|ach|sorry|warte] (abbrechen|abbruch)",),
        "take_back": (
            "[nein|ach|ach nein|sorry|warte] (vergiss es|lass (es|das) [sein|bleiben]|lass gut sein)",
            "[nein|ach|ach nein|sorry|warte] (brich|blas|sag) das [wieder] ab",
        ),
        "call_off": (
            "[nein|ach|ach nein|sorry|warte] (doch nicht|lieber doch nicht|doch lieber nicht|lieber nicht|besser nicht)",
        ),
    },
}
LINES = {
    "en": {
        "nothing_repeat": "I have not said anything yet.",
        "stopped": "Very well.",
        "hushed": "The alarm is off. Good day.",
    },
    "de": {
        "nothing_repeat": "Ich habe noch nichts gesagt.",
        "stopped": "Sehr wohl.",
        "hushed": "Der Wecker ist aus. Guten Tag.",
    },
    "fr": {"stopped": "Très bien.", "hushed": "Le réveil est coupé. Bonjour."},
    "es": {
        "stopped": "Muy bien.",
        "hushed": "El despertador está apagado. Buenos días.",
    },
    "it": {"stopped": "Molto bene.", "hushed": "La sveglia è spenta. Buongiorno."},
    "nl": {"stopped": "Heel goed.", "hushed": "De wekker is uit. Goedendag."},
}
EXAMPLES: _Patterns = {
    "repeat": {"en": ("repeat that", "what did you say?"), "de": ("Wie bitte?",)},
    "stop": {"en": ("never mind", "stop"), "de": ("Vergiss es", "Stopp")},
}
