#!/usr/bin/env python3
"""Runs the app against a server that breaks every promise, and checks what it says and what it costs.

usage: run.py [--tls] [--only WORDS] [--jobs N] PROGRAM

Each fault gets a process of its own: `PROGRAM --plain --api URL LINK`. It must end with the status and
the words of the fault, within bounds for memory, processor time and time. With --tls, all that is sent is
encrypted, by a certificate that the app is told to trust.
"""
import argparse
import json
import os
import select
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import faults

MEMORY = 150 << 20
PROCESSOR = 3.0
TIME = 25.0


class Server:
    """Answers `/N/…` as fault N plays."""

    def __init__(self, certificate=None):
        self.certificate, self.tls = certificate, None
        if certificate:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(certificate)
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.requests = [0] * len(faults.ALL)
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self):
        scheme = "https" if self.tls else "http"
        return "%s://127.0.0.1:%d" % (scheme, self.socket.getsockname()[1])

    @property
    def environment(self):
        return {"SSL_CERT_FILE": self.certificate} if self.certificate else {}

    def accept(self):
        while True:
            connection, _ = self.socket.accept()
            threading.Thread(target=self.play, args=(connection,), daemon=True).start()

    def play(self, connection):
        try:
            connection.settimeout(60)
            if self.tls:
                connection = self.tls.wrap_socket(connection, server_side=True)
            with connection:
                request = b""
                while b"\r\n\r\n" not in request:
                    part = connection.recv(65536)
                    if not part:
                        return
                    request += part
                number = int(request.split(b"/")[1])
                self.requests[number] += 1
                play = faults.ALL[number].play
                for part in [play] if isinstance(play, bytes) else play(request):
                    if isinstance(part, bytes):
                        connection.sendall(part)
                    elif select.select([connection], [], [], part)[0]:
                        return
        except OSError:
            pass


def make_certificate(folder):
    """A certificate for this machine, which nobody has signed, with its key in the same file."""
    path = os.path.join(folder, "certificate.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", path,
         "-out", path + ".crt", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, stderr=subprocess.DEVNULL)
    with open(path, "a") as file, open(path + ".crt") as certificate:
        file.write(certificate.read())
    return path


def check(program, server, number):
    """All that is wrong with what the app does about a fault, and what that cost."""
    fault = faults.ALL[number]
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "state.json")
        with open(state, "w") as file:
            data = {"saved": list(fault.saved), "visits": {}}
            json.dump({"version": 1, "dataVersion": 1, "data": data}, file)
        start = time.monotonic()
        process = subprocess.Popen(
            [program, "--plain", "--data-directory", folder,
             "--api", "%s/%d" % (server.url, number), fault.link],
            env={**os.environ, "LC_ALL": "C", **server.environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        timer = threading.Timer(60, process.kill)
        timer.start()
        output, errors = process.stdout.read(), process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        elapsed = time.monotonic() - start
        names = os.listdir(folder)
    said = (output if fault.status == 0 else errors).decode("utf-8", "replace")
    everything = (output + errors).decode("utf-8", "replace")
    memory, processor = usage.ru_maxrss << 10, usage.ru_utime + usage.ru_stime
    wrong = []
    if process.returncode != fault.status:
        wrong.append("status %d instead of %d" % (process.returncode, fault.status))
    if fault.words not in " ".join(said.split()):
        wrong.append("%r isn't said" % fault.words)
    if fault.hidden and fault.hidden in everything:
        wrong.append("%r is said" % fault.hidden)
    if memory > MEMORY:
        wrong.append("%d MB" % (memory >> 20))
    if processor > PROCESSOR:
        wrong.append("%.1f s of processor time" % processor)
    if elapsed > TIME:
        wrong.append("%.1f s" % elapsed)
    if names != ["state.json"]:
        wrong.append("wrote %s" % names)
    return wrong, everything, (memory, processor, elapsed, server.requests[number])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tls", action="store_true", help="serve https")
    parser.add_argument("--only", default="", help="a part of the faults' names")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("program")
    options = parser.parse_args()
    assert len(faults.ALL) >= 100
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(run(options, Server(make_certificate(folder) if options.tls else None)))


def run(options, server):
    """Checks the chosen faults, prints what is wrong, and returns whether anything is."""
    numbers = [n for n, fault in enumerate(faults.ALL) if options.only in fault.name]
    # Those that take their time go first.
    numbers.sort(key=lambda n: faults.ALL[n].words != faults.LATE)
    program = os.path.abspath(options.program)
    failed, costs = 0, []
    with ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda number: check(program, server, number), numbers)
        for number, (wrong, said, cost) in zip(numbers, results):
            costs.append(cost)
            if wrong:
                failed += 1
                print("A server that %s: %s\n%s" % (faults.ALL[number].name, ", ".join(wrong), said[-1500:]))
    worst = [max(cost[i] for cost in costs) for i in range(4)]
    print("%d passed, %d failed; at most %d MB, %.2f s of processor time, %.1f s, %d requests" % (
        len(numbers) - failed, failed, worst[0] >> 20, *worst[1:]))
    return failed > 0


if __name__ == "__main__":
    main()
