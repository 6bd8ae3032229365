"""Yes and no in more languages and more words than the tables of values have."""

from collections.abc import Mapping
from typing import Final

# Languages without a table of values, and what theirs lack: yes, no.
ANSWERS: Final[Mapping[str, tuple[str, str]]] = {
    "en": (
        (
            "please,do that,yes do,yes do it,confirm,confirmed,i confirm,go for it,"
            "sure thing,sure do,for sure,do so,do go ahead,go ahead then,go on,"
            "go on then,proceed,i do,yes i do,i'm sure,i am sure,yes i'm sure,"
            "i said yes,of course i do,make it so,please proceed,yes sir,oh yes,"
            "oh yes please,oh please do"
        ),
        (
            "stop,wait,abort,please don't,do nothing,nah,naw,no way,no sir,"
            "better not,certainly not,absolutely not,definitely not,of course not,"
            "please not,i don't think so,i do not think so,i'd rather not,"
            "i would rather not,not yet,hang on,hold on,hold it,wait a minute,"
            "wait a second,no wait,never,no no,don't do it,don't do that,"
            "do not do that,not at all,by no means,on no account"
        ),
    ),
    "de": (
        (
            "ja,ja bitte,jawohl,mach das,mach es,bestätige,bestätigt,gerne,genau,"
            "bitte,tu das,tu es,klar,sicher,natürlich,klar doch,na klar,ja klar,"
            "ja doch,aber ja,aber sicher,aber gerne,aber natürlich,aber klar,"
            "sicher doch,ganz sicher,selbstverständlich,auf jeden fall,einverstanden,"
            "jep,jepp,jap,joa,ja mach schon,mach schon,mach nur,nur zu,los geht's,"
            "tu's,mach's,ja ich bin sicher,ich bin sicher,ich habe ja gesagt,oh ja,"
            "o ja,oh ja bitte,ja gerne,ja gern"
        ),
        (
            "nein,nein danke,nicht,lass es,lass das,stopp,halt,abbrechen,abbruch,"
            "auf keinen fall,bloß nicht,lieber nicht,nö,nöö,nee lass mal,lass mal,"
            "besser nicht,natürlich nicht,sicher nicht,ganz sicher nicht,"
            "bestimmt nicht,gar nicht,keinesfalls,keineswegs,niemals,nie,noch nicht,"
            "warte,warte mal,moment,moment mal,stopp mal,um gottes willen,ach was,"
            "ach nein,ich glaube nicht,ich denke nicht,eher nicht,mach das nicht,"
            "mach es nicht,tu das nicht,nein nein,nein warte,unterlass das"
        ),
    ),
    "es": (
        ("claro,claro que sí,por supuesto,desde luego,adelante,vale,hazlo,de acuerdo"),
        (
            "mejor no,claro que no,ni hablar,para nada,déjalo,de ninguna manera,"
            "espera,todavía no,ahora no"
        ),
    ),
    "fr": (
        ("bien sûr,vas-y,allez-y,d'accord,volontiers,fais-le,tout à fait"),
        (
            "surtout pas,pas du tout,certainement pas,bien sûr que non,plutôt pas,"
            "laisse tomber,attends,pas maintenant,pas encore,jamais"
        ),
    ),
    "it": (
        ("certo,certamente,d'accord,procedi,fallo,senz'altro,volentieri"),
        (
            "meglio di no,assolutamente no,certo che no,lascia stare,lascia perdere,"
            "niente affatto,aspetta,non adesso,non ancora,mai"
        ),
    ),
    "nl": (
        ("zeker,natuurlijk,doe maar,ga je gang,vooruit,akkoord,graag,jazeker,ja hoor"),
        (
            "liever niet,beter niet,zeker niet,natuurlijk niet,absoluut niet,"
            "laat maar,echt niet,wacht,wacht even,nog niet,nu niet,nooit,nee hoor"
        ),
    ),
    "pt": (
        ("sim,claro,pode,pode ser,por favor,faça isso,confirmo,ok"),
        ("não,não obrigado,deixa,cancela,para,esquece"),
    ),
    "sv": (
        ("ja,javisst,gör det,okej,absolut,ja tack"),
        ("nej,nej tack,låt bli,avbryt,stopp,glöm det"),
    ),
    "nb": (
        ("ja,gjør det,greit,ok,ja takk"),
        ("nei,nei takk,avbryt,stopp,glem det"),
    ),
    "da": (
        ("ja,gør det,okay,ja tak"),
        ("nej,nej tak,afbryd,stop,glem det"),
    ),
    "fi": (
        ("kyllä,joo,tee se,ok,selvä"),
        ("ei,ei kiitos,peruuta,seis,unohda"),
    ),
    "pl": (
        ("tak,zrób to,dobrze,jasne,proszę,ok"),
        ("nie,nie dziękuję,anuluj,stop,zostaw"),
    ),
    "cs": (
        ("ano,jo,udělej to,dobře,jistě,ok"),
        ("ne,nechci,zruš,stop,nech to"),
    ),
    "ru": (
        ("да,конечно,давай,хорошо,сделай,ок,ага"),
        ("нет,не надо,отмена,стоп,не нужно"),
    ),
    "uk": (
        ("так,звичайно,добре,давай,зроби"),
        ("ні,не треба,скасуй,стоп"),
    ),
    "tr": (
        ("evet,tamam,olur,yap,tabii,lütfen"),
        ("hayır,olmaz,iptal,dur,vazgeç,yapma"),
    ),
    "ja": (
        ("はい,うん,お願いします,お願い,いいよ,ええ,オーケー"),
        ("いいえ,いや,やめて,だめ,キャンセル,いらない"),
    ),
    "zh": (
        ("是,是的,好,好的,对,可以,行,确认,确定"),
        ("不,不是,不要,不用,取消,算了,不行"),
    ),
    "ko": (
        ("네,예,응,그래,좋아,해줘,해 줘,확인"),
        ("아니,아니요,아니오,취소,하지마,하지 마,됐어"),
    ),
}
# They agree where they are all that is said; with more beside it they round off, like
# "ist gut jetzt" and "fine, thanks".
LOOSE: Final[Mapping[str, str]] = {
    "en": (
        "absolutely,alright then,all right then,ok then,okay then,definitely,"
        "certainly,surely,indeed,alright,all right,very well,fine,that's fine,"
        "fine by me,fine with me,you bet,you may,by all means,carry on,aye,"
        "that's right,that is right,that is correct,that's correct,why yes,positive,"
        "why not,suits me,works for me,sounds good,sounds great,good idea,"
        "that would be great,that would be good,that would be nice,"
        "that would be lovely,that'd be great,that'd be good,that'd be nice"
    ),
    "de": (
        "in ordnung,geht in ordnung,geht klar,von mir aus,meinetwegen,passt,"
        "gut,ist gut,na gut,sehr gut,logisch,logo,und ob,korrekt,absolut,"
        "definitiv,freilich,los,unbedingt,warum nicht,gute idee,gerne doch,"
        "das wäre gut,das wäre nett,das wäre schön,das wäre toll,das wäre super,"
        "das wäre lieb"
    ),
    "es": ("perfecto,seguro,sin duda,cómo no,por qué no,buena idea,eso estaría bien"),
    "fr": (
        "parfait,entendu,absolument,évidemment,certainement,pourquoi pas,bonne idée,"
        "ce serait bien"
    ),
    "it": (
        "perfetto,va bene,assolutamente,ovviamente,perché no,buona idea,sarebbe bello"
    ),
    "nl": ("prima,absoluut,uiteraard,waarom niet,goed idee,dat zou fijn zijn"),
}
# So begins who wants something left as it is: "leave it locked", "lass sie an".
LEAVING: Final[Mapping[str, str]] = {
    "en": (
        "leave it,leave them,leave that,leave this,leave those,leave everything,"
        "leave things,leave all,just leave,keep it,keep them,let it,let them,"
        "it can stay,they can stay,it should stay,they should stay,it stays,they stay"
    ),
    "de": (
        "lass es,lass sie,lass ihn,lass das,lass die,lass den,lass alles,lass mal,"
        "lass bitte,lasst es,lasst sie,lassen sie,das bleibt,es bleibt,sie bleiben,der bleibt,die bleibt"
    ),
    "es": "déjalo,déjala,déjalos,déjalas,déjenlo,déjela,déjelo,que se quede",
    "fr": "laisse-la,laisse-le,laisse-les,laissez-la,laissez-le,laisse tout,laisse comme",
    "it": "lascialo,lasciala,lasciali,lasciale,lascia tutto,lascia così",
    "nl": "laat het,laat ze,laat hem,laat dat,laat alles,het blijft,ze blijven",
}
# Who lets somebody in leaves nothing as it is; together for all languages.
ENTERING: Final = frozenset(
    {
        *("in", "inside", "out", "go", "come", "rein", "herein", "raus", "hinein"),
        *("los", "kommen", "gehen", "entrer", "entrar", "entrare", "binnen"),
    }
)
# Whom it is said to, and that it is meant; together for all languages.
PLEASE: Final = (
    "please,bitte,por favor,s'il te plaît,s'il vous plaît,per favore,alsjeblieft,"
    "alstublieft,jarvis,sir,yes,ja,sí,oui,ok,okay"
)
# Whole sentences that begin like a yes and are none.
IRONY: Final[Mapping[str, str]] = {
    "en": "yeah right,yea right,yeah yeah right,right yeah",
    "de": "ja von wegen,ja ja von wegen",
}
# Whoever ends with one of these has not finished; together for all languages.
UNFINISHED: Final = frozenset(
    {
        *("and", "but", "or", "then", "if", "und", "aber", "oder", "dann", "wenn"),
        *("et", "mais", "ou", "y", "pero", "o", "e", "ma", "se", "en", "maar", "of"),
        *("och", "men", "eller", "og", "i", "ale", "lub", "и", "но", "а", "ve", "ama"),
    }
)
# Stand for what the wish has named, and end a verb that was parted ("schließ sie auf").
PRONOUNS: Final = frozenset(
    [
        "it",
        "that",
        "them",
        "this",
        "those",
        "these",
        "es",
        "sie",
        "das",
        "ihn",
        "die",
        "den",
        "den",
        "la",
        "le",
        "les",
        "lo",
        "los",
        "las",
        "li",
        "het",
        "hem",
        "ze",
        "dat",
    ]
)
PARTICLES: Final = frozenset(
    [
        "on",
        "off",
        "up",
        "down",
        "in",
        "out",
        "open",
        "shut",
        "closed",
        "auf",
        "ab",
        "zu",
        "an",
        "aus",
        "ein",
        "hoch",
        "runter",
        "weg",
        "los",
        "fertig",
        "scharf",
        "uit",
        "aan",
        "dicht",
    ]
)
