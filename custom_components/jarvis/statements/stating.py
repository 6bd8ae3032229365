# ruff: noqa: E501 - language data
"""Tells a statement from a value, and what its verb is; pure."""

from collections.abc import Sequence
from typing import Final

from .patterns import full, match, search
from .phrases import Phrases
from .pieces import FIGURES, Piece, Pieces, akin, is_person, pieces_of

_OPENING: Final = 3
_PAIR: Final = 2
_BRIEF: Final = 5

# What is written like a verb and is none, where the verb stands behind its subject.
_NEVER: Final = {
    "en": r"(?:the|an?|my|our|his|her|their|its|of|in|on|at|to|for|from|with|by|and|or|up|down|out|off|along|around|through|forward|ahead|back|named|called|red|used"
    r"|mid|middle|start|beginning|end|early|late|last|next|home|room|thing|things|kind|sort|bit|lot|person|man|woman|guy|lady|months?)",
    "de": r"(?:mit|aus|von|vom|für|ohne|gegen|durch|seit|bis|statt|und|oder|als|wie|"
    r"samt|um|de[rnms]|die|das|ein\w*|mein\w*|sein\w*|ihr\w*|unser\w*|jede\w*|sehr|ganz|nur|"
    r"nach|zu[mr]?|i[mn]s?|auf|a[nm]s?|unter\w?|über|hinter\w?|neben|beim?|vorm?|zwischen|"
    r"oben|unten|links|rechts|drinnen|draußen|aufs|jetzt|doch)",
}


# What somebody is or has may be told by any verb: "is in the study", "got a 37".
_NEUTRAL: Final = {
    "en": r"(?:is|are|was|were|be|been|has|have|had|got|does|do|did|will|would|can|could|may|might|must|should|shall|\w+n't)",
    "de": r"(?:ist|sind|war|waren|bin|wird|werden|wurde|hat|haben|habe|hatte|kann|darf|muss|will|soll|möchte)",
}


def is_statement(text: str, phrases: Phrases) -> bool:
    """Tell what has a subject, a verb behind it, and something behind that."""
    told = pieces_of(text, phrases.code)
    verb = verb_of(told, told.all) if told else None
    if told is None or verb is None:
        return False
    behind = told.all[told.all.index(verb) + 1 :]
    return any(one.tells or one.role in FIGURES for one in behind)


def names_nothing(told: Pieces) -> bool:
    """Tell what opens with "no, …" and goes on without a subject of its own."""
    opens = full(told.phrases.cue, told.text)
    if opens is None or told.phrases.code not in _NEVER:
        return False
    said = pieces_of(opens["what"], told.phrases.code)
    if said is None:
        return False
    # "Book" is a verb as well.
    placed = len(said.all) <= _BRIEF and match(told.phrases.place, said.text)
    return bool(placed) or verb_of(said, said.all) is None


def do_otherwise(before: Pieces, after: Pieces) -> bool:
    """Tell whether somebody is told to do another thing: "gets up", "lives".

    Who moved, changed or stopped does something else than they did.
    """
    neutral = _NEUTRAL.get(before.phrases.code)
    did, does = _does(before), _does(after)
    if neutral is None or did is None or does is None:
        return False
    changes = full(after.shifts.turns, does.text) or full(neutral, does.text)
    return not changes and not akin(does, [did])


def say_otherwise(before: Pieces, after: Pieces) -> bool:
    """Tell whether two single clauses have verbs that say another thing each."""
    neutral = _NEUTRAL.get(before.phrases.code)
    did, does = (verb_of(one, one.all) for one in (before, after))
    if neutral is None or did is None or does is None or before.clauses > 1:
        return False
    plain = any(full(neutral, one.text) for one in (did, does))
    turned = full(after.shifts.turns, does.text) is not None
    return not (plain or turned or after.turns()) and not akin(does, [did])


def is_beside(before: Pieces, after: Pieces) -> bool:
    """Tell what may be one of several, but not "no, he wants a kite".

    Nor where all but one value is said again.
    """
    many = before.shifts.many
    if search(many, before.text) is None:
        return False
    shared = [
        one
        for one in after.told()
        if not (one.verb or search(many, one.text)) and akin(one, before.all)
    ]
    return full(after.phrases.cue, after.text) is None and len(shared) < _PAIR


def _does(told: Pieces) -> Piece | None:
    """Return what somebody does, in the last clause that opens with them."""
    for clause in range(told.clauses - 1, -1, -1):
        words = told.of(clause)
        if words and _is_somebody(told, words) and (verb := verb_of(told, words)):
            return verb
    return None


def _is_somebody(told: Pieces, words: Sequence[Piece]) -> bool:
    """Tell a clause that opens with a name, or with who somebody is to another."""
    if any(is_person(one, told.phrases.code) for one in words[:_OPENING]):
        return True
    said = [one for one in words if not full(told.shifts.breaks, one.text)]
    if not said or not said[0].tells or not said[0].word.capital:
        return False
    # "Edwin's inhaler", "Edwins Inhalator": that is a thing.
    first, *behind = [one.word for one in said]
    owned = first.text.endswith(("'s", "\u2019s", "s'", "s\u2019"))
    bare = told.phrases.verbs_open and first.text.endswith("s")
    return not owned and not (bare and behind and behind[0].capital)


def verb_of(told: Pieces, words: Sequence[Piece]) -> Piece | None:
    """Return the first verb behind a subject."""
    never = _NEVER.get(told.phrases.code)
    heard = False
    for one in words:
        small = one.role == "small" and full(told.shifts.light, one.word.text)
        finite = (one.verb or small) and one.word.text.islower()
        finite = finite and one.role not in FIGURES
        since = full(told.phrases.changed, one.word.text)
        if never and heard and finite and not (since or full(never, one.word.text)):
            return one
        heard = heard or one.tells
    return None


def leads_known(one: Piece, phrases: Phrases) -> bool:
    """Tell what stands before a thing that is known: "the", "our"."""
    definite = full(phrases.articles, one.word.text) and not full(
        phrases.indefinite, one.word.text
    )
    # "In" stands beside the articles where they are one word: "im", "am".
    placed = match(phrases.place, one.word.text)
    known = definite and not placed
    return bool(known or full(phrases.ours, one.word.text))
