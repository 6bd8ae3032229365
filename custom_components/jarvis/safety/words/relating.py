"""How people relate what others say, what would be, and what is so anywhere.

Patterns over a text without case. `says` ends a clause in which somebody speaks, or
something is written: an order behind it is theirs. `reports` tells it in one breath,
`unreal` what would be or might have been, `elsewhere` what stands with others: none of
these wishes anything, unless `but`. `hopes` begins what one fears or hopes, `general` is
what is so anywhere or of any kind, `jests` what is said to make fun: asked back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relating:
    """The table of one language."""

    says: str
    reports: str
    unreal: str
    elsewhere: str
    hopes: str
    general: str
    jests: str = _NEVER
    but: str = _NEVER


_WRITTEN_EN: Final = r"(?:papers?|newspaper|magazine|news|article|book|manual|instructions?|leaflet|letter|note|sign|sticker|label|poster|website|internet|blog|forum|report|horoscope|poem|song|story|lyrics|radio|box|packaging|contract|lease|diary|text|e-?mail|message|card)"
_WRITTEN_DE: Final = r"(?:zeitung|zeitschrift|nachrichten|artikel|buch|anleitung|gebrauchsanweisung|prospekt|brief|zettel|schild|aufkleber|etikett|plakat|internet|netz|blog|forum|bericht|horoskop|gedicht|lied|geschichte|radio|fernsehen|packung|verpackung|vertrag|mietvertrag|tagebuch|mail|nachricht|karte|bibel|roman|drehbuch|liedtext)"
_KONJ_DE: Final = r"(?:wär|hätt|würd|könnt|müsst|dürft|käm|ging|ließ|lief|stünd|läg|säß|gäb|nähm|blieb|hieß|schien|wüsst|fänd|tät|bräucht|schlief|brächt|dächt|zög|führ|trüg|hielt|fiel|spräch|säh|äß|tränk|schrieb|stieg)(?:e|en|est|et|t)"

RELATING: Final[Mapping[str, Relating]] = {
    "en": Relating(
        says=(
            r"\b(?!(?:i|we|you)\b)[\w']+ (?:just |then |always |only |suddenly |once )?(?:says?|said|goes|went|shouts?|shouted|yells?|yelled|screams?|screamed|calls? out|called out|cries|cried|writes?|wrote|whispers?|whispered|replies|replied|keeps (?:saying|shouting|repeating)|kept (?:saying|shouting|repeating)|is like|was like|'s like)(?: (?:to|at) \w+| me| him| her| us)?$"
            rf"|\b(?:words?|lines?|motto|slogan|rule|refrain|chorus|lyrics?|advice|{_WRITTEN_EN})\b[^,]*\b(?:is|was|are|were|be|went|goes|said|says|read|reads|saying|reading|that says|begins(?: with)?|starts(?: with)?)(?: always| simply| just)?$|\b(?:wrote|left|sent|gave) (?:me|us|him|her|them) a (?:note|text|message|letter|card)\b[^,]*$"
        ),
        reports=(
            rf"\b(?:it|that) (?:said|says|reads|stands) (?:here |right here |there )?(?:in|on) (?:the|a|an|my|our|his|her|that|this) (?:\w+ )?{_WRITTEN_EN}\b|\b(?:according to|i read in|(?:he|she|they|i) read (?:somewhere |in \w+ \w+ )?that)\b"
            r"|\b(?:someone|somebody|some \w+|people|experts?|a (?:guy|man|woman|friend|colleague)|some (?:guy|woman|bloke|expert)) (?:online |on \w+ |at work )?(?:claims?|says?|said|reckons?|swears?|thinks?|insists?)\b|\bit says (?:right )?here\b|\b(?:has|have|had|was|were) told (?:me|us|him|her|them|to|that)\b|\b(?:told me|never told me|nobody told me|tell me|you told me) (?:that )?you (?:can|could)\b"
            r"|, (?:said|says) (?:(?:my|our|his|her|the) )?[\w'-]+(?: [\w'-]+)?$"
            r"|^[^,]+, (?:is|are|was) (?:it|they|that|he|she|those) [^,]*\bor\b [^,]+$|^(?:in|during) (?:my|the|that|this|a) (?:\w+ )?(?:dream|nightmare|film|movie|play|episode|novel)s?\b"
        ),
        unreal=(
            r"^(?!.*\b(?:love|like|appreciate\w*|glad|happy|grateful|nicer?|better|great|lovely|mind|good|help\w*|wonderful|fantastic|brilliant|perfect|super|kind|cool|sweet|pleased|obliged|easier|warmer|cosier|brighter|darker|quieter|cooler)\b)(?!.*\bbe (?:\w+ )?\w+ if\b).*(?:\bwould|\w'd)\b(?! (?:you|have|i|we)\b(?=.*\?)).*\bif\b(?! (?:you|possible|it's|it isn't|that's|someone|somebody|there's|at all|need)\b)"
            r"|^if (?!you\b|possible\b|it's\b|that's\b|there's\b|need\b|only\b).*,? (?:i|he|she|they|it|that|the \w+|my \w+|everything|nobody|everyone|people)(?: would|'d)\b(?! (?:like|love|appreciate|be (?:glad|happy|grateful|nice|great|lovely|better))\b)"
            r"|^(?:so |and |but )*(?:what|who|how|where|when|why)(?:'d| would)\b(?!.*\bif you\b).*\bif\b|^(?:were|had|should) (?:i|we|he|she|it|they|the \w+|somebody|anyone)\b.*,"
            r"|^(?:i|we)(?: would|'d) (?!(?:like|love|rather|prefer|appreciate|say|sooner|be|need|want|suggest|ask|kill|murder|die|do|give|recommend)\b)(?:\w+ ){1,8}?but\b"
            r"|\b(?:i|we|he|she|they)(?:'d| would)(?:n't| not| never)? (?:dream of|think of|dare)\b|\bif (?:i|we) were (?:you|them|him|her)\b|\bin (?:your|his|her) (?:place|shoes)\b|\b(?:i|we|he|she|they) (?:was|were) (?:just |only )?about to\b.*\bwhen\b"
        ),
        elsewhere=r"^(?:so|and|then|and then) (?:i|he|she|we) (?:walk|come|go|get|look|open|turn|sit)s? (?:in|up|home|over|out|down|around|there)\b|\b(?:neighbou?rs?'s?|neighbou?rs'|next[- ]door's|landlord's)(?! (?:can|are|is|see|hear|complain)\b) \w+|^(?:at|in) (?:my|our|the|his|her|their) (?:neighbou?rs'?|\w+'s (?:place|house|flat)|old (?:flat|house|place)|office|hotel)\b|\b(?:my|our|his|her) (?:neighbou?rs?|boss|landlord|colleagues?|parents|in-laws|grandparents|aunt|uncle) (?:has|have|had|owns?|bought|got) (?:\w+ )*",
        hopes=r"^(?:(?:well|oh|so|and),? )*(?:let's hope|i hope|we hope|hopefully|i'm afraid|i fear|i dread|i pray|fingers crossed|touch wood|knock on wood|i(?:'d| would) hate (?:it|to see)|i(?:'m| am|'ve been| was) (?:scared|worried|terrified)|knowing \w+|(?:\w+ ){1,2}(?:worries|fears|prays|hopes)|what if)\b(?!.*\b(?:too|enough|please|can|could)\b|(?: that)? you\b)",
        general=r"\b(?:plans?|planning|wants?|intends?|hopes?|going|would (?:like|love)|decided|promised|has|have|had) to (?:mount|hang|install|repair|paint|repaint|replace|buy|fix|sell|build|descale|wash|redo|swap|rewire|decorate|give away|get rid of)\b|\b(?:works?|runs?|is|are|costs?|uses?|eats?|looks?|sounds?|\w+s) (?:\w+ )?(?:\w+er|more \w+|less \w+|better|worse|older|less|more) than (?:my|our|the|an?|his|her|your|their|\w+ing|ever|ours|yours|mine)\b|\bday and night\b|^\w+s (?:get|become|grow|love|like|hate|are|come|need|cost|use|make|last) (?:\w+ ){0,6}(?:every (?:year|day)|these days|nowadays|behind|under|on top of|\w+ing|drawn|attracted)\b|\b(?:our|my) favou?rite\b|\bworth (?:every|each|it|the)\b|\bwork of art\b",
        jests=r"^(?:oh |well |yeah |just )*(?:brilliant|great|fantastic|wonderful|lovely|perfect|terrific|super),? (?:now|another|so|and) (?:he|she|they|it|we|i|the)\b|\b(?:what a (?:surprise|shock|joke)|big surprise|how (?:original|unusual|surprising)|no surprise there|who would have thought|knock knock|next thing you know|must be nice|lucky (?:me|us)|that'll be the day|as if|yeah right|don't make me laugh|(?:is|are|was|were) (?:a joke|joking|kidding)|well done,? you|you've discovered|whatever next|if only .* (?:talk|speak|think|cook|walk|fly))\b|^how many .* does it take\b",
        but=r"\b(?:please|jarvis)\b",
    ),
    "de": Relating(
        says=(
            r"(?<!\bich )(?<!\bwir )\b(?:sagt|sagte|meint|meinte|ruft|rief|rufen|riefen|schreit|schrie|brüllt|brüllte|schreibt|schrieb|flüstert|flüsterte|antwortet|antwortete|kreischt|kreischte|predigt|predigte|befiehlt|befahl)(?: (?:immer|doch|dann|da|noch|nur|so|zu|mir|mich|ihm|ihr|uns|ihnen|er|sie|es|der|die|das|den|dem|mama|papa|opa|oma|plötzlich|ständig|dauernd|laut|hin|\w+er|(?-i:[A-ZÄÖÜ]\w+)|fuchs|\w{3,12}))*$"
            rf"|\b(?:worte?|satz|spruch|motto|regel|refrain|zeile|rat|{_WRITTEN_DE})\b[^,]*\b(?:war|waren|ist|hieß|heißt|lautet\w*|stand|steht|beginnt(?: mit)?|geht(?: los)?|hingelegt|geschrieben|hinterlassen)(?: immer| einfach| nur)?$"
            r"|\b(?:hat|haben|hatte) (?:mir|uns|ihm|ihr) (?:einen? |\w+ ){0,3}?(?:geschrieben|hingelegt|hinterlassen|geschickt|zugerufen)$|\b(?:und|da) (?:er|sie|der|die) so$"
        ),
        reports=(
            rf"\b(?:im|in der|in den|in dem|in einem|in einer|auf dem|auf der|auf einem|in meinem|in meiner|in ihrem|laut) (?:\w+ )?{_WRITTEN_DE}\b[^.!?]*?(?:\b(?:stand|steht|steht's|hieß|heißt|sagen|sagt|sagte|behaupte\w*|las|liest)\b|,)|^laut\b|\b(?:hier|da) (?:steht|steht's|heißt es)\b(?:,| (?:drin|geschrieben|ja|doch))"
            r"|, (?:sagt|sagte|meint|meinte) (?:(?:mein|unser|sein|ihr)e? |der |die )?[\w-]+$"
            r"|\b(?:jemand|einer|irgendwer|leute|experten?|ein (?:kollege|freund|typ|bekannter)|manche) (?:\w+ )?(?:behauptet|behaupten|sagt|sagen|meint|meinen|schwört)\b|\b(?:mir|uns) hat (?:keiner|niemand|nie jemand) (?:verraten|gesagt|erzählt|erklärt)\b|^[^,]+, (?:ist|sind|war) (?:er|sie|es|der|die|das|den) [^,]*\boder\b [^,]+$|^in (?:meinem|einem|dem|diesem) (?:\w+ )?(?:traum|albtraum|film|stück|roman|krimi)\b"
        ),
        unreal=(
            rf"^(?!.*\b(?:freuen|dankbar|froh|gern\w*|lieb|lieber|schön\w*|gut|toll|nett|super|klasse|besser|recht|angenehm\w*|passen|helfen|heller|dunkler|wärmer|kühler|leiser)\b)(?:ich|wir|er|sie|man|[\w-]+ [\w-]+) würden?\b.*, wenn (?!du\b|jemand\b|möglich\b|es (?:geht|ginge|nicht)\b)"
            rf"|^(?:wenn|falls) (?!du\b|möglich\b|es geht\b|es dir\b)(?!.*\b(?:schön\w*|dankbar|froh|lieb|nett|super|toll|gut|heller|dunkler|wärmer|kühler|leiser|lauter)\b)[^,]*\b{_KONJ_DE}\b[^,]*,? (?:dann )?(?:so )?{_KONJ_DE}\b(?! du\b)"
            rf"|^{_KONJ_DE} (?!du\b|sie\b|ihr\b|es (?:dir|ihnen|möglich)\b|jemand\b)(?:ich|wir|er|es|der|die|das|mein\w*|unser\w*) [^,]*, (?:dann )?{_KONJ_DE}\b"
            r"|^(?:ich|wir) würden? (?:ja |schon |gern\w* )*[^,]*\b\w*(?:machen|schalten|öffnen|schließen|ziehen|stellen|drehen|fahren|lassen|sperren|starten), aber\b|\bmir (?:fiele|käme) (?:\w+ ){0,3}?(?:nicht|nie|im traum)\b|\b(?:an deiner stelle|ich an deiner stelle|wenn ich du wäre)\b|^(?:ich|wir) wollten? (?:gerade|eben)\b.*, (?:als|da)\b|\bnicht (?:mal|einmal) für (?:geld|viel)\b"
            r"|\bwenn (?:der|die|das|mein\w*|unser\w*) \w+ nur (?:reden|sprechen|denken|kochen|laufen) könnte\b"
        ),
        elsewhere=r"^(?:bei (?:den|unseren|meinen|deinen|den lieben) nachbarn|bei (?:meinen eltern|meiner \w+|meinem \w+|uns früher)|im hotel|im büro früher|in (?:der|unserer|meiner) alten wohnung)\b|\b(?:der|die|das|dem|den) \w+ (?:der|unserer|meiner) nachbarn\b|\b(?:mein|unser|sein|ihr)e? (?:nachbar\w*|chef\w*|vermieter\w*|kolleg\w*|eltern|schwiegereltern|großeltern|tante|onkel) (?:hat|haben|besitzt|kaufte)\b",
        hopes=r"^(?:(?:na|ach|und|also),? )*(?:hoffentlich|hoffen wir|(?:ich|wir) (?:hoffen?|fürchten?|befürchten?|beten?)|mir graut|daumen (?:drücken|hoch)|toi toi|ich (?:habe?|hatte) (?:\w+ )?(?:angst|sorge)|es wäre (?:schade|schlimm|furchtbar)|(?-i:[A-ZÄÖÜ])\w+ (?:macht sich sorgen|fürchtet|hofft)|wie ich \w+ kenne|was,? wenn)\b(?!.*\b(?:zu (?:hell|dunkel|laut|kalt|warm)|bitte|kannst|könntest)\b|,? (?:dass )?du\b)",
        general=r"^vielleicht (?!brauch|könnt|soll|kannst|magst)\w+ (?:ich|wir)\b|\b(?:will|wollen|möchten?|wird|werden|soll|muss|müssen) [^,]*\b(?:anbringen|aufhängen|reparieren|streichen|kaufen|einbauen|austauschen|montieren|ersetzen|verkaufen|entkalken|anschließen|abschaffen|installieren|umbauen|besorgen|ausleihen|basteln|tauschen|umziehen)$|^(?:mir|uns) (?:dankt|hilft|glaubt) (?:ja |doch |auch )?(?:nie|keiner)\b|\b(?:kam|kamen|fiel|fielen|rief|sah|sahen|gab|gaben|nahm|nahmen|sprach|schrieb|fuhr|fuhren|aß|aßen|trank|fand|fanden|begann|hielt|trug|traf|warf|brach|starb|flog|schoss|verlor|saß|trat|half|sang|klang|sank|gewann|schnitt|griff|stieg|trieb|rieb|fing|hing|hingen|hob|schob|zog|zogen|lud|schlug|wusch|brachte|brachten|kannte|rannte|kaufte|kauften|quietschte)\b|^(?:der|die|das|mein\w*|unser\w*|dein\w*) [^,]*?\b(?:hat|haben) (?!.*(?:gelassen|vergessen|genug|geklingelt|gekleckert))[^,]*\bge\w{3,}(?:t|en)$|\b(?:\w+er|mehr|weniger|älter|besser|schlimmer) als (?:mein\w*|unser\w*|der|die|das|ein\w*|sein\w*|ihr\w*|dein\w*|je|früher|von hand|\w+en)\b|\btag und nacht\b|^\w+ (?:werden|sitzen|fliegen|lieben|mögen|kosten|brauchen|halten|gehen) (?:gern|gerne|jedes jahr|immer|heutzutage|nur|auf|meist)\b|\bjeden (?:cent|euro|pfennig) wert\b|\bkunstwerk\b|\b(?:das|mein\w*) (?:schlimmste|schönste|hässlichste|beste|ärgste)\b|\bmuss man (?:einfach|doch) (?:mögen|lieben)\b|\bin unserer straße\b",
        jests=r"\b(?:welch(?:e)? (?:überraschung|wunder)|was für eine überraschung|wer hätte das gedacht|klopf klopf|demnächst will|fehlt nur noch|von wegen|dass ich nicht lache|bravo,|ganz mein fall|das wird ja immer besser|was denen wohl noch|als ob)\b|^(?:na |ja |ach |oh )+(?:toll|super|prima|klasse|wunderbar|herrlich)\b|^(?:klar|sicher|natürlich),? .*\bruhig\b|^wie viele .* braucht man\b|^wer in aller welt\b",
        but=r"\b(?:bitte|jarvis)\b",
    ),
    "fr": Relating(
        says=r"\b(?!(?:je|j'ai|nous)\b)\w+ (?:me |m'|lui |nous |a |ont |qui )*(?:dit|disait|crie|criait|écrit|répond|répondait|répète|lance|dites?)$|\b(?:mot|note|panneau|devise|refrain|message)\b[^,]*\b(?:est|était|dit|disait)$",
        reports=r"^(?:ma|mon|la|le|notre) \w+ (?:dit|trouve|raconte|a dit) qu'(?:elle|il) n'a (?:plus |pas |jamais )(?:eu )?besoin\b|, (?:a dit|dit|disait) (?:(?:ma|mon|notre|la|le) ?)?[\w'-]+$|^(?:hier|avant-hier)\b(?! soir,)|\b(?:dans|sur) (?:le|la|un|une|mon|l') ?(?:journal|notice|livre|internet|magazine|radio|panneau|affiche|article)\b[^.!?]*\b(?:dit|disait|écrit|ils disaient|lit|lu)\b|^(?:d'après|selon)\b|^[^,]+, (?:(?:il|elle|ils|elles) (?:est|sont)|c'est) [^,]*\bou\b [^,]+$|\bil paraît que\b|^dans (?:mon|un|le) (?:rêve|film)\b",
        unreal=r"^(?!.*\b(?:bien|mieux|gentil\w*|sympa\w*|plaisir|reconnaissant\w*|aimerai\w*)\b)(?:je|j'|on|nous|les enfants|il|elle)\b ?[\w' ]*\w+(?:rais|rait|rions|raient)\b.*\bsi\b(?! tu\b| vous\b| possible\b| ça\b)|\bà (?:ta|votre|sa) place\b|^(?:je|j') ?\w*(?:rais)\b (?:bien )?.*\bmais\b|\b(?:j'allais|on allait)\b.*\bquand\b",
        elsewhere=r"\bchez (?:les|nos|mes) (?:voisins|parents|beaux-parents|amis)\b|\b(?:le|la|les) \w+ des voisins\b|\b(?:mon|notre|nos) (?:voisins?|patron|chef) (?:a|ont)\b",
        hopes=r"^(?:j'espère|espérons|j'ai (?:bien )?peur|je crains|pourvu|on espère) (?:que|qu')(?! tu\b)",
        general=r"^(?:l'|le |la |les |mon |ma )[\w' -]{2,30}? (?:a|ont) (?!.*(?:laissé|oublié|assez))(?:\w+ )?\w+é\b|\b(?:plus|moins|mieux) (?:\w+ )?que (?:mon|ma|mes|notre|le|la|les|jamais|moi|nous)\b|\bjour et nuit\b|\bchaque année\b|\bœuvre d'art\b|\b(?:le pire|la pire)\b|\b(?:adorent|aiment|détestent)\b",
        jests=r"\bquelle surprise\b|\bil ne manquait plus que\b|^(?:super|génial|bravo),|\bcomme si\b|^combien .* faut-il\b",
        but=r"\bs'il (?:te|vous) plaît\b",
    ),
    "es": Relating(
        says=r"\b(?!(?:yo|nosotros)\b)\w+ (?:me |le |nos |y |va )*(?:dice|dijo|decía|grita|gritaba|gritó|escribe|escribió|responde|respondió|repite)$|\b(?:nota|cartel|lema|estribillo|mensaje)\b[^,]*\b(?:es|era|dice|decía|pone)$|\by (?:va|coge) \w+ y (?:me )?dice$",
        reports=r"^(?:mi|la|el|nuestr[oa]) \w+ (?:dice|cuenta|ha dicho|dijo) que (?:ella |él )?(?:ya )?(?:no|nunca) (?:necesita|le hace falta)\b|, (?:dijo|dice|decía) (?:(?:mi|el|la|nuestr[oa]) )?\w+$|^(?:ayer|anteayer|anoche)\b|\b(?:en|sobre) (?:el|la|un|una|mi|internet) ?(?:periódico|manual|libro|internet|revista|radio|cartel|artículo|noticias)?\b[^.!?]*\b(?:decía|ponía|dice que|pone que|leí|leído)\b|^según\b|^[^,]+, (?:está|están|es|son) [^,]*\bo\b [^,]+$|\bdicen que\b|^en (?:mi|un|el) (?:sueño|película)\b",
        unreal=r"^(?!.*\b(?:gustaría|agradecería|encantaría|mejor|bien)\b).*\w+ría[ns]?\b.*\bsi\b(?! puedes\b| pudieras\b| es\b| no es\b).*\w+(?:ara|era|iera|ase|ese)[ns]?\b|\byo que tú\b|\ben tu lugar\b|\bdeberías? (?:haber|de haber)\b|^ojalá \w*(?:hubi|no hubi)\w+|\biba a\b.*\bcuando\b|\bni se me ocurriría\b",
        elsewhere=r"\b(?:en )?casa de (?:los|mis|nuestros) (?:vecinos|padres|suegros|amigos)\b|\b(?:el|la|los|las) \w+ de los vecinos\b|\b(?:mi|nuestro|nuestra) (?:vecin\w+|jefe|jefa) (?:tiene|tienen)\b",
        hopes=r"^(?:espero|esperemos|esperamos|me temo|temo|ojalá) que\b|^ojalá no\b",
        general=r"\b(?:más|menos|mejor|peor) (?:\w+ )?que (?:mi|mis|nuestr\w+|el|la|los|las|nunca|yo|tú)\b|\bdía y noche\b|\bcada año\b|\bobra de arte\b|\blo peor\b|\bles encantan?\b",
        jests=r"\bqué sorpresa\b|^(?:genial|bravo|estupendo),|\bcomo si\b|^cuántos .* hacen falta\b",
        but=r"\bpor favor\b",
    ),
    "it": Relating(
        says=r"\b(?!(?:io|noi)\b)\w+ (?:mi |gli |le |ci )*(?:dice|disse|diceva|fa|grida|gridava|scrive|scrisse|risponde|ripete)$|\b(?:biglietto|cartello|motto|ritornello|messaggio)\b[^,]*\b(?:è|era|dice|diceva)$",
        reports=r"^(?:mi[ao]|la|il|nostr[oa]|la mia|il mio) \w+ (?:dice|racconta|ha detto) che (?:lei |lui )?(?:non (?:le|gli) serve|non (?:ne )?ha (?:più )?bisogno)\b|, (?:ha detto|dice|diceva|disse) (?:(?:mi[ao]|il|la|l') ?)*\w+$|^(?:ieri|l'altro ieri)\b|\b(?:sul|nel|nella|su|in) (?:giornale|manuale|libro|internet|rivista|radio|cartello|articolo)\b[^.!?]*\b(?:diceva\w*|scritto|dice|letto)\b|^secondo\b|^[^,]+, (?:è|sono) [^,]*\bo\b [^,]+$|\bdicono che\b|^nel (?:mio )?(?:sogno|film)\b",
        unreal=r"^(?!.*\b(?:piacerebbe|bello|meglio|grat\w|felice)\b).*\w+(?:rei|rebbe|remmo|rebbero)\b.*\bse\b(?! puoi\b| potessi\b| non ti\b).*\w+(?:ssi|sse|ssimo|ssero)\b|\b(?:al posto tuo|al tuo posto|fossi in te)\b|\bavresti (?:dovuto|potuto)\b|^(?:se solo|magari) \w*aves\w+|\b(?:stavo|stavamo) per\b.*\bquando\b",
        elsewhere=r"\b(?:dai|dei) vicini\b|\bda(?:i)? (?:miei|nostri) (?:genitori|suoceri|amici)\b|\b(?:il mio|la mia|i nostri) (?:vicin\w|capo) (?:ha|hanno)\b",
        hopes=r"^(?:spero|speriamo|temo|ho paura|magari) che\b",
        general=r"^(?:il |la |lo |l'|le |i )[\w' ]{2,30}? (?:mi |ci )?(?:ha|hanno) (?!.*(?:lasciat|dimenticat|abbastanza))(?:\w+ )?\w+at[oaie]\b|\b(?:più|meno|meglio|peggio) (?:\w+ )?(?:di|del|della|dei) (?:mi\w+|nostr\w+|mai|me|te|\w+)\b(?=.*)|\bgiorno e notte\b|\bogni anno\b|\bopera d'arte\b|\bil peggio\b|\btocca sempre a me\b",
        jests=r"\bche sorpresa\b|^(?:fantastico|bravo|ottimo),|\bcome se\b|^quanti .* ci vogliono\b",
        but=r"\bper favore\b",
    ),
    "nl": Relating(
        says=r"\b(?!(?:ik|wij|we)\b)\w+ (?:altijd |steeds |dan |tegen \w+ )*(?:zegt|zei|roept|riep|schreeuwt|schreeuwde|schreef|schrijft|antwoordt)(?: (?:altijd|steeds|dan|tegen \w+))*$|\b(?:briefje|bord|motto|refrein|bericht)\b[^,]*\b(?:is|was|zegt|stond|staat)$",
        reports=r"^(?:mijn|onze|de) \w+ (?:zegt|vindt|zei) dat (?:ze|zij|hij) [^,.!?]*\b(?:niet|geen)\b[^,.!?]*\bnodig\b|, (?:zei|zegt) (?:(?:mijn|onze|de|het) )?\w+$|^(?:eer)?gister\w*\b|\b(?:in|op) (?:de|het|een|mijn|internet) ?(?:krant|handleiding|boek|internet|tijdschrift|radio|bord|artikel)?\b ?(?:stond|staat|zeggen ze|zei)\b|^volgens\b|^[^,]+, (?:is|zijn|staat) (?:hij|ze|het|die|dat) [^,]*\bof\b [^,]+$|\bze zeggen dat\b|^in (?:mijn|een|de) (?:droom|film)\b",
        unreal=r"^(?!.*\b(?:graag|fijn|leuk|beter|blij|lief)\b).*\bzou(?:den)?\b.*\bals\b(?! (?:je|u|dat kan)\b)|\bals ik (?:jou|u|hem|haar) was\b|\bin jouw plaats\b|\bhad(?:den)?(?: je| we| ik)? .*\b(?:moeten|kunnen)\b|\bhadden we .*\bmaar\b|\bik wilde net\b.*\btoen\b",
        elsewhere=r"\bbij de (?:buren|schoonouders)\b|\bbij (?:mijn|onze) (?:ouders|vrienden)\b|\b(?:de|het) \w+ van de buren\b|\b(?:mijn|onze) (?:buurman|buurvrouw|buren|baas) (?:heeft|hebben)\b",
        hopes=r"^(?:hopelijk|ik hoop|laten we hopen|ik (?:ben bang|vrees))\b(?!.*\bje (?:kunt|kan|wilt)\b)",
        general=r"^(?:de|het|mijn|onze) [\w ]{2,30}? (?:heeft|hebben) (?!.*(?:gelaten|vergeten|genoeg))[^,]*\b\w*ge\w{3,}(?:t|d|en)$|^(?:we|wij|ik) (?:denk|denken) erover\b|\b\w+er dan (?:mijn|onze|de|het|een|ooit|ik|jij)\b|\bdag en nacht\b|\b(?:elk|ieder) jaar\b|\bkunstwerk\b|\bhet ergste\b",
        jests=r"\bwat een verrassing\b|^(?:geweldig|bravo|fijn),|\balsof\b|^hoeveel .* heb je nodig\b",
        but=r"\b(?:alsjeblieft|alstublieft)\b",
    ),
}
