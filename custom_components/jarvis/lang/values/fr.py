"""French, the basics."""

from .table import Values

FR = Values(
    code="fr",
    units="zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize "
    "quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens="vingt trente quarante cinquante soixante septante quatre-vingt/quatre-vingts/huitante "
    "nonante",
    joints="{tens} {unit},{tens} et {unit}",
    twenties="60 80",
    hundred="cent/cents",
    thousand="mille",
    million="million/millions",
    link="et",
    point="virgule",
    minus="moins",
    decimal=",",
    one="un une",
    fractions="demi=0.5,demie=0.5,un demi=0.5,une demi=0.5,une demie=0.5,un quart=0.25,"
    "un quart de=0.25,trois quarts=0.75,trois quarts de=0.75,un tiers=0.3333333333333333,"
    "une dizaine de=10,une douzaine de=12",
    mixed="et demi=0.5,et demie=0.5,et quart=0.25",
    and_half="et demi=0.5,et demie=0.5,et quart=0.25",
    ordinals="premier/première deuxième/second/seconde troisième quatrième cinquième sixième "
    "septième huitième neuvième dixième",
    ordinal_marks="er re e eme ème",
    ordinal_small="le la les numéro",
    yes="oui,ouais,d'accord,ok,bien sûr,vas-y,s'il te plaît,exact,allume,vrai",
    no="non,non merci,pas maintenant,éteint,faux",
    last="dernier,dernière,le dernier,la dernière",
    spans={
        "second": "seconde secondes sec s",
        "minute": "minute minutes min m",
        "hour": "heure heures h",
        "day": "jour jours j",
        "week": "semaine semaines",
        "month": "mois",
        "year": "an ans année années",
    },
    span_names={
        "second": ("seconde", "secondes"),
        "minute": ("minute", "minutes"),
        "hour": ("heure", "heures"),
        "day": ("jour", "jours"),
        "week": ("semaine", "semaines"),
        "month": ("mois", "mois"),
        "year": ("an", "ans"),
    },
    lengths="demi-heure=1800,une demi-heure=1800,quart d'heure=900,un quart d'heure=900,"
    "trois quarts d'heure=2700",
    today="aujourd'hui=0,demain=1,après-demain=2,hier=-1,avant-hier=-2,ce soir=0@20,"
    "ce matin=0@8,cet après-midi=0@15",
    weekdays="lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche",
    weekend="week-end,weekend",
    months="janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,"
    "décembre",
    dayparts="matin=8,midi=12,après-midi=15,soir=19,nuit=22,minuit=0",
    sooner="du matin,le matin",
    later="du soir,de l'après-midi,le soir",
    clocks="{h} heures et demie=30,{h} heure et demie=30,{h} h et demie=30,"
    "{h} heures et quart=15,{h} heures moins le quart=-15,{h} heures moins {m}=-m,"
    "{h} heures {m}=+m,{h} heure {m}=+m,{h} h {m}=+m,{h} heures=0,{h} heure=0,{h} h=0",
    within="dans,après",
    ago="plus tôt=-1,il y a=-1",
    next="prochain=1,prochaine=1,dernier=-1,dernière=-1",
    small="à le la au du vers de et pour",
    edges="s'il te plaît,s'il vous plaît,merci,jarvis,peux-tu,pourrais-tu,hé jarvis,ok",
    never_mind="laisse tomber,oublie,annule,stop,aucun,aucune,rien,tant pis",
    negations="ne pas jamais aucun aucune sans rien",
)
