"""A server for the length of a test, and a way to ask it."""
import http.client
import json
import threading
from collections import namedtuple

from server import Server

Reply = namedtuple("Reply", "status headers body")


class Running:
    """A server in this process, on any free port."""

    def __init__(self):
        self.server = Server()
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def connect(self, timeout=10):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def ask(self, method, target, body=None, fault=None, **headers):
        """Sends a request on a connection of its own, and reads the answer."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if fault:
            headers["X-Fault"] = json.dumps(fault)
        if body is not None and not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        connection = self.connect()
        try:
            connection.request(method, target, body, headers)
            return self.reply(connection.getresponse())
        finally:
            connection.close()

    def reply(self, response):
        data = response.read()
        return Reply(response.status, response.headers, json.loads(data) if data else None)

    def sign_in(self):
        """The header of somebody who is signed in."""
        reply = self.ask("POST", "/session", {"email": "ada@example.com", "password": "lovelace"})
        return "Bearer " + reply.body["token"]
