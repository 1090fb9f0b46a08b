#!/usr/bin/env python3
"""Uses the inspector of an app in a headless Chromium, and tries to use it from a hostile page.

usage: inspector_test.py PROGRAM [--pictures FOLDER]

PROGRAM is a debug build of Sights. Without a browser, the script says so and ends with 0. With --pictures, it
also keeps pictures of the page, such as those in Documentation/pictures.
"""
import argparse
import http.server
import json
import os
import pathlib
import re
import subprocess
import tempfile
import threading

import chromium

MANY = 100_000


class App:
    """The app in a pseudo-terminal that nobody reads, until the block ends."""

    def __init__(self, program, *arguments):
        self.command = [program, "--inspect", *arguments]

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        main, side = os.openpty()
        self.main = main
        self.process = subprocess.Popen(
            [*self.command, "--data-directory", self.folder.name], stdin=side, stdout=side,
            stderr=subprocess.PIPE, start_new_session=True,
            env=dict(os.environ, TERM="xterm-256color", LANG="en_US.UTF-8"))
        os.close(side)
        threading.Thread(target=self.drain, daemon=True).start()
        line = self.process.stderr.readline().decode()
        self.address = re.search(r"http://127\.0\.0\.1:\d+/\w+/", line)[0]
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.main)
        self.process.stderr.close()
        self.folder.cleanup()

    def drain(self):
        try:
            while os.read(self.main, 1 << 16):
                pass
        except OSError:
            pass

    def type(self, text):
        os.write(self.main, text.encode())


def check(isRight, about):
    if not isRight:
        raise AssertionError(about)
    print(f"  {about}")


def test_use(program):
    print("A person uses the page:")
    with App(program, "sights://sights/3") as app, chromium.Page() as page:
        page.open(app.address)
        page.until("document.querySelector('#connection').innerText === 'Connected'")
        page.until("[...document.querySelectorAll('.row span')].some((row) => row.innerText === 'sightLoad')")
        page.until("document.querySelector('#picture img').naturalWidth > 0", "the picture of the screen")
        page.until("document.querySelector('#detail ins')", "the differences")
        check(True, "it shows actions, a picture and differences")
        page.run("window.realImage = window.Image; window.Image = function () { const image = document.createElement('img'); "
                 "Object.defineProperty(image, 'src', { set() { setTimeout(() => image.onerror()); } }); return image; }")
        page.run("document.querySelector('[data-go=first]').click()")
        page.until("document.querySelector('#picture img').hidden && !document.querySelector('#picture .nothing').hidden",
                   "the words about a moment without a picture")
        page.run("window.Image = window.realImage; document.querySelector('[data-go=last]').click()")
        page.until("!document.querySelector('#picture img').hidden", "the picture of the next moment")
        check(True, "it says that a moment has no picture, and shows no other's")

        app.type("s")
        page.until("document.querySelector('#detail h2').innerText === 'added'", "the action of a key")
        check(True, "it follows the app")

        search = lambda words: page.run(
            f"document.querySelector('nav input').value = '{words}'; "
            "document.querySelector('nav input').dispatchEvent(new Event('input'))")
        search("bookmarks")
        page.until("/^1 of \\d+ actions$/.test(document.querySelector('#found').innerText)", "the search")
        check(True, "it finds actions by what they changed")
        search("")

        button = "[...document.querySelectorAll('#detail button, #banner button')].find((button) => button.innerText === %s)"
        press = lambda title: page.run(f"{button % json.dumps(title)}.click()")
        press("State")
        page.until("[...document.querySelectorAll('.tree em')].some((name) => name.innerText === 'bookmarks')")
        page.run("const field = document.querySelector('#detail input[type=search]'); field.value = 'elizabeth'; "
                 "field.dispatchEvent(new Event('input'))")
        page.until("document.querySelector('.tree').innerText.includes('Elizabeth Tower')", "the search in the state")
        check(True, "it shows the state, and finds a part of it")
        press("Changes")
        page.until("document.querySelector('#detail ins')")

        press("Skip It")
        page.until("document.querySelector('#toast').innerText.startsWith('Skipped')", "the words about a skipped action")
        page.run("document.querySelector('[data-tab=history]').click()")
        page.until("document.querySelector('#list').innerText.includes('left after action')", "the branch")
        check(True, "it skips an action, and lists the history as a branch")

        page.run("document.querySelector('[data-tab=actions]').click()")
        page.run("document.querySelector('[data-go=first]').click()")
        page.until(f"document.querySelector('output').innerText.startsWith('0 of')")
        press("Go There")
        page.until("!document.querySelector('#banner').hidden", "the words about travel")
        press("Continue Here")
        page.until("document.querySelector('#banner').hidden", "the end of travel")
        check(True, "it moves the app, and continues from a moment")

        page.run("document.querySelector('[data-tab=dispatch]').click()")
        # No such action was recorded: the form is made from the type.
        search("visits added")
        page.until("document.querySelector('#list').innerText.includes('VisitsAction.added')", "a form of a type")
        page.run("document.querySelector('.row').click()")
        page.until("document.querySelector('textarea').value.includes('VisitsAction')", "the form")
        search("")
        page.run("document.querySelector('textarea').value = "
                 "'{\"type\":\"BookmarksAction\",\"value\":{\"added\":{\"_0\":5}}}'")
        press("Dispatch")
        page.run("document.querySelector('[data-tab=actions]').click()")
        row = "[...document.querySelectorAll('.row')].find((row) => row.innerText.includes('added'))"
        # The app goes on meanwhile, and the list with it: the row is chosen until its action is shown.
        page.until(f"({row}.click(), [...document.querySelectorAll('#detail ins')]"
                   ".some((line) => line.innerText.includes('[5]')))", "the action that was dispatched")
        check(True, "it dispatches an action by hand")

        page.run("document.querySelector('[data-tab=screens]').click()")
        page.until("document.querySelector('#list').innerText.includes('ExploreCoordinator')")
        page.run("document.querySelector('[data-tab=network]').click()")
        page.until("document.querySelector('#list').innerText.includes('/sights?page=1')")
        page.run("document.querySelector('.row').click()")
        page.until("document.querySelector('#detail').innerText.includes('Copy as curl')")
        check(True, "it shows screens and requests")
        check(page.messages == [], "the browser complains about nothing" if not page.messages else str(page.messages))
        app.process.kill()
        page.until("document.querySelector('#connection').innerText.startsWith('The app has ended')")
        check(True, "it says that the app has ended")


