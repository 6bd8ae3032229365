# ruff: noqa: E501 - word lists, read line by line
"""How people wrap a plain command in courtesy, per language.

A `Frame` is what stands in front of it (`before`) and behind it (`after`), phrases
parted by bars, and how the rest is turned into the command (`turns`: patterns and
what takes their place, the first that fits, without case). With `turns` one of them
must fit; with `both` a phrase must stand at either end.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

type Turns = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One way to wrap a command."""

    before: str = ""
    after: str = ""
    turns: Turns = ()
    both: bool = False


_EN_GERUNDS: Final[Turns] = (
    (r"^(set|put|shut|get|dim|stop|skip|run)[tmpn]ing\b", r"\1"),
    (
        r"^(clos|paus|rais|activat|deactivat|increas|decreas|chang|resum|mut|unmut|mak|remov|schedul|mov|reduc|us)ing\b",
        r"\1e",
    ),
    (
        r"^(turn|switch|open|lock|unlock|arm|disarm|start|play|brighten|lower|add|cancel|remind|tell|show|dock|send|draw|pull|roll|bring|heat|cool|warm|vacuum|clean|water|announc)ing\b",
        r"\1",
    ),
)
_EN_THING: Final = (
    r"((?:the|my|our|all|every)(?: (?!is |are |was |were |be |to )\S+)+?)"
)
_EN_STATES: Final[Turns] = (
    (rf"^{_EN_THING} (?:turned |switched |to be )*(on|off)$", r"turn \2 \1"),
    (rf"^{_EN_THING} (?:to be )?locked(?: up)?$", r"lock \1"),
    (rf"^{_EN_THING} (?:to be )?unlocked$", r"unlock \1"),
    (rf"^{_EN_THING} (?:to be )?(?:closed|shut|drawn)$", r"close \1"),
    (rf"^{_EN_THING} (?:to be )?(?:open|opened)$", r"open \1"),
    (rf"^{_EN_THING} (?:set )?(?:at|to) (\d.*)$", r"set \1 to \2"),
)
_EN_SURE: Final[Turns] = tuple(
    (
        pattern.replace("(?:to be )?", "(?:is |are )?").replace(
            "|to be )*", "|is |are )*"
        ),
        into,
    )
    for pattern, into in _EN_STATES
)
# "The lamp should be red": what must be so is to be made so, wherever it stands.
_EN_MUST: Final = r"(?:should|shall|must|has to|have to|needs to|need to|ought to|is supposed to|are supposed to) be"
_EN_THERE: Final = r"((?: (?:in|on|at) (?:the|my|our) \S+(?: room)?)?)$"
_EN_WANTED: Final[Turns] = (
    (
        rf"^{_EN_THING} {_EN_MUST} (?:turned |switched )?(on|off){_EN_THERE}",
        r"turn \2 \1\3",
    ),
    (rf"^{_EN_THING} {_EN_MUST} locked(?: up)?{_EN_THERE}", r"lock \1\2"),
    (rf"^{_EN_THING} {_EN_MUST} (?:closed|shut|drawn){_EN_THERE}", r"close \1\2"),
    (rf"^{_EN_THING} {_EN_MUST} (?:open|opened){_EN_THERE}", r"open \1\2"),
    (
        rf"^{_EN_THING} {_EN_MUST} (?:at |set at |set to )?(\d\S*(?: (?:percent|degrees?))?){_EN_THERE}",
        r"set \1 to \2\3",
    ),
    (
        rf"^{_EN_THING} {_EN_MUST} ((?!un|open|clos|shut|lock|on|off)[a-z]+){_EN_THERE}",
        r"set \1 to \2\3",
    ),
)
_DE_THING: Final = r"((?:der|die|das|den|mein|meine|meinen|alle)(?: (?!ist |sind |war |waren |bleibt |steht |nicht )\S+)+?)"
_DE_STATES: Final[Turns] = (
    (
        rf"^{_DE_THING} (?:an|eingeschaltet|angeschaltet|angemacht)(?: haben)?$",
        r"mach \1 an",
    ),
    (rf"^{_DE_THING} (?:aus|ausgeschaltet|ausgemacht)(?: haben)?$", r"mach \1 aus"),
    (rf"^{_DE_THING} (?:zu|geschlossen|zugemacht)(?: haben)?$", r"mach \1 zu"),
    (rf"^{_DE_THING} (?:auf|offen|geöffnet|aufgemacht)(?: haben)?$", r"mach \1 auf"),
    (
        rf"^{_DE_THING} (?:abgeschlossen|abgesperrt|verriegelt|zugesperrt)(?: haben)?$",
        r"schließ \1 ab",
    ),
)
_DE_MUST: Final = r"(?:soll|sollen|muss|müssen)"
_DE_THERE: Final = r"((?: (?:im|am|in der|in dem|auf der|auf dem) \S+)?)"
_DE_WANTED: Final[Turns] = (
    *(
        (
            pattern.replace(" (?:", f" {_DE_MUST}{_DE_THERE} (?:", 1).replace(
                "(?: haben)?$", f"(?: sein| bleiben| haben)?{_DE_THERE}$"
            ),
            f"{into} \\2\\3",
        )
        for pattern, into in _DE_STATES
    ),
    (
        rf"^{_DE_THING} {_DE_MUST}{_DE_THERE} (?:auf )?(\d\S*(?: (?:prozent|grad))?)(?: (?:warm|hell))?(?: (?:sein|haben))?{_DE_THERE}$",
        r"stell \1 auf \3 \2\4",
    ),
    (
        rf"^{_DE_THING} {_DE_MUST}{_DE_THERE} ([a-zäöüß]{{3,}}) (?:sein|leuchten){_DE_THERE}$",
        r"mach \1 \3 \2\4",
    ),
)
_DE_FINITE: Final[Turns] = (
    (r"^(.+en) (?:würdest|könntest|möchtest|kannst|würden|könnten)$", r"\1"),
    (r"^(.*\w)fährst$", r"\1fahren"),
    (r"^(.*)\bfährst$", r"\1fahren"),
    (r"^(.*)lässt$", r"\1lassen"),
    (r"^(.*\w(?:el|er))st$", r"\1n"),
    (r"^(.*\w[dtn])est$", r"\1en"),
    (r"^(.*\w[ßz])t$", r"\1en"),
    (r"^(.*\w)st$", r"\1en"),
)

