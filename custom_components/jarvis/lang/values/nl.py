"""Dutch, the basics."""

from .table import Values

NL = Values(
    code="nl",
    units="nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien "
    "veertien vijftien zestien zeventien achttien negentien",
    tens="twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    joints="{unit}en{tens},{unit} en {tens}",
    hundred="honderd",
    thousand="duizend",
    million="miljoen",
    glued=True,
    link="en",
    point="komma",
    minus="min",
    decimal=",",
    one="een één",
    fractions="half=0.5,halve=0.5,een half=0.5,een halve=0.5,kwart=0.25,een kwart=0.25,"
    "driekwart=0.75,anderhalf=1.5,anderhalve=1.5,tweeënhalf=2.5,drieënhalf=3.5,"
    "een paar=2,een dozijn=12",
    mixed="en een half=0.5,en een halve=0.5,en een kwart=0.25",
    and_half="en een half=0.5,en een kwart=0.25",
    ordinals="eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
    ordinal_marks="e de ste",
    ordinal_small="de het nummer",
    yes="ja,jawel,oké,ok,natuurlijk,graag,doe maar,klopt,aan,waar,alsjeblieft",
    no="nee,nee dank je,niet nu,uit,onwaar",
    last="laatste,de laatste,het laatste",
    spans={
        "second": "seconde seconden sec s",
        "minute": "minuut minuten min m",
        "hour": "uur uren u",
        "day": "dag dagen",
        "week": "week weken",
        "month": "maand maanden",
        "year": "jaar jaren",
    },
    span_names={
        "second": ("seconde", "seconden"),
        "minute": ("minuut", "minuten"),
        "hour": ("uur", "uur"),
        "day": ("dag", "dagen"),
        "week": ("week", "weken"),
        "month": ("maand", "maanden"),
        "year": ("jaar", "jaar"),
    },
    lengths="half uur=1800,een half uur=1800,halfuur=1800,kwartier=900,een kwartier=900,"
    "drie kwartier=2700",
    today="vandaag=0,morgen=1,overmorgen=2,gisteren=-1,eergisteren=-2,vanavond=0@19,"
    "vanmorgen=0@8,vanmiddag=0@15,vannacht=0@23",
    weekdays="maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag",
    weekend="weekend",
    months="januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,"
    "december",
    dayparts="ochtend=8,middag=15,avond=19,nacht=22,middernacht=0",
    sooner="'s ochtends,'s morgens,s ochtends,s morgens",
    later="'s avonds,'s middags,s avonds,s middags",
    clocks="half {h}=-30,kwart over {h}=15,kwart voor {h}=-15,{m} voor half {h}=-m-30,"
    "{m} over half {h}=+m-30,{m} over {h}=+m,{m} voor {h}=-m,{h} uur {m}=+m,{h} uur=0,{h}=0",
    within="over,na,binnen",
    ago="geleden=-1",
    next="volgende=1,komende=0,vorige=-1",
    small="om op de het van rond en in",
    edges="alsjeblieft,alstublieft,dank je,jarvis,kun je,kan je,wil je,hé jarvis,ok",
    never_mind="laat maar,vergeet het,annuleer,stop,geen,geen van beide,niets",
    negations="niet geen nooit zonder niets",
)