def test_widths(program, pictures):
    """Looks at the page in both colors, wide and narrow; keeps the wide ones."""
    print("On a desktop and a phone:")
    with App(program, "sights://sights/3") as app, chromium.Page() as page:
        page.open(app.address)
        page.until("document.querySelector('#list').innerText.split('sightLoad').length > 2")
        app.type("s")
        page.until("document.querySelector('#detail h2').innerText === 'added'")
        number = page.text("output").split()[0]
        for theme in "light", "dark":
            for width in 400, 1280:
                page.resize(width, 720)
                page.open("about:blank")
                page.open(f"{app.address}#theme={theme}&action={number}")
                page.until("document.querySelector('#picture img').naturalWidth > 0")
                page.until("document.querySelector('#detail h2').innerText === 'added'")
                page.until("[...document.querySelectorAll('.row')].some((row) => row.getAttribute('aria-selected') === 'true')")
                overflow = page.run("document.documentElement.scrollWidth - innerWidth")
                check(overflow <= 0, f"nothing is wider than the page, {theme}, at {width}")
                check(page.run("document.documentElement.classList.contains('is-dark')") == (theme == "dark"),
                      f"its colors are {theme}")
            if pictures:
                page.screenshot(pathlib.Path(pictures) / f"browser-{theme}.png")


def recording(path):
    """Writes a recording with many actions."""
    with open(path, "w") as file:
        file.write(json.dumps({"app": "Sights", "format": 1, "state": "0", "version": "1"}) + "\n")
        for number in range(MANY):
            action = {"added": {"_0": number % 12 + 1}} if number % 2 else {"removed": {"_0": number % 12}}
            file.write(json.dumps({"state": "0", "time": number / 10, "type": "BookmarksAction", "value": action}) + "\n")


def test_many(program):
    print(f"{MANY:,} actions:")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "many.jsonl"
        recording(path)
        with App(program, "--replay", path) as app, chromium.Page() as page:
            page.open(app.address)
            page.until("document.querySelector('#found').innerText === '100,000 actions'", "all actions", limit=300)
            check(page.run("document.querySelectorAll('*').length") < 800, "only rows in sight are in the page")
            # How long that takes depends on what else the machine does, so it is said and not checked.
            longest, empty = page.run("""(async () => {
              const list = document.querySelector('#list'), frame = () => new Promise(requestAnimationFrame);
              const { left, top } = list.getBoundingClientRect();
              let longest = 0, empty = 0;
              for (let turn = 0; turn < 60; turn++) {
                const start = performance.now();
                list.scrollTop = list.scrollHeight * turn / 60;
                list.dispatchEvent(new Event('scroll'));
                await frame();
                longest = Math.max(longest, performance.now() - start);
                if (!document.elementFromPoint(left + 20, top + 20)?.closest('.row')) empty += 1;
              }
              return [longest, empty]; })()""")
            check(empty == 0, f"wherever the list is scrolled, its rows are there, after at most {longest:.0f} ms")
            took = page.run("""(() => { const field = document.querySelector('nav input'), start = performance.now();
              field.value = 'removed 1:00.0'; field.dispatchEvent(new Event('input'));
              return performance.now() - start; })()""")
            check("of 100,000" in page.text("#found"), f"a search finds its actions, after {took:.0f} ms")


