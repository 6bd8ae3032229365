"""What is said of a player after it was spoken of."""

_NO_EN = "[no|okay|actually|rather|better|oh]"
_IT_EN = "(it|that|this|them|the volume|the sound|the music)"
_IT_DE = "(sie|es|ihn|das|den|die|die musik|die lautstärke|den ton)"

FOLLOWS = {
    "en": {
        "volume": (
            f"{_NO_EN} (turn|set|put|make|change|bring|crank) {_IT_EN} [up|down|louder|quieter] (to|at) {{volume}} [percent]",
            f"{_NO_EN} make {_IT_EN} {{volume}} percent [instead]",
        ),
        "volume_bare": (
            f"{_NO_EN} [up|down] (to|at) {{volume}} [percent]",
            f"{_NO_EN} [make it] {{volume}} percent [instead]",
        ),
        "louder_bare": (
            "[(it's|it is|that's|that is)] [still] [(a bit|a little|much|way|far)] too quiet [now]",
        ),
        "quieter_bare": (
            "[(it's|it is|that's|that is)] [still] [(a bit|a little|much|way|far)] too loud [now]",
        ),
        "stop": ("(stop|stop it|stop that|stop this|stop playing)",),
        "pause": ("pause (it|that|this)",),
        "play": ("(resume|unpause|continue) (it|that|this)",),
        "mute": ("mute (it|that|this|them)",),
        "unmute": ("unmute (it|that|this|them)",),
    },
    "de": {
        "volume": (
            f"(mach|mache|stell|stelle|dreh|drehe|setz|setze) {_IT_DE} [lauter|leiser|hoch|rauf|runter] auf {{volume}} [prozent]",
        ),
        "volume_bare": (
            "[nein|lieber|doch|nein lieber|besser] auf {volume} [prozent]",
            "[nein|lieber|doch|nein lieber|besser] {volume} prozent",
        ),
        "louder_bare": (
            "[(das|es) ist] [immer noch|noch] [(ein bisschen|etwas|viel)] zu leise [jetzt]",
        ),
        "quieter_bare": (
            "[(das|es) ist] [immer noch|noch] [(ein bisschen|etwas|viel)] zu laut [jetzt]",
        ),
        "stop": (
            "(stopp|stop|stoppe|halt)",
            "(stopp|stop|stoppe|beende) (sie|es|das|die)",
            "mach (sie|es|das|die) aus",
        ),
        "pause": ("(pausiere|pausier) (sie|es|das)", "(halte|halt) (sie|es|das) an"),
        "play": ("(setz|setze) (sie|es|das) fort", "lass (sie|es) weiterlaufen"),
        "mute": ("(schalte|schalt|stell|stelle|mach) (sie|es|ihn|das) stumm",),
        "unmute": ("(schalte|schalt|stell|mach) (sie|es|ihn|das) wieder laut",),
    },
}
