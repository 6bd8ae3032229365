"""Undo and redo, in words."""

from collections.abc import Mapping, Sequence

from .undo_abroad import ABROAD, LINES as LINES_ABROAD

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

# What is said in front of it: that the last thing was wrong.
_OOPS = (
    "[(no|no no|oops|whoops|oh|oh no|sorry|wait|actually|stop|hang on|hold on|never mind|nevermind|damn|hm|"
    "on second (thought|thoughts)|i changed my mind|i've changed my mind|my mistake|my bad|"
    "(that|it|this) (is|was) (wrong|a mistake|not right|not what i (meant|wanted|said|asked for))|"
    "(that's|it's|that isn't|that wasn't) (wrong|right|a mistake|not right|not what i (meant|wanted|said|asked for))|"
    "i (didn't|did not) (mean|want|say|ask for) (that|it|this)|wrong (one|light|lamp|lights|room|thing|door|blind|device))]"
)
_AND_BACK = "[and (put|turn|set|switch|change|take|bring) (it|that|everything) back]"
_UND_ZURUECK = "[und [(stell|stelle|mach|mache|dreh|drehe|setz|setze)] (es|das|ihn|sie|alles|stell's|mach's|dreh's) [wieder] zurück]"
_UPS = (
    "[(nein|nein nein|ups|sorry|halt|ach|ach nein|oh|oh nein|stopp|stop|moment|warte|vergiss es|egal|mist|ne|nee|doch nicht|"
    "lieber nicht|mein fehler|(das|es) (war|ist) (falsch|verkehrt|nicht richtig|ein fehler|ein versehen)|"
    "(so war das|das war) nicht [so] gemeint|das (wollte|meinte) ich nicht|ich (hab's|habe es) mir anders überlegt|"
    "(falsche|falsches|falscher) (lampe|licht|raum|zimmer|tür|gerät|schalter))]"
)
_IT = (
    "(that|it|this|everything|all|it all|all of (it|that|this|them)|them|those|"
    "(the|that) [last|whole] (action|thing|one|lot|command|change|step|scene|script|routine|programme|program))"
)
_ES = (
    "(das|es|alles|das alles|das (letzte|ganze)|(die|diese) [letzte|ganze] (aktion|änderung|szene|routine)|"
    "(den|diesen) [letzten|ganzen] (befehl|schritt)|(das|dieses) [letzte|ganze] (skript|programm))"
)
_DONE_EN = "(did|done|changed|switched|have done|have changed|have switched|did to (it|that|them))"
_DONE_DE = "(gemacht|getan|geändert|verändert|geschaltet|verstellt|umgestellt)"

