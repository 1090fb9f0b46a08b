#!/usr/bin/env python3
"""Runs a full-screen program in a real pseudo-terminal and checks that it always gives it back.

usage: pty_test.py [--quit-key KEY] [--trap-key KEY] PROGRAM [ARGUMENT ...]

The program must draw soon after its start and end when the quit key (q) is pressed. If it has a key
that makes it trap, the test also looks for the trap's message, which an optimised program only has for
fatalError. Nothing but the standard library is needed; no wait is longer than LIMIT seconds.
"""
import argparse
import fcntl
import os
import re
import select
import signal
import struct
import sys
import termios
import time

LIMIT = 60
MARK = b"<the end of the output>"
MODES = {1049: False, 25: True, 7: True, 1000: False, 1006: False,
         2004: False, 2026: False, 2027: False}
IGNORED = (signal.SIGTTOU, signal.SIGHUP, signal.SIGTTIN)


class Terminal:
    """A pseudo-terminal, and a shell in it that runs one job and knows job control."""

    def __init__(self, command, answers=True, environment=None):
        self.output = b""
        self.answers = answers
        self.report = b""
        self.main, self.side = os.openpty()
        self.resize(80, 24)
        self.before = termios.tcgetattr(self.side)
        reports, tell = os.pipe()
        listen, self.orders = os.pipe()
        self.shell = os.fork()
        if self.shell == 0:
            run_shell(self.main, self.side, tell, listen, command, environment or {})
        os.close(tell)
        os.close(listen)
        self.reports = reports
        self.job = int(self.wait_report(rb"started (\d+)\n")[1])

    def resize(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, size)

    def type(self, text):
        os.write(self.main, text.encode())

    def turn(self, deadline):
        """Takes what has come, waiting for more until the deadline."""
        if time.monotonic() > deadline:
            raise AssertionError("nothing more came; the end of the output: %r" % self.output[-300:])
        sources = [self.reports] + ([self.main] if self.main >= 0 else [])
        ready, _, _ = select.select(sources, [], [], max(0, deadline - time.monotonic()))
        if self.reports in ready:
            self.report += os.read(self.reports, 4096)
        if self.main in ready:
            chunk = os.read(self.main, 65536)
            self.output += chunk
            if self.answers and b"\x1b]11;?" in chunk:
                self.type("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c")

    def wait_report(self, pattern):
        deadline = time.monotonic() + LIMIT
        while not re.search(pattern, self.report):
            self.turn(deadline)
        found = re.search(pattern, self.report)
        self.report = self.report[found.end():]
        return found

    def wait_output(self, pattern):
        deadline = time.monotonic() + LIMIT
        while not re.search(pattern, self.output, re.DOTALL):
            self.turn(deadline)

    def wait_frame(self):
        self.wait_output(rb"\x1b\[\?1049h.*\x1b\[2J.*\x1b\[\?2026l")

    def wait_end(self):
        kind, number = self.wait_report(rb"(exited|killed) (\d+)\n").groups()
        if self.side >= 0:
            # The system may pass on the last output only after the end, but before this mark.
            os.write(self.side, MARK)
            self.wait_output(re.escape(MARK))
        return kind.decode(), int(number)

    def forget(self):
        self.output = b""

    def hang_up(self):
        os.close(self.main)
        os.close(self.side)
        self.main = self.side = -1

    def close(self):
        for pid in (self.shell, self.job):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.waitpid(self.shell, 0)
        for descriptor in (self.main, self.side, self.reports, self.orders):
            if descriptor >= 0:
                os.close(descriptor)

    def check_raw(self):
        flags = termios.tcgetattr(self.side)[3]
        unwanted = termios.ICANON | termios.ECHO | termios.ISIG
        assert flags & unwanted == 0, "the terminal is not raw"

    def check_restored(self):
        assert termios.tcgetattr(self.side) == self.before, "the terminal's settings were not restored"
        modes = dict(MODES)
        for numbers, setting in re.findall(rb"\x1b\[\?([\d;]+)([hl])", self.output):
            for number in numbers.split(b";"):
                modes[int(number)] = setting == b"h"
        assert modes == MODES, "modes were left: %r" % modes
        colors = re.findall(rb"\x1b\[([\d;]*)m", self.output)
        assert not colors or colors[-1] in (b"", b"0"), "colors were left: %r" % colors[-1]


def run_shell(main, side, tell, listen, command, environment):
    """Leads the session: starts the job in the foreground, and takes the terminal when it stops."""
    os.close(main)
    os.setsid()
    fcntl.ioctl(side, termios.TIOCSCTTY, 0)
    for ignored in IGNORED:
        signal.signal(ignored, signal.SIG_IGN)
    gate, opener = os.pipe()
    job = os.fork()
    if job == 0:
        os.read(gate, 1)
        # A script that runs this test in the background makes it ignore SIGINT and SIGQUIT.
        for ignored in IGNORED + (signal.SIGINT, signal.SIGQUIT):
            signal.signal(ignored, signal.SIG_DFL)
        for descriptor in (0, 1, 2):
            os.dup2(side, descriptor)
        os.closerange(3, 256)
        # Swift's own crash reporter would ask whoever sits there what to do.
        os.environ.update(
            {"TERM": "xterm-256color", "COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no"})
        for name in ("NO_COLOR", "COLORFGBG", "TERMINAL_THEME"):
            os.environ.pop(name, None)
        os.environ.update(environment)
        os.execvp(command[0], command)
    os.setpgid(job, job)
    os.tcsetpgrp(side, job)
    os.write(opener, b"!")
    os.write(tell, b"started %d\n" % job)
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if os.WIFSTOPPED(status):
            os.tcsetpgrp(side, os.getpgrp())
            os.write(tell, b"stopped %d\n" % os.WSTOPSIG(status))
            os.read(listen, 1)
            os.tcsetpgrp(side, job)
            os.killpg(job, signal.SIGCONT)
            continue
        if os.WIFSIGNALED(status):
            os.write(tell, b"killed %d\n" % os.WTERMSIG(status))
        else:
            os.write(tell, b"exited %d\n" % os.WEXITSTATUS(status))
        os.read(listen, 1)
        os._exit(0)


