#!/usr/bin/env python3
"""Kills the app with SIGKILL while it writes, again and again, and checks that its file always opens.

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


QUESTION = "Ended While It Opened Your Data"
# The seconds after which a program that hangs fails; one that doesn't never takes them.
LIMIT = 60


def start(program, folder, words):
    """Runs the program until it draws the words.

    After a kill in its first moments, it asks whether to open the data again.
    """
    isAsking = all(os.path.exists(os.path.join(folder, name)) for name in ("opening", "state.json"))
    child, terminal = pty.fork()
    if child == 0:
        os.environ.setdefault("TERM", "xterm-256color")
        # Swift's own crash reporter would ask whoever sits there what to do.
        os.environ["SWIFT_BACKTRACE"] = "enable=no"
        os.environ["LC_ALL"] = "C"
        os.execv(program, [program, "--data-directory", folder])
    output, end, isAnswered = b"", time.monotonic() + LIMIT, False
    while words.encode() not in output or isAsking and not isAnswered:
        if time.monotonic() > end:
            break
        if isAsking and not isAnswered and QUESTION.encode() in output:
            os.write(terminal, b"\r")
            isAnswered = True
        if select.select([terminal], [], [], 0.1)[0]:
            output += os.read(terminal, 65536)
    return child, terminal, output.decode("utf-8", "replace")


def kill(child, terminal):
    """Kills the program, and waits until it has ended."""
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)


def has_selected(folder):
    """Whether the running program has saved a tab that a key selected."""
    tab = selected_tab(folder)
    return tab is not None and tab != "explore"


def selected_tab(folder):
    """The tab that the program has saved, or None."""
    path = os.path.join(folder, "state.json")
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file)["place"]["selectedTab"]


def round_of(program, folder, delay=None):
    """Kills the program in the midst of keys, and returns what it drew.

    The kill comes `delay` seconds after the program has drawn, or else once it has handled a key.
    """
    child, terminal, output = start(program, folder, "Explore")
    end = time.monotonic() + (LIMIT if delay is None else delay)
    while time.monotonic() < end and not (delay is None and has_selected(folder)):
        os.write(terminal, b"2341")
        if select.select([terminal], [], [], 0.005)[0]:
            output += os.read(terminal, 65536).decode("utf-8", "replace")
    kill(child, terminal)
    return output


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
            places.add(selected_tab(folder))
            strays = [name for name in os.listdir(folder) if "damaged" in name]
            if strays:
                sys.exit(f"round {number}: the program found its own file damaged: {strays}")
    if len(places - {None}) < 2:
        sys.exit(f"the kills never came between writes: {places}")
    print(f"{options.times} passed, 0 failed")


if __name__ == "__main__":
    main()
