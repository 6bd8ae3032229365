"""How a sentence asks without wanting anything done, per language.

`openers` begin a question; `polite` begin a request that only looks like one;
`verbs` are commands, which may follow behind one of the `joints` in the same breath.
`informs` ask to be told something, right behind the polite words or at the end of
their clause. `pleading` anywhere makes a wish. `supposing` with one of the
`conditions` only imagines it. `inflected` is a pattern of a verb that asks somebody to do it,
unless one of the `habits` makes it a question about what is usual. `states` are words
that begin a statement, `holds` hold one together: what begins with another word and
has none of these orders something, unless it is one of the `talks`, which want only
words. One of the `cues` makes a wish of a statement, and so does one of the `ends`
of a few words: "kitchen light off". `lets` begin both "let it shine" and "leave it on".
`able` is a pattern of questions what Jarvis can do at all, `third` one of a verb and
who else may do it, `tags` end an order like a question. What stands behind one of the
`quoting` words is what somebody says, no order. `persons` begin what somebody tells of
people, `unasked` is a pattern of what begins like a question and is a wish. `clitics`
may hang on an imperative: "raconte-moi".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """The table of one language; bars part the phrases, all folded when read."""

    openers: str
    polite: str
    verbs: str
    joints: str
    informs: str = ""
    pleading: str = ""
    supposing: str = ""
    conditions: str = ""
    inflected: str = ""
    habits: str = ""
    states: str = ""
    holds: str = ""
    talks: str = ""
    cues: str = ""
    ends: str = ""
    lets: str = ""
    able: str = ""
    tags: str = ""
    third: str = ""
    quoting: str = ""
    persons: str = ""
    unasked: str = ""
    clitics: str = ""


QUESTIONS: Final[Mapping[str, Asking]] = {
    "en": Asking(
        openers="how'd|what'd|where'd|when'd|why'd|who'd|best way to|easiest way to|quickest way to|any way to|how to|anything against|trick for|trick to|any trick|how'll|what'll|where'll|when'll|why'll|who'll|how's|when's|why's|why're|what're|where're|how're|what've|where've|how've|who've|you reckon|you think|you figure|you suppose|do other|reckon anyone|reckon anybody|reckon someone|reckon somebody|reckon the|reckon it|ought|mind telling|mind explaining|mind saying|care to tell|i wish i knew|if only i knew|i'd like to know|i'd love to know|remember when|ever|whether|would you rather|any chance the|any chance it|any chance that|any chance there|do the kids|do the children|do my kids|do my parents|do the neighbours|do people|do guests|do cats|do dogs|do the others|could we have left|could i have left|could somebody have|could someone have|could we have forgotten|couldn't the|couldn't it|shouldn't the|can't the|any lights|any lamps|any doors|any windows|any blinds|i can't remember|i don't remember|i can't recall|i don't know if|i don't know whether|i'm not sure|not sure if|not sure whether|i forgot if|i forgot whether|i've forgotten whether|i've forgotten if|no idea if|no idea whether|wasn't|weren't|isn't|aren't|didn't|doesn't|hasn't|haven't|hadn't|in which|at what|at which|on which|by whom|for how long|since when|until when|from which|with which|to which|say is|say are|say was|any idea|any clue|do you mind me asking|do you mind if i ask who|don't you think|i'd like to know|i would like to know|i want to know|i need to know|let me know if|let me know whether|let me know who|let me know what|tell me when|tell me who|tell me which|tell me where|remind me how|remind me why|remind me what|remind me who|guess if|guess whether|guess who|guess what|suppose|supposing|do the lights|do the lamps|do the blinds|do the curtains|do the doors|do the windows|do the heaters|do our|do my|do all|do lamps|do lights|do blinds|do locks|does it|shouldn't|won't|do most|do people|do some|does anyone|does anybody|would you say|do you ever|is|are|was|were|am|did|does|do i|do we|do you|do they|do you know|has|have|had|what|what's|whats|which|who|who's|whose|when|where|where's|why|how|how's|should|shall|may|might|must|can|could|will|would|isn't|aren't|didn't|doesn't|tell me if|tell me whether|tell me what|tell me why|tell me how|explain|i wonder|i was wondering|what happens if|what would happen",
        polite="you think you could|you think you can|you think you might|you reckon you could|you reckon you can|you suppose you could|is it possible for you to|would it be possible for you to|is it too much to ask|would it be too much to ask|is that too much to ask|is it asking too much|would you be able to|is there any chance you'd|is there any chance you would|might i trouble you|might i ask|have the robot|have the vacuum|have the lights go|have the lights turn|would it be okay to|would it be ok to|would it be all right to|think you could|think you can|reckon you could|reckon you can|care to|when you get a chance|when you have a moment|when you have a second|when you have time|would be nice|would be lovely|would be great|would be good|would be helpful|is there any way you could|is there any way you can|would it kill you to|any chance you'd|any chance you would|what do you say we|what do you say you|why don't we|is there any chance you could|can you|could you|would you|will you|can i have you|can we|could we|can i have|may i have|would you mind|do you mind|mind|why don't you|why not|how about|what about|please|may i ask you to|can i get|could i have|could i get|do me a favor|do me a favour|would it be possible|how about you|can't you|couldn't you|won't you|wouldn't you|might you|can somebody|could somebody|can someone|could someone|would somebody|would someone|will somebody|any chance you could|any chance you can|shall we|fancy turning|fancy switching|fancy opening|fancy closing|fancy locking|fancy dimming|fancy putting|fancy setting|fancy playing|do you fancy|would you fancy",
        verbs="turn|switch|set|open|close|shut|lock|unlock|start|stop|play|pause|resume|dim|brighten|make|put|add|remove|run|activate|arm|disarm|raise|lower|change|increase|decrease|mute|unmute|skip|remind|cancel|go|deactivate|enable|disable|send|shuffle|announce|draw|pull|roll|reduce|adjust|find|get|bring|get|do it|please|i'd like|i would like|i want|i need",
        joints="and|then|and then|if so|if not|and if so|and if not|or|please|and please",
        informs="tell if|tell whether|tell who|tell when|tell what|have had|tell me|tell us|explain|remember|recall|describe|let me know|control|handle|check|find out|confirm whether|figure out|know|say whether|say if|see if|see whether|see what|see how|see when|see where|see who|see which|see the|see my|see any|see a|help me understand|guess|estimate|ever|recommend|advise|suggest|have unlocked|have locked|have opened|have closed|have turned|have switched|have left|have been|have set|have started|have stopped|have forgotten",
        pleading="please",
        quoting="say|says|said|shout|shouted|i tell you|i told you",
        supposing="would you|wouldn't you",
        conditions="if i|if we|if he|if she|if they|if it|if someone|if somebody|if the|if my|if you were|if you had",
        states="the|a|an|my|our|your|his|her|their|its|i|i'm|i've|i'll|i'd|we|we're|we've|you|you're|you've|he|he's|she|she's|it|it's|they|they're|this|that|that's|these|those|there|there's|here|somebody|someone|everybody|everyone|nobody|nothing|no|not|yes|yeah|thanks|thank|sorry|maybe|perhaps|if|when|while|because|after|before|since|although|once|at|in|on|for|from|with|by|both|all|some|many|most|every|each|one|two|three|but|or|never|today|yesterday|apparently|honestly|usually|sometimes",
        holds="is|are|was|were|has|had|does|did|been|am|will|won't|looks|looked|seems|smells|sounds|feels|drew|makes|keeps|kept|likes|loves|went|came|got|broke",
        persons="it|it's|this|that|that's|there|there's|i|i'm|i've|i'd|we|we're|we've|you|you're|he|he's|she|she's|they|they're|somebody|someone|everybody|everyone|nobody|my wife|my husband|my son|my daughter|my mother|my father|my mom|my mum|my dad|my sister|my brother|my grandmother|my grandfather|my neighbour|my neighbor|my friend|my boss|our neighbours|our neighbors|the kids|the children|people",
        unasked=r"^(?:how|what) about (?:some|a (?:bit|touch|spot|dash|little|drop|hint) of|a little) (?!(?:\w+ )?(?:fun|advice|jokes?|riddles?|trivia|ideas?|tips?|poetry|facts?|stories|story|suggestions?|inspiration|talk|help|words?|gossip|wisdom|history|news|puns?|poems?|examples?|recipes?|names?|knowledge|chat|practice|quotes?|math\w*|conversation)\b)|^(?:what|all) (?:i|we)(?:'d| would| really| just)* (?:want|need|like|love|prefer|ask)(?: is| of| from|\b)[^?]*\byou\b|^(?:would|will|could) (?:the|my|our|that) [\w' ]{2,40} be (?:so|as) (?:kind|good|nice|sweet)\b|^(?:can|could|may|might) (?:the|my|our|this|that|we|grandma|mum|dad)\b[^?]*\b(?:have|get|use) (?:some|more|a (?:bit|little)|a touch)\b|^(?:can|could|may|might) (?:the|my|our|this|that|it)\b[^?]*\b(?:be|go) (?:a (?:bit|little|touch|tad)|slightly|somewhat|made|kept) |^(?:please,? |jarvis,? )*have (?:the|my|our|all|both|that|those)\b(?!.*\b(?:been|gone|come|finished|done|ever|already|yet|stopped|started|got|left|turned|switched|opened|closed|\w+ed)\b)[^?]*\b(?:at|on|off|to|open|closed|shut|ready|warm|dimmed|down|up)\b[^?]*$|\byou know (?:what to do|the drill)\b|^is there (?:any|a|some) way (?:to|you can|we can) (?:make sure|ensure)\b|^(?:can|could|would|will) you (?:please )?(?:shout|call|yell|give me a \w+|let me know|tell me|ring) (?:me )?(?:when|once|as soon as)\b|^help[,!] |^would (?:the|my|our) [^?]*\b(?:kindly|please)\b|^(?:please,? )?give (?:me|us) a (?:shout|ring|nudge|ping|heads|call|buzz)\b|^(?:please,? |jarvis,? )*(?:(?:ask|tell|call|ring|remind|inform|warn|notify) (?!(?:me|us|yourself|a|an|it|one|of|away|the (?:story|joke|truth|tale|time))\b)\w+|call me (?!an? |up\b))|^(?:so |well |ok |okay )*(?:(?:we |i )?could (?:do with|use) (?!you\b)|have (?!you\b|we\b|they\b|i\b|he\b|she\b|it\b|there\b|any|all\b|both\b|the (?:lights|lamps|doors|windows|blinds)\b)(?!.*\b(?:been|gone|left|done|come|got|had|run|\w+ed|\w+en|shut|set|put)\b)[\w' ]+ \w+)|, (?:please )?have (?!you\b|we\b|they\b|i\b|he\b|she\b|it\b|there\b|any|all\b|both\b)(?:the |my |our )?[\w']+ (?!been\b|gone\b|left\b|done\b|come\b|got\b|had\b|\w+ed\b|\w+en\b)\w+",
        talks="hang on|hold on|come on|define|summarise|summarize|finish the|complete the|entertain|motivate|cheer me|cheer us|convince|flip a|flip the coin|toss a|roll a|roll the dice|roll two|pick a|pick one|choose a|choose one|quiz|surprise me|surprise us|knock knock|heads or|tea or|rock paper|marco|ping|wow|cheers|happy|merry|congratulations|well done|hold on|pretend|act like|let's talk|let's play|let's chat|lets talk|lets play|lets chat|let's not|let's say|let's pretend|let's see|let's go|write|tell|sing|say|compose|explain|describe|recite|spell|translate|imagine|guess|think|talk|speak|suppose|give me an|give me some|give me your|give me one|give me two|give me three|give me five|give me a joke|give me a tip|give me a hint|give me a poem|give me a recipe|give me a summary|give me a reason|give me a minute|give me a moment|give me a second|give me a break|give me advice|give us an|give us some|give us your|name|call|list|compare|remember|note|love|like|thank|wish|count|add|read|show|remind|suggest|recommend|teach|help|invent|name|rate|review|praise|admire|look|listen|ask|wait|forget|good|hello|hi|welcome|nice|great|lovely|what|how|why|who|where|when|which",
        cues="it's time|i fancy|i'd fancy|in the mood for|let|may|can|could|should|shall|must|ought to|needs to|need to|has to|have to|needs|please|time for|time to|i want|i'd like|i would like|i wish|i need|i'd love|i would love|i'd prefer|we want|we need|we'd like|i could use|we could use|could do with|would be nice|would be lovely|would be great|would be good|would be helpful|be a dear|if you'd be so kind|if you would be so kind|any chance|see to it",
        tags="yeah|yes|okay|ok|yep|all right|alright|please",
        able=r"(?!(?:leave|turn|switch|put|set|keep)\b).+ (?:on|off|open|shut|closed|locked|unlocked|up|down|in|out|running|stopped|empty|full) or (?:not|(?:on|off|open|shut|closed|locked|unlocked|up|down|in|out|running|stopped|empty|full))|(?:\w+ ){1,3}(?:minutes?|hours?|seconds|degrees|percent)\b.* or (?:is|are|was|would|isn't) (?:that|it|this|those|they)\b.*|(?:can|could|do|are|would) you(?: able to| actually| also| even)? \w+(?: (?:lights|lamps|blinds|curtains|shutters|doors|windows|locks|garages?|thermostats?|radiators|heaters|fans|speakers|tvs|timers|alarms|reminders|lists|scenes|scripts|devices|appliances|music|things))?(?: at all| too| as well)?",
        ends="on|off|open|closed|shut|locked|unlocked|up|down|louder|quieter|brighter|darker|warmer|cooler",
    ),
    "de": Asking(
        openers="gibt's einen grund|gibt's irgendeinen grund|gibt es einen grund|hältst du es für|hältst du das für|wobei|womit|wofür|wozu|worin|ich wüsste gern|ich wüsste gerne|ich wüsste zu gern|wenn ich nur wüsste|wüsste ich nur|wenn ich wüsste|ich würde gern wissen|ich würde gerne wissen|schon mal|schon einmal|jemals|würdest du eher|würdest du lieber|kannst du überhaupt|kannst du eigentlich|trick für|trick zum|trick gegen|mittel gegen|irgendwas gegen|hatten|hatte man|gab es|gab's|trugen|lebten|kannten|lädt|dreht sich|hab|hab ich|schadet|tropft|kommt|kommen|passiert|schläft|schlafen|regnet|bringt es|bringt das|saugt|mäht|heizt das|heizt die|spielt in|spielt im|spielt noch|spielt gerade|spielt da|spielt schon|klemmt|quietscht|brummt|wackelt|gehst du|ich weiß nicht|ich bin nicht sicher|ich bin mir nicht sicher|mich würde interessieren|mich interessiert|ich erinnere mich nicht|verrate mir|verrat mir|sag wer|sag was|sag wann|sag warum|sag wie|sag ob|sag welche|sag wo|nehmen wir an|gehen dann|geht dann|gehen da|wäre es|wäre das|wär es|was würdest|was würde|auf wie viel|auf wie viele|auf wieviel|um wie viel|bei wie viel|mit wie viel|auf welche|auf welcher|auf welchem|bei welcher|bei welchem|mit welcher|mit welchem|von welcher|um welche|sag mal ist|sag mal sind|sag mal war|sag mal waren|sag mal hat|sag mal hast|sag mal wer|sag mal wie|sag mal was|sag mal wann|sag mal wo|ich möchte wissen|ich will wissen|ich muss wissen|ich würde gern wissen|ich würde gerne wissen|erinnere mich wie|erinnere mich warum|erinnere mich wer|rate mal|angenommen|gesetzt den fall|erklär warum|erklär wie|erkläre warum|erkläre wie|keine ahnung|schließen die|gehen die|öffnen die|laufen die|brennen die|leuchten die|funktionieren die|stehen die|bleiben die|verbrauchen die|um wie viel|um wieviel|wessen|seit wann|seit wie|ab wann|bis wann|wozu|wofür|womit|von wem|für wen|in welchem|in welcher|mit welchem|mit welcher|an welchem|an welcher|auf welcher|auf welchem|bei welcher|bei welchem|wolltest du|hattest du|würdest du sagen|würden sie sagen|ich wüsste gern|ich wüsste gerne|kannst du mir sagen|könntest du mir sagen|können sie mir sagen|könnten sie mir sagen|kannst du uns sagen|kannst du mir erklären|kannst du mir verraten|schalten die meisten|machen die meisten|lassen die meisten|schalten viele|machen viele|lassen viele|schalten manche|stell dir vor|stelle dir vor|stell dir mal vor|stellen sie sich vor|müsste|müssten|dürfte|dürften|ging|gingen|geht|gehe|kam|kamen|lief|liefen|laufen|blieb|bleibt|stand|standen|brannte|brennen|leuchtet|leuchten|leuchtete|verbraucht|verbrauchen|verbrauchte|braucht|brauchen|brauchte|kostet|kosten|kostete|funktioniert|funktionieren|funktionierte|gehört|gehören|passt|passen|reicht|reichen|lohnt|lohnen|lohnen sich|stört|stören|hilft|wirkt|scheint|scheinen|hängt|hängen|liegt|liegen|heißt|kennt|weiß|wissen|gab|gibt|hatte jemand|hatte wer|hatten wir|wurde|wurden|konnte|konnten|wollte|wollten|durfte|musste|mussten|mag|mögen|darf|hält|sieht|klingt|riecht|summt|flackert|flackern|piept|blinkt|blinken|spinnt|reagiert|lässt|bekommt|bekommen|zeigt|misst|meldet|zählt|zählen|dauert|dauerte|hörte|merkt|ergibt|hast du|hattest du|war's|ist|sind|war|waren|bin|bist du|hat|habe|haben|hast|was|welche|welcher|welches|wer|wann|wo|warum|wieso|weshalb|wie|wieviel|wie viel|soll|sollte|sollten|sollen|läuft|brennt|steht|stehen|dürfen|muss|müssen|kann|können|könnte|könnten|lässt sich|lassen sich|würde|würden|wird|werden|ob|gibt es|sag mir ob|sag mir was|sag mir wie|sag mir warum|sag mir wieso|sag mir weshalb|sag mir wann|sag mir wer|sag mir wo|sag mir welche|sag mir welcher|sag mir welches|erkläre|erklär mir|ich frage mich|was passiert|weißt du|darfst du|sollst du|musst du|kennst du|glaubst du|denkst du|meinst du|siehst du|hörst du|findest du|verstehst du|erinnerst du|brauchst du|warst du|hört man|sieht man|stimmt es|stimmt das|sprach|hätte das|hätte die|hätte der|hätte ich|wäre das|wäre die|wäre der",
        polite="könnte man|ist es dir möglich|ist es ihnen möglich|wäre es zu viel verlangt|wär es zu viel verlangt|ist es zu viel verlangt|wärst du in der lage|kann ich licht|kann ich musik|kann ich bitte|darf ich um|darf ich bitten|dürfte ich|wie wär's|was hältst du davon|was halten sie davon|ist es möglich dass du|wäre es möglich dass du|ist es möglich dass sie|wäre es möglich dass sie|wollen wir|kannst du|könntest du|würdest du|wirst du|magst du|willst du|möchtest du|können sie|könnten sie|würden sie|können wir|könnten wir|wie wäre es|wie wärs|bitte|warum machst du nicht|wärst du so|wären sie so|bist du so|hättest du die güte|hättest du die freundlichkeit|würde es dir etwas|dürfte ich dich|darf ich dich|kann jemand|könnte jemand|kann mal|könnte mal|müsste mal|sollte mal|hätten sie die güte|hätten sie die freundlichkeit|könnte bitte|kann bitte",
        verbs="halt die musik|halt das lied|halt den film|halt die wiedergabe|halt alles|halt den timer|halt den staubsauger|halt die rollos|halt das rollo|halt die rollläden|halt den rollladen|halt die markise|halt mal|halt an|halt bitte|mach|mache|schalt|schalte|stell|stelle|setz|setze|öffne|öffnen|schließ|schließe|sperr|sperre|verriegle|entriegle|verriegele|entriegele|start|starte|stopp|stoppe|spiel|spiele|dimm|dimme|dreh|drehe|fahr|fahre|aktivier|aktiviere|deaktiviere|erhöh|erhöhe|senk|senke|pausier|pausiere|überspring|überspringe|schick|schicke|zieh|ziehe|regle|regel|knips|leg|füg|füge|erinner|erinnere|beende|lass|tu|bitte|dann mach|ich möchte|ich hätte gern|ich will",
        joints="und|dann|und dann|wenn ja|wenn nicht|falls ja|falls nicht|und wenn ja|und wenn nicht|bitte|und bitte",
        informs="sehen|angelassen haben|ausgelassen haben|offen gelassen haben|aufgelassen haben|mir sagen|uns sagen|mir erklären|mir verraten|mir zeigen wie|beschreiben|steuern|kontrollieren|regeln|nachsehen|nachschauen|prüfen|herausfinden|feststellen|dich erinnern|erklären|verraten|empfehlen|raten|jemals|je|geöffnet haben|aufgemacht haben|aufgeschlossen haben|abgeschlossen haben|eingeschaltet haben|ausgeschaltet haben|angemacht haben|ausgemacht haben|geschlossen haben|gelassen haben|vergessen haben",
        pleading="bitte",
        quoting="gesagt|gesagt hat|gesagt habe|gerufen|gerufen hat|meinte|gemeint hat|sage|sagst|sagt|sagte|rufe|ruft|rief",
        supposing="würdest du|würden sie",
        conditions="wenn ich|wenn wir|wenn er|wenn sie|wenn es|wenn jemand|wenn der|wenn die|wenn das|falls|an meiner stelle",
        inflected=r"\w+t du|(?:fahren|schließen|öffnen|lassen|machen|schalten|drehen|gehen|schaltet|macht|dreht|schließt|öffnet) d(?:ie|as)\b",
        habits="etwa|öfter|häufig|denn|wohl|erst|bei sonnenuntergang|bei sonnenaufgang|bei sonne|bei regen|bei wind|bei sturm|bei hitze|bei nacht|bei dunkelheit|bei licht|bei frost|bei kälte|bei gewitter|je|jemals|nachts|abends|morgens|mittags|tagsüber|manchmal|immer|oft|meistens|jeden|jede|jedes|täglich|regelmäßig|automatisch|von selbst|von allein|von alleine|normalerweise|eigentlich|wenn|beim|sobald|sonst",
        states="der|die|das|dem|den|des|ein|eine|einen|einem|einer|mein|meine|meinen|meiner|unser|unsere|dein|deine|sein|seine|ihr|ihre|ich|wir|du|er|sie|es|ihr|man|dies|diese|dieser|dieses|da|hier|dort|jemand|niemand|nichts|kein|keine|keiner|nein|ja|danke|entschuldigung|vielleicht|wenn|falls|weil|nachdem|bevor|seit|obwohl|sobald|als|am|im|auf|für|von|mit|bei|alle|manche|viele|jede|jeder|jedes|aber|oder|nie|heute|gestern|anscheinend|ehrlich|meistens|manchmal",
        holds="ist|sind|war|waren|hat|haben|hatte|wurde|wurden|habe|bin|sieht|sehen|riecht|klingt|gefällt|gefallen|passt|passen|macht|gehört",
        persons="es|da|ich|wir|du|er|sie|ihr|jemand|niemand|keiner|meine frau|mein mann|mein sohn|meine tochter|meine mutter|mein vater|mama|papa|oma|opa|meine oma|mein opa|meine schwester|mein bruder|mein nachbar|meine nachbarin|mein freund|meine freundin|mein chef|die kinder|die nachbarn|die leute|man",
        unasked=r"^wie (?:wär|wäre|wär's|wärs|wäre es|wär es|ist es)(?:'s| es)? mit (?:etwas|ein bisschen|ein wenig|'?nem bisschen|einem (?:hauch|bisschen|schuss)|'nem hauch) (?!(?:\w+ )?(?:spaß|rat|witz\w*|rätsel\w*|tipps?|poesie|lyrik|fakten|geschichte\w*|vorschläg\w*|inspiration|plauder\w*|hilfe|wort\w*|klatsch|weisheit\w*|wissen|konversation|humor|deutsch|mathe\w*)\b)|, (?:kann|könnte|darf|soll|muss) (?!(?:ich|du|er|sie|es|man|wir|ihr|der|die|das|den|mein\w*|unser\w*|jemand|wer|da|sich)\b)\w+[^,?]*$|^(?:geht|ginge)(?:'s| das| es)\b[^?]*\b(?:etwas|ein bisschen|ein wenig|auch|noch|bitte)\b[^?]*\w+er\b|^wär(?:e)? (?:es|das)\b[^?]*\bnicht (?:schöner|besser|gemütlicher|angenehmer|netter|an der zeit)\b|^(?:würden?|wären?|könnten?) (?:der|die|das|mein\w*|unser\w*) [\w ]{2,40} so (?:gut|nett|lieb|freundlich)\b(?! wie\b)|^(?:kann|könnte|könnten|können|dürfte|darf) (?:das|der|die|dem|es|mein\w*|unser\w*|wir|oma|opa)\b[^?]*\b(?:etwas|ein bisschen|ein wenig|bisschen|mehr|weniger)\b[^?]*\b(?:haben|bekommen|kriegen|sein|werden|vertragen)\b|^(?:warum|wieso|weshalb) (?!(?:hast|hattest|bist|warst|kannst|konntest|weißt|darfst|wusstest)\b)\w+st du\b(?![^?]*\b(?:nie|nachts|immer|jeden|oft)\b)[^?]*\b(?:nicht|endlich)\b|^(?:ich|wir|man) (?:kann |können )?(?:ja |hier |doch |gar |überhaupt |grad |gerade )*(?:seh\w*|sieht|erkenne?n?) (?:ja |hier |doch |gar |überhaupt |grad |gerade )*nicht(?: mehr)?,? (?:was|wo|wohin|womit)\b(?! (?:du|da|das|die|der|es)\b)|^(?:ich|wir|man) (?:kann |können )?(?:ja |hier |doch )?(?:seh\w*|sieht|erkenne?n?|hör\w*) (?:hier |ja |doch |grad |gerade )*(?:kaum|gar nichts|fast nichts|nichts|nix|schlecht)\b|\bdu weißt,? (?:schon,? )?was (?:zu tun ist|jetzt kommt)\b|^gibt(?:'s| es) (?:einen|irgendeinen) weg,? dass\b|^(?:ruf\w*|kannst du (?:mich )?rufen|schrei)\b[^.!?]*,? wenn\b|^(?:wenn|falls|sobald|immer wenn)\b[^?]*,\s*(?:dann )?(?:soll|sollen|musst|müssen|darf)\b[^?]*$|^(?:bitte,? )?(?:sag|gib|sagst|gibst)\w* (?:du )?(?:mir|uns) (?:dann |bitte |mal )*bescheid\b(?![^.!?]*\b(?:warum|was|wer|wie)\b)|^hilfe,? (?!(?:mir|uns|bei|beim)\b)\w|^(?:bitte,? |jarvis,? )*(?:(?:frag|sag|ruf|erinner|warn|informier)\w{0,2} (?:mal |bitte )?(?:ihn|ihm|ihr|ihnen|allen?|dem|der|den|meine\w*|unsere\w*|seine\w*|ihre\w*|(?-i:[A-ZÄÖÜ])\w+)\b|(?:nenn|ruf)\w? mich )|^(?:(?:\w+,? ){0,2}bin (?:wieder |jetzt |nun )?(?:da|zurück|daheim|zu ?hause)\b(?! [^.!?]*\bich\b)|halt\w*\b.*\b(?:fest|an)\b|denk\w*\b.*\b(?:dran|daran)\b|(?:kann|könnte|dürfte|darf) ich\b[^?]*\b(?:(?:an|aus|auf|zu|offen)?haben|kriegen|bekommen)\b|wie (?:immer|üblich|gehabt|gewohnt|sonst|vorhin|gestern)\b(?! (?:ist|war|sind|geht))|was (?-i:[A-ZÄÖÜ])\w+es\b(?!.*\b(?:ist|läuft|gibt|passiert|war|gab|lief)\b)|was (?:zum|fürs|für den|für die|für das) )",
        talks="vielen dank|besten dank|herzlichen dank|definier|definiere|fass|unterhalte mich|unterhalt mich|unterhalte uns|muntere|überzeug|wirf eine münze|würfle|würfel|wähl|wähle|nimm an|überrasch mich|überrasche mich|klopf klopf|kopf oder|tee oder|schere|prost|frohes|fröhliche|glückwunsch|herzlichen|gut gemacht|hilfe|tu so|schreib|schreibe|erzähl|erzähle|sag|sage|sing|singe|dichte|erklär|erkläre|beschreib|beschreibe|buchstabier|buchstabiere|übersetz|übersetze|rat|rate|denk|denke|sprich|rede|nenn|nenne|gib mir ein|gib mir eine|gib mir einen|gib mir tipps|gib mir deine|gib mir zwei|gib mir drei|gib mir rat|gib uns ein|gib uns eine|gib uns einen|vergleich|vergleiche|merk|merke|zähl|zähle|lies|zeig|zeige|erinner|erinnere|empfiehl|schlag|hilf|lob|lobe|schau|hör|höre|frag|frage|wart|warte|vergiss|gut|guten|hallo|schön|toll|willkommen|wünsch|stell dir|was|wie|warum|wer|wo|wann|welche|welcher|welches",
        cues="lust auf|lass|soll|sollen|sollte|sollten|darf|dürfen|dürfte|kann|können|könnte|muss|müssen|müsste|bitte|ich will|ich möchte|ich hätte gern|ich hätte gerne|ich brauche|ich wünsche|wir wollen|wir brauchen|wir möchten|wir hätten gern|wir hätten gerne|wäre schön|wäre nett|wäre toll|wäre gut|wäre super|dafür sorgen|sorg dafür|also an damit|also aus damit|könnte vertragen",
        third=r"(?:schlie(?:ß|ss)t|schaltet|macht|dreht|fährt|fahrt|öffnet|startet|dimmt|sperrt|verriegelt|aktiviert) (?:gute|guten|filmabend|kinoabend|filmnacht|szene|skript)|\w+(?:t|te|en) (?:man|jemand|irgendwer|irgendjemand|einer)|(?!brauch|hätt|möcht|würd|wünsch|hoff|bitt|frier|schwitz|seh|hör)(?:\w+e|lieg|hab|bild|täusch|irr|kann|darf|soll|war) ich",
        tags="ja|okay|ok|gell|bitte|klar|verstanden",
        able=r"(?!(?:lass|mach|schalt|stell)\w*\b).+ (?:an|aus|auf|zu|offen|geschlossen|oben|unten|drin|drinnen|draußen|verriegelt|abgeschlossen|hell|dunkel|leer|voll) oder (?:nicht|(?:an|aus|auf|zu|offen|geschlossen|oben|unten|drin|drinnen|draußen|verriegelt|abgeschlossen|hell|dunkel|leer|voll))|(?:\w+ ){1,3}(?:minuten?|stunden?|sekunden|grad|prozent)\b.* oder (?:ist|sind|wäre|war|wären) (?:das|es|die|der)\b.*|(?:kannst|könntest|bist) du(?: in der lage| fähig| auch| eigentlich)? (?:lichter|lampen|rollos|rollläden|jalousien|vorhänge|türen|fenster|schlösser|garagen|thermostate|heizungen|ventilatoren|lautsprecher|fernseher|timer|wecker|erinnerungen|listen|szenen|skripte|geräte|musik|sachen)(?: zu)? \w+",
        ends="an|aus|ein|auf|zu|hoch|runter|offen|lauter|leiser|heller|dunkler|wärmer|kälter|kühler",
        lets="lass|lasse|lassen sie|lasst",
    ),
    "fr": Asking(
        openers="je me demande si|tu crois|tu penses|crois-tu|penses-tu|vous croyez|vous pensez|à ton avis|à votre avis|d'après toi|trouves-tu|tu trouves|j'aimerais savoir|je voudrais savoir|si je savais si|tu sais si|sais-tu si|dis-moi si|à quelle|à quel|de quel|de quelle|depuis quand|jusqu'à quand|est-ce que|est ce que|est|sont|était|qu'est-ce|que|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|as-tu|a-t-on|dois|faut-il|y a-t-il",
        polite="peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|veux-tu|tu peux|est-ce que tu peux|est-ce que tu pourrais|s'il te plaît|quelqu'un peut|quelqu'un pourrait|quelqu'un veut bien|est-ce que quelqu'un peut|est-ce que quelqu'un pourrait|serait-il possible de|serait-ce possible de|ça t'ennuie de|ça te dérange de|ça vous dérange de|pourquoi ne pas",
        verbs="allume|éteins|ouvre|ferme|verrouille|déverrouille|mets|règle|lance|arrête|joue|monte|baisse|active|désactive",
        joints="et|puis|et si oui|si oui|si non",
        states="le|la|les|l|un|une|mon|ma|mes|notre|nos|votre|vos|ton|ta|tes|son|sa|ses|je|j|tu|il|elle|nous|vous|ils|elles|on|ce|c|cette|ces|ça|cela|il y a|non|oui|merci|pardon|peut-être|si|quand|parce|après|avant|depuis|dans|sur|pour|de|avec|tous|toutes|chaque|mais|ou|jamais|hier",
        persons="je|j|j'ai|nous|tu|il|elle|on|vous|ils|elles|ma femme|mon mari|les enfants|quelqu'un",
        holds="est|sont|était|a|ont",
        clitics="-moi|-nous|-lui",
        talks="résume|résumez|résume-moi|écris|dis|raconte|chante|explique|décris|traduis|devine|imagine|parle|donne-moi|donne-nous|donne un|donne une|donne des|nomme|compare|compte|lis|montre|rappelle|conseille|aide|bonjour|bonsoir|bonne|salut|que|quoi|qui|comment|pourquoi|où|quel|quelle",
        unasked=r"^quel(?:le)? (?:chaleur|froid|boucan|bruit|vacarme|obscurité|odeur|fumée|poussière|bazar|saleté|courant d'air|humidité|soif)\b(?! (?:est|était|fait-il)\b)|^pourquoi (?:est-ce que )?(?:tu|vous) (?:ne |n')(?:me |le |la |les |l'|nous |m')?(?!(?:as|avez|es|êtes|étais|aviez|peux|pouvez|sais|marches|fonctionnes)\b)\w+ pas\b|^pourquoi (?:ne |n')(?!(?:as|avez|es|êtes|peux|pouvez)\b)\w+-(?:tu|vous) pas\b|^il fait (?:vraiment |bien |très |trop |tout )?(?:froid|chaud|noir|sombre|nuit|lourd)\b[^?]*$",
        cues="s'il te plaît|s'il vous plaît|doit|devrait|peut|pourrait|je veux|je voudrais|j'aimerais",
    ),
    "es": Asking(
        openers="sigue encendida|sigue encendido|sigue apagada|sigue apagado|sigue abierta|sigue abierto|sigue cerrada|sigue cerrado|sigue en marcha|sigue funcionando|siguen encendidas|siguen encendidos|siguen abiertas|siguen abiertos|me pregunto si|crees que|cree que|piensas que|te parece que|opinas que|quisiera saber|me gustaría saber|ojalá supiera|sabes si|dime si|se puede|se pueden|a qué|desde cuándo|está|están|es|son|era|qué|cuál|cuáles|quién|cuándo|dónde|por qué|cómo|cuánto|cuánta|cuántos|cuántas|tú crees|tú piensas|tú qué dices|hay|debo|debería|has|ha",
        polite="puedes|podrías|puede|podría|quieres|me puedes|te importaría|por favor|alguien puede|alguien podría|puede alguien|podría alguien|hay que|habría que|habrá que|sería posible|por qué no",
        verbs="enciende|apaga|abre|cierra|bloquea|desbloquea|pon|sube|baja|activa|desactiva|para|reproduce",
        joints="y|luego|si es así|si no",
        states="hace|hacía|he|hemos|estoy|estamos|me siento|hoy|el|la|los|las|un|una|mi|mis|tu|tus|su|sus|nuestro|nuestra|yo|él|ella|nosotros|ustedes|ellos|ellas|este|esta|esto|ese|esa|eso|hay|no|sí|gracias|perdón|quizás|si|cuando|porque|después|antes|desde|en|por|para|de|con|todos|todas|cada|pero|o|nunca|ayer",
        persons="yo|nosotros|tú|él|ella|ellos|usted|mi mujer|mi marido|los niños|alguien|compré|compramos|vendí|vi|vimos|fui|fuimos|tuve|tuvimos|hice|hicimos|he|hemos|estuve|comí|leí|soñé|pinté|pintamos|cerré|abrí|apagué|encendí",
        holds="está|están|es|son|era|ha|han|he|hay",
        clitics="me|nos|le|te",
        talks="resume|resúmeme|resúmenos|escribe|di|cuenta|canta|explica|describe|traduce|adivina|imagina|habla|dame|nombra|compara|lee|muestra|recuerda|ayuda|hola|buenos|buenas|qué|quién|cómo|cuándo|dónde|cuál",
        unasked=r"^(?:hay|habrá|habría) que (?!ver\b|ser\b|estar\b|saber\b)\w+(?:ar|er|ir)\w*\b[^?]*$|^qué (?:calor|frío|ruido|oscuridad|oscuro|peste|humo|polvo|bochorno|sed|sueño|desorden|corriente|humedad|mal huele)\b(?! (?:hace|hay|hará|era|es)\b[^,]*\?)|^hay (?:demasiad|much|poc|tant|bastant)\w*\b[^?]*$|^por qué no (?:me |nos |te |lo |la |los |las |le )*(?!(?:has|habéis|ha|han|está|están|estás|funciona\w*|puedes|es|eres|sé|hay|va|vas|se|sirve|las|los)\b)\w{3,}s\b|^que (?:nadie|alguien|tod[oa]s?)\b|^que (?:el|la|los|las|mi|mis|tu|se)\b[^?]*\b(?:vuelv|vay|par|sig|empiec|baj|sub|enciend|apagu|abr|cierr|entr|salg|arranqu|limpi|termin|dej|pong|qued|suen|riegu)[ae]n?\b|^(?:encárga|ocúpa|asegúra|prepára|acuérda)te\b|^\w+(?:me|nos|lo|la|los|las), que\b|^(?:está|hace) (?:todo |aquí |ya )?(?:demasiado |muy |tan |un poco |realmente )?(?:oscur\w+|fr[ií]\w+|helad\w+|calient\w+|calor|suci\w+|húmed\w+|congelad\w+|ruidos\w+|alt[oa]|fuerte)\b[^?]*$|^está (?:todo )?(?:demasiado|muy|tan|un poco) ",
        cues="por favor|debe|debería|puede|podría|quiero|quisiera|me gustaría",
    ),
    "it": Asking(
        openers="mi chiedo se|pensi che|credi che|pensi che|secondo te|ti sembra|ti pare|vorrei sapere|mi piacerebbe sapere|sai se|dimmi se|sapessi se|è|sono|era|erano|che|cosa|quale|quali|chi|quando|dove|perché|come|quanto|quanta|c'è|ci sono|devo|dovrei|hai|ha|quanti|quante|tu pensi|tu credi|tu che dici",
        polite="puoi|potresti|può|potrebbe|vuoi|mi puoi|ti dispiace|per favore|qualcuno può|qualcuno potrebbe|può qualcuno|potrebbe qualcuno|sarebbe possibile|è possibile|perché non",
        verbs="accendi|spegni|apri|chiudi|blocca|sblocca|metti|imposta|alza|abbassa|attiva|disattiva|ferma|riproduci",
        joints="e|poi|se sì|se no",
        states="fa|faceva|ho|abbiamo|mi sento|stasera|stamattina|oggi|il|lo|la|i|gli|le|l|un|uno|una|mio|mia|miei|mie|tuo|tua|suo|sua|nostro|nostra|io|lui|lei|noi|voi|loro|questo|questa|quello|quella|c'è|non|no|sì|grazie|scusa|forse|se|quando|perché|dopo|prima|da|in|su|per|di|con|tutti|tutte|ogni|ma|o|mai|ieri",
        persons="comprai|io|noi|tu|lui|lei|loro|ho|abbiamo|mia moglie|mio marito|i bambini|qualcuno",
        holds="è|sono|era|ha|hanno|ho|c'è",
        clitics="mi|ci|gli|le",
        talks="riassumi|riassumimi|scrivi|dimmi|di'|racconta|canta|spiega|descrivi|traduci|indovina|immagina|parla|dammi|nomina|confronta|conta|leggi|mostra|ricorda|aiuta|ciao|buongiorno|buonasera|buonanotte|che|cosa|chi|come|dove|quale|quanto",
        unasked=r"^devo \w+(?:are|ere|ire) (?:dei|degli|delle|una?|alcun[ei]|due|tre|qualche)\b[^?]*$|^che (?:caldo|freddo|buio|rumore|baccano|puzza|fumo|polvere|afa|sete|sonno|disordine|corrente|umidità|secco|sporco)\b(?! (?:fa|c'è|era)\b[^,]*\?)|^(?:c'è|ci sono) (?:tropp|molt|poc|tant)\w*\b[^?]*$|^(?:è|sono) (?:già |quasi )?(?:finit|terminat|esaurit)[aeio]\b[^?]*$|^perché non (?:mi |ci |lo |la |li |le |ti )*(?!(?:hai|avete|sei|funzioni|puoi|riesci|sai|vai|si)\b)\w{3,}i\b|^che (?:nessuno|qualcuno|tutt[ei])\b|^che (?:il|la|lo|i|gli|le|si|l')\b[^?]*\b(?:torn|vad|part|ferm|spenga|accend|apr|chiud|ripart|scend|salg|smett|pulisc|rientr)(?:i|a|ino|ano)\b|^(?:è|fa) (?:qui |già )?(?:tutto )?(?:buio|bui[ao]|freddo|gelat\w|gelid\w|caldo|bollente|sporc\w|umid\w|rumoros\w|alt[oa])\b[^?]*$|^(?:è|fa) (?:davvero |veramente )?(?:troppo|così|molto|un po')\b",
        cues="per favore|deve|dovrebbe|può|potrebbe|voglio|vorrei|mi piacerebbe",
    ),
    "nl": Asking(
        lets="laat",
        ends="aan|uit|open|dicht|omhoog|omlaag|harder|zachter|feller|donkerder|warmer|kouder",
        openers="draait|loopt|ik vraag me af|denk je|denk jij|denkt u|vind je|vind jij|vindt u|ik zou graag weten|vertel of|vertel eens|vertel me|vertel mij|zeg eens|zeg of|zeg mij|kijk of|kijk eens of|ik wou dat ik wist|weet jij of|zeg me of|is|zijn|was|waren|wat|welke|wie|wanneer|waar|waarom|hoe|hoeveel|heb|heeft|moet|zou|staat|staan|brandt|weet je",
        polite="kun je|kan je|kunt u|zou je|wil je|wilt u|alsjeblieft|kan iemand|kunnen we|zou iemand|wil iemand|iemand zou|zou het mogelijk zijn om|is het mogelijk om|waarom niet",
        verbs="zet|doe|schakel|open|sluit|vergrendel|ontgrendel|start|stop|speel|dim|maak|activeer",
        joints="en|dan|zo ja|zo niet",
        states="de|het|een|mijn|onze|ons|jouw|je|zijn|haar|hun|ik|wij|we|jij|u|hij|zij|ze|dit|dat|deze|die|er|hier|daar|iemand|niemand|niets|nee|ja|dank|bedankt|sorry|misschien|als|wanneer|omdat|nadat|voordat|sinds|in|op|voor|van|met|alle|elke|maar|of|nooit|gisteren",
        habits="zichzelf|vanzelf|automatisch|altijd|soms|normaal|nachts",
        persons="ik|wij|we|jij|je|hij|zij|ze|u|mijn vrouw|mijn man|de kinderen|iemand",
        holds="is|zijn|was|waren|heeft|hebben|heb|ligt|liggen|staat|staan|zit|zitten|hangt|hangen",
        talks="vat|schrijf|zeg|vertel|zing|leg|beschrijf|vertaal|raad|praat|geef me|geef mij|geef ons|geef een|geef eens|noem|vergelijk|tel|lees|toon|herinner|help|hallo|hoi|goede|wel|welterusten|wat|hoe|waarom|wie|waar|welke",
        unasked=r"^laat (?:iemand|de|het|die|dat|mijn|onze) (?:[\w-]+ ){0,4}?\w{2,}en[.!]*$|^wat (?:is het (?:hier |in \w+ \w+ )?(?:warm|koud|donker|heet|benauwd|stoffig|vies|lawaaiig)|een (?:hitte|kou|lawaai|herrie|stank|rook|stof|rommel|tocht|duisternis))\b[^?]*$|^(?:schrijf|meld) (?:me|mij|ons|hem|haar|hen)\b[^.!?]*\b(?:in|uit|aan|af)\b|^vind(?:t)? (?:je|u) het (?:erg|goed) (?:om|als)\b|^wat (?:meer |minder |extra |zachte? |warm )?(?!(?:brandt|staat|draait|loopt|gebeurt|speelt|hangt|ligt|zit|is|was|doet|heet|kost|komt|kookt|klinkt|piept|stinkt|vind|zijn|waren|heb|heeft|kun|kan|moet|gaat|betekent)\b)\w+(?: (?:voor|in|op|bij|boven|beneden|buiten|hier|daar|graag|erbij|alsjeblieft)\b[^?]*)?$|^waarom (?!(?:heb|had|ben|was|kun|kan|weet|werk)\b)\w+ (?:je|jij|u|we)\b[^?]*\bniet\b",
        cues="alsjeblieft|alstublieft|laat|moet|zou|mag|kan|ik wil|ik zou graag",
    ),
    "pt": Asking(
        openers="está|estão|é|são|era|o que|qual|quais|quem|quando|onde|por que|porque|como|quanto|há|devo|tem",
        polite="podes|pode|poderias|poderia|consegues|você pode|por favor",
        verbs="liga|ligue|desliga|desligue|acende|apaga|abre|abra|fecha|feche|tranca|destranca|põe|coloca|aumenta|diminui",
        joints="e|depois|se sim|se não",
    ),
    "sv": Asking(
        openers="är|var|vad|vilken|vilka|vem|när|varför|hur|har|finns|ska|borde",
        polite="kan du|skulle du|vill du|kunde du|snälla",
        verbs="tänd|släck|öppna|stäng|lås|sätt|starta|stoppa|spela|höj|sänk",
        joints="och|sedan|om så|annars",
    ),
    "nb": Asking(
        openers="er|var|hva|hvilken|hvem|når|hvor|hvorfor|hvordan|har|skal|burde",
        polite="kan du|kunne du|vil du|vær så snill",
        verbs="slå|skru|åpne|lukk|lås|sett|start|stopp|spill",
        joints="og|så",
    ),
    "da": Asking(
        openers="er|var|hvad|hvilken|hvem|hvornår|hvor|hvorfor|hvordan|har|skal|burde",
        polite="kan du|kunne du|vil du|vær venlig",
        verbs="tænd|sluk|åbn|luk|lås|sæt|start|stop|spil",
        joints="og|så",
    ),
    "pl": Asking(
        openers="czy|co|jaki|jaka|jakie|kto|kiedy|gdzie|dlaczego|jak|ile",
        polite="czy możesz|czy mógłbyś|czy mogłabyś|możesz|proszę",
        verbs="włącz|wyłącz|zapal|zgaś|otwórz|zamknij|odblokuj|ustaw|uruchom|zatrzymaj",
        joints="i|potem|jeśli tak|jeśli nie",
    ),
    "ru": Asking(
        openers="что|какой|какая|какие|кто|когда|где|почему|зачем|как|сколько|есть ли|закрыта ли|открыта ли|горит ли|был|была",
        polite="можешь|не мог бы ты|могла бы ты|ты можешь|пожалуйста",
        verbs="включи|выключи|открой|закрой|запри|отопри|поставь|запусти|останови|сделай",
        joints="и|потом|если да|если нет",
    ),
    "tr": Asking(
        openers="ne|hangi|kim|ne zaman|nerede|neden|niye|nasıl|kaç",
        polite="yapabilir misin|açabilir misin|kapatabilir misin|lütfen",
        verbs="aç|kapat|kilitle|ayarla|başlat|durdur|çal|yap",
        joints="ve|sonra",
    ),
}
