"""What kinds of rows there are, and on which branch of the graph a fact hangs."""

from enum import StrEnum


class Kind(StrEnum):
    """What a row is: a fact of the graph, or a piece of the diary."""

    FACT = "fact"
    SAID = "said"
    REPLY = "reply"
    SUMMARY = "summary"


class Branch(StrEnum):
    """The three branches of the graph; diary rows are on none."""

    USER = "user"
    DIRECTIVES = "directives"
    WORLD = "world"
