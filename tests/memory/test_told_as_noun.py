# ruff: noqa: E501 - long lines, other scripts
"""What Turkish tells as a noun, or behind an aside, holds beside what is of others."""

import pytest

from .conftest import Talk

# fmt: off
CHANGED = [
    ("Nazan'ın pırasa sevmediğini hafızanda tut", "Nazan artık pırasa seviyor.", "Nazan pırasa seviyor mu?", "seviyor", "sevmiyor"),
    ("Gizem'in ona çeyrek kala yattığını unutma", "Gizem artık on buçukta yatıyor.", "Gizem ne zaman yatıyor?", "buçukta", "çeyrek"),
    ("babaannemin ukulele çaldığını bir kenara yaz", "Hayır, babaannem ud çalıyor.", "babaannem ne çalıyor?", "ud", "ukulele"),
    ("Hatırla: Cem P12 katına park ediyor", "Cem artık P14 katına park ediyor.", "Cem nereye park ediyor?", "P14", "P12"),
]
BESIDE = [
    ("Cem P12 katına park ediyor", "Cem'in banyoyu 20 derece istediğini hatırla", "Cem nereye park ediyor?", "P12"),
    ("Cem'in P12 katına park ettiğini unutma", "Cem banyoyu 20 derece istiyor", "Cem nereye park ediyor?", "P12"),
    ("Hatırla: Cem'in en sevdiği çiçek leylak", "Cem'in en sevdiği peynirin gouda olduğunu unutma", "Cem'in en sevdiği çiçek ne?", "leylak"),
    ("Paketi gönderdim, Ebru Değirmen Sokak 14'te oturuyor.", "Paketi gönderdim, Perihan Hanım Meyvelik Yolu 58'de oturuyor.", "Ebru nerede oturuyor?", "Değirmen"),
    ("Misafirler gitti, Selin kahvesini kremalı içiyor.", "Misafirler gitti, Burak kahvesini limonlu içiyor.", "Selin kahvesini nasıl içiyor?", "kremalı"),
]
# fmt: on


@pytest.mark.parametrize(("told", "later", "question", "new", "old"), CHANGED)
async def test_what_was_told_as_a_noun_is_changed(
    talk: Talk, told: str, later: str, question: str, new: str, old: str
) -> None:
    await talk.say(told, "tr")
    await talk.say(later, "tr", conversation="c2")
    known = " | ".join(await talk.texts(question, "tr"))
    assert new in known
    assert old not in known


@pytest.mark.parametrize(("told", "later", "question", "value"), BESIDE)
async def test_of_another_or_of_another_thing(
    talk: Talk, told: str, later: str, question: str, value: str
) -> None:
    await talk.say(told, "tr")
    await talk.say(later, "tr", conversation="c2")
    assert value in (await talk.texts(question, "tr"))[0]


async def test_forgotten_as_it_was_told(talk: Talk) -> None:
    await talk.say("Selin'in kivi alerjisi olduğunu unutma", "tr")
    await talk.say("Selin'in kivi alerjisi olduğunu unut.", "tr", conversation="c2")
    known = await talk.texts("Selin'in ne alerjisi var?", "tr")
    assert "kivi" not in " | ".join(known)
