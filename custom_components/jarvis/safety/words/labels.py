"""What people call states besides Home Assistant's own labels, per language.

By domain and state: words that may stand in the place of the label. "armed" holds for
every way of being armed.
"""

from collections.abc import Mapping
from typing import Final

ALSO_CALLED: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "en": {
        "alarm_control_panel": {"armed": "armed", "disarmed": "disarmed"},
        "lawn_mower": {"mowing": "mowing mows cutting", "docked": "dock base"},
        "person": {"home": "home in", "not_home": "away out"},
        "update": {"off": "installed current", "on": "pending available"},
    },
    "de": {
        "alarm_control_panel": {
            "armed": "scharf scharfgeschaltet aktiviert",
            "disarmed": "unscharf entschärft deaktiviert",
        },
        "lawn_mower": {"mowing": "mäht", "docked": "ladestation station"},
        "person": {"home": "zuhause daheim hause", "not_home": "weg unterwegs"},
        "update": {"off": "aktuell installiert", "on": "verfügbar"},
    },
    "fr": {
        "alarm_control_panel": {"armed": "armée", "disarmed": "désarmée"},
        "lawn_mower": {"mowing": "tond", "docked": "base"},
        "person": {"home": "maison", "not_home": "absent absente"},
    },
    "es": {
        "alarm_control_panel": {"armed": "activada", "disarmed": "desactivada"},
        "lawn_mower": {"mowing": "cortando", "docked": "base"},
        "person": {"home": "casa", "not_home": "fuera"},
    },
    "it": {
        "alarm_control_panel": {"armed": "inserito", "disarmed": "disinserito"},
        "lawn_mower": {"mowing": "tagliando falciando", "docked": "base"},
        "person": {"home": "casa", "not_home": "fuori"},
    },
    "nl": {
        "alarm_control_panel": {"armed": "ingeschakeld", "disarmed": "uitgeschakeld"},
        "lawn_mower": {"mowing": "maait", "docked": "basis laadstation"},
        "person": {"home": "thuis", "not_home": "weg"},
    },
}
