"""What is said of the house without wishing anything of it, per language, as patterns.

`past` tells what somebody did, `quoted` what somebody says, `unreal` what would have
been or may be one day, `unwished` wants a thing left as it is, `thanks` goes back to
what was done, `worth` only judges. `still` makes a wish of any of them after all. `unwanted` is not to be on or open: who
ends it does no wrong. `excess` wishes for less, or more, of something.
`goes_on` begins a clause that goes on telling. `links` lead from what is told to a
wish, `turns` from what is quoted.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Narrating:
    """The table of one language; "" for what it has no words for."""

    past: str = ""
    quoted: str = ""
    unreal: str = ""
    unwished: str = ""
    thanks: str = ""
    worth: str = ""
    still: str = ""
    unwanted: str = ""
    excess: str = ""
    goes_on: str = ""
    links: str = ""
    turns: str = ""


_DID_EN: Final = r"turned|switched|flicked|put|set|opened|closed|shut|locked|unlocked|bolted|started|stopped|paused|resumed|played|muted|dimmed|brightened|lowered|raised|rolled|drew|pulled|added|removed|deleted|wrote|ran|made|broke|cleaned|vacuumed|hoovered|mopped|watered|mowed|cooked|brewed|changed|adjusted|cranked|knocked|hit|pressed|plugged|unplugged|programmed|scheduled|cancelled|canceled|snoozed|ordered|sent|announced|heated|aired|installed|replaced|repaired|fixed|painted|wired|watched|listened|tested|tried|checked|loaded|emptied|filled"
_WHO_EN: Final = r"i|we|he|she|they|somebody|someone|everybody|everyone|nobody|mum|mom|mommy|mummy|dad|daddy|granddad|grandpa|grandma|granny|nan|the (?:kids|children|baby|twins|neighbou?rs?|cleaner|plumber|electrician|landlord|babysitter|nanny|dog|cat|guests?|boys?|girls?|builders?|tenants?|previous owners?)|(?:my|our|his|her|their) [\w'-]+(?: in law)?|(?-i:[A-Z][a-zäöüéè]+)"
_GE_DE: Final = r"(?:an|aus|ein|ab|auf|zu|um|hoch|herauf|hinauf|rauf|runter|herunter|hinunter|los|weg|zurück|nach|vor|hin|her|heim|rein|raus|fest|durch|hinzu|voll|leer|sauber|kaputt|weiter)?ge(?:macht|schaltet|dreht|stellt|setzt|legt|knipst|spielt|startet|sperrt|schlossen|zogen|fahren|rollt|hängt|schrieben|tan|kocht|putzt|saugt|wischt|gossen|wässert|mäht|drückt|steckt|baut|strichen|schoben|halten|gangen|worfen|holt|lüftet|heizt|laden|räumt|waschen|fügt|hört|sehen|schaut|schickt|ändert|regelt|dimmt|öffnet|schossen|brannt|laufen|kostet)|geöffnet|gestoppt|(?:de)?aktiviert|pausiert|programmiert|repariert|installiert|bestellt|(?:ver|ent)riegelt|verstellt|erneuert|ausprobiert|getestet"

NARRATING: Final[Mapping[str, Narrating]] = {
    "en": Narrating(
        links=r"^(?:(?:now|then|so|and|but|please)\b,? ?)+",
        turns=r"(?:now|so|please)\b",
        past=rf"^(?:(?:so|then|and|but|well|oh|yesterday|earlier|this morning|last \w+|the other day|just now|before that|meanwhile),? )*(?:{_WHO_EN})(?:'ve| have| has| had| had already)?(?: (?:\w+ly|also|just|already|then|never|once|always|all|both|even|only))* (?:{_DID_EN})\b"
        rf"|^(?:{_WHO_EN}) (?:used to|would always|was|were|had been) (?!(?:hoping|wondering|thinking|going to ask|about to ask))|^we were just \w+ing\b|^(?:{_WHO_EN}) had (?:the|my|our|all|both)\b"
        r"|^(?=.*\b(?:yesterday|last (?:night|week|month|year|winter|summer|spring|autumn|fall|time)|ago|back then|in the old days)\b).*\b(?:was|were|had|did|used to|\w{3,}ed)\b",
        quoted=r"^.*, (?:\w+ ){1,3}(?:used to say|always (?:says|said)|says|said|keeps saying)[.!]*$|\bwants? (?:us|me|him|her|them) to\b(?! ask)|\bsays on the \w+\b|\b(?:told|tells|asked|asks) (?:her|his|their|the|my|our) \w+ (?:not )?to\b|(?<!\bi )\basked (?:me|us) to\b|\b(?:rule|motto) is\b|\b(?:host|announcer|presenter|singer|actor) (?:said|says|shouted)\b|^and then (?:he|she|they) (?:shouted|yelled|screamed|cried|said),? |\b(?:always|once|often|usually|keeps?) (?:says?|said|saying|tells?|told|shouts?|shouting|yells?)\b|(?<!\bi )(?<!\bi've )\b(?:told|advised|warned|taught) (?:me|us|him|her|them) (?:not )?to\b(?! (?:ask|tell) you)|\b(?:manual|instructions?|label|sign|book|recipe|article|film|movie|song|poem|story|game|show|series|advert|ad|news|teacher|doctor|plumber|electrician|landlord|internet|guide)\b[^.!?]*\b(?:says?|said|shouts?|shouted|reads|goes|tells|claims?|recommends?|suggests?)\b|^in (?:the|a|that|this) (?:film|movie|book|song|story|game|show|series|dream),? (?:he|she|they|it|you|somebody|someone|there|people|everybody|the|a|an|one)\b|\band (?:i'm|i was|he's|she's|he was|she was) like\b|\b(?:he|she|they) (?:goes|went),? ",
        unreal=r"^if\b[^.!?]*\b(?:might|may have to|could always|would have to)\b|^(?:i|we) might (?!need|want|like|use|be (?:cold|hot))\w+|^let'?s say\b[^.!?]*\b(?:had|was|were)\b|\b(?:in theory|theoretically|hypothetically)\b|^(?:(?:maybe|perhaps) )?(?:i|we|he|she|they)\b[^.!?]*\bnext (?:week|month|year|time|summer|winter|spring|autumn)\b|\b(?:some day|one of these days)\b|\b(?:keep|kept|been) (?:thinking|wondering|pondering)\b|\b(?:would|should|could|might|must|ought to)(?:n't| not)? have (?!been (?:nice|good|great|lovely|better)\b)(?:been|had|\w+ed|\w+en|put|set|shut)\b|^it(?:'d| would) have been (?!nice|good|great|lovely|better)\w+|\b(?:one day|some ?day|eventually|sooner or later)\b[^.!?]*\b(?:i|we)(?:'ll|'d)?\b|^(?:imagine|suppose|picture|what if|just imagine)\b|\bif (?:i|we|it|he|she|they|the \w+|my \w+) (?:had|hadn't|were to)\b|^(?:i|we) (?:really |probably )?(?:should|ought to)\b[^.!?]*\b(?:more often|less often|more|one day|some day|for once)[.!]*$|\bi dream(?:ed|t) (?:that|of|about)\b",
        unwished=r"\b(?:under no circumstances|by no means|on no account|not under any circumstances)\b|^(?:please |no,? )?not (?:now|today|yet|tonight) with\b|\bstop (?:asking|telling|nagging|reminding)\b|\bfine (?:as it is|the way it is|as they are)\b|^(?!.*\b(?:any ?more|any longer|running|to keep|for keeping)\b)(?:(?:please,? |no,? |oh |jarvis,? |hey |and |but )*(?:don't|do not|dont|never) (?!(?:you|forget|leave|let|stop|keep|lose|be|make me|want|need|like)\b)|.*?\b(?:no need to|no need for|needn't|need not|(?:don't|doesn't|do not|does not) (?:have|need) to (?!have|keep|leave)|not necessary to|mustn't|must not|must never|not supposed to|isn't to be|aren't to be)\b|^(?:no,? )?not (?:the|this|my|our|those|these|in the)\b[^,;.!?]*[.!]*$|.*?\b(?:leave|keep) (?:the|my|our|that|this|those|these|it|them)\b[^.!?]*\b(?:alone|be|as (?:it|they) (?:is|are)|the way (?:it|they) (?:is|are|was|were)|like that|untouched|just so)[.!]*$|^(?:nobody|no one) (?:touches|is to touch|should touch|may touch|goes near)\b|.*?\bhands off\b|.*?\bdon't bother\b)",
        thanks=r"^(?:rumou?r has it|i (?:didn't|never) know (?:that )?you|i never knew you|i've heard (?:that )?you|apparently you can)\b|^(?:oh |ah |well,? )?(?:thanks|thank you|thx|cheers|good to know|nice to know|good to hear|glad|i'm glad|great|how nice|nice|lovely|well done|good job|i love|i like|i appreciate)\b[^.!?]*\b(?:for \w+ing|with the|that (?:you|i|we|the|it|my|our)|how (?:you|the|it)|when (?:you|the|it))\b",
        worth=r"\b(?:needs?|should get|have to get|could do with) (?:an? |some )?(?:to be )?(?:repair|fix|replac|servic|paint)\w*|\b(?:get|buy|afford) (?:an?|some|another) new(?:er)? (?!song|track|playlist|station|timer|alarm)\w+|\b(?:cost|costs) (?:us|me|him|her|them|a)\b|^(?:whoever|whatever idiot)\b|\bnever works?\b|\b(?:bill|bills)\b[^.!?]*\bbecause\b|\bshall we\b[^.!?]*\b(?:after|later|tomorrow|tonight|next|before)\b|\byour \w+ is (?:on|in|by|under|next to) the\b",
        excess=r"\b(?:not|n't|less|nothing) (?:\w+ )?(?:so|too|that|quite so|as) (?!far\b|much as\b)\w+",
        unwanted=r"\b(?:don't|do not|wouldn't) want (?:the|my|our|any|that|this|it)\b[^,;.!?]*\b(?:on|open|running|playing)\b|\bno (?:point|use|sense) (?:in )?\w+ing\b|\b(?:do|does|did|manages?|get by|cope|live|be fine|survive)\b[^.!?]*\bwithout\b|\b(?:don't|do not|wouldn't|never) (?:want|need|like)\b[^.!?]*\b(?:on|open|running|playing)[.!]*$|\brather not have\b|\b(?:can't|cannot) (?:stand|bear)\b|\bi hate\b|\bsick of\b",
        goes_on=r"(?:went|came|was|were|fell|slept|had|got|left|ran|sat|saw|heard|did|made|took|felt|broke|he|she|they|we|i|everything|everybody|nothing|before|after|because|since|until|when|while|if|so that|that|who|which|it \w+|\w{3,}ed)\b",
        still=r"\b(?:you should(?:'ve| have)|but|please[.!]*$|(?:ask|tell|told|asked) you|(?:ran|run|running) (?:out|low)|please (?!(?:don't|do not|never|leave|keep)\b)|can you (?!believe|imagine)|could you|would you|will you|by mistake|accidentally|too (?:much|hot|cold|warm|bright|dark|loud|quiet|low|high)|instead|now (?:turn|switch|put|open|close|do|it)|do (?:it|that|so|the same)|again|the same|undo|back (?:on|off|up|down|to)|forgot|forgotten|left\b[^.!?]*\b(?:on|off|open|running|unlocked)|want(?:s|ed)? (?:you|it|me to ask)|so (?:bright|loud|dark|hot|cold|warm|high|low|quiet))\b|^(?!.*\b(?:yesterday|last (?:night|week|month|year|time)|ago|earlier)\b).*\bwrong\b",
    ),
    "de": Narrating(
        links=r"^(?:(?:jetzt|nun|dann|also|und|aber|bitte)\b,? ?)+",
        turns=r"(?:jetzt|also|bitte)\b",
        past=rf"^(?!.*\bdu\b)(?:.*\b(?:habe?|hab|hat|haben|habt|hatte\w*|bin|ist|sind|war|waren)\b)[^.!?]*\b(?:{_GE_DE})\b(?! werden)|^(?=.*\b(?:gestern|vorgestern|letzte\w* (?:nacht|woche|monat|jahr|winter|sommer|herbst|frühling|frühjahr|mal|\w+tag|mittwoch|sonnabend)|vorhin|damals|früher|neulich|vor (?:ein\w+|zwei|drei|\w+) (?:stunden?|tagen?|wochen?|jahren?|minuten?))\b).*\b(?:war|waren|hatte\w*|habe?|hab|hast|hat|haben|wurde\w*|ging|gingen|lief|liefen)\b|^wir waren gerade\b|\b(?:schaltete|machte|drehte|stellte|spielte|öffnete|schloss|startete|stoppte)n? (?:ich|wir|er|sie|mein\w*|der|die|das)\b|^(?:ich|wir|er|sie|[\w-]+) (?:schaltete|machte|drehte|stellte|spielte|öffnete|schloss|startete|stoppte)n?\b",
        quoted=r"^.*, (?:hat|sagt|sagte|meint|meinte) (?:mein\w*|unser\w*|d\w+|sein\w*|ihr\w*|[A-ZÄÖÜ]\w+|er|sie)\b[^,.!?]{0,30}[.!]*$|\b(?:will|möchte|wollte|wünscht), dass (?:wir|ich|er|sie)\b|\b(?:befohlen|gebeten),? .*\bzu? ?\w+en\b|\bhat (?:mich|uns|ihm|ihr|ihrer|seiner|seinem|ihrem) (?:\w+ )?(?:gebeten|befohlen|gesagt)\b|\bauf der (?:packung|dose|flasche|verpackung|tüte) steht\b|\b(?:regel|motto) (?:lautet|ist)\b|\b(?:moderator|moderatorin|sprecher|schauspieler|sänger|elektriker|klempner|arzt|lehrer|techniker)\w* (?:meinte|sagte|hat gesagt|rief|sagt|meint)\b|^und dann hat (?:er|sie) (?:geschrien|gerufen|gesagt),? |\b(?:sagt|sagte|meint|meinte|erzählt|erzählte|ruft|rief|schreit|schrie|behauptet|predigt)\b[^.!?]*\b(?:immer|ständig|dauernd|ich soll|man soll)\b|\b(?:meinte|sagte|riet|empfahl|hat gesagt|hat gemeint),? ich soll\w*\b|\b(?:anleitung|zeitung|schild|buch|rezept|artikel|bedienungsanleitung|ratgeber)\b[^.!?]*\b(?:steht|stand|sagt|heißt|schreibt)\b|^(?:im|in dem|in der|in einem|in einer) (?:film|buch|lied|spiel|serie|geschichte|traum|gedicht|anleitung|zeitung)\b(?!-)(?:[^,.!?]*\b(?:steht|stand|sagt|heißt|schreibt)\b)?|\b(?:und ich|ich) so[,:]|\bsagt (?:er|sie) doch\b",
        unreal=r"^(?:wenn|falls)\b[^.!?]*\b(?:müssten|könnten|müsste|könnte) (?:wir|man) (?:vielleicht|wohl|eventuell|auch)\b|^(?:vielleicht )?(?:gieße|wässere|mache|putze|sauge) ich\b[^.!?]*\b(?:morgen|übermorgen|später)\b|\b(?:theoretisch|in der theorie|hypothetisch|rein theoretisch)\b|^(?:vielleicht )?(?:ich|wir|er|sie|lassen wir|lasse ich|machen wir|mache ich)\b[^.!?]*\bnächste\w* (?:woche|monat|jahr|mal|sommer|winter|frühling|herbst)\b|^vielleicht [^.!?]*\bnächste\w* (?:woche|monat|jahr|mal|sommer|winter|frühling|herbst)\b|\b(?:hätte|hätten|hättest)\b[^.!?]*\b(?:sollen|können|müssen|dürfen)\b|\b(?:hätte|hätten|wäre|wären)\b (?!schön|gut|nett|toll|besser|super)[^.!?]*\b(?:ge\w+(?:t|en)|gewesen)\b|\birgendwann\b(?!.*\b(?:heute|gleich)\b)|^(?:stell\w* (?:dir|euch) (?:mal )?vor|angenommen|gesetzt den fall|mal angenommen)\b|^(?:ich|wir) sollten? (?:öfter|mal wieder|wirklich|eigentlich|häufiger|viel öfter)\b|\bhabe? (?:davon )?geträumt\b",
        unwished=r"\b(?:auf (?:gar )?keinen fall|unter (?:gar )?keinen umständen|keinesfalls|bloß nicht)\b|^(?:bitte )?(?:jetzt|heute|noch) nicht mit\b|\bhör\w* (?:\w+ )?auf,? (?:\w+ )?zu (?:fragen|nerven|erinnern)\b|\b(?:passt (?:\w+ )?so|ist gut so|bleibt so)\b|^(?:bitte,? |nein,? |jarvis,? |und |aber )*(?:mach|schalt|stell|dreh|dimm|öffne|schließ|sperr|start|stopp|spiel|fahr|fass|rühr|geh|zieh|roll|knips|pausier|beweg|änder|tu|nimm|setz|schreib|schick|lösch)\w*\b[^,;.!?]*\b(?:nicht|nie|niemals)\b(?! (?:so|zu \w|mehr so|mehr|ganz|vergessen|\w+er\b|die|der|das|den|im|in))|\b(?:muss|müssen|musst|brauch\w*|darf|darfst|dürfen)\b(?![^,;.!?]*\b(?:brennen|leuchten|anbleiben)\b)[^,;.!?]*\b(?:nicht|nie|niemals)\b(?! (?:so|zu|mehr|länger|ganz|vergessen))|\b(?:will|möchte|brauche?)\b[^,;.!?]*\bnicht (?:an|aus|auf|zu|offen|laufen|haben|anhaben|aushaben)\w*[.!]*$|\bbrauche? (?:ich|wir) (?:jetzt |gerade |heute )?(?:nicht|kein\w*)[.!]*$|^(?:nein,? )?nicht (?:die|der|das|den|im|in der|mein\w*|unser\w*)\b[^,;.!?]*[.!]*$|\blass\w*\b[^.!?]*\b(?:in (?:ruhe|frieden)|so|so,? wie (?:er|sie|es) (?:ist|sind|war|waren))[.!]*$|\bgeht\b[^.!?]*\b(?:keiner|niemand) ran\b|\bfinger weg\b|\b(?:nicht nötig|unnötig|nicht notwendig)\b|\bbrauchst du dich nicht\b",
        thanks=r"^(?:ich wusste (?:gar |ja )?nicht, dass du|man munkelt|man sagt, du|angeblich kannst du)\b[^.!?]*|^das mit\b[^.!?]*\bhast du\b|^(?!.*\bwär)(?:oh |ach |na,? )?(?:danke|vielen dank|besten dank|gut zu wissen|schön zu hören|schön|toll|super|prima|nett|freut mich|gut gemacht|ich mag|ich liebe|ich finde)\b[^.!?]*\b(?:dass|für(?:s| das| die)|wie (?:du|das|die|der)|wenn (?:du|das|die|der))\b",
        worth=r"\b(?:muss|müsste|sollte|müssen|sollten)\b[^.!?]*\b(?:repariert|ausgetauscht|ersetzt|gewartet|gestrichen)\b|\bneue\w* \w+ (?:kaufen|besorgen|anschaffen|leisten)\b|\bhaben? (?:uns|mich|ihn|sie)\b[^.!?]*\bgekostet\b|\b(?:strom|gas|heiz)\w*rechnung\b[^.!?]*\b(?:weil|wahnsinn|hoch|höher|irre|explodiert)\b|^wer auch immer\b|\b(?:geht|funktioniert|läuft) nie\b|\bwollen wir\b[^.!?]*\b(?:nach|später|morgen|heute abend|nachher|danach)\b|\bdein\w* \w+ (?:steht|liegt|ist) (?:auf|in|im|unter|neben|bei)\b",
        excess=r"\bnicht (?:mehr )?(?:so|zu|ganz so|derart) \w+",
        unwanted=r"\bohne\b[^.!?]*\b(?:aus|zurecht|klar|leben)[.!]*$|\b(?:kommen|komme|geht es|geht's)\b[^.!?]*\bohne\b|\b(?:muss|müssen|braucht?)\b[^,;.!?]*\bnicht\b[^,;.!?]*\b(?:brennen|leuchten|laufen|anbleiben)[.!]*$|\b(?:will|möchte|brauche?|mag)\b[^,;.!?]*\b(?:nicht|kein\w*)\b[^,;.!?]*\b(?:an|auf|offen|laufen|haben|anhaben)[.!]*$|\b(?:kann|können)\b[^.!?]*\bnicht (?:ausstehen|leiden|ab|ertragen|mehr hören|hören|sehen)\b|\bich hasse\b|\bnervt\b",
        goes_on=r"(?:da|dann|bin|ist|war|waren|bis|als|bevor|nachdem|weil|dass|wenn|wenn's|damit|wie|es|er|sie|wir|ich|alles|keiner|so|man|\w{3,}te|\w{3,}ten)\b",
        still=r"\b(?:(?:ist|sind) (?:\w+ )?nicht (?:ab|zu|auf|ver)\w+|du hättest|bitte[.!]*$|aber|dir sagen|dich bitten|anlassen|ausgegangen|bitte (?!nicht\b)(?![^,;.!?]*\bnicht\b)|kannst du|könntest du|würdest du|aus versehen|versehentlich|zu (?:hell|dunkel|laut|leise|warm|kalt|heiß|viel|hoch|niedrig)|stattdessen|sondern|jetzt (?:mach|schalt|stell)|du sollst|mach (?:das|es) (?:auch|wieder|nochmal|noch mal)|rückgängig|vergessen|gelassen|angelassen|offen stehen|nicht so|nicht mehr so)\b|^(?!.*\b(?:gestern|vorgestern|neulich|letzte\w*|vorhin|vor \w+ (?:tagen|stunden|wochen))\b).*\bfalsch\w*",
    ),
    "fr": Narrating(
        past=r"^hier\b|^(?:hier|tout à l'heure|ce matin|la semaine dernière)?,? ?(?:j'ai|il a|elle a|nous avons|on a|ils ont|elles ont|quelqu'un a|(?:ma|mon|mes|les|le|la) \w+ (?:a|ont)) (?:déjà |bien |encore )?(?!oublié|laissé)\w+(?:é|és|ée|ées|i|is|it|u|us|ert|ert?s)\b",
        unwished=r"^(?:s'il (?:te|vous) plaît,? |non,? )*(?:ne |n')(?!oublie)\w+ (?:pas|jamais|surtout pas)\b(?! (?:si|trop|aussi))|^pas (?:la|le|les|cette|ce) [^,;]*$",
        thanks=r"^merci (?:d'avoir|pour)\b",
        still=r"\b(?:trop|si (?:fort|froid)|peux-tu|pourrais-tu|oublié)\b",
    ),
    "es": Narrating(
        past=r"^(?:ayer|anoche|esta mañana|la semana pasada)?,? ?(?:yo )?(?:ya )?(?:he|hemos|ha|han|(?:mi|mis|el|la|los|las) \w+ (?:ya )?(?:ha|han)) (?:ya )?(?!olvidado|dejado)\w+(?:ado|ido|ierto|uesto|echo)\b|^(?:ayer|anoche)\b|^(?:la|el|las|los) [^,;.!?]*\b(?:está|están) (?:encendid|apagad|abiert|cerrad|bloquead)\w+(?: en [^,;.!?]*)?$",
        unwished=r"^(?:por favor,? |no,? )*no (?!olvides|te olvides|veo|oigo|puedo|hay|está|me gusta)\w+(?:es|as|s)\b(?! (?:tan|tanto|demasiado))|^no,? (?:la|el|las|los) [^,;]*$",
        thanks=r"^gracias por\b",
        still=r"\b(?:demasiad\w+|muy|tan|todavía|aún|sigue|otra vez|puedes|podrías|olvid\w+|dejad\w)\b",
    ),
    "it": Narrating(
        past=r"^(?:ieri|stamattina|la settimana scorsa)?,? ?(?:io )?(?:già )?(?:ho|abbiamo|ha|hanno|(?:mia|mio|i|la|il|le) \w+ (?:ha|hanno)) (?:già )?(?!dimenticato|lasciato)\w+(?:ato|uto|ito|eso|erto|uso|esso|ento|atto)\b|^(?:ieri)\b|^(?:la|il|le|i|lo|gli|l') ?[^,;.!?]*\b(?:è|sono) (?:acces|spent|apert|chius|bloccat)\w(?: (?:in|nel|nella|al|alla) [^,;.!?]*)?$",
        unwished=r"^(?:per favore,? |no,? )*non (?!dimenticare|ti dimenticare|vedo|sento|posso|riesco|c'è|è|mi piace)\w+(?:are|ere|ire)\b(?! (?:così|troppo|tanto))|^no,? non (?:la|il|le|i|lo) [^,;]*$",
        thanks=r"^grazie (?:per|di)\b",
        still=r"\b(?:tropp\w+|molto|così|ancora|di nuovo|puoi|potresti|dimenticat\w|lasciat\w)\b",
    ),
    "nl": Narrating(
        past=r"^gisteren\b|^(?:gisteren|vanochtend|vorige week|net)?,? ?(?:ik heb|heb ik|we hebben|hij heeft|zij heeft|ze hebben|iemand heeft|(?:mijn|de|het|onze) \w+ (?:heeft|hebben))\b[^.!?]*\b(?!vergeten|gelaten|aangelaten)(?:\w*ge\w+(?:t|d|n)|ver\w+(?:t|d))\b",
        unwished=r"^(?:alsjeblieft,? |nee,? )*(?:zet|doe|maak|open|sluit|start|stop|speel|kom|raak|draai)\w*\b[^,;.!?]*\b(?:niet|nooit)\b(?! (?:zo|te|meer))|^(?:nee,? )?niet (?:de|het|die|dat) [^,;]*$",
        thanks=r"^(?:bedankt|dank je|dank u)\b[^.!?]*\b(?:dat|voor)\b",
        still=r"\b(?:te (?:hard|warm|koud|fel|donker)|zo (?:hard|fel)|kun je|kan je|zou je|vergeten|gelaten)\b",
    ),
}