PATTERNS: _Patterns = {
    **ABROAD,
    "en": {
        "undo": (
            f"{_OOPS} (undo|reverse|revert|roll back) [{_IT}] [again]",
            f"{_OOPS} (undo|reverse|revert) (what|everything|all|whatever) [that] you [just|have|have just] {_DONE_EN}",
            f"{_OOPS} take (that|it|this|everything|all of it) back [again]",
            f"{_OOPS} roll (that|it|this|everything) back",
            f"{_OOPS} put (it|that|them|everything|things) back [(how|as|the way|like|to how|to what) (it was|they were|things were)] [before]",
            f"{_OOPS} (change|switch|turn|set|bring) (it|that|them|everything) back [(how|as|the way|like) (it was|they were)] [before]",
            f"{_OOPS} (restore|bring back) (it|that|everything|how it was|the previous (state|setting|settings))",
            f"{_OOPS} make (it|that|everything) (how|as|the way|like) it was [before]",
            f"{_OOPS} [(go|take (it|that)|put (it|that))] back to (how|the way|what|as) (it was|they were|things were) [before]",
            "(undo|reverse|revert) [all] the (rest|other|others|other one|other ones) [of (it|that|them)] [(too|as well|also)]",
            "(put|take|turn|set|switch) the (rest|other|others|other one|other ones) back [(too|as well|also)]",
            "(scratch|scrap|strike) (that|it|this)",
            "(take|get) (that|it|this) (off|out) [the list] [again]",
            "(put|add|write) (that|it|this|them) back [(on|onto|on to)] [the] [list] [again]",
            "i (didn't|did not) (mean|want|ask for) (that|it|this) [to happen] [undo (it|that)]",
            "(that|it|this) (was|is) not what i (meant|wanted|asked for)",
            "(that's|that isn't|that wasn't|this isn't) [not] what i (meant|wanted|asked for)",
            "[(oops|whoops|no|sorry|oh no)] wrong (light|lamp|lights|room|door|blind|device)",
            "(undo|go back|take back) (one|one more|a step|one step|one more step|another one|another step|the one before|the one before that)",
        ),
        "withdrawn": (
            f"{_OOPS} (forget|disregard|ignore|scrap|cancel|withdraw) [about] [(what|that)] i [(just|ever)] asked [you] [(for|to do)] [(that|it|anything|this)] {_AND_BACK}",
            f"{_OOPS} (forget|disregard|ignore|scrap|cancel|withdraw) [about] (my|the|that|this) [(last|latest|previous)] (command|order|request|instruction) {_AND_BACK}",
        ),
        "part": (
            "(undo|reverse|revert) [only|just] {what} [only]",
            "(undo|reverse|revert) (that|it|this) [but] (only for|just for|only|for) {what}",
            "take [only|just] {what} back",
            "(put|set|switch|turn|change|bring) [only|just] {what} back [to] (how|as|the way|like) (it was|they were) [before]",
            "put [only|just] {what} back [(too|as well)]",
            "(only|just) {what} back [(how|as|the way|like) (it was|they were)] [before]",
        ),
        "keep": (
            f"{_OOPS} (undo|reverse|revert) [(that|it|this|everything|all|all of (it|that))] [but|and] (leave|keep) {{keep}} [(on|off|open|closed|shut|locked|alone|as it is|as they are|the way (it is|they are))]",
            f"{_OOPS} (undo|reverse|revert) [(that|it|this|everything|all|all of (it|that))] (except|except for|but not|apart from|without|other than|all but|everything but) {{keep}}",
            "put (everything|it all|all of it) back (except|except for|but not|apart from) {keep}",
        ),
        "several": (
            "(undo|reverse|revert|take back) the last {count} [(things|actions|commands|changes|steps|of them)]",
            "(undo|reverse|revert|take back) {count} (things|actions|commands|changes|steps)",
            "(undo|reverse|revert|go back) [(that|it)] {count} times",
        ),
        "recent": (
            f"(undo|reverse|revert|take back) (everything|all|all of (it|that)|whatever|what|the things) [that] [you [have] [just] {_DONE_EN}] (in|within|from|during|over|of) the (last|past) {{within}}",
            "(undo|reverse|revert|take back) the (last|past) {within}",
        ),
        "hour": (
            f"(undo|reverse|revert|take back) (everything|all|all of (it|that)|whatever|what|the things) [that] [you [have] [just] {_DONE_EN}] (in|within|from|during|over|of) the (last|past) [(half|quarter)] hour",
            "(undo|reverse|revert|take back) the (last|past) hour",
        ),
        "both": (
            "(undo|reverse|revert) both [(of them|of those|things)]",
            "(undo|reverse|revert|take back) (the|your|those) last (couple|pair) [of (things|actions|commands|changes|steps)]",
            "(undo|reverse|revert) [(that|it|this)] (twice|two times)",
        ),
        "thrice": ("(undo|reverse|revert) [(that|it|this)] three times",),
        "anyway": (
            "(undo|reverse|revert|restore) [(it|that|this)] (anyway|nevertheless|nonetheless|all the same|regardless|even so)",
            "(undo|reverse|revert|restore) (it|that|this) (still|though)",
            "(take|put|set) (it|that|this) back (anyway|nevertheless|nonetheless|all the same|regardless|even so)",
        ),
        "redo": (
            "redo [(that|it|this)]",
            "(undo|reverse|revert) (the|that) undo",
            "do it again after all",
        ),
    },
    "de": {
        "undo": (
            f"{_UPS} [(mach|mache|machen sie)] [{_ES}] [(bitte|wieder|bitte wieder|sofort|gleich)] rückgängig [machen]",
            f"{_UPS} [{_ES}] [(bitte|mal|doch|bitte wieder)] [wieder] (zurück|zurücknehmen|zurückstellen|zurücksetzen|zurück nehmen|zurück damit)",
            f"{_UPS} (stell|stelle) {_ES} [wieder] (her|zurück)",
            f"{_UPS} (mach|mache|dreh|drehe) (das|es|alles) [bitte|mal|doch] [wieder] zurück",
            f"{_UPS} (stell|stelle) (den (alten|vorherigen|vorigen|ursprünglichen|letzten) (zustand|stand)|die (alte|vorherige|vorige) einstellung) [wieder] her",
            f"{_UPS} (mach|mache|stell|stelle) (das|es|alles) [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor)",
            f"{_UPS} [alles] [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor) [bitte]",
            f"{_UPS} (nimm|nehmen sie) {_ES} [(bitte|wieder|bitte wieder)] zurück",
            f"{_UPS} (mach|mache) (das|alles|es) rückgängig was du [(gerade|eben|da)] {_DONE_DE} hast",
            f"{_UPS} (mach|mache) rückgängig was du [(gerade|eben|da)] {_DONE_DE} hast",
            "(mach|mache|nimm) (den rest|das andere|die andere|den anderen|die anderen) [(auch|wieder|auch wieder)] (rückgängig|zurück)",
            "(so war das|das war) nicht [so] gemeint [mach (das|es) rückgängig]",
            "(das|so) (wollte|meinte) ich [das] [(so|doch|gar|aber)] nicht",
            "das habe ich [(so|doch|gar)] nicht (gemeint|gewollt|gesagt)",
            "[(ups|oh|nein|sorry|ach)] (falsche|falsches|falscher) (lampe|licht|raum|zimmer|tür|gerät|schalter)",
            "[und] [noch] (einen schritt|eins|einen|einen weiteren|einen weiteren schritt) [weiter] zurück",
            "(mach|mache|nimm) noch (eins|einen|einen schritt) (rückgängig|zurück)",
            "(nimm|streich|streiche) (das|es) [wieder] (runter|raus|weg|von der liste|von der liste runter)",
            "(schreib|schreibe|setz|setze|pack|tu) (das|es|sie|ihn) [doch] wieder (drauf|rauf|hin|zurück|auf die liste|auf den zettel)",
        ),
        "withdrawn": (
            f"{_UPS} (vergiss|ignorier|ignoriere|streich|streiche|verwirf|storniere|widerrufe) (meinen|den|diesen|die|meine|diese|das|mein) [(letzten|letzte|letztes|vorigen|vorige)] (befehl|auftrag|anweisung|kommando|bitte) {_UND_ZURUECK}",
            f"{_UPS} (vergiss|ignorier|ignoriere) [(dass|was|worum)] ich [dich] [darum] (gebeten|befohlen|verlangt|gewollt) (hab|habe|hatte) {_UND_ZURUECK}",
        ),
        "part": (
            "(mach|mache|machen sie) [nur] {what} [wieder] rückgängig",
            "(mach|mache|machen sie) [nur] das (mit|bei|für) {what} [wieder] rückgängig",
            "nur {what} [wieder] rückgängig [machen]",
            "{what} [wieder] rückgängig machen",
            "(nimm|nehmen sie) [nur] das (mit|bei|für) {what} [wieder] zurück",
            "(mach|mache|stell|stelle) [nur] {what} [wieder] [so] wie (vorher|zuvor|es war|es vorher war|davor)",
            "nur {what} [wieder] (zurück|zurücknehmen|zurückstellen|wie vorher)",
            "nur {what} wieder (an|aus|auf|zu|ab|hoch|runter)",
        ),
        "keep": (
            f"{_UPS} [(mach|mache|machen sie)] [(das|es|alles)] [wieder] rückgängig [(aber|und|nur)] (lass|lasse|lassen sie) {{keep}} [(an|aus|auf|zu|offen|geschlossen|so|wie (es|sie) (ist|sind)|in ruhe|abgeschlossen)]",
            "[(mach|mache|machen sie)] [(das|es|alles)] (außer|bis auf|aber nicht|nur nicht|ohne) {keep} rückgängig",
            "[(mach|mache|machen sie)] [(das|es|alles)] [wieder] rückgängig (außer|bis auf|aber nicht|nur nicht|ohne) {keep}",
        ),
        "several": (
            "(mach|mache|nimm|machen sie|nehmen sie) die letzten {count} [(sachen|dinge|aktionen|befehle|schritte|änderungen)] (rückgängig|zurück)",
            "die letzten {count} [(sachen|dinge|aktionen|befehle|schritte|änderungen)] rückgängig [machen]",
            "[(mach|mache)] [(das|es)] {count} mal rückgängig [machen]",
            "{count} (schritte|mal) zurück",
        ),
        "recent": (
            f"(mach|mache|nimm) (alles|das alles|das) [was du] (aus|von|in|während|innerhalb) den letzten {{within}} [{_DONE_DE} [hast]] (rückgängig|zurück)",
            f"(mach|mache|nimm) (alles|das|das alles) (rückgängig|zurück) was du (in|während|innerhalb) (den|der) letzten {{within}} [so|alles] {_DONE_DE} hast",
            "(mach|mache|nimm) (alles|das|das alles) (aus|von|der) (den|der) letzten {within} (rückgängig|zurück)",
            "(mach|mache|nimm) die letzten {within} (rückgängig|zurück)",
        ),
        "hour": (
            f"(mach|mache|nimm) (alles|das alles|das) [was du] (aus|von|in|während|innerhalb) der letzten [halben] stunde [{_DONE_DE} [hast]] (rückgängig|zurück)",
            f"(mach|mache|nimm) (alles|das|das alles) (rückgängig|zurück) was du (in|während|innerhalb) der letzten [halben] stunde [(so|alles)] {_DONE_DE} hast",
            "(mach|mache|nimm) die letzte [halbe] stunde (rückgängig|zurück)",
        ),
        "both": (
            "(mach|mache|nimm) (beides|beide) [wieder] (rückgängig|zurück)",
            "(beides|beide) rückgängig [machen]",
            "(mach|mache|nimm) [die] (letzten beiden|beiden letzten|letzten zwei|zwei letzten) [sachen|dinge|aktionen|befehle|schritte|änderungen] [wieder] (rückgängig|zurück)",
            "[die] (letzten beiden|beiden letzten|letzten zwei) [sachen|dinge|aktionen|befehle|schritte|änderungen] [wieder] rückgängig [machen]",
            "[(mach|mache)] [(das|es)] (zweimal|zwei mal) rückgängig [machen]",
        ),
        "thrice": ("[(mach|mache)] [(das|es)] dreimal rückgängig [machen]",),
        "anyway": (
            "[(mach|mache|nimm|stell|stelle)] [(das|es)] [bitte] (trotzdem|dennoch|gleichwohl|auf jeden fall) [wieder] (rückgängig|zurück)",
        ),
        "redo": (
            "(mach|mache) es doch wieder",
            "[(mach|mache)] das (rückgängigmachen|rückgängige) [wieder] rückgängig",
        ),
    },
}
# What is said after it: one more.
FOLLOWS: _Patterns = {
    "en": {
        "more": (
            "[and] (again|once more|one more|another|another one|one more time|further|further back|one further)",
            "[and] the one before [(that|it)] [(too|as well)]",
            "[and] (what was|everything) before (that|it) [(too|as well)]",
        ),
    },
    "de": {
        "more": (
            "[und] (noch|noch mal|nochmal|noch eins|noch einmal|noch einen|weiter|noch weiter|noch einen schritt)",
            "[und] das davor [auch] [noch]",
            "[und] (die|den|das) davor [auch] [noch]",
        ),
    },
}
# What was not meant, and what is not to go back: patterns of a clause.
AMISS: Mapping[str, tuple[str, str]] = {
    "en": (
        r"\b(?:mean|meant|mistake|wrong|intend\w*|accident\w*|want(?:ed)?|ask(?:ed)? for|(?:what|that|whatever) you (?:\w+ )?(?:did|done|changed|switched|turned))\b",
        r"^(?:not|leave|keep|but leave|but keep|but not|except)\b",
    ),
    "de": (
        r"\b(?:gemeint|mein(?:t)?e|falsch\w*|versehen\w*|fehler|verkehrt\w*|gewollt|wollte|(?:was|das) du (?:\S+ ){0,5}(?:gemacht|getan|geändert|geschaltet))\b",
        r"^(?:nicht|lass|lasse|aber nicht|außer)\b|\bbleib(?:t|en)\b",
    ),
}
# What is said of a memory, too: that it is to go again.
LET_GO: _Patterns = {
    "en": {
        "undo": (
            "[(oh|ah|ach|no|well|actually|ok|okay|sorry)] (forget|drop|scrap) (that|it|that one|this) (again|after all)",
            "[(oh|ah|ach|no|well|actually|ok|okay|sorry)] (forget|ignore|scrap) [(that|what)] i [(just|ever)] (said|mentioned|wanted) [(it|that|anything|this|so)]",
        ),
    },
    "de": {
        "undo": (
            "[(ach|oh|ah|nein|ne|doch|ok|okay|sorry)] (vergiss|streich|lass) (das|es) (wieder|doch|doch wieder)",
            "[(ach|oh|ah|nein|ne|doch|ok|okay|sorry)] (vergiss|ignorier|ignoriere) [(dass|was)] ich [(das|es|was)] [(gerade|eben|gerade eben)] (gesagt|erwähnt) (hab|habe|hatte)",
        ),
    },
}
LINES = {
    **LINES_ABROAD,
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
    "en": (
        "undo that",
        "undo",
        "undo only the kitchen light",
        "undo the last five minutes",
    ),
    "de": ("Mach das rückgängig", "Mach nur das Küchenlicht rückgängig"),
}
