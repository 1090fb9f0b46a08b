"""How the server starts and ends, as a program."""
import http.client
import re
import signal
import subprocess
import sys
import unittest
from pathlib import Path

SERVER = Path(__file__).with_name("server.py")
LIMIT = 20


class ProcessTests(unittest.TestCase):
    def start(self, *arguments, stdin=subprocess.PIPE):
        process = subprocess.Popen(
            [sys.executable, str(SERVER), *arguments], stdin=stdin, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, cwd="/")
        self.addCleanup(process.communicate, timeout=LIMIT)
        self.addCleanup(process.kill)
        return process

    def port(self, process):
        line = process.stdout.readline()
        match = re.fullmatch(r"listening on http://127\.0\.0\.1:([0-9]+)\n", line)
        self.assertTrue(match, line)
        return int(match[1])

    def connect(self, process):
        """A connection that has had one answer, and is kept open."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port(process), timeout=LIMIT)
        self.addCleanup(connection.close)
        connection.request("GET", "/sights/1")
        response = connection.getresponse()
        response.read()
        self.assertEqual(response.status, 200)
        return connection

    def end(self, process):
        """The status and the last words of a process that ends by itself."""
        _, words = process.communicate(timeout=LIMIT)
        return process.returncode, words

    def test_it_ends_when_its_input_is_closed(self):
        process = self.start()
        self.connect(process)
        process.stdin.close()
        process.stdin = None
        self.assertEqual(self.end(process), (0, ""))

    def test_it_ends_when_it_is_told_to(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            process = self.start(stdin=subprocess.DEVNULL)
            self.connect(process)
            process.send_signal(number)
            self.assertEqual(self.end(process), (0, ""))

    def test_it_ends_while_an_answer_is_under_way(self):
        process = self.start(stdin=subprocess.DEVNULL)
        connection = self.connect(process)
        connection.request(
            "GET", "/sights/1", headers={"X-Fault": '{"kind": "drip", "seconds": null}'})
        connection.getresponse()
        process.send_signal(signal.SIGTERM)
        self.assertEqual(self.end(process), (0, ""))

    def test_it_takes_the_port_it_is_given(self):
        first = self.start(stdin=subprocess.DEVNULL)
        port = self.port(first)
        first.terminate()
        self.end(first)
        self.assertEqual(self.port(self.start("--port", str(port))), port)

    def test_it_says_what_is_wrong_with_its_arguments(self):
        status, words = self.end(self.start("--prot", "1"))
        self.assertEqual(status, 2)
        self.assertIn("usage: server.py", words)


if __name__ == "__main__":
    unittest.main()
