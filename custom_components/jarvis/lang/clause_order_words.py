# ruff: noqa: E501 - language data
"""What opens and closes a subordinate clause whose verb stands last, per language.

Regular expressions over single words, without case unless `name` or `noun` says so.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseOrder:
    """The words by which a verb-last clause is turned into a sentence.

    `conjunction` opens such a clause; `alone` is a subject by itself, `article` and
    `inflected` stand before a noun, `title` before a name; `genitive` ties another noun
    to the first; `place` opens a place or time, `adverb` is one; `clock` a number that
    closes one; `verb` is what the last word may be, `never` what looks like a verb and is
    none; `owner` is a name of whom the next noun is, if the verb is one
    of `being` what that is, where nobody takes it; `parting` splits off a verb that is
    written together only there. `takes` are verbs of what somebody has, likes or does
    with a thing, `bound` a thing that is told with no article, `negating` stands behind one.
    `shared` opens an owner, or whom a thing is `given` to or who somebody is; `lying` are
    verbs of where a thing is, `stating` of what it is; `attached` ties what a thing is for to
    it, `where` opens a place; `number` is one that a drawer has, or that counts. `kin` is
    somebody whose name may stand behind, `rank` stands before the name of a stranger and
    is nobody by itself; `made` is what a thing may have in or with it; `passive` closes
    what is done by somebody.
    """

    conjunction: str
    alone: str
    article: str
    inflected: str
    title: str
    genitive: str
    place: str
    adverb: str
    clock: str
    verb: str
    never: str
    parting: str
    link: str
    tangled: str
    owner: str
    being: str
    takes: str
    bound: str
    negating: str
    shared: str
    given: str
    lying: str
    stating: str
    attached: str
    where: str
    number: str
    kin: str
    rank: str
    made: str
    passive: str


_GERMAN: Final = ClauseOrder(
    conjunction=r"da(?:ss|ß)",
    alone=r"ich|du|er|sie|es|wir|ihr|man|jemand|niemand|keiner|jeder|alle|beide|das|dies",
    article=r"der|die|das|dem|den|des|(?:mein|dein|sein|ihr|unser|kein|ein)(?:e|er|em|en|es)?|eure?[rnms]?|uns(?:e?re?|ere)[rnms]?|jede[rnms]?|diese[rnms]?|alle|beide|zwei|drei|vier|fünf",
    inflected=r"\w+(?:e|er|es|en|em)|\d+\.",
    title=r"opa|oma|mama|papa|cousine?|(?:ur)?groß(?:tante|onkel|mutter|vater)|frau|herr|herrn|doktor|dr\.?|tante|onkel|familie|professor|prof\.?",
    genitive=r"von|vom|(?:d|(?:k?e|m|d|s)?ein|dies|jed|unser|uns(?:er|r)|eur|ihr)es",
    place=r"am|an|im|in|um|ab|bis|seit|bei|beim|auf|zum|zur|vor|nach|unter|hinter|neben|über|zwischen|mit|ohne|für|gegen|aus|vom|ins|jede[nrs]?|wegen",
    adverb=r"(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|morgens|mittags|abends|nachts|vormittags|nachmittags|werktags)|morgen|heute|übermorgen|hier|dort|immer|manchmal|meistens|oft|dann|bald|oben|unten|draußen|drinnen",
    clock=r"\d[\d.:,]*|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb|viertel|uhr",
    verb=r"\w+(?:t|en|rn|ln)|\w{2,}e|ist|sind|war|waren|mag|will|kann|darf|muss|muß|soll|weiß|weiss|wird|kam|ging|fuhr|lag|hing|stand|hieß|fand|gab|bin|isst|ißt",
    never=r"morgen|heute|gestern|oben|unten|draußen|drinnen|hinten|vorne|innen|außen|sieben|gern|gerne|selten|nicht|nie|immer|alleine|zusammen|jetzt|meistens|meist|oft|gut|schlecht|kalt|kaputt|bekannt|verwandt|leicht|schlechte|späte|fast|erst|sonst|selbst|laut|bereit|weit|breit|echt|nackt|satt|glatt|matt|tot|rot",
    parting=r"(?P<part>ab|an|auf|aus|bei|durch|ein|fest|fort|heim|her|hin|los|mit|nach|statt|um|vor|vorbei|weg|weiter|wieder|zu|zurück|zusammen|hoch|runter|raus|rein|rauf)(?P<verb>(?:hol|steh|fang|fäng|geh|ging|komm|kam|kauf|find|fand|les|lies|mach|fahr|fähr|fuhr|lauf|läuf|nehm|nimm|schick|ruf|ruh|zieh|zog|sag|trag|träg|leg|lag|stell|setz|bring|gib|gab|geb|lad|läd|schlaf|schläf|wasch|wäsch|räum|bleib|fall|fäll|bau|schalt|dreh|pass|hör|seh|sieh|wart|lass|läss|häng|hing|liefer|werf|wirf|tret|tritt|schau|guck|meld|kreuz|bereit|biet|sprech|sprich|schreib|schließ|kling|wander|probier|wohn|lern|spül|putz|gieß|back|bring|reis|flieg|stimm|heb|treff|triff|ess|iss|dauer|hab|hat)\w*)",
    link=r"und|oder|sowie",
    tangled=r"und|oder|aber|weil|wenn|ob|damit|sondern|dass|falls|obwohl|bevor|nachdem|während",
    owner=r"\w+[^\Wsxzß]s|\w+[sxzß]['\u2019]",
    being=r"ist|sind|war|waren|heißt|heisst|heißen|hieß|lautet|lauten|wohnt|lebt|arbeitet|liegt|steht|hängt|beginnt|kommt|kostet|endet|gehört|dauert|öffnet|schließt|stattfindet|wird|bleibt",
    takes=r"spiel(?:t|en)|isst|ißt|essen|mag|mögen|hasst|hassen|liebt|lieben|lern(?:t|en)|sammel(?:t|n)|trink(?:t|en)|kann|können|hat|haben|brauch(?:t|en)|nimmt|nehmen|verträgt|vertragen|fürchtet|sprich(?:t)|sprechen|studiert|trägt|züchtet|kauf(?:t|en)|verkauft|bekommt|kriegt|backt|kocht|raucht|fährt|mach(?:t|en)",
    bound=r"angst|geburtstag|hunger|durst|lust|heimweh|asthma|diabetes|fieber|(?:\w+-?)?größe|typ|modell|nummer|stufe|klasse|training|unterricht|urlaub|dienst|schicht",
    negating=r"nicht|nie|niemals|überhaupt|gar|sehr|gern|gerne|besonders|lieber",
    shared=r"der|(?:(?:m|d|s)?ein|ihr|unse?r|eur|dies|jed)er",
    given=r"ist|sind|war|waren|bleibt|wird|gehör(?:t|en)|gefäll(?:t)|gefallen|schmeck(?:t|en)|h(?:i|e)lf(?:t|en)|pass(?:t|en)|fehl(?:t|en)|(?:zu|leid)?steht|gib(?:t)|geben|gab|schenk(?:t|en)|schuld(?:et|en)|leiht|leihen|zeig(?:t|en)|schick(?:t|en)|bring(?:t|en)|vertrau(?:t|en)|dank(?:t|en)|ähnelt|folg(?:t|en)|droht|antwort(?:et|en)|nützt|schadet|reicht|genügt|zuhört|gratulier(?:t|en)|erzähl(?:t|en)|sagt?|sagen",
    lying=r"lieg(?:t|en)|lag|steh(?:t|en)|stand|häng(?:t|en)|hing|steck(?:t|en)|ist|sind|war|waren|klemm(?:t|en)|fehl(?:t|en)",
    stating=r"laute(?:t|n)|heiß(?:t|en)|hieß|koste(?:t|n)|beträg(?:t)|betragen|gehör(?:t|en)|wieg(?:t|en)|fass(?:t|en)|miss(?:t)|messen|dauer(?:t|n)",
    attached=r"für|mit|ohne|zum|zur",
    where=r"in|im|auf|an|hinter|unter|über|neben|aus|bei|beim|zwischen|vor",
    number=r"\d[\d.,:]*",
    kin=r"(?:(?:ur)?groß|schwieger|stief|halb|paten|ur)?(?:mutter|vaters?|tochter|soh?n(?:e?s)?|kind(?:e?s)?|bruders?|schwester|tante|onkels?|nichte|neffen?|enkel(?:in|s|kinde?s)?|cousin(?:e|s)?|schwagers?|schwägerin|pate[ns]?|patin|mann(?:e?s)?|frau|partners?|freund(?:e?s)?|kollegen?|nachbarn|chefs?)|\w{3,}(?<!term)(?<!kam)(?<!mediz)(?<!benz)(?<!magaz)in",
    rank=r"frau|herrn?|doktor|dr\.?|familie|professor|prof\.?",
    made=r"mit|ohne|aus|für|zum|zur",
    passive=r"w[iu]rden?|wird|werden|worden",
)

CLAUSE_ORDERS: Final[dict[str, ClauseOrder]] = {"de": _GERMAN}
