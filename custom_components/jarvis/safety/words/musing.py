"""Whose act a sentence speaks of, where it is not the one of who hears it.

Patterns over one clause. `others` tells what somebody else does, is to do or wants to
do themselves with a thing; `own` what the speaker means to do, the verb in a group of
its name: a wish where it is one of the `uses`, which a house serves, or of the `deeds`,
which it does itself. `plans` tells of such a deed as the speaker's own. `hedges` begin
what is only supposed, `sayings` mark what people say, or what is so in general, with
whatever order is in it, `supposed` makes a thing hang on what may happen. `under` begins a clause that only goes with another one.
`addressed` anywhere speaks to who hears it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .narrated import KIN_DE, KIN_ES, KIN_FR, KIN_IT, KIN_NL, WHO_EN


@dataclass(frozen=True, slots=True, kw_only=True)
class Musing:
    """The table of one language."""

    others: str
    own: str
    deeds: str
    uses: str
    plans: str
    hedges: str
    sayings: str
    under: str
    addressed: str
    supposed: str = "(?!)"


# English ------------------------------------------------------------------

_ADVERB_EN: Final = r"(?: (?:\w+ly|also|just|even|still|never|always|often|sometimes|rather|maybe|perhaps|soon|already|both|all|not))*"
_OTHER_EN: Final = rf"(?!(?:i|we|somebody|someone)\b)(?:{WHO_EN}|everyone|people|most people|(?:the |our |my )?(?:tenants?|colleagues?|teachers?|landlords?)|(?:my|our|his|her|their) \w+(?:'s \w+)?)(?: (?:at|in|from|next|of) (?:\w+ ){{0,2}}\w+)?"
DEEDS_EN: Final = r"turn|switch|set|open|close|shut|lock|unlock|start|stop|dim|brighten|put|add|remove|run|activate|deactivate|arm|disarm|raise|lower|change|mute|draw|pull|roll|leave|crank|flick|flip|adjust|vacuum|hoover|water|heat|air"
_INTENT_EN: Final = r"(?:(?:is|are|was|were|'s|'re) (?:going|about|planning|supposed|meant|allowed|due|hoping|trying|bound|thinking of|fond of)(?: to)?|(?:wants?|wanted|needs?|needed|has|have|had|plans?|intends?|likes?|loves?|hates?|tends?|tries|tried|hopes?|promised|decided|used) to|must|should|will|would|can|could|may|might|keeps|kept)"
ING_EN: Final = r"(?:turning|switching|setting|opening|closing|shutting|locking|unlocking|starting|stopping|dimming|putting|adding|removing|running|raising|lowering|changing|muting|drawing|pulling|rolling|leaving|cranking|flicking|adjusting|vacuuming|hoovering|watering|heating|airing)"
_USES_EN: Final = r"be|have|see|hear|sleep|read|work|watch|listen|cook|bake|eat|drink|relax|rest|nap|go|leave|come|sit|lie|lay|shower|bath|bathe|wash|shave|dress|dry|iron|sew|write|type|print|scan|study|concentrate|focus|breathe|warm|cool|play|dance|sing|exercise|train|practi[sc]e|do|get|use|wake|stay|feel|enjoy|keep|let|make|find|finish|film|ask|tell|request|clean|tidy|sweep|mop|fall|take|know|resume|pause|skip|hang|load|unload|do|order|welcome|say|need|want|like|love|prefer|send|copy|charge|murder|kill|bed|work|town|school|church|the|my|our|a|an|some|you"

# German -------------------------------------------------------------------

_OTHER_DE: Final = rf"(?!(?:ich|wir|du|jemand|wer)\b)(?:{KIN_DE}|er|sie|man|jeder|jede|alle|keiner|niemand|die meisten|viele|manche)(?: (?:auf|bei|in|im|aus|von) (?:\w+ )?\w+)?"
# A name: nouns are written large, too, and those begin a command of few words.
_NAME_DE: Final = r"(?-i:(?!(?:Das|Der|Die|Es|Ich|Wir|Du|Den|Dem|Hier|Da|Im|Am|In|An|Auf|Bei|Mir|Uns|Heute|Morgen|Jetzt|Vielleicht)\b)[A-ZÄÖÜ][a-zäöüß]+)"
_MODAL_DE: Final = r"(?:will|wollen|wollte|wollten|muss|müssen|musste|mussten|soll|sollen|kann|können|darf|dürfen|möchte|möchten|wird|werden|würde|würden|mag)"
DEEDS_DE: Final = r"(?:an|aus|ein|ab|auf|zu|um|hoch|rauf|herauf|runter|herunter|rein|raus|los|höher|niedriger|lauter|leiser|heller|dunkler|wärmer|kälter|zurück|weg|weiter|warm)?(?:schalten|machen|drehen|stellen|setzen|knipsen|schließen|sperren|fahren|ziehen|lassen|kurbeln|rollen|regeln|reißen|tun|schreiben)|(?:ver|ent)riegeln|öffnen|dimmen|starten|stoppen|pausieren|(?:de)?aktivieren|saugen|sprengen|gießen|heizen|lüften|kippen"
_ONE_DE: Final = r"(?:schaltet|macht|dreht|stellt|dimmt|öffnet|schließt|sperrt|startet|stoppt|zieht|setzt|fährt|knipst|regelt|verriegelt|pausiert|aktiviert|deaktiviert|rollt|kurbelt|lüftet|gießt|lässt|bringt|trägt)"
_THIRD_DE: Final = rf"(?:{_ONE_DE}|schalten|machen|drehen|stellen|öffnen|schließen|sperren|ziehen|fahren)"
_USES_DE: Final = r"(?!her|raus)\w*(?:haben|sein|werden|sehen|gucken|schauen|hören|lesen|schlafen|kochen|backen|essen|trinken|arbeiten|duschen|baden|waschen|drucken|atmen|gehen|kommen|sitzen|liegen|rasieren|schminken|ziehen|spielen|tanzen|singen|üben|lernen|putzen|wischen|bügeln|nähen|konzentrieren|entspannen|ausruhen|erkennen|finden|genießen|nutzen|benutzen|brauchen|wissen|bitten|trocknen|wärmen|kühlen|aufstehen|legen|setzen|bleiben|kriegen|bekommen|verstehen|räumen|bestellen|feiern|sagen)"
_OWN_DE: Final = r"(?:sollten?|will|wollen|muss|müssen|möchten?|könnten?|werden?|müssten?|kann|können|darf|dürfen)"

# French, Spanish, Italian, Dutch --------------------------------------------

_DEEDS_FR: Final = r"(?:allumer|éteindre|ouvrir|fermer|verrouiller|déverrouiller|baisser|monter|mettre|régler|lancer|arrêter|démarrer|couper|ajouter|tamiser|relever|laisser)"
_THIRD_FR: Final = r"(?:allume|éteint|ouvre|ferme|verrouille|baisse|monte|met|règle|lance|arrête|démarre|coupe|allument|éteignent|ouvrent|ferment|baissent|montent|mettent)"
_USES_FR: Final = rf"{_DEEDS_FR}|être|avoir|voir|entendre|dormir|lire|travailler|regarder|écouter|cuisiner|manger|boire|aller|partir|sortir|rester|imprimer|jouer|danser|faire|laver|savoir|utiliser|respirer|finir|prendre|sentir|commander|demander|dire"
_DEEDS_ES: Final = r"(?:encender|apagar|abrir|cerrar|bloquear|desbloquear|bajar|subir|poner|ajustar|arrancar|parar|quitar|añadir|atenuar|dejar)"
_THIRD_ES: Final = r"(?:enciende|apaga|abre|cierra|baja|sube|pone|arranca|quita|deja|encienden|apagan|abren|cierran|bajan|suben|ponen)"
_USES_ES: Final = rf"{_DEEDS_ES}|ser|estar|tener|ver|oír|dormir|leer|trabajar|mirar|escuchar|cocinar|comer|beber|ir|salir|quedar\w*|imprimir|jugar|bailar|hacer|lavar|saber|usar|respirar|terminar|tomar|sentir|pedir|decir"
_DEEDS_IT: Final = r"(?:accendere|spegnere|aprire|chiudere|bloccare|sbloccare|abbassare|alzare|mettere|regolare|avviare|fermare|togliere|aggiungere|lasciare)"
_THIRD_IT: Final = r"(?:accende|spegne|apre|chiude|abbassa|alza|mette|avvia|ferma|lascia|accendono|spengono|aprono|chiudono|abbassano|alzano|mettono)"
_USES_IT: Final = rf"{_DEEDS_IT}|essere|avere|vedere|sentire|dormire|leggere|lavorare|guardare|ascoltare|cucinare|mangiare|bere|andare|uscire|restare|stampare|giocare|ballare|fare|lavare|sapere|usare|respirare|finire|prendere|chiedere|dire"
_DEEDS_NL: Final = r"(?:aan|uit|open|dicht|op|neer|omlaag|omhoog|lager|hoger|harder|zachter)?(?:zetten|doen|maken|draaien|schakelen|laten|halen|trekken)|openen|sluiten|vergrendelen|ontgrendelen|dimmen|starten|stoppen"
_THIRD_NL: Final = r"(?:zet|doet|maakt|draait|schakelt|opent|sluit|dimt|start|stopt|trekt|laat|zetten|doen|maken|openen|sluiten)"
_USES_NL: Final = rf"{_DEEDS_NL}|\w*(?:hebben|zijn|zien|horen|slapen|lezen|werken|kijken|luisteren|koken|eten|drinken|gaan|komen|blijven|printen|afdrukken|spelen|dansen|wassen|weten|gebruiken|ademen|nemen|voelen|vragen|zeggen|douchen)"

MUSING: Final[Mapping[str, Musing]] = {
    "en": Musing(
        others=rf"^(?:[\w']+,? ){{0,3}}?{_OTHER_EN}{_ADVERB_EN} {_INTENT_EN}{_ADVERB_EN} (?:{DEEDS_EN}|{ING_EN})\b|^(?:[\w']+,? ){{0,3}}?{_OTHER_EN}{_ADVERB_EN} (?:{DEEDS_EN})e?s\b(?! (?:and \w+ )?(?:on|off|up|down|open|shut|to|please)\b[^a-z]*$)|^(?:nobody|no one|everybody|everyone) (?:{DEEDS_EN})s\b|^(?:[\w']+,? ){{0,2}}?the \w+ {_INTENT_EN} (?:{DEEDS_EN}) (?:the|an?|his|her|their|our|my|all)\b",
        own=rf"^(?:[\w']+,? ){{0,3}}?(?:i|we)(?:{_ADVERB_EN} (?:should|must|ought to|have to|need to|want to|would like to|would love to|might|may|could|will|am going to|are going to|plan to|intend to|hope to)|'(?:d (?:like|love) to|d rather|ll|m going to|re going to|ve got to|m (?:planning|hoping) to|re planning to)){_ADVERB_EN} (?P<verb>(?:find|figure|work) out|[\w']+)",
        deeds=DEEDS_EN,
        uses=_USES_EN,
        plans=rf"^(?:[\w']+,? ){{0,3}}?(?:i|we)(?:{_ADVERB_EN} (?:might|will|am going to|are going to|am about to|plan to|intend to|hope to)|'(?:ll|m (?:going|about|planning) to|re (?:going|about|planning) to)){_ADVERB_EN} (?:{DEEDS_EN})\b|^(?:i'm|i am|we're|we are) (?:thinking of|thinking about|considering) ",
        hedges=r"^(?:you'd|you would|one would|i'd have|i would have|anyone would) (?:think|thought|imagine|expect)\b|^i (?:suppose|guess|bet|reckon|assume|imagine|doubt|believe|dare ?say)\b(?![^.!?]*\b(?:can|could|should|may|needs?|ought|too|so)\b)|^(?:apparently|supposedly|allegedly|reportedly|no wonder|(?:a )?(?:good|funny|odd|strange|typical|lucky) (?:thing|that|how)?)\b(?=[^.!?]*\b(?:i|we|he|she|they|it|you|the)\b)(?! \w+ (?:light|lamp))",
        sayings=r"^(?:you know what they say|as (?:they|people) say|as the saying goes|they say|people say|there used to be|we'll see|you (?:must|should|can|may|have to|ought to) (?:never|always|only ever))\b|^(?:most|many|few|some) (?:\w+ )?(?:\w+s|people|folk) (?!(?:on|off|up|down|open|shut)\b)|^(?:i )?bet (?:you|my|he|she|they|it|the|there|\w+'(?:s|ll))\b|^(?:i'll )?wager\b|\b(?:ought to|should|'d better|had better|must|let's|going to|want to|wanted to|need to|have to) (?:talk|chat|speak|argue|think|hear) (?:about|of|over)\b|^to (?:\w+ ){1,5}you (?:have|need|must|just|simply|only)\b|\b(?:told|tell|telling|tells) (?:them|him|her|everybody|everyone|people|the (?:kids|children)|my \w+)(?: \w+)?[:,] |\bwould(?:n't)? be (?:so |pretty |rather |a bit )?(?:silly|stupid|foolish|crazy|mad|daft|pointless|unwise|reckless|rude|dangerous|overkill|odd|strange|absurd|a (?:waste|shame|pity|mistake|crime))\b|\b(?:i|we) wouldn't know\b|^(?!(?:i|we)\b)(?:(?:my|our|his|her|the|their) )?\w+ (?:hates?|loves?|likes?|dislikes?|can't stand) (?:it )?(?:when|how|to|that)\b|(?<!\bi )(?<!\bto )\b(?:used to|would|always|often|kept|keeps|constantly) (?:always )?(?:shout|yell|scream|say|call|holler|nag|bark|preach|tell us|tell me|shouting|yelling|saying|shouts|yells|says|shouted|yelled|said)\b|\w (?:yell|shout|scream|holler)(?:s|ed|ing)\b|\b(?:nobody|no one|who|hardly anyone) (?:needs|uses|wants|has|buys|owns) (?:an?|such|one)\b|\b(?:he|she|they|you|we|i|it|who)'d have (?!to\b|the\b|an?\b|it\b|some\b|my\b|our\b|both\b|all\b|that\b|this\b|more\b|less\b)\w+",
        under=r"^(?:every time|each time|whenever|when|while|because|since|although|though|before|after|as|so that|than|that|which|who|how|if|unless|until|where)\b",
        addressed=r"^(?:please,? )?have (?:the|my|our|(?-i:[A-Z])\w*)(?: \w+){0,3}? (?:do|go|start|clean|come|play|run|turn|switch|open|close|stop|vacuum|hoover|sweep|return|wait|take)\b|\bplease\b|\blet'?s\b|\b(?:can|could|would|will|may|should|might) you\b|\byou (?:can(?!'t)|could(?!n't)|may|should(?!n't)|might|need to|have to|better)\b(?! (?:never|always|only ever)\b)|\b(?:for|to|with) you to\b|\b(?:asks?|tells?|wants?|begs?|would like|needs?) you\b|\bhelp me\b",
        supposed=r"^(?:if|whenever|once|as soon as|in case|when) (?!you\b|possible\b|not\b)[^,.!?]*, (?:then )?(?:the|all|my|our|every|both)\b[^.!?]*\b(?:should|must|has to|have to|had to|need to|needs to|ought to|is to|are to)\b",
    ),
    "de": Musing(
        others=rf"^{_NAME_DE} (?:{_ONE_DE}\b|{_MODAL_DE}\b[^,;]*\b(?:{DEEDS_DE})[.!]*$)|^(?:[\w-]+,? ){{0,3}}?{_OTHER_DE} {_MODAL_DE}\b[^,;]*\b(?:{DEEDS_DE})[.!]*$|^(?:[\w-]+ ){{1,4}}?{_MODAL_DE} {_OTHER_DE}\b[^,;]*\b(?:{DEEDS_DE})[.!]*$|^(?:[\w-]+,? ){{0,3}}?{_OTHER_DE} {_THIRD_DE}\b|^(?:[\w-]+ ){{0,4}}?{_THIRD_DE} (?:sich )?{_OTHER_DE}\b",
        own=rf"^(?:[\w-]+,? ){{0,4}}?(?:(?:ich|wir) {_OWN_DE}|{_OWN_DE} (?:ich|wir))\b[^,;]*?(?P<verb>(?-i:[a-zäöüß]{{2,}}n))[.!]*$",
        deeds=DEEDS_DE,
        uses=_USES_DE,
        plans=rf"^(?:[\w-]+,? ){{0,4}}?(?:(?:ich|wir) (?:werden?|überlegen?)|werden? (?:ich|wir))\b[^,;]*\b(?:{DEEDS_DE})[.!]*$",
        hedges=r"^(?:man (?:sollte|könnte|möchte|würde) (?:meinen|denken|glauben|erwarten)|(?:ich|wir) (?:nehme an|vermute|schätze|wette|bezweifle|denke mal|glaube kaum)|angeblich|anscheinend|offenbar|vermutlich|kein wunder)\b|^man (?:soll|sollte|darf|muss|kann) (?:\w+ )*?(?:nie|niemals|immer|stets)\b",
        sayings=r"\blernen,? (?:wie|dass|zu)\b|^(?:wie man so (?:schön )?sagt|man sagt|es heißt|die leute sagen|mal sehen|man (?:schläft|lebt|wohnt|lernt|sieht|sagt|hört))\b(?! (?:hier |ja |doch )?(?:\w+ )?(?:nichts|nix|kaum|schlecht))|^(?:die meisten|viele|manche|einige|nur wenige) \w+|^(?:ich )?wette(?:n)?\b|\b(?:über|von) (?:\w+ ){1,4}(?:reden|sprechen|diskutieren|streiten|nachdenken|plaudern)[.!]*$|^(?:zum|beim) \w+en? (?:muss|kann|braucht|soll|darf|hält|drückt) |^um \w+.* zu \w+,? muss man\b|\b(?:ihm|ihr|ihnen|allen|jedem|den kindern|meine[rmn] \w+) (?:\w+ )?(?:gesagt|sage|sag)\b[^:,]*[:,] |\b(?:ihm|ihr|ihnen|allen|jedem) [^:,.!?]*gesagt[:,] |\bhab\w* ich (?:ihm|ihr|ihnen|allen)\b[^:,]*gesagt[:,] |\bwär(?:e|en) (?:doch |ja |ziemlich |echt )?(?:albern|dumm|blöd|verrückt|unsinn|quatsch|sinnlos|leichtsinnig|unhöflich|gefährlich|übertrieben|schade|verschwendung|ein fehler)\b|\b(?:ich wüsste|wüsste ich) (?:gar |auch )?nicht\b|^(?:(?:mein|unser|sein|ihr)e?r? )?\w+ (?:hasst|liebt|mag|kann) es (?:\w+ ){0,3}?(?:nicht (?:leiden|ausstehen|ab)|wenn|,)|^(?!ich\b)[^,]*\b(?:immer|ständig|dauernd|oft|jedes mal|stets|früher|nur)\b[^,]*\b(?:gerufen|geschrien|gebrüllt|gesagt|gepredigt|gemahnt|ruft|rief|schreit|brüllt|sagt|sagte|predigt)\b|^(?!ich\b)[^,]*\b(?:gerufen|geschrien|gebrüllt|rief|schrie|brüllte)[,:] |\beinen?\b[^,]*\bbraucht\b[^,]*\b(?:keiner|niemand|kein mensch|doch eh)\b|\b(?:keiner|niemand|wer|kein mensch) (?:braucht|benutzt|will|hat|kauft) (?:schon |noch |heute |denn |doch |eigentlich )*(?:eine?n?|so)\b|^(?!.*\b(?:gerne?|lieber)\b)(?!.*\bdu hättest\b)[^,]*\bhätten?\b[^,;]*\b\w*ge\w{3,}(?:t|en)\W*$",
        under=r"^(?:(?:immer|jedes mal),? )?(?:wenn|als|während|weil|da|obwohl|bevor|nachdem|seit|sobald|damit|dass|der|die|das|wie|falls|bis|wo)\b",
        addressed=r"\bbitte\b|^(?!(?:haben|sind|wissen|waren|hatten|werden|wollen|glauben|meinen|denken)\b)\w+en (?-i:Sie)\b|\b(?:lass|lasst) uns\b|\b(?:kannst|könntest|würdest|magst|sollst|solltest|darfst|musst|wirst) du\b|\bdu\b[^,.!?]*?\b(?:kannst|könntest|sollst|solltest|darfst|dürftest|musst|müsstest|magst|würdest)\b|\bdass du\b|\b(?:bittet|sagt) dir\b|\bhilf\b",
        supposed=r"^(?:wenn|falls|sobald|immer wenn) (?!du\b|möglich\b)[^,.!?]*, (?:dann )?(?:sollen?|sollten?|muss|müssen|müssten?) (?:der|die|das|alle|mein\w*|unser\w*|beide)\b",
    ),
    "fr": Musing(
        others=rf"^(?:[\w']+,? ){{0,3}}?{KIN_FR} (?:veut|veulent|va|vont|doit|doivent|peut|peuvent|compte|comptent|aime|aiment|préfère|adore|pense|voudrait|aimerait|essaie d[e']|finit par) ?(?:toujours )?{_DEEDS_FR}\b|^(?:[\w']+,? ){{0,3}}?{KIN_FR} {_THIRD_FR}\b",
        own=r"^(?:[\w'-]+,? ){0,4}?(?:je|j'|on|nous) ?(?:devrais|devrait|devrions|veux|voudrais|dois|vais|compte|pourrais|pourrait|aimerais|peux|pense|va|allons)(?: (?:peut-être|bien|aussi|vraiment|encore))* (?:lui |vous |te |t')?(?P<verb>\w+(?:er|ir|re|oir))\b",
        deeds=_DEEDS_FR,
        uses=_USES_FR,
        plans=rf"^(?:[\w']+,? ){{0,3}}?(?:je|on|nous) (?:vais|allons|compte|pense|pourrais) (?:peut-être )?{_DEEDS_FR}\b",
        hedges=r"^(?:on (?:dirait|croirait|penserait)|je (?:suppose|parie|imagine|doute|crois bien)|apparemment|il paraît|pas étonnant)\b",
        sayings=r"^(?:on dit que|comme on dit|la plupart des|certain(?:e)?s (?!lumières|lampes|volets|portes)\w+|d'aucuns|beaucoup de gens|plein de gens|les gens|il y (?:en )?a (?:des gens )?qui|y en a qui)\b|\bserait (?:idiot|bête|stupide|dommage|fou|dangereux|absurde|du gaspillage)\b|^(?:pour|afin de) \w+(?:er|ir|re) .*\bil faut\b|\bje ne saurais pas\b|\b(?:criait|criaient|hurlait|disait|disaient|répétait|gueulait)\b|\b(?:personne n'a|qui a) (?:plus )?besoin d'une?\b",
        under=r"^(?:quand|lorsque|pendant que|parce que|puisque|comme|bien que|avant|après|depuis|dès que|que|qui|où|si)\b",
        addressed=r"\b(?:s'il (?:te|vous) plaît|stp|svp)\b|\b(?:peux|pourrais|veux|voudrais)-tu\b|\b(?:tu|vous) (?:peux|pourrais|devrais|dois|pouvez|pourriez|devriez)\b|\bque tu\b",
        supposed=r"^(?:si|quand|dès que|lorsque) (?!tu\b|possible\b)[^,.!?]*, (?:alors )?(?:le|la|les|l'|tou\w+) ?[^.!?]*\b(?:doi\w+|devrai\w*)\b",
    ),
    "es": Musing(
        others=rf"^(?:\w+,? ){{0,3}}?{KIN_ES} (?:quiere|quieren|va a|van a|debe|deben|puede|pueden|piensa|piensan|suele|suelen|prefiere|tiene que|tienen que|querría|intenta) ?{_DEEDS_ES}\b|^(?:\w+,? ){{0,3}}?{KIN_ES} {_THIRD_ES}\b",
        own=r"^(?:\w+,? ){0,4}?(?:debería|deberíamos|quiero|queremos|quisiera|tengo que|tenemos que|voy a|vamos a|pienso|podría|podríamos|me gustaría|puedo|debo)(?: (?:quizás?|también|ya))* (?P<verb>\w+(?:ar|er|ir))(?:l[aeo]s?|me|nos)?\b",
        deeds=_DEEDS_ES,
        uses=_USES_ES,
        plans=rf"^(?:\w+,? ){{0,3}}?(?:voy a|vamos a|pienso|pensamos|podría(?=.* yo\b)) {_DEEDS_ES}\b",
        hedges=r"^(?:uno (?:diría|pensaría)|cualquiera diría|supongo|imagino|apuesto|dudo|por lo visto|al parecer|no me extraña|con razón)\b",
        sayings=r"^(?:dicen que|se dice que|como se suele decir|la mayoría de|algun[oa]s (?:personas|vecinos|padres|\w+an|\w+en)|cierta gente|ciertas personas|mucha gente|la gente|hay (?:quien|gente|personas)(?: que)?)\b|\bsería (?:una tontería|absurdo|tonto|una pena|peligroso|un desperdicio|una locura)\b|^para \w+(?:ar|er|ir)\b.*\bhay que\b|\bno sabría\b|\b(?:gritaba|gritaban|decía|decían|repetía|chillaba)\b|\b(?:nadie|quién) (?:necesita|usa|tiene|quiere) (?:ya )?una?\b",
        under=r"^(?:cuando|mientras|porque|como|aunque|antes|después|desde que|que|quien|donde|si)\b",
        addressed=r"\bpor favor\b|\b(?:puedes|podrías|podéis|quieres|debes|deberías|tienes que)\b|\bque (?:tú|me) \w+s\b",
        supposed=r"^(?:si|cuando|en cuanto) (?!puedes\b|es posible\b)[^,.!?]*, (?:el|la|los|las|tod\w+) [^.!?]*\b(?:debe\w*|debería\w*|tienen? que)\b",
    ),
    "it": Musing(
        others=rf"^(?:\w+,? ){{0,3}}?{KIN_IT} (?:vuole|vogliono|deve|devono|può|possono|pensa di|pensano di|preferisce|vorrebbe|sta per|ha intenzione di|prova a) ?{_DEEDS_IT}\b|^(?:\w+,? ){{0,3}}?{KIN_IT} {_THIRD_IT}\b",
        own=r"^(?:\w+,? ){0,4}?(?:dovrei|dovremmo|voglio|vogliamo|vorrei|devo|dobbiamo|penso di|potrei|potremmo|mi piacerebbe|posso|intendo)(?: (?:forse|anche|proprio))* (?P<verb>\w+(?:are|ere|ire))\b",
        deeds=_DEEDS_IT,
        uses=_USES_IT,
        plans=rf"^(?:\w+,? ){{0,3}}?(?:penso di|pensiamo di|intendo|potrei) {_DEEDS_IT}\b",
        hedges=r"^(?:si direbbe|uno direbbe|suppongo|immagino|scommetto|dubito|a quanto pare|pare che|non mi stupisce)\b",
        sayings=r"^lascia(?:te)? (?:stare|perdere|in pace)\b|^(?:dicono che|si dice che|come si suol dire|la maggior parte|certa gente|certe persone|certi (?:\w+ano|\w+ono)|alcune persone|alcuni (?:\w+ano|\w+ono)|molta gente|tanta gente|la gente|c'è (?:chi|gente che))\b|\bsarebbe (?:sciocco|stupido|assurdo|un peccato|pericoloso|uno spreco|da pazzi)\b|^per \w+(?:are|ere|ire)\b.*\bbisogna\b|\bnon saprei\b|\b(?:gridava|gridavano|diceva|dicevano|ripeteva|urlava)\b|\b(?:nessuno|chi) (?:ha (?:più )?bisogno di|usa|vuole) (?:più )?una?\b",
        under=r"^(?:quando|mentre|perché|poiché|siccome|anche se|prima|dopo|da quando|che|chi|dove|se)\b",
        addressed=r"\bper (?:favore|piacere|cortesia)\b|\b(?:puoi|potresti|potete|vuoi|devi|dovresti)\b|\bche tu\b",
        supposed=r"^(?:se|quando|appena) (?!puoi\b|possibile\b)[^,.!?]*, (?:il|la|lo|i|gli|le|l'|tutt\w+) ?[^.!?]*\b(?:dev\w+|dovrebber?o?|dovrebbe)\b",
    ),
    "nl": Musing(
        others=rf"^(?:\w+,? ){{0,3}}?{KIN_NL} (?:wil|willen|gaat|gaan|moet|moeten|kan|kunnen|mag|mogen|zal|zou|zullen)\b[^,;]*\b(?:{_DEEDS_NL})[.!]*$|^(?:\w+,? ){{0,3}}?{KIN_NL} {_THIRD_NL}\b",
        own=r"^(?:\w+,? ){0,4}?(?:(?:ik|we|wij) (?:zou|zouden|moet|moeten|wil|willen|ga|gaan|kan|kunnen|mag)|(?:zou|zouden|moet|moeten|wil|willen|ga|gaan|kan|kunnen|mag) (?:ik|we|wij))\b[^,;]*?(?P<verb>(?-i:[a-zëï]{2,}n))[.!]*$",
        deeds=_DEEDS_NL,
        uses=_USES_NL,
        plans=rf"^(?:\w+,? ){{0,3}}?(?:ik|we|wij) (?:ga|gaan|zal|zullen)\b[^,;]*\b(?:{_DEEDS_NL})[.!]*$",
        hedges=r"^(?:je zou (?:denken|zeggen|verwachten)|ik (?:neem aan|vermoed|wed|betwijfel|denk dat)|blijkbaar|kennelijk|naar verluidt|geen wonder)\b",
        sayings=r"^(?:ze zeggen|men zegt|zoals men zegt|de meeste|(?:sommige|veel|er zijn) mensen|sommigen|mensen)\b|\bzou (?:dom|stom|gek|zonde|onzin|gevaarlijk|overdreven) zijn\b|^om .* te \w+,? moet je\b|\bik zou niet weten\b|\b(?:riep|riepen|schreeuwde|zei altijd|zeiden altijd)\b|\b(?:niemand|wie) (?:heeft|gebruikt|wil|koopt) (?:nog |tegenwoordig )*een\b",
        under=r"^(?:als|toen|terwijl|omdat|hoewel|voordat|nadat|sinds|zodra|zodat|dat|die|wie|waar|hoe)\b",
        addressed=r"\b(?:alsjeblieft|alstublieft|graag)\b|\b(?:kun|kan|zou|wil|mag|moet) (?:je|jij|u)\b|\b(?:je|jij|u) (?:kunt|kan|mag|moet|zou)\b",
        supposed=r"^(?:als|wanneer|zodra) (?!je\b|mogelijk\b)[^,.!?]*, (?:dan )?(?:moet|moeten|zou|zouden) (?:de|het|alle|mijn|onze)\b",
    ),
}
