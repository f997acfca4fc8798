"""Under which addresses this laptop can be reached in the hall. Standard library only; sends nothing."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_network
from pathlib import Path

# What a hall's WLAN usually hands out, the likeliest first.
USUAL_NETWORKS = [ip_network(text) for text in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")]
LOCAL_ROUTES = Path("/proc/net/fib_trie")


def hall_addresses() -> list[str]:
    """Give the IPv4 addresses of this laptop, the likeliest for the hall first; empty without any network."""
    usual = usual_address()
    others = in_hall_order({*named_addresses(), *linux_addresses(), *mac_addresses()} - set(usual))
    return [*usual, *others]


def in_hall_order(addresses: Iterable[str]) -> list[str]:
    """Sort `addresses` by how likely a phone in the hall reaches them; own-machine addresses are left out."""
    known = {IPv4Address(text) for text in addresses}
    usable = [address for address in known if not address.is_loopback and not address.is_unspecified]

    def rank(address: IPv4Address) -> tuple[int, IPv4Address]:
        places = [place for place, network in enumerate(USUAL_NETWORKS) if address in network]
        without_router = len(USUAL_NETWORKS) + int(address.is_link_local)
        return (places[0] if places else without_router), address

    return [str(address) for address in sorted(usable, key=rank)]


def usual_address() -> list[str]:
    """Give the address that this laptop would use towards the outside, if it has a way there.

    Connecting a datagram socket only asks the routing table; no packet leaves. 192.0.2.1 exists in books alone.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return in_hall_order([probe.getsockname()[0]])
        except OSError:
            return []


def named_addresses() -> list[str]:
    """Give the addresses that belong to the laptop's own name; on Windows these are all it has."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def linux_addresses() -> list[str]:
    """Give what Linux lists as its own addresses, also in a hall without a router; elsewhere nothing."""
    try:
        text = LOCAL_ROUTES.read_text(encoding="ascii")
    except OSError:
        return []
    return re.findall(r"\|-- ([0-9.]+)\n\s+/32 host LOCAL", text)


def mac_addresses() -> list[str]:
    """Give what macOS lists as its own addresses; elsewhere nothing."""
    if sys.platform != "darwin":
        return []
    answer = subprocess.run(["/sbin/ifconfig"], capture_output=True, text=True, check=False)
    return re.findall(r"\binet ([0-9.]+)", answer.stdout)
