"""Settings of the tests: the program's own, with a data folder that vanishes and quick passwords."""

import atexit
import os
import shutil
import tempfile

FOLDER = tempfile.mkdtemp(prefix="jassturnier-tests-")
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)
os.environ["JASSTURNIER_DATA"] = FOLDER
os.environ["JASSTURNIER_SECRET_KEY"] = "only for tests"
os.environ.pop("JASSTURNIER_BACKUP2", None)

from jassturnier.settings import *  # noqa: E402, F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
