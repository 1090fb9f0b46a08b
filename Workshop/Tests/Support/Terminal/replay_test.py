#!/usr/bin/env python3
"""Records a session, replays it in a real pseudo-terminal, and uses the buttons of the bar.

usage: replay_test.py PROGRAM
"""
import sys
import tempfile
import time

from pty_test import LIMIT, Terminal


def shows(terminal, text):
    """Waits until the screen shows a text; each look is at a frame of a new size, drawn in full."""
    deadline = time.monotonic() + LIMIT
    while True:
        terminal.forget()
        terminal.columns = 161 - getattr(terminal, "columns", 80)
        terminal.resize(terminal.columns, 24)
        terminal.wait_output(rb"\x1b\[2J.*\x1b\[\?2026l")
        if text.encode() in terminal.output:
            return
        assert time.monotonic() < deadline, "%r isn't on the screen" % text
        time.sleep(0.05)


def use(command, what):
    """Starts the app in a terminal, uses it, and quits."""
    terminal = Terminal(command, environment={"LC_ALL": "C"})
    try:
        terminal.wait_frame()
        what(terminal)
        terminal.type("q")
        assert terminal.wait_end() == ("exited", 0)
        terminal.check_restored()
    finally:
        terminal.close()


def record(terminal):
    """Goes to another tab, and back."""
    terminal.type("2")
    terminal.type("1")


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        session = folder + "/session.jsonl"
        options = [program, "--data-directory", folder]
        use(options + ["--record", session], record)
        with open(session) as lines:
            count = sum(1 for _ in lines) - 1
        end = "%d of %d" % (count, count)

        def step(terminal):
            shows(terminal, end)
            shows(terminal, "Play")
            terminal.type("\t\r")
            shows(terminal, "%d of %d" % (count - 1, count))
            terminal.type("\t\r")
            shows(terminal, end)
            terminal.type("\t\r")
            shows(terminal, end)
            shows(terminal, "Play")

        use(options + ["--replay", session], step)
    print("passed: a replayed session plays, and goes step by step")


if __name__ == "__main__":
    main()
