#!/usr/bin/env python3
"""Drives an app by the Model Context Protocol: a script, a line a call, in one of both eras.

usage: client.py new|old APP < SCRIPT-OR-PAGE

A line of the script is a tool and its arguments in JSON, such as `look {"app": "a1"}`. In them, `$data` is an
empty folder, and `$server` a server that does what the contract in Documentation/api says. Each result is
printed as text. The status is 1 if a line doesn't do what it should. Other lines:

!tool …         the call must fail
tool-pass …     what is expected must be found
says WORDS      the last result must contain the words
run OPTIONS     runs the app with other options, which say what it prints
restart         ends the process, and starts another
signal SIGTERM  ends the process by a signal, after which no temporary data may be left, and starts another
plant FAULT     lets the server spoil answers; see Workshop/Tests/Support/ReferenceServer
same FILE       the file that was saved last must have the contents of another, in Tests
# …             a task, in words

A page has such lines in blocks, after `> `, and what is printed must be what the page says.
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
TESTS = ROOT / "Tests"
sys.path.insert(0, str(ROOT / "Workshop/Tests/Support/ReferenceServer"))
from client import Running

NEW, OLD = "2026-07-28", "2025-11-25"
CLIENT = {"name": "client", "version": "1"}


class Client:
    """A client of one process."""

    def __init__(self, era, command, folder):
        self.is_new, self.number = era == "new", 0
        self.temporary = pathlib.Path(folder, "temporary")
        self.temporary.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            command + ["--agent", "--allow-data"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder,
            env=dict(os.environ, TMPDIR=str(self.temporary)))
        if self.is_new:
            assert NEW in self.request("server/discover")["supportedVersions"]
        else:
            answer = self.request(
                "initialize", {"protocolVersion": OLD, "capabilities": {}, "clientInfo": CLIENT})
            assert answer["protocolVersion"] == OLD, answer
            self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        names = [tool["name"] for tool in self.request("tools/list")["tools"]]
        assert names[:3] == ["open", "look", "do"], names

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, params=None):
        self.number += 1
        params = dict(params or {})
        if self.is_new:
            meta = {"protocolVersion": NEW, "clientInfo": CLIENT, "clientCapabilities": {}}
            params["_meta"] = {"io.modelcontextprotocol/" + key: value for key, value in meta.items()}
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.number, answer
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        assert answer["result"].get("resultType") == ("complete" if self.is_new else None), answer
        return answer["result"]

    def end(self, name):
        """Ends the process by a signal, and returns whether that removed the data of its apps."""
        had_data = any(self.temporary.glob("agent-*"))
        number = getattr(signal, name)
        self.process.send_signal(number)
        return had_data and self.process.wait(timeout=60) == -number and not any(self.temporary.glob("agent-*"))

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)


class Script:
    """The lines of a script, one after the other."""

    def __init__(self, start, command, folder, server):
        self.start, self.command, self.folder, self.server = start, command, folder, server
        self.client, self.said, self.times, self.transcript = start(), "", [], ""

    def perform(self, line):
        """Performs a line, and returns whether it did what it should."""
        self.transcript += "> %s\n" % line
        word, _, rest = line.partition(" ")
        if word == "same":
            saved = pathlib.Path(self.folder, self.said)
            return saved.read_text() == (TESTS / rest).read_text()
        if word == "says":
            return rest in self.said
        if word == "plant":
            return self.server.ask("POST", "/faults", rest).status == 200
        if word == "run":
            done = subprocess.run(
                self.command + rest.split(), cwd=self.folder, stdout=subprocess.PIPE, text=True)
            self.said = done.stdout
            return done.returncode == 0
        if word == "signal":
            has_ended, self.client = self.client.end(rest), self.start()
            return has_ended
        if word == "restart":
            status, self.client = self.client.close(), self.start()
            return status == 0
        address = "http://127.0.0.1:%d" % self.server.port
        return self.call(word, rest.replace("$data", self.folder).replace("$server", address))

    def call(self, word, arguments):
        name, _, demand = word.lstrip("!").partition("-")
        start = time.monotonic()
        result = self.client.request(
            "tools/call", {"name": name, "arguments": json.loads(arguments or "{}")})
        self.times.append((time.monotonic() - start) * 1000)
        self.said = result["content"][0]["text"].replace(self.folder + "/", "")
        self.transcript += self.said + "\n"
        has_passed = demand != "pass" or result["structuredContent"].get("passed") is True
        return has_passed and result.get("isError", False) == word.startswith("!")


def main():
    era, program, *options = sys.argv[1:]
    command, server, failures = [str(pathlib.Path(program).resolve())] + options, Running(), []
    text = sys.stdin.read()
    page = "".join(re.findall(r"(?ms)^```\n(> .*?)^```", text))
    with tempfile.TemporaryDirectory() as folder:
        script = Script(lambda: Client(era, command, folder), command, folder, server)
        for line in re.findall("(?m)^> (.*)", page) if page else filter(None, text.split("\n")):
            if not line.startswith("#") and not script.perform(line):
                failures.append(line + "\n" + script.said)
        status = script.client.close()
    server.stop()
    print(script.transcript, end="")
    if page:
        failures = [] if script.transcript == page else ["The page says something else."]
    times = sorted(script.times) or [0]
    figures = len(script.times), times[len(times) // 2], times[len(times) * 95 // 100]
    print("%d calls, median %.1f ms, 95 %% within %.1f ms" % figures, file=sys.stderr)
    for line in failures:
        print("This failed:", line, file=sys.stderr)
    sys.exit(1 if failures or status else 0)


if __name__ == "__main__":
    main()
