"""Statements: what a told sentence says, and what a later one makes of an earlier.

Pure: text and language in, values out. `memory` keeps what is read here and asks
here which of two statements holds; `phrases.py` reads the words of each language.
"""
