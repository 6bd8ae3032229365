"""How people wish without an order, per language, as patterns over a whole text.

`asks` is a request or a plea put as a question, a time that has come or somebody else's
request, `lacks` what runs out or was left undone, `ails` what troubles who speaks.
`told` takes it back: what was once, what others have, what is only asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Implying:
    """The table of one language, without case."""

    asks: str
    lacks: str = _NEVER
    ails: str = _NEVER
    told: str = _NEVER


_ON_EN: Final = r"(?:on|open|ajar|unlocked|burning|lit|running|going|playing|blaring|droning|glowing|up|out)"
_DONE_EN: Final = r"(?:locked|closed|shut|opened|turned|switched|started|stopped|put|set|watered|cleaned|vacuumed|hoovered|swept|fed|emptied|drawn|pulled|bolted|paused|muted|lowered|raised|aired)"
_SUBJ_ES: Final = r"(?:se )?(?:vuelva|apague|encienda|cierre|abra|baje|suba|pare|vaya|empiece|arranque|suene|funcione|limpie|aspire|entre|salga|calle|venga|regrese|vuelvan|apaguen|enciendan|cierren|abran|bajen|suban|paren)"
_SUBJ_FR: Final = r"(?:s'éteigne|s'allume|s'ouvre|s'arrête|se ferme|se taise|se lance|rentre|aille|vienne|commence|démarre|monte|descende|baisse|revienne|retourne|nettoie|passe|parte|tourne|cesse)(?:nt)?"
_SUBJ_IT: Final = r"(?:si )?(?:torni|spenga|accenda|chiuda|apra|parta|smetta|vada|venga|inizi|scenda|salga|rientri|fermi|abbassi|alzi|tornino|spengano|accendano|chiudano|aprano|scendano)"

IMPLYING: Final[Mapping[str, Implying]] = {
    "en": Implying(
        asks=(
            r"\bneed(?:n't| not) be on (?:the|my|our) [\w ]*list\b|\b(?:doesn't|don't) (?:have|need) to be on (?:the|my|our) [\w ]*list\b|"
            r"^(?:please,? |so |and |well,? )*(?:may|might|can|could|can't|couldn't) (?:i|we) (?:please |not |perhaps |maybe |possibly |just )*(?:have|get) (?!(?:you|to|guests|visitors|a dog|a cat|cancer|sick)\b)(?![^?]*\b(?:if|when|yesterday|in the past)\b)"
            r"|\b(?:it's|it is|isn't it|high|about|is it not) (?:high |about |really |nearly )?time (?!(?:zone|travel|difference)\b)(?:that |for )?(?:we|you|i|somebody|someone|anybody|the|that|this|those|my|our|to)\b"
            r"|^(?:(?:i|we|you) )?could (?:really |well )?(?:murder|kill for|do with|use|go for) (?!(?:who\w*|him|her|them|you|the (?:man|guy|bloke|one|person|idiot|kids))\b)\w+|^who (?:on earth )?needs (?:the|this|that|these|those)\b"
            r"|^must (?:it|the|that|this|there|they|we|those|these)\b[^.!]*\b(?:so|that|this|quite) (?:\w+ly )?\w+"
            r"|\b(?:i|we) (?:really |kind of |sort of |just )*(?:feel|am feeling|are feeling|fancy) (?:like )?\w+ing\b|\b(?:i|we)(?: would|'d|'d not| would not|wouldn't| wouldn't)?(?: not)? (?:say no|object) to\b"
        ),
        lacks=(
            rf"^(?:but |and |oh |hey )*(?:nobody|no one|none of us|neither of us)(?:'s| has| have)? (?:\w+ly |even |yet |actually )?{_DONE_EN}\b"
            r"|\b(?:nearly|almost|practically|all but) (?:out of|no|gone|empty)\b|\bhardly any\b[^.!?]*\bleft\b|\brunning (?:low|out)\b"
            rf"|^(?!(?:is|are|was|were|why|what|who|how|does|do|did|when|if|has|have)\b).*(?:'s|'re| is| are) still {_ON_EN}\b(?! (?:order|warranty|sale|trial|topic))"
        ),
        ails=r"^whoever\b.*\b(?:can't|cannot) (?:see|find|sleep|hear|read)\b|\b(?:i|we|you|one)(?: really| just)? (?:can't|cannot|can (?:hardly|barely|scarcely)|could (?:hardly|barely)) (?:even )?(?:see|hear|find|read|sleep|breathe|concentrate|think|work|focus|make out)\b(?! (?:why|how|who|when|whether|the point|any reason|of\b|that\b|you\b))|\b(?:i've|i have|we've|we have) (?:\w+ )?heard (?:this|that|it|enough)\b[^.!?]*\b(?:times|enough|before)\b|^(?:i'm|i am|we're|we are|i've|we've|i have) (?:\w+ly |so )?(?:sick|tired|fed up|bored|had enough|had it) (?:and tired )?(?:of|with) (?:this|that|the|it|all)\b",
        told=r"\b(?:if|whether|wonder\w*|asked|says?|said|told|thought|yesterday|last (?:night|week|month|year|summer|winter)|ago|always|usually|at (?:my|his|her|their) \w+'s|used to|in the (?:film|movie|book|picture)|was|were|had been|would have)\b",
    ),
    "de": Implying(
        asks=(
            r"\b(?:muss|müssen|brauch\w*) (?:\w+ )?nicht (?:mehr )?auf (?:der|die|meine[rn]?|unsere[rn]?) [\w-]*liste\b|"
            r"^(?:bitte,? |und |na,? )*(?:dürften?|könnten?|kann|können|darf|dürfen) (?:ich|wir) [^?]*\b\w*(?:haben|kriegen|bekommen)\b(?! (?:wenn|als)\b)|^(?:na |und |ach )*(?:macht|schaltet|schließt|öffnet|dreht|stellt|lässt) (?:denn |hier |eigentlich )*(?:keiner|niemand|mal jemand|mal einer|endlich \w+)\b[^?]*\b\w+"
            r"|\b(?:bittet|bitten|ersucht) dich\b|\b(?:fragt|fragen|wissen|bittet),? ob du\b[^.!]*\b(?:kannst|könntest|würdest|magst|möchtest)\b|\b(?:sagt|sagen),? du (?:sollst|sollest|möchtest|mögest)\b|\b(?:macht|würde|würd)e? (?:es )?dir (?:doch |ja |sicher |bestimmt )*(?:nichts|was|etwas) aus\w*\b"
            r"|\b(?:ich|wir) hätten? (?:\w+ ){0,2}?(?:lust|nichts dagegen)\b|\bhätten? (?:ich|wir) (?:\w+ )?(?:nichts|lust)\b|\b(?:höchste|langsam|wirklich|endlich|an der) zeit\b(?! für mich\b)"
            r"|^wer auch immer\b.*\b(?:findet|sieht|hört|erkennt)\b.*\b(?:nicht|nichts|kaum|kein\w*)\b"
            r"|^(?:warum|wieso|weshalb) ist (?:es|das) (?:hier|da|im \w+|in (?:der|dem|meinem|unserem) \w+)?(?: \w+)? ?(?:so|dermaßen|derart) (?:dunkel|finster|duster|hell|grell|laut|kalt|warm|heiß|stickig)\b|^muss (?:es|das|der|die)\b[^.!]*\b(?:so|dermaßen|derart) \w+"
        ),
        lacks=(
            r"\b(?:keiner|niemand|kein mensch) (?:hat|hatte) (?:[\wäöüß-]+ ){1,5}?(?:ab|zu|auf|an|aus|ein)ge(?:schlossen|sperrt|macht|schaltet|dreht|zogen|riegelt)\b|^(?!.*\b(?:gestern|neulich|damals)\b).*\bhat (?:denn |hier |mal wieder |wieder )?(?:keiner|niemand) (?:\w*ge(?:schlossen|sperrt|macht|schaltet|dreht|gossen|saugt))\b"
            r"|\b(?:fast|beinahe|so gut wie) (?:kein\w*|keine?n?|alle|leer|aus)\b(?: [^.!?]*\bmehr\b)?|\bkaum noch\b(?! (?:jemand|leute|zeit))|\bgeh(?:t|en) (?:\w+ )?(?:zur neige|aus)\b|\b(?:sperrangelweit|weit) (?:offen|auf)\b"
            r"|\b(?:benutzt|nutzt|braucht|guckt|schaut|hört|sieht|liest) (?:ja |doch |gerade |grade |jetzt |eh |hier |da )*(?:keiner|niemand|kein mensch|kein schwein)\b(?! (?:eine?n?|so)\b)"
        ),
        ails=r"\bkann (?:ich|man|keiner) (?:\w+ )?nicht mehr (?:hören|sehen|ertragen|ab)\b|\b(?:tut|tun) (?:mir|uns) [^.!?]*\bweh\b|\b(?:augen|kopf|ohren) (?:tun|tut|schmerz\w*) \b|\b(?:tausend|hundert|zig|x|hunderte?)[ -]?(?:mal|male)\b[^.!?]*\bgehört\b|\b(?:hab|habe|haben) (?:ich |wir )?(?:echt |langsam |jetzt |nun )*(?:genug|die nase voll) (?:von|vom)\b|\bgeht mir (?:\w+ )?auf (?:die nerven|den (?:geist|keks|wecker|zeiger))\b",
        told=r"\b(?:gestern|vorgestern|letzte\w*|neulich|damals|früher|immer|meistens|sagte|meinte|angeblich|im film|bei (?:den nachbarn|meiner \w+|meinem \w+)|war|waren|hatte|wurde)\b",
    ),
    "fr": Implying(
        asks=rf"\bbesoin (?:de |d')(?:l'|le |la |les |en )?(?:avoir |mettre |garder |laisser )?(?:plus )?sur (?:la|ma|notre) liste\b|\bn'a (?:plus |pas )?besoin d'être sur (?:la|ma|notre) liste\b|^que quelqu'un \w+e\b|(?:^|, )(?:et |alors )?qu(?:'(?:il|elle|on)s?|e (?:le|la|les|l') ?[\w ' -]{{2,30}}?) {_SUBJ_FR}\b|\b(?:te|vous) demande(?:nt)? (?:de|d'|si tu|si vous|que tu)\b|\b(?:il (?:est|serait) (?:grand |bien )?temps)\b|\b(?:j'ai|j'aurais|on a) (?:bien |très )?envie (?:de|d')|\bne dirai[st] pas non\b|^pourquoi (?:est-ce qu'il |il )?fait(?:-il)? (?:si|aussi) \w+",
        lacks=r"\bn'(?:a|ont) (?:pas|jamais|plus) été (?:changé|remplacé|nettoyé|vidé|arrosé|regardé|vérifié|lavé|aspiré|tondu)e?s? depuis\b|\b(?:est|sont) restée?s? (?:allumée?s?|ouverte?s?|en marche)\b|\bquelqu'un a (?:encore )?laissé\b|\b(?:le reste|le fond|la fin) d(?:e|u)\b[^.!?]*\bfin|\bviens? de finir (?:le|la|les|l')|\b(?:vent|pleut|pluie|orage|tempête|grêle|averse)\b[^.!?]* (?:et|mais) [^.!?]{2,40}? (?:est|sont) (?:encore |toujours )?(?:sorti|dehors|ouvert|déroulé|déplié)\w*\b|^plus personne ne (?:regarde|écoute|utilise|lit)\b|\b(?:et|mais|alors que) (?:pourtant )?(?:l[ea]s? |l'|mon |ma )?[\w' -]{2,40}? (?:est|sont|marche|marchent|tourne|tournent|joue|reste|restent) (?:encore|toujours|quand même)\b|\bon n'a rien \w+ depuis\b|\b(?:montagne|pile|tonne|tas) de \w+ (?:m'|nous )?atten\w+|\b(?:presque|quasiment) plus (?:de|d'|rien)\b|\bplus (?:guère|beaucoup) de\b|\bn'a (?:encore )?(?:fermé|verrouillé|éteint|allumé|arrosé)\b(?=.*)|\bgrande? ouverte?\b|\b(?:une|cette|la) (?:montagne|pile|tonne) (?:de |d')(?:vaisselle|linge|assiettes|chemises|repassage)\b|\bcomme (?:dans )?une? (?:four|désert|sauna|frigo|congélateur|igloo|iglou|étuve|fournaise|grotte|cave|porcherie|Las Vegas)\b|\bpersonne n'a (?:encore |plus |\w+ )?(?:fermé|verrouillé|éteint|allumé|arrosé|rentré|vidé)\b|\bpersonne ne (?:l'|le |la |les )?\w+ (?:plus )?depuis\b|^personne ne (?:regarde|écoute|utilise|lit) (?!jamais\b)|\bne (?:va|vont) pas se \w+ (?:tout(?:e|es)? )?seule?s?\b|\bne se \w+ pas (?:tout(?:e|es)? )?seule?s?\b|^il y a (?:des miettes|de la poussière|des poils|du sable|de la boue|des taches)\b|\bje tuerais pour\b",
        ails=r"\b(?:ça suffit|y en a (?:assez|marre))\b|\bempêche(?:nt)? \w+[\w' ]* de dormir\b|\b(?:me|m'|nous) ?(?:rend(?:ent)? (?:fou|folle|dingue|malade)|fait (?:mal|mal aux)|tape(?:nt)? sur|agace|gêne|empêche|dérange|éblouit|casse les)\w*|\b(?:je|on) n'en peux? plus\b|\bj'en ai (?:assez|marre|ras)\b",
        told=r"\b(?:pourquoi|qui|quand|est-ce|hier|autrefois|était|étaient|avait|chez (?:les voisins|ma|mon|mes)|disait|toujours(?! (?:allum|en marche|en route|ouvert|dehors)))\b|\b(?:secondes?|minutes?|heures?|jours?|degrés?|grammes?|kilos?|litres?|cuillères?|mètres?|euros?|personnes?|fois|pour cent),? ça suffit\b",
    ),
    "es": Implying(
        asks=rf"\b(?:me |nos )?vendrían? (?:de perlas|bien|genial|de maravilla)\b|\bno (?:me |nos )?hace falta (?:tenerl\w+ |ponerl\w+ )?(?:ya )?en (?:la|mi|nuestra) lista\b|\bno (?:hace falta que esté|tiene que estar|necesita estar) en (?:la|mi) lista\b|^(?:que )?alguien (?:dé|haga|ponga|abra|cierre|apague|encienda|traiga|riegue|limpie|saque|recoja)\b|^(?:que|y que|pues que) (?:(?:el|la|los|las|mi|alguien) ?[\w ]{{0,30}}? )?{_SUBJ_ES}\b|\bte (?:pide|piden|ruega) que\b|\bpregunta si (?:puedes|podrías)\b|\bya (?:es|va siendo|sería) hora de\b|\b(?:me|nos) (?:apetece|apetecería)\b|\bno diría que no\b|^por qué (?:está|hace) (?:\w+ )?tan\w*\b",
        lacks=r"\bno se (?:ha |han )?(?:cambiad|cambia|limpiad|limpia|vaciad|vacía|regad|riega|revisad|revisa|lavad|lava)[oa]?s? desde\b|\balguien (?:se )?(?:ha )?(?:dej(?:ó|ado)|olvid(?:ó|ado))\b|\b(?:viento|llueve|lloviendo|lluvia|tormenta|granizo|chaparrón)\b[^.!?]* (?:y|pero) [^.!?]{2,40}? (?:está|están) (?:todavía |aún )?(?:fuera|abiert\w+|extendid\w+|desplegad\w+)\b|^ya nadie (?:está |la está |lo está )?(?:viendo|mirando|escuchando|usando|mira|ve|escucha|usa)\b|\b(?:y|pero) (?:el |la |los |las |mi )?[\w -]{2,40}? (?:sigue|siguen|(?:está|están) (?:todavía|aún|igual)|todavía (?:está|están)|aún (?:está|están)|se está \w+ndo igual)\b|\bno se \w+ nada desde\b|\b(?:montaña|pila|montón) de [^,.!?]* esperando\b|^(?:ya )?no (?:nos |me )?quedan? (?!tiempo|nadie|otra|más|duda|paciencia|dinero)\w+|\b(?:casi|apenas) (?:ya )?(?:no )?qued\w+\b|\bno se (?:van? a )?\w+(?:n|r|a|e) sol[oa]s?\b|\bqueda[n]? (?:muy )?poc\w+\b|\bse (?:está|están) acabando\b|^(?:aquí )?hay (?:migas|polvo|pelos?|manchas|barro|arena|pelusas?)\b|\bde par en par\b|\b(?:montaña|pila|montón) de (?:platos|ropa|cacharros|vajilla|camisas)\b|\b(?:parece|como) una? (?:desierto|horno|sauna|nevera|congelador|iglú|estufa|cueva|pocilga)\b|\bnadie (?:ha|había) (?:cerrado|apagado|encendido|regado|recogido|vaciado|echado)\b|\bno l[oa]s? \w+ nadie\b|\b(?:me|nos) (?:he|hemos|estamos) quedado sin (?!trabajo|palabras|tiempo|ganas|amigos|dinero|novi|batería)\w+|\bse (?:ha|han) quedado (?:encendid|puest|abiert|en marcha)\w*|^nadie (?:está|la está|lo está) (?:viendo|mirando|escuchando|usando)\b|^nadie (?:mira|ve|escucha|usa) (?:es[ea]|la|el)\b",
        ails=r"\b(?:ya basta|basta ya|ya está bien)\b|\blleva\w* (?:\w+ )?(?:horas|rato|todo el \w+|toda la \w+) \w+ndo\b|\b(?:me|nos) (?:vuelve[n]? loc\w+|hace[n]? daño|pone[n]? (?:de los nervios|enferm\w+)|molesta[n]?|saca[n]? de quicio|da[n]? dolor|deslumbra[n]?)\b|\bno (?:me|nos) deja[n]?\b|\bno deja[n]? dormir\b|\b(?:estoy|estamos) (?:hart\w+|hasta)\b|\b\w{3,}ísim[oa]s?\b",
        told=r"\b(?:ayer|antes|estaba\w*|era|eran|había|vecinos|siempre|decía|guap\w+|bonit\w+|lind\w+|buen\w+|content\w+)\b|\b(?:guap|bonit|lind|buen|content|car|barat|grand|precios|hermos|elegant)ísim",
    ),
    "it": Implying(
        asks=rf"\b(?:ci starebbe\w*|andrebbero|sarebbero) (?:bene|perfett\w|d'oro)\b|\bnon (?:mi |ci )?(?:serve|servono) (?:più )?(?:sulla|nella) (?:mia |nostra )?lista\b|\bnon (?:deve|serve che|c'è bisogno che) (?:più )?(?:stare|stia|sia) (?:sulla|nella) lista\b|^(?:che )?qualcuno (?:dia|faccia|metta|apra|chiuda|spenga|accenda|porti|tiri|annaffi|prenda|pulisca|tolga)\b|(?:^|, )che (?:il|la|lo|i|gli|le|l'|qualcuno) ?[\w ']{{0,30}}? ?{_SUBJ_IT}\b|\bti (?:chiede|chiedono|prega) (?:di|se)\b|\bche ne (?:dici|dite|diresti)\b|\b(?:è|sarebbe) (?:proprio |quasi )?ora (?:di|che)\b|\bmi (?:va|andrebbe|piacerebbe)\b|\bnon direi di no\b|^perché (?:è|fa) così \w+",
        lacks=r"\bnon (?:è|sono) (?:più )?stat[oaie] (?:cambiat|pulit|svuotat|annaffiat|controllat|lavat|sostituit)[oaie] da\b|\b(?:è|sono) rimast[oaie] (?:acces|apert|in funzione)\w*|\bqualcuno ha (?:\w+ )?(?:lasciato|dimenticato)\b|\b(?:vento|piove|pioggia|temporale|tempesta|grandine)\b[^.!?]* (?:e|ma) [^.!?]{2,40}? (?:è|sono) (?:ancora )?(?:fuori|apert\w|srotolat\w|estes\w)\b|^ormai (?:non )?(?:la |lo )?(?:guarda|ascolta|usa)\w* (?:più )?nessuno\b|\b(?:e|ma|però) (?:il |la |lo |i |le |gli |l')?[\w' -]{2,40}? (?:(?:è|sono|suona|suonano|gira|girano|va|funziona\w*) (?:ancora|lo stesso)|sta ancora|continua a)\b|\bnon si \w+ niente da\b|\bda [\w' ]{3,20} non si \w+ niente\b|\b(?:montagna|pila|mucchio) di [^,.!?]* aspetta\w*\b|\bnon (?:ci )?vedo a un palmo\b|\b(?:quasi|praticamente) (?:finit\w|esaurit\w|vuot\w)\b|\bnon si (?:\w+) (?:mica )?da sol[oaie]\b|\bnon (?:c'è|ci sono|resta|restano) quasi più\b|\bresta(?:no)? poc\w+\b|^ci sono (?:briciole|peli|macchie)\b|^c'è (?:polvere|fango|sabbia|sporco)\b|\bspalancat\w\b|\b(?:montagna|pila|mucchio|catasta) di (?:piatti|panni|bianchi|biancheria|bucato|roba)\b|\b(?:sembra|come|pare) (?:di stare in )?un[ao']? ?(?:deserto|forno|sauna|frigo|congelatore|igloo|iglù|fornace|grotta|porcile)\b|\bnessuno ha (?:chiuso|spento|acceso|annaffiato|ritirato|svuotato|messo)\b|\bnon l[oaie] \w+ (?:più )?nessuno\b|\b(?:sono|siamo) rimast[oaie] senza (?!lavoro|parole|tempo|soldi|amici)\w+|^nessuno (?:sta )?(?:guarda|guardando|ascolta|ascoltando|usa|usando) (?!mai\b)",
        ails=r"(?:^|, )(?:ora |adesso |e )?basta[.!]*$|\b(?:mi|ci) (?:fa(?:nno)? (?:impazzire|male|venire)|dà(?:nno)? (?:sui|fastidio)|disturba\w*|acceca\w*|abbaglia\w*|tiene svegli\w)\b|\bnon (?:mi|ci) lascia(?:no)?\b|\bnon lascia(?:no)? dormire\b|\bnon ne posso più\b|\b\w{3,}issim[oaie]\b",
        told=r"\b(?:ieri|prima|era|erano|aveva|vicini|sempre|diceva)\b|\b(?:bell|car|buon|content|bravissim|brav|grand|elegant|economic)issim",
    ),
    "nl": Implying(
        asks=r"\bzou(?:den)? (?:\w+ )?(?:fijn|lekker|heerlijk|prettig) zijn\b|\bhoeft niet (?:meer )?op (?:de|het|mijn|onze) \w*lijst(?:je)?\b|\bvraagt (?:of|aan) (?:je|u)\b[^.!]*\b(?:wilt|wil|kunt|kan|zou)\b|\bhoog tijd (?:dat|om|voor)\b|\b(?:ik|we) (?:heb|hebben) (?:wel )?zin (?:in|om)\b|\bik lust (?:wel )?\b|\bik (?:doe|zou) een moord\b|^waarom is het (?:hier|in de \w+)? ?zo \w+",
        lacks=r"\bniet (?:meer )?(?:vervangen|verschoond|schoongemaakt|geleegd|gewaterd|bekeken|gecontroleerd|gewassen|gezogen)\b|\b(?:heeft|hebben) [\w ]{0,25}(?:aangestaan|opengestaan|aan gestaan)\b|\biemand heeft [^.!?]*\b(?:laten (?:branden|aanstaan|draaien|zoemen|lopen|openstaan)|aangelaten|opengelaten|aan gelaten)\b|\b(?:wind|waait|stormt|storm|regent|regen|hagelt|onweer)\b[^.!?]* (?:en|maar) [^.!?]{2,40}? (?:is|staat|hangt) (?:nog )?(?:uit|open|buiten|uitgerold)\b|\ber (?:is )?(?:sinds [\w ]{2,20} )?(?:is )?(?:sinds [\w ]{2,20} )?nik?s ge\w+|\bsinds [\w ]{2,20} nik?s ge\w+|\b\w+ procent is (?:zat|genoeg|voldoende|meer dan genoeg)\b|\b(?:en|maar|terwijl) (?:de |het |mijn |die |dat )?[\w' -]{2,40}? (?:staat|staan|is|zijn|brandt|branden|draait|draaien|loopt|speelt|spelen) (?:nog|gewoon|alsnog|toch)\b|\ber (?:is )?(?:sinds [\w ]{2,20} )?(?:is )?niets ge\w+|\bberg [^,.!?]*te wachten\b|\b(?:bijna|haast|zo goed als) (?:op|leeg|geen)\b|\b(?:doet|wast|maakt|ruimt|strijkt) zichzelf niet\b|\bgaan? (?:zichzelf niet|niet vanzelf)\b|\bwagenwijd\b|\b(?:berg|stapel|toren) (?:met )?(?:afwas|was|vaat|wasgoed|borden|overhemden)\b|\b(?:als|lijkt(?: wel)?) (?:in )?een (?:woestijn|oven|sauna|koelkast|vriezer|iglo|grot|varkensstal)\b|\bverlicht als\b|\b(?:geen mens|niemand) in de \w+ en\b|\bniemand heeft\b[^.!?]*\b(?:dicht|uit|aan|op slot|leeg)\w*\b|\baan (?:is )?gebleven\b|\bwe zitten zonder (?!werk|geld|tijd)\w+|^niemand (?:kijkt|luistert)\b|^er (?:liggen|ligt|zitten) (?:\w+ )?(?:kruimels|stof|haren|zand|modder|vlekken)\b|\bgeen hand voor ogen\b|\bniemand heeft\b[^.!?]*\b(?:dichtgedaan|uitgezet|op slot|afgesloten)\b",
        ails=r"\b(?:nu is het|het is (?:nu )?) ?(?:mooi geweest|genoeg(?: geweest)?)\b|\bgenoeg zo\b|\bword (?:ik )?(?:helemaal )?gek van\b|\bdo(?:et|en) (?:\w+ )*pijn\b|\bwerk(?:t|en) op mijn zenuwen\b|\b(?:stoort|storen|verblindt|hindert|irriteert) (?:me|mij|ons)\b|\bhoudt? me wakker\b|\b(?:ik ben|ik heb) (?:\w+ )?(?:genoeg van|zat)\b",
        told=r"\b(?:gisteren|vroeger|was|waren|had|buren|altijd|zei)\b",
    ),
}
