"""What advertisements, telephone lines and announcers say to anybody, per language.

`says` are set phrases, `yours` speaks of what belongs to whoever listens, with the
thing as its first group; `owned` are things that a butler has himself, or the house,
and `own` the words of somebody who speaks for himself.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Advertising:
    """The patterns of one language, without case."""

    says: str
    yours: str
    owned: str
    own: str


# What films and channels say to all who watch, whatever the language: rights, credits,
# and the buttons under a picture.
TO_VIEWERS: Final = (
    r"\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|alle rechten voorbehouden)\W*$"
    r"|^(?:translated|subtitled|captioned|übersetzt|untertitelt|traduit|sous-titré|traducido|subtitulado|tradotto|sottotitolato|vertaald|ondertiteld) (?:by|von|vom|par|por|da|door)\b"
    r"|\b(?:hit|press|tap|click|smash)\b(?: \w+){0,3} (?:bell (?:icon|button)|(?:like|subscribe|notification) (?:button|icon|bell))\b"
    r"|^(?:hit|press|tap|click|smash) (?:that |the )?(?:like|subscribe|follow)(?= and\b| for\b|[,.!]|$)|\b(?:i|we)'ll (?:see|catch) you (?:guys|all|folks|everyone)\b"
    r"|\bonly (?:here )?on (?:this|our) (?:channel|station|network)\b|\bnur (?:hier )?(?:auf|bei|in) (?:diesem|unserem) (?:sender|kanal|programm)\b"
    r"|\b(?:uniquement|seulement) sur (?:cette|notre) chaîne\b|\bs[oó]lo en (?:este|nuestro) canal\b|\bsolo su (?:quest[oa]|nostr[oa]) (?:canale|rete)\b|\balleen op (?:deze|dit|onze) (?:zender|kanaal)\b"
    r"|\babonnier(?:t|en sie)(?: \w+)? (?:unseren|meinen|diesen|den) kanal\b|\babonnez-vous (?:à (?:la|notre|ma|cette) chaîne|pour)\b"
    r"|\bsuscr[ií]b\w+ (?:a (?:nuestro|mi|este) canal|al canal)\b|\biscriv\w+ al (?:nostro |mio )?canale\b|\babonneer (?:je|jullie|u)?(?: \w+)? ?op (?:ons|mijn|dit) kanaal\b"
    r"|\bif you (?:enjoyed|liked|like) (?:this|today's|our) (?:video|episode|podcast|stream)\b|\bthis video (?:is|was) sponsored\b"
    r"|\bwenn (?:euch|ihnen) (?:das|dieses|die|unser|diese) (?:video|folge|podcast|stream|format)\b"
    r"|\b(?:drückt|klickt|aktiviert|läutet)\b(?: \w+){0,3} (?:glocke|glöckchen|abo\w*|daumen)\b"
    r"|\bsi (?:cette|la) vidéo (?:vous|t')(?: a)? ?(?:a )?plu|\b(?:activez|cliquez|appuyez)\b(?: \w+){0,3} (?:cloche|pouce)\b"
    r"|\bsi (?:te|os|les) ha gustado (?:el|este) v[ií]deo\b|\b(?:dale|dadle|denle|activa|activad|pulsa|toca)\b(?: \w+){0,3} (?:campanita|me gusta|like)\b"
    r"|\bse (?:il|questo) video (?:vi|ti) è piaciuto\b|\b(?:attiva|attivate|clicca|cliccate|premete)\b(?: \w+){0,3} campanell\w+"
    r"|\b(?:druk|klik|tik)\b(?: \w+){0,3} (?:belletje|duimpje)\b|\bals je (?:deze|de) video (?:leuk|goed)\b"
)
# How many goals each has, as who reports on a match says it.
_GOALS_EN: Final = r"(?:nil|one|two|three|four|five|six|seven|eight|nine|\d)"
_GOALS_DE: Final = r"(?:null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|\d)"
ADVERTISING: Final[Mapping[str, Advertising]] = {
    "en": Advertising(
        says=(
            r"\b(?:lines|agents|operators|advis[eo]rs) are (?:all |currently )*busy\b|\b(?:stay|hold) on the line\b"
            r"|\bhold the line\b|\byour call (?:is|may be|will be)\b|^please hold(?: the line| while\b.*| for\b.*)?(?:[.,!]|$)"
            r"|\bpress (?:\d|one|two|three|four|five|six|seven|eight|nine|zero|star|hash|pound)(?: for| to| now)\b"
            r"|\bafter the (?:tone|beep)\b|\bnumber you(?:'ve| have)? (?:dialled|dialed|called)\b|\bterms and conditions\b"
            r"|\bmind the gap\b|^(?:the )?next (?:stop|station)(?: is)?,? (?!is\b)|\bseat ?belts?\b|\bviewer discretion\b|\bviewers? may\b"
            r"|\b(?:this|the following) (?:programme|program|film|episode|broadcast) (?:contains|is (?:suitable|intended|brought))\b"
            r"|\b(?:call|order|buy|book|apply|sign up|shop|switch|upgrade|enrol|join)(?: \w+){0,3} (?:now|today) and (?:save|get|receive|enjoy|win)\b"
            r"|\band save\b(?: up to\b| big\b|[.!]*$)|\b(?:in (?:all good )?(?:shops|stores|cinemas|theaters)|^(?!(?:is|are)\b).*\bavailable|on sale) now\b|\b(?:call|order) now[.!]*$"
            r"|\bwhile stocks last\b|\bside effects\b|(?:^|or |please )(?:ask|consult|see) your doctor\b|\bmoney[- ]back\b|\bsubject to (?:status|availability|terms)\b"
            r"|\bfrom (?:just|only) [^a-z]?\d|\bthe all[- ]new\b|\bdoors closing\b|\bnow boarding\b|\bcoming up (?:next|on|after)\b|^up next\b"
            r"|\bover to \w+ (?:with|for|in|at)\b|\b(?:live|reporting) from\b|\bwhat a (?:goal|save|shot|match|finish|catch|try)\b"
            rf"|^(?:and |so |now )*(?:it's|it is) (?:still |now )?{_GOALS_EN}[- ,]+(?:{_GOALS_EN}|all) (?:to|for|at|with|in|after)\b|\b(?:minutes|seconds) (?:left )?to play\b"
            r"|^and (?:he|she|they|it)(?:'s| has)? (?:scores?|shoots?|wins?)\b|\bpounds? free\b"
        ),
        yours=r"\byour (?:own |very |whole |new |next |free |local |nearest |(?!best\b)\w+est )*([a-z]+)\b",
        owned=(
            r"voice|name|answers?|repl(?:y|ies)|jokes?|opinions?|memory|style|accent|tone|sources?|settings?|job|best|language|work|mind"
            r"|timers?|alarms?|volume|lists?|notes?|turn|ideas?|suggestions?|advice|thoughts?|thing|system|model|software|microphone|ears?|mouth"
            r"|brain|creator|makers?|favou?rites?|last|previous|first|way|help|knowledge|imagination|guess|story|stories|poems?|songs?|music"
            r"|lights?|lamps?|fans?|speakers?|screen|horses|pardon|own|tea|time|words?|judg\w+|discretion|magic|schedule|reminders?|instructions?"
        ),
        own=r"\b(?:i|i'm|i'd|i've|i'll|me|my|mine|jarvis)\b|^(?:remember|remind|note|forget|write|imagine|pretend|say|sing|describe)\b",
    ),
    "de": Advertising(
        says=(
            r"\bleitungen (?:sind )?(?:\w+ )?(?:belegt|besetzt)\b|\bbleiben sie (?:bitte )?(?:dran|in der leitung|am apparat)\b"
            r"|\blegen sie (?:bitte )?nicht auf\b|\bdrücken sie (?:bitte |jetzt )?(?:die|eine)\b|\bnach dem (?:signal|piep)?ton\b"
            r"|\bgewählte rufnummer\b|\bkein anschluss unter\b|\ballgemeinen? geschäftsbedingungen\b|\brisiken und nebenwirkungen\b"
            r"|\bpackungsbeilage\b|\barzt oder apotheker\b|\bnächster halt\b|\bausstieg (?:in fahrtrichtung )?(?:links|rechts)\b"
            r"|\banschnallen\b|\bschalten sie (?:auch )?(?:wieder|morgen|nächste\w* \w+|heute abend)(?: (?:wieder|um \w+ uhr))* ein\b|\bsichern sie sich\b|\bsolange der vorrat\b"
            r"|\bjetzt (?:bestellen|zugreifen|kaufen|anrufen|testen|buchen)\b|\brufen sie (?:jetzt|uns|gleich)\b|\b(?:besuchen|erleben|entdecken) sie\b"
            r"|\b(?:ab sofort|jetzt) (?:im (?:handel|kino)|erhältlich|überall)\b|^und (?:gleich|jetzt|nun) (?:das wetter|der sport|die nachrichten|zum wetter|zum sport)\b"
            r"|^und tor\b|\bwas für ein(?:e)? (?:tor|spiel|parade|schuss|treffer)\b|\bwas bisher geschah\b|^(?:und damit|nun) zu(?:m|r) (?:wetter|sport)\b"
            r"|\bfür (?:zuschauer|jugendliche) unter\b"
            rf"|\b(?:es steht|steht es|steht's|führen|führt)(?: \w+)? {_GOALS_DE} (?:zu|:) {_GOALS_DE}\b(?! uhr)"
        ),
        yours=r"(?:(?=.*\bsie\b).*?\bihre?[mnrs]? (?:eigene\w* |neue\w* |nächste\w* |kostenlose\w* |ganze\w* )*|^(?!ja\b|ne+\b|nein\b|doch\b|bitte\b|gut\b|okay\b|ok\b|danke\b|also\b|ach\b|oh\b|na\b|du\b|hey\b|entschuldigung\b)\w{3,}, deine?[mnrs]? )(\w+)\b",
        owned=(
            r"stimme|namen?|antwort(?:en)?|witz\w*|meinung|gedächtnis|stil|akzent|ton|quellen?|einstellung\w*|arbeit|bestes|sprache|timer|wecker"
            r"|lautstärke|listen?|notiz\w*|ideen?|vorschl\w+|rat|gedanken|system|modell|mikrofon|ohren|mund|hirn|lieblings\w*|letzte\w*|hilfe"
            r"|wissen|geschichte\w*|musik|licht\w*|lampen?|lautsprecher|erinnerung\w*|möglichste\w*|frau|mann"
        ),
        own=r"\b(?:ich|mir|mich|mein\w*|jarvis)\b|^(?:merk|erinner|schreib|vergiss|sag|stell dir|beschreib)",
    ),
}
