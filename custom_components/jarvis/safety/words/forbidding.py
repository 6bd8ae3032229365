"""How people forbid, deny or only suppose something, as patterns by language.

Closed classes of words, so that no verb has to stand here. `but` are those that look
like it and wish something after all.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Forbidding:
    """The patterns of one language."""

    denied: str
    supposed: str
    but: str


FORBIDDING: Final[Mapping[str, Forbidding]] = {
    "en": Forbidding(
        denied=(
            r"not|\w+n't|never|cannot|nobody|no one|no-one|none of|nothing|under no"
            r"|on no account|in no (?:case|way|event)|by no means|no way|no need"
            r"|forbid\w*|prohibit\w*|refrain\w*|avoid\w*|prevent\w*|keep \w+.{0,40} from"
            r"|anything but|anything except|out of the question|far be it"
            r"|hate (?:it|for|if|when)|rather (?:you|not|die)"
            r"|(?:be|is|was) (?:\w+ )?(?:mistake|wrong|dangerous|stupid|foolish|unwise|crazy)"
        ),
        supposed=(
            r"theor\w+|hypothe\w+|(?:one|someone|somebody|anyone|anybody|people|they)"
            r" (?:might|could|can|would)|it(?:'s| is) (?:possible|conceivable)|suppos\w+"
        ),
        but=(
            r"(?:don't|do not|never) (?:forget|fail|hesitate|wait|mind|worry)|nevermind"
            r"|(?:why|can|could|would|will|do)(?:n't| not)? (?:don't )?you(?: not)?"
            r"|(?:can|could|would|wo)(?:n't|'t) you|not only|no longer"
        ),
    ),
    "de": Forbidding(
        denied=(
            r"nicht|nie|niemals|niemand\w*|kein\w*|keinesfalls|keineswegs|verbiet\w*"
            r"|verboten|untersteh\w*|vermeid\w*|verhinder\w*|hüte|hütet|wehe|falsch"
            r"|ein fehler|gefährlich|dumm|bleib\w* \w*\s?(?:zu|dicht|verriegelt)"
            r"|bleib\w* .{0,20}(?:geschlossen|abgeschlossen)"
            r"|lass\w* .{0,40}(?:zu|dicht|geschlossen|abgeschlossen|verriegelt)"
        ),
        supposed=(
            r"theoretisch\w*|hypothetisch\w*|angenommen|(?:man|jemand|einer) (?:könnte"
            r"|kann|würde|dürfte)|möglich|denkbar"
        ),
        but=(
            r"vergiss (?:bitte )?nicht|nicht vergessen|zöger\w* nicht|nicht zögern"
            r"|(?:kann|kannst|könntest|willst|würdest|magst|möchtest) du .{0,40}nicht"
            r"|nicht nur|nicht mehr|warum .{0,40}nicht|nicht wahr"
        ),
    ),
    "fr": Forbidding(
        denied=(
            r"aucun\w*|jamais|n'\w+.{0,40} (?:pas|plus|jamais)|ne \w+.{0,40} (?:pas|plus)"
            r"|surtout pas|personne|interdi\w*|défen\w*|évite\w*|empêche\w*"
        ),
        supposed=r"théori\w*|hypoth\w*|on pourrait|quelqu'un pourrait|possible|supposons",
        but=r"n'oublie pas|n'hésite pas|ne (?:peux|pourrais|veux)[- ]tu pas|n'attends pas",
    ),
    "es": Forbidding(
        denied=(r"ning\w+|nunca|jamás|no|nadie|prohíb\w*|prohib\w*|evita\w*|impide\w*"),
        supposed=r"teoría|teóric\w*|hipot\w*|se podría|alguien podría|posible|supongamos",
        but=r"no (?:olvides|dudes|esperes|puedes|podrías|quieres)",
    ),
    "it": Forbidding(
        denied=r"nessun\w*|mai|non|viet\w*|proibi\w*|evita\w*|impedi\w*",
        supposed=r"teoria|teoric\w*|ipote\w*|si potrebbe|qualcuno potrebbe|possibile",
        but=r"non (?:dimenticare|esitare|aspettare|puoi|potresti|vuoi)",
    ),
    "nl": Forbidding(
        denied=r"geen|nooit|niet|niemand|verbied\w*|verboden|vermijd\w*|voorkom\w*",
        supposed=r"theoreti\w*|hypotheti\w*|men (?:kan|zou)|iemand (?:kan|zou)|mogelijk",
        but=r"vergeet niet|niet vergeten|(?:kun|kan|wil|zou) je .{0,40}niet|niet alleen",
    ),
}
# Who says so wishes what they only suppose.
PLEASE: Final = frozenset(
    {"please", "bitte", "favor", "plaît", "favore", "alsjeblieft", "alstublieft"}
)
