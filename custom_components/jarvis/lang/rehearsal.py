"""Sentences read once before anybody speaks: their patterns are compiled by then.

Each row wakes other tables: a plain question, a wish in a frame, a habit, a correction,
something to keep, something to forget; then replies that deny, tell and ask.
"""

from typing import Final

# In every language the patterns of those tables that need no word of theirs.
ANYTHING: Final = ("Ready.", "Ready?", "1")

SAID: Final[dict[str, tuple[str, ...]]] = {
    "de": (
        "Was ist die Hauptstadt von Frankreich?",
        "Opa hat eine neue Brille.",
        "Wir gießen die Blumen immer am Dienstag.",
        "Nein, die Probe beginnt um neun.",
        "Merk dir, dass mein Fahrrad im Keller steht.",
        "Vergiss alles, was ich über die Probe gesagt habe.",
        "Könntest du mir den Gefallen tun und das Licht anmachen?",
    ),
    "en": (
        "What is the capital of France?",
        "Grandpa has a pacemaker.",
        "We always water the flowers on Tuesdays.",
        "No, the choir starts at nine.",
        "Remember that my bike is in the cellar.",
        "Forget everything I said about the choir.",
        "Would you be so kind and put the light on for me?",
    ),
}

REPLIED: Final[dict[str, tuple[str, ...]]] = {
    "de": ("Das kann ich leider nicht.", "Erledigt.", "Sonst noch etwas?"),
    "en": ("Sorry, I cannot do that.", "All done.", "Anything else?"),
}
