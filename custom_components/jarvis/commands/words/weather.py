"""Weather in words."""

PATTERNS = {
    "en": {
        "report": (
            "(what's|what is|whats|how's|how is) the weather [like] [(going to be|looking)] [(for|on)] [{day}]",
            "what (will|is) the weather [(be|going to be)] [like] [(for|on)] [{day}]",
            "(what's|what is|give me) the [weather] forecast [for] [{day}]",
            "weather [forecast] [for] [{day}]",
            "(what's|what is|whats|how's|how is) it [like] (outside|out|out there|outdoors)",
            "(do|will|should) (i|we) (need|want|take|wear) (a|my|our) (coat|jacket|jumper|sweater|scarf|hat) [(outside|out)] [{day}]",
        ),
        "rain": (
            "(will it|is it going to|is it gonna|does it|is it) (rain|raining) [(outside|out)] [(on|for)] [{day}]",
            "(do|will|should) (i|we) (need|take) (an|my|the) umbrella [{day}]",
            "(will there be|is there|any) rain [(forecast|expected|coming)] [{day}]",
        ),
        "snow": (
            "(will it|is it going to|is it gonna|does it|is it) (snow|snowing) [(outside|out)] [(on|for)] [{day}]",
            "will there be snow [{day}]",
        ),
        "temperature": (
            "(is it|will it be) (warm|cold|hot|chilly|freezing) (outside|out|out there|outdoors) [{day}]",
            "how (warm|cold|hot) (is it|will it be|will it get|is it going to be) [(outside|out|out there|outdoors)] [{day}]",
            "(what's|what is) the [outside|outdoor] temperature outside [{day}]",
        ),
        "wind": (
            "how (windy|stormy) (is it|will it be|does it get|is it going to be) [(outside|out|out there)] [(on|for)] [{day}]",
            "(is it|will it be|is it going to be) (windy|stormy) [(outside|out|out there)] [(on|for)] [{day}]",
            "(how strong is|what's|what is) the wind [speed] [(outside|out)] [{day}]",
        ),
    },
    "de": {
        "report": (
            "wie (ist|wird) das wetter [{day}]",
            "(wetter|wetterbericht|wettervorhersage) [für] [{day}]",
            "was sagt der wetterbericht [für] [{day}]",
            "(brauche|brauch) (ich|wir) [{day}] (eine|meine) (jacke|mütze)",
            "(brauche|brauch) (ich|wir) [{day}] (einen|meinen) (mantel|pulli|pullover|schal)",
        ),
        "rain": (
            "regnet es [{day}]",
            "wird es [{day}] regnen",
            "(brauche|brauch) (ich|wir) [{day}] (einen|den|meinen) (schirm|regenschirm)",
            "(gibt|kommt) es [{day}] regen",
            "(soll|wird) es [{day}] (noch|wieder) regnen",
        ),
        "snow": ("schneit es [{day}]", "wird es [{day}] schneien"),
        "wind": (
            "wie (windig|stürmisch) (ist|wird) es [(draußen|heute draußen)] [{day}]",
            "(ist|wird) es [{day}] (windig|stürmisch)",
            "wie stark (ist|weht|wird) der wind [{day}]",
        ),
        "temperature": (
            "wie (warm|kalt|heiß) (ist|wird) es [draußen] [{day}]",
            "(ist|wird) es [{day}] (warm|kalt|heiß|frisch) draußen",
            "(ist|wird) es draußen [{day}] (warm|kalt|heiß|frisch)",
        ),
    },
}
# What is asked of the time to come, though no day is named.
FUTURE = {
    "en": "will going gonna",
    "de": "wird werden schneit regnet kommt soll",
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
# The hours that are left of today, and the days to come, however they are said.
TODAY = {
    "en": "later,later today,later on,still,at all,today at all,this afternoon,this evening,tonight,soon,again,at the moment,right now,outside",
    "de": "noch,heute noch,später,nachher,später noch,heute nachmittag,heute abend,bald,gleich,nochmal,wieder,draußen,gerade,heute draußen,noch heute",
}
WEEK = {
    "en": "this week,in the next days,in the next few days,the next few days,the next days,over the next few days,in the coming days,the rest of the week,later this week",
    "de": "diese woche,in dieser woche,die nächsten tage,in den nächsten tagen,in den kommenden tagen,die tage,diese tage,noch diese woche,diese woche noch",
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
        "wind": "The wind blows at {speed}.",
        "wind_day": "{begin}: wind up to {speed}.",
        "no_wind": "How windy it is, I am not told here.",
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
        "wind": "Der Wind weht mit {speed}.",
        "wind_day": "{begin}: Wind bis {speed}.",
        "no_wind": "Wie windig es ist, erfahre ich hier nicht.",
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
