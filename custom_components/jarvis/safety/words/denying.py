"""How people deny an order, a need or a want, as patterns by language.

`orders` forbids or puts off what its verb orders, `none` makes an order of none of
what it names ("switch no lamp on", "buy no sugar"), `needs` says that nothing is
needed of what it names, or that there is enough, `wants` that none is wanted. `but`
makes a wish of any of them: what has run out, or is too much of something, or is to
end, and what only looks like a denial.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Denying:
    """The patterns of one language; `spaced` where words stand apart."""

    orders: str
    none: str
    needs: str
    wants: str
    but: str
    spaced: bool = True


DENYING: Final[Mapping[str, Denying]] = {
    "en": Denying(
        orders=(
            r"^(?:(?:please|no|and|but|jarvis|so|well|actually),? )*(?:at no (?:time|point)"
            r"|(?:in|under|on) no \w+|never|(?:(?:you|we|i)(?:'d| had) |(?:it'?s|it is) )?(?:better|best) not"
            r"|maybe not|refrain from|avoid \w+ing|(?:hold|lay) off|wait with"
            r"|(?:don't|do not) (?!you|forget|leave|let|keep|lose|be|make me|want|need|like)\w+)"
            r"|(?:do|does|did|would|wo|will)(?:n't| not) (?:\w+ly |ever )?(?:want|like|wish|care|need|fancy) (?:for )?(?:\w+ ){1,5}?(?:to be|to get|being|getting) (?!on\b|off\b|open\b|up\b|down\b|so\b|too\b|that\b|in\b)(?:\w+ed|shut|set|put|run|lit|drawn|begun|done|sent|told|woken)"
            r"|(?:do|does|did|would)(?:n't| not) (?:\w+ly |ever )?(?:want|wish|like) (?:you|anyone|anybody|somebody|someone|him|her|them|it|(?:the|my|our) \w+) to (?:turn|switch|set|open|close|shut|lock|unlock|start|stop|dim|play|put|go|come|run|raise|lower|water|vacuum|hoover|clean|wake|touch|change)"
            r"|^(?:i|we)(?:'d| would) (?:much )?(?:sooner|rather) (?!(?:have|you|it|the|my|see|like|be)\b)\w+ (?:[\w']+ ){0,6}?than\b"
            r"|(?:should|must|may|shall|ought to) never|never (?:should|must|may|shall)"
            r"|(?:is|are) never to|^not (?:(?:right|just) )?(?:now|yet|today|tonight|this \w+)$"
        ),
        none=r"no",
        needs=(
            r"(?:(?:do|does|did|will|would|sha|wo)(?:n't| not)|no longer|never)"
            r" (?:\w+ly |even |ever )?(?:be )?(?:need|require)(?:ing)?(?! to\b)"
            r"|(?:need|needs|require|requires) no(?! longer)|(?:nobody|no one|none of us)"
            r" (?:\w+ )?(?:needs?|drinks?|eats?|uses?)|(?:nothing|no \w+) (?:is )?need(?:s|ed)"
            r"|(?:have|has|got|'ve got|there(?:'s| is| are)) (?:still )?(?:(?:more than|quite|easily)"
            r" )?(?:enough|plenty|lots|loads|heaps)(?: of)?(?! (?:of )?(?:this|that|it|you))"
            r"|can (?:\w+ly |still |very well )?wait(?! for\b)"
        ),
        wants=(
            r"(?:do|does|did|would)(?:n't| not) (?:want|like|fancy|feel like) any|want no"
            r"|^no (?!more|longer|one|way)\w+(?: \w+)?,? (?:please|today|tonight|for (?:me|us|now)|thanks)"
        ),
        but=(
            r"(?:any ?more|any longer|no longer)(?= .*\b(?:off|stop))|so \w+|too \w+|quite"
            r"|until|till|forget|fail|hesitate|mind|instead|but|let|miss|please (?!don't|do not|never|no)"
            r"|(?:can't|cannot|not) (?:see|read|hear|sleep|enough)|not have enough"
            r"|(?:ran|run|running) (?:out|low)|left|why (?:don't|do) (?:you|we)|out of|without you"
        ),
    ),
    "de": Denying(
        orders=(
            r"(?:nie|niemals|nimmer|keinesfalls|auf (?:gar )?keinen fall|unter (?:gar )?keinen"
            r" umständen|zu keine[rm] (?:zeit|zeitpunkt)|(?:besser|lieber|bloß|ja) (?:\w+ ){0,3}?nicht)"
            r"|^(?:bitte )?(?:kauf|besorg|hol|bestell|nimm|bring)\w* (?:\w+ ){0,3}?(?:kein\w*|nicht)"
            r"|(?:wart|warte|wartet|warten sie) (?:\w+ ){0,3}?mit|(?:bitte )?lass\w* (?:die|deine) finger"
            r"|^(?:jetzt|heute|noch|gerade)(?: (?:gerade|abend|noch))? nicht$"
            r"|^(?:bitte )?(?:(?:jetzt|heute|noch|gerade|erst mal|erstmal|hier|mehr) )*nicht"
            r" (?:[\w-]+ ){0,3}?\w{3,}(?:en|ern|eln)(?: bitte)?$"
        ),
        none=(
            r"kein\w*(?! \w+ mehr)|nicht(?: (?:mehr|jetzt|heute|ab|an|aus|auf|zu|ein|um|hoch|runter|rein"
            r"|raus|los|bitte))*$"
        ),
        needs=(
            r"(?:brauch\w*|benötig\w*) (?:\w+ ){0,5}?(?:kein\w*|nicht|nichts|nie|niemals)"
            r"|(?:niemand|keiner|kein mensch) (?:\w+ ){0,2}?(?:braucht|benötigt|trinkt|isst)"
            r"|(?:braucht|benötigt|trinkt|isst) (?:\w+ ){0,3}?(?:niemand|keiner|kein mensch)"
            r"|(?:nicht|kein\w* \w+) (?:\w+ )?(?:nötig|notwendig|gebraucht|benötigt|vonnöten)"
            r"|(?:haben|hab|habe|hätten|ist|sind|gibt es|gibt's|liegt|steht) (?:\w+ ){0,4}?(?:genug|genügend"
            r"|reichlich|ausreichend|jede menge)|(?:kann|können) (?:(?:noch|ruhig|doch|auch|gern|erst mal) )*warten"
        ),
        wants=(
            r"(?:will|wollen|möchten?|mag|mögen|wünsch\w*) (?:\w+ ){0,4}?kein\w*"
            r"|^kein\w* \w+(?: \w+)?,? (?:bitte|heute|danke|für (?:mich|uns)|jetzt)"
        ),
        but=(
            r"so \w+|zu \w+|nicht genug|nicht genügend|bis|vergiss|vergessen|zöger\w*|sondern|aber"
            r"|bitte (?!nicht|nie|niemals|kein\w*|keinesfalls|auf)|(?:sehe?|höre?) (?:\w+ )?nichts?"
            r"|(?:kann|kannst|könntest|willst|würdest) du|warum|haben (?:\w+ )?kein\w*|hab\w* kein\w*"
            r"|(?:ist|sind|gibt es|gibt's) (?:\w+ ){0,3}?kein\w*|lust|keine? \w+ mehr (?:da|im|in)|zeit"
            r"|^dass (?:[\w-]+ ){1,4}(?:ist|sind|bleibt|bleiben|steht|stehen)$|mehr hören|ausgegangen|alle|leer|wissen|weiß|weißt|merk\w*"
        ),
    ),
    "fr": Denying(
        orders=(
            r"^(?:je |j'|on |nous |plutôt |encore )+(?:(?:aime|aimons|aimerais|aimerions|préfère|préférons|préférerais) (?:encore |bien |autant )*(?:mieux )?)?\w+(?:er|ir|re) (?:plutôt )?que (?:de |d')?\w+|(?:ne |n')\w+ (?:\w+ )?(?:en aucun cas|sous aucun prétexte|jamais|surtout pas|aucune?)"
            r"|(?:mieux vaut|il vaut mieux|vaut mieux|il vaudrait mieux) (?:\w+ )?(?:ne pas|pas|n')"
            r"|^(?:s'il (?:te|vous) plaît,? )?(?:jamais|en aucun cas|sous aucun prétexte|surtout,? ne)"
            r"|il ne faut (?:jamais|surtout pas|pas)|attend\w* (?:encore |un peu )*(?:avant|pour|avec)"
            r"|évite[sz]? (?:de|d')|^pas (?:maintenant|encore|aujourd'hui|ce soir|tout de suite)$"
        ),
        none=r"aucune?",
        needs=(
            r"(?:n'|ne )?(?:ai|as|a|avons|avez|ont|aura|aurons) (?:pas|plus|aucun|nul|guère) ?(?:du tout )?besoin"
            r"|n'\w+ besoin (?:d'aucune?|de rien)|(?:pas|plus|nul|aucun) besoin|personne n'a besoin"
            r"|(?:ne |n'|n)\w* ?(?:manque|faut) (?:pas|plus|aucune?)"
            r"|(?:a|avons|ai|ont|reste) (?:encore |bien |largement |déjà )*(?:assez|suffisamment|plein|largement)"
            r"|peu(?:t|vent) (?:bien |encore |très bien )*attendre"
        ),
        wants=(
            r"(?:ne )?(?:veux|veut|voulons|voulez|souhaite|voudrais) (?:pas|plus|aucune?)(?: (?:de|d'))?"
            r"|^(?:pas|aucune?) (?:de |d')?\w+[.! ]*$|^pas (?:de |d')\w+,? (?:s'il|merci|aujourd'hui|ce soir)"
        ),
        but=(
            r"oublie\w*|hésite\w*|tarde\w*|trop|si \w+|aussi \w+|mais|jusqu'\w*|peux[- ]tu|pourrais"
            r"|il n'y a|y a plus|(?:avons|a|ai) (?:pas|plus) (?:de|d')|pas assez|vois|entends|reste plus"
        ),
    ),
    "es": Denying(
        orders=(
            r"^(?:yo )?(?:antes (?:muert[oa]|me \w+|\w+ía)|prefiero \w+(?:ar|er|ir)(?:me|nos)? (?:a|antes que|que)) ?(?:que |a )?\w+|^(?:por favor,? |y |pero )*(?:nunca|jamás|bajo ning\w+ \w+|de ning\w+ \w+|en ning\w+ \w+"
            r"|(?:mejor|más vale|será mejor) (?:que )?(?:no|nunca))|no \w+ (?:nunca|jamás|ning\w+)"
            r"|nunca (?:se )?(?:debe|debes|hay que)|no (?:se )?(?:debe|debes|hay que)"
            r"|(?:espera|aguarda|espere) (?:todavía |aún |un poco )*(?:con|para)|evita\w*"
            r"|^(?:ahora|hoy|todavía|esta \w+)(?: mismo)? no$"
        ),
        none=r"ning\w+",
        needs=(
            r"(?:ya )?no (?:\w+ )?(?:necesit\w+|hacen? falta|precis\w+)|(?:nadie|nunca) (?:\w+ )?necesita"
            r"|(?:tenemos|tengo|hay|queda|quedan) (?:\w+ )?(?:suficientes?|bastantes?|de sobra)"
            r"|pueden? (?:\w+ )?esperar"
        ),
        wants=(
            r"no (?:quiero|queremos|quiere|deseo|deseamos) (?!que\b)\w+|^nada de \w+"
            r"|^(?:sin|ning\w+) \w+,? (?:por favor|hoy|gracias)"
        ),
        but=(
            r"olvid\w+|dud\w+|tard\w+|tan \w+|tanto|demasiad\w+|pero|sino|hasta|puedes|podrías"
            r"|no (?:nos |me )?queda\w*|no hay|no tenemos|no tengo|no veo|no oigo|acab\w+|faltan?"
            r"(?<!hace falta)(?<!hacen falta)"
        ),
    ),
    "it": Denying(
        orders=(
            r"^(?:io )?(?:piuttosto (?:mi )?\w+o che|(?:preferisco|meglio) \w+(?:are|ere|ire|rmi) (?:piuttosto )?che)\b|^(?:per favore,? |e |ma )*(?:mai|in nessun \w+|per nessun \w+|assolutamente non"
            r"|(?:meglio|è meglio|sarebbe meglio) (?:non|di no))|non \w+ (?:mai|nessun\w*)"
            r"|non (?:si )?(?:deve|devi|bisogna)|(?:aspetta|attendi|aspetti) (?:ancora |un po' |un attimo )*"
            r"(?:con|per|a|prima di)|evita\w*|^(?:adesso|ora|oggi|stasera|questa \w+) no$"
        ),
        none=r"nessun\w*",
        needs=(
            r"non (?:\w+ )?(?:abbiamo|ho|ha|hanno) (?:più |alcun )?bisogno|non (?:ci |mi |gli |vi )?"
            r"(?:serv\w+(?! a (?:niente|nulla))|occorr\w+)|nessuno (?:\w+ )?(?:bisogno|serve|usa)"
            r"|(?:abbiamo|ho|c'è|ci sono) (?:\w+ )?(?:abbastanza|a sufficienza|a volontà)"
            r"|(?:può|possono) (?:\w+ )?aspettare"
        ),
        wants=(
            r"non (?:voglio|vogliamo|vuole|desidero) (?!che\b)\w+|^(?:niente|nessun\w*) \w+"
            r"(?:,? (?:per favore|oggi|stasera|grazie))?[.! ]*$"
        ),
        but=(
            r"dimentic\w+|esit\w+|tard\w+|così \w+|tropp\w+|ma|fino|puoi|potresti|non c'è|non ci sono"
            r"|non abbiamo (?!bisogno|più bisogno)\w+|non ho (?!bisogno)\w+|non vedo|non sento|finit\w+|manca"
        ),
    ),
    "nl": Denying(
        orders=(
            r"^(?:alsjeblieft,? |nee,? |en )*(?:\w+ (?:\w+ ){0,3}?)?(?:nooit|in geen geval|onder geen \w+)"
            r"|(?:beter|liever) (?:\w+ ){0,3}?niet|niet beter|wacht (?:\w+ ){0,2}?met|vermijd\w*"
            r"|^(?:nu|vandaag|vanavond|nog)(?: even)? niet$"
            r"|^(?:alsjeblieft,? )?(?:(?:nu|nog|vandaag|even|hier|meer) )*niet (?:[\w-]+ ){0,3}?\w{3,}en"
            r"(?: (?:alsjeblieft|alstublieft|graag))?$"
        ),
        none=(
            r"geen(?! \w+ meer)|niet(?: (?:meer|nu|vandaag|aan|uit|op|open|dicht|af|alsjeblieft|graag))*$"
        ),
        needs=(
            r"(?:geen|niets|niet) (?:\w+ ){0,3}?nodig|(?:hoeven|hoef|hoeft) (?:\w+ ){0,3}?(?:geen|niet)"
            r"|niemand (?:\w+ ){0,4}?nodig|(?:hebben|heb|is|zijn|staat|ligt) (?:\w+ ){0,3}?(?:genoeg|voldoende|zat|meer dan genoeg)"
            r"|(?:kan|kunnen) (?:(?:nog|best|wel|even|gerust) )*wachten"
        ),
        wants=(
            r"(?:wil|willen|wens|hoef) (?:\w+ ){0,3}?geen|^geen \w+(?:,? (?:alsjeblieft|alstublieft|vandaag|vanavond|graag|dank je|bedankt))?[.! ]*$"
        ),
        but=(
            r"verge(?:et|ten)|aarzel\w*|zo \w+|te \w+|maar(?! niet)|tot|kun je|kan je|zou je|niet genoeg|op is"
            r"|(?:is|zijn) (?:er )?geen|hebben geen \w+ (?:meer|in)|heb geen \w+ meer|zie (?:ik )?(?:niks|niets)|waarom"
        ),
    ),
    "ru": Denying(
        orders=(
            r"(?:никогда|ни в коем случае|ни за что|ни при каких \w+) (?:\w+ ){0,2}?не \w+(?:й|йте|ь|ьте|и|ите)"
            r"|не \w+(?:й|йте|ь|ьте|и|ите) (?:\w+ )?(?:никогда|ни в коем случае|никак\w+|ни одн\w+)"
            r"|лучше не \w+|(?:подожди|погоди|повремени)(?:те)? (?:пока |ещё )?с"
        ),
        none=r"никак\w+|ни одн\w+",
        needs=(
            r"(?:больше )?не (?:нуж\w+|надо|требу\w+|понадоб\w+)|никому (?:\w+ )?не нуж\w+"
            r"|(?:хватает|достаточно|полно|вдоволь)|(?:может|могут) (?:и |ещё )*подождать|подожд(?:ёт|ет|ут)"
        ),
        wants=(
            r"не (?:хочу|хотим|хочет) (?!чтоб\w*)\w+|^никак\w+ \w+[.! ]*$|^без \w+,? (?:пожалуйста|сегодня)"
        ),
        but=(
            r"забу\w+|забы\w+|так|слишком|но|а|до|можешь|закончил\w*|кончил\w*|не (?:хватает|достаточно)"
            r"|видно|слышно|осталось|ничего не"
        ),
    ),
    "tr": Denying(
        orders=(
            r"(?:asla|sakın|hiçbir zaman|katiyen|kesinlikle|hiçbir \w+) (?:\w+ ){0,3}?\w+m[ae](?:y[ıi]n(?:[ıi]z)?|s[ıi]n(?:lar)?)?"
            r"|\w+(?:mak|mek)la bekle\w*|\w+m[ae]sen (?:daha )?iyi"
        ),
        none=r"hiçbir",
        needs=(
            r"(?:ihtiyac\w+|gerek|lüzum) (?:\w+ )?yok|(?:lazım|gerekli) değil|gerekm[ie]yor\w*"
            r"|(?:yeterince|bol bol|yeteri kadar) (?:\w+ )+var|bekleyebilir(?:ler)?"
        ),
        wants=r"(?:istem[ei]y(?:orum|oruz)|\w+ olmasın)",
        but=(
            r"unutma\w*|çekinme\w*|bekleme\w*|bu kadar|çok \w+|fazla|ama|kadar|kalmadı|bitti|göremi\w+|duyamı\w+|yeterince \w+ yok"
        ),
    ),
    "ja": Denying(
        orders=r"(?:絶対に?|決して|二度と|けっして|一切)[^。、]*(?:ないで|な(?:よ)?[。！!]*$|ないよう)|(?:待って|まだ[^。]*ないで)[。]*$(?<=まだ待って)",
        none=r"何も|一切",
        needs=r"(?:要ら|いら|必要|必要じゃ)(?:ない|ありません|なく)|(?:まだ|十分|充分|たくさん)[^。、]*(?:ある|あります|残って)|(?:後回し|後|あと)で(?:も)?(?:いい|良い|大丈夫)",
        wants=r"(?:欲しく|ほしく|聞きたく)ない",
        but=r"忘れ|すぎ|見え|聞こえ|まぶし|切れ|なくなっ|消して|止めて|けど|でも",
        spaced=False,
    ),
}
