"""Tells what numbers count, and what is no place but a number of something; pure."""

from ..pieces import CLOCK, NUMBER, Piece, Pieces, akin


def has_other_unit(before: Pieces, after: Pieces, clause: int) -> bool:
    """Tell whether numbers of two statements count something else each."""
    ours = [one for one in after.of(clause) if is_unit(after, one)]
    theirs = [one for one in before.all if is_unit(before, one)]
    return bool(ours and theirs) and not any(
        akin(one, before.all) or akin(one, theirs) for one in ours
    )


def is_unit(told: Pieces, piece: Piece) -> bool:
    """Tell what stands right behind a number."""
    at = told.all.index(piece)
    return (
        at > 0
        and piece.tells
        and told.all[at - 1].role in {NUMBER, CLOCK}
        and not piece.word.opens
    )


def measures(told: Pieces, piece: Piece) -> bool:
    """Tell a unit, or a number before one."""
    behind = told.all[told.all.index(piece) + 1 :][:1]
    counted = piece.role == NUMBER and any(is_unit(told, one) for one in behind)
    return counted or is_unit(told, piece)
