"""The tables of `remarking.py` in English and German, and in all languages."""

from collections.abc import Mapping
from typing import Final

from .remarking import Remarking
from .remarks_abroad import REMARKING_ABROAD

REMARKING: Final[Mapping[str, Remarking]] = {
    **REMARKING_ABROAD,
    "en": Remarking(
        front=r"^(?:(?:on|last|every|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:my|our|his|her|their|the|a) |in (?:my|our|his|her|their|the|a) |rumou?r has|word is|who (?:needs|wants|uses|cares)\b|what an? |how (?:lovely|nice|pretty|beautiful|ugly|funny|silly)\b|such an? |[\w' -]{3,40}? (?:costs?|belongs?|reminds?|used to|looks?|sounds?|weighs?|uses?)\b)",
        verb=r"\b(?:is|are|was|were|be|been|has|have|had|do|does|did|don't|doesn't|didn't|will|would|can|could|may|might|must|shall|should|got|gets?|went|came|come|made|make|makes|said|told|took|kept|broke|fell|cost|never|always|often|usually|look|looks|seems?)\b|\w's (?!\w+ (?:light|lamp|room)\b)|\w{3,}ed \w|\w{2,}s (?:the|an?|my|your|our|his|her|its|me|us|him|them|like|so|too|every|all|stuck|as|very|more|less|no|not|to|up|out|that|when|whenever|because|at|again|funny|odd|cross|nice|good|bad|well|\d+)\b",
        sways=(
            r"\b(?:need(?:s|ed|ing)?|want(?:s|ed)?(?! (?:us|me|him|her|them) to)|'d (?:like|love|prefer|rather|better|kill|die|give)|had better|would|wouldn't|prefers?|suits?|fancy|fancies|craves?|begs?|begging|asking for|i'd|we'd|grateful|appreciate|hop(?:e|es|ing)|wish(?:es)?|suppose[sd]?|deserves?|decided|chose|changed my mind)\b"
            r"|\b(?:wish|if only|i told you|i asked|you can|you may|you might|wrong|meant|got (?:dark|cold|hot|late|loud)|no reason|no point|all night|that loud|that bright|freezing|shivering|sweating|boiling|thirsty|dry|\w+ left)\b(?! (?:me|us|him|her|them|my|our|the)\b)"
            r"|\b(?:too|enough|still|yet|already|forgot\w*|nicer|better|warmer|cooler|brighter|darker|louder|quieter|low|empty|full|gone|finished|ready|done|over|asleep|late|starting|coming|about to|going|leaving|arriv\w+|off to|bedtime|home)\b"
            r"|\b(?:left|was left|were left|been left)\b[^.!?]*\b(?:on|off|open|running|unlocked|up|down)\b|\b(?:ran|run|running|almost|nearly) (?:out|low)\b|\b(?:no|any) (?:more|longer)\b|\bno longer\b|\bhardly any\b|\bout of\b"
            r"|\b(?:can't|cannot|couldn't|can hardly|can barely) (?:see|sleep|hear|find|breathe|read|work|concentrate|reach|think|get)\b|\bwon't (?:stop|go|turn|shut|close|open)\b|\bon my nerves\b|\bhurt(?:s|ing)?\b"
            r"|\b(?:is|are|isn't|aren't|'s|'re|stands?|not) (?:\w+ ){0,3}(?:on|off|open|closed|shut|locked|unlocked|up|down|out|lit|running|burning|playing)[.!]*$"
            r"|\b(?:start(?:s|ed|ing)|begin(?:s|ning)|began) to (?:rain|snow|hail|pour|drizzle|blow|storm|freeze|thunder|boil|smoke|burn)\b|\b(?:raining|snowing|hailing|pouring|storming|drizzling)\b|\b(?:can(?:'t)?|could|cannot) (?:hardly|barely|scarcely)\b|\b(?:hardly|barely|scarcely) (?:hear|see|understand|read|breathe)\b|\b(?:done|finished) for (?:the day|today|tonight)\b|\bcall it a day\b|\b(?:headache|migraine|drives? \w+ (?:mad|crazy|nuts))\b"
            r"|\b(?:deafening|blaring|booming|ear-?splitting|piercing|shrill|screeching|droning|humming|rattling|roaring|thumping|pounding|bang\w*|unbearable|intolerable|insufferable|annoying|irritating|distracting|disturbing|maddening|dazzling|blinding|glaring|harsh|dripping|freezing|boiling|roasting|baking|stifling|sweltering|scorching|overflowing|overheating|(?:ice|stone|bitterly) cold|pitch (?:black|dark)|(?:an?|like an?) (?:icebox|fridge|freezer|furnace|oven|sauna|cave|tomb|swamp))\b"
            r"|^(?!(?:i|we|he|she|they|you|who|mum|mom|dad|(?:my|our|his|her) (?!\w* ?(?:light|lamp|fan|radio|speaker|tv|heating|blinds?|music)s?\b))\b).*\b(?:is|are|'s|'re|keeps?) (?:\w+ly )?\w+ing (?:[^.!?]* )?(?:me|us|my|our)\b|\b(?:keeps?|wakes?|drives?|blinds?|bothers?|annoys?|disturbs?|distracts?|deafens?|dazzles?) (?:me|us|the (?:baby|kids|children|dog|cat))\b"
            r"|\b(?:so|awfully|terribly|really|far|way|rather|very|bit) (?:bright|dark|dim|loud|noisy|quiet|cold|chilly|hot|warm|stuffy|damp|dry|dusty|dirty|wet|high|low)\b|\b(?:at|on|to) \d+\b|\b(?:degrees|percent)\b|[%°]"
        ),
        general=r"\b(?:always|never|usually|often|sometimes|every (?:time|day|night|evening|morning|year|week)|whenever|each time|used to|was|were|wasn't|weren't|had|ago|since|once|went|came|got|said|shouted|told|loved|back then|in general|generally|at my \w+'s|did|didn't|until)\b",
        presses=r"\b(?:please|now|wish|if only|i told you|i asked|asked you|ask you|you can|wrong|meant|not that|got (?:dark|cold|hot|late|loud)|used (?:up|the last)|forgot\w*|nicer|better|too (?:hot|cold|warm|bright|dark|loud|quiet|low|high)|(?:left|was left|were left)\b[^.!?]*\b(?:on|off|open|running|unlocked)|(?:been|was|were|ran|runs?|running|is|are)\b[^.!?]*\ball day|long enough|that'll do|that will do|hop(?:ed|ing)|wonder(?:ed|ing) if|about to|has been|have been|need(?:s|ed)?)\b(?! (?:broken|empty|here|there|ours|mine|since)\b)",
        subject="i|we|they|you|he|she|it|to|never|always|often|usually|not|don't|didn't|doesn't|can|could|who|that|people|or|is|are|was|were|a|an|the|my|our|this|that|of|no|single|kids|neighbours|neighbors|just",
        stays=r"\b(?:keep|leave|let|stays?|remains?|keeping)\b",
        on=r"\b(?:on|open|unlocked|running|burning|playing|up)\b[^.!?]{0,20}$",
        off=r"\b(?:off|shut|closed|locked|down|dark)\b[^.!?]{0,20}$",
        unmarked=r"\b(?:don't|do not|didn't|not|never|can't|cannot|won't|no|shouldn't|turn|switch|put|someone|somebody|kids|forgot|who|they|was|were|been)\b",
        things=r"\b(?:timers?|alarms?|reminders?|lists?)\b",
    ),
    "de": Remarking(
        front=r"^(?:(?:letzten|jeden|diesen|nächsten) \w+|wer (?:braucht|will|benutzt|hat)\b(?! (?:noch|jetzt))|was für |so ein\w* |wie (?:schön|hübsch|hässlich|lustig|nett)\b|neue?r?s? \w+|kaum |dies\w+ |jene\w* |(?:deshalb|darum|deswegen|daher|drum) |bei (?:mir|uns|meiner|meinem|unserer|unserem|den|der|dem)\b|an (?:mein|dein|unser)\w+|[\w' äöüß-]{3,40}? (?:kostet|kosten|gehört|gehören|erinnert|erinnern|verbraucht|verbrauchen|wiegt|bellt|klackert|quietscht|klappert|brummt|hängt|sind|ist|hat|haben)\b)",
        verb=r"\b(?:stand|lag|hing|ist|sind|war|waren|bin|hat|habe?|haben|wird|werden|kann|können|soll|will|muss|darf|mag|tut|geht|geh|kommt|steht|liegt)\b|(?-i:\b(?!(?:den|einen|meinen|deinen|unseren|ihren|seinen|diesen|jeden|allen|mit|nicht|dort|jetzt|erst|fast|seit|bitte|unten|oben|hinten|vorne|zwischen|gegen|neben|heute|rechten|linken|kleinen|großen|neuen|alten|anderen|etwas|welchen|keinen|zweiten|ersten|warmen|kalten|bisschen|sanften|gut|weit|laut|bunt|rot|licht)\b)[a-zäöüß]{2,}(?:t|te|ten|en|eln|ern|st)\b)|\b[a-zäöüß]{3,}e ich\b",
        sways=(
            r"\b(?:brauch\w*|will|wollen|möchte\w*|hätte\w* gern\w*|würde\w*|soll|sollen|sollte\w*|müsste\w*|muss|müssen|könnte\w*|wäre\w*|wünsch\w*|lieber|gehör\w+ (?:ab|zu|aus|an|ge)\w+|zeit (?:zu|für)|reicht|genug|bitte|entschieden|anders überlegt|höchste zeit|lust auf|darf|dürfen|dürfte\w*)\b"
            r"|\b(?!(?:hast|bist|warst|weißt|wusstest|kennst|meinst|glaubst)\b)\w+st du\b|\bdu sollst\b|\b(?:falsch\w*|meinte die andere|gut wär\w*|schön wär\w*|wärst|werde|letzte\w* \w+ genommen|\w*trocken\w*|durstig|dunkeln?|\w*finster\w*|grell)\b"
            r"|\b(?:zu (?:hell|dunkel|laut|leise|warm|kalt|heiß|viel|wenig|hoch|niedrig|grell|trocken|feucht|stickig)|noch(?! nie)|vergessen|gelassen|an(?:ge)?lassen|auf(?:ge)?lassen|offengelassen|ausgegangen|leer|voll|voller|fertig|alle|fehlt|fehlen|neige|kein\w* [^.!?]*mehr|nicht mehr|schöner|besser|wärmer|kühler|heller|dunkler|leiser|lauter|gleich|jetzt|unterwegs|los|bettzeit|schlafenszeit|eingeschlafen|daheim)\b"
            r"|\bsonne (?:brennt|knallt|sticht|prallt)\b|\b(?:brennt|knallt|sticht|prallt) die sonne\b|\bgeh\w* [^.!?]*auf die nerven\b|\bnervt\b|\b(?:seh\w*|hör\w*|find\w*|versteh\w*|erkenn\w*|les\w*|riech\w*|verständ\w*) [^.!?]*\b(?:nichts|kaum|schlecht)\b|\b(?:kopfschmerz\w*|kopfweh|migräne|ohrenschmerz\w*)\b|\bfeierabend\b|\bausgedient\b|\b(?:fängt|fing|beginnt|begann|angefangen)\b[^.!?]*\bzu (?:regnen|schneien|hageln|stürmen|gewittern|tröpfeln|gießen|kochen|brennen)\b|\bes (?:regnet|schneit|stürmt|hagelt|gewittert|gießt|schüttet)\b|\bkann [^.!?]*nicht (?:schlafen|lesen|arbeiten|sehen|hören|denken|atmen)\b|\btut? [^.!?]*weh\b|\bsieht man\b"
            r"|\b(?:ist|sind|steht|stehen)\b[^.!?]*\b(?:an|aus|offen|zu|auf|oben|unten|abgeschlossen|abgesperrt|verriegelt|eingeschaltet|ausgeschaltet)[.!]*$|\b(?:brennt|brennen|läuft|laufen)[.!]*$"
            r"|\b(?:ohrenbetäubend\w*|dröhn\w*|plärr\w*|kreisch\w*|schrill\w*|brüll\w*|donner\w*|wumm\w*|scheppert|unerträglich\w*|unausstehlich\w*|lästig\w*|störend\w*|stör(?:t|en)|blende(?:t|nd|n)|gleißend\w*|knallig\w*|eiskalt\w*|eisig\w*|saukalt|arschkalt|bullenheiß|brütend\w*|glühend\w*|stockdunkel|stockfinster|zappenduster|tropft|überhitzt|wahnsinnig|eiskeller|kühlschrank|backofen|sauna|bruthitze)\b|\bhätten? (?:[^.!?]{0,60} )?(?:gern|gerne|lieber)\b"
            r"|^(?!(?:ich|wir|er|sie|es|man|du|wer|mama|papa|mein\w*|unser\w*)\b)(?!.*\b(?:gefällt|gefallen|gehör\w+|hilft|helfen|schmeckt|passt|steht|erinner\w+|schenk\w+|geschenkt|gekauft|reicht|fehlt|sagt)\b)(?:(?:der|die|das|dieser|diese|dieses|dein\w*) )?(?:\w+ ){1,2}?\w+(?:t|en) (?:mir|mich|uns)\b|\b(?:hält|halten|weckt|wecken|macht|machen) (?:mich|uns|das baby|die kinder)\b"
            r"|\b(?:so|ganz schön|ziemlich|recht|arg|furchtbar|viel|sehr|richtig|bisschen) (?:hell|dunkel|duster|düster|laut|leise|warm|kalt|heiß|kühl|stickig|feucht|trocken|staubig|dreckig|schmutzig)\b|\bauf \d+\b|\b(?:grad|prozent)\b|[%°]"
        ),
        general=r"\b(?:immer|nie|niemals|ständig|dauernd|jedes mal|jeden (?:tag|abend|morgen)|normalerweise|meistens|manchmal|oft|war|waren|hatte\w*|wurde\w*|wusste\w*|ging|gingen|kam|kamen|stand|lag|früher|seit|damals|gestern|jedesmal|sobald|kaum hatte|verlangt|sagte|meinte|rief|schrie|generell|in der regel)\b",
        presses=r"\b(?!(?:hast|bist|warst|weißt|wusstest|kennst|meinst|glaubst)\b)\w+st du\b|\b(?:bitte|jetzt|du sollst|du kannst|gesagt,? \w+ (?:an|aus|auf|zu|runter|hoch)|falsch\w*|meinte die andere|letzte\w* \w+ genommen|vergessen|immer noch|schöner|besser|zu (?:hell|dunkel|laut|leise|warm|kalt|heiß|viel|hoch|niedrig)|(?:an|auf|offen )gelassen|(?:lief|läuft|brennt|an|war)\b[^.!?]*\bden ganzen tag|lange genug|müsste|das reicht|nicht mehr|brauch\w*)\b",
        subject="ich|wir|er|sie|man|nie|nicht|immer|oder|ein|eine|der|die|das|kein|zu",
        stays=r"\b(?:lass|lasst|lassen|bleib|bleibt|bleiben|behalt|behalten)\b",
        on=r"\b(?:an|auf|offen|laufen|brennen|leuchten|oben|offenlassen|anlassen|auflassen|anbleiben|offenbleiben|aufbleiben)\b[^.!?]{0,20}$",
        off=r"\b(?:aus|zu|geschlossen|abgeschlossen|verschlossen|unten|dunkel|zulassen|auslassen|ausbleiben|zubleiben)\b[^.!?]{0,20}$",
        unmarked=r"\b(?:nicht|nie|niemals|kein\w*|wer|jemand|hat|haben|hast|mach\w*|schalt\w*|dreh\w*)\b",
        things=r"\b(?:timer\w*|wecker\w*|erinnerung\w*|listen?|\w+liste|\w+uhren)\b",
    ),
}
