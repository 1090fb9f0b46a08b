#!/usr/bin/env python3
"""Runs each suite alone, and all tests together, a number of times beside busy processes, and says what failed.

    repeat.py [--times N] [--all N] [--busy N] [--suites WORD] [--seed N] PROGRAM

PROGRAM is the program of the tests, such as `.build/debug/ReduxCoordinatorPackageTests.xctest`. All tests run together, then
each suite alone in an order that the seed decides, and so on in turn, so that a run that is stopped early has seen both. A
run of all tests starts them in whatever order the machine does. A run that takes more than two hours hangs. The output of a
run that fails or hangs is kept in a file.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

LIMIT = 7200


def run(program, words, output):
    """Runs tests, and returns why that failed; None if it didn't."""
    command = [program, "--testing-library", "swift-testing", *words]
    with open(output, "w") as file:
        try:
            status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, timeout=LIMIT).returncode
        except subprocess.TimeoutExpired:
            return "hangs"
    return f"status {status}" if status else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--times", type=int, default=20, help="how often each suite runs alone")
    parser.add_argument("--all", type=int, help="how often all tests run together; as often, unless given")
    parser.add_argument("--busy", type=int, default=4, help="the number of busy processes beside them")
    parser.add_argument("--suites", default="", help="a part of the names of the suites to run alone")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="decides the order of the suites")
    options = parser.parse_args()

    listing = subprocess.run(
        [options.program, "--testing-library", "swift-testing", "--list-tests"], stdout=subprocess.PIPE, text=True)
    suites = sorted({line.split("/")[0] for line in listing.stdout.splitlines() if "/" in line})
    suites = [suite for suite in suites if options.suites in suite]
    if not suites:
        sys.exit("There is no such suite.")
    every = options.times if options.all is None else options.all
    order = random.Random(options.seed)
    runs = []
    for turn in range(max(options.times, every)):
        if turn < every:
            runs.append(("all tests", []))
        if turn < options.times:
            runs += [(suite, ["--filter", f"^{re.escape(suite)}/"]) for suite in order.sample(suites, len(suites))]
    print(f"{len(suites)} suites {options.times} times, and all tests {every} times. The seed is {options.seed}.")

    folder = pathlib.Path(tempfile.mkdtemp(prefix="repeated-"))
    burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(options.busy)]
    failures, start = [], time.monotonic()
    try:
        for number, (name, words) in enumerate(runs):
            output = folder / f"{number}.txt"
            problem = run(options.program, words, output)
            if problem:
                failures.append(f"{name}: {problem}, see {output}")
                print(failures[-1], flush=True)
            else:
                output.unlink()
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()
    print(f"{len(runs)} runs, {len(failures)} failures, {time.monotonic() - start:.0f} s.")
    sys.exit(1 if failures else 0)


main()
