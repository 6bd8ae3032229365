"""What makes a wish of a statement about a thing, in French, Spanish, Italian, Dutch.

The fields are told in `remarking.py`.
"""

from collections.abc import Mapping
from typing import Final

from .remarking import Remarking

REMARKING_ABROAD: Final[Mapping[str, Remarking]] = {
    "fr": Remarking(
        some=r"(?:une?|du|de la|des|plus|moins|un peu|encore) ",
        front=r"^(?:chez (?:mon|ma|mes|nous|eux|lui|elle)|quel(?:le)? (?:beau|belle|joli\w*|drôle|chance)|comme (?:c'est|il|elle) |ce que c'est |(?:c'est|j'aime|j'adore|je déteste) |[\w' -]{3,40}? (?:coûte\w*|appartien\w+|rappelle\w*|ressemble\w*|ser(?:t|vent)|vien(?:t|nent)|consomme\w*|date\w*|pèse\w*|fai(?:t|sait)|font|grince\w*)\b)",
        verb=r"\b(?:ouvre(?:nt)?|ferme(?:nt)?|allume(?:nt)?|éteint|éteignent|mesure(?:nt)?|pèse(?:nt)?|vaut|valent|tient|dort|bouge(?:nt)?)\b|\b(?:est|sont|était|étaient|a|ont|avait|fait|font|va|vont|vient|viennent|marche\w*|fonctionne\w*|sert|servent|coûte\w*|consomme\w*|plaît|plaisent|semble\w*|paraît|ressemble\w*|appartient|date\w*|reste\w*|tombe\w*|devient|met|prend|perd|dure\w*|croit|pense\w*|trouve\w*|dit|aime\w*|adore\w*|déteste\w*|connaît|sait|voit|joue\w*|chante\w*|tourne\w*|grince\w*|rend|aspire\w*|lave\w*|arrose\w*|imprime\w*|chauffe\w*|éclaire\w*|déteste\w*|fascine\w*|amuse\w*)\b",
        sways=(
            r"^(?:le|la|les|l'|cette?|ces) ?[\w' -]{2,40}? (?:me |m'|nous )(?!(?:plaî|plai|rappel|appart|appel|coût|sert|serv|suffi|manqu|convien|va\b|vont\b|ressembl|a\b|ont\b|est\b|sont\b|étai|dit|disait|regard|amus|fascin|parl|conn|sui))\w+|\b(?:besoin|fau(?:t|drait|dra)|falloir|veu\w+|voudrai\w*|aimerai\w*|préfér\w+|devrai\w*|doi\w+|peu(?:t|x|vent)|pourrai\w*|serait|ferait|trop|assez|encore|oubli\w*|laissée?s?|mieux|plein\w*|vides?|fini(?:e|s|es)?|terminée?s?|épuisée?s?|mangé|bu|vidé|prête?s?|manque\w*|fatigué\w*|endormi\w*|couche\w*|bientôt|commence\w*|arrive\w*|partons|pars|partent|pleut|pleuvoir|neige\w*|gêne\w*|dérange\w*|éblouit|aveugle|réveille\w*|empêche\w*|insupportable\w*|assourdissant\w*|claqu\w+|énerve\w*|agace\w*|fuit|goutte|surchauffe|gelée?s?|gèle|glaci\w+|glacée?s?|étouff\w+|soif|sec|sèche|hurle\w*|degrés|pour cent)\b|[%°]"
            r"|\bplus (?:de|d'|rien|chaud|froid|clair|sombre|fort)|\bn'y (?:a plus|vois|voit)\b|\bn'entends?\b|\bn'arrive pas\b|\b(?:très|si|tellement|vraiment|bien|un peu|super|drôlement) (?:chaud|froid|sombre|noir|clair|fort|bruyant|sec|humide|sale|bas|haut)\w*"
            r"|\b(?:est|sont)(?: \w+){0,2} (?:allumée?s?|éteinte?s?|ouverte?s?|fermée?s?|verrouillée?s?|déverrouillée?s?|en marche|en route|à fond)[.!]*$"
        ),
        general=r"\b(?:toujours|jamais|souvent|d'habitude|parfois|normalement|en général|généralement|chaque (?:jour|soir|matin|fois|nuit|semaine)|tous les|toutes les|était|étaient|avait|avaient|depuis|autrefois|avant|hier)\b",
        presses=r"\bpour (?:rien|personne)\b|\bdepuis (?:une?|deux|trois|quatre|des|quelques|\d+) (?:bonne )?(?:heures?|demi-heures?|minutes?|plombes?)\b|\b(?:s'il (?:te|vous) plaît|maintenant|aimerai\w*|voudrai\w*|envie|trop|oubli\w*|laissé\w*|besoin|faut|faudrait|peux-tu|tu peux|mieux|trompé\w*|toujours (?:allumée?s?|ouverte?s?|en marche))\b",
        subject="je|j|tu|il|elle|on|nous|vous|ils|elles|qui|que|ne|n|se|s|me|te|y|le|la|les|un|une|mon|ma|mes|jamais|toujours|pas|mari|femme|fils|fille|mère|père|frère|sœur|voisin|voisine|enfants|chat|chien|robot|maman|papa|télé|radio",
        stays=r"\b(?:laisse|laissez|garde|gardez|reste|restent|maintiens)\b",
        on=r"\b(?:allumée?s?|ouverte?s?|déverrouillée?s?|en marche|en route)\b[^.!?]{0,40}$",
        off=r"\b(?:éteinte?s?|fermée?s?|verrouillée?s?|coupée?s?)\b[^.!?]{0,40}$",
        unmarked=r"\b(?:ne|pas|jamais|éteins|allume|ouvre|ferme|quelqu'un|ils|elles|on|oubli\w*|était|a|ont)\b|\bn'",
        things=r"\b(?:minuteurs?|minuteries?|alarmes?|réveils?|rappels?|listes?)\b",
    ),
    "es": Remarking(
        some=r"(?:una?|unos|unas|más|menos|un poco|algo) ",
        front=r"^(?:en casa de|en mi |qué (?:bonit\w|lind\w|fe\w|graci\w+|suerte)|(?:me|nos|te|le|les) (?:gusta\w*|encanta\w*|recuerda\w*|regal\w+|cost\w+) |(?:ya |todavía )?(?:es|son|está|están|era|estaba) |[\w -]{3,40}? (?:cuesta\w*|pertenece\w*|recuerda\w*|parece\w*|sirve\w*|viene\w*|consume\w*|gasta\w*|pesa\w*|hace\w*|chirría\w*|tiene\w*)\b)",
        verb=r"\b(?:lleva\w*|cierra\w*|abre\w*|apaga\w*|enciende\w*|baja|sube|tarda\w*|mide\w*|pesa\w*|vale\w*|gasta\w*|fue|fueron)\b|\b(?:es|son|está|están|era|eran|estaba|estaban|ha|han|había|tiene\w*|hace\w*|va|van|viene\w*|funciona\w*|sirve\w*|cuesta\w*|consume\w*|gusta\w*|encanta\w*|parece\w*|pertenece\w*|queda\w*|cae\w*|pierde\w*|dura\w*|cree\w*|piensa\w*|dice\w*|ama\w*|odia\w*|sabe\w*|ve|ven|suena\w*|canta\w*|gira\w*|chirría\w*|vuelve\w*|limpia\w*|lava\w*|riega\w*|imprime\w*|calienta\w*|ilumina\w*|pone\w*|huele\w*|divierte\w*)\b",
        sways=(
            r"^(?:el|la|los|las|es[ea]|est[ea]) [\w -]{2,40}? (?:me|nos) (?!(?:gust|encant|recuerd|pertenec|parec|cost|cuest|sirv|va\b|van\b|ha\b|han\b|dij|dic|regal|import|llam|divier|fascin|conoc|lo\b|la\b))\w+|\b(?:necesit\w+|falta\w*|quier\w+|quisier\w+|gustaría|prefer\w+|prefier\w+|deb\w+|pued\w+|podr\w+|sería|vendría\w*|demasiad\w+|bastante|todavía|aún|sigue\w*|olvid\w+|dejad\w+|mejor|llen[oa]s?|vací[oa]s?|terminad\w+|agotad\w+|comid[oa]|bebid[oa]|gastad\w|acab\w+|list[oa]s?|cansad\w+|dormid\w+|acost\w+|pronto|empieza\w*|empezó|llega\w*|salimos|salgo|llueve|llover|nieva|molesta\w*|deslumbra\w*|despierta\w*|impide\w*|insoportable|ensordecedor\w*|golpea\w*|da golpes|nervios|gotea|pierde agua|sobrecalient\w+|helad\w+|congela\w*|frío|calor|ahoga\w*|asfixi\w*|sed|sec[oa]s?|grita\w*|grados|por ciento)\b|[%°]"
            r"|\bno (?:se )?(?:veo|oigo|puedo|puede|ve|oye)\b|\b(?:ya no|no (?:nos |me )?quedan?)\b|\b(?:muy|tan|tanta?|un poco|súper|realmente) (?:calient\w+|frí\w+|oscur\w+|clar\w+|fuerte|alt\w+|baj\w+|ruidos\w+|sec\w+|húmed\w+|suci\w+|luz|ruido)\b"
            r"|\b(?:está|están)(?: \w+){0,2} (?:encendid\w+|apagad\w+|abiert\w+|cerrad\w+|bloquead\w+|en marcha|puest\w+)[.!]*$"
        ),
        general=r"\b(?:siempre|nunca|a menudo|normalmente|a veces|suele\w*|en general|cada (?:día|noche|mañana|vez|semana)|tod[oa]s l[oa]s|era|eran|estaba|estaban|había|desde|antes|ayer)\b",
        presses=r"\bpara (?:nada|nadie)\b|\b(?:lleva\w*|desde hace) (?:una?|media|dos|tres|\d+) (?:horas?|minutos?|rato)\b|\b(?:por favor|ahora|gustaría|quisier\w+|ganas|demasiad\w+|olvid\w+|dejad\w+|necesit\w+|falta|hay que|puedes|mejor|equivocad\w+|sigue\w*)\b",
        subject="yo|tú|él|ella|nosotros|ellos|ellas|usted|que|quien|no|se|me|te|le|lo|la|los|las|un|una|mi|mis|su|sus|nunca|siempre|marido|mujer|hijo|hija|madre|padre|hermano|hermana|vecino|vecina|niños|gato|perro|robot|mamá|papá|tele|radio",
        stays=r"\b(?:deja|dejad|deje|mantén|mantenga|quede|queden|queda|quedan|se queda|se quedan)\b",
        on=r"\b(?:encendid[oa]s?|abiert[oa]s?|desbloquead[oa]s?|en marcha|puest[oa]s?)\b[^.!?]{0,40}$",
        off=r"\b(?:apagad[oa]s?|cerrad[oa]s?|bloquead[oa]s?)\b[^.!?]{0,40}$",
        unmarked=r"\b(?:no|nunca|apaga|enciende|abre|cierra|alguien|olvid\w*|estaba|ha|han|dejó)\b",
        things=r"\b(?:temporizador(?:es)?|alarmas?|despertador(?:es)?|recordatorios?|listas?)\b",
    ),
    "it": Remarking(
        some=r"(?:una?|uno|un'|dell[ao]|del|dei|più|meno|un po'|ancora) ",
        front=r"^(?:a casa (?:di|dei|mia|nostra)|da (?:mia|mio|noi|lei|lui) |che (?:bell\w+|brutt\w+|carin\w+|fortuna)|(?:mi|ci|ti|gli|le) (?:piac\w+|ricord\w+|è costat\w) |(?:adoro|amo|odio) |[\w' -]{3,40}? (?:cost\w+|appartien\w+|ricord\w+|somigli\w+|serv\w+|vien\w+|vengono|consum\w+|pes\w+|fa|fanno|cigol\w+)\b)",
        verb=r"\b(?:chiud(?:e|ono)|apr(?:e|ono)|accend(?:e|ono)|spegn(?:e|ono)|abbassa(?:no)?|alza(?:no)?|misura\w*|pesa\w*|vale|valgono|tiene|tengono)\b|(?:\bè|\bsono|\bera|\berano|\bha|\bhanno|\baveva|\bfa|\bfanno|\bva|\bvanno|\bviene|\bvengono|\bfunziona\w*|\bserve|\bservono|\bcosta\w*|\bconsuma\w*|\bpiace|\bpiacciono|\bsembra\w*|\bpare|\bsomiglia\w*|\bappartiene|\bresta\w*|\brimane\w*|\bcade\w*|\bperde\w*|\bdura\w*|\bcrede|\bpensa\w*|\bdice|\bama\w*|\badora\w*|\bodia\w*|\bsa|\bvede|\bsuona\w*|\bcanta\w*|\bgira\w*|\bcigola\w*|\brende|\bpulisce|\blava|\bannaffia|\bstampa|\bscalda|\billumina|\bdiverte)\b",
        sways=(
            r"^(?:il|la|lo|i|gli|le|l'|quest[oaie]|quell[oaie]) ?[\w' -]{2,40}? (?:mi|ci) (?!(?:piac|ricord|apparten|appartien|sembr|par[ea]|cost|serv|va\b|vanno\b|ha\b|hanno\b|è\b|sono\b|dic|diss|import|chiam|divert|affascin|conosc|lo\b|la\b))\w+|\b(?:bisogn\w+|servono|serve|servirebbe\w*|vogli\w+|vorre\w+|piacerebbe|prefer\w+|dev\w+|dovre\w+|può|puoi|possono|potre\w+|sarebbe|tropp\w+|abbastanza|ancora|dimenticat\w|lasciat\w|meglio|pien\w|vuot\w|finit\w|terminat\w|esaurit\w|mangiat\w|bevut\w|svuotat\w|pront\w|stanc\w|addormentat\w|dormire|presto|comincia\w*|inizia\w*|arriv\w+|usciamo|esco|partiamo|piove\w*|nevic\w+|disturb\w+|abbagli\w+|svegli\w*|impedi\w+|insopportabil\w+|assordant\w+|sbatt\w+|nervi|perde acqua|gocciol\w+|surriscald\w+|gelat\w|gelid\w|congel\w+|freddo|caldo|soffoc\w+|respir\w+|sete|secc\w|url\w+|gradi|per cento)\b|[%°]"
            r"|\bnon (?:ci )?(?:vedo|sento|riesco|si vede)\b|\bnon (?:c'è|ci sono) più\b|\bmanca\w*|\b(?:molto|così|tanto|un po'|davvero|proprio) (?:cald\w|fredd\w|bui\w|luminos\w|forte|rumoros\w|secc\w|umid\w|sporc\w|alt\w|bass\w)"
            r"|(?:\bè|\bsono)(?: \w+){0,2} (?:acces[oaie]|spent[oaie]|apert[oaie]|chius[oaie]|bloccat[oaie]|in funzione)[.!]*$"
        ),
        general=r"\b(?:sempre|mai|spesso|di solito|a volte|normalmente|in generale|ogni (?:giorno|sera|mattina|volta|notte|settimana)|tutt[ei] (?:i|le)|era|erano|aveva|da quando|una volta|prima|ieri)\b",
        presses=r"\bper (?:niente|nulla|nessuno)\b|\bda (?:un'ora|mezz'ora|due|tre|\d+|ore)(?: ore| minuti)?\b|\b(?:per favore|adesso|ora|vorre\w+|piacerebbe|voglia|tropp\w+|dimenticat\w|lasciat\w|bisogn\w+|puoi|meglio|sbagliat\w)\b",
        subject="io|tu|lui|lei|noi|voi|loro|che|chi|non|si|mi|ti|ci|lo|la|i|gli|le|un|una|mai|sempre|marito|moglie|figlio|figlia|madre|padre|fratello|sorella|vicino|vicina|bambini|gatto|cane|robot|mamma|papà|tele|radio",
        stays=r"\b(?:lascia|lasciate|lasci|tieni|tenete|resta|restano|rimane|rimangono|resti|restino|rimanga|rimangano)\b",
        on=r"\b(?:acces[oaie]|apert[oaie]|sbloccat[oaie]|in funzione)\b[^.!?]{0,40}$",
        off=r"\b(?:spent[oaie]|chius[oaie]|bloccat[oaie])\b[^.!?]{0,40}$",
        unmarked=r"\b(?:non|mai|spegni|accendi|apri|chiudi|qualcuno|dimenticat\w|era|ha|hanno)\b",
        things=r"\b(?:timer|allarmi?|sveglie?|promemoria|liste?|elench?i?o?)\b",
    ),
    "nl": Remarking(
        some=r"(?:een|wat|meer|minder|nog|geen) ",
        front=r"^(?:bij (?:mijn|ons|hem|haar|de) |wat een |zo'n |wat (?:mooi|leuk|grappig) |(?:ik|we) (?:hou|houden|vind|vinden|haat|herinner) |[\w' -]{3,40}? (?:kost|kosten|hoort|behoort|herinnert|lijkt|dient|komt|komen|verbruikt|weegt|doet|piept|kraakt)\b)",
        verb=r"\b(?:sluit|opent|dooft|meet|weegt|slaapt|hoort|bijt|klinkt)\b|\b(?:is|zijn|was|waren|heeft|hebben|had|hadden|doet|doen|gaat|gaan|komt|komen|werkt|werken|dient|kost|kosten|verbruikt|bevalt|lijkt|lijken|schijnt|hoort|blijft|blijven|valt|vallen|wordt|worden|neemt|verliest|duurt|denkt|vindt|zegt|houdt|haat|kent|weet|ziet|speelt|zingt|draait|piept|kraakt|maakt|stofzuigt|wast|sproeit|print|verwarmt|staat|staan|zit|hangt)\b",
        sways=(
            r"^(?:de|het|die|dat|deze|dit) [\w' -]{2,40}? (?:blaast|waait|trekt|houdt|maakt|stoort|hindert|jaagt|bezorgt|schijnt|piept|toetert|irriteert|verblindt) (?:[\w' ]+ )?(?:mij|me|ons|mijn)\b|\b(?:nodig|wil|willen|wilde|graag|liever|moet|moeten|mag|mogen|kan|kunnen|zou|zouden|te|genoeg|nog|vergeten|gelaten|beter|vol|leeg|op|opgemaakt|opgegeten|opgedronken|opgebruikt|klaar|moe|slaapt|bed|straks|begint|beginnen|komen|vertrekken|regent|regenen|sneeuwt|stoort|hindert|verblindt|wakker|houdt \w+ wakker|ondraaglijk|oorverdovend|klappert|klapperen|klapt|zenuwen|lekt|druppelt|oververhit|bevroren|ijskoud|ijzig|stik\w*|benauwd|dorst|droog|kurkdroog|gilt|graden|procent)\b|[%°]"
            r"|\b(?:zie|hoor|kan) [^.!?]*\b(?:niets|niks|niet|amper|nauwelijks)\b|\bniet meer\b|\b(?:erg|zo|heel|best|wel|echt|behoorlijk|nogal|beetje) (?:warm|koud|donker|licht|fel|hard|luid|droog|vochtig|vies|hoog|laag)\b"
            r"|\b(?:is|zijn|staat|staan|zit|zitten|brandt|branden)\b(?: \w+){0,2}(?: (?:aan|uit|open|dicht|op slot))?[.!]*$(?<=aan|uit|pen|cht|lot|ndt)"
        ),
        general=r"\b(?:altijd|nooit|vaak|meestal|normaal|soms|over het algemeen|(?:elke|iedere) (?:dag|avond|ochtend|keer|nacht|week)|was|waren|had|hadden|sinds|vroeger|gisteren)\b",
        presses=r"\bvoor (?:niets|niks|niemand)\b|\b(?:al|sinds) (?:een|twee|drie|\d+|half) (?:half )?(?:uur|uren|kwartier|minuten)\b|\b(?:alsjeblieft|graag|wou|zin in|nu|te|vergeten|gelaten|nodig|moet|kun je|beter|verkeerd\w*)\b",
        subject="ik|jij|je|hij|zij|ze|wij|we|jullie|die|dat|wie|niet|zich|me|te|het|de|een|mijn|nooit|altijd|man|vrouw|zoon|dochter|moeder|vader|broer|zus|buurman|buurvrouw|kinderen|kat|hond|robot|mama|papa|tv|radio|om|gaat|staat|is",
        stays=r"\b(?:laat|hou|houd|houden|blijft|blijven)\b",
        on=r"\b(?:aan|open|ingeschakeld)\b[^.!?]{0,12}$",
        off=r"\b(?:uit|dicht|gesloten|op slot|uitgeschakeld)\b[^.!?]{0,12}$",
        unmarked=r"\b(?:niet|nooit|zet|doe|maak|iemand|vergeten|was|heeft|hebben|gaan)\b",
        things=r"\b(?:timers?|wekkers?|alarm(?:en)?|herinnering(?:en)?|lijst(?:je|en)?|boodschappenlijst\w*)\b",
    ),
}
