"""Finds what a web page is about; nothing of the page is ever run or loaded."""

from dataclasses import dataclass
import html
import re
from typing import Final

from boilerpy3 import extractors
from boilerpy3.exceptions import HTMLExtractionError

# Less than this is no article: then all text of the page is taken.
_ARTICLE: Final = 200
_NOT_TEXT = re.compile(
    r"<(script|style|template|svg|noscript|iframe)\b.*?(?:</\1\s*>|\Z)|<!--.*?(?:-->|\Z)",
    re.DOTALL | re.IGNORECASE,
)
_TAG = re.compile(r"<[^<>]{1,4000}>")
_BLOCK = re.compile(
    r"</?(?:p|div|li|tr|h[1-6]|br|section|article|td)\b[^<>]*>", re.IGNORECASE
)
_BLANKS = re.compile(r"[ \t\r\f\v\u00a0]+")
_LINES = re.compile(r"\n\s*\n+")
_TITLE = re.compile(r"<title[^<>]{0,300}>([^<]{0,500})</title", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class MainText:
    """The title and the text of a page; either may be empty."""

    title: str
    text: str


def main_text(page: str) -> MainText:
    """Extract the main text of an HTML page; not for the event loop."""
    safe = _NOT_TEXT.sub(" ", page)
    title = _TITLE.search(safe)
    try:
        found = extractors.ArticleExtractor(raise_on_failure=False).get_content(safe)
    except HTMLExtractionError, RecursionError, ValueError:
        found = ""
    if len(found) < _ARTICLE:
        whole = html.unescape(_TAG.sub(" ", _BLOCK.sub("\n", safe)))
        found = found if len(found) > len(whole) else whole
    return MainText(
        title=_tidy(html.unescape(title[1])) if title else "", text=_tidy(found)
    )


def _tidy(text: str) -> str:
    return _LINES.sub("\n", _BLANKS.sub(" ", text)).strip()
