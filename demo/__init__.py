"""A real Home Assistant with a furnished house, Jarvis, a model and a voice.

`scripts/demo` runs it, `scripts/ask` and the live tests talk to it; Jarvis itself
never imports it.
"""