def quits(terminal, options):
    terminal.type(options.quit_key)
    assert terminal.wait_end() == ("exited", 0)
    terminal.check_restored()


def interrupt(terminal, options):
    terminal.type("\x03")
    assert terminal.wait_end() in [("exited", 0), ("exited", 130), ("killed", signal.SIGINT)]
    terminal.check_restored()


def killed_by(number):
    def scenario(terminal, options):
        os.kill(terminal.job, number)
        end = terminal.wait_end()
        assert end in [("killed", number), ("exited", 128 + number)], end
        terminal.check_restored()
    return scenario


def suspend(send):
    def scenario(terminal, options):
        for _ in range(2):
            send(terminal)
            terminal.wait_report(rb"stopped \d+\n")
            terminal.wait_output(rb"\x1b\[\?1049l")
            terminal.check_restored()
            terminal.forget()
            os.write(terminal.orders, b"c")
            terminal.wait_frame()
            terminal.check_raw()
        quits(terminal, options)
    return scenario


def stopped_outright(terminal, options):
    os.kill(terminal.job, signal.SIGSTOP)
    terminal.wait_report(rb"stopped \d+\n")
    termios.tcsetattr(terminal.side, termios.TCSANOW, terminal.before)
    terminal.forget()
    os.write(terminal.orders, b"c")
    terminal.wait_frame()
    terminal.check_raw()
    quits(terminal, options)


def typed_early(terminal, options):
    os.kill(terminal.job, signal.SIGSTOP)
    terminal.wait_report(rb"stopped \d+\n")
    terminal.type(options.quit_key)
    os.write(terminal.orders, b"c")
    assert terminal.wait_end() == ("exited", 0)
    terminal.check_restored()


def resized(terminal, options):
    terminal.forget()
    terminal.resize(100, 30)
    terminal.wait_output(rb"\x1b\[2J.*\x1b\[30;\d+H.*\x1b\[\?2026l")
    quits(terminal, options)


def hung_up(terminal, options):
    terminal.hang_up()
    end = terminal.wait_end()
    assert end in [("killed", signal.SIGHUP), ("exited", 0), ("exited", 129)], end


def noisy(terminal, options):
    terminal.type("\x1b[<35;1;1M\x1b[999;1z\x1b]52;c;?\x07\x1b[<0;500;500M\x1b[<0;500;500m\xff")
    terminal.type("\x1b[200~" + options.quit_key + "\x1b[201~")
    quits(terminal, options)


def trapped(terminal, options):
    terminal.type(options.trap_key)
    kind, number = terminal.wait_end()
    assert kind == "killed" and number in (signal.SIGILL, signal.SIGTRAP), (kind, number)
    terminal.check_restored()
    after = terminal.output.rpartition(b"\x1b[?1049l")[2]
    assert b"Fatal error" in after, "the message of the trap is lost: %r" % after


FATAL = ["SIGILL", "SIGTRAP", "SIGABRT", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGQUIT"]


def scenarios(options):
    yield "quits by key", quits, {}
    yield "starts when the terminal answers nothing", quits, {"answers": False}
    yield "starts without colors", quits, {"environment": {"NO_COLOR": "1"}}
    yield "ends by Ctrl-C", interrupt, {}
    for name in ["SIGTERM", "SIGINT", "SIGHUP", "SIGPIPE"] + FATAL:
        yield "restores after " + name, killed_by(getattr(signal, name)), {}
    yield "suspends by Ctrl-Z and comes back", suspend(lambda it: it.type("\x1a")), {}
    yield "suspends by SIGTSTP and comes back", suspend(
        lambda it: os.kill(it.job, signal.SIGTSTP)), {}
    yield "comes back after SIGSTOP", stopped_outright, {}
    yield "keeps the keys that were typed before it came back", typed_early, {}
    yield "draws again at another size", resized, {}
    yield "ends when the terminal is closed", hung_up, {}
    yield "swallows noise and takes no paste for keys", noisy, {}
    if options.trap_key:
        yield "shows the message of a trap", trapped, {}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quit-key", default="q")
    parser.add_argument("--trap-key")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not options.command:
        parser.error("which program?")
    failures = 0
    for name, scenario, settings in scenarios(options):
        terminal = None
        try:
            terminal = Terminal(options.command, **settings)
            terminal.wait_frame()
            terminal.check_raw()
            scenario(terminal, options)
            print("passed:", name, flush=True)
        except AssertionError as error:
            failures += 1
            print("FAILED: %s: %s" % (name, error), flush=True)
        finally:
            if terminal:
                terminal.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
