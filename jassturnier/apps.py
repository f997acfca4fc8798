"""The one Django app of the project."""

from django.apps import AppConfig


class JassturnierConfig(AppConfig):
    """Name the app for Django."""

    name = "jassturnier"
    default_auto_field = "django.db.models.BigAutoField"
    verbose_name = "Jassturnier"
