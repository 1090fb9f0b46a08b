"""What can go wrong on request, and which requests it befalls."""
import json
import threading
from fnmatch import fnmatchcase

from answers import Answer, Refusal
from rules import Form

# Each kind with the options it takes beside `kind`, `method`, `path` and `times`, and their defaults.
KINDS = {
    "delay": {"seconds": 1},
    "status": {"status": 500, "retryAfter": None},
    "cutOff": {},
    "numbersAsStrings": {"field": None},
    "objectsForStrings": {"field": None},
    "huge": {"bytes": 10 * 1024 * 1024},
    "redirectLoop": {},
    "close": {},
    "drip": {"seconds": 1, "bytes": 1},
}
AIM = {"method": "*", "path": "*", "times": 1}
NAMES = ("method", "path", "field")
RANGES = {
    "times": (1, 1_000_000),
    "seconds": (0, 86_400),
    "status": (400, 599),
    "retryAfter": (0, 86_400),
    "bytes": (1, 1 << 30),
}
# Without an end: a fault that stays, a wait until the client leaves. Without a choice: every field.
NULLABLE = ("times", "seconds", "retryAfter", "field")


def read(fields):
    """A fault with all its options, from what somebody wrote."""
    form = Form(fields if isinstance(fields, dict) else {})
    kind = form.choice("kind", tuple(KINDS))
    if kind is None:
        form.complain("kind", "The kind is one of %s." % ", ".join(KINDS))
    options = dict(AIM, **KINDS.get(kind, {}))
    for name, value in form.fields.items():
        if name != "kind" and name not in options:
            form.complain(name, "A fault of this kind has no %s." % name)
        elif name != "kind" and not fits(name, value):
            form.complain(name, "The %s can't be %s." % (name, json.dumps(value)))
    form.done()
    return dict(options, **form.fields)


def fits(name, value):
    if value is None:
        return name in NULLABLE
    if name in NAMES:
        return isinstance(value, str)
    least, most = RANGES[name]
    kinds = (int, float) if name == "seconds" else (int,)
    return type(value) in kinds and least <= value <= most


def spoil(fault, answer):
    """The answer with the values of the wrong types that the fault asks for."""
    if fault["kind"] not in ("numbersAsStrings", "objectsForStrings") or answer.body is None:
        return answer
    return answer._replace(body=retyped(answer.body, fault["kind"], fault["field"]))


def retyped(value, kind, field, name=None):
    if isinstance(value, dict):
        return {key: retyped(inner, kind, field, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [retyped(inner, kind, field, name) for inner in value]
    if field not in (None, name):
        return value
    if kind == "numbersAsStrings" and isinstance(value, (int, float)):
        return str(value)
    if kind == "objectsForStrings" and isinstance(value, str):
        return {"value": value}
    return value


class Faults:
    """The faults that wait for a request, the oldest first."""

    def __init__(self):
        self.waiting = []
        self.lock = threading.Lock()

    def answer(self, method, body):
        """Adds one fault or a list of them, shows those that wait, or forgets them."""
        with self.lock:
            if method == "POST":
                try:
                    new = json.loads(body)
                except ValueError:
                    raise Refusal(400, "malformed", "The body isn't JSON.") from None
                self.waiting += [read(f) for f in (new if isinstance(new, list) else [new])]
            elif method == "DELETE":
                self.waiting = []
            return Answer(200, {"faults": list(self.waiting)})

    def take(self, method, path):
        """The fault that befalls a request, if any; one that has struck often enough is gone."""
        with self.lock:
            for fault in self.waiting:
                if fnmatchcase(method, fault["method"]) and fnmatchcase(path, fault["path"]):
                    self.strike(fault)
                    return fault
        return None

    def strike(self, fault):
        if fault["times"] is None:
            return
        fault["times"] -= 1
        if fault["times"] <= 0:
            self.waiting.remove(fault)
