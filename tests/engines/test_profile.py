"""Model names and figures become size classes, dialects and thinking tags."""

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.base import Model
from custom_components.jarvis.engines.profile import (
    Size,
    count_in_name,
    is_chat_model,
    profile,
    read_count,
    size_class,
)

from ..tables import each_row


@each_row(
    ("name", "size"),
    [
        ("gemma3:270m", Size.TINY),
        ("qwen3:0.6b", Size.TINY),
        ("SmolLM2-135M-Instruct.Q4_1.gguf", Size.TINY),
        ("llama3.2:1b", Size.TINY),
        ("TinyLlama", Size.TINY),
        ("gemma:7b", Size.SMALL),
        ("gemma3:4b", Size.SMALL),
        ("gemma4:e2b", Size.SMALL),
        ("gemma4:e4b-it-q4_K_M", Size.SMALL),
        ("model-3b-instruct", Size.SMALL),
        ("qwen3:4b", Size.SMALL),
        ("llama-3.2-3b-instruct", Size.SMALL),
        ("phi4-mini", Size.SMALL),
        ("phi3", Size.SMALL),
        ("Phi-3-mini-4k-instruct", Size.SMALL),
        ("mistral", Size.SMALL),
        ("qwen2.5:7b-instruct-q4_K_M", Size.SMALL),
        ("Qwen2.5-7B-Instruct-1M", Size.SMALL),
        ("hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M", Size.SMALL),
        ("llama3.1:8b", Size.LARGE),
        ("gemma2:27b", Size.LARGE),
        ("mixtral 8x7b", Size.LARGE),
        ("mixtral:8x7b-instruct", Size.LARGE),
        ("Qwen3-30B-A3B-4bit", Size.LARGE),
        ("phi4", Size.LARGE),
        ("gpt-oss:20b", Size.LARGE),
        ("gpt-oss", Size.LARGE),
        ("gpt-4.1", Size.LARGE),
        ("openai/o3-mini", Size.LARGE),
        ("claude-sonnet-4-5", Size.LARGE),
        ("mistral-nemo", Size.LARGE),
        ("qwen3:latest", Size.LARGE),
        ("deepseek-v3", Size.LARGE),
        ("moonshotai/kimi-k2", Size.LARGE),
        ("my-own-model", Size.UNKNOWN),
        ("", Size.UNKNOWN),
        ("butler-v2-q8_0", Size.UNKNOWN),
    ],
)
def test_size_from_the_name(name: str, size: Size) -> None:
    assert profile(name).size is size
    assert profile(Model(name=name)).size is size


def test_own_figure_of_the_server_comes_before_the_name() -> None:
    assert profile(Model(name="tiny:1b", parameters=70_000_000_000)).size is Size.LARGE
    assert profile(Model(name="butler", parameters=500_000_000)).size is Size.TINY


def test_effective_count_comes_before_the_figure() -> None:
    """A gemma e4b has 8 billion parameters and works like one of 4."""
    assert (
        profile(Model(name="gemma4:e4b", parameters=8_000_000_000)).size is Size.SMALL
    )


def test_unknown_is_treated_as_small() -> None:
    small = {size for size in Size if size.is_small}
    assert small == {Size.TINY, Size.SMALL, Size.UNKNOWN}


@each_row(
    ("name", "dialect"),
    [
        ("llama3.1:8b", "native"),
        ("qwen3:4b", "native"),
        ("phi4-mini", "native"),
        ("gemma4:e2b", "native"),
        ("gemma3:4b", "text"),
        ("gemma2", "text"),
        ("phi3:mini", "text"),
        ("tinyllama", "text"),
        ("hf.co/TheBloke/vicuna-13B", "text"),
        ("my-own-model", "native"),
    ],
)
def test_dialect_to_start_with(name: str, dialect: str) -> None:
    assert profile(name).dialect == dialect


def test_word_of_the_server_decides_dialect_and_thinking() -> None:
    told = profile(Model(name="gemma3:4b", tools=True, thinking=True))
    assert (told.dialect, told.thinks) == ("native", True)
    told = profile(Model(name="qwen3:4b", tools=False, thinking=False))
    assert (told.dialect, told.thinks) == ("text", False)


@each_row(
    ("name", "thinks"),
    [
        ("qwen3:4b", True),
        ("deepseek-r1:8b", True),
        ("gpt-oss:20b", True),
        ("magistral", True),
        ("o1-preview", True),
        ("openai/o3-mini", True),
        ("gpt-4o", False),
        ("llama-3.1-8b", False),
        ("qwen3-4b-instruct-2507", False),
        ("llama3.2", False),
    ],
)
def test_thinking_by_name(name: str, thinks: bool) -> None:  # noqa: FBT001
    assert profile(name).thinks is thinks
    assert "think" in profile(name).thinking_tags


@each_row(
    ("name", "chats"),
    [
        ("nomic-embed-text", False),
        ("text-embedding-3-small", False),
        ("embeddinggemma:300m", False),
        ("bge-m3", False),
        ("all-minilm:33m", False),
        ("whisper-1", False),
        ("gpt-4o-mini-tts", False),
        ("tts-1-hd", False),
        ("dall-e-3", False),
        ("omni-moderation-latest", False),
        ("Qwen3-Reranker-0.6B", False),
        ("llama3.2", True),
        ("gpt-4o", True),
        ("mistral-small", True),
        ("clipper-7b", True),
    ],
)
def test_models_that_cannot_chat(name: str, chats: bool) -> None:  # noqa: FBT001
    assert is_chat_model(name) is chats


@each_row(
    ("text", "count"),
    [
        ("8.0B", 8_000_000_000),
        ("268.10M", 268_100_000),
        ("1,234", 1_234),
        ("1.1t", 1_100_000_000_000),
        ("", None),
        ("large", None),
        ("-3B", None),
    ],
)
def test_counts_as_servers_write_them(text: str, count: int | None) -> None:
    assert read_count(text) == count


@each_row(
    ("less", "more"),
    [
        ("gpt-4o-mini", "gpt-4o"),
        ("gpt-5-nano", "gpt-5-mini"),
        ("o3-mini", "o3"),
        ("claude-haiku-4-5", "claude-sonnet-4-5"),
        ("google/gemini-2.5-flash", "google/gemini-2.5-pro"),
        ("glm-4.7-flash", "glm-4.7"),
        ("qwen3:8b", "trinity-mini"),
    ],
)
def test_the_small_sister_counts_less(less: str, more: str) -> None:
    """Where only speed counts, the heuristic finds the quick one of a family."""
    assert (count_in_name(less) or 0) < (count_in_name(more) or 0)


@given(st.text())
def test_any_name_has_a_profile(name: str) -> None:
    assert profile(name).size in Size
    assert is_chat_model(name) in (True, False)


@given(st.integers(min_value=1, max_value=999), st.sampled_from(["b", "B"]))
def test_count_in_any_name_is_found(billions: int, unit: str) -> None:
    for name in (f"house:{billions}{unit}", f"org/house-{billions}{unit}-instruct"):
        assert count_in_name(name) == billions * 10**9


@given(st.integers(min_value=1), st.integers(min_value=1))
def test_more_parameters_are_never_a_smaller_class(one: int, other: int) -> None:
    order = [Size.TINY, Size.SMALL, Size.LARGE]
    low, high = sorted((one, other))
    assert order.index(size_class(low)) <= order.index(size_class(high))
