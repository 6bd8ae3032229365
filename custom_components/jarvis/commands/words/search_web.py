"""Searching the web in words."""

_WEB_EN = "(online|on the web|on the internet|on google|on the net)"
_WEB_DE = "im (internet|netz|web)"

PATTERNS = {
    "en": {
        "search": (
            "[go and] (search|look|check|browse|look on|search on) (the web|the internet|online|google|the net|on the web|on the internet) (for|about) {query}",
            "(search|look up|look for|find|find out|research|check) {query} [up] "
            + _WEB_EN,
            "look {query} up [" + _WEB_EN + "]",
            "look up {query}",
            "google {query}",
            "(do|run) (a|an) (web|internet|online|google) search (for|on|about) {query}",
            "(web|internet|online) search [for] {query}",
            "what does (the internet|the web|google) say about {query}",
            "see what you can find " + _WEB_EN + " about {query}",
        ),
        "ask": (
            "(search|browse) (the web|the internet|online)",
            "look something up [" + _WEB_EN + "]",
            "(do|run) (a|an) (web|internet|online|google) search",
        ),
        "read": (
            "(read|open) [me|us|out] (that|the|this) (page|article|website|web page|result|story) [to me|to us|out|out loud|aloud]",
            "read [me|us] [out] (the|that) (full|whole) (page|article|story|thing)",
        ),
        "read_address": (
            "(read|open) [me|us] [the (page|article|website|site)] {url}",
            "what does [the (page|article|website|site)] {url} say",
        ),
    },
    "de": {
        "search": (
            f"(suche|such|suchst du|recherchiere|recherchier) [mir] [mal] [bitte] {_WEB_DE} nach {{query}}",
            f"(suche|such|recherchiere|recherchier) [mir] [mal] [bitte] [nach] {{query}} {_WEB_DE}",
            f"(schau|guck|sieh|schlag) [mal] [bitte] {_WEB_DE} [nach] {{query}} nach",
            f"(schau|guck|sieh|finde|find) [mal] [bitte] {_WEB_DE} (nach|heraus|raus) {{query}}",
            f"(finde|find) [mal] [bitte] {{query}} {_WEB_DE} (heraus|raus)",
            "(google mal|googel mal|googele mal|google|googel|googele) [nach] {query}",
            "schlag [mal] [bitte] {query} nach",
            "(recherchiere|recherchier) [mal] [bitte] [nach] {query}",
            "was (sagt|steht|findest du|findet man) [das] (internet|im internet|im netz|im web) (zu|über|zum|zur) {query}",
            "(internetsuche|websuche) [nach] {query}",
        ),
        "ask": (
            f"(suche|such|schau) [mal] [bitte] [etwas|was] {_WEB_DE} [nach]",
            "(internetsuche|websuche)",
        ),
        "read": (
            "(lies|öffne) [mir|uns] [bitte] (die|diese|den|diesen|das) (seite|artikel|webseite|ergebnis|ganze seite|ganzen artikel) [vor]",
        ),
        "read_address": (
            "(lies|öffne) [mir|uns] [bitte] [die (seite|webseite)] {url} [vor]",
            "was steht auf [der (seite|webseite)] {url}",
        ),
    },
}
# Words that name nothing to search for.
POINTING = {"en": "it that this them one", "de": "es das dies ihn sie"}
# After a search, or after a part of a page was read.
FOLLOWS = {
    "en": {
        "read": (
            "(read|open) (it|that|this) [to (me|us)|out|out loud|aloud]",
            "(read|open) (me|us) (it|that)",
            "read [me|us] the (first|top) (one|result)",
        ),
        "more": (
            "(go on|keep reading|continue|read on|carry on|keep going|more|and then|tell me more|read more)",
        ),
        "next": (
            "(what else|anything else|next [(one|result)]|the next (one|result)|another (one|result)|other results)",
            "what else (is there|did you find|have you got)",
        ),
        "tell": ("(what about|tell me) [about] the {number} (one|result)",),
    },
    "de": {
        "read": (
            "(lies|öffne) (es|das|ihn|sie) [mir|uns] [vor]",
            "(lies|öffne) (mir|uns) (es|das) [vor]",
            "vorlesen",
            "lies [mir|uns] (das erste|den ersten|das oberste) [ergebnis|treffer] [vor]",
        ),
        "more": (
            "(weiter|lies weiter|mach weiter|mehr|und weiter|weiterlesen|erzähl mehr)",
        ),
        "next": (
            "(was noch|sonst noch was|sonst noch etwas|noch eins|das nächste|nächstes|nächstes ergebnis|der nächste treffer|weitere ergebnisse)",
            "was (gibt es|hast du) (sonst noch|noch) [gefunden]",
        ),
        "tell": ("(was ist mit|erzähl mir) (dem|das|den) {number} [ergebnis|treffer]",),
    },
}
ASK = {
    "en": "What shall I look for?",
    "de": "Wonach soll ich suchen?",
}
LINES = {
    "en": {
        "found": "{source} says: {snippet}",
        "more": "There is more: say “read it to me”, or “what else”.",
        "others": "I have {count} more results.",
        "other": "I have one more result.",
        "nothing": "I found nothing about {query}.",
        "no_service": "I cannot search the web, because no search service is set up. You can add one in the settings of Jarvis, under “Web search”.",
        "no_answer": "The search service did not answer. Please try again later.",
        "local_only": "I am to keep every word in the house, so I do not search the web.",
        "not_read": "I could not read the page of {source}.",
        "page": "{text}",
        "page_on": "{text} Shall I go on?",
        "page_end": "That was the end of the page.",
        "nothing_open": "I have no page open. Tell me what to search for.",
        "no_more": "That was everything I found.",
    },
    "de": {
        "found": "{source} schreibt: {snippet}",
        "more": "Es gibt mehr: Sagen Sie „lies es vor“ oder „was noch“.",
        "others": "Ich habe noch {count} weitere Treffer.",
        "other": "Ich habe noch einen weiteren Treffer.",
        "nothing": "Zu {query} habe ich nichts gefunden.",
        "no_service": "Ich kann nicht im Internet suchen, weil kein Suchdienst eingerichtet ist. Das geht in den Einstellungen von Jarvis unter „Websuche“.",
        "no_answer": "Der Suchdienst hat nicht geantwortet. Bitte versuchen Sie es später noch einmal.",
        "local_only": "Ich soll jedes Wort im Haus behalten, deshalb suche ich nicht im Internet.",
        "not_read": "Die Seite von {source} konnte ich nicht lesen.",
        "page": "{text}",
        "page_on": "{text} Soll ich weiterlesen?",
        "page_end": "Das war das Ende der Seite.",
        "nothing_open": "Ich habe keine Seite offen. Sagen Sie mir, wonach ich suchen soll.",
        "no_more": "Das war alles, was ich gefunden habe.",
    },
}
EXAMPLES = {
    "en": (
        "search the web for the opening hours of the natural history museum",
        "look up sourdough bread online",
        "google the height of Ben Nevis",
    ),
    "de": (
        "Suche im Internet nach den Öffnungszeiten des Naturkundemuseums",
        "Google die Höhe der Zugspitze",
    ),
}
