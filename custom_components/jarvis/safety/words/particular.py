"""What asks for the particulars of one household, per language, as patterns.

`things` are things and people of a household, known or counted: "the parcel", "how many
loads"; `aspects` ask for what does not last, where there are such: "is it out", "has it
come". `own` asks of what who speaks has done, or has, or where it is; `callers` of
somebody who came, rang or is there; `recent` of what there is today. `bars` asks for
advice, for what is so as a rule, or of the world, whatever it names. `leads` stands in
front of what somebody wants to know without asking, `fillers` before anything, `asks`
begins a question that leaves its verb out.

Of an answer: `free` marks a clause that guesses, denies, refers to somebody or promises
nothing; `self` begins what one says of oneself, `general` what is told of all of a
kind, `soon` what is to come, `whoever` no order for all that it looks like one. `when` is a
time close by, told to who only remarked, `since` stands before how long something has been so,
`recalls` says that whom one talks to has told something before, `kinds` asks how, or why,
all of a kind do something, `listed` is what a list does with what is on it. `sure` asks
of this house whatever else stands in it: "the bins, are they out", "what was that click".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Particular:
    """The table of one language."""

    things: str
    aspects: str
    own: str
    callers: str
    recent: str
    bars: str
    leads: str
    fillers: str
    asks: str
    free: str
    self: str
    general: str
    soon: str
    whoever: str
    when: str
    since: str
    recalls: str
    kinds: str = ""
    listed: str = ""
    sure: str = ""


_ROOMS_EN: Final = r"(?:the |this )?(?:house|home|kitchen|garden|yard|drive|hall|garage|bath(?:room|tub)?|living room|lounge|bedroom|shower|study|office|cellar|attic|fridge|door|gate|porch)"
_NOUNS_EN: Final = (
    r"kids?|children|child|baby|twins|toddler|cats?|kittens?|dogs?|pupp(?:y|ies)|hamster|rabbits?|bunny|guinea pigs?|(?:gold)?fish|hens|chickens|parrot|budgie|tortoise|horses?|pony|pets?"
    r"|post|mail(?:box|man)?|letter ?box|letters?|parcels?|packages?|deliver(?:y|ies)|courier|post(?:man|woman|ie)|newspaper|groceries|shopping|takeaway|pizza"
    r"|plumber|electrician|gardener|cleaner|cleaning lady|baby ?sitter|nanny|visitors?|guests?|handyman|chimney sweep|(?:heating )?engineer|technician|repair ?man|landlord|lodger|neighbours?(?:'s? \w+)?"
    r"|door ?bell|bell|(?:mobile )?phone|calls?|messages?|voicemails?|e-?mails?|inbox|calendar|agenda|diary|appointments?|meetings?|schedule"
    r"|car|van|bike|bicycle|scooter|motorbike|camper|iron|kettle|oven|hob|stove|cooker|fridge|freezer|dishwasher|washing machine|washer|(?:tumble )?dr[iy]er|microwave|toaster|boiler|grill|barbecue|sauna|hot tub|pool|bath ?(?:tub)?|tub|taps?|fireplace|candles?|cameras?|printer|charger|batter(?:y|ies)"
    r"|alarms?|timers?|reminders?|laundry|washing|loads?|dishes|bins?|rubbish|trash|garbage|plants?|lawn|tomatoes|roof|dinner|lunch|breakfast|supper|milk|eggs?|bread|butter|coffee|cheese|beer|wine|toilet paper|food"
    r"|school|doctor(?:'s)?|dentist|vet|boss|insurance|keys?|purse|wallet|glasses|remote|pills?|tablets?|medicine|homework|electric(?:ity)?|power (?:cut|usage)"
    r"|radiators?|gates?|shed|tank|filters?|gutters?|softener|wi-?fi|internet|router|sourdough|dough|nipper|nippers|little ones?|wee one"
)
_DET_EN: Final = (
    r"(?:the|my|our|his|her|their|any|some|no|how many|how much|which|whose|an?y more)"
)
_NOUNS_DE: Final = (
    r"kind(?:er)?|baby|zwillinge|katzen?|kater|hunde?|hamster|kaninchen|hasen?|meerschweinchen|fische?|hühner|hennen|papagei|wellensittich|vogel|schildkröte|pferde?|haustiere?|\w+hund"
    r"|post|briefe?|briefkasten|paket\w*|päckchen|lieferung|postbot\w+|kurier|zeitung|einkäufe|pizza"
    r"|klempner|elektriker|gärtner\w*|putzfrau|reinigungskraft|babysitter\w*|gäste|besuch|handwerker|\w*monteur\w*|schornsteinfeger|techniker\w*|vermieter\w*|nachbarn?|nachbarin"
    r"|(?:tür)?klingel|telefon|handy|anrufe?|nachrichten?|e-?mails?|kalender|\w*termine?|besprechung(?:en)?"
    r"|auto|wagen|e-?auto|(?:fahr)?rad|roller|motorrad|bügeleisen|wasserkocher|(?:back)?ofen|herd|kühlschrank|gefrier\w+|tiefkühl\w+|spülmaschine|geschirrspüler|waschmaschine|(?:wäsche)?trockner|mikrowelle|toaster|boiler|grill|sauna|whirlpool|pool|(?:bade)?wanne|(?:wasser)?hahn|kamin|kerzen?|kameras?|drucker|ladegerät|akku|batterien?"
    r"|alarm\w*|wecker|timer|erinnerungen|wäsche|ladungen?|geschirr|(?:müll)?tonnen?|müll|pflanzen|blumen|rasen|tomaten|(?:mittag|abend)?essen|frühstück|milch|eier|brot|butter|kaffee|käse|bier|wein|klopapier"
    r"|schule|kita|kindergarten|ärztin|arzt|zahnarzt|praxis|chef\w*|werkstatt|schlüssel|geldbeutel|portemonnaie|brille|fernbedienung|tabletten|pillen|medikamente?|medizin|hausaufgaben|strom(?:ausfall|verbrauch)"
    r"|heizkörper|\w*törchen|\w*tank|filter|dachrinne|\w*salz|wlan|internet|router|\w*teig|rekorder|kessel|therme|knirps|kleine[nr]?"
)
_DET_DE: Final = r"(?:der|die|das|den|dem|des|mein\w*|unser\w*|ihr\w*|sein\w*|welche\w*|wie ?viele?|noch|neue|irgend\w*|kein\w*|etwas)"

_NOUNS_FR: Final = (
    r"enfants?|petite?s?|bébé|jumeaux|chats?|chatte|chiens?|chienne|hamster|lapins?|cochons? d'inde|poissons?|poules?|perroquet|tortue|chev(?:al|aux)"
    r"|courrier|facteur|lettres?|boîte aux lettres|colis|paquets?|livr(?:aison|eur)s?|journal|courses|pizza|plombier|électricien|jardinier|femme de ménage|nounou|invités?|visiteurs?|réparateur|technicien|propriétaire|voisine?s?"
    r"|sonnette|téléphone|portable|appels?|messages?|mails?|e-?mails?|sms|agenda|calendrier|rendez-vous|réunions?"
    r"|voiture|auto|vélo|scooter|moto|fer(?: à repasser)?|bouilloire|four|cuisinière|plaques?|frigo|réfrigérateur|congélateur|lave-vaisselle|lave-linge|machine à laver|sèche-linge|micro-ondes|grille-pain|chaudière|barbecue|sauna|piscine|baignoire|bain|robinet|cheminée|bougies?|caméra|imprimante|chargeur|batterie|piles?"
    r"|alarmes?|réveils?|minuteurs?|rappels?|lessives?|linge|vaisselle|poubelles?|plantes?|fleurs?|pelouse|tomates|dîner|déjeuner|petit-déjeuner|lait|œufs?|oeufs?|pain|beurre|café|fromage|bière|vin|clés?|clefs?|portefeuille|lunettes|télécommande|cachets?|médicaments?|devoirs|chemise|électricité|coupure|foin|manger|école|médecin|dentiste|patron"
)
_DET_FR: Final = r"(?:(?:le|la|les|du|des|au|aux|mon|ma|mes|notre|nos|son|sa|ses|leurs?|combien de|combien d'|quel(?:le)?s?|encore du|de nouveaux|pas de) |l'|d')"
_NOUNS_ES: Final = (
    r"niñ[oa]s?|peques?|pequeñ[oa]s?|hij[oa]s?|bebé|gemelos|gat[oa]s?|perr[oa]s?|hámster|conejos?|cobayas?|pez|peces|gallinas?|loro|tortuga|caballos?"
    r"|correo|carter[oa]|cartas?|buzón|paquetes?|entregas?|repartidor|periódico|compra|pizza|fontanero|electricista|jardiner[oa]|asistenta|limpiadora|niñera|canguro|invitados?|visitas?|técnico|casero|vecin[oa]s?"
    r"|timbre|puerta|teléfono|móvil|llamadas?|mensajes?|mails?|correos?|agenda|calendario|citas?|reuni(?:ón|ones)"
    r"|coche|carro|bici(?:cleta)?|moto|patinete|plancha|hervidor|horno|cocina|nevera|frigorífico|congelador|lavavajillas|lavadoras?|secadora|microondas|tostadora|caldera|barbacoa|sauna|piscina|bañera|grifo|chimenea|velas?|cámara|impresora|cargador|batería|pilas?"
    r"|alarmas?|despertador(?:es)?|temporizador(?:es)?|recordatorios?|coladas?|ropa|platos|basura|cubos?|plantas?|flores|césped|tomates|cena|comida|almuerzo|desayuno|leche|huevos?|pan|mantequilla|café|queso|cerveza|vino|llaves?|cartera|gafas|mando|pastillas?|medicinas?|deberes|camisa|luz|electricidad|heno|lista"
)
_DET_ES: Final = r"(?:el|la|los|las|al|del|mis?|nuestr[oa]s?|sus?|cuánt[oa]s?|qué|algun[oa]s?|algún|ningún|más|queda|quedan|hay|tengo|tenemos)"
_NOUNS_IT: Final = (
    r"bambin[oaie]|piccol[oaie]|bimb[oaie]|figli[oae]?|neonato|gemelli|gatt[oaie]|can[ei]|cagna|criceto|conigli[o]?|cavie|pesc[ei]|gallin[ae]|pappagallo|tartaruga|caval(?:lo|li)"
    r"|posta|postin[oa]|letter[ae]|cassetta|pacc(?:o|hi)|pacchetto|consegn[ae]|corriere|giornale|spesa|pizza|idraulico|elettricista|giardiniere|donna delle pulizie|tata|ospit[ei]|visit[ae]|tecnico|padrone di casa|vicin[oaie]"
    r"|campanello|telefono|cellulare|chiamat[ae]|messaggi[o]?|mail|e-?mail|agenda|calendario|appuntament[oi]|riunion[ei]"
    r"|macchina|auto|bici(?:cletta)?|moto|scooter|ferro(?: da stiro)?|bollitore|forno|fornelli|frigo(?:rifero)?|congelatore|freezer|lavastoviglie|lavatric[ei]|asciugatrice|microonde|tostapane|caldaia|barbecue|sauna|piscina|vasca|rubinetto|camino|candel[ae]|telecamera|stampante|caricatore|batteri[ae]|pil[ae]"
    r"|allarm[ei]|svegli[ae]|timer|promemoria|bucat[oi]|panni|piatti|spazzatura|bidon[ei]|piant[ae]|fiori|prato|pomodori|cena|pranzo|colazione|latte|uov[oa]|pane|burro|caffè|formaggio|birra|vino|chiav[ei]|portafoglio|occhiali|telecomando|pastigli[ae]|pillol[ae]|medicin[ae]|compiti|camicia|corrente|elettricità|fieno|lista"
)
_DET_IT: Final = r"(?:(?:il|lo|la|i|gli|le|al|allo|alla|ai|alle|del|della|dei|mi[oa]|mie[i]?|nostr[oaie]|su[oa]|suoi|quant[oaie]|qual[ei]?|che|alcun[oaie]?|ancora|nessun[oa]?|ho|abbiamo|c'è|ci sono)|(?:l|dell|all|un)')"
_NOUNS_NL: Final = (
    r"kind(?:eren)?|kleine|baby|tweeling|kat(?:ten)?|poes|hond(?:en)?|hamster|konijn(?:en)?|cavia'?s?|vis(?:sen)?|goudvis|kippen|papegaai|schildpad|paard(?:en)?"
    r"|post(?:bode)?|brieven(?:bus)?|brief|pakket\w*|pakje|bezorg(?:er|ing)|koerier|krant|boodschappen|pizza|loodgieter|elektricien|tuinman|schoonmaakster|werkster|oppas|gasten|bezoek|monteur|huisbaas|bur(?:en|man|vrouw)"
    r"|(?:deur)?bel|telefoon|mobiel\w*|telefoontjes?|oproep(?:en)?|bericht(?:en)?|mails?|e-?mails?|agenda|kalender|afspra(?:ak|ken)|vergadering(?:en)?"
    r"|auto|fiets|scooter|brommer|motor|strijkijzer|waterkoker|oven|fornuis|koelkast|vriezer|vaatwasser|wasmachine|droger|magnetron|broodrooster|ketel|barbecue|sauna|zwembad|badkuip|bad|kraan|open haard|kaars(?:en)?|camera|printer|oplader|accu|batterij(?:en)?"
    r"|alarm|wekkers?|timers?|herinneringen|was(?:sen)?|wasje|afwas|vuilnis(?:bak)?|kliko|container|planten|bloemen|gazon|tomaten|(?:avond|middag)?eten|ontbijt|melk|eieren|ei|brood|boter|koffie|kaas|bier|wijn|sleutels?|portemonnee|bril|afstandsbediening|pillen|medicijnen|huiswerk|overhemd|stroom|hooi|\w*lijst(?:je)?|spaarpot|pot"
)
_DET_NL: Final = (
    r"(?:de|het|mijn|ons|onze|zijn|haar|hun|hoeveel|welke|nog|nieuwe|geen|wat|er)"
)

_STAGE_EN: Final = r"all right|alright|ok|okay|fine|in order|sound|near|nearby|anywhere|bled|paid|sent|swept|cut|brought|sold|drawn|latched|on|off|in|out|up|down|open|shut|locked|unlocked|home|here|there|back|ready|done|gone|over|full|empty|dry|wet|hot|cold|warm|cool|cold enough|clean|dirty|asleep|awake|alive|dead|alone|busy|free|late|lit|fed|left|set|upstairs|downstairs|outside|inside|around|online|offline|low|dark|quiet|\w{3,}ing|\w{3,}ed|(?:on|at|in|under|by) (?:the|my|our|his|her|their|its|work|school|bed|use|charge)(?: [\w']+){0,3}"
_SOME_EN: Final = r"(?:my|our) [\w']+"
_STAGE_DE: Final = r"in ordnung|ok|okay|kaputt|scharf|nah|nahe|bald da|an|aus|auf|zu|da|hier|daheim|zu ?hause|drin|drinnen|raus|draußen|rein|oben|unten|offen|fertig|leer|voll|bereit|wach|weg|zurück|los|trocken|nass|heiß|kalt|warm|sauber|schmutzig|dreckig|dunkel|müde|allein|frei|besetzt|unterwegs|online|dran|tot|lebendig|(?:in|auf|bei|an|im|am|beim|unter|vor) (?:der|die|dem|den|das|meine\w*|unsere\w*|arbeit|schule|bett|garten|haus)(?: [\wäöüß]+){0,2}|[a-zäöü]{0,12}ge[a-zäöüß]{2,}(?:t|en)|(?:ver|be|ent|er|zer|ab|an|auf|aus|ein|los)[a-zäöüß]{3,}(?:t|en)|\w+iert"

PARTICULAR: Final[Mapping[str, Particular]] = {
    "en": Particular(
        things=rf"\b{_DET_EN} (?:(?!\w+est\b|first\b|average\b|electric\b|typical\b|normal\b)[\w'-]+ )?(?:{_NOUNS_EN})\b(?! (?:office|industry|market|company|song|film|movie|book|race)\b)|\b{_SOME_EN}\b",
        aspects=rf"^(?:what|which|who|where|how many|how much)?\b[\w' ]*?(?:\b(?:is|are|was|were)|'s|'re)\b[^?]*\b(?:{_STAGE_EN})(?: (?:yet|now|already|again|still|today|tonight|this morning|last night|from \w+|for (?:me|us|dinner)|enough))*$|\b(?:has|have|had)\b|\bdid (?:(?:{_DET_EN}|you|any\w*|some\w*|no\w*) )|\bdid (?:i|we)\b|\b(?:was|were) (?:the|my|our|any\w*|some\w*|there)\b|\b(?:do|have) (?:we|i)\b|\b(?:is|are) there\b|^(?:so )?any\w*\b|\bleft\b|\b(?:on|in) my\b|^where(?:'s| is| are| was| were)\b|^when(?:'s| is| are| was)\b|^how(?:'s| is| are| was| were| full| far| hot| cold| warm| late| long (?:has|have|is|until|till))\b|^what(?:'s| is| was) (?:on|in|for|up|there|the (?:score|status|state|temperature|time left))\b|^what came\b|^who (?:fed|left|took|ate|used|opened|rang|moved|put|finished|drank|called|printed|has|was|is)\b|\b(?:today|tonight|so far|yet|this morning|last night|yesterday)$|^(?:you|someone|somebody|everyone|anyone|anybody|no ?body|no one)\b",
        own=(
            r"\b(?:did|have|had) (?:i|we)\b|\b(?:i|we) last \w+|\bi (?:took|put|left|had|did)\b"
            r"|\b(?:where|when|how)(?:'s| is| are| was| were| did| has| have) (?:my|our)\b|\bon my \w+|\b(?:my|our)\b[^,.?]*\b(?:today|tonight|now|yet|so far|this (?:morning|week|month|afternoon|evening)|last night|yesterday)\b"
            r"|\bfor me\b|^(?:how|what)(?:'s|'re| is| are) (?:the|my|our|his|her) (?!weather\b|world\b|economy\b)[\w' ]+ (?:doing|coming along|getting on|getting along|at|up to|holding up)$|^(?:has|have|is|are|did) (?:the|my|our) \w+(?: [\w']+)* (?:yet|already)$|^how (?:full|empty)(?:'s| is| are) (?:the|my|our)\b"
        ),
        callers=rf"\b(?:any(?:one|body)|some(?:one|body)|no ?body|no one)\b[^,.?]*\b(?:ring|rang|rung|knock\w*|call(?:ed)?|phoned?|come|came|been|dropp?(?:ed)? (?:by|in)|stopp?(?:ed)? by|at the door|home|here|outside|upstairs|downstairs|in|visit\w*|deliver\w*|fed|feed|let|left)\b|\bany(?:thing|one|body)\b[^,.?]*\b(?:running|on|burning|plugged in|charging|going|switched on|in (?:{_ROOMS_EN}))\b|\bwho\b[^,.?]*\b(?:rang|rung|knocked|at the door|home|here|in {_ROOMS_EN}|(?:just|today|tonight|last night|this morning))\b|\bhow many (?:people|guests|visitors)\b[^,.?]*\b(?:here|home|in {_ROOMS_EN})|\bwho\b[^,.?]*\b(?:to bed|to sleep|asleep|out of bed)\b|^(?:any\w*|what|did)\b.*\bwhile (?:i|we) (?:was|were)\b|^(?:is|are) (?:gran\w*|grandma|grandpa|granddad|mum|mom|dad|nan|(?-i:(?!The\b|My\b)[A-Z][a-z]+)) (?:\w+ )?(?:back|home|asleep|awake|up|upstairs|downstairs)\b",
        recent=rf"\b(?:{_NOUNS_EN})\b[^,.?]*\b(?:today|tonight|now|yet|already|again|last night|this (?:morning|afternoon|evening))\b|\b(?:is|are|was|were|has|have) there\b[^,.?]*\b(?:been|today|tonight|last night|this morning|for (?:me|us)|from \w+)\b|\bnews from\b|\b(?:rain|snow|freez|storm|hail)\w*\b[^,.?]*\b(?:last night|today|this morning|yesterday|overnight)\b",
        bars=(
            r"\b(?:did|have|had) (?:i|we)(?: just| ever| already)? (?:ask|say|tell|mean|talk|discuss)\w*\b|\b(?:should|could|would|can|may|might|must|ought|shall|why|how come|how (?:do|does|to|can|old|tall|heavy|has|have (?!i|we))|does"
            r"|invent\w*|discover\w*|ever|usually|normally|generally|often|always|typically|good|bad|better|best|worse|normal|dangerous|safe|healthy|legal|allowed|worth|fair|(?<!all )right|wrong|mean(?:s|ing)?|called|named|if|first(?! (?:today|tonight|this|home|up|in|out|thing)\b)|difference|opinions?|think|recommend\w*|suggest\w*|years? ago|century|history|(?<!how many )people|needs?|wants?|likes?|cost\w*|expensive|idea|(?:told|tell|wake|bother\w*|disturb\w*|ask(?:ed)?) you|joke|story|poem|song|recipe|too|vegetarian|vegan|made of|in general|than|it true|price|these days|horoscope|fable|enough to|on a|in an?|related|got time|faster|slower|the (?:moon|sun|world|first|last world))\b"
            r"|\b(?:they|people)\b.*\bbefore (?:there|the|electric\w*|\w+ing|\w+s\b)"
            r"|^(?:(?:what|where|when|which|who|how)(?: \w+)? )?do\b(?! (?:i|we) (?:still |even )?have\b)|^(?:is|are|was) [\w' ]+ an? \w+(?: \w+)?$|^(?:what|who)(?:'s| is| are) (?:my|our|your) (?!next|electric|agenda|calendar|schedule|plan|power|energy|usage|battery)"
        ),
        leads=r"^(?:please )?(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like to |i (?:want|need) to )?(?:tell me(?: (?:if|whether|that|again|please))?|remind me(?: again)?,? (?=who|what|where|which|how|if|whether|was|did|is)|let me know(?: if| whether)?|know(?: if| whether)|say(?: that)?|do(?:n't| not) (?:tell me|say)(?: that)?|i (?:wonder|hope|bet|trust|assume|suppose|take it|guess)(?: if| whether| that)?|hopefully|surely|do you (?:happen to )?know(?: if| whether)?|any idea(?: if| whether)?|check (?:if|whether))\b[, ]*",
        fillers=r"^(?:(?:so|well|hey|hi|go on(?: then)?|come on|and|but|okay|ok|right|listen|hm+|jarvis|tell me|by the way)[, ]+)+",
        asks=r"^(?:any(?:thing|one|body)?|some(?:one|body)|how|what|which|where|who|when|whose|no)\b",
        free=(
            r"^(?:feed|then|before|after|while|because|as|that|who|whom|which|unless|until)\b|\b(?:perhaps|maybe|probably|possibly|presumably|likely|apparently|supposedly|i (?:think|guess|suppose|imagine|believe|assume|hope|fear|trust|bet)|might|could|would|should|(?<!in )may|must|can|cannot|knows?|knew|known|idea|guess\w*|sure|unsure|certain\w*|tell|see|sense|sensors?|access|usually|normally|often|generally|typically|always|mostly|most|tends?|sometimes|depends?|if|unless|sorry|afraid|seems?|sounds?|looks?|appears?|as far as|ask|not|no|none|never|nothing|nobody|neither|nor|without|lack|beyond|only you|thank\w*|please|congratulations|moment|question|hard to say|let me|let's|gladly|right away|luck|enjoy|try|check|have a look|told|said|mentioned|guessing|wonder|remember|hope\w*)\b|n't\b|'d\b"
        ),
        self=r"^(?:and |but |so )?(?:i|i'm|i've|i'll|me|my|mine|we|we're)\b",
        general=r"\bthan\b|^(?:(?:well|yes|no|because|since),? )?(?:most|many|all(?! (?:the|your|of|devices|systems|done|\w+ed)\b)|old|some|few|people|an? (?:good|healthy|normal|typical|average))\b|^(?!(?:yes|his|its|is|was|has|perhaps|this|as|keys|kids|guests|lots|loads|thanks)\b)[A-Za-z]+s (?!(?:was|were|is|in|on|at|and|from|of|for|to|are)\b)[a-z]+\b",
        soon=r"\b(?:will|going to|shall)\b|'ll\b",
        whoever=r"^(?:some|any|no|every) ?(?:one|body)\b",
        sure=(
            # What is asked of is named first, and asked of then.
            r"^(?:and |so |but )?(?!.*\b(?:really|truly|true|actually|built|wrote|written|invented|called|recipe|how (?:much|many|long) (?:is|was) (?:that|it)|supposed|allowed|bad|good|safe|healthy)\b)(?:the|that|this|those|these|my|our) (?-i:[a-z])[\w' -]{2,45}, (?:is|are|was|were|has|have|had|did|do|does|how|what(?:'s| is)?|any\w*|where|who|when)(?: (?:that|this|it|he|she|they|there|those|these|any\w*|some\w*|long|much|many|still|on|in|left)\b|$)"
            r"|\b(?:the|my|our|that) [\w' ]{2,30}? (?:ever |finally |actually )?(?:turn(?:ed)? up|show(?:ed)? up|come (?:by|round|over)|been (?:here|round|by)|drop(?:ped)? by)\b"
            r"|^how long(?:'s| has| have| is)\b[^?]*\bbeen (?:in|on|out|up|down|going|running|off|open)$"
            r"|^(?:is|are) there (?:any |still |enough |some |much )*[\w ]+ (?:left )?in (?:the|my|our) (?!\w+ (?:itself|plant|trade|film|book|world)\b)(?!(?:world|sea|ocean|universe|sky|solar|milky|bible|air|human|body|wild|desert|arctic|alps|north|south|east|west|us|usa|uk|blood|earth|film|book|story|word|recipe|dish|soil)\b)(?-i:[a-z])\w+(?: \w+)?$"
            r"|\b(?:on|off) (?:the|my|our|that|this) [\w' ]*\blist\b(?! of)|^what(?:'s| is) the (?:damage|score|situation|status|position|latest|state of play) (?:on|with|of|at) (?:the|my|our)\b"
            r"|^how(?:'d|'s|'ve| did| is| are| has) (?:the|my|our|that) (?-i:[a-z])[\w' ]+ (?:do|doing|going|getting on|coming on|coming along)\b"
            r"|^how (?:warm|hot|cold|full|empty|dry|wet|damp) (?:is|are)(?: it in)? (?:the|my|our) (?!(?:sun|moon|sea|ocean|earth|sahara|desert|world|north|south|arctic|antarctic|core|planet|universe|lava|surface|mediterranean|human|average)\b)(?-i:[a-z])\w+$"
            # What somebody has just heard, seen or smelt.
            r"|\bdid (?:something|somebody|someone|the (?:door ?)?bell)\b[^?]*\b(?:just|click|clunk|go|ring|move|bang|crash|fall|beep)\b|\bwhat(?:'s| is| was) that (?:(?!(?:thing|king|ring|building|painting|saying|feeling)\b)\w+ing|noise|smell|sound|clunk|bang|click|hum|thud|beep|crash)\b|\bis that the [\w ]+ i (?:hear|see|smell)\b|^(?:is|was) that (?:you|the (?-i:[a-z])\w+(?: (?-i:[a-z])\w+)?$)|\bhas it got(?:ten)? \w+er\b|^why(?:'s| is| has) it (?:gone|got) (?:so )?\w+\b"
            # How somebody of the house fares, and what was told.
            r"|^how(?:'s| is| are) (?:the (?:baby|kids|children|twins|little one|dog|cat|patient))$|^does (?:the|my|our) [\w' ]+ know\b|^did (?-i:[A-Z])[a-z]+ (?:do|brush|clean|finish|take|eat|feed|have) (?:his|her|their)\b|^what did i (?:say|tell you) about\b|\bhow (?:many|much) (?:\w+ ){1,4}(?:is|are) (?:still )?left$"
        ),
        listed=r"\b(?:on (?:it|there)|there|still|left|listed|items?|things?|stands?)\b",
        kinds=r"\b(?:how|why|what) (?:do|does|did|is|are|would) (?:an?|(?!his\b|this\b|us\b|its\b)\w+s(?: \w+s)?|people) (?!on\b|off\b|open\b|closed\b|shut\b|in\b|still\b)\w+",
        recalls=r"\byou (?:once |also |never )?(?:told me|said (?!what|how|why|it|that's)|mentioned|asked me to (?:remember|note))\b",
        since=r"\b(?:for|since)\b",
        when=r"\bago\b|\bsince (?!you\b|i\b|(?:the )?\w+ (?:was|were|is|are|began|came|existed)\b)|\bat (?:noon|midnight|half past|(?:a )?quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)(?! (?:weeks|months|years|percent|degrees|times)\b)|\b(?:this morning|last night|earlier (?:today|on)|yesterday|just now|minutes? (?:earlier|later))\b",
    ),
    "de": Particular(
        things=rf"\b{_DET_DE} (?:(?!\w+ste\w?\b|erste\w*\b|elektrische\w*\b|durchschnitt\w*\b)[\wäöüß-]+ )?(?:{_NOUNS_DE})\b|\b(?:war|ist|kam|gibt es|gab es|in der) post\b|\bwas für termine\b|\bwie ?viel strom\b|\bwelche (?:wecker|timer)\b|\b(?:mein|unser)\w* [\wäöüß]+",
        aspects=rf"\b(?:ist|sind|war|waren|hat|haben|habe?|hast|wurden?|wird|werden)\b[^?]*\b(?:{_STAGE_DE})(?: (?:schon|noch|wieder|gerade|jetzt|heute))*$|\b(?:{_STAGE_DE}) (?:ist|sind|war|waren|hat|haben|habe?|hast|wurden?|wird)$|\b(?:liegt|liegen|steht|stehen|hängt|hängen|steckt|stecken|schläft|schlafen|läuft|laufen|lädt|laden|brennt|brennen|bellt|bellen|kocht|klingelt|klingeln|wartet|warten|sitzt|sitzen|lebt|leben|weint|piept|heizt|wäscht|spielt|spielen|bleibt)\b|\b(?:haben wir|habe? ich)\b|\bgibt es noch\b|\b(?:ist|sind|war|waren) (?:schon|noch|wieder|post|heute|gerade|jetzt|was)\b|\b(?:noch|schon) (?:da|hier|wach|weg|an|auf)$|\b(?:kalt|warm|heiß|kühl|feucht|trocken|voll|laut) genug$|^wo (?:ist|sind|war|waren|liegt|steht)\b|^wann (?:ist|sind|war|waren|kam|kommt)\b|^wie (?:ist|sind|weit|voll|warm|heiß|kalt|lange läuft|steht|geht|war)\b|^was (?:steht|habe ich|haben wir|war in|ist in|ist im|liegt)\b|\b(?:heute|gestern|heute (?:abend|nacht|früh|morgen)|gerade|jetzt)$|\bvergessen\b|^(?:jemand|keiner|niemand)\b",
        own=(
            r"\b(?:habe?|hatte|bin) ich\b[^,.?]*\b(?:\w*ge\w+(?:t|en)|(?:ver|be|ent|er)\w+(?:t|en)|\w+iert)\b|\b(?:haben|hatten|sind) wir\b[^,.?]*\b(?:\w*ge\w+(?:t|en)|(?:ver|be|ent)\w+(?:t|en)|\w+iert)\b|\bich [^,.?]*\b(?:\w*ge\w+(?:t|en)|ver\w+(?:t|en)) habe?\b"
            r"|\b(?:wo|wann|wie weit)\b[^,.?]*\b(?:mein|unser)\w*\b|\b(?:mein|unser)\w*\b[^,.?]*\b(?:heute|jetzt|gerade|schon|gestern|diese\w?)\b|\bin meinem \w+|\bfür mich\b|\b(?:habe?) ich (?:heute|morgen|noch|neue|irgend)\w*\b|\bwie (?:steht|geht) es (?:um|mit) (?:mein|unser)\w*|^was macht (?:der|die|das|mein\w*|unser\w*) (?!welt|kunst|wetter|liebe)[\wäöüß-]+$|^(?:hat|haben|ist|sind|wurden?) (?:der|die|das|mein\w*|unser\w*) [\wäöüß-]+ schon\b|^wie (?:voll|leer) (?:ist|sind) (?:der|die|das|mein\w*|unser\w*)\b"
        ),
        callers=r"\b(?:(?:irgend)?(?:jemand|wer)|niemand|keiner)\b[^,.?]*\b(?:geklingelt|geläutet|geklopft|angerufen|gekommen|(?:da|hier|dort|daheim|draußen|oben|unten)|zu ?hause|vor der tür|an der tür|am \w+schrank|gefüttert|\w*gelassen|gedruckt|benutzt|gegessen|in der küche|im haus)\b|\b(?:irgendwas|(?:irgend)?etwas)\b[^,.?]*\b(?:läuft|an|brennt|rennt|eingeschaltet|eingesteckt|was nicht soll|im briefkasten)\b|\b(?:läuft|brennt|rennt|ist)\b[^,.?]*\b(?:irgend)?(?:et)?was\b[^.?]*\b(?:an|nicht soll|im briefkasten|eingesteckt|laufen)\b|\bwer\b[^,.?]*\b(?:geklingelt|gerade|eben|heute|zuletzt|daheim|zu ?hause|im haus|hier)\b|\bwie viele (?:leute|gäste|personen|menschen)\b[^,.?]*\b(?:hier|daheim|zu ?hause|im haus)\b|\bsteht jemand\b|\bwer\b[^,.?]*\b(?:ins bett|schlafen|aufgestanden|eingeschlafen|heim|nach hause)\b|\b(?:während|solang|solange|als) (?:ich|wir) (?:weg|fort|unterwegs|nicht da|draußen|im urlaub)\b|^(?:ist|sind|war) (?:oma|opa|mama|papa|(?-i:(?!Der\b|Die\b|Das\b)[A-ZÄÖÜ][a-zäöüß]+)) (?:\w+ ){0,3}?(?:zurück|daheim|zu hause|wach|eingeschlafen|da)$",
        recent=rf"\b(?:{_NOUNS_DE})\b[^,.?]*\b(?:heute|gerade|jetzt|schon|wieder|heute (?:abend|nacht|früh))\b|\bheute\b[^,.?]*\b(?:{_NOUNS_DE}|essen)\b|\b(?:gibt es|gab es)\b[^,.?]*\b(?:heute|gestern|letzte nacht|für (?:mich|uns)|neues von)\b|\bgibt es was neues\b|\b(?:letzte nacht|heute nacht|nachts|gestern|heute früh)\b[^,.?]*\b(?:geregnet|geschneit|gefroren|gestürmt|gehagelt|gewittert)\b|\bwie viele?\b[^,.?]*\bheute\b",
        bars=(
            r"\b(?:habe?|hatte|haben) (?:ich|wir)\b[^,.?]*\b(?:gefragt|gesagt|gemeint|erzählt|besprochen|geredet)\b|\b(?:man|(?<!was nicht )soll(?:en|st|te\w*)?|könn\w*|kann|kannst|würde\w*|dürf\w*|darf|muss|müss\w*|warum|wieso|weshalb|wie kommt|erfunden|erfand|entdeckt|jemals|je|schon (?:ein)?mal|meist\w*|normal\w*|üblich\w*|generell|oft|immer|gut|gute\w?|schlecht\w*|besser|beste\w*|gefährlich|sicher|gesund|legal|erlaubt|lohnt|bedeute\w*|heißt|nennt|wenn|falls|erste[rnsm]?|unterschied|meinung|denkst|meinst|hältst|empf\w+|rätst|vor hundert|jahrhundert|geschichte|brauch\w*|mag|kostet|teuer|idee|(?:dir|dich) \w+|witz|gedicht|lied|rezept|zu (?:laut|groß|klein|viel|spät|früh)|vegan|vegetarisch|sonntags|geschrieben|gemalt|komponiert|gebaut|\w+er geworden|verwandt|als abwasch|chancen|schneller|(?:essen|kochen|trinken|machen|unternehmen|spielen) wir|macht heute|(?:im|am|vom|aus) (?:mond|weltall)|auf dem mond|in eine[mr]|am klavier|stimmt|wie (?:alt|groß|schwer)|wie lange (?:hält|halten|dauert)|erfindung)\b"
            r"|^wie war (?:das|es) (?:\w+ )?mit\b|\btat man\b"
            r"|^(?:ist|sind|war) [\wäöüß' ]+ eine? \w+(?: \w+)?$|^(?:was|wer|wie) (?:ist|sind) (?:mein|unser|dein)\w* (?!nächst|strom|kalender|akku)"
        ),
        leads=r"^(?:bitte )?(?:(?:kannst|könntest|würdest|willst) du (?:mir )?(?:bitte )?(?:sagen|verraten),? ?|ich (?:möchte|will|würde gerne?) wissen,? ?|sag(?:e|st)? (?:mir |uns |mal |schon |bloß |bitte |bloss |ja )*(?:nicht)?,? ?(?:dass|ob)?|erzähl mir nicht,? ?(?:dass)?|ich (?:frage mich|hoffe|wette|nehme an|schätze|vermute)[, ]+(?:ob|dass)?|hoffentlich|weißt du,? ?(?:ob)?|verrat mir,? ?(?:ob)?|erinner\w* mich,? (?=wer|was|wo|welche|wie|ob)|schau\w* (?:mal )?nach,? ob|du hast (?:doch|ja|hoffentlich))\b[, ]*|^du hast ",
        fillers=r"^(?:(?:na|also|so|hey|hallo|und|aber|okay|ok|gut|hör mal|hm+|jarvis|sag mal|ach|übrigens|nun|los)[, ]+)+",
        asks=r"^(?:irgend\w*|jemand|wie|was|welche\w*|wo|wer|wann|wessen|schon|noch|ist|sind|war|waren|hat|haben|habe?|hatte|wurden?|wird|lädt|läuft|schläft|schlafen|liegt|steht|hängt|brennt|bellt|kocht|lebt|sitzt|wartet|heizt|piept)\b",
        free=(
            r"^(?:fütter|gieß|gib|stell|nimm|geh|leg|mach|ruf|warte?|weich|lauf)e?\b|^dann\b|^(?:bevor|nachdem|während|weil|damit|obwohl|sobald|solange)\b|\b(?:vielleicht|wahrscheinlich|vermutlich|möglicherweise|eventuell|wohl|angeblich|schätz\w*|glaube|denke|nehme an|hoffe|hoffentlich|fürchte|könnte\w*|würde\w*|sollte\w*|dürfte\w*|muss|müss\w*|kann|können|kannst|weiß|wüsste|wissen|ahnung|sehe|sehen|sicher|bestimmt|sensor\w*|zugriff|zugang|meist\w*|normalerweise|üblicherweise|oft|immer|manchmal|generell|gewöhnlich|kommt (?:darauf|drauf) an|hängt davon|wenn|falls|ob|leider|tut mir|scheint|klingt|sieht (?:so )?aus|anscheinend|soweit|soviel|frag\w*|nicht|kein\w*|nie|niemals|nichts|niemand\w*|weder|ohne|fehl\w*|nur (?:du|sie)\b|danke|bitte|glückwunsch|augenblick|moment|sekunde|gute frage|schwer zu|lass\w*|gern\w*|viel (?:glück|spaß|erfolg)|schau\w*|sieh|probier\w*|prüf\w*|guck\w*|gesagt|erzählt|erwähnt|erinner\w*|weder|rat\w*|soll)\b"
        ),
        self=r"^(?:und |aber |da |das )?(?:ich|mir|mich|mein\w*|wir|meinerseits)\b|^(?:\w+ ){1,2}(?:habe|hab|bin|war|sehe|höre|zähle) ich\b",
        general=r"\b(?:besser|mehr|weniger|schneller) als\b|\bals (?:wir|unsere)\b|^(?:die )?(?:meisten|viele|alle(?! (?:geräte|türen|fenster|lampen|die|ihre|\w*ge\w+[tn])\b)|alte|manche|einige)\b|^(?:katzen|hunde|kinder|leute|menschen|tiere|pflanzen) \w+|^eine? (?:gut|gesund|normal|typisch)\w*\b",
        soon=r"\b(?:wird|werden|wirst)\b",
        whoever=r"^(?:jemand|irgendwer|niemand|keiner|einer)\b",
        sure=(
            r"^(?:und )?(?!.*\b(?:wirklich|echt|eigentlich|tatsächlich|stimmt|gebaut|geschrieben|erfunden|gemalt|heißt|bedeutet|rezept|schlimm|gesund|erlaubt|gefährlich)\b)(?:der|die|das|den|dem|mein\w*|unser\w*) [\w äöüß'-]{2,45}, (?:ist|sind|war|waren|hat|haben|hängt|läuft|gibt'?s|steht|stehen|was|wie|wo|wer|wann|lädt|geht|geht's) (?:es |ich |wir |steht |ist )?(?:der|die|das|den|dem|denen|da|drauf|noch|was|wer|jemand|lang\w*|schon|warm|kalt)\b"
            r"|\b(?:kam|kommt|ist|war) (?:der|die|das|unser\w*|mein\w*) [\wäöüß-]+ (?:\w+ ){0,2}?(?:noch|schon|da|gekommen|aufgetaucht)$"
            r"|^wie ?viele? [\wäöüß]+ (?:haben wir|hab\w* ich|gibt es|gibt's|ist|sind)(?: \w+)? noch\b|^wie ?viele? [\wäöüß]+ haben wir\b|^wie lange (?:ist|läuft|liegt|steht|hängt) (?:der|die|das|mein\w*|unser\w*) [\wäöüß-]+ (?:schon|jetzt)\b"
            r"|^ist (?:noch |in |im |\w+ )*in?m? ?(?:der|dem|im|unserem|meinem)? ?(?-i:[A-ZÄÖÜ])[\wäöüß-]+ noch (?-i:[A-ZÄÖÜ])[\wäöüß-]+$|^ist (?:im|in der) [\wäöüß-]+ (?:was|etwas|jemand) \w+"
            r"|\bauf (?:der|dieser|meiner|unserer) (?:[\wäöüß-]+ )?(?-i:[\w-]*[Ll])iste\b(?! (?:der|des|von)\b)|^die [\w äöüß-]*liste\b[^?]*, was\b"
            r"|^was (?:gibt|zeigt|treibt) (?:der|die|das|unser\w*|mein\w*) (?!(?:meer|see|natur|boden|welt|markt|wald|film|buch)\b)[\wäöüß-]+(?: noch(?: her)?)?$|^wie (?:steht's|steht es|sieht's|sieht es|schaut's|läuft's) (?:um|ums|mit|bei|beim)\b|^wie macht sich\b|^was macht (?:das baby|der kleine|die kleine|der hund|die katze|der braten|der teig)$"
            r"|^wie (?:warm|heiß|kalt|voll|leer|trocken|feucht|weit) (?:ist|sind) (?:das|der|die|mein\w*|unser\w*) (?!(?:sonne|mond|meer|nordsee|ostsee|mittelmeer|erde|sahara|wüste|welt|nordpol|südpol|kern|weltall|arktis|antarktis)\b)[\wäöüß-]+$"
            r"|\bwas (?:hat|war|riecht|brummt|summt|piept|klackt|rumpelt|surrt|klappert|zischt|tropft) (?:da|hier|das)\b|\bhat (?:da|hier) (?:oben |unten |drüben |eben |grad |gerade )?(?:was|etwas|jemand|wer)\b|\bhat(?:'s| es) (?:da |grad |gerade |eben )*ge\w+|^hörst du (?:das|den|die)\b|^(?:warst|bist) du das\b|^war das (?:der|die|das) [\wäöüß-]+$|^wie ?viele? [\wäöüß ]+ (?:sind|ist) noch (?:da|übrig)$|\bdreht sich (?:da|hier)\b|^warum ist es (?:\w+ )?so (?:still|ruhig|hell|dunkel|kalt|warm|laut)\b|^ist es (?:wärmer|kälter|heller|dunkler|lauter|leiser|kühler) geworden\b"
            r"|^weiß (?:der|die|mein\w*|unser\w*) [\wäöüß-]+,? (?:das|schon|von|dass)\b|^hat (?:der |die )?(?-i:[A-ZÄÖÜ])[a-zäöüß]+ (?:(?:sich |ihre |seine |die )?(?-i:[A-ZÄÖÜ])[a-zäöüß]+ )(?:geputzt|gemacht|genommen|gegessen|gefüttert|gewaschen|aufgeräumt)$|^haben die [\wäöüß]+ (?:ihre|die) hausaufgaben\b|\bwas von (?:der|dem) \w+$|\bdu hast (?:doch )?nicht (?:etwa )?(?:den|die|das) [\wäöüß-]+ \w+"
        ),
        listed=r"\b(?:drauf|darauf|dran|steht|stehen|noch|sachen|dinge|einträge)\b",
        kinds=r"\b(?:wie|warum|wieso|woher|was|womit) \w+ (?:so )?(?:eine?|man|(?!(?:der|die|das|dies\w*|mein\w*|unser\w*|dein\w*|sein\w*|ihr\w*|er|es|sie|wir|hier|heute)\b)[\wäöüß]+(?:en|e|er)) (?!an\b|aus\b|auf\b|zu\b)[\wäöüß]+",
        recalls=r"\b(?:du hast|sie haben|hast du|haben sie)\b[^.!?]*\b(?:mir|uns)\b[^.!?]*\b(?:gesagt|erzählt|erwähnt|verraten|anvertraut)\b|\b(?:hast du|haben sie) (?:\w+ )?(?:gesagt|erzählt|erwähnt)\b|\bsagtest du\b|\bsagten sie\b",
        since=r"\b(?:seit|schon)\b",
        when=r"\bvor (?:\w+ )?(?:\w+ )?(?:minuten?|stunden?|tagen?)\b|\bseit (?!es\b|jeher\b|langem\b|immer\b|man\b|menschengedenken\b)\w+|\bum (?:\w+ uhr|halb|viertel|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mitternacht|\d)|\b(?:heute (?:morgen|früh|nacht|mittag)|vorhin|gestern|eben (?:erst|noch)|mittags|(?:gegen|kurz (?:vor|nach)) \w+)\b",
    ),
    "fr": Particular(
        things=rf"\b{_DET_FR}(?:[\w-]+ )?(?:{_NOUNS_FR})\b",
        aspects=r"\b(?:est(?!-ce)|sont|était|étaient|a|ont|as|ai|avez|avons|suis)\b[^?]*\b(?:en (?:charge|cours|marche|route|panne)|là|ici|vide|pleine?|sec|sèche|prête?s?|chaude?|froide?|allumée?s?|à la \w+|au \w+|dehors|dedans|\w{2,}(?:é|i|u|is|it)e?s?)\b|\b(?:dort|dorment|charge|tourne|tournent|reste|restent|aboie|cuit|sonne|attend|brûle)\b|\b(?:y a-t-il|il y a|est-ce qu'il y a|qu'est-ce qu'il y a)\b|\b(?:ai-je|avons-nous|j'ai|on a)\b|^où (?:est|sont|se trouve)\b|^quand (?:est|sont)\b|\b(?:aujourd'hui|ce soir|ce matin|cette nuit|déjà)$|\bréglée?s?\b",
        own=r"\b(?:ai-je|j'ai|avons-nous|nous avons|on a|est-ce que (?:j'ai|nous avons|on a))\b[^,.?]*\b\w+(?:é|i|u|is|it)e?s?\b|\boù\b[^,.?]*\b(?:mon|ma|mes|notre|nos)\b|\bquand\b[^,.?]*\b(?:mon|ma|mes|notre|nos)\b|\bdans mon \w+|\bpour moi\b|\b(?:mon|ma|mes|notre|nos)\b[^,.?]*\b(?:aujourd'hui|maintenant|déjà|hier|ce (?:matin|soir|mois)|cette (?:nuit|semaine))\b|\bma (?:femme|fille|mère|sœur)\b|\bmon (?:mari|fils|père|frère)\b",
        callers=r"\b(?:quelqu'un|personne|qui)\b[^,.?]*\b(?:sonné|appelé|frappé|passé|téléphoné|venue?|nourri|donné|laissé|là|ici|à la porte|à la maison|dans (?:la|le) \w+)\b|\bcombien de (?:personnes|gens)\b[^,.?]*\b(?:ici|maison)\b|\bquelque chose\b[^,.?]*\b(?:allumé|en marche|branché)\b",
        recent=r"\b(?:y a-t-il|il y a(?: eu)?|y a-t-il eu)\b[^,.?]*\b(?:aujourd'hui|cette nuit|ce (?:soir|matin)|pour (?:moi|nous))\b|\bdes nouvelles de\b",
        bars=r"\bai-je (?:demandé|dit)\b|\bj'ai (?:demandé|dit)\b|\b(?:pourquoi|comment (?:faire|on|puis|se|je|\w+(?:er|ir|re)\b)|dois|doit|devrai\w*|faut|peut|peux|peuvent|pourrai\w*|puis-je|inventé\w*|découvert\w*|jamais|d'habitude|normalement|souvent|toujours|généralement|bon(?:ne)?s?|mauvais\w*|mieux|meilleur\w*|normal\w*|dangereu\w*|sûr\w*|sain\w*|permis|vaut|signifie\w*|appelle|premi(?:er|ère)s?|différence|avis|penses|siècle|histoire|les gens|besoin|veut|aime\w*|coût\w*|cher|chère|idée|si|se gard\w+|durent?|blague|recette|poème|trop|quel âge|lune|soleil|on mange|pèse|quel vin)\b|^c'est quoi\b",
        leads=r"^(?:s'il (?:te|vous) plaît,? )?(?:(?:peux-tu|pouvez-vous|tu peux|vous pouvez) me dire|dis(?:-moi)?|dites(?:-moi)?|ne me (?:dis|dites) pas|je me demande|j'espère|je veux savoir|tu sais|sais-tu|tu te (?:rappelles|souviens)(?: de)?|te (?:rappelles|souviens)-tu(?: de)?|rappelle-moi (?=qui|où|si|quel|combien))\b[, ]*(?:si|que|qu')?\s*",
        fillers=r"^(?:(?:alors|bon|hé|salut|et|mais|ok|dis donc|au fait|jarvis|euh)[, ]+)+",
        asks=r"^(?:il (?:en |nous |me )?reste combien|combien|où|quand|qui|quel(?:le)?s?|qu'est-ce|est-ce|quoi|lesquel\w*|as-tu|avez-vous|tu as|vous avez)\b",
        free=r"^(?:avant|après|pendant|parce que|car|comme|dès|tant)\b|\b(?:peut-être|probablement|sans doute|sûrement|je (?:crois|pense|suppose|dirais|crains|parie)|doit|devrai\w*|peut|peux|pouvez|puis|pourrai\w*|sai[st]|savez|savoir|idée|vois|voir|capteurs?|accès|d'habitude|normalement|souvent|généralement|toujours|parfois|dépend|si|désolée?|hélas|semble\w*|paraît|ne|n'\w+|pas|aucune?|jamais|rien|personne|ni|sans|manque|merci|s'il|félicitations|moment|instant|question|difficile|regarde[rz]?|essaye\w*|essaie\w*|vérifie\w*|demande\w*|dites?|dis)\b",
        self=r"^(?:et |mais )?(?:je|j'|moi|mon|ma|mes|nous)\b",
        general=r"\b(?:mieux|plus|moins) que\b(?! (?:hier|la veille|d\'habitude))|^(?:la plupart|certains|beaucoup|tous les|toutes les|les (?:chats|chiens|enfants|gens|plantes)) \w+",
        soon=r"\b\w+(?:era|eront|erez|ira|iront)\b|\bv(?:a|ont|ais) \w+(?:er|ir|re)\b",
        whoever=r"^(?:il )?(?:en )?reste\b|^(?:quelqu'un|personne)\b",
        recalls=r"\b(?:tu m'as|vous m'avez) (?:dit|raconté|confié)\b",
        since=r"\bdepuis\b",
        when=r"\bil y a (?:\w+ )?\w+|\bdepuis (?!que\b|qu\'|toujours\b|longtemps\b|lors\b)\w+|\bà (?:midi|minuit|\w+ heures?|\d)|\b(?:ce matin|cette nuit|tout à l'heure|hier)\b",
        sure=r"^(?:et |alors,? |bon,? )?(?:l[ea]s? |l'|mon |ma |mes |nos |notre )[\w' -]{2,40}, (?:(?:est-ce|combien|où|on en est)\b|(?:elles?|ils?) (?:est|sont|a|ont|en)\b)|^(?:elles?|ils?) en (?:est|sont) où\b|^(?:où en (?:est|sont)|comment (?:va|vont|se porte\w*)) (?:l[ea]s? |l'|mon |ma |notre )(?!(?:monde|économie|bourse)\b)\w+"
        r"|^(?:et |est-ce que |est-ce qu')?(?:(?:l[ea] |l'|les |mon |ma |mes )[\w-]+|(?-i:[A-ZÉ][\w-]+)) (?:est|sont)(?:-\w+)? (?:déjà |bien |enfin |finalement )?(?:rentré|revenu|arrivé|parti|passé|venu|sorti|couché|levé|réveillé|endormi)e?s?\b|(?-i:[A-ZÉ][\w-]+) (?:a|s'est)(?:-\w+)? (?:déjà |bien )?(?:fait|fini|pris|mangé|brossé|bu|rangé|lavé|appelé) (?:ses|son|sa|les|le|la)\b"
        r"|\bsur (?:ma|notre|mes|nos) listes?\b|\b(?:combien|reste)\b[^?]*\b(?:reste|y a-t-il|il y a)\b[^?]*\bdans (?:l[ea] |l'|mon |ma |notre )(?!(?:monde|mer|océan|univers|ciel|corps|air|espace|soleil)\b)\w+|\b(?:on a|a-t-on|ils ont) (?:sonné|frappé|livré)\b",
    ),
    "es": Particular(
        things=rf"\b{_DET_ES} (?:[\w-]+ )?(?:{_NOUNS_ES})\b",
        aspects=r"\b(?:está|están|estaba\w*|ha|han|has|he|hemos)\b[^?]*\b(?:\w+ando|\w+iendo|\w+yendo|\w+(?:ado|ido|ada|ida)s?|hecho|puest[oa]s?|abiert[oa]s?|vuelto|llen[oa]s?|vací[oa]s?|sec[oa]s?|list[oa]s?|aquí|en (?:casa|marcha|la \w+|el \w+))\b|\b(?:duerme|duermen|queda|quedan|ladra|carga|suena|llamó|vino|llegó|dio|volvió|comió|espera)\b|\b(?:hay|hubo)\b|\b(?:tengo|tenemos)\b|^¿?dónde est\w+|^¿?cuándo (?:es|son)\b|\b(?:hoy|esta (?:noche|mañana)|ya)$",
        own=r"\b(?:he|hemos) \w+(?:ado|ido|cho|sto|rto)\b|\bdónde\b[^,.?]*\b(?:mis?|nuestr[oa]s?)\b|\bcuándo\b[^,.?]*\b(?:mis?|nuestr[oa]s?)\b|\ben mi \w+|\bpara mí\b|\b(?:mis?|nuestr[oa]s?)\b[^,.?]*\b(?:hoy|ahora|ya|ayer|anoche|esta (?:mañana|noche|semana))\b|\bmi (?:mujer|marido|hij[oa]|madre|padre|herman[oa])\b",
        callers=r"\b(?:alguien|nadie|quién)\b[^,.?]*\b(?:llamó|llamado|tocó|tocado|venido|vino|pasado|dio|dado|dejó|dejado|aquí|ahí|en (?:casa|la \w+|el \w+)|a la puerta)\b|\b(?:llamó|llamado|tocado|venido|pasado|dado|hay)\b[^,.?]*\b(?:alguien|nadie)\b|\bcuánt(?:as|os) (?:personas|gente|invitados)\b|\balgo\b[^,.?]*\b(?:encendido|enchufado|en marcha)\b",
        recent=r"\b(?:hay|hubo|ha habido)\b[^,.?]*\b(?:hoy|anoche|esta (?:noche|mañana)|para (?:mí|nosotros))\b|\bnoticias de\b",
        bars=r"\b(?:pregunté|dije|he (?:dicho|preguntado))\b|\b(?:por qué|cómo (?:se|puedo|\w+o\b|\w+(?:ar|er|ir)\b)|debo|debe\w*|debería\w*|puede\w*|puedo|podría\w*|inventó|inventado|descubri\w+|jamás|alguna vez|normalmente|suele\w*|siempre|generalmente|buen[oa]?s?|mal[oa]?s?|mejor\w*|peor\w*|normal\w*|peligros[oa]s?|segur[oa]s?|san[oa]s?|permitid\w+|vale|significa\w*|se llama|primer[oa]?s?|diferencia|opin\w+|crees|piensas|siglo|historia|la gente|necesita\w*|quiere\w*|gusta\w*|cuesta\w*|car[oa]s?|idea|si|duran?|chiste|receta|poema|demasiado|cuántos años|luna|sol|comemos|pesa|qué vino)\b",
        leads=r"^(?:por favor,? )?(?:(?:puedes|podrías|puede) decirme|dime|dígame|di|no me (?:digas|diga)|me pregunto|espero|quiero saber|sabes|recuérdame (?=quién|dónde|si|qué|cuánt))\b[, ]*(?:si|que)?\s*",
        fillers=r"^(?:(?:bueno|oye|hola|y|pero|vale|pues|a ver|por cierto|jarvis|venga)[, ]+)+",
        asks=r"^¿?(?:cuánt[oa]s?|dónde|cuándo|quién(?:es)?|cuál(?:es)?|qué|has|quedan?|hay)\b|^¿?(?:tengo|tenemos) (?:\w+ )?(?:mensaj|cita|llamada|reuni|correo)|^¿?(?:ha|han|está|están|se está)\b[^,.?]*\b(?:ya|alguien|todavía|aún)\b",
        free=r"^(?:antes|después|mientras|porque|como)\b|\b(?:quizás?|tal vez|probablemente|seguramente|a lo mejor|creo|pienso|supongo|diría|temo|debe|debería\w*|puede\w*|puedo|podría\w*|sé|sabe\w*|saber|idea|veo|ver|sensor\w*|acceso|normalmente|suele\w*|siempre|generalmente|a veces|depende|si|lo siento|parece\w*|no|ningun[oa]?|ningún|nunca|nada|nadie|ni|sin|falta|gracias|por favor|enhorabuena|felicidades|momento|pregunta|difícil|mire|mira|pruebe|prueba|compruebe|pregunt\w+|dijo|dijiste|quien sabe)\b",
        self=r"^(?:y |pero )?(?:yo|me|mi|mis|nosotros|soy|estoy|tengo|vivo)\b",
        general=r"\b(?:mejor|más|menos) que\b(?! (?:ayer|anoche|de costumbre))|^(?:la mayoría|algun[oa]s|much[oa]s|tod[oa]s l[oa]s|los (?:gatos|perros|niños)|las (?:plantas|personas)) \w+",
        soon=r"\b\w+(?:rá|rán|rás)\b|\bva(?:n|s)? a \w+r\b",
        whoever=r"^(?:alguien|nadie|tiene\w*|hay|quedan?|faltan?)\b",
        recalls=r"\bme (?:ha|has|dijo|dijiste|contó|contaste) (?:dicho |contado )?(?:que|en)\b",
        since=r"\bdesde\b",
        when=r"\bhace (?:\w+ )?\w+|\bdesde (?:las? |hace |el \w+es\b|ayer|anoche|hoy|est[ae] |mediodía)|\ba (?:mediodía|medianoche|las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d))|\b(?:esta mañana|anoche|ayer|hace un rato)\b",
        sure=r"^¿?(?:y |bueno,? )?(?:el|la|los|las|mis?|nuestr[oa]s?) [\w -]{2,40}, (?:está|están|ha|han|hay|cuánt\w+|dónde|cómo|qué tal)\b|^¿?cómo (?:va|van|está|están|sigue\w*) (?:el|la|los|las|mi|nuestr[oa]) (?!(?:mundo|economía|tiempo|vida|bolsa)\b)\w+"
        r"|^¿?(?:y )?(?:ya )?(?:ha|han) (?:vuelto|llegado|salido|venido|pasado|regresado|entrado|despertado) (?:ya )?(?:(?:el|la|los|las|mis?) \w+|(?-i:[A-ZÁÉ]\w+))\b|^¿?(?:y )?(?:(?:el|la|mi) \w+|(?-i:[A-ZÁÉ]\w+)) (?:ya )?(?:ha|han) (?:vuelto|llegado|salido|venido|pasado|regresado|entrado|despertado)\b(?! a \w+r\b)|(?-i:[A-ZÁÉ]\w+) (?:ya )?(?:se )?ha (?:lavado|cepillado|comido|tomado|recogido|llamado|terminado) (?:sus?|los|las|el|la)\b"
        r"|\ben (?:mis?|nuestras?) listas?\b|^¿?cuánt[oa]s?\b[^?]*\b(?:queda\w*|hay)\b[^?]*\ben (?:el|la|mi|nuestr[oa]) (?!(?:mundo|mar|océano|planeta|universo|cielo|cuerpo|sistema|tierra|aire|espacio)\b)\w+|^¿?han (?:llamado|tocado|picado|traído)\b|\b(?:cuándo|dónde) (?:l[oa]s? |me |nos )?(?:\w+(?:é|í|imos|amos)|puse|pusimos|tuve|dije|hice)\b",
    ),
    "it": Particular(
        things=rf"\b{_DET_IT}\s?(?:[\w-]+ )?(?:{_NOUNS_IT})\b",
        aspects=r"\b(?:è|sono|era|erano|sta|stanno|ha|hanno|hai|ho|abbiamo)\b[^?]*\b(?:in (?:carica|corso|funzione|casa|giardino|cucina)|\w+(?:ando|endo)|\w+(?:at|ut|it)[oaie]|fatt[oaie]|acces[oaie]|apert[oaie]|chius[oaie]|mess[oaie]|pien[oaie]|vuot[oaie]|asciutt[oaie]|pront[oaie]|qui|lì|fuori|dentro)\b|\b(?:dorme|dormono|resta|restano|abbaia|carica|suona|aspetta|gira)\b|\b(?:c'è|ci sono)\b|\b(?:ho|abbiamo)\b|^dove (?:è|sono|sta)\b|^dov'è\b|^quando (?:è|sono)\b|\b(?:oggi|stasera|stamattina|stanotte|già)$",
        own=r"\b(?:ho|abbiamo) \w+(?:ato|uto|ito|sso|tto|so|sto|rto)\b|\bdove\b[^,.?]*\b(?:mi[oa]|miei|mie|nostr[oaie])\b|\bquando\b[^,.?]*\b(?:mi[oa]|miei|mie|nostr[oaie])\b|\bin agenda\b|\bper me\b|\b(?:mi[oa]|miei|mie|nostr[oaie])\b[^,.?]*\b(?:oggi|adesso|ora|già|ieri|stamattina|stanotte|stasera)\b|\bmi[oa] (?:moglie|marito|figli[oa]|madre|padre|sorella|fratello)\b",
        callers=r"\b(?:qualcuno|nessuno|chi)\b[^,.?]*\b(?:suonato|chiamato|bussato|venuto|passato|telefonato|dato|lasciato|qui|in (?:casa|cucina|giardino)|alla porta)\b|\b(?:suonato|chiamato|bussato|venuto|passato|telefonato|dato|c'è)\b[^,.?]*\b(?:qualcuno|nessuno)\b|\bquant[ei] (?:persone|ospiti)\b|\bqualcosa\b[^,.?]*\b(?:acceso|attaccato)\b",
        recent=r"\b(?:c'è|ci sono|c'è stat[oa]|ci sono stat[ei])\b[^,.?]*\b(?:oggi|stanotte|stasera|stamattina|per (?:me|noi))\b|\bnotizie da\w*\b",
        bars=r"(?<!ti )\bho (?:detto|chiesto)\b|\b(?:perché|come (?:si|posso|\w+o\b|\w+(?:are|ere|ire)\b)|devo|deve|dovrei|dovrebbe\w*|può|possono|posso|potrebbe\w*|inventat\w+|scopert\w+|mai|di solito|normalmente|sempre|generalmente|buon[oaie]?|cattiv\w+|meglio|miglior\w*|peggio\w*|normale|pericolos\w+|sicur\w+|san[oaie]|permess\w+|vale|significa\w*|si chiama|prim[oaie](?!\s*$)|differenza|opinion\w+|pensi|credi|secolo|storia|la gente|bisogno|vuole|piac\w+|costa\w*|car[oaie]|idea|se|durano|dura|barzelletta|ricetta|poesia|troppo|quanti anni|luna|sole|mangiamo|pesa|che vino)\b",
        leads=r"^(?:per favore,? )?(?:(?:puoi|potresti|può) dirmi|dimmi|mi dica|non dirmi|mi chiedo|spero|voglio sapere|sai|ricordami (?=chi|dove|se|qual|quant))\b[, ]*(?:se|che)?\s*",
        fillers=r"^(?:(?:allora|ehi|ciao|e|ma|ok|dunque|beh|senti|a proposito|jarvis|dai)[, ]+)+",
        asks=r"^(?:quant[oaie]|dove|quando|chi|qual[ei]?|cosa|che cosa|hai|c'è (?:ancora|qualc\w+)|ci sono ancora)\b|^(?:ho|abbiamo) (?:\w+ )?(?:messagg|appuntament|chiamat|mail|riunion)|^(?:ha|hanno|è|sono)\b[^,.?]*\b(?:qualcuno|già|ancora)\b",
        free=r"^(?:prima di|dopo|mentre|siccome|come)\b|\b(?:forse|probabilmente|magari|credo|penso|suppongo|direi|temo|deve|dovrebbe\w*|può|possono|posso|potrebbe\w*|so|sa|sapere|idea|vedo|vedere|sensor\w*|accesso|di solito|normalmente|sempre|generalmente|a volte|dipende|se|mi dispiace|purtroppo|sembra\w*|pare|non|nessun[oa]?|mai|niente|nulla|né|senza|manca|grazie|per favore|congratulazioni|momento|domanda|difficile|guard[ia]|prov[ia]|controll[ia]|chied[ia]|detto)\b",
        self=r"^(?:e |ma )?(?:io|mi(?! ha)|mio|mia|noi|sono io|vivo|sto)\b",
        general=r"\b(?:meglio|più|meno) (?:di|che)\b(?! (?:ieri|stamattina|solito))|^(?:la maggior parte|alcun[ie]|molt[ie]|tutt[ie] [ie]|i (?:gatti|cani|bambini)|le (?:piante|persone)) \w+",
        soon=r"\b\w+(?:rà|ranno|rai)\b",
        whoever=r"^(?:resta|restano|rimane|rimangono|manca|mancano)\b|^(?:qualcuno|nessuno|ha|hanno|c'è)\b",
        recalls=r"\bmi (?:ha|hai) (?:detto|raccontato)\b",
        since=r"\bda\b",
        when=r"\b\w+ fa\b|\bda (?:un'|una? |due |tre |ieri|stamattina|stanotte|ore|minuti|giorni|poco|mezz)|\bdalle \w+|\ba (?:mezzogiorno|mezzanotte)|\b(?:alle|all'|verso le) ?(?:una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|\d)|\b(?:stamattina|stanotte|ieri|poco fa)\b",
        sure=r"^(?:e |allora,? )?(?:il |la |lo |i |gli |le |l'|mi[oa] )[\w' -]{2,40}, (?:è|sono|ha|hanno|c'è|quant\w+|dov\w+|com\w+|a che punto)(?!\w)|^(?:come (?:va|vanno|sta|stanno|procede)|a che punto (?:è|sono)) (?:il |la |lo |i |le |gli |l')(?!(?:mondo|economia|vita|borsa)\b)\w+"
        r"|^(?:e )?(?:già )?(?:è|sono) (?:già )?(?:tornat|arrivat|uscit|venut|passat|rientrat|partit|svegliat)[oaie] (?:il |la |l'|i |le |mi[oa] )?(?!d[aei]l?\b)\w+|^(?:(?:il |la |l'|mi[oa] )\w+|(?-i:[A-Z]\w+)) (?:è|sono) (?:già )?(?:tornat|arrivat|uscit|venut|passat|rientrat|partit|svegliat)[oaie]\b|(?-i:[A-Z]\w+) (?:ha|si è) (?:già )?(?:lavat|mangiat|pres|finit|fatt|chiamat)[oa]\b"
        r"|\b(?:nella|sulla|nelle|sulle) (?:mia|nostra|mie|nostre) list[ae]\b|^quant[oaie]\b[^?]*\b(?:resta\w*|rimane\w*|c'è|ci sono)\b[^?]*\b(?:nel|nella|nell'|nello) ?(?!(?:mondo|mare|oceano|universo|cielo|corpo|aria|spazio)\b)\w+|^(?:ma |e )?hanno (?:suonato|bussato|consegnato)\b",
    ),
    "nl": Particular(
        things=rf"\b{_DET_NL} (?:[\w-]+ )?(?:{_NOUNS_NL})\b",
        aspects=r"\b(?:is|zijn|was|waren|heeft|hebben|hebt|heb|wordt|worden|werd)\b[^?]*\b(?:ge\w{2,}(?:d|t|en)|\w+ge\w{2,}(?:d|t|en)|(?:ver|be|ont|op)\w{3,}(?:d|t|en)|aan|uit|open|dicht|hier|thuis|binnen|buiten|leeg|vol|droog|klaar|wakker|weg|terug|in (?:huis|de \w+|het \w+)|op (?:de|het) \w+)\b|\b(?:slaapt|slapen|ligt|liggen|staat|staan|loopt|lopen|laadt|brandt|blaft|kookt|wacht|hangt|zit|draait)\b|\b(?:is|zijn) er\b|\bheb ik\b|\bhebben we\b|^waar (?:is|zijn|ligt|liggen)\b|^wanneer (?:is|zijn)\b|\b(?:vandaag|vanavond|vanmorgen|vannacht|al)$|\bvergeten\b|\bgegeven\b",
        own=r"\b(?:heb|had|ben|was) ik\b[^,.?]*\bge\w+|\b(?:hebben|hadden|zijn) we\b[^,.?]*\bge\w+|\b(?:waar|wanneer)\b[^,.?]*\b(?:mijn|onze|ons)\b|\bin mijn \w+|\bvoor mij\b|\b(?:mijn|onze|ons)\b[^,.?]*\b(?:vandaag|nu|al|gisteren|vannacht|vanmorgen|vanavond)\b|\bmijn (?:vrouw|man|zoon|dochter|moeder|vader|zus|broer)\b",
        callers=r"\b(?:iemand|niemand|wie)\b[^,.?]*\b(?:aangebeld|gebeld|geklopt|belde|belden|klopte|kwam|langs|geweest|gekomen|gevoerd|gegeven|gelaten|hier|thuis|binnen|buiten|aan de deur|voor de deur|in (?:huis|de \w+))\b|\bhoeveel (?:mensen|gasten)\b[^,.?]*\b(?:hier|huis|thuis)\b|\biets\b[^,.?]*\b(?:aan|in het stopcontact)\b",
        recent=r"\b(?:is|zijn|was|waren) er\b[^,.?]*\b(?:vandaag|vannacht|vanavond|vanmorgen|voor (?:mij|ons))\b|\bnieuws van\b",
        bars=r"\bheb ik\b[^,.?]*\b(?:gezegd|gevraagd)\b|\b(?:waarom|hoe (?:kan|moet|doe|krijg|lang (?:blijven|blijft|duurt|gaat)|oud|groot|zwaar)|moet\w*|zou\w*|kun\w*|kan|mag|mogen|uitgevonden|uitvond|ontdekt\w*|ooit|meestal|normaal|gewoonlijk|altijd|vaak|goede?|slechte?|beter|beste|gevaarlijk|veilig|gezond|toegestaan|waard|betekent|heet|eerste|verschil|mening|denk je|vind je|eeuw|geschiedenis|mensen (?!in|hier|thuis)|nodig|wil|houdt|kost|duur|idee|als|grap|recept|gedicht|te (?:hard|veel|laat)|van steen|maan|zon|eten we|weegt|wijn past|hoe maak)\b",
        leads=r"^(?:alsjeblieft,? )?(?:(?:kun|kunt|zou) (?:je|u) (?:me )?zeggen|zeg(?: me| niet| eens| maar)*|vertel me|ik vraag me af|ik hoop|ik wil weten|weet je|hopelijk|herinner me (?=wie|waar|of|welke|hoeveel))\b[, ]*(?:of|dat)?\s*",
        fillers=r"^(?:(?:nou|dus|hé|hallo|en|maar|oké|ok|zeg|trouwens|jarvis|kom op)[, ]+)+",
        asks=r"^(?:hoeveel|waar|wanneer|wie|welke?|wat|hoe|nog|is|zijn|was|waren|heeft|hebben|heb|wordt|slaapt|ligt|staat|loopt|laadt|brandt|blaft|hangt|zit|draait)\b",
        free=r"^(?:voordat|nadat|terwijl|omdat|want|zodat|zodra)\b|\b(?:misschien|waarschijnlijk|vermoedelijk|wellicht|denk|geloof|vermoed|vrees|hoop|zou\w*|moet\w*|kan|kunt|kunnen|weet|weten|idee|zie|zien|sensor\w*|toegang|meestal|gewoonlijk|vaak|altijd|soms|hangt ervan af|als|of|helaas|sorry|spijt|lijkt|klinkt|schijnt|niet|geen|nooit|niets|niemand|noch|zonder|ontbreekt|dank\w*|alsjeblieft|alstublieft|gefeliciteerd|moment|ogenblik|vraag|moeilijk|kijk|probeer|controleer|zei|gezegd)\b",
        self=r"^(?:en |maar )?(?:ik|mij|me|mijn|wij|we)\b",
        general=r"\w+er dan\b(?! (?:gisteren|vanochtend|anders))|^(?:de meeste|sommige|veel|alle|katten|honden|kinderen|mensen|planten) \w+",
        soon=r"\b(?:zal|zullen|gaat|gaan)\b",
        whoever=r"^(?:iemand|niemand)\b",
        recalls=r"\b(?:u zei|je zei|zei u|zei je) (?:me |mij )?(?:dat|ooit|eens|vorige|van)\b|\b(?:je hebt|u hebt|u heeft) (?:me|mij) [^.!?]*\b(?:verteld|gezegd)\b",
        since=r"\b(?:sinds|al)\b",
        when=r"\b\w+ geleden\b|\bsinds \w+|\bom (?:\w+ uur|half|kwart|middernacht|\d)|\b(?:vanmorgen|vanochtend|vannacht|gisteren|zojuist|net nog)\b",
        sure=r"^(?:en |nou,? )?(?:de|het|mijn|onze|die|dat) [\w' -]{2,40}, (?:is|zijn|staat|staan|zit|zitten|heeft|hebben|hoe|hoeveel|waar)\b|^hoe (?:doet|doen|staat|gaat|is) (?:het|de|mijn|onze) [\w-]+ (?:het|ervoor|erbij)\b"
        r"|^(?:en )?(?:is|zijn) (?:(?:de|het|mijn|onze) \w+|(?-i:[A-Z]\w+)) (?:al |nog |er |weer )*(?:terug|thuis|binnen|weg|aangekomen|vertrokken|wakker|langs\w*|geweest|gekomen|naar bed|in bed)\b|^(?:en )?(?:heeft|hebben) (?:(?:de|het|mijn) \w+|(?-i:[A-Z]\w+)) (?:[\w']+ )*?(?:gepoetst|gegeten|gedronken|opgeruimd|gewassen|geslapen|gebeld|gevoerd|uitgelaten|ingenomen)\b|^(?:zit|zitten|staan|staat|ligt|liggen|slaapt|slapen) (?:de|het|mijn|onze) \w+ (?:al|nog|er)\b"
        r"|\bop (?:mijn|onze) \w*lijst\w*\b|^hoeveel\b[^?]*\b(?:zit|zitten|is|zijn|ligt|liggen|staat)\b[^?]*\bin (?:de|het|mijn|onze) (?!(?:wereld|zee|oceaan|heelal|lucht|zon|melkweg|bijbel|ruimte|atmosfeer|mens)\b)\w+|^(?:werd|is) er (?:net |zojuist )?(?:aan)?gebeld\b|^ging de bel\b|\b(?:heb|had) ik\b[^,.?]*\b(?:aan|uit|open|dicht|op|af|neer|weg)ge\w+",
    ),
}