FRAMES: Final[Mapping[str, tuple[Frame, ...]]] = {
    "en": (
        Frame(
            before="please|kindly|jarvis|hey jarvis|hey|hi|hello|okay|ok|alright|all right|right|well|so|now|um|uh|er|oh|ah|yes|yeah|yep|sorry|excuse me|pardon me|quick|just|possibly|quickly|go ahead and|please go and|go and|do please|please do|let's|lets|let us|somebody|someone|can you|could you|would you|will you|can't you|couldn't you|won't you|wouldn't you|can we|could we|can somebody|could somebody|can someone|could someone|would somebody|would someone|why don't you|why not|how about you|how about we|what about you|might you|may i ask you to|might i ask you to|can i ask you to|could i ask you to|must i ask you to|can i get you to|could i get you to|can i trouble you to|could i trouble you to|may i trouble you to|would it be possible to|would it be possible for you to|would it be possible that you|would you be able to|would you be willing to|would you care to|would you like to|would you be so kind as to|would you be so kind and|would you be kind enough to|be so kind as to|be so kind and|be kind enough to|be so good as to|be good enough to|be a dear and|be a darling and|be an angel and|be a good chap and|would you be a dear and|do me a favor and|do me a favour and|do me a favor|do me a favour|can you do me a favor and|can you do me a favour and|could you do me a favor and|could you do me a favour and|any chance you could|any chance you can|is there any chance you could|any chance of you|i was hoping you could|i was hoping you would|i was hoping you might|i'm hoping you can|i was wondering if you could|i was wondering if you would|i was wondering whether you could|i wonder if you could|i wonder if you would|i wonder if you might|i wonder whether you could|do you think you could|do you suppose you could|you can|you could|you may|you should|i want you to|i need you to|i'd like you to|i would like you to|i'd love you to|i would love you to|i'd love for you to|i'd like for you to|i want to|i need to|i'd like to|i would like to|i wish to|i'd love to|i would love to|i'd appreciate it if you could|i'd appreciate it if you would|i would appreciate it if you could|i'd appreciate it if you|i would appreciate it if you|i'd be grateful if you could|i'd be grateful if you would|i would be grateful if you could|i'd be happy if you could|it would be nice if you could|it would be great if you could|it would be lovely if you could|it would be good if you could|it would help if you could|it'd be nice if you could|it'd be great if you could|it'd be lovely if you could|help me to|help me|feel free to|it's time to|it is time to|time to|i think you should|we need to|we want to|we'd like to|we would like you to|make sure to|make sure you|make sure that you|be sure to|would it be too much to ask to|would it be too much to ask you to|is it too much to ask to|would it be too much trouble to|would it be a bother to|can i persuade you to|i'd be obliged if you would|i'd be obliged if you could|be a sport and|be a star and|be a love and|be a mate and|go on and",
            after="please|thanks|thank you|thank you very much|thanks a lot|many thanks|jarvis|for me|for us|would you|will you|could you|can you|won't you|would you please|could you please|can you please|if you would|if you would please|if you could|if you can|if you please|if you don't mind|if you wouldn't mind|if you do not mind|if it's not too much trouble|if it is not too much trouble|if that's okay|if that's ok|if that's all right|if possible|if you'd be so kind|if you would be so kind|when you get a chance|when you have a moment|when you have a second|when you can|when you get a moment|right now|right away|immediately|straight away|at once|now|real quick|quickly|again|okay|ok|there's a dear|mate|buddy|my friend|dear|darling",
        ),
        Frame(
            before="would you mind|would you please mind|do you mind|do you mind just|would you mind just|mind|how about|what about|i'd appreciate you|i would appreciate you|could i trouble you for|would you consider|try|start by|can i interest you in|what do you say to|any chance of|is there any chance of|fancy|do you fancy|would you fancy",
            turns=_EN_GERUNDS,
        ),
        Frame(
            before="would",
            after="be possible|be okay|be all right",
            turns=_EN_GERUNDS,
            both=True,
        ),
        Frame(
            before="is it possible to|is it possible for you to|are you able to|can i|could i|may i",
            after="please",
            both=True,
        ),
        Frame(
            before="i'd appreciate|i would appreciate|i'd appreciate having|we could do with|i could do with|i need|i want|i'd like|i would like|i'd like to have|i would like to have|i want to have|i'd prefer|i would prefer|i'd love|i would love|i'd rather have|can i have|could i have|may i have|can i get|could i get|can we have|could we have|can we get|could we get|let's have|let's get|let us have|get|get me|have|please have|we need|we want|we'd like|how about having|would you have|could you have|could you get|can you get|can you have",
            turns=_EN_STATES,
        ),
        Frame(
            before="make sure|make sure that|see that|see to it that|ensure|ensure that",
            turns=_EN_SURE,
        ),
        Frame(
            after="please|now|right now|right away|thanks|thank you|if you would|if you please|would you|jarvis",
            turns=_EN_STATES,
        ),
        Frame(turns=_EN_WANTED),
    ),
    "de": (
        Frame(
            before="bitte|bitte mal|bitte einmal|einmal|jarvis|hey jarvis|hey|hallo|ok|okay|gut|so|na|los|komm|ach|ach ja|ja|ja bitte|äh|ähm|entschuldigung|entschuldige|sorry|sag mal|also|dann|jetzt|schnell|mal|doch|doch mal|eben|kurz|wohl|kannst du|kannst du vielleicht|könntest du|könntest du vielleicht|könntest du eventuell|würdest du|wirst du|magst du|möchtest du|willst du|kannst du mir|könntest du mir|könntest du wohl|du kannst|du kannst jetzt|du kannst ruhig|du könntest|du könntest mal|du darfst|du sollst|du solltest|du musst|können sie|könnten sie|würden sie|können wir|könnten wir|wollen wir bitte|kann jemand|kann bitte jemand|könnte jemand|könnte bitte jemand|kann mal jemand|lass uns|lasst uns|ich möchte|ich will|ich würde gern|ich würde gerne|wir möchten|wir wollen|ich möchte gern|ich möchte gerne|darf ich bitte|tu mir den gefallen und|tu mir einen gefallen und|tust du mir den gefallen und|tue mir den gefallen und|mach mir die freude und|sei so nett und|sei so gut und|sei so lieb und|sei so freundlich und|sei ein schatz und|bist du so nett und|bist du so lieb und|bist du so gut und|wärst du so nett und|wärst du so lieb und|wärst du so gut und|wärst du so freundlich und|würdest du so nett sein und|würdest du so lieb sein und|würdest du so gut sein und|würdest du mir den gefallen tun und|könntest du so nett sein und|könntest du so lieb sein und|wären sie so nett und|wären sie so freundlich und|ich glaube du solltest",
            after="bitte|danke|danke dir|danke schön|dankeschön|vielen dank|jarvis|für mich|für uns|ja|ok|okay|wenn du so nett wärst|wenn du so lieb wärst|wenn du so nett bist|wenn du magst|wenn du möchtest|wenn du kannst|wenn du willst|wenn es geht|wenn möglich|wenn es dir nichts ausmacht|wenn es keine umstände macht|falls möglich|wenn du mal kannst|wenn du zeit hast|sofort|jetzt|schnell|wärst du so nett|wärst du so lieb|sei so gut|sei so lieb|sei so nett|kannst du das|könntest du das|würdest du das",
        ),
        Frame(
            before="zeit|es ist zeit|es wird zeit|höchste zeit|ist es dir möglich|darf ich dich bitten|dürfte ich dich bitten|darf ich sie bitten|kann ich dich bitten|könnte ich dich bitten|ich bitte dich|ich bitte sie|ich bitte darum|wärst du so lieb|wärst du so nett|wärst du so gut|wärst du so freundlich|wären sie so freundlich|wären sie so nett|bist du so lieb|bist du so nett|sei so gut|sei so lieb|sei so nett|sei so freundlich|hättest du die güte|hättest du die freundlichkeit|habe die güte|wäre es möglich|wäre es dir möglich|würde es dir etwas ausmachen|würde es dir was ausmachen|macht es dir etwas aus|macht es dir was aus|hast du was dagegen|hättest du etwas dagegen|zeit|es ist zeit|es wird zeit|es wäre gut|es wäre nett|es wäre schön|versuch|versuche|wie wäre es",
            turns=(
                (r"^(?:bitte )?(.+) zu (\w+e?n)$", r"\1 \2"),
                (
                    r"^(?:bitte )?(.+(?:ein|aus|an|ab|auf|zu|hoch|runter|herunter|hinauf|um|weiter|los|zurück))zu(\w+e?n)$",
                    r"\1\2",
                ),
                (r"^(?:bitte )?(.+\w\w)zu(\w+e?n)$", r"\1\2"),
            ),
        ),
        Frame(
            before="ist es möglich|ist es dir möglich|geht es",
            after="bitte",
            both=True,
            turns=(
                (r"^(.+) zu (\w+e?n)$", r"\1 \2"),
                (
                    r"^(.+(?:ein|aus|an|ab|auf|zu|hoch|runter|herunter|um))zu(\w+e?n)$",
                    r"\1\2",
                ),
            ),
        ),
        Frame(
            before="ich hätte gern dass du|ich hätte gerne dass du|ich möchte dass du|ich möchte gern dass du|ich möchte gerne dass du|ich will dass du|ich wünsche mir dass du|ich wünsche dass du|ich würde mich freuen wenn du|ich fände es gut wenn du|ich fände es schön wenn du|es wäre nett wenn du|es wäre schön wenn du|es wäre gut wenn du|es wäre toll wenn du|es wäre lieb wenn du|es wäre super wenn du|wäre nett wenn du|wäre schön wenn du|wäre gut wenn du|wäre toll wenn du|wäre lieb wenn du|wäre super wenn du|ich wäre dir dankbar wenn du|ich wäre dankbar wenn du|ich wäre froh wenn du|wie wäre es wenn du|wie wärs wenn du|wie wär's wenn du|was hältst du davon wenn du|kann es sein dass du bitte|sorge dafür dass du|ich bitte darum dass du|bitte sorge dafür dass du",
            turns=tuple(
                (pattern.replace("^(", "^(?:bitte |mal |mir |bitte mal )*(", 1), to)
                for pattern, to in _DE_FINITE
            ),
        ),
        Frame(
            turns=(
                (r"^mach(?:st)? (?:du|sie)\b", "mach"),
                (r"^schaltest du\b", "schalte"),
                (r"^stellst du\b", "stell"),
                (r"^setzt du\b", "setze"),
                (r"^öffnest du\b", "öffne"),
                (r"^schließt du\b", "schließe"),
                (r"^dimmst du\b", "dimme"),
                (r"^drehst du\b", "dreh"),
                (r"^fährst du\b", "fahr"),
                (r"^sperrst du\b", "sperr"),
                (r"^startest du\b", "starte"),
                (r"^stoppst du\b", "stoppe"),
                (r"^spielst du\b", "spiel"),
                (r"^pausierst du\b", "pausiere"),
                (r"^aktivierst du\b", "aktiviere"),
                (r"^deaktivierst du\b", "deaktiviere"),
                (r"^verriegelst du\b", "verriegele"),
                (r"^entriegelst du\b", "entriegele"),
                (r"^schickst du\b", "schick"),
                (r"^ziehst du\b", "zieh"),
            ),
        ),
        Frame(
            before="ich hätte gern|ich hätte gerne|ich will|ich möchte|ich möchte gern|ich brauche|wir brauchen|wir hätten gern|wir hätten gerne|kann ich|könnte ich|kann ich bitte|könnte ich bitte|können wir|könnten wir|ich würde gern|ich würde gerne|ich bevorzuge|ich hätte lieber|wir möchten|wir wollen",
            turns=_DE_STATES,
        ),
        Frame(after="bitte|jetzt|danke", turns=_DE_STATES),
        Frame(turns=_DE_WANTED),
    ),
    "fr": (
        Frame(
            before="s'il te plaît|s'il vous plaît|jarvis|peux-tu|peux tu|pourrais-tu|pourrais tu|tu peux|tu pourrais|pouvez-vous|pourriez-vous|vous pouvez|est-ce que tu peux|est-ce que tu pourrais|est-ce que vous pouvez|veux-tu|veux-tu bien|voudrais-tu|je voudrais que tu|j'aimerais que tu|je veux que tu|merci de|il faudrait|on peut|je voudrais|j'aimerais|serait-il possible de|pourrait-on|auriez-vous l'amabilité de|aurais-tu la gentillesse de|sois gentil|ça te dérangerait de",
            after="s'il te plaît|s'il vous plaît|stp|merci|maintenant|tout de suite|si tu veux bien|si possible",
        ),
    ),
    "es": (
        Frame(
            before="por favor|jarvis|puedes|podrías|puede|podría|me puedes|me podrías|quieres|te importaría|te importa|serías tan amable de|quiero que|quisiera que|me gustaría que|necesito que|quiero|quisiera|me gustaría|sería posible|hazme el favor de|haz el favor de|podemos|podríamos",
            after="por favor|gracias|ahora|ahora mismo|si puedes|si no te importa|si es posible",
        ),
    ),
    "it": (
        Frame(
            before="per favore|per piacere|jarvis|puoi|potresti|può|potrebbe|mi puoi|mi potresti|ti dispiace|ti dispiacerebbe|vorrei che|vorrei|voglio|mi piacerebbe|saresti così gentile da|sarebbe possibile|possiamo|potremmo|fammi il favore di",
            after="per favore|per piacere|grazie|adesso|ora|subito|se puoi|se non ti dispiace|se possibile",
        ),
    ),
    "nl": (
        Frame(
            before="alsjeblieft|alstublieft|jarvis|kun je|kan je|kunt u|zou je|zou u|wil je|wilt u|kun je even|zou je even|wil je even|kunnen we|ik wil dat je|ik wil graag dat je|ik zou graag|ik wil|wees zo vriendelijk om|zou je zo vriendelijk willen zijn om|is het mogelijk om",
            after="alsjeblieft|alstublieft|graag|dank je|bedankt|nu|meteen|als je wilt|als dat kan",
        ),
    ),
}
