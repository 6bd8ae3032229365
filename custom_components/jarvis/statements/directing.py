# ruff: noqa: E501, RUF001 - language data
"""Tells what Jarvis shall always do from what somebody does from now on; pure."""

from typing import Final

from .patterns import full, match, search
from .phrases import Phrases
from .reading import claims, without_change

# A statement of somebody or something, with a word of how long before or behind it.
_REPORTS: Final = {
    "en": r"(?!(?:please|always|never|whenever|every|each|as|do|stop|don't)\b)(?!.*\b(?:you|your|jarvis|should|must|ought|shall|has to|have to)\b)(?:(?:from now on|in (?:the )?future|going forward|as of now),? )?(?:(?-i:[A-Z])[\w-]+(?:['\u2019]s? .+? \w+| (?:is|has|[a-z]{2,}s)\b).*|(?:(?:my|our|his|her|their|the) .+? (?:is|are|has|have|[a-z]{2,}s)\b|(?:he|she|they|i|we) (?!want|need|would|like|love|expect|ask|wish|hope|insist|demand)[a-z]{2,}\b).+)",
    "de": r"(?!.*\b(?:du|dich|dir|dein\w*|jarvis|sollst?|sollen|sollte\w*)\b)(?:ab (?:jetzt|sofort)|von (?:nun|jetzt) an|in zukunft|künftig|zukünftig),? (?:ist|hat|muss|kann|darf|mag|[a-zäöüß]{2,}(?:t|en|e|rn|ln)) (?:(?-i:[A-ZÄÖÜ])|(?:der|die|das|mein\w*|unser\w*|ihr\w*|sein\w*|er|sie|es|wir|ich)\b).+",
    # A finite verb in the first clause, or, without any, a day or figure of a noun.
    "ru": r"(?!.*\b(?:ты|тебе|тебя|тобой|тво\w+|вы|вам|ваш\w*|джарвис|долж\w+|надо|нужно|всегда|никогда|каждый раз)\b)(?:отныне|впредь|в будущем|с этого момента),? (?!(?:не |пожалуйста,? )*(?!(?:запись|очередь|день|дети|люди)\b)[а-яё]+(?:[аяуюеё]й|(?<!к)и|(?:[вджшч]|[аея]н|ос|вер)ь)(?:те)?(?:сь|ся)?\b)(?:(?:не )?[^,]*\b[а-яё]{2,}(?:[её]т|ит|[уюая]т)(?:ся)?\b.*|(?:я|мы) .*|у (?:мо|наш|(?-i:[А-ЯЁ]))\S+ .*|[^,]*\S [—–-] \S.*|[^,]*\b(?:\d[\d.:]*|понедельник\w*|вторник\w*|сред\w+|четверг\w*|пятниц\w+|суббот\w+|воскресень\w+)\b.*)",
    # The verb comes last, and no wish ends so; nor does a day, a figure or a place; and
    # behind whose something is stands what it is.
    "tr": r"(?!.*\b(?:sen|sana|seni|senin|senden|jarvis|lütfen|her seferinde|asla|her zaman|daima)\b)(?:bundan sonra|bundan böyle),? .*\b(?:\w+[ıiuü]yor(?:um|uz|lar)?|\w+[ae]ca[kğ]\w*|\w+ece[kğ]\w*|\d[\d.:]*(?:'\w+)?|\w+'[dt][ae]|[\w']+[ıiuü]n (?:[\w'-]+ ){0,3}?(?:\w*[^\Wn][ıiuü]|en sevdiği \w+) (?!(?:.* )?(?:olsun|olmalı|et|de|yap|ver|koy|söyle|diyelim)$).+|tarihinde|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?: günü|leri|ları)?)",
}


def is_directive(text: str, phrases: Phrases) -> bool:
    """Tell a wish for what Jarvis shall do from now on."""
    return full(phrases.directive, text) is not None and not _tells(text, phrases)


def _tells(text: str, phrases: Phrases) -> bool:
    """Tell "my shift starts at 8 from now on", and "from now on Tom takes the bus"."""
    if full(_REPORTS.get(phrases.code, "(?!)"), text):
        return True
    plain = without_change(text, phrases)
    first = rf"(?:{phrases.own}|{phrases.ours}|{phrases.articles}\b)"
    if match(first, plain) is None:
        return False
    told = claims(text, phrases) or claims(plain, phrases)
    return bool(told) or search(phrases.contrast, text) is not None
