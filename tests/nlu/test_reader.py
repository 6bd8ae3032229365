"""The learned reader: its weights, its agreement with training, odd input."""

import json
from pathlib import Path
import re

import numpy as np
import pytest
from training.check import Settled, faults
from training.rows import (
    ROOT,
    SPLITS,
    fingerprint,
    read,
    read_replies,
    reply_fingerprint,
)
import yaml

from custom_components.jarvis.nlu import features
from custom_components.jarvis.nlu.reader import (
    LEAVE,
    WEIGHTS,
    Classification,
    Reader,
    WeightsError,
)
from custom_components.jarvis.nlu.replies import (
    LABELS,
    REPLY_WEIGHTS,
    STATE,
    STATES,
    ReplyReader,
)

RECORDED = json.loads(
    (Path(__file__).parent / "recorded.json").read_text(encoding="utf-8")
)


@pytest.fixture(name="reader", scope="module")
def reader_fixture() -> Reader:
    """Load the weights once."""
    return Reader.load()


def test_weights_are_made_from_this_data_and_these_programs() -> None:
    with np.load(WEIGHTS, allow_pickle=False) as arrays:
        meta = json.loads(arrays["meta"].tobytes())
    assert meta["fingerprint"] == fingerprint(), "run scripts/train"
    assert WEIGHTS.stat().st_size < 6_000_000


def test_weights_of_replies_are_made_from_these_replies() -> None:
    with np.load(REPLY_WEIGHTS, allow_pickle=False) as arrays:
        meta = json.loads(arrays["meta"].tobytes())
    assert meta["fingerprint"] == reply_fingerprint(), "run scripts/train --replies"
    labels = {*LABELS, *(f"{STATE}{one}" for one in STATES)}
    assert {row.label for row in read_replies("train", "held", "test")} == labels


def test_replies_are_told_apart() -> None:
    """Of authors nobody learned from: what claims is hardly ever an answer."""
    reader = ReplyReader.load()
    rows = read_replies("test")
    answers = [(row.label, reader.read(row.text).answers) for row in rows]
    claims = [passes for label, passes in answers if label == "claims_done"]
    asked = [passes for label, passes in answers if label == "asks"]
    denied = [passes for label, passes in answers if label == "denies"]
    assert sum(claims) <= 0.03 * len(claims)
    assert sum(asked) >= 0.92 * len(asked)
    assert sum(denied) >= 0.82 * len(denied)


def test_reports_and_denials_of_former_tests_are_told_apart() -> None:
    """Three hundred short ones that were tests of word tables; none is trained on."""
    reader = ReplyReader.load()
    table = Path(__file__).with_name("replies.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines()]
    read = [(label, reader.read(text).answers) for label, _language, text in rows]
    claims = [passes for label, passes in read if label == "claims"]
    answers = [passes for label, passes in read if label == "answers"]
    assert sum(claims) <= 0.02 * len(claims)
    assert sum(answers) >= 0.75 * len(answers)


@pytest.mark.parametrize("text", ["", " ", "\u200b", "?!", "👍", "a" * 100_000])
def test_any_reply_is_read(text: str) -> None:
    read = ReplyReader.load().read(text)
    assert 0 <= read.claim + read.state + read.question + read.denial <= 1.001


def test_damaged_weights_of_replies_are_an_error(tmp_path: Path) -> None:
    damaged = tmp_path / "replies.npz"
    damaged.write_bytes(REPLY_WEIGHTS.read_bytes()[:5000])
    for path in (damaged, tmp_path / "none.npz"):
        with pytest.raises(WeightsError):
            ReplyReader.load(path)


@pytest.mark.parametrize("row", RECORDED, ids=lambda row: row["text"][:30])
def test_run_time_agrees_with_training(reader: Reader, row: dict[str, str]) -> None:
    said = features.tokens(row["text"])
    chances = reader.chances(said, row["language"])
    assert float(chances.max()) == pytest.approx(row["chance"], abs=0.04)
    label = reader.labels[int(chances.argmax())]
    assert label == row["label"] or float(row["chance"]) < 0.4


def test_every_label_says_what_it_is() -> None:
    labels = yaml.safe_load((ROOT / "labels.yaml").read_text(encoding="utf-8"))
    for label, info in labels.items():
        assert info["kind"] in {"device", "assistant", "dialogue", "leave"}, label
        assert info["risk"] in {"harmless", "ordinary", "risky"}, label
        assert (not info["does"]) == (info["kind"] == LEAVE or label == "follow_up")
    assert {row.label for row in read(*SPLITS)} <= set(labels)


def test_utterances_are_well_formed_and_their_slots_settled() -> None:
    assert faults(Settled()) == []


def test_slots_are_where_the_text_says(reader: Reader) -> None:
    read = reader.read("set a timer for ten minutes for the pasta", "en")
    assert read.intent == "timer.start"
    for slot in read.slots:
        assert (
            slot.text
            == "set a timer for ten minutes for the pasta"[slot.start : slot.end]
        )
    assert ("duration", "ten minutes") in {(s.name, s.text) for s in read.slots}


@pytest.mark.parametrize("language", ["en", "en-GB", "xx", ""])
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "a",
        "?!",
        "🙂🙂",
        "turn on the 🙂",
        "x" * 10_000,
        "licht " * 2_000,
        "电灯 light свет ライト",
        "mach das licht an please 電気",
        "\u0000\u200b\ud83d",
        "1 2 3 4 5 6 7 8 9 0",
        "ﬁ ① ½ İ ß",
    ],
)
def test_odd_input_is_read(reader: Reader, text: str, language: str) -> None:
    read = reader.read(text, language)
    assert isinstance(read, Classification)
    assert 0 <= read.confidence <= 1
    if not re.search(r"\w", text):
        assert read.intent == LEAVE
        assert not read.sure


@pytest.mark.parametrize("damage", ["missing", "cut", "text", "pickle", "other"])
def test_bad_weights_are_a_typed_error(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "nlu.npz"
    whole = WEIGHTS.read_bytes()
    if damage == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif damage == "text":
        path.write_text("not weights", encoding="utf-8")
    elif damage == "pickle":
        np.savez(path, meta=np.array([{"labels": []}], dtype=object))
    elif damage == "other":
        np.savez(path, meta=np.zeros(3, np.uint8))
    with pytest.raises(WeightsError):
        Reader.load(path)


def test_what_is_long_takes_no_longer_than_what_is_read_of_it() -> None:
    assert len(features.tokens("ab " * 10_000)) <= features.LONGEST
