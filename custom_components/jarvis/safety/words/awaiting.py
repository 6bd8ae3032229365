"""What ties words to this house and this moment, per language, as patterns.

`asks` complains in a question. `shows` tells a state of a thing that does not last,
`was` tells it of another time, `life` is what somebody tells of people and of
themselves, `suggests` begins what one would have done, `plays` are what is only talked
about, `seeks` asks for advice or an answer to anything.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .narrated import WHO_EN


@dataclass(frozen=True, slots=True, kw_only=True)
class Awaiting:
    """The table of one language."""

    asks: str
    shows: str
    was: str
    life: str
    suggests: str
    plays: str
    seeks: str


AWAITING: Final[Mapping[str, Awaiting]] = {
    "en": Awaiting(
        asks=r"\b(?:is|isn't|are|aren't) (?:it|this|that|they|anyone|anybody|you)\b[^?]*\b(?:me or|cold|chilly|freezing|hot|warm|stuffy|dark|gloomy|dim|bright|loud|noisy|draughty|damp|dry)\b|\b(?:cold|chilly|freezing|hot|warm|stuffy|dark|gloomy|bright|loud|noisy|draughty|damp) in (?:here|there)\b|\b(?:what gives|what's (?:going on|the matter) (?:here|in here|in there)?|why on earth|why is it so|how come it's)\b|\b(?:still|again|too|so)\b[^?]*, (?:isn't|aren't|doesn't|don't|hasn't) (?:it|they|he|she|that)\b|\b(?:in|out|up|down|over) (?:here|there)\b[^?]*, (?:what|why|how)|(?:boiling|freezing|stuffy|dark|loud|cold|hot)\b[^?]*, (?:what|why|how)",
        shows=r"\bagain(?: |[.!]|$)|\bstill\b|\bsince \w+|\b(?:is|are|'s|'re) (?:\w+ly |all |just )?(?!going to\b|getting married\b|killing me\b|learning\b|studying\b|moving (?:to|in)\b|dating\b|expecting\b)\w{2,}ing\b|^there(?:'s| is| are) (?:an?|some|all|something|someone|somebody|no|\w+s) [^,.!?]*\b(?:in|on|at|under|behind|by|outside|all over|upstairs|downstairs)\b|\b(?:is|are|'s|'re) like\b|\bat (?:\w+ )?(?:\w+|\d+) (?:percent|%|degrees)|\bnever (?:rings|works|opens|closes|shuts|stops|comes on|goes off)\b|\b(?:needs?|lacks?|begging|hungry|thirsty|out of|bothered|gone \w+|empty|full of|covered in|iced|frozen|stuck|parched|won't)\b|\bhates?\b|^(?:the|my|our|this|these) [\w' ]{2,30}(?: is| are|'s|'re) (?!ugly|nice|pretty|beautiful|lovely|great|good|fine|cute|old|new|mine|ours|yours|favou?rite|expensive|cheap|wonderful|perfect|funny|famous|smart|clever|boring|over)\w+[.!]*$",
        was=rf"\b(?:was|were|had|did|used to|ago|last (?:week|month|year|summer|winter|night)|back then|once|when (?:i|we) (?:was|were)|might|may|could|bought|sold|got (?:engaged|married|promoted|fired|divorced)|retired|graduated|always|usually|often|one day|someday)\b|^(?:{WHO_EN}) (?:just |finally |also |really )?(?:\w{{2,}}(?<!e)ed|bought|sold|got|burnt|burned|spilt|cut|went|came|left|made|took|gave|found|lost|won|said|told|saw|met|moved|broke|built|began|started|ate|drank|slept|wrote|read|drove|flew)\b|^(?!.*\b(?:still|again|but|yet|needs?|want|please|could|can|freezing|frozen|cold|chilly|dark|dim|hot|stuffy|loud)\b)(?:just |finally |already )*(?:\w{{2,}}(?<!e)ed|fed|took|made|had|went|ate|drank|saw|met|bought|sold|won|wrote|drove|rode|swam|ran|spent|did|gave|taught|caught|slept|heard|told|brought) (?:him|her|it|them|the|an?|my|our|some|half|to|with|like)\b|^(?!.*\b(?:still|again|but|yet|needs?|want|please|could|can|freezing|frozen|cold|chilly|dark|dim|hot|stuffy|loud)\b)(?:just |finally |only )*(?:back|home|fresh|in) from (?:the|a|my|our|work|school|town|\w+ing)\b",
        life=r"\b(?:my|his|her|our) (?:back|head|knees?|neck|throat|tummy|stomach|heart|nose|eyes?|ears?|tooth|teeth|hair|job|boss|life|career|marriage|sister|brother|mother|father|mum|mom|dad|wife|husband|son|daughter|grand\w+|aunt|uncle|cousin|friend|colleague|teacher|ex)(?:'s)?\b|\bfeel(?:ing)? (?:old|sad|lonely|down|blue|happy|great|lucky|proud|like crying)\b|\b(?:in love|proud of|pregnant|promoted|nervous|lonely|bored|heartbroken|birthday today)\b|\b(?:might|could|may|will) (?:\w+ )?(?:snow|rain|freeze|storm|hail|be (?:cold|hot|fresh|windy))\b|\b(?:the|my|his|her|our) (?:trains?|bus|flight|plane|commute|exams?|driving test|boss|colleagues?|boyfriend|girlfriend|dentist)\b|\btraffic\b",
        suggests=r"^(?:and |so |hey |well,? )?(?:how about|what about|what if (?:we|i|you|there)|what do you say (?:to|we)|(?:do you )?fancy|any chance of|wouldn't it be|shall we have|why don't (?:we|you)|(?:act|behave|pretend)(?: as if| as though| like| that)? (?:we|i|somebody|someone|there)\b[^.!?]*\b(?:home|in|here|there|left|away|house)\b|make (?:it|them) (?:look|think|believe)|look after|take care of|see to|have (?:my|the|our) [\w' ]{2,25} (?:\w{3,}ed|done|sent|made|fixed)(?! (?:for|since) \w+\?))\b",
        plays=r"\b(?:fun|poetry|inspiration|help|gossip|wisdom|practice|math\w*|knowledge|examples?|debate|limericks?|haikus?|jokes?|riddles?|games?|quiz|trivia|stor(?:y|ies)|poems?|songs? lyrics|facts?|tips?|ideas?|advice|suggestions?|names?|recipes?|quotes?|puns?|chess|conversation|chat|talk|opinion|history|words?|explain\w*|question|pineapple|politics|you|yourself|dragon|pirate|king|queen|doctor|robot|horse|cat|dog)\b",
        seeks=r"\b(?:riddles?|quiz|a bet|any (?:thoughts|ideas?|tips|advice|wisdom|suggestions?|clue|tricks?)|something (?:clever|nice|funny|kind|witty) to)\b|\bremind (?:me|us),? (?:what|who|when|which|how|why|where)\b",
    ),
    "de": Awaiting(
        asks=r"^(?:ist|wird) (?:es|das|euch|dir|ihnen|mir|jemandem)\b[^?]*\b(?:kalt|kühl|frisch|heiß|warm|stickig|dunkel|finster|düster|hell|laut|zugig|feucht|trocken)\b|\b(?:hier|bei uns) (?:drin )?(?:\w+ ){0,2}(?:kalt|kühl|heiß|warm|stickig|dunkel|laut|zugig)\b|\bwas ist (?:da |hier |denn )*los\b|\bwarum ist es (?:denn |hier |da )*so\b|\b(?:hier|da) (?:drin|oben|unten|draußen)\b[^?]*, (?:was|warum|wieso)|\b(?:kalt|heiß|dunkel|laut|stickig|kocht)\b[^?]*, (?:was|warum|wieso)",
        shows=r"^hier ist\b|\blassen? (?:die|ihre) (?:köpfe|blätter|ohren) hängen\b|\b(?:schon wieder|immer noch|noch immer|wieder|noch|seit \w+|bis hierher|lauter|voller|leer|alle|verdorrt|bräuchte\w*|zugefroren|vereist|bettelt|betteln|hasst|friert|frieren|Lust|quiek\w*|lechz\w*|fehl(?:t|en))\b|\b(?:in|im|auf|am|an|unter\w*|hinter\w*|vor\w*|neben|unterm|hinterm) (?:\w+ ){1,3}(?:sitzt|liegt|liegen|steht|stehen|hängt|tropft|läuft|brennt|summt|piept|stinkt|riecht|friert|sieht|ist|sind)\b|\b(?:sitzt|liegt|liegen|tropft|stinkt|piept|riecht|stapel\w*)\b|\b(?:ist|sind) (?:\w+ )?(?:zu|ver|ein|ab)?ge\w+en\b|\b(?:hat|haben) (?:noch )?(?:nur )?\w+ prozent\b|\b(?:sind|ist) (?:eis\w*|wie)\b|\bklingelt nie\b|\b(?:hört|findet|sieht) [^,.!?]*\bnicht\b|\bnichts\b|^(?:der|die|das|mein\w*|unser\w*|dies\w*) [\w ]{2,30} (?:ist|sind) (?!schön|hässlich|nett|hübsch|toll|gut|alt|neu|teuer|billig|wunderbar|perfekt|lustig|berühmt|klug|langweilig|süß|vorbei)\w+[.!]*$",
        was=r"\b(?:war|waren|hatte\w*|wurde\w*|letzte\w* (?:woche|jahr|monat|sommer|winter|nacht)|früher|damals|neulich|vor (?:ein\w*|zwei|drei|\w+) (?:tagen?|wochen?|jahren?|stunden?)|könnte|würde|vielleicht|immer|meistens|oft|eines tages|irgendwann|hab\w* [^,.!?]*(?:geträumt|gesehen|gelesen|gehört|gekauft|gegessen|gemacht)|(?:hat|haben) sich [^,.!?]*ge\w+(?:t|en)|verlobt|verheiratet|befördert|gekauft)\b|^(?!.*\b(?:noch|wieder|trotzdem|aber|brauche?n?|bitte|will|möchte|kannst|kalt|friere?|dunkel|heiß|laut|stickig)\b)(?:habe?|haben|bin|sind) (?!ich\b|wir\b|sie\b)[^,.!?]*\b(?-i:ge(?!lassen|froren)[a-zäöü]{2,}(?:t|en))\b",
        life=r"\b(?:mein|sein|ihr|unser)e?[mnrs]? (?:rücken|kopf|knie|nacken|hals|bauch|magen|herz|nase|augen?|ohr(?:en)?|zahn|zähne|haare?|job|chefin?|leben|ehe|schwester|bruder|mutter|vater|mama|papa|frau|mann|sohn|tochter|groß\w+|tante|onkel|cousine?|freundin?|kollegin?|lehrerin?|ex)\b|\b(?:fühl\w* mich (?:alt|traurig|einsam|gut|toll|mies)|verliebt|stolz|schwanger|befördert|nervös|einsam|langweil\w*|liebeskummer|schnupfen)\b|\b(?:könnte|wird|soll) (?:es )?(?:\w+ ){0,2}(?:schneien|regnen|stürmen|gewittern|frisch|kalt|warm|heiß|windig)\b|\b(?:der|die|den|dem|mein\w*|unser\w*) (?:z[uü]ge?|bus|busse|s-bahn|u-bahn|straßenbahn|bahn|flieger|flug|stau|prüfung\w*|klausur\w*|führerschein\w*|zahnarzt\w*|kollegen)\b|\b(?:zahnschmerzen|zahnweh)\b|\btut (?:mir|ihm|ihr) (?:der|die|das) \w+ weh\b|\b(?:mir|ihm|ihr) tut (?:der|die|das) \w+ weh\b",
        suggests=r"^(?:und |so |na,? |ach,? )?(?:wie (?:wär|wäre|wär's|wäre es|wärs)\b|was (?:hältst du|halten sie) (?:davon|von (?:etwas|ein bisschen|ein\w* \w+ (?:im|in|auf|am)))\b|was,? wenn (?:wir|ich|es)\b|ginge\b|schön wäre\b|wär(?:e)? (?:es )?(?:nicht )?schön|ein bisschen\b|etwas (?!lustig|witzig|schön)|lust auf\b|tu(?:n sie)? so,? als\b|kümmer\w* (?:dich|sie sich)\b|machen wir\b|frag(?:e|en sie)? (?:mal )?(?:beim|bei der|in der)\b|für (?:ein\w*|etwas) [^,]{2,30} würde ich\b|gegen (?:ein\w*|etwas) [^,]{2,40} hätte ich nichts)",
        plays=r"\b(?:spaß|poesie|lyrik|inspiration|hilfe|klatsch|weisheit\w*|wissen|konversation|humor|mathe\w*|beispiel\w*|haiku\w*|unterhaltung|rätsel\w*|witz\w*|rätsel\w*|spiel\w*|quiz|geschichte\w*|gedicht\w*|fakten?|tipps?|ideen?|rat|vorschläg\w*|namen?|rezept\w*|zitat\w*|schach|plauder\w*|gespräch|meinung|wort|wörter|erklär\w*|frage|ananas|politik|drache\w*|pirat\w*|könig\w*|arzt|pferd|katze|hund)\b",
        seeks=r"\b(?:rätsel|quiz|wette\w*|irgend(?:eine|welche) (?:idee\w*|tipps?|tricks?|rat)|eine idee|erinner\w* mich,? (?:was|wer|wann|welche\w*|wie|warum|wo)|ein\w* (?:kluge\w*|nette\w*|schöne\w*) (?:satz|spruch|wort))\b|^(?:hatten?|gab|war(?:en)?|wurden?|konnten?|trugen?|lebten?|kannten?) (?!ich|wir|jemand|hier|da\b)",
    ),
}
