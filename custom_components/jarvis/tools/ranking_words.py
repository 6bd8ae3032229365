# ruff: noqa: E501 - a table, read line by line
"""What people say when they want something done, per matter, in many languages.

Tools describe themselves in English and dryly; people do not. A word of a line
stands for its matter, on both sides of the comparison.
"""

from typing import Final

MATTERS: Final[dict[str, str]] = {
    "weather": "weather rain raining rainy snow sunny sunshine forecast umbrella jacket coat storm windy cloudy outside drizzle humid miserable | wetter regen regnen regnet schnee schneit sonne sonnig vorhersage regenschirm jacke sturm windig draußen bewölkt | météo pluie pleuvoir neige soleil parapluie prévisions | tiempo lluvia llover llueve nieve paraguas pronóstico | meteo pioggia piovere neve sole ombrello previsioni | weer regenen sneeuw zon paraplu | tempo chuva chover neve previsão",
    "timer": "timer countdown minutes stopwatch | wecker eieruhr kurzzeitwecker minuten stoppuhr | minuteur minuterie minutes | temporizador minutos | minuti | kookwekker minuten",
    "alarm": "alarm wake waken snooze wakeup | wecker wecken weck aufwachen aufstehen | réveil réveiller réveille | despertador despertar despierta | sveglia svegliare svegliami | wekker wekken | despertador acordar",
    "reminder": "remind reminder reminders forget remember | erinnere erinnerung erinnern vergessen | rappelle rappel rappeler oublier | recuérdame recordatorio recordar olvidar | ricordami promemoria ricordare | herinner herinnering | lembre lembrete lembrar",
    "list": "list shopping groceries grocery buy todo task tasks errands | liste einkaufsliste einkauf einkaufen kaufen besorgen aufgabe aufgaben erledigen | liste courses acheter tâche tâches | lista compras compra comprar tarea tareas | lista spesa comprare compiti | lijst boodschappen kopen taak taken | lista compras comprar tarefa",
    "play": "play music song songs radio playlist artist album tune podcast pause resume skip track volume louder quieter mute | spiel spiele musik lied lieder radio sender pausiere weiter lauter leiser lautstärke stumm | joue musique chanson volume | pon música canción volumen | suona musica canzone volume | speel muziek nummer volume harder zachter | toca música volume",
    "history": "last yesterday ago history often earlier opened closed recorded since | zuletzt gestern verlauf oft früher geöffnet seit letzte | quand hier dernière longtemps souvent | cuándo ayer última veces | quando ieri ultima volte | wanneer gisteren laatst vaak",
    "calendar": "calendar appointment appointments meeting meetings event events schedule agenda | kalender termin termine verabredung treffen | calendrier rendez agenda | calendario cita citas reunión | calendario appuntamento | agenda afspraak afspraken | calendário compromisso",
    "sum": "calculate compute plus minus times divided percent percentage sum add subtract multiply square root | rechne berechne mal geteilt prozent summe wurzel | calcule pourcent | calcula | calcola | bereken | calcula",
    "convert": "convert conversion miles kilometers kilometres pounds ounces cups fahrenheit celsius inches euros dollars currency | umrechnen wieviel meilen pfund unzen tassen zoll währung | convertir conversion | convertir | convertire | omrekenen | converter",
    "time": "time clock date weekday timezone | uhr uhrzeit spät datum wochentag | heure date | hora fecha | ora data | tijd datum laat | horas data",
    "announce": "announce broadcast tell everyone everybody dinner intercom shout message | durchsage ansage sag allen alle essen nachricht | annonce annoncer | anuncia anunciar | annuncia | omroepen | anuncia",
    "search": "search web internet online google news article articles website headlines page who whom wikipedia latest | suche such suchen internet netz nachrichten artikel webseite seite google wer neueste | cherche rechercher actualités site qui | busca buscar noticias quién página | cerca cercare notizie chi sito | zoek zoeken nieuws wie | procure buscar notícias quem",
    "memory": "remember recall said told earlier prefer favourite favorite interests | erinnerst weißt merk merke gemerkt gesagt lieblings vorliebe | souviens préféré | recuerdas favorito | ricordi preferito | onthoud favoriete",
    "vacuum": "vacuum hoover clean cleaning dust sweep robot | staubsauger saugen sauge saug putzen roboter | aspirateur aspirer nettoyer | aspirador aspiradora limpiar | aspirapolvere pulire | stofzuiger stofzuigen",
    "light": "light lights lamp lamps bright brighter brightness dim dimmer dark colour color | licht lichter lampe hell heller helligkeit dimm dimme dunkel dunkler farbe | lumière lampe luminosité | luz luces lámpara brillo | luce luci lampada luminosità | licht lamp helderheid | luz lâmpada brilho",
    "climate": "temperature thermostat heating heat warm warmer cold colder cooler degrees climate | temperatur thermostat heizung heizen warm wärmer kalt kälter kühler grad | température chauffage thermostat chaud froid | temperatura calefacción termostato calor frío | temperatura riscaldamento termostato caldo freddo | temperatuur verwarming warm koud | temperatura aquecimento",
    "cover": "blind blinds shutter shutters curtain curtains cover garage awning halfway position | rollladen rolladen jalousie vorhang vorhänge garage markise rollo position | volet volets rideau rideaux store | persiana persianas cortina cortinas | tapparella tapparelle tenda tende | rolluik gordijn gordijnen | persiana cortina",
    "fan": "fan fans speed ventilator airflow | ventilator lüfter lüftung geschwindigkeit stufe | ventilateur vitesse | ventilador velocidad | ventilatore velocità",
    "state": "state status currently | zustand status | état | estado | stato",
    "meal": "eat ate eaten eating food meal meals lunch dinner breakfast snack drank drink gluten calories salad | gegessen essen mahlzeit mittagessen abendessen frühstück getrunken | mangé repas déjeuner dîner | comido comida almuerzo cena | mangiato pasto pranzo cena",
    "file": "file files folder directory document documents read write save config | datei dateien ordner dokument lesen schreiben | fichier dossier | archivo carpeta | cartella",
    "screen": "screenshot screen capture ocr display | bildschirm bildschirmfoto | écran capture | pantalla captura | schermo",
    "routine": "scene scenes script scripts routine bedtime goodnight mood leaving movie | szene szenen skript routine stimmung | scène | escena | scena",
    "automation": "automation automate automatically whenever | automatisierung automatisch automatisiere | automatisation automatiquement | automatización | automazione",
    "why": "why explain explanation reason happened | warum wieso weshalb grund erkläre erklären erklärung getan passiert geschehen | pourquoi explique expliquer raison | explica explicar razón motivo | perché spiega spiegare motivo successo | waarom hoezo reden gebeurd",
    "undo": "undo revert reverse restore rückgängig zurücknehmen widerrufen annule annuler défaire deshacer deshaz annulla annullare ongedaan terugdraaien",
    "stop": "stop cancel nevermind quiet enough goodbye bye | stopp abbrechen schluss egal genug tschüss | arrête annule | para cancela | basta annulla",
}
