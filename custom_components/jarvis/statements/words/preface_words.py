# ruff: noqa: E501 - language data
"""Words of a preface that speaks only of keeping or of what was told; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Preface:
    """Words, folded: a preface has no others.

    `keeps`: of keeping and of what is kept, `tells`: of who told it. `wrong`: that it
    holds no more, `right` the contrary, where a word that `denies` stands beside it,
    `mends`: what asks to put it right. `changes`: that it is otherwise by now.
    `refers`: what stands for what was told, `speakers`: who speaks of it, `no` opens
    it, `forgets` what may be denied and still asks to keep, `small`: all other words,
    `asks`: what opens a question about it. `onward`: what goes on about the same, or is
    a part of what stands before. `keep` and `correct` are how the two are said plainly.
    """

    keeps: frozenset[str]
    tells: frozenset[str]
    wrong: frozenset[str]
    right: frozenset[str]
    denies: frozenset[str]
    no: frozenset[str]
    mends: frozenset[str]
    changes: frozenset[str]
    refers: frozenset[str]
    speakers: frozenset[str]
    forgets: frozenset[str]
    asks: frozenset[str]
    onward: frozenset[str]
    small: frozenset[str]
    keep: str
    correct: str


def _of(words: str) -> frozenset[str]:
    return frozenset(words.casefold().split())


PREFACES: Final[Mapping[str, Preface]] = {
    "en": Preface(
        keeps=_of(
            "remember remembers remembered remembering memory memories memorise memorize"
            " memorised memorized note notes noted noting notebook notepad record records"
            " recorded save saved store stored storing file filed log logged register"
            " fact facts info information detail details data entry entries item mind"
            " later reference knowledge know knew known keep kept keeping down recall"
            " recalled knows archive database book books journal diary"
        ),
        tells=_of(
            "told tell said say saying gave given mentioned mention informed taught"
            " statement misinformed misled dictated entered"
        ),
        wrong=_of(
            "wrong wrongly false falsely incorrect incorrectly outdated obsolete stale"
            " mistake mistaken mistakes mistakenly error errors erroneous inaccurate"
            " untrue invalid expired superseded old rubbish nonsense misremember"
            " misremembered misremembering misspoke misheard"
        ),
        right=_of(
            "right correct correctly true accurate valid current so up-to-date date"
            " same applies apply case"
        ),
        denies=_of(
            "not no longer isn't wasn't aren't weren't hasn't haven't doesn't don't"
            " didn't never nothing any anymore more out"
        ),
        no=_of("no"),
        speakers=_of("i i'm i've me my mine we our you your you've"),
        mends=_of(
            "correct correction corrections update updates updated fix amend amendment"
            " revise revision rectify rectification"
        ),
        changes=_of("changed change changes changing different differently otherwise"),
        refers=_of("that this it that's it's this's"),
        forgets=_of("forget forgotten"),
        asks=_of("do did does is are was were have has what's who when where why how"),
        onward=_of(
            "it it's its he he's she she's they they're that that's this there now"
            " instead him her them if whether because since"
        ),
        small=_of(
            "the these those following please for to in into of a an one here here's is"
            " 's are you your yours me my mine i i'm i've we we've our us have has had 've"
            " got get want would like can could with and on about as at just be been was"
            " were put putting add make take new another some something things thing"
            " important worth quick small little long-term jarvis hey ok okay kindly now"
            " let let's should need needs there there's also piece bit oh well so sorry"
            " actually apparently still earlier before yesterday today last time since"
            " what which who ah hm um by way under head system brain write jot written"
            " yes no nope nah wait all everything from ever then once again meanwhile"
            " seems unfortunately regarding concerning afraid think believe seem by"
            " hang hold slip tongue part side quite partly completely bad stands stand"
            " but slightly recently i'd you've you're your's we're will must"
        ),
        keep="Remember: ",
        correct="No, ",
    ),
    "de": Preface(
        keeps=_of(
            "merk merke merken merkst gemerkt notier notiere notieren notierst notiert"
            " notiz notizen gedächtnis gedächtnisses speicher speichere speichern"
            " speicherst gespeichert gespeicherte aufschreiben aufgeschrieben schreib"
            " schreibe behalt behalte behalten behältst hinterleg hinterlege hinterlegt"
            " vermerk vermerke vermerken vermerkt eintrag einträge information"
            " informationen info infos fakt fakten tatsache detail details daten angabe"
            " angaben erinnerung erinnerungen später kopf kenntnisnahme wissen weißt"
            " protokoll akten unterlagen archiv ablage leg ablegen abgelegt präg"
            " einprägen eingeprägt gelernt aufnehmen aufgenommen erinnerst"
        ),
        tells=_of(
            "gesagt sagte sagen erzählt erzählte erwähnt mitgeteilt gegeben angegeben"
            " aussage meinte genannt beigebracht diktiert"
        ),
        wrong=_of(
            "falsch falsche falsches falschen fehlerhaft veraltet veraltete veralteten"
            " überholt überholte unrichtig unrichtige inkorrekt fehler irrtum geirrt"
            " irrst irre irrt vertan versprochen versehen verwechselt ungültig alt"
            " quatsch unsinn blödsinn unwahr irrtümlich hinfällig"
        ),
        right=_of(
            "richtig richtige stimmt stimmte stimmen korrekt wahr aktuell aktuelle gilt"
            " gültig zutrifft trifft zu so stand"
        ),
        denies=_of("nicht nichts kein keine keinen mehr nie länger"),
        no=_of("nein nee"),
        speakers=_of("ich mir mich mein meine meiner wir uns du dir dein deine"),
        mends=_of(
            "korrigier korrigiere korrigieren korrektur korrekturen berichtige berichtig"
            " berichtigen berichtigung aktualisiere aktualisier aktualisieren update"
            " aktualisierung richtigstellung nachtrag ändere änder"
        ),
        changes=_of(
            "geändert ändert änderung änderungen veränderung verändert anders neuigkeit"
            " neuigkeiten neuerung"
        ),
        refers=_of("das dies es diese"),
        forgets=_of("vergiss vergessen"),
        asks=_of("weißt hast habe ist sind war wer wann wo warum wie"),
        onward=_of(
            "es er sie jetzt nun dort da stattdessen inzwischen ihn ihm ihr dass ob wenn"
            " weil"
        ),
        small=_of(
            "der die den dem des ein eine einen einer eines einem für fürs zu zum zur in"
            " im ins an am auf aus bei mit von vom über um und oder bitte folgende"
            " folgenden folgendes folgender folgt hier ist sind war waren wurde hat habe"
            " hab haben hatte hast du dir dich dein deine deinen deiner deinem ich mir"
            " mich mein meine meinen meiner wir uns unser unsere man kannst könntest"
            " möchte will soll sollst solltest magst würdest was etwas einfach mal doch"
            " noch neu neue neues neuer wichtig wichtige wichtiges kleine kurze kurzer"
            " kleiner jarvis hey ok okay jetzt nun auch also da dazu damit darüber es gibt"
            " gab so sorry tut leid ja nein nee ach oh moment warte leider eigentlich"
            " eben gerade vorhin gestern letztens früher mittlerweile inzwischen sich"
            " alles wie bisher seit dass deines langzeit hinzu füg füge ab fest halt"
            " halte nimm nehme dies diese dieser diesen diesem das kurz noch mit muss"
            " wohl scheint anscheinend teil sache sachen ding dinge punkt unterlaufen"
            " passiert ganz völlig teilweise wieder irgendwas irgendetwas merklich bin"
            " als ihr euer stelle habe ich's meinerseits worden wird hinsichtlich"
            " bezüglich übrigens schon schreib"
        ),
        keep="Merk dir: ",
        correct="Nein, ",
    ),
}
