"""Time and date, in words of other languages."""

from collections.abc import Mapping, Sequence

PATTERNS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "fr": {
        "time": (
            "(quelle heure|l'heure|il est quelle heure|quelle heure il est)",
            "(quelle heure est-il|quelle heure est il) [maintenant]",
            "(dis-moi|dites-moi|donne-moi) [quelle] (l'heure|heure) [(il est|est-il)]",
        ),
        "date": (
            "(date|la date) [(d'aujourd'hui|aujourd'hui|du jour)]",
            "(quelle date|quel jour|on est quel jour|le combien) [(on est|est-on|sommes-nous|nous sommes|est-ce)] [aujourd'hui]",
            "quelle est la date [(d'aujourd'hui|aujourd'hui|du jour)]",
        ),
    },
    "es": {
        "time": (
            "(qué hora|la hora|hora actual)",
            "qué hora (es|será|tienes) [ahora]",
            "(dime|dígame|dame) (la hora|qué hora es)",
        ),
        "date": (
            "(fecha|la fecha) [(de hoy|hoy|actual)]",
            "(qué día|qué fecha) [(es|tenemos|estamos|somos)] [hoy]",
            "(a qué día|a cuánto|a qué) estamos [hoy]",
            "cuál es la fecha [de hoy]",
        ),
    },
    "it": {
        "time": (
            "(che ore|che ora|l'ora|le ore)",
            "(che ore sono|che ora è|che ora si è fatta) [adesso|ora]",
            "(dimmi|mi dica) (l'ora|che ore sono|che ora è)",
        ),
        "date": (
            "(data|la data) [(di oggi|oggi|odierna)]",
            "(che giorno|che data) [(è|siamo|abbiamo)] [oggi]",
            "(quanti ne abbiamo|qual è la data) [(oggi|di oggi)]",
        ),
    },
    "nl": {
        "time": (
            "hoe laat [(is het|is 't|hebben we het|hebben wij het)] [nu]",
            "(de tijd|tijd nu)",
            "(zeg|vertel|geef) [me|mij] (de tijd|hoe laat het is)",
        ),
        "date": (
            "(datum|de datum) [(van vandaag|vandaag)]",
            "(welke dag|welke datum|wat voor dag|de hoeveelste) [(is het|hebben we|is het nu)] [vandaag]",
            "wat is de datum [(van vandaag|vandaag)]",
        ),
    },
}
LINES: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "time": "Il est {time}.",
        "date": "Nous sommes le {weekday} {day} {month} {year}.",
    },
    "es": {
        "time": "Son las {time}.",
        "date": "Hoy es {weekday}, {day} de {month} de {year}.",
    },
    "it": {"time": "Sono le {time}.", "date": "Oggi è {weekday} {day} {month} {year}."},
    "nl": {
        "time": "Het is {time} uur.",
        "date": "Het is {weekday} {day} {month} {year}.",
    },
}
WEEKDAYS: Mapping[str, str] = {
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "es": "lunes martes miércoles jueves viernes sábado domingo",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "nl": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
}
MONTHS: Mapping[str, str] = {
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
}
