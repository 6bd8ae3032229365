# ruff: noqa: E501 - language data
"""What somebody says by the way before or behind a statement, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Asides:
    """Regular expressions.

    `joint` stands between an aside and the statement, which `opens` with what it is
    about. `passing` tells a head of what happened, is passing, or is somebody's view;
    `wonder` one of nothing at all, whatever stands in it. `lasting`: it tells more, or
    when the statement holds. `behind`: what a teller adds, `checked`: that they looked
    again.
    """

    joint: str
    opens: str
    passing: str
    wonder: str
    lasting: str
    behind: str
    checked: str = r"(?!)"


ASIDES: Mapping[str, Asides] = {
    "en": Asides(
        joint=r"\s*(?P<sign>[:;,\u2013\u2014]| -)\s+(?:(?:and|so|but|because|anyway)\b,?\s+)?|\s+(?:and|so|because)\s+",
        opens=r"(?:(?:i|we|my|our|the|his|her|their)\b|(?-i:[A-Z])[\w'\u2019-]+)\s+\w",
        passing=r"\b(?:(?:am|is|are|was|were|been|being|be)\b(?: \w+)? \w{2,}ing|was|were|went|came|got|had|did|saw|heard|met|spoke|rang|bought|sent|thought|found|made|took|told|asked|gave|felt|rained|over|away|gone|back|\w{3,}ed)\b",
        wonder=r"^(?:\w+ (?:is|are) \w{2,}ing\b|\w+ (?:was|were) (?:(?:an?|such|so|quite|really|very|the) )*\w+$|(?:only |just )?\w+ (?:more )?(?:days?|weeks?|months?|hours?) (?:to go|left)\b|\w{3,}ing (?:is|are|can be)\b|(?:such|what|quite) an?\b|how \w+|(?:well |so |wow )?(?:it|that|this|there|everything|nothing)(?:'s| is| was| were| has| had)\b|(?:i|we) (?:must say|have to say|can tell you|know|hear|see|think)\b)",
        lasting=r"^(?:my|our|if|when|whenever|while|since|until|till|unless|before|after|although|though|once|because|as|even|except|only (?!\w+ (?:more )?(?:days?|weeks?|months?|hours?))|not)\b|n't\b|\b(?:not|never|no longer|used to|always|usually|every|each|born|married|engaged|allerg\w+|from now on|instead|or)\b",
        behind=r"\s*[,;\u2013\u2014-]\s+(?:(?:and )?(?:i|we)(?:'ve|'d| have)?(?: just| only| even)* (?:had|checked|looked|saw|asked|noticed|heard|found|counted|remembered|was|were|forgot|laughed|measured)\b(?-i:[^,;:A-Z]*)|(?:and )?(?:i|we) (?:must say|have to say|can tell you|guess|reckon|think|find that|love (?:it|that)|like (?:it|that))\b(?-i:[^,;:A-Z]*)|(?:and )?(?:who|what) (?:would|could|might|knew)\b.*|as (?:you know|i said|it happens|usual)|believe it or not|(?:would|can|could) you (?:believe|credit|imagine)(?: (?:it|that))?|(?:so )?(?:i|we)(?:['\u2019]m| am|['\u2019]re| are) (?:told|given to understand)|(?:so )?i (?:gather|hear|understand|see)|it (?:seems|appears|turns out)|(?:or )?so it (?:says|seems)(?: here)?|no less|just like that|of all (?:things|people)|fancy that|imagine(?: that)?|(?:isn't|is) (?:that|it) \w+)$",
        checked=r"\b(?:i|we)(?:'ve| have)?(?: just)* (?:(?:double-?|re-?)?checked|looked (?:it up|again|closer|properly)|had (?:a|another) (?:(?:second|closer|better|proper) )?look|asked (?:again|him|her|them)|counted|(?:re-?)?measured)\b",
    ),
    "de": Asides(
        joint=r"\s*(?P<sign>[:;,\u2013\u2014]| -)\s+(?:(?:und|also|aber|denn|jedenfalls)\b,?\s+)?|\s+(?:und|denn)\s+",
        opens=r"(?:(?:ich|wir|mein\w*|unser\w*|der|die|das|sein\w*|ihr\w*)\b|(?-i:[A-ZÄÖÜ])[\w'\u2019-]+)\s+\w",
        passing=r"\b(?:war|waren|wurde|wurden|hatten?|gab|ging|kam|rief|kommt|scheint|weg|leer\w*|da|fertig|vorbei|zurück|hörbar|zu hören|zu sehen|(?-i:(?:\w{2,})?ge[a-zäöüß]{3,}(?:t|en)|(?:be|er|ver|zer|ent)[a-zäöüß]{3,}(?:t|en)))\b",
        wonder=r"^(?:nur noch \w+ (?:tage?|wochen?|monate?|stunden?)\b|(?:so|solch|was für|welch) ein\w*\b|wie \w+|(?:\w+ )?(?:ist|war|wird|geht|gibt|war das|ist das)(?: (?:es|das)| ja| mal)+\b|(?:es|das) (?:ist|war|wird|geht|gibt)\b|(?:ich|wir) (?:muss|müssen) sagen\b)",
        lasting=r"^(?:mein\w*|unser\w*|wenn|falls|sobald|solange|seit|seitdem|bis|bevor|nachdem|obwohl|während|weil|da|als|sofern|immer|nur (?!noch)|außer|nicht)\b|\b(?:nicht|kein\w*|nie|niemals|früher|immer|meistens|jede[nrsm]?|geboren|verheiratet|verlobt|allergisch|ab jetzt|statt|sondern|oder|dass)\b",
        behind=r"\s*[,;\u2013\u2014-]\s+(?:(?:und )?(?:(?:ich|wir)\b|da) ?(?:habe?n?|hatten?|war(?:en)?|musste?n?) (?!.*\b(?:vertan|geirrt|verwechselt|vertauscht|falsch)\b)(?-i:[^,;:A-ZÄÖÜ]*)|wer hätte (?:das|es) (?:gedacht|geglaubt)|stell dir (?:das )?vor|wie (?:du weißt|gesagt|immer)|man glaubt es kaum|kaum zu glauben|ist (?:das|es) (?:zu glauben|zu fassen|nicht (?:toll|irre|verrückt)|ja \w+)|(?:ist|war) ja \w+|glaub es oder nicht|ob du(?:['\u2019]s| es) glaubst oder nicht|unglaublich|wie (?:ich|wir) (?:höre|hören|sehe|sehen|lese|erfahre|gerade (?:höre|sehe))|hab(?:e)? ich (?:gerade )?(?:gehört|gelesen|erfahren|gesehen)|wie (?:man hört|sich zeigt|es scheint)|so (?:steht es|heißt es)(?: da| hier)?|scheint(?:['\u2019]s| es)|ausgerechnet)$",
        checked=r"\b(?:ich|wir|da)\b[^,.]*\b(?:nach(?:gesehen|geschaut|gemessen|gezählt|gefragt|geprüft)|(?:noch ?mal|genau(?:er)?) (?:hingesehen|hingeschaut|geschaut|gefragt|geguckt))\b",
    ),
    "ja": Asides(
        joint=r"(?!)",
        opens=r"(?!)",
        passing=r"(?!)",
        wonder=r"(?!)",
        lasting=r"(?!)",
        behind=r"[、,](?:念のため|一応|参考までに|忘れないうちに|(?:以上)?よろしく(?:お願いします)?|誰かに聞かれたら|祈ってて|まじで|本当に|ほんとに)(?:に|ね|よ|です|だけど|ですが)*$",
    ),
}
