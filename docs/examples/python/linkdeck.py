"""The backend of an embedded dashboard, in Python 3.9 or newer without further packages.

`reply_for` is what your framework needs; below it is a server that runs by itself.
"""
import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

SERVICE = os.environ.get('LINKS_SERVICE', 'https://links.example')
KEY = os.environ['LINKS_KEY']
MEGABYTE = 1024 * 1024

# What this page may ask for: method, and path with query.
ALLOWED = {
    'account.get': ('GET', r'/api/account'),
    'links.list': ('GET', r'/api/urls(\?((page|limit|order|q)=[\w.~%+*-]*(&(?=\w)|$))+)?'),
    'links.find': ('GET', r'/api/urls\?short=[\w.~%+*-]+'),
    'links.get': ('GET', r'/api/url/\d+'),
    'links.create': ('POST', r'/api/url/add'),
}
# By these the frame stays within the rate limit.
PASSED = ('content-type', 'date', 'retry-after',
          'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset',
          'x-ratelimit-unlimited')
# The frame shows no screen whose requests are not among these.
ALLOW = {'linkdeck-allow': ' '.join(ALLOWED)}


class NoRedirect(HTTPRedirectHandler):
    """The key goes to one host."""

    def redirect_request(self, *_):
        return None


def refusal(status, message):
    body = json.dumps({'error': 1, 'message': message})
    return {'status': status, 'headers': {'content-type': 'application/json', **ALLOW}, 'body': body}


def reply_for(asked):
    """Takes the request of the page, parsed from JSON, and returns the reply for the frame."""
    asked = asked if isinstance(asked, dict) else {}
    method, pattern = ALLOWED.get(str(asked.get('endpoint')), ('', ''))
    path, body = asked.get('path'), asked.get('body')
    if (method == '' or method != asked.get('method') or not isinstance(path, str)
            or not re.fullmatch(pattern, path, re.ASCII)
            or not isinstance(body, (str, type(None)))):
        return refusal(400, 'This page does not pass on that request.')
    headers = {'Authorization': f'Bearer {KEY}', 'Content-Type': 'application/json'}
    data = None if body is None else body.encode()
    try:
        request = Request(SERVICE + path, data, headers, method=method)
        try:
            reply = build_opener(NoRedirect).open(request, timeout=30)
        except HTTPError as error:
            reply = error  # a reply with another status than 200
        with reply:
            text = reply.read(8 * MEGABYTE + 1)
    except OSError:
        return refusal(502, 'The service did not answer.')
    if len(text) > 8 * MEGABYTE:
        return refusal(502, 'The service answered with more than 8 MB.')
    passed = {name: reply.headers[name] for name in PASSED if name in reply.headers} | ALLOW
    return {'status': reply.status, 'headers': passed, 'body': text.decode(errors='replace')}


class Portal(BaseHTTPRequestHandler):
    def do_POST(self):
        # Check here that the visitor of your portal is signed in, and may use this account.
        length = int(self.headers.get('Content-Length') or 0)
        # Browsers ask before they send JSON to another site, and do not before they send a form.
        if not self.headers.get('Content-Type', '').startswith('application/json'):
            reply = refusal(415, 'The content type has to be application/json.')
        elif length > 2 * MEGABYTE:
            reply = refusal(413, 'The request is longer than 2 MB.')
        else:
            try:
                reply = reply_for(json.loads(self.rfile.read(length)))
            except ValueError:
                reply = refusal(400, 'The request is not JSON.')
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.end_headers()
        self.wfile.write(json.dumps(reply).encode())


if __name__ == '__main__':
    server = ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', '3000'))), Portal)
    print(f'http://localhost:{server.server_port}', flush=True)
    server.serve_forever()
