"""What answers a wish that nothing was done for, per language, as patterns.

`SEEMING` are phrases whose words deny or ask while they agree ("no problem", "better
so?"); they are taken out before a denial is looked for. `PLAINLY` begin a sentence
that denies, whatever follows. `ERRANDS` begin a wish that only a call can fulfil and
that names nothing of the house: times, lists, messages, notes. `LOOKED` claim to have
looked something up outside.
"""

from collections.abc import Mapping
from typing import Final

# What whoever got a wish fulfilled may do now.
_ENJOY_EN: Final = r"(?:enjoy|relax|rest|sleep|read|see|sit|begin|proceed|breathe|bask|unwind|watch|notice|feel|hear|lean|count|consider|rely|trust|find|look|go ahead|be (?:sitting|sure|assured|left))"
_ENJOY_DE: Final = r"(?:lesen|sehen|schlafen|ausschlafen|genießen|entspannen|zurücklehnen|loslegen|bemerken|merken|spüren|fühlen|hören|freuen|verlassen|sitzen|tappen)"

SEEMING: Final[Mapping[str, str]] = {
    "en": "|".join(
        (
            r"^(?:he|she|they) can\b(?!not|[^.!?]*\b(?:not|only|no)\b)[^.!?]*",
            # Who knows has been told.
            r"^(?!(?:i|we|you|nobody|no one|who|only)\b)(?:[\w'-]+ ){1,4}(?:knows?|(?:has|have) been (?:told|informed)|(?:is|are) (?:aware|informed)),? that\b[^.!?]*",
            r"\bno (?:problem(?! (?:with|in|finding))|worries|trouble|bother|sooner|sweat|fuss|doubt|need|objections?|hesitation|delay|big deal|longer (?:off|on|dark|cold|warm|bright|open|closed|locked|unlocked|running|playing|in|sitting|needed)|more (?:\w+ing|dark\w*|noise|light|music)|more(?=\s*[.!]|$))\b|\bin no time\b|\bthere is no need\b",
            r"\bnot (?:to worry|an? (?:bother|problem|worry|issue|moment|second|minute)|at all|least|only|any ?(?:more|longer))\b",
            r"\bnothing (?:easier|simpler|to it|could be|would|i'd|i would)\b(?: \w+)?|\bnever (?:fear|mind|easier|better|happier|a)\b",
            r"\b(?:don't|do not|won't|will not|shan't|wouldn't|need not|needn't) (?:you )?(?:mention|worry|forget|fret|fear|thank|dream|miss|hesitate|be disappointed|regret|be long)\b",
            r"\b(?:can|could)(?:not|n't| not) (?:be(?:en)? (?:easier|simpler|happier|better|more|nicer|finer|cosier|cozier)|agree|resist|ask for|go wrong|look in|fail|miss)\b|\bnever have been\b",
            r"\b(?:isn't|is not|aren't|are not) (?:off|on|dark|cold|open|closed|unlocked|silent|running|there) any ?(?:more|longer)\b",
            rf"\byou (?:can|may|could|should|might|will|won't|needn't|need not|need|no longer|don't|must|do not|are|are not|aren't)(?: not| now| again| soon| safely| finally| even| just| have to| need to| already| all)* {_ENJOY_EN}\b[^.!?]*",
            rf"\b(?!i\b)\w+ can(?: now| all| both| again| finally)* {_ENJOY_EN}\b[^.!?,]*|(?:'s|\bis|\bare) waiting\b",
            rf"\bplease (?:do )?{_ENJOY_EN}\b|^may (?:it|you|the|your|this)\b|\bif i may(?: say so)?\b",
            r"\b(?:already|still)\b|\bnot an? (?:peep|sound|whisper|word|murmur|ray|glimmer|drop|soul|chance)\b",
            r", (?:is|are|was|were|does|do|did|has|have|would|could|should)n't (?:it|they|he|she|we|you|that)\b\s*[?.!]*",
            r"\bif you(?:'d| would| should| ever)? (?:want|like|wish|need|care|fancy|feel like)\b[^,.:;]*[,:;]",
            r"\bonly too\b|\bwithout (?:further ado|delay|fail|an? (?:hitch|fuss|sound|doubt|moment)|question|hesitation|any)\b|\bas if\b|\bneed i\b",
            r"^(?:sure,? |certainly,? |yes,? |of course,? )?(?:i )?can do\b|\bi can (?:now )?(?:see|confirm|assure|report|hear|promise|guarantee|attest|vouch|happily|gladly|tell you that)\b",
            r"\b(?:happy|glad|pleased|here|pleasure) to (?:help|be of)\b|\b(?:has |have )?responded\b|\bgone from (?:my|the|your) \w+",
            r"\b(?:now can|can now|nobody can|no one can|none can)\b",
            r"\b(?:just )?(?:let me know|tell me|give me a shout|say the word|shout|holler|say so|ask)(?: if| when(?:ever)?| should)\b(?! you(?:'d| would| want me| like me| wish me)| i should| that)[^.!?]*",
            r"\bif you (?:look|listen|glance|check|notice|say so|ask me|need (?:me|anything|something|more)|want anything|require|please)\b",
            r"\balready (?:on (?:it|my|its|the way|your)|done|sorted|handled|taken|seen to|in (?:progress|motion|place)|under ?way|glowing|shining|humming|working|there|yours|ticking|happening)\b|\b(?:glowing|shining|humming|ticking|happening|running) already\b",
            r",\s*(?:isn't it|is it not|aren't they|isn't that|right|no|eh|yes|ok|okay|sir|don't you think|wouldn't you say|wouldn't you agree|am i right)\s*\?",
            r"^(?:and|there|so|well|now|ah|is|isn't|much|all)?,? ?(?:is|isn't|are)? ?(?:that|it|this|they|we|you)? ?(?:more|much|all)? ?(?:better|bright|brighter|dark|darker|warm|warmer|cool|cooler|loud|louder|quiet|quieter|cosy|cozy|nice|nicer|good|happy|satisfied|comfortable|pleased|enough|to your (?:liking|taste|satisfaction))\b(?! or\b)[^?]*\?",
            r"^(?:and |so |well,? |now,? )?how(?:'s| is| does| about) (?:that|this|it)\b[^?]*\?|^what do you (?:think|say)\b[^?]*\?|^(?:don't you|do you) (?:love|like|feel|see)\b[^?]*\?|^(?:see|you see|got it|understood|ready|why not|who needs)\b[^?]*\?",
        )
    ),
    "de": "|".join(
        (
            r"^er kann\b(?![^.!?]*\b(?:nicht|kein\w*|nur)\b)[^.!?]*",
            r"^(?!(?:ich|wir|du|niemand|keiner|wer|nur)\b)(?:[\w-]+ ){1,4}(?:weiß|wissen|(?:ist|sind) informiert|(?:hat|haben) erfahren)(?: \w+)?, dass\b[^.!?]*",
            r"\bkeine?n? (?:problem|thema|ursache|sorgen?|frage|umstände|mühe|zweifel|ding|akt|grund zur|chance|wünsche)\b",
            r"\bnichts (?:leichter|einfacher|lieber|zu danken|da)\b|\bnie (?:war|wieder)\b",
            r"\bnicht (?:der rede|dafür|lange überlegen|zweimal|lange bitten|mehr (?:aus|an|dunkel|kalt|warm|offen|zu|hell|still)|zu übersehen|nur)\b",
            r"\b(?:vergesse|vergess) (?:ich )?(?:es |das )?(?:ganz )?(?:bestimmt )?nicht\b|\bich vergesse (?:es |das |nichts)[^.!?]*|\bnicht vergessen\b|\bnicht (?:entgehen|länger)\b",
            r"\bschon (?:unterwegs|passiert|geschehen|dabei|erledigt|dran|da|gut|auf dem|fertig|gemacht|so weit|gebongt|am)\b|\bbereits (?:unterwegs|geschehen|erledigt|in arbeit|auf dem)\b",
            r"\bnoch (?:eine? (?:sekunde|minute|moment|augenblick)|einen (?:moment|augenblick|wunsch)|einen? (?:schönen|angenehmen|guten)|viel|schöner)\b|\b(?:schönen|guten|angenehmen) \w+ noch\b|\bnur (?:eine? (?:sekunde|minute)|einen (?:moment|augenblick)|mut|zu)\b",
            r"\bnur noch\b|\b(?:schon|bereits|noch)\b(?! nicht| kein)|\bkein (?:mucks|laut|ton|wort|lichtstrahl|tropfen)\b",
            r"\b(?:falls|wenn) (?:du|sie|ihr) [^,.:;]*\b(?:willst|wollen|wollt|möchtest|möchten|magst|mögen|brauchst|brauchen)\b",
            r"\bohne (?:umschweife|weiteres|verzögerung|problem\w*|jede\w* \w+|zögern|weitere)\b",
            rf"\b(?:sie|du|ihr|man|wir) (?:können|kannst|könnt|kann|sollten|solltest|dürfen|darfst|müssten|müsstest|müssen|musst|brauchen|brauchst|werden|wirst)\b[^.!?]*\b{_ENJOY_DE}\b[^.!?]*|\b(?:jetzt|nun|damit|so) (?:können|kannst|dürfen|darfst) (?:sie|du)\b[^.!?]*\b{_ENJOY_DE}\b[^.!?]*",
            r"\b(?:gern|gerne|freut mich|froh)\b[^.!?]*\b(?:zu helfen|geholfen)\b|\bwenn (?:sie|du) (?:hoch|hin|auf|genau|nach)\w*|\bbitte genieß\w*",
            r"\b(?:sagen sie|sag|melden sie sich|melde? dich|geben sie|gib|rufen sie|ruf)\b[^.!?]*\b(?:wenn|falls|sollte)\b(?![^.!?]*\bich\b)[^.!?]*",
            r"\beinfacher (?:könnte|kann|geht)\b[^.!?]*|\b(?:könnte|kann) (?:es )?(?:gar )?nicht (?:besser|schöner|einfacher|gemütlicher|schiefgehen)\b|\bda muss ich\b|\b(?:niemand|keiner) (?:kann|mehr)\b",
            r"\b(?:timer|wecker|erinnerung|termin|eintrag)\w* gibt es nicht mehr\b|\b(?:hat|haben) \w+ (?:geantwortet|reagiert)\b",
            r",\s*(?:oder|nicht wahr|nicht|ne|gell|ja|stimmt's|was|richtig)\s*\?",
            r"^(?:na|so|und|jetzt|nun|ist (?:es|das))?,? ?(?:so|es|das|jetzt|viel)? ?(?:besser|hell|heller|dunkel|dunkler|warm|wärmer|kühl|kühler|laut|lauter|leise|leiser|gemütlich|schön|gut|recht|genug|zufrieden|angenehm)\b(?! oder \w+er\b)[^?]*\?",
            r"^(?:na,? |und |so,? )?wie (?:ist|gefällt|findest|finden|klingt) (?:das|es|du|sie|ihnen|dir)\b[^?]*\?",
        )
    ),
    "fr": r"^(?!(?:je|nous|personne|vous|tu|on)\b)(?:[\w'-]+ ){1,4}(?:sait|savent) que\b[^.!?]*|^(?:il|elle|ils|elles|ça|cela|(?:le|la|les|votre|vos|l') ?[\w'-]+) (?:ne |n')(?:se |s'|y )?(?!peu|répond|réagi|fonctionn)\w+ plus\b(?! (?:de|d'|que|accès))|\b(?:pas|aucun) (?:de )?(?:problèmes?|soucis?|de quoi)\b|\b(?:sans|aucune) (?:problème|souci|hésitation|tarder)\b|\bsi fait\b|\bcomme si c'était fait\b|\bne (?:vous en faites|t'en fais|vous inquiétez|t'inquiète) pas\b|\bje n'oublierai\b[^.!?]*|\bn'oublie pas\b|\bdéjà\b|\b(?:c'est |est-ce )?(?:mieux|bien|assez|content)\b[^?.!]*\?|,\s*(?:non|n'est-ce pas|hein|d'accord)\s*\?|\bvous pouvez (?:maintenant |à présent )?(?:lire|dormir|profiter|vous détendre|voir)\b[^.!?]*",
    "es": r"^(?!nadie\b)(?:\w+ ){1,4}(?:sabe|saben) que\b[^.!?]*|^(?:\w+ ){0,3}?ya no (?:se )?(?!puedo|pued|respond|funcion|sé|tengo)\w+(?:a|e|an|en|á|án)\b|\b(?:no hay|sin|ningún) (?:problemas?|demora|cuidado)\b|\bno se preocupe\b|\bno te preocupes\b|\bno lo olvidaré\b|\bno hay de qué\b|\bno (?:me )?olvid\w+\b|\bcómo no\b|\bfaltaba más\b|^no faltaba\b|\b(?:ya|más) no está (?:apagad|oscur)\w+|(?:\u00bf)?(?:mejor|suficiente|contento|bien|qué tal|te gusta|le gusta)\b[^?.!]*\?|,\s*(?:\u00bf)?(?:no|verdad|sí|vale)\s*\?|\bpuede(?:s)? (?:ahora |ya )?(?:leer|dormir|disfrutar|relajarse|ver)\b[^.!?]*",
    "it": r"^(?!nessuno\b)(?:[\w']+ ){1,4}(?:sa|sanno) che\b[^.!?]*|^(?:(?!io\b)[\w']+ ){0,3}?non (?:si |c'è |ci )?(?!posso|può|rispond|funzion|so\b|ho\b|riesco)\w+(?:a|e|ano|ono) più\b|\b(?:nessun|non c'è|senza|non c'è nessun) (?:problem[ai]|pensiero|indugio|di che)\b|\bnon (?:si preoccupi|preoccuparti|temere|tema)\b|\bnon (?:lo|me ne|me lo) (?:dimenticherò|dimentico|scordo)\b|\bgià\b|\b(?:meglio|abbastanza|contento|bene|come va|che ne dice)\b[^?.!]*\?|,\s*(?:no|vero|giusto|va bene)\s*\?|\b(?:può|puoi) (?:ora |adesso )?(?:leggere|dormire|godersi|goderti|rilassarsi|vedere)\b[^.!?]*",
    "nl": r"^(?!(?:ik|we|niemand|je|u)\b)(?:\w+ ){1,4}(?:weet|weten) dat\b[^.!?]*|\b(?:geen|zonder) (?:probleem|problemen|zorgen|moeite|punt|dank|twijfel|aarzelen)\b|\bniets te danken\b|\bik (?:vergeet|zal) (?:het|dat)? ?niet(?: vergeten)?\b|\bal\b|\b(?:beter|goed|genoeg|tevreden|licht genoeg|zo goed|hoe is dat)\b[^?.!]*\?|,\s*(?:toch|niet|hè|ja|oké)\s*\?|\b(?:je|u) kun?t (?:nu |weer )?(?:lezen|slapen|genieten|ontspannen|zien)\b[^.!?]*",
}
PLAINLY: Final[Mapping[str, str]] = {
    "en": r"\b(?:i(?:'m| am) (?:afraid|sorry|unable)|sorry|unfortunately|regrettably|alas|i (?:cannot|can't|could not|couldn't|was unable|wasn't able|did not|didn't|have not|haven't|do not|don't) (?!forget|resist|mind|doubt|wait|hesitate|even|worry|need|ask|fail|be|agree)\w+) ",
    "de": r"\b(?:leider|entschuldigung|bedaure|tut mir leid|ich (?:kann|konnte|habe) (?:leider|\w+ nicht|\w+ \w+ nicht)) (?!vergessen)",
    "fr": r"\b(?:désolée?|malheureusement|je (?:ne peux|n'ai|n'arrive) pas) ",
    "es": r"\b(?:lo siento|lamentablemente|no (?:puedo|pude|he podido)) ",
    "it": r"\b(?:mi dispiace|purtroppo|non (?:posso|riesco|ho potuto)) ",
    "nl": r"\b(?:sorry|helaas|ik (?:kan|kon) \w+ niet) ",
}
ERRANDS: Final[Mapping[str, str]] = {
    "en": r"^(?:(?:please )?(?:pretend|act|behave|make it (?:look|seem|appear)|let it (?:look|seem|appear)|do) (?:as (?:if|though) |like |that )?(?:there(?:'s| is| are| were) )?(?:we|i|somebody|someone|anybody|people|the (?:family|house is))(?:'re|'m|'s| are| am| is| were| was)? ?(?:still |all |here|there|around|at home|home|in(?=[,.;!]|$)|inside|up(?=[,.;!]|$)|awake|occupied|lived in|inhabited|not away|in the house)|add (?:whatever|what|anything|everything)(?:'s| is| we're| we are)? (?:still )?(?:missing|lacking|short)\b|(?:don't|do not) let (?:me|us|my|our|the|it)\b|keep (?:that|this|it) in mind\b|(?:get|fetch|find|grab|score) (?:me|us|them|him|her) (?:[\w-]+ ){0,3}?(?:tickets?|seats?|reservations?|taxi|cab|table (?:for|at)|appointment|pizza|flight|hotel)\b|let (?!me\b|us\b|it\b|the\b|there\b)\w+(?: \w+)? know\b|(?:stick|pop|jot|put|write|note) (?:it|that|this|.+) (?:down|in|into|on) (?:the|my|our) (?:calendar|diary|agenda|list|notes)\b|keep an eye on the (?:clock|time)\b|(?:remind|nudge|poke|ping|alert|buzz) (?:me|us|him|her|them|everyone)\b|(?:drop|scrap|ditch|bin|axe|kill|extend|shorten|prolong) (?:the|my|our|all|that|this)?(?: \S+){0,3} ?(?:timers?|alarms?|reminders?|countdowns?|appointments?)\b|(?:add|give|put|take) .*\b(?:minutes?|hours?|seconds?) (?:to|on|onto|off|from|more|longer)\b|(?:don't|do not|never) (?:let (?:me|us) forget|forget (?!me\b|us\b|it\b|that\b|.*\b(?:is|are|was|were|has|have|am|i'm|can't|don't|doesn't)\b))|wake (?:me|us)\b|(?:set|start|make|create|schedule|cancel|stop|pause|delete|remove|clear) (?:me )?(?:up )?(?:an?|the|my|all|another|every|that|this)?(?: \S+){0,3} ?(?:timers?|alarms?|reminders?|countdowns?|automations?|routines?|appointments?|events?|notes?)\b|(?:create|save|store|build|set up) .*\b(?:scenes?|automations?|routines?)\b|snooze\b|undo\b|revert\b|(?:add|put|write|stick|throw|get) .+ (?:to|on|onto|from|off) (?:the|my|our) .*(?:list|calendar|agenda|diary)\b|(?:cross|tick|check|strike|take|remove|delete) (?:off )?.+ (?:off|from)\b|(?:cross|tick|strike) off\b|(?:make a note|take a note|note (?:that|down)|write down|keep in mind|remember(?:,| that\b| my\b| the\b| this\b| i\b)|memorize|jot)|forget (?:that|what|about|my|everything|all)\b|(?:tell|let|inform|notify) (?:everyone|everybody|the (?:kids|children|family|others)|them|my (?:wife|husband|son|daughter|mother|father|mom|dad)) |tell (?!me\b|us\b|the\b|it\b)\w+ (?:that|to|i'm|i|we|we're)\b|(?:announce|broadcast)\b|(?:send|text|message|email|e-mail|mail) (?!yourself)|call (?!me\b|it\b|this\b|that\b|him an?\b|her an?\b|yourself\b)|(?:phone|ring|dial)\b|(?:book|reserve|order|buy|purchase)\b|(?:search|google|look up|look .* up)\b|(?:water|feed|wash|mop|mow|brew|cook|bake|vacuum|charge|print|download|install|update|restart|reboot|reset|pair|record|film|upload|photograph|unplug|fetch) (?:the|my|our|me|some|a)\b|.*\b(?:add|put) (?:it|them|that|those|some) (?:to|on|onto) (?:the|my|our)\b)",
    "de": r"^(?:(?:bitte )?(?:tu|tut|tun sie|mach|lass)\w*(?: es| das haus)?(?: bitte| mal)?(?: so)?(?: aussehen| wirken)?,? als (?:wären?|ob|seien|sei) (?:wir|ich|jemand|wer|einer|leute|die familie)\b(?=[^.!?]*\b(?:da|daheim|zu ?hause|hier|wach|anwesend|drin|im haus)\b)|(?:schreib|setz|füg)\w* (?:dazu|drauf|hinzu|auf),? was\b|lass\w* (?:mich|uns|mir|den|die|das|meine?n?)\b.*\bnicht \w+en\b|(?:besorg|hol|organisier|sicher)\w* (?:mir|uns|ihm|ihr|ihnen) (?:[\w-]+ ){0,3}?(?:karten|\w+karten|tickets?|plätze|tisch|taxi|termin|pizza|flug|hotel)\b|gib \w+(?: \w+)? bescheid\b|halt\w* .+ fest\b|behalt\w* .*\b(?:kopf|hinterkopf|gedächtnis|sinn)\b|denk\w* (?:.*\b(?:dran|daran)\b|(?:bitte |doch |auch |mal )*an (?!mich\b|uns\b|dich\b|eine?n?\b|etwas\b|nichts\b|was\b))|(?:mail|sims|fax)e? (?!von\b|ist\b)|nimm .+ auf[.!]*$|lass .+ klingeln\b|(?:schreib|mail|sims|whatsapp|funk|telegrafier)\w* (?:dem|der|den|meine[rmn]?|unsere[rmn]?|(?-i:[A-ZÄÖÜ])\w+)(?: \w+){0,3},? dass\b|(?:erinner|stups|ping)\w* (?:mich|uns|ihn|sie)\b|(?:häng|gib|füg|nimm|leg)\w* .*\b(?:minuten?|stunden?|sekunden?)\b|\w*(?:eieruhr|timer|wecker) (?:auf|für|um) |ruf\w* (?:bitte |mal )*durch\b|lass mich .*nicht vergessen|weck\w* (?:mich|uns)\b|(?:stell|setz|start|mach|leg|erstell|lösch|stopp|beend|pausier|brich|streich|entfern)\w* (?:mir )?(?:einen?|den|die|das|meinen?|alle|eine)?(?: \S+){0,3} ?(?:timer|wecker|alarm|erinnerung|countdown|automation|automatisierung|routine|termin|notiz)\w*|(?:erstell|speicher|leg|bau|bastel)\w* .*\b\w*(?:szene|automation|automatisierung|routine)n?\b|schlummer\w*|mach(?:e)? (?:das|es|alles|den letzten \w+|die letzte \w+)? ?(?:wieder )?rückgängig|(?:setz|schreib|pack|tu|füg|nimm)\w* .+ (?:auf|zu|zur|von) (?:die|der|meine|meiner|unsere)? ?\w*(?:liste|einkaufsliste)|(?:streich|hak|lösch|entfern|nimm)\w* .+ (?:von|aus|ab)\b|(?:merk|merke) (?:dir|es)|(?:notier|notiere|schreib auf|vermerk|behalte?)\b|vergiss(?!,? ?(?:es|das)$)|(?:sag|sage|gib) (?:allen|den kindern|der familie|bescheid|meiner? \w+)\b|(?:verkünde|durchsage|mach eine durchsage)|(?:schick|schicke|sende)\b|(?:schreib|schreibe) (?:(?!(?:mir |uns )?(?:ein|eine|einen|über)\b)\w+|(?:mir |uns )?(?:eine )?(?:nachricht|mail|email|sms)\b)|ruf\b.*\ban\b|(?:lass|lasst) (?:mich|uns) .*\bnicht vergessen\b|(?:reservier|reserviere|buch|buche|bestell|bestelle|kauf|kaufe)\b|(?:such|suche|google|schlag .* nach)\b|trag\w* .*\bein\b|(?:gieß|fütter|wasch|wisch|koch|back|mäh|lad|druck|installier|aktualisier|starte? .* neu|nimm .* auf|hol)\w* (?:den|die|das|mir|meine?n?|unsere?n?|mal)\b)",
    "fr": r"^(?:(?:fais|faites)(?: comme| croire|-leur croire| semblant)(?: s[i'])?(?: que)? ?(?:on|qu'on|nous|quelqu'un|la maison|qu'il y a|qu'il y avait|il y avait)\b[^.!?]*\b(?:là|maison|présents?|habitée|occupée|quelqu'un)\b|ne (?:me |nous )?laisse pas|rappelle|n'oublie pas (?!que\b|qu')|pense (?:à (?!moi\b|nous\b|une?\b|rien\b)|aux?\b)|réveille|(?:mets|règle|lance|annule|supprime) (?:un|une|le|la|mon|ma|mes|tous)(?: \S+){0,3} ?(?:minuteurs?|minuterie|réveils?|alarmes?|rappels?)|(?:crée|enregistre|sauvegarde) .*\b(?:scène|automatisation|routine)s?\b|ajoute|note que|retiens|souviens-toi|oublie (?:que|ce)|envoie|fais-moi (?:signe|savoir)|dis-moi quand|préviens|annonce|dis à|appelle(?!-moi)|réserve|commande)\b",
    "es": r"^(?:(?:haz|haga|finge|simula)(?: como)? (?:si|que) (?:estuvi\w+|hubiera|estamos|hay|nosotros|alguien)\b(?=[^.!?]*\b(?:en casa|aquí|dentro|despiert\w+|alguien|en la casa)\b|.*\bgente\b)|no (?:me |nos )?dejes|recuérda(?:me|nos)|acuérdate de (?!mí\b)|no (?:te )?olvides (?!que\b|de que\b)|despiérta(?:me|nos)|(?:pon|programa|cancela|borra) (?:un|una|el|la|mi|mis|todas)(?: \S+){0,3} ?(?:temporizador|alarmas?|recordatorios?|despertador)|(?:crea|guarda) .*\b(?:escena|automatización|rutina)s?\b|añade|apunta|anota|recuerda que|olvida (?:que|lo)|envía|avís[ae](?:me|nos)?|dame un (?:toque|grito|aviso)|hazme saber|anuncia|dile|llama a|reserva|pide)\b",
    "it": r"^(?:(?:fa[i']?|faccia|fingi|simula)(?: finta)? (?:che|come se) (?:siamo|sia|ci (?:sia|fosse|siamo|fossimo)|fossimo|c'è|qualcuno)\b(?=[^.!?]*\b(?:casa|qui|svegli\w?|qualcuno|presenti)\b)|non (?:farmi|farci|lasciarmi|lasciarci|lasciare che|lasciar)\b|ricorda(?:mi|ci)|ricordati (?!di me\b)|non dimenticar\w* (?!che\b)|sveglia(?:mi|ci)|(?:imposta|metti|annulla|cancella) (?:un|una|il|la|mio|tutti)(?: \S+){0,3} ?(?:timer|sveglia|sveglie|promemoria)|(?:crea|salva) .*\b(?:scena|automazione|routine)\b|aggiungi|annota(?:ti)?|segna(?:ti)?|ricorda che|dimentica (?:che|quello)|invia|manda|avvis[ai](?:mi|ci)?|dammi (?:una voce|un colpo|un fischio)|fammi (?:sapere|un fischio)|annuncia|di' a|chiama (?!mi)|prenota|ordina)\b",
    "nl": r"^(?:doe(?:t u)? (?:alsof|net alsof) (?:we|wij|ik|er iemand|iemand)\b(?=[^.!?]*\b(?:thuis|hier|binnen|wakker|aanwezig|er zijn)\b)|laat het lijken alsof\b|laat (?:me|mij|ons|mijn|de|het)\b.*\bniet \w+en\b|laat (?!me\b|mij\b|ons\b)\w+(?: \w+){0,2} weten\b|herinner (?:me|mij|ons)|denk aan (?!mij?\b|me\b|ons\b|een\b|iets\b|niets\b)|vergeet (?!dat\b).+ niet\b|roep\b.*\bom\b|wek (?:me|mij|ons)|maak (?:me|mij) wakker|(?:zet|stel|start|annuleer|verwijder) (?:een|de|het|mijn|alle)(?: \S+){0,3} ?(?:timer|wekker|alarm|herinnering)\w*|(?:maak|bewaar|sla) .*\b(?:scène|scene|automatisering|routine)s?\b|voeg|noteer|onthoud|knoop (?:het |dat )?in je oren|vergeet (?:dat|wat)|stuur|geef (?:me )?een (?:seintje|gil|sein)|laat (?:het )?(?:me|mij) weten|waarschuw|kondig|zeg tegen|bel (?!me|mij)|reserveer|bestel)\b",
}
# Errands that are done once somebody has looked.
SEARCHES: Final[Mapping[str, str]] = {
    "en": r"^(?:search|google|look up|look .* up)\b",
    "de": r"^(?:such\w*|google|schlag\w* .* nach)\b",
    "fr": r"^(?:cherche|recherche|google|regarde sur (?:internet|le web))\b",
    "es": r"^(?:busca|googlea|mira en (?:internet|la web))\b",
    "it": r"^(?:cerca|googla|guarda su (?:internet|google))\b",
    "nl": r"^(?:zoek|google|kijk op (?:internet|het web))\b",
}
LOOKED: Final[Mapping[str, str]] = {
    "en": r"\bi(?:'ve| have)? (?:just |now |quickly )?(?:searched|googled|browsed|looked (?:it|that|this|them) up(?: (?:online|on the)\b)?|(?:checked|looked|consulted|read) (?:\w+ )?(?:online|the (?:web|internet|news|latest)))",
    "de": r"\b(?:ich habe|habe ich)\b[^.!?]*\b(?:im (?:internet|netz|web)|online|gegoogelt|nachgeschlagen|recherchiert)",
    "fr": r"\bj'ai (?:cherché|consulté|vérifié|regardé)\b[^.!?]*(?:internet|en ligne|sur le web)",
    "es": r"\bhe (?:buscado|consultado|mirado)\b[^.!?]*(?:internet|en línea|en la web)",
    "it": r"\bho (?:cercato|consultato|guardato)\b[^.!?]*(?:internet|online|sul web)",
    "nl": r"\bik heb\b[^.!?]*(?:internet|online|gegoogeld|opgezocht)",
}
KNOWS: Final[Mapping[str, str]] = {
    "en": r"\b(?:check|see (?:if|whether|what|how)|find|look|search|read|list|show|tell|what|what's|which|whether|how|status|who|where|when|why|know|report|overview|rundown|update|count|compare|verify|confirm)\b",
    "de": r"\b(?:prüf\w*|check\w*|schau\w*|sieh|such\w*|find\w*|lies|vorlesen|nenn\w*|zeig\w*|sag\w*|was|welche\w*|ob|wie|status|wer|wo|wann|warum|wissen|zähl\w*|vergleich\w*|nachsehen|nachschauen)\b",
    "fr": r"\b(?:vérifie|regarde|cherche|trouve|lis|liste|montre|dis|quel\w*|que|quoi|si|comment|qui|où|quand|pourquoi|compte)\b",
    "es": r"\b(?:comprueba|mira|busca|encuentra|lee|lista|muestra|di|dime|qué|cuál\w*|si|cómo|quién|dónde|cuándo|cuenta)\b",
    "it": r"\b(?:controlla|guarda|cerca|trova|leggi|elenca|mostra|di|dimmi|che|cosa|quale|quali|se|come|chi|dove|quando|conta)\b",
    "nl": r"\b(?:controleer|kijk|zoek|vind|lees|toon|zeg|wat|welke|of|hoe|wie|waar|wanneer|waarom|tel)\b",
}
EVADING: Final[Mapping[str, str]] = {
    "en": r"\b(?:search|service|server|site|page|internet|network|connection)\b[^.!?]* (?:is|are|was) (?:down|unreachable|unavailable|offline)\b|\b(?:must|outside|beyond|lacks?|alas|instead|rather|depends|(?:someone|somebody)(?!'s\b| is\b| will\b| has (?!to\b))|yourself|manually|hands|(?:my|the) best|helps?|recommend|suggest|advise|in theory|theoretically|likely|unlikely|possibly|probably|perhaps|maybe|usually|generally|typically|better (?:to|not)|wiser|unwise|dangerous|unsafe)\b",
    "de": r"\b(?:übersteigt|überfordert|überschreitet)\b|\b(?:suche|suchdienst|server|seite|internet|netz|verbindung)\b[^.!?]* (?:ist|sind) (?:weg|gestört|ausgefallen|offline)\b|\b(?:müsste\w*|außerhalb|mangels|stattdessen|lieber|kommt darauf|jemand|selbst|manuell|hände|mein bestes|bräuchte|täte|fehl(?:t|en) mir|helfen|hilft|empfehle|rate|vorschlag\w*|theoretisch|wahrscheinlich|unwahrscheinlich|vermutlich|möglicherweise|vielleicht|meistens|üblicherweise|normalerweise|besser nicht|gefährlich|unsicher)\b",
    "fr": r"\b(?:faut|faudrait|dev(?:ez|riez|rais|rait)|vaudrait|hors de|au-delà|plutôt|dépend|quelqu'un(?! (?:est|vient|arrive|a)\b)|vous-même|mains|mon mieux|dangereu\w+)\b",
    "es": r"\b(?:deb(?:e|ería)\w*|(?:tendr|habr)ía\w* que|convendría|fuera de|más allá|mejor sería|depende|alguien(?! (?:está|viene|llega|ha)\b)|usted mismo|manos|peligros\w)\b",
    "it": r"\b(?:bisogna|bisognerebbe|dovre\w+|converrebbe|deve|fuori (?:d[aei]\w*|dal\w*|mano|luogo)|oltre|piuttosto|dipende|qualcuno(?! (?:è|viene|arriva|ha)\b)|da solo|mani|pericolos\w)\b",
    "nl": r"\b(?:moet\w*|buiten (?:mijn|het|de|bereik|staat|gebruik)|liever|hangt af|iemand(?! (?:is|komt|heeft)\b)|zelf|handen|mijn best|gevaarlijk)\b",
}
BESIDE: Final[Mapping[str, str]] = {
    "en": r"\b(?:near|by|next to|behind|above|under|below|beside|over|at|from|like|as|than|except|but|not|instead of|without|with)(?: (?:the|my|our|a))?\s*$",
    "de": r"\b(?:neben|bei|beim|hinter|über|unter|vor|an|am|von|vom|wie|als|außer|nicht|statt|ohne|mit)(?: (?:der|die|das|dem|den|meine?[mnr]?))?\s*$",
    "fr": r"\b(?:près de|à côté de|derrière|sous|sur|sauf|pas|sans|avec|comme)(?: (?:le|la|les|l'|du|mon|ma))?\s*$",
    "es": r"\b(?:cerca de|junto a|detrás de|bajo|sobre|menos|no|sin|con|como)(?: (?:el|la|los|las|mi))?\s*$",
    "it": r"\b(?:vicino a|accanto a|dietro|sotto|sopra|tranne|non|senza|con|come)(?: (?:il|la|lo|i|le|mio|mia))?\s*$",
    "nl": r"\b(?:naast|bij|achter|onder|boven|behalve|niet|zonder|met|als)(?: (?:de|het|mijn))?\s*$",
}
# Wishes that switch something, whatever it is called.
SWITCHING: Final[Mapping[str, str]] = {
    "en": r"^(?:please )?(?:(?:turn|switch|flick|flip|power|knock|whack|kill|put|get|shut|pop|stick)\b.*\b(?:on|off|down)|(?:open|close|shut|draw|pull|roll)\b (?:up |down )?(?:the|my|our|that|this|those|these|it|them)|(?:un)?lock|dim|(?:un)?mute|arm|disarm)\b|^play (?!(?:a |an |the )?(?:\w+ )?(?:game|games|riddle|quiz|role|part|along|with|fair|dead|dumb|devil|chess|trivia|charades))",
    "de": r"^(?:bitte )?(?:(?:mach|schalt|stell|dreh|knips|fahr|lass|zieh|roll|kurbel)e?\b.*\b(?:\w*(?:an|aus|ein|auf|zu|ab|hoch|runter|herunter|hinunter|rauf))|(?:\w+(?:lampe|licht|lüfter|heizung|rollo|tür) )?(?:ver|ent)riegel\w*|(?:dimm|öffne|schließ|sperr)e?\b.*)[.!]*$|^spiele? (?!(?:ein |eine |das |mit |was mit )?(?:\w+)?(?:spiel|quiz|rätsel|rolle|mir|uns|schach)\b)",
    "fr": r"^(?:allume|éteins|ouvre|ferme|verrouille|déverrouille|baisse|monte)\b",
    "es": r"^(?:enciende|apaga|abre|cierra|bloquea|desbloquea|baja|sube)\b",
    "it": r"^(?:accendi|spegni|apri|chiudi|blocca|sblocca|abbassa|alza)\b",
    "nl": r"^(?:zet|doe|schakel)\b.*\b(?:aan|uit|open|dicht|op slot)[.!]*$|^(?:sluit|vergrendel|ontgrendel|dim)\b",
}
# Behind these stands what is talked of.
TOPIC: Final[Mapping[str, str]] = {
    "en": r"(?<!how )(?<!what )\babout\b.*$",
    "de": r"\büber (?!de[mnrs]\b|d[ai][se]\b|mein|unser).*$",
    "fr": r"\bà propos d.*$",
    "es": r"\b(?:acerca de|sobre)\b.*$",
    "it": r"\briguardo\b.*$",
    "nl": r"\bover (?!de\b|het\b).*$",
}
# Words of places and things that name none.
IDIOMS: Final[Mapping[str, str]] = {
    "de": r"\bin gang\b",
    "en": r"\b(?:in the (?:way|end|meantime)|on the (?:way|whole))\b",
}
# Who goes on so wishes for more than a text.
HANDING: Final[Mapping[str, str]] = {
    "en": r"\b(?:and|then) (?:then )?(?:send|post|mail|e-?mail|print|save|text|forward|put|add|hang|pin|upload|share|order|turn|switch|set)\b",
    "de": r"\b(?:und|dann) (?:dann )?(?:send|schick|post|mail|druck|speicher|häng|stell|leg|leite|lad|teil|bestell|mach|schalt|setz)\w*\b",
    "fr": r"\b(?:et|puis) (?:envoie|poste|imprime|enregistre|mets|ajoute)\b",
    "es": r"\b(?:y|luego) (?:envía|manda|publica|imprime|guarda|pon|añade)\w*\b",
    "it": r"\b(?:e|poi) (?:invia|manda|pubblica|stampa|salva|metti|aggiungi)\w*\b",
    "nl": r"\b(?:en|dan) (?:stuur|verstuur|mail|post|print|bewaar|zet|voeg)\b",
}
# Wishes for a text, whatever is told in it.
COMPOSING: Final[Mapping[str, str]] = {
    "en": r"\b(?:film|movie|novel|book|series|play|song|episode|legend|myth|opera)s? (?:where|in which|about|when|called)\b|^(?:freestyle|rap|improvise|riff)\b|^something (?:spooky|scary|creepy|romantic|poetic|dramatic|philosophical|rhymed|clever)\b|^(?:(?:an?|another|one|two|three|some|quick|short|your|do|give|make|make up|me|us|a good|a nice|your best) )*(?:(?:\w+ ){0,2}?(?:lines?|toasts?|verses?|rhymes?|limericks?|haikus?|poems?|riddles?|puns?|stor(?:y|ies)|jokes?|greetings?|slogans?|mottos?|proverbs?|tongue twisters?|compliments?|excuses?|speech)(?: (?:for|about|of|to)\b|,|$)|best (?:pirate|impression|imitation|accent|\w+ (?:voice|impression|impersonation))\b)|^(?:\w+ ){0,4}?(?:tell|say|give)\b(?: \w+){0,2} (?:something|anything) (?:funny|silly|amusing|witty|cheerful|nice)\b|^(?:make (?:me|us) (?:laugh|smile|giggle)|amuse (?:me|us)|entertain (?:me|us)|cheer (?:me|us) up)\b|^(?:\w+ ){0,3}?(?:recipe|instructions) for\b|^(?:\w+ ){0,2}?explain to (?:a|my|the)\b|\bfairy ?tale\b|^(?:\w+ ){0,3}?spin (?:me |us )?(?:an?|another) (?:yarn|tale|story)\b|^invent\b|^(?:make (?:up )?(?:something|anything) (?:up )?about|make something up|tell me (?:about )?what happens in)\b|^(?:\w+ ){0,4}?(?:give|tell|know|remember|summari[sz]e)\b.* (?:plot|gist|moral|ending|outline|synopsis)\b|^(?:repeat after me|say after me|read out loud)\b|^(?:\w+ ){0,2}?(?:(?:make up|think up|come up with|invent|picture|imagine) (?:an?|some|two|three|five)\b|describe (?:an?|your|what|how)\b)|^(?:\w+ ){0,4}?(?:write|compose|draft|translate|recite|sing|spell|rhyme|dictate|phrase|quote)\b(?!.*\b(?:list|calendar|note|reminder|down|(?:on|onto|in) (?:the|my|our))\b)|^(?:\w+ ){0,4}?(?:give|tell|make|read|say|invent|continue|finish|go on|carry on)\b.*\b(?:haiku|poem|limerick|story|rhyme|song|lyrics|joke|riddle|sonnet|verse|fairy tale|tongue twister|in (?:german|french|spanish|italian|dutch|english|latin))\b",
    "de": r"\b(?:film|buch|roman|serie|theaterstück|lied|folge|sage|oper)\b(?:,? (?:wo|in dem|über|bei dem)|, in der)\b|^(?:rapp\w*|reim\w*|improvisier\w*|spinn\w* (?:mir|uns))\b|^(?:et)?was (?:gruselig|unheimlich|spannend|romantisch|poetisch|gereimt|dramatisch|philosophisch)es\b|^(?:(?:eine?n?|noch eine?n?|zwei|drei|kurze?[rns]?|gib|mach|sag|mir|uns|mal|bitte|schöne?[rns]?|gute?[rns]?) )*(?:zeilen?|(?:trink|sinn|zauber)?sprüche?|(?:trink|sinn|zauber)?spruch|vers\w*|reime?|limericks?|haikus?|\w*gedichte?|\w*rätsel|wortspiele?|\w*geschichten?|witze?|grüße?|gruß|slogans?|mottos?|sprichw\w+|zungenbrecher|komplimente?|ausreden?|\w*rede)(?: (?:für|über|zu|zum|zur|von|auf|an|mit)\b|,|$)|^mach\w* (?:dich|sie sich) (?:mal |ruhig |bitte )?über (?:mich|uns) lustig\b|^(?:\w+ ){0,3}?(?:sag\w*|erzähl\w*|gib)\b(?: \w+){0,3} (?:et)?was (?:lustig|witzig|komisch|nett|schön|heiter|fröhlich|albern)es\b|^(?:et)?was (?:lustig|witzig|komisch|nett|heiter|fröhlich|albern)es[.!?]*$|^(?:bring (?:mich|uns) (?:mal |bitte )?zum lachen|unterhalte? (?:mich|uns)|heitere? (?:mich|uns) auf|muntere? (?:mich|uns) auf)\b|^(?:\w+ ){0,3}?(?:rezept|anleitung) für\b|^(?:\w+ ){0,2}?erklär\w* (?:einem|einer|meinem|meiner|dem|der)\b|\bmärchen\b|^(?:sprich mir nach|sag mir nach|wiederhol\w*)\b|^(?:\w+ ){0,4}?(?:gib|erzähl\w*|sag|fass\w*|nenn\w*)\b.* (?:handlung|inhalt|ende|moral|inhaltsangabe) (?:von|vom|des|der)\b|^(?:\w+ ){0,2}?(?:erfind\w*|beschreib\w*|denk\w* dir) (?:mir |uns )?(?:mal )?(?:ein\w*|deine?|was|wie)\b|^(?:\w+ ){0,4}?\w+geschichte\b|^(?:\w+ ){0,4}?(?:übersetze?|dichte?(?= (?:mir|uns|mal|doch|bitte|ein|was|etwas))|reime?|singe?|buchstabier\w*|formulier\w*|entwirf|entwerf\w*|diktier\w*|zitier\w*|verfass\w*)\b|^(?:\w+ ){0,4}?schreib(?:e|st)?\b(?!.*\b(?:dass|\w*liste|kalender|notiz\w*|erinnerung|auf|(?:auf|in) (?:den|die|das|dem|der|meine\w*|unsere\w*))\b)|^(?:\w+ ){0,4}?(?:gib|erzähl\w*|mach|lies|sag|erfinde|setz\w*|führ\w*)\b.*\b(?:\w*gedicht|haiku|geschichte|märchen|reim|lied|witz|rätsel|vers|zungenbrecher|auf (?:englisch|französisch|spanisch|italienisch|latein))\b",
    "fr": r"^(?:\w+ ){0,2}?invente(?:-moi|-nous|z)?\b|\bquelque chose de (?:drôle|rigolo|marrant|amusant)\b|\bfais-(?:moi|nous) rire\b|^(?:\w+ ){0,3}?(?:écris|traduis|compose|chante|rédige)\b|^(?:[\w'-]+ ){0,4}?(?:raconte|continue|poursuis|finis|termine|dis|fais|invente|écris|récite|lis|donne|connais|aimerais|veux|voudrais)\b.*\b(?:poème|histoire|conte|récit|devinette|comptine|légende|rime|blague|chanson|haïku)\b|^(?:encore )?(?:une? )?(?:(?:petit|court|joli|bon|bref|rapide)e? )*(?:poème|histoire|conte|récit|devinette|comptine|légende|rime|blague|haïku)\b",
    "es": r"^(?:\w+ ){0,2}?inv[eé]nta(?:te|me|nos|melo)?\b|\balgo (?:gracioso|divertido|chistoso)\b|\bhazme reír\b|^(?:\w+ ){0,3}?(?:escribe|traduce|compón|canta|redacta)\b|^(?:[\w'-]+ ){0,4}?(?:cuéntame|cuenta|sigue|continúa|termina|acaba|dime|di|inventa|recita|lee|dame|haz|sabes|quiero|quisiera)\b.*\b(?:poema|cuento|historia|relato|leyenda|adivinanza|trabalenguas|rima|chiste|canción|haiku)\b|^(?:otr[oa] )?(?:una? )?(?:(?:breve|pequeñ[oa]|cort[oa]|buen) )*(?:poema|cuento|historia|relato|leyenda|adivinanza|trabalenguas|rima|chiste|haiku)\b",
    "it": r"^(?:\w+ ){0,2}?inventa(?:ti|mi|ci)?\b|\bqualcosa di (?:divertente|buffo|spiritoso)\b|\bfammi ridere\b|^(?:\w+ ){0,3}?(?:scrivi|traduci|componi|canta)\b|^(?:[\w'-]+ ){0,4}?(?:raccontami|racconta|continua|prosegui|finisci|termina|avanti|dimmi|inventa|recita|leggi|dammi|fammi|sai|conosci|voglio|vorrei)\b.*\b(?:poesia|storia|racconto|favola|fiaba|leggenda|filastrocca|indovinello|barzelletta|canzone|haiku)\b|^(?:ancora )?(?:un[ao]? )?(?:(?:breve|piccol[oa]|cort[oa]|bell[oa]) )*(?:poesia|storia|racconto|favola|fiaba|leggenda|filastrocca|indovinello|barzelletta|haiku)\b",
    "nl": r"^(?:\w+ ){0,2}?(?:verzin|bedenk)\b|^vertel (?:verder|door)\b|\biets (?:grappigs|leuks|lolligs)\b|\bmaak (?:me|ons) aan het lachen\b|^(?:\w+ ){0,3}?(?:schrijf(?! (?:me|mij|ons|\w+) (?:in|uit)\b)|vertaal|dicht|zing)\b|^(?:[\w'-]+ ){0,4}?(?:vertel|vervolg|verder|door|zeg|maak|verzin|lees|geef|ken|weet|wil)\b.*\b(?:gedicht|\w*verhaal(?:tje)?|sprookje|legende|versje|rijmpje|raadsel|grap|mop|liedje|haiku)\b|^(?:nog )?(?:een )?(?:(?:kort|klein|leuk|mooi|snel)e? )*(?:gedicht(?:je)?|\w*verhaal(?:tje)?|sprookje|legende|versje|rijmpje|raadsel|grap|mop|haiku)\b",
}

