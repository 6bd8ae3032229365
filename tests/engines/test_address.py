"""Addresses, and the secrets in them."""

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.address import read_address

from ..tables import each_row


@each_row(
    ("url", "port", "read"),
    [
        ("192.168.1.5", 11434, "http://192.168.1.5:11434"),
        ("host:1234/", 11434, "http://host:1234"),
        ("http://host", 11434, "http://host"),
        ("HTTPS://Host.Example:8443//a//b/", None, "https://host.example:8443/a/b"),
        ("http://[::1]:8080/v1", None, "http://[::1]:8080/v1"),
        ("  http://user:pass@host/x?y#z ", None, "http://host/x"),
    ],
)
def test_addresses(url: str, port: int | None, read: str) -> None:
    address = read_address(url, None, port=port)
    address.check()
    assert address.url == read


@given(st.text(max_size=40), st.text(max_size=20))
def test_no_address_raises_or_tells_its_password(url: str, key: str) -> None:
    address = read_address(url, key)
    assert address.url.startswith("http")
    for headers in address.headers.values():
        assert headers.isascii()


@given(st.text(st.characters(categories=["L", "N"]), min_size=4, max_size=12))
def test_secrets_are_hidden_however_they_are_written(password: str) -> None:
    address = read_address(f"http://me:{password}@host", None)
    if address.problem is None:
        assert password not in address.hide(f"at http://me:{password}@host/ refused")
