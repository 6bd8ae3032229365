"""Whether a server stands in the house, told by its address alone.

Nothing is looked up: a name that could mean a machine elsewhere is not local.
"""

from ipaddress import IPv6Address, ip_address
import re
from typing import Final
from urllib.parse import urlsplit

# Endings that no machine outside of a house can have.
LOCAL_ENDINGS: Final = (
    ".local",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
    ".intranet",
    ".localdomain",
    ".localhost",
)
# "134744072" and "0x8.8.8.8" are addresses too, and not ours to read.
_NUMBER: Final = re.compile(r"(0x[0-9a-f]*|\d+)(\.(0x[0-9a-f]*|\d+))*")


def is_local(url: str) -> bool:
    """Tell whether a URL leads to this machine or this network."""
    try:
        host = (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return False
    if not host:
        return False
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return _is_local_name(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return True
    if address.is_unspecified or address.is_multicast or address.is_reserved:
        return False
    return address.is_private or address.is_link_local


def _is_local_name(host: str) -> bool:
    if _NUMBER.fullmatch(host):
        return False
    return "." not in host or host.endswith(LOCAL_ENDINGS)
