"""How a clause reports what is the case, per language, as patterns.

For turns about this house in which nothing was done: `subject` begins a clause that tells of
something known, `someone` one that tells of anybody, `verbs` hold a report of anything
together: what goes on, has come about or was done. `passed` tells what was so, `when` at
which time of today. `mind` begins what is thought, felt or wished of something, `notes`
what only keeps a talk going, `advice` what one is to do, `evading` says that something
is out of reach. `stands` begins what tells of somebody or something as "it" does, `event`
is what has come about of a thing nobody knew, `bare` a result without a verb, `programme` names what plays, and
not only that something does, `known` begins what is told of things one knows, not of
their kind, `none` says that nobody, or nothing, was so. What `stands` begins is read as if
it began with `it`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Reporting:
    """The table of one language."""

    subject: str
    someone: str
    verbs: str
    passed: str
    when: str
    mind: str
    notes: str
    advice: str
    evading: str
    stands: str
    event: str
    bare: str
    programme: str
    known: str
    none: str = ""
    it: str = "it is"


REPORTING: Final[Mapping[str, Reporting]] = {
    "en": Reporting(
        subject=r"^(?:(?:yes|yeah|no|right|well|so|and|there|now|already|oh|indeed|sure|good news),? )*(?:the|your|my|our|its|his|her|their|both|all|every|each|everything|everyone|everybody|nobody|no one|it|they|he|she|those|these|there|you(?:'re|'ll| are| will)|(?-i:[A-Z][a-z]+) (?:sees|knows))\b",
        someone=r"^(?:(?:yes|no|well|so|and),? )*(?:somebody|someone|nobody|everybody|everyone|no one)\b(?! (?:has to|have to|must|should|needs?|would|could|can|might|may|else|who|knows|likes|wants)\b)",
        verbs=r"\b(?:is|are|'s|'re|has|have|'ve|been|being|gets?|got|goes|went|comes|came|\w{2,}(?:s|ed))\b|(?:'s|'re|'ve)\b",
        passed=r"\b(?:was|were|had|did|\w{2,}ed|went|came|ran|rang|took|left|gave|got|began|started|stopped)\b",
        when=r"\b(?:ago|since \w+|at (?:noon|midnight|(?:about |around )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)|this (?:morning|afternoon|evening)|today|tonight|all (?:day|night|morning|afternoon|evening)|just now|earlier|a (?:moment|minute|while) ago|twice|by now|through the \w+|on at \w+)\b",
        mind=r"\b(?:by (?:itself|themselves)|ever since|(?:has|have) ever|never)\b|\b(?:sounds?|seems?|looks? like|feels?|smells?|good (?:question|idea|point|choice|plan)|a pity|a shame|no wonder|what a|how (?:nice|lovely|awful|sad|annoying)|poor|up to you|your (?:choice|call|decision)|kind of you|needs? a|wants? a|takes? a)\b|\bi(?:'m| am)\b|^(?:so )?(?:it|that|they|these things) (?:does|do|will|happens?|pass(?:es)?|comes? and goes?)\b(?!\s+\w+s\b)|^(?:it|that)(?:'s| is) (?:up to|your|a|an|no|the (?:question|point|trouble|problem|reason|answer|truth|idea|trick|thing|difference)|what|how|why|where|only|just|about|for|hard|easy|odd|strange|true|right|wrong|nothing|me|you|all i|understandable|tiring|annoying|interesting|surprising|worrying|disappointing|exhausting|(?:\w+ly )?\w+ing (?:when|that|to)\b)\b",
        notes=r"^(?:(?:so )?(?:it|they|he|she) (?:is|are|does|do|has)|yes|no|oh|well|okay|ok|right|sure|certainly|of course|very well|as you \w+|noted|understood|i see|sorry|thanks|thank you|good \w+|enjoy|cheers|bless you|with pleasure|my pleasure|gladly|happily|no problem|ouch|hm+|ah|aha)[ ,.!]*$",
        advice=r"^(?:you(?:'d| had)? better|you (?:could|can|may|might|should|need|want|have to)|better|best|try|first|then|just|simply|opening|closing|turning|putting|keeping|using|taking|airing|leaving)\b|^(?:until|till) ",
        evading=r"\b(?:(?:as far as|for all) i (?:know|can tell|see)|to my knowledge|i (?:have|'ve|was) (?:often |once |never )?been (?:told|informed|asked)|out of (?:my )?(?:reach|hand)|beyond|up to (?:you|somebody|someone)|not (?:mine|my|for me)|more than i)\b|\b(?:if|unless)\b(?! you (?:look|listen|need|want|like|check))|^[^,;:]*, i (?:suppose|guess|imagine|daresay|dare say|presume|reckon|should think)[.!]*$",
        stands=r"^(?:(?:right|so|well|yes|now|there),? )*(?:that|there|he|she)(?:'s| is| are| has)(?= )(?! (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|a few|many) (?![^.!?]*\b(?:\w+(?:ing|ed)|on|off|open|shut|lit)\b)[\w' -]+ (?:in|at|upstairs|downstairs|here)\b)|^(?:(?:right|so|well|yes|now|there),? )*you(?:'re| are)(?= (?:all )?(?:set|covered|booked|connected|protected|sorted|done|checked|registered|signed)\b)",
        event=r"^(?!(?:it|that|what|let|here|there|who|how|he|she)'s)[\w-]+'s (?:been |now |already |just )?(?!nothing\b|something\b)(?:\w{2,}(?:ing|ed)|on|off|open|shut|gone|done|full|ready)\b|^(?:the |fresh |new |an? |some |your )?[\w' -]{2,30}?(?: comes| arrives| is due|'s due| (?:is|are) (?:coming|arriving|bringing|dropping|delivering)|'s (?:coming|arriving|bringing|dropping|delivering))\b[^.!?]*\b(?:tomorrow|today|tonight|at \w+|in \w+ minutes|by \w+)$|^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|forty|\d+|some|more|fresh|\w+) (?:[\w'-]+ ){0,3}?(?:is|are|has|have|'s)(?: been| now| just| already| all)* (?:\w{2,}ing|\w{3,}(?:ed|wn)|gone|active|live|in place|set|lit|sent|on (?:its|their) way|under way)\b|^an? (?:[\w'-]+ ){1,3}(?:stands|sits|lies|waits|burns|hangs) (?:in|for|on|at)\b",
        bare=r"^(?:already |just |all |both )?(?:(?!(?:agreed|granted|noted|understood|promised|suggested|relieved|delighted|pleased|honoured|flattered|touched|intrigued|amused|wanted|needed|indeed|hundred|speed)\b)\w{2,}[^e\W]ed|paid|told|sent|lit|fed|shut|spoke|rang|rung|drawn|brought|bought|fetched|caught|found|fixed|swept|written|taken|hung|dealt)(?:$| (?:it|them|him|her|both|all|to \w+)\b)|^(?:(?:right|so|well|yes|there),? )*(?:(?:already|all|nearly|now) (?:\w+ing|set|done|arranged|sorted|lit|on|yours|under way)|under way|in progress|on (?:it|its way|the way)|consider (?:it|them|that) \w+ed|not an? \w+ any ?more|(?:it's |that's )?all (?:yours|done|set))\b",
        programme=r"^(?:news|bbc|jazz|film|movie|match|game|show|episode|podcast|audiobook|channel|lullaby|story|concert|headlines)$",
        none=r"^(?:nobody|no one|none|nothing) (?:has|have|was|were|is|are|'s)\b",
        known=r"^(?:the|your|both|all|its|their) (?:[\w'-]+ ){1,2}are (?:being |already |now |all )?(?!lovely|nice|beautiful|pretty|best|good|great|fine|old|new|rare|common|useful|never|often)\w+[.!]*$",
    ),
    "de": Reporting(
        subject=r"^(?:(?:ja|nein|so|und|na|also|oh|gut|klar|jetzt|nun|schon|bereits|da|dort|hier|drin|drinnen|oben|unten|draußen|ab (?:jetzt|sofort)|(?:in|im|auf|am|an|um|bei|beim|zu|für|unter|hinter|vor|neben|bis|seit|ab) (?:[\w-]+ ){0,2}?[\w-]+),? )*(?:der|die|das|dem|den|dein\w*|mein\w*|unser\w*|ihr\w*|beide\w*|alle\w*|sämtliche\w*|jede\w*|es|er|sie|keiner|niemand|ist|sind|steht|stehen|liegt|liegen|läuft|laufen|hängt|hängen|brennt|kommt|wird|werden|wurde|wurden|hat|haben|(?-i:[A-ZÄÖÜ][\w-]+) (?:ist|steht|liegt|läuft|wird|hat|wurde|(?:sind|stehen|liegen|laufen|werden|haben|wurden)(?= \w)|(?-i:[a-zäöüß]+t))|(?-i:[a-zäöüß]{3,}t) (?:schon|bereits|gerade|jetzt|ein|eine|der|die|das|wieder))\b",
        someone=r"^(?:(?:ja|nein|und|also),? )*(?:jemand|irgendwer|niemand|keiner)\b(?! (?:muss|müsste|sollte|kann|könnte|würde|darf|mag|weiß|will)\b)",
        verbs=r"\b(?:ist|sind|hat|haben|wird|werden|wurde|wurden|steht|stehen|liegt|liegen|läuft|laufen|(?-i:(?!(?:den|einen|\w{1,6}(?:ren|nen)|nicht|mit|seit|selbst|fast|recht)\b)[a-zäöüß]{2,}(?:t|en|ern|eln)))\b",
        passed=r"\b(?:war|waren|hatte\w*|wurde\w*|ging\w*|kam\w*|lief\w*|stand\w*|brannte\w*|(?-i:[a-zäöüß]{3,}te[n]?))\b",
        when=r"\b(?:vor (?:\w+ )?(?:minuten?|stunden?|kurzem)|seit \w+|um (?:\d+|ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mitternacht)\b|(?:vor|nach)?mittags?|morgens|abends|nachts|heute|vorhin|eben|gerade eben|den ganzen (?:tag|morgen|abend|nachmittag)|die ganze nacht|zweimal|inzwischen)\b",
        mind=r"\b(?:niemand \w+ je|nie|von (?:selbst|allein|alleine)|seit jeher|seit es \w+ gibt|bald vorbei)\b|\b(?:klingt|klingen|scheint|scheinen|hört sich|sieht (?:so )?aus|fühlt|riecht|gute (?:frage|idee|wahl)|guter (?:plan|punkt|gedanke)|schade|kein wunder|was für|wie (?:schön|schade|nett|traurig|ärgerlich)|ärmste\w*|liegt (?:bei|an) (?:ihnen|dir)|ihre (?:entscheidung|wahl|sache)|braucht|bräuchte|will gelernt|tut mir|freut mich)\b|\bich bin\b|^(?:das|es|so etwas) (?:geht|passiert|kommt vor|tun|tut|machen|kommt immer|soll)\b|^(?:das|es) (?:ist|wäre|wird) (?:ja |doch |wohl |wirklich |sehr )*(?:ein\w*|kein\w*|(?:hier )?die (?:frage|antwort|wahrheit|idee)|der (?:grund|punkt|trick|unterschied)|nur|was|wie|warum|wo|für|schwer|leicht|seltsam|wahr|richtig|falsch|nichts|mir|verständlich|anstrengend|ärgerlich|schade|lästig|unangenehm|nicht)\b",
        notes=r"^(?:ja|nein|oh|oje|na|okay|ok|gut|klar|sicher|natürlich|selbstverständlich|sehr wohl|wie sie \w+|verstanden|notiert|ach so|danke|gern\w*|gute\w* \w+|viel \w+|gesundheit|mit vergnügen|kein problem|autsch|hm+|ah|aha)[ ,.!]*$",
        advice=r"^(?:sie (?:könnten|können|sollten|müssten|dürfen)|du (?:könntest|kannst|solltest|müsstest)|besser|am besten|versuch\w*|erst|dann|einfach)\b|^(?-i:[A-ZÄÖÜ][a-zäöüß]+) sie\b|^(?!(?:der|die|das|ihre) [\w-]+ \w+[.!]*$)(?![^,.!?]*\b(?:ist|sind|hat|haben|wird|werden|wurde|wurden|steht|stehen|liegt|liegen|läuft|laufen|es|sie|er)\b)[^,.!?]* (?-i:[a-zäöüß]+en)[.!]*$|^bis (?:der|die|das|er|sie|es|man|jemand) ",
        evading=r"\b(?:so(?:weit|viel) ich (?:weiß|sehe)|meines wissens|mir wurde (?:\w+ )?(?:gesagt|erzählt|berichtet)|außerhalb|übersteigt|überfordert|jenseits|gehört nicht|liegt nicht|mehr als ich|keinen (?:draht|zugriff|einfluss)|keine (?:verbindung|möglichkeit))\b|\b(?:wenn|falls|sofern|sobald)\b(?! (?:sie|du) (?:hin|genau|nach|mögen|wollen|willst|magst))|^[^,;:]*, (?:nehme ich an|schätze ich|vermute ich|denke ich mal|würde ich sagen)[.!]*$",
        stands=r"(?!)",
        event=r"^[\wäöüß -]{2,40} (?:kommt|kommen|bringt|bringen|liefert|liefern|holt)\b[^.!?]*\b(?:morgen|heute|um \w+|gegen \w+|in \w+ minuten|gleich)\b|^(?:(?:ja|so|da|dort|schon),? )*(?:(?:im|in|auf|am|an|um|bei|beim|seit) (?:[\w-]+ ){1,3})?(?:ein\w*|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzig|\d+)? ?(?:[\w-]+ ){0,3}?(?:ist|sind|wurde|wurden|hat|haben|steht|stehen|liegt|liegen|läuft|laufen|brennt|weht|wartet|hängt|geht|klingen|klingt|lädt)(?: \w+)* (?:ein\w* [\w-]+|drin|drinnen|darin|bereit|parat|auf de[rm] \w+|vor der \w+|in der \w+|unterwegs|aktiv|schon|bereits|(?:[a-zäöü]{0,12})ge[a-zäöüß]{2,}(?:t|en)|(?:ver|be|er|ent)[a-zäöüß]{3,}(?:t|en))[.!]*$",
        bare=r"^(?:schon |bereits |grad |gerade |alle |beide |heute (?:früh |morgen |mittag )?|gestern (?:abend )?|mittags |um \w+ )?(?:(?:ist|sind|hab|habe|wurde|wurden|läuft|steht|liegt) (?!(?:ich|er|sie|es|wir|du|das|die|der|den|da|doch|wohl|ja|nicht|kein\w*|mir|gut|recht|schade|schön|egal|klar|(?-i:[A-ZÄÖÜ])\w*)\b)[^?]*\w|(?:leuchtet|brennt|lädt|heizt)$|(?:be|ver|er)zahlt$|(?:ein|aus|an|ab|auf|zu|weg|raus|rein)?ge(?!nau\b|nug\b|rn\b|ht\b|sund\b)\w{2,}(?:t|en)$)|^(?:(?:so|ja|na),? )*(?:(?:schon|bereits|längst) (?:geschehen|passiert|in arbeit|dabei|unterwegs|erledigt|so weit|am \w+|im \w+)|in arbeit|gehört (?:alles|ganz)|kein\w* \w+ mehr|alles (?:ge\w+t|bereit|erledigt|fertig)|läuft(?! (?:gut|schlecht|nicht)))\b",
        programme=r"^(?:nachrichten|tagesschau|jazz|film|krimi|spiel|sendung|folge|podcast|hörbuch|hörspiel|kanal|sender|schlaflied|geschichte|konzert|schlagzeilen)$",
        none=r"^(?:niemand|keiner|nichts|keines) (?:wurde|ist|hat|war)\b|\b(?:wurde|ist|hab ich|habe ich) (?:\w+ )?(?:niemand|nichts|keiner)\b",
        known=r"^(?:die|ihre|beide|alle) (?:[\w-]+ ){1,2}sind (?:schon |bereits |jetzt )?(?!schön|nett|hübsch|gut|toll|alt|neu|selten|nützlich|nie|oft)\w+[.!]*$",
    ),
}
