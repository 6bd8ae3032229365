"""What is on, open or unlocked anywhere, and how the house is, in words."""

from ..shelf.patterns import Sentences

_STILL_EN = "[still|currently|right now|left]"
_OVER_EN = "[right now|now|at the moment|at present|for the night|tonight|before i go|before we go|before we leave|before i leave]"
_WHERE_EN = "[in|on|at] {place}"
_OVER_DE = "[gerade|jetzt|momentan|für die nacht|heute nacht]"
_WHERE_DE = "[im|in|in der|in dem|am|auf|auf der|auf dem] {place}"
_STILL_DE = "[denn|eigentlich|noch|irgendwo|hier|jetzt|gerade|da]"
PATTERNS: Sentences = {
    "en": {
        "any_on": (
            f"(is|is there) {_STILL_EN} (anything|something) [else] {_STILL_EN} (on|running|switched on|turned on) {_OVER_EN}",
            f"(is|is there) {_STILL_EN} (anything|something) [else] {_STILL_EN} (on|running|switched on|turned on) {_WHERE_EN}",
            f"(did|have) (i|we|you) (leave|left) (anything|something) (on|running|switched on) {_OVER_EN}",
            f"(did|have) (i|we|you) (leave|left) (anything|something) (on|running|switched on) {_WHERE_EN}",
        ),
        "all_off": (
            f"is (everything|all) [switched|turned] off {_OVER_EN}",
            f"is (everything|all) [switched|turned] off {_WHERE_EN}",
        ),
        "what_on": (
            f"(what is|what's|what all is|which things are|what things are) {_STILL_EN} (on|running|switched on|turned on) {_STILL_EN} {_OVER_EN}",
            f"(what is|what's|what all is|which things are|what things are) {_STILL_EN} (on|running|switched on|turned on) {_STILL_EN} {_WHERE_EN}",
            f"what (did|have) (i|we) (leave|left) (on|running) {_OVER_EN}",
            f"what (did|have) (i|we) (leave|left) (on|running) {_WHERE_EN}",
        ),
        "any_open": (
            f"(is|is there) {_STILL_EN} (anything|something) [else] {_STILL_EN} (open|unlocked) {_OVER_EN}",
            f"(is|is there) {_STILL_EN} (anything|something) [else] {_STILL_EN} (open|unlocked) {_WHERE_EN}",
            f"(did|have) (i|we|you) (leave|left) (anything|something) (open|unlocked) {_OVER_EN}",
            f"(did|have) (i|we|you) (leave|left) (anything|something) (open|unlocked) {_WHERE_EN}",
        ),
        "all_closed": (
            f"is everything (closed|shut|locked|closed and locked|shut and locked) [up] {_OVER_EN}",
            f"is everything (closed|shut|locked|closed and locked|shut and locked) [up] {_WHERE_EN}",
            f"is the [whole] house (closed up|closed|shut up|shut|secure|secured|safe|all locked up|ready) {_OVER_EN}",
            "(is it safe to|can i|can we) (go to bed|leave the house|go to sleep) [now]",
        ),
        "what_open": (
            f"(what is|what's|what all is|which things are) {_STILL_EN} (open|unlocked) {_STILL_EN} {_OVER_EN}",
            f"(what is|what's|what all is|which things are) {_STILL_EN} (open|unlocked) {_STILL_EN} {_WHERE_EN}",
        ),
        "state": (
            "[give me|tell me|i need|i would like|show me] (a|an|the) [quick|short|brief] (summary|overview|status|status report|report) (of|on|for|about) [the] (house|home|whole house|whole home)",
            "[give me|tell me|i need|i would like|show me] (a|an|the) [quick|short|brief] (summary|overview|status|status report) (of|on|for|about) {place}",
            "[give me|tell me|show me] [the] (house status|home status|house report|status of the house|state of the house)",
            "(what is|what's) the (status|state) of the (house|home)",
            "(how is|how's) the house [doing]",
            "(is everything|is all) (okay|ok|alright|all right|fine|in order|good) (in|with|at) (the house|home)",
            "(what is|what's) going on in [the] (house|home)",
            "(what is|what's) going on (in|on) {place}",
        ),
    },
    "de": {
        "any_on": (
            f"ist {_WHERE_DE} [denn|noch] (etwas|was|irgendwas|irgendetwas) [noch] (an|eingeschaltet|angeschaltet|am laufen)",
            f"ist {_STILL_DE} (etwas|was|irgendwas|irgendetwas) [noch] (an|eingeschaltet|angeschaltet|am laufen)",
            f"ist {_STILL_DE} (etwas|was|irgendwas|irgendetwas) [noch] {_WHERE_DE} (an|eingeschaltet|angeschaltet|am laufen)",
            f"läuft {_STILL_DE} (etwas|was|irgendwas|irgendetwas)",
            f"läuft {_STILL_DE} (etwas|was|irgendwas|irgendetwas) {_WHERE_DE}",
            "(habe ich|hab ich|haben wir) [noch] (etwas|was|irgendwas|irgendetwas|irgendwo was) (angelassen|an gelassen|laufen lassen|vergessen auszuschalten)",
            f"(habe ich|hab ich|haben wir) [noch] (etwas|was|irgendwas|irgendetwas|irgendwo was) {_WHERE_DE} (angelassen|an gelassen|laufen lassen|vergessen auszuschalten)",
        ),
        "all_off": (
            f"ist {_WHERE_DE} [denn|auch|jetzt] alles (aus|ausgeschaltet|abgeschaltet)",
            "ist [denn|auch|jetzt] (alles|überall alles) (aus|ausgeschaltet|abgeschaltet)",
            f"ist [denn|auch|jetzt] (alles|überall alles) {_WHERE_DE} (aus|ausgeschaltet|abgeschaltet)",
        ),
        "what_on": (
            f"was ist {_STILL_DE} [alles] [noch|alles] (an|eingeschaltet|angeschaltet)",
            f"was ist {_STILL_DE} [alles] {_WHERE_DE} [noch|alles] (an|eingeschaltet|angeschaltet)",
            f"was läuft {_STILL_DE} alles",
            f"was läuft {_STILL_DE} alles {_WHERE_DE}",
            "was (habe ich|hab ich|haben wir) [alles] angelassen",
        ),
        "any_open": (
            f"(ist|steht) {_WHERE_DE} [denn|noch] (etwas|was|irgendwas|irgendetwas) [noch] (offen|auf|unverschlossen)",
            f"(ist|steht) {_STILL_DE} (etwas|was|irgendwas|irgendetwas) [noch] (offen|auf|unverschlossen)",
            f"(ist|steht) {_STILL_DE} (etwas|was|irgendwas|irgendetwas) [noch] {_WHERE_DE} (offen|auf|unverschlossen)",
            "(habe ich|hab ich|haben wir) [noch] (etwas|was|irgendwas|irgendetwas) (offen gelassen|offengelassen|aufgelassen)",
            f"(habe ich|hab ich|haben wir) [noch] (etwas|was|irgendwas|irgendetwas) {_WHERE_DE} (offen gelassen|offengelassen|aufgelassen)",
        ),
        "all_closed": (
            f"ist {_WHERE_DE} [denn|auch|jetzt] alles (zu|geschlossen|dicht|verschlossen)",
            f"ist [denn|auch|jetzt|im haus|hier] alles (zu|geschlossen|dicht|verschlossen|zu und abgeschlossen|sicher) {_OVER_DE}",
            f"ist [denn|auch|jetzt|im haus|hier] alles {_WHERE_DE} (zu|geschlossen|dicht|verschlossen|zu und abgeschlossen|sicher)",
            f"ist das [ganze] haus {_OVER_DE} (sicher|zu|dicht|gesichert|verschlossen) {_OVER_DE}",
            "(kann ich|können wir) [jetzt|beruhigt] (ins bett gehen|schlafen gehen|aus dem haus gehen)",
        ),
        "what_open": (
            f"was (ist|steht) {_STILL_DE} [alles] [noch|alles] (offen|auf|unverschlossen)",
            f"was (ist|steht) {_STILL_DE} [alles] {_WHERE_DE} [noch|alles] (offen|auf|unverschlossen)",
        ),
        "state": (
            "[gib mir|zeig mir|sag mir|ich hätte gern|ich brauche] (einen|den|eine|die) [kurzen|kurze] (überblick|übersicht|zusammenfassung|stand|status|lagebericht|statusbericht) [über das|vom|des|für das|zum] (haus|hauses)",
            "[gib mir|zeig mir] (einen|eine) [kurzen|kurze] (überblick|übersicht|zusammenfassung) (über|für|vom|von) [das|die|den|der|dem] {place}",
            "[gib mir|zeig mir] [den] (hausstatus|lagebericht|statusbericht|status vom haus|stand vom haus)",
            "wie ist (der stand|die lage|der status) (im haus|zu hause|daheim)",
            "wie (geht's|geht es|steht es um) (dem haus|das haus)",
            "ist [im haus|zu hause|daheim] alles (in ordnung|okay|ok|gut) [im haus|zu hause|daheim]",
            "was ist (im haus|zu hause|daheim) los",
            "was ist (im|in der|in) {place} los",
        ),
    },
}
LINES = {
    "en": {
        "alert": "Careful: {names} reports an alert.",
        "open_one": "{names} is open.",
        "open_many": "{names} are open.",
        "unlocked_one": "{names} is not locked.",
        "unlocked_many": "{names} are not locked.",
        "on_one": "{names} is on.",
        "on_many": "{names} are on.",
        "nothing_on": "Nothing is on, as far as I can see.",
        "closed": "All that I can see is closed and locked.",
        "blind_on": "I can see nothing there that could be on.",
        "blind_open": "I can see no doors, windows or locks there.",
        "lost_one": "{names} does not answer.",
        "lost_many": "{names} do not answer.",
        "yes": "Yes. {told}",
        "no": "No. {told}",
        "no_place": "I do not know of such a place: {place}.",
        "more": "{count} more",
        "and": "and",
    },
    "de": {
        "alert": "Achtung: {names} meldet Alarm.",
        "open_one": "{names} ist offen.",
        "open_many": "{names} sind offen.",
        "unlocked_one": "{names} ist nicht abgeschlossen.",
        "unlocked_many": "{names} sind nicht abgeschlossen.",
        "on_one": "{names} ist an.",
        "on_many": "{names} sind an.",
        "nothing_on": "Soweit ich sehe, ist nichts an.",
        "closed": "Soweit ich sehe, ist alles geschlossen und abgeschlossen.",
        "blind_on": "Ich sehe dort nichts, das an sein könnte.",
        "blind_open": "Ich sehe dort weder Türen noch Fenster noch Schlösser.",
        "lost_one": "{names} antwortet nicht.",
        "lost_many": "{names} antworten nicht.",
        "yes": "Ja. {told}",
        "no": "Nein. {told}",
        "no_place": "So einen Ort kenne ich nicht: {place}.",
        "more": "{count} weitere",
        "and": "und",
    },
}
# Where the speaker is.
HERE = {"en": "here,in here,this room,the room", "de": "hier,hier drin,diesem raum"}
EXAMPLES = {
    "en": (
        "is anything still on?",
        "did I leave anything open?",
        "is the house safe for the night?",
        "what is on in the kitchen?",
        "give me a summary of the ground floor",
        "house status",
    ),
    "de": (
        "Ist noch etwas an?",
        "Ist alles zu?",
        "Ist das Haus sicher?",
        "Was ist in der Küche an?",
        "Wie ist der Stand im Haus?",
    ),
}
