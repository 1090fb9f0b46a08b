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


def round_of(program, folder, delay):
    """Runs the program until it draws, and kills it `delay` seconds later, in the midst of keys."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.setdefault("TERM", "xterm-256color")
        os.execv(program, [program, "--data-directory", folder])
    drawn, end = False, time.monotonic() + 10
    while not drawn and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            drawn = "Explore".encode() in os.read(terminal, 65536)
    end = time.monotonic() + delay
    while time.monotonic() < end:
        os.write(terminal, b"2341")
        if select.select([terminal], [], [], 0)[0]:
            os.read(terminal, 65536)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return drawn


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("program")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    places = set()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.times):
            if not round_of(os.path.abspath(options.program), folder, chance.uniform(0, 0.05)):
                sys.exit(f"round {number}: the program did not draw")
            path = os.path.join(folder, "state.json")
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    places.add(json.load(file)["place"]["selectedTab"])
            strays = [name for name in os.listdir(folder) if "damaged" in name]
            if strays:
                sys.exit(f"round {number}: the program found its own file damaged: {strays}")
    if len(places) < 2:
        sys.exit(f"the kills never came between writes: {places}")
    print(f"{options.times} passed, 0 failed")


if __name__ == "__main__":
    main()
