"""What a deed hangs on, in French, Spanish, Italian and Dutch.

The fields are told in `governing.py`.
"""

from collections.abc import Mapping
from typing import Final

from .governing import Governing
from .narrated import KIN_ES, KIN_FR, KIN_IT, KIN_NL

_DEEDS_FR: Final = r"(?:r?allumer|éteindre|r?ouvrir|r?e?fermer|(?:dé)?verrouiller|baisser|monter|mettre|régler|lancer|arrêter|démarrer|couper|ajouter|tamiser|relever|laisser|sortir|rentrer|activer|désactiver|augmenter|changer|passer|tirer|arroser|aspirer|chauffer)"
_OBJECT_FR: Final = r" (?:(?:le|la|les|mon|ma|mes|notre|nos|leurs?|ce|cette|ces|tous|toutes|toute|une?|du)\b|l'|à)"
_DEEDS_ES: Final = r"(?:encender|apagar|abrir|cerrar|(?:des)?bloquear|bajar|subir|poner|ajustar|arrancar|parar|quitar|añadir|atenuar|dejar|activar|desactivar|cambiar|recoger|sacar|regar|aspirar|calentar|correr|echar)(?:l[aoe]s?)?"
_OBJECT_ES: Final = r" (?:(?:el|la|los|las|mi|mis|nuestr[oa]s?|sus?|est[ea]s?|es[ea]s?|tod[oa]s?|una?|al?)\b)"
_DEEDS_IT: Final = r"(?:(?:ri)?accendere|spegnere|(?:ri)?aprire|(?:ri)?chiudere|(?:s)?bloccare|abbassare|alzare|mettere|regolare|avviare|fermare|togliere|aggiungere|lasciare|attivare|disattivare|cambiare|tirare|annaffiare|scaldare|portare|ritirare)"
_OBJECT_IT: Final = r" (?:(?:il|la|lo|i|gli|le|mi[oa]|nostr[oaie]|quest[oaie]|quell[oaie]|tutt[oaie]|un[oa]?)\b|l'|quell')"
_DEEDS_NL: Final = r"(?:(?:aan|uit|open|dicht|op|neer|omlaag|omhoog|lager|hoger|harder|zachter|af|in)(?: te )?(?:zetten|doen|maken|draaien|schakelen|laten|halen|trekken|steken|sluiten)|(?:te )?(?:openen|sluiten|vergrendelen|ontgrendelen|dimmen|starten|stoppen|sproeien|zuigen))"
_SAYS_FR: Final = r"(?:dis|dit|disent|pense|pensent|crois|croit|croient|trouve|trouvent|sais|sait|vois|voit|prétend|raconte|jure|doute|parie|remarque|entends|entend|suppose|imagine|a dit|ai dit|ai lu|ai entendu|ai rêvé|a rêvé|ai vu)"
_SAYS_ES: Final = r"(?:digo|dice|dicen|pienso|piensa|creo|cree|creen|sé|sabe|veo|ve|jura|dudo|apuesto|noto|oigo|oye|supongo|imagino|ha dicho|he dicho|he leído|he oído|he soñado|ha soñado|he visto|soñé|leí|oí)"
_SAYS_IT: Final = r"(?:dico|dice|dicono|penso|pensa|credo|crede|credono|so|sa|vedo|vede|giura|dubito|scommetto|noto|sento|sente|suppongo|immagino|ha detto|ho detto|ho letto|ho sentito|ho sognato|ha sognato|ho visto)"
_SAYS_NL: Final = r"(?:zeg|zegt|denk|denkt|geloof|gelooft|vind|vindt|weet|zie|ziet|zweert|betwijfel|wed|merk|hoor|hoort|neem aan|droomde|las|hoorde|zag|dacht)"

