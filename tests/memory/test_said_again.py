# ruff: noqa: E501 - long lines
"""A known matter told with another value takes its place, whatever opens it."""

import pytest

from .conftest import Talk

# Language, first, later, question, what is told no more, what is told instead.
# fmt: off
CHANGED = [
    ("en", "My sister's instrument is the mandolin.", "Straight from the horse's mouth: my sister's instrument is the viola.", "What is my sister's instrument?", "mandolin", "viola"),
    ("en", "Oliver's holiday destination is Madeira.", "On closer inspection Oliver's holiday destination is Oman.", "What is Oliver's holiday destination?", "Madeira", "Oman"),
    ("en", "The choir meets in the chapel.", "Crikey, the choir meets in the old mill.", "Where does the choir meet?", "chapel", "old mill"),
    ("en", "Ingrid works as a plumber.", "Ingrid works as a baker, would you believe.", "What does Ingrid work as?", "plumber", "baker"),
    ("en", "My sister's physio is Mrs Hallam.", "My sister's physio has switched to Mrs Novak.", "Who is my sister's physio?", "Hallam", "Novak"),
    ("en", "The garage rent is 60.", "They jacked the garage rent up to 75.", "How much is the garage rent?", "60", "75"),
    ("en", "For your memory: the thermometer is on the top shelf.", "The thermometer is behind the sofa.", "Where is the thermometer?", "shelf", "sofa"),
    ("en", "My sister's middle name is Rowan.", "What you remember is wrong: my sister's middle name is Blake.", "What is my sister's middle name?", "Rowan", "Blake"),
    ("en", "Ingrid wears a wig.", "That isn't true, Ingrid wears contact lenses.", "What does Ingrid wear?", "a wig", "lenses"),
    ("en", "Our rabbit will only touch dandelion.", "That's rubbish, our rabbit will only touch parsley.", "What will our rabbit touch?", "dandelion", "parsley"),
    ("en", "The window cleaner is 14 quid, would you believe.", "The window cleaner isn't 14 quid, they've raised it to 17 quid.", "What does the window cleaner cost?", "14", "17"),
    ("de", "Die Physiotherapeutin meiner Schwester ist Frau Hallam.", "Die Physiotherapeutin meiner Schwester hat sich auf Frau Novak geändert.", "Wer ist die Physiotherapeutin meiner Schwester?", "Hallam", "Novak"),
    ("de", "Die Brauerei liefert am Dienstag.", "Die Brauerei hat auf Freitag umgestellt.", "Wann liefert die Brauerei?", "Dienstag", "Freitag"),
    ("de", "Zum Merken: das Schachspiel ist im blauen Schrank.", "Das Schachspiel ist hinter dem Sofa.", "Wo ist das Schachspiel?", "Schrank", "Sofa"),
    ("de", "Unser Kaninchen frisst nur Löwenzahn.", "Blödsinn, unser Kaninchen frisst nur Petersilie.", "Was frisst unser Kaninchen?", "Löwenzahn", "Petersilie"),
    ("de", "Olivers Urlaubsziel ist Madeira.", "Es stellt sich heraus: Olivers Urlaubsziel ist Oman.", "Was ist Olivers Urlaubsziel?", "Madeira", "Oman"),
    ("de", "Ollis Übernachtung ist am 21. Juni.", "Wie's aussieht, ist Ollis Übernachtung am 28. Juni.", "Am wievielten ist Ollis Übernachtung?", "21.", "28."),
    ("de", "Der Chor probt in der Kapelle.", "Rate mal: der Chor probt in der alten Mühle.", "Wo probt der Chor?", "Kapelle", "Mühle"),
    ("de", "Das Instrument meiner Schwester ist die Mandoline.", "Aus sicherer Quelle: das Instrument meiner Schwester ist die Oboe.", "Was ist das Instrument meiner Schwester?", "Mandoline", "Oboe"),
]
# Language, first, later, question, what is told still.
BESIDE = [
    ("en", "Oliver's holiday destination is Madeira.", "Tom wrongly believes that Oliver's holiday destination is Oman.", "What is Oliver's holiday destination?", "Madeira"),
    ("en", "Oliver's coat size is 44.", "I doubt that Oliver's coat size is 36.", "What is Oliver's coat size?", "44"),
    ("en", "My sister's dog is called Bella.", "If only my sister's dog was called Rex.", "What is my sister's dog called?", "Bella"),
    ("en", "Oliver's train leaves at 16.20.", "I dreamt that Oliver's train leaves at 18.35.", "When does Oliver's train leave?", "16.20"),
    ("de", "Die Garagenmiete beträgt 60 Euro.", "Mal angenommen: die Garagenmiete beträgt 90 Euro.", "Wie hoch ist die Garagenmiete?", "60"),
    ("de", "Olivers Hund heißt Bella.", "Ich habe geträumt, Olivers Hund heißt Rex.", "Wie heißt Olivers Hund?", "Bella"),
    ("en", "Oliver's holiday destination is Madeira.", "In the play Oliver's holiday destination is Oman.", "What is Oliver's holiday destination?", "Madeira"),
    ("en", "Oliver's holiday destination is Madeira.", "Turns out: Uncle Oliver's holiday destination is Oman.", "What is Oliver's holiday destination?", "Madeira"),
    ("en", "The bike is in the shed.", "Look, the bike pump is in the hall.", "Where is the bike?", "shed"),
    ("en", "Anna's car is a Volvo.", "Good grief, Anna's car is red.", "What is Anna's car?", "Volvo"),
    ("en", "Anna is a nurse.", "Fun fact: Anna is a twin.", "What is Anna?", "nurse"),
    ("de", "Olivers Urlaubsziel ist Madeira.", "Tom glaubt fälschlich, Olivers Urlaubsziel ist Oman.", "Was ist Olivers Urlaubsziel?", "Madeira"),
    ("de", "Zur Sauna geh ich freitags.", "Zum Nachtangeln geh ich bei Vollmond.", "Wann geh ich zur Sauna?", "freitags"),
]
# fmt: on


@pytest.mark.parametrize("row", CHANGED, ids=lambda row: row[2])
async def test_a_matter_said_again_has_one_value(
    talk: Talk, row: tuple[str, ...]
) -> None:
    language, first, later, asked, gone, holds = row
    await talk.say(first, language)
    await talk.say(later, language, conversation="c2")
    found = " | ".join(await talk.texts(asked, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize("row", BESIDE, ids=lambda row: row[2])
async def test_what_is_near_a_matter_stays(talk: Talk, row: tuple[str, ...]) -> None:
    language, first, later, asked, holds = row
    await talk.say(first, language)
    await talk.say(later, language, conversation="c2")
    assert any(holds in one for one in await talk.texts(asked, language))
