"""What is said after a turn about timers, to go on with them."""

# A length behind these is the right one for what was just set.
_MEANT_EN = "(no|sorry|no sorry|wait no|i meant|no i meant|sorry i meant|i said|no i said|actually)"
_MEINTE_DE = "(nein|ach nein|nein doch|ich meinte|nein ich meinte|ich sagte|nein ich sagte|ich habe gesagt)"
_NEIN_DE = "[nein|ach|ach nein|warte|sorry|bitte]"
_NO_EN = "[no|sorry|oh|wait|actually|no wait|no actually|no sorry|please]"

FOLLOWS = {
    "en": {
        "start": (
            "[and|also] (another|one more|a second|a third|one) [one|timer] (for|of|at) {duration} [for [the|my] {name}]",
            "[and|also] (set|start) (another|one more|a second|a third) [one] (for|of) {duration} [for [the|my] {name}]",
        ),
        "several": (
            "[and|also|and also] [set|start] (another|one more|a second|a second one|a third|one) [timer] [of|for|at] {list}",
        ),
        "cancel_it": (
            "(cancel|delete|remove|kill|clear|stop) (it|this|that one|this one)",
            "[no] [(oh|actually|wait)] cancel",
            "(cancel|delete|remove|kill|clear|stop) {which:all of them|them all|all|them|both|both of them}",
        ),
        "cancel": ("(cancel|delete|remove|kill|clear|stop) the {which} [one]",),
        "extend": (
            "(add|give me|give it|put on|give) [another] {duration} [more|longer|extra]",
            "make it [another] {duration} (more|longer|extra)",
            "[another] {duration} (more|longer|extra)",
            "another {duration}",
            "[add|give me|give it|make it|put on] {number} (more|extra) {unit}",
            "(add|put) {duration} (to|on|onto) [the|my] {which}",
            "{duration} (more|longer) for [the|my] {which}",
            "give [the|my] {which} [another] {duration} [more|longer]",
            "give [the|my] {which} {number} (more|extra) {unit}",
        ),
        "shorten": (
            "(take|subtract|knock) {duration} [off|away]",
            "[make it] {duration} (less|shorter)",
        ),
        "change": (
            f"{_NO_EN} (make it|make that|make this|(change|set|put|turn) (it|that|this) to) {{duration}} [instead|rather]",
            f"{_MEANT_EN} {{duration}} [instead|rather]",
            "{duration} (instead|rather)",
        ),
        "status": (
            "how (long|much time|much longer) [is it|have i got] [now|left] [on (it|that)]",
            "how long (does|do|has|have) [the|my] {which} (have left|have|got left|got|left|need|still need)",
            "[and] (which|which one) (ends|is done|is over|goes off|finishes|rings) (first|next|sooner)",
            "how (long|much time|much longer) [is] [left] (on|for) [the|my] {which} [left]",
            "(what|how) about [the|my] {which} [one]",
            "(when|what time) (is|will) (it|that) [be] (done|up|over|ready|finished)",
            "(when|how long until|how long till) (will|are|is|until|till) [the|my] {which} [be|are|is] (done|ready|finished)",
        ),
        "status_all": (
            "[and] how many (are|timers are|of them are) [still|now|there] [running|going|left|on|set] [now|at the moment]",
            "[and] (which|which ones|which timers) (are|do i have) [still] (running|going|left|on|set) [now]",
        ),
        "pause": (
            "(pause|hold) (it|that|that one)",
            "(pause|hold) {which}",
        ),
        "resume": (
            "(resume|continue|unpause) (it|that|that one)",
            "(resume|continue|unpause) {which}",
        ),
        "resume_it": ("[and] [now] (resume|continue|unpause|go on|carry on)",),
        "restart": ("(restart|reset) (it|that|that one)",),
    },
    "de": {
        "start": (
            "[und|auch] (noch einen|noch einer|einen|einen weiteren|einen zweiten) [timer] (auf|für|von|über) {duration} [für [die|den|das] {name}]",
        ),
        "several": (
            "[und|und auch] (noch einen|noch einer|einen|einen weiteren|einen zweiten) [timer] [auf|für|von|über] {list}",
        ),
        "cancel_it": (
            "(lösche|lösch|brich|stopp|stoppe|beende) (ihn|den|diesen|das) [ab]",
            "[(nein|ach|doch)] [(ihn|den|das)] [wieder] (abbrechen|löschen|stornieren)",
            "(lösche|lösch|brich|stopp|stoppe|beende) {which:alle|sie alle|beide|sie beide} [ab]",
        ),
        "cancel": (
            "(lösche|lösch|brich|stopp|stoppe|beende) den (für [die|den|das]|mit|von) {which} [ab]",
            "(lösche|lösch|brich|stopp|stoppe|beende) (den|die|das) {which} [ab]",
        ),
        "extend": (
            "(gib mir|gib|mach) [noch] {duration} (mehr|länger|drauf|dazu)",
            "[noch] {duration} (mehr|länger|drauf|dazu|hinzu)",
            "noch {duration}",
            "[gib mir] [noch] {number} (weitere|mehr) {unit}",
            "[noch] {duration} [mehr|länger] (für|bei|auf) (die|den|das|dem|der) {which}",
            "gib (die|den|das|dem|der) {which} [noch] {duration} [mehr|länger|dazu]",
            "gib (ihm|ihr|ihnen) [noch] {duration} [mehr|länger|dazu]",
        ),
        "shorten": ("{duration} (weniger|kürzer|ab)", "zieh {duration} ab"),
        "change": (
            f"{_NEIN_DE} (mach|mache|stell|stelle|setz|setze|ändere|änder) (ihn|es|das) [lieber|doch] (auf|zu) {{duration}}",
            f"{_NEIN_DE} (mach|mache) [lieber|doch] {{duration}} daraus",
            f"{_NEIN_DE} (mach|mache) daraus [lieber|doch] {{duration}}",
            f"{_MEINTE_DE} [lieber|doch] {{duration}}",
            "(lieber|stattdessen|doch) [lieber] {duration}",
        ),
        "status": (
            "wie lange [dauert (es|das|er)|ist es|läuft er] [jetzt] noch",
            "wie lange (brauchen|haben|dauern) (die|meine) {which} noch",
            "wie lange (hat|dauert) (die|der|das|mein|meine) {which} noch",
            "[und] welcher [timer|davon] (ist|endet|klingelt|läuft) [als erster|als erstes|zuerst|als nächster|als nächstes] [fertig|ab|um|aus]",
            "wie lange (noch (bei|für)|bei) [den|dem|der|die|das] {which} [noch]",
            "wie lange braucht (die|der|das|mein|meine) {which} noch",
            "wann (ist|sind) (der|die|das|mein|meine) {which} fertig",
            "wann ist (er|es|das) (fertig|um|zu ende)",
        ),
        "status_all": (
            "[und] wie viele [timer] (laufen|sind|sind es) [denn|jetzt|noch|gerade] [jetzt|noch|gerade] [an|gestellt]",
            "[und] welche [timer] (laufen|sind) [denn|jetzt|noch|gerade] [jetzt|noch|gerade] [an|gestellt]",
        ),
        "pause": (
            "(pausiere|halte|halt) (ihn|den|das) [an]",
            "(pausiere|halte|halt) {which} [an]",
        ),
        "resume": (
            "lass (ihn|es) weiterlaufen",
            "lass {which} (weiterlaufen|weiter laufen|weiter)",
        ),
        "resume_it": ("[und] [jetzt] (weiter|mach weiter|weitermachen|geh weiter)",),
        "restart": ("starte (ihn|es) (neu|nochmal|noch mal)",),
    },
}
