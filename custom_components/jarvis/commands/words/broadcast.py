"""Announcements in words."""

PATTERNS = {
    "en": {
        "everywhere": (
            "(broadcast|announce) [that] {message}",
            "tell (everyone|everybody|the (house|family|kids)|all rooms) [that] {message}",
            "(broadcast|announce) to (everyone|the house) [that] {message}",
        ),
        "room": (
            "(announce|broadcast|say) (in|to) the {area} that {message}",
            "tell the {area} that {message}",
        ),
    },
    "de": {
        "everywhere": (
            "(sag|sage) (allen|überall|im ganzen haus) [bescheid] [dass] {message}",
            "(durchsage|ansage) {message}",
            "(verkünde|melde) [allen|überall] [dass] {message}",
        ),
        "room": ("(sag|sage) (im|in der) {area} [bescheid] dass {message}",),
    },
}
LINES = {
    "en": {
        "told": "I have said it in {count} places.",
        "told_one": "I have said it there.",
        "partly": "I have said it in {count} of {all} places; the others did not answer.",
        "nobody": "There is no other satellite that I could speak through.",
        "nobody_there": "There is no satellite in that room.",
        "failed": "Nobody could hear it: the satellites did not answer.",
    },
    "de": {
        "told": "Ich habe es an {count} Stellen gesagt.",
        "told_one": "Ich habe es dort gesagt.",
        "partly": "Ich habe es an {count} von {all} Stellen gesagt; die anderen haben nicht geantwortet.",
        "nobody": "Es gibt keinen anderen Satelliten, über den ich sprechen könnte.",
        "nobody_there": "In dem Raum ist kein Satellit.",
        "failed": "Das hat niemand gehört: Die Satelliten haben nicht geantwortet.",
    },
}
# What is to be made up, not passed on.
STORIES = {
    "en": r"(?:an?|some|another|one more|the) (?:\w+ ){0,3}(?:story|stories|tales?|fable|jokes?|riddles?|poems?|limericks?|rhymes?|anecdotes?|facts?)\b(?! (?:is|are|was|were|has|have|will|got)\b)|(?:all |something |more )?about\b",
    "de": r"(?:eine?n?|noch eine?n?|die|das|den|ein paar) (?:\w+ ){0,3}(?:\w*geschichten?|märchen|fabel|witze?|rätsel|gedichte?|reime?|anekdoten?|scherze?)\b(?! (?:ist|sind|war|hat|haben|wird|kommt)\b)|(?:alles |etwas |was |mehr )?über\b",
}
ASK = {"en": "What shall I announce?", "de": "Was soll ich durchsagen?"}
EXAMPLES = {
    "en": ("broadcast dinner is ready", "tell everyone that the taxi is here"),
    "de": ("Sag allen dass das Essen fertig ist", "Durchsage Das Taxi ist da"),
}
