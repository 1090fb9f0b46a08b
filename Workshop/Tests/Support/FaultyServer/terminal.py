"""A program in a pseudo-terminal, and what a person sees and does there."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
import unicodedata

COLUMNS, ROWS = 80, 24
CONTROL = re.compile(r"\x1b\[([?>=]?)([\d;]*)([A-Za-z])|\x1b\].*?(?:\x07|\x1b\\)|\x1b[^\[\]]", re.DOTALL)


class Terminal:
    """Runs a command, and keeps a picture of its screen.

    If the command crashes, it writes where into a file of the folder for crashes.
    """

    def __init__(self, command, crashes):
        self.output = ""
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.rest = b""
        self.child, self.main = pty.fork()
        if self.child == 0:
            os.environ.update({
                "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE":
                "enable=yes,color=no,interactive=no,threads=crashed,images=none,output-to=%s/" % crashes})
            os.execv(command[0], command)
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    @property
    def text(self):
        """The words on the screen, without the lines around and beside them."""
        rows = "\n".join("".join(row) for row in self.cells)
        return " ".join(rows.translate({ord("│"): " ", ord("┃"): " "}).split())

    def type(self, keys):
        os.write(self.main, keys.encode())

    def click(self, words):
        """Clicks in the middle of words, the lowest ones on the screen."""
        for number, row in reversed(list(enumerate(self.cells))):
            place = "".join(cell or " " for cell in row).find(words)
            if place >= 0:
                at = "%d;%d" % (place + len(words) // 2 + 1, number + 1)
                return self.type("\x1b[<0;%sM\x1b[<0;%sm" % (at, at))
        raise AssertionError("%r isn't on the screen" % words)

    def shows(self, words, seconds=15):
        """Waits until words are on the screen, and returns whether they ever are."""
        end = time.monotonic() + seconds
        while words not in self.text:
            if time.monotonic() > end or not self.read(max(0, end - time.monotonic())):
                return words in self.text
        return True

    def rests(self, seconds=0.3):
        """Takes what comes, until nothing does for a while."""
        while self.read(seconds):
            pass

    def read(self, seconds):
        """Takes the next part of the output; false if none comes in time."""
        if not select.select([self.main], [], [], seconds)[0]:
            return False
        try:
            data = self.rest + os.read(self.main, 65536)
        except OSError:
            return False
        # The end may be half a character or half a sequence.
        whole = max(data.rfind(b"\x1b"), 0) if len(data) - data.rfind(b"\x1b") < 12 else len(data)
        while whole < len(data) and whole > 0 and data[whole] != 0x1b:
            whole += 1
        try:
            text = data[:whole].decode("utf-8")
        except UnicodeDecodeError as error:
            whole = error.start
            text = data[:whole].decode("utf-8")
        self.rest = data[whole:]
        self.output += text
        self.draw(text)
        return True

    def draw(self, text):
        place = 0
        while place < len(text):
            control = CONTROL.match(text, place)
            if control:
                self.obey(control)
                place = control.end()
            else:
                self.write(text[place])
                place += 1

    def obey(self, control):
        if control[3] is None or control[1]:
            return
        numbers = [int(number or 1) for number in control[2].split(";")]
        if control[3] in "Hf":
            self.row, self.column = numbers[0] - 1, (numbers + [1])[1] - 1
        elif control[3] == "G":
            self.column = numbers[0] - 1
        elif control[3] == "C":
            self.column += numbers[0]
        elif control[3] == "J":
            self.cells = [[" "] * COLUMNS for _ in range(ROWS)]

    def write(self, character):
        if character in "\r\n":
            self.column, self.row = 0, min(self.row + (character == "\n"), ROWS - 1)
        elif self.row < ROWS and self.column < COLUMNS and unicodedata.combining(character) == 0:
            self.cells[self.row][self.column] = character
            wide = unicodedata.east_asian_width(character) in "WF"
            if wide and self.column + 1 < COLUMNS:
                self.cells[self.row][self.column + 1] = ""
            self.column += 1 + wide

    def ends(self):
        """Waits until the program ends, and returns its status."""
        while self.read(15):
            pass
        _, status = os.waitpid(self.child, 0)
        os.close(self.main)
        return os.waitstatus_to_exitcode(status)

    def close(self):
        """Kills the program, and returns what it had used."""
        os.kill(self.child, signal.SIGKILL)
        _, status, usage = os.wait4(self.child, 0)
        os.close(self.main)
        return status, usage
