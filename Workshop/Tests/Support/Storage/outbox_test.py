#!/usr/bin/env python3
"""Kills the app with SIGKILL while it sends a review, and checks what the user sees and what the server has.

usage: outbox_test.py [--times N] [--seed N] [--folder FOLDER] PROGRAM

Each case signs in, sends a review to the reference server, and starts the app again after the kill. The review
must reach the server exactly once, or be back in the form if it wasn't on disk yet.
"""
import argparse
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

SUPPORT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(SUPPORT / "ReferenceServer"), str(SUPPORT / "FaultyServer")]

from client import Running
from terminal import Terminal

WORDS = "Well worth the climb."
POST = {"method": "POST", "path": "/sights/38/reviews", "times": None}
# The server does nothing until the app leaves.
UNDONE = dict(POST, kind="delay", seconds=None)
# The server has done its work, and the app never gets the answer.
UNANSWERED = dict(POST, kind="drip", seconds=None, bytes=1)


class Case:
    """A user with a terminal, a folder on a disk, and a server."""

    def __init__(self, program, folder):
        self.program, self.folder, self.running = program, folder, Running()
        self.terminal = None
        self.open("sights://sights/38/reviews/new", "New here? Register")
        self.sign_in("How was it?")
        self.terminal.rests(1)
        self.terminal.type(WORDS)
        self.terminal.rests(1)
        self.must_see("%d of 500 characters" % len(WORDS))
        self.terminal.click("☆☆☆☆☆")
        self.must_see("★")
        self.terminal.rests(1)

    @property
    def sent(self):
        """The number of the user's reviews that the server has."""
        return sum(review["text"] == WORDS for review in self.running.server.service.reviews)

    def open(self, link, words):
        self.terminal = Terminal(
            [self.program, "--data-directory", self.folder, "--api", self.running.server.url, link], self.folder)
        self.must_see(words)

    def open_again(self, link, words):
        """Starts the app after a kill, and signs in: a terminal keeps no token."""
        # A kill in the first moments looks like a file that ends the app.
        if os.path.exists(os.path.join(self.folder, "opening")):
            self.open(link, "Ended While It Opened Your Data")
            self.choose("▐ Open Again ▌", "Ended While It Opened Your Data")
            self.must_see("New here? Register")
        else:
            self.open(link, "New here? Register")
        self.sign_in(words)

    def sign_in(self, words):
        self.terminal.rests(1)
        self.terminal.type("ada@example.com\t")
        self.terminal.rests(1)
        self.terminal.type("lovelace\r")
        self.must_see(words)

    def must_see(self, words):
        assert self.terminal.shows(words, 60), "%r isn't shown:\n%s" % (words, self.terminal.text)

    def choose(self, button, question):
        """Clicks a button until its question is gone, because a dialog that is about to appear takes no click."""
        end = time.monotonic() + 60
        self.terminal.rests(1)
        while question in self.terminal.text and time.monotonic() < end:
            self.terminal.click(button)
            self.terminal.rests(1)

    def fail(self, *faults):
        self.running.server.faults.waiting = [dict(fault) for fault in faults]

    def must_ask(self):
        """Waits until the server has the request."""
        end = time.monotonic() + 15
        while not any(entry["method"] == "POST" and "reviews" in entry["target"] for entry in self.requests):
            assert time.monotonic() < end, "the review isn't sent:\n%s" % self.terminal.text
            time.sleep(0.01)

    @property
    def requests(self):
        return list(self.running.server.requests)

    def limit_files(self, size):
        """Makes the disk full for the app, or ends that."""
        _, most = resource.prlimit(self.terminal.child, resource.RLIMIT_FSIZE)
        resource.prlimit(self.terminal.child, resource.RLIMIT_FSIZE, (size, most))

    def send(self):
        self.terminal.click(" Send ")

    def kill(self):
        self.terminal.close()

    def end(self):
        """Starts the app again, whose outbox must get empty, and returns what the server has."""
        self.fail()
        self.open_again("sights://account/unsent", "Everything Is Sent")
        self.kill()
        return self.sent

    def close(self):
        self.running.stop()


def undone(case, chance):
    case.fail(UNDONE)
    case.send()
    case.must_ask()
    case.must_see("Sending…")
    case.kill()
    assert case.sent == 0
    assert case.end() == 1


def unanswered(case, chance):
    case.fail(UNANSWERED)
    case.send()
    case.must_ask()
    case.kill()
    assert case.sent == 1
    assert case.end() == 1


def full(case, chance):
    case.limit_files(16)
    case.send()
    case.must_see("Your changes could not be saved.")
    time.sleep(1)
    assert case.sent == 0, "sent before it was saved"
    case.limit_files(resource.RLIM_INFINITY)
    case.must_see("✓ Review Sent")
    case.kill()
    assert case.end() == 1


def full_and_quit(case, chance):
    case.limit_files(16)
    case.send()
    case.must_see("Your changes could not be saved.")
    case.terminal.rests()
    case.terminal.type("q")
    status = case.terminal.ends()
    words = case.terminal.output[case.terminal.output.rindex("\x1b[?1049l"):]
    assert status == 74, status
    assert "Your changes could not be saved." in words, words


def full_and_killed(case, chance):
    case.limit_files(16)
    case.send()
    case.must_see("Your changes could not be saved.")
    case.kill()
    case.open_again("sights://sights/38/reviews/new", "kept as a draft")
    case.must_see(WORDS)
    case.kill()
    assert case.sent == 0


def anywhere(case, chance):
    case.send()
    time.sleep(chance.uniform(0, 0.15))
    case.kill()
    case.open_again("sights://sights/38/reviews/new", "How was it?")
    case.terminal.rests(0.5)
    if WORDS in case.terminal.text and "kept as a draft" in case.terminal.text:
        assert case.sent == 0, "sent, and a draft"
        return case.kill()
    case.kill()
    assert case.end() == 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=5, help="how often it is killed anywhere")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--folder", help="a disk to keep the app's data on")
    parser.add_argument("program")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    cases = [undone, unanswered, full, full_and_quit, full_and_killed] + [anywhere] * options.times
    for play in cases:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            case = Case(os.path.abspath(options.program), folder)
            try:
                play(case, chance)
            finally:
                case.close()
    print(f"{len(cases)} passed, 0 failed")


if __name__ == "__main__":
    main()
