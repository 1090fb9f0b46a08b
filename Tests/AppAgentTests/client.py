#!/usr/bin/env python3
"""Drives an app by the Model Context Protocol: a script, a line a call, in one of both eras.

Usage: client.py new|old APP < script

A line of the script is a tool and its arguments in JSON, such as `look {"app": "a1"}`. It prints each result as
text, and ends with 1 if a call failed that doesn't begin with `!`. `pass` after a tool's name, as in
`expect-pass`, also demands that what is expected is found. A line with `#` is a comment.
"""

import json
import subprocess
import sys
import time

NEW, OLD = "2026-07-28", "2025-11-25"


class Client:
    """A client of one process."""

    def __init__(self, era, command):
        self.is_new = era == "new"
        self.number = 0
        self.times = []
        self.process = subprocess.Popen(
            command + ["--agent"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if self.is_new:
            found = self.request("server/discover")
            assert NEW in found["supportedVersions"], found
        else:
            answer = self.request("initialize", {
                "protocolVersion": OLD, "capabilities": {}, "clientInfo": {"name": "client", "version": "1"}})
            assert answer["protocolVersion"] == OLD, answer
            self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, params=None):
        self.number += 1
        params = dict(params or {})
        if self.is_new:
            params["_meta"] = {
                "io.modelcontextprotocol/protocolVersion": NEW,
                "io.modelcontextprotocol/clientInfo": {"name": "client", "version": "1"},
                "io.modelcontextprotocol/clientCapabilities": {}}
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.number, answer
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        if self.is_new:
            assert answer["result"]["resultType"] == "complete", answer
        return answer["result"]

    def call(self, tool, arguments):
        start = time.monotonic()
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        self.times.append(time.monotonic() - start)
        return result

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def perform(client, line):
    """Performs a line of the script, and returns whether it did what it should."""
    tool, _, arguments = line.partition(" ")
    should_fail = tool.startswith("!")
    name, _, demand = tool.lstrip("!").partition("-")
    result = client.call(name, json.loads(arguments or "{}"))
    print(f"> {line}\n{result['content'][0]['text']}")
    failed = result.get("isError", False)
    passed = demand != "pass" or result["structuredContent"].get("passed") is True
    return failed == should_fail and passed


def main():
    client = Client(sys.argv[1], sys.argv[2:])
    names = [tool["name"] for tool in client.request("tools/list")["tools"]]
    assert names[:3] == ["open", "look", "do"], names
    failures = []
    for line in sys.stdin:
        line = line.strip()
        if line and not line.startswith("#") and not perform(client, line):
            failures.append(line)
    status = client.close()
    median = sorted(client.times)[len(client.times) // 2] if client.times else 0
    print(f"{len(client.times)} calls, median {median * 1000:.1f} ms, status {status}", file=sys.stderr)
    for line in failures:
        print(f"FAILED: {line}", file=sys.stderr)
    sys.exit(1 if failures or status else 0)


if __name__ == "__main__":
    main()
