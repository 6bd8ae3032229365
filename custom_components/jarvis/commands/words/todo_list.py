"""Lists in words."""

PATTERNS = {
    "en": {
        "add": (
            "(add|put) {items} (to|on|onto|on to) [my|the|our] {list}",
            "(add|put) {items} (to|on) [my|the|our] list",
            "(we're|we are|i'm|i am) (out of|running out of|low on) {items}",
            "we (ran out of|need more) {items}",
        ),
        "remove": (
            "(remove|delete|take|scratch) {items} (from|off|off of) [my|the|our] {list}",
        ),
        "complete": (
            "(check|tick|cross|mark) [off] {items} (on|off|from) [my|the|our] {list}",
            "(check|tick|cross) {items} off [of] [my|the|our] {list}",
            "mark {items} as (done|complete|completed) on [my|the|our] {list}",
        ),
        "show": (
            "(what's|what is|whats) on [my|the|our] {list}",
            "(read|show|tell) [me] [what's on] [my|the|our] {list} list",
            "do i have anything on [my|the|our] {list}",
        ),
        "has": (
            "(is|are) {items} [already] on [my|the|our] {list}",
            "do we have {items} on [my|the|our] {list}",
        ),
        "clear": ("(clear|empty) [my|the|our] {list}",),
    },
    "de": {
        "add": (
            "(setz|setze|schreib|schreibe|pack|tu|füge|füg) {items} (auf|zu|zur|in) [die|meine|unsere|der] {list} [hinzu]",
            "wir haben (kein|keine|keinen) {items} mehr",
        ),
        "remove": (
            "(nimm|lösche|streich|streiche|entferne) {items} (von|aus) [der|meiner|unserer] {list} [raus|weg]",
        ),
        "complete": ("(hak|hake) {items} (auf|von) [der|meiner|unserer] {list} ab",),
        "show": (
            "was (steht|ist) [alles|noch] auf [der|meiner|unserer] {list}",
            "(lies|zeig|zeige) [mir] [die|meine|unsere] {list} [vor]",
        ),
        "has": (
            "(ist|sind|steht|stehen) {items} [schon|bereits] auf [der|meiner|unserer] {list}",
        ),
        "clear": (
            "(leere|leer) [die|meine|unsere] {list}",
            "lösche [die|meine|unsere] ganze {list}",
        ),
    },
}
LIST_WORD = {"en": "list", "de": "liste"}
LINES = {
    "en": {
        "added": "{items} added to {list}.",
        "already": "{items} stands on {list} already.",
        "removed": "{items} removed from {list}.",
        "completed": "{items} checked off on {list}.",
        "cleared": "{list} is empty now: {count} removed.",
        "has": "Yes, {items} is on {list}.",
        "empty": "{list} is empty.",
        "show": "On {list} there are {count}: {items}.",
        "show_one": "On {list} there is only {items}.",
        "not_there": "{items} is not on {list}.",
        "failed": "That did not work: {why}.",
        "not_stored": "{list} did not keep {items}.",
        "and": "and",
    },
    "de": {
        "added": "{items} steht jetzt auf {list}.",
        "already": "{items} steht schon auf {list}.",
        "removed": "{items} ist von {list} gestrichen.",
        "completed": "{items} ist auf {list} abgehakt.",
        "cleared": "{list} ist jetzt leer: {count} gestrichen.",
        "has": "Ja, {items} steht auf {list}.",
        "empty": "{list} ist leer.",
        "show": "Auf {list} stehen {count}: {items}.",
        "show_one": "Auf {list} steht nur {items}.",
        "not_there": "{items} steht nicht auf {list}.",
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
    ),
    "de": (
        "Setz Milch und Brot auf die Einkaufsliste",
        "Was steht auf der Einkaufsliste?",
        "Streiche Milch von der Einkaufsliste",
    ),
}
