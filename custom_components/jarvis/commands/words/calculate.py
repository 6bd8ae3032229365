"""Arithmetic in words."""

OPERATORS = {
    "en": {
        "+": "plus,and,added to,add",
        "-": "minus,less,take away,subtract",
        "*": "times,multiplied by,multiply by,x,by",
        "/": "divided by,over,divide by",
        "**": "to the power of,to the power,raised to",
        "**2": "squared",
        "**3": "cubed",
        "/100*": "percent of,% of,per cent of",
        "sqrt(": "the square root of,square root of,root of",
    },
    "de": {
        "+": "plus,und",
        "-": "minus,weniger",
        "*": "mal,multipliziert mit",
        "/": "geteilt durch,durch,dividiert durch",
        "**": "hoch",
        "**2": "zum quadrat,im quadrat",
        "/100*": "prozent von,% von",
        "sqrt(": "die wurzel aus,wurzel aus,die quadratwurzel aus,quadratwurzel aus,wurzel von",
    },
}
RESULT = {
    "en": "that,it,this,the result,the answer,the last one",
    "de": "das,es,dies,das ergebnis,dem ergebnis,davon",
}
PATTERNS = {
    "en": {
        "infix": (
            "[now] (what's|what is|whats|how much is|how much are|calculate|compute|work out|what does) {sum} [equal|equals|make|come to]",
        ),
        "bare": (
            "{sum} (plus|minus|times|divided by|multiplied by|to the power of|percent of|+|-|*|/|x) {rest}",
            "(sqrt|the square root of|square root of) {root}",
        ),
        "add": (
            "[now|then|and] add {a} (and|to|plus) {b}",
            "[now|then|and] sum {a} and {b}",
        ),
        "subtract": ("[now|then|and] (subtract|take) {a} from {b}",),
        "less": ("[now|then|and] subtract {a}",),
        "multiply": ("[now|then|and] multiply {a} (by|with|and|times) {b}",),
        "divide": ("[now|then|and] divide {a} by {b}",),
        "double": ("[now|then|and] double {a}",),
        "halve": ("[now|then|and] halve {a}",),
    },
    "de": {
        "infix": (
            "[und] (was ist|wie viel ist|wieviel ist|was sind|wie viel sind|was ergibt|was macht|berechne|rechne) {sum} [aus]",
        ),
        "bare": (
            "{sum} (plus|minus|mal|geteilt durch|hoch|prozent von|+|-|*|/|x) {rest}",
            "(wurzel aus|quadratwurzel aus|die wurzel aus) {root}",
        ),
        "add": (
            "(addiere|zähle) {a} (und|zu|mit) {b} [zusammen]",
            "[und] (jetzt|nun) {a} (zu|zum) {b} dazu",
        ),
        "subtract": ("[und] (subtrahiere|ziehe|zieh) {a} von {b} [ab]",),
        "multiply": (
            "[und] (multipliziere|nimm) {a} (mit|mal) {b}",
            "[und] multipliziere {a} jetzt mit {b}",
        ),
        "divide": (
            "[und] (teile|dividiere) {a} durch {b}",
            "[und] teile {a} jetzt durch {b}",
        ),
        "double": ("[und] verdopple {a}",),
        "halve": ("[und] halbiere {a}",),
    },
}
LINES = {
    "en": {
        "result": "That is {result}.",
        "zero": "Nobody can divide by zero, sir. Not even I.",
        "too_much": "That number is too large to be of use to anyone.",
        "not_a_sum": "I cannot work that out.",
    },
    "de": {
        "result": "Das ist {result}.",
        "zero": "Durch null kann niemand teilen, auch ich nicht.",
        "too_much": "Diese Zahl ist zu groß, um jemandem zu nützen.",
        "not_a_sum": "Das kann ich nicht ausrechnen.",
    },
}
EXAMPLES = {
    "en": (
        "what's 5 plus 3?",
        "calculate twelve divided by four",
        "multiply 6 by 7",
        "what is 20 percent of 50",
    ),
    "de": (
        "Was ist 5 plus 3?",
        "Wie viel ist zwölf geteilt durch vier?",
        "Multipliziere 6 mit 7",
        "Was ist 20 Prozent von 50?",
    ),
}
