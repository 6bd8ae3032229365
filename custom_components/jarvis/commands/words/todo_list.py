"""Lists in words."""

from ..shelf.patterns import Sentences

_ON_EN = "(to|on|onto|on to|in|into|under|among)"
_THE_EN = "[my|the|our]"
_THE_DE = "[die|meine|unsere|der|meiner|unserer|den|meinen|unseren|dem|meinem]"

PATTERNS = {
    "en": {
        "add": (
            f"(add|put|write|stick|get|throw|jot|note|scribble|pop|chuck|pencil) [down] {{items}} {_ON_EN} {_THE_EN} {{list}}",
            f"(add|put) (on|to) {_THE_EN} {{list}} {{items}}",
            "i (need|want) {items} (on|added to|put on) [my|the|our] {list}",
        ),
        "buy": (
            "(we're|we are|i'm|i am) (out of|running out of|low on|running low on) {items}",
            "we (ran out of|need more) {items}",
            "(we|i) (need|have) to buy {items}",
            "add {items} to the shopping",
        ),
        "remove": (
            f"(remove|delete|take|scratch|strike|drop|get) {{items}} (from|off|off of) {_THE_EN} {{list}}",
            f"(take|scratch|strike|cross|get) off {{items}} (from|of) {_THE_EN} {{list}}",
            f"get rid of {{items}} (on|from|off) {_THE_EN} {{list}}",
        ),
        "complete": (
            f"(check|tick|cross|mark) [off] {{items}} (on|off|from) {_THE_EN} {{list}}",
            f"(check|tick|cross) {{items}} off [of] {_THE_EN} {{list}}",
            f"(check|tick|cross|mark) off {{items}} [(on|from) {_THE_EN} {{list}}]",
            f"mark {{items}} as (done|complete|completed|bought) [on {_THE_EN} {{list}}]",
        ),
        "bought": (
            "(i|we) [have] [just|already] (bought|picked up) {items} [already]",
            "(i've|we've) [just|already] (bought|picked up) {items} [already]",
        ),
        "show": (
            "(what's|what is|whats) [left|still] on (my|the|our) {list}",
            f"(read|show|tell) [me|us] [out] [what's on] {_THE_EN} {{list}}",
            f"do (i|we) have anything on {_THE_EN} {{list}}",
            f"(is there|is) anything on {_THE_EN} {{list}}",
            f"how many (things|items|entries) are [there] on {_THE_EN} {{list}}",
        ),
        "show_shopping": (
            "what do (i|we) [still] (need|have) to (buy|get) [at the (shop|store|supermarket)]",
            "what do (i|we) [still] need (from|at) the (shop|store|shops|supermarket)",
            "what's left to buy",
            "what (do|else do) we [still|also] need [to buy|to get]",
        ),
        "has": (
            f"(is|are) {{items}} [already] on {_THE_EN} {{list}}",
            f"do (we|i) have {{items}} on {_THE_EN} {{list}}",
        ),
        "clear": (
            f"(clear|empty|wipe) {_THE_EN} {{list}}",
            f"(remove|delete|take) everything (from|off) {_THE_EN} {{list}}",
        ),
        "send": (
            f"(send|text|message) [me|us] {_THE_EN} {{list}} [to my phone]",
            f"send {_THE_EN} {{list}} to (me|us|my phone|our phones)",
            f"(put|get) {_THE_EN} {{list}} (on|onto|to) my phone",
        ),
    },
    "de": {
        "add": (
            f"(setz|setze|schreib|schreibe|pack|packe|tu|füge|füg|notiere|notier|nimm) [mir] [noch] [bitte] {{items}} [noch] [mit] (auf|zu|zur|in|zum|unter|bei) {_THE_DE} {{list}} [hinzu|dazu|auf|ein]",
            f"[noch] {{items}} auf {_THE_DE} {{list}} [setzen|schreiben|bitte]",
            f"(notier|notiere|schreib|schreibe|setz|setze) [mir] [mal] [bitte] (unter|auf|in|bei) {_THE_DE} {{list}} {{items}}",
        ),
        "buy": (
            "wir haben (kein|keine|keinen) {items} mehr",
            "wir brauchen (noch|mehr) {items}",
            "(ich muss|wir müssen) [noch] {items} (kaufen|einkaufen|besorgen)",
            "{items} ist alle",
        ),
        "remove": (
            f"(nimm|lösche|lösch|streich|streiche|entferne|mach) [(mal|bitte|doch|bitte mal|mal bitte)] {{items}} [wieder] (von|aus|vom) {_THE_DE} {{list}} [raus|weg|runter]",
            f"{{items}} (von|aus|vom) {_THE_DE} {{list}} (nehmen|streichen|löschen|entfernen|runter|weg)",
        ),
        "complete": (
            f"(hak|hake) {{items}} (auf|von) {_THE_DE} {{list}} ab",
            "(hak|hake) {items} ab",
        ),
        "bought": (
            "(ich habe|ich hab|wir haben) [schon|gerade] {items} [schon] (gekauft|besorgt|eingekauft)",
            "{items} (habe ich|hab ich|haben wir) [schon|gerade] (gekauft|besorgt|eingekauft)",
        ),
        "show": (
            f"was (steht|ist) [alles|noch] [alles] auf {_THE_DE} {{list}}",
            f"(lies|zeig|zeige|nenne|nenn) (mir|uns) [mal] [bitte] {_THE_DE} {{list}} [vor]",
            f"lies {_THE_DE} {{list}} vor",
            f"wie viele (sachen|dinge|einträge) stehen auf {_THE_DE} {{list}}",
        ),
        "show_shopping": (
            "was (muss ich|müssen wir) [noch] (einkaufen|kaufen|besorgen)",
            "was brauchen wir [noch|sonst noch|alles] [aus dem (supermarkt|laden)]",
        ),
        "has": (
            f"(ist|sind|steht|stehen) {{items}} [schon|bereits] auf {_THE_DE} {{list}}",
        ),
        "clear": (
            f"(leere|leer) {_THE_DE} {{list}}",
            f"(lösche|lösch) {_THE_DE} [ganze|gesamte|komplette] {{list}}",
            f"{_THE_DE} [ganze|gesamte|komplette] {{list}} (leeren|löschen|leer machen)",
            f"(mach|mache) {_THE_DE} {{list}} leer",
            f"(lösche|nimm|streich) alles (von|aus) {_THE_DE} {{list}}",
        ),
        "send": (
            f"(schick|schicke|sende|send) (mir|uns) [bitte] {_THE_DE} {{list}} [(aufs|auf das|auf mein|ans) (handy|telefon|smartphone)]",
            f"(schick|schicke|sende|send) {_THE_DE} {{list}} (aufs|auf das|auf mein|an mein) (handy|telefon|smartphone)",
        ),
    },
}
# After a turn about a list, these go on with it.
FOLLOWS: Sentences = {
    "en": {
        "strike": (
            "(take|cross|scratch|strike|get) [the|that] {items} (off|out) [again]",
            "(take|cross|scratch|strike) (off|out) [the|that] {items} [again]",
            "(remove|delete|drop|scratch|strike|cross) [the|that] {items} [again]",
        ),
        "complete": (
            "(check|tick) [the] {items} off",
            "(check|tick) off [the] {items}",
        ),
        "has": ("(is|are) [the|there] {items} [already] on (it|there|that)",),
        "add": (
            "(add|write) [also|too] {items} [(to|on) (it|that|there)] [too|as well]",
            # "Put the kettle on" is another wish.
            "(put|stick) [also|too] {items} (to|on) (it|that|there) [too|as well]",
            "(put|stick) {items} [down] (too|as well|also)",
            "(put|stick) (also|too) {items}",
        ),
        "show": (
            "(what's|what is|what) [else|left|still|all] [(is|is still)] on (it|there|that)",
            "(what's|what is|what) (else|left) [is there]",
            "read (it|them) [out] [(to|for) me] [again]",
        ),
        "clear": ("(clear|empty|wipe) (it|them|all of it|everything) [all]",),
    },
    "de": {
        "strike": (
            "(nimm|mach) [die|den|das] {items} [wieder] (runter|raus|weg)",
            "(streich|streiche|lösche|lösch|entferne) [die|den|das] {items} [wieder]",
            "[die|den|das] {items} [wieder] (runter|raus|weg|streichen)",
        ),
        "has": (
            "(ist|sind|steht|stehen) [die|der|das] {items} [schon|bereits|auch|noch] (drauf|darauf|drin)",
        ),
        "add": (
            "(setz|setze|schreib|schreibe|pack|packe|tu|füge|füg|notier|notiere|nimm|mach) [mir] [noch|auch|auch noch] {items} [noch|auch] (drauf|darauf|dazu|hinzu)",
            "[noch|auch|auch noch] {items} (drauf|darauf|dazu|hinzufügen|draufsetzen|draufschreiben)",
        ),
        "show": (
            "was (steht|ist) [alles|noch|sonst|sonst noch|jetzt] (drauf|darauf|drin)",
            "was (noch|sonst noch|sonst)",
            "(lies|zeig) (sie|es) [mir] [noch mal|nochmal] [vor]",
        ),
        "clear": (
            "(leer|leere) (sie|die) [ganz]",
            "mach (sie|die) leer",
            "(lösch|lösche) alles",
        ),
    },
}
# What is bought is on the list of one of these names.
SHOPPING = {
    "en": "shopping list,shopping,groceries,grocery list",
    "de": "einkaufsliste,einkaufszettel,einkäufe,einkauf",
}
# In front of a thing, and no part of it.
SMALL = {
    "en": "the some more any a an my our down quickly",
    "de": "die der das den noch etwas ein eine einen meine unsere mehr mal bitte doch eben mir uns kurz schnell rasch gleich gerade halt",
}
# Behind the last thing, and no part of it.
AFTER = {
    "en": "again too please now already anyway instead",
    "de": "wieder auch bitte schon mal dazu drauf stattdessen dafür",
}
# Things that are none.
NOTHING = {
    "en": "nothing anything it that this them time money help space here breath line luck order date sight control touch office town",
    "de": "nichts etwas es das was sie wir ich ihr zeit geld hilfe platz ruhe",
}
# What stands beside a thing and is none: "we ran out of oats, do the usual".
ASIDES = {
    "en": r"\b(?:do|order|get|handle|buy) (?:the|it|some|that|what|them|more)\b|"
    r"\bthe usual\b|\bwhatever\b|^(?:rid of|you know)\b",
    "de": r"\b(?:mach|bestell|besorg|kauf|hol)e? (?:das|die|es|was|den|welche|sie)\b|"
    r"\bwie immer\b|\bdas übliche\b|\balles,? was\b|^(?:du weißt)\b",
}
LIST_WORD = {"en": "list", "de": "liste"}
LINES = {
    "en": {
        "added": "{items} added to {list}.",
        "added_some": "{items} added to {list}; {there} was on it already.",
        "already": "Already on {list}: {items}.",
        "removed": "{items} removed from {list}.",
        "completed": "{items} checked off on {list}.",
        "cleared": "{list} is empty now: {count} removed.",
        "has": "Yes, {items} is on {list}.",
        "empty": "{list} is empty.",
        "show": "{count} things on {list}: {items}.",
        "show_one": "On {list} there is only {items}.",
        "not_there": "{items} is not on {list}.",
        "sent": "I sent {list} to your phone.",
        "letter": "{list}: {items}",
        "no_phone": "I know of no phone of yours that I could send {list} to.",
        "not_sent": "{list} did not reach your phone.",
        "failed": "That did not work: {why}.",
        "not_stored": "{list} did not keep {items}.",
        "and": "and",
    },
    "de": {
        "added": "Auf {list} gesetzt: {items}.",
        "added_some": "Auf {list} gesetzt: {items}; schon da: {there}.",
        "already": "Schon auf {list}: {items}.",
        "sent": "Die Liste {list} ist auf dem Weg zu Ihrem Handy.",
        "letter": "{list}: {items}",
        "no_phone": "Ich kenne kein Handy von Ihnen, an das ich die Liste {list} schicken könnte.",
        "not_sent": "Die Liste {list} ist nicht auf Ihrem Handy angekommen.",
        "removed": "Von {list} gestrichen: {items}.",
        "completed": "Auf {list} abgehakt: {items}.",
        "cleared": "{list} ist jetzt leer: {count} gestrichen.",
        "has": "Ja, auf {list}: {items}.",
        "empty": "{list} ist leer.",
        "show": "Auf {list} stehen {count} Sachen: {items}.",
        "show_one": "Auf {list} steht nur {items}.",
        "not_there": "Nicht auf {list}: {items}.",
        "failed": "Das hat nicht geklappt: {why}.",
        "not_stored": "{list} hat {items} nicht behalten.",
        "and": "und",
    },
}
ASK_ITEMS = {"en": "What shall I put on it?", "de": "Was soll ich aufschreiben?"}
EXAMPLES = {
    "en": (
        "add milk, eggs and bread to the shopping list",
        "what's on the shopping list",
        "is milk on the shopping list",
        "remove milk from the shopping list",
        "check off eggs on the shopping list",
        "send me the shopping list",
    ),
    "de": (
        "Setz Milch und Brot auf die Einkaufsliste",
        "Was steht auf der Einkaufsliste?",
        "Streiche Milch von der Einkaufsliste",
        "Schick mir die Einkaufsliste",
    ),
}
