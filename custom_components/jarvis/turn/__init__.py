"""The sentence: one file per verb, `run.py` reads them in order."""