GOVERNING_ABROAD: Final[Mapping[str, Governing]] = {
    "fr": Governing(
        deed=rf"(?:(?:de |d'|à |pour |ne pas )(?:l'|les? |la )?|(?<=\w )(?:l'|les? |la )?)(?P<deed>{_DEEDS_FR})\b(?={_OBJECT_FR})",
        wishing=(
            r"\b(?:peux|pourrais|veux|voudrais|pouvez|pourriez|voulez|voudriez)(?:-tu|-vous)?(?: bien| me| m'| nous| s'il te plaît)*$|\b(?:tu|vous|on|nous) (?:\w+ )?(?:peux|pourrais|veux|dois|devrais|pouvez|pourriez|devez|devriez|vas|allez|peut|pourrait|devrait|doit|va)(?: bien| me| nous)*$|\bquelqu'un (?:peut|pourrait|veut bien|voudrait)(?: bien)?$"
            r"|\b(?:fau(?:t|drait|dra)|falloir|falloir qu\w*|il est temps|(?:il )?(?:serait|vaudrait|vaut) (?:temps|mieux|bien|bon|gentil|sympa|possible)|temps|besoin|envie|merci|prière|penser|pense|pensez|oublie pas|n'oublie|oubliez pas|hésite pas|gentil|aimable|gentille|possible|moyen|charge-toi|occupe-toi|t'occuper|te charger|aide-moi|essaie|essaye|commence|reste|suffit)(?: de| d'| à| que| pour)?(?: l| les?| la)?$"
            r"|\b(?:je|j'|on|nous) ?(?:veux|voudrais|aimerais|souhaite\w*|préfère\w*|préférerais|voulons|voudrions|aimerait|dois|devons)(?: bien| te faire)?$|\b(?:te|vous) (?:demande(?:nt)?|prie|dérange\w*|embête\w*)(?: pas)?(?: de| d')?$|\b(?:va|vas|viens|venez|allez)$|\b(?:oublié|voulais te demander|ça te dit)(?: de| d')?$|^(?:et |puis |alors )*(?:pour )?$"
        ),
        holds=(
            rf"^(?:je|j'|tu|on|nous|il|elle|ils|elles|vous|{KIN_FR}) ?(?:ne |me |te |lui |vous )?{_SAYS_FR}(?: \w+)? (?:que|qu') ?(?!tu\b|vous\b|il (?:faut|faudrait|est temps)|on (?:devrait|pourrait))"
            r"|^(?:(?:si|très|tellement|je suis|on est|c'est|quelle?) )*(?:content\w*|heureu\w+|ravie?s?|soulagée?s?|fière?s?|triste|surprise?|bonne chose|dommage|chance|drôle|bizarre|étrange|typique)\b ?(?:que|qu'|quand|de voir)"
            r"|^j'(?:aime|adore|apprécie|aime bien|aime beaucoup) (?:bien |beaucoup |tant )?(?:quand|lorsque|que|regarder|entendre|voir)\b|^(?:je |[\w' ]{2,20} )?(?:déteste|hais|adore|aime)(?:nt)? (?:quand|que|qu')(?! tu\b)"
            r"|\b(?:peu importe|m'est égal|ça m'est égal) (?:qui|quand|comment|pourquoi|où|si|quoi)\b|\b(?:failli|presque) (?:oubli|laiss)\w+"
            r"|^(?:chaque fois|toutes les fois|la (?:première|dernière) fois) qu"
        ),
        frees=r"\b(?:faut|faudrait|doi(?:s|t|vent)|devrai\w*|besoin|s'il te plaît|trop|assez|encore|oublié|peux-tu|pourrais-tu|tu peux|mieux|envie|il est temps|maintenant)\b",
        others=(
            rf"^(?:[\w']+,? ){{0,3}}?{KIN_FR}(?: \w+)? (?:me |m'|nous |lui )?(?:a|ont|avait) (?:\w+ )?(?:promis|proposé|demandé|conseillé|interdit|permis|voulu|essayé|fini|oublié) (?:\w+ )?(?:de |d')?{_DEEDS_FR}\b"
            rf"|\b(?:j'ai|nous avons|on a) (?:\w+ )?(?:promis|juré|proposé|conseillé|interdit|permis|dit|demandé)\b(?! à jarvis)[^,.!?]*\b(?:de |d')(?:les? |la |l')?{_DEEDS_FR}\b"
            rf"|^(?:imagin\w+|suppos\w+|admettons|mettons|disons)(?: un peu)? (?:que|qu')|^{_DEEDS_FR}{_OBJECT_FR}[^.!?]* (?:est|c'est|prend|demande|coûte|sert|m'\w+)\b"
        ),
        supposes=(
            r"^si (?!tu\b|vous\b|possible\b)[^,.!?]*\b\w+(?:ais|ait|aient|ions)\b[^,.!?]*(?:[.!]*$|,)|\bsi (?!tu\b)[^,.!?]{1,30}\bte (?:demand|disai|ordonn)\w+|\bsur (?:cette|la|une) (?:photo|image|affiche)\b"
        ),
        bars=(
            r"\b(?:laisse|laissez|garde|gardez)\b[^.!?]*\bcomme (?:il|elle|ils|elles|ça|c')"
            r"|\bet (?:c'est|ça reste|ça me va) (?:très |bien )?(?:bien|ainsi|comme ça|parfait)\b"
            rf"|^(?:ça ne sert|rien ne sert|ça sert) à rien (?:de |d'){_DEEDS_FR}?|\b(?:c'est|il est) (?:interdit|défendu|inutile|dangereux|risqué) (?:de |d')"
            rf"|\b(?:je|on|nous) (?:ne |n')\w+ (?:jamais|pas|plus) (?:le|la|les|l'|mon|ma|mes)\b(?! [^.!?]*\b(?:voi|enten|trouv|peu|arriv)\w*)(?=[^.!?]*{_DEEDS_FR})"
        ),
    ),
    "es": Governing(
        deed=rf"(?:\b(?:de|a|para|por|que|no) |(?<=\w ))(?P<deed>{_DEEDS_ES})\b(?={_OBJECT_ES})",
        wishing=(
            r"\b(?:puedes|podrías|podéis|puede|podría|quieres|querrías|vas a|vamos a|va a|debes|deberías|deberíamos|podemos|podríamos|tienes que|tenemos que|tengo que|te importa|te importaría|le importaría)(?: por favor)?$"
            r"|\b(?:hay que|habrá que|habría que|hace falta|haría falta|falta|conviene|convendría|toca|es hora de|ya es hora de|hora de|mejor|sería (?:bueno|mejor|posible|hora de|amable)|sería bueno|estaría bien|ganas de|necesito|necesitamos|quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|prefiero|preferiría|te (?:pido|pide|ruego|agradecería)|favor de|amable de|bondad de|acuérdate de|recuerda|no olvides|no te olvides de|no dudes en|encárgate de|ocúpate de|ayúdame a|intenta|prueba a|empieza a|ve a|ven a|a|se me ha olvidado|me he olvidado de|olvidé|he olvidado|posible|manera de|forma de|puedo|podemos)$|^(?:y |pues |entonces |a )*$"
        ),
        holds=(
            rf"^(?:yo |tú |él |ella |{KIN_ES} )?(?:no |me |te |se |ya |siempre )*{_SAYS_ES} que (?!(?:me|nos|lo|la|los|las)? ?\w+(?:es|as)\b|hay que|deberías|puedes|habría)"
            r"|^(?:(?:estoy|estamos|qué|muy|es|me|nos) )*(?:content\w*|feliz|felices|alegr\w+|orgullos\w+|trist\w+|sorprend\w+|aliviad\w+|suerte|pena|lástima|raro|típico|curioso|menos mal)\b ?(?:de )?(?:que|cuando)\b"
            r"|^(?:me|nos) (?:encanta|gusta|chifla|fascina|molesta|fastidia)n? (?:mucho |tanto )?(?:cuando|que|ver|oír|cómo)\b|^odio (?:cuando|que)\b"
            r"|\b(?:me da igual|da igual|qué más da|no importa) (?:quién|cuándo|cómo|por qué|dónde|si|qué)\b|\bcasi (?:se me|me) olvid\w+"
            r"|^(?:cada vez|siempre|la (?:primera|última) vez) que\b"
        ),
        frees=r"\b(?:hay que|debe\w*|debería\w*|necesit\w+|por favor|demasiad\w+|bastante|todavía|sigue\w*|olvidado|olvidé|puedes|podrías|mejor|ganas|ya es hora|ahora)\b",
        others=(
            rf"^(?:[\w]+,? ){{0,3}}?{KIN_ES}(?: \w+)? (?:me |nos |le |les )?(?:ha|han|había) (?:prometido|propuesto|pedido|aconsejado|prohibido|permitido|querido|intentado|terminado de|olvidado) (?:\w+ )?(?:de )?{_DEEDS_ES}\b"
            rf"|\b(?:le |les |te )?(?:prometí|he prometido|prometimos|juré|propuse|aconsejé|prohibí|pedí|dije)\b[^,.!?]*\b{_DEEDS_ES}\b"
            rf"|^(?:imagin\w+|supon\w*|supongamos|digamos|pongamos) que\b|^{_DEEDS_ES}{_OBJECT_ES}[^.!?]* (?:es|cuesta|lleva|requiere|me \w+)\b"
        ),
        supposes=(
            r"^si (?!puedes\b|pudieras\b|es posible\b)[^,.!?]*\b\w+(?:ara|aran|iera|ieran|era|eran|ase|iese)\b[^,.!?]*(?:[.!]*$|,)|\bsi [^,.!?]{1,30}\bte (?:pidiera|dijera|ordenara)\w*|\ben (?:esta|la|una) (?:foto|imagen)\b"
        ),
        bars=(
            r"\b(?:deja|dejad|deje|dejen|dejadlo|déjal[oa]s?)\b[^.!?]*\bcomo (?:est[áa]n?|estaban?|son|es)\b"
            r"|\by (?:así|eso) (?:está|me parece|es) (?:muy )?(?:bien|perfecto|correcto)\b"
            rf"|^no (?:sirve|servía) de nada {_DEEDS_ES}?|\b(?:está prohibido|es inútil|es peligroso|es arriesgado) {_DEEDS_ES}"
        ),
    ),
    "it": Governing(
        deed=rf"(?:\b(?:di|d'|a|ad|per|da|non) |(?<=\w ))(?P<deed>{_DEEDS_IT})\b(?={_OBJECT_IT})",
        wishing=(
            r"\b(?:puoi|potresti|potete|potreste|può|potrebbe|vuoi|vorresti|devi|dovresti|dobbiamo|dovremmo|possiamo|potremmo|devo|riesci a|riusciresti a|ti (?:dispiace|dispiacerebbe|va di)|le dispiace)(?: per favore)?$"
            r"|\b(?:bisogna|bisognerebbe|bisognerà|occorre|occorrerebbe|conviene|converrebbe|c'è da|ci sarebbe da|è (?:ora|il caso|tempo) di|sarebbe (?:ora|il caso|meglio|bello|bene|possibile)(?: di)?|meglio|voglio|vogliamo|vorrei|vorremmo|mi piacerebbe|ci piacerebbe|preferisco|preferirei|(?:ho|abbiamo) (?:bisogno|voglia) di|ti (?:chiedo|chiede|prego|pregherei) di|gentile da|ricordati di|ricorda di|non (?:dimenticare|dimenticarti|esitare) (?:di|a)|occupati di|pensa a|aiutami a|prova a|comincia a|inizia a|vai a|vieni a|ho dimenticato di|dimenticato di|possibile|modo di|da|si può|si potrebbe|posso)$|^(?:e |allora |poi |per |a )*$"
        ),
        holds=(
            rf"^(?:io |tu |lui |lei |{KIN_IT} )?(?:non |mi |ti |si |già |sempre )*{_SAYS_IT} (?:che|di) (?!(?:tu|bisogna|dovresti|puoi|sarebbe|mi serve)\b)"
            r"|^(?:(?:sono|siamo|che|molto|così|è|mi|ci) )*(?:content\w*|felic\w+|liet\w+|orgoglios\w+|trist\w+|sorpres\w+|sollevat\w+|fortuna|peccato|strano|tipico|meno male)\b ?(?:che|di (?:vedere|sapere)|quando)"
            r"|^(?:mi|ci) (?:piace|piacciono|diverte|secca|dà fastidio) (?:molto |tanto |un sacco )?(?:quando|che|vedere|sentire|come)\b|^(?:odio|adoro|amo) (?:quando|che|vedere)\b"
            r"|\b(?:non (?:mi )?importa|fa lo stesso|non mi interessa) (?:chi|quando|come|perché|dove|se|cosa)\b|\b(?:stavo per|quasi) dimentic\w+"
            r"|^(?:ogni volta|tutte le volte|la (?:prima|ultima) volta|l'ultima volta) che\b"
        ),
        frees=r"\b(?:bisogna|deve|devono|dovre\w+|bisogno|per favore|tropp\w+|abbastanza|ancora|dimenticat\w|puoi|potresti|meglio|voglia|è ora|adesso)\b",
        others=(
            rf"^(?:[\w']+,? ){{0,3}}?{KIN_IT}(?: \w+)? (?:vuole|vogliono|deve|devono|può|possono|mi ha|ci ha|ha|hanno|aveva) (?:\w+ )?(?:(?:promesso|proposto|chiesto|consigliato|proibito|permesso|voluto|provato|finito|dimenticato) (?:di |a )?)?{_DEEDS_IT}\b"
            rf"|\b(?:ho|abbiamo) (?:\w+ )?(?:promesso|giurato|proposto|consigliato|vietato|permesso|detto|chiesto)\b[^,.!?]*\bdi {_DEEDS_IT}\b"
            rf"|^(?:immagin\w+|suppon\w*|supponiamo|diciamo|mettiamo) (?:che|di)\b|^{_DEEDS_IT}{_OBJECT_IT}[^.!?]* (?:è|costa|richiede|serve|mi \w+)\b"
        ),
        supposes=(
            r"^se (?!puoi\b|potessi\b|possibile\b|non ti\b)[^,.!?]*\b\w+(?:asse|esse|isse|assero|essero|issero|assi|essi|fossi|fosse)\b[^,.!?]*(?:[.!]*$|,)|\bse [^,.!?]{1,30}\bti (?:chiedesse|dicesse|ordinasse)\w*|\bin (?:questa|quella|una) (?:foto|immagine)\b"
        ),
        bars=(
            r"\b(?:lascia|lasciate|lasci|lascial[oaie])\b[^.!?]*\bcom(?:e (?:sono|sta|stanno|era|erano)\b|e è\b|'è\b)"
            r"|\be (?:così|questo) (?:va|mi va|è) (?:molto )?(?:bene|perfetto|giusto)\b"
            rf"|^non serve a (?:niente|nulla) {_DEEDS_IT}?|(?:\bè|\bsarebbe) (?:vietato|proibito|inutile|pericoloso|rischioso) {_DEEDS_IT}"
        ),
    ),
    "nl": Governing(
        deed=rf"\b(?P<deed>{_DEEDS_NL})(?=[.!]*$)",
        wishing=(
            r"\b(?:kun|kan|kunt|zou|wil|wilt|mag|moet|durf|ben|bent) (?:je|jij|u|we|wij|ik|iemand)\b|\b(?:je|jij|u|we|wij|ik|iemand) (?:kunt|kan|mag|moet|zou|zouden|moeten|kunnen|wil|willen|mogen|hoef)\b|\b(?:moet|moeten|mag|mogen|kan|kunnen|zou|zouden|hoort|horen|dient)\b|\b(?:vergeet|denk|probeer|help|wees|zorg|ga|kom|laat|begin|doe|zet|haal|maak)\b|\b(?:ik|we|wij) (?:wil|willen|zou|zouden|vraag|verzoek|ben vergeten|hebben? zin|hebben? nodig)\b"
            r"|\b(?:tijd|nodig|graag|alsjeblieft|alstublieft|vriendelijk|lief|fijn|beter|goed|handig|mogelijk|vergeten|zin|klaar|gelieve)\b|^(?:en |dan |nu |even |de |het |alle |mijn |onze )"
        ),
        holds=(
            rf"^(?:ik|je|jij|hij|zij|ze|we|wij|{KIN_NL}) {_SAYS_NL}(?: \w+)? dat (?!(?:je|u|we) (?:\w+ )*(?:moet|kunt|zou|mag)|het (?:tijd|beter))"
            r"|^(?:(?:ik ben|we zijn|wat|zo|heel|het is|dat is) )*(?:blij|gelukkig|trots|verdrietig|verrast|opgelucht|fijn|goed|jammer|grappig|raar|vreemd|typisch|geluk)\b ?(?:dat|als|wanneer)\b"
            r"|^(?:ik|we) (?:vind|vinden|hou|houden) (?:het |ervan |er erg van )(?:zo |heel |erg |wel )?(?:leuk|fijn|mooi|heerlijk|gezellig|prettig|grappig|vervelend|irritant)?,? ?(?:als|wanneer|om te|dat)\b|^ik (?:haat|geniet) (?:het|ervan),? (?:als|wanneer|dat)\b"
            r"|\b(?:maakt (?:me )?niet uit|kan me niet schelen|om het even) (?:wie|wanneer|hoe|waarom|waar|of|wat)\b|\bbijna vergeten\b"
            r"|^(?:elke|iedere|de (?:eerste|laatste)) keer (?:dat|als)\b"
        ),
        frees=r"\b(?:moet|moeten|nodig|alsjeblieft|graag|te (?:hard|fel|warm|koud|donker|licht)|genoeg|nog steeds|kun je|zou je|kan je|beter|tijd|nu)\b",
        others=(
            rf"^(?:[\w]+,? ){{0,3}}?{KIN_NL}(?: \w+)? (?:heeft|hebben|had|wil|wilde|probeert|belooft|beloofde|vroeg|raadt|verbiedt) (?:me|mij|ons|hem|haar)?\b[^,;]*\b{_DEEDS_NL}[.!]*$"
            rf"|\b(?:ik heb|we hebben) (?:\w+ ){{0,4}}?(?:beloofd|gezworen|voorgesteld|aangeraden|verboden|gezegd|gevraagd)\b[^,;]*\b{_DEEDS_NL}[.!]*$"
            r"|^(?:stel|veronderstel|stel je voor|laten we zeggen|aangenomen)(?: dat|,)"
        ),
        supposes=(
            r"^als (?!je\b|u\b|het kan\b|dat kan\b)[^,.!?]*\b(?:kon|konden|had|hadden|was|waren|zou|zouden|wist|mocht)\b[^,.!?]*(?:[.!]*$|,)|\bals [^,.!?]{1,30}\bje (?:\w+ )?(?:vroeg|zei|beval|zou vragen)\b|\bop (?:deze|die|de|een) (?:foto|afbeelding)\b"
        ),
        bars=(
            r"\blaat\b[^.!?]*\bzoals (?:ze|het|hij|die|dat) (?:zijn|is|staan|staat|was|waren|hangen|hangt)\b"
            r"|\ben (?:dat|zo) is (?:het )?(?:ook )?(?:prima|goed|best|mooi)\b"
            rf"|\bheeft geen zin (?:om )?[^,.!?]*{_DEEDS_NL}|\bis (?:verboden|zinloos|gevaarlijk|riskant) om [^,.!?]*{_DEEDS_NL}"
        ),
    ),
}
