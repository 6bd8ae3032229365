"""Turns and work that nobody speaks: actions, tests of the house, what can wait."""
