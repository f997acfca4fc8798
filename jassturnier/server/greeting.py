"""What the terminal shows when the program is ready, and the opening of the browser."""

import os
import sys
import webbrowser
from io import StringIO

import segno
from django.utils.translation import gettext as _


def greeting(local: str, halls: list[str], first_link: str) -> str:
    """Give the text of the start: the address for this laptop, those for the hall, and the QR code of the first one.

    `first_link`: the one-time link of the first account; empty once there is an account.
    """
    lines = ["", _("Das Jassturnier läuft."), "", _("An diesem Laptop:  {address}").format(address=local)]
    if halls:
        lines.append(_("Im Saal:           {address}").format(address=halls[0]))
        lines += [_("   oder            {address}").format(address=other) for other in halls[1:]]
        lines += ["", terminal_qr(halls[0])]
    else:
        lines.append(_("Im Saal:           kein Netz. Zuerst WLAN oder Kabel verbinden, dann neu starten."))
    if first_link:
        lines += ["", _("Noch hat niemand ein Konto. Dieser Link legt das der Jassleitung an (30 Minuten gültig):")]
        lines += [f"  {first_link}", _("Später ein neuer Link: python3 start.py ersterlink")]
    lines += ["", _("Beenden: Ctrl + C"), ""]
    return "\n".join(lines)


def terminal_qr(address: str) -> str:
    """Give the QR code of `address` as lines of block characters."""
    text = StringIO()
    segno.make(address.upper() if address.islower() else address, error="l").terminal(out=text, border=2, compact=True)
    return text.getvalue().rstrip("\n")


def open_browser(address: str) -> None:
    """Open `address` in the person's browser, where there is a screen."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen and os.environ.get("JASSTURNIER_BROWSER") != "0":
        webbrowser.open(address)
