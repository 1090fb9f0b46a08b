#!/usr/bin/env python3
"""Serves the REST contract of Documentation/api over the app's bundled data, and fails on request.

usage: server.py [--port PORT] [--data FOLDER]

Prints `listening on http://127.0.0.1:PORT`, and stops on SIGTERM, on Ctrl-C, or when the pipe that is
its standard input is closed. Needs nothing but Python's standard library.
"""
import argparse
import json
import os
import select
import signal
import socket
import stat
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from urllib.parse import parse_qsl, urlsplit

import faults
from answers import Answer, Refusal, malformed
from faults import Faults
from service import Request, Service

DATA = Path(__file__).resolve().parents[4] / "Sources" / "ExampleApp" / "Resources"
LARGEST = 64 * 1024


class ClientLeft(Exception):
    """Nobody waits for the answer any more."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port=0, data=DATA):
        super().__init__(("127.0.0.1", port), Handler)
        self.service = Service(data)
        self.faults = Faults()
        self.requests = []

    def server_bind(self):
        """Binds without asking the network for the name of this machine, which can take seconds."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address

    @property
    def url(self):
        return "http://127.0.0.1:%d" % self.server_address[1]

    def handle_error(self, request, client_address):
        """A client that leaves in the middle is no error of the server."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    timeout = 60

    def handle_any(self):
        target = urlsplit(self.path)
        try:
            body = self.read_body()
            if target.path == "/faults":
                return self.send(self.server.faults.answer(self.command, body))
            if target.path == "/requests":
                return self.send(self.show_requests())
            if target.path == "/redirect-loop":
                return self.send(Answer(302, None, {"Location": "/redirect-loop"}))
            self.serve(target, body)
        except Refusal as refusal:
            self.send(refusal.answer)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = handle_any

    def read_body(self):
        length = self.headers.get("Content-Length", "0")
        if "Transfer-Encoding" in self.headers or not length.isdecimal():
            self.close_connection = True
            raise malformed()
        if int(length) > LARGEST:
            self.close_connection = True
            # A client that is still writing when the connection closes would never see the refusal.
            self.rfile.read(min(int(length), 64 * LARGEST))
            raise Refusal(413, "too_large", "The body is larger than 64 KiB.")
        return self.rfile.read(int(length))

    def show_requests(self):
        if self.command == "DELETE":
            self.server.requests.clear()
        return Answer(200, {"requests": [dict(entry) for entry in self.server.requests]})

    def serve(self, target, body):
        fault = self.fault(target.path)
        entry = {
            "method": self.command, "target": self.path, "status": None,
            "fault": fault and fault["kind"], "left": False,
        }
        self.server.requests.append(entry)
        try:
            if fault:
                self.fail(fault, target, body, entry)
            else:
                self.send(self.work(target, body), entry)
        except (ClientLeft, ConnectionError):
            entry["left"] = self.close_connection = True

    def fault(self, path):
        written = self.headers.get("X-Fault")
        if written is None:
            return self.server.faults.take(self.command, path)
        try:
            return faults.read(json.loads(written))
        except ValueError:
            raise malformed() from None

    def work(self, target, body):
        query = {}
        for name, value in parse_qsl(target.query, keep_blank_values=True):
            query.setdefault(name, value)
        scheme, _, token = self.headers.get("Authorization", "").partition(" ")
        return self.server.service.answer(Request(
            self.command, target.path, query, token.strip() if scheme.lower() == "bearer" else None,
            self.headers.get("Idempotency-Key"), body, self.headers.get("If-Match")))

    def fail(self, fault, target, body, entry):
        """Answers as the fault wants. All but `status` and `redirectLoop` do the work, too."""
        kind = fault["kind"]
        if kind == "status":
            return self.send(self.refusal(fault), entry)
        if kind == "redirectLoop":
            return self.send(Answer(302, None, {"Location": "/redirect-loop"}), entry)
        if kind == "delay":
            self.wait(fault["seconds"])
        answer = faults.spoil(fault, self.work(target, body))
        if kind == "close":
            return self.hang_up()
        data = self.encode(answer, b" " * fault["bytes"] if kind == "huge" else b"")
        if kind == "cutOff":
            self.start(answer, data, entry)
            self.wfile.write(data[:len(data) // 2])
            return self.hang_up()
        if kind != "drip":
            return self.write(answer, data, entry)
        self.start(answer, data, entry)
        for first in range(0, len(data), fault["bytes"]):
            self.wfile.flush()
            self.wait(fault["seconds"])
            self.wfile.write(data[first:first + fault["bytes"]])

    def refusal(self, fault):
        after = fault["retryAfter"]
        headers = {} if after is None else {"Retry-After": str(after)}
        error = {"code": "fault", "message": "The server was asked to fail."}
        return Answer(fault["status"], {"error": error}, headers)

    def wait(self, seconds):
        """Waits, unless the client leaves meanwhile."""
        ready, _, _ = select.select([self.connection], [], [], seconds)
        if ready and not self.connection.recv(1, socket.MSG_PEEK):
            raise ClientLeft()

    def hang_up(self):
        self.wfile.flush()
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def send(self, answer, entry=None):
        self.write(answer, self.encode(answer), entry)

    def write(self, answer, data, entry):
        self.start(answer, data, entry)
        if self.command != "HEAD":
            self.wfile.write(data)
        self.wfile.flush()

    def encode(self, answer, padding=b""):
        """The bytes of a body; padding is white space, so that what is too large is still JSON."""
        if answer.body is None:
            return b""
        return padding + json.dumps(answer.body, ensure_ascii=False).encode("utf-8")

    def start(self, answer, data, entry=None):
        if entry is not None:
            entry["status"] = answer.status
        self.send_response(answer.status)
        headers = dict({"Cache-Control": "no-store"}, **answer.headers)
        if answer.body is not None:
            headers["Content-Type"] = "application/json"
        if answer.status != 204:
            headers["Content-Length"] = str(len(data))
        if self.close_connection:
            headers["Connection"] = "close"
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def send_error(self, code, message=None, explain=None):
        """What the library refuses by itself is refused in the words of the contract."""
        self.close_connection = True
        self.requestline = getattr(self, "requestline", "")
        self.request_version = "HTTP/1.1"
        self.send(Refusal(int(code), "malformed", message or "The request can't be read.").answer)

    def log_message(self, format, *arguments):
        """Nothing: `GET /requests` tells."""


def closes_with_input(stopped):
    """Sets the event when standard input ends, if it is a pipe; a terminal or a file says nothing."""
    try:
        mode = os.fstat(0).st_mode
    except OSError:
        return
    if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
        while os.read(0, 4096):
            pass
        stopped.set()


def main():
    parser = argparse.ArgumentParser(description="The reference server of Documentation/api.")
    parser.add_argument("--port", type=int, default=0, help="0, the default, takes any free one")
    parser.add_argument("--data", type=Path, default=DATA, help="where sights.json and reviews.json lie")
    options = parser.parse_args()
    stopped = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopped.set())
    server = Server(options.port, options.data)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    threading.Thread(target=closes_with_input, args=(stopped,), daemon=True).start()
    print("listening on %s" % server.url, flush=True)
    stopped.wait()
    server.shutdown()
    server.server_close()


if __name__ == "__main__":
    main()
