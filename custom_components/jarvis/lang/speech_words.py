"""What signs and short forms are called, per language, as data.

Units are one line each: sign, one, many. A language that is not here keeps its
signs: only what needs no language is cleaned.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeechWords:
    """The words of one language.

    `units` lines of "sign|one|many"; `symbols` sign to word; `short` short form to
    full form; `minus to about` words around numbers; `comma` whether decimals are
    written with a comma; `hour hour_minute` templates with {h} and {m} (empty: a
    twelve-hour clock); `clock_words` what may follow a time and is then left out;
    `months` by name and `date` a template with {d} {month} {y}; `home page` what a
    bare address is called, with {host}.
    """

    units: str
    symbols: Mapping[str, str]
    short: Mapping[str, str]
    minus: str
    to: str
    about: str
    comma: bool = True
    hour: str = ""
    hour_minute: str = ""
    clock_words: str = ""
    months: str
    date: str
    home: str
    page: str


SPEECH_WORDS: Final[Mapping[str, SpeechWords]] = {
    "en": SpeechWords(
        units="""°C|degree Celsius|degrees Celsius
            °F|degree Fahrenheit|degrees Fahrenheit
            °|degree|degrees
            %|percent|percent
            km/h|kilometre per hour|kilometres per hour
            m/s|metre per second|metres per second
            mph|mile per hour|miles per hour
            kWh|kilowatt hour|kilowatt hours
            Wh|watt hour|watt hours
            kW|kilowatt|kilowatts
            MW|megawatt|megawatts
            W|watt|watts
            mV|millivolt|millivolts
            V|volt|volts
            mA|milliamp|milliamps
            A|amp|amps
            kHz|kilohertz|kilohertz
            MHz|megahertz|megahertz
            GHz|gigahertz|gigahertz
            Hz|hertz|hertz
            hPa|hectopascal|hectopascals
            mbar|millibar|millibars
            lx|lux|lux
            lm|lumen|lumens
            dB|decibel|decibels
            ppm|part per million|parts per million
            µg/m³|microgram per cubic metre|micrograms per cubic metre
            m³|cubic metre|cubic metres
            m²|square metre|square metres
            ml|millilitre|millilitres
            L|litre|litres
            l|litre|litres
            kg|kilogram|kilograms
            mg|milligram|milligrams
            g|gram|grams
            km|kilometre|kilometres
            cm|centimetre|centimetres
            mm|millimetre|millimetres
            m|metre|metres
            hrs|hour|hours
            h|hour|hours
            mins|minute|minutes
            min|minute|minutes
            ms|millisecond|milliseconds
            s|second|seconds
            GB|gigabyte|gigabytes
            MB|megabyte|megabytes
            TB|terabyte|terabytes
            Mbit/s|megabit per second|megabits per second
            Mbps|megabit per second|megabits per second
            K|kelvin|kelvin
            €|euro|euros
            $|dollar|dollars
            £|pound|pounds""",
        symbols={
            "&": "and",
            "+": "plus",
            "=": "equals",
            "\u00d7": "times",
            "÷": "divided by",
            "±": "plus or minus",
            "≥": "at least",
            "≤": "at most",
            ">": "more than",
            "<": "less than",
            "#": "number",
            "@": "at",
            "%": "percent",
            "°": "degrees",
        },
        short={
            "e.g.": "for example",
            "i.e.": "that is",
            "etc.": "et cetera",
            "approx.": "approximately",
            "vs.": "versus",
            "Dr.": "Doctor",
            "Mr.": "Mister",
            "Mrs.": "Missus",
            "Prof.": "Professor",
            "No.": "number",
            "temp.": "temperature",
            "incl.": "including",
            "max.": "maximum",
            "w/o": "without",
        },
        minus="minus",
        to="to",
        about="about",
        comma=False,
        months="January February March April May June July August September October"
        " November December",
        date="{month} {d}, {y}",
        home="{host} homepage",
        page="a page under {host}",
    ),
    "de": SpeechWords(
        units="""°C|Grad Celsius|Grad Celsius
            °F|Grad Fahrenheit|Grad Fahrenheit
            °|Grad|Grad
            %|Prozent|Prozent
            km/h|Kilometer pro Stunde|Kilometer pro Stunde
            m/s|Meter pro Sekunde|Meter pro Sekunde
            kWh|Kilowattstunde|Kilowattstunden
            Wh|Wattstunde|Wattstunden
            kW|Kilowatt|Kilowatt
            MW|Megawatt|Megawatt
            W|Watt|Watt
            mV|Millivolt|Millivolt
            V|Volt|Volt
            mA|Milliampere|Milliampere
            A|Ampere|Ampere
            kHz|Kilohertz|Kilohertz
            MHz|Megahertz|Megahertz
            GHz|Gigahertz|Gigahertz
            Hz|Hertz|Hertz
            hPa|Hektopascal|Hektopascal
            mbar|Millibar|Millibar
            lx|Lux|Lux
            lm|Lumen|Lumen
            dB|Dezibel|Dezibel
            ppm|Teil pro Million|Teile pro Million
            µg/m³|Mikrogramm pro Kubikmeter|Mikrogramm pro Kubikmeter
            m³|Kubikmeter|Kubikmeter
            m²|Quadratmeter|Quadratmeter
            ml|Milliliter|Milliliter
            L|Liter|Liter
            l|Liter|Liter
            kg|Kilogramm|Kilogramm
            mg|Milligramm|Milligramm
            g|Gramm|Gramm
            km|Kilometer|Kilometer
            cm|Zentimeter|Zentimeter
            mm|Millimeter|Millimeter
            m|Meter|Meter
            Std.|Stunde|Stunden
            h|Stunde|Stunden
            Min.|Minute|Minuten
            min|Minute|Minuten
            ms|Millisekunde|Millisekunden
            Sek.|Sekunde|Sekunden
            s|Sekunde|Sekunden
            GB|Gigabyte|Gigabyte
            MB|Megabyte|Megabyte
            TB|Terabyte|Terabyte
            Mbit/s|Megabit pro Sekunde|Megabit pro Sekunde
            K|Kelvin|Kelvin
            €|Euro|Euro
            $|Dollar|Dollar
            £|Pfund|Pfund""",
        symbols={
            "&": "und",
            "+": "plus",
            "=": "gleich",
            "\u00d7": "mal",
            "÷": "geteilt durch",
            "±": "plus minus",
            "≥": "mindestens",
            "≤": "höchstens",
            ">": "mehr als",
            "<": "weniger als",
            "#": "Nummer",
            "@": "at",
            "%": "Prozent",
            "°": "Grad",
        },
        short={
            "z. B.": "zum Beispiel",
            "z.B.": "zum Beispiel",
            "d. h.": "das heißt",
            "d.h.": "das heißt",
            "u. a.": "unter anderem",
            "u.a.": "unter anderem",
            "usw.": "und so weiter",
            "bzw.": "beziehungsweise",
            "ca.": "circa",
            "ggf.": "gegebenenfalls",
            "evtl.": "eventuell",
            "inkl.": "inklusive",
            "Nr.": "Nummer",
            "Dr.": "Doktor",
            "max.": "maximal",
            "min.": "minimal",
            "Temp.": "Temperatur",
        },
        minus="minus",
        to="bis",
        about="etwa",
        hour="{h} Uhr",
        hour_minute="{h} Uhr {m}",
        clock_words="Uhr",
        months="Januar Februar März April Mai Juni Juli August September Oktober"
        " November Dezember",
        date="{d}. {month} {y}",
        home="die Seite {host}",
        page="eine Seite bei {host}",
    ),
    "fr": SpeechWords(
        units="""°C|degré Celsius|degrés Celsius
            °|degré|degrés
            %|pour cent|pour cent
            km/h|kilomètre par heure|kilomètres par heure
            m/s|mètre par seconde|mètres par seconde
            kWh|kilowattheure|kilowattheures
            kW|kilowatt|kilowatts
            W|watt|watts
            V|volt|volts
            A|ampère|ampères
            Hz|hertz|hertz
            hPa|hectopascal|hectopascals
            lx|lux|lux
            dB|décibel|décibels
            ppm|partie par million|parties par million
            µg/m³|microgramme par mètre cube|microgrammes par mètre cube
            m³|mètre cube|mètres cubes
            m²|mètre carré|mètres carrés
            ml|millilitre|millilitres
            L|litre|litres
            l|litre|litres
            kg|kilogramme|kilogrammes
            g|gramme|grammes
            km|kilomètre|kilomètres
            cm|centimètre|centimètres
            mm|millimètre|millimètres
            m|mètre|mètres
            h|heure|heures
            min|minute|minutes
            s|seconde|secondes
            GB|gigaoctet|gigaoctets
            Go|gigaoctet|gigaoctets
            Mo|mégaoctet|mégaoctets
            K|kelvin|kelvins
            €|euro|euros
            $|dollar|dollars
            £|livre|livres""",
        symbols={
            "&": "et",
            "+": "plus",
            "=": "égale",
            "\u00d7": "fois",
            "÷": "divisé par",
            "±": "plus ou moins",
            "≥": "au moins",
            "≤": "au plus",
            ">": "plus de",
            "<": "moins de",
            "#": "numéro",
            "@": "arobase",
            "%": "pour cent",
            "°": "degrés",
        },
        short={
            "p. ex.": "par exemple",
            "p.ex.": "par exemple",
            "c.-à-d.": "c'est-à-dire",
            "etc.": "et cetera",
            "env.": "environ",
            "Mme": "Madame",
            "Mlle": "Mademoiselle",
            "Dr": "Docteur",
            "n°": "numéro",
            "max.": "maximum",
        },
        minus="moins",
        to="à",
        about="environ",
        hour="{h} heures",
        hour_minute="{h} heures {m}",
        clock_words="heures|h",
        months="janvier février mars avril mai juin juillet août septembre octobre"
        " novembre décembre",
        date="{d} {month} {y}",
        home="le site {host}",
        page="une page de {host}",
    ),
    "es": SpeechWords(
        units="""°C|grado Celsius|grados Celsius
            °|grado|grados
            %|por ciento|por ciento
            km/h|kilómetro por hora|kilómetros por hora
            m/s|metro por segundo|metros por segundo
            kWh|kilovatio hora|kilovatios hora
            kW|kilovatio|kilovatios
            W|vatio|vatios
            V|voltio|voltios
            A|amperio|amperios
            Hz|hercio|hercios
            hPa|hectopascal|hectopascales
            lx|lux|lux
            dB|decibelio|decibelios
            ppm|parte por millón|partes por millón
            µg/m³|microgramo por metro cúbico|microgramos por metro cúbico
            m³|metro cúbico|metros cúbicos
            m²|metro cuadrado|metros cuadrados
            ml|mililitro|mililitros
            L|litro|litros
            l|litro|litros
            kg|kilogramo|kilogramos
            g|gramo|gramos
            km|kilómetro|kilómetros
            cm|centímetro|centímetros
            mm|milímetro|milímetros
            m|metro|metros
            h|hora|horas
            min|minuto|minutos
            s|segundo|segundos
            GB|gigabyte|gigabytes
            K|kelvin|kelvin
            €|euro|euros
            $|dólar|dólares
            £|libra|libras""",
        symbols={
            "&": "y",
            "+": "más",
            "=": "igual a",
            "\u00d7": "por",
            "÷": "entre",
            "±": "más o menos",
            "≥": "al menos",
            "≤": "como máximo",
            ">": "más de",
            "<": "menos de",
            "#": "número",
            "@": "arroba",
            "%": "por ciento",
            "°": "grados",
        },
        short={
            "p. ej.": "por ejemplo",
            "p.ej.": "por ejemplo",
            "etc.": "etcétera",
            "aprox.": "aproximadamente",
            "Sra.": "señora",
            "Sr.": "señor",
            "Dr.": "doctor",
            "Ud.": "usted",
            "máx.": "máximo",
            "núm.": "número",
        },
        minus="menos",
        to="a",
        about="unos",
        hour="{h}",
        hour_minute="{h} y {m}",
        clock_words="horas|h",
        months="enero febrero marzo abril mayo junio julio agosto septiembre octubre"
        " noviembre diciembre",
        date="{d} de {month} de {y}",
        home="la página {host}",
        page="una página de {host}",
    ),
    "it": SpeechWords(
        units="""°C|grado Celsius|gradi Celsius
            °|grado|gradi
            %|per cento|per cento
            km/h|chilometro orario|chilometri orari
            m/s|metro al secondo|metri al secondo
            kWh|chilowattora|chilowattora
            kW|chilowatt|chilowatt
            W|watt|watt
            V|volt|volt
            A|ampere|ampere
            Hz|hertz|hertz
            hPa|ettopascal|ettopascal
            lx|lux|lux
            dB|decibel|decibel
            ppm|parte per milione|parti per milione
            µg/m³|microgrammo per metro cubo|microgrammi per metro cubo
            m³|metro cubo|metri cubi
            m²|metro quadrato|metri quadrati
            ml|millilitro|millilitri
            L|litro|litri
            l|litro|litri
            kg|chilogrammo|chilogrammi
            g|grammo|grammi
            km|chilometro|chilometri
            cm|centimetro|centimetri
            mm|millimetro|millimetri
            m|metro|metri
            h|ora|ore
            min|minuto|minuti
            s|secondo|secondi
            GB|gigabyte|gigabyte
            K|kelvin|kelvin
            €|euro|euro
            $|dollaro|dollari
            £|sterlina|sterline""",
        symbols={
            "&": "e",
            "+": "più",
            "=": "uguale a",
            "\u00d7": "per",
            "÷": "diviso",
            "±": "più o meno",
            "≥": "almeno",
            "≤": "al massimo",
            ">": "più di",
            "<": "meno di",
            "#": "numero",
            "@": "chiocciola",
            "%": "per cento",
            "°": "gradi",
        },
        short={
            "ad es.": "ad esempio",
            "p. es.": "per esempio",
            "p.es.": "per esempio",
            "ecc.": "eccetera",
            "ca.": "circa",
            "Sig.ra": "signora",
            "Sig.": "signor",
            "Dott.": "dottor",
            "max.": "massimo",
            "n.": "numero",
        },
        minus="meno",
        to="a",
        about="circa",
        hour="{h}",
        hour_minute="{h} e {m}",
        months="gennaio febbraio marzo aprile maggio giugno luglio agosto settembre"
        " ottobre novembre dicembre",
        date="{d} {month} {y}",
        home="il sito {host}",
        page="una pagina di {host}",
    ),
    "nl": SpeechWords(
        units="""°C|graad Celsius|graden Celsius
            °|graad|graden
            %|procent|procent
            km/h|kilometer per uur|kilometer per uur
            km/u|kilometer per uur|kilometer per uur
            m/s|meter per seconde|meter per seconde
            kWh|kilowattuur|kilowattuur
            kW|kilowatt|kilowatt
            W|watt|watt
            V|volt|volt
            A|ampère|ampère
            Hz|hertz|hertz
            hPa|hectopascal|hectopascal
            lx|lux|lux
            dB|decibel|decibel
            ppm|deel per miljoen|delen per miljoen
            µg/m³|microgram per kubieke meter|microgram per kubieke meter
            m³|kubieke meter|kubieke meter
            m²|vierkante meter|vierkante meter
            ml|milliliter|milliliter
            L|liter|liter
            l|liter|liter
            kg|kilogram|kilogram
            g|gram|gram
            km|kilometer|kilometer
            cm|centimeter|centimeter
            mm|millimeter|millimeter
            m|meter|meter
            min|minuut|minuten
            h|uur|uur
            s|seconde|seconden
            GB|gigabyte|gigabyte
            K|kelvin|kelvin
            €|euro|euro
            $|dollar|dollar
            £|pond|pond""",
        symbols={
            "&": "en",
            "+": "plus",
            "=": "is gelijk aan",
            "\u00d7": "keer",
            "÷": "gedeeld door",
            "±": "plus of min",
            "≥": "minstens",
            "≤": "hoogstens",
            ">": "meer dan",
            "<": "minder dan",
            "#": "nummer",
            "@": "apenstaartje",
            "%": "procent",
            "°": "graden",
        },
        short={
            "bijv.": "bijvoorbeeld",
            "bv.": "bijvoorbeeld",
            "d.w.z.": "dat wil zeggen",
            "enz.": "enzovoort",
            "o.a.": "onder andere",
            "ca.": "circa",
            "nr.": "nummer",
            "dr.": "dokter",
            "max.": "maximaal",
            "incl.": "inclusief",
        },
        minus="min",
        to="tot",
        about="ongeveer",
        hour="{h} uur",
        hour_minute="{h} uur {m}",
        clock_words="uur",
        months="januari februari maart april mei juni juli augustus september oktober"
        " november december",
        date="{d} {month} {y}",
        home="de site {host}",
        page="een pagina van {host}",
    ),
    "pt": SpeechWords(
        units="""°C|grau Celsius|graus Celsius
            °|grau|graus
            %|por cento|por cento
            km/h|quilómetro por hora|quilómetros por hora
            kWh|quilowatt-hora|quilowatts-hora
            kW|quilowatt|quilowatts
            W|watt|watts
            hPa|hectopascal|hectopascais
            lx|lux|lux
            m³|metro cúbico|metros cúbicos
            m²|metro quadrado|metros quadrados
            L|litro|litros
            l|litro|litros
            kg|quilograma|quilogramas
            g|grama|gramas
            km|quilómetro|quilómetros
            cm|centímetro|centímetros
            mm|milímetro|milímetros
            m|metro|metros
            h|hora|horas
            min|minuto|minutos
            s|segundo|segundos
            €|euro|euros
            $|dólar|dólares
            £|libra|libras""",
        symbols={
            "&": "e",
            "+": "mais",
            "=": "igual a",
            "\u00d7": "vezes",
            "÷": "a dividir por",
            "±": "mais ou menos",
            "≥": "pelo menos",
            "≤": "no máximo",
            ">": "mais de",
            "<": "menos de",
            "#": "número",
            "@": "arroba",
            "%": "por cento",
            "°": "graus",
        },
        short={
            "p. ex.": "por exemplo",
            "p.ex.": "por exemplo",
            "etc.": "et cetera",
            "aprox.": "aproximadamente",
            "Sra.": "senhora",
            "Sr.": "senhor",
            "Dr.": "doutor",
        },
        minus="menos",
        to="a",
        about="cerca de",
        hour="{h} horas",
        hour_minute="{h} e {m}",
        clock_words="horas|h",
        months="janeiro fevereiro março abril maio junho julho agosto setembro outubro"
        " novembro dezembro",
        date="{d} de {month} de {y}",
        home="o site {host}",
        page="uma página de {host}",
    ),
}
