# ruff: noqa: E501 - language data
"""German."""

from .table import Phrases

DE = Phrases(
    code="de",
    remember=(
        r"(?:(?:hey|hallo|ach|okay|ok|so|also|na|du|pass auf|hör mal)[, ]+)*(?:jarvis[, ]+)?(?:bitte |kannst du |könntest du |du sollst )*(?:bitte )?(?:präge?(?: dir)?(?: bitte)?(?: gut)? ein(?=[,: ])|vermerke?|merke?(?: dir)?(?: bitte)?|merkst du dir|notiere?(?: dir)?(?: bitte)?|schreib(?:e)?(?: dir)?(?: bitte)? auf|denk(?:e)?(?: bitte)? da?ran|behalte?(?! (?:das|es|dies)(?: bitte| mal)* für dich)(?: bitte)?(?: im (?:kopf|gedächtnis|hinterkopf|sinn))?|vergiss(?: bitte| bloß| ja)* (?:nicht|nie|niemals)|lass(?:e)? mich(?: bitte)? nicht vergessen(?=,? dass\b)|(?:bitte )?nicht vergessen|du (?:darfst|solltest|sollst)(?: bitte| bloß| ja)* (?:nicht|nie|niemals) vergessen|speichere?(?: bitte)?|erinnere? dich(?: bitte)?(?: daran)?)\b(?: (?:(?:dir|mal|bitte|doch|eben|kurz|schnell|gut|unbedingt|für mich)\b|(?:ab|auf|ein|dran)(?=[,:])))*(?: (?:das )?folgendes?\b)?(?:\s*[:,-])?(?: bitte[,:]?)?(?:,? dass\b)?(?P<what>(?!.*\bnicht (?:mehr|länger)$)(?!\s*(?:dir )?(?:das|es|dies)\b[^,]{0,24}\bnicht(?: auf| bitte| mehr)*$).*)",
        r"(?:jarvis[, ]+)?(?:(?:kannst|könntest|würdest|magst|sollst|solltest) du (?:dir )?(?:bitte |mal |das )*(?:merken|notieren|aufschreiben|im kopf behalten)|du (?:sollst|solltest|kannst|darfst|musst) dir (?:bitte |mal |das )*(?:merken|notieren|aufschreiben)|halte?(?: bitte| mal| dir)* fest|ich (?:möchte|will|hätte gern|bitte dich),? dass du (?:dir )?(?:bitte )?(?:merkst|notierst|aufschreibst|im kopf behältst|daran denkst))[,:]?(?: dass\b)?(?P<what>.+)",
        r"(?:jarvis[, ]+)?(?:kannst|könntest|würdest|magst) du dir (?:bitte |mal )*(?P<what>.{4,}?) (?:merken|notieren|aufschreiben)",
        r"(?:jarvis[, ]+)?ich (?:möchte|will|wünsche(?: mir)?|hätte gern),? dass du dir (?:bitte |gut )*(?:merkst|notierst|aufschreibst|einprägst),? dass (?P<what>.+)",
        r"(?P<what>.{8,}?)[,;.] (?:bitte )?(?:merk|notier)e? (?:dir )?(?:das|es)(?: bitte)?",
        r"(?:(?:nur )?damit du(?:'s| es)? (?:bescheid )?weißt|zur info|zu deiner information|du (?:solltest|sollst|musst|darfst) wissen|gut zu wissen)[,:]?(?: dass)? (?P<what>.+)",
    ),
    forget=(
        r"(?:nein,? )?(?:das |es )?(?:stimmt (?:gar |überhaupt |ja |so )*nicht(?: mehr)?|ist (?:gar |überhaupt |ja )*(?:nicht (?:mehr )?(?:wahr|richtig)|falsch)),? dass (?P<what>.+)",
        r"(?:jarvis[, ]+)?(?:bitte |kannst du |tu mir (?:bitte )?(?:den|einen) gefallen(?: und)?,? |sei so (?:gut|lieb|nett)(?: und)?,? )*(?:vergiss|vergesse|lösche?|streiche?|entferne?|tilge?)(?: bitte| mal| jetzt| einfach| wieder| lieber| besser| doch| ruhig| schnell)*,? (?:alles,? was (?:ich|du) (?:dir )?|alles |was ich |was du |(?:die|den|das|alle|meine[n]?) (?:notiz(?:en)?|eintr[aä]ge?|infos?|information(?:en)?|erinnerung(?:en)?)(?= (?:über|von|zu|an|mit)) |(?:das|die sache|die geschichte) (?=mit )|mit )?(?:über |mit |an |von |dass |zu |zum |zur )?(?P<what>(?!(?:bloß |ja )*(?:nie|niemals)\b)(?!.*\bnicht(?: wieder)?$).+?)(?:,? (?:bitte|wieder|ganz|komplett|einfach|mal|doch|endlich|jetzt|aus (?:deinem |dem )?(?:gedächtnis|kopf|speicher|erinnerungen)))*",
        r"(?P<what>(?!(?:was|wie|wer|warum|wann|wo)\b).+?),? brauchst du (?:dir )?(?:jetzt )?nicht (?:mehr|länger) (?:zu )?(?:wissen|merken|behalten|kennen)",
        r"(?P<what>(?:(?:das|die (?:sache|geschichte)|der (?:kram|quatsch)) (?:mit|über|von|um)|(?:was|wo|woher|wohin|wann|wer|wem|wen|wessen|wie|warum|welche[rnms]?|wo(?:r|mit|für|von|zu|gegen|bei)\w*) \S+) .+?),? (?:(?:kannst|darfst|sollst|solltest|könntest) du (?:(?:bitte|wieder|jetzt|ruhig|gerne?|einfach|auch|doch) )*(?:streichen|löschen|knicken|tilgen|wegwerfen|wegschmeißen|vergessen|entfernen|(?:in|aus) \w+ \w+ (?:streichen|löschen|werfen|kloppen|treten))|kann (?:(?:jetzt|wieder|ruhig|auch|dann) )*(?:weg|raus|gelöscht werden|vergessen werden)|(?:brauchst|musst) du (?:dir )?(?:jetzt )?nicht (?:mehr |länger )?(?:zu )?(?:wissen|merken|behalten))",
        r"(?:nimm|wirf|schmeiß|streich|lösch|entfern|tilg)e?(?: bitte| mal)* (?P<what>.+?) (?:wieder )?aus (?:deinem|dem) (?:gedächtnis|kopf|speicher|erinnerungen)(?: raus)?",
        r"(?:kannst|könntest|würdest|magst) du (?:bitte |mal )*(?:löschen|streichen|vergessen),? (?:alles,? )?(?:was (?:ich|du) (?:dir )?(?=(?:über|von|zu)\b)|dass )?(?:über |von |zu )?(?P<what>.+?)(?: (?:gesagt|erzählt) habe?| weißt)?",
        r"du (?:brauchst|musst)(?: dir)? (?P<what>.+?) nicht (?:mehr|länger) (?:zu )?(?:wissen|merken|behalten|kennen)",
        r"du (?:brauchst|musst)(?: dir)? nicht (?:mehr |länger )?(?:zu )?(?:wissen|merken|behalten),? (?:dass )?(?P<what>.+)",
        r"(?:merke? dir|behalte?)(?: bitte)? nicht (?:mehr|länger),? (?:dass )?(?P<what>.+)",
        r"ich (?:möchte|will|wünsche(?: mir)?|hätte gern),? dass du (?P<what>.+?) (?:wieder )?(?:vergisst|löschst)",
        r"(?:denk|erinnere? dich)(?:e)?(?: bitte)? nicht (?:mehr|länger) (?:an|daran,? dass) (?P<what>.+)",
        r"(?:kannst|könntest|würdest|magst) du (?:bitte |mal )*(?P<what>.+?) aus (?:deinem|dem) (?:gedächtnis|speicher) (?:löschen|streichen|entfernen)",
        r"du (?:kannst|darfst|solltest)(?: bitte| ruhig| jetzt)* (?:alles |(?:die|den) (?:notiz|eintrag) )?(?:löschen|streichen|vergessen),? (?:alles |was ich (?:dir )?|dass |was du )?(?:über |von )?(?P<what>.+)",
        r"du (?:kannst|darfst|sollst|musst) (?P<what>(?!.*\b(?:nicht|nie|niemals|keinesfalls) (?:wieder )?vergessen).+?) (?:wieder |jetzt )?(?:vergessen|nicht mehr (?:wissen|merken))",
        r"(?:kannst|könntest|würdest) du (?:bitte )?(?P<what>.+?) (?:wieder )?vergessen",
        r"(?P<what>(?!(?:was|wie|wer|warum|wann|wo)\b(?! ich)).+?) (?:kannst|darfst|sollst|solltest|könntest) du (?:bitte |wieder |jetzt |ruhig |gerne? |einfach )*vergessen",
        r"merke? dir (?P<what>.+?) (?:bitte )?nicht (?:mehr|länger)",
        r"(?P<what>(?:mein|unser|das|was|den|die|alles|dass)\w* (?!.*\b(?:kann|soll|darf|könnt|sollt|hab|hat|werd)\w*\b).+?) (?:bitte |wieder |ganz )*(?:vergessen|aus (?:deinem|dem) gedächtnis (?:löschen|streichen))(?: bitte)?",
    ),
    forget_last=r"(?:jarvis[, ]+)?(?:(?:ach|nein|nee|oh|äh|hm+|moment|warte|sorry|halt|stopp|doch nicht|also|na)[,;.]* )*(?:bitte |kannst du (?:bitte )?|könntest du (?:bitte )?)*(?:(?:merke? dir|notiere?(?: dir)?|behalte?|speichere?)(?: bitte)? (?:das|es|dies) (?:bitte |lieber |besser |doch |dann )*nicht(?: auf| bitte| mehr)*|(?:vergiss|lösche?|streiche?|entferne?|tilge?|verwirf|radiere?)(?: bitte| mal)*,? (?:(?:diese|die|deine|jene)(?: letzte)? (?:notiz|erinnerung)|(?:diesen|den)(?: letzten)? (?:eintrag|vermerk|merkzettel)|das|es|dies|das letzte|das eben|(?:das,? |alles,? )?was ich (?:dir |da )?(?:gerade |eben |zuletzt )*(?:gesagt|erzählt) habe?|dass ich (?:das|es) (?:gerade |eben )?gesagt habe?)(?: wieder| bitte| gleich| sofort| aus (?:deinem|dem) gedächtnis)*|(?:das|es|dies) (?:kannst|darfst|sollst) du (?:bitte |wieder |jetzt |ruhig |gleich )*vergessen|(?:das|es|dies) (?:bitte |wieder |gleich )*vergessen|du (?:kannst|darfst|sollst) (?:das|es|dies) (?:bitte |wieder |jetzt |ruhig |gleich )*vergessen|ich nehme das zurück|das habe ich nicht gesagt)",
    forget_all=r"(?:jarvis[, ]+)?(?:bitte |kannst du (?:bitte )?)*(?:vergiss|lösche?|entferne?|vergessen|streiche?)(?: bitte)? (?:(?:alles|mich|alle meine (?:daten|erinnerungen))(?:,? was du)?(?: (?:über|von) mi(?:ch|r))?(?: weißt| gespeichert hast| gemerkt hast)?|alle (?:daten|erinnerungen) (?:über|an|von) mi(?:ch|r)|alles,? was ich dir (?:je |jemals )?(?:gesagt|erzählt) habe|mich aus (?:deinem|dem) gedächtnis|dein (?:ganzes )?gedächtnis (?:über|von) mi(?:ch|r))(?: bitte| komplett| vollständig)*",
    facts=r"""
name: (?:mein (?:voller |echter )?name ist|ich heiße|ich heisse|ich werde .{0,12}genannt|nenn(?:e)? mich(?: bitte)?|man nennt mich) (?P<v>[^,;]+)
home-: ich (?:wohne|lebe) nicht mehr (?P<v>(?:in|im|auf) .+)
home: (?:ich|wir) (?:wohne|wohnen|lebe|leben)(?: jetzt| nun| derzeit| inzwischen)? (?P<v>(?:in|im|bei|auf|am|an|nahe) .+)
home: (?:ich bin|wir sind)(?: jetzt| gerade)? (?P<v>(?:nach|in) .+?) (?:gezogen|umgezogen)
job: ich (?:arbeite|bin tätig)(?: jetzt| nun)? (?:als|bei|für|in der|im) (?P<v>.+)
job: ich bin (?P<v>\w*(?:ingenieur|lehrer|arzt|ärztin|anwalt|anwältin|entwickler|student|programmierer|koch|köchin|schreiner|elektriker|pfleger|krankenschwester|architekt|musiker|journalist|bäcker|gärtner|pilot|künstler)(?:in)?)(?: von beruf)?
age: ich bin (?P<v>\d{1,3})(?: jahre alt)?
birthday: mein geburtstag ist(?: immer)? (?P<v>.+)
birthday: ich habe(?: immer)? (?P<v>(?:am|im) .+?) geburtstag
birthday: ich (?:bin|wurde) (?P<v>(?:am|im) .+?)(?: in .+)? geboren
allergy-: ich (?:bin|reagiere) (?:nicht|nicht mehr) (?:gegen|auf) (?P<v>.+?) allergisch
allergy*: ich (?:bin|reagiere)(?: auch| sehr| stark)? (?:gegen|auf) (?P<v>.+?) allergisch
allergy*: ich (?:bin|reagiere)(?: auch| sehr| stark)? allergisch (?:gegen|auf) (?P<v>.+)
allergy*: ich habe (?:eine )?(?P<v>\w+)allergie
allergy-: ich bin (?:nicht|nicht mehr) allergisch (?:gegen|auf) (?P<v>.+)
diet: ich (?:bin|ernähre mich)(?: jetzt| nun)? (?P<v>vegetarier(?:in)?|veganer(?:in)?|vegetarisch|vegan|laktoseintolerant|diabetiker(?:in)?)
likes-: ich (?:mag|liebe|esse|trinke) (?P<v>.+?) (?:nicht mehr|nicht|gar nicht)(?: gern| gerne)?
likes-: ich (?:mag|liebe|esse|trinke) (?:kein|keine|keinen)(?: mehr)? (?P<v>.+?)(?: mehr)?
likes-: (?P<v>[\w -]+?) (?:mag|liebe|esse|trinke) ich (?:nicht mehr|nicht|gar nicht|überhaupt nicht)(?: gern| gerne)?
likes*: ich (?:mag|liebe)(?: sehr| auch| besonders)? (?P<v>.+?)(?: sehr| gern| gerne)?
likes*: (?P<v>[\w -]+?) (?:mag|liebe) ich(?: sehr| besonders| total)?(?: gern| gerne)?
likes*: (?P<v>[\w -]+?) (?:esse|trinke|höre|lese|spiele|schaue) ich(?: sehr| besonders| am)? (?:gern|gerne|liebsten)
likes*: ich (?:esse|trinke|höre|lese|spiele|schaue)(?: sehr| am liebsten)? (?:gern|gerne) (?P<v>.+)
dislikes*: ich (?:hasse|verabscheue) (?P<v>.+)
prefers*: (?:ich bevorzuge|bevorzuge ich) (?P<v>.+)
prefers*: (?:ich (?:mag|esse|trinke|höre|lese|nehme|schaue|spiele)|(?:mag|esse|trinke|höre|lese|nehme|schaue|spiele) ich) lieber (?P<v>.+)
owns*: (?:ich habe|wir haben|ich besitze|wir besitzen|ich fahre)(?: jetzt| auch)? (?P<v>(?:einen|eine|ein|zwei|drei|vier) .+)
owns-: (?:ich habe|wir haben) (?:keinen|keine|kein) (?P<v>.+?) mehr
owns-: (?:ich habe|wir haben) (?:den|die|das|meinen|meine|mein|unseren|unsere|unser|einen|eine|ein) (?P<v>.+?) (?:verkauft|verschenkt|weggegeben|abgegeben)
speaks*: ich spreche (?P<v>.+)
wakes: ich stehe(?: immer| meistens| normalerweise)? um (?P<v>.+?) auf
spouse: ich bin mit (?P<v>.+?) verheiratet
is*: ich bin (?P<v>(?:links|rechts)händer(?:in)?|farbenblind|kurzsichtig|weitsichtig|schwerhörig|schwanger|geschieden|verwitwet|ledig|verlobt|im ruhestand|rentner(?:in)?|(?:nicht)?raucher(?:in)?|frühaufsteher(?:in)?|asthmatiker(?:in)?)
plays*: ich spiele (?P<v>(?:klavier|geige|cello|gitarre|schlagzeug|flöte|trompete|orgel|saxophon|bass|fußball|tennis|handball|volleyball|badminton|schach|golf)\b.*)
studies*: ich lerne (?:gerade |jetzt |seit \w+ )?(?P<v>(?-i:[A-ZÄÖÜ])[\wäöüß]+)
wears*: ich trage (?P<v>(?:größe|schuhgröße) .+)
drinks*: ich (?:trinke|nehme) (?:meinen |meine |mein )(?P<v>(?:kaffee|tee|espresso|kakao)\b.+)
does*: (?P<v>(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|jede[nrs]? \w+|am wochenende)(?: und \w+s)? \w+ (?:ich|wir)\b.*)
does*: (?:ich|wir) (?P<v>(?:gehe?n?|arbeiten?|habe?n?|kochen?|treffen?|spielen?|schwimmen?|trainieren?|kaufen?|putzen?|besuchen?)\b.*\b(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|jede[nrs]? (?:tag|woche|morgen|abend|monat|jahr|\w+tag|mittwoch))\b.*)""",
    copula=(
        r"(?P<s>(?!(?:ich|wir|du|er|sie|es)\b)[^,;]+?) (?P<h>wohnt|wohnen|lebt|leben)(?: jetzt| nun| inzwischen| mittlerweile)? (?!nicht\b)(?P<v>.+)",
        r"(?P<s>(?:mein|meine|unser|unsere) [^,;]+?) (?P<p>hasst|liebt|trägt|spielt|spricht|studiert|fährt|sammelt|raucht|lernt|unterrichtet|schließt|öffnet) (?!nicht\b|kein)(?P<v>.+)",
        r"(?P<s>(?:mein|meine|unser|unsere) [^,;]+?) (?P<p>läuft) (?P<v>.+?) (?:ab|aus)",
        r"(?P<s>(?:mein|meine|unser|unsere) [^,;]+?) hat (?:immer )?(?P<v>(?:am|im) .+?) (?P<p>geburtstag)",
        r"(?P<s>(?:mein|meine|unser|unsere) [^,;]+?) (?P<p>hat|haben) (?:seit \w+ )?(?P<v>(?:angst vor|winterreifen|sommerreifen|(?:blaue|braune|grüne) augen|(?:lange|kurze|rote|blonde|schwarze|graue) haare|asthma|diabetes|minus|plus|eine?n?|zwei|drei|vier)\b(?!.*\b(?:be|ver|ge|er|ent)\w+(?:en|t)\b).*)",
        r"ich nehme(?: jetzt| nun)? (?P<v>\d[\d.,]* ?(?:mg|ml|g|µg|mcg|tropfen|tabletten?)) (?P<s>[^,;]+)",
        r"(?P<s>[^,;]+?) (?:ist|sind)(?: jetzt| inzwischen| letzte\w* \w+)? (?P<v>(?:nach|in|auf|zu|zum) .+?) (?:gezogen|umgezogen|gekommen)",
        r"(?P<s>[^,;]+?) (?:ist|sind|war|waren|lautet|beträgt|betragen|liegt|liegen|steht|stehen|hängt|hängen|befindet sich|befinden sich|wohnt|wohnen|lebt|(?P<p>heißt|heißen|heisst|heissen|arbeitet|kommt|beginnt|fängt|endet|kostet|braucht|mag|isst|trinkt|findet))(?: jetzt| nun| eigentlich| inzwischen| mittlerweile| am ende)? (?!nicht\b|kein)(?P<v>.+)",
        r"(?:ich habe|wir haben) (?P<s>(?:mein|meine|meinen|unser|unsere|unseren|den|die|das) .+?) (?P<v>(?:in|auf|an|zu|nach|unter|hinter) .+?) (?:gelegt|gestellt|gehängt|geändert|verlegt|verschoben|umgestellt)",
        # The order after "dass": the verb comes last.
        r"(?P<s>(?:(?:mein|meine|meinen|unser|unsere|unseren|der|die|das|dem|den) |(?-i:[A-ZÄÖÜ])[\wäöüß]+s )[\w-]+(?: (?:von|des|der|im|vom|für|(?:mein|dein|unser|ihr|sein)(?:er|es|em)) [\w-]+)?) (?P<v>.+) (?:ist|sind|liegt|liegen|steht|stehen|hängt|lautet|war|wird|werden|(?P<p>heißt|heißen|kommt|mag|braucht|beginnt|endet|kostet|schließt|öffnet))",
        r"(?P<s>(?:mein|meine|unser|unsere|der|die|das) [\w-]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)*) (?P<v>(?:in|im|bei|auf|am|an|nahe) .+) (?P<h>wohnt|wohnen|lebt|leben)",
        # The order after "eigentlich": the verb comes first.
        r"(?:ist|sind|heißt|heißen|liegt|liegen|steht|stehen) (?P<s>(?:mein|meine|unser|unsere|der|die|das) [\w-]+(?: (?:(?:mein|unser|ihr|sein)(?:er|es|em)|des|der|vom|von|für) [\w-]+)?)(?: jetzt)? (?!nicht\b)(?P<v>.+)",
    ),
    replace=(
        r"(?:ich habe?|wir haben|die \w+ haben|sie haben) (?P<o>[^,;]+?) (?:in|auf|zu) (?P<v>[^,;]+?) (?:umbenannt|umgetauft)",
        r"(?P<s>(?:ich|wir|mein\w*|unser\w*|der|die|das)(?: [^,;]+?)?) (?:bin|sind|ist) (?:jetzt |inzwischen )?von (?P<o>[^,;]+?) (?:zu|zum|zur|auf) (?P<v>[^,;]+?) (?:gegangen|gewechselt|umgestiegen)",
        r"(?:ich habe?|wir haben) (?:mein\w* |unser\w* |den |die |das )?(?P<o>[^,;]+?) (?:gegen|durch) (?P<v>[^,;]+?) (?:ein|aus|um)?(?:ge)?(?:tauscht|wechselt|ersetzt)",
        r"(?P<s>(?!es\b|das\b|er\b|sie\b)[^,;]+?) (?:ist|heißt|sind|liegt|steht) nicht (?P<o>.+?),? (?:sondern|es ist|er heißt|sie heißt) (?P<v>.+)",
        r"(?:es|das|er|sie) (?:ist|heißt|sind|liegt|steht) nicht (?P<o>.+?),? (?:sondern|es ist|er heißt|sie heißt) (?P<v>.+)",
        r"(?:es|das|er|sie) (?:ist|heißt|sind|liegt|steht|lautet|wohnt|kommt)(?: eigentlich| jetzt| doch)? (?P<v>(?!nicht\b|falsch|richtig|gut).+?)(?:,? nicht (?P<o>.+))?",
        r"(?:ich meinte|ich meine|ich sagte|mach daraus|ändere (?:das|es) (?:auf|zu|in)) (?P<v>.+?)(?:,? nicht (?P<o>.+))?",
        r"nicht (?P<o>.+?),? sondern (?P<v>.+)",
        r"(?P<v>(?:(?!\b(?:ich|wir|er|sie|es|ist|sind|heißt|liegt|steht|war|bin|habe|hat|haben|wird|kann|will|soll|muss|darf|mag)\b)[\w -]){1,60}),? nicht (?P<o>(?!mehr\b).+)",
    ),
    mend=r",? ?\b(?:nein|quatsch|ach nein|ich meine|besser gesagt|beziehungsweise|vielmehr|moment|entschuldigung|äh nein)\b[, ]+(?:es ist |das ist )?(?P<v>.+)",
    cue=r"(?:oh(?: nein| je)?|in (?:wirklichkeit|wahrheit)(?: gilt)?|tatsächlich|aktualisierung|neuer stand|wie sich (?:jetzt |nun |inzwischen )?(?:herausstellt|rausstellt|herausgestellt hat|rausgestellt hat|zeigt)|das (?:ist|war) (?:gar |so |leider )?nicht (?:korrekt|richtig|wahr)|entschuldige|entschuldigung|verzeihung|pardon|ach nein|ach|sorry|verzeihung|pardon|tut mir leid|ups|halt|nein|nö|nee|falsch|das ist falsch|(?:das )?stimmt(?: so)? nicht(?: mehr| ganz| so)?|korrektur|eigentlich|entschuldigung|moment|ach|quatsch|ich meinte|ich meine|ich habe mich geirrt|(?:bitte )?korrigiere?(?: das)?|du irrst dich|da irrst du dich|ich habe mich vertan)\b[,.!:; -]*(?:(?:eigentlich|das ist falsch|das stimmt nicht|korrektur|nein)\b[,.!:; -]*)*(?P<what>.*)",
    changed=r"\b(?:ab jetzt|ab sofort|von nun an|künftig|jetzt|nun|nicht mehr|stattdessen|inzwischen|mittlerweile|geändert|umgezogen|gezogen|eigentlich|sondern|doch|neuerdings|wieder(?= (?:in|im|am|an|auf|bei|beim|unter|hinter|neben|um|ab|zu|zum|zur|der|die|das)\b)|neue[rsnm]?)\b",
    own=r"\b(?:ich|mir|mich|mein|meine|meinen|meinem|meiner|meines)\b",
    ours=r"\b(?:wir|uns|unser|unsere|unseren|unserem|unserer|unseres)\b",
    theirs=r"(?:sein|seine|seinen|seinem|ihr|ihre|ihren|ihrem)\b",
    private=r"\b(?:im (?:strengsten |vollen )?vertrauen|unter vier augen|diskret|unter uns bleib\w*|bleibt (?:bitte )?unter uns|niemand(?:em)? (?:sonst |anders )?(?:darf|soll|sollte|muss|braucht) (?:das |es |davon )?(?:wissen|erfahren)|kein wort (?:zu|an|davon)|nichts? für andere ohren|hinter vorgehaltener hand|privat|(?:streng )?geheim|ein geheimnis|vertraulich|(?:nur |ganz |mal )*unter uns(?: gesagt)?|nur für mich|für mich allein|nicht weiter(?:sagen|erzählen)|behalte? (?:das|es) (?:bitte )?für dich|niemandem (?:etwas )?(?:sagen|erzählen|verraten)|niemand darf|(?:sag|erzähl|verrate?)(?:e|s)? (?:(?:es|das|ihr|ihm|ihnen|niemandem|keinem|dem|der|den|meine[mr]?|(?-i:[A-ZÄÖÜ])[\wäöüß-]+) )*(?:davon )?(?:niemandem|keinem|nichts|nicht)|(?:sag|erzähl|verrate?)e? (?:es |das )?(?:niemandem|keinem)|(?:ich (?:will|möchte|mag|hätte gern|hätte lieber) (?:nicht|nur|ungern)|damit (?:es |das )?|es (?:soll|darf|muss|braucht)(?: das)?)[^.:;]{0,30}?\b(?:niemand|keiner|jemand|wer|irgendwer|andere)\b[^.:;]{0,20}?\b(?:weiß|wüsste|wissen|erfährt|erfahren|mitbekommt|mitkriegt|hört|davon hört)|nur (?:wir (?:zwei|beide|beiden)|du und ich) (?:wissen|dürfen|sollen|werden)(?: (?:das|es|davon|wissen|erfahren))*|(?:keiner|niemand) (?:sonst |anders |außer dir )?(?:weiß|soll|darf|muss|erfährt)(?: (?:das|es|davon|noch|bisher|sonst|wissen|erfahren|etwas|was))+|(?:das|es) (?:bleibt|muss|soll) (?:bitte |aber )?(?:hier|bei dir|bei uns|in diesem raum|geheim|unter uns|zwischen uns)(?: bleiben)?|unter dem siegel der verschwiegenheit|häng(?:e)? (?:das|es) nicht an die große glocke|(?:erzähl|sag|tratsch|plauder|posaun)\w* (?:das|es) (?:bitte )?(?:nicht (?:weiter|aus|herum|rum)|keinem)|geht (?:sonst )?(?:niemanden|keinen)(?: (?:etwas|was))? an)\b",
    directive=r"(?:bitte )?(?:ab jetzt|ab sofort|von nun an|von jetzt an|immer|niemals|nie|in zukunft|künftig|zukünftig|jedes mal|wann immer)\b.+|(?:bitte )?(?:sag|nenn|frag|antworte|sprich|rede|spiel|erwähne)\w* .*\b(?:immer|nie|niemals|nicht mehr|nie wieder|ab jetzt|ab sofort|von nun an|in zukunft|künftig|zukünftig)\b.*",
    skip=r".*\?\s*$|(?:(?:an|in|um|auf|bei|zu|für|mit|von|seit|bis|aus|unter|hinter|neben) (?:welche[rsnm]?|wie ?viel\w*|wem|wen|was)|wenn|falls|angenommen|stell dir vor|vielleicht|ob|wer|was|wann|wo|warum|wieso|wie|welche[rsnm]?|wessen|wem|wen|ist|sind|war|hat|habe|hast|bin|bist|kann|kannst|könnte|soll|darf|weißt|kennst|erinnerst|sag mir|erzähl)\b.*",
    place=r"(?:nach|zu|zum|in|im|ins|auf|an|am|unter|unterm|über|hinter|hinterm|neben|bei|beim|vor|vorm|zwischen|oben|unten|draußen)\b",
    single=r"(?:chef|chefin|vermieter|vermieterin|bester freund|beste freundin|mann|frau|hausarzt|hausärztin)(?=\s*$)|name|namen|geburtstag|adresse|alter|beruf|nummer|telefonnummer|handynummer|größe|schuhgröße|farbe|lieblings\w+|passwort|kennwort|code|pin|hochzeitstag|heißt|heißen|heisst|heissen|schule|bank|kennzeichen|gewicht|termin|tag|datum|uhrzeit|müllabfuhr|spitzname|blutgruppe|netzwerk|wlan|sprache|marke|rasse|treffen|\w+(?:name|nummer|farbe|größe|termin|tag|code|passwort|temperatur)",
    more=r"\b(?:auch|(?<!nur )noch eine?|weiterer|weitere|(?<!jede )(?<!jede[nsr] )zweite[rns]?|außerdem|(?<!jemand )(?<!\bein )(?<!\beine )(?<!\beine[nmr] )andere[rns]?(?! (?:tag|termin|zeit|uhrzeit|ort|platz|stelle)\b)|neue[rsnm]? (?:kolleg|freund|nachbar|hund|kater|katze|buch|spiel|mitschüler)\w*)\b",
    negation=r"\b(?:nicht|kein|keine|keinen|nie|niemals)\b",
    passing=r"(?:sehr |so |zu |noch |schon |gerade |wieder )*(?:dich|euch|das|dies|es|ihn|sie|eine? (?:kurze |kleine )?(?:frage|idee|bitte|problem|gefühl|wunsch|plan|verdacht)|an|aus|offen|auf|zu|leer|voll|kaputt|kalt|warm|heiß|dunkel|hell|laut|müde|hungrig|durstig|da|hier|weg|fertig|bereit|gut|schlecht|falsch|richtig|krank|dreckig|nass|spät|früh|daheim|zuhause|zu hause)",
    tail=r"[,\s]+(?:jetzt|nun|bitte|eigentlich|übrigens|mehr|stattdessen|jarvis|und zwar|ab jetzt|ist|sind|heißt|liegt)$",
    glue=r"(?:,? und |[,;] |,? aber )(?=(?:ich|mein|meine|wir|unser|unsere|der|die|das)\b)",
    by_the_way=r"(?:(?:ach|oh|ah|also|und|äh|hey)[, ]+)*(?:jarvis(?=[,:])|(?:(?:(?:kleine|kurze|wichtige)[rs]? )?(?:notiz|info|memo|hinweis|nachtrag|anmerkung)|wichtig|noch (?:et)?was|noch eins|(?:bitte|zum) (?:merken|notieren)|fürs protokoll|zur (?:erinnerung|kenntnis))(?=:)|übrigens|nebenbei(?: gesagt)?|apropos|wusstest du(?: schon)?,? dass|(?:das )?glaubst du (?:ja |jetzt )?nicht|du glaubst (?:es )?(?:ja )?nicht|rate mal|stell dir (?:mal )?vor|weißt du was|kaum zu glauben|man glaubt es kaum|bevor ich(?:'s| es) vergesse|habe ich (?:schon )?(?:gesagt|erwähnt),? dass)[,: ]+",
    dotted=r"(?:\b(?:Dr|Hr|Fr|Prof|Nr|St|Str|bzw|ca)|(?<!\d)\d{1,2})\.$",
    versus=r"(?:,| und| aber),? (?:und |aber )?nicht (?P<o>(?!mehr\b)[^,]+)$",
    asked="""
name: name heiße heißt
home: wohne wohnt wohnen lebe lebt adresse zuhause stadt
job: arbeite arbeitet arbeit beruf job
age: alter alt jahre
birthday: geburtstag geboren
allergy: allergie allergisch allergien
diet: essen esse ernährung
likes: mag mögen gern lieblings liebe interessiert interessieren interessen hobby hobbys vorlieben gefällt gefallen spaß
not likes: mag mögen gern
dislikes: mag hasse
prefers: bevorzuge lieber mag
owns: habe besitze haben
speaks: spreche sprache sprachen
wakes: aufstehen stehe auf morgens
spouse: verheiratet frau mann""",
    naming=r"\b(?:umbenannt|genannt|heißt|heißen|heisst|heissen|namens)\b",
    noun="Name",
    around=r"^(?:wo|wann|wer|wie|was|wie ?viel)\b(?=.*\b\w+t$|.*\b(?:ist|sind|nehme)$)|(?<=\w )(?:ist|sind|heißt|liegt|steht|hängt)$|\b(?:alles|alle|was|du dir|du|ich dir|ich|jemals|über|weißt|weisst|gespeichert|gemerkt|gesagt|erzählt|hast|habe|aus (?:deinem|dem) gedächtnis|bitte|wieder|die tatsache|mit(?=.*\bzu tun hat\b)|zu tun hat)\b",
    every=r"\b(?:alles|alle)\b",
    speaker=r"\b(?:der |die |des |dem |den )?(?:be)?nutzer(?:in|s)?\b",
    momentary=r"(?!(?:ich|wir|du|sie)\b)(?:[\wäöüß]+ ){1,4}?(?:sagte|sagt|behauptet|behauptete|sang|singt|meinte|rief|meldet)\b.*|(?:übersetze?|buchstabiere?|lies|sing|wiederhole?)\b.*|(?!.*\b(?:immer|meist|meistens|normalerweise|jeden|jede|nie|lieber|am liebsten|am besten)\b)(?:(?:die |der |das |heutige |aktuelle |momentane )*(?:wetter|temperatur|außentemperatur|wind|luftfeuchtigkeit|himmel|vorhersage|uhrzeit)(?: draußen| heute| jetzt| hier| in [\w ]+?)? (?:ist|war|liegt|beträgt|sieht|kommt|weht)\b.+|es (?:ist|war|sind|hat|regnet|schneit)\b(?:.*(?:\d ?(?:°|grad|prozent|%|uhr)|\d:\d\d|\b(?:sonnig|bewölkt|regnerisch|windig|neblig|bedeckt)\b).*|(?<=regnet).*|(?<=schneit).*)|.*\b(?:aktuell|derzeit|gerade|momentan|im moment)\b.*(?:\d ?(?:°|grad|prozent|%)|\b(?:wetter|temperatur|sonnig|bewölkt|regnet|schneit|windig)\b).*|.*\d ?(?:°|grad|prozent|%).*\b(?:aktuell|derzeit|gerade|momentan|im moment)\b.*|.*\b(?:teils|leicht|stark|überwiegend) bewölkt\b.*)",
    reported=r"^(?P<s>(?:der |die )?(?:be)?nutzer(?:in)?) (?:sagte?|erwähnte?|erzählte?|berichtete?|erklärte?)[, ]+(?:dass )?(?:(?P<who>er|sie)(?= ))?",
    failed=r"\b(?:keine|nicht genug|nicht genügend)(?: \w+)? (?:information|informationen|angaben|details|auskunft|antwort|daten|kenntnisse)\b|\b(?:assistent\w*|jarvis|ich)\b.*\b(?:konnte|kann|weiß|wusste)\b.*\b(?:nicht|nichts|keine?)\b|\b(?:konnte|kann|weiß|wusste) (?:ich|jarvis|der assistent)\b.*\b(?:nicht|nichts|keine?)\b|\b(?:ich|jarvis|assistent\w*) (?:weiß|wusste)\b.*\b(?:nicht|nichts)\b|\bbot\b.*\ban\b.*(?:such|nachschau|nachseh|nachzuschau|nachzuseh|recherch)\w*|\b(?:soll|darf|kann) ich\b.*(?:such|nachschau|nachseh|recherch)\w*",
    called=r"(?:(?:dr|herr|frau|prof)\.? )?(?!(?:ein|eine|einen|kein|keine|der|die|das)\b)(?-i:[A-ZÄÖÜ])[\w'-]*(?: (?:(?-i:[A-ZÄÖÜ])[\w'-]*|von|van|de))*",
    kinds=r"""
diet: (?:vegan|vegetari|pescetarier|laktose|diabeti|zöliakie)\w*
state: (?:verheiratet|ledig|geschieden|verlobt|verwitwet|schwanger|in rente|pensioniert|arbeitslos|krank|gesund|allergisch|taub|blind|linkshänd\w*|rechtshänd\w*)
age: \d+ jahre alt""",
    people="Frau Mann Ehefrau Ehemann Partner Partnerin Freund Freundin Mutter Mama Vater Papa Eltern Schwester Bruder Sohn Tochter Kind Kinder Zwilling Baby Tante Onkel Nichte Neffe Cousin Cousine Oma Opa Großmutter Großvater Enkel Enkelin Patenkind Schwager Schwägerin Nachbar Nachbarin Kollege Kollegin Chef Chefin Mitbewohner Mitbewohnerin Vermieter Vermieterin Hausmeister Hausmeisterin Schwiegermutter Schwiegervater Schwiegersohn Schwiegertochter Schwiegereltern Pate Patin Kater Lehrer Lehrerin Hund Katze Pferd",
    timely=r"\b(?:tage?n?|termine?|zeit(?:en)?|plan|uhrzeit|datum)\b|(?<!geburts)(?<!hochzeits)(?<!jahres)(?<!namens)(?<=\w\w\w)(?:tage?n?|termine?|zeiten|zeit|plan)\b",
    updates=r"""
> meinen>mein unseren>unser den>der meinem>mein unserem>unser dem>der deinen>dein
MEIN = (?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|der|die|das|den|dem)
VERB = ist|sind|heißt|heißen|heisst|liegt|liegen|steht|stehen|hängt|hängen|wohnt|wohnen|lebt|arbeitet|arbeiten|kommt|kommen|beginnt|endet|kostet|lautet|findet|fängt|trinkt|isst|mag|beträgt|dauert|braucht|fährt|hat
S = (?P<s>(?!(?:ich|du|es|er|sie|wir|man|was|wer|vergiss|nein|nicht)\b|das (?:<VERB>)\b)[^,;]+?)
MY = (?P<s><MEIN> [^,;]+?)
NP = (?P<s>(?:mein|meine|unser|unsere|der|die|das) (?:(?-i:[a-zäöüß]+e[rs]?) (?=(?-i:[A-ZÄÖÜ])))?[\w-]+(?: (?:(?:mein|unser|ihr|sein)(?:er|es|em)|des|der|vom|von|für) [\w-]+)?(?: (?-i:[A-ZÄÖÜ])[\w-]+)??)
O = (?P<o>[^,;]+?)
V = (?P<v>[^,;]+?)
T = (?P<t>.+?)
VERB = ist|sind|heißt|heißen|heisst|liegt|liegen|steht|stehen|hängt|hängen|wohnt|wohnen|lebt|arbeitet|arbeiten|kommt|kommen|beginnt|endet|kostet|lautet|findet|fängt|trinkt|isst|mag|beträgt|dauert|braucht|fährt|hat
EHER = (?:eigentlich|tatsächlich|in wirklichkeit|richtigerweise|übrigens|nebenbei|nun doch|in zukunft|künftig|derzeit|zurzeit|aktuell|momentan|im moment|von (?:jetzt|nun|heute) an)
NUN = (?:jetzt|nun|inzwischen|mittlerweile|ab jetzt|ab sofort|neuerdings|(?:ab|seit) (?:kurzem|neuestem|heute|gestern|vorgestern|morgen)|(?:seit|ab) (?:letzte|diese|nächste|vergangene|kommende)[rmn]? \w+|(?:seit|ab) \w+tag|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))
WANN = (?=[^,;]*(?:\w+tags?\b|\bmittwochs?\b|\d|\b(?:mittags?|mitternacht|morgens?|abends?|früh|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b))
{s} {x} {v} <- <S> (?:ist|hat|sind|haben) [^,;]*?,? und (?P<x>lebt|wohnt|arbeitet|studiert|spielt|fährt)(?: <NUN>) (?P<v>.+)
^ {first} <- (?:<NUN>|<EHER>),? (?P<first>(?-i:[a-zäöüß])\w+ .+)
^ {s} {x} {v} <- (?:<NUN>|<EHER>),? (?P<x><VERB>) <NP> (?P<v>.+)
{S} {v} {x} <- <NUN> bewahren wir <MY> (?P<v>.+) (?P<x>auf)
{s} {x} {v} <- <S> (?P<x><VERB>)(?: schon| aber| doch)? <NUN> (?P<v>(?!nicht\b|kein|mein|unser)[^;]+)
^ {t} <- (?:(?:kleine )?(?:änderung|korrektur|neuigkeit)|planänderung|übrigens|neu)[,:;] <T>
{s} {x} {v} <- (?:bitte )?(?:vergiss|streiche?|ignoriere?|lösche?)(?: bitte)?,? dass <NP> (?P<o>[^,;]+?) (?P<x><VERB>)(?:[,;:.]| -)+ ?(?:sondern |(?:es|er|sie|das) (?:ist|sind|heißt|liegt|lautet)(?: jetzt| nun)? |jetzt (?:ist|heißt|liegt) (?:es|er|sie|das) |jetzt )(?P<v>.+)
{t} <- (?:vergiss|streich|doch nicht|ignoriere?)(?: bitte)? <O>(?:[,;:.]| -) ?(?P<t>(?:mein|meine|unser|unsere|der|die|das|es|er|sie)\b.+)
{s} ist {v} <- (?P<o>(?!(?:mein|meine|unser|unsere|der|die|das|es|er|sie|ich|wir|du)\b)[^,;]+?) (?:ist|sind) (?:nicht mehr|nicht länger|nicht) (?P<s>(?:mein|meine|unser|unsere) [^,;]+?)[,;]? (?:sondern|das ist|es ist|jetzt ist es|jetzt ist das|das macht)(?: jetzt| nun| inzwischen)? (?P<v>.+)
{s} {x} {v} <- <S> (?P<x><VERB>)(?: <NUN>)? (?:nicht mehr|nicht länger|nicht) <O>[,;]? (?:sondern|jetzt (?:<VERB>) (?:es|er|sie|das)|jetzt|(?:es|er|sie|das) (?:<VERB>)(?: jetzt)?)(?: jetzt| nun| inzwischen)* (?P<v>.+)
{s} {x} {v} {n} <- (?P<s>ich|wir) (?P<x>nehme|trinke|brauche|nehmen|brauchen) (?:nicht mehr|nicht länger) <O> (?P<n>(?!mg\b|ml\b|g\b)[\w-]+),? sondern (?P<v>.+)
{s} {x} {v} <- (?P<s>ich|wir) (?P<x>wohne|wohnen|arbeite|arbeiten|lebe|leben|trinke|esse|mag|nehme|fahre|gehe|spiele) (?:nicht mehr|nicht länger|kein\w* mehr) <O>,? sondern (?P<v>.+)
{s} {x} {v} <- <S> (?P<x><VERB>)(?: <NUN>)? (?:statt|anstatt|anstelle) (?P<o>(?P<q>am|im|um|bei|in|auf|unter|hinter|neben|zu) .+?) (?P<v>(?P=q) .+)
{t} <- (?:ich|wir) (?:\w+) (?:nicht mehr|kein\w* mehr|nicht länger)\b[^,;]*[,;] (?P<t>(?:mein|meine|unser|unsere) [^,;]+)
{t} <- (?P<t>(?:mein|meine|unser|unsere) [^,;]+), (?:wir|ich) (?:\w+) (?:nicht mehr|kein\w* mehr|nicht länger)\b[^,;]*
{t} <- (?:wir|ich) (?:haben|habe|sind|bin) [^,;]*(?:gekündigt|getrennt|verlassen|aufgehört|gewechselt|weg)[,;] (?P<t>(?:mein|meine|unser|unsere) [^,;]+)
{t} <- nicht (?:mehr )?<O>[,;] (?:sondern )?(?P<t>(?:mein|meine|unser|unsere|der|die|das) .+)
{s} ist {v} <- <S> (?:war|hieß) <O>[,;] (?:aber )?(?:jetzt|nun|inzwischen) (?:ist|heißt|lautet) (?:es|er|sie|das) (?P<v>.+)
{t} <- <T>,? (?:statt|anstatt|anstelle von|und nicht mehr|aber nicht mehr|, nicht mehr|, nicht länger) (?P<o>(?!dessen)[^;]+)
{t} <- <T>, nicht (?:mehr|länger) <O>
{s} ist {v} <- <S> (?:wurde|wurden|ist|sind|hat sich|wird)(?: <NUN>)?(?: vo[nm] <O>)? (?:auf|zu|zum|in) (?:den |die |das )?<WANN>(?P<v>.+?) (?:verschoben|verlegt|vorverlegt|geändert|gelegt|umgelegt|erhöht|gesenkt|reduziert|umgestellt|gewechselt)(?: worden)?
{S} ist {v} <- (?:ich habe|wir haben|man hat|die haben|sie haben) <MY>(?: vo[nm] <O>)? (?:auf|zu|zum|in) (?:den |die |das )?<WANN>(?P<v>.+?) (?:verschoben|verlegt|vorverlegt|geändert|gelegt|umgelegt|erhöht|gesenkt|umgestellt)
{s} ist am {v} <- <S> (?:findet|finden)(?: <NUN>)? (?:am )?(?P<v>.+?) statt
{s} wohnt in {v} <- <S> (?:ist|sind)(?: <NUN>| letzte\w* \w+| gerade| vor kurzem)?(?: (?:von|aus) <O>)? nach (?P<v>.+?) (?:um|weg)?gezogen
mein {s} ist {v} <- ich bin von <O> zu <V> als (?P<s>[\w-]+) gewechselt
{S} ist {v} <- (?:ich bin|wir sind)(?: <NUN>)? (?:mit|bei) <MY>(?: von <O>)? zu (?P<v>.+?) gewechselt
{s} arbeitet bei {v} <- <S> (?:ist|sind)(?: <NUN>)?(?: vo[nm] <O>)? zu (?P<v>.+?) gewechselt
{s} arbeitet {v} <- <S> hat(?: <NUN>| jetzt)? (?:einen neuen job|eine neue (?:stelle|arbeit|anstellung)) (?P<v>(?:bei|beim|in|im|an|am) .+)
{s} arbeitet {v} <- <S> hat (?:bei |beim |in )?<O> (?:gekündigt|aufgehört) und (?:arbeitet|ist) (?:<NUN> )?(?P<v>.+)
{s} sind {v} <- <S> haben sich geändert[,;:]? (?:und )?(?:(?:sie|die|das) sind |jetzt sind (?:sie|es) )?(?:<NUN> )?(?P<v>.+)
{s} ist {v} <- <S> hat sich geändert[,;:] (?:und )?<NUN> (?P<v>(?!ist|sind|heißt|lautet).+)
{s} ist {v} <- <S> (?:hat|haben) sich geändert: (?P<v>(?!<MEIN>\b|(?:es|er|sie|wir|ich)\b)[^,;]+)
{s} ist {v} <- <S> hat sich geändert[,;:]? (?:und )?(?:(?:er|sie|es|die|der|das) (?:ist|lautet|heißt)|jetzt ist (?:er|sie|es))(?: <NUN>)? (?P<v>.+)
{S} ist {v} <- (?:ich habe|wir haben) <MY> (?:gewechselt|geändert|ausgetauscht)[,;:]? (?:und )?(?:jetzt (?:ist es|haben wir|habe ich|ist das)|(?:es|er|sie|das) ist jetzt) (?P<v>.+)
{S} liegt {v} <- (?:ich habe|wir haben) <MY> (?:umgeräumt|weggeräumt|verlegt|umgestellt|verräumt)[,;:]? (?:und )?(?:jetzt (?:liegt|ist|steht) (?:es|er|sie|das|der|die)|(?:es|er|sie|das|der|die) (?:liegt|ist|steht)(?: jetzt)?) (?P<v>.+)
mein {s} heißt {v} <- mein(?:e|er)? neuer? (?P<s>(?!(?:kolleg|freund|nachbar|hund|kater|katze|buch|spiel|mitschüler))[^,;]+?) (?:heißt|heisst)(?: jetzt)? (?P<v>.+)
{p} {s} {x} {v} <- (?P<p>mein|meine|unser|unsere|der|die|das) neue[rs]? (?P<s>(?!(?:kolleg|freund|nachbar|hund|kater|katze|buch|spiel|mitschüler))[^,;]+?) (?P<x>ist|lautet|heißt|sind) (?P<v>.+)
mein {s} ist {v} <- (?:ich habe|sie haben mir|man hat mir)(?: jetzt| nun)? (?:einen neuen|ein neues|eine neue) (?P<s>(?!(?:kolleg|freund|nachbar|hund|kater|katze|buch|spiel|mitschüler))[^,;:]+?)(?: bekommen| gegeben)?(?:[,;:]| namens) ?(?:(?:er|sie|es|das) (?:heißt|ist) )?(?P<v>.+)
unser {s} ist {v} <- (?:wir haben|sie haben uns|man hat uns)(?: jetzt| nun)? (?:einen neuen|ein neues|eine neue) (?P<s>(?!(?:kolleg|freund|nachbar|hund|kater|katze|buch|spiel|mitschüler))[^,;:]+?)(?: bekommen| gegeben)?(?:[,;:]| namens) ?(?:(?:er|sie|es|das) (?:heißt|ist) )?(?P<v>.+)
{s} ist {v} <- (?P<v>(?!(?:mein|meine|unser|unsere|der|die|das|es|er|sie|ich|wir|du|was|wer|wo|hier)\b)[^,;]+?) (?:ist|sind|heißt) <NUN> (?P<s>(?:mein|meine|unser|unsere) [^,;]+)
! {s} ist {v} <- (?P<v>(?!(?:mein|meine|unser|unsere|der|die|das|es|er|sie|ich|wir|du|was|wer|wo|hier)\b)[^,;]+?) (?:ist|sind) (?P<s>(?:mein|meine|unser|unsere) [^,;]+)
{p} {s} ist {v} <- als (?P<s>[\w-]+) (?:haben|nehmen|nutzen) (?P<w>wir) (?:<NUN> )(?P<v>.+?)(?P<p>)
{S} liegt {v} <- (?:ich|wir) (?:bewahre|bewahren|lagere|lagern) <MY>(?: <NUN>)? (?P<v>(?:in|im|auf|unter|hinter|neben|am|an|bei) .+?)(?: auf)?
{s} ist {v} <- <S> (?:ist|wurde)(?: <NUN>)? (?:auf) (?P<v>\d.*?) (?:gestiegen|gesunken|erhöht|gesenkt|reduziert)(?: worden)?""",
    tag=r"(?P<t>.+?)(?:,? (?:oder|nicht wahr|gell|ne|nicht|stimmt's|stimmts|ja|richtig|okay|klar))\s*\?+",
    moves=r"\b(?:um(?:ge|be)\w+|eine (?:neue )?stelle|verlängert|neu|verschoben|verlegt|vorverlegt|umgelegt|umlegen|verschieben|verlegen|rutscht|gerutscht|umgeräumt|weggeräumt|umgestellt|gewandert|gewechselt|wechselt|getauscht|ausgetauscht|ersetzt|ersetzen|anders|abgelöst|geändert|ändert|gestiegen|gesunken|kletterte|stieg|sank|fiel|erhöht|gesenkt|angehoben|reduziert|gezogen|zog|zieht|weggezogen|umgezogen|umgesiedelt|verlassen|übernommen|übernimmt|geworden|wird|wurde|war immer|war früher|früher|bisher|anstelle|anstatt|statt|stattdessen|andere[rsnm]?|neue[rsnm]?|bis auf weiteres|aktuell|derzeit|zurzeit|momentan|neuerdings|mittlerweile|inzwischen|seit|ab|nunmehr|künftig|beträgt|nachgemessen|rente|jemand|jemanden|nämlich|und zwar|gestern|zu hause|(?:wohnt|lebt) (?:jetzt |nun )?dort|gelegt|gestellt|gehängt|gepackt|gesteckt|geräumt)\b",
    ends=r"\b(?:gekündigt|abgesagt|abbestellt|entlassen|verkauft|verschenkt|weggeworfen|weggegeben|entsorgt|abgeschafft|aufgegeben|aufgehört|beendet|gefeuert|gestorben|eingestellt|verloren|geschlossen|(?:fällt|fallen)\b.*\baus|(?:gibt es|haben|habe|existiert|brauchen|brauche)\b.*\b(?:nicht|kein\w*)\b.*\bmehr|nicht mehr (?:da|vorhanden)|(?:ist|sind|war|waren|geht|ging)(?: \w+){0,3} vorbei|geschichte)\b",
    briefly=r"\b(?:(?<!ab )(?<!seit )heute|morgen(?!s)|übermorgen|(?<!ab )(?<!seit )diese[rsnm]? (?:woche|monat|mal|\w+tag)|nächste[rsnm]? (?:woche|mal|\w+tag)|ausnahmsweise|einmal(?! (?:pro|am|im|in der|die|alle|jährlich|täglich|wöchentlich|monatlich)\b)|nur dies\w+)\b",
    verbs=r"(?-i:[a-zäöüß])\w*",
    verbs_open=True,
    since=r"seit|ab|bis|vor|von|vom|nach|jeden",
    clock=r"um|gegen|uhr|mittags?|mitternacht|früh|morgens|vormittags?|nachmittags?|abends?|nachts?|halb|viertel|vor|nach",
    articles=r"(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein\w*|in|im|am|um|auf|jede\w*|diese\w*)",
    indefinite=r"eine?[nmr]?",
    toward=r"zu|durch|bei|als|für|mit|auf|und",
    living=r"\b(?:wohn\w*|leb(?:t|e|en|te)|zu hause|gezogen|zog|zieht|umgezogen|weggezogen|verlassen|verließ|umgesiedelt)\b",
    many=r"(?:hobbys?|interessen?|haustiere?|pflanzen?|allerg\w*|fächer|fach|sportart\w*|sprachen?|buch|bücher|lied\w*|filme?|spiele?|zimmer|schlüssel)\b",
    goes_on=r"er|sie|es|das|der name|jetzt|nun|stattdessen|sondern",
    states=r"(?:getan|hab|ist|sind|war|waren|sei|liegt|liegen|lag|steht|stehen|stand|hängt|hing|sitzt|findet|statt|kommt|kam|heißt|hieß|wohnt|wohnte|lebt|lebte|arbeitet|beginnt|startet|macht|gehe|gehen|geht|mussten|müssen|nehmen|nehme|nutzen|sucht|suche?|schau|guck|soll|erst|immer|aber|fällig|daher|darum|deshalb|weil|nämlich|also|abgeholt|aufbewahrt|untergebracht|um|gegen|statt|schon|wieder|stattdessen|haben|hat|bekommen|\w{0,7}ge\w{2,}(?:t|en)|ver\w+t|nutze|verwenden|zum|seit|dort)",
    links=r"von|vom|des|meines|meiner|unseres|unserer|für|im|in|am|an|zu|zum|zur|bei|fürs|fuers|beim|ins|ans|aufs",
    contrast=r"(?:,? (?:und |aber )?(?:anstatt|anstelle|statt|nicht mehr|nicht|keine?[nmrs]?))\b ?(?P<o>[^,;.:]+)",
    done=r"\b(?:angekommen|eingetroffen|geliefert|abgeholt|zurück\w*|erledigt|(?:ist|sind|war|waren|geht|ging)(?: \w+){0,3} vorbei|überstanden|fertig|bezahlt|abgegeben|bestanden|abgesagt\w*|absagen|geholt|beglichen|repariert|abgelaufen)\b",
    pending=r"\b(?:geliehen|leihe|ausgeliehen|verliehen|geborgt|schulde\w*|fällig|gemietet|werkstatt|reparatur|termin|bestellt|gebucht|warte\w*|noch|muss|müssen|soll\w*|will|möchte\w*)\b",
    wants=r"""
% = \b(?:wann|(?:an )?welche[mnrs]? (?:tag(?:en)?|datum|uhrzeit|monat)|um wie ?viel uhr)\b
@ = \b(?:wo|wohin|woher)\b
# = \bwie (?:hoch|viele?|groß|lang|teuer|breit|schwer|alt)\b
. = \b(?:was|welche[mnrs]?|wer|wem|wen|wessen|wie|wo\w+)\b""",
    asking=r"""
% = \ban welche[mn] (?:(?:wochen)?tag(?:en)?|datum)\b|\bwann\b|\bum wie ?viel uhr\b|\bzu welcher uhrzeit\b
~ = \bin welche[mr] (?:stadt|ort|land|dorf)\b|\b(?:lebt|leben)\b
@ = \b(?:finde|finden|bewahren|lagern)\b|\bin welche[mr] (?:raum|zimmer|schrank|schublade)\b
# = \bwie (?:hoch|viel|groß|lang|teuer)\b
. = \bwie (?:viele|lautet|lauten|heißen)\b|\bwo(?:gegen|mit|für|r?auf|ran|von|bei|durch)\b|\b(?:gegen|mit|für|auf|von|bei) (?:was|wen|wem)\b""",
    instead=r"(?:(?:hm+|äh+|ach|nein|nee|doch|ok(?:ay)?|also|na gut|gut|moment|sorry|besser|lieber|oder|stopp|halt|ups)\b[,.:;!]* )*(?:sagen wir(?: mal)?|machen wir|lass(?:t)? uns (?:(?:das|den|die|es|ihn|sie|mal|lieber|doch|besser) )*(?:auf|zu|in)?(?=.* (?:legen|verschieben|verlegen|setzen|machen|nehmen)$)|mach (?:das|es|daraus|draus)(?: mal| bitte)?|mach(?: mal| bitte)?(?=.* da?raus$)|nehmen wir|(?:verschieb|verleg|schieb|setz|änder|korrigier|berichtig|verbesser|aktualisier|zieh|leg|stell)(?:r?e|en)?(?: wir)? (?:das|dies|es|sie|ihn|den termin|die)(?: mal| bitte| doch| lieber| vor)* (?:auf|zu|in|nach)(?: den| die| das)?|ich mein(?:te|e)(?: natürlich| eigentlich)?|ich wollte(?: eigentlich)? sagen|(?:es|das|er|sie) (?:soll|sollte|müsste) (?:heißen|sein)|(?:quatsch|streich das|korrektur|berichtigung)[,.:;!]*)(?: lieber| besser| doch| stattdessen| eher| natürlich)* (?P<v>[^,;?]{1,50}?)(?:,? (?:lieber|stattdessen|doch|bitte|da?raus|vor|natürlich|um|her|legen|verschieben|verlegen|setzen|machen|nehmen))*",
    quits=r"""
\b(?:ich|wir) (?:haben?|hab)(?: jetzt| endlich| nun| gestern| inzwischen| kürzlich| übrigens| wieder)* (?:mit )?(?:(?:den|die|das|dem|der|mein\w*|unser\w*|einen|eine) )?(?P<o>[^,;.:]+?)(?:(?:-|s)?(?:abo|abonnement|vertrag|mitgliedschaft))? (?:aufgegeben|aufgehört|gekündigt|abbestellt|abgeschafft|verkauft|weggegeben|hingeschmissen|beendet|gesteckt)\b
\b(?:mit|das|den|die|dem|der|mein\w*|unser\w*) (?P<o>[^,;.:]+?)(?:(?:-|s)?(?:abo|abonnement|vertrag|mitgliedschaft))? (?:habe ich|haben wir|hab ich)(?: jetzt| endlich| nun| inzwischen)* (?:aufgegeben|aufgehört|gekündigt|abbestellt|abgeschafft|verkauft|weggegeben|hingeschmissen|beendet)\b
\b(?:ich|wir) (?:haben?|hab)(?: jetzt| nun| endlich)* aufgehört,? (?:mit (?:dem |der )?)?(?P<o>[^;.:]+)
\b(?P<o>(?:ich|wir) (?!haben?\b|bin\b|sind\b|wohn|arbeite|mag\b|mögen\b|will\b|kann\b)\w+ (?:jetzt |inzwischen |nun |gar )*(?:keine?[nmrs]?|nicht) [^,;.:]+?) mehr\b
\b(?P<o>(?:ich|wir) (?!haben?\b|bin\b|sind\b|wohn|arbeite|mag\b|mögen\b|will\b|kann\b)\w+ (?:jetzt |inzwischen |nun |gar )*nicht mehr [^,;.:]+)
\b(?:das|die|der|mein\w*|unser\w*) (?P<o>[^,;.:]+?)(?:(?:-|s)?(?:abo|abonnement|vertrag|mitgliedschaft))? (?:ist|sind|wurde|wurden)(?: jetzt| nun)* (?:gekündigt|abbestellt|verkauft|abgeschafft|geschichte)\b
\b(?:ich|wir) haben?(?: jetzt| inzwischen| nun)* keine?n? (?P<o>[^,;.:]+?) mehr\b""",
    acting=r"^(?!.*(?:\b(?:war|waren|hatten?|ging|gingen|kam|kamen|wollen|will|werden?)\b|\b(?:haben?|bin|sind)\b.*\b(?:\w{0,6}ge\w{2,}(?:t|en)|(?:ver|be|er|ent)\w+(?:t|en)|\w+iert)(?<!abonniert)(?<!gemietet)(?<!gepachtet)(?<!gebucht)\W*$)).*\b(?:ich|wir)\b",
    swapped=r"(?:es ist |das ist |genau |ist |gerade |es war |das war )*(?:anders ?(?:he)?rum|umgekehrt|vertauscht|verwechselt|ich hab(?:e)? (?:das|die|sie)(?: beiden?)? (?:vertauscht|verwechselt)|tausch(?:e)? (?:die|sie)(?: beiden)?|(?:die|das|sie)(?: beiden?)? hab(?:e)? ich (?:vertauscht|verwechselt))",
    joins=r",? (?:und|aber|während|also) |[,;:] ",
    opposed=r"""
(?P<a>)(?:es (?:war|ist) )?nicht (?P<o>(?-i:[A-ZÄÖÜ])[^,; ]+(?: (?-i:[A-ZÄÖÜ])[^,; ]+)?),? (?:(?:der|die|das) )?(?P<b>(?:hat|haben|ist|sind|war|waren|macht|holt|bringt|fährt|nimmt|passt|spielt)\b[^,;]+?),? sondern (?P<v>[^,;]+)
(?P<a>[^,;]+?) (?:kam|kamen|war|waren|lag|lagen|stand|standen|hieß|ging|fuhr|wohnte|arbeitete|spielte|trank|aß|hatte|hatten|begann|kostete|lief|\w+te)(?: früher| bisher| vorher| bis vor kurzem| ehemals| immer)+ (?P<o>[^,;]+?)[,;] (?:aber )?(?:jetzt|nun|inzwischen|mittlerweile|seit kurzem)(?P<x> \w+)(?: er| sie| es| das)? (?P<v>[^,;]+)
(?P<a>(?:ich|wir)) (?:haben?|hab) (?P<o>[^,;]+?) (?:gekündigt|abbestellt|aufgegeben|geschmissen|verlassen|verkauft),? und(?: jetzt| nun)* (?P<v>\w+ .+)
(?P<a>.+?) hat (?P<o>[^,;]+?) (?:gekündigt|abbestellt|aufgegeben|geschmissen|verlassen|hingeschmissen),? und(?: jetzt| nun)* (?P<v>\w+ .+)
(?P<a>.+?) (?:kann|mag|will|ist|sind|kommt|geht|liegt|steht|heißt|hat) (?P<o>[^,;]+?) nicht(?: mehr)?[,;] (?P<v>(?:er|sie|es|das|wir)\b .+)
(?P<a>.+?) (?:nicht mehr|nicht länger|nicht) (?P<o>[^,;]+?),? sondern(?: jetzt| nun| inzwischen| stattdessen)* (?P<v>[^,;]+)
(?P<a>.+?) (?:statt|anstelle von|anstatt)(?: wie bisher| wie früher)? (?P<o>[^,;]+?) (?:jetzt|nun|ab sofort|künftig|nur noch|inzwischen) (?P<v>[^,;]+)
(?P<a>)(?P<v>[^,;]+?)(?:,? (?:und nicht mehr|statt|anstatt|anstelle von|und nicht)|, (?:nicht mehr|nicht))(?P<o> (?!so\b|nur\b)[^,;]+)""",
    opposites="öffnet geöffnet/schließt geschlossen|beginnt anfängt startet/endet aufhört|ankommt/abfährt|geliehen/verliehen|Ankunft/Abfahrt Abflug",
    numerals=r"(?:viert|funft|fuenft|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwolft|zwoelft|zwölft|\w+zehnt|\w*zwanzigst|\w*dreissigst|\w*dreißigst)e[nr]?",
    restated=r"{s} ist jetzt {v} <- (?P<v>.+?) (?:für|als) (?P<s>(?:mein|unser|der|die|das|den|dem)\w* .+)",
    gives_up=r"\b(?:aufgegeben|aufgehört)\b|\bkein\w* [^,;.]+ mehr\b",
    retracts=r"^(?:nein,? )?(?:(?:das|es|dies)(?: ist| war|['\u2019]s)(?: doch| ja| alles| totaler| völliger| absoluter| reiner| kompletter| so ein| ein)* )?(?:quatsch|unsinn|blödsinn|käse|mist|humbug|stuss|unfug|schwachsinn|mumpitz|kokolores|gelogen|geflunkert|erfunden|schnee von gestern|kalter kaffee|passé|von gestern|geschichte|märchen)$|\b(?:versprochen|vertan|geirrt|irr(?:e|te|tum)|verwechselt|durcheinander|falsch\w*|fehler|korrektur|korrigier\w*|berichtig\w*|aktualisier\w*|update|(?:stimmt|gilt|passt|ist) (?:\w+ )*?nicht(?: mehr)?|überholt|veraltet|streich\w*|vergiss (?:das|es|was)|ignorier\w*|nehme? .*zurück|geändert|änder\w*|neuigkeit\w*|sorry|moment|halt|warte|entschuldig\w*|quatsch|doch nicht)\b",
    said=r"\b(?:alles,? )?(?:was|wovon|worüber) (?:ich|wir)(?: dir)?\b(?=.*\b(?:gesagt|erzählt|besprochen|gesprochen|erwähnt)\b)|\b(?:gesagt|erzählt|besprochen|gesprochen|erwähnt)(?: habe[n]?)?\b|\bunser gespräch(?: von)?\b|\b(?:ich|wir)(?: dir)?\b(?=.*\b(?:gesagt|erzählt)\b)",
    ahead=r"(?:gar |überhaupt |sonst |einfach )*nichts(?: davon| mehr| weiter)?|(?:das |die |den )?(?:folgende[nrs]?|etwas|was)(?: (?:sehr )?(?:wichtiges|anderes|neues))?(?: (?:dinge?|sachen?|punkte?))?(?: (?:für mich|bitte))?",
)
