"""How a clause reports what is the case, in French, Spanish, Italian and Dutch.

The fields are told in `reporting.py`.
"""

from collections.abc import Mapping
from typing import Final

from .reporting import Reporting

_NUMBER_FR: Final = r"une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|\d+"
_NUMBER_ES: Final = r"una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|\d+"
_NUMBER_IT: Final = r"un[ao]?|un'|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|cento|\d+"
_NUMBER_NL: Final = r"een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|honderd|\d+"
_DONE_FR: Final = r"(?:bien |déjà |tout |juste |encore )*\w{2,}(?:é|ée|és|ées|ie?s?|is|ises?|uts?|ue?s?|ert|erte?s?|ite?s?)"
_DONE_ES: Final = r"(?:ya |bien |recién )*\w{2,}(?:ad|id|iert|uest|ech|ist|rit)[oa]s?"
_DONE_IT: Final = (
    r"(?:già |ben |appena )*\w{2,}(?:at|ut|it|es|ert|us|nt|tt|rs|ss|st|lt|ns)[oaie]"
)
_DONE_NL: Final = r"(?:al |net |weer )*\w{0,9}(?:ge\w{2,}|(?:ver|be|ont|her|aan|af|in|op)\w{3,})(?:t|d|en)"

REPORTING_ABROAD: Final[Mapping[str, Reporting]] = {
    "fr": Reporting(
        subject=rf"^(?:(?:oui|non|bon|bien|voilà|et|alors|maintenant|déjà|là|donc|dehors|dedans|ça y est|(?:à|vers) \w+ heures|dans (?:une? )?(?:instant|\w+ \w+)|demain|bientôt),? )*(?:(?:le|la|les|votre|vos|ton|ta|tes|mon|mes|notre|nos|son|sa|ses|leurs?|tout|toutes?|tous|chaque|personne|elles?|ils?|ça|cela|chacun\w*)\b|l'|c'est (?={_DONE_FR}\b|dans\b|en\b|sur\b|à\b|prêt)|(?-i:[A-ZÉ]\w+) (?:est|a|sera|vous|va|arrive|dort|joue)\b)",
        someone=r"^(?:(?:oui|non|bon|et),? )*(?:quelqu'un|personne|tout le monde)\b(?! (?:doit|devrait|peut|pourrait|sait|veut|voudrait|d'autre|n'aime)\b)",
        verbs=r"\b(?:est|sont|a|ont|va|vont|vient|viennent|fait|font|sera|seront|aura|attend\w*|dort|dorment|sait|savent|prend|part|sort|sortent|revient|reprend|boi\w+)\b|\b(?:s'|se )\w+|\bc'est\b|\b\w{3,}(?:era|eront|ira)\b|^(?:[\w',]+ )*?(?:ils?|elles?|ça|l'\w+|(?:le|la|les|votre|vos|ton|ta|tes|sa|son|ses|notre|nos) \w+(?: (?:de |du |des |d'|à )?(?:la |l')?\w+)??) (?:y |en |vous |te |les |l'|le |la )?\w{3,}(?:e|ent|it|rt|nd|rd|ut)\b",
        passed=r"\b(?:étai\w+|avai\w+|a|ont|est|sont|fut|eut)\b|\b\w{3,}(?:ait|aient)\b",
        when=r"\b(?:il y a (?:\w+ ){1,3}?(?:minutes?|heures?|instants?|moment)|depuis \w+|(?:à|vers) (?:midi|minuit|\d+|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze)\b|ce matin|cet après-midi|ce soir|cette nuit|hier soir|aujourd'hui|à l'instant|tout à l'heure|tantôt|toute la (?:journée|nuit|matinée|soirée)|deux fois|la dernière fois)\b",
        mind=r"\b(?:sembl\w+|paraît|paraissent|ont? l'air|bonnes? (?:question|idée|choix|moment)|dommage|pas étonnant|tant (?:mieux|pis)|à vous de|votre (?:choix|décision)|félicitations|bravo|désolée?|navrée?|mérit\w+|arrive à tout)\b|\b(?:je suis|j'imagine|j'espère)\b|^(?:quels?|quelles?|comme|que|quoi) |^c'est (?!c'est|"
        rf"{_DONE_FR}\b|dans |en |sur |à |prêt)|^ce(?:la)? (?:arrive|doit|devait|serait|dépend)\b|^ça (?:arrive|dépend|doit|fait (?:du bien|plaisir|mal))\b|^(?:il|ça) (?:fau\w+|vaut|suffit|s'agit|pleut|neige|gèle|paraît|semble)\b",
        notes=r"^(?:oui|non|oh|bon|bien|d'accord|ok|okay|certainement|bien sûr|entendu|compris|très bien|parfait|comme vous \w+|noté|ah|pardon|merci|de rien|avec plaisir|volontiers|bonne \w+|bonjour|bonsoir|à (?:demain|bientôt)|aïe|hm+)[ ,.!]*$",
        advice=r"^(?:vous (?:pouvez|pourriez|devriez|devez)|tu (?:peux|pourrais|devrais|dois)|mieux vaut|il (?:faut|faudrait|vaut mieux|suffit)|essayez|le mieux|d'abord|ensuite|puis|\w{2,}ez)\b|^(?!(?:votre|notre|entre|contre|quatre|autre|hier|autres)\b)\w{3,}(?:er|ir|re) |^jusqu'à ce qu",
        evading=r"\b(?:hors de (?:ma )?portée|au-delà|pas en mesure|ne (?:vois|sais|peux|dispose)|n'ai (?:pas|aucun)|reliée?s? à rien|pas (?:reliée?|connectée?)|à moins)\b|\bsi\b(?! vous (?:regardez|écoutez|voulez|avez besoin))|^[^,;:]*, (?:je suppose|j'imagine|sans doute)[.!]*$",
        stands=r"^(?:(?:oui|voilà|bon|alors),? )*(?:il y en a|il y a (?=(?:maintenant|déjà|de nouveau|à nouveau|encore)\b|(?:une?|des|du|de la|deux|trois|\d+)\b[^.!?]*\b(?:ici|là|maintenant|dans (?:la|le|l'|votre)|sur (?:la|le|l'|votre)|au\b))|(?:il (?:en |vous )?reste)(?= (?:encore )?(?:une?|deux|trois|quatre|cinq|dix|douze|du|de la|\d+)))|^(?:voilà,? )?vous (?:êtes|serez)(?= (?:bien |tout |\w+ment )*(?:inscrit|couvert|réveillé|prévenu|averti|connecté|protégé|enregistré)e?\b)",
        event=rf"^elle est (?:{_NUMBER_FR}|des|du|de la)\b|^(?:et |voilà,? )?(?:{_NUMBER_FR}|quelques|plusieurs) (?:[\w'-]+ ){{0,4}}?(?:est|sont|a|ont|sera|seront|attend\w*|arrive\w*|vous (?:prendra|attend)|tourne\w*|brûle\w*|joue\w*|sort\w*|dans|sur|au)\b|^(?:{_NUMBER_FR}) (?:\w+ )?(?:et demie? )?(?:heures?|kilowatt\w*|litres?|degrés|minutes?)\b[^,.!?]*$|^{_DONE_FR},? (?:livraison|casier|pour|à|dans|sur|jusqu')",
        bare=rf"^(?:(?:voilà|ça y est|oui|bon),? )*(?:{_DONE_FR}(?: (?:par|avec|dans|sur|à|au|pour|depuis) [^,.!?]{{1,30}})?|(?:déjà|tout) (?:fait|prêt|en place)|en (?:route|cours|marche)|c'est (?:parti|fait|lancé|réglé|bon|en cours|en route)|ça (?:roule|tourne|marche|vient|arrive|sonnera|chauffe)|plus d[e'] ?\w+ \w+)[.!]*$",
        programme=r"^(?:infos|nouvelles|journal|jt|jazz|film|polar|match|série|épisode|podcast|émission|chaîne|berceuse|conte|concert|titres)$",
        known=r"^(?:les|vos|tes|toutes les|tous les|leurs) (?:[\w'-]+ ){1,2}sont (?:déjà |bien |maintenant |tous |toutes )?(?!beau|belles|jolis|gentils|bons|bonnes|vieux|nouveaux|rares|utiles|jamais|souvent)\w+[.!]*$",
        it="elle est",
    ),
    "es": Reporting(
        subject=r"^(?:(?:sí|no|bueno|bien|listo|y|pues|ahora|ya|ahí|así que|fuera|dentro|(?:a|sobre) las? \w+|en (?:un|una|\w+) \w+|mañana|enseguida|pronto),? )*(?:(?:el|la|los|las|su|sus|tu|tus|mi|mis|nuestr[oa]s?|tod[oa]s?|cada|nadie|él|ellas?|ellos|es[oae]s?|ambos|está|están|ha|han|va|van|viene|vienen|llega\w*|sale|salen|salió|suena|suenan|queda|quedan|empieza|terminó|acabó|volvió|pasó|sigue|siguen|tiene|tienen|duerme\w*|lleva|llevan|carga|funciona|gira|arde|corre|espera\w*|estará\w*|sonará\w*|será\w*|habrá|pasa|pasará|vuelve\w*|come\w*|bebe\w*|juega|sube\w*|baja\w*|crece\w*|viene|hierve|lava|corta|se (?:ha|han|está|están|va|\w+ó|\w+aron)|le (?:quedan?|esperan?|despertar\w+))\b|(?-i:[A-ZÁ]\w+) (?:está|ha|viene|duerme|suena)\b)",
        someone=r"^(?:(?:sí|no|bueno|y),? )*(?:alguien|nadie|todo el mundo)\b(?! (?:debe|debería|puede|podría|sabe|quiere|más|le gusta)\b)",
        verbs=r"\b(?:está|están|es|son|ha|han|va|van|viene|vienen|hay|queda\w*|llega\w*|sale|salen|suena\w*|sigue\w*|tiene\w*|lleva\w*|estará\w*|sonará\w*|será\w*|sabe\w*|pudo|podido)\b|\b(?:se|le|les) \w+|\b\w{3,}(?:a|e|an|en|ó|aron|ieron|ará|erá|irá|arán)\b",
        passed=r"\b(?:era\w*|estaba\w*|había\w*|fue\w*|tuvo|ha|han)\b|\b\w{2,}(?:ó|aron|ieron|aba|aban|ía|ían)\b",
        when=r"\b(?:hace (?:\w+ ){1,3}?(?:minutos?|horas?|rato|momento)|hace (?:un )?(?:rato|momento|poco)|desde \w+|(?:a|sobre) (?:las? (?:\w+)|mediodía|medianoche)|esta (?:mañana|tarde|noche)|anoche|ayer|hoy|ahora mismo|antes|todo el día|toda la (?:noche|mañana|tarde)|dos veces|la última vez)\b",
        mind=r"\b(?:parece\w*|suena bien|buena (?:pregunta|idea|elección)|buen (?:plan|momento)|lástima|no me extraña|qué (?:pena|bien|rabia|bonito)|enhorabuena|felicidades|lo siento|seguro que|se lo ha ganado|a veces pasa|sienta bien)\b|^(?:qué|cómo|cuánto) |^es (?!(?:ya )?(?:suyo|suya|tuyo)\b)|^(?:eso|esto) (?:pasa|depende|debe|es)\b|^(?:llueve|nieva|parece|conviene|depende)\b",
        notes=r"^(?:sí|no|oh|bueno|bien|de acuerdo|vale|ok|claro|por supuesto|desde luego|entendido|muy bien|perfecto|como (?:usted )?\w+|anotado|ah|perdón|gracias|de nada|con (?:mucho )?gusto|encantado|buen[oa]s? \w+|hasta (?:mañana|luego)|ay|hm+)[ ,.!]*$",
        advice=r"^(?:(?:puede|podría|debería|debe|puedes|podrías|deberías|debes|hay que|conviene|lo mejor|mejor|primero|luego|después)\b|(?:pruebe|prueba|use|ponga|deje|llame|eche|lave|limpie|abra|cierre|revise|evite|tome|beba|intente|recuerde|espere|mire)\b)|^\w{3,}(?:ar|er|ir) |^hasta que ",
        evading=r"\b(?:fuera de mi alcance|más allá|no (?:puedo|sé|veo|dispongo|tengo)|no está\w* conectad\w+|a menos que)\b|\bsi\b(?! (?:mira|escucha|quiere|necesita))|^[^,;:]*, (?:supongo|imagino|me imagino)[.!]*$",
        stands=r"^(?:(?:sí|listo|bueno|pues),? )*(?:(?:vuelve a|ya|ahora) (?:haber|hay)|hay)(?= (?:otra vez |de nuevo |ya )?(?:una?|dos|tres|\d+|semillas|\w+s?)\b[^.!?]*\b(?:en|ahí|aquí|reservad|esperando)|[.!]*$)|^(?:sí,? )?vuelve a haber\b",
        event=rf"^ella está (?:{_NUMBER_ES}|ya|\w+s)\b|^(?:y |listo,? )?(?:{_NUMBER_ES}|unos|unas|algun[oa]s) (?:[\w-]+ ){{0,4}}?(?:está|están|ha|han|viene\w*|espera\w*|llega\w*|le (?:recoge\w*|espera\w*)|suena\w*|con|en|sobre)\b|^(?:{_NUMBER_ES}|unos|unas|algo (?:más|menos)) (?:\w+ )?(?:y medi[oa] )?(?:horas?|kilovatios\w*|litros?|grados|minutos?|euros)\b[^,.!?]*$|^{_DONE_ES},? (?:entrega|taquilla|para|a|en|hasta)\b",
        bare=rf"^(?:(?:listo|hala|ya|sí|bueno),? )*(?:{_DONE_ES}(?: (?:queda|está|va)| (?:por|con|en|para|a|al|desde) [^,.!?]{{1,30}})?|(?:ya|todo) (?:hecho|listo|en orden)|en (?:camino|curso|marcha)|de camino|dicho y hecho|queda \w+|sonando|marchando|ya no hay \w+|(?:que l[oa] disfrute,? )?ya (?!no\b|lo sé|sé|veo|entiendo|era|que|me|te)\w+(?:a|e|an|en|ó))\b[^,.!?]{{0,20}}[.!]*$",
        programme=r"^(?:noticias|telediario|jazz|película|partido|serie|capítulo|episodio|pódcast|podcast|programa|canal|nana|cuento|concierto|titulares)$",
        known=r"^(?:los|las|sus|tus|todos los|todas las|ambos|ambas) (?:[\w-]+ ){1,2}(?:están|son) (?:ya |bien |todos |todas )?(?!bonit|lind|buen|viej|nuev|rar|útil|nunca|siempre)\w+[.!]*$",
        it="ella está",
    ),
    "it": Reporting(
        subject=r"^(?:(?:sì|no|bene|ecco|e|allora|dunque|ora|adesso|già|fuori|dentro|lì|così|(?:alle|verso le) \w+|tra (?:un|una|\w+) \w+|domani|presto),? )*(?:(?:il|la|lo|i|gli|le|suo|sua|suoi|sue|tuo|tua|mio|mia|nostr[oaie]|tutt[oaie]|ogni|nessuno|lui|lei|esso|essa|loro|entramb[ei]|sono|ha|hanno|va|vanno|sta|stanno|viene|vengono|arriva\w*|parte|partono|partit[oaie]|esce|escono|suona|suonano|suonerà|resta|restano|manca|mancano|dorme|dormono|funziona|gira|girano|aspetta\w*|sarà|saranno|pass\w+|torna\w*|beve|bevono|mangia|mangiano|sale|salgono|scende|cresce|bolle|cuoce|carica|taglia|lavora|riprende|comincia|finisce|piove dentro|si (?:è|sono|sta|stanno|\w+a|\w+e|\w+ano|\w+ono)|ci è|mi è)\b|è\b|(?:l|dell|all)'|c'è (?:passat|stat)|(?-i:[A-ZÀ]\w+) (?:è|ha|viene|dorme|suona)\b)",
        someone=r"^(?:(?:sì|no|bene|e),? )*(?:qualcuno|nessuno|tutti)\b(?! (?:deve|dovrebbe|può|potrebbe|sa|vuole|altro|piace)\b)",
        verbs=r"(?:\bè|\bsono|\bha|\bhanno|\bva|\bvanno|\bsta|\bstanno|\bviene|\bvengono|\bc'è|\bsarà|\bsaranno|\bl'ha\w*|\bmanca\w*|\bresta\w*|\bparte|\bsa|\bsanno)\b|\b(?:si|ci|ne|le|gli) \w+|\b\w{3,}(?:a|e|ano|ono|erà|irà|ò)\b",
        passed=r"\b(?:era\w*|aveva\w*|fu|ha|hanno|è|sono)\b|\b\w{2,}(?:ava|eva|iva|avano|evano|ivano|ò|arono|irono)\b",
        when=r"\b(?:(?:\w+ ){1,2}?(?:minut[oi]|or[ae]|istanti?|momento) fa|poco fa|da (?:stamattina|ieri|un'ora|ore|\w+ (?:ore|minuti))|(?:alle|verso le|a|verso) (?:\w+ )?(?:mezzogiorno|mezzanotte|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|\d+)|stamattina|stamane|oggi|stasera|stanotte|ieri(?: sera)?|proprio ora|prima|tutto il giorno|tutta la (?:notte|mattina|sera)|due volte|l'ultima volta)\b",
        mind=r"\b(?:sembra\w*|pare|buona (?:domanda|idea|scelta)|buon (?:piano|momento)|peccato|non mi stupisce|che (?:pena|rabbia|bello|peccato)|congratulazioni|complimenti|mi dispiace|capita|meritat[oa]|fa (?:bene|piacere)|avrà avuto|sarà stat[oa] (?:felice|content))\b|^(?:che|come|quanto) |^è (?!"
        rf"{_DONE_IT}\b|già |in |fuori|sul|nel|al|pront|pien)|^(?:questo|ciò|quello) (?:succede|dipende|deve|è)\b|^(?:piove|nevica|pare|conviene|dipende|capita)\b",
        notes=r"^(?:sì|no|oh|bene|be'|d'accordo|va bene|ok|certo|certamente|naturalmente|capito|inteso|molto bene|perfetto|come \w+|annotato|ah|scusi|grazie|prego|con piacere|volentieri|buon[ao]? \w+|buonanotte|buongiorno|a (?:domani|presto)|ahi|hm+)[ ,.!]*$",
        advice=r"^(?:(?:può|potrebbe|dovrebbe|deve|puoi|potresti|dovresti|devi|bisogna|conviene|il meglio|meglio|prima|poi|dopo)\b|(?:provi|prova|usi|metta|lasci|chiami|lavi|pulisca|apra|chiuda|controlli|eviti|prenda|beva|tenti|ricordi|aspetti|guardi)\b)|^\w{3,}(?:are|ere|ire) |^finché ",
        evading=r"\b(?:fuori (?:dalla )?(?:mia )?portata|al di là|non (?:posso|so|vedo|dispongo|ho|riesco)|non è collegat\w|collegat[oa] a niente|a meno che)\b|\bse\b(?! (?:guarda|ascolta|vuole|le serve))|^[^,;:]*, (?:suppongo|immagino|direi)[.!]*$",
        stands=r"^(?:(?:sì|ecco|bene|allora),? )*(?:ce n'è|ce ne sono|(?:c'è|ci sono)(?= (?:di nuovo|adesso|ora|già|ancora)\b| (?:un\w*|del|della|dei|delle|due|tre|\d+)\b[^.!?]*\b(?:qui|lì|nel\w*|sul\w*|in|al\w*)\b))",
        event=rf"^essa è (?:{_NUMBER_IT}|del|della|dei|delle|di nuovo|ora|adesso|già)\b|^(?:e |ecco,? )?(?:{_NUMBER_IT}|alcun[ie]|qualche) ?(?:[\w'-]+ ){{0,4}}?(?:è|sono|ha|hanno|viene|vengono|aspetta\w*|arriva\w*|la (?:prende\w*|aspetta)|suona\w*|con|in|sul\w*|nel\w*)(?!\w)|^(?:{_NUMBER_IT}|circa|un po' (?:più|meno)) ?(?:\w+ ){{0,2}}?(?:e mezz[oa] )?(?:or[ae]|chilowatt\w*|litr[oi]|gradi|minut[oi]|euro)\b[^,.!?]*$|^{_DONE_IT},? (?:consegna|armadietto|per|a|alle|in|fino)\b",
        bare=rf"^(?:(?:ecco|ecco fatto|già|sì|bene),? )*(?:{_DONE_IT}(?: (?:da|con|in|sul\w*|nel\w*|per|al\w*|a) [^,.!?]{{1,30}})?|(?:già|tutto) (?:fatto|pronto|a posto)|in (?:corso|arrivo|funzione|moto)|per strada|detto fatto|(?:buon ascolto,? )?è partit[oa]|niente più \w+)[.!]*$",
        programme=r"^(?:notizie|telegiornale|jazz|film|partita|serie|puntata|episodio|podcast|programma|canale|ninnananna|favola|concerto|titoli)$",
        known=r"^(?:i|gli|le|i suoi|le sue|tutti i|tutte le|entramb[ei] (?:i|le)) (?:[\w'-]+ ){1,2}sono (?:già |ben |tutti |tutte )?(?!bell|carin|buon|vecch|nuov|rar|util|mai|sempre)\w+[.!]*$",
        it="essa è",
    ),
    "nl": Reporting(
        subject=r"^(?:(?:ja|nee|zo|en|nou|dus|nu|al|daar|buiten|binnen|goed),? )*(?:(?:om|rond) \w+ uur |over (?:een )?(?:half )?\w+ (?:is|staat|komt) |morgen |zo )?(?:(?:is|wordt|staat|komt) )?(?:de|het|uw|je|jouw|mijn|ons|onze|hun|haar|zijn|dit|dat|die|hij|zij|ze|alles|alle|allemaal|beide|iedereen|niemand|u (?:bent|wordt)|(?-i:[A-Z]\w+) (?:is|staat|heeft|ligt|zit|wordt|draait))\b",
        someone=r"^(?:(?:ja|nee|nou|en),? )*(?:iemand|niemand|iedereen)\b(?! (?:moet|zou|kan|mag|weet|wil|anders|houdt van)\b)",
        verbs=r"\b(?:is|zijn|heeft|hebben|wordt|worden|gaat|gaan|komt|komen|staat|staan|ligt|liggen|zit|zitten|doet|krijgt|weet|weten|slaapt|\w{2,}t|\w{3,}en)\b",
        passed=r"\b(?:was|waren|had|hadden|werd\w*|ging\w*|kwam\w*|heeft|hebben|is|zijn|stond\w*|liep\w*|\w{3,}(?:de|te)n?)\b",
        when=r"\b(?:(?:\w+ ){1,2}?(?:minu\w+|uur|uren|moment|ogenblik) geleden|zojuist|daarnet|net|sinds \w+|(?:om|rond) (?:\w+ )?(?:uur|middernacht|\d+)|vanochtend|vanmorgen|vanmiddag|vanavond|vannacht|vandaag|gisteren\w*|eerder|de hele (?:dag|nacht|ochtend|avond)|twee keer|de laatste keer)\b",
        mind=r"\b(?:lijkt|lijken|klinkt|goede? (?:vraag|idee|keus|keuze|plan|moment)|jammer|geen wonder|gefeliciteerd|sorry|het spijt|verdiend|dat komt voor|doet goed|vast)\b|^(?:wat|hoe) |^(?:dat|het|dit) (?:is|zou|lijkt|hoort|klinkt) (?!(?:al |nu |weer |net )*(?:gedaan|geregeld|aan|uit|open|dicht|klaar|vol|op slot|onderweg|binnen|buiten|\w{0,8}ge\w{3,}(?:t|d)|(?:ver|be|ont)\w{3,}(?:t|d))\b)|^(?:het|dat) (?:regent|sneeuwt|vriest|hangt|ligt aan|kan)\b",
        notes=r"^(?:ja|nee|oh|nou|goed|akkoord|oké|ok|zeker|natuurlijk|uiteraard|begrepen|heel goed|prima|zoals u \w+|genoteerd|ah|pardon|sorry|bedankt|dank u|graag gedaan|met plezier|goede\w* \w+|welterusten|tot (?:morgen|straks)|au|hm+)[ ,.!]*$",
        advice=r"^(?:(?:u|je) (?:kunt|zou|moet|mag)|beter|het beste|eerst|dan|daarna|probeer|gebruik|zet|leg|laat|bel|was|neem|drink|vermijd|kijk|wacht)\b|^\w{3,}en (?:is|helpt) |^tot(?:dat)? (?:de|het|hij|zij|ze|u|je|er) ",
        evading=r"\b(?:buiten (?:mijn )?bereik|kan ik niet|ik kan (?:\w+ )?niet|weet ik niet|niet (?:aangesloten|verbonden)|nergens op aangesloten|tenzij)\b|\bals\b(?! u (?:kijkt|luistert|wilt|nodig))|^[^,;:]*, (?:neem ik aan|denk ik|vermoed ik|zou ik zeggen)[.!]*$",
        stands=r"^(?:(?:ja|zo|nou|goed),? )*er (?:is|zijn|ligt|liggen|staat|staan|komt|komen|zit|zitten|brandt|loopt)(?= (?:al |nu |weer |nog |inmiddels )*(?:er |een|één|twee|drie|anderhalve?|\d+|\w+ (?:binnen|buiten|onderweg|klaar|gebeld|besteld|betaald|gereserveerd)\b|\w+[.!]*$|\w+ (?:euro|pagina|liter|pakken)))|^(?:zo,? |ja,? )?u (?:wordt|bent)(?= (?:[\w']+ )*?(?:al|nu|\w{0,9}ge\w{2,}(?:t|d|n)|(?:ver|be|ont|aan|af|in)\w{3,}(?:t|d))[.!]*$)",
        event=rf"^het is (?:(?:al |nu |weer |nog )*(?:{_NUMBER_NL}|er)|(?:al|nu|weer) \w+)\b|^(?:en |zo,? )?(?:{_NUMBER_NL}|enkele|wat) (?:[\w'-]+ ){{0,4}}?(?:is|zijn|heeft|hebben|wordt|staat|staan|ligt|liggen|wacht\w*|komt|komen|haalt|speelt|in|op)\b|^(?:{_NUMBER_NL}|anderhalve?|ongeveer|iets (?:meer|minder)|nog) (?:\w+ )?(?:uur|kilowatt\w*|liter|graden|minuten|euro|dan)\b[^,.!?]*$|^{_DONE_NL},? (?:levering|kluisje|voor|om|in|tot)\b",
        bare=rf"^(?:(?:zo|al|ja|nou|goed),? )*(?:{_DONE_NL}(?: en {_DONE_NL}| (?:door|met|in|op|voor|om|aan) [^,.!?]{{1,30}})?|(?:al|alles) (?:gedaan|klaar|in orde|geregeld)|onderweg|komt eraan|zo gedaan|loopt|(?:veel plezier,? )?hij (?:loopt|speelt)|staat erin|geen \w+ meer)[.!]*$",
        programme=r"^(?:nieuws|journaal|jazz|film|wedstrijd|serie|aflevering|podcast|programma|zender|slaapliedje|sprookje|concert|koppen)$",
        known=r"^(?:de|uw|je|alle|beide|hun) (?:[\w'-]+ ){1,2}(?:zijn|staan) (?:al |nu |weer |allemaal )?(?!mooi|leuk|lief|goed|oud|nieuw|zeldzaam|nuttig|nooit|vaak)\w+[.!]*$",
        it="het is",
    ),
}
