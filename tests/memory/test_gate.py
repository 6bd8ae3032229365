"""When a look into the long memory is skipped."""

from custom_components.jarvis.memory.extract import gate

from ..tables import each_row


@each_row(
    ("query", "language", "results", "recall"),
    [
        ("what is his most famous song", "en", [], True),
        ("пушкин русский поэт стихи", "ru", ["Пушкин это русский поэт."], False),
        ("Wie warm ist es in Köln", "de", ["Köln: 12 Grad, warm"], False),
        ("東京の天気と気温", "ja", ["東京の天気は晴れ、気温20度"], False),
        ("my sister's birthday present", "en", ["Weather in Rome: sunny"], True),
        ("and who is that", "en", ["He is a singer"], True),
        ("", "en", ["anything"], True),
    ],
)
def test_only_a_tool_result_on_the_subject_skips(
    query: str, language: str, results: list[str], *, recall: bool
) -> None:
    decided = gate(query, language, results)
    assert decided.recall is recall
    assert decided.why


def test_a_planned_look_always_happens() -> None:
    assert gate("rome weather", "en", ["rome weather"], planned=True).recall
    assert not gate("rome weather", "en", ["rome weather"]).recall
