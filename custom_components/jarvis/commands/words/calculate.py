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
        "(1/2)*": "half of,a half of,one half of,the half of",
        "(1/3)*": "a third of,one third of,third of",
        "(2/3)*": "two thirds of",
        "(1/4)*": "a quarter of,one quarter of,quarter of,a fourth of",
        "(3/4)*": "three quarters of,three fourths of",
        "(1/5)*": "a fifth of,one fifth of",
        "(1/10)*": "a tenth of,one tenth of",
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
        "(1/2)*": "die hälfte von,hälfte von",
        "(1/3)*": "ein drittel von,drittel von",
        "(2/3)*": "zwei drittel von",
        "(1/4)*": "ein viertel von,viertel von",
        "(3/4)*": "drei viertel von,dreiviertel von",
        "(1/5)*": "ein fünftel von",
        "(1/10)*": "ein zehntel von",
    },
}
PERCENT = {"en": "percent,per cent,%", "de": "prozent,%"}
# Words around a share by which the last result grows or shrinks; a small word may
# stand in both.
GROW = {
    "en": "add plus another more on top to that it this now and then",
    "de": "plus addiere noch dazu drauf mehr zu darauf hinzu und jetzt dann",
}
SHRINK = {
    "en": "subtract minus less take off away from that it this now and then",
    "de": "minus ziehe zieh ab weg weniger davon subtrahiere und jetzt dann",
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
            "[(a|one|two|three|the)] (half|third|thirds|quarter|quarters|fourth|fourths|fifth|tenth) of {rest}",
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
            "[(ein|zwei|drei|die)] (hälfte|drittel|viertel|dreiviertel|fünftel|zehntel) von {rest}",
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
        "a third of 90",
    ),
    "de": (
        "Was ist 5 plus 3?",
        "Wie viel ist zwölf geteilt durch vier?",
        "Multipliziere 6 mit 7",
        "Was ist 20 Prozent von 50?",
    ),
}
