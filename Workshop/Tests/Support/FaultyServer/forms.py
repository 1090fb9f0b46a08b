#!/usr/bin/env python3
"""Fills in the app's forms, against a server that breaks its promises when they are sent.

usage: forms.py [--only WORDS] [--jobs N] PROGRAM

Each fault gets a process of its own, in a pseudo-terminal: a person signs in, writes a review or downloads
a guide, and must read the words of the fault. What was typed must still be there, and the same form
must succeed once the server behaves.
"""
import argparse
import os
import signal
import sys
import tempfile
import threading
import zlib
from concurrent.futures import ThreadPoolExecutor

from answers import answer, bomb, nested, page, refusal, review, sight, text
from faults import ESCAPE, LARGE, LATE, LOST, UNREADABLE
from socketserver import StreamRequestHandler, ThreadingTCPServer
from terminal import Terminal

MEMORY = 150 << 20
SESSION = {"token": "t-1", "account": {"name": "Ada", "email": "ada@example.com"}}
WAITING = "is still on its way."
AGAIN = "Try again in "
SENT = "✓ Review Sent"
SLOW = "The server took too long to answer."


def part(number, version="v1", **changes):
    words = "Part %d" % number
    fields = {"number": number, "version": version, "text": words,
              "checksum": "%08x" % zlib.crc32(words.encode())}
    fields.update(changes)
    return answer(fields)


def guide(**changes):
    return answer(dict({"sightId": 1, "version": "v1", "count": 3}, **changes))


def every():
    """The ways to fail that all forms share, with the words for each."""
    return [
        ("closes at once", b"", LOST),
        ("closes in the answer", answer(SESSION, 201)[:-20], LOST),
        ("sends no HTTP", b"Hello\r\n\r\n", UNREADABLE),
        ("sends a web page", answer(b"<html>", 201), UNREADABLE),
        ("sends nothing", answer(b"", 201), UNREADABLE),
        ("sends null", answer(b"null", 201), UNREADABLE),
        ("nests deeply", answer(nested(100_000, b"[", b"]"), 201), UNREADABLE),
        ("sends a bomb", answer(bomb(1 << 28), 201, Content_Encoding="gzip"), UNREADABLE),
        ("sends 10 MB", answer(b" " * 10_000_000, 201), LARGE),
        ("has a length of 2^63 - 1", answer(SESSION, 201, length=2 ** 63 - 1), LARGE),
        ("fails", refusal(500), "The server reported an error (500). Not today."),
        ("fails with escape sequences", refusal(500, ESCAPE), "(500)."),
        ("is busy for a minute", refusal(429, Retry_After="60"), AGAIN + "60 seconds."),
        ("is busy until a date", refusal(
            503, Retry_After="Fri, 06 Nov 2099 08:49:37 GMT"), "The server is busy."),
        ("is busy for ever", refusal(503, Retry_After="9" * 30), "The server is busy."),
        ("redirects elsewhere", answer(b"", 307, Location="http://127.0.0.1:1/"), UNREADABLE),
        ("never answers", None, WAITING),
    ]


SIGN_IN = every() + [
    ("refuses the password", refusal(401, code="wrong_credentials"),
     "Wrong email or password."),
    ("sends a token of two lines", answer(dict(SESSION, token="a\r\nb"), 201), UNREADABLE),
    ("sends a token of 1 MB", answer(dict(SESSION, token="t" * 900_000), 201), UNREADABLE),
    ("sends no account", answer({"token": "t"}, 201), UNREADABLE),
]
REVIEW = [case if case[2] != WAITING else case[:2] + (SLOW,) for case in every()] + [
    ("explains what is wrong", refusal(422, code="invalid", fields={"text": "Say more."}),
     "Say more."),
    ("has a review of another sight", answer(review(sightId=2), 201), UNREADABLE),
    ("knows the session no longer", refusal(401, code="not_signed_in"), "New here? Register"),
    ("has lost the sight", refusal(404), "This could not be found on the server."),
]
GUIDE = every() + [
    ("sends a damaged part", part(2, text="Pert 2"), UNREADABLE),
    ("sends another part", part(3), UNREADABLE),
    ("sends a part of another version, always", part(2, version="v2"),
     "This has changed on the server. Try again."),
    ("has lost a part", refusal(404), "This could not be found on the server."),
]
CASES = [(form,) + case for form, cases in (
    ("sign-in", SIGN_IN), ("review", REVIEW), ("guide", GUIDE)) for case in cases]


