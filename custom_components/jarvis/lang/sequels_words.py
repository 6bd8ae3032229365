"""How people go on from their last command or question, per language.

`same` and `asked` are phrases parted by commas, `links` and `small` words parted by
spaces. `others` point at the thing beside the last, `several` at more than it.
`states` are words that mean a whole command about what was just spoken of.
`which` asks what was only counted. `lead` and `trail` are phrases around another
value ("no, make it … instead"),
`degrees` and `percent` units behind it, and `made` is the command that makes the last
thing so ("make it blue"). `looks` are phrases around what a light is to look like.
`shares` are parts of the way that it was moved, in percent, and `ends` those that are
the same from either side.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class SequelWords:
    """The words of one language."""

    same: str
    asked: str
    links: str
    small: str
    others: str
    states: Mapping[str, str]
    several: str = ""
    which: str = ""
    lead: str = ""
    trail: str = ""
    degrees: str = ""
    percent: str = ""
    shares: Mapping[str, int] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)


WORDS: Final[Mapping[str, SequelWords]] = {
    "en": SequelWords(
        same="same,same for,same in,same with,the same,the same for,the same in,"
        "the same with,do the same,do the same for,do the same in,do the same with,"
        "likewise,ditto,ditto for,ditto in",
        asked="what about,how about,and what about,and how about",
        links="in at on of for to with the a an my our",
        small="and now then ok okay so back again both them it please turn switch put",
        others="the other one,the other,other one,that other one,the wrong one",
        which="which,which ones,which one,and which,and which ones,which ones are they,"
        "which are they,which ones are those,name them,list them,what are they,"
        "which ones exactly,and which are they",
        several="both,them both,both of them,both of those,them all,all of them,"
        "all of those,those two,the two of them",
        states={
            "on": "turn it on",
            "off": "turn it off",
            "open": "open it",
            "close closed shut": "close it",
            "locked": "lock it",
            "unlocked": "unlock it",
        },
        lead="make it,make that,make them,make this,set it to,set that to,set them to,"
        "put it at,put it on,put it to,turn it to,change it to,change that to,let's do,"
        "let's say,let's make it,i said,i meant,i mean,actually,sorry,wait,rather,"
        "better,only,just,not that,try,go to,go for,down to,up to,to,at,now,then,and,"
        "and now,and then,oh,hmm,no,nope,no no,how about,what about,no i said,"
        "no make it",
        trail="instead,please,rather,then,better,now,for now,maybe,i said,i meant,"
        "is enough,"
        "will do,is better,is fine,would be better,actually,sorry,after all",
        degrees="degrees,degree,degrees celsius,celsius,degrees fahrenheit,fahrenheit,"
        "°,°c,°f,c",
        percent="percent,per cent,%",
        shares={
            "a third,one third,a third of the way": 33,
            "two thirds": 67,
            "a quarter,one quarter,a quarter of the way": 25,
            "three quarters": 75,
            "all the way,the whole way,completely,fully,entirely,to the end,"
            "as far as it goes,as far as it will go,the rest": 100,
        },
        ends={
            "half,half way,halfway,half the way,half open,half closed,half shut,"
            "halfway open,halfway closed,halfway up,halfway down,half of it,"
            "in the middle,by half,half brightness": 50,
            "all the way up,all the way open,fully open,completely open,full,"
            "to the max,maximum,as high as it goes,full brightness,maximum brightness,"
            "as bright as possible,as bright as it goes,as bright as it gets,"
            "brightest,the brightest": 100,
            "all the way down,all the way closed,fully closed,completely closed": 0,
        },
    ),
    "de": SequelWords(
        same="dasselbe,dasselbe für,dasselbe in,dasselbe bei,das gleiche,"
        "das gleiche für,das gleiche in,das gleiche bei,mach dasselbe,mach das gleiche,"
        "genauso,ebenso,mach das auch,mach das auch für,mach das auch in,"
        "mach das auch bei",
        asked="was ist mit,und was ist mit,wie ist es mit,wie steht es mit,"
        "wie sieht es aus mit,und wie ist es",
        links="in im am an auf bei beim für mit von vom zu zum zur der die das den dem "
        "des mein meine meinen",
        small="und jetzt nun dann ok okay so wieder beide beides sie es bitte nochmal "
        "noch mal mach mache schalte",
        others="das andere,die andere,der andere,den anderen,das andere da,"
        "die andere da,der andere da,die falsche,das falsche,der falsche",
        which="welche,und welche,welche denn,welche genau,welche sind das,"
        "und welche sind das,welche sind es,welche davon,und welche davon,"
        "zähl sie auf,nenne sie,welcher,welches",
        several="beide,beides,alle beide,sie beide,sie alle,alle zusammen,die beiden,"
        "die zwei",
        states={
            "an ein": "schalte es ein",
            "aus": "schalte es aus",
            "auf offen": "öffne es",
            "zu": "schließe es",
        },
        lead="mach,mach es,mach sie,mach ihn,mach das,mach daraus,mach lieber,"
        "stell es auf,"
        "stell sie auf,stell ihn auf,stell das auf,stelle es auf,setz es auf,"
        "setze es auf,"
        "dreh auf,dreh sie auf,dreh es auf,geh auf,ich sagte,ich meinte,ich meine,"
        "eigentlich,entschuldigung,sorry,warte,lieber,besser,nur,doch,doch lieber,"
        "sondern,"
        "sagen wir,auf,jetzt,dann,und,und jetzt,und dann,ach,hm,nein,ne,nee,nein nein,"
        "nein lieber,wie wäre es mit,wie wär's mit,nein mach,nein ich sagte,nein auf,"
        "bitte",
        trail="draus,daraus,stattdessen,bitte,lieber,dann,besser,jetzt,vielleicht,"
        "reicht,"
        "reichen,genügt,ist besser,wäre besser,sagte ich,meinte ich,doch lieber,drauf",
        degrees="grad,grad celsius,celsius,°,°c",
        percent="prozent,%",
        shares={
            "ein drittel,zu einem drittel,auf ein drittel": 33,
            "zwei drittel,zu zwei dritteln,auf zwei drittel": 67,
            "ein viertel,zu einem viertel,auf ein viertel": 25,
            "drei viertel,dreiviertel,zu drei vierteln,auf drei viertel": 75,
            "ganz,komplett,völlig,vollständig,bis zum ende,bis zum anschlag,"
            "den rest": 100,
        },
        ends={
            "halb,zur hälfte,bis zur hälfte,die hälfte,halb auf,halb offen,halb zu,"
            "halb runter,halb hoch,auf die hälfte,auf halb,auf halbe höhe,"
            "auf halber höhe,in die mitte,bis zur mitte,halbe helligkeit": 50,
            "ganz auf,ganz hoch,ganz offen,ganz rauf,bis ganz oben,voll,maximal,"
            "volle pulle,volle helligkeit,so hell wie möglich,so hell wie es geht,"
            "ganz hell,am hellsten": 100,
            "ganz zu,ganz runter,ganz geschlossen,bis ganz unten": 0,
        },
    ),
    "es": SequelWords(
        same="lo mismo,lo mismo para,lo mismo en",
        asked="y qué tal,qué hay de,y qué hay de",
        links="en el la los las de del al a con por para mi",
        small="",
        others="",
        states={},
        lead="solo,sólo,no,mejor,y,ahora",
        trail="por favor,mejor,ahora",
        shares={
            "un tercio": 33,
            "un cuarto": 25,
            "del todo,por completo,el resto": 100,
        },
        ends={"a la mitad,la mitad,a medias,hasta la mitad,medio": 50},
    ),
    "fr": SequelWords(
        same="la même chose,la même chose pour,la même chose dans,pareil,pareil pour",
        asked="et pour,qu'en est il de,et qu'en est il de",
        links="dans le la les de du des au aux à en sur pour mon ma mes",
        small="",
        others="",
        states={},
        lead="seulement,juste,non,plutôt,et,maintenant",
        trail="s'il te plaît,s'il vous plaît,plutôt,maintenant,seulement",
        shares={"un tiers": 33, "un quart": 25, "complètement,entièrement": 100},
        ends={"à moitié,la moitié,de moitié,à mi hauteur,au milieu": 50},
    ),
    "it": SequelWords(
        same="lo stesso,lo stesso per,lo stesso in",
        asked="che mi dici di,e che mi dici di",
        links="in nel nella nei nelle il lo la i gli le di del della a al con per "
        "mio mia",
        small="",
        others="",
        states={},
        lead="solo,soltanto,no,meglio,piuttosto,e,adesso,ora",
        trail="per favore,meglio,adesso,ora",
        shares={"un terzo": 33, "un quarto": 25, "del tutto,completamente": 100},
        ends={"a metà,metà,fino a metà,mezzo": 50},
    ),
    "nl": SequelWords(
        same="hetzelfde,hetzelfde voor,hetzelfde in,idem",
        asked="hoe zit het met,en hoe zit het met",
        links="in op aan bij voor met van naar de het een mijn",
        small="",
        others="",
        states={},
        lead="alleen,maar,nee,liever,toch,en,nu",
        trail="alsjeblieft,alstublieft,liever,maar,nu",
        shares={"een derde": 33, "een kwart": 25, "helemaal,volledig,de rest": 100},
        ends={"half,halverwege,voor de helft,de helft,tot de helft": 50},
    ),
}
