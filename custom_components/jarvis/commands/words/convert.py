"""Converting in words."""

PATTERNS = {
    "en": {
        "convert": (
            "(convert|change|turn) {quantity} (to|into|in) {to} [at [a rate of] {rate}]",
        ),
        "how_many": (
            "how many {to} (are|is) [there] [in] {quantity}",
            "how many {to} in {quantity}",
            "how many {to} (do|does) {quantity} (make|have)",
            "how much is {quantity} in {to} [at [a rate of] {rate}]",
        ),
        "what_is": (
            "(what's|what is|whats|what are) {quantity} in {to} [at [a rate of] {rate}]",
        ),
        "bare": ("{quantity} (to|in|into) {to} [at [a rate of] {rate}]",),
    },
    "de": {
        "convert": (
            "(rechne|wandle|wandel|konvertiere) {quantity} in {to} [um] [zum kurs [von] {rate}]",
        ),
        "how_many": (
            "wie viele {to} (sind|hat|haben|ergeben) {quantity}",
            "wie viel {to} (sind|ist|hat|haben) {quantity}",
            "wieviel {to} (sind|ist) {quantity}",
            "wie viel (ist|sind) {quantity} in {to} [zum kurs [von] {rate}]",
        ),
        "what_is": ("was (ist|sind) {quantity} in {to} [zum kurs [von] {rate}]",),
        "bare": ("{quantity} in {to} [zum kurs [von] {rate}]",),
    },
}
# After a conversion, the same amount in another unit.
FOLLOWS = {
    "en": (
        "[and] (what's|what is|how much is) (that|it) in {to}",
        "[and|or] in {to}",
        "[and] how many {to} is (that|it)",
    ),
    "de": (
        "[und] (was|wie viel) ist das in {to}",
        "[und|oder] in {to}",
        "[und] wie viele {to} sind das",
    ),
}
LINES = {
    "en": {
        "result": "{value} {unit} is {result} {target}.",
        "unknown": "I do not know the unit “{unit}”.",
        "apart": "{unit} and {target} do not measure the same thing.",
        "no_rate": "I have no exchange rate from {unit} to {target}. Tell me one, and I will do the sum.",
    },
    "de": {
        "result": "{value} {unit} sind {result} {target}.",
        "unknown": "Die Einheit „{unit}“ kenne ich nicht.",
        "apart": "{unit} und {target} messen nicht dasselbe.",
        "no_rate": "Einen Wechselkurs von {unit} in {target} habe ich nicht. Nennen Sie mir einen, dann rechne ich.",
    },
}
EXAMPLES = {
    "en": (
        "convert 5 miles to kilometers",
        "how many gallons are in 8 pints",
        "what's 20 degrees celsius in fahrenheit",
        "cups to tablespoons",
        "convert 20 dollars to euros at 0.9",
    ),
    "de": (
        "Rechne 5 Meilen in Kilometer um",
        "Wie viele Gramm sind zwei Unzen?",
        "Was sind 20 Grad Celsius in Fahrenheit?",
        "Rechne 20 Dollar in Euro um zum Kurs 0,9",
    ),
}