# A bit of what no one thing is: "some shade", "etwas Licht". Things are not measured.
STUFF: Final[Mapping[str, str]] = {
    "en": r"\b(?:some|(?:a )?(?:bit|little|touch|spot|patch) (?:of|more)|a little|(?:a bit|some|much|any|no)? ?(?:more|less)|enough) (?:proper |decent |fresh |nice |cool )?(?!the\b|my\b|our\b)[^\W\d]{3,}(?<!s)\b",
    "de": r"\b(?:etwas|(?:ein )?(?:bisschen|wenig|klein wenig)|mehr|weniger|genug|ordentlich|viel) (?:mehr )?(?:kühlen |kühler |frische[rs]? |angenehmen )?(?-i:[A-ZÄÖÜ])[^\W\d]{2,}\b",
    "fr": r"\b(?:un peu|plus|moins|assez|davantage) (?:plus )?(?:de |d')[^\W\d]{3,}(?<!s)\b",
    "es": r"\b(?:algo|un poco|un poquito|más|menos) (?:más )?(?:de )[^\W\d]{3,}(?<!s)\b",
    "it": r"\b(?:un po'|un poco|un pochino) (?:più )?(?:di |d')[^\W\d]{3,}\b",
    "nl": r"\b(?:wat|een beetje|meer|minder|genoeg) (?:meer )?(?!de\b|het\b)[^\W\d]{3,}(?<!en)\b",
}
