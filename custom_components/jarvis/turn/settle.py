"""Settles a question of ours that a conversation left open: "which one?".

It waits in the dialogue; the answer may be a name, a number or "never mind", and
teaches the house a name. `sequel.py` follows what goes on from a command.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..commands.shelf.answers import choose
from ..commands.shelf.hearing import AGAIN
from ..commands.shelf.response import Choice
from ..home.learned import Learned, Source
from ..home.question import Decision, Query
from ..lang.numbers import ordinals_for, phrases, tokens
from ..lang.responses import joined
from ..lang.values import values_for
from .command import only_tells
from .route import Routed, route

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..grammar.types import Wish
    from ..home.snapshot import Entity
    from .types import Heard, Turn

# More names than this nobody keeps in mind; the question is asked more openly.
MOST_CHOICES = 5
# More words than this are a new sentence, not the name of a thing.
LONGEST_NAME = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenChoice:
    """A question that waits: which of `choices` (entity ids) `heard` means.

    With a `guess` it is whether that name was meant; then the wish is whole.
    `asked` counts how often it was put again to words that were no answer.
    """

    wish: Wish
    choices: tuple[str, ...]
    heard: str
    guess: str = ""
    question: str = ""
    asked: int = 0


def ask_which(turn: Turn, heard: Heard, routed: Routed) -> str:
    """Open the question and word it."""
    home = turn.house.home.home
    [wish] = routed.wishes
    turn.trace.lane = routed.lane
    names = [_called(turn, e) for e in routed.choices if e in home.entities]
    lines, language = turn.house.lines, heard.language
    if len(names) > MOST_CHOICES:
        question = lines.say("which_of_many", language, count=str(len(names)))
    else:
        told = joined(names, lines.say("or", language))
        question = lines.say("which", language, names=told)
    turn.dialogue.open_choice = OpenChoice(
        wish=wish, choices=routed.choices, heard=name_said(wish), question=question
    )
    return question


def choose_once_more(turn: Turn, heard: Heard, waiting: OpenChoice) -> tuple[str, bool]:
    """Put the question once more to words that nobody understood, then drop it.

    Returns what is said, and whether the question waits.
    """
    turn.trace.lane = "fuzzy"
    lines, language = turn.house.lines, heard.language
    if waiting.asked >= AGAIN:
        return lines.say("dropped", language), False
    turn.dialogue.open_choice = replace(waiting, asked=waiting.asked + 1)
    return lines.say("once_more", language, question=waiting.question), True


def ask_whether(turn: Turn, heard: Heard, routed: Routed) -> str:
    """Open the question whether a name was meant that was hardly heard."""
    [wish] = routed.wishes
    question = turn.house.lines.say("whether", heard.language, name=routed.guess)
    turn.dialogue.open_choice = OpenChoice(
        wish=wish,
        choices=wish.targets,
        heard=name_said(wish),
        guess=routed.guess,
        question=question,
    )
    turn.trace.lane = routed.lane
    return question


def settle(turn: Turn, heard: Heard) -> Routed | str | None:
    """Read the words as the answer to our question; None when they are none.

    A text is a sentence to say: the question was dropped.
    """
    dialogue = turn.dialogue
    waiting, dialogue.open_choice = dialogue.open_choice, None
    return None if waiting is None else _answered(turn, heard, waiting)


async def something_else(
    turn: Turn, heard: Heard, waiting: OpenChoice
) -> Routed | None:
    """Read a sentence that wishes something else than we asked about: "tv off".

    Its name may well be one of the choices: what is wished of it is not the same.
    """
    if _is_answer(heard, waiting, turn):
        return None
    routed = await route(heard, turn.said, turn.house, turn.dialogue.targets)
    if not isinstance(routed, Routed) or routed.choices:
        return None
    asked = waiting.wish.intent
    if any(one.intent == asked or not one.targets for one in routed.wishes):
        return None
    turn.dialogue.open_choice = None
    return routed


def _is_answer(heard: Heard, waiting: OpenChoice, turn: Turn) -> bool:
    """Tell whether the words are nothing but the name of one of the choices."""
    names = {_called(turn, one) for one in waiting.choices if one in _entities(turn)}
    return tokens(heard.text) in {tokens(name) for name in names}


def _entities(turn: Turn) -> Mapping[str, Entity]:
    return turn.house.home.home.entities


def _answered(turn: Turn, heard: Heard, waiting: OpenChoice) -> Routed | str | None:
    values = values_for(heard.language)
    said = tokens(heard.text)
    if said in phrases(values.never_mind) or said in phrases(values.no):
        turn.trace.lane = "fuzzy"
        return turn.house.lines.say("dropped", heard.language)
    if waiting.guess:
        return _confirmed(turn, heard, waiting)
    home = turn.house.home.home
    choices = [
        Choice(value=entity_id, name=_called(turn, entity_id))
        for entity_id in waiting.choices
        if entity_id in home.entities
    ]
    chosen = choose(choices, heard.text, heard.language)
    entity_id = str(chosen.value) if chosen else _named(turn, heard, waiting)
    if entity_id is None:
        return None
    teach(turn, heard, waiting.heard, entity_id, Source.CLARIFICATION)
    return again(turn, waiting.wish, entity_id, "the answer to our question")


def _confirmed(turn: Turn, heard: Heard, waiting: OpenChoice) -> Routed | None:
    """Take yes, or the name itself, for an answer to "do you mean the bathroom?"."""
    said = tokens(heard.text)
    if said not in phrases(values_for(heard.language).yes) and not _says(
        heard, waiting.guess
    ):
        return None
    wish, why = waiting.wish, "the answer to our question"
    if len(wish.targets) == 1 and "name" in wish.slots:
        teach(turn, heard, waiting.heard, wish.targets[0], Source.CLARIFICATION)
    return Routed(lane="fuzzy", wishes=(replace(wish, heard=()),), why=why)


def _says(heard: Heard, name: str) -> bool:
    """Tell whether nothing but a name was said, be it behind an article."""
    return tokens(heard.text)[-len(tokens(name)) :] == tokens(name)


def _named(turn: Turn, heard: Heard, waiting: OpenChoice) -> str | None:
    """Resolve a name beyond the choices: of many only the first were kept."""
    if len(tokens(heard.text)) > LONGEST_NAME:
        return None
    domains = frozenset(choice.partition(".")[0] for choice in waiting.choices)
    found = turn.house.resolver.resolve(
        Query(
            text=heard.text,
            language=heard.language,
            domains=domains,
            area_id=heard.place.area.area_id if heard.place.area else None,
        )
    )
    if found.decision is not Decision.PICK:
        return None
    [best] = found.candidates[:1]
    entity_id = best.entity_id
    told = len(waiting.choices) <= MOST_CHOICES
    if best.score < 1 and (
        (told and entity_id not in waiting.choices)
        or only_tells(turn, heard) is not None
    ):
        # "A bit more" only sounds like a name: who heard the choices says one of
        # them, or something that is called so.
        return None
    return entity_id if entity_id.partition(".")[0] in domains else None


def fewer(turn: Turn, heard: Heard, waiting: OpenChoice) -> Routed | None:
    """Take words that only say where it is, "the one upstairs", among the choices.

    The only one there is meant; of several the question is put again.
    """
    said = tokens(heard.text)
    if len(said) > LONGEST_NAME:
        return None
    domains = frozenset(choice.partition(".")[0] for choice in waiting.choices)
    # "The upstairs one" is upstairs.
    fillers = ordinals_for(heard.language).fillers
    where = " ".join(word for word in said if word not in fillers) or heard.text
    found = turn.house.resolver.resolve(
        Query(text=where, language=heard.language, domains=domains)
    )
    there = {candidate.entity_id for candidate in found.candidates}
    left = tuple(one for one in waiting.choices if one in there)
    if found.decision is Decision.NONE or len(left) in {0, len(waiting.choices)}:
        return None
    if len(left) > 1:
        return Routed(lane="fuzzy", wishes=(waiting.wish,), why="a place", choices=left)
    return again(turn, waiting.wish, left[0], "the only one in that place")


def again(turn: Turn, wish: Wish, entity_id: str, why: str) -> Routed:
    """Wish the same for another entity."""
    name = _called(turn, entity_id)
    slots = {k: v for k, v in wish.slots.items() if k not in {"area", "floor"}}
    return Routed(
        lane="fuzzy",
        wishes=(
            replace(
                wish, slots={**slots, "name": name}, targets=(entity_id,), heard=()
            ),
        ),
        why=why,
    )


def teach(turn: Turn, heard: Heard, name: str, entity_id: str, source: Source) -> None:
    """Let the house learn what this name meant; risky things are never learned."""
    if not name:
        return
    learned = turn.house.learned.learn(
        Learned(
            text=name,
            language=heard.language,
            entity_id=entity_id,
            source=source,
            said=heard.text,
            at=heard.at,
        )
    )
    turn.trace.mark("learned" if learned else "not_learned", word=name, means=entity_id)


def _called(turn: Turn, entity_id: str) -> str:
    """Name an entity so that it is told from others of the same name."""
    home = turn.house.home.home
    entity = home.entities[entity_id]
    same = [e for e in home.entities.values() if e.name == entity.name]
    area = home.areas.get(entity.area_id or "")
    return f"{entity.name} ({area.name})" if len(same) > 1 and area else entity.name


def name_said(wish: Wish) -> str:
    """Give the name as it was said, before it was understood."""
    if wish.heard:
        return wish.heard[0][0]
    return str(wish.slots.get("name", ""))
