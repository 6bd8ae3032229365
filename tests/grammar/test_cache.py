"""What was compiled is kept on disk, and only what fits is taken from there."""

from pathlib import Path
from stat import S_IMODE
from tempfile import TemporaryDirectory

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.jarvis.grammar.interrupt import Interrupted
from custom_components.jarvis.grammar.language import Language, load
from custom_components.jarvis.grammar.types import Understood
from custom_components.jarvis.grammar.understand import Grammar
from custom_components.jarvis.home.snapshot import Entity, make_home

pytestmark = pytest.mark.slow

CODE = "ja"


def _never() -> None:
    raise Interrupted


def _kept(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def _arcs(language: Language) -> list[tuple[object, ...]]:
    """List every arc, the states counted in the order in which they are reached."""
    found: list[tuple[object, ...]] = []
    states = {language.start: 0}
    stack = [language.start]
    while stack:
        state = stack.pop()
        for label, then in state.following.items():
            if then not in states:
                states[then] = len(states)
                stack.append(then)
            found.append((states[state], label, states[then], then.blocks))
    return found


def test_a_kept_language_is_the_compiled_one(tmp_path: Path) -> None:
    first = load(CODE, cache=tmp_path)
    # Compiling would be interrupted: this is what was kept.
    again = load(CODE, cache=tmp_path, check=_never)
    assert first is not None
    assert again is not None
    assert again.blocks == first.blocks
    assert again.tables == first.tables
    assert again.words == first.words
    assert _arcs(again) == _arcs(first)
    lists = {name: one.flat() for name, one in first.lists.items()}
    assert {name: one.flat() for name, one in again.lists.items()} == lists


def test_a_kept_language_understands(tmp_path: Path) -> None:
    load("es", cache=tmp_path)
    again = load("es", cache=tmp_path, check=_never)
    assert again is not None
    lamp = Entity(entity_id="light.a", names=("Zorblax",))
    grammar = Grammar(again, make_home(version=1, entities=[lamp]))
    assert isinstance(grammar.understand("enciende zorblax"), Understood)


def test_only_the_owner_reads_the_file_and_nothing_else_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "jarvis"
    load(CODE, cache=folder)
    assert S_IMODE(_kept(folder).stat().st_mode) == 0o600


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"[]", b"\n{}", b"{" * 200_000])
def test_a_foreign_file_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    load(CODE, cache=tmp_path)
    file = _kept(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(damage)
    assert load(CODE, cache=tmp_path) is not None
    assert file.read_bytes() == whole


@given(st.floats(0, 1, exclude_max=True))
@settings(max_examples=20)
def test_no_damaged_byte_is_overlooked(where: float) -> None:
    with TemporaryDirectory() as folder:
        load(CODE, cache=Path(folder))
        file = _kept(Path(folder))
        whole = bytearray(file.read_bytes())
        whole[int(where * len(whole))] ^= 1
        file.write_bytes(whole)
        with pytest.raises(Interrupted):
            load(CODE, cache=Path(folder), check=_never)


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    assert load(CODE, cache=file) is not None


def test_compiling_is_interrupted_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Interrupted):
        load(CODE, cache=tmp_path, check=_never)
    assert list(tmp_path.iterdir()) == []
