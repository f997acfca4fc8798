"""The hall's address: likeliest first, never the laptop's own loop."""

from ipaddress import ip_address
from pathlib import Path

import pytest

from jassturnier import addresses
from jassturnier.addresses import hall_addresses, in_hall_order, linux_addresses

FIB_TRIE = """Main:
  +-- 0.0.0.0/0 3 0 5
     |-- 0.0.0.0
        /0 universe UNICAST
     +-- 127.0.0.0/8 2 0 2
           |-- 127.0.0.1
              /32 host LOCAL
        |-- 192.168.1.0
           /24 link UNICAST
           |-- 192.168.1.20
              /32 host LOCAL
           |-- 192.168.1.255
              /32 link BROADCAST
"""


def test_hall_order_puts_the_likeliest_first() -> None:
    found = ["169.254.7.7", "8.8.8.8", "172.17.0.1", "10.0.0.3", "192.168.1.20", "127.0.0.1", "0.0.0.0"]
    assert in_hall_order(found) == ["192.168.1.20", "10.0.0.3", "172.17.0.1", "8.8.8.8", "169.254.7.7"]


def test_linux_lists_its_own_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fib_trie"
    file.write_text(FIB_TRIE)
    monkeypatch.setattr(addresses, "LOCAL_ROUTES", file)
    assert linux_addresses() == ["127.0.0.1", "192.168.1.20"]


def test_other_systems_have_no_such_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "LOCAL_ROUTES", tmp_path / "fehlt")
    assert linux_addresses() == []


def test_addresses_of_this_machine_are_addresses_once_each() -> None:
    found = hall_addresses()
    assert len(found) == len(set(found))
    assert [address for address in found if ip_address(address).is_loopback] == []
