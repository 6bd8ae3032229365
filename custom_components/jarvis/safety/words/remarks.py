"""The tables of `remarking.py` in English and German, and in all languages."""
