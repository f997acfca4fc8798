"""What every request and every answer passes: the check of the host name, and the headers that shield the pages."""

from collections.abc import Callable
from ipaddress import ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port

from jassturnier.addresses import hall_addresses

Answer = Callable[[HttpRequest], HttpResponse]

# Addresses that exist only within a house. `ip_address.is_private` takes in more, such as 0.0.0.0.
PRIVATE_NETWORKS = [
    ip_network(text)
    for text in (
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "127.0.0.0/8",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
]

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

PDF_POLICY = "frame-ancestors 'none'"

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Not "no-referrer": browsers then send `Origin: null` with forms, which the CSRF check must refuse.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Pages hold names and figures of the moment: nobody in between keeps them, the browser asks again.
    "Cache-Control": "private, no-cache",
}


def is_house_address(host: str) -> bool:
    """Say whether `host` (with or without port) is written as a private IP address or as one of this laptop.

    Names never are, so a foreign web page cannot reach the laptop by a name of its own that points here.
    """
    domain, _port = split_domain_port(host)
    try:
        address = ip_address(domain.strip("[]"))
    except ValueError:
        return False
    return any(address in network for network in PRIVATE_NETWORKS) or str(address) in hall_addresses()


class HostCheck:
    """Let in requests to private addresses, which `ALLOWED_HOSTS` has no words for; Django checks all the others.

    Must stand before all that ask for the host: it settles what `request.get_host()` answers for this request.
    """

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Refuse unknown hosts with 400 (DisallowedHost) before anything else is done."""
        host = request.META.get("HTTP_HOST", "")
        if is_house_address(host):
            request.get_host = lambda: host  # type: ignore[method-assign]
        request.get_host()
        return self.get_response(request)


class SecurityHeaders:
    """Put the shielding headers on every answer; stands first, so that a refused host's page has them too."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, then add what the view has not set itself."""
        response = self.get_response(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if settings.HTTPS:
            response.headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        # The browsers' own PDF viewers stay blank under a policy this strict; a PDF runs no script of ours.
        pdf = response.headers.get("Content-Type") == "application/pdf"
        response.headers.setdefault("Content-Security-Policy", PDF_POLICY if pdf else CONTENT_SECURITY_POLICY)
        return response
