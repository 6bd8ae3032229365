"""What embedding models want written before a text, from the cards of their makers.

Some models tell questions from what may answer them by words in front. Without
those words they take a question for a statement, and find other questions.
"""

from dataclasses import dataclass
import re
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefixes:
    """What stands before a question, and before a text that is kept."""

    question: str = ""
    kept: str = ""


_PLAIN: Final = Prefixes()
_PASSAGES: Final = Prefixes(
    question="Represent this sentence for searching relevant passages: "
)
_INSTRUCTED: Final = Prefixes(
    question="Instruct: Given a web search query, retrieve relevant passages that "
    "answer the query\nQuery: "
)
# The first pattern that is found in a model's name counts.
_MODELS: Final[tuple[tuple[str, Prefixes], ...]] = (
    (r"e5.*instruct|e5-mistral|gte-qwen\d?.*instruct|linq-embed", _INSTRUCTED),
    (r"qwen3-embedding", _INSTRUCTED),
    (r"(^|[/_:-])e5([/_:.-]|$)", Prefixes(question="query: ", kept="passage: ")),
    (r"nomic-embed-code", _PLAIN),
    (
        r"nomic-embed|modernbert-embed",
        Prefixes(question="search_query: ", kept="search_document: "),
    ),
    (
        r"embedding-?gemma",
        Prefixes(question="task: search result | query: ", kept="title: none | text: "),
    ),
    (r"arctic-embed-?2|arctic-embed.*v2", Prefixes(question="query: ")),
    (r"arctic-embed|mxbai-embed-large|bge-(small|base|large)(-en|:|$)", _PASSAGES),
)


def prefixes(model: str) -> Prefixes:
    """Return what a model wants in front; nothing for one that is not known."""
    name = model.casefold()
    return next((each for seen, each in _MODELS if re.search(seen, name)), _PLAIN)
