"""Media transport in words."""

_ON_EN = "[(on|in|of|for|from) [the] {player}]"
_BIT_EN = "[a bit|a little|a little bit|slightly|much|a lot]"
_BIT_DE = "[etwas|ein bisschen|ein wenig|bisschen|viel|noch]"
_ON_DE = "[(auf|in|im|von|vom|beim|bei) [der|dem] {player}]"
_WHAT_EN = (
    "[the] [(music|song|track|radio|video|movie|film|tv|playback|media|podcast|album)]"
)
_WHAT_DE = "[(die|den|das|dieses|diesen)] [(musik|lied|titel|song|film|radio|wiedergabe|video|podcast)]"

# Inputs that go by no number; which a set has it lists itself.
_INPUTS = "radio|bluetooth|usb|aux|av|tuner|tv|antenna|cable|optical|phono|line in|airplay|netflix|youtube|spotify|disney plus|prime video|apple tv|chromecast|dvd|blu ray|antenne|kabel"

PATTERNS = {
    "en": {
        "pause": (
            f"pause {_WHAT_EN} {_ON_EN}",
            "(put|set) [the] {player} (on|to) (pause|hold)",
            f"(hold|freeze) (the|this|that) (music|song|track|radio|video|movie|film|playback|podcast) {_ON_EN}",
        ),
        "play": (
            f"(resume|unpause) {_WHAT_EN} {_ON_EN}",
            f"continue (playing|the music) {_ON_EN}",
            f"(start|play|put on) [the|some|a little|a bit of] music [again] {_ON_EN}",
            f"play {_ON_EN}",
            f"keep playing {_ON_EN}",
        ),
        "stop": (
            f"stop [the] (music|song|radio|video|movie|film|playback|podcast|playing) {_ON_EN}",
        ),
        "next": (
            f"(next|skip) [(this|the|to the next)] [(song|track|one|video|episode)] {_ON_EN}",
            f"play [the] next (song|track|video|episode) {_ON_EN}",
        ),
        "previous": (
            f"previous [(song|track|one|video|episode)] {_ON_EN}",
            f"(go back|back) [to] [the] [(previous|last)] (song|track|video|episode) {_ON_EN}",
            f"(go back|skip back) [(a|one)] [(song|track)] {_ON_EN}",
            f"play [the] (previous|last) (song|track|video|episode) [again] {_ON_EN}",
        ),
        "volume": (
            f"(set|turn|put|change) [the] volume (to|at) {{volume}} [percent] {_ON_EN}",
            "(set|turn|put|change) [the] volume of [the] {player} (to|at) {volume} [percent]",
            f"[make] [the] volume [to|at] {{volume}} [percent] {_ON_EN}",
            "(set|turn) [the] {player} volume to {volume} [percent]",
            "(set|put) [the] {player} (to|at) {volume} percent volume",
        ),
        "louder": (
            f"(turn|crank) [(it|the (volume|music|sound|tv))] up {_BIT_EN} [by {{step}} [percent]] {_ON_EN}",
            f"turn up the (volume|music|sound|tv) {_BIT_EN} [by {{step}} [percent]] {_ON_EN}",
            f"[make it] {_BIT_EN} louder {_ON_EN}",
            f"volume up {_ON_EN}",
            f"(turn|put|crank) the (volume|music|sound) (on|in|of|for) [the] {{player}} up {_BIT_EN} [by {{step}} [percent]]",
        ),
        "quieter": (
            f"turn [(it|the (volume|music|sound|tv))] down {_BIT_EN} [by {{step}} [percent]] {_ON_EN}",
            f"turn down the (volume|music|sound|tv) {_BIT_EN} [by {{step}} [percent]] {_ON_EN}",
            f"[make it] {_BIT_EN} (quieter|softer) {_ON_EN}",
            "(it's|it is|that's|that is) (too|way too) loud",
            f"volume down {_ON_EN}",
            f"(turn|put|crank) the (volume|music|sound) (on|in|of|for) [the] {{player}} down {_BIT_EN} [by {{step}} [percent]]",
        ),
        "mute": (
            f"mute {_WHAT_EN} [(sound|volume)] {_ON_EN}",
            "(put|set) [the] {player} (on|to) (mute|silent)",
        ),
        "source": (
            "(switch|change|set|put|turn) [the] {player} [(input|source)] [over] (to|on|onto) [the] hdmi [input] {number}",
            "(switch|change|set|go) [the] [(input|source)] [over] to hdmi {number} [(on|of) [the] {player}]",
            f"(switch|change|set|put) [the] {{player}} [(input|source)] [over] (to|on|onto) [the] {{source:{_INPUTS}}}",
            f"(switch|change|set) [the] (input|source) [over] to [the] {{source:{_INPUTS}}} [(on|of) [the] {{player}}]",
            "[the] {player} (to|on) hdmi {number}",
            "hdmi {number} [on [the] {player}]",
        ),
        "unmute": (f"unmute {_WHAT_EN} [(sound|volume)] {_ON_EN}",),
        "status": (
            f"(what's|what is|whats) [(currently|now)] playing [(now|right now|currently)] {_ON_EN}",
            f"(what|which) (song|track|music|album) is (this|that|it|playing) {_ON_EN}",
            "(what's|what is) (this|that) (song|track)",
            f"is (anything|something|any music|music) playing {_ON_EN}",
            "who (sings|is singing|plays|is playing|made|wrote) (this|that|it) [song|track]",
            "who is (this|that) [song] by",
        ),
    },
    "de": {
        "pause": (
            f"(pausiere|pause) {_WHAT_DE} {_ON_DE}",
            "(stell|stelle|setz|setze|mach|mache|schalt|schalte) [den|die|das] {player} auf pause",
            f"halte {_WHAT_DE} an",
            f"(musik|die musik|wiedergabe) (anhalten|pausieren|pause) {_ON_DE}",
        ),
        "play": (
            f"(musik|die musik) (weiter|an|wieder an|abspielen) {_ON_DE}",
            f"(mach|mache) [die] musik (wieder an|weiter) {_ON_DE}",
            f"(spiel|spiele) [bitte] weiter {_ON_DE}",
            f"(weiter|abspielen|weiterspielen|fortsetzen) {_ON_DE}",
            f"spiel {_WHAT_DE} weiter {_ON_DE}",
            f"(spiel|spiele|mach|mache) [mal] [bitte] [die|etwas|ein bisschen] musik {_ON_DE} [an|ab]",
            f"setz {_WHAT_DE} fort",
        ),
        "stop": (
            f"(musik|die musik|radio|das radio) aus {_ON_DE}",
            f"(mach|mache|schalte|schalt) [die|das] (musik|radio) {_ON_DE} aus",
            f"(stopp|stoppe|beende) [(die|das|den)] (musik|lied|film|radio|wiedergabe|video) {_ON_DE}",
        ),
        "next": (
            f"(nächstes|nächster|nächste) [(lied|titel|song|folge)] {_ON_DE}",
            f"(überspringe|überspring) [(das|dieses|diesen|den)] [(lied|titel|song)] {_ON_DE}",
        ),
        "previous": (
            f"(voriges|vorheriges|letztes|voriger|vorheriger) (lied|titel|song) {_ON_DE}",
            f"[geh] (ein|einen) (lied|titel|song) zurück {_ON_DE}",
            f"(spiel|spiele) (das letzte|das vorige|das vorherige|den letzten|den vorigen) (lied|titel|song) [noch mal|nochmal|noch einmal] {_ON_DE}",
        ),
        "volume": (
            f"(stell|stelle|setz|setze|dreh|mach) [die] lautstärke auf {{volume}} [prozent] {_ON_DE}",
            "(stell|stelle|setz|setze|dreh|mach) [die] lautstärke von [der|dem] {player} auf {volume} [prozent]",
            f"lautstärke [auf] {{volume}} [prozent] {_ON_DE}",
            "(stell|stelle|setz|setze|dreh|mach) [den|die|das] {player} auf [die] lautstärke {volume} [prozent]",
            "(stell|stelle|setz|setze|dreh|mach) [den|die|das] {player} auf {volume} [prozent] lautstärke",
        ),
        "louder": (
            f"[mach es|mach|mach mal] {_BIT_DE} lauter {_ON_DE}",
            f"(mach|dreh|mache) (es|die musik|das) {_BIT_DE} lauter {_ON_DE}",
            f"(mach|dreh|mache) [den|die|das] {{player}} {_BIT_DE} lauter",
            f"(dreh|mach) die lautstärke [um {{step}} [prozent]] (hoch|rauf|höher) {_ON_DE}",
        ),
        "quieter": (
            f"[mach es|mach|mach mal] {_BIT_DE} leiser {_ON_DE}",
            f"(mach|dreh|mache) (es|die musik|das) {_BIT_DE} leiser {_ON_DE}",
            f"(mach|dreh|mache) [den|die|das] {{player}} {_BIT_DE} leiser",
            f"(dreh|mach) die lautstärke [um {{step}} [prozent]] (runter|herunter|niedriger) {_ON_DE}",
            "(das|es) ist [viel] zu laut",
        ),
        "source": (
            "(schalte|schalt|stell|stelle|setz|setze|mach|mache) [(den|die|das)] {player} [um] auf hdmi {number} [um]",
            "(schalte|schalt|wechsel|wechsle|stell|stelle) [(die|den)] [(quelle|eingang)] (auf|zu) hdmi {number} [um] [(am|beim) {player}]",
            f"(schalte|schalt|stell|stelle|setz|setze) [(den|die|das)] {{player}} [um] auf {{source:{_INPUTS}}} [um]",
            "[(den|die|das|der)] {player} auf hdmi {number} [(schalten|umschalten|stellen)]",
            "hdmi {number} [(am|auf dem) {player}]",
        ),
        "mute": (
            "(ton|lautsprecher) aus",
            "stumm [schalten]",
            "(stell|stelle|setz|setze|schalt|schalte|mach|mache) [den|die|das] {player} [auf] (stumm|lautlos)",
            f"schalte {_WHAT_DE} stumm",
        ),
        "unmute": ("ton [wieder] an", "stummschaltung aus"),
        "status": (
            f"was (läuft|spielt|wird) [da|gerade|jetzt] [gespielt] {_ON_DE}",
            f"(welches|welcher|was für ein) (lied|titel|song) (läuft|ist das) [da|gerade|jetzt] {_ON_DE}",
            "wie heißt (das|dieses|der|dieser) (lied|titel|song)",
            "(wer singt|von wem ist) (das|dieses|dieser|der) [lied|titel|song]",
            f"läuft [gerade] (etwas|was|musik) {_ON_DE}",
        ),
    },
}
LINES = {
    "en": {
        "pause": "Paused.",
        "play": "Carrying on.",
        "stop": "Stopped.",
        "next": "Next one.",
        "previous": "The one before.",
        "volume": "Volume {volume} percent.",
        "mute": "Muted.",
        "source": "Switched to {source}.",
        "no_source": "{player} has no such input.",
        "unmute": "The sound is back.",
        "nothing": "Nothing is playing.",
        "off": "{player} is off.",
        "plays": "{title} on {player}.",
        "plays_by": "{title} by {artist} on {player}.",
        "plays_on": "{player} is playing.",
        "no_player": "I know of no player here.",
        "cannot": "{player} cannot do that.",
        "unavailable": "{player} is not available.",
        "not_so": "I asked {player}, but it did not do it.",
        "failed": "That did not work: {why}.",
    },
    "de": {
        "pause": "Angehalten.",
        "play": "Es geht weiter.",
        "stop": "Gestoppt.",
        "next": "Das nächste.",
        "previous": "Das davor.",
        "volume": "Lautstärke {volume} Prozent.",
        "mute": "Stumm.",
        "source": "Umgeschaltet auf {source}.",
        "no_source": "Diesen Eingang hat {player} nicht.",
        "unmute": "Der Ton ist wieder da.",
        "nothing": "Es läuft nichts.",
        "off": "{player} ist aus.",
        "plays": "{title} auf {player}.",
        "plays_by": "{title} von {artist} auf {player}.",
        "plays_on": "{player} spielt.",
        "no_player": "Ich kenne hier kein Abspielgerät.",
        "cannot": "{player} kann das nicht.",
        "unavailable": "{player} ist nicht erreichbar.",
        "not_so": "Ich habe {player} darum gebeten, aber es ist nicht geschehen.",
        "failed": "Das hat nicht geklappt: {why}.",
    },
}
ASK_VOLUME = {"en": "How loud, in percent?", "de": "Wie laut, in Prozent?"}
EXAMPLES = {
    "en": (
        "pause the music",
        "skip this song",
        "set the volume to 30",
        "what's playing",
        "turn it up",
        "pause",
        "switch the TV to HDMI 2",
    ),
    "de": (
        "Pausiere die Musik",
        "Nächstes Lied",
        "Stell die Lautstärke auf 30 Prozent",
        "Lauter",
        "Schalte den Fernseher auf HDMI 2",
    ),
}