HOSTILE = """<!doctype html><title>Hostile</title><script>
const results = {}, address = decodeURIComponent(location.hash.slice(1));
const attempt = (name, work) => { results[name] = 'waiting'; work().then((value) => { results[name] = value; },
  (error) => { results[name] = 'refused'; }); };
attempt('read', async () => (await fetch(address + 'status')).text());
attempt('write', async () => (await fetch(address + 'do', { method: 'POST', headers: { 'Content-Type': 'application/json' },
  body: '{"do":"dispatch","action":"{}"}' })).text());
attempt('blind', async () => { const answer = await fetch(address + 'do', { method: 'POST', mode: 'no-cors',
  headers: { 'Content-Type': 'text/plain' }, body: DISPATCH }); return answer.type; });
attempt('form', () => new Promise((done) => { const frame = document.createElement('iframe'); frame.name = 'target';
  document.documentElement.append(frame); const form = document.createElement('form'); form.target = 'target';
  form.method = 'POST'; form.enctype = 'text/plain'; form.action = address + 'do'; const field = document.createElement('input');
  field.name = DISPATCH; form.append(field); document.documentElement.append(form);
  frame.onload = () => done('sent'); form.submit(); }));
attempt('picture', () => new Promise((done, fail) => { const image = new Image(); image.onload = () => done('read');
  image.onerror = fail; image.src = address + 'picture?moment=0&theme=light'; }));
attempt('script', () => new Promise((done, fail) => { const script = document.createElement('script');
  script.onload = () => done('read'); script.onerror = fail; script.src = address + 'status'; document.documentElement.append(script); }));
attempt('frame', () => new Promise((done) => { const frame = document.createElement('iframe'); frame.src = address;
  frame.onload = () => { let isReadable = false; try { isReadable = Boolean(frame.contentDocument?.querySelector('nav')); } catch {}
    done(isReadable ? 'read' : 'refused'); }; document.documentElement.append(frame); }));
attempt('window', async () => { const other = window.open(address); await new Promise((done) => setTimeout(done, 1000));
  try { return other?.document.querySelector('nav') ? 'read' : 'refused'; } catch { return 'refused'; } });
</script>""".replace("DISPATCH", json.dumps(json.dumps(
    {"do": "dispatch", "action": json.dumps({"type": "BookmarksAction", "value": {"added": {"_0": 6}}})})))


def test_hostile(program):
    print("A hostile page that knows the address:")

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(HOSTILE.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with App(program, "sights://sights/3") as app, chromium.Page() as page:
        port = app.address.split(":")[2].split("/")[0]
        # A domain of the attacker's that leads here, the same machine on another port, and a page without an origin.
        for host in "127.0.0.1", "localhost":
            page.open("about:blank")
            page.open(f"http://{host}:{server.server_port}/#" + app.address.replace(":", "%3A").replace("/", "%2F"))
            page.until("typeof results === 'object' && !Object.values(results).includes('waiting')")
            results = page.run("results")
            for name in "read", "write", "picture", "script", "frame", "window":
                check(results[name] == "refused", f"from {host}, {name}: {results[name][:60]}")
        rebound = subprocess.run(
            ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", f"Host: evil.example:{port}", app.address],
            capture_output=True, text=True).stdout
        check(rebound == "403", "a domain that was pointed here is refused")
        actions = subprocess.run(["curl", "-s", app.address + "actions?after=0&left=0"], capture_output=True, text=True).stdout
        check("BookmarksAction" not in actions, "nothing was dispatched, also not blindly or by a form")
    server.shutdown()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--pictures")
    options = parser.parse_args()
    if not chromium.program():
        print("Skipped: there is no Chromium on this machine. Set CHROMIUM to the path of one.")
        return
    test_use(options.program)
    test_widths(options.program, options.pictures)
    test_many(options.program)
    test_hostile(options.program)


if __name__ == "__main__":
    main()
