"""Drives a headless Chromium through a pipe, with nothing but the standard library."""
import base64
import functools
import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

LIMIT = 30


@functools.cache
def program():
    """Returns the path of a browser, which is installed on Debian if it is missing; None if there is none."""
    names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found and shutil.which("apt-get"):
        install = "apt-get update && apt-get install -y --no-install-recommends chromium"
        subprocess.run(install, shell=True, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium")
    return found


class Page:
    """A tab of a browser, which ends with the block in which it is used."""

    def __init__(self, width=1280, height=800):
        self.size = (width, height)
        self.numbers = itertools.count(1)
        self.rest = b""
        self.messages = []

    def __enter__(self):
        # Processes of the browser may still write while the folder is removed.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        receive, self.send_end = os.pipe()
        self.receive_end, send = os.pipe()

        def arrange():
            # The browser reads descriptor 3 and writes descriptor 4; higher numbers can't be in their way.
            high = [os.dup2(end, number) for end, number in ((receive, 103), (send, 104))]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
             f"--user-data-dir={self.folder.name}", "--window-size=%d,%d" % self.size, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=arrange, close_fds=False)
        os.close(receive)
        os.close(send)
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Log":
            self.call(domain + ".enable")
        self.resize(*self.size)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.send_end)
        os.close(self.receive_end)
        self.folder.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the browser's protocol, and returns its result."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.send_end, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + LIMIT
        while True:
            answer = self.next(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.keep(answer)

    def next(self, deadline):
        while b"\0" not in self.rest:
            if not select.select([self.receive_end], [], [], max(0, deadline - time.monotonic()))[0]:
                raise AssertionError("The browser doesn't answer.")
            more = os.read(self.receive_end, 1 << 20)
            if not more:
                raise AssertionError("The browser has ended.")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def keep(self, event):
        """Keeps what the page complains about."""
        parameters = event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.messages.append(details.get("exception", {}).get("description") or details["text"])
        if event.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.messages.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))

    def open(self, address):
        self.call("Page.navigate", url=address)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def run(self, script):
        """Runs a script in the page, waits for its promise, and returns its value."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, condition, about="", limit=LIMIT):
        """Waits until an expression of the page is true."""
        deadline = time.monotonic() + limit
        while time.monotonic() < deadline:
            # A page that is being loaded has no elements yet.
            value = self.run(f"(() => {{ try {{ return Boolean({condition}); }} catch {{ return false; }} }})()")
            if value:
                return value
            time.sleep(0.05)
        text = self.run("document.body?.innerText ?? ''")
        raise AssertionError(f"{about or condition} never became true. {self.messages}\nThe page says:\n{text[:2000]}")

    def text(self, selector="body"):
        return self.run(f"document.querySelector({json.dumps(selector)}).innerText")

    def click(self, selector):
        """Clicks in the middle of an element that is in sight."""
        place = self.run(f"""(() => {{ const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{ block: 'nearest' }}); const frame = element.getBoundingClientRect();
            return [frame.x + frame.width / 2, frame.y + frame.height / 2]; }})()""")
        for kind in "mousePressed", "mouseReleased":
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