class Server(ThreadingTCPServer):
    """Behaves, but for the one request that a case is about."""
    allow_reuse_address = daemon_threads = True

    def __init__(self, form, play):
        super().__init__(("127.0.0.1", 0), Handler)
        self.form, self.play, self.is_broken, self.keys = form, play, True, []
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def handle_error(self, request, client_address):
        pass

    def answer(self, method, path, key):
        steps = path.split("?")[0].strip("/").split("/")
        target = {"session": "sign-in", "reviews": "review"}.get(steps[-1])
        if steps[-2:] == ["guide", "2"]:
            target = "guide"
        if key:
            self.keys.append(key)
        if self.is_broken and target == self.form and (method == "POST" or target == "guide"):
            return self.play
        if method == "POST":
            return answer(SESSION if target == "sign-in" else review(9, text="High."), 201)
        if steps[-1] == "reviews":
            return answer({"reviews": [review()]})
        if steps[-1] == "guide":
            return guide()
        if steps[-2] == "guide" if len(steps) > 2 else False:
            return part(int(steps[-1]))
        return answer(sight() if len(steps) == 2 else page(sight()))


class Handler(StreamRequestHandler):
    def handle(self):
        method, path, _ = self.rfile.readline().decode().split(" ")
        headers = {}
        while True:
            line = self.rfile.readline().decode().strip()
            if not line:
                break
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        self.rfile.read(int(headers.get("content-length", 0)))
        play = self.server.answer(method, path, headers.get("idempotency-key"))
        if play is None:
            self.rfile.read(1)
        else:
            self.wfile.write(play)


class Person:
    """Somebody who fills in forms."""

    def __init__(self, terminal):
        self.terminal = terminal

    def must_see(self, words, seconds=15):
        assert self.terminal.shows(words, seconds), "%r isn't shown" % words

    def sign_in(self):
        self.must_see("New here? Register")
        self.terminal.rests()
        self.terminal.type("ada@example.com\t")
        self.terminal.rests()
        self.terminal.type("lovelace\r")

    def begin(self, form):
        """Fills in the form, and sends it."""
        if form == "guide":
            self.must_see("This guide isn't on this device yet.")
            self.terminal.rests()
            return self.terminal.click(" Download ")
        self.sign_in()
        if form == "review":
            self.must_see("How was it?")
            self.terminal.rests()
            self.terminal.type("High.")
            self.terminal.rests()
            self.terminal.click("☆☆☆☆☆")
            self.terminal.rests()
            self.terminal.click(" Send ")

    def send_again(self, form, words):
        """Sends the form once more, which has kept what was typed."""
        if form == "review":
            return self.send_now(words)
        if words == WAITING:
            self.terminal.click(" Stop ")
        self.terminal.rests(0.5)
        typed = {"sign-in": "ada@example.com", "guide": "1 of 3 parts"}[form]
        self.must_see(typed)
        self.terminal.click({"sign-in": " Sign In ", "guide": " Continue "}[form])

    def send_now(self, words):
        """Waits until the app sends the review by itself, or has it sent, which is needed after a refusal."""
        if words.startswith("New here"):
            return self.sign_in()
        if not self.terminal.shows(SENT, 6):
            self.must_see("High.")
            self.terminal.click("Not sent yet")
            self.must_see("Send Now")
            self.terminal.rests()
            self.terminal.click(" Send Now ")


LINKS = {"sign-in": "sights://account/sign-in", "review": "sights://sights/1/reviews/new",
         "guide": "sights://sights/1/guide"}
DONE = {"sign-in": "Sign Out", "review": SENT, "guide": "This guide is on this device."}


def stack(crashes):
    """Where the program crashed, if it did."""
    files = [os.path.join(crashes, name) for name in os.listdir(crashes)]
    return "".join(open(name).read().split("\nRegisters:")[0] for name in files)


def check(program, case):
    """All that is wrong with what the app does about a fault, and the screen at the end."""
    form, name, play, words = case
    server = Server(form, play)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as crashes:
        terminal = Terminal([
            program, "--data-directory", folder,
            "--api", "http://127.0.0.1:%d" % server.server_address[1], LINKS[form]], crashes)
        person, wrong = Person(terminal), []
        try:
            person.begin(form)
            person.must_see(words, 25)
            server.is_broken = False
            person.send_again(form, words)
            person.must_see(DONE[form])
        except (AssertionError, OSError) as error:
            wrong.append(str(error))
        screen = terminal.text
        status, usage = terminal.close()
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            wrong.append("it ended by itself, with %d\n%s" % (status, stack(crashes)))
        if usage.ru_maxrss << 10 > MEMORY:
            wrong.append("%d MB" % (usage.ru_maxrss >> 10))
        if "\x1b]0;owned" in terminal.output:
            wrong.append("an escape sequence got through")
        if len(set(server.keys)) > 1:
            wrong.append("the review had %d keys" % len(set(server.keys)))
    server.shutdown()
    server.server_close()
    return wrong, screen, usage


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="a part of a form's or a fault's name")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("program")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    cases = [case for case in CASES if options.only in "%s %s" % case[:2]]
    failed = memory = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda case: check(program, case), cases)
        for case, (wrong, screen, usage) in zip(cases, results):
            memory = max(memory, usage.ru_maxrss >> 10)
            if wrong:
                failed += 1
                print("A server that %s at the %s: %s\n%s" % (case[1], case[0], ", ".join(wrong), screen))
    print("%d passed, %d failed; at most %d MB" % (len(cases) - failed, failed, memory))
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
