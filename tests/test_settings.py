"""Settings: no side effect, saves that are on the disk, hosts and headers of a hall."""

import os
import sqlite3
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from django.db.utils import ConnectionHandler
from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.test import Client, RequestFactory
from pytest_django.fixtures import Settings

from jassturnier.databases import default_database, sqlite_database
from jassturnier.datafolder import prepare, read_secret_key
from jassturnier.security import CONTENT_SECURITY_POLICY, HostCheck, SecurityHeaders, is_house_address
from tests.sources import ROOT


def test_importing_settings_makes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "noch nicht da"
    words = {**os.environ, "JASSTURNIER_DATA": str(folder), "JASSTURNIER_SECRET_KEY": "", "DATABASE_URL": ""}
    code = "from jassturnier import settings; print(settings.DATA_FOLDER, repr(settings.SECRET_KEY))"
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=words, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == f"{folder} ''"
    assert not folder.exists()


def test_prepared_folder_keeps_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JASSTURNIER_SECRET_KEY")
    folder = tmp_path / "daten"
    prepare(folder)
    key = read_secret_key(folder)
    prepare(folder)
    assert len(key) >= 50
    assert read_secret_key(folder) == key
    assert sorted(file.name for file in folder.iterdir()) == ["geheimnis.txt"]


@pytest.mark.django_db
def test_sqlite_is_opened_so_that_saved_means_on_the_disk(tmp_path: Path) -> None:
    handler = ConnectionHandler({"default": sqlite_database(tmp_path / "probe.sqlite3")})
    with handler["default"].cursor() as cursor:
        found = {
            word: cursor.execute(f"PRAGMA {word}").fetchone()[0]
            for word in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "fullfsync")
        }
    handler.close_all()
    full = 2
    assert found == {
        "journal_mode": "delete",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 20_000,
        "fullfsync": 1,
    }


@pytest.mark.django_db
def test_sqlite_transaction_takes_the_write_lock_at_once(tmp_path: Path) -> None:
    file = tmp_path / "probe.sqlite3"
    handler = ConnectionHandler({"default": sqlite_database(file)})
    ours = handler["default"]
    other = sqlite3.connect(file, timeout=0, isolation_level=None)
    ours.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    ours.rollback()
    other.execute("BEGIN IMMEDIATE")
    other.close()
    handler.close_all()


def test_database_url_names_a_postgresql_database(tmp_path: Path) -> None:
    found = default_database("postgresql://jass:p%40ss@db.example:5433/turniere?sslmode=require", tmp_path)
    wanted = {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": "turniere",
        "USER": "jass",
        "PASSWORD": "p@ss",
        "HOST": "db.example",
        "PORT": "5433",
        "OPTIONS": {"sslmode": "require", "options": "-c lock_timeout=20s"},
    }
    assert {key: found[key] for key in wanted} == wanted


def test_database_url_may_lead_to_a_socket(tmp_path: Path) -> None:
    found = default_database("postgresql://jass@/turniere?host=/run/postgresql", tmp_path)
    assert (found["HOST"], found["NAME"]) == ("/run/postgresql", "turniere")
    assert "host" not in found["OPTIONS"]


@pytest.mark.parametrize("url", ["mysql://a@b/c", "postgresql://jass@db.example", "turniere", "postgresql:///"])
def test_database_url_that_is_not_understood_is_refused_plainly(url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="DATABASE_URL muss so aussehen"):
        default_database(url, tmp_path)


@pytest.mark.parametrize(
    ("host", "let_in"),
    [
        ("192.168.1.20:8000", True),
        ("10.0.0.7", True),
        ("172.31.255.1:8001", True),
        ("172.32.0.1", False),
        ("169.254.3.4", True),
        ("[fe80::1]:8000", True),
        ("[2001:db8::1]", False),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("192.168.1.20.evil.example", False),
        ("evil.example", False),
        ("192.168.1.20:8000/x", False),
        ("3232235796", False),
        ("", False),
    ],
)
def test_private_literals_are_house_addresses_and_names_are_not(host: str, let_in: bool) -> None:
    assert is_house_address(host) is let_in


@pytest.mark.parametrize(("host", "status"), [("192.168.1.20:8000", 200), ("localhost", 200), ("evil.example", 400)])
def test_request_reaches_a_page_only_under_a_known_host(host: str, status: int, client: Client) -> None:
    assert client.get("/static/css/base.css", headers={"host": host}).status_code == status


def test_address_of_a_static_file_changes_with_its_content() -> None:
    file = ROOT / "jassturnier" / "static" / "css" / "base.css"
    assert static("css/base.css") == f"/static/css/base.css?v={sha256(file.read_bytes()).hexdigest()[:8]}"
    assert static("css/gibt-es-nicht.css") == "/static/css/gibt-es-nicht.css"


def test_host_of_a_house_address_is_what_pages_see() -> None:
    seen = HostCheck(lambda request: HttpResponse(request.get_host()))
    request = RequestFactory().get("/", headers={"host": "192.168.1.20:8000"})
    assert seen(request).content == b"192.168.1.20:8000"


def answer_with(content_type: str) -> HttpResponse:
    """Give an answer of that type as the headers' middleware leaves it."""

    def view(_request: HttpRequest) -> HttpResponse:
        return HttpResponse(b"", content_type=content_type)

    return SecurityHeaders(view)(RequestFactory().get("/"))


def test_page_is_shielded_by_headers() -> None:
    headers = answer_with("text/html; charset=utf-8").headers
    assert headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"] == "private, no-cache"


def test_static_file_is_kept_by_the_browser(client: Client) -> None:
    assert client.get("/static/css/base.css", headers={"host": "localhost"}).headers["Cache-Control"] == (
        "max-age=86400, public"
    )


def test_policy_allows_no_inline_script_and_nothing_from_outside() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "http" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY


def test_pdf_may_be_shown_by_the_browsers_own_viewer() -> None:
    headers = answer_with("application/pdf").headers
    assert headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"


def test_page_for_an_unknown_host_is_shielded_too(client: Client) -> None:
    answer = client.get("/", headers={"host": "evil.example"})
    assert (answer.status_code, answer.headers["X-Frame-Options"]) == (400, "DENY")
    assert answer.headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY


def test_browser_remembers_https_only_where_there_is_https(settings: Settings) -> None:
    assert "Strict-Transport-Security" not in answer_with("text/html").headers
    settings.HTTPS = True
    assert answer_with("text/html").headers["Strict-Transport-Security"] == "max-age=31536000"


def test_cookies_come_back_over_plain_http(settings: Settings) -> None:
    assert (settings.SESSION_COOKIE_SECURE, settings.CSRF_COOKIE_SECURE, settings.DEBUG) == (False, False, False)


def test_settings_behind_https_pass_djangos_own_check(tmp_path: Path) -> None:
    prepare(tmp_path)
    words = {**os.environ, "JASSTURNIER_DATA": str(tmp_path), "JASSTURNIER_HTTPS": "1", "DATABASE_URL": ""}
    words |= {"DJANGO_SETTINGS_MODULE": "jassturnier.settings", "JASSTURNIER_SECRET_KEY": ""}
    check = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    answer = subprocess.run(check, cwd=ROOT, env=words, capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")


def test_views_hold_no_transaction_around_reading() -> None:
    assert default_database("", Path()).get("ATOMIC_REQUESTS", False) is False
