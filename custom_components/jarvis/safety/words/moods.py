"""How verbs tell, forbid, suppose or ask, in languages that mark it on the verb.

Patterns over case-folded text in which a quotation is no more than its marks.
`orders` is an imperative at the beginning of a clause; `wishes` are requests, needs and
what they take for granted; `told` what was, would be, will be or is hearsay. `barred` is
a clause that forbids, or says that there is no need; nothing in it is wished. `asks` is
a question in the order of a statement, or without its mark. `quotes` is a quotation
that somebody says, or that names a book or a sign.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .moods_verbs import ORDERS_ES, ORDERS_FR, ORDERS_IT, ORDERS_NL


@dataclass(frozen=True, slots=True, kw_only=True)
class Moods:
    """The patterns of one language."""

    orders: str
    wishes: str
    told: str
    barred: str
    asks: str
    quotes: str


_KIN_FR: Final = r"(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les|l'|un|une)\b ?[\w-]+(?: [\w-]+)?"
_KIN_ES: Final = r"(?:mi|mis|nuestr[oa]s?|sus?|el|la|los|las|un|una) [\w-]+(?: [\w-]+)?"
_KIN_IT: Final = r"(?:(?:il |la |i |le |l'|lo )?(?:mi[oae]|miei|nostr[oaie]|su[oae]|suoi|un|una|il|la|i|le|gli)) [\w-]+(?: [\w-]+)?"
_KIN_NL: Final = r"(?:mijn|onze|ons|zijn|haar|hun|de|het|een) [\w-]+(?: [\w-]+)?"

MOODS: Final[Mapping[str, Moods]] = {
    "fr": Moods(
        orders=(
            r"(?:^|[,;:.!?] ?|\b(?:et|puis|alors|donc|maintenant|sinon)\b,? )"
            r"(?:(?:jarvis|ok|bon|allez|hé|dis|et|puis|alors|mais|donc|maintenant),? )*"
            rf"(?:{ORDERS_FR}|(?!(?:assez|chez|nous|non)\b)[a-zéèê]{{3,}}ez)\b(?!-(?:tu|vous|il|elle|on|t)\b)(?! pas\b)"
            r"|\b(?!\w+-t-|(?:dis|dites|racontez?|expliquez?|montrez?)-)[a-zéèêâ]{3,}-(?:le|la|les|moi|nous|toi|lui|leur)\b"
        ),
        wishes=(
            r"^(?:et |bon,? |alors,? |dis,? )*(?:tu|vous) (?:me |m'|nous |lui )(?:l[ea]s? |l')?(?:r?allumes|éteins|r?ouvres|(?:re)?fermes|(?:re)?mets|baisses|montes|remontes|descends|(?:re)?lances|démarres|arrêtes|coupes|ajoutes|règles|prépares|verrouilles|passes|rappelles|notes|tamises|changes|\w+ez)\b|\bs'il (?:te|vous) plaît\b|^(?:il )?n'y a plus d[eu'] ?(?!temps|doute|raison|problème|danger|espoir|monde)\w+|^plus d[e'] ?(?!temps|doute|problème)\w+|\b(?:stp|svp)\b|\bmerci de \w+(?:er|ir|re)\b"
            r"|\b(?:peux|pourrais|veux|voudrais)-tu\b|\b(?:pouvez|pourriez|voulez)-vous\b"
            r"|\b(?:tu|vous) (?:me |m'|nous )?(?:peux|pourrais|veux bien|devrais|pouvez|pourriez|devriez)\b"
            r"|\b(?:je|on|nous|j') ?(?:veux|voudrais|voudrions|aimerais|aimerait|aimerions|souhaite\w*|veut|voulons|préfère\w*)\b"
            r"|\bfau(?:t|drait)\b(?!-il)|\btu t'en (?:charges|occupes)\b|(?:^|, )qu'(?:il|elle|on|ils|elles) (?:se |s')?(?!(?:y a|est|sont|a|ont|faut)\b)\w+(?:e|ent|s)\b(?![^.!?]*\?)|\bbesoin\b|\bn'(?:oublie|hésite|attends)|\bserai(?:s-tu|t|ez-vous)\b[^,.!?]{0,12}\b(?:aimable|gentille|bien|mieux|possible|gentil|sympa|bon|temps)\b"
            r"|\bil (?:est|serait) temps\b|\btrop (?!tard|tôt|souvent|longtemps)|\boubli\w+|\bdoi(?:s|t|vent)\b|\bdevrai(?:t|ent)\b"
            r"|\bsi tu (?:pouvais|voulais)\b|\bvoulais (?:te|vous|que)\b|\bferai(?:t|ent) du bien\b|\b(?:ai|a|avons) (?:bien |très )?envie\b|\bpeut (?:s'|être )?(?:allum|étein|ferm|ouv|arrêt|baiss|coup)\w+"
        ),
        told=(
            # What was done; what is used up, or left behind, may want something.
            r"^(?:le |la |les |l')[\w' -]{2,40}? \w+(?:e|ent|it|nt) aussi (?:l[ea]s?|l'|tou\w+)\b|\b(?:on est|nous sommes) les seule?s\b|^(?:ça|elle|il) (?:consomme|coûte|dure|vaut|pèse|sert) [^,]*, (?:l[ea]s? |l'|mon |ma |cette? )[\w' -]+$|^(?:nous|on) (?:la |le |les |l')?(?!(?:veut|voulons|voudrait|voudrions)\b)\w+ (?:toujours|jamais|souvent|d'habitude|rarement)\b|\b(?:ai|as|a|avons|avez|ont|avai(?:s|t|ent)|avions|aurai(?:s|t|ent)|aurions)(?:-\w+)?"
            r"(?: (?:bien|déjà|encore|toujours|jamais|pas|plus|enfin|vraiment|tout|mal|juste|même|\w+ment))*"
            r" (?!(?:plus|pas|tous|aussi|ici|du|lieu|peu|deux|bu|bruit|petit|appétit)\b|laissé|fini|termin|épuis|vidé|mangé|utilis|consomm)(?:été )?\w+(?:é|ée|és|ées|i|is|it|u|ue|us|ert|erte|erts|int|ints|einte?s?)\b"
            r"|^(?:avant-hier|hier|autrefois|jadis|à l'époque|l'autre (?:jour|soir)|(?:la semaine|le mois|l'été|l'hiver|l'année|la nuit|la fois) derni(?:er|ère))\b"
            r"|\b(?:viens|vient|venons|venez|viennent) (?:juste |tout juste )?(?:d'|de )\w+"
            # What used to be, what would be and what will be; "tu fermeras" orders.
            r"|\b(?!(?:jamais|désormais|mauvais|parfait|français|anglais|portugais|palais|satisfait|forfait|lait|fait|fais|vais|sais|sait|mais|plais|plait)\b)\w{2,}[^r\W](?:ais|ait|aient)\b"
            r"|\bs(?:i |')[^.!?]*(?:ais|ait|ions|iez|aient)\b[^.!?]*r(?:ais|ait|ions|iez|aient)\b"
            r"|\b(?:j'|je |on |nous |ils? |elles? )(?:ne |n'|me |m'|nous |se |s'|y |en |le |la |les |l')*\w{2,}(?:rai|ra|rons|ront)\b"
            r"|\b(?:demain|après-demain|plus tard|un jour|ce week-end|cet été|cet hiver)\b[^.!?]*\b(?:va|vais|vas|allons|vont|vient|viennent|arrive\w*|est|sont)\b|\b(?:va|vais|allons|vont) [^.!?]*\b(?:demain|après-demain|plus tard|un jour|ce week-end|cet été|cet hiver)\b"
            r"|^(?:il paraît|paraît-il|apparemment|on (?:m'a )?dit que|on raconte|à ce qu'on dit|je me (?:souviens|rappelle))\b"
            rf"|^{_KIN_FR} (?:croit|croient|pense|pensent|dit|disent|prétend|raconte|répète|trouve|affirme|rêve) (?:que|qu'|de|d')"
            r"|^(?:encore )?(?:heureusement|merci|bravo|tant mieux|dommage|encore heureux|c'est (?:gentil|bien|dommage))\b[^.!?]*\b(?:que|qu'|d'avoir|pour)\b|^enfin,? (?:le|la|les|l'|il|elle|mon|ma|mes)\b ?[^,.!?]*\b(?:est|sont|a|ont|marche\w*|fonctionne\w*)\b|\bdepuis (?:que|qu')|\b(?:conseille|recommande|déconseille)(?:nt)? (?:de|d'|que)"
        ),
        barred=(
            r"\b(?:je|on|nous) (?:ne )?veu(?:x|t) pas (?:que |qu')(?![^.!?]*\b(?:reste\w*|soit|soient)\b)|(?:^|\b(?:surtout|et|mais|non|jamais|plaît)\b,? )(?:ne |n')(?!pourr|peu|pouv|veu|voud|voul|saur|oubli|hésit|attend|tard|manqu|laiss|serait|est|y a|ai\b|a\b|arriv)"
            r"(?:(?:le |la |les |l'|me |m'|te |t'|lui |y |en |nous )*\w+(?:-\w+)? (?:surtout )?(?:pas|plus|jamais|rien|personne|aucun\w*)|pas \w+(?:er|ir|re))\b(?! (?:si|trop|aussi|autant)\b)"
            r"|\bsurtout pas\b|^(?:s'il te plaît,? )?évit\w+ (?:d'|de |le |la |les )|\bgarde-toi d|^gare à\b|\bpas touche\b|\bpas question\b|\b(?:interdit|interdiction|défense) (?:d'|de )"
            r"|\binutile (?:d'|de )|\bpas (?:la peine|besoin|nécessaire)\b|\bpersonne ne (?!voit|peut|dort|arrive)|\bfau(?:t|drait) (?:surtout )?(?:pas|jamais)\b(?! laiss)|\bne (?:dois|devez|devrais) (?:pas|jamais)\b(?! laiss)"
            r"|\bveux pas que tu\b(?! laiss)|\b(?:ne|n') ?(?:t'|te )?ai (?:pas|jamais) (?:demandé|dit)\b|\bqui t'a (?:demandé|dit|permis)\b"
        ),
        asks=(
            r"^(?:est-ce que )?c'est vrai (?:que|qu')|\b(?!(?:peux|pourrais|veux|voudrais|pouvez|pourriez|voulez|dit|dis|dites|répond)-)\w+(?:-t)?-(?:il|elle|on|ils|elles|ce|tu|vous|je)\b(?! que (?:tu|vous) (?:peux|pourrais|veux|pouvez|pourriez|voulez))(?! qu'on (?:peut|pourrait))(?! (?:bien )?possible)(?! (?:assez |si |aussi )?(?:aimable|gentil))"
            r"|(?:^|, )(?:(?:et|mais|dis|au fait|alors),? )*(?:(?:à|de|d'|en|depuis|pour|avec|par|jusqu'à|dans|sur|chez) ?)?(?:quoi|quel(?!qu)\w*|combien|comment|lequel|laquelle)\b"
            r"|\b(?:quoi|où|quand|comment|combien|pourquoi|lequel|laquelle|lesquels)(?=\W*$|,)|\bqui\W*$"
            r"|^(?:(?:et|mais|dis|au fait|alors),? )*(?:tu|vous) (?:ne |n'|l'|les |t'|te )*(?:as|avez|es|êtes|sais|savez|crois|penses|connais|saurais|sauriez|étais|avais|aurais)\b"
            r"|\b(?:peux|pourrais|sais|saurais|pouvez|pourriez)(?:-tu|-vous)? (?:me |nous )dire (?:si|s'|qui|quand|où|comment|combien|pourquoi|quel\w*|ce qu)"
            r"|^(?:dis(?: donc)?|dites|tiens|au fait),? (?:il|elle|le|la|les|l'|ça)\b ?[^.!?]*\b(?:encore|toujours|déjà)\b"
            r"|\bn'aurai(?:t|s|ent|ons) (?:pas|quand même pas)\b|\bn'aurions pas\b|^et si\b[^,]*,[^.!?]*rai(?:t|ent)\b|\b(?:ne|n') ?devrai(?:t|ent)(?:-\w+)? pas\b"
        ),
        quotes=(
            r"\b(?:dit|disait|disent|crie|crié|hurle|lance|lancé|répond\w*|chante|murmure|demandé|écrit|marqué|inscrit|indique|titre|s'appelle|s'intitule|intitulée?|nommée?|chanson|film|livre|roman|poème|série|album|affiche|panneau|pancarte|écriteau|étiquette|slogan|proverbe|devise|phrase|mot)\b[^.!?]*«»|«»[^.!?]*\b(?:est|était|c'est|dit|disait|chante|s'appelle|crie|fait|faisait|ainsi)\b"
        ),
    ),
    "es": Moods(
        orders=(
            r"(?:^|[,;:.!?] ?|\b(?:y|luego|entonces|ahora|si no|así que|por eso)\b,? )"
            r"(?:(?:jarvis|oye|vale|venga|bueno|y|pero|luego|entonces|ahora|anda),? )*"
            rf"(?:{ORDERS_ES}|(?!(?:fábula|cápsula|película|cómoda|última|única|díga\w+|cuénta\w+|explíca\w+)\b)\w*[áéíóú]\w*(?<!r[aií])(?<![^r]re)(?:me|te|nos|l[oae]s?)|(?:pon|haz|da|ten|trae|ve)(?:me|te|nos|l[oae]s?|mel[oa]s?))\b"
        ),
        wishes=(
            r"^(?:y |oye,? |venga,? )*(?:tú )?(?:me|nos) (?:l[oa]s? )?(?:apagas|enciendes|prendes|abres|cierras|pones|bajas|subes|quitas|añades|apuntas|ajustas|paras|arrancas|preparas|bloqueas|corres|cambias)\b|\bpor favor\b|\bporfa\b|\b(?:puedes|podrías|podéis|podríais|podría usted|puede usted|quieres|querrías|serías|harías)\b|\bte importa(?:ría)?\b"
            r"|\b(?:me|nos) (?:vuelves|pones|enciendes|apagas|abres|cierras|subes|bajas|haces|das|quitas|dejas|preparas)\b"
            r"|(?<!no )\b(?:quiero|quisiera|queremos|querría|necesit\w+|me gustaría|nos gustaría|prefiero|preferiría|deseo|(?:me|nos) apetece|hacen? falta|hay que|habría que|tienes que|debes|deberías|vendrían? bien|conviene que|ojalá|debe|deben|debería|deberían)\b"
            r"|\bno (?:te )?(?:olvides|dudes|tardes|dejes de|esperes)\b|\bdemasiad\w+\b(?! (?:tarde|pronto|temprano|tiempo|veces))|\bolvid\w+|\b(?:tengo|tenemos) (?:muchas )?ganas\b|\bsi (?:pudieras|pudieses|fueras tan)\b|\bquería (?:pedir|que)\w*|\bsería (?:bueno|mejor|posible|genial)\b|\bse pued[ae]n? (?:apag|encend|cerr|abr|baj|sub|quit)\w+"
        ),
        told=(
            r"^(?:yo )?siempre (?!quier|necesit|prefier)\w+o\b|\b(?!quer|necesit)\w+(?:amos|emos|imos) siempre\b|\bsiempre (?!quer|necesit)\w+(?:amos|emos|imos)\b|^(?:el|la|los|las|mi|es[ea]) [\w -]{2,40}? (?:también|además|solo|solamente) (?:l[oa]s? |se )?\w+(?:a|e|an|en)\b|\bsomos l[oa]s únic[oa]s\b|^(?:(?:nosotros|yo) )?(?:siempre|nunca|casi nunca|normalmente|a menudo|a veces) (?:l[oa]s? |me |nos |se )?(?!quer|necesit|falta|hace falta)\w+(?:amos|emos|imos)\b|^(?!quer|necesit)\w+(?:amos|emos|imos) (?:siempre|nunca|a menudo|a veces)\b|\b(?:he|has|ha|hemos|habéis|han|habí\w+|habría\w*|hubier\w+|hubies\w+|haber\w*)(?: (?:ya|bien|siempre|nunca))?"
            r" (?!mucho\b|dejad|acabad|terminad|agotad|comid|bebid|gastad|vaciad)\w+(?:ado|ido|ído|rto|sto|cho|eso|ito)\b"
            r"|^(?:ayer|anoche|anteayer|antes|antiguamente|entonces|de niñ[oa]|(?:la|el) \w+ pasad[oa]|el otro día)\b"
            # What somebody did; "se acabó" is used up.
            r"|\b(?!(?:dejó|acabó|terminó|agotó|olvidó)\b)(?:\w{2,}ó|\w{2,}(?:aron|ieron|aste|iste)|fue|fueron|hubo|puso|hizo|dijo|vino|tuvo|estuvo|quiso|trajo|pusieron|dijeron)\b(?<!dejaron)(?<!acabaron)(?<!terminaron)"
            r"|\b(?:ac(?:abo|aba|abamos|aban)|ac(?:abas|abáis)) de \w+(?:ar|er|ir)\w*"
            r"|\b(?!(?:todavía|mía|tía|guía|energía|alegría|compañía|mayoría|policía)\b)\w{2,}(?<!er)(?<!ar)(?<!ir)(?<!dr)(?<!br)(?<!tr)(?:aba|abas|ábamos|aban|ía|ías|íamos|ían)\b"
            r"|\bsi\b[^.!?]*\b(?:fuera|fueran|fuese)\b[^.!?]*\b\w+ría\w*\b|\bsi\b[^.!?]*\b\w{2,}(?:ara|áramos|aran|iera|iéramos|ieran|uera|uéramos|ueran)\b|^de haber\w*\b"
            r"|\b(?!(?:detrás|atrás|será)\b)\w{2,}(?:aré|eré|iré|dré|bré|rré|aremos|eremos|iremos|dremos|bremos|rremos|arán|erán|irán|drán|ará|erá|irá|drá)\b"
            r"|\b(?:mañana|pasado mañana|más tarde|algún día|un día de estos|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|este fin de semana)\b[^.!?]*\b(?:voy|vamos|va|van|viene\w*|llega\w*|es|son|toca|hay)\b|\b(?:voy|vamos|va|van) a [^.!?]*\b(?:mañana|más tarde|algún día)\b"
            r"|^(?:dicen|se dice|por lo visto|al parecer|parece (?:ser )?que|cuentan|(?:me acuerdo|recuerdo) (?:de|del|cuando|que|el))\b"
            rf"|^{_KIN_ES} (?:cree|creen|piensa|piensan|dice|dicen|opina|sueña|jura|asegura) (?:que|con)\b"
            r"|^(?:menos mal|por fin|por suerte|afortunadamente|gracias|qué bien|qué pena|me alegro|bravo)\b|\bdesde que\b|\b(?:recomiendan?|aconsejan?|desaconsejan?) \w+|\b(?:tenía|tenían?|teníamos) (?:pensado|previsto)\b"
        ),
        barred=(
            r"\bno (?:quiero|queremos|quería) que\b(?![^.!?]*\b(?:siga\w*|quede\w*|esté\w*)\b)|(?:^|\b(?:y|pero|favor|sobre todo|no)\b,? )no (?:me |te |se |lo |la |los |las |le |les |nos )*(?!olvides|dudes|tardes|dejes|esperes|puedes|podrías|quieres|es\b|las\b|los\b|hay|nos\b)\w+(?:es|as|éis|áis)\b(?! (?:tan|tanto|demasiado)\b)"
            r"|(?:^|\b(?:y|pero|favor)\b,? )no (?:l[oa]s? )?(?:apague|encienda|abra|cierre|ponga|toque|mueva|suba|baje|arranque|active|haga|cambie|quite)n?\b"
            r"|\b(?:ni|no) se (?:te|le|os) ocurra\b|\bni falta que hace\b|^(?:por favor,? )?evit[aeé]\w*\b|\bprohibid[oa]\b|^nada de \w+(?:ar|er|ir)\b|\bguárdate (?:bien )?de\b|\bpobre de ti\b|\bde ningún modo\b"
            r"|\bno (?:hace|hacía|hay|es|era) (?:ninguna )?(?:falta|necesidad|necesario)\b|\bno (?:necesit\w+|hay|tienes|tenéis|debes) que\b|\bno debes\b|\bno quiero que \w+(?:as|es)\b(?<!dejes)"
            r"|\bnadie te (?:ha |había )?(?:pedido|dicho|mandado|pidió|dijo|mandó)\b|\bquién te (?:ha )?(?:pedido|dicho|mandado|pidió|mandó)\b|\bno te (?:he )?(?:pedido|dicho|pedí|dije)\b"
            r"|^que (?:nadie|no se) (?:toque|mueva|apague|encienda|abra|cierre|cambie|suba|baje|ponga|use)\b|\bes inútil\b|\bno vale la pena\b|\bno merece la pena\b"
        ),
        asks=(
            r"^¿?es (?:verdad|cierto) que\b|^(?:(?:y|pero|oye),? )*(?:el|la|los|las|del|de la|mis?|tus?|nuestr[oa]s?|es[ea]|est[ea]) (?:[\w-]+ ){1,4}?(?:(?:a|de|en|para|con|por|desde|hasta) )?(?:qué|quién\w*|cuál\w*|cuándo|dónde|cuánt\w+|cómo)\b|^(?:y |oye,? )?(?:tú )?(?:sabes|sabéis|sabe|tienes (?:alguna )?idea|tiene (?:alguna )?idea|alguna idea)\b(?! (?:lo que|ya)\b)|^(?:no )?(?:sale|resulta) (?:muy )?(?:caro|barato|a cuenta|rentable)\b|\bpor (?:casualidad|un casual)\b|^(?:puede|podría|pudiera) ser que (?!tú\b|me\b|nos\b)|"
            r"^(?:(?:y|pero|oye|a ver|bueno),? )*(?:(?:a|de|en|para|con|por|desde|hasta|sobre) )*(?:qué|quién\w*|cuál\w*|cuándo|cuánt\w+|cómo|dónde|adónde)\b(?<!por qué)"
            r"|^(?:(?:y|pero|oye),? )*(?:ya |todavía |aún )?(?:no )?(?:me |te |se |nos |l[oa]s? )?(?:has|habéis|habrá|habrán|habremos|habrás|está|están|estaba\w*|funciona\w*|sabes|sabrías|crees|piensas|conviene|vale la pena|merece la pena|suelen?|deberían?|cuesta\w*|consume\w*|gasta\w*|sirve\w*|llueve)\b(?! que\b)(?! (?:todo |aquí |ya )?(?:demasiad|muy|tan|un poco|realmente|oscur|fr[ií]|helad|calient|suci|húmed|congelad|ruidos|alt[oa]|fuerte|llen[oa]|vací|sec[oa]))"
            r"|^(?:ya |todavía |aún )(?:ha|han)\b|^alguien (?:ha|había|habrá)\b|^quedan? (?!poc|sin)|\b(?:sabrías|puedes|podrías|sabes) (?:me )?(?:decir|decirme|contarme) (?:si|qué|quién|cuándo|dónde|cómo|cuánt\w+|por qué|cuál)"
            r"|\bno (?:me |te |se |nos )?(?:habré|habrás|habrá|habremos|habrán)\b|\bno deberían?\b|^y si\b[^,]*,[^.!?]*ría\w*\b"
        ),
        quotes=(
            r"\b(?:dice|dijo|decía|dicen|grita|gritó|gritaba|exclamó|contestó|respondió|canta|cantaba|susurró|pidió|pone|ponía|escrito|título|titula\w*|llama|llamada?|llamado|canción|película|libro|novela|poema|serie|cartel|letrero|etiqueta|lema|refrán|frase|palabra)\b[^.!?]*«»|«»[^.!?]*\b(?:es|era|dice|dijo|decía|se llama|pone|gritó|hace|así)\b"
        ),
    ),
    "it": Moods(
        orders=(
            r"(?:^|[,;:.!?] ?|\b(?:e|poi|allora|adesso|ora|sennò|quindi|perciò|dunque)\b,? )"
            r"(?:(?:jarvis|ok|senti|dai|bene|e|ma|poi|allora|adesso|ora|su),? )*"
            rf"(?:{ORDERS_IT}|(?:accend|riaccend|spegn|apr|riapr|chiud|mett|alz|abbass|ferm|avvi|port|tir|togl|aggiung|cancell|svegli|avvis|ricord|regol|lasci|abbi|prepar|mand|fam|fac|dam|dac)(?:a|i)?(?:mi|ci|l[oaie]|ne|ti|mel[oaie])|fall[oaie] tu|pensaci|occupatene)\b"
        ),
        wishes=(
            r"\bper (?:favore|piacere|cortesia)\b|\bti prego\b|\b(?:puoi|potresti|potete|potreste|può|potrebbe|vuoi|vorresti|riusciresti|saresti)\b|\bti dispiac\w+"
            r"|\b(?:mi|ci) (?:accendi|spegni|apri|chiudi|riaccendi|metti|alzi|abbassi|fai|dai|prepari|togli)\b"
            r"|(?<!non )\b(?:voglio|vorrei|vogliamo|vorremmo|(?:ho|abbiamo|ha) bisogno|serve|servirebbe\w*|bisogna|bisognerebbe|occorre|ci vuole|ci vorrebbe\w*|dovresti|devi|mi piacerebbe|preferisco|preferirei|magari|deve|devono|dovrebbe|dovrebbero)\b"
            r"|\bnon (?:ti )?(?:dimentic|esit|scord|tard|aspett)\w+|\btropp\w+\b(?! (?:tardi|presto|spesso|tempo|volte))|\bdimenticat\w|\bscordat\w|\bse (?:tu )?(?:potessi|riuscissi|volessi)\b|\bvolevo (?:chiedert|che)\w*|\b(?:ho|abbiamo) (?:tanta |proprio )?voglia\b|\bsarebbe (?:bello|meglio|possibile|ora|il caso)\b|\bè ora (?:di|che)\b|\bsi (?:può|possono) \w+(?:ere|are|ire)\b"
        ),
        told=(
            r"^(?:io )?(?!voglio)\w+o sempre\b|\b(?!vogliamo)\w+iamo sempre\b|^(?:il |la |lo |i |gli |le |l')[\w' -]{2,40}? \w+(?:a|e|ano|ono) anche (?:il|la|lo|i|gli|le|l'|tutt\w)|\bsiamo (?:gli unici|le uniche)\b|^(?:noi |io )?(?:l[oaie] )?(?!vogliamo)\w+iamo (?:sempre|mai|spesso|di solito)\b|^(?:sempre|spesso|di solito) \w+iamo\b|\b(?:ho|hai|ha|abbiamo|avete|hanno|avev\w+|avre\w+|avrò|avrà|avesse|avessi|avessimo|avessero|aver)(?: (?:già|appena|mica|sempre|mai|anche|proprio|\w+mente))*"
            r" (?!(?:lasciat|finit|terminat|esaurit|mangiat|bevut|svuotat|usat|consumat|ospit|visit|appetit)\w)(?:\w{2,}(?:at|ut|it)[oaie]|(?:mess|rimess|chius|richius|apert|riapert|acces|riacces|spent|rott|fatt|dett|lett|scritt|vist|pres|pers|spes|chiest|tolt|decis|copert|rispost|nascost|cott|corrett|sces)[oaie])\b"
            r"|^(?:ieri|l'altro (?:giorno|ieri)|una volta|un tempo|all'epoca|da (?:bambin[oa]|ragazz[oa]|piccol[oa])|(?:la|il|lo) \w+ scors[oa])\b"
            r"|\b(?:era|ero|eravamo|erano|eri|dice(?:va|vano|vo)|apriva\w*|dormiva\w*|veniva\w*|usciva\w*|partiva\w*|voleva\w*|volevo|stav[oaie]\w*|facev\w+|credev\w+|pensav\w+)\b|\b(?!(?:brav|ricav|scav|solle[vt]|rile)\w+)\w{3,}(?:avo|ava|avamo|avano|evo|eva|evamo|evano)\b"
            r"|(?<!^e )\bse\b[^.!?]*\b\w{2,}(?:ass|ess|iss)(?:i|e|imo|ero)\b|\bse\b[^.!?]*\bfoss\w+|^e se\b[^,]*\b\w+ss(?:i|e|imo|ero)\b[^,]*,"
            r"|\b(?!(?:però|perciò|metà|città|età|già|libertà|qualità|novità)\b)\w{2,}(?:rò|rà|remo|ranno)\b"
            r"|\b(?:domani|dopodomani|più tardi|un giorno|prima o poi|(?:questo|nel) (?:fine settimana|weekend)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica))\b[^.!?]*\b(?:\w{3,}iamo|vado|va|vanno|viene|vengono|arriva\w*|c'è|è|sono|tocca)\b|\b\w{3,}iamo\b[^.!?]*\b(?:domani|dopodomani|più tardi|un giorno)\b"
            r"|^(?:pare|sembra|si dice|dicono|a quanto pare|raccontano|(?:mi )?ricordo (?:quando|il|che|di))\b"
            rf"|^{_KIN_IT} (?:crede|credono|pensa|pensano|dice|dicono|sostiene|giura|racconta|sogna) (?:che|di)\b"
            r"|^(?:meno male|finalmente|fortunatamente|grazie|per fortuna|che bello|che peccato|peccato|bravo|sono content[oa])\b|\bda quando\b|\b(?:consiglia|raccomanda|sconsiglia)(?:no)? (?:di|che)\b|\bavev\w+ intenzione\b"
        ),
        barred=(
            r"\bnon (?:voglio|vogliamo|volevo) che\b(?![^.!?]*\b(?:rest\w+|stia\w*|sia\w*|rimang\w+|continu\w+)\b)|(?:^|\b(?:e|ma|favore|soprattutto|no)\b,? )non (?:mi |ti |si |l[oaie] |l'|ci |ne )*(?!(?:dimentic|esit|scord|tard|aspett|lasci|bere|per|sempre|ester|inter)\w*)(?:\w+(?:are|ere|ire|urre|orre|ar|er|ir)(?:l[oaie]|ti|mi|ci|ne|vi)?|far\w*|dar\w*|\w{3,}(?:ate|ete|ite))\b(?! (?:così|troppo|tanto)\b)"
            r"|(?:^|\b(?:e|ma|favore)\b,? )non (?:l[oaie] )?(?:accenda|spenga|apra|chiuda|metta|tocchi|alzi|abbassi|muova)\b|\bnon (?:ti )?azzard\w+|\bguai a\b|^(?:per favore,? )?evit\w+ (?:di|il|la|le|i)\b|\b(?:vietato|proibito)\b|\bnon sognarti\b|\bnon ti venga in mente\b"
            r"|\bnon (?:c'è|ho|hai|abbiamo|avete|c'era) bisogno\b|\bnon (?:serve|occorre|è necessario|importa|è il caso|vale la pena|devi|dovete)\b|\binutile \w+|\bnon voglio che (?:tu )?\w+"
            r"|\bnessuno ti (?:ha|aveva) (?:chiesto|detto|ordinato)\b|\bchi ti ha (?:chiesto|detto)\b|\bnon ti (?:ho|avevo) (?:chiesto|detto)\b"
            r"|^che nessuno (?:tocchi|muova|accenda|spenga|apra|chiuda|cambi|alzi|abbassi|metta|usi)\b|\blascia (?:stare|perdere)\b"
        ),
        asks=(
            r"^è vero che\b|^(?:(?:e|ma|senti),? )*(?:il |la |lo |i |le |gli |l'|quel\w* |quest\w )(?:mi[ao] |nostr[ao] )?(?:[\w-]+ ){1,3}?(?:(?:quando|dove) (?!\w+o\b)|(?:a|di|da|in|con|per) (?:che |cosa |che cosa |quale |chi |quant\w+ )|(?:chi|che cosa|cosa|quanto|quanta|come) (?=[a-zàè]))[\w' ]+$|^(?:e |senti,? )?(?:tu )?(?:sai|sapete|hai (?:un'|una |qualche )?idea|qualche idea|chissà|chi lo sa)\b(?! (?:cosa ti dico|già)\b)|\bper caso\b|^(?:senti|scusa|dimmi|di')(?: un po')?,? (?:ma )?(?:il|la|lo|le|i|gli|l')\b ?[^.!?]*\b(?:ancora|già)\b|"
            r"^(?:può|potrebbe) (?:darsi|essere) che (?!tu\b|mi\b|ci\b)|"
            r"^(?:(?:e|ma|senti),? )*(?:(?:a|di|da|in|con|per|su|fra|tra) )+(?:che|cosa|chi|quale|quali|quando|dove|quant\w+)\b"
            r"|^(?:(?:e|ma|senti),? )*(?:già |non )?(?:mi |ti |l[oaie] |l'|ci )?(?:hai|avete|avremo|avremmo|sapresti|sapreste|credi|pensi|funziona\w*|conviene|vale la pena|dovrebbe|dovrebbero|costa\w*|consuma\w*|piove)\b(?! (?:voglia|bisogno)\b)|^qualcuno (?:ha|aveva|avrà)\b"
            r"|\b(?:sapresti|puoi|potresti|sai) dir(?:mi|ci) (?:se|chi|quando|dove|come|quant\w+|perché|qual\w*|che|cosa)"
            r"|\bmica\b|\bnon avr(?:ò|ai|à|emo|anno)\b|\bnon dovrebber?o?\b|\bdovrebber?o? (?:restare|rimanere)\b|^e se\b[^,]*,[^.!?]*(?:rebbe|rebbero|remmo)\b"
        ),
        quotes=(
            r"\b(?:dice|disse|diceva|dicono|ha detto|grida|gridò|gridava|gridato|urla|urlato|esclamò|rispose|canta|cantava|sussurrò|scritto|titolo|intitola\w*|intitolat[oa]|chiama|chiamat[oa]|canzone|film|libro|romanzo|poesia|serie|cartello|insegna|etichetta|motto|proverbio|frase|parola)\b[^.!?]*«»|«»[^.!?]*\b(?:è|era|dice|disse|diceva|si chiama|gridò|ha detto|fa|faceva)\b"
        ),
    ),
    "nl": Moods(
        orders=(
            r"(?:^|[,;:.!?] ?|\b(?:en|dan|dus|anders|daarom)\b,? )"
            r"(?:(?:jarvis|oké|hé|zeg|kom|en|maar|dan|dus|nou),? )*"
            rf"(?:{ORDERS_NL})\b(?! (?:de|het|die|dat) [\w ]{{2,30}}? ook (?:de|het|alle|mijn)\b)(?![^,;.!?]*\b(?:niet|nooit|geen)\b(?! (?:zo|te|meer|langer)\b))(?! (?:ik|we|wij|hij|zij|ze)\b)"
        ),
        wishes=(
            r"\b(?:alsjeblieft|alstublieft|graag|gerust|liever)\b|\b(?:kun|kan|zou|wil) (?:je|jij|u)\b|\b(?:kunt|wilt) u\b|\b(?:kunnen|zullen|laten) we\b|\bmag ik\b"
            r"|\bmag (?:\w+ ){0,5}?(?:aan|uit|open|dicht|op|omhoog|omlaag|harder|zachter|af)\b|\b(?:kan|kunnen) (?:wel|best|nu|weer) \w+"
            r"|(?<!niet )(?<!niets )\bmoe(?:t|ten)\b(?! niet)|\bhoort te\b|\b(?:ik|we|wij) (?:wil|willen|wou|zou|zouden|heb|hebben)\b[^,.!?]*\b(?:graag|dat je|willen|nodig)\b|\b(?:ik|we) (?:wil|willen)\b|(?<!niet )(?<!voor )\bnodig\b"
            r"|\bvergeet (?:\w+ )?niet\b|\baarzel niet\b|\bte (?:donker|licht|warm|koud|fel|hard|zacht|heet|benauwd|droog|vochtig)\b|\bvergeten\b|\bzorg (?:dat|ervoor|voor)\b|\b(?:zin|trek) in\b|\bals je (?:wilt|zou|even|kunt)\b"
        ),
        told=(
            r"\b(?:wij|we) zijn de enigen?\b|\b(?:zijn wij|zijn we) de enigen?\b|^(?:wij|we|ik) (?!(?:wil|willen|zou|zouden|moet|moeten)\b)\w+ (?:[\w' ]+ )?(?:altijd|nooit|vaak|meestal|zelden)\b|\b(?:heb|hebt|heeft|hebben|had|hadden)\b[^,.!?]*\b(?!(?:op|leeg)ge|(?:aan|open|achter)?gelaten)(?:\w*ge(?!en\b|luid|zicht|bied|noeg|woon|durende|ld\b|duld|recht|wicht|zond|bed\b)\w+(?:t|d|en|aan|ien)|(?:ver|be|ont|her)(?!der|geten)\w{3,}(?:t|d|en)|laten (?:\w+en))\b(?<!nodig)"
            r"|^(?:gisteren\w*|gister\w+|eergisteren|vroeger|destijds|laatst|vorige? (?:week|maand|jaar|zomer|winter|keer)|toen)\b"
            r"|\b(?:zei|zeiden|riep|vroeg|dacht|deed|deden|zette|ging|gingen|kwam|kwamen|stond|lag|liet|liep|wilde|wou|kocht|schreef|zag|was van plan|waren van plan|hadden|had)\b(?! graag\b)"
            r"|\bals\b[^.!?]*\b(?:was|waren|zou|zouden|kon|konden|wist|mocht)\b[^.!?]*\b(?:zou|zouden|was|waren)\b"
            r"|\b(?!(?:laten|kunnen|zullen|mogen|moeten|willen|kennen|hebben|gaan)\b)\w{3,}en (?:we|wij)\b"
            r"|\b(?:morgen|overmorgen|straks|later|ooit|binnenkort|(?:dit|in het) weekend|deze zomer|volgende? \w+)\b[^.!?]*\b(?:ga|gaat|gaan|zal|zullen|komt|komen|is|zijn|wordt|worden)\b|\b(?:ga|gaan|zal|komt|komen)\b[^.!?]*\b(?:morgen|overmorgen|ooit|binnenkort|later|volgende? \w+)\b"
            r"|^(?:ze zeggen|men zegt|naar (?:het schijnt|verluidt)|blijkbaar|schijnbaar|ik herinner me|ik weet nog)\b"
            rf"|^{_KIN_NL} (?:denkt|denken|zegt|zeggen|vindt|vinden|beweert|gelooft|droomt) (?:dat|van)\b"
            r"|^(?:gelukkig|eindelijk|bedankt|dank je|dank u|goed dat|fijn dat|jammer|wat fijn)\b|\bsinds\b|\b(?:raadt|raden)\b[^.!?]*\b(?:aan|af)\b|\b(?:adviseert|adviseren)\b"
        ),
        barred=(
            r"\b(?:ik|we|wij) wil(?:len)? niet dat\b(?![^.!?]*\b(?:blijf\w*|staat|staan|brandt|branden|aan is|open is)\b)|^(?:dan )?(?:nog )?liever \w+ (?:ik|we|wij) (?:[\w']+ ){0,3}?dan (?:dat|om|de|het|met)\b|^(?:ik|we|wij) \w+ (?:nog )?liever (?:[\w']+ ){1,4}?dan dat\b|(?:^|\b(?:en|maar|alsjeblieft|nee)\b,? )(?!vergeet|aarzel|laat|wacht)"
            rf"(?:{ORDERS_NL}|kom|raak|blijf)\b[^,;.!?]*\b(?:niet|nooit|geen)\b(?! (?:zo|te|meer|langer|vergeten)\b)"
            r"|\bwaag het niet\b|\b(?:haal|heb) het niet in je hoofd\b|\bhoef(?:t|ven)?\b[^.!?]*\b(?:niet|geen)\b|\b(?:niet|nergens voor) nodig\b|\bmoe(?:t|ten) (?:\w+ ){0,3}?(?:niet|nooit)\b|\bmag (?:\w+ ){0,3}?niet\b"
            r"|\bniemand (?:heeft|had) je\b|\bwie heeft je\b|\bik heb je (?:niet|nooit|nergens)\b|\bblijf (?:van|met)\b|\bniemand (?:komt|raakt|zit|mag|doet|zet)\b|\b(?:verboden|vermijd|voorkom)\b|\bwee je gebeente\b|\bafblijven\b|\bheeft geen zin\b"
        ),
        asks=(
            r"^(?:is het|het is) (?:echt )?waar dat\b|^klopt het dat\b|^(?:en |maar )?(?!(?:zet|sluit|start|laat|weet|let|vergeet|wacht|moet|eet|zit|praat|licht|verlicht|richt|schiet|spuit|stort|test|toast|print|zout|kort|meet|groet|noteert?|dicht|niet|met|dat|wat|het|dit|uit|laatst|eerst|liefst|best|net|juist|goed|zacht|nacht|want|tot|straat|licht|echt)\b)[a-z]{2,}t (?:de|het|die|dat|dit|deze|er|mijn|onze|iemand|niemand|welterusten|\w+(?:script|scène|lamp|licht|ventilator|machine))\b(?![^?]*\b(?:alsjeblieft|graag|even)\b)|^sluit (?:dat|die|de|het) \w+ ook (?:de|het|alle)\b|^(?:kan|zou) het (?:zijn|kunnen)(?: zijn)? dat (?!je\b|jij\b|u\b)|^(?:de|het|die|dat|mijn|onze) [\w ]{2,40} zeker (?:al|nog|niet|weer)\b|^(?:heb (?:je|jij) )?(?:enig|een) idee (?:of|hoe|wie|wat|waar|wanneer|welke|waarom)\b|^(?:wie weet|weet iemand)\b|\btoevallig\b|"
            r"^(?:(?:en|maar|zeg|hé),? )*(?:is|zijn|heeft|heb je|heb jij|hebt u|hebben|staat|staan|zit|zitten|brandt|branden|draait|loopt|werkt|werken|blijft|blijven|hoort|horen|zouden|weet je|denk je|klopt|kost|verbruikt)\b(?![^?]*\b(?:graag|alsjeblieft|kunnen we)\b)"
            r"|^zou (?!je\b|jij\b|u\b|ik\b)(?![^?]*\b(?:kunnen|mogen)\b)|^(?:(?:en|maar),? )*(?:(?:op|in|aan|bij|van|voor|met|naar|om|tot|sinds|vanaf|tegen|uit|over|door|onder) )?(?:wie|wat|welke?|wanneer|waar\w*|hoe\w*)\b(?! (?:dan|ook))"
            r"|\b(?:kun|kan|zou|wil) (?:je|u) (?:me |mij |ons |eens |even )*(?:zeggen|vertellen|uitleggen|nakijken|checken) (?:of|wie|wat|waar|wanneer|hoe|welke|waarom)\b"
            r"|^(?:we|wij|ik|je|jij|ze|hij|de|het|mijn|onze) [^.!?]*\btoch (?:niet|wel|al|geen|nog)\b|\b(?:is|zijn|heeft|hebben|staat|staan) (?:\w+ ){0,3}?zeker (?:al|nog|niet|wel)\b|^en als\b[^,]*,[^.!?]*\bdan\b"
        ),
        quotes=(
            r"\b(?:zegt|zei|zeggen|zeiden|riep|roept|schreeuwde|antwoordde|zong|zingt|fluisterde|vroeg|staat|stond|geschreven|titel|heet|heette|genaamd|getiteld|liedje|lied|nummer|film|boek|roman|gedicht|serie|bord|bordje|etiket|motto|spreekwoord|zin|woord)\b[^.!?]*«»|«»[^.!?]*\b(?:is|was|zei|zegt|heet|staat|riep|gaat|ging|zo)\b"
        ),
    ),
}
