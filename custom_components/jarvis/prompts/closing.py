"""Asks a model that used up its rounds to end the turn without tools."""

CLOSING = (
    "[No more tools can be called in this turn. Answer the user now in the user's "
    "language, from the results above. Begin with what was not finished.]"
)
