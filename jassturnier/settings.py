"""Django's settings. Importing this file reads the environment and the secret key, and changes nothing anywhere.

What an organiser can set, all as environment variables:
JASSTURNIER_DATA (data folder), JASSTURNIER_BACKUP2 (second place of the backups, such as a USB stick),
JASSTURNIER_HOSTS (names under which the laptop is called, separated by commas), DATABASE_URL (PostgreSQL),
JASSTURNIER_HTTPS=1 (behind a proxy that speaks https), JASSTURNIER_SECRET_KEY, JASSTURNIER_DEBUG=1 (for developers).
"""

import os
from pathlib import Path

from jassturnier.databases import default_database
from jassturnier.datafolder import BACKUP_FOLDER as BACKUP_FOLDER_NAME
from jassturnier.datafolder import data_folder, read_secret_key

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_FOLDER = data_folder()
SECRET_KEY = read_secret_key(DATA_FOLDER)
DEBUG = os.environ.get("JASSTURNIER_DEBUG") == "1"

# Backups: see services/backups.py.
BACKUP_FOLDER = DATA_FOLDER / BACKUP_FOLDER_NAME
BACKUP_SECOND_FOLDER = os.environ.get("JASSTURNIER_BACKUP2", "").strip()
BACKUPS_KEPT = 200

# Names only; private addresses such as 192.168.1.20 are let in by jassturnier.security.HostCheck.
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]"]
ALLOWED_HOSTS += [name.strip() for name in os.environ.get("JASSTURNIER_HOSTS", "").split(",") if name.strip(" *")]

INSTALLED_APPS = [
    "jassturnier.apps.JassturnierConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_tables2",
]

MIDDLEWARE = [
    "jassturnier.security.SecurityHeaders",
    "jassturnier.security.HostCheck",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "jassturnier.views.gate.SignInGate",
    "jassturnier.views.busy.BusyDatabase",
]

ROOT_URLCONF = "jassturnier.urls"
WSGI_APPLICATION = "jassturnier.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

DATABASES = {
    "default": default_database(
        os.environ.get("DATABASE_URL", "").strip(), DATA_FOLDER, os.environ.get("JASSTURNIER_TEST_DB_FILE", "")
    ),
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "jassturnier.User"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
# Counts failed sign-ins. Django's own limit of 300 entries would let many names push the counters out.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}
PASSWORD_RESET_TIMEOUT = 24 * 3600
LOGIN_URL = "/anmelden/"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"

# Source texts are Swiss German already, so German needs no catalogue.
LANGUAGE_CODE = "de-ch"
TIME_ZONE = "Europe/Zurich"
USE_I18N = True
USE_TZ = True
LOCALE_PATHS = [BASE_DIR / "jassturnier" / "locale"]

# Static files are served from where they lie in the code: no collecting step, a plain checkout works.
STATIC_URL = "/static/"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "jassturnier.staticversion.VersionedStaticFiles"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_ALLOW_ALL_ORIGINS = False
WHITENOISE_MAX_AGE = 0 if DEBUG else 24 * 3600

# The hall is plain http: a cookie marked "secure" would never come back. Names of our own, because cookies of
# one laptop are shared by all ports.
HTTPS = os.environ.get("JASSTURNIER_HTTPS") == "1"
SESSION_COOKIE_NAME = "jassturnier"
SESSION_COOKIE_AGE = 16 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_NAME = "jassturnier_csrf"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
CSRF_FAILURE_VIEW = "jassturnier.views.csrf.failure"
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"

# A form with 400 people has a few fields each; an uploaded list of 2,000 rows is far below 5 MB.
DATA_UPLOAD_MAX_NUMBER_FIELDS = 10_000
DATA_UPLOAD_MAX_MEMORY_SIZE = 5 * 1024 * 1024
FILE_UPLOAD_MAX_MEMORY_SIZE = 5 * 1024 * 1024

# `manage.py check --deploy` looks for Django's own middleware; ours sets these headers (jassturnier.security).
SILENCED_SYSTEM_CHECKS = ["security.W001", "security.W002"]

# Errors to the terminal, with time, one line for each, without the secrets of one-time links and tables.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"()": "jassturnier.logs.PlainFormatter", "fmt": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    },
    "handlers": {"terminal": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["terminal"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["terminal"], "level": "WARNING", "propagate": False},
        "django.request": {"handlers": ["terminal"], "level": "ERROR", "propagate": False},
        "jassturnier": {"handlers": ["terminal"], "level": "INFO", "propagate": False},
    },
}
