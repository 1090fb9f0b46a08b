#!/usr/bin/env python3
"""Uses the page that --report prints, in headless Chromium, at the widths of a desktop and a phone.

Usage: report_test.py PATH-TO-PROGRAM [FOLDER-FOR-SCREENSHOTS]

It installs Chromium on Debian if it is missing, and checks nothing where it can't.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import chromium

HOSTILE = "</pre></script><img src=x onerror=\"top.document.title='hacked'\"><script>hacked()</script>"

# Runs in a page around the report, which is in a frame. It throws at the first thing that is wrong.
TEST = """
const check = (isTrue, words) => { if (!isTrue) throw new Error(words + ' at ' + innerWidth); };
const use = (frame) => {
  const { document, KeyboardEvent, Event, innerWidth } = frame.contentWindow;
  const one = (selector) => document.querySelector(selector);
  const press = (key, on = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const shown = () => Number(one('article.is-current').id.replace('step-', ''));
  const count = document.querySelectorAll('article').length;
  const see = (number, words) => {
    check(shown() === number, words + ': ' + shown() + ' instead of ' + number);
    check(Number(one('input[type=range]').value) === number, words + ': the slider');
    check(one('[aria-current]').getAttribute('href') === '#step-' + number, words + ': the list');
    check(document.querySelectorAll('article.is-current').length === 1, words + ': one step');
    check(one('figure.is-current svg').getBoundingClientRect().width > 100, words + ': a picture');
  };
  see(0, 'the start');
  press('ArrowRight'); see(1, 'right');
  press('End'); see(count - 1, 'end');
  press('ArrowLeft'); see(count - 2, 'left');
  press('Home'); see(0, 'home');
  one('[data-go=next]').click(); see(1, 'the button');
  one('input[type=range]').value = 2;
  one('input[type=range]').dispatchEvent(new Event('input')); see(2, 'sliding');
  document.querySelectorAll('nav a')[1].click(); see(1, 'a row');
  const search = one('input[type=search]');
  press('/');
  check(document.activeElement === search, 'slash leads to the search');
  search.value = 'starts'; search.dispatchEvent(new Event('input')); see(0, 'searching');
  check(one('[role=status]').textContent === '1 of ' + count + ' match', 'the number found');
  press('End', document.body); see(0, 'the last that is found');
  press('Escape', search);
  check(document.querySelectorAll('nav li[hidden]').length === 0, 'Escape clears the search');
  for (const theme of ['dark', 'light']) {
    one('[data-theme-choice=' + theme + ']').click();
    const color = frame.contentWindow.getComputedStyle(document.documentElement).backgroundColor;
    const isDark = color.match(/\\d+/g).every((part) => part < 100);
    check(isDark === (theme === 'dark'), theme + ' is ' + color);
    check((one('figure.is-current .dark').offsetHeight > 0) === isDark, theme + ' pictures');
  }
  const root = document.documentElement;
  check(root.scrollWidth <= innerWidth, 'nothing is too wide');
  check(document.title !== 'hacked' && !one('article img'), 'hostile text is text');
  frame.contentWindow.dispatchEvent(new Event('beforeprint'));
  const isAll = [...document.querySelectorAll('article')].every((step) => step.offsetHeight > 0);
  check(isAll, 'print has all steps');
  frame.contentWindow.dispatchEvent(new Event('afterprint'));
  return innerWidth;
};
addEventListener('load', () => {
  const result = document.createElement('output');
  try { result.textContent = 'used at ' + [...document.querySelectorAll('iframe')].map(use); }
  catch (error) { result.textContent = 'wrong: ' + error.message; }
  document.body.append(result);
});
"""


def run(*command, **options):
    return subprocess.run(list(map(str, command)), check=True, timeout=120, **options)


def browse(*options):
    # The profile is new, so that the check starts without a theme chosen before.
    with tempfile.TemporaryDirectory() as profile:
        return run(
            chromium.program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-web-security", f"--user-data-dir={profile}", "--virtual-time-budget=5000",
            *options, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def report(app, folder):
    """The page about a session, in which every source is hostile."""
    file = folder / "session.jsonl"
    run(app, "--plain", "--data-directory", folder / "data", "--record", file,
        stdout=subprocess.DEVNULL)
    header, *lines = file.read_text().splitlines()
    steps = [json.dumps({**json.loads(line), "source": HOSTILE}) for line in lines]
    file.write_text("\n".join([header, *steps, ""]))
    page = folder / "report.html"
    page.write_bytes(run(app, "--report", file, stdout=subprocess.PIPE).stdout)
    return page


def check(app, folder):
    page = report(app, folder)
    frames = "".join(
        f'<iframe src="report.html" style="width:{width}px;height:900px"></iframe>'
        for width in (1440, 1024, 390))
    test = folder / "test.html"
    test.write_text(f"<!doctype html><script>{TEST}</script><body>{frames}")
    text = browse("--dump-dom", test.as_uri())
    if "used at 1440,1024,390" not in text:
        sys.exit(text[-300:])
    print("The report works at widths of 1440, 1024 and 390.")
    return page


if not chromium.program():
    print("Chromium can't be installed here, so the report is not checked.")
    sys.exit()
app = pathlib.Path(sys.argv[1]).resolve()
with tempfile.TemporaryDirectory() as folder:
    page = check(app, pathlib.Path(folder))
    for place in sys.argv[2:]:
        for name, size in (("desktop", "1440,900"), ("phone", "500,900")):
            picture = pathlib.Path(place).resolve() / f"report-{name}.png"
            browse(f"--screenshot={picture}", f"--window-size={size}", page.as_uri() + "#2")
