"""Undo and redo, in words."""

from collections.abc import Mapping, Sequence

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

PATTERNS: _Patterns = {
    "en": {
        "undo": (
            "(undo|reverse|revert) [(that|it|this|everything|all of (it|that)|the last (action|thing|one|command|change))]",
            "(undo|reverse|revert) what you [just] did",
            "(undo|reverse|revert) (that|it|this|everything) again",
            "[(oops|sorry|no|actually|wait)] take (that|it) back",
            "(oops|sorry|no|actually|wait) (undo|reverse|revert) (that|it|this)",
            "put (it|that|them|everything|things) back [(how|as|the way|like|to how|to what) (it was|they were|things were)] [before]",
            "(undo|reverse|revert) [all] the rest [of (it|that)]",
            "(change|switch|turn|set|bring) (it|that|them|everything) back [(how|as|the way|like) (it was|they were)] [before]",
            "(restore|bring back) (it|that|everything|how it was|the previous (state|setting|settings))",
            "make (it|that|everything) (how|as|the way|like) it was [before]",
            "back to (how|the way) it was [before]",
            "i did not mean that [undo (it|that)]",
            "i didn't mean that [undo (it|that)]",
        ),
        "part": (
            "(undo|reverse|revert) [only|just] {what} [only]",
            "(undo|reverse|revert) (that|it|this) [but] (only for|just for|only|for) {what}",
            "take [only|just] {what} back",
            "(put|set|switch|turn|change|bring) [only|just] {what} back [to] (how|as|the way|like) (it was|they were) [before]",
            "put [only|just] {what} back",
        ),
        "keep": (
            "(undo|reverse|revert) [(that|it|this|everything|all|all of (it|that))] [but|and] (leave|keep) {keep} [(on|off|open|closed|shut|locked|alone|as it is|as they are|the way (it is|they are))]",
            "(undo|reverse|revert) [(that|it|this|everything|all|all of (it|that))] (except|except for|but not|apart from|without|other than|all but|everything but) {keep}",
            "put (everything|it all|all of it) back (except|except for|but not|apart from) {keep}",
        ),
        "several": (
            "(undo|reverse|revert|take back) the last {count} [(things|actions|commands|changes|steps|of them)]",
            "(undo|reverse|revert|take back) {count} (things|actions|commands|changes|steps)",
        ),
        "both": ("(undo|reverse|revert) both [(of them|of those|things)]",),
        "redo": (
            "redo [(that|it|this)]",
            "(undo|reverse|revert) (the|that) undo",
            "do it again after all",
        ),
    },
    "de": {
        "undo": (
            "(mach|mache|machen sie) (das|es|alles|die letzte (aktion|änderung)|den letzten befehl) [(wieder|sofort|gleich)] rückgängig",
            "[das] [alles] [wieder] rückgängig [machen]",
            "(stell|stelle) (das|es|alles) [wieder] (her|zurück)",
            "(mach|mache|stell|stelle) (das|es|alles) [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor)",
            "[alles] wieder wie (vorher|zuvor|es war)",
            "[(ups|sorry|nein|halt|ach)] (nimm|nehmen sie) das [wieder] zurück",
            "(ups|sorry|nein|halt|ach) [mach] das [wieder] rückgängig",
            "(mach|mache) den rest [(auch|wieder)] rückgängig",
            "so war das nicht gemeint [mach (das|es) rückgängig]",
        ),
        "part": (
            "(mach|mache|machen sie) [nur] {what} [wieder] rückgängig",
            "(mach|mache|machen sie) [nur] das (mit|bei|für) {what} [wieder] rückgängig",
            "nur {what} [wieder] rückgängig [machen]",
            "{what} [wieder] rückgängig machen",
            "(nimm|nehmen sie) [nur] das (mit|bei|für) {what} [wieder] zurück",
            "(mach|mache|stell|stelle) [nur] {what} [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor)",
        ),
        "keep": (
            "[(mach|mache|machen sie)] [(das|es|alles)] [wieder] rückgängig [(aber|und|nur)] (lass|lasse|lassen sie) {keep} [(an|aus|auf|zu|offen|geschlossen|so|wie (es|sie) (ist|sind)|in ruhe|abgeschlossen)]",
            "[(mach|mache|machen sie)] [(das|es|alles)] (außer|bis auf|aber nicht|nur nicht|ohne) {keep} rückgängig",
            "[(mach|mache|machen sie)] [(das|es|alles)] [wieder] rückgängig (außer|bis auf|aber nicht|nur nicht|ohne) {keep}",
        ),
        "several": (
            "(mach|mache|nimm|machen sie|nehmen sie) die letzten {count} [(sachen|dinge|aktionen|befehle|schritte|änderungen)] (rückgängig|zurück)",
            "die letzten {count} [(sachen|dinge|aktionen|befehle|schritte|änderungen)] rückgängig [machen]",
        ),
        "both": (
            "(mach|mache|nimm) (beides|beide) [wieder] (rückgängig|zurück)",
            "(beides|beide) rückgängig [machen]",
        ),
        "redo": (
            "(mach|mache) es doch wieder",
            "[(mach|mache)] das rückgängigmachen rückgängig",
        ),
    },
}
LINES = {
    "en": {
        "undone": "Undone.",
        "nothing_undo": "There is nothing that I could undo.",
        "undo_failed": "I could not undo that: {why}.",
    },
    "de": {
        "undone": "Rückgängig gemacht.",
        "nothing_undo": "Es gibt nichts, das ich rückgängig machen könnte.",
        "undo_failed": "Das konnte ich nicht rückgängig machen: {why}.",
    },
}
EXAMPLES: Mapping[str, Sequence[str]] = {
    "en": ("undo that", "undo", "undo only the kitchen light"),
    "de": ("Mach das rückgängig", "Mach nur das Küchenlicht rückgängig"),
}
