"""Arithmetic in words."""

OPERATORS = {
    "en": {
        "+": "plus,and,added to,add",
        "-": "minus,less,take away,subtract",
        "*": "times,multiplied by,multiply by,x",
        "%": "mod,modulo",
        "/": "divided by,over,divide by",
        "**": "to the power of,to the power,raised to",
        "**2": "squared,square",
        "**3": "cubed",
        "/100*": "percent of,% of,per cent of,percent from",
        "sqrt(": "the square root of,square root of,root of,square root,the root of",
        "cbrt(": "the cube root of,cube root of,the third root of",
        "2*": "twice,double,two times,the double of",
        "3*": "triple,three times,the triple of",
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
        "**2": "zum quadrat,im quadrat,quadrat,hoch zwei",
        "/100*": "prozent von,% von",
        "%": "modulo",
        "**3": "hoch drei",
        "cbrt(": "die dritte wurzel aus,dritte wurzel aus,die kubikwurzel aus,kubikwurzel aus",
        "2*": "das doppelte von,doppelt,zweimal,das zweifache von",
        "3*": "das dreifache von,dreimal",
        "sqrt(": "wurzel,die wurzel von,der wurzel aus,die wurzel aus,wurzel aus,die quadratwurzel aus,quadratwurzel aus,wurzel von",
        "(1/2)*": "die hälfte von,hälfte von,die hälfte,der hälfte von",
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
# Between a share and what it is taken from: "20 percent off 85".
OFF = {
    "en": "off,off of,discount on,less than",
    "de": "rabatt auf,nachlass auf,weniger als",
}
# Behind a number in a sum: it changes nothing.
UNITS = {
    "en": "dollars dollar bucks euros euro pounds pound cents cent people persons ways parts",
    "de": "euro euros dollar cent personen leute teile franken",
}
RESULT = {
    "en": "that,it,this,the result,the answer,the last one",
    "de": "das,es,dies,das ergebnis,dem ergebnis,davon,das ganze,dem ganzen,das alles",
}
PATTERNS = {
    "en": {
        "infix": (
            "[now] (what's|what is|whats|how much is|how much are|calculate|compute|work out|what does|what do) {sum} [equal|equals|make|come to]",
            "[tell me|do you know|you tell me|work out|you know] (what|how much) {sum} (is|are|makes|equals|comes to)",
            "(tell me|do you know) (what's|what is) {sum}",
        ),
        "bare": (
            "{sum} (plus|minus|times|divided by|multiplied by|to the power of|percent of|percent off|% of|% off|+|-|*|/|x) {rest}",
            "(sqrt|the square root of|square root of|the cube root of|cube root of|twice) {root}",
            "{sum} (squared|cubed)",
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
        "triple": ("[now|then|and] triple {a}",),
        "halve": ("[now|then|and] (halve|half) {a}",),
        "square": ("[now|then|and] square {a}",),
        "sum": (
            "[what's|what is|calculate] [the] (sum|total) of {list}",
            "[now|then|and] (add|sum) up {list}",
        ),
        "average": (
            "[what's|what is|calculate] [the] (average|mean) of {list}",
            "average {list}",
        ),
        "product": ("[what's|what is] the product of {a} and {b}",),
        "difference": ("[what's|what is] the difference (between|of) {a} and {b}",),
        "share": (
            "(what|how many) (percent|percentage) of {b} is {a}",
            "what percentage is {a} of {b}",
            "{a} is (what|how many) (percent|percentage) of {b}",
        ),
        "split": (
            "[now|then|and] (split|divide|share) {a} (between|among|amongst|by|into|across) {b}",
            "{a} divided (among|between) {b}",
        ),
        "tip": (
            "[what's|what is|how much is|calculate] [a|the] {share} tip (on|for|of) {b}",
            "[what's|what is|how much is|calculate] [a|the] tip of {share} (on|for) {b}",
            "[what's|what is|how much is|calculate] [a|the] tip (on|for) {b} at {share}",
        ),
    },
    "de": {
        "infix": (
            "[weißt du|sag mir|mir sagen|ausrechnen|rechne aus|rechne mal aus|mal ausrechnen] (wie viel|wieviel|was) {sum} (ist|sind|ergibt|macht)",
            "was kommt (bei|bei der rechnung) {sum} (raus|heraus)",
            "(rechne|rechne mal) {sum} [aus]",
            "[und] (was ist|wie viel ist|wieviel ist|was sind|wie viel sind|was ergibt|was macht|berechne|rechne) {sum} [aus]",
        ),
        "bare": (
            "{sum} (plus|minus|mal|geteilt durch|hoch|prozent von|+|-|*|/|x) {rest}",
            "(wurzel|wurzel aus|quadratwurzel aus|die wurzel aus|kubikwurzel aus|das doppelte von|das dreifache von) {root}",
            "{sum} (zum quadrat|im quadrat)",
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
        "double": ("[und] (verdopple|verdoppel) {a}",),
        "triple": ("[und] (verdreifache|verdreifach) {a}",),
        "halve": ("[und] (halbiere|halbier) {a}",),
        "square": ("[und] (quadriere|quadrier) {a}",),
        "sum": (
            "[was ist|wie viel ist|wie hoch ist|berechne] die summe (von|aus) {list}",
            "(addiere|zähle) {list} [zusammen]",
        ),
        "average": (
            "[was ist|wie hoch ist|berechne] (der durchschnitt|das mittel|der mittelwert) (von|aus) {list}",
        ),
        "product": ("[was ist] das produkt (von|aus) {a} und {b}",),
        "difference": (
            "[was ist] (die differenz|der unterschied) (von|zwischen|aus) {a} und {b}",
        ),
        "share": (
            "wie viel prozent (sind|ist) {a} von {b}",
            "wie viel prozent von {b} (sind|ist) {a}",
            "{a} (sind|ist) wie viel prozent von {b}",
        ),
        "split": ("[und] (teile|teil|dividiere) {a} (durch|auf|unter) {b} [auf]",),
        "tip": (
            "[wie viel (ist|sind|wären)|was sind] {share} trinkgeld (auf|bei|von|für) {b}",
        ),
    },
}
# After a sum, these go on with its result.
# The same share of something else.
SAME_SHARE = {
    "en": {"of": ("[and|or] of {b}", "[and|or] (what about|how about) [of] {b}")},
    "de": {"of": ("[und|oder] von {b}", "[und|oder] (was ist|wie ist es) mit {b}")},
}
FOLLOWS = {
    "en": {
        "add": (
            "[and] {a} more",
            "[and] another {a}",
            "[and] add [another] {a} [more]",
        ),
        "less": (
            "[and] {a} less",
            "[and] take [away|off] {a} [more]",
            "[and] take {a} (off|away)",
        ),
        "double": ("(double it|twice that|twice as much)",),
        "triple": ("(triple it|three times that|three times as much)",),
        "itself": ("[and] (times|multiply it by) itself",),
    },
    "de": {
        "add": (
            "[und] [noch mal|nochmal|noch|jetzt] {a} (dazu|drauf|hinzu|mehr)",
            "[und] (addiere|zähle) [noch] {a} [dazu|hinzu]",
        ),
        "less": (
            "[und] (zieh|ziehe) [davon|noch] {a} ab",
            "[und] [noch] {a} (weniger|ab)",
        ),
        "halve": (
            "[und] davon die hälfte",
            "[und] die hälfte davon",
            "[und] [das] (halbieren|halbiere|halbier)",
        ),
        "double": (
            "[und] (davon das doppelte|das doppelte davon|das doppelte)",
            "[und] [das] (verdoppeln|verdopple|verdoppel)",
        ),
        "triple": ("[und] [das] (verdreifachen|verdreifache|verdreifach)",),
        "itself": ("[und] mal sich selbst",),
    },
}
LINES = {
    "en": {
        "result": "That is {result}.",
        "about": "That is about {result}.",
        "percent": "That is {result} percent.",
        "zero": "Nobody can divide by zero, sir. Not even I.",
        "too_much": "That number is too large to be of use to anyone.",
        "not_a_sum": "I cannot work that out.",
    },
    "de": {
        "result": "Das ist {result}.",
        "about": "Das ist ungefähr {result}.",
        "percent": "Das sind {result} Prozent.",
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
        "what's 20% off 85",
        "what percent of 80 is 20",
    ),
    "de": (
        "Was ist 5 plus 3?",
        "Wie viel ist zwölf geteilt durch vier?",
        "Multipliziere 6 mit 7",
        "Was ist 20 Prozent von 50?",
        "85 minus 20 Prozent",
    ),
}
