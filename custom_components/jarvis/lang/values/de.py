"""German."""

from .table import Values

DE = Values(
    code="de",
    units="null eins/ein/eine/einen/einem/einer zwei/zwo drei vier fünf sechs sieben acht "
    "neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens="zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    joints="{unit}und{tens},{unit} und {tens}",
    hundred="hundert",
    thousand="tausend",
    million="million/millionen",
    glued=True,
    link="und",
    point="komma",
    minus="minus",
    decimal=",",
    is_so="ein=an",
    nouns=True,
    one="ein eine einen einem einer",
    fractions="halb=0.5,halbe=0.5,halben=0.5,halbes=0.5,eine halbe=0.5,ein halber=0.5,"
    "ein halbes=0.5,einen halben=0.5,einer halben=0.5,viertel=0.25,ein viertel=0.25,"
    "dreiviertel=0.75,drei viertel=0.75,eine dreiviertel=0.75,anderthalb=1.5,eineinhalb=1.5,"
    "einundeinhalb=1.5,zweieinhalb=2.5,zweiundeinhalb=2.5,dreieinhalb=3.5,viereinhalb=4.5,"
    "fünfeinhalb=5.5,sechseinhalb=6.5,siebeneinhalb=7.5,achteinhalb=8.5,neuneinhalb=9.5,"
    "zehneinhalb=10.5,ein drittel=0.3333333333333333,zwei drittel=0.6666666666666666,"
    "ein dutzend=12,ein paar=2",
    mixed="einhalb=0.5,und ein halb=0.5,und eine halbe=0.5,und ein viertel=0.25,"
    "und drei viertel=0.75",
    and_half="und eine halbe=0.5,und ne halbe=0.5,und eine viertel=0.25",
    ordinals="erste/ersten/erster/erstes zweite/zweiten/zweiter/zweites "
    "dritte/dritten/dritter/drittes vierte/vierten/vierter/viertes "
    "fünfte/fünften/fünfter/fünftes sechste/sechsten/sechster/sechstes "
    "siebte/siebten/siebter/siebtes/siebente/siebenten achte/achten/achter/achtes "
    "neunte/neunten/neunter/neuntes zehnte/zehnten/zehnter/zehntes elfte/elften "
    "zwölfte/zwölften dreizehnte/dreizehnten vierzehnte/vierzehnten fünfzehnte/fünfzehnten "
    "sechzehnte/sechzehnten siebzehnte/siebzehnten achtzehnte/achtzehnten "
    "neunzehnte/neunzehnten zwanzigste/zwanzigsten einundzwanzigste/einundzwanzigsten "
    "zweiundzwanzigste/zweiundzwanzigsten dreiundzwanzigste/dreiundzwanzigsten "
    "vierundzwanzigste/vierundzwanzigsten fünfundzwanzigste/fünfundzwanzigsten "
    "sechsundzwanzigste/sechsundzwanzigsten siebenundzwanzigste/siebenundzwanzigsten "
    "achtundzwanzigste/achtundzwanzigsten neunundzwanzigste/neunundzwanzigsten "
    "dreißigste/dreißigsten einunddreißigste/einunddreißigsten",
    ordinal_marks=".",
    ordinal_small="der die das den dem nummer nr",
    yes="ja,jo,jawohl,ja bitte,gerne,gern,klar,okay,ok,mach das,mach es,mach,genau,richtig,"
    "stimmt,sicher,bitte,an,ein,wahr,natürlich",
    no="nein,ne,nee,nein danke,lieber nicht,nicht,aus,falsch,auf keinen fall",
    last="letzte,letzter,letztes,letzten,der letzte,die letzte,das letzte,den letzten",
    spans={
        "second": "sekunde sekunden sek s",
        "minute": "minute minuten min m minütigen minütiger",
        "hour": "stunde stunden std h",
        "day": "tag tage tagen",
        "week": "woche wochen",
        "month": "monat monate monaten",
        "year": "jahr jahre jahren",
    },
    span_names={
        "second": ("Sekunde", "Sekunden"),
        "minute": ("Minute", "Minuten"),
        "hour": ("Stunde", "Stunden"),
        "day": ("Tag", "Tage"),
        "week": ("Woche", "Wochen"),
        "month": ("Monat", "Monate"),
        "year": ("Jahr", "Jahre"),
    },
    lengths="halbe stunde=1800,eine halbe stunde=1800,einer halben stunde=1800,"
    "halben stunde=1800,viertelstunde=900,eine viertelstunde=900,einer viertelstunde=900,"
    "dreiviertelstunde=2700,eine dreiviertelstunde=2700,einer dreiviertelstunde=2700,"
    "ne stunde=3600,ner stunde=3600,ne halbe stunde=1800,ner halben stunde=1800,"
    "ne viertelstunde=900,ner viertelstunde=900,ne minute=60,ner minute=60",
    today="heute=0,morgen=1,übermorgen=2,gestern=-1,vorgestern=-2,heute abend=0@19,"
    "heute früh=0@8,heute morgen=0@8,heute nacht=0@22,heute mittag=0@12,"
    "heute nachmittag=0@15,gestern abend=-1@19,morgen früh=1@8,heute vormittag=0@10",
    weekdays="montag/mo,dienstag/di,mittwoch/mi,donnerstag/do,freitag/fr,samstag/sa/sonnabend,"
    "sonntag/so",
    weekend="wochenende",
    months="januar/jan/jänner,februar/feb,märz,april/apr,mai,juni/jun,juli/jul,august/aug,"
    "september/sep,oktober/okt,november/nov,dezember/dez",
    dayparts="früh=8,vormittag=10,vormittags=10,mittag=12,mittags=12,nachmittag=15,"
    "nachmittags=15,abend=19,abends=19,nacht=22,nachts=22,mitternacht=0,morgens=8",
    sooner="morgens,früh,vormittags,am morgen,am vormittag,in der früh,am frühen morgen",
    later="nachmittags,abends,am abend,am nachmittag,nachts",
    clocks="halb {h}=-30,viertel nach {h}=15,viertel vor {h}=-15,viertel {h}=-45,"
    "dreiviertel {h}=-15,drei viertel {h}=-15,{m} vor halb {h}=-m-30,{m} nach halb {h}=+m-30,"
    "{m} nach {h}=+m,{m} minuten nach {h}=+m,{m} vor {h}=-m,{m} minuten vor {h}=-m,"
    "{h} uhr {m}=+m,{h} uhr=0,{h}=0",
    within="in,nach,innerhalb von",
    ago="her=-1,vor=-1",
    next="nächsten=1,nächste=1,nächster=1,nächstes=1,diesen=0,diese=0,dieser=0,dieses=0,"
    "kommenden=0,kommende=0,kommender=0,letzten=-1,letzte=-1,letzter=-1",
    small="um auf für am den der die das gegen ab zur zum im uhr punkt genau und an bis vom",
    edges="bitte,danke,jarvis,hey jarvis,ok jarvis,hey,hallo,kannst du,könntest du,"
    "kannst du bitte,könntest du bitte,würdest du,würdest du bitte,mal,mir mal,doch,"
    "bitte mal,mal bitte,ok,okay,also,äh,ähm,jetzt,sei so gut und,und,dann",
    never_mind="vergiss es,egal,schon gut,lass es,lass gut sein,abbrechen,abbruch,stopp,stop,"
    "nicht,doch nicht,lieber nicht,doch lieber nicht,nein danke,jetzt nicht,vergiss das,"
    "ich habe es mir anders überlegt,ich hab's mir anders überlegt,nicht mehr nötig,keine,keinen,keines,keins,keiner,keine davon,keins davon,keines davon,keinen davon,keiner davon,keins von beiden,keines von beiden,keine von beiden,keinen von beiden,keiner von beiden,weder noch,nichts",
    negations="nicht kein keine keinen keinem keiner keines nie niemals nichts ohne",
    meant="ich meinte,ich meine,ich sagte,ich habe gesagt,entschuldigung,nicht das,"
    "nicht die,nicht den,das andere,die andere,warte,eigentlich,sondern,doch",
    also="und,und auch,auch,und noch,außerdem,ebenfalls,auch noch",
    leads="sagen wir,sagen wir mal,mach,mach mal,machen wir,mach daraus,ich denke,ich glaube,"
    "vielleicht,für,ach,oh,hm,nimm,nehmen wir,wie wäre es mit,wie wär's mit,eigentlich,nein,"
    "ich will,ich möchte,ich hätte gern,es sind,das sind,am besten,lieber,wohl",
    contractions="gibt's=gibt es,gibts=gibt es,geht's=geht es,gehts=geht es,ist's=ist es,"
    "ists=ist es,wird's=wird es,wirds=wird es,hat's=hat es,wie's=wie es,"
    "wann's=wann es,wo's=wo es,ob's=ob es,steht's=steht es,regnet's=regnet es,"
    "läuft's=läuft es,dauert's=dauert es,mach's=mach es,machs=mach es,"
    "stell's=stell es,lösch's=lösch es,hab's=habe es,fürs=für das,"
    "aufs=auf das,ne=eine,nen=einen,nem=einem,'ne=eine,'nen=einen,"
    "haste=hast du,kannste=kannst du,machste=machst du,isses=ist es",
)
