"""Who is at home and where somebody is, in words."""

from ..shelf.patterns import Sentences

_HOME_EN = "(at home|home|here|in|in the house|around|at home right now|home right now|home at the moment|still at home|still home|home yet|back|back home|home already)"
_HOME_DE = "[gerade|jetzt|schon|noch|denn|eigentlich|wieder] (zu hause|zuhause|daheim|da|im haus|zu hause gerade)"
PATTERNS: Sentences = {
    "en": {
        "who": (
            f"(who is|who's|who all is|who is all|who are) [still|currently|all|already] {_HOME_EN}",
            "(which of us|which people|which family members) (is|are) [at] home",
        ),
        "anybody": (
            f"(is|is there) [still|already] (anybody|anyone|somebody|someone|nobody|no one|any person) [else] [still|already] {_HOME_EN}",
            f"(are|are there) [all|any] (people|we all|all|all of us|they all|they) {_HOME_EN}",
            f"is (everybody|everyone|the whole family|the family) {_HOME_EN}",
            "is the house empty",
        ),
        "away": (
            "(who is|who's) [still] (out|away|not home|not at home|missing|gone)",
        ),
        "me": ("am i [at] home", "where am i [right now|now|at the moment]"),
        "where": (
            "(where is|where's) [the|my|our] {who} [right now|now|at the moment|currently|today|these days|at]",
            "where (might|could) {who} be",
            "(locate|find) [the|my|our] {who}",
            "what is [the|my|our] {who} doing",
        ),
        "is_home": (
            f"is [the|my|our] {{who}} [still|already] {_HOME_EN}",
            "has {who} (arrived|come home|got home|gotten home|come back)",
            "did {who} (arrive|come home|get home|come back)",
        ),
        "is_home_anyhow": (
            "is {who} [still|already] (at home|home) [right now|now|yet|already|at the moment]",
        ),
    },
    "de": {
        "who": (f"wer ist [denn|alles|von uns] {_HOME_DE}",),
        "anybody": (
            f"ist [denn|noch|schon] (jemand|irgendjemand|irgendwer|wer|niemand|keiner) {_HOME_DE}",
            f"(ist|sind) (alle|jeder|die ganze familie|die familie) {_HOME_DE}",
            "ist das haus leer",
        ),
        "away": (
            "wer ist [noch|gerade] (weg|unterwegs|nicht da|nicht zu hause|nicht zuhause|außer haus)",
        ),
        "me": (f"bin ich {_HOME_DE}", "wo bin ich [gerade|jetzt]"),
        "where": (
            "wo (ist|steckt|bleibt) [der|die|das|mein|meine] {who} [gerade|jetzt|denn|eigentlich|heute]",
            "was macht [der|die|das|mein|meine] {who} [gerade|jetzt|denn]",
        ),
        "is_home": (
            f"ist [der|die|das|mein|meine] {{who}} {_HOME_DE}",
            "ist [der|die|das|mein|meine] {who} [schon] (angekommen|heimgekommen|nach hause gekommen|zurück)",
        ),
        "is_home_anyhow": (
            "ist {who} [gerade|jetzt|schon|noch|eigentlich] (zu hause|zuhause|daheim)",
        ),
    },
}
LINES = {
    "en": {
        "home_one": "{names} is at home.",
        "home_many": "{names} are at home.",
        "away_one": "{names} is out.",
        "away_many": "{names} are out.",
        "at": "{names} is at {zone}.",
        "nobody": "Nobody is at home, as far as I can see.",
        "nobody_away": "Nobody is out, as far as I can see.",
        "yes": "Yes. {told}",
        "no": "No. {told}",
        "unknown": "I do not know where {names} is at the moment.",
        "none": "I cannot tell who is at home: nobody's whereabouts are shared with me.",
        "no_such": "I cannot tell: the whereabouts of {names} are not shared with me.",
        "not_me": "I cannot tell: your own whereabouts are not shared with me.",
        "you": "You are at home.",
        "you_away": "You are out.",
        "you_at": "You are at {zone}.",
        "docked": "{names} is at its dock.",
        "cleaning": "{names} is cleaning.",
        "mowing": "{names} is mowing.",
        "returning": "{names} is on its way back.",
        "idle": "{names} stands still, away from its dock.",
        "paused": "{names} stands still, away from its dock.",
        "error": "{names} reports a fault.",
        "and": "and",
    },
    "de": {
        "home_one": "{names} ist zu Hause.",
        "home_many": "{names} sind zu Hause.",
        "away_one": "{names} ist unterwegs.",
        "away_many": "{names} sind unterwegs.",
        "at": "{names} ist hier: {zone}.",
        "nobody": "Soweit ich sehe, ist niemand zu Hause.",
        "nobody_away": "Soweit ich sehe, ist niemand unterwegs.",
        "yes": "Ja. {told}",
        "no": "Nein. {told}",
        "unknown": "Wo {names} gerade ist, weiß ich nicht.",
        "none": "Wer zu Hause ist, kann ich nicht sagen: Mir ist von niemandem der Aufenthalt freigegeben.",
        "no_such": "Das kann ich nicht sagen: Der Aufenthalt von {names} ist mir nicht freigegeben.",
        "not_me": "Das kann ich nicht sagen: Ihr eigener Aufenthalt ist mir nicht freigegeben.",
        "you": "Sie sind zu Hause.",
        "you_away": "Sie sind unterwegs.",
        "you_at": "Sie sind hier: {zone}.",
        "docked": "{names} steht an der Ladestation.",
        "cleaning": "{names} reinigt gerade.",
        "mowing": "{names} mäht gerade.",
        "returning": "{names} ist auf dem Rückweg.",
        "idle": "{names} steht still, nicht an der Ladestation.",
        "paused": "{names} steht still, nicht an der Ladestation.",
        "error": "{names} meldet eine Störung.",
        "and": "und",
    },
}
# What stands for somebody that is not named here.
NOBODY = {
    "en": "he she it they that this everyone everybody anyone anybody someone "
    "somebody nobody there dinner anything something the we you",
    "de": "er sie es das dies alle jemand niemand keiner wer was etwas nichts man "
    "ich du wir",
}
# What stands before a thing, and before no name.
ARTICLES = {
    "en": "the a an my our your some any",
    "de": "der die das ein eine mein meine unser unsere dein deine",
}
EXAMPLES = {
    "en": ("who is at home?", "is anybody home?"),
    "de": ("Wer ist zu Hause?", "Ist jemand da?"),
}
