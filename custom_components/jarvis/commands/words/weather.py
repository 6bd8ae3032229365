"""Weather in words."""

PATTERNS = {
    "en": {
        "report": (
            "(what's|what is|whats|how's|how is) the weather [like] [(going to be|looking)] [(for|on)] [{day}]",
            "what (will|is) the weather [(be|going to be)] [like] [(for|on)] [{day}]",
            "(what's|what is|give me) the [weather] forecast [for] [{day}]",
            "weather [forecast] [for] [{day}]",
        ),
        "rain": (
            "(will it|is it going to|does it|is it) (rain|raining) [(on|for)] [{day}]",
            "do i need an umbrella [{day}]",
            "will there be rain [{day}]",
        ),
        "snow": (
            "(will it|is it going to|does it|is it) (snow|snowing) [(on|for)] [{day}]",
            "will there be snow [{day}]",
        ),
        "temperature": (
            "how (warm|cold|hot) (is it|will it be|will it get|is it going to be) [outside] [{day}]",
            "(what's|what is) the [outside|outdoor] temperature outside [{day}]",
        ),
    },
    "de": {
        "report": (
            "wie (ist|wird) das wetter [{day}]",
            "(wetter|wetterbericht|wettervorhersage) [für] [{day}]",
            "was sagt der wetterbericht [für] [{day}]",
        ),
        "rain": (
            "regnet es [{day}]",
            "wird es [{day}] regnen",
            "brauche ich [{day}] einen (schirm|regenschirm)",
        ),
        "snow": ("schneit es [{day}]", "wird es [{day}] schneien"),
        "temperature": ("wie (warm|kalt|heiß) (ist|wird) es [draußen] [{day}]",),
    },
}
CONDITIONS = {
    "en": {
        "clear-night": "clear",
        "cloudy": "cloudy",
        "exceptional": "exceptional",
        "fog": "foggy",
        "hail": "hail",
        "lightning": "thunderstorms",
        "lightning-rainy": "thunderstorms with rain",
        "partlycloudy": "partly cloudy",
        "pouring": "heavy rain",
        "rainy": "rain",
        "snowy": "snow",
        "snowy-rainy": "sleet",
        "sunny": "sunny",
        "windy": "windy",
        "windy-variant": "windy and cloudy",
    },
    "de": {
        "clear-night": "klar",
        "cloudy": "bewölkt",
        "exceptional": "außergewöhnlich",
        "fog": "neblig",
        "hail": "Hagel",
        "lightning": "Gewitter",
        "lightning-rainy": "Gewitter mit Regen",
        "partlycloudy": "teils bewölkt",
        "pouring": "Starkregen",
        "rainy": "Regen",
        "snowy": "Schnee",
        "snowy-rainy": "Schneeregen",
        "sunny": "sonnig",
        "windy": "windig",
        "windy-variant": "windig und bewölkt",
    },
}
WEEKEND = {
    "en": "this weekend,the weekend,at the weekend,on the weekend,over the weekend,weekend",
    "de": "am wochenende,dieses wochenende,an diesem wochenende,das wochenende,wochenende",
}
SNOW = frozenset({"snowy", "snowy-rainy"})
WET = frozenset({"hail", "lightning-rainy", "pouring", "rainy", "snowy", "snowy-rainy"})
LINES = {
    "en": {
        "now": "It is {condition} at {temperature}.",
        "now_only": "It is {temperature} outside.",
        "now_sky": "{condition}.",
        "day": "{begin}: {what}.",
        "between": "between {low} and {high}",
        "up_to": "up to {high}",
        "wet_yes": "Yes, {when}: {what}.",
        "wet_no": "No, {when}: {what}.",
        "chance": "{percent} percent chance",
        "today": "today",
        "tomorrow": "tomorrow",
        "weekend": "at the weekend",
        "none": "I have no weather here. Home Assistant needs a weather integration for that, exposed to Assist.",
        "no_forecast": "For that day I have no forecast.",
        "unavailable": "The weather is not available at the moment.",
    },
    "de": {
        "now": "Es ist {condition} bei {temperature}.",
        "now_only": "Draußen sind es {temperature}.",
        "now_sky": "{condition}.",
        "day": "{begin}: {what}.",
        "between": "zwischen {low} und {high}",
        "up_to": "bis {high}",
        "wet_yes": "Ja, {when}: {what}.",
        "wet_no": "Nein, {when}: {what}.",
        "chance": "Wahrscheinlichkeit {percent} Prozent",
        "today": "heute",
        "tomorrow": "morgen",
        "weekend": "am Wochenende",
        "none": "Ein Wetter habe ich hier nicht. Home Assistant braucht dafür eine Wetter-Integration, die für Assist freigegeben ist.",
        "no_forecast": "Für den Tag habe ich keine Vorhersage.",
        "unavailable": "Das Wetter ist gerade nicht verfügbar.",
    },
}
EXAMPLES = {
    "en": (
        "what's the weather like",
        "what's the weather tomorrow",
        "will it rain tomorrow",
        "how warm is it outside",
    ),
    "de": ("Wie ist das Wetter?", "Wie wird das Wetter morgen?", "Regnet es morgen?"),
}
