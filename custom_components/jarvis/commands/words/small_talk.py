"""Greetings, thanks and questions about Jarvis itself, in words."""

from collections.abc import Mapping, Sequence

PATTERNS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "hello": (
            "(hello|hi|hey|greetings) [there|jarvis|again|home assistant]",
            "good (morning|evening|day|afternoon) [to you|jarvis|everyone|everybody]",
        ),
        "bye": (
            "(goodbye|good bye|bye|bye bye|farewell|see you [later|soon|tomorrow]) [jarvis|then|for now]",
            "(good night|sleep well) [jarvis|everyone|everybody]",
        ),
        "thanks": (
            "[ok|okay|great|perfect|lovely|super|good] (thanks|thank you|cheers|many thanks|much obliged) [so much|very much|a lot|a bunch|again] [jarvis|mate|buddy] [that's (all|great|perfect|lovely|nice)|that was (great|perfect|nice|quick)]",
            "(well done|good job|nice one|good work|great job|that's (great|perfect|lovely)) [jarvis|thanks|thank you]",
        ),
        "who": (
            "(who|what) are you [exactly|then|really]",
            "(what's|what is) your name",
            "(what are you|what should i|what do i|how do i|how should i) (called|call you|address you)",
            "(tell me about|introduce) yourself",
            "are you (a robot|a human|human|alive|a person|an ai|real|jarvis|there)",
        ),
        "can": (
            "what [else] (can|do) you [actually|all|exactly|also] do [for (me|us)]",
            "what are you (able to do|capable of|good at|good for)",
            "how [else] can you help [me|us]",
            "what (can|could|may|should) i (ask|say|tell) [you|to you]",
            "(what are my options|what commands are there|which commands (can|do) you (know|understand|take))",
        ),
        "help": ("(help|help me)",),
        "mood": (
            "how (are|do) you [do|doing|feeling] [today|this morning|this evening|now|jarvis]",
            "(hello|hi|hey|good (morning|evening|day|afternoon)) [there] [jarvis] (how are you [doing] [today]|how's it going|what's up|how are things)",
            "(how's it going|how is it going|what's up|are you (ok|okay|well|alright|all right))",
        ),
    },
    "de": {
        "hello": (
            "(hallo|hi|hey|servus|moin|moin moin|grüß dich|grüß gott|grüezi) [du|jarvis|zusammen|home assistant]",
            "(guten (morgen|tag|abend|mittag)|schönen guten (morgen|tag|abend)) [jarvis|zusammen|allerseits]",
        ),
        "bye": (
            "(tschüss|tschüs|ciao|auf wiedersehen|bis (später|bald|dann|morgen)|mach's gut|mach es gut) [jarvis]",
            "(gute nacht|schlaf gut) [jarvis|zusammen]",
        ),
        "thanks": (
            "[ok|okay|super|toll|prima|perfekt|gut|alles klar] (danke|dankeschön|danke schön|danke sehr|vielen dank|herzlichen dank|besten dank|ich danke dir) [dir|jarvis|nochmal|noch mal] [das war's|das (ist|war) (toll|prima|super|nett|gut)]",
            "(gut gemacht|gute arbeit|sehr gut|toll gemacht) [jarvis|danke]",
        ),
        "who": (
            "(wer|was) bist du [eigentlich|denn|genau]",
            "wie heißt du [eigentlich|denn]",
            "(was|wie) ist dein name",
            "wie (soll|kann|darf) ich dich nennen",
            "(stell dich [mal|bitte] vor|erzähl [mir] [was|etwas] (von|über) dir|erzähl [mir] [was|etwas] über dich)",
            "bist du (ein roboter|ein mensch|eine ki|echt|lebendig|jarvis|da)",
        ),
        "can": (
            "was kannst du [eigentlich|denn|alles|so|sonst|noch|sonst noch] [alles] [für mich] [tun|machen]",
            "(wie|womit|wobei|bei was) kannst du [mir|uns] [sonst|noch|sonst noch|alles|denn|eigentlich] helfen",
            "was kann ich (dich|dir) [denn|alles] (fragen|sagen)",
            "welche befehle (gibt es|kennst du|verstehst du)",
        ),
        "help": ("(hilfe|hilf mir)",),
        "mood": (
            "wie geht's [dir] [heute|so|denn]",
            "(hallo|hi|hey|servus|moin|(guten|schönen guten) (morgen|tag|abend)) [jarvis] (na|wie geht's [dir] [heute|so|denn]|wie geht es dir [heute|so|denn]|was geht|alles klar|what's up|was gibt's neues)",
            "wie geht es dir [heute|so|denn]",
            "(wie fühlst du dich|was geht|alles klar bei dir|geht es dir gut) [heute]",
        ),
    },
}
LINES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "hello": "Good day.",
        "bye": "Until then.",
        "thanks": "With pleasure.",
        "who": "I am Jarvis, the assistant of this house.",
        "mood": "Everything is in order, thank you.",
        "can": "I can {skills}.",
        "nothing": "So far this house has shown me nothing that I could control. Expose devices to Assist, and I will.",
        "and": "and",
        "light": "switch and dim the lights",
        "switch": "switch devices on and off",
        "cover": "open and close blinds and doors",
        "climate": "set the heating",
        "fan": "run the fans",
        "lock": "lock the doors",
        "media_player": "control music and television",
        "vacuum": "send out the vacuum cleaner",
        "timer": "keep timers",
        "reminder": "remind you",
        "todo_list": "keep your lists",
        "weather": "tell the weather",
        "remember": "remember what you tell me",
        "talk": "talk about anything else",
    },
    "de": {
        "hello": "Guten Tag.",
        "bye": "Bis dann.",
        "thanks": "Gern geschehen.",
        "who": "Ich bin Jarvis, der Assistent dieses Hauses.",
        "mood": "Alles in Ordnung, danke.",
        "can": "Ich kann {skills}.",
        "nothing": "Dieses Haus hat mir noch nichts gezeigt, das ich steuern könnte. Geben Sie Geräte für Assist frei, dann kann ich es.",
        "and": "und",
        "light": "Lichter schalten und dimmen",
        "switch": "Geräte ein- und ausschalten",
        "cover": "Rollläden und Tore öffnen und schließen",
        "climate": "die Heizung einstellen",
        "fan": "die Ventilatoren steuern",
        "lock": "die Türen abschließen",
        "media_player": "Musik und Fernseher steuern",
        "vacuum": "den Staubsauger losschicken",
        "timer": "Timer stellen",
        "reminder": "Sie erinnern",
        "todo_list": "Ihre Listen führen",
        "weather": "das Wetter sagen",
        "remember": "mir merken, was Sie mir sagen",
        "talk": "über alles andere reden",
    },
}
EXAMPLES: Mapping[str, Sequence[str]] = {
    "en": ("what can you do?", "who are you?", "thank you", "good evening"),
    "de": ("Was kannst du?", "Wer bist du?", "Danke", "Guten Abend"),
}
