"""Goes on from the last sentence: "no, the other", "and the desk lamp", "and now off".

Words that are whole without it are read as they are. What remains is the last
command or question with something else in it: the same for another lamp, the same
question about another room. A correction undoes the wrong thing and teaches a name.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING

from ...home.learned import Source
from ...home.question import Decision, Query
from ...lang.numbers import phrases, tokens
from ...lang.sequels import as_said, sequels_for, without_starts
from ...lang.values import values_for
from ..route import NotRouted, Routed, route
from ..settle import LONGEST_NAME, again, name_said, teach
from .counted import which_of
from .elsewhere import the_other, the_same_there
from .onward import note_move, route_share, way_of
from .revaluing import route_value, said_so_far

if TYPE_CHECKING:
    from homeassistant.helpers.intent import IntentResponse

    from ...grammar.types import Wish
    from ..types import Heard, Turn

# The opposite of what was done to the wrong thing, where there is one.
_OPPOSITE = {"HassTurnOn": "HassTurnOff", "HassTurnOff": "HassTurnOn"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LastWish:
    """The newest wish, and the sentence it took; `several` were wished with it.

    `said` counts what was said in the conversation until then, `rises` tells which
    way its things were moved.
    """

    wish: Wish
    sentence: str
    several: bool = False
    said: int = 0
    rises: bool | None = None

    @property
    def heard(self) -> str:
        """The words for its target."""
        return name_said(self.wish)

    @property
    def single(self) -> bool:
        """Tell whether it was done to one thing, by name."""
        wish = self.wish
        named = "name" in wish.slots and len(wish.targets) == 1
        return named and wish.kind == "action"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sequel:
    """What follows upon a sentence: `rest` is said instead of it, or besides.

    With `other` it names nothing but the thing beside the last one.
    """

    rest: Heard
    instead: bool
    other: bool = False


async def route_on(turn: Turn, heard: Heard) -> Routed | NotRouted:
    """Route a sentence, or what it says beside or instead of the last one."""
    targets, words_of = turn.dialogue.targets, sequels_for(heard.language)
    whole = words_of.whole(heard.text) if targets else None
    if whole is not None:
        if words_of.of_several(heard.text) and len(targets) == 1:
            targets = tuple(dict.fromkeys((*turn.dialogue.before, *targets)))
            # A lamp and a lock are not "both off".
            domains = {one.partition(".")[0] for one in targets}
            if len(domains) > 1 or targets == turn.dialogue.targets:
                return NotRouted(why="nobody spoke of several")
        return await route(replace(heard, text=whole), turn.said, turn.house, targets)
    follows = _sequel(turn, heard)
    if follows is not None and follows.other:
        return _beside(turn, follows) or NotRouted(why="there is no other one")
    words = follows.rest if follows else heard
    routed = await route(words, turn.said, turn.house, targets)
    if isinstance(routed, Routed):
        return routed
    if (counted := which_of(turn, heard)) is not None:
        return counted
    more = await _once_more(turn, heard, follows) if follows else None
    return more or await route_value(turn, heard) or route_share(turn, heard) or routed


def remember_wish(
    turn: Turn, heard: Heard, routed: Routed, response: IntentResponse
) -> None:
    """Keep what pronouns, corrections and sequels refer to, after it was answered."""
    meant = routed.wishes[-1:] if routed.corrected else routed.wishes
    targets = tuple(t for wish in meant for t in wish.targets)
    asked = all(wish.kind == "query" for wish in routed.wishes)
    turn.dialogue.refer_to(_found(response, targets) if asked else targets)
    rises = way_of(turn, routed)
    turn.dialogue.last_wish = None
    overheard = heard.text if asked else ""
    turn.house.counter.leave(turn.log.conversation_id, overheard=overheard)
    # Of a correction the newest counts, not what it took back.
    newest = routed.wishes[-1]
    alike = {(wish.intent, wish.kind) for wish in routed.wishes}
    if (len(alike) == 1 or routed.corrected) and not newest.later:
        turn.dialogue.last_wish = LastWish(
            wish=newest,
            sentence=routed.sentence or heard.text,
            several=len(routed.wishes) > 1 and not routed.corrected,
            said=said_so_far(turn),
            rises=rises,
        )
        note_move(turn, newest, rises=rises)


def _found(response: IntentResponse, asked: tuple[str, ...]) -> tuple[str, ...]:
    """Give those of what was asked about that the answer speaks of.

    After "which lights are on" only these are "them", not every light of the house.
    """
    if len(asked) == 1:
        return asked
    told = str(response.speech.get("plain", {}).get("speech", "")).casefold()
    groups = (response.matched_states, response.unmatched_states)
    # Of many a few are named: "and 2 more" are meant, too. Which names are told is
    # told by the longest: "Desk Lamp" has "Lamp" in it.
    named = [
        (max(len(state.name) for state in told_of), states)
        for states in groups
        if (told_of := [state for state in states if state.name.casefold() in told])
    ]
    _, found = max(named, key=itemgetter(0), default=(0, response.matched_states))
    return tuple(dict.fromkeys(state.entity_id for state in found)) or asked


def _sequel(turn: Turn, heard: Heard) -> Sequel | None:
    """Part "no, the other lamp" or "and the desk lamp" from the words in front."""
    last = turn.dialogue.last_wish
    if last is None:
        return None
    values, said = values_for(heard.language), tokens(heard.text)
    starts = phrases(values.no) | phrases(values.meant)
    words = sequels_for(heard.language)
    lone = last.single and not last.several
    if lone and (lead := words.before_other(heard.text)) is not None:
        besides = lead in words.also
        if besides or not without_starts(lead, starts):
            return Sequel(rest=heard, instead=not besides, other=True)
    meant = without_starts(said, starts)
    if instead := meant != said:
        rest: str | None = as_said(heard.text, meant)
    else:
        question = last.wish.kind == "query"
        rest = words.rest(heard.text, question=question)
    return Sequel(rest=replace(heard, text=rest), instead=instead) if rest else None


async def _once_more(turn: Turn, heard: Heard, follows: Sequel) -> Routed | None:
    """Wish the last thing with what a sequel names, and undo what was wrong."""
    last = turn.dialogue.last_wish
    if last is None or len(tokens(follows.rest.text)) > LONGEST_NAME:
        return None
    if last.several and (follows.instead or not last.single):
        # Which of them was wrong, nobody said.
        return None
    if last.single:
        return _other_thing(turn, heard, follows, last)
    for text in _in_its_place(turn, heard, last, follows):
        routed = await route(replace(heard, text=text), turn.said, turn.house)
        if isinstance(routed, Routed) and _is_same(routed, last.wish):
            routed = replace(routed, sentence=text)
            return _instead(turn, last, routed) if follows.instead else routed
    return None


def question_elsewhere(turn: Turn, heard: Heard) -> tuple[str, ...]:
    """Give the last question about another place, for whoever else may answer it."""
    last, follows = turn.dialogue.last_wish, _sequel(turn, heard)
    if last is None or follows is None or last.wish.kind != "query" or follows.instead:
        return ()
    return tuple(_in_its_place(turn, heard, last, follows))


def _in_its_place(
    turn: Turn, heard: Heard, last: LastWish, follows: Sequel
) -> Iterator[str]:
    """Write the last sentence with what a sequel names, in each way it can be."""
    words, rest = sequels_for(heard.language), follows.rest.text
    slots = last.wish.slots
    home = turn.house.home.home
    rooms = {e.area_id for one in last.wish.targets if (e := home.entities.get(one))}
    targets = (
        last.heard,
        *(str(slots.get(key, "")) for key in ("area", "floor")),
        # "The kitchen window" has its room in its name.
        *(name for room in rooms if room for name in home.areas[room].names),
    )
    for put in (words.instead_of, words.in_place):
        for target in targets:
            if (text := put(last.sentence, target, rest)) is not None:
                yield text


def _beside(turn: Turn, follows: Sequel) -> Routed | None:
    """Do to the other thing what was done to the one that was named."""
    if (last := turn.dialogue.last_wish) is None:
        return None
    found = the_other(turn, last.wish)
    if found is None or found.choices or not follows.instead:
        return found
    return _instead(turn, last, found)


def _other_thing(
    turn: Turn, heard: Heard, follows: Sequel, last: LastWish
) -> Routed | None:
    """Do to another thing what was done to the one that was named."""
    wrong = last.wish.targets[0]
    found = turn.house.resolver.resolve(
        Query(
            text=follows.rest.text,
            language=heard.language,
            domains=frozenset({wrong.partition(".")[0]}),
            area_id=heard.place.area.area_id if heard.place.area else None,
        )
    )
    if found.decision is not Decision.PICK or found.entity_ids[0] == wrong:
        there = the_same_there(turn, heard, last.wish, follows.rest.text)
        moved = there is not None and follows.instead and not there.choices
        return _instead(turn, last, there) if there and moved else there
    meant = found.entity_ids[0]
    # "No, leave it" is not the script that is called "Leave home".
    if meant.partition(".")[0] != wrong.partition(".")[0]:
        return None
    if not follows.instead:
        return again(turn, last.wish, meant, "the same besides")
    teach(turn, heard, last.heard, meant, Source.CORRECTION)
    return _instead(turn, last, again(turn, last.wish, meant, "a correction"))


def _instead(turn: Turn, last: LastWish, redo: Routed) -> Routed:
    opposite = _OPPOSITE.get(last.wish.intent)
    if opposite is None or not _changed(turn, last):
        return redo
    undo = replace(last.wish, intent=opposite, response=None, heard=())
    one = len(redo.wishes) == 1
    return replace(redo, wishes=(undo, *redo.wishes), corrected=one)


def _changed(turn: Turn, last: LastWish) -> bool:
    """Tell whether the last wish changed something: what was off before stays off."""
    journal = turn.house.safety.journal
    for one in last.wish.targets:
        entry = next(iter(journal.about(one)), None)
        was = entry.before.get(one) if entry else None
        now = entry.after.get(one) if entry else None
        if was is None or now is None or was.state != now.state:
            return True
    return not last.wish.targets


def _is_same(routed: Routed, wish: Wish) -> bool:
    """Tell whether the same is asked, or wished of something else."""
    if routed.choices or len(routed.wishes) != 1:
        return False
    [other] = routed.wishes
    new = other.kind == "query" or other.slots != wish.slots
    return other.intent == wish.intent and new
