"""Units by symbol: singular, plural, then other names, per language."""

from collections.abc import Mapping

from .tables import maps

FALLBACK = "en"
# Names that end so may take an ending: "in Zentimetern", "in Esslöffeln".
CASES: Mapping[str, tuple[tuple[str, ...], str]] = {"de": (("er", "el"), "n")}

# Kitchen measures Home Assistant has no converter for, in US fluid ounces.
KITCHEN: Mapping[str, float] = {
    "cup": 8.0,
    "tbsp": 0.5,
    "tsp": 1 / 6,
    "pt": 16.0,
    "qt": 32.0,
}

CURRENCIES = frozenset(
    {"EUR", "USD", "GBP", "CHF", "JPY", "CNY", "SEK", "NOK", "DKK", "PLN", "CZK"}
    | {"CAD", "AUD", "INR", "TRY"}
)

UNITS: Mapping[str, Mapping[str, str]] = maps("units", "names")
