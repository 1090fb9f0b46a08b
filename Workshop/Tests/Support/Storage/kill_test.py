#!/usr/bin/env python3
"""Kills the app with SIGKILL while it writes, again and again, and checks that its file always opens.

The next start must offer the last actions, unless the app has ended as it should.

usage: kill_test.py [--times N] [--seed N] PROGRAM

Each round starts the program in a pseudo-terminal, switches tabs as fast as it can (every switch is
written), kills it at a random moment, and reads the file. Nothing but the standard library is needed.
"""
import argparse
import json
import os
import pty
import random
import select
import signal
import sys
import tempfile
import time


OFFER = "Ended Unexpectedly"
QUESTION = "Ended While It Opened Your Data"
SELECTED = "RouteAction<AppMap>.user.selected"
# The seconds after which a program that hangs fails; one that doesn't never takes them.
LIMIT = 60


def start(program, folder, words):
    """Runs the program until it draws the words.

    After a kill in its first moments, it asks whether to open the data again, and then offers the last actions.
    """
    isAsking = os.path.exists(os.path.join(folder, "opening"))
    child, terminal = pty.fork()
    if child == 0:
        os.environ.setdefault("TERM", "xterm-256color")
        # Swift's own crash reporter would ask whoever sits there what to do.
        os.environ["SWIFT_BACKTRACE"] = "enable=no"
        os.environ["LC_ALL"] = "C"
        os.execv(program, [program, "--data-directory", folder])
    output, end, isAnswered = b"", time.monotonic() + LIMIT, False
    while words.encode() not in output or isAsking and OFFER.encode() not in output:
        if time.monotonic() > end:
            break
        if isAsking and not isAnswered and QUESTION.encode() in output:
            os.write(terminal, b"\r")
            isAnswered = True
        if select.select([terminal], [], [], 0.1)[0]:
            output += os.read(terminal, 65536)
    return child, terminal, output.decode("utf-8", "replace")


def stop(child, terminal, by):
    """Ends the program with a signal, or waits until it ends, and returns its status."""
    if by:
        os.kill(child, by)
    end = time.monotonic() + LIMIT
    ended, status = os.waitpid(child, os.WNOHANG)
    while not ended and time.monotonic() < end:
        if select.select([terminal], [], [], 0.01)[0]:
            try:
                os.read(terminal, 65536)
            except OSError:
                time.sleep(0.01)
        ended, status = os.waitpid(child, os.WNOHANG)
    if not ended:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        sys.exit("the program did not end")
    os.close(terminal)
    return os.waitstatus_to_exitcode(status)


def has_selected(folder):
    """Whether the running program has noted that a key selected a tab."""
    with open(os.path.join(folder, "actions.trail"), encoding="utf-8") as file:
        return SELECTED in file.read()


def round_of(program, folder, delay=None, by=signal.SIGKILL):
    """Kills the program in the midst of keys, and returns what it drew.

    The kill comes `delay` seconds after the program has drawn, or else once it has handled a key.
    """
    child, terminal, output = start(program, folder, "Explore")
    end, isAsked = time.monotonic() + (LIMIT if delay is None else delay), False
    while time.monotonic() < end and not (delay is None and has_selected(folder)):
        if OFFER in output and not isAsked:
            isAsked = True
            os.write(terminal, b"\r")
        os.write(terminal, b"2341")
        if select.select([terminal], [], [], 0.005)[0]:
            output += os.read(terminal, 65536).decode("utf-8", "replace")
    stop(child, terminal, by)
    return output


def end(program, folder, words):
    """Runs the program until it draws the words, ends it as a system does, and returns what it drew."""
    child, terminal, output = start(program, folder, words)
    time.sleep(0.5)
    while select.select([terminal], [], [], 0)[0]:
        output += os.read(terminal, 65536).decode("utf-8", "replace")
    stop(child, terminal, signal.SIGTERM)
    return output


def check_offers(program, folder):
    """Checks that a kill and traps are told from an end, and what is left of them."""
    report = os.path.join(folder, "last-actions.txt")
    assert OFFER in end(program, folder, OFFER), "no offer after the kills"
    for by in (signal.SIGKILL, signal.SIGILL, signal.SIGABRT):
        os.unlink(report)
        round_of(program, folder, by=by)
        assert OFFER in end(program, folder, OFFER), "no offer after signal %d" % by
        with open(report, encoding="utf-8") as file:
            names = file.read().splitlines()
        assert any(name.startswith(SELECTED) for name in names), names
        assert not any("(" in name for name in names), names
        assert os.stat(report).st_mode & 0o777 == 0o600
        assert OFFER not in end(program, folder, "Explore"), "an offer after the app has ended"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("program")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    places, program = set(), os.path.abspath(options.program)
    with tempfile.TemporaryDirectory() as folder:
        # On a busy machine, a key takes longer than a kill that comes after a fixed time.
        begin = time.monotonic()
        round_of(program, folder)
        longest = max(0.05, time.monotonic() - begin)
        for number in range(options.times):
            if "Explore" not in round_of(program, folder, chance.uniform(0, longest)):
                sys.exit(f"round {number}: the program did not draw")
            path = os.path.join(folder, "state.json")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    places.add(json.load(file)["place"]["selectedTab"])
            strays = [name for name in os.listdir(folder) if "damaged" in name]
            if strays:
                sys.exit(f"round {number}: the program found its own file damaged: {strays}")
        check_offers(program, folder)
    if len(places) < 2:
        sys.exit(f"the kills never came between writes: {places}")
    print(f"{options.times} passed, 0 failed")


if __name__ == "__main__":
    main()
