"""Verbs that somebody else is the subject of, per language; bars part the phrases.

`verbs` are forms that ask what others do ("schaltet mein Mann …"), where one of the
`kin` follows, or a name, or two things with `articles` that none of the `links`
joins. `aux` ask behind what is only supposed: "if I opened it would the …". `tags`
end a statement that wants to be confirmed. `favours` make a wish of a question what
Jarvis is `able` to do. `reported` is a pattern of what somebody wants to know, or of a choice
left open, `between` stands before things that are only compared.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Subjects:
    """The table of one language; "" for what it does not need."""

    verbs: str = ""
    kin: str = ""
    articles: str = ""
    links: str = ""
    aux: str = ""
    tags: str = ""
    able: str = ""
    favours: str = ""
    reported: str = ""
    between: str = ""


SUBJECTS: Final[Mapping[str, Subjects]] = {
    "en": Subjects(
        articles="the|it|they|he|she|my|our|your|anybody|anyone|somebody|someone|this|that",
        aux="would|does|will|do",
        tags="is it|is he|is she|are they|are you|was it|were they|right|correct|yes|isn't it|isn't he|isn't she|aren't they|aren't you|wasn't it|weren't they|didn't you|didn't i|didn't we|didn't he|didn't she|didn't they|doesn't it|doesn't he|doesn't she|don't they|don't you|don't we|haven't you|haven't we|hasn't it|hasn't he|hasn't she|won't it|won't they|am i right|is that right|is that so|is that true|is that correct|do you agree|what do you think|or not|or is it",
        able="are you able to|would you be able to",
        favours="for me|for us|now|right now|please|again",
        verbs="turns|switches|locks|unlocks|closes|opens|starts|stops|shuts|dims|plays|goes|runs|comes|works|makes|sets",
        reported=r", (?:yes or no|or what|eh|innit|huh)\W*$|^wouldn\'t (?:it|that) be (?!(?:nice|lovel|better|co[sz]ier|warmer|brighter|cooler|great|good|fun))\w+|^(?:so |and |but )?(?:you|he|she|they|we|i|\w+|(?:the|my|our) \w+) (?:did|have|has|had|were|was|are|is)(?:n't| not) (?:\w+ ){0,3}?(?:by any chance|by chance|happen to)\b|^(?:and |so )?(?:in|at|on|by|for|from|with|to|of|under|until|since) (?:what|which|whose|whom|how (?:much|many|long|far))\b|^(?:i'm|i am|i'd be) (?:just |really |quite )?(?:curious|interested|keen) (?:to (?:know|hear|learn|see)|if|whether|how|what|who|when|where|why)\b|^(?!(?:turn|switch|open|close|shut|lock|set|put|start|stop|dim|play)\b)[^?]*\b(would|could|can|do|does|did|is|are|was|were|has|have|had|should|must|need)n't\b[^?]*, \1 (?:i|you|he|she|it|we|they|there)\W*$|^(?:dad|daddy|mum|mom|mummy|mommy|honey|darling|sweetie|sweetheart|babe|grandma|granny|grandpa|kids|guys|boys|girls), (?:can|could|may|shall|do|did|have|where|what|when|how) .*\?$|^(?!.*\b(?:and|then) (?:turn|switch|open|close|lock|start|stop|set|put|play|run|add)\b)(?:please,? |jarvis,? |now )*(?:(?:describe|explain|outline|recite|walk me through|talk me through|run me through|take me through|tell me|show me) (?:\w+ )?(?:what|how|which|why|when|where|who)\b|(?:list|enumerate|name|describe|outline) (?:me )?(?:all|everything|every|each|any|the)\b)|\b(?:wants? to know|ask(?:s|ed|ing)(?: me| myself| us)?|wonder(?:s|ed|ing)?)\b.*\b(?:(?:if|whether) (?!you (?:could|can|would|might|will)\b)|(?:why|who|when|where|what|how|are|is|was|does|did)\b)|\bor not\W*$|^any (?:reason|clue)\b|\b(?:on or off|open or (?:closed|shut)|locked or (?:unlocked|open))\W*$|, (?:is|are|was|were) (?:that|it|this|those|these|they)\b|^(?:so )?(?:nobody|no one) (?:has|had)\b|^would you rather\b|^do (?!the\b|it\b|that\b|this\b|these\b|your\b|my\b|our\b|some|a\b|an\b|not\b|so\b|us\b|as\b)(?:[\w-]+ ){0,2}?[\w-]+s (?!now\b|please\b|again\b|today\b|for\b|first\b)[a-z]+",
        kin="the|my|your|our|its|his|her|it|off|on|itself",
        between="between|either",
    ),
    "de": Subjects(
        verbs="schafft|schaltet|macht|dreht|stellt|dimmt|öffnet|schließt|sperrt|spielt|startet|stoppt|zieht|setzt|fährt|knipst|regelt|verriegelt|pausiert|aktiviert|deaktiviert|drückt|rollt|kurbelt|bedient|steuert|vergisst|bringt|nimmt|räumt|kippt|lüftet|heizt|kühlt|wässert|gießt|wischt|putzt|wäscht|trocknet|kocht|lassen|machen|schalten|drehen|stellen|öffnen|schließen|sperren|fahren|ziehen|vergessen|benutzen|nutzen|benutzt|nutzt|merkt|hört",
        kin="andere|die anderen|sich|man|jemand|irgendwer|irgendjemand|niemand|keiner|er|mein|meine|dein|deine|unser|unsere|euer|eure|der|mama|papa|oma|opa|mutti|vati|die kinder|die leute|die nachbarn|die meisten|die putzfrau|die eltern|die katze|das kind|das baby|viele|manche|leute|kinder|katzen|hunde",
        articles="der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|dein|deine|sein|seine|ihr|ihre|immer",
        links="und|oder|sowie|in|im|auf|am|an|bei|von|vom|mit|für|über|unter|neben|vor|hinter|zu|zum|zur|aus|nach|bis|um|sie|mir|mich|uns|mal|bitte|jetzt|doch|noch|alle|sofort|gleich|schnell|kurz|einfach|wieder|heute|auch|dann|dort|hier|oben|unten|drüben|draußen|drinnen|nicht|nur|ruhig|endlich|beide|beides",
        tags="oder|oder nicht|nicht wahr|nicht|gell|ne|stimmt's|stimmts|richtig|oder doch|hab ich recht|stimmt das|ist das richtig|ist das so|findest du das auch|findest du auch|was meinst du|oder etwa nicht|oder etwa|ja|nich|stimmt",
        able="bist du in der lage|bist du fähig",
        favours="bitte|für mich|für uns|jetzt|gleich",
        reported=r"^(?!(?:macht|schaltet|stellt|dreht|öffnet|schließt|spielt|startet|dimmt|setzt|lasst|bitte)\b)[a-zäöüß]+t (?:der|die|das|mein\w*|unser\w*|es|er|sie|man)\b[^?]*\b(?:auch|je|jemals|oft|von (?:selbst|allein\w*)|automatisch|nachts)\b|, (?:ja oder nein|oder was|oder wie)\W*$|^[a-zäöüß]+t (?:der|die|das|mein\w*|unser\w*|es|er|sie|man)\b[^?]*\b(?:eigentlich|denn|etwa|überhaupt|immer noch|noch immer)\b|^(?:du hast|ihr habt|hast du|habt ihr|ist|sind|war)\b[^?]*\bnicht zufällig\b|\bnicht etwa\b|\bdoch wohl (?:nicht|kein\w*)\b|^(?:schlie(?:ß|ss)t|schaltet|macht|dreht|fährt|öffnet|startet|dimmt|sperrt|verriegelt|stellt|spielt|setzt)\b(?! (?:das|die|den|bitte|mir|uns|alle|ein|eine|einen)\b)[^?]{2,40}? (?:auch|eigentlich|dann) (?:noch )?(?:das|die|den|der|alle)\b|^(?!.*\bund (?:dann )?(?:mach|schalt|stell|öffne|schließ|start|stopp|spiel|setz|schreib|dreh)\w*\b)(?:bitte,? |jarvis,? )*(?:(?:beschreib|erklär|erläuter|nenn|zähl|sag|verrat|zeig)\w*\b[^.!?]{0,20}?,? (?:was|wie|welche\w*|wann|warum|wo|wer)\b|(?:nenn|zähl|liste|beschreib)\w* (?:mir |uns |mal |bitte )*(?:alles|alle|die|das|jede\w*)\b)|\b(?:will|möchte|wollte|wollen|würde gern) (?:\w+ )?wissen\b|\bfrag(?:t|te|en|e)\b.*\b(?:ob(?! du\b)|warum|wer|wann|wie|wo|was)\b|\bgefragt\b.*\bob\b|\boder nicht\W*$|\b(?:an oder aus|auf oder zu|offen oder (?:zu|geschlossen))\W*$|^würde(?:st|n) (?:du|sie)\b.*\b(?:eher|lieber)\b|^ob (?!du\b|sie\b|ihr\b)|^(?:woran|worin|worauf|wodurch|wovon)\b",
        between="zwischen|weder|entweder",
    ),
    "es": Subjects(
        reported=r"\bo qué\W*$|, (?:sí o no|está bien|es suficiente|basta)\W*$|^(?:y |pero |oye,? )?no (?!(?:podr|querr|importar)\w*)\w+ría\w*\b|\bme pregunto\b|\b(?:pregunta|quiere saber)\b.*\bsi\b|\bo no\W*$",
        between="entre",
        verbs="cierra|abre|apaga|enciende|baja|sube|deja|pone|quita|cierran|abren|apagan|encienden|dejan",
        kin="alguien|nadie|mi mujer|mi marido|mi hijo|mi hija|mi madre|mi padre|mi abuela|mi abuelo|los niños|mis hijos|la gente|el vecino|los vecinos",
        tags="verdad|no|no es así|cierto|supongo|imagino|creo|me imagino|quizás|tal vez|por casualidad|si no me equivoco|o no|o qué|eh|a que sí",
    ),
    "it": Subjects(
        reported=r"\b(?:va|vanno) bene\W*$|, (?:sì o no|o cosa|bastano|basta)\W*$|^(?:e |ma )?non (?!(?:potr|vorr|dispiac)\w*)\w+rebbe\b|\bmi chiedo\b|\b(?:chiede|vuole sapere)\b.*\bse\b|\bo no\W*$|^si (?:può|possono)\b",
        between="tra|fra",
        verbs="chiude|apre|spegne|accende|lascia|chiudono|aprono|spengono|accendono|lasciano|abbassa|alza",
        kin="qualcuno|nessuno|mia moglie|mio marito|mio figlio|mia figlia|mia madre|mio padre|la nonna|il nonno|i bambini|i figli|la gente|il vicino",
        tags="vero|no|giusto|non è vero|suppongo|immagino|credo|penso|forse|per caso|se non sbaglio|o no|o cosa|eh",
    ),
    "fr": Subjects(
        tags="non|n'est-ce pas|hein|pas vrai|c'est ça|je suppose|j'imagine|je crois|je pense|peut-être|par hasard|si je ne me trompe|ou quoi|ou pas|si|dis|dis-moi|au fait|tu crois",
        reported=r", (?:oui ou non|ou quoi|ça suffit|c\'est assez|ça va)\W*$|^ce ne serait pas\b|\bje me demande\b|\b(?:demande|veut savoir)\b.*\bsi\b|\bou (?:pas|non)\W*$",
        between="entre",
    ),
    "nl": Subjects(
        reported=r", (?:ja of nee|of wat|is dat (?:genoeg|goed|te \w+)|genoeg)\W*$|^zou(?:den)? (?:het|dat) niet\b|\bik vraag me af\b|\b(?:vraagt|wil weten)\b.*\bof\b|\bof niet\W*$",
        between="tussen",
        verbs="sluit|opent|doet|zet|laat|schakelt|draait|trekt|vergeet|sluiten|openen|doen|zetten|laten",
        kin="iemand|niemand|mijn vrouw|mijn man|mijn zoon|mijn dochter|mijn moeder|mijn vader|oma|opa|de kinderen|de buren|mensen|hij|ze|men",
        articles="de|het|een|mijn|onze|ons|zijn|haar|hun",
        links="en|of|in|op|aan|bij|van|met|voor|over|onder|naast|achter|naar|tot|om|eens|even|nu|alsjeblieft|u|mij|me|ons|alle|graag|toch|maar|niet|gerust|alvast|gauw|snel|vlug|eerst|direct|meteen|zo|dan|hier|daar|weer|ook|beide|vast|gewoon|rustig|straks|zachtjes|voorzichtig",
        tags="toch|niet|nietwaar|hè|klopt dat|of niet|neem ik aan|denk ik|vermoed ik|als ik me niet vergis|misschien|toevallig|zeker|of wel|of hoe zit dat",
    ),
}
